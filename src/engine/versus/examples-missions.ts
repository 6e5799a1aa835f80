// Worked examples of missions, played in the middle of a game. Numbers of pieces, zones and teams are examples.
import { entry } from '../kernel/example.ts';
import {
  act,
  activate,
  attempt,
  choose,
  closes,
  done,
  endTurn,
  escort,
  example,
  move,
  opens,
  type PartieExample,
  passes,
  pickTile,
  stop,
  tileOut,
} from './examples-words.ts';
import type { PositionSpec } from './positions.ts';

/** E9, from turn 2 on: a bomb primed, another neutralised, three as they were. */
const BOMBS = example({
  slug: 'quatre-bombes',
  title: 'Quatre bombes neutralisées',
  position: {
    mission: 'm1',
    turn: 2,
    hero: { discs: [3, 0, 7] },
    villain: { discs: [3, 0, 7] },
    pieces: { bombe: ['figurine', 'neutralisee', 'pion', 'pion', 'pion'] },
  },
  script: [
    ...opens(
      'Le vilain a amorcé une bombe au premier tour, le héros en a neutralisé une autre. Il en reste trois intactes.',
    ),
    ...act(
      'sbires-vilains-a',
      'Le vilain vise une deuxième bombe amorcée : c’est ce qu’il lui faut à la fin.',
      attempt('amorcer', 'bombe-3', false, 'Le test échoue. La bombe ne change pas ; il pourra recommencer.'),
    ),
    ...closes(),
    ...opens(),
    ...act(
      'elites-heros-a',
      undefined,
      attempt('neutraliser', 'bombe-1', true, 'Une bombe déjà amorcée se neutralise comme une autre.'),
    ),
    ...closes(),
    ...opens(),
    ...act('elites-vilains-a', 'Nouvel essai du vilain.', attempt('amorcer', 'bombe-3', true)),
    ...closes(undefined, 'La vérification 1 ne trouve aucune raison de finir.'),
    ...opens(
      'Le héros pourrait courir vers la bombe amorcée. Mieux : deux autres sont à sa portée, et ce sont celles qui arrêteraient la partie.',
    ),
    ...act('sbires-heros-a', undefined, attempt('neutraliser', 'bombe-4', true)),
    ...act(
      'huntress',
      undefined,
      attempt('neutraliser', 'bombe-5', true, 'La quatrième. Rien ne s’arrête encore : on attend la vérification.'),
    ),
    stop(),
    endTurn(
      'Une seule condition suffit pour finir. On regarde ensuite, et seulement alors, combien de bombes restent amorcées.',
    ),
  ],
  opens: {
    at: 14,
    told: 'Le vilain a manqué un amorçage, puis le héros a neutralisé sa deuxième bombe. Il en reste trois intactes.',
  },
  cites: [
    'vs.m1.amorcer',
    'vs.m1.neutraliser',
    'vs.m1.neutraliser-reussite',
    'vs.m1.amorcer',
    'vs.m1.amorcer-reussite',
    'vs.fin.verification-1',
    'vs.m1.neutraliser-reussite',
    'vs.m1.neutraliser-reussite',
    'vs.fin.une-condition-suffit',
    'vs.m1.fin-bombes',
    'vs.m1.victoire-heros',
    'vs.fin.victoire-apres-fin',
  ],
  result: 'hero',
});

/** E10: both camps have the mission's event (A62). */
const ALLEY = example({
  slug: 'derniere-ruelle',
  title: 'Le dernier tour dans la ruelle',
  position: {
    mission: 'm6',
    turn: 8,
    options: { m6EventCamp: 'both' },
    hero: { hq: 'oracle', discs: [3, 0, 7], lost: ['sbires-heros-a', 'elites-heros-a'] },
    villain: {
      hq: 'doctor-death',
      discs: [3, 0, 7],
      lost: ['sbires-vilains-a', 'elites-vilains-a', 'elites-vilains-b'],
    },
  },
  script: [
    ...opens(
      'Dernier tour. Le héros mène d’une perte, et Oracle n’a rien à déclencher : sa tuile événement servira à la mission.',
    ),
    activate(
      'evenement-heros',
      'Ici, les deux camps disposent de l’événement de la mission ; c’est une lecture possible parmi trois.',
    ),
    pickTile('sbires-heros-a', 'Une tuile neutralisée quitte sa rivière et ne sera plus comptée. Son avance grandit.'),
    ...closes(),
    ...opens('Le vilain peut encore faire deux choses : frapper, et nettoyer sa propre rivière.'),
    ...act(
      'tusk',
      undefined,
      tileOut('sbires-heros-b', 'Les derniers sbires du héros tombent, et leur tuile avec eux.'),
    ),
    activate('evenement-vilains'),
    choose('b', 'Le sérum de Doctor Death tuerait un des siens : une perte de plus. Il choisit de ne rien faire.'),
    pickTile('sbires-vilains-a', 'Il remet une tuile dans la boîte, comme le héros avant lui.'),
    stop(),
    endTurn('Autant de pertes des deux côtés : la mission dit alors qui gagne.'),
  ],
  cites: [
    'vs.dpa.recuperation',
    'vs.m6.energie-du-desespoir',
    'vs.activation.evenement-activable',
    'vs.m6.evenement',
    'vs.presentation.tout-par-tuile',
    'vs.qg.ou',
    'vs.pouvoirs-vilains.doctor-death-rien',
    'vs.m6.evenement',
    'vs.m6.fin-tour',
    'vs.m6.victoire-vilain',
    'vs.fin.un-seul-vainqueur',
  ],
  result: 'villain',
});

