// Random games of Versus: any mission, any two HQs, teams formed or to be formed, zones followed or not, dice typed or not, any option.
import { EXAMPLE_DICE } from '../../../src/engine/versus/data.ts';
import { MISSIONS } from '../../../src/engine/versus/missions.ts';
import type { MissionScenario } from '../../../src/engine/versus/mission/types.ts';
import type { PartieScenario, TileSpec } from '../../../src/engine/versus/partie/types.ts';
import { position } from '../../../src/engine/versus/positions.ts';
import { HQS, nameOf } from '../../../src/engine/versus/subjects.fixture.ts';
import {
  type Camp,
  type MissionId,
  MISSION_IDS,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  type TileId,
} from '../../../src/engine/versus/types.ts';

export type Below = (n: number) => number;
const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)] as T;
const lastTurn = (mission: MissionId): number =>
  Math.max(...MISSIONS[mission].ends.flatMap((end) => (end.kind === 'turn' ? [end.turn] : [])));
/** One option in three is off its default. */
const anyOptions = (below: Below): Partial<Options> =>
  Object.fromEntries(
    (Object.keys(OPTION_VALUES) as OptionKey[])
      .flatMap((key) => (below(3) === 0 ? [[key, pick<unknown>(below, OPTION_VALUES[key])]] : []))
      .filter(([, value]) => value !== 'custom'),
  );
/** Discs: none spent, at least one. */
const anyDiscs = (below: Below): readonly [number, number, number] => [below(8), 0, 1 + below(8)];
const leader = (id: TileId, side: Camp, life: number): TileSpec => ({
  id,
  name: nameOf(id),
  side,
  level: 'leader',
  figures: 1,
  life,
});

export const anyGame = (below: Below): PartieScenario => {
  const mission = pick(below, MISSION_IDS);
  const [hero, villain] = [pick(below, HQS.hero), pick(below, HQS.villain)];
  const last = lastTurn(mission);
  const zones = below(2) === 0 ? ['A', 'B', 'C'] : [];
  const typed =
    below(2) === 0
      ? [
          leader(hero, 'hero', 2 + below(5)),
          leader(villain, 'villain', 2 + below(5)),
          leader('bane-venom-injected', 'villain', 6),
        ].filter(({ id }, i, all) => all.findIndex((one) => one.id === id) === i)
      : [];
  return position({
    name: 'Partie tirée au hasard',
    mission,
    turn: below(3) === 0 ? 1 : Math.max(1, last - below(3)),
    ...(zones.length > 0
      ? {
          zones,
          ...(mission === 'm4' ? { exits: ['C'] } : {}),
          figures: {
            [`${hero}#1`]: pick(below, zones),
            [`${villain}#1`]: pick(below, zones),
            'sbires-heros-a#1': 'A',
            'sbires-vilains-a#1': 'B',
          },
        }
      : {}),
    ...(typed.length > 0 ? { tiles: typed } : {}),
    hero: { hq: hero, discs: anyDiscs(below) },
    villain: { hq: villain, discs: anyDiscs(below) },
    dice: below(2) === 0 ? { ...EXAMPLE_DICE, red: [0, 1, 1, 2], white: [0, 1] } : {},
    options: below(2) === 0 ? anyOptions(below) : {},
  });
};
/** From the very first choice. */
export const anyDraft = (below: Below): PartieScenario => ({
  name: 'Tout à choisir',
  mission: pick(below, MISSION_IDS),
  turn: 1,
});

export const anyMission = (below: Below): MissionScenario => {
  const mission = pick(below, MISSION_IDS);
  return {
    name: 'Mission tirée au hasard',
    mission,
    turn: 1 + below(lastTurn(mission)),
    lost: mission === 'm6' ? { hero: below(4), villain: below(4) } : {},
    options: below(2) === 0 ? { endCheck: 'immediate', m6Count: 'cumulative' } : {},
  };
};
