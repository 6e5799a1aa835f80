// Where rules are shown in play beside the ready-made scenarios: the positions in which readers try each power (`/versus/pouvoirs/`), then moments of missions and of games
// that neither a ready-made scenario nor a worked example reaches in a few actions. Zones, lives and numbers of pieces are examples.
import type { Situation } from '../kernel/demonstration.ts';
import type { MissionScenario } from './mission/types.ts';
import type { PieceSpec } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import { POWERS } from './powers.ts';
import { trialOf } from './trials.ts';
import type { Camp, TileId } from './types.ts';

const alone = (scenario: MissionScenario): Situation => ({ mode: 'mission', scenario });
const game = (spec: PositionSpec & { readonly name: string; readonly note: string }): Situation => ({
  mode: 'partie',
  scenario: position(spec),
});
const pieces = (token: string, ...states: readonly string[]): readonly PieceSpec[] =>
  states.map((state) => ({ token, state }));

/** The end of a mission, one or two actions before. */
const ENDS: readonly Situation[] = [
  alone({
    name: 'Bombes : le dernier tour',
    note: 'Tour 8 de « Désamorcer la situation », au héros de jouer. Deux bombes sont amorcées, une attend encore, deux sont neutralisées.',
    mission: 'm1',
    turn: 8,
    active: 'hero',
    pieces: pieces('bombe', 'figurine', 'figurine', 'pion', 'neutralisee', 'neutralisee'),
  }),
  alone({
    name: 'Brouilleurs : le dernier tour',
    note: 'Tour 7 de « Petite brouille entre ennemis », au héros de jouer. Trois brouilleurs sont activés, deux sont neutralisés.',
    mission: 'm2',
    turn: 7,
    active: 'hero',
    pieces: pieces('brouilleur', 'active', 'active', 'active', 'neutralise', 'neutralise'),
  }),
  alone({
    name: 'Ordinateurs : le dernier tour',
    note: 'Tour 8 de « Stopper le trafic », au vilain de jouer. Le héros a copié les fichiers de trois ordinateurs ; deux autres sont effacés.',
    mission: 'm3',
    turn: 8,
    active: 'villain',
    pieces: pieces('ordinateur', 'actif', 'actif', 'actif', 'efface', 'efface'),
  }),
  alone({
    name: 'Ordinateurs : plus que deux machines',
    note: 'Tour 6 de « Stopper le trafic », au vilain de jouer. Trois ordinateurs sont effacés ; le héros n’a copié les fichiers que d’un seul.',
    mission: 'm3',
    turn: 6,
    active: 'villain',
    pieces: pieces('ordinateur', 'actif', 'inactif', 'efface', 'efface', 'efface'),
  }),
  alone({
    name: 'Otages : le dernier tour',
    note: 'Tour 8 de « Prise d’otages », au héros de jouer. Deux otages sont déjà dehors, deux sont encore dans la banque.',
    mission: 'm4',
    turn: 8,
    active: 'hero',
    pieces: pieces('otage', 'plateau', 'plateau', 'exfiltre', 'exfiltre'),
  }),
  alone({
    name: 'Barils : le dernier tour',
    note: 'Tour 8 de « Toxicité maximale », au vilain de jouer. Deux barils sont désarmés, un est encore armé, deux sont répandus.',
    mission: 'm5',
    turn: 8,
    active: 'villain',
    pieces: pieces('baril', 'desarme', 'desarme', 'arme', 'repandu', 'repandu'),
  }),
  alone({
    name: 'Barils : plus que deux en place',
    note: 'Tour 5 de « Toxicité maximale », au vilain de jouer. Trois barils sont répandus ; le héros n’en a désarmé qu’un.',
    mission: 'm5',
    turn: 5,
    active: 'villain',
    pieces: pieces('baril', 'desarme', 'arme', 'repandu', 'repandu', 'repandu'),
  }),
  alone({
    name: 'Ruelle : à une tuile de la fin',
    note: 'Tour 6 de « Duel dans la ruelle », au héros de jouer. Trois tuiles du vilain sont neutralisées, et deux du héros.',
    mission: 'm6',
    turn: 6,
    active: 'hero',
    lost: { hero: 2, villain: 3 },
  }),
  alone({
    name: 'Cerveaux : le dernier tour',
    note: 'Tour 8 de « Fuite de cerveaux », au vilain de jouer. Il tient 4 informations : deux ordinateurs et deux Citizens.',
    mission: 'm7',
    turn: 8,
    active: 'villain',
    pieces: [
      ...pieces('ordinateur', 'reserve', 'reserve', 'figurine', 'figurine'),
      ...pieces('citizen', 'reserve', 'reserve', 'plateau'),
    ],
  }),
  alone({
    name: 'Drogue : une preuve encore',
    note: 'Tour 5 de « Drogue en stock », au héros de jouer. Il a ouvert le coffre-fort et tient une preuve : 3 sur les 4 qu’il lui faut.',
    mission: 'm8',
    turn: 5,
    active: 'hero',
    pieces: [
      ...pieces('preuve', 'reserve', 'disponible', 'disponible', 'detruite', 'detruite'),
      ...pieces('coffre', 'reserve'),
    ],
  }),
];

