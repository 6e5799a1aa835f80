// What the contract suite is run on, what `setup` must refuse, and how random games of a mode full of reports are steered.
import type { Seat } from '../kernel/game.ts';
import type { Weigh } from '../kernel/weigh.ts';
import { EXAMPLE_DICE, POWER_BY_TILE } from './data.ts';
import { MISSIONS } from './missions.ts';
import type { PartieAction, PartieScenario, PartieState, TileSpec } from './partie/types.ts';
import { position } from './positions.ts';
import { GAMES as READY } from '../../../tests/games/versus/ready.ts';
import {
  type Camp,
  type MissionId,
  MISSION_IDS,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  type TileId,
} from './types.ts';

/** What goes on is drawn more often than any one report: games then end in a few hundred actions. */
const GOES_ON: Partial<Readonly<Record<PartieAction['type'], number>>> = {
  done: 40,
  begin: 120,
  'end-turn': 120,
  activate: 3,
};
export const weigh: Weigh<PartieAction> = ({ type }) => GOES_ON[type] ?? 1;

// ── Legal scenarios
export const HQS: Readonly<Record<Camp, readonly TileId[]>> = { hero: hqsOf('hero'), villain: hqsOf('villain') };
function hqsOf(side: Camp): readonly TileId[] {
  return [...POWER_BY_TILE].filter(([, power]) => power.side === side).map(([tile]) => tile);
}
export const nameOf = (tile: TileId): string =>
  POWER_BY_TILE.get(tile)?.tiles.find(({ id }) => id === tile)?.name ?? tile;
const LIFE = 6;
/** Every HQ against another, mission after mission, in the last turns, with zones to follow, dice and lives typed. */
const lastTurns = (mission: MissionId): number => {
  const [end] = MISSIONS[mission].ends;
  return (end?.kind === 'turn' ? end.turn : 8) - 1;
};
const lives = (...tiles: readonly TileId[]): readonly TileSpec[] =>
  tiles.map((id) => ({
    id,
    name: nameOf(id),
    side: POWER_BY_TILE.get(id)?.side ?? 'hero',
    level: 'leader' as const,
    figures: 1,
    life: LIFE,
  }));
const duel = (hero: TileId, villain: TileId, i: number): PartieScenario => {
  const mission = MISSION_IDS[i % MISSION_IDS.length] ?? 'm1';
  return position({
    name: `${hero} contre ${villain}`,
    mission,
    turn: lastTurns(mission),
    zones: ['A', 'B', 'C'],
    ...(mission === 'm4' ? { exits: ['C'] } : {}),
    tiles: lives(hero, villain, ...(villain === 'bane' ? ['bane-venom-injected'] : [])),
    hero: { hq: hero, discs: [6, 0, 4] },
    villain: { hq: villain, discs: [6, 0, 4] },
    figures: {
      [`${hero}#1`]: 'A',
      [`${villain}#1`]: i % 3 === 0 ? 'A' : 'B',
      'sbires-heros-a#1': 'A',
      'sbires-vilains-a#1': 'A',
    },
    dice: i % 2 === 0 ? { ...EXAMPLE_DICE, red: [0, 1, 2] } : {},
  });
};
/** One per villain. */
const DUELS: readonly PartieScenario[] = HQS.villain.map((villain, i) =>
  duel(HQS.hero[i % HQS.hero.length] ?? 'azrael', villain, i),
);
/** Every option off its default, two by two games. */
const switched = (at: number): Partial<Options> =>
  Object.fromEntries((Object.keys(OPTION_VALUES) as OptionKey[]).map((key) => [key, OPTION_VALUES[key].at(at)]));
