// The question asked now and its answers: choices, a throw, a forced step, and what may be done beside them.
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { whenIdle } from '../scene/idle.ts';
import { useMark } from '../scene/mark.ts';
import { useOver } from '../scene/over.ts';
import { classes } from '../scene/pieces.tsx';
import { Asides } from './Asides.tsx';
import { Choices, labelled } from './Choices.tsx';
import { DiceTray, kindOf } from './DiceTray.tsx';
import { type Eyes, maySee } from './eyes.ts';
import type { ModeUi } from './mode.ts';
import { NO_ODDS, type Odds, useAnswer } from './odds.ts';
import { oddsBar } from './OddsView.tsx';
import type { Held } from './held.ts';
import { askedOf } from './question.ts';
import type { Titles } from './titles.ts';
import { useImposed } from './useImposed.ts';
import type { UseLine } from './useLine.ts';
import type { Busy, Mind } from './useMachine.ts';
import { type Risk, RiskView } from './useRisk.tsx';
import { RefusedNote, WhyNot } from './WhyNot.tsx';
import { trayWords, wordsOf } from './words.ts';

export interface DecideProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly scenario: T['scenario'];
  readonly play: UseLine<T>;
  readonly titles: Titles;
  readonly eyes: Eyes<T['state'], T['event']>;
  readonly view: T['state']; // the state as these eyes see it
  readonly head?: ComponentChildren; // above the question
  readonly held?: Held<unknown> | undefined; // by the board: the question may be about it
  readonly asks?: boolean; // whether the question is said here; it is unless told
  readonly busy?: Busy | undefined; // another hand is about to answer: the choices wait
  readonly mind?: Mind<T['action']> | undefined; // what the machine thinks about while it does
  readonly odds?: Odds<T['action']>; // what the choices are worth
  readonly onPass?: () => void; // gives what is needed to send the game to who has to choose, elsewhere
  readonly asideSeats?: readonly Seat[] | undefined; // whose gestures are offered beside: everyone's unless told
  readonly attempt: (action: T['action']) => boolean; // plays it, or shows why not
  readonly risk: Risk<T['action']> | undefined; // what was pressed and harms oneself: to be confirmed
  readonly confirm: () => void;
  readonly letGo: () => void;
}
type Props<T extends Types> = DecideProps<T> & {
  readonly onPick: (action: T['action']) => void;
};

const busyText = <T extends Types>({ mode, play: { node, forced }, busy, view }: Props<T>): string => {
  if (busy === 'forced' && forced !== undefined) return wordsOf(mode).runs ?? `${mode.text.action(forced, view)}…`;
  return busy === 'chance' && node.kind === 'chance'
    ? trayWords(kindOf(mode, view, node)).busy
    : 'La machine réfléchit…';
};
/** Who answers by itself, and what the machine thinks of meanwhile, where the reader may know. */
const Waiting = <T extends Types>(props: Props<T>): JSX.Element => {
  const { mode, mind, eyes, view } = props;
  const ideas = mind?.thinking.is === 'waiting' && eyes.viewer === undefined ? mind.thinking.ideas : [];
  const [best] = ideas;
  return (
    <p class="busy">
      {typeset(busyText(props))}
      {best === undefined
        ? null
        : typeset(
            ` ${ideas.length > 1 ? `${ideas.length} idées, la meilleure` : 'Une idée'} : ${mode.text.action(best.action, view)}.`,
          )}
      {mind?.playNow === undefined ? null : (
        <button type="button" class="btn flat" data-commande="maintenant" onClick={mind.playNow}>
          Qu’elle joue
        </button>
      )}
    </p>
  );
};

/** Somebody elsewhere has to choose: the game is sent, the answer comes back as a link. */
const Away = <T extends Types>({ mode, view, play: { node }, onPass }: Props<T>): JSX.Element | null =>
  node.kind !== 'choice' ? null : (
    <div class="away" data-a-distance>
      <p>
        {typeset(
          `Joue à distance : ${mode.text.seat(node.seat, view)}. Envoyez la partie, puis ouvrez le lien qui vous reviendra.`,
        )}
      </p>
      <button type="button" class="btn go" data-commande="passer-la-main" onClick={onPass}>
        Passer la main
      </button>
    </div>
  );

/** What the place offers, as a list, for who does not touch. Folded, it is drawn once nothing moves and nothing else is to be done: no step waits for it. */
const InList = ({ count, children }: { readonly count: number; readonly children: () => JSX.Element }): JSX.Element => {
  const [drawn, setDrawn] = useState(false);
  const draw = (): void => setDrawn(true);
  useEffect(() => whenIdle(draw), []);
  return (
    <details class="all-choices over" onToggle={draw}>
      <summary>
        Choisir dans une liste <span>{count}</span>
      </summary>
      {drawn ? children() : null}
    </details>
  );
};

interface OfferedProps<T extends Types> extends Pick<DecideProps<T>, 'mode' | 'view' | 'held'> {
  readonly actions: readonly T['action'][];
  readonly odds: Odds<T['action']>;
  readonly onPick: (action: T['action']) => void;
}
/** Open actions as buttons, each with its bar once its odds are known. */
const Offered = <T extends Types>({ mode, view, held, actions, odds, onPick }: OfferedProps<T>): JSX.Element => {
  const answer = useAnswer(odds);
  const choices = useMemo(() => labelled(mode, view, actions), [mode, view, actions]);
  return (
    <Choices
      choices={choices.map((one) => {
        const says = held?.says?.(one.action);
        return { ...one, label: says === undefined ? one.label : typeset(says), odds: oddsBar(answer, one.action) };
      })}
      label={mode.text.node(view)}
      onPick={onPick}
    />
  );
};

