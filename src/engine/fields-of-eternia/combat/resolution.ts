// Phase 9: a second round, or the result of a combat where nobody fell.
import type { Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import { chain, type CombatStep, EMPTY_GRID, enter, fixedOf, NO_TOTALS, setSide, sideOf, told } from './board.ts';
import type { CombatState, Side } from './types.ts';
import { at, conclude } from './outcome.ts';

const secondRound = (state: CombatState): CombatStep => {
  const counts = ([0, 1] as const).map((side) => sizeOfGrid(state, side));
  const next = ([0, 1] as const).reduce((now, side) => freshRound(now, side), state);
  const column: FoeRule =
    state.fixed.column === 'heros' ? 'foe.p9-resolution.seconde-manche' : 'foe.p9-resolution.creature-seconde';
  const again = {
    ...next,
    round: 2,
    turn: 0,
    third: { ...next.third, passed: false },
    die: { thrown: 0, surge: false },
    pending: [],
    first: null,
    attacks: 0,
    dice: null,
    excess: [NO_TOTALS, NO_TOTALS],
  } as const;
  return chain(
    told(again, { type: 'second-round', discarded: [counts[0] ?? 0, counts[1] ?? 0], cites: [column] }),
    (now) => enter(now, state.solo === null ? 'start' : 'clash'),
  );
};
const sizeOfGrid = (state: CombatState, side: Side): number =>
  Object.values(sideOf(state, side).grid).reduce((sum, pile) => sum + pile.length, sideOf(state, side).beside);
/** Grid emptied into the discard; bonuses of the round gone (A15). Concentrations stay counted, unless the option says by round. */
export const freshRound = (state: CombatState, side: Side): CombatState => {
  const mine = sideOf(state, side);
  const discard = Object.values(mine.grid)
    .flat()
    .reduce((deck, { card }) => (card === 'cachee' ? deck : { ...deck, [card]: deck[card] + 1 }), {
      ...mine.discard,
      temps: mine.discard.temps + mine.beside,
    });
  const fresh = state.fixed.options.concentrationParManche ? { focused: 0 } : {};
  return setSide(state, side, {
    grid: EMPTY_GRID,
    beside: 0,
    discard,
    held: [],
    tool: false,
    placed: 0,
    last: null,
    out: false,
    extras: mine.extras.filter(({ lasting }) => lasting),
    passed: false,
    ...fresh,
  });
};
export const byHealth = ({ fixed }: CombatState): boolean =>
  fixed.options.combatPlusRapide && fixed.column === 'heros' && !fixed.final;
/** Nobody fell in the last round. */
export const settleResolve = (state: CombatState): CombatStep => {
  if (state.round < state.fixed.rounds) return secondRound(state);
  return fixedOf(state, 1).enemy === null ? resolveHeroes(state) : enemyLeft(state);
};
const resolveHeroes = (state: CombatState): CombatStep => {
  const [mine, theirs] = byHealth(state)
    ? state.sides.map(({ health }) => health)
    : state.sides.map(({ dealt }) => dealt);
  const tie = mine === theirs;
  const winner: Side = (mine ?? 0) > (theirs ?? 0) ? 0 : 1;
  const final = state.fixed.final;
  const next = conclude(state, {
    winner,
    why: byHealth(state) ? 'ps' : 'degats',
    pv: final ? at([0, 0], winner, 1) : [0, 0],
  });
  const cites: Some<FoeRule> = byHealth(state)
    ? ['foe.rapide.une-manche', 'foe.rapide.une-manche-recul']
    : tie
      ? ['foe.p9-resolution.egalite', 'foe.p9-resolution.fin']
      : ['foe.p9-resolution.vainqueur', 'foe.p9-resolution.fin'];
  const step = told(next, {
    type: 'resolved',
    winner,
    dealt: [state.sides[0].dealt, state.sides[1].dealt],
    tie,
    by: byHealth(state) ? 'ps' : 'degats',
    cites: final ? [...cites, 'foe.fin.egalite-duel'] : cites,
  });
  return chain(step, (now) => (final ? enter(now, 'maintenance') : enter(now, 'displace')));
};
const enemyLeft = (state: CombatState): CombatStep => {
  const boss = state.fixed.column === 'boss';
  const { name } = fixedOf(state, 1);
  const { health } = sideOf(state, 1);
  const step = told(conclude(state, { winner: null, why: boss ? 'boss-reste' : 'creature-fuit' }), {
    type: 'enemy-left',
    name,
    boss,
    health,
    cites: boss
      ? ['foe.p9-resolution.boss-reste']
      : ['foe.p9-resolution.creature-fuit', 'foe.p9-resolution.creature-seconde'],
  });
  return chain(step, (next) => enter(next, boss ? 'displace' : 'maintenance'));
};
