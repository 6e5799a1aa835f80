// What a scenario of BattleFight is as plain data, by mode: without what says nothing, its shape looked at.
import { DECKS } from '../battlefight/data.ts';
import type { Collection } from '../battlefight/decks.ts';
import type { FormationScenario } from '../battlefight/formation/types.ts';
import type { ActiveSpec, DeckSpec, PartieScenario, PlayerSpec } from '../battlefight/partie/types.ts';
import { type CardId, DEFAULT_OPTIONS, type Options } from '../battlefight/types.ts';
import { formationShape, partieShape, WORDS } from './battlefight-shapes.ts';
import { parseWith } from './issues.ts';
import { empty, hasKeys, is, normalOptionsOf, without } from './normal.ts';
import { defineForm, type Form } from './form.ts';

// ── Normal forms: the same scenario without the fields that say nothing. Only what the types document as a default is dropped, only lists without order are sorted.
const sorted = (cards: readonly CardId[]): readonly CardId[] => [...cards].sort();
/** « J1 » to the first person: what an untold name stands for. */
const isIdleName = (name: unknown, seat: number): boolean =>
  typeof name === 'string' && (name.trim() === '' || name.trim() === `J${seat + 1}`);

const normalDeck = (deck: DeckSpec): DeckSpec => {
  if (typeof deck === 'string') return deck;
  const cards = sorted(deck);
  const shipped = (['cogneur', 'beau-parleur'] as const).find((name) => sorted(DECKS[name]).join() === cards.join());
  return shipped ?? cards;
};
/** In a whole game, a field of a study position is a fault: it stays, for the engine to tell. */
const STUDY_IDLE = { damage: is(0), hand: empty, pile: empty, shuffled: empty, discard: empty, out: is(false) };
const normalPlayer = (player: PlayerSpec, seat: number, study: boolean): PlayerSpec =>
  without<PlayerSpec>(
    {
      ...player,
      ...(player.deck === undefined ? {} : { deck: normalDeck(player.deck) }),
      ...(player.hand === undefined ? {} : { hand: sorted(player.hand) }),
      ...(player.shuffled === undefined ? {} : { shuffled: sorted(player.shuffled) }),
    },
    {
      name: (name) => isIdleName(name, seat),
      ...(study ? { ...STUDY_IDLE, life: (life: unknown) => life === 20 && player.out !== true } : {}),
    },
  );
const normalActive = (active: ActiveSpec): ActiveSpec => without<ActiveSpec>(active, { target: is(null) });
const normalOptions = (options: Partial<Options>): Partial<Options> => normalOptionsOf(options, DEFAULT_OPTIONS);
const HEAD_IDLE = { note: is(''), author: is(''), cards: empty };

export const normalPartie = (scenario: PartieScenario): PartieScenario => {
  const { options: given = {}, ...rest } = scenario;
  const options = normalOptions(given);
  const players = scenario.players.map((player, seat) => normalPlayer(player, seat, scenario.kind === 'study'));
  const active = scenario.active?.map(normalActive);
  return without<PartieScenario>(
    { ...rest, players, ...(active === undefined ? {} : { active }), ...(hasKeys(options) ? { options } : {}) },
    { ...HEAD_IDLE, active: empty },
  );
};
export const normalFormation = (scenario: FormationScenario): FormationScenario => {
  const { options: given = {}, collection: owned = {}, ...rest } = scenario;
  const options = normalOptions(given);
  const collection: Collection = Object.fromEntries(Object.entries(owned).filter(([, count]) => count !== 0));
  const players = scenario.players.map((name, seat) => (isIdleName(name, seat) ? '' : name));
  return without<FormationScenario>(
    { ...rest, players, ...(hasKeys(collection) ? { collection } : {}), ...(hasKeys(options) ? { options } : {}) },
    HEAD_IDLE,
  );
};

// ── Forms
const ofGames = (game: string): Form<PartieScenario> =>
  defineForm({ game, parse: (raw) => parseWith(partieShape, WORDS, raw), normal: normalPartie, upgrades: [] });
export const partieForm = ofGames('battlefight/partie');
export const matchForm = ofGames('battlefight/match');
export const formationForm: Form<FormationScenario> = defineForm({
  game: 'battlefight/formation',
  parse: (raw) => parseWith(formationShape, WORDS, raw),
  normal: normalFormation,
  upgrades: [],
});
