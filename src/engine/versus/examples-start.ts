// Worked examples of the set-up, of a whole turn of play, and of what an HQ leaves behind. Teams and rivers are examples.
import { entry } from '../kernel/example.ts';
import {
  act,
  activate,
  attempt,
  begin,
  choose,
  closes,
  done,
  endTurn,
  type Entry,
  example,
  neutralise,
  opens,
  type PartieExample,
  pickTile,
  stop,
  upkeep,
} from './examples-words.ts';
import type { Camp, TileId } from './types.ts';

const take = (side: Camp, slot: number, tile: TileId, note?: string): Entry =>
  entry({ type: 'take', side, slot, tile }, note);
const PREPARE = example({
  slug: 'preparer',
  title: 'Préparer une partie',
  position: { mission: 'm1', hero: { hq: null, team: null }, villain: { hq: null, team: null } },
  script: [
    entry(
      { type: 'hq', side: 'villain', tile: 'hush' },
      'Dans cette mission, le vilain a l’initiative : il choisit son QG le premier.',
    ),
    entry(
      { type: 'lieutenant', tile: 'killer-croc' },
      'Hush agit dès qu’il est choisi : un lieutenant prend la place de sa tuile événement, affaibli de moitié.',
    ),
    entry(
      { type: 'hq', side: 'hero', tile: 'commissioner-gordon' },
      'Le héros répond en connaissance de cause. Gordon aussi renonce à sa tuile événement : ses agents la remplacent une fois les deux QG connus.',
    ),
    take(
      'villain',
      2,
      'elites-vilains-a',
      'Puis les équipes, une tuile chacun à son tour, initiative d’abord. On choisit l’ordre dans lequel on remplit sa rivière.',
    ),
    take(
      'hero',
      3,
      'nightwing',
      'À une place de niveau QG/Lieutenant, une tuile de ce niveau devient un lieutenant : sans pouvoir, mais avec son pion point de vie.',
    ),
    take(
      'villain',
      3,
      'deathstroke',
      'Le vilain prend le sien. Chaque camp puise dans ses propres tuiles, sans gêner l’autre.',
    ),
    take('hero', 2, 'elites-heros-a'),
    take('villain', 1, 'sbires-vilains-a'),
    take('hero', 1, 'sbires-heros-a'),
    take('villain', 4, 'elites-vilains-b'),
    take('hero', 4, 'elites-heros-b'),
    take('villain', 5, 'sbires-vilains-b'),
    take(
      'hero',
      5,
      'sbires-heros-b',
      'La dernière place. Restent les figurines et les pions à poser, comme le plan de la mission le montre.',
    ),
  ],
  cites: [
    'vs.mise-en-place.qg-choix',
    'vs.mise-en-place.qg-apporte',
    'vs.pouvoirs-vilains.hush-lieutenant',
    'vs.qg.remplacer-evenement',
    'vs.mise-en-place.qg-choix',
    'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
    'vs.mise-en-place.equipe-choix',
    'vs.mise-en-place.equipe-contrainte',
    'vs.mise-en-place.lieutenant',
    'vs.mise-en-place.finir',
  ],
});

