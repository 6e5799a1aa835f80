// What the caption tells of a question: its title, the facts that the board does not show, and, for those who do not see it, those that it does.
import type { JSX, RefObject } from 'preact';
import type { Exercise } from '../../engine/kernel/exercise.ts';
import { typeset } from '../../plugins/typography.ts';

type Facts = Pick<Exercise<string>, 'facts' | 'drawn'>;
/** `looked`: its board is there to be looked at. */
const readOf = ({ facts, drawn = [] }: Facts, looked: boolean): readonly string[] =>
  looked ? facts : [...drawn, ...facts];
/** Whether nothing of it is to be read: the caption then takes no room. */
export const captionOf = (
  of: Facts | undefined,
  board: boolean,
  looked: boolean,
): Record<string, string> | undefined => {
  if (!board) return { 'data-vide': '' };
  return of === undefined || readOf(of, looked).length > 0 ? undefined : { 'data-bref': '' };
};
interface SituationProps {
  readonly title: string;
  readonly of: Facts;
  readonly looked: boolean;
  readonly heading: RefObject<HTMLHeadingElement>;
}
export const Situation = ({ title, of, looked, heading }: SituationProps): JSX.Element => {
  const read = readOf(of, looked);
  return (
    <div class="exo-ask">
      <h2 ref={heading} tabIndex={-1}>
        {typeset(title)}
      </h2>
      {looked && of.drawn !== undefined ? <p class="sr">{typeset(of.drawn.join(' '))}</p> : null}
      {read.length === 0 ? null : (
        <ul>
          {read.map((fact, i) => (
            <li key={i}>{typeset(fact)}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
