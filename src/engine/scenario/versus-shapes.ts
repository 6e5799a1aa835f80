import * as v from 'valibot';
import { GENDERS, type Mission, OPS, PLACES, TESTS } from '../versus/mission/format.ts';
import type { MissionScenario, TrackAction } from '../versus/mission/types.ts';
import { MEANS, type PartieAction, type PartieScenario } from '../versus/partie/types.ts';
import {
  CAMPS,
  COLOURS,
  DISC_ZONES,
  FORMS,
  LEVELS,
  MISSION_IDS,
  MISSION_OPTIONS,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  SPACES,
} from '../versus/types.ts';

// Shapes only: what is legal is judged by the engine's `setup`, which cites its rules. Bounds keep a hostile link small, and leave the engine room to refuse.

export const MAX = { name: 80, note: 1_000, zone: 60, spot: 4, list: 100, long: 30, number: 999 } as const;

const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const list = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));
const opt = v.exactOptional;
const number = int(-MAX.number, MAX.number);
const rank = int(0, MAX.number);
const name = text(MAX.name);
// Ids are keys of records in the engine: nothing that an object already has by birth.
const ID = '(?!constructor$)[a-z0-9][a-z0-9-]{0,79}';
const idOf = (pattern: string, expected: string) => v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`), expected));
const id = idOf(
  ID,
  'un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 80 caractères au plus.',
);
const figureId = idOf(`${ID}#[0-9]{1,3}`, 'une figurine est attendue, comme oracle#1.');
const pieceId = idOf(`${ID}-[0-9]{1,3}`, 'un pion est attendu, comme bombe-2.');
const target = idOf(`${ID}(?:#[0-9]{1,3})?`, 'une cible est attendue : une figurine, un pion ou une ombre.');
// The only fault of a scenario that no rule of the game states: it lives here.
const title = v.pipe(
  name,
  v.check((given) => given.trim() !== '', 'donnez un nom au scénario.'),
);
const head = { name: title, note: opt(text(MAX.note)), author: opt(name) };

const camp = v.picklist(CAMPS);
const zone = text(MAX.zone);
const level = v.picklist(LEVELS);
const form = v.picklist(FORMS);
const yes = v.literal(true);
const byCamp = <S extends v.GenericSchema>(each: S) => v.strictObject({ hero: opt(each), villain: opt(each) });
const countsOf = <S extends v.GenericSchema<unknown, number>>(value: S) =>
  v.pipe(
    v.record(id, value),
    v.check((found) => Object.keys(found).length <= MAX.long, `${MAX.long} lignes au plus.`),
  );

const optionsOf = (keys: readonly OptionKey[]) =>
  v.strictObject(
    Object.fromEntries(keys.map((key) => [key, opt(v.picklist(OPTION_VALUES[key] as readonly (string | number)[]))])),
  );
const options = optionsOf(Object.keys(OPTION_VALUES) as OptionKey[]) as unknown as v.GenericSchema<
  unknown,
  Partial<Options>
>;

// ── A mission
const state = v.strictObject({ id, name, at: v.picklist(PLACES) });
const character = v.strictObject({ side: camp, lost: id, shield: opt(v.boolean()), tile: opt(v.boolean()) });
const token = v.strictObject({
  id,
  name,
  plural: name,
  gender: opt(v.picklist(GENDERS)),
  count: number,
  value: opt(number),
  states: list(state, MAX.long),
  character: opt(character),
});
const test = v.strictObject({
  id,
  name,
  upon: opt(name),
  side: camp,
  token: id,
  from: list(id, MAX.long),
  to: id,
  test: v.picklist(TESTS),
  difficulty: number,
  skill: opt(name),
  gains: opt(number),
});
const measure = v.lazy((input) => {
  if (typeof input !== 'object' || input === null) return number;
  return 'tiles' in input
    ? v.strictObject({ tiles: v.picklist([...CAMPS, 'either']) })
    : v.strictObject({ pieces: list(v.strictTuple([id, id]), MAX.long) });
});
const comparison = v.strictObject({ left: measure, op: v.picklist(OPS), right: measure });
const end = v.variant('kind', [
  v.strictObject({ id, kind: v.literal('turn'), turn: number, check: v.picklist([1, 2]) }),
  v.strictObject({ id, kind: v.literal('when'), when: comparison, until: opt(number) }),
]);
const rule = <K extends string, F extends v.ObjectEntries>(kind: K, fields: F) =>
  v.strictObject({ id, name, kind: v.literal(kind), ...fields });
const special = v.variant('kind', [
  rule('recovery', { from: number, to: number, discs: number }),
  rule('fumes', { when: comparison, cubes: number }),
  rule('forbid', { what: v.picklist(['depollute', 'demobilise']), side: opt(camp), token: opt(id) }),
  rule('event', { side: v.picklist([...CAMPS, 'both']) }),
  rule('sweep', { turn: number, side: camp, token: id, from: id, to: id }),
  rule('exit', { token: id, from: id, to: id }),
  rule('escort', { side: camp, token: id }),
  rule('loan', { side: camp, uses: number, skill: name }),
]);
const missionShape = v.strictObject({
  title: name,
  story: opt(text(MAX.note)),
  initiative: camp,
  tokens: list(token, MAX.long),
  tests: list(test, MAX.long),
  ends: list(end, MAX.long),
  victory: v.strictObject({ hero: comparison, villain: comparison }),
  special: opt(list(special, MAX.long)),
}) as unknown as v.GenericSchema<unknown, Mission>;
/** One of the booklet, by its id, or a reader's, whole. */
const mission = v.lazy((input) => (typeof input === 'object' ? missionShape : v.picklist(MISSION_IDS)));
const pieces = list(v.strictObject({ token: id, state: opt(id), zone: opt(zone) }), MAX.list);
const counts = countsOf(number);

