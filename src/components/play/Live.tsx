// « Prendre la main »: an example goes on under the reader's hands, in the same frame.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { typographie } from '../../plugins/typography.ts';
import { BadPanel } from './BadPanel.tsx';
import { newLine } from './line.ts';
import { liveSheet } from './live-sheet.ts';
import type { ModeUi } from './mode.ts';
import type { BadOpening } from './open.ts';
import { useAdvice, wantsOdds } from './OddsView.tsx';
import { PlayFrame } from './PlayFrame.tsx';
import { sceneSettings } from '../scene/settings.ts';
import { Check } from './SeatsBar.tsx';
import type { Titles } from './titles.ts';
import { useLine } from './useLine.ts';
import { useMachine } from './useMachine.ts';
import { wordsOf } from './words.ts';

interface LiveProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly scenario: T['scenario'];
  readonly actions: readonly T['action'][];
  readonly titles: Titles;
  readonly warning?: BadOpening | undefined;
  readonly backLabel?: string | undefined;
  readonly heading?: JSX.Element;
  readonly onCursor: (step: number) => void;
  readonly onBack: () => void;
}

/** Its style sheet: to be waited for. */
export const ready: Promise<void> = liveSheet;

/** The state that a scenario starts from; it has been accepted once already. */
const startOf = <T extends Types>(mode: ModeUi<T>, scenario: T['scenario']): T['state'] => {
  const start = mode.game.setup(scenario);
  if (!start.ok) throw new Error(`${mode.game.id}: a scenario accepted once is refused`);
  return start.value;
};

export const Live = <T extends Types>({
  mode,
  scenario,
  actions,
  titles,
  warning,
  backLabel = "Revenir à l'exemple",
  heading,
  onCursor,
  onBack,
}: LiveProps<T>): JSX.Element => {
  const opened = useMemo(() => ({ start: startOf(mode, scenario), moves: [] }), [mode, scenario]);
  const line = useLine(
    mode,
    opened,
    useMemo(() => newLine(actions), [actions]),
  );
  const machine = useMachine(line, {
    answer: { is: 'nothing' },
    hands: [],
    stepping: true,
    auto: !sceneSettings().realDice,
  }); // forced steps alone: an example is stepped until the reader says otherwise
  const play = {
    ...line,
    attempt: (action: T['action']): boolean => {
      machine.setPause(undefined);
      return line.attempt(action);
    },
  };
  useEffect(() => onCursor(play.cursor), [play.cursor]);
  return (
    <PlayFrame
      mode={mode}
      scenario={scenario}
      play={play}
      titles={titles}
      answer={useAdvice(mode, play.state, wantsOdds(mode, play))}
      busy={machine.busy}
      runs={!machine.stepping}
      skips={(node) => node.kind === 'chance' && machine.auto}
      onUndo={() => machine.setPause('undone')}
      heading={heading}
      head={warning === undefined ? null : <BadPanel jeu={mode.jeu} bad={warning} titles={titles} />}
      tools={
        <>
          {mode.forced === undefined ? null : (
            <Check
              name="pas"
              label={wordsOf(mode).stepping}
              checked={machine.stepping}
              onChange={machine.setStepping}
            />
          )}
          <button type="button" class="btn accent" data-commande="revenir" onClick={onBack}>
            {typographie(backLabel)}
          </button>
        </>
      }
    />
  );
};
