// What the reader of an exercise is shown, read again without the engine's verdict: the position, the facts, the names.
import { expect } from 'vitest';
import type { Exercise } from '../../kernel/exercise.ts';
import { combat } from '../combat/index.ts';
import type { CombatAction, CombatScenario, CombatState } from '../combat/types.ts';
import { ROSTER } from '../data.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import type { Sheet } from '../types.ts';

export type Asked = Exercise<string>;

export const combatAt = ({ position }: Asked): CombatState => {
  const start = combat.setup(position?.scenario as CombatScenario);
  if (!start.ok) throw new Error('the scenario is refused');
  return ((position?.actions ?? []) as readonly CombatAction[]).reduce(
    (state, action) => combat.apply(state, action).state,
    start.value,
  );
};
export const tableAt = ({ position }: Asked): PartieState => {
  const start = partie.setup(position?.scenario as PartieScenario);
  if (!start.ok) throw new Error('the scenario is refused');
  return ((position?.actions ?? []) as readonly PartieAction[]).reduce(
    (state, action) => partie.apply(state, action).state,
    start.value,
  );
};
export const sheetNamed = (name: string): Sheet => Object.values(ROSTER).find((sheet) => sheet.name === name)!;
export const match = (text: string, pattern: RegExp): readonly string[] => {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`« ${text} » is not ${pattern}`);
  return found.slice(1);
};
export const factAs = ({ facts }: Asked, pattern: RegExp): readonly string[] | undefined =>
  facts.map((fact) => pattern.exec(fact)?.slice(1)).find((found) => found !== undefined);

// ── Totals, read from the sentences alone
export const totalsIn = ({ facts, drawn = [] }: Asked): { readonly attack: number; readonly defence: number } => {
  const rolls: { who: string; camp: 'attack' | 'defence'; value: number }[] = [];
  const tokens = new Map<string, number>();
  let doubled = '';
  const campOf = (who: string): 'attack' | 'defence' => rolls.find((roll) => roll.who === who)!.camp;
  for (const fact of [...drawn, ...facts]) {
    const thrown = /^(.+) (attaque|défend)(?: le module)? avec un D\d+ : (\d+)\.$/.exec(fact);
    const raised = /^(.+) dépense un jeton Puissance .* : (\d+)\.$/.exec(fact);
    const again = /^Le D\d+ (?:de |d')(.+) est relancé : il donnait (\d+), il donne (\d+)\.$/.exec(fact);
    const held = /^(.+) a (\d+) jetons? de Victoire\.$/.exec(fact);
    const target = /^Le dé (?:de |d')(.+) est sur la cible du module double défense\.$/.exec(fact);
    if (thrown)
      rolls.push({ who: thrown[1]!, camp: thrown[2] === 'attaque' ? 'attack' : 'defence', value: Number(thrown[3]) });
    if (raised) rolls.push({ who: raised[1]!, camp: campOf(raised[1]!), value: Number(raised[2]) });
    if (held) tokens.set(held[1]!, Number(held[2]));
    if (target) doubled = target[1]!;
    if (again) {
      const last = rolls.findLast(({ who }) => who === again[1])!;
      expect(last.value).toBe(Number(again[2]));
      last.value = Number(again[3]);
    }
  }
  const initiator = rolls[0]!.who;
  const worth = ({ who, camp, value }: (typeof rolls)[number]): number =>
    value * (who === doubled ? 2 : 1) + (who === initiator || camp === 'defence' ? (tokens.get(who) ?? 0) : 0);
  const sum = (camp: string): number =>
    rolls.filter((roll) => roll.camp === camp).reduce((all, roll) => all + worth(roll), 0);
  return { attack: sum('attack'), defence: sum('defence') };
};

// ── On the board
export const away = (a: string, b: string): number =>
  Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(Number(a.slice(1)) - Number(b.slice(1))));
export const alive = (state: PartieState): readonly string[] =>
  state.fixed.units.filter((id) => state.units[id]!.life > 0);
export const allCells = ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
  [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`),
);
export const flyerAt = (state: PartieState, cell: string): boolean =>
  alive(state).some((id) => state.units[id]!.cell === cell && ROSTER[id]!.flying);
