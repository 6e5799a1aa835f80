// What answers by itself: automatic chance, seats given to the machine, forced steps.
import type { Node, Types } from '../../engine/kernel/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { stateAt } from '../../engine/kernel/play.ts';
import { type Level, LEVELS } from '../../engine/kernel/levels.ts';
import { type Pace, sceneSettings } from '../scene/settings.ts';
import { bestOf } from './advice.ts';
import { dealtWith } from './deal.ts';
import { draw } from './dice.ts';
import type { ModeUi } from './mode.ts';
import { type Answer, type Odds, useAnswer } from './odds.ts';
import { type Hand, isPerson } from './saved.ts';
import { isDull } from './since.ts';
import type { UseLine } from './useLine.ts';
import { type Thinking, useThinking } from './useThinking.ts';

/** Why nothing answers by itself: the game has just been opened there (forced steps alone wait), the reader went back, or what had to answer could not. */
export type Pause = 'opened' | 'undone' | 'broken';
export type Busy = 'machine' | 'chance' | 'forced' | 'away'; // « away »: somebody elsewhere, whom the table waits for
export interface Machine {
  readonly hands: readonly Hand[]; // by seat
  readonly setHand: (seat: number, hand: Hand) => void;
  readonly auto: boolean; // chance answers by itself
  readonly setAuto: (auto: boolean) => void;
  readonly stepping: boolean; // forced steps wait for the reader
  readonly setStepping: (stepping: boolean) => void;
  readonly pause: Pause | undefined; // after an undo, nothing answers by itself until the reader says so
  readonly setPause: (pause: Pause | undefined) => void;
  readonly busy: Busy | undefined; // what is about to answer
}
/** What comes to the mind of the machine while it plays. */
export interface Mind<A> {
  readonly thinking: Thinking<A>;
  readonly playNow: (() => void) | undefined; // its best idea so far, without waiting for more
}
interface First<A> {
  readonly odds: Odds<A>;
  readonly imposed?: A | undefined; // what the scenario wants of chance here
  readonly hands: readonly Hand[];
  readonly stepping: boolean;
  readonly auto: boolean;
}
// How long what has just been told stays before the next step (ms), and longer by letter of its sentence.
const RHYTHM: Readonly<Record<Pace, { readonly answer: number; readonly forced: number; readonly letter: number }>> = {
  calm: { answer: 1000, forced: 800, letter: 40 },
  usual: { answer: 700, forced: 450, letter: 6 },
  quick: { answer: 350, forced: 200, letter: 0 },
};
const READ = 4000; // ms that nothing takes longer to be read
const PATIENCE = 6000; // ms that who has no idea of its own waits for the advisor; a thinker answers, or says that it cannot
const LONGEST = 3000; // ms that who thinks waits for it: it then plays its own idea

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The level of a seat that the machine plays by thinking. */
export const levelOf = (hand: Hand | undefined): Level | undefined => LEVELS.find((level) => level === hand);

/** A seat of the machine's in a mode that thinks is played by a level: this one unless told. A level that no longer thinks is the machine's all the same. */
export const handOf = (mode: { readonly thinker?: unknown }, hand: Hand): Hand =>
  isPerson(hand) ? hand : mode.thinker === undefined ? 'machine' : (levelOf(hand) ?? 'habitue');

interface Known<A> {
  readonly hand?: Hand | undefined; // whose seat it is
  readonly answer: Answer<A>;
  readonly thinking?: Thinking<A>;
}
/** Whether the exact odds are its own: the strongest plays by them where they are known, and whoever does not think. */
const goesByOdds = (hand: Hand | undefined): boolean => hand === 'redoutable' || levelOf(hand) === undefined;
/** Best play where the advisor answers in time, else its best idea, else an action at random. */
export const machineChoice = <A, R extends string>(
  node: Node<A, R>,
  { hand, answer, thinking = { is: 'nothing' } }: Known<A>,
): A | undefined => {
  if (node.kind === 'end') return undefined;
  const best = answer.is === 'advice' && goesByOdds(hand) ? bestOf(answer.advice)[0]?.action : undefined;
  const idea = 'ideas' in thinking ? thinking.ideas[0]?.action : undefined;
  return best ?? idea ?? draw(node);
};

/** How long what was told last is left to be read (ms), before a step of this kind. */
export const restFor = (busy: Busy, letters: number, pace: Pace): number => {
  const { answer, forced, letter } = RHYTHM[pace];
  return Math.min(READ, (busy === 'forced' ? forced : answer) + letter * letters);
};
/** The letters of what the last step told best. */
const lettersTold = <T extends Types>({ lead, text }: ModeUi<T>, { replayed, cursor }: UseLine<T>): number => {
  const events = cursor === 0 ? [] : (replayed.moves[cursor - 1]?.step.events ?? []);
  const event = events[lead?.(events) ?? 0];
  return event === undefined ? 0 : text.event(event, stateAt(replayed, cursor - 1)).length;
};

