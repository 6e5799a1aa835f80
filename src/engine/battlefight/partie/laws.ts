// What may be chosen, and why not: shared by the lists of open actions and by the refusals.
import type { Seat } from '../../kernel/game.ts';
import { distanceOf, isCell, isEdge, neighboursOf } from '../board.ts';
import { type BfRefusal, no, noWith, type RefusalCode } from '../refusals.ts';
import type { BfRule } from '../rules.ts';
import type { CardId, Cell } from '../types.ts';
import { banOf, cellOf, findActive, isBasic, playerOf, priceOf, seatAt, techniqueOf } from './board.ts';
import type { ActiveId, PartieState } from './types.ts';

export type Fault = BfRefusal | undefined;

const BANS = {
  type: ['technique-interdite', 'bf.effets.s-empecher'],
  cards: ['cartes-interdites', 'bf.effets.s-empecher-carte-tout'],
  'cards-type': ['cartes-du-type-interdites', 'bf.effets.s-empecher-carte-type'],
} as const satisfies Readonly<Record<string, readonly [RefusalCode, BfRule]>>;

const BASICS: readonly CardId[] = [
  'base-attaque',
  'base-defense',
  'base-deplacement',
  'base-concentration',
  'base-rhetorique',
];
export const playFault = (state: PartieState, seat: Seat, card: CardId): Fault => {
  if (!BASICS.includes(card) && !playerOf(state, seat).hand.includes(card))
    return no('technique-absente', 'bf.techniques.choix-source');
  const technique = techniqueOf(state, card);
  const ban = banOf(state, seat, technique);
  if (ban === undefined) return undefined;
  const [code, rule] = BANS[ban];
  return noWith(
    code,
    { titre: technique.title, type: technique.type },
    rule,
    'bf.techniques.choix-restreint',
    'bf.effets.s-empecher-portee',
  );
};
/**
 * Whether nothing is permitted to a person, whatever the hand: there is a basic technique of each type, and what forbids it forbids every card of its type.
 * So everybody can tell, who sees the hand or not.
 */
export const isBarred = (state: PartieState, seat: Seat): boolean =>
  BASICS.every((card) => playFault(state, seat, card) !== undefined);
/** Techniques that a person may play now: the basic ones, then each card of the hand once. */
export const permitted = (state: PartieState, seat: Seat): readonly CardId[] =>
  [...BASICS, ...new Set(playerOf(state, seat).hand)].filter((card) => playFault(state, seat, card) === undefined);

/** One step of « Se déplacer » (A22: one's own cell is always open). */
export const moveFault = (state: PartieState, seat: Seat, to: Cell): Fault => {
  const from = cellOf(state, seat);
  if (to === from) return undefined;
  if (!isCell(to)) return no('case-inconnue', 'bf.position.se-deplacer-case', 'bf.plateau.grille');
  if (seatAt(state, to) !== undefined)
    return noWith('case-occupee', { case: to }, 'bf.position.se-deplacer-case', 'bf.plateau.pion-unique');
  return distanceOf(from, to) > 1
    ? noWith('case-non-adjacente', { case: to }, 'bf.position.se-deplacer-case', 'bf.plateau.adjacence')
    : undefined;
};
export const moves = (state: PartieState, seat: Seat): readonly Cell[] => {
  const from = cellOf(state, seat);
  return [from, ...neighboursOf(from)].filter((to) => moveFault(state, seat, to) === undefined);
};

export interface PushCells {
  readonly edge: boolean; // may be put off the board
  readonly cells: readonly Cell[]; // where it may be pushed to, on the board
  readonly nothing: boolean; // may be left where it is
}
const cellFault = (state: PartieState, by: Seat, seat: Seat, to: Cell): Fault => {
  const mine = cellOf(state, by);
  const from = cellOf(state, seat);
  if (!isCell(to)) return no('case-inconnue', 'bf.position.pousser-case', 'bf.plateau.grille');
  if (distanceOf(from, to) !== 1)
    return noWith('case-non-adjacente', { case: to }, 'bf.position.pousser-case', 'bf.plateau.adjacence');
  if (seatAt(state, to) !== undefined)
    return noWith('case-occupee', { case: to }, 'bf.position.pousser-inoccupee', 'bf.plateau.pion-unique');
  return distanceOf(mine, to) <= distanceOf(mine, from)
    ? noWith('case-pas-plus-loin', { case: to }, 'bf.position.pousser-eloigne')
    : undefined;
};
export const pushCells = (state: PartieState, by: Seat, seat: Seat): PushCells => {
  const from = cellOf(state, seat);
  const edge = isEdge(from);
  const closed = edge && state.fixed.options.pousserBord === 'expulser-ou-rien';
  const cells = closed ? [] : neighboursOf(from).filter((to) => cellFault(state, by, seat, to) === undefined);
  return { edge, cells, nothing: edge && cells.length === 0 };
};
export const pushFault = (state: PartieState, by: Seat, seat: Seat, to: Cell | 'dehors' | 'rien'): Fault => {
  const { edge, nothing } = pushCells(state, by, seat);
  if (to === 'dehors')
    return edge ? undefined : no('pas-au-bord', 'bf.position.pousser-hors-plateau', 'bf.plateau.bord');
  if (to === 'rien') return nothing ? undefined : no('pousser-obligatoire', 'bf.position.pousser-case');
  if (edge && state.fixed.options.pousserBord === 'expulser-ou-rien' && isCell(to))
    return no('bord-expulser-ou-rien', 'bf.position.pousser-case', 'bf.position.pousser-hors-plateau');
  return cellFault(state, by, seat, to);
};

export const destabiliseFault = (state: PartieState, seat: Seat, id: ActiveId): Fault => {
  const active = findActive(state, id);
  if (active === undefined)
    return no('technique-non-active', 'bf.enchainement.destabiliser-choix', 'bf.fin.elimination-techniques');
  const { title } = techniqueOf(state, active.card);
  if (active.cost === null)
    return noWith(
      'technique-en-cours',
      { titre: title },
      'bf.enchainement.destabiliser-choix',
      'bf.execution.empilement',
    );
  const price = priceOf(state, seat, active);
  return playerOf(state, seat).hand.length < price
    ? noWith(
        'main-insuffisante',
        { titre: title, cartes: price },
        'bf.enchainement.destabiliser-main-insuffisante',
        'bf.enchainement.destabiliser-cout',
        'bf.zones.nombres-publics',
      )
    : undefined;
};
export const discardFault = (state: PartieState, seat: Seat, card: CardId): Fault =>
  playerOf(state, seat).hand.includes(card)
    ? undefined
    : no('carte-pas-en-main', isBasic(card) ? 'bf.techniques.base-sans-carte' : 'bf.zones.main');
