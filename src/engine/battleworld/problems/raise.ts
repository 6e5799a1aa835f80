// « Payer, relancer, renoncer ? »: a combat cut while totals rise, one choice of which is the best when both sides play best.
import type { Advice, Prospect } from '../../kernel/advice.ts';
import { type Finder, followed, isHard, onlyBest, type Problem, type Settled } from '../../kernel/problem.ts';
import { compare, type Ratio, sub, toNumber, ZERO } from '../../kernel/ratio.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { de } from '../../kernel/french.ts';
import { advise } from '../combat/advise.ts';
import { combat, combatText } from '../combat/index.ts';
import { effort, insight } from '../combat/insight.ts';
import type { CombatAction, CombatMode, CombatState } from '../combat/types.ts';
import { chancesOf } from './chances.ts';
import type { BwRule } from '../rules.ts';
import { fightOf } from '../exercises/fights.ts';
import { nameOf } from '../exercises/draw.ts';

const STATES = 60_000; // looked at by a search: what takes longer is left
const MARGIN = 0.04; // of chances: a difference that one may feel
const TEMPTING = 0.3; // at most: another choice must be worth a thought
const LEAST = 0.1; // of chances that the best choice must leave

/** What the seat to speak weighs: the fall of the other without its own, winning, wounds, tokens, in the order of `advise`. */
const worthOf = ({ fells = ZERO, falls = ZERO, win, lose, dealt, taken, kept = ZERO }: Prospect<CombatAction>) =>
  [sub(fells, falls), sub(win, lose), sub(dealt, taken), kept].map(toNumber);
const settledOf = ({ options }: Advice<CombatAction>): readonly Settled<CombatAction>[] =>
  options.map((option) => ({ action: option.action, worth: worthOf(option) }));

/** The rule that a choice stands on. */
const RULE: Readonly<Partial<Record<CombatAction['type'], BwRule>>> = {
  spend: 'bw.combat.depense-effet',
  reroll: 'bw.relance.usage',
  renounce: 'bw.combat.renoncement',
  hold: 'bw.combat.egalite',
  conclude: 'bw.combat.poursuite',
};

const opponent = (state: CombatState): string =>
  nameOf(known((state.speaks === 'attack' ? state.defender : state.fixed.attackers[0]) ?? undefined));

type Shares = (option: Prospect<CombatAction>) => Ratio;
/** What is hoped for and what is feared, where choices differ in it. */
interface Stakes {
  readonly goal: string;
  readonly parts: readonly (readonly [of: Shares, what: string])[];
}
const FELT = 0.02; // of chances: less is not said
const differ = (options: readonly Prospect<CombatAction>[], of: Shares): boolean => {
  const values = options.map((option) => toNumber(of(option)));
  return Math.max(...values) - Math.min(...values) >= FELT;
};
const fells: Shares = (option) => option.fells ?? ZERO;
const falls: Shares = (option) => option.falls ?? ZERO;
/** The question that the best choice answers in every respect; undefined where it is better here and worse there. */
const stakesOf = (
  state: CombatState,
  options: readonly Prospect<CombatAction>[],
  best: Prospect<CombatAction>,
  decided: 'fall' | 'win',
): Stakes | undefined => {
  const name = opponent(state);
  const [hope, fear] =
    decided === 'fall'
      ? ([
          [fells, `faire tomber ${name}`],
          [falls, 'tomber'],
        ] as const)
      : ([
          [(o: Prospect<CombatAction>) => o.win, 'gagner'],
          [(o: Prospect<CombatAction>) => o.lose, 'perdre'],
        ] as const);
  const parts = [hope, fear].filter(([of]) => differ(options, of));
  const most = options.every((option) => compare(hope[0](option), hope[0](best)) <= 0);
  const least = options.every((option) => compare(fear[0](option), fear[0](best)) >= 0);
  if (!most || !least || parts.length === 0) return undefined;
  // a lost cause is no puzzle
  if (parts.every(([of]) => (of === hope[0] ? toNumber(of(best)) < LEAST : toNumber(of(best)) > 1 - LEAST)))
    return undefined;
  if (decided === 'win') return { goal: 'vous donne le plus de chances de gagner ce combat', parts };
  if (parts.length === 2) return { goal: `fait tomber ${name} le plus souvent, et vous le moins`, parts };
  return {
    goal: parts[0] === hope ? `vous donne le plus de chances de faire tomber ${name}` : 'vous expose le moins à tomber',
    parts,
  };
};
/** What a choice is worth, exactly. */
const worthSaid = ({ parts }: Stakes, option: Prospect<CombatAction>): string =>
  parts.map(([of, what]) => chancesOf(of(option), what)).join(', ');

const bestOf = (state: CombatState): CombatAction | undefined => {
  const advice = advise(state, STATES);
  return advice.ok ? advice.value.options.toSorted((a, b) => b.value - a.value)[0]?.action : undefined;
};
const find = (random: Rng): Problem<CombatMode> | undefined => {
  const fight = fightOf(random, false);
  if (fight === undefined) return undefined;
  const at = fight.states.findLastIndex((state) => {
    const node = combat.node(state);
    return state.stage === 'raise' && node.kind === 'choice' && node.options.length >= 3;
  });
  const state = fight.states[at];
  if (state === undefined) return undefined;
  const advice = advise(state, STATES);
  if (!advice.ok || (advice.value.decided !== 'fall' && advice.value.decided !== 'win')) return undefined;
  const { seat, options, decided } = advice.value;
  const best = onlyBest(settledOf(advice.value), MARGIN, TEMPTING);
  const prospect = options.find(({ action }) => action === best);
  const stakes = prospect && stakesOf(state, options, prospect, decided);
  if (
    best === undefined ||
    stakes === undefined ||
    (seat !== 0 && seat !== 1) ||
    !isHard(combat, { insight, effort }, state, seat, best)
  )
    return undefined;
  const name = nameOf(known((state.speaks === 'attack' ? state.fixed.attackers[0] : state.defender) ?? undefined));
  const [verb = '', ...rest] = combatText.action(best, state).split(' ');
  const after = followed(combat, combat.apply(state, best).state, bestOf, random.next());
  return {
    kind: 'montee',
    mode: 'combat',
    scenario: fight.scenario,
    played: fight.actions.slice(0, at),
    seat,
    asks: `Vous parlez pour ${name}. Quel choix ${stakes.goal} ?`,
    look:
      state.renounced === null
        ? `Comparez les deux totaux, puis les jetons ${de(opponent(state))} : comment répondrait-on ?`
        : 'L’autre camp a renoncé : jusqu’où faut-il creuser l’écart ?',
    solution: [best],
    verdicts: options
      .filter(({ action }) => action !== best)
      .map((option) => ({
        action: option.action,
        says: `${combatText.action(option.action, state)} : ${worthSaid(stakes, option)}. Il y a mieux.`,
      })),
    then: 'C’est le meilleur choix. Voici une suite possible, quand chacun joue au mieux.',
    after,
    learnt: `${[`[${verb}](${known(RULE[best.type])})`, ...rest].join(' ')} : ${worthSaid(stakes, known(prospect))}.`,
  };
};

export const RAISE: Finder<CombatMode> = {
  id: 'montee',
  mode: 'combat',
  find,
  settle: (state) => {
    const advice = advise(state, STATES);
    return advice.ok ? settledOf(advice.value) : undefined;
  },
};
