import type { JSX } from 'preact';
import type { Tally } from '../../engine/kernel/rules.ts';
import { typeset } from '../../plugins/typography.ts';
import { Said } from './Said.tsx';
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
/** How far numbers alone are read: beyond, or where some count for nothing, parts are named. */
const ADDED = 3;
const shared = ({ parts }: Tally<string>, partLabel: TallyProps['partLabel']): string => {
  const worth = parts.filter(({ value }) => value !== 0);
  if (parts.length < 2 || worth.length === 0) return '';
  return worth.length === parts.length && parts.length <= ADDED
    ? ` = ${adds(parts)}`
    : ` : ${worth.map(({ what, value }) => `${partLabel(what)} ${signed(value)}`).join(' · ')}`;
};

/** A total that opens into its parts: what each is, what it adds, which rule adds it. Opens without JavaScript. */
export const TallyView = ({ jeu, tally, partLabel, titles, label = 'Total' }: TallyProps): JSX.Element | null =>
  tally.parts.length === 0 ? null : (
    <details class="tally">
      <summary>
        {typeset(label)} <b>{signed(tally.sum)}</b>
        {typeset(shared(tally, partLabel))}
      </summary>
      <ul>
        {tally.parts.map((part, i) => (
          <li key={i}>
            <b>{signed(part.value)}</b>{' '}
            <Said jeu={jeu} text={partLabel(part.what)} cites={part.cites} titles={titles} />
          </li>
        ))}
      </ul>
    </details>
  );
