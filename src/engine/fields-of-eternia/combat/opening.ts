// Phases 1 and 2: each hero takes a weapon, then the capacities of the start.
import type { Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import {
  choice,
  type CombatNode,
  type CombatStep,
  enter,
  fixedOf,
  playsCards,
  seatOf,
  setSide,
  sideOf,
  still,
  told,
} from './board.ts';
import { pendAbility } from './effects.ts';
import { isTogether } from './places.ts';
import type { CombatState } from './types.ts';

// ── Phase 1
export const weaponNode = (state: CombatState): CombatNode | undefined => {
  const side = state.turn === 0 ? 0 : 1;
  if (sideOf(state, side).weapon !== null) return undefined;
  const heroes = state.fixed.column === 'heros';
  const begun: readonly FoeRule[] = side === 0 ? ['foe.combat.epique', 'foe.grille.declenchement'] : [];
  const rules: Some<FoeRule> = heroes
    ? ['foe.p1-arme.jeton-arme', 'foe.p1-arme.ordre']
    : ['foe.p1-arme.creature', 'foe.grille.deux-colonnes'];
  return choice(
    seatOf(state, state.turn),
    [
      { type: 'weapon', weapon: 0 },
      { type: 'weapon', weapon: 1 },
    ],
    ...rules,
    'foe.grille.arme-une-sur-deux',
    ...begun,
  );
};
export const settleWeapon = (state: CombatState): CombatStep =>
  state.turn === 0 && state.fixed.column === 'heros'
    ? still({ ...state, turn: 1 })
    : enter({ ...state, turn: 0 }, 'clash');
export const chooseWeapon = (state: CombatState, weapon: 0 | 1): CombatStep => {
  const side = state.turn === 0 ? 0 : 1;
  const kind = fixedOf(state, side).hero?.weapons[weapon].kind ?? 'melee';
  const alone: readonly FoeRule[] = side === 1 && isTogether(state) ? ['foe.rapide.ensemble-un-seul'] : [];
  const rules: Some<FoeRule> =
    state.fixed.column === 'heros'
      ? ['foe.p1-arme.jeton-arme', 'foe.p1-arme.ordre', 'foe.grille.arme-types']
      : ['foe.p1-arme.creature', 'foe.grille.arme-types'];
  return told(setSide(state, side, { weapon }), {
    type: 'weapon-chosen',
    side,
    weapon,
    kind,
    cites: [...rules, ...alone],
  });
};
// ── Phase 2, at the start of each combat round
/** Capacities of the start of a combat, the active hero's first (A15: again in the second round). */
export const settleStart = (state: CombatState): CombatStep => {
  const abilities = ([1, 0] as const).flatMap((side) => {
    const start = fixedOf(state, side).hero?.start;
    return start === undefined || !playsCards(state, side) ? [] : [{ side, start }];
  });
  const rule: FoeRule = state.fixed.column === 'heros' ? 'foe.p2-debut.heros' : 'foe.p2-debut.creature';
  const pended = abilities.reduce(
    (now, { side, start }) =>
      pendAbility(now, start, { side, what: 'capacite', name: start.name ?? fixedOf(now, side).name, rule }),
    state,
  );
  return enter({ ...pended, turn: 0 }, 'place');
};