interface Table<A, R extends string> extends Pick<Machine, 'hands' | 'auto' | 'stepping' | 'pause'> {
  readonly node: Node<A, R>;
  readonly forced: A | undefined;
}
/** What would answer by itself here, were nothing paused. A forced step belongs to the table, whoever plays its seat. */
const answerer = <A, R extends string>({ node, forced, hands, auto, stepping }: Table<A, R>): Busy | undefined => {
  if (forced !== undefined) return stepping ? undefined : 'forced';
  if (node.kind === 'chance') return auto ? 'chance' : undefined;
  const hand = node.kind === 'choice' ? (hands[node.seat] ?? 'humain') : 'humain';
  return hand === 'ailleurs' ? 'away' : hand === 'humain' ? undefined : 'machine';
};
/** What answers by itself, and what a pause holds back. A game just opened runs no card on before the reader has looked. */
export const whoAnswers = <A, R extends string>(
  table: Table<A, R>,
): { readonly busy: Busy | undefined; readonly waits: Busy | undefined } => {
  const who = answerer(table);
  if (who === 'away') return { busy: who, waits: undefined }; // no pause holds back who is not here
  const held = table.pause === 'undone' || table.pause === 'broken' || (table.pause === 'opened' && who === 'forced');
  return held ? { busy: undefined, waits: who } : { busy: who, waits: undefined };
};

export const useMachine = <T extends Types>(
  mode: ModeUi<T>,
  play: UseLine<T>,
  { odds, imposed, ...first }: First<T['action']>,
): Machine & Mind<T['action']> & { readonly waits: Busy | undefined } => {
  const [hands, setHands] = useState<readonly Hand[]>(first.hands);
  const [auto, setAuto] = useState(first.auto);
  const [stepping, setStepping] = useState(first.stepping);
  const [pause, setPause] = useState<Pause | undefined>('opened');
  const { node, forced, state, cursor } = play;
  const { busy, waits } = whoAnswers<T['action'], T['rule']>({ node, forced, hands, auto, stepping, pause });
  const hand = busy === 'machine' && node.kind === 'choice' ? hands[node.seat] : undefined;
  const thinking = useThinking(mode, state, levelOf(hand), cursor);
  const answer = useAnswer(odds, busy === 'machine');
  const asked = useRef({ state, at: 0 }); // when it began to think
  const now = (): T['action'] | undefined =>
    forced ??
    (node.kind === 'chance' && imposed !== undefined ? imposed : machineChoice(node, { hand, answer, thinking }));
  const reply = (): void => {
    let action: T['action'] | undefined;
    try {
      action = now();
    } catch (error) {
      reportError(error);
    }
    if (action === undefined) return setPause('broken');
    setPause((before) => (before === 'opened' ? undefined : before)); // an undo at this very moment holds
    play.answer(action, ...(busy === 'chance' && imposed === undefined ? dealtWith(mode, play, action) : []));
  };
  useEffect(() => {
    if (busy === undefined || busy === 'away') return;
    if (asked.current.state !== state || asked.current.at === 0) asked.current = { state, at: performance.now() };
    if (busy === 'machine' && thinking.is === 'failed') return setPause('broken');
    const coming = answer.is === 'waiting' && goesByOdds(hand);
    const exact = answer.is === 'advice' && goesByOdds(hand);
    if (busy === 'machine' && thinking.is === 'waiting' && !coming && !exact) return;
    // the exact odds are on their way: they are waited for; thinking is time to read already
    const rest = coming
      ? levelOf(hand) === undefined
        ? PATIENCE
        : LONGEST
      : restFor(busy, lettersTold(mode, play), sceneSettings().pace);
    const wait =
      isDull(mode, play.replayed, play.cursor) || (busy === 'forced' && still())
        ? 0
        : busy === 'machine'
          ? Math.max(0, rest - (performance.now() - asked.current.at))
          : rest;
    const timer = setTimeout(reply, wait);
    return () => clearTimeout(timer);
  }, [busy, state, play.line, answer.is, thinking.is, hand]);
  return {
    hands,
    setHand: (seat, hand) => {
      setHands(hands.map((one, i) => (i === seat ? hand : one)));
      setPause(undefined);
    },
    auto,
    setAuto: (next) => {
      setAuto(next);
      setPause(undefined);
    },
    stepping,
    setStepping: (next) => {
      setStepping(next);
      setPause(undefined);
    },
    pause,
    setPause,
    busy,
    waits,
    thinking,
    playNow: thinking.is === 'waiting' && thinking.ideas.length > 0 ? reply : undefined,
  };
};
