// A lesson: the island of every game. The page gives its first frame and its first sentence; what plays it comes when it wakes.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGame } from '../../engine/kernel/lesson.ts';
import { typeset } from '../../plugins/typography.ts';
import { Guard, useTry } from '../play/Failed.tsx';
import { liveSheet } from '../play/live-sheet.ts';
import { modeLoader } from '../registry.ts';
import { Scene } from '../scene/Scene.tsx';
import { lessonsLoader } from './loaders.ts';
import type { LessonPage } from './page.ts';

/** What plays a lesson, once all it needs has come. */
const load = async (page: LessonPage): Promise<() => JSX.Element> => {
  const { jeu, slug, game } = page;
  const [mode, lessons] = await Promise.all([modeLoader(game)?.(), lessonsLoader(jeu)?.(), liveSheet]);
  const lesson = lessons?.find((one) => one.slug === slug);
  if (mode === undefined || lesson === undefined) throw new Error(`no lesson "${slug}" of ${jeu}`);
  if (isGame(lesson)) {
    const { LessonGame } = await import('./LessonGame.tsx');
    return () => <LessonGame {...page} mode={mode} lesson={lesson} />;
  }
  const { courseOf, LessonPlay } = await import('./LessonPlay.tsx');
  const as = courseOf(page);
  return () => <LessonPlay mode={mode} lesson={lesson} as={as} />;
};

/** Before it plays: its first frame, as the server drew it. */
const First = ({ board, says, slug, count, stage, failed }: LessonPage & { readonly failed: JSX.Element | null }) => (
  <section class="example lecon" aria-labelledby="lecon.titre" data-lecon={slug} data-etape={0} data-etapes={count}>
    <div class="lecon-dit">
      <p data-dit>{typeset(says)}</p>
      {failed}
    </div>
    <Scene stage={stage} place={board} caption={null} panel={<p class="busy">…</p>} rail={<></>} />
  </section>
);

const Room = (page: LessonPage): JSX.Element => {
  const [Play, setPlay] = useState<(() => JSX.Element) | undefined>(undefined);
  const { run, failed } = useTry('La leçon n’est pas arrivée.');
  useEffect(
    () =>
      run(async () => {
        const come = await load(page);
        setPlay(() => come);
      }),
    [],
  );
  const first = useMemo(() => page.board, []);
  return Play === undefined ? <First {...page} board={first} failed={failed} /> : <Play />;
};
export const Lesson = (page: LessonPage): JSX.Element => (
  <Guard what="La leçon s’est arrêtée sur une erreur. Ce que vous avez appris est gardé.">
    <Room {...page} />
  </Guard>
);
