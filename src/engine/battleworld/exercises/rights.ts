// « Permis ? » on the board: a move, an attack, a place for the die. Each reason to allow or to refuse comes as often as the others.
import type { Exercise, ExerciseType } from '../../kernel/exercise.ts';
import { known, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { partie, partieText } from '../partie/index.ts';
import { around, flies, isUnit } from '../partie/board.ts';
import { partieNames, spotText } from '../partie/text.ts';
import type { PartieAction, PartieScenario, PartieState, Spot } from '../partie/types.ts';
import type { BwRule } from '../rules.ts';
import { otherSide } from '../types.ts';
import { citesOf, insisted, oneIn, pick, sheetOf, varied, yesOrNo } from './draw.ts';
import { enemiesOf, kindOf, mineOf, nameIn, positionOf, turnOf, type Wish } from './tables.ts';

type BwExercise = Exercise<BwRule>;
interface Asked {
  readonly scenario: PartieScenario;
  readonly actions: readonly PartieAction[];
  readonly state: PartieState;
}
interface Right {
  readonly facts: (state: PartieState, action: PartieAction) => readonly string[];
  readonly question: (state: PartieState, action: PartieAction) => string;
}

/** Rules that every event of a phase cites would hide the one asked about: they come last. */
const asked = ({ scenario, actions, state }: Asked, action: PartieAction, { facts, question }: Right): BwExercise => {
  const refusal = partie.refuse(state, action);
  const events = refusal === undefined ? partie.apply(state, action).events.slice(0, 1) : [];
  return {
    facts: facts(state, action),
    question: question(state, action),
    position: { mode: 'partie', scenario, actions },
    answer: yesOrNo(refusal === undefined),
    because: some(
      refusal === undefined ? events.map((event) => partieText.event(event, state)) : [partieText.refusal(refusal)],
    ),
    cites: citesOf(refusal, ...events),
  };
};

/** One of the candidates that are permitted (or refused), each reason as likely as another. */
const judged = (
  random: Rng,
  allowed: boolean,
  at: Asked,
  candidates: readonly PartieAction[],
  right: Right,
): BwExercise | undefined => {
  const kind = (action: PartieAction): string => {
    const refusal = partie.refuse(at.state, action);
    return refusal === undefined
      ? citesOf(...partie.apply(at.state, action).events.slice(0, 1)).join()
      : `${refusal.code}:${refusal.cites.join()}`;
  };
  const action = varied(
    random,
    candidates.filter((one) => (partie.refuse(at.state, one) === undefined) === allowed),
    kind,
  );
  return action === undefined ? undefined : asked(at, action, right);
};
const drawn = (random: Rng, wish: Wish): Asked | undefined => {
  const position = positionOf(random, wish);
  return position === undefined ? undefined : { ...position, actions: [] };
};

/** Permitted or refused with the same chance, whatever the positions offer. */
const evenly =
  (make: (random: Rng, allowed: boolean) => BwExercise | undefined) =>
  (random: Rng): BwExercise | undefined => {
    const allowed = oneIn(random, 2);
    return insisted(12, () => make(random, allowed));
  };

const FAR = 3;
const winged = (state: PartieState, unit: string): string =>
  `${nameIn(state, unit)} ${flies(state, unit) ? 'vole' : 'ne vole pas'}.`;
const moveRight: Right = {
  facts: (state, action) => [
    turnOf(state),
    ...(action.type === 'move'
      ? [
          winged(state, action.unit),
          ...(known(state.units[action.unit]).activated
            ? [`${nameIn(state, action.unit)} a déjà posé son dé ce tour-ci.`]
            : []),
        ]
      : []),
  ],
  question: (state, action) =>
    action.type === 'move'
      ? `${nameIn(state, action.unit)} veut aller de ${known(state.units[action.unit]).cell} en ${action.to}. Est-ce permis ?`
      : '',
};
const move = (random: Rng, allowed: boolean): BwExercise | undefined => {
  const at = drawn(random, { phase: 1 });
  if (at === undefined || at.state.phase !== 1) return undefined;
  const { state } = at;
  const candidates = (oneIn(random, 10) ? enemiesOf : mineOf)(state, state.toMove).flatMap((unit) => {
    const { cell } = known(state.units[unit]);
    return around(state.fixed.grid, cell, FAR)
      .filter((to) => to !== cell)
      .map((to): PartieAction => ({ type: 'move', unit, to }));
  });
  return judged(random, allowed, at, candidates, moveRight);
};

const RANGE = { melee: 'au corps à corps', ranged: 'à distance' } as const;
const attackRight: Right = {
  facts: (state, action) => {
    if (action.type !== 'attack') return [];
    const fighters = action.attackers.map((unit) => {
      const sheet = sheetOf(unit);
      return `${sheet.name} (${sheet.faction}) attaque ${RANGE[sheet.attack]} et ${flies(state, unit) ? 'vole' : 'ne vole pas'} ; son dé est ${spotText(known(state.units[unit]).spot, partieNames(state))}.`;
    });
    return [turnOf(state), ...fighters, ...(isUnit(state, action.target) ? [winged(state, action.target)] : [])];
  },
  question: (state, action) => {
    if (action.type !== 'attack') return '';
    const [first, second] = action.attackers.map((unit) => nameIn(state, unit));
    return second === undefined
      ? `${first ?? ''} veut attaquer ${nameIn(state, action.target)}. Est-ce permis ?`
      : `${first ?? ''} veut attaquer ${nameIn(state, action.target)} en surnombre avec ${second}. Est-ce permis ?`;
  },
};
const attack = (random: Rng, allowed: boolean): BwExercise | undefined => {
  const at = drawn(random, { phase: 2 });
  if (at === undefined || at.state.phase !== 2) return undefined;
  const { state } = at;
  const mine = mineOf(state, oneIn(random, 10) ? otherSide(state.toMove) : state.toMove);
  const targets = [...enemiesOf(state, state.toMove), ...state.fixed.modules, ...mine.slice(0, 1)];
  const one = pick(random, mine);
  const teams = oneIn(random, 2) ? [[one]] : mine.filter((unit) => unit !== one).map((unit) => [one, unit]);
  const candidates = teams.flatMap((attackers) =>
    targets
      .filter((target) => !attackers.includes(target))
      .map((target): PartieAction => ({ type: 'attack', attackers, target })),
  );
  return judged(random, allowed, at, candidates, attackRight);
};

const OWN: readonly Spot[] = ['attack', 'energy', 'life', 'reroll'];
const placeRight: Right = {
  facts: (state, action) => {
    if (action.type !== 'place') return [];
    const stands = `${nameIn(state, action.unit)} est en ${known(state.units[action.unit]).cell}.`;
    const healed = action.spot.slice('heal:'.length);
    return kindOf(action.spot) !== 'heal'
      ? [stands]
      : [
          stands,
          ...[action.unit, healed].map((unit) => `${nameIn(state, unit)} est de la faction ${sheetOf(unit).faction}.`),
        ];
  },
  question: (state, action) =>
    action.type === 'place'
      ? `${nameIn(state, action.unit)} reste sur sa case, puis veut poser son dé ${spotText(action.spot, partieNames(state))}. Est-ce permis ?`
      : '',
};
const place = (random: Rng, allowed: boolean): BwExercise | undefined => {
  const at = drawn(random, { phase: 1 });
  if (at === undefined || at.state.phase !== 1) return undefined;
  const { state, scenario } = at;
  const ready = mineOf(state, state.toMove).filter((one) => !known(state.units[one]).activated);
  const home = ready.filter((one) =>
    state.fixed.modules.some((module) => state.fixed.moduleOf[module]?.cell === known(state.units[one]).cell),
  );
  const unit = pick(random, home.length > 0 ? home : ready);
  const stay: PartieAction = { type: 'move', unit, to: known(state.units[unit]).cell };
  const moving = partie.apply(state, stay).state;
  const heals = mineOf(state, state.toMove)
    .filter((ally) => ally !== unit)
    .map((ally): Spot => `heal:${ally}`);
  const icons = state.fixed.modules.flatMap((module): readonly Spot[] => [
    `module-energy:${module}`,
    `module-care:${module}`,
    `module-target:${module}`,
    `module-repair:${module}`,
  ]);
  return judged(
    random,
    allowed,
    { scenario, actions: [stay], state: moving },
    [...OWN, ...heals, ...icons].map((spot) => ({ type: 'place', unit, spot })),
    placeRight,
  );
};

export const RIGHTS: readonly ExerciseType<BwRule>[] = [
  {
    id: 'deplacement',
    title: 'Ce déplacement est-il permis ?',
    make: evenly(move),
    rules: [
      'bw.deplacement.a-pied',
      'bw.deplacement.volant',
      'bw.deplacement.survol',
      'bw.deplacement.survol-volant-interdit',
      'bw.deplacement.case-disponible',
      'bw.tour.alternance-phase-1',
      'bw.tour.ordre-libre',
      'bw.tour.activation-unique',
      'bw.actions.une-par-tour',
    ],
  },
  {
    id: 'attaque',
    title: 'Cette attaque est-elle permise ?',
    make: evenly(attack),
    rules: [
      'bw.portee.corps-a-corps',
      'bw.portee.distance',
      'bw.portee.distance-volant',
      'bw.portee.vol-immunite',
      'bw.portee.distance-sans-risque',
      'bw.combat.ordre',
      'bw.combat.initiateur',
      'bw.combat.condition-de',
      'bw.tour.de-encore-en-place',
      'bw.actions.prealable',
      'bw.surnombre.definition',
      'bw.surnombre.faction-commune',
      'bw.surnombre.factions-melangees',
      'bw.base.attaque',
      'bw.base.destruction',
      'bw.tour.alternance-phase-2',
    ],
  },
  {
    id: 'pose',
    title: 'Ce dé peut-il se poser là ?',
    make: evenly(place),
    rules: [
      'bw.tour.marqueur-action',
      'bw.actions.attaquer',
      'bw.actions.recuperer-energie',
      'bw.actions.recuperer-vie',
      'bw.actions.recuperer-relance',
      'bw.actions.soigner',
      'bw.actions.soigner-place-du-de',
      'bw.actions.soigner-faction',
      'bw.surnombre.factions-melangees',
      'bw.base.energie',
      'bw.base.soins',
      'bw.base.cible',
      'bw.actions.reparer-dans-module',
      'bw.base.destruction',
      'bw.tour.activation-unique',
    ],
  },
];
