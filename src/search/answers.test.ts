import { describe, expect, test } from 'vitest';
import { ask, askAll, makeIndex } from './answers.ts';
import { marks } from './terms.ts';
import type { AnswersFile, RuleRecord } from './types.ts';

/** Other subjects, so that the words of the tests are as rare as in a rulebook. */
const FILLER: readonly RuleRecord[] = Array.from({ length: 40 }, (_, n) => [
  `es.tour.etape-${n}`,
  `Étape ${n}`,
  1,
  `On prend la carte numéro ${n} et on la pose devant soi.`,
  '',
]);

const FILE: AnswersFile = {
  jeu: 'essai',
  titre: 'Essai',
  chapitres: [
    ['essai/regles/combat/', 'Combat'],
    ['essai/regles/soins/', 'Soins'],
  ],
  regles: [
    ['es.combat.egalite', 'Égalité', 0, 'Totaux égaux : il ne se passe rien.', 'ex aequo'],
    [
      'es.combat.degats',
      'Dégâts',
      0,
      'Le vainqueur blesse l’adversaire. En cas d’égalité, personne n’est blessé, et le combat, même long, ne coûte que des jetons.',
      '',
    ],
    ['es.combat.egalite-base', 'Égalité devant la base', 0, 'Le module tient.', ''],
    ['es.soins.soigner', 'Soigner', 1, 'On rend 1 point de vie à un personnage voisin.', 'infirmier'],
    ['es.soins.portee', 'Portée', 1, 'Il faut être adjacent.', ''],
    ...FILLER,
  ],
  contexte: [[[4], 'Tornade hésite puis soigne Colossus']],
};
const index = makeIndex(FILE);
const ids = (query: string): readonly string[] => ask(index, query).answers.map((answer) => answer.id);

describe('answers', () => {
  test('the rule that states a thing comes before the one that mentions it', () => {
    expect(ids('égalité au combat il se passe quoi ?')[0]).toBe('es.combat.egalite');
    expect(ids('égalité')).toContain('es.combat.degats');
  });
  test('with or without accents, elisions and apostrophes of either kind', () => {
    expect(ids("l'egalite")).toEqual(ids('l’égalité'));
  });
  test('players’ words: aliases of the rule, synonyms of the language', () => {
    expect(ids('infirmier')[0]).toBe('es.soins.soigner');
    expect(ids('pv')[0]).toBe('es.soins.soigner');
  });
  test('what players call the things of the game', () => {
    const called = makeIndex({ ...FILE, mots: 'module batiment hangar\ncombat rixe' });
    expect(ask(called, 'hangar').answers[0]?.id).toBe('es.combat.egalite-base');
    expect(ask(index, 'hangar').answers).toEqual([]);
  });
  test('« combien » prefers, among equals, the rule that is asked for a number', () => {
    const potion = (id: string, alias: string): RuleRecord => [
      id,
      'Potion',
      1,
      'On boit une potion à la fin du tour.',
      alias,
    ];
    const potions = makeIndex({
      ...FILE,
      regles: [...FILE.regles, potion('es.soins.un', 'quand boire'), potion('es.soins.deux', 'combien boire')],
    });
    expect(ask(potions, 'combien de potions ?').answers[0]?.id).toBe('es.soins.deux');
    expect(ask(potions, 'on boit une potion quand ?').answers[0]?.id).toBe('es.soins.un');
  });
  test('a word that only the questions of players hold', () => {
    const asked = makeIndex({
      ...FILE,
      demandes: FILE.regles.map(([id]) => (id === 'es.combat.degats' ? 'bobo' : '')),
    });
    expect(ask(asked, 'bobo').answers.map(({ id }) => id)).toEqual(['es.combat.degats']);
    expect(ask(asked, 'boboo').suggestion, 'they are typed in haste: nothing is spelt after them').toBeUndefined();
  });
  test('what cites a rule helps to find it', () => expect(ids('Colossus')).toEqual(['es.soins.portee']));
  test('a word being typed', () => expect(ids('soig')[0]).toBe('es.soins.soigner'));
  test('ids, whole or in part', () => {
    expect(ids('es.combat.egalite')[0]).toBe('es.combat.egalite');
    expect(ids('combat.deg')[0]).toBe('es.combat.degats');
  });
  test('nothing for nothing', () => {
    expect(ids('')).toEqual([]);
    expect(ids('xylophone')).toEqual([]);
  });
  test('the address leads to the paragraph', () => {
    expect(ask(index, 'infirmier').answers[0]).toMatchObject({
      url: 'essai/regles/soins/#es.soins.soigner',
      chapter: 'Soins',
      gameTitle: 'Essai',
    });
  });
});

describe('corrections', () => {
  test('a misspelt word is corrected as the site writes it, and the rest of the question kept', () => {
    const found = ask(index, 'et en cas d’égallité ?');
    expect(found.suggestion).toBe('et en cas d’égalité ?');
    expect(found.answers[0]?.id).toBe('es.combat.egalite');
  });
  test('a known word is left alone', () => expect(ask(index, 'soigner').suggestion).toBeUndefined());
});

describe('several games', () => {
  const other = makeIndex({
    ...FILE,
    jeu: 'autre',
    titre: 'Autre',
    noms: 'Nom du bastion',
    regles: FILE.regles.map((rule) =>
      rule[0] === 'es.soins.soigner'
        ? ['es.soins.soigner', 'Soigner', 1, 'On rend 1 point de vie à une sirène voisine.', '']
        : rule,
    ),
  });
  const games = (query: string, first?: string): readonly string[] =>
    askAll([index, other], query, first).answers.map((answer) => answer.game);
  test('the game being read comes first, where both answer as well', () => {
    expect(games('égalité au combat')[0]).toBe('essai');
    expect(games('égalité au combat', 'autre')[0]).toBe('autre');
  });
  test('a game that is named comes first, by any of its names', () => {
    expect(games('égalité autre')[0]).toBe('autre');
    expect(games('égalité dans bastion')[0]).toBe('autre');
  });
  test('what one game alone says is no misspelling for the others', () => {
    const found = askAll([index, other], 'soigner une sirène');
    expect(found.suggestion).toBeUndefined();
    expect(found.answers[0]?.game).toBe('autre');
    expect(games('soigner infirmier')[0]).toBe('essai');
  });
});

test('highlights cover the words of the question, whatever their ending', () => {
  const text = 'Personne n’est blessé : les blessures attendent.';
  expect(marks(text, ask(index, 'blesser').terms).map(([start, end]) => text.slice(start, end))).toContain('blessé');
});
