// « Ce geste est-il permis ? »: what players try on the map or on a command post, in the middle of a turn.
import type { Rng } from '../../kernel/rng.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction } from '../partie/types.ts';
import { position } from '../positions.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS } from '../types.ts';
import { count, cubesWord } from '../words.ts';
import { acting, type Make, missionFact } from './gesture.ts';
import { charge, citizens, escort, hostageAim, hostageTile } from './gestures-missions.ts';
import {
  activateAll,
  type Asked,
  between,
  cardName,
  citesOf,
  discs,
  endTurn,
  exerciseType,
  momentOf,
  nameOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  positionOf,
  said,
  shuffled,
  since,
  The,
  toDiscs,
} from './kit.ts';

/** Red Robin takes one cube off a space. */
const defence: Make = (random) => {
  const hacked = oneIn(random, 3);
  const [camp, n] = [
    hacked ? ('villain' as const) : pick(random, CAMPS),
    between(random, hacked ? 1 : 2, hacked ? 2 : 3),
  ];
  const open = momentOf(
    position({
      name: 'Exercice : la défense',
      mission: 'm2',
      turn: 3,
      active: hacked ? 'hero' : camp,
      hero: { hq: hacked ? 'red-robin' : 'azrael', cubes: [9, 0] },
      villain: { cubes: [9, 0] },
    }),
  );
  const ready = playOn(
    hacked
      ? endTurn(
          playOn(toDiscs(open), { type: 'activate', tile: 'evenement-heros' }, { type: 'hack', space: 'defence' }),
        )
      : open,
    { type: 'upkeep' },
  );
  const add: PartieAction = { type: 'cubes', side: camp, from: 'available', to: 'defence', amount: 1 };
  return {
    moment: playOn(ready, ...Array.from({ length: n }, () => add)),
    action: add,
    facts: [
      `Poste ${ofCamp(camp)} : la case défense porte ${cubesWord(n)}.`,
      ...(hacked ? ['Elle porte aussi un pion piratage, posé par Red Robin, QG du héros.'] : []),
    ],
    question: `${The(camp)} peut-il y ajouter un cube ?`,
    part: { is: 'cubes', camp },
  };
};
const equip: Make = (random) => {
  const camp = pick(random, CAMPS);
  const tile = camp === 'hero' ? 'huntress' : 'tusk';
  const moment = acting(
    toDiscs(momentOf(position({ name: 'Exercice : le matériel', mission: 'm1', turn: 3, active: camp }))),
    tile,
  );
  return {
    moment,
    action: { type: 'equip' },
    facts: [`${cardName(tile)} agit. Un joueur a sorti les cartes matériel du jeu de base.`],
    question: `${The(camp)} peut-il équiper ${cardName(tile)} d’une carte matériel ?`,
  };
};
const passing: Make = (random) => {
  const camp = pick(random, CAMPS);
  const start = toDiscs(
    momentOf(
      position({
        name: 'Exercice : s’arrêter',
        mission: 'm2',
        turn: 3,
        active: camp,
        [camp]: { discs: [6, 0, 4], cubes: [20, 0] },
      }),
    ),
  );
  const n = between(random, 0, 2);
  const moment = activateAll(start, shuffled(random, start.state.sides[camp].river.slice(0, 5)).slice(0, n));
  return {
    moment,
    action: { type: 'stop' },
    facts: [
      `À ce tour, ${n === 0 ? 'aucune tuile n’a encore été activée' : count(n, 'tuile a été activée', 'tuiles ont été activées')} ; il reste ${discs(moment.state.sides[camp].discs.available)} en zone disponible.`,
    ],
    question: `${The(camp)} peut-il passer tout de suite à la fin de son tour ?`,
    part: { is: 'discs', camp },
  };
};
/** Mission 6: what leaves a river, and what does not. */
const alley: Make = (random) => {
  const what = pick(random, ['depollute', 'demobilise'] as const);
  const camp: Camp = pick(random, CAMPS);
  const squad = camp === 'hero' ? 'sbires-heros-a' : 'sbires-vilains-a';
  const moment = playOn(
    momentOf(
      position({
        name: 'Exercice : la ruelle',
        mission: 'm6',
        turn: between(random, 2, 6),
        active: camp,
        [camp]: what === 'depollute' ? { lost: [squad] } : {},
      }),
    ),
    { type: 'upkeep' },
  );
  return {
    moment,
    action: { type: 'river', what, tile: squad },
    facts: [
      missionFact('m6'),
      `Dans la rivière ${ofCamp(camp)}, la tuile ${nameOf(moment, squad)} est ${what === 'depollute' ? 'neutralisée' : 'active'}.`,
    ],
    question: `${The(camp)} peut-il ${what === 'depollute' ? 'dépolluer' : 'démobiliser'} cette tuile, au début de son tour ?`,
  };
};

