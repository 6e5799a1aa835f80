// What a scenario of Versus is as plain data, by mode: without what says nothing, its shape looked at.
import type * as v from 'valibot';
import { DISC_RECOVERY, POSTS } from '../versus/constants.ts';
import type { Mission, TestSpec, TokenSpec } from '../versus/mission/format.ts';
import type { MissionScenario } from '../versus/mission/types.ts';
import { MISSIONS } from '../versus/missions.ts';
import { DEFAULT_OPTIONS, MISSION_DEFAULTS } from '../versus/options.ts';
import type { PartieScenario, SideSpec } from '../versus/partie/types.ts';
import { type Camp, CAMPS, type MissionId } from '../versus/types.ts';
import { canonical } from './canonical.ts';
import { parseWith } from './issues.ts';
import { empty, hasKeys, type Idle, is, normalOptionsOf, without } from './normal.ts';
import { partieShape, trackShape } from './versus-shapes.ts';
import { WORDS } from './versus-words.ts';
import { defineForm, type Form } from './form.ts';

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
const normalTest = (test: TestSpec): TestSpec => without<TestSpec>(test, { skill: is(''), gains: is(0), upon: is('') });
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

// ── Forms
const formOf = <T>(mode: string, shape: v.GenericSchema<unknown, T>, normal: (scenario: T) => T): Form<T> =>
  defineForm({ game: `versus/${mode}`, parse: (raw) => parseWith(shape, WORDS, raw), normal, upgrades: [] });
/** By mode. */
export const FORMS = {
  partie: formOf('partie', partieShape, normalPartie),
  mission: formOf('mission', trackShape, normalTrack),
} as const;
