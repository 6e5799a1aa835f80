// What a scenario wants to be achieved, in sight over its place.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../engine/kernel/game.ts';
import { isReached, type Reached } from '../../engine/scenario/ready.ts';
import { typeset } from '../../plugins/typography.ts';
import { useMark } from '../scene/mark.ts';

export const Goal = ({ text }: { readonly text: string }): JSX.Element => {
  const box = useRef<HTMLParagraphElement>(null);
  useMark(box, 'but');
  return (
    <p class="scene-goal" ref={box}>
      {typeset(text)}
    </p>
  );
};

export interface Wanted {
  readonly goal?: string;
  readonly reached?: Reached;
  readonly seat?: Seat; // whom somebody alone plays for
}
interface EndProps {
  readonly wanted: Wanted;
  readonly result: string;
  readonly state: object;
}
/** The same once the game is over: whether it was achieved, where that can be told. */
export const GoalAtEnd = ({ wanted: { goal, reached }, result, state }: EndProps): JSX.Element | null => {
  if (goal === undefined) return null;
  const made = reached === undefined ? undefined : isReached(reached, result, state);
  const says = made === undefined ? 'Le but était' : made ? 'But atteint' : 'But manqué';
  return (
    <p data-but={made === undefined ? 'dit' : made ? 'atteint' : 'manque'}>
      <b>{typeset(`${says} :`)}</b> {typeset(goal)}
    </p>
  );
};
