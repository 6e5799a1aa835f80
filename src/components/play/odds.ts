// The exact odds of the decision at hand, asked of an advisor as it comes: who draws them listens, and what stands around them is not drawn again for it.
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { Advice } from '../../engine/kernel/advice.ts';
import type { Node, Types } from '../../engine/kernel/game.ts';
import type { Advisor, ModeUi } from './mode.ts';

export type Answer<A> =
  | { readonly is: 'nothing' | 'too-large' }
  | { readonly is: 'waiting'; readonly seen: number; readonly stop: () => void } // positions looked at so far
  | { readonly is: 'failed'; readonly says: string; readonly again: () => void }
  | { readonly is: 'advice'; readonly advice: Advice<A> };

/** The odds of one position, told as they come (`useAnswer`). */
export interface Odds<A> {
  readonly wanted: boolean; // they are worth asking here
  readonly state: unknown; // the position: what was told of another one is none of its
  readonly $told: ReadableAtom<Told<A> | undefined>;
}
interface Told<A> {
  readonly state: unknown;
  readonly answer: Answer<A>;
}
const NOTHING: Answer<never> = { is: 'nothing' };
const BEGINNING: Answer<never> = { is: 'waiting', seen: 0, stop: () => undefined };

export const NO_ODDS: Odds<never> = { wanted: false, state: undefined, $told: atom(undefined) };

/** What befalls a worker; all else that an advisor refuses with is the engine's own code. */
const FAILURES: Readonly<Record<string, string>> = {
  worker: 'Le calcul s’est arrêté sur une erreur.',
  late: 'Le calcul n’a pas abouti en une minute.',
  stopped: 'Calcul arrêté.',
};

const PROMPT = 120; // ms: an answer that comes sooner is drawn alone, without how far it has come
/** Asks for the odds of a state; one advisor for the life of the island, made when first wanted. An answer that comes late is dropped. */
export const useOdds = <T extends Types>(mode: ModeUi<T>, state: T['state'], wanted: boolean): Odds<T['action']> => {
  const advisor = useRef<Advisor<T['state'], T['action']> | undefined>(undefined);
  const [$told] = useState(() => atom<Told<T['action']> | undefined>(undefined));
  const [tries, again] = useReducer((count: number, _: undefined) => count + 1, 0);
  const asks = wanted && mode.odds !== undefined;
  useEffect(() => () => advisor.current?.stop(), []);
  useEffect(() => {
    if (!asks || mode.odds === undefined) return;
    advisor.current ??= mode.odds.advisor();
    let late = false;
    const tell = (answer: Answer<T['action']>): void => {
      if (!late) $told.set({ state, answer });
    };
    const retry = (): void => {
      $told.set(undefined);
      again(undefined);
    };
    const told = advisor.current;
    const stop = (): void => told.stop();
    const seen = (count: number): void => tell({ is: 'waiting', seen: count, stop });
    const soon = setTimeout(() => seen(0), PROMPT);
    const answered = advisor.current.ask(state, seen);
    answered.then(
      (advice) => tell(advice === undefined ? NOTHING : { is: 'advice', advice }),
      (error: unknown) => {
        const says = FAILURES[error instanceof Error ? error.message : ''];
        tell(says === undefined ? { is: 'too-large' } : { is: 'failed', says, again: retry });
      },
    );
    const settle = (): void => clearTimeout(soon);
    answered.then(settle, settle);
    return () => {
      late = true;
      settle();
    };
  }, [mode, state, asks, tries]);
  return useMemo(() => ({ wanted: asks, state, $told }), [asks, state]);
};

/** What is known of the odds by now, drawn again as more is told; as long as one `heeds` it. */
export const useAnswer = <A>({ wanted, state, $told }: Odds<A>, heeds = true): Answer<A> => {
  const [, draw] = useReducer((count: number, _: unknown) => count + 1, 0);
  useLayoutEffect(() => (heeds && wanted ? $told.listen(draw) : undefined), [$told, heeds && wanted]);
  if (!wanted) return NOTHING;
  const told = $told.get();
  return told !== undefined && told.state === state ? told.answer : BEGINNING;
};

/** Whether the odds of a decision are worth asking here. */
export const wantsOdds = <T extends Types>(
  mode: ModeUi<T>,
  { node, state }: { readonly node: Node<T['action'], T['rule']>; readonly state: T['state'] },
): boolean =>
  node.kind === 'choice' && node.options.length > 1 && mode.odds !== undefined && (mode.odds.has?.(state) ?? true);
