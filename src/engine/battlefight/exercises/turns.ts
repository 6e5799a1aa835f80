// Who plays next: the turn that ends, people eliminated before or by its last step.
import type { Seat } from '../../kernel/game.ts';
import { play, seeded, stateAt } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PlayerSpec } from '../partie/types.ts';
import type { Technique } from '../types.ts';
import { CHECKS, STOP } from './fates.ts';
import {
  between,
  type BfExerciseType,
  cellsOf,
  choiceOf,
  eventsOf,
  explained,
  insisted,
  type Moment,
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
  startOf,
  step,
  stepSentence,
  trial,
} from './kit.ts';

const turnCard = (random: Rng): Technique =>
  oneIn(random, 3)
    ? shipped(
        pick(random, ['base-attaque', 'base-defense', 'ex-att-1', 'ex-att-2', 'ex-def-2', 'ex-dep-3', 'ex-con-3']),
      )
    : trial(random, [
        ...(oneIn(random, 2) ? [CHECKS(random)] : []),
        pick(random, [step('blesser', 2), step('se-blesser', 2), step('blesser', 2, 'adversaire'), step('bloquer', 1)]),
        ...(oneIn(random, 2) ? [STOP(random)] : []),
      ]);
/** Three to five people, some of them out already; the turn is anybody's. */
const tableOf = (random: Rng, card: Technique): PartieScenario | undefined => {
  const cells = cellsOf(random, between(random, 3, 5));
  const people = cells.map((cell, i): PlayerSpec =>
    i > 0 && oneIn(random, 3) ? { out: true } : person(random, cell, { life: between(random, 1, 4) }),
  );
  if (people.filter(({ out }) => out !== true).length < 2) return undefined;
  const built = positionWith(card, people);
  const first = random.below(people.length) as Seat;
  return {
    ...built,
    first,
    players: people.map((_, seat) => known(built.players[(seat - first + people.length) % people.length])),
  };
};
interface Last {
  readonly moment: Moment;
  readonly events: readonly PartieEvent[];
}
/** The step that ends the turn, about to be executed. */
const lastOf = (random: Rng): Last | undefined => {
  const card = turnCard(random);
  const scenario = tableOf(random, card);
  if (scenario === undefined) return undefined;
  const start = startOf(scenario).state;
  const first: PartieAction = { type: 'play', card: card.id };
  const chance = seeded(random.next());
  const { line } = play(
    partie,
    partie.apply(start, first).state,
    (node, state) => (state.turns === start.turns ? chance(node) : undefined),
    20,
  );
  const end = line.moves.at(-1);
  if (end?.action.type !== 'execute' || eventsOf(end.step.events, 'turn-started').length === 0) return undefined;
  const before = line.moves.slice(0, -1).map(({ action }) => action);
  return {
    moment: { scenario, state: stateAt(line, before.length), actions: [first, ...before] },
    events: end.step.events,
  };
};
const NEXT: BfExerciseType = {
  id: 'suivant',
  title: 'À qui le tour ?',
  rules: [
    'bf.tour.sens',
    'bf.tour.fin-echec',
    'bf.tour.fin-terminee',
    'bf.tour.fin-stable',
    'bf.tour.technique-racine',
    'bf.tour.elimine-en-cours',
    'bf.fin.elimination-tours',
    'bf.points.remise-a-zero',
  ],
  make: (random) => {
    const found = insisted(6, () => lastOf(random));
    if (found === undefined) return undefined;
    const { moment, events } = found;
    const { state } = moment;
    const top = topOf(state);
    const names = state.players.map((_, seat) => nameOf(state, seat as Seat));
    const gone = state.players.flatMap(({ out }, seat) =>
      out === null ? [] : [`${known(names[seat])} a déjà perdu la partie.`],
    );
    return {
      facts: [`L’ordre du jeu est ${names.join(', ')}, puis de nouveau ${known(names[0])}.`],
      drawn: [...gone, ...playedFacts(state, top?.kind === 'run' ? top.active : '')],
      question: `C’est le tour de ${nameOf(state, state.turn ?? 0)}. ${stepSentence(known(nextStep(state)))} Qui joue le tour suivant ?`,
      position: positionOf(moment, { ring: true }),
      answer: choiceOf(random, nameOf(state, known(eventsOf(events, 'turn-started')[0]).seat), shuffled(random, names)),
      ...explained(state, events, NEXT.rules, 'turn-started', 'turn-over', 'eliminated'),
    };
  },
};

export const TURNS_TYPES: readonly BfExerciseType[] = [NEXT];