// ── E11: the villains flee, with and without the safe
const flight = (...preuve: readonly string[]): PositionSpec => ({
  mission: 'm8',
  turn: 7,
  active: 'hero',
  hero: { discs: [3, 0, 7] },
  pieces: { preuve, coffre: ['ferme'] },
});
const FLIGHT = example({
  slug: 'fuite-des-vilains',
  title: 'La fuite des vilains',
  position: flight('reserve', 'disponible', 'disponible', 'disponible', 'detruite'),
  script: [
    ...opens('Dernier tour du héros. Une preuve seulement dans sa réserve, mais le coffre est à portée de main.'),
    activate('elites-heros-a'),
    entry(
      { type: 'test', test: 'coffre', piece: 'coffre-1', figure: null, total: 4 },
      'Le test du coffre est plus difficile que les autres. Ce total est tout juste suffisant.',
    ),
    done(),
    stop('Les preuves encore disponibles viendront à lui sans qu’il y touche.'),
    endTurn(
      'Les vilains filent. Ce qu’ils n’ont pas détruit reste sur place, pour le héros ; ce qu’ils détruisaient est perdu. La vérification vient après.',
    ),
  ],
  cites: [
    'vs.m8.coffre',
    'vs.m8.coffre-reussite',
    'vs.m8.valeur',
    'vs.m8.fuite-disponibles',
    'vs.m8.fuite-detruites',
    'vs.m8.fin-tour',
    'vs.m8.fin-preuves',
    'vs.m8.victoire-heros',
  ],
  result: 'hero',
});
const FLIGHT_NO_SAFE = example({
  slug: 'fuite-sans-le-coffre',
  title: 'La fuite, sans le coffre',
  position: flight('reserve', 'disponible', 'disponible', 'disponible', 'detruite'),
  script: passes('Même position. Et si le héros ne touchait à rien ?', 'Les preuves intactes suffisent, de justesse.'),
  cites: ['vs.m8.fuite-disponibles', 'vs.m8.fuite-detruites', 'vs.m8.fin-tour', 'vs.m8.victoire-heros'],
  result: 'hero',
});
const FLIGHT_LOST = example({
  slug: 'fuite-perdue',
  title: 'La fuite, une preuve trop tard',
  position: flight('reserve', 'disponible', 'disponible', 'detruite', 'detruite'),
  script: passes(
    'Cette fois, le vilain a eu le temps de s’attaquer à une preuve de plus.',
    'Il en manque une. Un seul pion retourné de plus, et tout bascule.',
  ),
  cites: ['vs.m8.fuite-disponibles', 'vs.m8.fuite-detruites', 'vs.m8.fin-tour', 'vs.m8.victoire-vilain'],
  result: 'villain',
});

const FUMES = example({
  slug: 'vapeurs',
  title: 'Le troisième baril',
  position: {
    mission: 'm5',
    turn: 4,
    active: 'villain',
    hero: { discs: [3, 0, 7], cubes: [2, 9] },
    villain: { discs: [3, 0, 7], cubes: [3, 8] },
    pieces: { baril: ['repandu', 'repandu', 'arme', 'arme', 'desarme'] },
  },
  script: [
    ...opens('Deux barils sont déjà renversés. Un troisième, et l’air devient irrespirable pour tout le monde.'),
    ...act(
      'sbires-vilains-a',
      undefined,
      attempt(
        'repandre',
        'baril-3',
        true,
        'Le vilain y perd aussi des cubes. Il accepte : le héros en a plus besoin que lui.',
      ),
    ),
    ...closes(undefined, 'Deux barils restent : la partie continue.'),
    ...opens('L’entretien du héros se ressent des vapeurs.'),
    ...act(
      'sbires-heros-a',
      undefined,
      attempt(
        'desarmer',
        'baril-4',
        true,
        'Les deux derniers sont désarmés. Encore faut-il qu’ils restent debout jusqu’au bout.',
      ),
    ),
    ...closes(),
  ],
  cites: [
    'vs.m5.repandre',
    'vs.m5.repandre-reussite',
    'vs.m5.vapeurs',
    'vs.fin.verification-ordre',
    'vs.tour.entretien-habituel',
    'vs.m5.desarmer',
    'vs.m5.desarmer-reussite',
  ],
});

