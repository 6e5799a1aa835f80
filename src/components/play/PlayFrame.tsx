// Live play: the board, what is open, chance, what follows, and everything that was done.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typographie.ts';
import { Announce } from './Announce.tsx';
import { $cited } from './cited.ts';
import { Choices, labelled } from './Choices.tsx';
import { imposedSteps, nextImposed } from './dice.ts';
import { DiceTray } from './DiceTray.tsx';
import { branchEntries, entriesOf } from './entries.ts';
import { EventLog, type LogLine } from './EventLog.tsx';
import { Icon } from './icons.tsx';
import { historyCommand, isTyping } from './keys.ts';
import { branchPlaces } from './line.ts';
import type { ModeUi } from './mode.ts';
import { type Answer, OddsView } from './OddsView.tsx';
import { TallyView } from './TallyView.tsx';
import { loadTitles, type Titles } from './titles.ts';
import type { UseLine } from './useLine.ts';
import { useShare } from './useShare.tsx';
import { RefusedNote, WhyNot } from './WhyNot.tsx';

export interface FrameProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly scenario: P;
  readonly play: UseLine<S, A, E, R>;
  readonly titles: Titles;
  readonly head?: ComponentChildren; // above the question
  readonly tools?: ComponentChildren; // beside undo and redo
  readonly answer: Answer<A>; // what the choices are worth
  readonly busy?: string | undefined; // another hand is about to answer: the choices wait
  readonly onUndo?: () => void; // told before the line moves back
}

/** All titles: those that the page gave, then those of the whole game once they are there. */
export const useTitles = (jeu: string, given: Titles): Titles => {
  const [all, setAll] = useState<Titles>(given);
  useEffect(() => {
    void loadTitles(jeu).then((loaded) => setAll({ ...given, ...loaded }));
  }, [jeu]);
  return all;
};

/** The log of a line under way: what was played, what is undone, and the branches that were replaced. */
const useLines = <S, A, E extends Cite<R>, R extends string, P>({ mode, play, scenario }: FrameProps<S, A, E, R, P>): readonly LogLine[] => {
  const { line, replayed, actors, cursor } = play;
  const entries = useMemo(() => entriesOf(mode, replayed, actors), [mode, replayed, actors]);
  const places = useMemo(() => branchPlaces(line), [line.struck, line.actions]);
  const imposed = useMemo(() => {
    const isDie = (action: A, at: number): boolean => mode.chance(action, stateAt(replayed, at))?.kind === 'die';
    return imposedSteps({ actions: replayed.moves.map(({ action }) => action), actors, isDie }, mode.imposed?.(scenario) ?? []);
  }, [mode, scenario, replayed, actors]);
  const struck = (at: number): readonly LogLine[] => (places.get(at) ?? []).flatMap((branch) => branchEntries(mode, replayed.start, branch).map((entry): LogLine => ({ entry, status: 'struck' })));
  return [
    ...struck(0),
    ...entries.flatMap((entry): readonly LogLine[] => {
      const status = entry.step === cursor ? 'now' : entry.step < cursor ? 'done' : 'later';
      return [{ entry, status, mark: imposed.has(entry.step) ? 'jet imposé' : undefined }, ...struck(entry.step)];
    }),
  ];
};

