// Questions about the eight missions: what a test does to a piece, who may try it, whether the game ends and who wins.
import { capital } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Mission, TestSpec, TokenSpec } from '../mission/format.ts';
import { mission as game, missionSpoken } from '../mission/index.ts';
import { onMap } from '../mission/track.ts';
import type { MissionScenario, TrackAction, TrackState } from '../mission/types.ts';
import { MISSIONS } from '../missions.ts';
import type { PieceSpec } from '../partie/types.ts';
import { CAMPS, type MissionId, MISSION_IDS } from '../types.ts';
import { CAMP_WORDS, quoted, stateName, thePiece } from '../words.ts';
import {
  type Asked,
  between,
  choiceOf,
  citesOf,
  exerciseType,
  ofCamp,
  oneIn,
  pick,
  shuffled,
  stateOf,
  The,
} from './kit.ts';

// ── A mission at some moment
const lastTurn = ({ ends }: Mission): number => Math.max(...ends.map((end) => (end.kind === 'turn' ? end.turn : 0)));
/** Hostages do not fall: nothing may aim at them. */
const statesOf = ({ states, character }: TokenSpec) =>
  states.filter(({ id }) => character?.shield !== true || id !== character.lost);
const piecesOf = (random: Rng, { tokens }: Mission): readonly PieceSpec[] =>
  tokens.flatMap((token) =>
    Array.from({ length: token.count }, (): PieceSpec => ({
      token: token.id,
      state: pick(random, statesOf(token)).id,
    })),
  );
/** Any moment before the end of its last turn. */
const momentOf = (random: Rng, id: MissionId, last: boolean): MissionScenario => {
  const mission = MISSIONS[id];
  const turn = last ? lastTurn(mission) : between(random, 1, lastTurn(mission) - 1);
  const closed = id === 'm4' && last; // the villain plays no eighth turn there
  const active = closed ? mission.initiative : pick(random, CAMPS);
  return {
    name: 'Exercice : la mission',
    mission: id,
    turn,
    active,
    pieces: piecesOf(random, mission),
    ...(id === 'm6' ? { lost: { hero: between(random, 0, 5), villain: between(random, 0, 5) } } : {}),
  };
};
/** « Bombes : 2 en « pion », 1 en « amorcée (figurine) ». » */
const pieceFacts = ({ fixed: { mission }, mission: { pieces } }: TrackState): readonly string[] =>
  mission.tokens.map(({ id, plural, states }) => {
    const counts = states.flatMap((state) => {
      const n = pieces.filter((piece) => piece.token === id && piece.state === state.id).length;
      return n === 0 ? [] : [`${n} ${quoted(state.name)}`];
    });
    return `${capital(plural)} : ${counts.join(', ')}.`;
  });

/** Its pieces alone: what is counted, and who would win, is the question. */
const aloneAt = (scenario: MissionScenario): NonNullable<Asked['position']> => ({
  mode: 'mission',
  scenario,
  actions: [],
  about: 'pieces',
});

// ── The end
const OUTCOMES = {
  on: 'La partie continue.',
  hero: 'La partie finit : le héros gagne.',
  villain: 'La partie finit : le vilain gagne.',
} as const;
const TRIES = 12;
const ended = (random: Rng): Asked | undefined => {
  const id = pick(random, MISSION_IDS);
  const wanted = pick(random, ['on', 'hero', 'villain', 'hero', 'villain'] as const);
  for (let i = 0; i < TRIES; i += 1) {
    const scenario = momentOf(random, id, !oneIn(random, 3));
    const state = stateOf(game, scenario);
    const { state: end, events } = game.apply(state, { type: 'end-turn' });
    if ((end.winner ?? 'on') !== wanted) continue;
    const told = events.filter(({ type }) => type !== 'turn-began');
    const { mission } = state.fixed;
    return {
      facts: [
        `Mission « ${mission.title} ». À chaque tour de jeu, ${CAMP_WORDS[mission.initiative].the} joue le premier.`,
        ...pieceFacts(state),
        ...(id === 'm6'
          ? [
              `Tuiles neutralisées : ${state.lost.hero} dans la rivière du héros, ${state.lost.villain} dans celle du vilain.`,
            ]
          : []),
      ],
      question: `Tour ${state.turn} : ${CAMP_WORDS[state.active].the} finit son tour. Que dit la vérification ?`,
      position: aloneAt(scenario),
      answer: choiceOf(random, OUTCOMES[wanted], Object.values(OUTCOMES)),
      because: told.map((event) => missionSpoken.event(event, end)),
      told: citesOf(told.toReversed()),
    };
  }
  return undefined;
};

