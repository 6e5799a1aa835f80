// What answers by itself at the table: automatic dice, and seats given to the machine.
import { useEffect, useState } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import { bestOf } from './advice.ts';
import { draw } from './dice.ts';
import type { Answer } from './OddsView.tsx';
import type { UseLine } from './useLine.ts';

export type Hand = 'humain' | 'machine';
export interface Machine {
  readonly hands: readonly Hand[]; // by seat
  readonly setHand: (seat: number, hand: Hand) => void;
  readonly auto: boolean; // dice roll themselves
  readonly setAuto: (auto: boolean) => void;
  readonly paused: boolean; // after an undo, nothing answers by itself until the reader says so
  readonly setPaused: (paused: boolean) => void;
  readonly busy: string | undefined;
}
const PACE = 700; // ms before it answers, so that one can see
const PATIENCE = 6000; // ms it waits for the advisor

/** Best play where the advisor answers in time, else a legal action at random. */
export const machineChoice = <A, R extends string>(node: UseLine<unknown, A, Cite<R>, R>['node'], answer: Answer<A>): A | undefined => {
  if (node.kind === 'end') return undefined;
  if (answer.is === 'advice') return bestOf(answer.advice)[0]?.action ?? draw(node);
  return draw(node);
};

export const useMachine = <S, A, E extends Cite<R>, R extends string>(play: UseLine<S, A, E, R>, answer: Answer<A>, imposed: A | undefined, first: readonly Hand[]): Machine => {
  const [hands, setHands] = useState<readonly Hand[]>(first);
  const [auto, setAuto] = useState(false);
  const [paused, setPaused] = useState(false);
  const { node, state, send } = play;
  const seatIsMachine = node.kind === 'choice' && hands[node.seat] === 'machine';
  const acts = !paused && (seatIsMachine || (node.kind === 'chance' && auto));
  useEffect(() => {
    if (!acts) return;
    const timer = setTimeout(() => {
      const action = node.kind === 'chance' && imposed !== undefined ? imposed : machineChoice(node, answer);
      if (action !== undefined) send({ type: 'play', action });
    }, seatIsMachine && answer.is === 'waiting' ? PATIENCE : PACE);
    return () => clearTimeout(timer);
  }, [acts, state, answer.is]);
  return {
    hands,
    setHand: (seat, hand) => {
      setHands(hands.map((one, i) => (i === seat ? hand : one)));
      setPaused(false);
    },
    auto,
    setAuto: (next) => {
      setAuto(next);
      setPaused(false);
    },
    paused,
    setPaused,
    busy: acts ? (seatIsMachine ? 'La machine réfléchit…' : 'Le dé roule…') : undefined,
  };
};
