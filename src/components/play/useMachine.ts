// What answers by itself: automatic chance, seats given to the machine, forced steps.
import type { Node, Types } from '../../engine/kernel/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Some } from '../../engine/kernel/result.ts';
import { bestOf } from './advice.ts';
import { draw } from './dice.ts';
import type { Answer } from './OddsView.tsx';
import type { Hand } from './saved.ts';
import type { UseLine } from './useLine.ts';

/** Why nothing answers by itself: the game has just been opened there (forced steps alone wait), the reader went back, or what had to answer could not. */
export type Pause = 'opened' | 'undone' | 'broken';
export type Busy = 'machine' | 'chance' | 'forced';
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
interface First<A> {
  readonly plausible?: ((options: Some<A>) => Some<A>) | undefined; // what the machine draws from, where nobody advises it
  readonly answer: Answer<A>;
  readonly imposed?: A | undefined; // what the scenario wants of chance here
  readonly hands: readonly Hand[];
  readonly stepping: boolean;
  readonly auto: boolean;
}
const PACE = 700; // ms before it answers, so that one can see
const STEP = 450; // ms a forced step stays on show
const PATIENCE = 6000; // ms it waits for the advisor

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Best play where the advisor answers in time, else one at random of the actions that the mode finds plausible. */
export const machineChoice = <A, R extends string>(
  node: Node<A, R>,
  answer: Answer<A>,
  plausible: (options: Some<A>) => Some<A> = (options) => options,
): A | undefined => {
  if (node.kind === 'end') return undefined;
  const best = answer.is === 'advice' ? bestOf(answer.advice)[0]?.action : undefined;
  return best ?? draw(node.kind === 'choice' ? { ...node, options: plausible(node.options) } : node);
};

interface Table<A, R extends string> extends Pick<Machine, 'hands' | 'auto' | 'stepping' | 'pause'> {
  readonly node: Node<A, R>;
  readonly forced: A | undefined;
}
/** What would answer by itself here, were nothing paused. A forced step belongs to the table, whoever plays its seat. */
const answerer = <A, R extends string>({ node, forced, hands, auto, stepping }: Table<A, R>): Busy | undefined => {
  if (forced !== undefined) return stepping ? undefined : 'forced';
  if (node.kind === 'chance') return auto ? 'chance' : undefined;
  return node.kind === 'choice' && hands[node.seat] === 'machine' ? 'machine' : undefined;
};
/** What answers by itself, and what a pause holds back. A game just opened runs no card on before the reader has looked. */
export const whoAnswers = <A, R extends string>(
  table: Table<A, R>,
): { readonly busy: Busy | undefined; readonly waits: Busy | undefined } => {
  const who = answerer(table);
  const held = table.pause === 'undone' || table.pause === 'broken' || (table.pause === 'opened' && who === 'forced');
  return held ? { busy: undefined, waits: who } : { busy: who, waits: undefined };
};

export const useMachine = <T extends Types>(
  play: UseLine<T>,
  { answer, imposed, plausible, ...first }: First<T['action']>,
): Machine & { readonly waits: Busy | undefined } => {
  const [hands, setHands] = useState<readonly Hand[]>(first.hands);
  const [auto, setAuto] = useState(first.auto);
  const [stepping, setStepping] = useState(first.stepping);
  const [pause, setPause] = useState<Pause | undefined>('opened');
  const { node, forced } = play;
  const { busy, waits } = whoAnswers<T['action'], T['rule']>({ node, forced, hands, auto, stepping, pause });
  useEffect(() => {
    if (busy === undefined) return;
    const pace =
      busy === 'forced' ? (still() ? 0 : STEP) : busy === 'machine' && answer.is === 'waiting' ? PATIENCE : PACE;
    const timer = setTimeout(() => {
      let action: T['action'] | undefined;
      try {
        action =
          forced ??
          (node.kind === 'chance' && imposed !== undefined ? imposed : machineChoice(node, answer, plausible));
      } catch (error) {
        reportError(error);
      }
      if (action === undefined) return setPause('broken');
      setPause((now) => (now === 'opened' ? undefined : now)); // an undo at this very moment holds
      play.answer(action);
    }, pace);
    return () => clearTimeout(timer);
  }, [busy, play.state, play.line, answer.is]);
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
  };
};
