// Links and files of Versus: the codecs of its two modes, and how a moment writes their actions in few characters.
import type * as v from 'valibot';
import { isRecord } from '../kernel/json.ts';
import type { Result } from '../kernel/result.ts';
import { DISC_RECOVERY, POSTS } from '../versus/constants.ts';
import type { Mission, TestSpec, TokenSpec } from '../versus/mission/format.ts';
import type { MissionScenario, TrackAction } from '../versus/mission/types.ts';
import { MISSIONS } from '../versus/missions.ts';
import { DEFAULT_OPTIONS, MISSION_DEFAULTS } from '../versus/options.ts';
import { shareable } from '../versus/partie/secrets.ts';
import type { PartieAction, PartieScenario, SideSpec } from '../versus/partie/types.ts';
import { type Camp, CAMPS, type MissionId } from '../versus/types.ts';
import { canonical, type Json } from './canonical.ts';
import { type ActionPacker, type Codec, defineCodec, type Issue } from './codec.ts';
import { parseWith } from './issues.ts';
import { empty, hasKeys, type Idle, is, normalOptionsOf, without } from './normal.ts';
import { tuplePacker } from './packer.ts';
import { VERSUS_DICTIONARIES } from './versus-dictionary.ts';
import { actionShape, PARTIE_ACTIONS, partieShape, TRACK_ACTIONS, trackShape } from './versus-shapes.ts';
import { WORDS } from './versus-words.ts';

// ── Normal forms: the same scenario without the fields that say nothing. Lists keep their order: faults point into them.
const HEAD_IDLE = { note: is(''), author: is('') } as const;
const no = is(false);
const bare: Idle = (value) => typeof value === 'object' && value !== null && !hasKeys(value);
const same =
  (idle: unknown): Idle =>
  (value) =>
    canonical(value) === canonical(idle);

const normalToken = ({ character, ...token }: TokenSpec): TokenSpec =>
  without<TokenSpec>(
    { ...token, ...(character === undefined ? {} : { character: without(character, { shield: no, tile: no }) }) },
    { value: is(1) },
  );
const normalTest = (test: TestSpec): TestSpec => without<TestSpec>(test, { skill: is(''), gains: is(0) });
/** A mission of the booklet travels as its id, a reader's whole. */
const normalMission = (mission: MissionId | Mission): MissionId | Mission =>
  typeof mission === 'string'
    ? mission
    : without<Mission>(
        { ...mission, tokens: mission.tokens.map(normalToken), tests: mission.tests.map(normalTest) },
        { story: is(''), special: empty },
      );
const missionOf = (mission: MissionId | Mission): Mission =>
  typeof mission === 'string' ? MISSIONS[mission] : mission;

type Counts = Readonly<Record<string, number>>;
const normalCounts = (counts: Counts, { tokens }: Mission): Counts =>
  Object.fromEntries(
    Object.entries(counts).filter(([id, count]) => tokens.find((token) => token.id === id)?.count !== count),
  );
/** What both modes have: the mission, when the game begins, what lies on the map. */
interface Started {
  readonly mission: MissionId | Mission;
  readonly counts?: Counts;
}
const started = <T extends Started>(scenario: T): T => ({
  ...scenario,
  mission: normalMission(scenario.mission),
  ...(scenario.counts === undefined ? {} : { counts: normalCounts(scenario.counts, missionOf(scenario.mission)) }),
});
const START_IDLE = {
  turn: is(1),
  counts: bare,
  pieces: empty,
  zones: empty,
  exits: empty,
  spots: empty,
  doors: empty,
} as const;

