// The event tile at work: its HQ's power, with its OU and ET, and the mission's event (event-order.ts: which comes first); and the loop that runs the steps nobody decides.
import { known, type Some } from '../../kernel/result.ts';
import { tell } from '../../kernel/work.ts';
import { specialCites } from '../mission/cites.ts';

import type { Effect, Power } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import type { FigureId, PowerId, TileId } from '../types.ts';
import { examineEvent } from './harm.ts';
import { figuresOf, hostageBeside, hqFigure, hqInPlay, hqUp, missionEventOf, sideOf, tileOf } from './reads.ts';
import type { PartieState } from './types.ts';
import { type PowerTask, recordOf, verbOf, verbsOf } from './steps.ts';
import { answersTo, isReady, openStep, runStep } from './verbs.ts';
import { changeFigure, changeSide, changeTile, changeTop, pop, push, type Work } from './work.ts';

/** Effects of a camp's power that its event tile could set to work now. */
export const readyEffects = (state: PartieState): readonly Effect[] =>
  recordOf(state, state.active)?.effects.filter((effect) => isReady(state, state.active, effect)) ?? [];
export interface Barred {
  readonly power: PowerId;
  readonly key: string;
  readonly figure: FigureId; // the hostage
  readonly cites: Some<VsRule>;
}
const ABOVE: VsRule = 'vs.presentation.hierarchie'; // the mission forbids what the power allows
/** The explosion that a hostage in the zone of the HQ keeps from being chosen (A58). */
export const barredEffect = (state: PartieState): Barred | undefined => {
  const power = hqUp(state, state.active) ? recordOf(state, state.active) : undefined;
  const effect = power?.effects.find(({ verbs }) => verbs.some((verb) => verb.do === 'tell' && verb.who === 'blast'));
  const figure = hostageBeside(state, state.active);
  if (power === undefined || effect === undefined || figure === undefined) return undefined;
  return {
    power: power.id,
    key: effect.key,
    figure: figure.id,
    cites: [
      ...(state.fixed.missionId === 'm4'
        ? (['vs.m4.otages-zone', effect.rules[0], ABOVE] as const)
        : ([ABOVE, effect.rules[0]] as const)),
    ],
  };
};
const why = (state: PartieState, power: Power | undefined): 'permanent' | 'dissociated' | 'impossible' | 'hidden' => {
  if (hqFigure(state, state.active)?.at === 'hidden') return 'hidden';
  if (!hqInPlay(state, state.active)) return 'dissociated';
  return power?.effects.some(({ verbs }) => verbs.length > 0) === true ? 'impossible' : 'permanent';
};
const NO_POWER: Readonly<Record<ReturnType<typeof why>, Some<VsRule>>> = {
  permanent: ['vs.qg.permanent'],
  dissociated: ['vs.qg.dissociation'],
  impossible: ['vs.qg.obligatoire', 'vs.qg.ou'],
  hidden: ['vs.pouvoirs-heros.batman-fumigene-1'],
};

const beginEffect = (work: Work, power: Power, { key, kind, rules }: Effect): void => {
  const linked: Some<VsRule> =
    kind === 'event' ? ['vs.qg.evenement-special', 'vs.qg.obligatoire'] : ['vs.qg.permanent', 'vs.qg.permanent-duree'];
  const joined: readonly VsRule[] =
    power.connector === 'OU' ? ['vs.qg.ou'] : power.connector === 'ET' ? ['vs.qg.et'] : [];
  tell(work, {
    type: 'power-began',
    side: work.state.active,
    power: power.id,
    key,
    cites: [...linked, ...joined, rules[0]],
  });
  push(work, { task: 'power', power: power.id, key, at: 0 });
};
/** The power of the active camp: chosen among its effects, begun, or told to be without effect. */
const beginPower = (work: Work): void => {
  const { state } = work;
  const power = recordOf(state, state.active);
  const ready = readyEffects(state);
  const [first] = ready;
  const barred = barredEffect(state);
  if (barred !== undefined) tell(work, { type: 'barred', ...barred });
  if (power === undefined || first === undefined) {
    const reason = why(state, power);
    tell(work, { type: 'no-power', side: state.active, why: reason, cites: NO_POWER[reason] });
  } else if (ready.length > 1) push(work, { task: 'choose', power: power.id });
  else beginEffect(work, power, first);
};
/** Neutralised tiles that the mission's event may take out of the active camp's river. */
export const fallenTiles = (state: PartieState): readonly TileId[] =>
  sideOf(state, state.active).river.filter((id) => tileOf(state, id)?.face === 'neutralised');
const missionCites = (state: PartieState): Some<VsRule> =>
  specialCites(state.fixed.missionId, missionEventOf(state, state.active)?.id ?? '');
export const boxTile = (work: Work, id: TileId): void => {
  const { side } = known(tileOf(work.state, id));
  changeTile(work, id, { face: 'boxed' });
  changeSide(work, side, { river: sideOf(work.state, side).river.filter((one) => one !== id) });
  if (work.state.fixed.options.m6RemovedRises) return;
  for (const figure of figuresOf(work.state, id))
    if (figure.at === 'lying') changeFigure(work, figure.id, { at: 'out', zone: null }); // whoever lies there leaves with the tile (A72)
};
export const clearTile = (work: Work, tile: TileId): void => {
  const cites = missionCites(work.state);
  pop(work);
  boxTile(work, tile);
  tell(work, { type: 'mission-event', side: work.state.active, tile, none: false, cites });
};

/** Runs what nobody decides: until somebody has to answer, or nothing is under way. */
export const advance = (work: Work): void => {
  for (;;) {
    const task = work.state.tasks.at(-1);
    if (task === undefined) return;
    if (task.task === 'power-step') {
      pop(work);
      beginPower(work);
    } else if (task.task === 'mission-event' && fallenTiles(work.state).length === 0) {
      const cites = missionCites(work.state);
      pop(work);
      tell(work, { type: 'mission-event', side: work.state.active, tile: null, none: false, cites });
    } else if (task.task !== 'power' || !advancePower(work, task)) return;
  }
};
/** One step of a power; false when it waits for an answer. */
const advancePower = (work: Work, task: PowerTask): boolean => {
  const verb = verbOf(task);
  if (verb === undefined) {
    pop(work);
    examineEvent(work, work.state.active);
    return true;
  }
  const answers = answersTo(work.state, task);
  if (answers === undefined) runStep(work, task);
  else if (answers.length > 0) {
    if (task.open !== true) openStep(work, task);
    return false;
  } else {
    // Nothing to aim at any more: the effect stops there.
    tell(work, { type: 'idle', power: task.power, cites: verb.rules });
    const landing =
      task.figure === undefined ? -1 : verbsOf(task).findIndex((later, at) => at > task.at && later.do === 'drop');
    if (landing < 0) {
      pop(work);
      examineEvent(work, work.state.active);
    } else changeTop(work, { ...task, at: landing }); // Man-Bat has fallen: his passenger comes down all the same
  }
  return true;
};
export const chooseEffect = (work: Work, key: string): void => {
  const power = known(recordOf(work.state, work.state.active));
  pop(work);
  beginEffect(work, power, known(power.effects.find((effect) => effect.key === key)));
};
