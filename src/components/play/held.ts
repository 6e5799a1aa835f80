// What a board holds that is not played yet (headings planned, the ship in hand): the frame asks about it, takes it back and plays with it.
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

export interface Held<A> {
  readonly asks?: string | undefined; // the question about it, in place of the state's own; ordinary spaces
  readonly offers?: ComponentChildren; // above the answers: what the board may then be asked
  /** What an action is called meanwhile, if not as ever: what it does with what is held. */
  readonly says?: ((action: A) => string | undefined) | undefined;
  readonly takeBack?: (() => void) | undefined; // the last of it: an undo does that first
  /** Whether the board plays what it holds instead of that action. */
  readonly instead?: ((action: A) => boolean) | undefined;
}
/** Tells the frame; nobody listens where nothing is played. */
export const HeldBy = createContext<(held: Held<unknown>) => void>(() => undefined);
export const NOTHING_HELD: Held<unknown> = {};
export const useHeld = <A>(held: Held<A>, changes: readonly unknown[]): void => {
  const tell = useContext(HeldBy);
  useEffect(() => {
    tell(held as Held<unknown>);
    return () => tell(NOTHING_HELD);
  }, changes);
};
