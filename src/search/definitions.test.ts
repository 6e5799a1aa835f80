import { describe, expect, test } from 'vitest';
import { askAll, makeIndex } from './answers.ts';
import type { AnswersFile, TermRecord } from './types.ts';

const fileOf = (jeu: string, records: readonly TermRecord[]): AnswersFile => ({
  jeu,
  titre: jeu,
  chapitres: [[`${jeu}/regles/tour/`, 'Tour']],
  regles: [
    ['es.tour.attente', 'Une carte attend', 0, 'La carte posée reste sur la table.', ''],
    ['es.tour.prix', 'Le prix', 0, 'On paie un disque.', ''],
  ],
  contexte: [],
  termes: records,
});
const here = makeIndex(
  fileOf('essai', [
    ['Stable', ['en pause'], 'Posée, elle attend.', 'essai.stable', 0],
    ['point d’action', [], 'Ce que coûte un geste.', 'essai.point', null],
    ['disque', ['DPA'], 'Une monnaie.', 'essai.disque', 1],
  ]),
);
const there = makeIndex(fileOf('autre', [['carte stable', ['stable'], 'Autre chose.', 'autre.stable', 0]]));
const terms = (query: string, first?: string): readonly string[] =>
  askAll([here, there], query, first).definitions.map(({ game, term }) => `${game} ${term}`);

describe('a question that is only about a term', () => {
  test.each([
    'ça veut dire quoi Stable ?',
    'c’est quoi « stable »',
    'stable',
    'la définition de stables',
    'que signifie le mot stable',
  ])('%s', (query) => expect(terms(query)).toEqual(['essai Stable', 'autre carte stable']));
  test('by another of its names', () => {
    expect(terms('c’est quoi un DPA')).toEqual(['essai disque']);
    expect(terms('cest quoi en pause')).toEqual(['essai Stable']);
  });
  test('in several words', () => expect(terms('qu’est-ce qu’un point d’action ?')).toEqual(['essai point d’action']));
  test('the game being read first', () => expect(terms('stable', 'autre')[0]).toBe('autre carte stable'));
});
test('a question about anything more asks for rules alone', () => {
  for (const query of ['combien de disques ?', 'stable combien de temps', 'qui paie le disque', 'c’est quoi', '?'])
    expect(terms(query), query).toEqual([]);
});
test('the definition leads to its rule, else to its place in the glossary', () => {
  const [stable] = askAll([here], 'stable').definitions;
  expect(stable).toMatchObject({ url: 'essai/regles/tour/#es.tour.attente', ruleTitle: 'Une carte attend' });
  expect(askAll([here], 'points d’action').definitions[0]).toMatchObject({ url: 'glossaire/#essai.point' });
});
