// The work on the desk, and its changes as pure functions. A work may be faulty: the engine judges it, these only write what the reader asks.
import { BASICS, EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { readSteps } from '../../../engine/battlefight/language/parse.ts';
import type { ActiveSpec, PartieScenario, PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import {
  type CardId,
  DEFAULT_OPTIONS,
  type Options,
  type Technique,
  type TechniqueType,
} from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { changeAt, dropAt, put } from '../../atelier/put.ts';
import { type CardDraft, draftOf, soundSteps } from './card-draft.ts';

/** A card of the reader: its text as typed, faulty or not. */
export interface OwnCard extends CardDraft {
  readonly id: CardId;
}
/** A scenario under work: its cards are texts. */
export interface Work extends Omit<PartieScenario, 'cards'> {
  readonly cards: readonly OwnCard[];
  /** How many copies the reader owns of each card, to check decks against; stays on this device. */
  readonly collection?: Readonly<Record<CardId, number>>;
}

export const fromScenario = ({ cards = [], ...rest }: PartieScenario): Work => ({
  ...rest,
  cards: cards.map((card) => ({ id: card.id, ...draftOf(card) })),
});
/** A card with the steps that could be read: all of them, when its text has no fault. */
export const techniqueIn = ({ id, title, type, steps }: OwnCard): Technique => ({
  id,
  title,
  type,
  steps: soundSteps(readSteps(steps)),
});
export const toScenario = ({ cards, collection: _, ...rest }: Work): PartieScenario =>
  cards.length === 0 ? rest : { ...rest, cards: cards.map(techniqueIn) };

/** Every card that may be put in a deck or a hand: the examples, then the reader's own. */
export const shelfOf = ({ cards }: Pick<Work, 'cards'>): readonly Technique[] => [
  ...EXAMPLE_CARDS,
  ...cards.map(techniqueIn),
];
export const titleIn = (shelf: readonly Technique[], id: CardId): string => {
  const title = shelf.find((card) => card.id === id)?.title.trim() ?? id;
  return title === '' ? 'Carte sans titre' : title;
};

// ── Cards of the reader
const freshCard = (cards: readonly OwnCard[]): CardId => {
  const taken = new Set([...BASICS, ...EXAMPLE_CARDS, ...cards].map(({ id }) => id));
  let n = 1;
  while (taken.has(`carte-${n}`)) n += 1;
  return `carte-${n}`;
};
export const addCard = (work: Work, draft: CardDraft): Work => ({
  ...work,
  cards: [...work.cards, { ...draft, id: freshCard(work.cards) }],
});
export const blankCard = (type: TechniqueType): CardDraft => ({ title: 'Nouvelle carte', type, steps: '' });
export const setCard = (work: Work, index: number, draft: CardDraft): Work => ({
  ...work,
  cards: changeAt(work.cards, index, ({ id }) => ({ ...draft, id })),
});
export const copyCard = (work: Work, index: number): Work => {
  const card = work.cards[index];
  return card === undefined
    ? work
    : addCard(work, { title: `${card.title} (copie)`, type: card.type, steps: card.steps });
};
const ZONES = ['hand', 'pile', 'shuffled', 'discard'] as const;
export type Zone = (typeof ZONES)[number];
const withoutCard = (player: PlayerSpec, id: CardId): PlayerSpec => {
  const lists = [...ZONES, 'deck'] as const;
  return lists.reduce<PlayerSpec>((spec, zone) => {
    const cards = spec[zone];
    return typeof cards === 'object' && cards.includes(id)
      ? { ...spec, [zone]: cards.filter((card) => card !== id) }
      : spec;
  }, player);
};
/** The card leaves the decks, the hands and the table with it. */
export const removeCard = (work: Work, index: number): Work => {
  const gone = work.cards[index];
  if (gone === undefined) return work;
  const active = work.active?.filter(({ card }) => card !== gone.id);
  const { [gone.id]: _, ...owned } = work.collection ?? {};
  return put(
    put(
      {
        ...work,
        cards: dropAt(work.cards, index),
        players: work.players.map((player) => withoutCard(player, gone.id)),
      },
      'active',
      active,
    ),
    'collection',
    work.collection === undefined ? undefined : owned,
  );
};

// ── People
export const setPlayer = <K extends keyof PlayerSpec>(
  work: Work,
  seat: number,
  key: K,
  value: PlayerSpec[K] | undefined,
): Work => ({ ...work, players: changeAt(work.players, seat, (player) => put(player, key, value)) });
export const addPlayer = (work: Work, cell: string | undefined): Work => ({
  ...work,
  players: [...work.players, work.kind === 'game' ? { deck: 'cogneur' } : put<PlayerSpec, 'cell'>({}, 'cell', cell)],
});
/** Those who sat after take one seat less; techniques of, or upon, who leaves are gone. */
export const removePlayer = (work: Work, seat: number): Work => {
  const moved = (one: Seat): Seat => (one > seat ? one - 1 : one) as Seat;
  const active = work.active
    ?.filter(({ owner, target, bearers = [] }) => owner !== seat && target !== seat && !bearers.includes(seat as Seat))
    .map((spec): ActiveSpec => {
      const { target, bearers } = spec;
      return {
        ...spec,
        owner: moved(spec.owner),
        ...(typeof target === 'number' ? { target: moved(target) } : {}),
        ...(bearers === undefined ? {} : { bearers: bearers.map(moved) }),
      };
    });
  const first = work.first === null ? null : work.first === seat ? 0 : moved(work.first);
  return put({ ...work, players: dropAt(work.players, seat), first }, 'active', active);
};

// ── Decks and zones
export const setZone = (work: Work, seat: number, zone: Zone, cards: readonly CardId[]): Work =>
  setPlayer(work, seat, zone, cards.length === 0 ? undefined : cards);
/** A card of the pile goes one place up or down. */
export const shift = (cards: readonly CardId[], index: number, by: 1 | -1): readonly CardId[] => {
  const [card, other] = [cards[index], cards[index + by]];
  if (card === undefined || other === undefined) return cards;
  return cards.map((one, i) => (i === index ? other : i === index + by ? card : one));
};

// ── Techniques that wait
export const setActive = (work: Work, index: number, spec: ActiveSpec): Work => ({
  ...work,
  active: changeAt(work.active ?? [], index, () => spec),
});
export const addActive = (work: Work, spec: ActiveSpec): Work => ({ ...work, active: [...(work.active ?? []), spec] });
export const removeActive = (work: Work, index: number): Work => {
  const left = dropAt(work.active ?? [], index);
  return put(work, 'active', left.length === 0 ? undefined : left);
};

// ── The whole
export type Format = 'partie' | 'match' | 'etude';
export const formatOf = ({ kind, options = {} }: Pick<Work, 'kind' | 'options'>): Format =>
  kind === 'study'
    ? 'etude'
    : (options.manches ?? DEFAULT_OPTIONS.manches) === DEFAULT_OPTIONS.manches
      ? 'partie'
      : 'match';
export const setOption = <K extends keyof Options>(work: Work, key: K, value: Options[K]): Work => {
  const options = put(work.options ?? {}, key, value === DEFAULT_OPTIONS[key] ? undefined : value);
  return put(work, 'options', Object.keys(options).length === 0 ? undefined : options);
};
const USUAL_MATCH = 3;
/** A position keeps its decks as piles in an unknown order; back in a game, what only a position may tell is left out. `cells`: where the pawns stand, by seat. */
export const setFormat = (work: Work, format: Format, cells: readonly (string | undefined)[]): Work => {
  const old = formatOf(work);
  if (format === old) return work;
  if (format === 'etude') {
    const placed = work.players.map((player, seat) => put(player, 'cell', player.cell ?? cells[seat]));
    return {
      ...setOption(work, 'manches', DEFAULT_OPTIONS.manches),
      kind: 'study',
      first: work.first ?? 0,
      players: placed,
    };
  }
  const counted = setOption(work, 'manches', format === 'match' ? USUAL_MATCH : DEFAULT_OPTIONS.manches);
  if (old !== 'etude') return counted;
  const players = counted.players.map(({ name, deck = 'cogneur' }): PlayerSpec =>
    put<PlayerSpec, 'name'>({ deck }, 'name', name),
  );
  return put({ ...counted, kind: 'game', players }, 'active', undefined);
};
/** Corners of the reader's choice, or those by default. */
export const setCorners = (work: Work, cells: readonly (string | undefined)[] | undefined): Work => ({
  ...setOption(work, 'placement', cells === undefined ? DEFAULT_OPTIONS.placement : 'libre-equivalent'),
  players: work.players.map((player, seat) => put(player, 'cell', cells?.[seat])),
});
/** Whether the lot will say who takes which corner: nothing is told of them, nor of who begins. */
export const isDrawn = ({ kind, first, players }: Work): boolean =>
  kind === 'game' && first === null && players.every(({ cell }) => cell === undefined);
