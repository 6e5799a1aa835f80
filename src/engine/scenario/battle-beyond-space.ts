// Links and files of Battle Beyond Space: the codecs of its two modes, and how links write their places, ships and actions in few characters. Files stay readable: they hold what the types say.
import type * as v from 'valibot';
import {
  EXAMPLE_ASTEROIDS,
  EXAMPLE_BOARD,
  EXAMPLE_DECK,
  EXAMPLE_FLEETS,
  EXAMPLE_ZONES,
  probesAround,
  type Table,
} from '../battle-beyond-space/data.ts';
import type { EscarmoucheScenario } from '../battle-beyond-space/escarmouche/types.ts';
import { DEFAULT_OPTIONS } from '../battle-beyond-space/options.ts';
import type { BoardSpec, PartieAction, PartieScenario, PlayerSpec } from '../battle-beyond-space/partie/types.ts';
import type { Place } from '../battle-beyond-space/types.ts';
import { ok, type Result } from '../kernel/result.ts';
import { packGame, packSkirmish, unpackGame, unpackSkirmish } from './battle-beyond-space-pack.ts';
import {
  actionShape,
  escarmoucheShape,
  fieldsOf,
  PARTIE_ACTIONS,
  partieShape,
  WORDS,
} from './battle-beyond-space-shapes.ts';
import { BATTLE_BEYOND_SPACE_DICTIONARIES } from './battle-beyond-space-dictionary.ts';
import { canonical, type Json, toJson } from './canonical.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import type { LinkKind } from './envelope.ts';
import { parseWith } from './issues.ts';
import { empty, hasKeys, type Idle, is, normalOptionsOf, without } from './normal.ts';
import { tuplePacker } from './packer.ts';

// ── Normal forms: the same scenario without the fields that say nothing, examples included. Lists keep their order: faults point into them.
const same =
  (idle: unknown): Idle =>
  (value) =>
    canonical(value) === canonical(idle);
const blank: Idle = (value) => typeof value === 'string' && value.trim() === '';
const HEAD_IDLE = { note: is(''), author: is('') } as const;
const zero = is(0);
const ORIGIN: Place = [0, 0];
/** The table that the example data is for; none when the number of players is at fault. */
const tableOf = ({ players }: PartieScenario): Table | undefined =>
  ([3, 4] as const).find((table) => table === players.length);

const normalPlayer = (player: PlayerSpec, example: unknown): PlayerSpec => {
  const { prizes: given = {}, ...rest } = player;
  const prizes = without(given, { fighters: zero, destroyers: zero, probes: zero, asteroids: zero });
  return without<PlayerSpec>(
    { ...rest, ...(hasKeys(prizes) ? { prizes } : {}) },
    { name: blank, ...(example === undefined ? {} : { fleet: same(example) }) },
  );
};
/** On a board that holds the whole of them, the example zones go without saying. */
const normalBoard = (board: BoardSpec, zones: unknown): BoardSpec => {
  const whole = board.radius >= EXAMPLE_BOARD.radius && (board.holes ?? []).length === 0;
  return without<BoardSpec>(board, {
    holes: empty,
    centre: same(ORIGIN),
    ...(zones === undefined || !whole ? {} : { zones: same(zones) }),
  });
};
/** What leaving a field out means, which some fields decide for others. */
const idleIn = (
  { board: { centre = ORIGIN } = EXAMPLE_BOARD, first }: PartieScenario,
  asteroids: unknown,
): { readonly [K in keyof PartieScenario]?: Idle } => ({
  ...HEAD_IDLE,
  round: is(1),
  ...(first === null ? {} : { active: is(first) }),
  ...(asteroids === undefined ? {} : { asteroids: same(asteroids) }),
  board: same(EXAMPLE_BOARD),
  probes: same(probesAround(centre)),
  ring: same(centre),
});
export const normalPartie = (scenario: PartieScenario): PartieScenario => {
  const { options: given = {}, decks: cards = {}, board: spec, ...rest } = scenario;
  const table = tableOf(scenario);
  const [zones, fleets, asteroids] =
    table === undefined ? [] : [EXAMPLE_ZONES[table], EXAMPLE_FLEETS[table], EXAMPLE_ASTEROIDS[table]];
  const options = normalOptionsOf(given, DEFAULT_OPTIONS);
  const decks = Object.fromEntries(Object.entries(cards).filter(([, deck]) => !same(EXAMPLE_DECK)(deck)));
  const board = spec === undefined ? {} : { board: normalBoard(spec, zones) };
  const ownZones = board.board?.zones !== undefined;
  const players = scenario.players.map((player, seat) => normalPlayer(player, ownZones ? undefined : fleets?.[seat]));
  return without<PartieScenario>(
    { ...rest, players, ...board, ...(hasKeys(decks) ? { decks } : {}), ...(hasKeys(options) ? { options } : {}) },
    idleIn(scenario, asteroids),
  );
};
export const normalEscarmouche = (scenario: EscarmoucheScenario): EscarmoucheScenario =>
  without<EscarmoucheScenario>({ ...scenario, position: normalPartie(scenario.position) }, HEAD_IDLE);

