// « Permis ? » while totals rise: spending, throwing again, giving up, concluding. The position is a combat cut at a decision.
import type { Exercise, ExerciseType } from '../../kernel/exercise.ts';
import { de, plural } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { combat, combatText } from '../combat/index.ts';
import type { CombatAction, CombatState } from '../combat/types.ts';
import type { BwRule } from '../rules.ts';
import { citesOf, insisted, nameOf, oneIn, pick, varied, yesOrNo } from './draw.ts';
import { type Fight, fightOf } from './fights.ts';

type BwExercise = Exercise<BwRule>;

const present = (state: CombatState): readonly string[] => [
  ...state.fixed.attackers,
  ...(state.defender === null ? [] : [state.defender]),
];
const rerolls = (state: CombatState): readonly CombatAction[] =>
  present(state).flatMap((by) => present(state).map((die): CombatAction => ({ type: 'reroll', by, die })));
const words = (state: CombatState): readonly CombatAction[] => [
  ...present(state).map((by): CombatAction => ({ type: 'spend', by })),
  ...(['attack', 'defence'] as const)
    .filter((camp) => camp === 'attack' || state.defender !== null)
    .flatMap((camp): readonly CombatAction[] => [
      { type: 'renounce', camp },
      { type: 'conclude', camp },
      { type: 'hold', camp },
    ]),
];

const factsOf = (state: CombatState): readonly string[] => {
  const { attackers } = state.fixed;
  const left = present(state).map(
    (unit) =>
      `${nameOf(unit)} a ${plural(state.gauges[unit]?.power ?? 0, 'jeton')} Puissance et ${plural(state.gauges[unit]?.reroll ?? 0, 'jeton')} Relance.`,
  );
  const again = state.rolls
    .filter(({ rerolled, by }, i) => rerolled && i === state.rolls.findLastIndex((roll) => roll.by === by))
    .map(({ by }) => `Le dernier jet ${de(nameOf(by))} a déjà été relancé.`);
  return [
    ...(attackers.length > 1 ? [`${nameOf(known(attackers[0]))} est l'initiateur du combat.`] : []),
    ...left,
    ...again,
    `${speakerOf(state)} a la parole.`,
  ];
};

const speakerOf = (state: CombatState): string =>
  nameOf(state.speaks === 'defence' ? (state.defender ?? '') : known(state.fixed.attackers[0]));
const QUESTIONS: Readonly<Partial<Record<CombatAction['type'], (action: CombatAction, state: CombatState) => string>>> =
  {
    spend: (action) =>
      `${nameOf('by' in action ? (action.by ?? '') : '')} veut dépenser un jeton Puissance. Est-ce permis ?`,
    reroll: (action) =>
      action.type !== 'reroll'
        ? ''
        : action.by === action.die
          ? `${nameOf(action.by)} veut relancer son propre dé. Est-ce permis ?`
          : `${nameOf(action.by)} veut relancer le dé ${de(nameOf(action.die))}. Est-ce permis ?`,
    renounce: (action, state) => `${speaker(action, state)} veut renoncer. Est-ce permis ?`,
    conclude: (action, state) => `${speaker(action, state)} veut conclure le combat. Est-ce permis ?`,
    hold: (action, state) => `${speaker(action, state)} veut passer sans renoncer. Est-ce permis ?`,
  };
const speaker = (action: CombatAction, state: CombatState): string =>
  nameOf('camp' in action && action.camp === 'defence' ? (state.defender ?? '') : known(state.fixed.attackers[0]));

const asked = ({ scenario, actions, states }: Fight, at: number, action: CombatAction): BwExercise => {
  const state = known(states[at]);
  const refusal = combat.refuse(state, action);
  const events = refusal === undefined ? combat.apply(state, action).events.slice(0, 1) : [];
  return {
    facts: factsOf(state),
    question: known(QUESTIONS[action.type])(action, state),
    position: { mode: 'combat', scenario, actions: actions.slice(0, at) },
    answer: yesOrNo(refusal === undefined),
    because: [refusal === undefined ? combatText.event(known(events[0]), state) : combatText.refusal(refusal)],
    cites: citesOf(refusal, ...events),
  };
};

/** One of the candidates at a decision of a random combat: permitted or refused with the same chance, each reason with the same chance. */
const rightOf =
  (candidates: (state: CombatState) => readonly CombatAction[]) =>
  (random: Rng): BwExercise | undefined => {
    const allowed = oneIn(random, 2);
    return insisted(12, () => rightIn(random, allowed, candidates));
  };
const rightIn = (
  random: Rng,
  allowed: boolean,
  candidates: (state: CombatState) => readonly CombatAction[],
): BwExercise | undefined => {
  const fight = fightOf(random);
  const raises = (fight?.states ?? []).flatMap((state, i) => (state.stage === 'raise' ? [i] : []));
  if (fight === undefined || raises.length === 0) return undefined;
  const at = pick(random, raises);
  const state = known(fight.states[at]);
  const action = varied(
    random,
    candidates(state).filter((one) => (combat.refuse(state, one) === undefined) === allowed),
    (one) => `${one.type}:${combat.refuse(state, one)?.code ?? ''}`,
  );
  return action === undefined ? undefined : asked(fight, at, action);
};

export const RAISING: readonly ExerciseType<BwRule>[] = [
  {
    id: 'montee',
    title: 'Dépenser, renoncer, conclure : permis ?',
    make: rightOf(words),
    rules: [
      'bw.combat.depense',
      'bw.combat.depense-limite',
      'bw.combat.renoncement',
      'bw.combat.poursuite',
      'bw.combat.egalite',
      'bw.surnombre.jetons-initiateur',
    ],
  },
  {
    id: 'relance',
    title: 'Relancer ce dé : permis ?',
    make: rightOf(rerolls),
    rules: [
      'bw.relance.usage',
      'bw.relance.initiateur',
      'bw.relance.jeton',
      'bw.relance.second-jet',
      'bw.combat.depense',
      'bw.combat.renoncement',
      'bw.combat.poursuite',
    ],
  },
];
