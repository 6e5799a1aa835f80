// Questions of numbers: damage, block, counters, steps.
import type { Seat } from '../../kernel/game.ts';
import { de } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { activeOf, counterOf, techniqueOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import { type Counter, COUNTERS, type PartieState } from '../partie/types.ts';
import type { CardId, Instruction, Modifier, Technique } from '../types.ts';
import {
  before,
  between,
  type BfExercise,
  type BfExerciseType,
  cellsOf,
  citesOf,
  EXECUTE,
  eventsOf,
  explained,
  type Moment,
  momentOf,
  nameOf,
  nextStep,
  numberOf,
  oneIn,
  person,
  pick,
  positionOf,
  positionWith,
  sayings,
  shipped,
  step,
  stepSentence,
  textFact,
  trial,
  waitingFacts,
  waitingOf,
} from './kit.ts';

const FORCES: readonly CardId[] = ['ex-att-4', 'ex-def-2', 'ex-def-4', 'ex-con-3', 'ex-con-5', 'ex-rhe-5'];
const PACES: readonly CardId[] = ['ex-def-2', 'ex-dep-3', 'ex-dep-5', 'ex-con-5'];
const anyModifier = (random: Rng): Modifier | null => (oneIn(random, 3) ? 'adversaire' : null);
/** A card of this site's once in two, else one made up. */
const cardOf = (random: Rng, ready: readonly CardId[], made: () => readonly Instruction[]): Technique =>
  oneIn(random, 2) ? shipped(pick(random, ready)) : trial(random, made());

/** Two people side by side or nearly, the card of the first about to execute its step. */
const about = (
  random: Rng,
  card: Technique,
  waiting: readonly CardId[],
  stop: (state: PartieState) => boolean,
): Moment | undefined => {
  const cells = cellsOf(random, 2, card.steps.some(({ keyword }) => keyword === 'corps-a-corps') ? 1 : 3);
  return momentOf(
    random,
    positionWith(
      card,
      cells.map((cell) => person(random, cell)),
      { active: waitingOf(random, 3, waiting, 2) },
    ),
    card.id,
    stop,
  );
};
const running = (state: PartieState): { readonly card: Technique; readonly step: Instruction } => {
  const top = topOf(state);
  return {
    card: techniqueOf(state, activeOf(state, top?.kind === 'run' ? top.active : '').card),
    step: known(nextStep(state)),
  };
};
const shownOf = (moment: Moment): Pick<Required<BfExercise>, 'facts' | 'drawn' | 'position'> => ({
  facts: [],
  drawn: [textFact(running(moment.state).card), ...waitingFacts(moment.state)],
  position: positionOf(moment),
});
const executing = ({ state }: Moment): string => stepSentence(running(state).step);

const DAMAGE: BfExerciseType = {
  id: 'degats',
  title: 'Combien de dégâts ?',
  rules: [
    'bf.combat.blesser-calcul',
    'bf.combat.se-blesser-calcul',
    'bf.points.degats-positifs',
    'bf.points.degats-nuls',
    'bf.points.degats-vie',
    'bf.points.degats-compteur',
    'bf.combat.blesser-sans-portee',
    'bf.effets.force',
    'bf.effets.protection',
  ],
  make: (random) => {
    const card = cardOf(random, ['base-attaque', 'ex-att-1', 'ex-att-2', 'ex-att-3', 'ex-def-3'], () => [
      ...(oneIn(random, 2)
        ? [step(pick(random, ['force', 'protection'] as const), between(random, -1, 2), anyModifier(random))]
        : []),
      oneIn(random, 3)
        ? step('se-blesser', between(random, 0, 4), anyModifier(random))
        : step('blesser', between(random, 0, 5), anyModifier(random)),
    ]);
    const moment = about(random, card, FORCES, before(['blesser', 'se-blesser']));
    if (moment === undefined) return undefined;
    const { state } = moment;
    const [told] = eventsOf(partie.apply(state, EXECUTE).events, 'hurt', 'unhurt');
    if (told === undefined) return undefined;
    return {
      ...shownOf(moment),
      question: `${executing(moment)} Combien de dégâts inflige-t-elle à ${nameOf(state, told.seat)} ?`,
      answer: numberOf(Math.max(0, told.tally.sum), 0, 20, 'dégâts'),
      because: sayings(state, [told]),
      cites: citesOf(told, ...told.tally.parts.filter(({ value }) => value !== 0)),
    };
  },
};

const BLOCK: BfExerciseType = {
  id: 'bloquer',
  title: 'Combien de vie après avoir bloqué ?',
  rules: ['bf.combat.bloquer-partiel', 'bf.combat.bloquer-total', 'bf.points.degat', 'bf.points.plafond'],
  make: (random) => {
    const card = cardOf(random, ['base-defense', 'ex-def-1', 'ex-def-3'], () => [
      step('bloquer', between(random, 1, 7), anyModifier(random)),
    ]);
    const moment = about(random, card, [], before(['bloquer']));
    if (moment === undefined) return undefined;
    const { state } = moment;
    const [told] = eventsOf(partie.apply(state, EXECUTE).events, 'blocked');
    if (told === undefined) return undefined;
    return {
      ...shownOf(moment),
      question: `${executing(moment)} Combien de points de vie a ensuite ${nameOf(state, told.seat)} ?`,
      answer: numberOf(told.life[1], 0, 20, 'points de vie'),
      because: sayings(state, [told]),
      cites: citesOf(told),
    };
  },
};

const COUNTER_WORDS: Readonly<Record<Counter, string>> = {
  force: 'la Force',
  protection: 'la Protection',
  vitesse: 'la Vitesse',
  charme: 'le Charme',
};
const COUNTER: BfExerciseType = {
  id: 'compteur',
  title: 'Que vaut ce compteur ?',
  rules: [
    'bf.effets.force',
    'bf.effets.protection',
    'bf.effets.vitesse',
    'bf.effets.charme',
    'bf.effets.duree',
    'bf.effets.cumul',
    'bf.points.modificateurs',
    'bf.effets.porteur',
    'bf.modificateurs.proprietaire-reel',
    'bf.modificateurs.adversaire-inversion',
    'bf.modificateurs.tous-ordre',
    'bf.modificateurs.tous-proprietaire',
  ],
  make: (random) => {
    const kind = pick(random, COUNTERS);
    const given = step(
      kind,
      between(random, -2, 3),
      pick(random, [null, null, 'adversaire', 'adversaire', 'tous'] as const),
    );
    const first = oneIn(random, 2) ? [step(kind, between(random, 1, 2), anyModifier(random))] : [];
    const moment = about(
      random,
      trial(random, [...first, given, step('stable', random.below(3))]),
      [...new Set([...FORCES, ...PACES, 'ex-rhe-3'])],
      (state) => nextStep(state) === given,
    );
    if (moment === undefined) return undefined;
    const { state } = moment;
    const done = partie.apply(state, EXECUTE);
    const effects = eventsOf(done.events, 'effect');
    const bearer = pick(random, effects).bearer;
    const seat: Seat = oneIn(random, 4) ? (bearer === 0 ? 1 : 0) : bearer;
    const own = effects.filter((effect) => effect.bearer === seat);
    const under = given.modifier === null ? [] : eventsOf(done.events, given.modifier === 'tous' ? 'passage' : 'step');
    const told = own.length > 0 ? own : effects;
    return {
      ...shownOf(moment),
      question: `${executing(moment)} Que vaut alors ${COUNTER_WORDS[kind]} ${de(nameOf(state, seat))} ?`,
      answer: numberOf(counterOf(done.state, seat, kind), -9, 9),
      ...explained(
        state,
        done.events.filter((event) => [...told, ...under].some((one) => one === event)),
        COUNTER.rules,
        'effect',
        'passage',
        'step',
      ),
    };
  },
};

const PACE: BfExerciseType = {
  id: 'pas',
  title: 'Combien de pas ?',
  rules: ['bf.position.se-deplacer-nombre', 'bf.position.se-deplacer-nul', 'bf.effets.vitesse'],
  make: (random) => {
    const card = cardOf(random, ['base-deplacement', 'ex-dep-1', 'ex-dep-2', 'ex-dep-4'], () => [
      ...(oneIn(random, 2) ? [step('vitesse', between(random, -3, 2), anyModifier(random))] : []),
      step('se-deplacer', between(random, 0, 3), anyModifier(random)),
    ]);
    const moment = about(random, card, PACES, before(['se-deplacer']));
    if (moment === undefined) return undefined;
    const { state } = moment;
    const [told] = eventsOf(partie.apply(state, EXECUTE).events, 'pace');
    if (told === undefined) return undefined;
    return {
      ...shownOf(moment),
      question: `${executing(moment)} Combien de pas donne-t-elle à ${nameOf(state, told.seat)} ?`,
      answer: numberOf(Math.max(0, told.tally.sum), 0, 9, 'pas'),
      because: sayings(state, [told]),
      cites: citesOf(told, ...told.tally.parts.filter(({ value }) => value !== 0)),
    };
  },
};

export const POINTS_TYPES: readonly BfExerciseType[] = [DAMAGE, BLOCK, COUNTER, PACE];
