// Which event of BattleFight moves what, beyond the positions of the pieces; and which sentence of a step says it best.
import type { PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Effect } from '../scene/motion.ts';

type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
type Table = { readonly [K in PartieEvent['type']]?: (event: Of<K>) => readonly Effect[] };

const pawn = (seat: number): string => `pawn:${seat}`;
const life = (seat: number): Effect => ({ is: 'grow', piece: `life:${seat}` });
const tell = (seat: number, text: string): Effect => ({ is: 'tell', piece: pawn(seat), text });
const light = (piece: string): Effect => ({ is: 'light', piece });

const EFFECTS: Table = {
  activated: ({ active, card, owner }) => [
    { is: 'flip', piece: `open:${active}` },
    { is: 'flip', piece: `card:${owner}:${card}:0` },
  ],
  'turn-started': ({ seat }) => [light(pawn(seat))],
  checked: ({ player, opponent, holds }) =>
    holds ? [light(pawn(player)), light(pawn(opponent))] : [tell(player, 'trop loin')],
  hurt: ({ by, seat, self, tally }) => [
    self ? { is: 'burst', piece: pawn(seat) } : { is: 'strike', from: pawn(by), to: pawn(seat) },
    tell(seat, `−${tally.sum}`),
    life(seat),
  ],
  unhurt: ({ by, seat, self }) => [
    ...(self ? [] : [{ is: 'strike', from: pawn(by), to: pawn(seat) } as const]),
    tell(seat, '0'),
  ],
  blocked: ({ seat, gain }) => [light(pawn(seat)), ...(gain > 0 ? [tell(seat, `+${gain}`), life(seat)] : [])],
  effect: ({ bearer }) => [light(`life:${bearer}`), light(pawn(bearer))],
  drawn: ({ seat }) => [{ is: 'fly', from: `pile:${seat}`, to: `hand:${seat}` }],
  dealt: ({ seat }) => [{ is: 'fly', from: `pile:${seat}`, to: `hand:${seat}` }],
  'pile-empty': ({ seat, before, after }) => [
    light(`pile:${seat}`),
    ...(after < before ? [tell(seat, `−${before - after}`), life(seat)] : []),
  ],
  reshuffled: ({ seat }) => [{ is: 'flip', piece: `pile:${seat}` }],
  pushed: ({ by, seat }) => [{ is: 'strike', from: pawn(by), to: pawn(seat) }],
  resumed: ({ owner, card }) => [light(`card:${owner}:${card}:0`)],
  paid: ({ seat }) => [light(pawn(seat))],
  skipped: ({ active }) => [light(`open:${active}`)],
  'game-won': ({ seat }) => [{ is: 'burst', piece: pawn(seat) }, life(seat)],
};
export const partieEffects = (events: readonly PartieEvent[], _state: PartieState): readonly Effect[] =>
  events.flatMap((event) => {
    const made = EFFECTS[event.type] as ((event: PartieEvent) => readonly Effect[]) | undefined;
    return made?.(event) ?? [];
  });

/** What matters most first: the sentence of the first of these that a step tells leads its caption. */
const LEADS: readonly PartieEvent['type'][] = [
  'game-void',
  'eliminated', // why somebody wins: who does is the verdict
  'game-won',
  'pushed-out',
  'pile-empty',
  'hurt',
  'unhurt',
  'blocked',
  'pushed',
  'failed', // told by its reason, which stands before it
  'stable',
  'paid',
  'not-destabilised',
  'drawn',
  'discarded',
  'moved',
  'stayed',
  'push-idle',
  'effect',
  'checked',
  'skipped',
  'passage',
  'pace',
  'idle',
  'activated',
  'chosen',
];
/** What the failure at this rank came from: the check or the discarding told just before. */
const reasonOf = (events: readonly { readonly type: string }[], at: number): number =>
  events.findLastIndex(({ type }, i) => i < at && type !== 'ruling');
/** The rank, among the events of a step, of the one that says it best. */
export const leadOf = (events: readonly { readonly type: string }[]): number => {
  const [found] = LEADS.flatMap((type) => {
    const at = events.findIndex((event) => event.type === type);
    return at < 0 ? [] : [type === 'failed' ? Math.max(0, reasonOf(events, at)) : at];
  });
  return found ?? 0;
};
