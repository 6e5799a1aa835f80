// What each weight is for. The expectations are worked out from the formula in the comments, never read off the index.
import { describe, expect, test } from 'vitest';
import { building, type GameIndex, makeIndex, type Posting } from './game-index.ts';
import type { AnswersFile, ContextRecord, RuleRecord } from './types.ts';

const fileOf = (rules: readonly RuleRecord[], context: readonly ContextRecord[] = []): AnswersFile => ({
  jeu: 'essai',
  titre: 'Essai',
  noms: 'Prototype',
  chapitres: [['essai/regles/un/', 'Rubrique']],
  regles: rules,
  contexte: context,
});
const of = (index: GameIndex, term: string): readonly Posting[] => index.postings.get(term) ?? [];
const valueOf = (index: GameIndex, term: string, rule = 0): number =>
  of(index, term).find((one) => one.rule === rule)?.value ?? 0;

describe('one rule, each field as long as it usually is: a word is worth the weight w of its field, saturated: w / (1.2 + w)', () => {
  const index = makeIndex(fileOf([['es.partie.identifiant', 'Titre', 0, 'Texte', 'surnom']], [[[0], 'Colossus']]));
  test.each([
    ['titr', 1.8 / 3],
    ['surnom', 2.2 / 3.4],
    ['text', 1 / 2.2],
  ])('%s', (term, value) => expect(valueOf(index, term)).toBeCloseTo(value, 10));
  test('the chapter and the words of the id are one field of three words, each worth 0.9', () => {
    for (const term of ['rubriqu', 'parti', 'identifiant'])
      expect(valueOf(index, term), term).toBeCloseTo(0.9 / 2.1, 10);
  });
  test('what is only said of it elsewhere weighs 0.25, and covers a third of its word; what it says itself covers it whole', () => {
    expect(of(index, 'colossu')).toEqual([{ rule: 0, value: expect.closeTo(0.25 / 1.45, 10), cover: 0.35 }]);
    for (const term of ['titr', 'surnom', 'text', 'rubriqu']) expect(of(index, term)[0]?.cover, term).toBe(1);
  });
});
describe('several rules', () => {
  const index = makeIndex(
    fileOf(
      [
        ['es.un', 'Alpha', 0, 'lance lance lance lance', ''],
        ['es.deux', 'Beta', 0, 'lance', ''],
        ['es.trois', 'Gamma', 0, 'bouclier rempart muraille donjon', 'lance'],
      ],
      [[[1], 'bouclier']],
    ),
  );
  test('a word said again counts again, less and less; a long text weakens what it says', () => {
    // texts are 3 words long as a rule: 4 words weigh 1 / (0.4 + 0.6 × 4/3) = 1/1.2 each, one alone 1 / (0.4 + 0.6 × 1/3) = 1/0.6
    const four = 4 / 1.2;
    expect(valueOf(index, 'lanc', 0)).toBeCloseTo(four / (1.2 + four), 10);
    const one = 1 / 0.6;
    expect(valueOf(index, 'lanc', 1)).toBeCloseTo(one / (1.2 + one), 10);
    expect(valueOf(index, 'rempart', 2)).toBeCloseTo(1 / 1.2 / (1.2 + 1 / 1.2), 10);
  });
  test('of how many rules say a word, those that are only told of it elsewhere are left out', () => {
    expect(index.lexicon.terms.get('lanc')).toBe(3);
    expect(index.lexicon.terms.get('boucli')).toBe(1);
    expect(of(index, 'boucli').map(({ rule }) => rule)).toEqual([1, 2]);
    expect(index.lexicon.rules).toBe(3);
  });
  test('the game answers to its names, short words apart', () => {
    expect([...index.lexicon.named]).toEqual(['essai', 'prototyp']);
    const { noms: _noms, ...plain } = fileOf([['es.un', 'Alpha', 0, 'un mot', '']]);
    expect([...makeIndex(plain).lexicon.named]).toEqual(['essai']);
    expect([...makeIndex({ ...plain, noms: 'KO des bords' }).lexicon.named]).toEqual(['essai', 'bord']);
  });
  test('what is written is learnt as it is written first, from titles, texts and players’ words', () => {
    const learnt = makeIndex(fileOf([['es.un', 'Épée', 0, 'Une ÉPÉE brille.', 'glaive']])).lexicon;
    expect(learnt.written.get('epee')).toBe('épée');
    expect(learnt.forms.get('epee')).toBe(2);
    expect(learnt.forms.get('glaive')).toBe(1);
    expect(learnt.forms.get('rubrique')).toBeUndefined();
  });
});
test('it is built in slices, two for each rule', () => {
  const steps = [
    ...building(
      fileOf([
        ['es.un', 'Alpha', 0, 'un mot', ''],
        ['es.deux', 'Beta', 0, 'un autre', ''],
      ]),
    ),
  ];
  expect(steps).toHaveLength(4);
});
