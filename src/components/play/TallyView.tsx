import type { JSX } from 'preact';
import type { Tally } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typography.ts';
import { Cites } from './Cites.tsx';
import type { Titles } from './titles.ts';

export interface TallyProps {
  readonly jeu: string;
  readonly tally: Tally<string>;
  readonly partLabel: (what: string) => string;
  readonly titles: Titles;
  readonly label?: string;
}

const signed = (value: number): string => `${value}`.replace('-', '−');
const adds = (parts: readonly { readonly value: number }[]): string =>
  parts.map(({ value }, i) => (i === 0 ? signed(value) : value < 0 ? ` − ${-value}` : ` + ${value}`)).join('');

/** A total that opens into its parts: what each is, what it adds, which rule adds it. Opens without JavaScript. */
export const TallyView = ({ jeu, tally, partLabel, titles, label = 'Total' }: TallyProps): JSX.Element | null =>
  tally.parts.length === 0 ? null : (
    <details class="tally">
      <summary>
        {typographie(label)} <b>{signed(tally.sum)}</b>
        {tally.parts.length > 1 ? ` = ${typographie(adds(tally.parts))}` : ''}
      </summary>
      <ul>
        {tally.parts.map((part, i) => (
          <li key={i}>
            <b>{signed(part.value)}</b> {typographie(partLabel(part.what))}
            <Cites jeu={jeu} ids={part.cites} titles={titles} />
          </li>
        ))}
      </ul>
    </details>
  );