const Answers = <T extends Types>(props: Props<T>): JSX.Element | null => {
  const { mode, scenario, play, eyes, view, onPick } = props;
  const { state, node, forced, cursor } = play;
  const imposed = useImposed(mode, scenario, play);
  if (props.busy === 'away') return <Away {...props} />;
  if (props.busy !== undefined) return <Waiting {...props} />;
  if (node.kind === 'end') return null;
  if (forced !== undefined)
    return (
      // the same button from one step to the next, so that the focus stays on it
      <div class="choices">
        <button
          type="button"
          class="btn go"
          data-commande="continuer"
          data-action={JSON.stringify(forced)}
          onClick={() => onPick(forced)}
        >
          {typeset(mode.text.action(forced, view))}
        </button>
      </div>
    );
  const open = maySee(mode, eyes, state, node);
  if (node.kind === 'chance')
    return (
      <DiceTray key={cursor} mode={mode} state={view} node={node} blind={!open} imposed={imposed} onPick={onPick} />
    );
  if (!open) return null; // another hand's: the table says how to go on
  const onBoard = (action: T['action']): boolean => mode.onBoard?.(action, view) === true;
  const there = node.options.filter(onBoard);
  const here = node.options.filter((action) => !onBoard(action));
  const offered = { mode, view, held: props.held, odds: props.odds ?? NO_ODDS, onPick };
  return (
    <>
      {there.length === 0 ? null : (
        <p class={classes('hint', here.length === 0 && 'only')}>Touchez ce qui est éclairé.</p>
      )}
      {here.length === 0 ? null : <Offered key={cursor} actions={here} {...offered} />}
      {there.length === 0 ? null : (
        <InList key={`tous${cursor}`} count={there.length}>
          {() => <Offered actions={there} {...offered} />}
        </InList>
      )}
      {node.kind === 'choice' ? <WhyNot mode={mode} state={state} view={view} onAsk={onPick} /> : null}
    </>
  );
};

const LONG = 100; // letters of a question: more take four lines of a phone (style sheets)
const Question = ({ text, name }: { readonly text: string; readonly name: string | undefined }): JSX.Element => {
  const question = typeset(text);
  if (name === undefined) return <>{question}</>;
  const { tag, before, said, after } = askedOf(question, typeset(name));
  return (
    <>
      {tag === '' ? null : <span class="turn">{tag}</span>} {before}
      {said === '' ? null : <b class="turn said">{said}</b>}
      {after}
    </>
  );
};

/** When what had the focus in the scene goes away with the question, the next question has it, and not the page. What the board keeps for itself it takes first. */
const useFocus = (box: RefObject<HTMLDivElement>, state: unknown): void => {
  const mine = useRef(true); // the last press, or the opening itself, came from the scene
  const drawn = useRef(state);
  drawn.current = state;
  const scrolled = useRef(false); // what never moved is not asked where it stands: that would lay the page out
  useEffect(() => {
    const scene = box.current?.closest('.scene');
    const pressed = ({ target }: Event): void => {
      mine.current = target instanceof Node && scene?.contains(target) === true;
    };
    const presses = ['keydown', 'pointerdown'] as const;
    const panel = box.current?.closest('.panel');
    const onScroll = (): void => {
      scrolled.current = true;
    };
    for (const press of presses) document.addEventListener(press, pressed, true);
    panel?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      for (const press of presses) document.removeEventListener(press, pressed, true);
      panel?.removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    // after the frame that shows it: at once, the page would be laid out for this, and again for what comes; and a board, whose effects may run just after this frame, takes it first
    requestAnimationFrame(() =>
      setTimeout(() => {
        // a step taken since has its own: what it drew may have let the focus go, and waits to take it back
        if (drawn.current === state && mine.current && document.activeElement === document.body)
          box.current?.focus({ preventScroll: true });
      }),
    );
    if (scrolled.current) box.current?.closest('.panel')?.scrollTo(0, 0); // a new question is read from its first word
    scrolled.current = false;
  }, [state]);
};

export const Decide = <T extends Types>(props: DecideProps<T>): JSX.Element => {
  const { mode, play, titles, head, view, attempt, risk } = props;
  const { state, node, refused } = play;
  const box = useRef<HTMLDivElement>(null);
  useFocus(box, state);
  useMark(box, 'question');
  useOver(box);
  // answers that stand in a group of their own leave the question its line (style sheets)
  useLayoutEffect(() => {
    box.current?.toggleAttribute('data-groupe', box.current.querySelector(':scope > [role="group"]') !== null);
  });
  const question =
    node.kind === 'end' ? mode.text.result(node.result, view) : (props.held?.asks ?? mode.text.node(view));
  const name = node.kind === 'choice' ? mode.text.seat(node.seat, view) : undefined;
  return (
    <div
      class="decide"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="À vous de jouer"
      data-busy={props.busy === 'away' ? undefined : props.busy}
    >
      {head}
      {props.asks === false ? null : (
        <p
          class="ask"
          data-tour={node.kind === 'choice' ? node.seat : node.kind}
          data-long={question.length > LONG ? '' : undefined}
        >
          <Question text={question} name={name} />
        </p>
      )}
      {refused === undefined ? null : <RefusedNote mode={mode} state={view} refused={refused} titles={titles} />}
      {props.held?.offers}
      {risk === undefined ? (
        <Answers {...props} onPick={attempt} />
      ) : (
        <RiskView
          says={risk.harm.says}
          action={mode.text.action(risk.action, view)}
          onConfirm={props.confirm}
          onLetGo={props.letGo}
        />
      )}
      <Asides mode={mode} state={state} view={view} seats={props.asideSeats} onPick={attempt} />
    </div>
  );
};