const HOSTAGES = example({
  slug: 'sortir-les-otages',
  title: 'Sortir les derniers otages',
  position: {
    mission: 'm4',
    turn: 5,
    zones: ['Rue', 'Hall', 'Guichets'],
    exits: ['Rue'],
    hero: { discs: [3, 0, 7] },
    figures: { 'elites-heros-a#1': 'Hall', 'sbires-heros-a#1': 'Hall' },
    pieces: { otage: ['exfiltre', 'exfiltre', '@Guichets', '@Hall'] },
  },
  script: [
    ...opens('Deux otages sont déjà dehors. L’un des autres est derrière une paroi.'),
    activate('elites-heros-a', 'Une élite du héros, juste de l’autre côté.'),
    entry(
      { type: 'lend', special: 'intervention' },
      'Une des deux charges de la partie : la compétence prêtée lui permet d’ouvrir la paroi.',
    ),
    move(
      'elites-heros-a#1',
      'Guichets',
      'La voilà dans la zone de l’otage. Elle ne peut pas le conduire sans l’avoir rejoint.',
    ),
    entry(
      { type: 'escort', figure: 'elites-heros-a#1', piece: 'otage-3', to: 'Hall', dangerous: true },
      'Un mouvement, pas deux, et sans cube. Le passage par les gravats est un terrain dangereux : l’otage n’en souffre pas.',
    ),
    done(),
    activate('sbires-heros-a', 'Un autre personnage prend le relais.'),
    escort('sbires-heros-a#1', 'otage-3', 'Rue', 'La rue est une sortie : à peine entré, l’otage quitte le plateau.'),
    escort('sbires-heros-a#1', 'otage-4', 'Rue', 'Le dernier suit.'),
    done(),
    stop(),
    endTurn('Plus aucun otage sur le plateau : la vérification qui suit le tour du héros met fin à la partie.'),
  ],
  cites: [
    'vs.m4.intervention',
    'vs.m4.deplacer',
    'vs.m4.deplacer-un-mouvement',
    'vs.m4.otages-terrain',
    'vs.m4.deplacer',
    'vs.m4.exfiltrer',
    'vs.m4.exfiltrer',
    'vs.fin.verification-1',
    'vs.m4.fin-otages',
    'vs.m4.victoire-heros',
  ],
  result: 'hero',
});

const PROTOCOLS = example({
  slug: 'protocoles',
  title: 'Les protocoles de sécurité',
  position: {
    mission: 'm7',
    turn: 5,
    hero: { discs: [3, 0, 7] },
    villain: { discs: [3, 0, 7] },
    pieces: { ordinateur: ['reserve', 'reserve', 'pion', 'pion'], citizen: ['reserve', 'plateau', 'plateau'] },
  },
  script: [
    ...opens(
      'Le vilain n’est plus qu’à deux informations de son but. Le héros en cherche une à lui refuser, et des disques.',
    ),
    ...act(
      'elites-heros-a',
      undefined,
      attempt(
        'protocoles',
        'ordinateur-3',
        true,
        'Le pion devient une figurine, et un disque revient sans attendre l’entretien.',
      ),
    ),
    ...closes(),
    ...opens('Au vilain. Le protocole n’empêche rien : une figurine d’ordinateur se pirate comme un pion.'),
    ...act('sbires-vilains-a', undefined, attempt('pirater', 'ordinateur-3', true)),
    ...act(
      'elites-vilains-a',
      undefined,
      attempt(
        'soutirer',
        'citizen-2',
        true,
        'Un scientifique parle. Sa figurine rejoint les ordinateurs, à côté du poste.',
      ),
    ),
    stop(),
    endTurn('Chaque pièce vaut une information. Le compte y est, et la partie finit avant son dernier tour.'),
  ],
  cites: [
    'vs.m7.protocoles',
    'vs.m7.protocoles-reussite',
    'vs.m7.protocoles-dpa',
    'vs.m7.pirater',
    'vs.m7.pirater-reussite',
    'vs.m7.reserve',
    'vs.m7.soutirer',
    'vs.m7.soutirer-reussite',
    'vs.m7.valeur',
    'vs.m7.fin-informations',
    'vs.m7.victoire-vilain',
  ],
  result: 'villain',
});

export const MISSION_EXAMPLES: readonly PartieExample[] = [
  BOMBS,
  ALLEY,
  FLIGHT,
  FLIGHT_NO_SAFE,
  FLIGHT_LOST,
  FUMES,
  HOSTAGES,
  PROTOCOLS,
];
