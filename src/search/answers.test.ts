import { describe, expect, test } from 'vitest';
import { ask, askAll, makeIndex } from './answers.ts';
import { marks } from './terms.ts';
import type { AnswersFile, RuleRecord } from './types.ts';

/** Other subjects, so that the words of the tests are as rare as in a rulebook. */
const FILLER: readonly RuleRecord[] = Array.from({ length: 40 }, (_, n) => [`es.tour.etape-${n}`, `Étape ${n}`, 1, `On prend la carte numéro ${n} et on la pose devant soi.`, '']);

const FILE: AnswersFile = {
  jeu: 'essai',
  titre: 'Essai',
  chapitres: [['essai/regles/combat/', 'Combat'], ['essai/regles/soins/', 'Soins']],
  regles: [
    ['es.combat.egalite', 'Égalité', 0, 'Totaux égaux : il ne se passe rien.', 'ex aequo'],
    ['es.combat.degats', 'Dégâts', 0, 'Le vainqueur blesse l’adversaire. En cas d’égalité, personne n’est blessé, et le combat, même long, ne coûte que des jetons.', ''],
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
    expect(ask(index, 'infirmier').answers[0]).toMatchObject({ url: 'essai/regles/soins/#es.soins.soigner', chapter: 'Soins', gameTitle: 'Essai' });
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

test('the game being read comes first', () => {
  const other = makeIndex({ ...FILE, jeu: 'autre', titre: 'Autre' });
  const found = askAll([index, other], 'égalité', 'autre').answers.map((answer) => answer.game);
  expect(found[0]).toBe('autre');
  expect(found.lastIndexOf('autre')).toBeLessThan(found.indexOf('essai'));
});

test('highlights cover the words of the question, whatever their ending', () => {
  const text = 'Personne n’est blessé : les blessures attendent.';
  expect(marks(text, ask(index, 'blesser').terms).map(([start, end]) => text.slice(start, end))).toContain('blessé');
});
