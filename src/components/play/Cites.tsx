import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { ruleLink, type Titles } from './titles.ts';

export interface CitesProps {
  readonly jeu: string;
  readonly ids: readonly string[];
  readonly titles: Titles;
}
/** Links to the paragraphs of rules, by their short titles. */
export const Cites = ({ jeu, ids, titles }: CitesProps): JSX.Element => (
  <>
    {ids.flatMap((id, i) => {
      const { href, title } = ruleLink(jeu, id, titles);
      return [
        i === 0 ? ' ' : ' · ',
        <a class="cite" key={id} href={href}>
          {typeset(title)}
        </a>,
      ];
    })}
  </>
);
