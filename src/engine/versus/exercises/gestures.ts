// « Ce geste est-il permis ? »: what players try on the map or on a command post, in the middle of a turn.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { MISSIONS } from '../missions.ts';
import { partie, partieText } from '../partie/index.ts';
import { figureName } from '../partie/names.ts';
import type { PartieAction } from '../partie/types.ts';
import { position } from '../positions.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, type TileId } from '../types.ts';
import { count, cubesWord } from '../words.ts';
import {
  activateAll,
  type Asked,
  between,
  cardName,
  citesOf,
  endTurn,
  exerciseType,
  type Line,
  lineOf,
  nameOf,
  ofCamp,
  oneIn,
  pick,
  playOn,
  said,
  shuffled,
  since,
  The,
  toDiscs,
} from './kit.ts';

interface Gesture {
  readonly line: Line;
  readonly action: PartieAction;
  readonly facts: readonly string[];
  readonly question: string;
}
type Make = (random: Rng) => Gesture;
const missionFact = (id: keyof typeof MISSIONS): string => `Mission « ${MISSIONS[id].title} ».`;
const acting = (line: Line, tile: TileId): Line => playOn(line, { type: 'activate', tile });

/** Red Robin takes one cube off a space. */
const defence: Make = (random) => {
  const hacked = oneIn(random, 3);
  const [camp, n] = [
    hacked ? ('villain' as const) : pick(random, CAMPS),
    between(random, hacked ? 1 : 2, hacked ? 2 : 3),
  ];
  const open = lineOf(
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
    line: playOn(ready, ...Array.from({ length: n }, () => add)),
    action: add,
    facts: [
      `Poste ${ofCamp(camp)} : la case défense porte ${cubesWord(n)}.`,
      ...(hacked ? ['Elle porte aussi un pion piratage, posé par Red Robin, QG du héros.'] : []),
    ],
    question: `${The(camp)} peut-il y ajouter un cube ?`,
  };
};
const equip: Make = (random) => {
  const camp = pick(random, CAMPS);
  const tile = camp === 'hero' ? 'huntress' : 'tusk';
  const line = acting(
    toDiscs(lineOf(position({ name: 'Exercice : le matériel', mission: 'm1', turn: 3, active: camp }))),
    tile,
  );
  return {
    line,
    action: { type: 'equip' },
    facts: [`${cardName(tile)} agit. Un joueur a sorti les cartes matériel du jeu de base.`],
    question: `${The(camp)} peut-il équiper ${cardName(tile)} d’une carte matériel ?`,
  };
};
const passing: Make = (random) => {
  const camp = pick(random, CAMPS);
  const start = toDiscs(
    lineOf(
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
  const line = activateAll(start, shuffled(random, start.state.sides[camp].river.slice(0, 5)).slice(0, n));
  return {
    line,
    action: { type: 'stop' },
    facts: [
      `À ce tour, ${n === 0 ? 'aucune tuile n’a encore été activée' : count(n, 'tuile a été activée', 'tuiles ont été activées')} ; il reste ${line.state.sides[camp].discs.available} DPA en zone disponible.`,
    ],
    question: `${The(camp)} peut-il passer tout de suite à la fin de son tour ?`,
  };
};
/** Mission 6: what leaves a river, and what does not. */
const alley: Make = (random) => {
  const what = pick(random, ['depollute', 'demobilise'] as const);
  const camp: Camp = pick(random, CAMPS);
  const squad = camp === 'hero' ? 'sbires-heros-a' : 'sbires-vilains-a';
  const line = playOn(
    lineOf(
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
    line,
    action: { type: 'river', what, tile: squad },
    facts: [
      missionFact('m6'),
      `Dans la rivière ${ofCamp(camp)}, la tuile ${nameOf(line, squad)} est ${what === 'depollute' ? 'neutralisée' : 'active'}.`,
    ],
    question: `${The(camp)} peut-il ${what === 'depollute' ? 'dépolluer' : 'démobiliser'} cette tuile, au début de son tour ?`,
  };
};
/** Mission 7: the Citizens may be aimed at, never sent away. */
const citizens: Make = (random) => {
  const aim = oneIn(random, 2);
  const game = lineOf(
    position({ name: 'Exercice : les Citizens', mission: 'm7', turn: 3, active: aim ? 'villain' : 'hero' }),
  );
  return aim
    ? {
        line: acting(toDiscs(game), 'tusk'),
        action: { type: 'aim', at: 'citizens#1', means: 'ranged' },
        facts: [missionFact('m7'), 'Tusk agit et voit un Citizen.'],
        question: 'Le vilain peut-il prendre ce Citizen pour cible d’une attaque ?',
      }
    : {
        line: playOn(game, { type: 'upkeep' }),
        action: { type: 'river', what: 'demobilise', tile: 'citizens' },
        facts: [missionFact('m7'), 'La tuile de Citizens est dans la rivière du héros, face active.'],
        question: 'Le héros peut-il démobiliser la tuile de Citizens ?',
      };
};

// ── Mission 4: hostages
const ZONES = ['Hall', 'Guichets', 'Rue'] as const;
const bank = (zone: string): Line =>
  toDiscs(
    lineOf(
      position({
        name: 'Exercice : les otages',
        mission: 'm4',
        turn: 3,
        active: 'hero',
        zones: ZONES,
        exits: ['Rue'],
        figures: { 'huntress#1': zone, 'tusk#1': 'Guichets', 'sbires-vilains-a#1': 'Hall' },
        pieces: { otage: ['@Hall', '@Hall', '@Hall', '@Hall'] },
      }),
    ),
  );
const HOSTAGE = 'Otage 1 est dans la zone « Hall », avec les trois autres.';
const escort: Make = (random) => {
  const zone = pick(random, ['Hall', 'Hall', 'Hall', 'Guichets'] as const);
  const cubes = zone === 'Hall' ? pick(random, [0, 0, 1]) : 0;
  const dangerous = cubes === 0 && oneIn(random, 2);
  const how =
    cubes > 0
      ? `, en dépensant ${cubesWord(cubes)} d’énergie pour son mouvement`
      : dangerous
        ? ', à travers un terrain dangereux, sans qu’il en souffre'
        : '';
  return {
    line: acting(bank(zone), 'huntress'),
    action: {
      type: 'escort',
      figure: 'huntress#1',
      piece: 'otage-1',
      to: 'Rue',
      ...(cubes > 0 ? { cubes } : {}),
      ...(dangerous ? { dangerous } : {}),
    },
    facts: [missionFact('m4'), HOSTAGE, `Huntress, du camp du héros, agit dans la zone « ${zone} ».`],
    question: `Le héros peut-il déplacer cet otage jusqu’à la zone « Rue »${how} ?`,
  };
};
const hostageAim: Make = (random) => {
  const blast = oneIn(random, 2);
  const line = acting(bank('Guichets'), 'huntress');
  return blast
    ? {
        line,
        action: { type: 'aim', at: 'sbires-vilains-a#1', means: 'explosion' },
        facts: [missionFact('m4'), HOSTAGE, `${figureName(line.state.fixed, 'sbires-vilains-a#1')} s’y trouve aussi.`],
        question: 'Huntress peut-elle viser la zone « Hall » d’une explosion ?',
      }
    : {
        line,
        action: { type: 'aim', at: 'otages#1', means: pick(random, ['melee', 'ranged'] as const) },
        facts: [missionFact('m4'), HOSTAGE],
        question: 'Un personnage qui agit peut-il prendre cet otage pour cible d’une attaque ?',
      };
};
const hostageTile: Make = () => ({
  line: bank('Hall'),
  action: { type: 'activate', tile: 'otages' },
  facts: [missionFact('m4'), 'Étape 3 du tour du héros : il a assez de DPA et de cubes.'],
  question: 'Le héros peut-il activer la tuile des otages ?',
});
const charge: Make = (random) => {
  const used = between(random, 0, 2);
  const elites = ['elites-heros-a', 'elites-heros-b', 'elites-heros-c'] as const;
  const slots = [
    { level: 'elite', tile: elites[0] },
    { level: 'elite', tile: elites[1] },
    { level: 'elite', tile: elites[2] },
    { level: 'minion', tile: 'sbires-heros-a' },
    { level: 'leader', hq: true, tile: 'azrael' },
    { level: 'event' },
  ] as const;
  const start = toDiscs(
    lineOf(
      position({
        name: 'Exercice : la charge',
        mission: 'm4',
        turn: 3,
        active: 'hero',
        hero: { slots, discs: [9, 0, 3], cubes: [30, 0] },
      }),
    ),
  );
  const line = elites
    .slice(0, used)
    .reduce(
      (so, tile) => playOn(so, { type: 'activate', tile }, { type: 'lend', special: 'intervention' }, { type: 'done' }),
      start,
    );
  const tile = used < 2 && oneIn(random, 3) ? 'sbires-heros-a' : known(elites[used]);
  return {
    line: acting(line, tile),
    action: { type: 'lend', special: 'intervention' },
    facts: [
      missionFact('m4'),
      used === 0
        ? 'La charge d’intervention n’a pas encore servi.'
        : `La charge d’intervention a déjà servi ${used} fois dans la partie.`,
      `Le héros active ${nameOf(line, tile)}, une tuile ${tile === 'sbires-heros-a' ? 'de sbires' : 'd’élites'}.`,
    ],
    question: 'Peut-il se servir de la charge d’intervention pour cette activation ?',
  };
};

// ── Zones of a test
const nearby: Make = (random) => {
  const [here, there] = [pick(random, ['Hall', 'Rue'] as const), pick(random, ['Hall', 'Rue'] as const)];
  const camp = pick(random, CAMPS);
  const tile = camp === 'hero' ? 'huntress' : 'tusk';
  const test = camp === 'hero' ? 'neutraliser' : 'amorcer';
  const line = acting(
    toDiscs(
      lineOf(
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
    line,
    action: { type: 'test', test, piece: 'bombe-1', figure: `${tile}#1`, success: true },
    facts: [
      missionFact('m1'),
      `${cardName(tile)} agit dans la zone « ${here} ».`,
      `Bombe 1, un pion, est dans la zone « ${there} ».`,
    ],
    question: `${The(camp)} peut-il tenter ${camp === 'hero' ? 'de neutraliser' : 'd’amorcer'} cette bombe avec ${cardName(tile)} ?`,
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
  const { line, action, facts, question } = pick(random, GESTURES)(random);
  const refusal = partie.refuse(line.state, action);
  const events =
    refusal === undefined
      ? since(playOn(line, action), line).filter(({ type }) => type !== 'recovered' && type !== 'turn-began')
      : [];
  const told: readonly VsRule[] = refusal?.cites ?? citesOf(events);
  return {
    facts,
    question,
    answer: { kind: 'allowed', allowed: refusal === undefined },
    because: refusal === undefined ? said(line, ...events) : [partieText.refusal(refusal)],
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
