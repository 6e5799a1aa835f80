// Undo without limit of time: the past and the future of any value. Pure; a clock is given, never read.

export interface History<T> {
  readonly past: readonly T[]; // oldest first
  readonly present: T;
  readonly future: readonly T[]; // next first
  readonly last: { readonly field: string; readonly at: number } | null; // the field last typed in, and when (ms)
}
const DEPTH = 300;
/** Keystrokes in one field, closer than this in milliseconds, are one step. */
export const PAUSE = 1200;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/** A new present. `field`: where the reader types; keystrokes in a row there make one step. The same value changes nothing. */
export const record = <T>(history: History<T>, next: T, field: string, now: number): History<T> => {
  const { past, present, last } = history;
  if (next === present) return history;
  const typing = field !== '' && last !== null && last.field === field && now - last.at < PAUSE;
  return {
    past: typing ? past : [...past, present].slice(-DEPTH),
    present: next,
    future: [],
    last: { field, at: now },
  };
};

export const undo = <T>(history: History<T>): History<T> => {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], last: null };
};

export const redo = <T>(history: History<T>): History<T> => {
  const [after, ...future] = history.future;
  return after === undefined
    ? history
    : { past: [...history.past, history.present], present: after, future, last: null };
};
