// The state of a combat, read and written. No rule decides here.
import type { Node, Seat, Step } from '../../kernel/game.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { stepsOf } from '../../kernel/steps.ts';
import type { FoeRule } from '../rules.ts';
import { COMBAT_CARDS, type CombatCard, type Deck, GRID_ZONES, type GridZone, type Totals } from '../types.ts';
import type {
  CombatAction,
  CombatState,
  Drawn,
  Extra,
  Grid,
  Laid,
  Phase,
  Side,
  SideFixed,
  SideState,
  Spot,
} from './types.ts';
import type { CombatEvent } from './event-types.ts';

export type CombatStep = Step<CombatState, CombatEvent>;
export type CombatNode = Node<CombatAction, FoeRule>;

export const { still, told, chain } = stepsOf<CombatState, CombatEvent>();

// ── Decks
export const NO_CARDS: Deck = { plus1: 0, plus2: 0, plus3: 0, surcharge: 0, temps: 0, outil: 0, flux: 0 };
export const NO_TOTALS: Totals = { initiative: 0, attaque: 0, defense: 0 };
export const sizeOf = (deck: Deck): number => COMBAT_CARDS.reduce((sum, card) => sum + deck[card], 0);
export const plus = (deck: Deck, card: CombatCard, by = 1): Deck => ({ ...deck, [card]: deck[card] + by });
export const kindsOf = (deck: Deck): readonly (readonly [CombatCard, number])[] =>
  COMBAT_CARDS.map((card) => [card, deck[card]] as const);
/** A card that the engine holds is never hidden: only veiled states hide. */
export const seen = (card: Drawn): CombatCard => {
  if (card === 'cachee') throw new Error('combat: a veiled state is for boards, not for rules');
  return card;
};

// ── Sides
export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const sideOf = ({ sides }: CombatState, side: Side): SideState => sides[side];
export const fixedOf = ({ fixed }: Pick<CombatState, 'fixed'>, side: Side): SideFixed => fixed.sides[side];
export const setSide = (state: CombatState, side: Side, change: Partial<SideState>): CombatState => ({
  ...state,
  sides: [
    side === 0 ? { ...state.sides[0], ...change } : state.sides[0],
    side === 1 ? { ...state.sides[1], ...change } : state.sides[1],
  ],
});
export const isHero = (state: Pick<CombatState, 'fixed'>, side: Side): boolean => fixedOf(state, side).hero !== null;
/** Whether a side plays cards: everybody but an enemy card and a solo enemy. */
export const playsCards = (state: Pick<CombatState, 'fixed'>, side: Side): boolean =>
  side === 0 || state.fixed.column === 'heros';

// ── Who decides: 0 the active hero's team, 1 the defender's (or, against a card, the other teams), 2 a third team
export const seatOf = ({ fixed }: Pick<CombatState, 'fixed'>, who: number): Seat => known(fixed.seats[who]);
/** The side that somebody fights for; undefined: a team that only looks on. */
export const sideOfWho = ({ fixed }: Pick<CombatState, 'fixed'>, who: number): Side | undefined =>
  who === 0 ? 0 : who === 1 && fixed.column === 'heros' ? 1 : undefined;
/** Who decides for a side: an enemy card decides nothing, the active hero's player applies the worst of its options (foe.solo.p4-choix). */
export const deciderOf = (state: Pick<CombatState, 'fixed'>, side: Side): Seat =>
  seatOf(state, playsCards(state, side) ? side : 0);
export const choice = (seat: Seat, options: readonly CombatAction[], ...cites: Some<FoeRule>): CombatNode => ({
  kind: 'choice',
  seat,
  options: some(options),
  cites,
});
/** The next phase is all there is to play. */
export const onward = (state: CombatState, ...cites: Some<FoeRule>): CombatNode =>
  choice(seatOf(state, 0), [{ type: 'go' }], ...cites);

