// « Et si ? »: once dice have settled something, another face beside the one that fell.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import { typeset } from '../../plugins/typography.ts';
import type { ModeUi } from './mode.ts';
import { otherwise, throwsBefore } from './what-if.ts';
import { WHAT_IF } from './words.ts';

interface SideProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly line: Line<T>;
  readonly at: number; // actions played
  readonly title: string;
  readonly hook: string;
}
/** One of the two courses: the position it comes to, and what its last step says. */
const Course = <T extends Types>({ mode, line, at, title, hook }: SideProps<T>): JSX.Element => {
  const Board = mode.Still ?? mode.Board;
  const state = stateAt(line, at);
  const move = line.moves[at - 1];
  const before = stateAt(line, at - 1);
  return (
    <figure data-cours={hook}>
      <figcaption>{typeset(title)}</figcaption>
      <div class="place board">
        <Board state={state} events={[]} />
      </div>
      <p>{typeset((move?.step.events ?? []).map((event) => mode.text.event(event, before)).join(' '))}</p>
    </figure>
  );
};

interface WhatIfProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly line: Line<T>;
  readonly to: number; // where it stands settled: actions played
  /** Plays on from the other course; the line as far as it holds. */
  readonly onTry?: (actions: readonly T['action'][]) => void;
}
/** The dice that led here, as they fell; a press on one, then on another face of it, shows where that would have led. Nothing when no die did. */
export const WhatIf = <T extends Types>({ mode, line, to, onTry }: WhatIfProps<T>): JSX.Element | null => {
  const thrown = useMemo(() => throwsBefore(mode, line, to), [mode, line, to]);
  const [picked, setPicked] = useState(0);
  const [value, setValue] = useState<number | undefined>(undefined);
  const one = thrown[picked] ?? thrown[0];
  if (one === undefined) return null;
  const other = one.faces.find((face) => face.value === value && face.value !== one.value);
  const course = other === undefined ? undefined : otherwise(mode, line, { at: one.at, action: other.action, to });
  const end = course?.line.moves.length ?? 0;
  const state = course === undefined ? undefined : stateAt(course.line, end);
  const node = state === undefined ? undefined : mode.game.node(state);
  return (
    <section class="what-if" aria-label={WHAT_IF}>
      <div class="what-if-dice" role="group" aria-label="Le dé">
        {thrown.map(({ at, value: shown, faces }, i) => (
          <button
            type="button"
            class="btn"
            key={at}
            data-jet={at}
            aria-pressed={i === picked}
            onClick={() => {
              setPicked(i);
              setValue(undefined);
            }}
          >
            {typeset(`D${faces.length} : ${shown}`)}
          </button>
        ))}
      </div>
      <div class="what-if-faces" role="group" aria-label="Ce qu’il aurait pu montrer">
        {one.faces.map(({ value: face }) => (
          <button
            type="button"
            class="btn"
            key={face}
            data-face={face}
            aria-pressed={face === value}
            aria-disabled={face === one.value}
            title={face === one.value ? 'Tombé' : undefined}
            onClick={() => face === one.value || setValue(face)}
          >
            {face}
          </button>
        ))}
      </div>
      {course === undefined || state === undefined || node === undefined || other === undefined ? null : (
        <>
          <div class="what-if-courses" role="status">
            <Course mode={mode} line={line} at={to} title={`Tombé : ${one.value}`} hook="reel" />
            <Course mode={mode} line={course.line} at={end} title={`Et si c’était ${other.value}`} hook="autre" />
          </div>
          {course.whole ? null : (
            <p class="what-if-stops">
              {typeset(
                node.kind === 'end'
                  ? mode.text.result(node.result, state)
                  : `La suite n’aurait plus été la même : ce qui fut décidé ensuite ne se peut plus. ${mode.text.node(state)}`,
              )}
            </p>
          )}
          {onTry === undefined || node.kind === 'end' ? null : (
            <button
              type="button"
              class="btn accent"
              data-commande="autrement"
              onClick={() => onTry(course.line.moves.map(({ action }) => action))}
            >
              Jouer cette suite
            </button>
          )}
        </>
      )}
    </section>
  );
};
