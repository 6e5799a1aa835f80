// The position of an exercise, on the board of its mode: replayed by the engine, looked at, never touched.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Exercise, type ExercisePosition, isLettered } from '../../engine/kernel/exercise.ts';
import type { Types } from '../../engine/kernel/game.ts';
import { once } from '../../engine/kernel/once.ts';
import { replayLine, shownAt } from '../../engine/kernel/play.ts';
import { type Trying, useTry } from '../play/Failed.tsx';
import type { Asked, AskedProps, ModeUi } from '../play/mode.ts';
import { modeLoader } from '../registry.ts';
import { breathe } from '../play/late.ts';

export interface PositionProps {
  readonly position: ExercisePosition;
  readonly asked: Asked;
}
/** The question as its board is told it. */
export const askedOf = (
  { position, answer }: Exercise<string>,
  given: number | boolean | undefined,
  onAnswer: (answer: number) => void,
): Asked => ({
  about: position?.about,
  marks: answer.kind === 'choice' ? (answer.marks ?? []) : [],
  lettered: isLettered(answer),
  picked: typeof given === 'number' ? given : undefined,
  right: answer.kind === 'choice' && given !== undefined ? answer.right : undefined,
  onAnswer: given === undefined ? onAnswer : undefined,
});
interface Moment<T extends Types> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}
/** Replays the positions of a mode, each once: the place and its board ask for the same. */
const replayer = <T extends Types>({ game }: ModeUi<T>): ((position: ExercisePosition) => Moment<T> | undefined) => {
  const known = once(({ scenario, actions }: ExercisePosition): { readonly moment: Moment<T> | undefined } => {
    const start = game.setup(scenario as T['scenario']); // made by this very engine
    const line = start.ok ? replayLine(game, start.value, actions as readonly T['action'][]) : undefined;
    return { moment: line?.ok === true ? shownAt(line.value, actions.length) : undefined };
  });
  return (position) => known(position).moment;
};
/** The board of a mode, passive: that of its exercises, if it has one, else without the help of live play, which would answer. Draws nothing of a position that the engine refuses: a bug of ours, which tests look for. */
export const boardOf = <T extends Types>(
  mode: ModeUi<T>,
  Asked?: ComponentType<AskedProps<T['state']>>,
  replayed = replayer(mode),
): ComponentType<PositionProps> => {
  const Board = mode.Still ?? mode.Board;
  return ({ position, asked }): JSX.Element | null => {
    const shown = replayed(position);
    if (shown === undefined) return null;
    if (Asked !== undefined) return <Asked state={shown.state} asked={asked} />;
    return <Board state={shown.state} events={shown.events} />;
  };
};

interface Drawn {
  readonly Board: ComponentType<PositionProps>;
  readonly stageOf: (position: ExercisePosition) => string | undefined; // as in `Scene`
}
const NOTHING_DRAWN: Drawn = { Board: () => null, stageOf: () => undefined };
const drawnBy = async <T extends Types>(mode: ModeUi<T>): Promise<Drawn> => {
  const replayed = replayer(mode);
  return {
    Board: boardOf(mode, await mode.asked?.(), replayed),
    stageOf: (position) => {
      const shown = replayed(position);
      return shown && mode.stage?.(shown.state);
    },
  };
};
/** The board of a position, once its mode has come and it is replayed; when it cannot be had the page says so, and the facts and the question stay. */
export const useBoard = (
  jeu: string,
  position: ExercisePosition | undefined,
): readonly [Drawn | undefined, Trying['failed']] => {
  const mode = position?.mode;
  const { run, failed } = useTry('Le plateau n’est pas arrivé.');
  const [loaded, setLoaded] = useState<Readonly<Record<string, Drawn>>>({});
  useEffect(() => {
    if (position === undefined || mode === undefined || loaded[mode] !== undefined) return;
    run(async () => {
      const found = await modeLoader(`${jeu}/${mode}`)?.();
      const board = found === undefined ? NOTHING_DRAWN : await drawnBy(found);
      await breathe();
      board.stageOf(position); // replayed, and known to the place and to its board
      await breathe();
      setLoaded((known) => ({ ...known, [mode]: board }));
    });
  }, [mode]);
  return [mode === undefined ? undefined : loaded[mode], failed];
};
