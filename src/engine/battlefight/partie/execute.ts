// The step under the pointer of the technique on top: read, then performed, passed round, skipped or stopped at.
import { known, type Some } from '../../kernel/result.ts';
import { push } from '../../kernel/steps.ts';
import { speaksOfTarget, usesOpponent } from '../language/facts.ts';
import type { BfRule } from '../rules.ts';
import type { Instruction } from '../types.ts';
import { activeOf, isIn, type PartieStep, seatsFrom, setActive, still, techniqueOf, chain, told } from './board.ts';
import { perform } from './keywords.ts';
import type { ActiveId, PartieState } from './types.ts';

const STEPS_PER_TURN = 10_000; // A46: every turn ends; beyond, the engine is at fault

/** What reading a step leans on: its modifier, or its place in the technique. */
const readingRules = (modifier: Instruction['modifier'], index: number): Some<BfRule> => {
  if (modifier === 'tous') return ['bf.grammaire.tout-le-monde', 'bf.grammaire.modificateur'];
  if (modifier === 'adversaire')
    return [
      'bf.modificateurs.adversaire-inversion',
      'bf.modificateurs.adversaire-decisions',
      'bf.modificateurs.fiction-limitee',
    ];
  if (index === 0) return ['bf.execution.ordre', 'bf.techniques.etapes'];
  return index === 1 ? ['bf.execution.ordre', 'bf.grammaire.etape-texte'] : ['bf.execution.ordre'];
};
/** The step under the pointer of the technique on top. */
export const execute = (state: PartieState, id: ActiveId): PartieStep => {
  const { card, owner, target: aimed, next: index } = activeOf(state, id);
  const { steps } = techniqueOf(state, card);
  const instruction = known(steps[index]);
  const { modifier, keyword } = instruction;
  if (state.steps >= STEPS_PER_TURN) throw new Error('battlefight/partie: a turn that does not end');
  const pointed: PartieState = { ...setActive(state, id, { next: index + 1 }), steps: state.steps + 1 };
  const of = steps.length;
  const [player, opponent] =
    modifier === 'tous'
      ? [null, null]
      : modifier === 'adversaire'
        ? [aimed, owner]
        : [owner, usesOpponent(keyword) ? aimed : null];
  const cites = readingRules(modifier, index);
  const read = told(pointed, { type: 'step', active: id, card, index, of, instruction, player, opponent, cites });
  // every step that speaks of the one targeted is skipped once that person is out; under « Tout le monde a » the target is chosen anew (A7)
  if (aimed !== null && !isIn(state, aimed) && speaksOfTarget(instruction))
    return chain(read, (next) =>
      told(next, {
        type: 'skipped',
        active: id,
        card,
        index,
        seat: aimed,
        cites: ['bf.fin.etapes-ignorees', 'bf.fin.etapes-restantes'],
      }),
    );
  if (keyword === 'stable') return chain(read, (next) => stop(next, id, instruction.n ?? 0));
  if (modifier === 'tous')
    return chain(read, (next) =>
      still(push(next, { kind: 'all', active: id, step: index, left: seatsFrom(next, owner), failed: false })),
    );
  return chain(read, (next) =>
    perform(next, { active: id, card, step: index, player: known(player ?? undefined), opponent }),
  );
};
/** « Stable »: the execution stops just after it, and the technique stays (A15: even as its last step). */
const stop = (state: PartieState, id: ActiveId, cost: number): PartieStep => {
  const { card, owner, next } = activeOf(state, id);
  const { steps } = techniqueOf(state, card);
  const cites: Some<BfRule> = [
    'bf.enchainement.stable-etat',
    cost === 0 ? 'bf.enchainement.stable-defaut' : 'bf.enchainement.stable-cout',
    'bf.execution.stable-active',
    'bf.zones.activite',
    ...(steps[next - 1]?.modifier === null ? [] : (['bf.modificateurs.stable-inchange'] as const)),
  ];
  return told(setActive(state, id, { cost }), {
    type: 'stable',
    active: id,
    card,
    owner,
    cost,
    next,
    of: steps.length,
    last: next === steps.length,
    cites,
  });
};
