// The line of time: where one stands, how far it goes, who spoke at each step. One slider for the finger and the keyboard.
import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';

/** Who spoke at a step: somebody chose, chance, or nobody (a step that follows by itself). */
export type Mark = 'choice' | 'chance' | 'step';
/** A mark a step up to here; beyond, the line is drawn whole. */
export const MOST_MARKS = 24;

interface TimeLineProps {
  readonly marks: readonly Mark[]; // of each step, the first one is step `first` + 1
  readonly first?: number;
  readonly at: number;
  readonly onGo: (step: number) => void;
  readonly label?: string;
}
/** « 0 » … « 5 » for a seat, « chance »: how `actorsOf` says who answered. */
export const markOf = (actor: string | undefined): Mark =>
  actor === 'chance' ? 'chance' : actor !== undefined && /^\d$/.test(actor) ? 'choice' : 'step';

export const TimeLine = ({ marks, first = 0, at, onGo, label = 'Étapes' }: TimeLineProps): JSX.Element => {
  const last = first + marks.length;
  const many = marks.length > MOST_MARKS;
  return (
    <div class={many ? 'time many' : 'time'}>
      {many ? (
        <svg class="time-whole" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect class="ground" width="100" height="8" rx="2" />
          <rect class="gone" width={(100 * (at - first)) / Math.max(1, marks.length)} height="8" rx="2" />
        </svg>
      ) : (
        <span class="time-marks" aria-hidden="true">
          {marks.map((mark, i) => {
            const step = first + i + 1;
            return <i key={step} class={`${mark}${step === at ? ' now' : step < at ? ' gone' : ''}`} />;
          })}
        </span>
      )}
      <input
        type="range"
        min={first}
        max={last}
        step={1}
        value={at}
        aria-label={label}
        aria-valuetext={typographie(at === first ? 'Départ' : `étape ${at - first} sur ${marks.length}`)}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
};