// ── Zones of a test
const nearby: Make = (random) => {
  const [here, there] = [pick(random, ['Hall', 'Rue'] as const), pick(random, ['Hall', 'Rue'] as const)];
  const camp = pick(random, CAMPS);
  const tile = camp === 'hero' ? 'huntress' : 'tusk';
  const test = camp === 'hero' ? 'neutraliser' : 'amorcer';
  const moment = acting(
    toDiscs(
      momentOf(
        position({
          name: 'Exercice : la zone',
          mission: 'm1',
          turn: 3,
          active: camp,
          zones: ['Hall', 'Rue'],
          figures: { [`${tile}#1`]: here },
          pieces: { bombe: [`pion@${there}`, 'neutralisee', 'neutralisee', 'figurine', 'figurine'] },
        }),
      ),
    ),
    tile,
  );
  return {
    moment,
    action: { type: 'test', test, piece: 'bombe-1', figure: `${tile}#1`, success: true },
    facts: [
      missionFact('m1'),
      `${cardName(tile)} agit dans la zone « ${here} ».`,
      `La bombe n° 1, un pion, est dans la zone « ${there} ».`,
    ],
    question: `${The(camp)} peut-il tenter ${camp === 'hero' ? 'de neutraliser' : 'd’amorcer'} cette bombe avec ${cardName(tile)} ?`,
    part: { is: 'plan' },
  };
};

const GESTURES: readonly Make[] = [
  defence,
  defence,
  equip,
  passing,
  passing,
  alley,
  alley,
  citizens,
  escort,
  escort,
  escort,
  hostageAim,
  hostageTile,
  charge,
  charge,
  nearby,
];
const gesture = (random: Rng): Asked => {
  const { moment, action, facts, question, part } = pick(random, GESTURES)(random);
  const refusal = partie.refuse(moment.state, action);
  const events =
    refusal === undefined
      ? since(playOn(moment, action), moment).filter(({ type }) => type !== 'recovered' && type !== 'turn-began')
      : [];
  const told: readonly VsRule[] = refusal?.cites ?? citesOf(events);
  return {
    facts,
    question,
    position: positionOf(moment, part ?? { is: 'river', camp: moment.state.active }),
    answer: { kind: 'allowed', allowed: refusal === undefined },
    because: refusal === undefined ? said(moment, ...events) : [partieText.refusal(refusal)],
    told,
  };
};

export const GESTURE_TYPES = [
  exerciseType({
    id: 'geste-permis',
    title: 'Ce geste est-il permis ?',
    rules: [
      'vs.presentation.saturation-defense',
      'vs.pouvoirs-heros.red-robin-saturation',
      'vs.presentation.pas-de-materiel',
      'vs.tour.renoncer',
      'vs.tour.fin-de-boucle',
      'vs.tour.boucle',
      'vs.m6.pas-de-depollution',
      'vs.m6.demobilisation',
      'vs.m7.scientifiques',
      'vs.m7.pas-de-demobilisation',
      'vs.m4.deplacer',
      'vs.m4.deplacer-un-mouvement',
      'vs.m4.deplacer-sans-cubes',
      'vs.m4.exfiltrer',
      'vs.m4.otages-terrain',
      'vs.m4.otages-proteges',
      'vs.m4.otages-zone',
      'vs.m4.otages-tuile',
      'vs.m4.intervention',
      'vs.m1.amorcer',
      'vs.m1.neutraliser',
    ],
    ask: gesture,
  }),
];
