// Worked examples of a mission alone: its pieces and its checks, discs and rivers left to the table. Numbers of pieces are examples.
import { entry } from '../kernel/example.ts';
import { type MissionExample, missionExample } from './examples-words.ts';
import type { TrackAction } from './mission/types.ts';
import type { PieceSpec } from './partie/types.ts';

const all = (token: string, ...states: readonly string[]): readonly PieceSpec[] =>
  states.map((state) => ({ token, state }));
const attempt = (test: string, piece: string, total: number, note?: string) =>
  entry<TrackAction>({ type: 'test', test, piece, total }, note);
const endTurn = (note?: string) => entry<TrackAction>({ type: 'end-turn' }, note);

const JAMMERS = missionExample({
  slug: 'brouilleurs',
  title: 'Quatre brouilleurs neutralisés',
  scenario: {
    mission: 'm2',
    turn: 4,
    pieces: all('brouilleur', 'eteint', 'eteint', 'active', 'neutralise', 'neutralise'),
  },
  script: [
    attempt(
      'activer',
      'brouilleur-1',
      3,
      'Le vilain joue le premier. Deux brouilleurs activés à la fin lui donneraient la partie ; il en allume un deuxième.',
    ),
    attempt(
      'activer',
      'brouilleur-2',
      2,
      'Il en voudrait un de plus, par sûreté. Le total reste sous la difficulté : le pion ne se retourne pas.',
    ),
    endTurn('Si la partie finissait ici, il gagnerait. Mais rien ne la finit.'),
    attempt('desactiver', 'brouilleur-3', 4, 'Le héros en retire un, activé ou non : peu importe la face.'),
    attempt('desactiver', 'brouilleur-2', 3, 'Et un autre, encore éteint, parce que celui-ci arrête la partie.'),
    endTurn('La fin tombe au moment où le vilain n’a plus qu’un brouilleur allumé.'),
  ],
  cites: [
    'vs.m2.activer',
    'vs.m2.activer-reussite',
    'vs.m2.activer',
    'vs.fin.verification-1',
    'vs.m2.desactiver',
    'vs.m2.desactiver-reussite',
    'vs.m2.desactiver-reussite',
    'vs.m2.fin-brouilleurs',
    'vs.m2.victoire-heros',
  ],
  result: 'hero',
});
const FILES = missionExample({
  slug: 'fichiers',
  title: 'Des fichiers trouvés, puis effacés',
  scenario: { mission: 'm3', turn: 7, pieces: all('ordinateur', 'efface', 'inactif', 'inactif', 'inactif', 'inactif') },
  script: [
    attempt('trouver', 'ordinateur-2', 4, 'Avant-dernier tour. Le héros lance un premier transfert.'),
    endTurn(),
    attempt(
      'effacer',
      'ordinateur-2',
      3,
      'Le vilain efface l’ordinateur qui transfère : la face active ne protège pas.',
    ),
    endTurn('Encore assez d’ordinateurs sur le plateau pour continuer.'),
    attempt(
      'trouver',
      'ordinateur-3',
      3,
      'Dernier tour du héros. Il lui faut deux transferts en cours quand tout s’arrêtera.',
    ),
    attempt('trouver', 'ordinateur-4', 1, 'Le second échoue.'),
    endTurn(),
    attempt('effacer', 'ordinateur-5', 3, 'Le vilain pourrait s’en passer : un seul transfert ne suffit pas au héros.'),
    endTurn('La vérification 2 du dernier tour compte les faces actives.'),
  ],
  cites: [
    'vs.m3.trouver',
    'vs.m3.trouver-reussite',
    'vs.m3.effacer',
    'vs.m3.effacer-reussite',
    'vs.m3.trouver-reussite',
    'vs.m3.trouver',
    'vs.m3.effacer-reussite',
    'vs.fin.verification-ordre',
    'vs.m3.fin-tour',
    'vs.m3.victoire-vilain',
  ],
  result: 'villain',
});
export const TRACK_EXAMPLES: readonly MissionExample[] = [JAMMERS, FILES];
