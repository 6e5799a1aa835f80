// « Jouer »: a whole game at one device, by hand or against the machine, kept on this device as it goes.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { replayLine, stateAt } from '../../engine/kernel/play.ts';
import type { Result } from '../../engine/kernel/result.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { lien } from '../../lien.ts';
import { typographie } from '../../plugins/typographie.ts';
import { BadPanel } from './BadPanel.tsx';
import { nextImposed } from './dice.ts';
import { actorsOf, entriesOf } from './entries.ts';
import { EventLog, type LogLine } from './EventLog.tsx';
import { startOf } from './Live.tsx';
import type { ModeUi } from './mode.ts';
import { useAdvice, wantsOdds } from './OddsView.tsx';
import { type BadOpening, openData, openMomentLink, openScenarioLink, type Opening } from './open.ts';
import { PlayFrame, useTitles } from './PlayFrame.tsx';
import { Reader } from './Reader.tsx';
import { readStore, type Saved, savedKey, writeStore } from './saved.ts';
import type { Titles } from './titles.ts';
import { useLine } from './useLine.ts';
import { type Hand, useMachine } from './useMachine.ts';
import { useWakeLock } from './useWakeLock.ts';

/** What to open: a link's text, or data kept on this device or made ready by the page. */
export type Request = { readonly link: string; readonly read: boolean } | { readonly data: Saved };
export interface SessionProps {
  readonly request: Request;
  readonly titles: Titles;
  readonly onLeave: () => void;
}
type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;

const SEATS = [0, 1] as const;
const handsOf = (request: Request): readonly Hand[] => SEATS.map((seat) => ('data' in request && request.data.seats?.[seat] === 'machine' ? 'machine' : 'humain'));

/** Keeps the game after each move, the one it replaces set aside once. */
const useAutosave = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, scenario: P, line: { readonly actions: readonly A[]; readonly cursor: number; readonly struck: readonly unknown[] }, hands: readonly Hand[], resumed: boolean): void => {
  const [kept, setKept] = useState(resumed);
  useEffect(() => {
    if (line.actions.length === 0) return;
    const key = savedKey(mode.jeu);
    if (!kept) {
      const before = readStore(key);
      if (before !== null) writeStore(`${key}.avant`, JSON.parse(before));
      setKept(true);
    }
    void mode.links().then(({ codec }) => writeStore(key, { mode: mode.game.id, version: codec.version, scenario: codec.write(scenario), ...line, seats: hands }));
  }, [line, hands]);
};

interface TableProps<S, A, E extends Cite<R>, R extends string, P> extends SessionProps {
  readonly mode: Mode<S, A, E, R, P>;
  readonly opening: Opening<A, P>;
}
const Table = <S, A, E extends Cite<R>, R extends string, P>({ mode, opening, request, titles, onLeave }: TableProps<S, A, E, R, P>): JSX.Element => {
  const { scenario } = opening;
  const start = useMemo(() => startOf(mode, scenario), [mode, scenario]);
  const line = useLine(mode, start, opening.line);
  const { node, state, replayed, cursor, actors } = line;
  const answer = useAdvice(mode, state, wantsOdds(mode, line));
  const imposed = useMemo(() => {
    const isDie = (action: A, at: number): boolean => mode.chance(action, stateAt(replayed, at))?.kind === 'die';
    const next = nextImposed({ actions: replayed.moves.slice(0, cursor).map(({ action }) => action), actors, isDie }, mode.imposed?.(scenario) ?? []);
    return next !== undefined && mode.game.refuse(state, next) === undefined ? next : undefined;
  }, [mode, scenario, replayed, cursor]);
  const machine = useMachine(line, answer, imposed, handsOf(request));
  useWakeLock(node.kind !== 'end');
  useAutosave(mode, scenario, line.line, machine.hands, 'data' in request && request.data.actions.length > 0);
  useEffect(() => {
    // once play goes on, the link no longer tells where we are: a reload must offer the game, not the link
    if (line.line !== opening.line && location.hash !== '') history.replaceState(history.state, '', location.pathname);
  }, [line.line]);
  const play = {
    ...line,
    attempt: (action: A): boolean => {
      machine.setPaused(false);
      return line.attempt(action);
    },
  };
  const waits = machine.paused && ((node.kind === 'choice' && machine.hands[node.seat] === 'machine') || (node.kind === 'chance' && machine.auto));
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section class="example table-game" ref={frame} aria-label="Partie" data-partie={mode.game.id} data-pas={cursor}>
      <header>
        <p class="example-title">{typographie(mode.title?.(scenario) ?? 'Partie')}</p>
        <button type="button" class="btn flat" data-commande="quitter" onClick={onLeave}>
          Changer de partie
        </button>
      </header>
      <div class="seats" role="group" aria-label="Qui joue">
        {SEATS.map((seat) => (
          <label key={seat}>
            <span>{typographie(mode.text.seat(seat, state))}</span>
            <select value={machine.hands[seat]} onChange={(event) => machine.setHand(seat, event.currentTarget.value === 'machine' ? 'machine' : 'humain')}>
              <option value="humain">à la main</option>
              <option value="machine">la machine</option>
            </select>
          </label>
        ))}
        <label class="check">
          <input type="checkbox" checked={machine.auto} onChange={(event) => machine.setAuto(event.currentTarget.checked)} />
          <span>Lancer automatiquement</span>
        </label>
      </div>
      <PlayFrame
        mode={mode}
        scenario={scenario}
        play={play}
        titles={titles}
        answer={answer}
        busy={machine.busy}
        onUndo={() => machine.setPaused(true)}
        head={
          <>
            {opening.warning === undefined ? null : <BadPanel jeu={mode.jeu} bad={opening.warning} titles={titles} />}
            {waits ? (
              <p class="busy">
                En pause après un retour en arrière.{' '}
                <button type="button" class="btn" onClick={() => machine.setPaused(false)}>
                  Reprendre
                </button>
              </p>
            ) : null}
          </>
        }
      />
    </section>
  );
};

