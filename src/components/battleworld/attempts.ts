// What a reader may want to try: candidates only, the engine says which are refused and why. And where a choice is listed.
import type { CombatAction, CombatState } from '../../engine/battleworld/combat/types.ts';
import { around } from '../../engine/battleworld/partie/board.ts';
import type { PartieAction, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { KIND_NAMES } from './words.ts';

const FAR = 3; // cells around a character that one may think of

type Fight = Exclude<CombatAction, { readonly type: 'declare' }>;
const fightAttempts = (state: CombatState): readonly Fight[] => {
  const units = [...state.fixed.attackers, ...(state.defender === null ? [] : [state.defender])];
  return [
    ...units.map((by): Fight => ({ type: 'spend', by })),
    ...units.flatMap((by) => units.map((die): Fight => ({ type: 'reroll', by, die }))),
    { type: 'renounce', camp: state.speaks },
    { type: 'hold', camp: state.speaks },
    { type: 'conclude', camp: state.speaks },
    ...(state.stage === 'wounds' ? state.fixed.attackers.map((target): Fight => ({ type: 'wound', target })) : []),
  ];
};
export const combatAttempts = (state: CombatState): readonly CombatAction[] => fightAttempts(state);

export const partieAttempts = (state: PartieState): readonly PartieAction[] => {
  if (state.combat !== null) return fightAttempts(state.combat);
  const living = (mine: boolean): readonly UnitId[] =>
    state.fixed.units.filter(
      (unit) => (state.units[unit]?.life ?? 0) > 0 && (state.fixed.sides[unit] === state.toMove) === mine,
    );
  const targets = [
    ...living(false),
    ...state.fixed.modules.filter((module) => state.fixed.moduleOf[module]?.side !== state.toMove),
  ];
  const moves = living(true).flatMap((unit) =>
    around(state.fixed.grid, state.units[unit]?.cell ?? 'a1', FAR).map((to): PartieAction => ({
      type: 'move',
      unit,
      to,
    })),
  );
  const attacks = living(true).flatMap((unit) =>
    targets.map((target): PartieAction => ({ type: 'attack', attackers: [unit], target })),
  );
  const acts = living(true).flatMap((unit): readonly PartieAction[] => [
    { type: 'recover', unit, gauge: 'energy' },
    { type: 'recover', unit, gauge: 'life' },
    { type: 'recover', unit, gauge: 'reroll' },
  ]);
  const pass: PartieAction = { type: 'pass', side: state.toMove };
  return state.phase === 1 ? [...moves, pass, ...attacks] : [...attacks, ...acts, ...moves, pass];
};

const KINDS: Readonly<Partial<Record<PartieAction['type'], string>>> = {
  move: 'Se déplacer',
  place: 'Poser le dé',
  recover: 'Récupérer',
  heal: 'Soigner',
  repair: 'Réparer',
  reroll: 'Relancer',
  spend: 'Dépenser',
};

/** Who acts, then what kind of action it is. */
export const partieGroup = (action: PartieAction, state: PartieState): readonly [who: string, kind: string] => {
  const name = (id: string): string =>
    state.fixed.sheets[id]?.name ??
    (state.fixed.moduleOf[id] === undefined ? id : `le module ${KIND_NAMES[state.fixed.moduleOf[id].kind]}`);
  const unit =
    action.type === 'attack'
      ? action.attackers[0]
      : 'unit' in action
        ? action.unit
        : 'by' in action && action.by !== null
          ? action.by
          : undefined;
  const kind = action.type === 'attack' ? `Attaquer ${name(action.target)}` : (KINDS[action.type] ?? 'Autres');
  return [unit === undefined ? '' : name(unit), kind];
};
