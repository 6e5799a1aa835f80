import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';

interface Drawing {
  readonly outline: string; // the silhouette, in a square of 40
  readonly edges: string; // what makes it a solid; kept clear of the number
  readonly text: number; // baseline of the number
}
const DRAWINGS: Readonly<Record<number, Drawing>> = {
  4: { outline: 'M20 2 38.5 35H1.5Z', edges: '', text: 31 },
  6: { outline: 'M9 4h22q5 0 5 5v22q0 5-5 5H9q-5 0-5-5V9q0-5 5-5Z', edges: '', text: 26 },
  8: { outline: 'M20 1 37 20 20 39 3 20Z', edges: '', text: 26 },
  10: {
    outline: 'M20 1.5 38 15v10L20 38.5 2 25V15Z',
    edges: 'M2 25 9 22.5M38 25 31 22.5M20 38.5V31.5M20 1.5 9 22.5 20 31.5 31 22.5Z',
    text: 24,
  },
  12: {
    outline: 'M20 1.5 31 5 37.6 14.3V25.7L31 35 20 38.5 9 35 2.4 25.7V14.3L9 5Z',
    edges:
      'M20 8.5 31 16.4 26.8 29.4H13.2L9 16.4ZM20 8.5V1.5M31 16.4l6.6-2.1M26.8 29.4 31 35M13.2 29.4 9 35M9 16.4 2.4 14.3',
    text: 25.5,
  },
};
const PLAIN: Drawing = { outline: 'M20 2a18 18 0 1 1 0 36 18 18 0 1 1 0-36Z', edges: '', text: 26 };

export interface DieProps {
  readonly faces: number; // 4, 6, 8, 10, 12: its shape
  readonly value?: number | undefined; // undefined: not thrown yet, the die shows its name
  readonly fresh?: boolean | undefined; // just thrown
  readonly doubled?: boolean | undefined; // counts twice
  readonly faded?: boolean | undefined; // replaced, or no longer counted
}

/** « D8 : 7 », « D10 : 4, doublé » or « D6 » for a die not thrown yet: what a die says to those who do not see it. */
export const dieLabel = ({ faces, value, doubled = false }: DieProps): string =>
  typographie(value === undefined ? `D${faces}` : doubled ? `D${faces} : ${value}, doublé` : `D${faces} : ${value}`);

/** A die whose shape tells its number of faces. Sized by the class `die` (2rem unless told). */
export const Die = (props: DieProps): JSX.Element => {
  const { faces, value, fresh = false, doubled = false, faded = false } = props;
  const drawing = DRAWINGS[faces] ?? PLAIN;
  const shown = value === undefined ? `D${faces}` : String(value);
  const classes = ['die', `d${faces}`, fresh ? 'new' : '', faded ? 'faded' : '']
    .filter((name) => name !== '')
    .join(' ');
  return (
    <svg class={classes} viewBox={doubled ? '0 0 54 40' : '0 0 40 40'} role="img" aria-label={dieLabel(props)}>
      <path class="die-body" d={drawing.outline} />
      {drawing.edges === '' ? null : <path class="die-edges" d={drawing.edges} />}
      <text class={value === undefined ? 'die-name' : 'die-value'} x="20" y={drawing.text} text-anchor="middle">
        {shown}
      </text>
      {doubled ? (
        <text class="die-times" x="41" y="13">
          ×2
        </text>
      ) : null}
    </svg>
  );
};
