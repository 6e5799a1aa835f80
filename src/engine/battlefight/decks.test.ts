// Ledger, « Cartes, decks, boosters »: V16 to V22, and the other faults of a deck, a booster, an edition, a collection.
import { describe, expect, test } from 'vitest';
import { DECKS, EXAMPLE_CARDS } from './data.ts';
import {
  boosterFaults,
  collectionFaults,
  deckFaults,
  type DeckRefusal,
  editionFaults,
  ownedFaults,
  randomFaults,
  sealedFaults,
} from './decks.ts';
import { deckRefusalText, formingRefusalText } from './decks-text.ts';
import { RULES } from './rules.ts';
import type { Technique } from './types.ts';

/** « att 1134, def 11 »: example cards by type and rank. */
const cards = (text: string): readonly Technique[] =>
  text
    .split(', ')
    .flatMap((part) =>
      Array.from(part.slice(4), (rank) => EXAMPLE_CARDS.find(({ id }) => id === `ex-${part.slice(0, 3)}-${rank}`)!),
    );
const said = (faults: readonly DeckRefusal[]): readonly string[] =>
  faults.map((fault) => `${fault.about} | ${formingRefusalText(fault)}`);
const DECK = 'att 1234, def 1234, dep 1234, con 1234, rhe 1234';
const B1 = 'att 12, def 12, dep 12, con 12, rhe 12';
const B2 = 'att 34, def 34, dep 34, con 34, rhe 34';
const B3 = 'att 15, def 15, dep 15, con 15, rhe 15';

describe('a deck', () => {
  test('V16: four cards of each type', () => expect(deckFaults(cards(DECK))).toEqual([]));
  test('V17: five attacks, three defences', () => {
    const faults = deckFaults(cards('att 12345, def 123, dep 1234, con 1234, rhe 1234'));
    expect(faults).toEqual([
      {
        code: 'deck-types',
        about: 'deck',
        cites: ['bf.cartes.deck-types'],
        values: { each: 4, attaque: 5, defense: 3 },
      },
    ]);
    expect(said(faults)).toEqual(['deck | Il faut 4 cartes de chaque type : attaque 5, défense 3.']);
  });
  test('V18: nineteen cards', () => {
    const faults = deckFaults(cards('att 1234, def 1234, dep 1234, con 1234, rhe 123'), 'players.1.deck');
    expect(said(faults)).toEqual([
      'players.1.deck | Un deck compte 20 cartes : il en manque 1.',
      'players.1.deck | Il faut 4 cartes de chaque type : rhétorique 3.',
    ]);
    expect(faults[0]?.cites).toEqual(['bf.cartes.deck-taille']);
    expect(faults.map(deckRefusalText)).toEqual(faults.map(formingRefusalText));
  });
  test('twenty-two cards', () =>
    expect(said(deckFaults(cards(`${DECK}, att 11`)))[0]).toBe(
      'deck | Un deck compte 20 cartes : il y en a 2 de trop.',
    ));
  test('none at all', () =>
    expect(said(deckFaults([]))[1]).toBe(
      'deck | Il faut 4 cartes de chaque type : attaque 0, défense 0, déplacement 0, concentration 0, rhétorique 0.',
    ));
  test('V19: the same attack four times', () =>
    expect(deckFaults(cards('att 1111, def 1234, dep 1234, con 1234, rhe 1234'))).toEqual([]));
  test.each(['cogneur', 'beau-parleur'] as const)('example deck %s', (name) =>
    expect(deckFaults(DECKS[name].map((id) => EXAMPLE_CARDS.find((card) => card.id === id)!))).toEqual([]),
  );
});

