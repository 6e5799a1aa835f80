// Phases 5 and 6: totals compared, damage dealt.
import type { Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import { chain, type CombatNode, type CombatStep, enter, isHero, other, onward, still, told } from './board.ts';
import { hurt } from './effects.ts';
import { totalsOf, totalOf } from './totals.ts';
import type { CombatState, Side } from './types.ts';
import type { CombatTally } from './event-types.ts';

/** Who wins the initiative, what the loser loses; an equality lets the active hero strike first, at no cost. */
export const initiative = (state: CombatState, values: readonly [number, number]): CombatStep => {
  const [mine, theirs] = values;
  const winner: Side | null = mine === theirs ? null : mine > theirs ? 0 : 1;
  const first: Side = winner ?? 0;
  if (winner === null)
    return told(
      { ...state, first },
      {
        type: 'initiative',
        winner,
        first,
        values,
        loss: 0,
        doubled: false,
        cites: ['foe.p5-totaux.initiative-egalite'],
      },
    );
  const doubled =
    state.fixed.options.initiativeCompte &&
    isHero(state, winner) &&
    Math.max(mine, theirs) >= 2 * Math.min(mine, theirs);
  const loss = doubled ? 2 : 1;
  const cites: Some<FoeRule> = [
    'foe.p5-totaux.initiative-surpris',
    'foe.p5-totaux.initiative-premier',
    ...(doubled ? (['foe.rapide.initiative-double'] as const) : []),
  ];
  return chain(told({ ...state, first }, { type: 'initiative', winner, first, values, loss, doubled, cites }), (next) =>
    hurt(next, winner === 0 ? 1 : 0, loss, winner, 'initiative', '', ...cites),
  );
};
export const settleTotals = (state: CombatState): CombatStep => {
  const [mine, theirs] = [totalsOf(state, 0), totalsOf(state, 1)];
  const rules = (side: Side): Some<FoeRule> =>
    side === 0 || state.fixed.column === 'heros'
      ? ['foe.p5-totaux.somme', 'foe.p5-totaux.initiative-base', 'foe.p5-totaux.carte-echangee']
      : ['foe.p5-totaux.creature'];
  return chain(
    told(
      state,
      { type: 'totals', side: 0, totals: mine, cites: rules(0) },
      { type: 'totals', side: 1, totals: theirs, cites: rules(1) },
    ),
    (next) => initiative(next, [mine.initiative.sum, theirs.initiative.sum]),
    (next) => (next.sides.some(({ health }) => health === 0) ? still(next) : enter({ ...next, attacks: 0 }, 'damage')),
  );
};
export const totalsNode = (state: CombatState): CombatNode =>
  onward(state, 'foe.p5-totaux.somme', 'foe.p5-totaux.initiative-premier');
export const damageNode = (state: CombatState): CombatNode | undefined =>
  state.attacks >= 2
    ? undefined
    : state.attacks === 0
      ? onward(state, 'foe.p6-degats.premier-attaquant')
      : onward(state, 'foe.p6-degats.riposte', 'foe.p6-degats.une-seule');

/** Who strikes next. */
export const striker = ({ attacks, first }: CombatState): Side => (attacks === 0 ? (first ?? 0) : other(first ?? 0));
/** One attack: the difference, or nothing. */
export const strikeWith = (state: CombatState, attack: CombatTally, defense: CombatTally): CombatStep => {
  const by = striker(state);
  const damage = Math.max(0, attack.sum - defense.sum);
  const order: FoeRule = state.attacks === 0 ? 'foe.p6-degats.premier-attaquant' : 'foe.p6-degats.riposte';
  const result: FoeRule = damage > 0 ? 'foe.p6-degats.difference' : 'foe.p6-degats.bloquee';
  const card: readonly FoeRule[] = state.fixed.column === 'heros' ? [] : ['foe.p6-degats.creature'];
  const step = told(
    { ...state, attacks: state.attacks + 1 },
    { type: 'attack', by, attack, defense, damage, cites: [result, order, ...card] },
  );
  return chain(step, (next) =>
    hurt(next, other(by), damage, by, 'attaque', '', 'foe.p6-degats.difference', 'foe.p6-degats.jetons'),
  );
};
export const strike = (state: CombatState): CombatStep =>
  strikeWith(state, totalOf(state, striker(state), 'attaque'), totalOf(state, other(striker(state)), 'defense'));
/** Both have struck: nobody fell. */
export const settleDamage = (state: CombatState): CombatStep => enter(state, 'flee');
