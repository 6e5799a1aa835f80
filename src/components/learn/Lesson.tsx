// A lesson: the island of every game. The page gives its first frame and its first sentence; what plays it comes when it wakes.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type AnyLesson, isGame } from '../../engine/kernel/lesson.ts';
import { typographie } from '../../plugins/typography.ts';
import { Guard, useTry } from '../play/Failed.tsx';
import { liveSheet } from '../play/live-sheet.ts';
import { type AnyMode, modeLoader } from '../registry.ts';
import { Scene } from '../scene/Scene.tsx';
import { lessonsLoader } from './loaders.ts';
import type { LessonPage } from './page.ts';

interface Playing {
  readonly mode: AnyMode;
  readonly lesson: AnyLesson;
  readonly Play: ComponentType<LessonPage & { readonly mode: AnyMode; readonly lesson: never }>;
}
const load = async ({ jeu, slug, game }: LessonPage): Promise<Playing> => {
  const [playing, lessons] = await Promise.all([modeLoader(game)?.(), lessonsLoader(jeu)?.(), liveSheet]);
  const lesson = lessons?.find((one) => one.slug === slug);
  if (playing === undefined || lesson === undefined) throw new Error(`no lesson "${slug}" of ${jeu}`);
  const Play = isGame(lesson)
    ? (await import('./LessonGame.tsx')).LessonGame
    : (await import('./LessonPlay.tsx')).LessonPlay;
  return { mode: playing, lesson, Play: Play as Playing['Play'] };
};

/** Before it plays: its first frame, as the server drew it. */
const First = ({ board, says, slug, count, staged, failed }: LessonPage & { readonly failed: JSX.Element | null }) => (
  <section class="example lecon" aria-labelledby="lecon.titre" data-lecon={slug} data-etape={0} data-etapes={count}>
    <div class="lecon-dit">
      <p data-dit>{typographie(says)}</p>
      {failed}
    </div>
    <Scene still={staged !== true} place={board} caption={null} panel={<p class="busy">…</p>} rail={<></>} />
  </section>
);

const Room = (page: LessonPage): JSX.Element => {
  const [playing, setPlaying] = useState<Playing | undefined>(undefined);
  const { run, failed } = useTry('La leçon n’est pas arrivée.');
  useEffect(() => run(async () => setPlaying(await load(page))), []);
  const first = useMemo(() => page.board, []);
  if (playing === undefined) return <First {...page} board={first} failed={failed} />;
  const { Play, mode, lesson } = playing;
  return <Play {...page} mode={mode} lesson={lesson as never} />;
};
export const Lesson = (page: LessonPage): JSX.Element => (
  <Guard what="La leçon s’est arrêtée sur une erreur. Ce que vous avez appris est gardé.">
    <Room {...page} />
  </Guard>
);
