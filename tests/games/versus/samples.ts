// Scenarios that golden games, links and measures are made of, beside the ready-made ones and the worked examples.
import { known } from '../../../src/engine/kernel/result.ts';
import type { Weigh } from '../../../src/engine/kernel/weigh.ts';
import { EXAMPLE_DICE, POWER_BY_TILE } from '../../../src/engine/versus/data.ts';
import { MISSIONS } from '../../../src/engine/versus/missions.ts';
import type { Mission } from '../../../src/engine/versus/mission/format.ts';
import type { MissionScenario, TrackAction } from '../../../src/engine/versus/mission/types.ts';
import type { PartieScenario, TileSpec } from '../../../src/engine/versus/partie/types.ts';
import { position, type PositionSpec } from '../../../src/engine/versus/positions.ts';
import { GAMES } from './ready.ts';
import { nameOf } from '../../../src/engine/versus/subjects.fixture.ts';
import type { TileId } from '../../../src/engine/versus/types.ts';

/** A ready-made scenario. */
export const ready = (wanted: string): PartieScenario => known(GAMES.find(({ id }) => id === wanted)).scenario;
/** A leader's card with its life: an example. */
export const card = (id: TileId, life = 6): TileSpec => ({
  id,
  name: nameOf(id),
  side: known(POWER_BY_TILE.get(id)).side,
  level: 'leader',
  life,
});

/** The last turn of a mission with two HQs face to face, lives, zones and dice typed. */
export const lastTurn = (hero: TileId, villain: TileId, spec: Partial<PositionSpec> = {}): PartieScenario =>
  position({
    name: `${nameOf(hero)} contre ${nameOf(villain)}`,
    mission: 'm1',
    turn: 8,
    zones: ['A', 'B', 'C'],
    tiles: [card(hero), card(villain), ...(villain === 'bane' ? [card('bane-venom-injected', 8)] : [])],
    hero: { hq: hero, discs: [8, 0, 2], cubes: [11, 0] },
    villain: { hq: villain, discs: [8, 0, 2], cubes: [11, 0] },
    figures: {
      [`${hero}#1`]: 'A',
      [`${villain}#1`]: 'A',
      'sbires-heros-a#1': 'A',
      'sbires-heros-a#2': 'B',
      'sbires-vilains-a#1': 'A',
      'sbires-vilains-a#2': 'B',
    },
    dice: { ...EXAMPLE_DICE, red: [0, 1, 2] },
    ...spec,
  });

/** A mission of a reader's: the first of the booklet, shorter, with a bomb more. */
export const OWN_MISSION: Mission = {
  ...MISSIONS.m1,
  title: 'Le métro, version courte',
  tokens: MISSIONS.m1.tokens.map((token) => ({ ...token, count: 6 })),
  ends: MISSIONS.m1.ends.map((end) => (end.kind === 'turn' ? { ...end, turn: 4 } : end)),
};
export const OWN: PartieScenario = { name: 'Le métro, version courte', mission: OWN_MISSION };
export const ALONE: MissionScenario = { name: 'Désamorcer la situation, seule', mission: 'm1' };
export const OWN_ALONE: MissionScenario = {
  name: 'Ma mission',
  mission: OWN_MISSION,
  note: 'Quatre tours seulement.',
  author: 'Camille',
};
/** A mission on a plan of its own: an optional field each. */
export const ON_PLAN: MissionScenario = {
  ...OWN_ALONE,
  name: 'Sur le plan',
  zones: ['Quai', 'Hall', 'Toit'],
  exits: ['Toit'],
  spots: ['a1', 'b1', 'b2'],
  doors: [
    ['Quai', 'Hall'],
    ['Hall', 'Toit'],
  ],
};

// ── What is refused, and what steers random play
const DISCS: PartieScenario = ready('apprendre-les-disques');
export const BAD_PARTIES: readonly PartieScenario[] = [
  { ...DISCS, name: '' },
  { ...DISCS, turn: 9 },
  { ...DISCS, sides: { ...DISCS.sides, hero: { ...DISCS.sides?.hero, discs: [3, 1, 6] } } },
  { ...DISCS, sides: { ...DISCS.sides, villain: { ...DISCS.sides?.villain, discs: [0, 0, 0] } } },
  { ...DISCS, sides: { hero: { slots: [{ level: 'leader', hq: true, tile: 'bane' }, { level: 'event' }] } } },
  { ...DISCS, mission: { ...OWN_MISSION, ends: [] } },
  { ...lastTurn('azrael', 'harley-quinn'), dice: { orange: [0, 3] } },
];
export const BAD_MISSIONS: readonly MissionScenario[] = [
  { name: 'Trop loin', mission: 'm1', turn: 9 },
  { name: 'Sans fin', mission: { ...OWN_MISSION, ends: [] } },
  { name: 'Pion inconnu', mission: 'm1', pieces: [{ token: 'baril' }] },
];
export const TRACK_STRANGERS: readonly TrackAction[] = [
  { type: 'test', test: 'amorcer', piece: 'bombe-1' },
  { type: 'test', test: 'coffre', piece: 'bombe-1', success: true },
  { type: 'test', test: 'neutraliser', piece: 'bombe-9', success: true },
  { type: 'leave', piece: 'bombe-1' },
  { type: 'lose', piece: 'bombe-1' },
  { type: 'tile', side: 'hero', what: 'raised' },
];
export const weighTrack: Weigh<TrackAction> = ({ type }) => (type === 'end-turn' ? 6 : 1);