// ── Tests
const TESTED: readonly MissionId[] = ['m1', 'm2', 'm3', 'm5', 'm7', 'm8'];
const openMoment = (random: Rng): MissionScenario => momentOf(random, pick(random, TESTED), false);
const skillWord = ({ skill }: TestSpec): string => (skill === undefined ? '' : `, compétence ${skill} comprise`);
const moved = (random: Rng): Asked | undefined => {
  const scenario = openMoment(random);
  const state = stateOf(game, scenario);
  const { mission } = state.fixed;
  const tests = mission.tests.flatMap((test) =>
    test.side === state.active
      ? state.mission.pieces
          .filter((piece) => piece.token === test.token && test.from.includes(piece.state))
          .map((piece) => ({ test, piece }))
      : [],
  );
  if (tests.length === 0) return undefined;
  const { test } = pick(
    random,
    [...new Set(tests.map((one) => one.test))].map((one) => ({ test: one })),
  );
  const { piece } = pick(
    random,
    tests.filter((one) => one.test === test),
  );
  const total = between(random, 1, 5);
  const { state: end, events } = game.apply(state, { type: 'test', test: test.id, piece: piece.id, total });
  const now = known(end.mission.pieces.find(({ id }) => id === piece.id)).state;
  const states = known(mission.tokens.find(({ id }) => id === piece.token)).states.map((one) => capital(one.name));
  const told = events.filter(({ type }) => type === 'tested' || type === 'piece');
  return {
    facts: [
      `Mission « ${mission.title} », tour ${ofCamp(state.active)}.`,
      `${capital(thePiece(state.fixed, piece.id))} est « ${stateName(state.fixed, piece.token, piece.state)} ».`,
      `Total du test : ${total} succès${skillWord(test)}.`,
    ],
    question: `${The(state.active)} tente l’action « ${test.name} » sur ${thePiece(state.fixed, piece.id)}. Dans quel état est ce pion ensuite ?`,
    position: aloneAt(scenario),
    answer: choiceOf(random, capital(stateName(state.fixed, piece.token, now)), states),
    because: told.map((event) => missionSpoken.event(event, end)),
    told: citesOf(now === piece.state ? told : told.toReversed()),
  };
};
interface Tried {
  readonly test: TestSpec;
  readonly action: Extract<TrackAction, { readonly type: 'test' }>;
}
const may = (random: Rng): Asked | undefined => {
  const scenario = openMoment(random);
  const state = stateOf(game, scenario);
  const { mission } = state.fixed;
  const wanted = oneIn(random, 2);
  const all = mission.tests.flatMap((test) =>
    state.mission.pieces
      .filter((piece) => onMap(mission, piece))
      .map((piece): Tried => ({ test, action: { type: 'test', test: test.id, piece: piece.id, success: true } })),
  );
  const judged = shuffled(random, all).map((one) => ({ ...one, refusal: game.refuse(state, one.action) }));
  const reasons = [...new Set(judged.flatMap(({ refusal }) => refusal?.code ?? []))];
  const reason = wanted || reasons.length === 0 ? undefined : pick(random, reasons);
  const found = judged.find(({ refusal }) => (refusal === undefined) === wanted && refusal?.code === reason);
  if (found === undefined) return undefined;
  const { test, action, refusal } = found;
  const piece = known(state.mission.pieces.find(({ id }) => id === action.piece));
  const events = refusal === undefined ? game.apply(state, action).events.filter(({ type }) => type === 'tested') : [];
  return {
    facts: [
      `Mission « ${mission.title} », tour ${ofCamp(state.active)}. Un de ses personnages est dans la même zone qu’un pion : ${thePiece(state.fixed, piece.id)}.`,
      `${capital(thePiece(state.fixed, piece.id))} est « ${stateName(state.fixed, piece.token, piece.state)} ».`,
    ],
    question: `Ce personnage peut-il tenter l’action « ${test.name} » sur ${thePiece(state.fixed, piece.id)} ?`,
    position: aloneAt(scenario),
    answer: { kind: 'allowed', allowed: refusal === undefined },
    because:
      refusal === undefined
        ? events.map((event) => missionSpoken.event(event, state))
        : [missionSpoken.refusal(refusal)],
    told: refusal?.cites ?? citesOf(events),
  };
};