export const SWITCHED: readonly PartieScenario[] = [
  { ...duel('batman', 'ratcatcher', 5), options: switched(-1) },
  { ...duel('red-robin', 'prof-pyg', 5), options: { ...switched(1), riverRule: 'manual' } },
  {
    ...duel('katana', 'bane', 3),
    options: { katanaReleases: true, baneKeepsWounds: true, endCheck: 'immediate', hostagesWoundable: true },
  },
  {
    ...duel('batwoman', 'two-face-heads', 5),
    options: { batwomanStacks: true, twoFaceFigures: 2, m6EventCamp: 'both', eventOrder: 'playerChoice' },
  },
];
const CHOSEN: ReadonlySet<number> = new Set([6, 19, 31]); // missions 7, 4 and 8
/** Mr. Bloom's gang is kept for him while teams are formed. */
const BLOOM: PartieScenario = {
  name: 'Mr. Bloom compose',
  mission: 'm2',
  turn: 7,
  sides: {
    hero: { slots: [{ level: 'leader', hq: true, tile: 'azrael' }, { level: 'minion' }, { level: 'event' }] },
    villain: {
      slots: [
        { level: 'leader', hq: true, tile: 'mr-bloom' },
        { level: 'minion' },
        { level: 'minion' },
        { level: 'event' },
      ],
    },
  },
};
const SHORT: ReadonlySet<string> = new Set(['quatre-bombes-sur-cinq', 'la-derniere-ruelle', 'partie-complete']);
export const SCENARIOS: readonly PartieScenario[] = [
  ...READY.filter(({ id }) => SHORT.has(id)).map(({ scenario }) => scenario),
  ...DUELS.filter((_, i) => CHOSEN.has(i)),
  BLOOM,
  ...SWITCHED.slice(0, 2),
];
/** With a shadow to hide under. */
export const VEILED: readonly PartieScenario[] = [
  duel('batman', 'zsasz', 1),
  { ...duel('batman', 'deadshot', 2), options: { shadowsSameZone: true } },
];
/** The same moment with Batman under another shadow, for who may not know. */
export const secrets = (state: PartieState, seat: Seat | null): readonly PartieState[] =>
  seat === 0 || state.shadows.length < 2
    ? []
    : state.shadows.map((_, at) => ({
        ...state,
        shadows: state.shadows.map((shadow, i) => ({ ...shadow, batman: i === at })),
      }));

