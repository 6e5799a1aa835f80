// Live play: the board, what is open, chance, what follows, and everything that was done.
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { Caption, captionMarks } from '../scene/Caption.tsx';
import { Fresh } from '../scene/fresh.ts';
import { useMotion } from '../scene/motion.ts';
import { Fold, Scene } from '../scene/Scene.tsx';
import { SceneMenu } from '../scene/SceneMenu.tsx';
import { markOf } from '../scene/TimeLine.tsx';
import { Announce } from './Announce.tsx';
import type { AtEnd } from './GameEnd.tsx';
import { $cited } from './cited.ts';
import { branchEntries, entriesOf, partsOf } from './entries.ts';
import { EventLog, type LogLine } from './EventLog.tsx';
import { type Eyes, eyesOf, maySee, type Viewer } from './eyes.ts';
import { Guard } from './Failed.tsx';
import { decisionAfter, decisionBefore, type Skips } from './forced.ts';
import { branchPlaces } from './line.ts';
import { sayingOf } from './saying.ts';
import type { ModeUi } from './mode.ts';
import type { Odds } from './odds.ts';
import { saidAt } from './said.ts';
import { Rail } from './frame-parts.tsx';
import { HeldBy, NOTHING_HELD } from './held.ts';
import { FramePanel } from './FramePanel.tsx';
import type { Titles } from './titles.ts';
import { useImposedSteps } from './useImposed.ts';
import type { UseLine } from './useLine.ts';
import type { Hand } from './saved.ts';
import type { Busy, Mind } from './useMachine.ts';
import { useFrameKeys } from './useFrameKeys.ts';
import type { ShareKind } from './share.ts';
import { type Make, useShare } from './useShare.tsx';
import { useRisk } from './useRisk.tsx';
import { useRoomBeside } from './useRoomBeside.ts';
import { optionsOf, useBoard } from './useBoard.tsx';
import { Part } from '../scene/parts.tsx';
import { useTitles } from './useTitles.ts';
import { WhileOpen } from './WhileOpen.tsx';
import { wordsOf } from './words.ts';

export interface FrameProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly scenario: T['scenario'];
  readonly play: UseLine<T>;
  readonly titles: Titles;
  readonly name?: string | undefined; // of what is played, typeset: above the question where there is room, and behind the icon
  readonly heading?: ComponentChildren; // over the place
  readonly titled?: boolean; // it holds a title that is seen
  readonly settings?: ComponentChildren; // behind the icon
  readonly head?: ComponentChildren; // above the question
  readonly tools?: ComponentChildren; // beside undo and redo
  readonly odds: Odds<T['action']>; // what the choices are worth
  readonly busy?: Busy | undefined; // another hand is about to answer: the choices wait
  readonly hands?: readonly Hand[]; // who answers for each seat; people unless told
  readonly mind?: Mind<T['action']> | undefined; // what the machine thinks about while it does
  readonly challenge?: AtEnd; // what is played may be sent as a challenge: a whole game, and not an example taken over
  readonly runs?: boolean; // forced steps play themselves: an undo goes back over them, what they told is said together
  readonly viewer?: Viewer; // whose eyes; everything is open unless told
  readonly curtain?: { readonly seat: Seat; readonly view: JSX.Element } | undefined; // in place of the board and the question: only what all may see stays
  readonly asideSeats?: readonly Seat[] | undefined; // whose gestures are offered: everyone's unless told
  readonly skips?: Skips<T>; // what an undo goes back over, as it answers by itself; nothing unless told
  readonly onUndo?: () => void; // told before the line moves back
  readonly onAgain?: () => void; // told once a game that is over is played again
  readonly logBelow?: boolean; // what happened stays folded under the scene, however large it is
}

