// Questions about the preparation: whose choice it is, which tile may be taken, how a command post may begin.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { poolOf } from '../data.ts';
import { partie, partieText } from '../partie/index.ts';
import { isDraftPhase } from '../partie/draft-choices.ts';
import type { PartieAction, PartieScenario, PartieState, TileSpec } from '../partie/types.ts';
import { MISSIONS } from '../missions.ts';
import { refusalText } from '../partie/text.ts';
import { position } from '../positions.ts';
import { type Camp, CAMPS, foe, type MissionId } from '../types.ts';
import { CAMP_WORDS, count, discsWord, LEVEL_WORDS } from '../words.ts';
import {
  type Asked,
  between,
  choiceOf,
  citesOf,
  exerciseType,
  type Moment,
  momentOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  positionOf,
  said,
  shuffled,
  since,
  The,
} from './kit.ts';

const DRAFTED: readonly MissionId[] = ['m1', 'm2', 'm3', 'm5', 'm8'];
/** HQs that ask for nothing and bring nothing while the game is prepared. */
const HQS: Readonly<Record<Camp, readonly string[]>> = {
  hero: ['azrael', 'duke', 'oracle', 'katana', 'batwoman'],
  villain: ['deadshot', 'zsasz', 'the-riddler', 'scarecrow', 'bane'],
};
const openPlaces = ({ slots }: PartieState, camp: Camp): readonly number[] =>
  slots[camp].flatMap(({ level, hq, tile }, i) =>
    hq || tile !== null || level === 'event' || level === 'citizens' ? [] : [i + 1],
  );
const KNOWN: readonly TileSpec[] = poolOf().filter(({ level }) => level !== 'unknown');
/** One legal choice, drawn without listing them all. */
const step = (random: Rng, moment: Moment): Moment => {
  const { phase, picking } = moment.state;
  const actions: readonly PartieAction[] =
    phase === 'hq'
      ? HQS[picking].map((tile) => ({ type: 'hq', side: picking, tile }))
      : openPlaces(moment.state, picking).flatMap((slot) =>
          KNOWN.filter(({ side }) => side === picking).map(({ id }): PartieAction => ({
            type: 'take',
            side: picking,
            tile: id,
            slot,
          })),
        );
  return playOn(
    moment,
    known(shuffled(random, actions).find((action) => partie.refuse(moment.state, action) === undefined)),
  );
};
const drafted = (random: Rng, steps: number): Moment => {
  const mission = pick(random, DRAFTED);
  const scenario: PartieScenario = { name: 'Exercice : la préparation', mission };
  return Array.from({ length: steps }).reduce<Moment>(
    (moment) => (isDraftPhase(moment.state.phase) ? step(random, moment) : moment),
    momentOf(scenario),
  );
};
const taken = ({ slots }: PartieState, camp: Camp): number =>
  slots[camp].filter(({ hq, tile }) => !hq && tile !== null).length;
const startFact = ({ fixed }: PartieState): string =>
  `Mission « ${fixed.mission.title} » : ${CAMP_WORDS[fixed.initiative].the} a l’initiative.`;

// ── Whose choice
const CHOICES = {
  hq: (camp: Camp) => `${The(camp)}, pour prendre son QG`,
  team: (camp: Camp) => `${The(camp)}, pour prendre une tuile d’équipe`,
} as const;
const whose = (random: Rng): Asked => {
  const moment = drafted(random, oneIn(random, 3) ? between(random, 0, 1) : between(random, 2, 9));
  const { state } = moment;
  const chosen = CAMPS.filter((camp) => state.sides[camp].hq !== null);
  const phase = state.phase === 'hq' ? 'hq' : 'team';
  return {
    facts: [
      startFact(state),
      chosen.length === 0
        ? 'Aucun QG n’est encore choisi.'
        : chosen.length === 2
          ? 'Les deux QG sont choisis.'
          : `Seul le QG ${ofCamp(known(chosen[0]))} est choisi.`,
      `Tuiles d’équipe déjà prises : ${taken(state, 'hero')} par le héros, ${taken(state, 'villain')} par le vilain.`,
    ],
    question: 'À qui de choisir maintenant ?',
    position: positionOf(moment, { is: 'river', camp: 'hero' }, { is: 'river', camp: 'villain' }),
    answer: choiceOf(
      random,
      CHOICES[phase](state.picking),
      (['hq', 'team'] as const).flatMap((kind) => CAMPS.map((camp) => CHOICES[kind](camp))),
    ),
    because: [partieText.node(state)],
    told: partie.node(state).cites.toReversed(),
  };
};

// ── Which tile
const cardFact = ({ name, side, level, figures = 1 }: TileSpec): string =>
  `${name} : carte ${ofCamp(side)}, niveau ${LEVEL_WORDS[level]}, ${count(figures, 'figurine')}.`;