// ── A game
const tile = v.strictObject({ id, name, side: camp, level, form: opt(form), figures: opt(number), life: opt(number) });
const slot = v.strictObject({
  level,
  hq: opt(yes),
  form: opt(form),
  figures: opt(number),
  tile: opt(id),
  cost: opt(number),
});
const side = v.strictObject({
  discs: opt(v.strictTuple([number, number, number])),
  discRecovery: opt(number),
  cubes: opt(v.strictTuple([number, number])),
  cubeRecovery: opt(number),
  saturation: opt(v.strictObject({ move: opt(number), reroll: opt(number) })),
  slots: opt(list(slot, MAX.long)),
  choices: opt(v.strictObject({ lieutenant: opt(id), avatar: opt(id), controlled: opt(id), operated: opt(id) })),
});
const figure = v.strictObject({ id: figureId, zone: opt(zone), life: opt(number), out: opt(yes), lying: opt(yes) });
const marker = v.strictObject({
  kind: v.picklist(['smoke', 'freeze', 'venom', 'swarm', 'fear', 'flame', 'gas']),
  zone: v.nullable(zone),
  full: opt(v.boolean()),
});
const ground = {
  zones: opt(list(zone, MAX.list)),
  exits: opt(list(zone, MAX.list)),
  spots: opt(list(text(MAX.spot), MAX.list)),
  doors: opt(list(v.strictTuple([zone, zone]), MAX.list)),
};
const start = { turn: opt(number), active: opt(camp), pieces: opt(pieces), counts: opt(counts), ...ground };
export const partieShape = v.strictObject({
  ...head,
  ...start,
  mission,
  initiative: opt(camp),
  sides: opt(byCamp(side)),
  tiles: opt(list(tile, MAX.list)),
  figures: opt(list(figure, 2 * MAX.list)),
  markers: opt(list(marker, MAX.list)),
  dice: opt(v.strictObject(Object.fromEntries(COLOURS.map((colour) => [colour, opt(list(number, MAX.long))])))),
  options: opt(options),
}) as unknown as v.GenericSchema<unknown, PartieScenario>;
export const trackShape = v.strictObject({
  ...head,
  ...start,
  mission,
  lost: opt(byCamp(number)),
  options: opt(optionsOf(MISSION_OPTIONS)),
}) as unknown as v.GenericSchema<unknown, MissionScenario>;

// ── Actions. The fields in their order are also what a moment writes of them; those that may be left out come last.
type Fields = v.ObjectEntries;
type Shape = v.StrictObjectSchema<{ readonly type: v.LiteralSchema<string, undefined> } & Fields, undefined>;
export const actionShape = (table: Readonly<Record<string, Fields>>) =>
  v.variant(
    'type',
    Object.entries(table).map(([tag, fields]) => v.strictObject({ type: v.literal(tag), ...fields })) as unknown as [
      Shape,
      ...Shape[],
    ],
  );

const means = v.picklist(MEANS);
const cubePlace = v.picklist(['available', 'fatigue', ...SPACES]);
const outcome = { success: opt(v.boolean()), total: opt(number) };
export const PARTIE_ACTIONS = {
  hq: { side: camp, tile: id },
  lieutenant: { tile: id },
  avatar: { tile: id },
  take: { side: camp, tile: id, slot: rank },
  control: { tile: id },
  operate: { tile: id },
  upkeep: {},
  begin: {},
  activate: { tile: id, discs: opt(rank), from: opt(v.picklist(DISC_ZONES)) },
  stop: {},
  done: {},
  'end-turn': {},
  choose: { keys: v.pipe(list(id, MAX.long), v.minLength(1)) },
  first: { what: v.picklist(['power', 'mission']) },
  pick: { figure: figureId, seen: opt(v.boolean()) },
  'pick-two': { figures: v.strictTuple([figureId, figureId]) },
  'pick-tile': { tile: id },
  'pick-zone': { zone, distance: opt(rank) },
  yes: {},
  no: {},
  count: { number: rank },
  hide: { shadow: rank },
  hack: { space: v.picklist(SPACES) },
  exchange: { tiles: v.strictTuple([id, id]) },
  put: { place: rank },
  rolled: { successes: rank },
  move: { figure: figureId, to: zone },
  wounds: { figure: figureId, amount: rank, means: opt(means), by: opt(figureId) },
  neutralise: { figure: figureId, by: opt(figureId), means: opt(means) },
  'tile-out': { tile: id },
  test: { test: id, piece: pieceId, figure: v.nullable(figureId), ...outcome },
  escort: {
    figure: v.nullable(figureId),
    piece: pieceId,
    to: v.nullable(zone),
    cubes: opt(rank),
    dangerous: opt(v.boolean()),
  },
  aim: { at: target, means: v.picklist(['melee', 'ranged', 'explosion']) },
  cubes: { side: camp, from: cubePlace, to: cubePlace, amount: rank },
  river: { what: v.picklist(['depollute', 'demobilise', 'reinforce']), tile: id },
  marker: { kind: v.picklist(['flame', 'gas']), what: v.picklist(['add', 'fade', 'remove']) },
  lend: { special: id, figure: opt(figureId) },
  equip: {},
} as const satisfies Readonly<Record<PartieAction['type'], Fields>>;
export const TRACK_ACTIONS = {
  test: { test: id, piece: pieceId, ...outcome },
  leave: { piece: pieceId },
  lose: { piece: pieceId },
  tile: { side: camp, what: v.picklist(['lost', 'raised', 'boxed']) },
  'end-turn': {},
} as const satisfies Readonly<Record<TrackAction['type'], Fields>>;
