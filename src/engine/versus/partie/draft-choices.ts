// The choices that prepare a game, in the order of A23: HQs, Clayface's avatar, teams tile by tile, then what Jervis Tetch or Prof. Pyg takes; what each leads to, and which one is missing.
import type { Step } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import { type Brings, cardOf, CONTROLLED_FIGURES, powerOfTile } from '../data.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, foe, type TileId } from '../types.ts';
import { choiceFault, CHOOSER, type DraftAction, type DraftType, isUnchecked } from './draft-fits.ts';
import type { PartieEvent } from './event-types.ts';
import { figuresOf } from './reads.ts';
import {
  bring,
  bringsOf,
  closeDraft,
  hasEventTile,
  isHqSlot,
  isTeamSlot,
  operate,
  recruit,
  recruitAvatar,
  recruitHq,
  replaceEvent,
} from './recruit.ts';
import type { PartieState, Phase } from './types.ts';

export type DraftPhase = 'hq' | 'lieutenant' | 'avatar' | 'team' | 'control' | 'operate';

// ── What may be chosen
const cardIds = ({ fixed }: PartieState): readonly string[] => fixed.pool.map(({ id }) => id);
const openPlaces = ({ slots }: PartieState, side: Camp): readonly number[] =>
  slots[side].flatMap((slot, i) => (isTeamSlot(slot) && slot.tile === null ? [i + 1] : []));
/** The HQs that ask for a choice of their own. */
const ASKED_BY: Readonly<Partial<Record<DraftPhase, TileId>>> = {
  lieutenant: 'hush',
  avatar: 'clayface',
  control: 'jervis-tetch',
  operate: 'prof-pyg',
};
/** Every action of a kind, legal or not. */
export const ALL: Readonly<Record<DraftPhase, (state: PartieState, side: Camp) => readonly DraftAction[]>> = {
  hq: (state, side) => cardIds(state).map((tile) => ({ type: 'hq', side, tile })),
  lieutenant: (state) => cardIds(state).map((tile) => ({ type: 'lieutenant', tile })),
  avatar: (state) => cardIds(state).map((tile) => ({ type: 'avatar', tile })),
  team: (state, side) =>
    openPlaces(state, side).flatMap((slot) =>
      cardIds(state).map((tile): DraftAction => ({ type: 'take', side, tile, slot })),
    ),
  control: (state) => cardIds(state).map((tile) => ({ type: 'control', tile })),
  operate: (state) => cardIds(state).map((tile) => ({ type: 'operate', tile })),
};
/** Whether a game is still being prepared. */
export const isDraftPhase = (phase: Phase): phase is DraftPhase => Object.hasOwn(ALL, phase);

/** Places of a camp (from 1) that no card of the pool can fill. */
export const hopelessPlaces = (state: PartieState, side: Camp): readonly number[] =>
  openPlaces(state, side).filter((slot) =>
    cardIds(state).every((tile) => choiceFault(state, { type: 'take', side, tile, slot }) !== undefined),
  );
export const isLegal = (state: PartieState) => (action: DraftAction) => choiceFault(state, action) === undefined;
const someLegal = (state: PartieState, phase: DraftPhase, side: Camp): boolean => {
  const hq = ASKED_BY[phase];
  return (hq === undefined || state.sides[side].hq === hq) && ALL[phase](state, side).some(isLegal(state));
};

// ── Whose choice it is
const bySeniority = ({ fixed }: PartieState): readonly [Camp, Camp] => [fixed.initiative, foe(fixed.initiative)];
const takenBy = ({ slots }: PartieState, side: Camp): number =>
  slots[side].filter((slot) => isTeamSlot(slot) && slot.tile !== null).length;
/** Who takes a tile now: turn and turn about, so whoever has fewer, the initiative first; a camp that has no place left, or no card for one, is passed over (A50). Tiles that a scenario gives count as taken in their turn. */
const nextTaker = (state: PartieState): Camp | undefined => {
  const [first, second] = bySeniority(state);
  const order = takenBy(state, first) <= takenBy(state, second) ? [first, second] : [second, first];
  return order.find((side) => someLegal(state, 'team', side));
};
/** Of the HQs: whose is missing, or Hush's lieutenant, chosen at once. */
const nextHq = (state: PartieState): { readonly phase: Phase; readonly picking: Camp } | undefined => {
  for (const picking of bySeniority(state)) {
    const { hq } = state.sides[picking];
    if (hq === null) return { phase: 'hq', picking };
    if (someLegal(state, 'lieutenant', picking)) return { phase: 'lieutenant', picking };
  }
  return undefined;
};
/** The first decision that nobody has made, and whose it is; `upkeep` of the camp that plays when nothing is missing. A choice that no card allows is passed over. */
export const nextPhase = (state: PartieState): { readonly phase: Phase; readonly picking: Camp } => {
  const hq = nextHq(state);
  if (hq) return hq;
  if (someLegal(state, 'avatar', CHOOSER)) return { phase: 'avatar', picking: CHOOSER };
  const taker = nextTaker(state);
  if (taker) return { phase: 'team', picking: taker };
  const last = (['control', 'operate'] as const).find((phase) => someLegal(state, phase, CHOOSER));
  return last ? { phase: last, picking: CHOOSER } : { phase: 'upkeep', picking: state.active };
};