const tile = (random: Rng): Asked | undefined => {
  const moment = drafted(random, between(random, 2, 8));
  const { state } = moment;
  const camp = oneIn(random, 6) ? foe(state.picking) : state.picking;
  const places = openPlaces(state, camp);
  if (state.phase !== 'team' || places.length === 0) return undefined;
  const place = pick(random, places);
  const wanted = oneIn(random, 2);
  const all = shuffled(random, KNOWN).map((card) => ({
    card,
    refusal: partie.refuse(state, { type: 'take', side: camp, tile: card.id, slot: place }),
  }));
  const codes = [...new Set(all.flatMap(({ refusal }) => refusal?.code ?? []))];
  const code = wanted || codes.length === 0 ? undefined : pick(random, codes);
  const found = all.find(({ refusal }) => (refusal === undefined) === wanted && refusal?.code === code);
  if (found === undefined) return undefined;
  const { card, refusal } = found;
  const action: PartieAction = { type: 'take', side: camp, tile: card.id, slot: place };
  const { level, figures } = known(state.slots[camp][place - 1]);
  const events =
    refusal === undefined ? since(playOn(moment, action), moment).filter(({ type }) => type === 'taken') : [];
  const already = state.tiles.find(({ id }) => id === card.id);
  return {
    facts: [
      startFact(state),
      `Tuiles d’équipe déjà prises : ${taken(state, 'hero')} par le héros, ${taken(state, 'villain')} par le vilain.`,
      `Place ${place} de la rivière ${ofCamp(camp)} (exemple) : niveau ${LEVEL_WORDS[level]}${figures === null ? '' : `, ${count(figures, 'figurine')}`}.`,
      cardFact(card),
      ...(already === undefined
        ? []
        : [
            `La tuile ${card.name} est déjà dans la rivière ${ofCamp(already.side)}${already.part === 'hq' ? ', comme QG' : ''}.`,
          ]),
    ],
    question: `${The(camp)} peut-il prendre maintenant ${card.name} à la place ${place} ?`,
    position: positionOf(moment, { is: 'river', camp }),
    answer: { kind: 'allowed', allowed: refusal === undefined },
    because: refusal === undefined ? said(moment, ...events) : [partieText.refusal(refusal)],
    told: refusal?.cites ?? citesOf(events).toReversed(),
  };
};

// ── How a post begins
const TOTAL = 10;
const OFFERS = 4;
/** Of several posts, the one that the set-up accepts, or the one that it refuses. */
const post = (random: Rng): Asked | undefined => {
  const mission = pick(random, DRAFTED);
  const { title, initiative } = MISSIONS[mission];
  const [atStart, legal] = [oneIn(random, 2), oneIn(random, 2)];
  const camp = pick(random, CAMPS);
  const drawn = shuffled(random, [1, 2, 3, 4, 5, 6]); // all different: no two posts are
  const judge = (spent: number, i: number) => {
    const available = known(drawn[i]);
    const discs = [available, spent, TOTAL - available - spent] as const;
    const result = partie.setup(
      position({
        name: 'Exercice : le poste',
        mission,
        turn: atStart ? 1 : 3,
        active: atStart ? initiative : foe(camp),
        [camp]: { discs },
      }),
    );
    return {
      word: discsWord({ available, spent, unavailable: TOTAL - available - spent }),
      faults: result.ok ? [] : result.error,
    };
  };
  const [right, ...others] = Array.from({ length: OFFERS }, (_, i) =>
    judge((i === 0) === legal ? 0 : between(random, 1, 3), i),
  );
  const all = [known(right), ...others];
  if (all.some(({ faults }, i) => (faults.length === 0) !== ((i === 0) === legal))) return undefined;
  const faults = all.flatMap((one) => one.faults);
  return {
    facts: [
      atStart
        ? `Mission « ${title} » : la partie commence.`
        : `Mission « ${title} », tour 3 : ${CAMP_WORDS[foe(camp)].the} commence son tour. Aucun pouvoir n’a déplacé de disque.`,
    ],
    question: legal
      ? `Lequel de ces postes ${CAMP_WORDS[camp].the} peut-il avoir à cet instant ?`
      : `Lequel de ces postes ${CAMP_WORDS[camp].the} ne peut-il pas avoir à cet instant ?`,
    answer: choiceOf(
      random,
      known(right).word,
      others.map(({ word }) => word),
    ),
    because: [...new Set(faults.map((fault) => refusalText(fault)))],
    told: citesOf(faults),
  };
};

export const DRAFTING = [
  exerciseType({
    id: 'qui-choisit',
    title: 'À qui de choisir ?',
    rules: [
      'vs.mise-en-place.qg-choix',
      'vs.mise-en-place.qg-ordre',
      'vs.mise-en-place.equipe-choix',
      'vs.mise-en-place.equipe-alternance',
    ],
    ask: whose,
  }),
  exerciseType({
    id: 'tuile-a-prendre',
    title: 'Peut-on prendre cette tuile ?',
    rules: [
      'vs.mise-en-place.equipe-choix',
      'vs.mise-en-place.equipe-contrainte',
      'vs.mise-en-place.equipe-alternance',
      'vs.mise-en-place.lieutenant',
    ],
    ask: tile,
  }),
  exerciseType({
    id: 'poste-de-depart',
    title: 'Ce poste est-il possible ?',
    rules: ['vs.dpa.depart-depense-vide', 'vs.dpa.zones', 'vs.dpa.retour'],
    ask: post,
  }),
];