// ── What may not be played
const NOWHERE = 'nulle-part';
export const STRANGERS: readonly PartieAction[] = [
  { type: 'equip' },
  { type: 'stop' },
  { type: 'done' },
  { type: 'upkeep' },
  { type: 'begin' },
  { type: 'end-turn' },
  { type: 'yes' },
  { type: 'no' },
  { type: 'hq', side: 'hero', tile: 'bane' },
  { type: 'take', side: 'villain', tile: 'oracle', slot: 1 },
  { type: 'lieutenant', tile: 'tusk' },
  { type: 'avatar', tile: 'batman' },
  { type: 'control', tile: 'tusk' },
  { type: 'operate', tile: 'azrael' },
  { type: 'take', side: 'villain', tile: 'blooms-gang', slot: 2 },
  { type: 'activate', tile: 'otages' },
  { type: 'activate', tile: NOWHERE },
  { type: 'activate', tile: 'sbires-heros-a', discs: 0 },
  { type: 'activate', tile: 'sbires-heros-a', discs: 9 },
  { type: 'activate', tile: 'sbires-vilains-a', from: 'unavailable' },
  { type: 'activate', tile: 'evenement-heros' },
  { type: 'activate', tile: 'evenement-vilains' },
  { type: 'choose', keys: ['a'] },
  { type: 'choose', keys: ['a', 'b'] },
  { type: 'choose', keys: ['z'] },
  { type: 'first', what: 'mission' },
  { type: 'pick', figure: `${NOWHERE}#1` },
  { type: 'pick', figure: 'sbires-heros-a#1' },
  { type: 'pick', figure: 'sbires-heros-a#2', seen: false },
  { type: 'pick-two', figures: ['sbires-heros-a#1', 'sbires-heros-b#1'] },
  { type: 'pick-tile', tile: 'evenement-vilains' },
  { type: 'pick-tile', tile: NOWHERE },
  { type: 'pick-zone', zone: NOWHERE },
  { type: 'pick-zone', zone: 'A', distance: 2 },
  { type: 'count', number: 99 },
  { type: 'count', number: -1 },
  { type: 'hide', shadow: 4 },
  { type: 'hack', space: 'defence' },
  { type: 'exchange', tiles: ['evenement-vilains', 'sbires-vilains-a'] },
  { type: 'exchange', tiles: [NOWHERE, NOWHERE] },
  { type: 'put', place: 0 },
  { type: 'put', place: 40 },
  { type: 'rolled', successes: 7 },
  { type: 'rolled', successes: -1 },
  { type: 'move', figure: 'sbires-heros-a#1', to: NOWHERE },
  { type: 'move', figure: `${NOWHERE}#1`, to: 'A' },
  { type: 'move', figure: 'batman#1', to: 'A' },
  { type: 'wounds', figure: 'sbires-heros-a#1', amount: 1 },
  { type: 'wounds', figure: 'azrael#1', amount: 0 },
  { type: 'wounds', figure: 'batwing#1', amount: 1 },
  { type: 'wounds', figure: 'huntress#1', amount: 50 },
  { type: 'neutralise', figure: 'otages#1' },
  { type: 'neutralise', figure: 'sbires-heros-a#1', by: `${NOWHERE}#1` },
  { type: 'neutralise', figure: 'huntress#1', by: 'huntress#1' },
  { type: 'tile-out', tile: 'otages' },
  { type: 'tile-out', tile: NOWHERE },
  { type: 'tile-out', tile: 'citizens' },
  { type: 'test', test: 'amorcer', piece: 'bombe-1', figure: null },
  { type: 'test', test: 'amorcer', piece: 'bombe-1', figure: null, success: true, total: 1 },
  { type: 'test', test: 'pirater', piece: 'citizen-1', figure: null, success: true },
  { type: 'test', test: 'coffre', piece: 'coffre-1', figure: 'sbires-heros-a#1', total: 3 },
  { type: 'test', test: 'coffre', piece: 'coffre-1', figure: null, total: -1 },
  { type: 'test', test: NOWHERE, piece: 'bombe-1', figure: null, success: true },
  { type: 'test', test: 'desarmer', piece: 'baril-1', figure: 'sbires-vilains-a#1', success: true },
  { type: 'escort', figure: null, piece: 'otage-1', to: 'exit' },
  { type: 'escort', figure: null, piece: 'otage-1', to: 'A', cubes: 1 },
  { type: 'escort', figure: null, piece: 'bombe-1', to: null },
  { type: 'escort', figure: 'sbires-vilains-a#1', piece: 'otage-1', to: 'C' },
  { type: 'aim', at: 'ombre-9', means: 'melee' },
  { type: 'aim', at: 'otages#1', means: 'ranged' },
  { type: 'aim', at: 'otage-1', means: 'explosion' },
  { type: 'aim', at: 'bombe-1', means: 'melee' },
  { type: 'aim', at: 'citizens#1', means: 'melee' },
  { type: 'cubes', side: 'hero', from: 'available', to: 'available', amount: 1 },
  { type: 'cubes', side: 'hero', from: 'available', to: 'defence', amount: 4 },
  { type: 'cubes', side: 'villain', from: 'fatigue', to: 'available', amount: 90 },
  { type: 'cubes', side: 'villain', from: 'move', to: 'available', amount: 1 },
  { type: 'river', what: 'depollute', tile: 'sbires-heros-a' },
  { type: 'river', what: 'demobilise', tile: 'citizens' },
  { type: 'river', what: 'reinforce', tile: 'huntress' },
  { type: 'river', what: 'demobilise', tile: NOWHERE },
  { type: 'marker', kind: 'gas', what: 'fade' },
  { type: 'marker', kind: 'flame', what: 'remove' },
  { type: 'lend', special: 'intervention' },
  { type: 'lend', special: NOWHERE },
];