const BANK = ['Rue', 'Hall', 'Guichets', 'Bureaux', 'Parking'];
/** Batwing and elites have reached two hostages, and so have elites of the villain. */
const rescue = (active: Camp): Situation =>
  game({
    name: active === 'hero' ? 'Batwing auprès des otages' : 'Les otages et leurs gardiens',
    note: `Tour 5 de « Prise d’otages », au ${active === 'hero' ? 'héros' : 'vilain'} de jouer. Batwing et un élite ont rejoint deux otages aux guichets ; un élite du vilain les y garde.`,
    mission: 'm4',
    turn: 5,
    active,
    zones: BANK,
    exits: ['Rue', 'Parking'],
    hero: { hq: 'batwing' },
    villain: { hq: 'black-mask' },
    figures: {
      'batwing#1': 'Guichets',
      'elites-heros-a#1': 'Guichets',
      'elites-vilains-a#1': 'Guichets',
      'black-mask#1': 'Bureaux',
    },
    pieces: { otage: ['@Guichets', '@Guichets', 'exfiltre', 'exfiltre'] },
  });
/** Renee Montoya holds elites at gunpoint. */
const freeze = (active: Camp): Situation =>
  game({
    name: active === 'hero' ? 'Renee Montoya tient le hall en joue' : 'Le hall tenu en joue',
    note: `Tour 3, au ${active === 'hero' ? 'héros' : 'vilain'} de jouer. Renee Montoya et son pion freeze sont dans le hall, avec un élite du vilain.`,
    turn: 3,
    active,
    zones: ['Hall', 'Rue'],
    hero: { hq: 'renee-montoya' },
    markers: [{ kind: 'freeze', zone: 'Hall' }],
    figures: { 'renee-montoya#1': 'Hall', 'elites-vilains-a#1': 'Hall', 'elites-vilains-a#2': 'Rue' },
  });
/** Huntress faces the villain's HQ. */
const cornered = (hq: TileId, name: string): Situation =>
  game({
    name: `${name} face à Huntress`,
    note: `Tour 4, au héros de jouer. Huntress vient de rejoindre ${name}, le QG du vilain, dans la rue.`,
    turn: 4,
    active: 'hero',
    zones: ['Rue', 'Hall'],
    villain: { hq },
    figures: { 'huntress#1': 'Rue', [`${hq}#1`]: 'Rue', 'elites-vilains-a#1': 'Hall' },
  });
/** All is chosen but what the villain's HQ asks for. */
const unchosen = (hq: TileId, name: string, note: string): Situation =>
  game({ name, note, villain: { hq, choices: {} } });

