import { expect, test } from 'vitest';
import type { AnswersFile } from './types.ts';
import { fromWire, toWire } from './wire.ts';

const FILE: AnswersFile = {
  jeu: 'essai',
  titre: 'Essai',
  chapitres: [['essai/regles/combat/', 'Combat']],
  regles: [
    ['es.a.b', 'Un titre', 0, 'Un texte.', 'mots'],
    ['es.a.c', 'Un autre', 0, 'Dit, pas joué.', '', 0.75],
  ],
  contexte: [[[0, 1], 'nom']],
};

test('an answers file comes back as it was', () =>
  expect(fromWire(JSON.parse(JSON.stringify(toWire(FILE))))).toEqual(FILE));
test('one without rules too', () => expect(fromWire(toWire({ ...FILE, regles: [] }))).toEqual({ ...FILE, regles: [] }));
