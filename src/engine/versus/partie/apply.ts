// What an action does. Total on what `refuse` lets pass.
import type { Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { stepOf, tell, workOn } from '../../kernel/work.ts';
import { payAndActivate, stop, upkeep } from './activate.ts';
import { endTurn } from './end-turn.ts';
import { isDraftPhase } from './draft-choices.ts';
import { draftApply } from './draft.ts';
import type { PartieEvent } from './event-types.ts';
import { advance, chooseEffect, clearTile } from './event.ts';
import { orderEvent } from './event-order.ts';
import { figuresOf, sideOf, topTask } from './reads.ts';
import { report } from './report-effects.ts';
import { isReport, settleMission } from './reports.ts';
import type { PartieAction, PartieState } from './types.ts';
import { runStep } from './verbs.ts';
import { changeFigure, changeSide, changeTile, goTo, pop, type Work } from './work.ts';

/** Mr. Bloom puts a figure of the gang in the place of who has just fallen, or not. */
const answerBloom = (work: Work, yes: boolean): void => {
  const task = topTask(work.state);
  pop(work);
  if (task?.task !== 'bloom') return;
  const figure = known(figuresOf(work.state, 'blooms-gang').find(({ at }) => at === 'reserve'));
  if (yes) {
    changeFigure(work, figure.id, { at: 'board', zone: task.zone });
    changeTile(work, 'blooms-gang', { face: 'active' }); // Mr. Bloom may have struck the last of the gang down (A30)
    tell(work, {
      type: 'reinforced',
      tile: 'blooms-gang',
      cites: ['vs.pouvoirs-vilains.mr-bloom-mutation', 'vs.pouvoirs-vilains.mr-bloom-mutation-reserve'],
    });
  } else tell(work, { type: 'declined', power: 'mr-bloom', cites: ['vs.pouvoirs-vilains.mr-bloom-mutation'] });
};
/** Batman has come back among his enemies: one attack more, if the hero wants it (A34). */
const answerSurprise = (work: Work, yes: boolean): void => {
  pop(work);
  const { batmanRedReroll: again } = work.state.fixed.options;
  if (yes)
    tell(work, {
      type: 'dice',
      power: 'batman',
      pool: [
        { colour: 'red', count: 1, reroll: again !== 'none' },
        { colour: 'red', count: 1, reroll: again === 'two' },
      ],
      cites: ['vs.pouvoirs-heros.batman-attaque-surprise', 'vs.pouvoirs-heros.batman-activation-ensuite'],
    });
  else
    tell(work, {
      type: 'declined',
      power: 'batman',
      cites: ['vs.pouvoirs-heros.batman-attaque-surprise', 'vs.pouvoirs-heros.batman-activation-ensuite'],
    });
};
/** What answers a decision of the top task. */
const answer = (work: Work, action: PartieAction): void => {
  const task = known(topTask(work.state));
  if (task.task === 'power') runStep(work, task, action);
  else if (task.task === 'choose' && action.type === 'choose') chooseEffect(work, action.keys[0]);
  else if (task.task === 'mission-event' && action.type === 'pick-tile') clearTile(work, action.tile);
  else if (task.task === 'bloom') answerBloom(work, action.type === 'yes');
  else if (task.task === 'surprise') answerSurprise(work, action.type === 'yes');
  else if (task.task === 'act') pop(work);
};
const put = (work: Work, place: number): void => {
  const task = topTask(work.state);
  pop(work);
  if (task?.task !== 'place') return;
  const { active } = work.state;
  const rest = sideOf(work.state, active).river.filter((id) => id !== task.tile);
  changeSide(work, active, { river: rest.toSpliced(place - 1, 0, task.tile) });
  tell(work, { type: 'moved', side: active, tile: task.tile, place, cites: ['vs.activation.comme-premiere-tuile'] });
};
type Turn = 'upkeep' | 'begin' | 'activate' | 'stop' | 'end-turn' | 'first' | 'put' | 'equip';
const turn = byTag<Of<PartieAction, Turn>, readonly [Work], void>({
  upkeep: (_, work) => upkeep(work),
  begin: (_, work) => goTo(work, 'discs'),
  activate: ({ tile }, work) => payAndActivate(work, tile),
  stop: (_, work) => stop(work),
  'end-turn': (_, work) => endTurn(work),
  first: ({ what }, work) => orderEvent(work, what),
  put: ({ place }, work) => put(work, place),
  equip: () => undefined,
});
const TURN: ReadonlySet<string> = new Set<Turn>([
  'upkeep',
  'begin',
  'activate',
  'stop',
  'end-turn',
  'first',
  'put',
  'equip',
]);
const isTurn = (action: PartieAction): action is Of<PartieAction, Turn> => TURN.has(action.type);

export const apply = (state: PartieState, action: PartieAction): Step<PartieState, PartieEvent> => {
  if (isDraftPhase(state.phase)) return draftApply(state, action);
  const work: Work = workOn(state);
  if (isReport(action)) report(work, action);
  else if (isTurn(action)) turn(action, work);
  else answer(work, action);
  advance(work);
  settleMission(work);
  return stepOf(work);
};
