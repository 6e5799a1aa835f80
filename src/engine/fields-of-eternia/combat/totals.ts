// Phase 5: totals as sums of cited parts.
import type { Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import type { CombatCard, GridZone } from '../types.ts';
import { CARD_VALUES } from '../constants.ts';
import { fixedOf, isHero, seen, sideOf } from './board.ts';
import type { CombatState, Laid, Side } from './types.ts';
import type { CombatTally, TotalPart, TotalsTally } from './event-types.ts';

const CARD_RULES: Readonly<Record<CombatCard, FoeRule>> = {
  plus1: 'foe.paquet.modificateurs',
  plus2: 'foe.paquet.modificateurs',
  plus3: 'foe.paquet.modificateurs',
  surcharge: 'foe.paquet.surcharge-valeur',
  temps: 'foe.paquet.temps-pose',
  outil: 'foe.paquet.outil-revele',
  flux: 'foe.paquet.flux-valeur',
};
type Part = CombatTally['parts'][number];
const part = (what: TotalPart, value: number, ...cites: Some<FoeRule>): Part => ({ what, value, cites });
const ofCard = ({ card, off }: Laid): Part =>
  off
    ? part('retournee', 0, 'foe.p5-totaux.carte-retournee')
    : part(seen(card), CARD_VALUES[seen(card)], CARD_RULES[seen(card)], 'foe.p5-totaux.somme');

/** What a side starts from in a zone: a hero's printed initiative; an enemy card's three values; a clash card's. */
const baseOf = (state: CombatState, side: Side, zone: GridZone): readonly Part[] => {
  const { initiative, enemy } = fixedOf(state, side);
  if (state.solo !== null && side === 1) {
    const { clash } = state.solo;
    const value =
      clash === null ? 0 : { initiative: clash.initiative, attaque: clash.attack, defense: clash.defense }[zone];
    return value === 0 ? [] : [part('affrontement', value, 'foe.solo.p1-valeurs')];
  }
  if (enemy !== null)
    return [
      part(
        'base',
        { initiative: enemy.initiative, attaque: enemy.attack, defense: enemy.defense }[zone],
        'foe.p5-totaux.creature',
      ),
    ];
  return zone === 'initiative' && isHero(state, side)
    ? [part('base', initiative, 'foe.p5-totaux.initiative-base')]
    : [];
};
const worn = (state: CombatState, side: Side, zone: GridZone): readonly Part[] =>
  fixedOf(state, side)
    .gear.filter((one) => one.zone === zone)
    .map(({ value, starred = false }) =>
      part('equipement', value, starred ? 'foe.soutien.vehicule-asterisque' : 'foe.soutien.equipement-permanent'),
    );

/** A total never goes below 0. */
export const totalOf = (state: CombatState, side: Side, zone: GridZone): CombatTally => {
  const { grid, extras } = sideOf(state, side);
  const parts = [
    ...baseOf(state, side, zone),
    ...grid[zone].map(ofCard),
    ...worn(state, side, zone),
    ...extras.filter((one) => one.zone === zone).map(({ what, value, rule }) => part(what, value, rule)),
  ];
  return {
    sum: Math.max(
      0,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
    parts,
  };
};
export const totalsOf = (state: CombatState, side: Side): TotalsTally => ({
  initiative: totalOf(state, side, 'initiative'),
  attaque: totalOf(state, side, 'attaque'),
  defense: totalOf(state, side, 'defense'),
});
/** Every part of the three totals, without the printed initiative: what power dice are thrown for. */
const cardsIn = (state: CombatState, side: Side, zone: GridZone): number =>
  totalOf(state, side, zone)
    .parts.filter(({ what }) => what !== 'base' || fixedOf(state, side).enemy !== null)
    .reduce((sum, { value }) => sum + value, 0);
/** Dice of a zone: everything that it bears but the printed initiative, which is added to the result (A44). */
export const diceIn = (state: CombatState, side: Side, zone: GridZone): number =>
  Math.max(0, cardsIn(state, side, zone));
/** The same, opened into what gives them. */
export const diceTally = (state: CombatState, side: Side, zone: GridZone): CombatTally => ({
  sum: diceIn(state, side, zone),
  parts: totalOf(state, side, zone).parts.filter(({ what }) => what !== 'base'),
});
