// What a word of a question may stand for, and what that covers: one case a kind of relative.
import { describe, expect, test } from 'vitest';
import { ask, askAll, type GameIndex, makeIndex } from './answers.ts';
import { rarity, together } from './lexicon.ts';
import { understand, type Wanted } from './question.ts';
import type { AnswersFile, RuleRecord } from './types.ts';

const fileOf = (jeu: string, records: readonly RuleRecord[], more: Partial<AnswersFile> = {}): AnswersFile => ({
  jeu,
  titre: jeu,
  chapitres: [[`${jeu}/regles/un/`, 'Rubrique']],
  regles: records,
  contexte: [],
  ...more,
});
const rule = (id: string, text: string, alias = '', weight?: number): RuleRecord =>
  weight === undefined
    ? [`es.${id}`, 'Sans titre', 0, text, alias]
    : [`es.${id}`, 'Sans titre', 0, text, alias, weight];
const index = makeIndex(
  fileOf(
    'Essai',
    [
      rule('un', 'La catapulte tire sur le rempart.'),
      rule('deux', 'Le bombardement frappe la tour.', 'combien'),
      rule('trois', 'Ici Tornade bombarde.'),
      rule('quatre', 'Une galère avance.'),
    ],
    { mots: 'rempart muraille' },
  ),
);
const { lexicon } = index;
const wanted = (query: string): Wanted => {
  const [first] = understand(lexicon, query).wanted;
  if (first === undefined) throw new Error(`nothing wanted in « ${query} »`);
  return first;
};
const weights = (query: string): Readonly<Record<string, number>> => Object.fromEntries(wanted(query).alternatives);

