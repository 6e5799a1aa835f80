// Who plays, as a scenario has them: read by the workshop too, which needs no game for it.
import { known } from '../../kernel/result.ts';
import { PLACEMENTS } from '../board.ts';
import { DECKS } from '../data.ts';
import type { CardId } from '../types.ts';
import { sorted } from './board.ts';
import type { PartieScenario, Player, PlayerSpec } from './types.ts';

/** The cards of a deck, whether the site ships it or the reader lists them. */
export const deckOf = ({ deck }: PlayerSpec): readonly CardId[] =>
  deck === undefined ? [] : typeof deck === 'string' ? DECKS[deck] : deck;
export const nameOf = (spec: PlayerSpec, seat: number): string => (spec.name ?? '').trim() || `J${seat + 1}`;
const LIFE = 20; // bf.mise-en-place.vie-initiale

const person = (spec: PlayerSpec, cell: string | null): Player => ({
  life: spec.life ?? LIFE,
  damage: spec.damage ?? 0,
  cell,
  hand: sorted(spec.hand ?? []),
  known: spec.pile ?? [],
  pile: sorted([...(spec.shuffled ?? []), ...deckOf(spec)]),
  discard: spec.discard ?? [],
  out: null,
});

/** Pawns where the scenario says; else on the default corners, from the first player on (A13). */
export const people = ({ players, first }: PartieScenario): readonly Player[] => {
  const corners = PLACEMENTS[players.length] ?? [];
  let rank = 0;
  return players.map((spec, i) => {
    if (spec.out === true) return { ...person({ ...spec, life: spec.life ?? 0 }, null), out: (rank += 1) };
    return person(spec, spec.cell ?? known(corners[(i - (first ?? 0) + players.length) % players.length]));
  });
};
