import type { Step } from './game.ts';

/** The makers of a mode's steps, once its state and its events are named: `const { still, told, chain } = stepsOf<PartieState, PartieEvent>()`. */
export const stepsOf = <S, E>() => ({
  /** A state, and nothing to tell. */
  still: (state: S): Step<S, E> => ({ state, events: [] }),
  told: (state: S, ...events: readonly E[]): Step<S, E> => ({ state, events }),
  /** One step, then what follows from its state: their events in order. Not called "then": a module that exports that name is taken for a promise when it is imported dynamically. */
  chain: (first: Step<S, E>, ...next: readonly ((state: S) => Step<S, E>)[]): Step<S, E> =>
    next.reduce((done, follow) => {
      const { state, events } = follow(done.state);
      return { state, events: [...done.events, ...events] };
    }, first),
});

/** A state that holds the work under way as data: the top last. */
interface Stacked {
  readonly stack: readonly unknown[];
}
export const topOf = <F>({ stack }: { readonly stack: readonly F[] }): F | undefined => stack.at(-1);
export const push = <S extends Stacked>(state: S, ...frames: S['stack']): S => ({
  ...state,
  stack: [...state.stack, ...frames],
});
export const pop = <S extends Stacked>(state: S): S => ({ ...state, stack: state.stack.slice(0, -1) });
/** Another frame in the place of the top one. */
export const retop = <S extends Stacked>(state: S, frame: S['stack'][number]): S => push(pop(state), frame);
