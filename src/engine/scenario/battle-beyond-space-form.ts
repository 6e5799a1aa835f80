// What a scenario of Battle Beyond Space is as plain data, by mode: without what says nothing, its shape looked at.
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
import type { BoardSpec, PartieScenario, PlayerSpec } from '../battle-beyond-space/partie/types.ts';
import type { Place } from '../battle-beyond-space/types.ts';
import { escarmoucheShape, partieShape, WORDS } from './battle-beyond-space-shapes.ts';
import { canonical } from './canonical.ts';
import { parseWith } from './issues.ts';
import { empty, hasKeys, type Idle, is, normalOptionsOf, without } from './normal.ts';
import { defineForm, type Form } from './form.ts';

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

// ── Forms
const formOf = <T>(mode: string, shape: v.GenericSchema<unknown, T>, normal: (scenario: T) => T): Form<T> =>
  defineForm({
    game: `battle-beyond-space/${mode}`,
    parse: (raw) => parseWith(shape, WORDS, raw),
    normal,
    upgrades: [],
  });
export const partieForm = formOf('partie', partieShape, normalPartie);
export const escarmoucheForm = formOf('escarmouche', escarmoucheShape, normalEscarmouche);
