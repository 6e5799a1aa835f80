// What a skirmish asks for, and what became of it.
import type { JSX } from 'preact';
import type { EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { seatName } from './words.ts';

const COUNTED = { prises: 'par ses prises', total: 'anneau compris' } as const;
const points = (n: number): string => `${n} ${n > 1 ? 'points' : 'point'}`;
export const Goal = ({ state }: { readonly state: EscarmoucheState }): JSX.Element => {
  const { fixed, game, left, outcome } = state;
  const { seat, goal } = fixed;
  const end =
    outcome === null
      ? left > 1
        ? `Encore ${left} tours.`
        : 'Dernier tour.'
      : `${points(outcome.points)} : le but est ${outcome.won ? 'atteint' : 'manqué'}.`;
  return (
    <p class="bbs-goal">
      <b>{typeset(`But de ${seatName(game, seat)} : ${points(goal.least)} de plus, ${COUNTED[goal.of]}.`)}</b>{' '}
      {typeset(end)}
    </p>
  );
};
