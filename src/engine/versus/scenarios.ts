// The ready-made scenarios. Teams, rivers, zones and the numbers of pieces are examples of this site, labelled as such where they are shown.
import { MISSIONS } from './missions.ts';
import type { MissionScenario } from './mission/types.ts';
import type { PartieScenario } from './partie/types.ts';
import { position } from './positions.ts';
import { type FigureId, MISSION_IDS, type TileId, type Zone } from './types.ts';

export interface ReadyGame {
  readonly id: string;
  readonly mode: 'partie';
  readonly goal: string;
  readonly scenario: PartieScenario;
}
export interface ReadyMission {
  readonly id: string;
  readonly mode: 'mission';
  readonly goal: string;
  readonly scenario: MissionScenario;
}

const discs: PartieScenario = position({
  name: 'Apprendre les disques',
  note: 'Premier tour de « Fuite de cerveaux », équipes déjà formées. Oracle rend un disque de plus à chaque entretien ; The Riddler, lui, compare les zones disponibles.',
  mission: 'm7',
  hero: { hq: 'oracle' }, // both posts as they begin
  villain: { hq: 'the-riddler' },
});
const bombs: PartieScenario = position({
  name: 'Quatre bombes sur cinq',
  note: 'Tour 3 de « Désamorcer la situation », au héros de jouer. Une bombe est amorcée, deux attendent encore, deux sont déjà neutralisées.',
  mission: 'm1',
  turn: 3,
  active: 'hero',
  hero: { hq: 'batwing', discs: [4, 0, 6] },
  villain: { hq: 'bane', discs: [2, 0, 8] },
  pieces: { bombe: ['pion', 'pion', 'figurine', 'neutralisee', 'neutralisee'] },
});
const alley: PartieScenario = position({
  name: 'La dernière ruelle',
  note: 'Tour 7 de « Duel dans la ruelle ». Trois tuiles sont tombées de chaque côté, dont Solomon Grundy, couché mais pas parti : sa tuile événement peut encore le relever.',
  mission: 'm6',
  turn: 7,
  hero: { hq: 'harvey-bullock', discs: [5, 0, 5], lost: ['sbires-heros-a', 'elites-heros-a', 'sbires-heros-b'] },
  villain: { hq: 'solomon-grundy', discs: [5, 0, 5], lost: ['sbires-vilains-a', 'elites-vilains-b'] },
  figures: { 'solomon-grundy#1': { lying: true } },
});

const whole: PartieScenario = {
  name: 'Partie complète',
  note: 'Tout est à faire : chaque camp choisit son QG, puis les équipes se forment tuile par tuile. Les rivières sont celles de l’exemple.',
  mission: 'm1',
};

/** Every figure of a tile in one zone. */
const crowd = (tile: TileId, figures: number, zone: Zone): Readonly<Record<FigureId, Zone>> =>
  Object.fromEntries(Array.from({ length: figures }, (_, i) => [`${tile}#${i + 1}`, zone]));
const hostages: PartieScenario = position({
  name: 'Prise d’otages',
  note: 'Quatre otages dans une banque, deux sorties. Un personnage du héros qui rejoint un otage peut le faire avancer d’un mouvement. Zones et placements sont un exemple.',
  mission: 'm4',
  zones: ['Rue', 'Hall', 'Guichets', 'Bureaux', 'Salle des coffres', 'Parking'],
  exits: ['Rue', 'Parking'],
  hero: { hq: 'commissioner-gordon' },
  villain: { hq: 'black-mask' },
  figures: {
    'commissioner-gordon#1': 'Rue',
    'huntress#1': 'Parking',
    ...crowd('sbires-heros-a', 4, 'Rue'),
    ...crowd('elites-heros-a', 3, 'Rue'),
    ...crowd('elites-heros-b', 3, 'Parking'),
    ...crowd('sbires-heros-b', 4, 'Parking'),
    'black-mask#1': 'Salle des coffres',
    'tusk#1': 'Hall',
    ...crowd('sbires-vilains-a', 4, 'Hall'),
    ...crowd('elites-vilains-a', 3, 'Guichets'),
    ...crowd('elites-vilains-b', 3, 'Bureaux'),
    ...crowd('sbires-vilains-b', 4, 'Salle des coffres'),
  },
  pieces: { otage: ['@Guichets', '@Guichets', '@Bureaux', '@Salle des coffres'] },
});

/** The three of the ledger, then two more. */
export const GAMES: readonly ReadyGame[] = [
  {
    id: 'apprendre-les-disques',
    mode: 'partie',
    goal: 'Activez deux tuiles avec le héros, puis la tuile événement avec le vilain : voyez où vont les disques.',
    scenario: discs,
  },
  {
    id: 'quatre-bombes-sur-cinq',
    mode: 'partie',
    goal: 'Neutralisez deux bombes dans ce tour : la partie s’arrête à la vérification 2.',
    scenario: bombs,
  },
  {
    id: 'la-derniere-ruelle',
    mode: 'partie',
    goal: 'Avec le vilain, relevez Solomon Grundy avant la vérification 2.',
    scenario: alley,
  },
  {
    id: 'partie-complete',
    mode: 'partie',
    goal: 'Composez les deux équipes, puis jouez la mission jusqu’à son dernier tour.',
    scenario: whole,
  },
  {
    id: 'prise-d-otages',
    mode: 'partie',
    goal: 'Faites sortir les quatre otages avant la fin du tour 8 du héros.',
    scenario: hostages,
  },
];
/** Each mission alone, for players who keep their discs by hand. */
const ALONE: readonly ReadyMission[] = MISSION_IDS.map((id) => ({
  id: `mission-${id}`,
  mode: 'mission',
  goal: 'Comptez les pions de la mission jusqu’à sa dernière vérification.',
  scenario: {
    name: `Mission « ${MISSIONS[id].title} »`,
    note: 'La mission seule : ses pions, ses tests et sa fin, sans les disques.',
    mission: id,
  },
}));
export const SCENARIOS: readonly (ReadyGame | ReadyMission)[] = [...GAMES, ...ALONE];
