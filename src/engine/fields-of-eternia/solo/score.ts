// The score of a solo game, from what the sheet says at its end.
import { tally } from '../../kernel/tally.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRefusal } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { LEVELS } from '../types.ts';
import { SUCCESS_PV } from './levels.ts';
import { type SOLO_REFUSALS } from './refusals.ts';
import type { ScoreSheet, ScoreTally, SoloState } from './types.ts';

const { fault } = faultsOf<FoeRule, typeof SOLO_REFUSALS>();
const PER_ROUND = 3;
const PER_DEFEAT = 3;
const PER_SERIES = 3;
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
/** Series of three: of all the damage together, or hero by hero (A59). */
const seriesOf = ({ damage, options }: ScoreSheet): number =>
  options?.serieParHeros === true
    ? sum(damage.map((n) => Math.floor(n / PER_SERIES)))
    : Math.floor(sum(damage) / PER_SERIES);

/** The score, opened into its parts; it may be below 0. */
export const scoreOf = (sheet: ScoreSheet): ScoreTally => {
  const { level, pv, captured, remaining, defeats, success } = sheet;
  return tally([
    { what: 'pv', value: pv, cites: ['foe.solo.score-total'] },
    { what: 'avant-postes', value: captured, cites: ['foe.solo.score-avant-postes'] },
    { what: 'manches', value: PER_ROUND * remaining, cites: ['foe.solo.score-manches'] },
    { what: 'defaites', value: 0 - PER_DEFEAT * defeats, cites: ['foe.solo.score-vaincus'] },
    { what: 'degats', value: 0 - seriesOf(sheet), cites: ['foe.solo.score-degats'] },
    { what: 'reussite', value: success ? SUCCESS_PV[level] : 0, cites: ['foe.solo.score-reussite'] },
  ]);
};
const natural = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= 999;
/** What is wrong with figures typed by hand; `track`: how many rounds the track has. */
export const scoreFaults = (
  { level, pv, captured, remaining, defeats, damage }: ScoreSheet,
  track: number,
): readonly FoeRefusal[] => [
  ...(LEVELS.includes(level) ? [] : [fault('solo-niveau', 'level', 'foe.solo.difficulte')]),
  ...Object.entries({ pv, captured, remaining, defeats }).flatMap(([key, value]) =>
    natural(value) ? [] : [fault('solo-valeur', key, 'foe.solo.score-total')],
  ),
  ...damage.flatMap((value, i) =>
    natural(value) ? [] : [fault('solo-valeur', `damage.${i}`, 'foe.solo.score-degats')],
  ),
  ...(remaining > track ? [fault('solo-manches-restantes', 'remaining', 'foe.solo.score-manches')] : []),
];
/** The sheet's own figures, were the game to end now. Rounds that have begun are not counted, nor damage of heroes once defeated. */
export const sheetOf = ({ fixed, round, pv, heroes, outposts, success }: SoloState): ScoreSheet => ({
  level: fixed.level,
  pv,
  captured: outposts.filter(({ held }, i) => held === 'nous' && fixed.outposts[i]?.enemyFirst === true).length,
  remaining: fixed.track.length - round - 1,
  defeats: sum(heroes.map(({ defeats }) => defeats)),
  damage: heroes.filter(({ defeats }) => defeats === 0).map(({ damage }) => damage),
  success,
  options: { serieParHeros: fixed.options.serieParHeros },
});