const normalSide = (side: SideSpec, first: boolean): SideSpec => {
  const { available, spent, unavailable } = POSTS.discs;
  const cubes = first ? POSTS.first : POSTS.second;
  return without<SideSpec>(side, {
    discs: same([available, spent, unavailable]),
    discRecovery: is(DISC_RECOVERY),
    cubes: same([cubes.available, cubes.fatigue]),
    cubeRecovery: is(POSTS.recovery),
    saturation: bare,
    choices: bare,
  });
};
export const normalPartie = (scenario: PartieScenario): PartieScenario => {
  const { options: given = {}, sides: told = {}, ...rest } = scenario;
  const mine = missionOf(scenario.mission).initiative;
  const { initiative = mine } = scenario;
  const options = normalOptionsOf(given, DEFAULT_OPTIONS);
  const sides = without<Partial<Record<Camp, SideSpec>>>(
    Object.fromEntries(
      CAMPS.flatMap((camp) => (told[camp] === undefined ? [] : [[camp, normalSide(told[camp], camp === initiative)]])),
    ),
    { hero: bare, villain: bare },
  );
  const tiles = scenario.tiles?.map((tile) => without(tile, { figures: is(1) }));
  return without<PartieScenario>(
    {
      ...started(rest),
      ...(hasKeys(sides) ? { sides } : {}),
      ...(tiles === undefined ? {} : { tiles }),
      ...(hasKeys(options) ? { options } : {}),
    },
    {
      ...HEAD_IDLE,
      ...START_IDLE,
      initiative: is(mine),
      active: is(initiative),
      tiles: empty,
      figures: empty,
      markers: empty,
      dice: bare,
    },
  );
};
export const normalTrack = (scenario: MissionScenario): MissionScenario => {
  const { options: given = {}, lost: told = {}, ...rest } = scenario;
  const options = normalOptionsOf(given, MISSION_DEFAULTS);
  const lost = without<Partial<Record<Camp, number>>>(told, { hero: is(0), villain: is(0) });
  return without<MissionScenario>(
    { ...started(rest), ...(hasKeys(lost) ? { lost } : {}), ...(hasKeys(options) ? { options } : {}) },
    { ...HEAD_IDLE, ...START_IDLE, active: is(missionOf(scenario.mission).initiative) },
  );
};

// ── Actions: as tuples, their fields in order; those that may be left out come last, and are left out there too.
type Table = Readonly<Record<string, v.ObjectEntries>>;
const isOptional = (schema: { readonly type: string }): boolean => schema.type === 'exact_optional';
const sparsePacker = (table: Table): ActionPacker => {
  const tuples = tuplePacker({
    fields: Object.fromEntries(Object.entries(table).map(([tag, fields]) => [tag, Object.keys(fields)])),
  });
  const fieldsOf = (tag: unknown): v.ObjectEntries =>
    typeof tag === 'string' && Object.hasOwn(table, tag) ? (table[tag] ?? {}) : {};
  /** The tag and the fields that are always there. */
  const least = (tag: unknown): number =>
    1 + Object.values(fieldsOf(tag)).filter((schema) => !isOptional(schema)).length;
  const trimmed = (entry: readonly Json[]): readonly Json[] =>
    entry.slice(0, Math.max(least(entry[0]), entry.findLastIndex((value) => value !== null) + 1));
  const padded = (entry: readonly unknown[]): readonly unknown[] => [
    ...entry,
    ...Array.from(
      {
        length:
          entry.length < least(entry[0]) ? 0 : Math.max(0, 1 + Object.keys(fieldsOf(entry[0])).length - entry.length),
      },
      () => null,
    ),
  ];
  const filled = (action: unknown): unknown => {
    if (!isRecord(action)) return action;
    const fields = fieldsOf(action['type']);
    return Object.fromEntries(
      Object.entries(action).filter(
        ([key, value]) => value !== null || fields[key] === undefined || !isOptional(fields[key]),
      ),
    );
  };
  return {
    pack: (actions) => {
      const entries = tuples.pack(actions);
      return Array.isArray(entries)
        ? entries.map((entry: Json) => (Array.isArray(entry) ? trimmed(entry) : entry))
        : entries;
    },
    unpack: (raw, version) =>
      tuples
        .unpack(
          Array.isArray(raw) ? raw.map((entry: unknown) => (Array.isArray(entry) ? padded(entry) : entry)) : raw,
          version,
        )
        ?.map(filled),
  };
};
const parserOf = <A>(table: Table): ((raw: unknown) => Result<A, readonly Issue[]>) => {
  const shape = actionShape(table) as unknown as v.GenericSchema<unknown, A>;
  return (raw) => parseWith(shape, WORDS, raw);
};

// ── Codecs
const codecOf = <T>(
  mode: string,
  shape: v.GenericSchema<unknown, T>,
  normal: (scenario: T) => T,
  table: Table,
): Codec<T> =>
  defineCodec({
    game: `versus/${mode}`,
    parse: (raw) => parseWith(shape, WORDS, raw),
    normal,
    upgrades: [],
    dictionaries: VERSUS_DICTIONARIES,
    actions: sparsePacker(table),
  });
export const partieCodec = codecOf('partie', partieShape, normalPartie, PARTIE_ACTIONS);
export const missionCodec = codecOf('mission', trackShape, normalTrack, TRACK_ACTIONS);
/** The shape of an action found in a link; whether it may be played is the engine's matter. */
export const parsePartieAction = parserOf<PartieAction>(PARTIE_ACTIONS);
export const parseTrackAction = parserOf<TrackAction>(TRACK_ACTIONS);

/** By mode: all that links and saves need of it. */
export const LINKS = {
  partie: { codec: partieCodec, parseAction: parsePartieAction, shareable },
  mission: { codec: missionCodec, parseAction: parseTrackAction },
} as const;
