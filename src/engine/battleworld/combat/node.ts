import type { Node, Weighted } from '../../kernel/game.ts';
import { die } from '../../kernel/chance.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { BASE_DIE } from '../data.ts';
import type { BwRule } from '../rules.ts';
import type { UnitId } from '../types.ts';
import { exposed, onBase, otherCamp, raises, seatOfCamp, sheetOf, trailing } from './board.ts';
import type { Camp, CombatAction, CombatState, Due } from './types.ts';

type CombatNode = Node<CombatAction, BwRule>;

/** The same objects at each throw of a same die: nodes are asked by the hundred thousand. */
const THROWS: Readonly<Record<number, Some<Weighted<CombatAction>>>> = Object.fromEntries(
  [4, 6, 8, 10, 12].map((faces) => [faces, die<CombatAction>(faces, (value) => ({ type: 'roll', value }))]),
);
const DECLARE: Some<CombatAction> = [{ type: 'declare' }];

/** Faces of the die that a character throws in this combat. */
export const facesOf = (state: CombatState, unit: UnitId): number =>
  onBase(state, unit) ? BASE_DIE : sheetOf(state.fixed, unit).force;

const dueCites = (state: CombatState, due: Due): Some<BwRule> => {
  if (due.replaces !== undefined) return ['bw.relance.second-jet'];
  if (due.phase === 'raise') return ['bw.combat.depense-effet'];
  if (due.by === state.defender) return [onBase(state, due.by) ? 'bw.base.cible' : 'bw.combat.jet-defenseur'];
  return ['bw.combat.jet-attaquant', 'bw.combat.puissance-attaque'];
};

const choice = (
  state: CombatState,
  camp: Camp,
  options: readonly CombatAction[],
  ...cites: Some<BwRule>
): CombatNode => ({
  kind: 'choice',
  seat: seatOfCamp(state.fixed, camp),
  options: some(options),
  cites,
});

/** What the side that speaks may do while totals rise (A14 to A16). */
const raiseNode = (state: CombatState): CombatNode => {
  const camp = state.speaks;
  const open = raises(state, camp);
  if (state.renounced === otherCamp(camp))
    return choice(state, camp, [...open, { type: 'conclude', camp }], 'bw.combat.poursuite');
  const behind = trailing(state);
  if (behind === null)
    return choice(state, camp, [...open, { type: 'hold', camp }], 'bw.combat.egalite', 'bw.combat.depense');
  if (behind === camp)
    return choice(state, camp, [...open, { type: 'renounce', camp }], 'bw.combat.depense', 'bw.combat.renoncement');
  return choice(state, camp, [...open, { type: 'wait', camp }], 'bw.combat.depense');
};

export const node = (state: CombatState): CombatNode => {
  switch (state.stage) {
    case 'declare':
      return choice(state, 'attack', DECLARE, 'bw.combat.ordre');
    case 'defender': {
      const { target } = state.fixed;
      const candidates = target.kind === 'module' ? target.candidates : [];
      return choice(
        state,
        'defence',
        [...candidates.map(({ unit }): CombatAction => ({ type: 'defend', by: unit })), { type: 'defend', by: null }],
        'bw.base.cible',
      );
    }
    case 'rolling': {
      const due = known(state.due[0]);
      return { kind: 'chance', outcomes: known(THROWS[facesOf(state, due.by)]), cites: dueCites(state, due) };
    }
    case 'raise':
      return raiseNode(state);
    case 'wounds':
      return choice(
        state,
        'defence',
        exposed(state).map((target): CombatAction => ({ type: 'wound', target })),
        'bw.surnombre.defenseur-choisit',
      );
    case 'over':
      return {
        kind: 'end',
        result: state.outcome?.winner ?? 'tie',
        cites: [state.outcome?.winner ? 'bw.combat.vainqueur' : 'bw.combat.egalite'],
      };
  }
};
