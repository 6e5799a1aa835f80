// « Permis ou refusé » : a technique to play, one to destabilise, a pawn to push.
import type { Seat } from '../../kernel/game.ts';
import { de, listOf } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { topOf } from '../../kernel/steps.ts';
import { CELLS, distanceOf, isEdge } from '../board.ts';
import { BASICS } from '../data.ts';
import { cellOf, techniqueOf } from '../partie/board.ts';
import { partieText } from '../partie/index.ts';
import type { ActiveSpec, PartieAction, PartieState } from '../partie/types.ts';
import { type CardId, type Technique, TECHNIQUE_TYPES } from '../types.ts';
import {
  asked,
  between,
  type BfExerciseType,
  cellsOf,
  handFact,
  evenly,
  handOf,
  type Moment,
  momentOf,
  nameOf,
  oneIn,
  person,
  pick,
  positionOf,
  positionWith,
  shipped,
  sample,
  startOf,
  step,
  textFact,
  TRIAL,
  trial,
  verdictOf,
  waitingFacts,
  waitingOf,
  waits,
} from './kit.ts';

// ── To play
/** A ban made up, waiting for whoever has laid it. */
const banned = (random: Rng): { readonly card: Technique; readonly spec: ActiveSpec } => {
  const t = pick(random, TECHNIQUE_TYPES);
  const modifier = pick(random, [null, 'adversaire', 'tous'] as const);
  const card = trial(random, [
    oneIn(random, 2)
      ? step('s-empecher', t, modifier)
      : step('s-empecher-carte', oneIn(random, 3) ? null : t, modifier),
    step('stable', random.below(3)),
  ]);
  const owner = random.below(2) as Seat;
  return {
    card,
    spec: { card: TRIAL, owner, next: 2, ...(modifier === 'adversaire' ? { target: owner === 0 ? 1 : 0 } : {}) },
  };
};
const handTitles = (state: PartieState): string =>
  `Main de ${nameOf(state, 0)} : ${listOf([...new Set(known(state.players[0]).hand)].map((card) => `« ${techniqueOf(state, card).title} »`))}.`;
const BANS: readonly CardId[] = ['ex-def-5', 'ex-rhe-4'];
const PLAY: BfExerciseType = {
  id: 'jouer',
  title: 'Cette technique est-elle permise ?',
  rules: [
    'bf.effets.s-empecher',
    'bf.effets.s-empecher-carte-tout',
    'bf.effets.s-empecher-carte-type',
    'bf.techniques.choix-source',
    'bf.techniques.choix-restreint',
    'bf.effets.s-empecher-portee',
    'bf.techniques.jouer-ordre',
    'bf.techniques.base-cinq',
    'bf.techniques.nature',
  ],
  make: evenly((random, wanted) => {
    const { card, spec } = banned(random);
    const people = cellsOf(random, 2).map((cell) => person(random, cell, { hand: handOf(random, 2, 4) }));
    const active = [
      spec,
      ...waitingOf(random, 1, BANS, 2),
      ...(oneIn(random, 4) ? [waits(random, 'ex-con-5', random.below(2) as Seat, 2)] : []),
    ];
    const moment = startOf({ ...positionWith(shipped('base-attaque'), people, { active }), cards: [card] });
    const { state } = moment;
    const foreign = known(state.players[1]).hand;
    const plays = [...BASICS.map(({ id }) => id), ...new Set([...known(state.players[0]).hand, ...foreign])].map(
      (id): PartieAction => ({ type: 'play', card: id }),
    );
    const verdict = verdictOf(random, wanted, state, plays, PLAY.rules, (action) =>
      action.type === 'play' ? action.card.slice(0, 4) : '',
    );
    if (verdict?.action.type !== 'play') return undefined;
    const technique = techniqueOf(state, verdict.action.card);
    return asked(verdict, {
      facts: [],
      drawn: [textFact(technique), handTitles(state), ...waitingFacts(state)],
      question: `${nameOf(state, 0)} veut jouer « ${technique.title} ». Est-ce permis ?`,
      position: positionOf(moment, { hand: true, card: technique.id }),
    });
  }),
};

// ── To destabilise
const chooses =
  (keyword: 'destabiliser' | 'pousser') =>
  (state: PartieState): boolean => {
    const top = topOf(state);
    if (state.end !== null || top?.kind !== 'op') return false;
    const card = state.active.find(({ id }) => id === top.active)?.card;
    return card !== undefined && techniqueOf(state, card).steps[top.step]?.keyword === keyword;
  };