describe('a booster', () => {
  test('two of each type', () => expect(boosterFaults(cards(B1))).toEqual([]));
  test('V20: three attacks, one defence', () => {
    const faults = boosterFaults(cards('att 123, def 1, dep 12, con 12, rhe 12'));
    expect(faults.map(({ code, cites }) => [code, cites])).toEqual([['booster-types', ['bf.cartes.booster-types']]]);
    expect(said(faults)).toEqual(['booster | Un booster compte 2 cartes de chaque type : attaque 3, défense 1.']);
  });
  test('nine cards', () =>
    expect(said(boosterFaults(cards('att 12, def 12, dep 12, con 12, rhe 1')))[0]).toBe(
      'booster | Un booster compte 10 cartes : il en manque 1.',
    ));
  test('twice the same card: only with replacement (A41)', () => {
    const twice = cards('att 22, def 12, dep 12, con 12, rhe 12');
    expect(boosterFaults(twice, true)).toEqual([]);
    expect(said(boosterFaults(twice))).toEqual([
      'booster.1 | « Fronde » figure deux fois : dans un booster, les deux cartes d’un type sont différentes.',
    ]);
  });
});

describe('a deck out of boosters', () => {
  test('V21: the cards of two boosters are a random deck', () => {
    const boosters = [cards(B1), cards(B2)];
    expect(randomFaults(boosters.flat(), boosters)).toEqual([]);
    expect(randomFaults(boosters.flat().toReversed(), boosters)).toEqual([]);
  });
  test('a random deck chooses nothing', () =>
    expect(
      said(randomFaults(cards('att 1235, def 1234, dep 1234, con 1234, rhe 1234'), [cards(B1), cards(B2)])),
    ).toEqual(['deck | Un deck aléatoire garde toutes les cartes de ses boosters, et aucune autre.']));
  test('V22: one Fronde in three boosters, two in the sealed deck', () => {
    const boosters = [cards(B1), cards(B2), cards(B3)];
    const deck = cards('att 1222, def 1234, dep 1234, con 1234, rhe 1234');
    const faults = sealedFaults(deck, boosters);
    expect(faults).toEqual([
      {
        code: 'scelle-exemplaires',
        about: 'deck.2',
        cites: ['bf.cartes.deck-scelle'],
        values: { titre: 'Fronde', count: 3, owned: 1 },
      },
    ]);
    expect(said(sealedFaults(cards('att 1223, def 1234, dep 1234, con 1234, rhe 1234'), boosters))).toEqual([
      'deck.2 | « Fronde » figure 2 fois dans le deck, mais une seule fois dans ces boosters.',
    ]);
    expect(sealedFaults(cards('att 1123, def 1145, dep 1234, con 1235, rhe 2345'), boosters)).toEqual([]);
  });
  test('a card that no booster has, a booster too few, a booster that is not one', () => {
    expect(
      said(
        sealedFaults(cards('att 1255, def 1234, dep 1234, con 1234, rhe 1234'), [
          cards(B1),
          cards('att 34, def 345, dep 34, con 34, rhe 34'),
        ]),
      ),
    ).toEqual([
      'boosters | Pour ce deck, on ouvre 3 boosters, et non 2.',
      'boosters.1 | Un booster compte 10 cartes : il y en a 1 de trop.',
      'boosters.1 | Un booster compte 2 cartes de chaque type : défense 3.',
      'deck.2 | « Bagarre générale » n’est dans aucun de ces boosters.',
    ]);
  });
});