// ── Grids
export const EMPTY_GRID: Grid = { initiative: [], attaque: [], defense: [] };
export const laidAt = ({ grid }: SideState, { zone, at }: Spot): Laid | undefined => grid[zone][at];
/** The first card alike in the same zone: which of two equal cards is pointed at changes nothing. Cards face down may be any: each is alike itself only. */
export const firstLike = (side: SideState, spot: Spot): Spot => {
  const laid = laidAt(side, spot);
  if (laid?.up !== true) return spot;
  return {
    zone: spot.zone,
    at: side.grid[spot.zone].findIndex(
      ({ card, up, off, used }) => card === laid.card && up && off === laid.off && used === laid.used,
    ),
  };
};
export const setLaid = ({ grid }: SideState, { zone, at }: Spot, laid: Laid): Grid => ({
  ...grid,
  [zone]: grid[zone].map((one, i) => (i === at ? laid : one)),
});
export const spotsOf = ({ grid }: SideState): readonly Spot[] =>
  GRID_ZONES.flatMap((zone) => grid[zone].map((_, at) => ({ zone, at })));
/** What the limit of a zone counts: every card but flux, those turned face down included (A3). */
export const countIn = ({ grid }: SideState, zone: GridZone): number =>
  grid[zone].filter(({ card }) => card !== 'flux').length;
export const zoneCap = ({ fixed }: Pick<CombatState, 'fixed'>): number => (fixed.variant === 'des' ? 2 : 4);

export const NUMBER: Readonly<Record<Phase, number>> = {
  weapon: 1,
  clash: 1,
  start: 2,
  place: 3,
  excess: 4,
  abilities: 4,
  enemy: 4,
  totals: 5,
  damage: 6,
  fallen: 7,
  pay: 7,
  tame: 7,
  flee: 8,
  resolve: 9,
  displace: 9,
  maintenance: 10,
  end: 10,
};
type PhaseRules = Readonly<Record<number, Some<FoeRule>>>;
/** The two columns of the ten phases (foe.grille.deux-colonnes). */
const HERO_PHASES: PhaseRules = {
  1: ['foe.p1-arme.jeton-arme'],
  2: ['foe.p2-debut.heros'],
  3: ['foe.p3-cartes.alternance', 'foe.grille.une-par-heros', 'foe.grille.but'],
  4: ['foe.p4-capacites.alternance'],
  5: ['foe.p5-totaux.somme'],
  6: ['foe.p6-degats.premier-attaquant'],
  7: ['foe.p7-vaincus.heros'],
  8: ['foe.p8-fuite.condition'],
  9: ['foe.p9-resolution.seconde-manche'],
  10: ['foe.p10-maintenance.melanger'],
};
const CARD_PHASES: PhaseRules = {
  1: ['foe.p1-arme.creature'],
  2: ['foe.p2-debut.creature'],
  3: ['foe.p3-cartes.creature-de-epique', 'foe.p3-cartes.creature-sans-grille', 'foe.grille.but'],
  4: ['foe.p4-capacites.creature-heros'],
  5: ['foe.p5-totaux.creature'],
  6: ['foe.p6-degats.creature'],
  7: ['foe.grille.deux-colonnes'],
  8: ['foe.p8-fuite.creature', 'foe.p8-fuite.condition'],
  9: ['foe.p9-resolution.creature-seconde'],
  10: ['foe.p10-maintenance.melanger'],
};
const phaseRules = ({ fixed: { column } }: CombatState, number: number): Some<FoeRule> =>
  known((column === 'creature' || column === 'boss' ? CARD_PHASES : HERO_PHASES)[number]);
/** Enters a phase; the log tells it when its number changes. */
export const enter = (state: CombatState, phase: Phase): CombatStep => {
  const number = NUMBER[phase];
  const next = { ...state, phase };
  return number === NUMBER[state.phase]
    ? still(next)
    : told(next, {
        type: 'phase',
        phase,
        number,
        round: state.round,
        cites: ['foe.grille.dix-phases', ...phaseRules(state, number)],
      });
};

export const extra = (state: CombatState, side: Side, given: Extra): CombatState =>
  setSide(state, side, { extras: [...sideOf(state, side).extras, given] });
export const isOver = ({ phase }: CombatState): boolean => phase === 'end';
/** A side at 0 PS before phase 7 has been told. */
export const hasFallen = ({ sides, phase }: CombatState): boolean =>
  NUMBER[phase] < 7 && sides.some(({ health }) => health === 0);
