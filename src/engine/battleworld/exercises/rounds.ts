// What comes next: who opens the next round, whether the game ends.
import type { Exercise, ExerciseType } from '../../kernel/exercise.ts';
import { de } from '../../kernel/french.ts';
import { some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie } from '../partie/index.ts';
import type { BwRule } from '../rules.ts';
import { otherSide } from '../types.ts';
import { citesOf, insisted, oneIn, pick, sheetOf } from './draw.ts';
import { foughtFrom, nameIn, played, positionOf, sayings, type Told } from './tables.ts';

type BwExercise = Exercise<BwRule>;

const NEXT = ['heroes', 'villains', null] as const;
const initiative = (random: Rng): BwExercise | undefined => {
  const at = positionOf(random, {
    phase: 2,
    clock: (round) => (oneIn(random, 3) ? round : oneIn(random, 2) ? round + 1 : null),
  });
  if (at === undefined || at.state.phase !== 2) return undefined;
  const { state, scenario } = at;
  const { events } = played(state, [
    { type: 'pass', side: state.toMove },
    { type: 'pass', side: otherSide(state.toMove) },
  ]);
  const told = events.find(
    (event): event is Told<'initiative-flipped' | 'game-over'> =>
      event.type === 'initiative-flipped' || event.type === 'game-over',
  );
  if (told === undefined) return undefined;
  return {
    facts: [`L'initiative est aux ${state.initiative === 'heroes' ? 'Héros' : 'Vilains'}.`, 'Les deux camps passent.'],
    question: 'Qui ouvre le tour suivant ?',
    position: { mode: 'partie', scenario, actions: [] },
    answer: {
      kind: 'choice',
      options: ['Les Héros', 'Les Vilains', 'Personne : la partie s’arrête'],
      right: NEXT.indexOf(told.type === 'game-over' ? null : told.side),
    },
    because: some(sayings([told], state)),
    cites: citesOf(told),
  };
};

const ENDS = ['heroes', 'villains', null] as const;
const TELLING = ['game-over', 'died', 'module-destroyed', 'wounded', 'module-hit', 'no-wound', 'compared'] as const;
/** Few and weak: the next combat may be the last. The three answers are looked for equally. */
const finish = (random: Rng): BwExercise | undefined => {
  const wanted = pick(random, ENDS);
  return insisted(15, () => finished(random, wanted));
};
const finished = (random: Rng, wanted: (typeof ENDS)[number]): BwExercise | undefined => {
  const at = positionOf(random, { phase: 2, alive: 1 + random.below(2), frail: true });
  const node = at === undefined || at.state.phase !== 2 ? undefined : partie.node(at.state);
  const attacks = node?.kind === 'choice' ? node.options.filter(({ type }) => type === 'attack') : [];
  if (at === undefined || attacks.length === 0) return undefined;
  const fought = foughtFrom(random, at.state, pick(random, attacks));
  if ((fought.end.result?.winner ?? null) !== wanted) return undefined;
  const compared = fought.last.find(({ type }) => type === 'compared');
  const strikes =
    fought.before.combat === null
      ? []
      : Object.keys(fought.before.combat.fixed.sheets).map(
          (unit) => `Frappe ${de(nameIn(at.state, unit))} : ${sheetOf(unit).strike}.`,
        );
  const told = TELLING.map((type) => fought.last.find((event) => event.type === type)).find(
    (event) => event !== undefined,
  );
  if (compared === undefined || told === undefined) return undefined;
  return {
    facts: [...strikes, ...sayings([compared], at.state)],
    question: 'Le combat se résout. Que devient la partie ?',
    position: { mode: 'partie', scenario: at.scenario, actions: fought.actions.slice(0, -1) },
    answer: {
      kind: 'choice',
      options: ['Les Héros la gagnent', 'Les Vilains la gagnent', 'Elle continue'],
      right: ENDS.indexOf(wanted),
    },
    because: some(
      sayings(
        told === compared
          ? [told]
          : fought.last.filter((event) => event === told || event.type === 'wounded' || event.type === 'module-hit'),
        at.state,
      ),
    ),
    cites: citesOf(told),
  };
};

export const ROUNDS: readonly ExerciseType<BwRule>[] = [
  {
    id: 'initiative',
    title: 'Qui ouvre le tour suivant ?',
    make: initiative,
    rules: ['bw.tour.changement-initiative', 'bw.materiel.jeton-initiative', 'bw.but.galactus'],
  },
  {
    id: 'fin',
    title: 'La partie est-elle finie ?',
    make: finish,
    rules: [
      'bw.but.victoire-extermination',
      'bw.but.victoire-base',
      'bw.but.fin',
      'bw.base.destruction',
      'bw.combat.mort',
      'bw.combat.egalite',
      'bw.combat.degats',
      'bw.combat.degats-defenseur',
      'bw.surnombre.frappe-initiateur',
      'bw.base.attaque',
      'bw.base.resistance',
      'bw.portee.distance-sans-risque',
    ],
  },
];