// ── Codecs
/** A draw is the commonest action: its bare number; the destroyer at the helm, its bare name. */
const actions = tuplePacker({
  fields: fieldsOf(PARTIE_ACTIONS),
  number: { type: 'draw', field: 'card' },
  word: { type: 'helm', field: 'helm' },
});

interface Packing {
  readonly pack: (scenario: Json) => Json;
  readonly unpack: (scenario: Json) => Json;
}
const inMoment = (data: Json, change: (scenario: Json) => Json): Json => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const moment = data as { readonly [key: string]: Json };
  return 's' in moment ? { ...moment, s: change(moment['s'] ?? null) } : data;
};
const changed = (kind: LinkKind, data: Json, change: (scenario: Json) => Json): Json =>
  kind === 's' ? change(data) : inMoment(data, change);
/** The same codec, whose links and moments hold packed scenarios. */
const tight = <T>(codec: Codec<T>, { pack, unpack }: Packing): Codec<T> => {
  const seal: Codec<T>['seal'] = (kind, data) => codec.seal(kind, changed(kind, toJson(data), pack));
  const open: Codec<T>['open'] = (kind, text) => {
    const opened = codec.open(kind, text);
    return opened.ok ? ok({ ...opened.value, data: changed(kind, toJson(opened.value.data), unpack) }) : opened;
  };
  return {
    ...codec,
    seal,
    open,
    encode: (value) => seal('s', codec.write(value)),
    decode: (text) => {
      const opened = open('s', text);
      return opened.ok ? codec.read(opened.value.data, opened.value.version) : opened;
    },
  };
};
const codecOf = <T>(
  mode: string,
  shape: v.GenericSchema<unknown, T>,
  normal: (scenario: T) => T,
  packing: Packing,
): Codec<T> =>
  tight(
    defineCodec({
      game: `battle-beyond-space/${mode}`,
      parse: (raw) => parseWith(shape, WORDS, raw),
      normal,
      upgrades: [],
      dictionaries: BATTLE_BEYOND_SPACE_DICTIONARIES,
      actions,
    }),
    packing,
  );

export const partieCodec = codecOf('partie', partieShape, normalPartie, { pack: packGame, unpack: unpackGame });
export const escarmoucheCodec = codecOf('escarmouche', escarmoucheShape, normalEscarmouche, {
  pack: packSkirmish,
  unpack: unpackSkirmish,
});
const ACTION = actionShape(PARTIE_ACTIONS) as unknown as v.GenericSchema<unknown, PartieAction>;
/** The shape of an action found in a link; whether it may be played is the engine's matter. A skirmish is played with the actions of a game. */
export const parsePartieAction = (raw: unknown): Result<PartieAction, readonly Issue[]> =>
  parseWith(ACTION, WORDS, raw);

/** By mode: all that links and saves need of it. */
export const LINKS = {
  partie: { codec: partieCodec, parseAction: parsePartieAction },
  escarmouche: { codec: escarmoucheCodec, parseAction: parsePartieAction },
} as const;