const Decide = <S, A, E extends Cite<R>, R extends string, P>({ mode, scenario, play, titles, head, busy }: FrameProps<S, A, E, R, P>): JSX.Element => {
  const { state, node, attempt, refused, replayed, actors, cursor } = play;
  const box = useRef<HTMLDivElement>(null);
  const mine = useRef(true); // the last action, or the opening itself, came from here: the focus must not fall to the page
  useEffect(() => {
    if (mine.current && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    mine.current = false;
  }, [state]);
  const pick = (action: A): void => {
    mine.current = true;
    attempt(action);
  };
  const imposed = useMemo(() => {
    const isDie = (action: A, at: number): boolean => mode.chance(action, stateAt(replayed, at))?.kind === 'die';
    const next = nextImposed({ actions: replayed.moves.slice(0, cursor).map(({ action }) => action), actors, isDie }, mode.imposed?.(scenario) ?? []);
    return next !== undefined && node.kind === 'chance' && mode.game.refuse(state, next) === undefined ? next : undefined;
  }, [mode, scenario, replayed, cursor, node]);
  const question = node.kind === 'end' ? mode.text.result(node.result, state) : mode.text.node(state);
  return (
    <div class="decide" ref={box} tabIndex={-1} role="group" aria-label="À vous de jouer">
      {head}
      <p class="ask" data-tour={node.kind === 'choice' ? node.seat : node.kind}>
        {node.kind === 'choice' ? <span class="turn">{typographie(mode.text.seat(node.seat, state))}</span> : null}
        {typographie(question)}
      </p>
      {refused === undefined ? null : <RefusedNote mode={mode} state={state} refused={refused} titles={titles} />}
      {busy === undefined ? null : <p class="busy">{busy}</p>}
      {busy === undefined && node.kind === 'chance' ? <DiceTray key={cursor} mode={mode} state={state} node={node} imposed={imposed} onPick={pick} /> : null}
      {busy === undefined && (node.kind === 'choice' || node.kind === 'report') ? <Choices key={cursor} choices={labelled(mode, state, node.options)} label={question} onPick={pick} /> : null}
      {busy === undefined && node.kind === 'choice' ? <WhyNot mode={mode} state={state} onAsk={pick} /> : null}
    </div>
  );
};

export const PlayFrame = <S, A, E extends Cite<R>, R extends string, P>(props: FrameProps<S, A, E, R, P>): JSX.Element => {
  const { mode, scenario, play, tools, answer, busy } = props;
  const { line, send, attempt, replayed, cursor, state, node, events } = play;
  const titles = useTitles(mode.jeu, props.titles);
  const root = useRef<HTMLDivElement>(null);
  const share = useShare();
  const lines = useLines(props);
  const undo = (): void => {
    props.onUndo?.();
    send({ type: 'undo' });
  };
  const redo = (): void => send({ type: 'redo' });
  const jump = (to: number): void => {
    if (to < cursor) props.onUndo?.();
    send({ type: 'jump', to });
  };
  useEffect(() => $cited.set([...new Set(events.flatMap(({ cites }) => [...cites]))]), [state]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || (isTyping(event.target) && !(event.target instanceof Element && event.target.closest('[role=grid]') !== null))) return;
      const command = historyCommand(event);
      if (command === undefined) return;
      event.preventDefault();
      if (command === 'undo') undo();
      else redo();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  const Board = mode.Board;
  const atStart = cursor === 0;
  const atEnd = cursor === replayed.moves.length;
  const told = events.map((event) => typographie(mode.text.event(event, state))).join(' ');
  const options = node.kind === 'choice' && busy === undefined ? node.options : [];
  const beside = (
    <div class="beside">
      <div class="tallies">
        {mode.tallies(state).map(({ label, tally }) => (
          <TallyView key={label} jeu={mode.jeu} tally={tally} label={label} partLabel={mode.partLabel} titles={titles} />
        ))}
      </div>
      <OddsView mode={mode} state={state} answer={answer} />
    </div>
  );
  return (
    <div class="live" ref={root}>
      <div class="table">
        <div class="board">
          <Board state={state} events={events} options={options} onPick={attempt} label={(action) => typographie(mode.text.action(action, state))} />
          {mode.tallBoard === true ? null : beside}
        </div>
        <div class="told">
          <Decide {...props} titles={titles} />
          {mode.tallBoard === true ? beside : null}
          {lines.length === 0 ? null : <EventLog jeu={mode.jeu} lines={lines} titles={titles} partLabel={mode.partLabel} onJump={jump} />}
        </div>
      </div>
      <div class="controls">
        <button type="button" class="btn" data-commande="annuler" aria-disabled={atStart} onClick={undo}>
          <Icon name="undo" />
          <span>Annuler</span>
        </button>
        <button type="button" class="btn" data-commande="retablir" aria-disabled={atEnd} onClick={redo}>
          <Icon name="redo" />
          <span>Rétablir</span>
        </button>
        <div class="more">
          <button type="button" class="btn flat" data-commande="recommencer" aria-disabled={atStart} onClick={() => jump(0)}>
            Recommencer
          </button>
          {tools}
          <button type="button" class="btn" data-commande="partager" onClick={() => share.open(({ momentKinds }) => momentKinds(mode, scenario, { start: replayed.start, moves: replayed.moves.slice(0, cursor) }))}>
            Partager
          </button>
        </div>
      </div>
      <Announce text={`${told} ${line.cursor === 0 ? '' : typographie(node.kind === 'end' ? mode.text.result(node.result, state) : mode.text.node(state))}`} />
      {share.dialog}
    </div>
  );
};