export const MISSION_TYPES = [
  exerciseType({
    id: 'qui-gagne',
    title: 'La partie finit-elle, et qui gagne ?',
    rules: [
      'vs.fin.verification-1',
      'vs.fin.verification-ordre',
      'vs.fin.une-condition-suffit',
      'vs.fin.victoire-apres-fin',
      'vs.fin.un-seul-vainqueur',
      'vs.m1.fin-tour',
      'vs.m1.fin-bombes',
      'vs.m1.victoire-heros',
      'vs.m1.victoire-vilain',
      'vs.m2.fin-tour',
      'vs.m2.fin-brouilleurs',
      'vs.m2.victoire-heros',
      'vs.m2.victoire-vilain',
      'vs.m3.fin-tour',
      'vs.m3.fin-ordinateurs',
      'vs.m3.victoire-heros',
      'vs.m3.victoire-vilain',
      'vs.m4.fin-tour',
      'vs.m4.fin-otages',
      'vs.m4.victoire-heros',
      'vs.m4.victoire-vilain',
      'vs.m5.fin-tour',
      'vs.m5.fin-barils',
      'vs.m5.victoire-heros',
      'vs.m5.victoire-vilain',
      'vs.m6.fin-tour',
      'vs.m6.fin-pertes',
      'vs.m6.victoire-heros',
      'vs.m6.victoire-vilain',
      'vs.m7.fin-tour',
      'vs.m7.fin-informations',
      'vs.m7.victoire-heros',
      'vs.m7.victoire-vilain',
      'vs.m7.reserve',
      'vs.m7.valeur',
      'vs.m8.fin-tour',
      'vs.m8.fin-preuves',
      'vs.m8.victoire-heros',
      'vs.m8.victoire-vilain',
      'vs.m8.valeur',
      'vs.m8.fuite-disponibles',
      'vs.m8.fuite-detruites',
    ],
    ask: ended,
  }),
  exerciseType({
    id: 'pion-apres-un-test',
    title: 'Que devient le pion de mission ?',
    rules: [
      'vs.m1.amorcer',
      'vs.m1.amorcer-reussite',
      'vs.m1.neutraliser',
      'vs.m1.neutraliser-reussite',
      'vs.m2.activer',
      'vs.m2.activer-reussite',
      'vs.m2.desactiver',
      'vs.m2.desactiver-reussite',
      'vs.m3.trouver',
      'vs.m3.trouver-reussite',
      'vs.m3.effacer',
      'vs.m3.effacer-reussite',
      'vs.m5.desarmer',
      'vs.m5.desarmer-reussite',
      'vs.m5.repandre',
      'vs.m5.repandre-reussite',
      'vs.m7.pirater',
      'vs.m7.pirater-reussite',
      'vs.m7.soutirer',
      'vs.m7.soutirer-reussite',
      'vs.m7.protocoles',
      'vs.m7.protocoles-reussite',
      'vs.m8.detruire',
      'vs.m8.detruire-reussite',
      'vs.m8.trouver',
      'vs.m8.trouver-reussite',
      'vs.m8.coffre',
      'vs.m8.coffre-reussite',
    ],
    ask: moved,
  }),
  exerciseType({
    id: 'test-permis',
    title: 'Ce test est-il permis ?',
    rules: [
      'vs.m1.amorcer',
      'vs.m1.neutraliser',
      'vs.m2.activer',
      'vs.m2.desactiver',
      'vs.m3.trouver',
      'vs.m3.effacer',
      'vs.m5.desarmer',
      'vs.m5.repandre',
      'vs.m7.pirater',
      'vs.m7.soutirer',
      'vs.m7.protocoles',
      'vs.m8.detruire',
      'vs.m8.trouver',
      'vs.m8.coffre',
    ],
    ask: may,
  }),
];