/** The log of a line under way: what was played, what is undone, and the branches that were replaced. */
const useLines = <T extends Types>(
  { mode, play, scenario }: FrameProps<T>,
  eyes: Eyes<T['state'], T['event']>,
): readonly LogLine[] => {
  const { line, replayed, actors, cursor } = play;
  const entries = useMemo(() => entriesOf(mode, replayed, actors, eyes), [mode, replayed, actors, eyes]);
  const places = useMemo(() => branchPlaces(line), [line.struck, line.actions]);
  const imposed = useImposedSteps(mode, scenario, play);
  const struck = (at: number): readonly LogLine[] =>
    (places.get(at) ?? []).flatMap((branch) =>
      branchEntries(mode, replayed, branch, eyes).map((entry): LogLine => ({ entry, status: 'struck' })),
    );
  return [
    ...struck(0),
    ...entries.flatMap((entry): readonly LogLine[] => {
      const status = entry.step === cursor ? 'now' : entry.step < cursor ? 'done' : 'later';
      return [
        {
          entry,
          status,
          mark: imposed.has(entry.step)
            ? mode.script?.scripted === undefined
              ? 'dé décidé d’avance'
              : 'carte décidée d’avance'
            : undefined,
        },
        ...struck(entry.step),
      ];
    }),
  ];
};

/** What screen readers are told: nothing new while forced steps run by themselves, then all that they did at once. */
const useSaid = <T extends Types>(
  { mode, play: { replayed, cursor, node }, busy, runs = false, curtain }: FrameProps<T>,
  eyes: Eyes<T['state'], T['event']>,
  view: T['state'],
): string => {
  const said = useRef('');
  if (busy === 'forced') return said.current;
  const question = node.kind === 'end' ? mode.text.result(node.result, view) : mode.text.node(view);
  said.current = saidAt(
    mode,
    replayed,
    cursor,
    eyes,
    runs,
    curtain !== undefined ? wordsOf(mode).pass(mode.text.seat(curtain.seat, view)) : cursor === 0 ? '' : question,
  );
  return said.current;
};