const WHOLE_TURN = example({
  slug: 'un-tour-complet',
  title: 'Un tour de jeu complet',
  position: { mission: 'm1', hero: { discs: [3, 0, 7], cubes: [11, 0] }, villain: { discs: [3, 0, 7], cubes: [8, 3] } },
  script: [
    upkeep(
      'Étape 1. Le vilain a l’initiative : l’entretien lui rend des disques, et des cubes comme dans le jeu de base.',
    ),
    begin('Étape 2. Aucun effet de début de tour ici.'),
    activate(
      'sbires-vilains-a',
      'Étape 3, puis 4 : on paie en disques le droit d’activer, puis la tuile elle-même en cubes.',
    ),
    attempt(
      'amorcer',
      'bombe-1',
      true,
      'Ce qui se passe sur le plateau se joue avec le livret de base ; on en rapporte le résultat.',
    ),
    done('La tuile est passée au bout de la rivière : la resservir aussitôt coûterait cher en cubes.'),
    ...act(
      'elites-vilains-a',
      'De retour à l’étape 3. Le prix en disques a monté, pas celui en cubes : cette tuile est maintenant à la première place.',
    ),
    stop('Une troisième activation coûterait plus de disques qu’il n’en a.'),
    endTurn('Étape 5, puis la vérification 1 : une bombe amorcée n’arrête pas la partie.'),
    upkeep('Le tour du héros suit les mêmes étapes.'),
    begin(),
    ...act('sbires-heros-a', undefined, attempt('neutraliser', 'bombe-1', false, 'Raté : la bombe reste amorcée.')),
    activate(
      'evenement-heros',
      'La tuile événement est une tuile comme une autre, au même prix en disques. Au bout de la rivière, elle est chère en cubes.',
    ),
    choose('b', 'Le pouvoir du QG n’est pas facultatif, mais son effet se choisit : Azrael se rapproche de la bombe.'),
    done(),
    stop('Le héros garde ses derniers disques.'),
    endTurn('Après la vérification 2, un autre tour de jeu commence.'),
  ],
  cites: [
    'vs.dpa.recuperation',
    'vs.tour.entretien-habituel',
    'vs.dpa.cout-n',
    'vs.activation.cout-energie',
    'vs.activation.deux-monnaies',
    'vs.m1.amorcer',
    'vs.m1.amorcer-reussite',
    'vs.dpa.cout-n',
    'vs.tour.fin-de-boucle',
    'vs.dpa.retour',
    'vs.fin.verification-1',
    'vs.presentation.miroir',
    'vs.m1.neutraliser',
    'vs.activation.evenement-activable',
    'vs.qg.evenement-special',
    'vs.qg.obligatoire',
    'vs.qg.ou',
    'vs.dpa.report',
    'vs.fin.verification-ordre',
    'vs.tour.ordre-etapes',
  ],
});

/** E12, mission 1; its third case is « relever-talon ». */
const FALLEN = example({
  slug: 'qg-neutralise',
  title: 'Un QG tombe, sa tuile événement aussi',
  position: { turn: 2, hero: { discs: [3, 0, 7] }, villain: { discs: [3, 0, 7] } },
  script: [
    ...opens('Azrael mène les héros. Sans lui, sa tuile événement ne servirait plus à rien : une cible de choix.'),
    ...act(
      'elites-vilains-a',
      undefined,
      neutralise(
        'azrael#1',
        'Le pouvoir est dissocié de la tuile événement. La mission n’y ajoute rien : la tuile est neutralisée à l’instant même, avec celle d’Azrael.',
      ),
    ),
    ...closes(),
    ...opens('Le héros joue quand même : perdre son QG n’est pas perdre la partie.'),
    ...act(
      'sbires-heros-a',
      'Deux tuiles neutralisées occupent encore leur place dans sa rivière. Les autres s’activent comme avant.',
    ),
    ...closes(),
  ],
  cites: [
    'vs.presentation.tout-par-tuile',
    'vs.qg.neutraliser-qg',
    'vs.qg.dissociation',
    'vs.fin.verification-1',
    'vs.dpa.cout-n',
  ],
});
/** E12, mission 6. */
const FALLEN_KEPT = example({
  slug: 'qg-neutralise-ruelle',
  title: 'Un QG tombe, sa tuile événement reste',
  position: { mission: 'm6', turn: 3, active: 'villain', hero: { discs: [3, 0, 7] }, villain: { discs: [3, 0, 7] } },
  script: [
    ...opens('Même attaque, dans la mission de la ruelle, où l’événement de la mission revient au héros.'),
    ...act(
      'elites-vilains-a',
      undefined,
      neutralise(
        'azrael#1',
        'Le pouvoir d’Azrael est perdu, mais quelque chose reste associé à la tuile : elle n’est pas neutralisée.',
      ),
    ),
    ...closes(),
    ...opens(),
    activate('evenement-heros', 'Elle s’active donc encore, et n’applique plus que l’événement de la mission.'),
    pickTile('azrael', 'La tuile d’Azrael compte parmi les pertes. Autant la remettre dans la boîte.'),
    ...closes(),
  ],
  cites: [
    'vs.qg.evenement-de-mission',
    'vs.qg.dissociation',
    'vs.activation.evenement-activable',
    'vs.qg.dissociation',
    'vs.m6.evenement',
  ],
});

export const START_EXAMPLES: readonly PartieExample[] = [PREPARE, WHOLE_TURN, FALLEN, FALLEN_KEPT];
