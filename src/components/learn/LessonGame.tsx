// The last lesson of a path: a short whole game against the machine, Novice, with hints as in the others.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import type { GameLesson } from '../../engine/kernel/lesson.ts';
import { listed } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import { typeset } from '../../plugins/typography.ts';
import { Coach } from '../play/Coach.tsx';
import { newLine } from '../play/line.ts';
import type { ModeUi } from '../play/mode.ts';
import { NO_ODDS } from '../play/odds.ts';
import { Paused } from '../play/Paused.tsx';
import { PlayFrame } from '../play/PlayFrame.tsx';
import { seatsOf } from '../play/saved.ts';
import { useLine } from '../play/useLine.ts';
import { useMachine } from '../play/useMachine.ts';
import { useThinking } from '../play/useThinking.ts';
import { useTitles } from '../play/useTitles.ts';
import { keepDone, LEARNT } from './kept.ts';
import { LessonEnd } from './LessonEnd.tsx';
import type { LessonPage } from './page.ts';
import { HintBox } from './HintBox.tsx';

interface GameProps<T extends Types> extends LessonPage {
  readonly mode: ModeUi<T>;
  readonly lesson: GameLesson<T>;
}
const ADVISED = 'habitue'; // the level that hints come from
const LOOK = 'Lisez la question, puis cherchez sur le plateau ce qui est éclairé.';

export const LessonGame = <T extends Types>({ mode, lesson, ...page }: GameProps<T>): JSX.Element => {
  const titles = useTitles(mode.jeu, page.titles);
  const opened = useMemo(() => {
    const start = mode.game.setup(lesson.scenario);
    if (!start.ok) throw new Error(`lesson "${lesson.slug}": its scenario is refused`);
    return { start: start.value, moves: [] };
  }, [mode, lesson]);
  const line = useLine(
    mode,
    opened,
    useMemo(() => newLine<T['action']>(), [opened]),
  );
  const { cursor, state, node, forced } = line;
  const mine = lesson.seats ?? [0];
  const machine = useMachine(mode, line, {
    odds: NO_ODDS,
    hands: seatsOf(mode, opened.start).map((seat) => (mine.includes(seat) ? 'humain' : 'novice')),
    stepping: false,
    auto: true,
  });
  const [coached, setCoached] = useState(true);
  const [hint, setHint] = useState({ at: -1, strength: 0 });
  const strength = hint.at === cursor ? hint.strength : 0;
  const asked = machine.busy === undefined && node.kind !== 'end' && node.kind !== 'chance' && forced === undefined;
  const thinking = useThinking(mode, state, asked && strength === 2 ? ADVISED : undefined, cursor);
  const best = 'ideas' in thinking && thinking.is === 'done' ? thinking.ideas[0]?.action : undefined;
  const found =
    !asked || strength < 2 ? undefined : thinking.is === 'nothing' || thinking.is === 'failed' ? listed(node)[0] : best;
  const over = node.kind === 'end';
  useEffect(() => {
    if (!over) return;
    keepDone(mode.jeu, lesson.slug);
    dispatchEvent(new Event(LEARNT));
  }, [over]);
  const restart = (): void => line.send({ type: 'load', line: newLine() });
  const play = {
    ...line,
    attempt: (action: T['action']): boolean => {
      machine.setPause(undefined);
      return line.attempt(action);
    },
  };
  return (
    <section
      class="example lecon table-game"
      aria-labelledby="lecon.titre"
      data-lecon={page.slug}
      data-etape={over ? 1 : 0}
      data-etapes={1}
      data-pas={cursor}
      data-mode={mode.game.id}
    >
      <div class="lecon-dit">
        {over ? <LessonEnd {...page} titles={titles} onRestart={restart} /> : <p data-dit>{typeset(lesson.says)}</p>}
      </div>
      <PlayFrame
        logBelow
        mode={mode}
        scenario={lesson.scenario}
        play={play}
        titles={titles}
        odds={NO_ODDS}
        busy={machine.busy}
        hands={machine.hands}
        mind={machine}
        runs
        viewer={mode.game.veil === undefined ? undefined : known(mine[0])}
        asideSeats={[]}
        skips={(one) => one.kind === 'chance' || (one.kind === 'choice' && machine.hands[one.seat] !== 'humain')}
        onUndo={() => machine.setPause('undone')}
        head={
          <>
            <Paused {...machine} />
            {coached ? (
              <Coach {...{ mode, play, titles }} seat={known(mine[0])} onSilence={() => setCoached(false)} />
            ) : null}
            {strength === 0 || !asked ? null : (
              <HintBox>
                <p>{typeset(strength === 1 ? LOOK : found === undefined ? 'La machine cherche…' : 'Essayez :')}</p>
                {found === undefined ? null : (
                  <button
                    type="button"
                    class="btn accent"
                    data-ici
                    data-action={JSON.stringify(found)}
                    onClick={() => void play.attempt(found)}
                  >
                    {typeset(mode.text.action(found, state))}
                  </button>
                )}
              </HintBox>
            )}
          </>
        }
        tools={
          over ? null : (
            <button
              type="button"
              class="btn"
              data-commande="indice"
              aria-disabled={strength === 2}
              onClick={() => strength < 2 && setHint({ at: cursor, strength: strength + 1 })}
            >
              Un indice
            </button>
          )
        }
      />
    </section>
  );
};