const Frame = <T extends Types>(props: FrameProps<T>): JSX.Element => {
  const { mode, scenario, play, tools, busy, runs, viewer, curtain, skips, challenge } = props;
  const { send, replayed, cursor, state, node, forced } = play;
  const place = useRef<HTMLDivElement>(null);
  const { attempt: answer, ...risks } = useRisk(mode, play, place);
  const [held, setHeld] = useState(NOTHING_HELD);
  const attempt = (action: T['action']): boolean => held.instead?.(action) === true || answer(action);
  const titles = useTitles(mode.jeu, props.titles);
  const share = useShare();
  const eyes = eyesOf(mode, viewer);
  const view = useMemo(() => eyes.state(state), [eyes, state]);
  const events = useMemo(() => play.events.map((event) => eyes.event(event, state)), [eyes, play.events]);
  const lines = useLines(props, eyes);
  const said = useSaid(props, eyes, view);
  const jump = (to: number): void => {
    if (to < cursor) props.onUndo?.();
    send({ type: 'jump', to });
  };
  const jumpNow = useRef(jump);
  jumpNow.current = jump;
  const onJump = useCallback((to: number): void => jumpNow.current(to), []); // the same each time: the log is not drawn again for it
  const marks = useMemo(() => play.actors.map(markOf), [play.actors]);
  const parts = useMemo(() => partsOf(entriesOf(mode, replayed, play.actors, eyes)), [mode, replayed]); // told already
  const atStart = cursor === 0;
  const atEnd = cursor === replayed.moves.length;
  const running = runs === true ? mode : { game: mode.game }; // whether forced steps are anybody's
  const undo = (): void =>
    held.takeBack !== undefined
      ? held.takeBack()
      : void (atStart || jump(decisionBefore(running, replayed, cursor, skips)));
  const redo = (): void => void (atEnd || jump(decisionAfter(running, replayed, cursor, skips)));
  const onKeyDown = useFrameKeys(
    undo,
    redo,
    forced === undefined || busy !== undefined || curtain !== undefined ? undefined : () => void attempt(forced),
  );
  useEffect(() => $cited.set([...new Set(events.flatMap(({ cites }) => [...cites]))]), [state]);
  const sees = useMemo(() => maySee(mode, eyes, state, node), [mode, eyes, state, node]);
  const board = useBoard(props, { view, events, sees, titles, attempt });
  const options = optionsOf(props, sees);
  useMotion(place, view, () => mode.effects?.(events, view) ?? [], curtain !== undefined);
  const kindsNow: Make = ({ momentKinds }) =>
    momentKinds(
      mode,
      scenario,
      { start: replayed.start, moves: replayed.moves.slice(0, cursor) },
      challenge === undefined ? undefined : play.line.struck.length,
    );
  const shareNow = (): void => share.open(kindsNow, viewer === undefined ? undefined : wordsOf(mode).sharing);
  /** One kind of link alone. */
  const sendAs = (wanted: ShareKind['key'], title: string): void =>
    share.open(async (links) => (await kindsNow(links)).filter(({ key }) => key === wanted), undefined, title);
  const beside = useRoomBeside(place) && props.logBelow !== true;
  const saying = sayingOf(props, running, lines, titles);
  const { unlisted } = mode;
  const listed =
    unlisted === undefined
      ? lines
      : lines.filter(
          ({ entry, status }) => status !== 'done' || !unlisted(replayed.moves[entry.step - 1]?.step.events ?? []),
        );
  const log =
    lines.length === 0 ? null : (
      <Part name="beside">
        <EventLog jeu={mode.jeu} lines={listed} titles={titles} partLabel={mode.partLabel} onJump={onJump} quiet />
      </Part>
    );
  return (
    <div class="live" onKeyDown={onKeyDown}>
      <Scene
        placeRef={place}
        stage={mode.stage?.(view)}
        head={
          <>
            {props.heading}
            <SceneMenu late>
              <WhileOpen>
                {props.name === undefined ? null : <p class="menu-name">{props.name}</p>}
                {props.settings}
                <button
                  type="button"
                  class="btn flat"
                  data-commande="recommencer"
                  aria-disabled={atStart}
                  onClick={() => jump(0)}
                >
                  Recommencer
                </button>
              </WhileOpen>
            </SceneMenu>
          </>
        }
        place={
          <Fresh.Provider value={true}>
            {curtain?.view}
            {
              curtain === undefined || mode.stage !== undefined ? (
                <Part name="place">
                  <HeldBy.Provider value={setHeld}>{board}</HeldBy.Provider>
                </Part>
              ) : null /* a scene stays under a curtain, which lifts at once */
            }
          </Fresh.Provider>
        }
        titled={props.titled === true}
        captionAs={saying && { ...captionMarks(saying), ...(atStart && { 'data-debut': '' }) }}
        caption={saying && <Caption {...saying} />}
        panel={
          <Part name="beside">
            <FramePanel
              {...{ props, risks, view, events, options, eyes, titles, attempt, sendAs }}
              held={held}
              onJump={jump}
            />
          </Part>
        }
        rail={
          <Rail
            {...{ marks, parts, cursor, atEnd, undo, redo, tools }}
            atStart={atStart && held.takeBack === undefined}
            onGo={jump}
            onShare={shareNow}
          />
        }
        log={beside ? log : undefined}
        folds={
          log === null || beside ? null : (
            <div class="folds">
              <Fold name="Déroulement" hook="journal">
                {log}
              </Fold>
            </div>
          )
        }
      />
      <Announce text={said} />
      {share.dialog}
    </div>
  );
};

/** Where the table cannot draw a position, it says so and lets one go back: nothing that was played is lost. */
export const PlayFrame = <T extends Types>(props: FrameProps<T>): JSX.Element => {
  const { play, onUndo } = props;
  const back = (again: () => void): void => {
    onUndo?.();
    play.send({ type: 'jump', to: play.cursor - 1 });
    again();
  };
  return (
    <Guard
      what="La table s’est arrêtée sur une erreur. Ce qui a été joué est gardé."
      at={play.state}
      ways={(again) => (
        <button
          type="button"
          class="btn"
          data-commande="annuler"
          aria-disabled={play.cursor === 0}
          onClick={() => play.cursor === 0 || back(again)}
        >
          Annuler le dernier coup
        </button>
      )}
    >
      <Frame {...props} />
    </Guard>
  );
};
