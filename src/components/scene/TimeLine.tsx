// The line of time: where one stands, how far it goes, who spoke at each step. One slider for the finger and the keyboard.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

/** Who spoke at a step: somebody chose, chance, or nobody (a step that follows by itself). */
export type Mark = 'choice' | 'chance' | 'step';
/** A mark a step up to here; beyond, one a part, or the line drawn whole where it has none. */
export const MOST_MARKS = 24;
/** Some steps that have a name: a round, a phase. */
export interface TimePart {
  readonly from: number; // its first step; it goes up to the next part
  readonly name: string; // typeset
}

interface TimeLineProps {
  readonly marks: readonly Mark[]; // of each step, the first one is step `first` + 1
  readonly first?: number;
  readonly at: number;
  readonly onGo: (step: number) => void;
  readonly parts?: readonly TimePart[];
  readonly label?: string;
}
/** « 0 » … « 5 » for a seat, « chance »: how `actorsOf` says who answered. */
export const markOf = (actor: string | undefined): Mark =>
  actor === 'chance' ? 'chance' : actor !== undefined && /^\d$/.test(actor) ? 'choice' : 'step';

/** A line too long for a mark a step: how far each part has gone, as long as it is. */
const Whole = ({
  parts,
  first,
  last,
  at,
}: {
  readonly parts: readonly Pick<TimePart, 'from'>[];
  readonly first: number;
  readonly last: number;
  readonly at: number;
}): JSX.Element => (
  <svg class="time-whole" viewBox={`0 0 ${last - first} 8`} preserveAspectRatio="none" aria-hidden="true">
    {parts.map(({ from }, i) => {
      const left = from - first - 1;
      const width = (parts[i + 1]?.from ?? last + 1) - from;
      const gap = Math.min((last - first) / 250, width / 2); // between two parts, however short
      return (
        <g key={from}>
          <rect class="ground" x={left} width={width - gap} height="8" />
          <rect class="gone" x={left} width={Math.max(0, Math.min(width - gap, at - from + 1))} height="8" />
        </g>
      );
    })}
  </svg>
);

export const TimeLine = ({ marks, first = 0, at, onGo, parts = [], label = 'Étapes' }: TimeLineProps): JSX.Element => {
  const last = first + marks.length;
  const many = marks.length > MOST_MARKS;
  const part = parts.findLast(({ from }) => from <= at)?.name;
  return (
    <div class={many ? 'time many' : 'time'}>
      {part === undefined ? null : <small aria-hidden="true">{part}</small>}
      {many ? (
        <Whole parts={parts[0] ? parts : [{ from: first + 1 }]} {...{ first, last, at }} />
      ) : (
        <span class="time-marks" aria-hidden="true">
          {marks.map((mark, i) => {
            const step = first + i + 1;
            const opens = parts.some(({ from }) => from === step);
            return (
              <i
                key={step}
                class={`${mark}${step === at ? ' now' : step < at ? ' gone' : ''}${opens ? ' opens' : ''}`}
              />
            );
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
        aria-valuetext={typeset(
          `${at === first ? 'Départ' : `étape ${at - first} sur ${marks.length}`}${part === undefined ? '' : `, ${part}`}`,
        )}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
    </div>
  );
};
