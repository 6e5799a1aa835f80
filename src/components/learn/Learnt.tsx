// What was learnt, in one line, its words leading to rules.
import type { JSX } from 'preact';
import { linked } from '../../engine/kernel/lesson.ts';
import { typeset } from '../../plugins/typography.ts';
import { ruleLink, type Titles } from '../play/titles.ts';

interface LearntProps {
  readonly jeu: string;
  readonly learnt: string;
  readonly titles: Titles;
}
export const Learnt = ({ jeu, learnt, titles }: LearntProps): JSX.Element => (
  <>
    {linked(learnt).map(({ text, rule }, i) =>
      rule === undefined ? (
        typeset(text)
      ) : (
        <a key={i} class="cite" href={ruleLink(jeu, rule, titles).href}>
          {typeset(text)}
        </a>
      ),
    )}
  </>
);
