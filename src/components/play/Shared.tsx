// A game that a link gives to read: stepped like an example, and taken over like one.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import { BadPanel } from './BadPanel.tsx';
import { actorsOf, entriesOf } from './entries.ts';
import { EventLog, type LogLine } from './EventLog.tsx';
import type { ModeUi } from './mode.ts';
import type { Opening } from './open.ts';
import { Reader } from './Reader.tsx';
import type { Titles } from './titles.ts';

interface SharedProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly opening: Opening<S, A, E, P>;
  readonly titles: Titles;
}
/** Nothing is hidden: who sent the link was told so. */
export const Shared = <S, A, E extends Cite<R>, R extends string, P>({
  mode,
  opening,
  titles,
}: SharedProps<S, A, E, R, P>): JSX.Element => {
  const { scenario, line, replayed } = opening;
  const lines = useMemo(
    () => entriesOf(mode, replayed, actorsOf(mode, replayed)).map((entry): LogLine => ({ entry, status: 'later' })),
    [mode, replayed],
  );
  const shown = useMemo(
    () => [{ state: replayed.start, events: [] }, ...replayed.moves.map(({ step }) => step)],
    [replayed],
  );
  const log = useMemo(
    () => <EventLog jeu={mode.jeu} lines={lines} titles={titles} partLabel={mode.partLabel} />,
    [lines, titles],
  );
  const last = replayed.moves.length;
  return (
    <>
      {opening.warning === undefined ? null : <BadPanel jeu={mode.jeu} bad={opening.warning} titles={titles} />}
      <Reader
        id={`${mode.jeu}.partage`}
        title={mode.title?.(scenario) ?? 'Partie partagée'}
        count={last}
        from={last}
        log={log}
        quiet
        Board={mode.Board}
        staged={mode.staged}
        effects={mode.effects}
        hasOdds={mode.odds && (mode.odds.has ?? (() => true))}
        source={{ shown, playable: () => Promise.resolve({ mode, scenario, actions: line.actions }) }}
      />
    </>
  );
};
