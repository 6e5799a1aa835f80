// The hands of a board: a table brings them with its mode, so that it has them from the first frame; what is read fetches them.
import type { handsOn } from './space-hands.ts';

let brought: typeof handsOn | undefined;
export const bringHands = (hands: typeof handsOn): void => {
  brought = hands;
};
export const handsNow = async (): Promise<typeof handsOn> => brought ?? (await import('./space-hands.ts')).handsOn;