describe('a built deck', () => {
  const collection = { ...Object.fromEntries(EXAMPLE_CARDS.map(({ id }) => [id, 1])), 'ex-att-1': 2 };
  test('no more copies than one owns', () => {
    expect(collectionFaults(cards('att 1123, def 1234, dep 1234, con 1234, rhe 1234'), collection)).toEqual([]);
    const faults = collectionFaults(cards('att 1112, def 1234, dep 1234, con 1234, rhe 1234'), collection);
    expect(said(faults)).toEqual([
      'deck.2 | « Coup de boule » figure 3 fois dans le deck, mais 2 fois seulement dans la collection.',
    ]);
    expect(faults[0]?.cites).toEqual(['bf.cartes.deck-construit']);
    expect(said(collectionFaults(cards(DECK), { ...collection, 'ex-rhe-4': 0 }))).toEqual([
      'deck.19 | « Appel au calme » n’est pas dans la collection.',
    ]);
  });
  test('nothing is owned by birth', () =>
    expect(collectionFaults([{ ...cards('att 1')[0]!, id: 'constructor' }], collection).at(-1)?.code).toBe(
      'collection-exemplaires',
    ));
  test('a collection must hold four cards of each type, copies counted', () => {
    expect(ownedFaults(collection, EXAMPLE_CARDS)).toEqual([]);
    expect(
      ownedFaults(
        { 'ex-att-1': 4, 'ex-def-1': 3, 'ex-def-2': 1, 'ex-dep-5': 9, 'ex-con-1': 4, 'ex-rhe-1': 4 },
        EXAMPLE_CARDS,
      ),
    ).toEqual([]);
    expect(said(ownedFaults({ 'ex-att-1': 4, 'ex-def-1': 3, 'ex-dep-5': 9, 'ex-con-1': 4 }, EXAMPLE_CARDS))).toEqual([
      'collection | La collection doit offrir au moins 4 cartes de chaque type : défense 3, rhétorique 0.',
    ]);
    expect(said(ownedFaults({ 'ex-att-1': 2.5, 'ex-def-1': -1 }, EXAMPLE_CARDS))).toEqual([
      'collection.ex-att-1 | Le nombre d’exemplaires d’une carte est un entier de 0 à 9 999.',
      'collection.ex-def-1 | Le nombre d’exemplaires d’une carte est un entier de 0 à 9 999.',
    ]);
  });
});

describe('an edition', () => {
  test('two different cards of each type', () => {
    expect(editionFaults(EXAMPLE_CARDS)).toEqual([]);
    expect(editionFaults(cards(B1))).toEqual([]);
    expect(said(editionFaults(cards('att 11, def 12, dep 12, con 12')))).toEqual([
      'cards | L’édition doit compter au moins 2 cartes de chaque type pour ouvrir un booster : attaque 1, rhétorique 0.',
    ]);
  });
  test('one is enough with replacement', () => {
    expect(editionFaults(cards('att 1, def 1, dep 1, con 1, rhe 1'), true)).toEqual([]);
    expect(said(editionFaults(cards('att 1, def 1, dep 1, con 1'), true))).toEqual([
      'cards | L’édition doit compter au moins 1 carte de chaque type pour ouvrir un booster : rhétorique 0.',
    ]);
  });
  test('sixty of a type at most', () => {
    const many = Array.from({ length: 61 }, (_, i): Technique => ({ ...EXAMPLE_CARDS[0]!, id: `c${i}` }));
    expect(editionFaults([...EXAMPLE_CARDS.slice(5), ...many.slice(1)])).toEqual([]);
    expect(said(editionFaults([...EXAMPLE_CARDS.slice(5), ...many]))).toEqual([
      'cards | Ici, une édition ne dépasse pas 60 cartes d’un même type : attaque 61.',
    ]);
  });
});

test('every fault cites rules that exist, and has its sentence', () => {
  const boosters = [cards('att 111')];
  const faults = [
    ...deckFaults([]),
    ...randomFaults([], boosters),
    ...sealedFaults(cards('att 5'), boosters),
    ...collectionFaults(cards('att 5'), {}),
    ...ownedFaults({}, []),
    ...editionFaults([]),
  ];
  for (const fault of faults) {
    for (const rule of fault.cites) expect(Object.keys(RULES)).toContain(rule);
    expect(formingRefusalText(fault)).toMatch(/^[«\p{Lu}].*\.$/u);
  }
  expect(formingRefusalText({ code: 'constructor' })).toBeUndefined();
  expect(deckRefusalText({ code: 'booster-taille' })).toBeUndefined();
});
