// What becomes of a technique, of the turn and of the game.
import type { Seat } from '../../kernel/game.ts';
import { play, seeded } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { CELLS, isEdge } from '../board.ts';
import { activeOf, isBasic, techniqueOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from '../partie/types.ts';
import type { CardId, Instruction, Technique } from '../types.ts';
import {
  before,
  between,
  type BfExerciseType,
  cellsOf,
  choiceOf,
  EXECUTE,
  eventsOf,
  explained,
  handFact,
  handOf,
  insisted,
  type Moment,
  momentOf,
  nameOf,
  nextStep,
  oneIn,
  person,
  pick,
  playedFacts,
  positionOf,
  positionWith,
  shipped,
  shuffled,
  step,
  stepSentence,
  trial,
  waitingFacts,
  waitingOf,
} from './kit.ts';

// ── A technique
type Fate = 'stable' | 'end' | 'failed';
const FATES: readonly Fate[] = ['stable', 'end', 'failed'];
export const CHECKS = (random: Rng): Instruction =>
  pick(random, [
    step('corps-a-corps'),
    step('distance', 2),
    step('distance', between(random, 2, 4)),
    step('defausser', between(random, 1, 2)),
  ]);
const QUIET = (random: Rng): Instruction =>
  pick(random, [
    step('blesser', between(random, 1, 2)),
    step('bloquer', between(random, 1, 3)),
    step('se-blesser', 1),
    step('force', 1),
    step('si-possible-defausser', 1),
  ]);
export const STOP = (random: Rng): Instruction => step('stable', random.below(4));
const READY: readonly CardId[] = [
  'base-attaque',
  'base-defense',
  'ex-att-1',
  'ex-att-2',
  'ex-att-4',
  'ex-def-1',
  'ex-def-2',
  'ex-def-3',
  'ex-dep-3',
  'ex-con-3',
  'ex-con-4',
  'ex-rhe-3',
];
const fatedCard = (random: Rng): Technique =>
  oneIn(random, 3)
    ? shipped(pick(random, READY))
    : trial(random, shuffled(random, [CHECKS(random), QUIET(random), oneIn(random, 2) ? STOP(random) : QUIET(random)]));
/** The technique is active and none of its steps is executed yet; then chance plays until it stops. */
const fated = (random: Rng): { readonly moment: Moment; readonly events: readonly PartieEvent[] } | undefined => {
  const card = fatedCard(random);
  const people = cellsOf(random, 2, 3).map((cell) => person(random, cell, { hand: handOf(random, 0, 2) }));
  const moment = momentOf(random, positionWith(card, people), card.id, (state) => nextStep(state) !== undefined);
  if (moment === undefined) return undefined;
  const chance = seeded(random.next());
  const { line } = play(
    partie,
    moment.state,
    (node, state) => (state.turns === moment.state.turns ? chance(node) : undefined),
    30,
  );
  return { moment, events: line.moves.flatMap((move) => move.step.events) };
};
const fateOf = (events: readonly PartieEvent[]): Fate | undefined => {
  const [stable] = eventsOf(events, 'stable');
  if (stable !== undefined) return 'stable';
  const [over] = eventsOf(events, 'deactivated');
  return over === undefined || over.why === 'out' ? undefined : over.why;
};
const CARD_FATES = {
  end: 'Elle va jusqu’à sa dernière étape, puis sa carte rejoint la défausse',
  failed: 'Elle échoue, et sa carte rejoint la défausse',
  stable: 'Elle reste sur la table, Stable',
} as const;
const BASIC_FATES = {
  end: 'Elle va jusqu’à sa dernière étape ; rien ne rejoint la défausse',
  failed: 'Elle échoue ; rien ne rejoint la défausse',
  stable: CARD_FATES.stable,
} as const;
const FATE: BfExerciseType = {
  id: 'sort',
  title: 'Que devient cette technique ?',
  rules: [
    'bf.enchainement.stable-etat',
    'bf.enchainement.stable-cout',
    'bf.enchainement.stable-defaut',
    'bf.execution.stable-active',
    'bf.zones.activite',
    'bf.execution.echec',
    'bf.execution.arrets',
    'bf.position.corps-a-corps',
    'bf.position.distance-minimum',
    'bf.position.distance-defaut',
    'bf.plateau.distance',
    'bf.plateau.distance-un',
    'bf.main.defausser-insuffisant',
    'bf.execution.fin',
    'bf.execution.defausse',
    'bf.execution.effets-lies',
    'bf.techniques.base-sans-carte',
  ],
  make: (random) => {
    const wanted = pick(random, FATES);
    const found = insisted(12, () => {
      const one = fated(random);
      return one !== undefined && fateOf(one.events) === wanted ? one : undefined;
    });
    if (found === undefined) return undefined;
    const { moment, events } = found;
    const { state } = moment;
    const top = topOf(state);
    const id = top?.kind === 'run' ? top.active : '';
    const { card } = activeOf(state, id);
    const [stable] = eventsOf(events, 'stable');
    const words = isBasic(card) ? BASIC_FATES : CARD_FATES;
    const at = (cost: number): string => `${words.stable}, coût ${cost}`;
    const cost = stable?.cost ?? techniqueOf(state, card).steps.find(({ keyword }) => keyword === 'stable')?.n ?? 1;
    const every = [words.end, words.failed, at(cost), at(cost + 1)];
    const stopped = events.filter(
      (event) =>
        event.type === 'checked' ||
        (event.type === 'discarded' && event.short && wanted === 'failed') ||
        event.type === wanted ||
        event.type === 'deactivated',
    );
    return {
      facts: [],
      drawn: [...playedFacts(state, id), handFact(state, 0)],
      question: `« ${techniqueOf(state, card).title} » est active, et va s’exécuter. Que devient-elle ?`,
      position: positionOf(moment, { ring: true, counts: true }),
      answer: choiceOf(random, wanted === 'stable' ? at(cost) : words[wanted], every),
      ...explained(
        state,
        stopped,
        FATE.rules,
        'stable',
        'failed',
        ...(wanted === 'failed'
          ? (['checked', 'discarded', 'deactivated'] as const)
          : (['deactivated', 'checked'] as const)),
      ),
    };
  },
};

// ── The game
const DEADLY: readonly CardId[] = ['base-attaque', 'ex-att-1', 'ex-att-2', 'ex-att-3', 'ex-def-3'];
type Ending = 'win' | 'without' | 'on';
const deadlyCard = (random: Rng): Technique =>
  oneIn(random, 3)
    ? shipped(pick(random, DEADLY))
    : trial(random, [
        pick(random, [
          () => step('blesser', between(random, 1, 3)),
          () => step('se-blesser', between(random, 1, 3)),
          () => step('blesser', between(random, 1, 3), 'adversaire'),
          () => step('pousser', 1),
        ])(),
      ]);
const struck = (
  random: Rng,
): { readonly moment: Moment; readonly action: PartieAction; readonly events: readonly PartieEvent[] } | undefined => {
  const card = deadlyCard(random);
  const count = between(random, 2, 3);
  const cells =
    card.steps.some(({ keyword }) => keyword === 'pousser') && oneIn(random, 2)
      ? shuffled(random, CELLS.filter(isEdge)).slice(0, count)
      : cellsOf(random, count, 1);
  const people = cells.map((cell) => person(random, cell, { life: between(random, 1, 4) }));
  const scenario: PartieScenario = positionWith(card, people, {
    active: waitingOf(random, 1, ['ex-def-2', 'ex-con-3', 'ex-def-4'], count),
  });
  const pushing = (state: PartieState): boolean =>
    topOf(state)?.kind === 'op' && partie.refuse(state, { type: 'push', to: 'dehors' }) === undefined;
  const moment = momentOf(
    random,
    scenario,
    card.id,
    (state) => before(['blesser', 'se-blesser'])(state) || (state.end === null && pushing(state)),
  );
  if (moment === undefined) return undefined;
  const action: PartieAction = pushing(moment.state) ? { type: 'push', to: 'dehors' } : EXECUTE;
  return { moment, action, events: partie.apply(moment.state, action).events };
};
const endingOf = (events: readonly PartieEvent[]): Ending =>
  eventsOf(events, 'game-won').length > 0 ? 'win' : eventsOf(events, 'eliminated').length > 0 ? 'without' : 'on';
const ON = 'La partie continue avec les mêmes personnes';
const END: BfExerciseType = {
  id: 'fin',
  title: 'La partie est-elle finie ?',
  rules: [
    'bf.fin.victoire',
    'bf.fin.arret-immediat',
    'bf.fin.defaite-vie',
    'bf.fin.defaite-hors-plateau',
    'bf.fin.a-tout-moment',
    'bf.fin.elimination',
    'bf.fin.elimination-pion',
    'bf.combat.blesser-calcul',
    'bf.combat.se-blesser-calcul',
    'bf.points.degats-vie',
    'bf.points.degats-nuls',
    'bf.points.degats-positifs',
    'bf.position.pousser-hors-plateau',
    'bf.plateau.bord',
  ],
  make: (random) => {
    const wanted = pick(random, ['win', 'win', 'without', 'on'] as const);
    const found = insisted(12, () => {
      const one = struck(random);
      return one !== undefined && endingOf(one.events) === wanted ? one : undefined;
    });
    if (found === undefined) return undefined;
    const { moment, action, events } = found;
    const { state } = moment;
    const top = topOf(state);
    const id = top?.kind === 'run' || top?.kind === 'op' ? top.active : '';
    const names = state.players.map((_, seat) => nameOf(state, seat as Seat));
    const wins = names.map((name) => `${name} gagne la partie`);
    const rival = known(names[activeOf(state, id).target ?? 1]);
    const leaves = [nameOf(state, 0), rival].map((name) => `La partie continue sans ${name}`);
    const out = eventsOf(events, 'eliminated')[0]?.seat ?? 0;
    const right =
      wanted === 'on'
        ? ON
        : wanted === 'win'
          ? known(wins[eventsOf(events, 'game-won')[0]?.seat ?? 0])
          : `La partie continue sans ${nameOf(state, out)}`;
    const what =
      action.type === 'push'
        ? `${nameOf(state, 0)} pousse ${rival} hors du plateau.`
        : stepSentence(known(nextStep(state)));
    return {
      facts: [],
      drawn: [...playedFacts(state, id), ...waitingFacts(state)],
      question: `${what} Que devient la partie ?`,
      position: positionOf(moment, { ring: true }),
      answer: choiceOf(random, right, [...wins.slice(0, 2), ...(names.length > 2 ? leaves : []), ON]),
      ...explained(
        state,
        events,
        END.rules,
        ...(wanted === 'win' ? (['game-won'] as const) : []),
        'eliminated',
        'pushed-out',
        'hurt',
        'unhurt',
      ),
    };
  },
};

export const FATES_TYPES: readonly BfExerciseType[] = [FATE, END];
