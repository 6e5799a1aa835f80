// A game that a link gives to read: stepped like an example, and taken over like one.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { BadPanel } from './BadPanel.tsx';
import { actorsOf, entriesOf } from './entries.ts';
import { EventLog, type LogLine } from './EventLog.tsx';
import type { ModeUi } from './mode.ts';
import type { Opening } from './open.ts';
import { Reader } from './Reader.tsx';
import { Sent } from './Sent.tsx';
import { fromSite } from './SentNote.tsx';
import type { Titles } from './titles.ts';

interface SharedProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly opening: Opening<T>;
  readonly titles: Titles;
}
/** Nothing is hidden: who sent the link was told so. */
export const Shared = <T extends Types>({ mode, opening, titles }: SharedProps<T>): JSX.Element => {
  const { scenario, line, replayed } = opening;
  const [greeted, setGreeted] = useState(fromSite);
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
      {greeted ? null : (
        <Sent
          title={mode.title?.(scenario) ?? 'une partie'}
          {...{ mode, scenario }}
          moves={last}
          as="read"
          onGo={() => setGreeted(true)}
        />
      )}
      <Reader
        id={`${mode.jeu}.partage`}
        title={mode.title?.(scenario) ?? 'Partie partagée'}
        count={last}
        from={last}
        log={log}
        quiet
        Board={mode.Board}
        stageOf={mode.stage}
        effects={mode.effects}
        settles={mode.settles}
        hasOdds={mode.odds && (mode.odds.has ?? (() => true))}
        source={{ shown, playable: () => Promise.resolve({ mode, scenario, actions: line.actions }) }}
      />
    </>
  );
};
