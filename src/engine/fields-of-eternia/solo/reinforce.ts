// Enemy reinforcements: one soldier for each enemy outpost, at the rhythm of the level; where the last figures go is a choice (A54).
import { some } from '../../kernel/result.ts';
import { LIMITS } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import { chain, setOutpost, type SoloStep, still, told } from './board.ts';
import { type Rhythm, RHYTHM_RULES } from './levels.ts';
import { sheetOf, scoreOf } from './score.ts';
import type { SoloState } from './types.ts';

/** Whether what ended brings reinforcements. */
const comes = ({ fixed, round }: SoloState, after: 'tour' | 'manche'): boolean => {
  const { rhythm } = fixed.rules;
  return after === 'tour'
    ? rhythm === 'tour'
    : rhythm === 'manche' || (rhythm === 'nuit' && fixed.track[round]?.day === false);
};
const ruleOf = (rhythm: Rhythm): FoeRule => (rhythm === 'jamais' ? 'foe.solo.difficulte' : RHYTHM_RULES[rhythm]);
/** Outposts that a wave reinforces. */
const short = ({ outposts }: SoloState): readonly number[] =>
  outposts.flatMap(({ held, soldiers }, i) => (held === 'ennemi' && soldiers < LIMITS.soldiers ? [i] : []));
export const openWave = (state: SoloState, after: 'tour' | 'manche'): SoloStep => {
  const opened: SoloState = { ...state, after, owed: comes(state, after) ? short(state) : [] };
  const { rhythm } = state.fixed.rules;
  return settleWave(
    opened.owed.length > 0 && opened.reserve === 0
      ? told(
          { ...opened, owed: [] },
          { type: 'solo-no-figures', rhythm, cites: [ruleOf(rhythm), 'foe.soldats.renforcer'] },
        )
      : still(opened),
  );
};
export const place = (state: SoloState, outpost: number): SoloStep => {
  const soldiers = (state.outposts[outpost]?.soldiers ?? 0) + 1;
  const reserve = state.reserve - 1;
  const { rhythm } = state.fixed.rules;
  return told(
    { ...setOutpost(state, outpost, { soldiers }), reserve, owed: state.owed.filter((one) => one !== outpost) },
    {
      type: 'solo-reinforced',
      outpost,
      soldiers,
      reserve,
      rhythm,
      cites: [ruleOf(rhythm), 'foe.plateau.trois-soldats'],
    },
  );
};
/** Figures for all: placed by themselves. Not enough: somebody chooses. None: over. With the option, waves follow until every outpost is full. */
export const settleWave = (step: SoloStep): SoloStep => {
  const { state } = step;
  if (state.owed.length > 0 && state.reserve === 0) return settleWave({ ...step, state: { ...state, owed: [] } });
  if (state.owed.length > state.reserve) return { ...step, state: { ...state, stage: 'renforts' } };
  if (state.owed.length > 0) return settleWave(chain(step, (next) => place(next, some(next.owed)[0])));
  const more =
    state.fixed.options.renfortsComplets && state.after !== null && comes(state, state.after) && state.reserve > 0
      ? short(state)
      : [];
  return more.length > 0 ? settleWave({ ...step, state: { ...state, owed: more } }) : chain(step, goOn);
};
/** After the reinforcements: the next hero, the next round, or the end of the track. */
const goOn = (state: SoloState): SoloStep => {
  const table: SoloState = { ...state, stage: 'table', after: null };
  if (state.after !== 'manche') return still(table);
  const round = state.round + 1;
  const cell = state.fixed.track[round];
  if (cell === undefined)
    return chain(told(table, { type: 'solo-time-up', round: state.round, cites: ['foe.solo.fin'] }), finish);
  return told(
    { ...table, round, turns: 0 },
    {
      type: 'solo-round-began',
      round,
      day: cell.day,
      left: state.fixed.track.length - round - 1,
      cites: ['foe.manche.avancer', 'foe.solo.fin'],
    },
  );
};
/** The game is over, and counted. */
export const finish = (state: SoloState): SoloStep => {
  const score = scoreOf(sheetOf(state));
  return told(
    { ...state, stage: 'fini', score },
    { type: 'solo-scored', tally: score, cites: ['foe.solo.score-total'] },
  );
};
