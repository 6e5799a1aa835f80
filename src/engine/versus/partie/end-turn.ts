// The end of a turn and its check: what the mission sweeps away, whether the game ends, who plays next.
import { change, tell } from '../../kernel/work.ts';
import { checkedAt, swept } from '../mission/steps.ts';
import { foe } from '../types.ts';
import { beginTurn, giveDiscsBack } from './activate.ts';
import { checkAfter } from './posts.ts';
import { playedOf } from './reads.ts';
import { endGame } from './reports.ts';
import type { Work } from './work.ts';

/** Effects of the end of a turn that a mission adds (mission 8). */
const sweep = (work: Work): void => {
  const { fixed, turn, active } = work.state;
  const { state: mission, events } = swept({ ...playedOf(work.state), missionId: fixed.missionId }, turn, active);
  change(work, { mission });
  for (const event of events) tell(work, event);
};
/** Step 5, then the check that follows: the game ends, or the next turn begins. */
export const endTurn = (work: Work): void => {
  giveDiscsBack(work);
  sweep(work);
  const { fixed, turn, active } = work.state;
  const check = checkAfter(work.state);
  const { event, ends } = checkedAt({ ...playedOf(work.state), missionId: fixed.missionId }, turn, check);
  tell(work, event);
  if (ends) endGame(work);
  else if (check === 1) beginTurn(work, turn, foe(active));
  else beginTurn(work, turn + 1, foe(active));
};