/** A game that a link gives to read: stepped like an example, and taken over like one. */
const Shared = <S, A, E extends Cite<R>, R extends string, P>({ mode, opening, titles }: Pick<TableProps<S, A, E, R, P>, 'mode' | 'opening' | 'titles'>): JSX.Element => {
  const { scenario, line } = opening;
  const replayed = useMemo(() => {
    const played = replayLine(mode.game, startOf(mode, scenario), line.actions);
    return played.ok ? played.value : played.error.line;
  }, [mode, opening]);
  const lines = useMemo(() => entriesOf(mode, replayed, actorsOf(mode, replayed)).map((entry): LogLine => ({ entry, status: 'later' })), [mode, replayed]);
  const shown = useMemo(() => [{ state: replayed.start, events: [] }, ...replayed.moves.map(({ step }) => step)], [replayed]);
  const log = useMemo(() => <EventLog jeu={mode.jeu} lines={lines} titles={titles} partLabel={mode.partLabel} />, [lines, titles]);
  const last = replayed.moves.length;
  return (
    <>
      {opening.warning === undefined ? null : <BadPanel jeu={mode.jeu} bad={opening.warning} titles={titles} />}
      <Reader id={`${mode.jeu}.partage`} title={mode.title?.(scenario) ?? 'Partie partagée'} count={last} from={last} log={log} quiet Board={mode.Board} hasOdds={mode.hasOdds ?? (() => mode.advisor !== undefined)} source={{ shown, playable: () => Promise.resolve({ mode, scenario, actions: line.actions }) }} />
    </>
  );
};

const open = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, request: Request): Promise<Result<Opening<A, P>, BadOpening>> => {
  if ('data' in request) return openData(mode, request.data);
  return /^#?p=/.test(request.link) ? openMomentLink(mode, request.link) : openScenarioLink(mode, request.link);
};

/** One game of one mode, from the moment it is asked for: opened, refused with its reasons, read, or played. */
export const Session = <S, A, E extends Cite<R>, R extends string, P>({ mode, request, titles: given, onLeave }: SessionProps & { readonly mode: Mode<S, A, E, R, P> }): JSX.Element => {
  const titles = useTitles(mode.jeu, given);
  const [opened, setOpened] = useState<Result<Opening<A, P>, BadOpening> | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void open(mode, request).then((result) => {
      if (!gone) setOpened(result);
    });
    return () => {
      gone = true;
    };
  }, [mode, request]);
  if (opened === undefined) return <p class="busy">Ouverture…</p>;
  if (!opened.ok)
    return (
      <BadPanel jeu={mode.jeu} bad={opened.error} titles={titles}>
        <button type="button" class="btn go" onClick={onLeave}>
          Choisir un scénario
        </button>
        <a class="btn" href={lien(`/${mode.jeu}/atelier/`)}>
          Ouvrir l’atelier
        </a>
      </BadPanel>
    );
  if ('link' in request && request.read) return <Shared mode={mode} opening={opened.value} titles={titles} />;
  return <Table mode={mode} opening={opened.value} request={request} titles={titles} onLeave={onLeave} />;
};
