import type { Step } from './game.ts';

/** One action as it unfolds: the state so far and what has been told. Local to an `apply`: nothing outside sees a state half done. */
export interface Work<S, E> {
  state: S;
  readonly events: E[];
}
export const workOn = <S, E>(state: S): Work<S, E> => ({ state, events: [] });
export const stepOf = <S, E>({ state, events }: Work<S, E>): Step<S, E> => ({ state, events });

export const tell = <S, E>(work: Work<S, E>, event: NoInfer<E>): void => {
  work.events.push(event);
};
export const change = <S extends object, E>(work: Work<S, E>, patch: Partial<NoInfer<S>>): void => {
  work.state = { ...work.state, ...patch };
};