const STABLES: readonly CardId[] = ['ex-att-4', 'ex-def-2', 'ex-def-4', 'ex-def-5', 'ex-dep-3', 'ex-con-3', 'ex-rhe-5'];
const DESTABILISE: BfExerciseType = {
  id: 'destabiliser',
  title: 'Peut-on la déstabiliser ?',
  rules: [
    'bf.enchainement.destabiliser-choix',
    'bf.enchainement.destabiliser-cout',
    'bf.effets.charme',
    'bf.enchainement.destabiliser-main-insuffisante',
    'bf.zones.nombres-publics',
    'bf.execution.empilement',
  ],
  make: evenly((random, wanted) => {
    const charm = oneIn(random, 2) ? [step('charme', between(random, -2, 2))] : [];
    const card = trial(random, [...charm, step('destabiliser')]);
    const people = cellsOf(random, 2).map((cell) => person(random, cell, { hand: handOf(random, 0, 2) }));
    const active = [
      ...waitingOf(random, 2, STABLES, 2),
      ...sample(random, 1, [pick(random, STABLES)]).map((id) => waits(random, id, 1, 2)),
      ...(oneIn(random, 3) ? [waits(random, 'ex-rhe-3', 0, 2)] : []),
    ];
    const moment = momentOf(random, positionWith(card, people, { active }), card.id, chooses('destabiliser'));
    if (moment === undefined) return undefined;
    const { state } = moment;
    const plays = state.active
      .filter(({ cost }) => cost !== null || oneIn(random, 4))
      .map(({ id }): PartieAction => ({ type: 'destabilise', active: id }));
    const verdict = verdictOf(random, wanted, state, plays, DESTABILISE.rules);
    if (verdict?.action.type !== 'destabilise') return undefined;
    const chosen = known(
      state.active.find(({ id }) => verdict.action.type === 'destabilise' && id === verdict.action.active),
    );
    const same = state.active.filter((one) => one.card === chosen.card && one.owner === chosen.owner);
    if (same.length > 1) return undefined; // two of the same: the question would not tell which
    return asked(verdict, {
      facts: [],
      drawn: [textFact(card), ...waitingFacts(state), handFact(state, 0)],
      question: `${nameOf(state, 0)} exécute Déstabiliser et choisit « ${techniqueOf(state, chosen.card).title} » ${de(nameOf(state, chosen.owner))}. Est-ce permis ?`,
      position: positionOf(moment, { counts: true }),
    });
  }),
};

// ── To push
/** The one pushed, on the edge as often as not, somebody else near. */
const shoved = (random: Rng): Moment | undefined => {
  const card = oneIn(random, 2)
    ? shipped(pick(random, ['ex-att-3', 'ex-dep-4']))
    : trial(random, [step('pousser', between(random, 1, 2))]);
  const reach = card.id === TRIAL ? 3 : 1;
  const goal = pick(random, CELLS.filter((cell) => isEdge(cell) === oneIn(random, 2)).concat('D4'));
  const near = CELLS.filter((cell) => cell !== goal && distanceOf(cell, goal) <= reach);
  const mine = pick(random, near);
  const third = pick(
    random,
    CELLS.filter((cell) => cell !== goal && cell !== mine && distanceOf(cell, goal) === 1),
  );
  const scenario = positionWith(
    card,
    [mine, goal, third].map((cell) => person(random, cell)),
  );
  return momentOf(random, scenario, card.id, chooses('pousser'));
};
const where = (to: string): string => (to === 'dehors' ? 'hors du plateau' : `en ${to}`);
const PUSH: BfExerciseType = {
  id: 'pousser',
  title: 'Peut-on pousser là ?',
  rules: [
    'bf.position.pousser-case',
    'bf.position.pousser-eloigne',
    'bf.position.pousser-inoccupee',
    'bf.position.pousser-placement',
    'bf.position.pousser-hors-plateau',
    'bf.position.pousser-sans-portee',
    'bf.plateau.bord',
    'bf.plateau.pion-unique',
    'bf.plateau.adjacence',
    'bf.position.pousser-repetition',
    'bf.position.pousser-impossible',
  ],
  make: evenly((random, wanted) => {
    const moment = shoved(random);
    const top = moment === undefined ? undefined : topOf(moment.state);
    if (moment === undefined || top?.kind !== 'op' || top.opponent === null) return undefined;
    const { state } = moment;
    const from = cellOf(state, top.opponent);
    const to = [
      ...CELLS.filter((cell) => cell !== from && distanceOf(cell, from) <= 2),
      'dehors' as const,
      ...(oneIn(random, 6) ? (['rien'] as const) : []),
    ];
    const verdict = verdictOf(
      random,
      wanted,
      state,
      to.map((cell): PartieAction => ({ type: 'push', to: cell })),
      PUSH.rules,
    );
    if (verdict?.action.type !== 'push') return undefined;
    const [by, seat] = [nameOf(state, top.player), nameOf(state, top.opponent)];
    const what =
      verdict.action.to === 'rien'
        ? `veut laisser ${seat} où est son pion`
        : `veut pousser ${seat} ${where(verdict.action.to)}`;
    return asked(verdict, {
      facts: [partieText.node(state)],
      drawn: [
        textFact(techniqueOf(state, known(state.active.find(({ id }) => id === top.active)).card)),
        `Le pion ${de(by)} est en ${cellOf(state, top.player)}, celui ${de(seat)} en ${from}.`,
      ],
      question: `${by} ${what}. Est-ce permis ?`,
      position: positionOf(moment, {
        ring: true,
        ...(verdict.action.to === 'rien' ? {} : { push: [from, verdict.action.to] }),
      }),
    });
  }),
};

export const PLAYS_TYPES: readonly BfExerciseType[] = [PLAY, DESTABILISE, PUSH];
