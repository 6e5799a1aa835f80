// Which event of Battle Beyond Space moves what, beyond the places of the ships; and which sentence of a step says it best.
import type { EscarmoucheEvent, EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { indexOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import type { ShipId } from '../../engine/battle-beyond-space/types.ts';
import type { Effect } from '../scene/motion.ts';

type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
type Table = { readonly [K in PartieEvent['type']]?: (event: Of<K>, state: PartieState) => readonly Effect[] };

/** A ship as the place names it: once gone, its outline. */
const shipPiece = (id: ShipId, { ships }: PartieState): string =>
  ships[indexOf(id) ?? -1]?.fate === 'play' ? id : `${id}~`;
const score = (seat: number): string => `score:${seat}`;
const beam = (from: ShipId, to: ShipId | null, state: PartieState): readonly Effect[] =>
  to === null ? [] : [{ is: 'beam', from: shipPiece(from, state), to: shipPiece(to, state) }];
/** A prize goes to who keeps it. */
const prize = (from: string, seat: number): readonly Effect[] => [
  { is: 'fly', from, to: score(seat) },
  { is: 'grow', piece: score(seat) },
];
const ownerIn = (id: ShipId): number => ownerOf(indexOf(id) ?? 0);
const TURN = 60; // degrees a side
/** The shorter way round, from where it looked to where it looks. */
const turned = ({ ship, from, to }: Of<'turned'>, state: PartieState): readonly Effect[] => {
  const sides = ((to - from + 9) % 6) - 3;
  return sides === 0 ? [] : [{ is: 'turn', piece: shipPiece(ship, state), from: -TURN * (to - sides), to: -TURN * to }];
};

const EFFECTS: Table = {
  'card-turned': ({ seat, card }) => [{ is: 'flip', piece: `card:${seat}:${card}` }],
  fired: ({ ship, target }, state) => beam(ship, target, state),
  missed: ({ ship, by }, state) => beam(ship, by, state),
  laser: ({ ship, target }, state) => beam(ship, target, state),
  destroyed: ({ ship, by }, state) => [
    { is: 'burst', piece: shipPiece(ship, state) },
    ...(by === null ? [] : prize(shipPiece(ship, state), by)),
  ],
  damaged: ({ ship }, state) => [
    { is: 'burst', piece: shipPiece(ship, state) },
    { is: 'tell', piece: shipPiece(ship, state), text: '−1' },
  ],
  unharmed: ({ ship }, state) => [{ is: 'light', piece: shipPiece(ship, state) }],
  exploded: ({ ship }, state) => [{ is: 'burst', piece: shipPiece(ship, state) }],
  'probe-taken': ({ ship }, state) => prize(shipPiece(ship, state), ownerIn(ship)),
  'asteroid-taken': ({ ship, points }, state) => (points === 0 ? [] : prize(shipPiece(ship, state), ownerIn(ship))),
  'prize-returned': ({ seat }) => [{ is: 'grow', piece: score(seat) }],
  turned,
  'shield-up': ({ ship }, state) => [{ is: 'light', piece: shipPiece(ship, state) }],
  'came-back': ({ ship }, state) => [{ is: 'light', piece: shipPiece(ship, state) }],
  'elite-named': ({ ship }, state) => [{ is: 'light', piece: shipPiece(ship, state) }],
  'game-over': ({ winners }) => winners.map((seat): Effect => ({ is: 'grow', piece: score(seat) })),
};
export const partieEffects = (events: readonly PartieEvent[], state: PartieState): readonly Effect[] =>
  events.flatMap((event) => {
    const made = EFFECTS[event.type] as ((event: PartieEvent, state: PartieState) => readonly Effect[]) | undefined;
    return made?.(event, state) ?? [];
  });
export const escarmoucheEffects = (
  events: readonly EscarmoucheEvent[],
  { game }: EscarmoucheState,
): readonly Effect[] =>
  partieEffects(
    events.filter((event) => event.type !== 'goal-checked'),
    game,
  );

/** What matters most first: the sentence of the first of these that a step tells leads its caption. */
const LEADS: readonly EscarmoucheEvent['type'][] = [
  'goal-checked',
  'game-over',
  'destroyed',
  'damaged',
  'asteroid-taken',
  'exploded',
  'super-shot',
  'unharmed',
  'came-back',
  'fired',
  'laser',
  'probe-taken',
  'asteroid-moved',
  'missed',
  'revealed',
  'dealt',
];
type Leading = Pick<EscarmoucheEvent, 'type'> & { readonly seat?: number };
export const leadOf = (events: readonly Leading[]): number => {
  const first = LEADS.find((type) => events.some((event) => event.type === type));
  const all = events.filter(({ type }) => type === first);
  const lead = (first === 'dealt' ? all.find(({ seat }) => seat === 0) : undefined) ?? all[0]; // the reader’s own card, as a rule
  return lead === undefined ? 0 : events.indexOf(lead);
};
