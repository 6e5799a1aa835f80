import { describe, expect, test } from 'vitest';
import { parseCard } from './card.ts';
import { type Fault, FAULT_CODES } from './faults.ts';
import { faultRules, faultText } from './messages.ts';
import { parseStep, parseSteps } from './parse.ts';

const first = (
  result: ReturnType<typeof parseStep> | ReturnType<typeof parseSteps> | ReturnType<typeof parseCard>,
): Fault => {
  if (result.ok) throw new Error('no fault');
  return result.error[0];
};
const ROWS: readonly (readonly [text: string, sentence: string])[] = [
  ['', 'Cette étape est vide : écrivez un mot clé.'],
  ['Soigner 2', '« Soigner » n’est pas un mot clé. Vouliez-vous dire « Bloquer » ?'],
  ['Zut 2', '« Zut » n’est pas un mot clé : choisissez l’un des 19 mots clés du jeu.'],
  ['L’adversaire Blesser 2', '« L’adversaire » n’est pas un modificateur. Vouliez-vous dire « L’adversaire a » ?'],
  ['Blesser2', 'Il faut une espace entre le mot clé et son nombre : écrivez « Blesser 2 ».'],
  ['Blesser', '« Blesser » demande un nombre, par exemple « Blesser 2 ».'],
  ['S’empêcher', '« S’empêcher » demande un type, par exemple « S’empêcher attaque ».'],
  ['Rejouer 2', '« Rejouer » s’écrit seul : retirez « 2 ».'],
  [
    'Corps à corps Blesser 1',
    '« Blesser 1 » commence une autre étape : passez à la ligne, ou mettez un point-virgule entre les deux.',
  ],
  [
    'S’empêcher 2',
    '« S’empêcher » attend un type, et non « 2 » : écrivez attaque, défense, déplacement, concentration ou rhétorique.',
  ],
  [
    'S’empêcher ataque',
    '« S’empêcher » attend un type, et « ataque » n’en est pas un. Vouliez-vous dire « attaque » ?',
  ],
  ['Blesser attaque', '« Blesser » attend un nombre, et non « attaque » : écrivez par exemple « Blesser 2 ».'],
  ['Blesser deux', '« Blesser » attend un nombre seul, en chiffres, et non « deux » : écrivez « 2 ».'],
  ['Blesser 2 dégâts', '« Blesser » a déjà ce qu’il lui faut : retirez « dégâts ».'],
  ['Défausser si possible 2', 'Écrivez « Si possible défausser » plutôt que « Défausser si possible ».'],
  ['Blesser 1,5', 'Il faut un nombre entier : « 1,5 » ne convient pas.'],
  ['Blesser 100', 'Le nombre doit être compris entre -99 et 99 : « 100 » ne convient pas.'],
  ['Force - 2', 'Voulez-vous « Force 2 » ou « Force -2 » ? Collez le signe au nombre, ou retirez-le.'],
  ['Force + 2', 'Écrivez « Force 2 » : le signe + se colle au nombre, ou s’omet.'],
  ['Tout le monde a', 'Il manque le mot clé après « Tout le monde a ».'],
  [
    'L’adversaire a Tout le monde a Piocher 1',
    'Une étape ne peut avoir qu’un seul modificateur : retirez « Tout le monde a ».',
  ],
  ['Blesser 1 ; Piocher 1', 'Ce champ ne prend qu’une étape : ajoutez une étape pour chacune des suivantes.'],
];
test.each(ROWS)('%s → %s', (text, sentence) => expect(faultText(first(parseStep(text)))).toBe(sentence));

test.each([
  ['Blesser 1\n\nRejouer', 'L’étape 2 est vide : écrivez un mot clé ou supprimez la ligne.'],
  ['', 'Une technique a au moins une étape : écrivez-la, par exemple « Blesser 1 ».'],
  ['Rejouer;'.repeat(61), 'Ce site lit au plus 60 étapes par carte : retirez celles qui suivent.'],
  ['x'.repeat(4001), 'Ce texte compte plus de 4000 caractères : collez une seule carte à la fois.'],
])('steps %#: %s', (text, sentence) => expect(faultText(first(parseSteps(text)))).toBe(sentence));

test.each([
  ['', 'Donnez un titre à la carte : il sert à l’identifier.'],
  [
    'Coup\nBlesser 1',
    'Il manque le type, à la ligne sous le titre : écrivez attaque, défense, déplacement, concentration ou rhétorique.',
  ],
  [
    'Coup\nmagie\nBlesser 1',
    'Type inconnu, « magie » : choisissez attaque, défense, déplacement, concentration ou rhétorique.',
  ],
  ['Coup\nmouvement\nBlesser 1', '« mouvement » n’est pas un type. Vouliez-vous dire « déplacement » ?'],
  [`${'x'.repeat(61)}\nattaque\nStable`, 'Un titre compte au plus 60 caractères : raccourcissez celui-ci.'],
])('card %#: %s', (text, sentence) => expect(faultText(first(parseCard(text)))).toBe(sentence));

describe('what is quoted', () => {
  test('a long text is cut', () =>
    expect(faultText(first(parseStep(`Blesser ${'mot '.repeat(40)}`)))).toMatch(/« mot mot [^»]{30,40}… »/));
  test('nothing invisible', () =>
    expect(faultText(first(parseStep('\u202EZut\u0000zut')))).toBe(
      '« Zut zut » n’est pas un mot clé : choisissez l’un des 19 mots clés du jeu.',
    ));
});
describe('rules', () => {
  test('every code has its sentence and its rules; bounds of the site have none', () => {
    const fault = first(parseStep('Rejouer 2'));
    for (const code of FAULT_CODES) expect(faultText({ ...fault, code })).toMatch(/[.?]$/);
    expect(FAULT_CODES.filter((code) => faultRules({ ...fault, code, keyword: null }).length === 0)).toEqual([
      'titre-trop-long',
      'texte-trop-long',
      'etapes-trop-nombreuses',
    ]);
  });
  // V28 to V34.
  test.each([
    ['S’empêcher', 'bf.grammaire.parametre-omis'],
    ['S’empêcher 2', 'bf.grammaire.parametre-sens'],
    ['Rejouer 2', 'bf.enchainement.rejouer'],
    ['Blesser 1,5', 'bf.grammaire.parametre'],
    ['Tout le monde a', 'bf.grammaire.modificateur'],
    ['Soigner 2', 'bf.grammaire.dix-neuf'],
  ])('%s: %s', (text, rule) => expect(faultRules(first(parseStep(text)))).toContain(rule));
  test('cards', () => {
    expect(faultRules(first(parseSteps('')))).toEqual(['bf.techniques.nombre-etapes']);
    expect(faultRules(first(parseCard('Coup\nmagie\nStable')))).toEqual(['bf.techniques.cinq-types']);
  });
});
