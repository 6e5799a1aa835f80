// « Prendre la main »: an example goes on under the reader's hands, in the same frame.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { BadPanel } from './BadPanel.tsx';
import { newLine } from './line.ts';
import { liveSheet } from './live-sheet.ts';
import type { ModeUi } from './mode.ts';
import type { BadOpening } from './open.ts';
import { useOdds, wantsOdds } from './odds.ts';
import { Paused } from './Paused.tsx';
import { PlayFrame } from './PlayFrame.tsx';
import { sceneSettings } from '../scene/settings.ts';
import { seatsOf } from './saved.ts';
import { SeatsBar } from './SeatsBar.tsx';
import type { Titles } from './titles.ts';
import { useLine } from './useLine.ts';
import { handOf, useMachine } from './useMachine.ts';
import { wordsOf } from './words.ts';

interface LiveProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly scenario: T['scenario'];
  readonly actions: readonly T['action'][];
  readonly titles: Titles;
  readonly warning?: BadOpening | undefined;
  readonly backLabel?: string | undefined;
  readonly heading?: JSX.Element;
  readonly titled?: boolean; // it holds a title that is seen
  readonly onCursor: (step: number) => void;
  readonly onBack?: () => void; // none: it is left by another way
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
  titled = false,
  onCursor,
  onBack,
}: LiveProps<T>): JSX.Element => {
  const opened = useMemo(() => ({ start: startOf(mode, scenario), moves: [] }), [mode, scenario]);
  const line = useLine(
    mode,
    opened,
    useMemo(() => newLine(actions), [actions]),
  );
  const odds = useOdds(mode, line.state, wantsOdds(mode, line));
  const seats = useMemo(() => seatsOf(mode, opened.start), [mode, opened]);
  const [mine] = useState(() => (line.node.kind === 'choice' ? line.node.seat : 0)); // who has the hand where it is taken
  const alone = mode.thinker !== undefined && mode.machine?.peopleOnly !== true && !sceneSettings().together;
  const machine = useMachine(mode, line, {
    odds,
    hands: seats.map((seat) => handOf(mode, alone && seat !== mine ? 'machine' : 'humain')),
    stepping: true, // an example is stepped until the reader says otherwise
    auto: !sceneSettings().realDice,
  });
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
      odds={odds}
      busy={machine.busy}
      hands={machine.hands}
      mind={machine}
      runs={!machine.stepping}
      skips={(node) =>
        (node.kind === 'chance' && machine.auto) || (node.kind === 'choice' && machine.hands[node.seat] !== 'humain')
      }
      onUndo={() => machine.setPause('undone')}
      heading={heading}
      titled={titled}
      head={
        <>
          {warning === undefined ? null : <BadPanel jeu={mode.jeu} bad={warning} titles={titles} />}
          <Paused {...machine} />
        </>
      }
      settings={
        <SeatsBar
          names={mode.machine?.peopleOnly === true ? [] : seats.map((seat) => mode.text.seat(seat, opened.start))}
          thinks={mode.thinker !== undefined}
          machine={machine}
          words={wordsOf(mode)}
          steps={mode.forced !== undefined}
        />
      }
      tools={
        onBack === undefined ? undefined : (
          <button type="button" class="btn accent" data-commande="revenir" onClick={onBack}>
            {typeset(backLabel)}
          </button>
        )
      }
    />
  );
};
