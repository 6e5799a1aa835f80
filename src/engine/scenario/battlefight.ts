// Links and files of BattleFight: the codecs of its three modes, the shapes of their actions, and how a moment writes them in few characters.
import { DECKS } from '../battlefight/data.ts';
import type { Collection } from '../battlefight/decks.ts';
import type { FormationAction, FormationScenario } from '../battlefight/formation/types.ts';
import type { ActiveSpec, DeckSpec, PartieAction, PartieScenario, PlayerSpec } from '../battlefight/partie/types.ts';
import { type CardId, DEFAULT_OPTIONS, type Options } from '../battlefight/types.ts';
import type { Result } from '../kernel/result.ts';
import { BATTLEFIGHT_DICTIONARIES } from './battlefight-dictionary.ts';
import { formationActionShape, formationShape, partieActionShape, partieShape, WORDS } from './battlefight-shapes.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import { parseWith } from './issues.ts';
import { empty, hasKeys, is, normalOptionsOf, without } from './normal.ts';
import { tuplePacker } from './packer.ts';

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

// ── Actions
const partieActions = tuplePacker({
  fields: {
    first: ['seat'],
    deal: ['seat', 'card'],
    draw: ['card'],
    play: ['card'],
    target: ['seat'],
    execute: [],
    aim: ['seat'],
    discard: ['card'],
    destabilise: ['active'],
    move: ['to'],
    push: ['to'],
    'answer-draw': ['seat', 'accept'],
    'offer-draw': ['seat'],
    claim: ['seat'],
    resign: ['seat'],
    dispute: ['seat'],
  },
  repeat: 'execute', // every step of a card is one: written as how many
  word: { type: 'play', field: 'card' },
});
const formationActions = tuplePacker({
  fields: { open: ['cards'], choose: ['card'] },
  word: { type: 'choose', field: 'card' },
});

/** The shape of an action found in a link; whether it may be played is the engine's matter. A match is played with the actions of its games. */
export const parsePartieAction = (raw: unknown): Result<PartieAction, readonly Issue[]> =>
  parseWith(partieActionShape, WORDS, raw);
export const parseFormationAction = (raw: unknown): Result<FormationAction, readonly Issue[]> =>
  parseWith(formationActionShape, WORDS, raw);

const ofGames = (game: string): Codec<PartieScenario> =>
  defineCodec({
    game,
    parse: (raw) => parseWith(partieShape, WORDS, raw),
    normal: normalPartie,
    upgrades: [],
    dictionaries: BATTLEFIGHT_DICTIONARIES,
    actions: partieActions,
  });
export const partieCodec = ofGames('battlefight/partie');
export const matchCodec = ofGames('battlefight/match');
export const formationCodec: Codec<FormationScenario> = defineCodec({
  game: 'battlefight/formation',
  parse: (raw) => parseWith(formationShape, WORDS, raw),
  normal: normalFormation,
  upgrades: [],
  dictionaries: BATTLEFIGHT_DICTIONARIES,
  actions: formationActions,
});

/** By mode: all that links and saves need of it. */
export const LINKS = {
  partie: { codec: partieCodec, parseAction: parsePartieAction },
  match: { codec: matchCodec, parseAction: parsePartieAction },
  formation: { codec: formationCodec, parseAction: parseFormationAction },
} as const;