type Stepped = Step<PartieState, PartieEvent>;
type Applies<T extends DraftType> = (action: DraftAction<T>, state: PartieState) => Stepped;
const cardIn = ({ fixed }: PartieState, id: string) => known(cardOf(fixed.pool, id));
const chooseHq: Applies<'hq'> = ({ side, tile }, state) => {
  const unchecked = isUnchecked(known(state.slots[side].find(isHqSlot)), cardIn(state, tile));
  const power = powerOfTile(tile)?.id ?? null;
  const cites: Some<VsRule> = [
    'vs.mise-en-place.qg-choix',
    'vs.mise-en-place.qg-apporte',
    'vs.mise-en-place.evenement-place',
    ...(power === null ? [] : (['vs.qg.pouvoirs'] as const)),
    ...(unchecked ? (['vs.mise-en-place.qg-type'] as const) : []),
  ];
  return { state: recruitHq(state, side, tile), events: [{ type: 'hq-chosen', side, tile, power, unchecked, cites }] };
};
const take: Applies<'take'> = ({ side, tile, slot: place }, state) => {
  const slot = known(state.slots[side][place - 1]);
  const card = cardIn(state, tile);
  const part = slot.level === 'leader' || card.level === 'leader' ? 'lieutenant' : 'team';
  const cites: Some<VsRule> = [
    'vs.mise-en-place.equipe-choix',
    'vs.mise-en-place.equipe-alternance',
    'vs.mise-en-place.equipe-contrainte',
    ...(part === 'lieutenant'
      ? (['vs.mise-en-place.lieutenant', 'vs.mise-en-place.lieutenant-sans-evenement'] as const)
      : []),
  ];
  return {
    state: recruit(state, side, tile, part, place),
    events: [{ type: 'taken', side, tile, slot: place, part, unchecked: isUnchecked(slot, card), cites }],
  };
};
const chooseLieutenant: Applies<'lieutenant'> = ({ tile }, state) => {
  const next = replaceEvent(state, CHOOSER, tile, 'lieutenant', { board: 1, halved: true });
  const cites: Some<VsRule> = [
    'vs.pouvoirs-vilains.hush-lieutenant',
    'vs.pouvoirs-vilains.hush-lieutenant-zone',
    'vs.pouvoirs-vilains.hush-lieutenant-pv',
    'vs.qg.remplacer-evenement',
  ];
  return {
    state: next,
    events: [{ type: 'lieutenant-chosen', tile, life: figuresOf(next, tile)[0]?.life ?? null, cites }],
  };
};
const chooseAvatar: Applies<'avatar'> = ({ tile }, state) => ({
  state: recruitAvatar(state, CHOOSER, tile),
  events: [
    {
      type: 'avatar-chosen',
      tile,
      cites: ['vs.pouvoirs-vilains.clayface-avatar-choix', 'vs.pouvoirs-vilains.clayface-avatar-reserve'],
    },
  ],
});
const control: Applies<'control'> = ({ tile }, state) => {
  const { level } = cardIn(state, tile);
  const figures = CONTROLLED_FIGURES[level] ?? 0;
  const number =
    level === 'minion'
      ? 'vs.pouvoirs-vilains.jervis-tetch-controle-sbires'
      : 'vs.pouvoirs-vilains.jervis-tetch-controle-elites';
  return {
    state: replaceEvent(state, CHOOSER, tile, 'guest', { board: figures }),
    events: [
      {
        type: 'controlled',
        tile,
        figures,
        cites: ['vs.pouvoirs-vilains.jervis-tetch-controle', number, 'vs.qg.remplacer-evenement'],
      },
    ],
  };
};
const choose = byTag<DraftAction, readonly [PartieState], Stepped>({
  hq: chooseHq,
  take,
  lieutenant: chooseLieutenant,
  avatar: chooseAvatar,
  control,
  operate: ({ tile }, state) => ({
    state: operate(state, tile),
    events: [
      {
        type: 'operated',
        tile,
        figures: figuresOf(state, tile).length,
        cites: [
          'vs.pouvoirs-vilains.prof-pyg-operation',
          'vs.pouvoirs-vilains.prof-pyg-operation-horreur',
          'vs.pouvoirs-vilains.prof-pyg-operation-interdits',
        ],
      },
    ],
  }),
});

// ── What follows a choice
/** Decisions that come before what an HQ brings, by its moment (A23). */
const BEFORE: Readonly<Record<Brings['at'], readonly Phase[]>> = {
  choice: [],
  selection: ['hq', 'lieutenant'],
  team: ['hq', 'lieutenant', 'avatar'],
};
const bringAll = (start: PartieState): Stepped => {
  const { phase } = nextPhase(start);
  return bySeniority(start).reduce<Stepped>(
    ({ state, events }, side) => {
      const brings = bringsOf(state, side);
      if (brings === undefined || !hasEventTile(state, side) || BEFORE[brings.at].includes(phase))
        return { state, events };
      const by = state.sides[side].hq ?? '';
      return {
        state: bring(state, side),
        events: [
          ...events,
          {
            type: 'replaced',
            side,
            tile: brings.tile,
            figures: brings.figures,
            by,
            cites: [...brings.rules, 'vs.qg.remplacer-evenement'],
          },
        ],
      };
    },
    { state: start, events: [] },
  );
};
/** A choice and what an HQ then brings, whoever's turn it was to choose. */
export const chosen = (state: PartieState, action: DraftAction): Stepped => {
  const first = choose(action, state);
  const then = bringAll(first.state);
  return { state: then.state, events: [...first.events, ...then.events] };
};
/** At the next missing decision, or at the first upkeep: what served to make the rivers is then gone. */
export const atNext = (state: PartieState): PartieState => {
  const next = { ...state, ...nextPhase(state) };
  return isDraftPhase(next.phase) ? next : closeDraft(next);
};