describe('how much of a word its relatives cover', () => {
  test('itself: all of it', () => expect(weights('catapulte ?')).toEqual({ catapult: 1 }));
  test('what players call it: 0.6', () => expect(weights('muraille ?')).toEqual({ rempart: 0.6 }));
  test('its family: 0.6', () => expect(weights('bombardement ?')).toEqual({ bombardement: 1, bombard: 0.6 }));
  test('a beginning, when it is the last word and still being typed: 0.7', () => {
    expect(weights('catap')).toEqual({ catapult: 0.7 });
    expect(weights('catap ?')).toEqual({ catapult: 0.7 }); // nothing else has that word
  });
  test('a misspelling: 0.85 of what it is corrected to, and the correction is offered as it is written', () => {
    expect(weights('galere ?')).toEqual({ galer: 1 });
    expect(weights('catapultte ?')).toEqual({ catapult: 0.85 });
    expect(understand(lexicon, 'une gallere, oui').suggestion).toBe('une galère, oui');
    expect(understand(lexicon, 'la catapulte').suggestion).toBeUndefined();
  });
});
describe('what a word is worth', () => {
  test('the rarer, the more: ln(1 + rules / (1 + rules that say it))', () => {
    expect(wanted('catapulte ?').rarity).toBeCloseTo(Math.log(1 + 4 / 2), 10);
    expect(rarity({ rules: 10, terms: new Map([['a', 4]]) }, 'a')).toBeCloseTo(Math.log(3), 10);
    expect(rarity({ rules: 10, terms: new Map() }, 'a')).toBeCloseTo(Math.log(11), 10);
  });
  test('a proper name: eight tenths, for it illustrates', () => {
    expect(wanted('Tornade ?').rarity).toBeCloseTo(0.8 * Math.log(3), 10);
  });
  test('the name of the game: 3, whatever its rules say of it', () => expect(wanted('essai ?').rarity).toBe(3));
  test('nothing, when nothing is like it', () =>
    expect(wanted('xylophone ?')).toMatchObject({ rarity: 0, alternatives: new Map() }));
  test('« combien »: half of what a rare word is, where players ask it, and nothing elsewhere', () => {
    expect(wanted('combien ?')).toMatchObject({ term: '?combien', rarity: expect.closeTo(Math.log(3) / 2, 10) });
    expect(understand(lexicon, 'pourquoi ?').wanted).toEqual([]);
  });
});
describe('which rule comes first', () => {
  const first = (query: string): string | undefined => ask(index, query).answers[0]?.id;
  test('the one that covers the whole question, before one that says a single word of it', () => {
    const both = makeIndex(
      fileOf('Essai', [
        rule('un', 'lance lance lance lance lance'),
        rule('deux', 'lance du bouclier posée au mur de pierre'),
      ]),
    );
    expect(ask(both, 'lance et bouclier ?').answers[0]?.id).toBe('es.deux');
  });
  test('the one that says the word, before one of its family', () => {
    expect(first('bombardement ?')).toBe('es.deux');
    expect(ask(index, 'bombardement ?').answers.map(({ id }) => id)).toEqual(['es.deux', 'es.trois']);
  });
  test('of equals, the one that weighs more; else the one written first', () => {
    const equals = (weight?: number) =>
      ask(makeIndex(fileOf('Essai', [rule('un', 'lance'), rule('deux', 'lance', '', weight)])), 'lance ?').answers[0]
        ?.id;
    expect(equals()).toBe('es.un');
    expect(equals(2)).toBe('es.deux');
    expect(equals(0.5)).toBe('es.un');
  });
  test('of equals, the one written first, whichever word of the question it is that each one says', () => {
    const equals = makeIndex(fileOf('Essai', [rule('un', 'lance'), rule('deux', 'bouclier')]));
    for (const query of ['lance bouclier ?', 'bouclier lance ?'])
      expect(ask(equals, query).answers.map(({ id }) => id)).toEqual(['es.un', 'es.deux']);
  });
  test('what was asked for by its id before any other, the shortest id first', () => {
    const ids = makeIndex(
      fileOf('Essai', [
        rule('tour.fin-longue', 'rien'),
        rule('tour.fin', 'rien'),
        rule('autre', 'es tour fin fin fin'),
      ]),
    );
    expect(
      ask(ids, 'es.tour.fin')
        .answers.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['es.tour.fin', 'es.tour.fin-longue']);
  });
  test('answers ten times worse than the best are left out; thirty at most', () => {
    const many = makeIndex(
      fileOf(
        'Essai',
        Array.from({ length: 40 }, (_, n) => rule(`n${n}`, 'lance')),
      ),
    );
    expect(ask(many, 'lance ?').answers).toHaveLength(30);
    const far = makeIndex(
      fileOf('Essai', [rule('un', 'lance', '', 1), rule('deux', 'lance', '', 0.11), rule('trois', 'lance', '', 0.09)]),
    );
    expect(ask(far, 'lance ?').answers.map(({ id }) => id)).toEqual(['es.un', 'es.deux']);
  });
});
describe('what an answer is worth', () => {
  const scoreOf = (of: GameIndex, query: string, id: string): number =>
    ask(of, query).answers.find((one) => one.id === id)?.score ?? 0;
  test('half of the question covered, 0.5 ** 0.7 of the score', () => {
    const halves = makeIndex(fileOf('Essai', [rule('un', 'lance'), rule('deux', 'bouclier'), rule('trois', 'autre')]));
    expect(scoreOf(halves, 'lance bouclier ?', 'es.un') / scoreOf(halves, 'lance ?', 'es.un')).toBeCloseTo(
      0.5 ** 0.7,
      10,
    );
  });
  test('a relative rarer than the word typed weighs no more than it: 0.6 of the word, so much covered', () => {
    const kin = makeIndex(
      fileOf('Essai', [
        rule('un', 'bombardement'),
        rule('deux', 'bombardement'),
        rule('trois', 'bombardement'),
        rule('quatre', 'bombarde'),
      ]),
    );
    const [exact, other] = ['es.un', 'es.quatre'].map((id) => scoreOf(kin, 'bombardement ?', id));
    expect((other ?? 0) / (exact ?? 1)).toBeCloseTo(0.6 * 0.6 ** 0.7, 10);
  });
  test('the game’s name is covered by each of its rules, and no more by one that says it', () => {
    const own = makeIndex(fileOf('Essai', [rule('un', 'lance'), rule('deux', 'lance essai'), rule('trois', 'autre')]));
    const says = (term: string, position: number): number =>
      own.postings.get(term)?.find((one) => one.rule === position)?.value ?? 0;
    const [lance, trial] = ['lanc', 'essai'].map((term) => rarity(own.lexicon, term));
    const worth = (position: number): number =>
      says('lanc', position) * (lance ?? 0) + says('essai', position) * (trial ?? 0);
    expect(worth(1)).toBeGreaterThan(0);
    expect(scoreOf(own, 'lance essai ?', 'es.un')).toBeCloseTo(worth(0), 10); // covered whole: (lance + 3) / (lance + 3)
    expect(scoreOf(own, 'lance essai ?', 'es.deux')).toBeCloseTo(worth(1), 10);
  });
});
describe('several games', () => {
  const game = (jeu: string, says: string, times: number) =>
    makeIndex(
      fileOf(
        jeu,
        Array.from({ length: 6 }, (_, n) => rule(`${jeu}.${n}`, n < times ? says : 'autre chose')),
      ),
    );
  const [much, little] = [game('Bavard', 'lance', 6), game('Muet', 'lance', 1)];
  test('the game that speaks more of it leads; the one being read leads unless another answers far better', () => {
    const order = (first?: string): readonly string[] =>
      askAll([little, much], 'lance ?', first).answers.map((answer) => answer.game);
    expect(order()[0]).toBe('Bavard');
    expect(order('Bavard')[0]).toBe('Bavard');
    // the rates are 1/6 + 0.02 against 1 + 0.02: what the other says is worth (0.183)^0.7 = 0.305 of it, 0.61 when it is read
    const scores = (first?: string) => {
      const { answers } = askAll([little, much], 'lance ?', first);
      return (
        (answers.find((one) => one.game === 'Muet')?.score ?? 0) /
        (answers.find((one) => one.game === 'Bavard')?.score ?? 1)
      );
    };
    const kin = ((1 / 6 + 0.02) / 1.02) ** 0.7;
    expect(scores()).toBeCloseTo(kin, 6);
    expect(scores('Muet')).toBeCloseTo(2 * kin, 6);
    expect(scores('Bavard')).toBeCloseTo(kin / 2, 6);
  });
  test('a name is one as long as no game uses it as a common word', () => {
    const of = (jeu: string, ...texts: readonly string[]) =>
      makeIndex(
        fileOf(
          jeu,
          texts.map((text, n) => rule(`${jeu}.${n}`, text)),
        ),
      );
    const named = of('Un', 'Ici Tornade frappe.', 'Ici Colossus frappe.');
    const storm = of('Deux', 'Une tornade passe.', 'Une pluie tombe.');
    const { names, rules } = together([named.lexicon, storm.lexicon]);
    expect([...names]).toEqual(['colossu']);
    expect(rules).toBe(4);
    expect(together([named.lexicon])).toBe(named.lexicon);
  });
  test('together, games know what each knows: how many rules say a word, how it is used and written, what players call it', () => {
    const one = makeIndex(
      fileOf('Brise', [rule('un', 'La galère'), rule('deux', 'La galère vogue')], { mots: 'galère bateau' }),
    );
    const two = makeIndex(fileOf('Mistral', [rule('un', 'La galere coule')], { mots: 'galère navire' }));
    const both = together([one.lexicon, two.lexicon]);
    expect(both.terms.get('galer')).toBe(3);
    expect(both.forms.get('galere')).toBe(3);
    expect(both.written.get('galere')).toBe('galère'); // as the first game writes it
    expect(both.written.get('coule')).toBe('coule');
    expect(both.called.get('galer')).toEqual(['bateau', 'navir']);
    expect([...both.named]).toEqual(['bris', 'mistral']);
    expect(both.roots.get('galer')).toEqual(['galer']);
  });
  test('a game that is named answers with all its rules', () => {
    expect(askAll([little, much], 'lance muet ?').answers[0]?.game).toBe('Muet');
  });
});
