import { describe, expect, test } from 'vitest';
import { known } from '../../kernel/result.ts';
import { EXAMPLE_CARDS } from '../data.ts';
import { parseSteps } from './parse.ts';
import { WARNING_CODES, warningsOf, warningText } from './warnings.ts';

const warn = (text: string): readonly string[] => {
  const steps = parseSteps(text);
  if (!steps.ok) throw new Error(text);
  return warningsOf(steps.value).map(({ step, code }) => `${step} ${code}`);
};

// Beside each card, the ranks (from 0) of the steps that deserve a word.
const ROWS: readonly (readonly [card: string, ...expected: readonly string[]])[] = [
  ['Force 2', '0 effet-sans-portee'],
  ['Force 2 ; Blesser 1'],
  ['Force 2 ; Se blesser 1'],
  ['Force 2 ; L’adversaire a Blesser 1', '0 effet-sans-portee'], // the opponent strikes, with their own Force
  ['L’adversaire a Force -1 ; L’adversaire a Blesser 1'],
  ['Tout le monde a Force 1 ; L’adversaire a Blesser 1'],
  ['Blesser 1 ; Force 2', '1 effet-sans-portee'], // too late
  ['Stable ; Force 2', '1 effet-sans-portee'],
  ['Force 2 ; Stable'],
  ['Force 2 ; Rejouer'],
  ['Force 2 ; Déstabiliser'], // the technique resumed may strike
  ['Protection 2 ; Blesser 1', '0 effet-sans-portee'], // one’s own Protection does nothing for one’s own blow
  ['Protection 2 ; L’adversaire a Blesser 1'],
  ['L’adversaire a Protection -2 ; Blesser 1'],
  ['Protection 2 ; Se blesser 1'],
  ['Vitesse 1 ; Se déplacer 1'],
  ['Vitesse 1 ; L’adversaire a Se déplacer 1', '0 effet-sans-portee'],
  ['S’empêcher attaque', '0 effet-sans-portee'],
  ['S’empêcher carte ; Rejouer'],
  ['S’empêcher attaque ; Corps à corps ; Blesser 1', '0 effet-sans-portee'],
  ['L’adversaire a Stable', '0 modificateur-sans-effet'],
  ['Tout le monde a Stable 2', '0 modificateur-sans-effet'], // V90
  ['Distance 1', '0 distance-inutile'],
  ['Distance -3', '0 distance-inutile'],
  ['Distance'],
  ['Distance 6'],
  ['Distance 7', '0 distance-impossible'],
  ['Distance ; Corps à corps', '1 toujours-en-echec'],
  ['Distance 2 ; Blesser 1 ; L’adversaire a Corps à corps', '2 toujours-en-echec'], // the distance is the same both ways
  ['Corps à corps ; Distance 3', '1 toujours-en-echec'],
  ['Distance 1 ; Corps à corps', '0 distance-inutile'],
  ['Distance ; Se déplacer 1 ; Corps à corps'],
  ['Distance ; L’adversaire a Pousser 1 ; Corps à corps', '1 pousser-sans-contact'],
  ['Distance ; Stable ; Corps à corps'],
  ['Tout le monde a Distance ; Corps à corps'], // other persons
  ['Bloquer 0', '0 nombre-negatif-sans-effet'],
  [
    'Bloquer -1 ; Piocher -1 ; Pousser -1 ; Défausser -1 ; Si possible défausser -1',
    ...[0, 1, 2, 3, 4].map((i) => `${i} nombre-negatif-sans-effet`),
  ],
  ['Blesser -1 ; Se déplacer -1 ; Se blesser 0'],
  ['Pousser 1', '0 pousser-sans-contact'],
  ['Corps à corps ; Blesser 1 ; Pousser 2'],
  ['Corps à corps ; Pousser 1 ; Pousser 1'], // the first push starts from the contact, and so does what follows it
  ['Corps à corps ; Se déplacer 1 ; Pousser 1'],
  ['Pousser 1 ; Corps à corps', '0 pousser-sans-contact'],
  ['Corps à corps ; Stable ; Pousser 1', '2 pousser-sans-contact'], // by then they may have gone away
  ['Tout le monde a Corps à corps ; Tout le monde a Pousser 1', '1 pousser-sans-contact'], // each step has its own choice
  ['Charme 2', '0 charme-inutile'],
  ['Charme 2 ; Stable 1'],
  ['Charme 2 ; Déstabiliser'],
  ['Charme 2 ; Rejouer'], // one may then play « Rhétorique de base »
  ['Déstabiliser ; Charme 2', '1 charme-inutile'],
  ['Rejouer'],
];
test.each(ROWS)('%s', (card, ...expected) => expect(warn(card)).toEqual(expected));
test('every warning is met', () =>
  expect(new Set(ROWS.flatMap(([, ...expected]) => expected.map((each) => each.slice(2))))).toEqual(
    new Set(WARNING_CODES),
  ));

test('no example card deserves one', () =>
  expect(EXAMPLE_CARDS.filter(({ steps }) => warningsOf(steps).length > 0)).toEqual([]));

describe('what they cite and say', () => {
  const first = (text: string): ReturnType<typeof warningsOf>[number] => {
    const steps = parseSteps(text);
    return known(steps.ok ? warningsOf(steps.value)[0] : undefined);
  };
  test.each([
    ['Tout le monde a Stable 2', 'bf.modificateurs.stable-inchange'],
    ['Piocher 0', 'bf.main.piocher-repetition'],
    ['Pousser 1', 'bf.position.pousser-sans-portee'],
    ['Distance 8', 'bf.position.distance-minimum'],
    ['Charme 1', 'bf.effets.charme'],
    ['Vitesse 1', 'bf.effets.duree'],
  ])('%s: %s', (text, rule) => expect(first(text).cites[0]).toBe(rule));
  test('who is pushed', () => {
    expect(warningText(first('Pousser 1'))).toContain('elle peut être poussée');
    expect(warningText(first('L’adversaire a Pousser 1'))).toContain('la cible peut vous pousser');
    expect(warningText(first('Tout le monde a Pousser 1'))).toContain('choisit ici qui pousser');
  });
});
