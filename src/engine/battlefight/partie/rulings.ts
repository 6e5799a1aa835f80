// litige: 'signaler': the log says each time that a ruling, and not the text, decides (A1).
import type { PartieEvent } from './types.ts';

type About = { readonly [K in PartieEvent['type']]?: (event: Extract<PartieEvent, { readonly type: K }>) => readonly string[] };
const RULINGS: About = {
  'first-drawn': () => ['A12', 'A13'],
  chosen: ({ by }) => (by === null ? [] : ['A16']),
  effect: ({ bearer, active }) => (active.startsWith(`${bearer}:`) ? [] : ['A33']),
  'draw-answered': () => ['A39'],
  eliminated: ({ cause }) => [{ life: 'A2', board: 'A3', resigned: 'A14' }[cause], 'A5'],
  activated: ({ omitted }) => (omitted ? ['A40'] : []),
  skipped: () => ['A7'],
  passage: ({ opponent }) => (opponent === null ? ['A30'] : ['A28', 'A30']),
  stable: ({ last }) => (last ? ['A15'] : []),
  resumed: () => ['A16', 'A18'],
  paid: ({ cost, charm }) => (charm > cost ? ['A19'] : []),
  'pushed-out': () => ['A25'],
  pushed: () => ['A23'],
  'push-idle': () => ['A24'],
  stayed: () => ['A22'],
  idle: () => ['A20'],
  'pile-empty': () => ['A26'],
  'nothing-drawn': () => ['A27'],
  'no-technique': () => ['A34'],
  dealt: () => ['A10'],
  discarded: ({ short, cards }) => (short || cards.length > 1 ? ['A50'] : []),
  'turn-over': ({ cleared, out }) => (out ? ['A9'] : cleared > 0 ? ['A35'] : []),
};
/** The event, then the rulings that it rests on. */
export const applied = (event: PartieEvent): readonly PartieEvent[] => {
  const of = RULINGS[event.type] as ((event: PartieEvent) => readonly string[]) | undefined;
  return [event, ...(of?.(event) ?? []).map((ruling): PartieEvent => ({ type: 'ruling', ruling, cites: ['bf.document.sans-ambiguite'] }))];
};
