// The end of a lesson: what was learnt, each word a link to its rule, and the way on.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lien } from '../../site/link.ts';
import { typeset } from '../../plugins/typography.ts';
import type { Titles } from '../play/titles.ts';
import { Learnt } from './Learnt.tsx';
import type { LessonPage } from './page.ts';

type EndProps = Pick<LessonPage, 'jeu' | 'learnt' | 'next'> & {
  readonly titles: Titles;
  readonly onRestart: () => void;
};
export const LessonEnd = ({ jeu, learnt, next, titles, onRestart }: EndProps): JSX.Element => {
  const on = useRef<HTMLAnchorElement>(null);
  useEffect(() => on.current?.focus({ preventScroll: true }), []);
  return (
    <div class="lecon-fin" data-fin>
      <p role="status">
        {typeset('Leçon terminée. ')}
        <Learnt {...{ jeu, learnt, titles }} />
      </p>
      <p class="lecon-suite">
        {next === undefined ? (
          <a class="btn go" ref={on} href={lien(`/${jeu}/jouer/`)}>
            Jouer une partie
          </a>
        ) : (
          <a class="btn go" ref={on} href={next.href}>
            {typeset(`Leçon suivante : ${next.title}`)}
          </a>
        )}
        <button type="button" class="btn flat" data-commande="recommencer" onClick={onRestart}>
          Recommencer
        </button>
        <a class="btn flat" href={lien(`/${jeu}/apprendre/`)}>
          Toutes les leçons
        </a>
      </p>
    </div>
  );
};
