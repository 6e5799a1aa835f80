// The position of an exercise, on the board of its mode: replayed by the engine, looked at, never touched.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ExercisePosition } from '../../engine/kernel/exercise.ts';
import type { Types } from '../../engine/kernel/game.ts';
import { replayLine, shownAt } from '../../engine/kernel/play.ts';
import { type Trying, useTry } from '../play/Failed.tsx';
import type { ModeUi } from '../play/mode.ts';
import { modeLoader } from '../registry.ts';

export interface PositionProps {
  readonly position: ExercisePosition;
}
const replayed = <T extends Types>(
  { game }: ModeUi<T>,
  { scenario, actions }: ExercisePosition,
): { readonly state: T['state']; readonly events: readonly T['event'][] } | undefined => {
  const start = game.setup(scenario as T['scenario']); // made by this very engine
  const line = start.ok ? replayLine(game, start.value, actions as readonly T['action'][]) : undefined;
  return line?.ok === true ? shownAt(line.value, actions.length) : undefined;
};
/** The board of a mode, passive: without the help of live play, which would answer. Draws nothing of a position that the engine refuses: a bug of ours, which tests look for. */
export const boardOf = <T extends Types>(mode: ModeUi<T>): ComponentType<PositionProps> => {
  const Board = mode.Still ?? mode.Board;
  return ({ position }): JSX.Element | null => {
    const shown = useMemo(() => replayed(mode, position), [position]);
    if (shown === undefined) return null;
    return <Board state={shown.state} events={shown.events} part={position.part} />;
  };
};

interface Drawn {
  readonly Board: ComponentType<PositionProps>;
  readonly stageOf: (position: ExercisePosition) => string | undefined; // as in `Scene`
}
const NOTHING_DRAWN: Drawn = { Board: () => null, stageOf: () => undefined };
const drawnBy = <T extends Types>(mode: ModeUi<T>): Drawn => ({
  Board: boardOf(mode),
  stageOf: (position) => {
    const shown = replayed(mode, position);
    return shown && mode.stage?.(shown.state);
  },
});
/** The board of a position, once its mode has come; when it cannot be had the page says so, and the facts and the question stay. */
export const useBoard = (jeu: string, mode: string | undefined): readonly [Drawn | undefined, Trying['failed']] => {
  const { run, failed } = useTry('Le plateau n’est pas arrivé.');
  const [loaded, setLoaded] = useState<Readonly<Record<string, Drawn>>>({});
  useEffect(() => {
    if (mode === undefined || loaded[mode] !== undefined) return;
    run(async () => {
      const found = await modeLoader(`${jeu}/${mode}`)?.();
      setLoaded((known) => ({
        ...known,
        [mode]: found === undefined ? NOTHING_DRAWN : drawnBy(found),
      }));
    });
  }, [mode]);
  return [mode === undefined ? undefined : loaded[mode], failed];
};