const GAMES: readonly Situation[] = [
  rescue('hero'),
  rescue('villain'),
  game({
    name: 'Stopper le trafic : du tour 3 au tour 4',
    note: 'Tour 3 de « Stopper le trafic », au vilain de jouer. Chaque camp a encore peu de disques disponibles.',
    mission: 'm3',
    turn: 3,
    active: 'villain',
    hero: { discs: [2, 0, 8] },
    villain: { discs: [2, 0, 8] },
  }),
  game({
    name: 'Les chercheurs de l’usine',
    note: 'Tour 3 de « Fuite de cerveaux », au vilain de jouer. Un Citizen et deux élites du vilain sont dans le laboratoire.',
    mission: 'm7',
    turn: 3,
    active: 'villain',
    zones: ['Laboratoire', 'Cour'],
    figures: { 'elites-vilains-a#1': 'Laboratoire', 'elites-vilains-a#2': 'Laboratoire', 'huntress#1': 'Cour' },
    pieces: { citizen: ['@Laboratoire', '@Cour', '@Cour'] },
  }),
  freeze('hero'),
  freeze('villain'),
  cornered('solomon-grundy', 'Solomon Grundy'),
  cornered('clayface', 'Clayface'),
  game({
    name: 'Batman (Year 100), presque indemne',
    note: 'Tour 2, au héros de jouer. Batman (Year 100) a 5 points de vie sur 6 (valeur d’exemple), et le vilain est loin de lui.',
    turn: 2,
    active: 'hero',
    zones: ['Rue', 'Hall'],
    hero: { hq: 'batman-year-100' },
    tiles: [{ id: 'batman-year-100', name: 'Batman (Year 100)', side: 'hero', level: 'leader', life: 6 }],
    figures: { 'batman-year-100#1': { zone: 'Rue', life: 5 }, 'sbires-vilains-a#1': 'Hall' },
  }),
  game({
    name: 'Quatre nuées de rats',
    note: 'Tour 6, au vilain de jouer. Ratcatcher a posé quatre nuées de rats, et vient d’entrer dans le parking, où il n’y en a pas.',
    turn: 6,
    active: 'villain',
    villain: { hq: 'ratcatcher' },
    markers: ['Rue', 'Hall', 'Toit', 'Quai'].map((zone) => ({ kind: 'swarm', zone })),
    figures: { 'ratcatcher#1': 'Parking' },
  }),
  game({
    name: 'Man-Bat et son passager',
    note: 'Tour 3, au vilain de jouer. Man-Bat est dans la rue avec un sbire de son camp, tout près du toit.',
    turn: 3,
    active: 'villain',
    zones: ['Rue', 'Toit'],
    villain: { hq: 'man-bat' },
    figures: { 'man-bat#1': 'Rue', 'sbires-vilains-a#1': 'Rue' },
  }),
  game({
    name: 'Mr. Freeze dans la mêlée',
    note: 'Tour 3, au vilain de jouer. Mr. Freeze est dans la rue avec un de ses sbires et deux élites du héros.',
    turn: 3,
    active: 'villain',
    villain: { hq: 'mr-freeze' },
    figures: {
      'mr-freeze#1': 'Rue',
      'sbires-vilains-a#1': 'Rue',
      'elites-heros-a#1': 'Rue',
      'elites-heros-a#2': 'Rue',
    },
  }),
  unchosen(
    'jervis-tetch',
    'Jervis Tetch choisit ses victimes',
    'Les équipes sont composées. Le vilain prend une tuile de sbires ou d’élites que le héros a laissée.',
  ),
  unchosen(
    'prof-pyg',
    'Prof. Pyg choisit ses cobayes',
    'Les équipes sont composées. Il reste au vilain à désigner, dans sa rivière, la tuile que Prof. Pyg opère.',
  ),
];

export const SITUATIONS: readonly Situation[] = [
  ...POWERS.map((power) => ({ mode: 'partie', scenario: trialOf(power) })),
  ...ENDS,
  ...GAMES,
];
