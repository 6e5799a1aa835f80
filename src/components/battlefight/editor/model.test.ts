// The work on the desk: what the reader changes, what survives, what is told. Expectations come from the rules, by hand.
import { describe, expect, test } from 'vitest';
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { duel, game } from '../../../engine/battlefight/scenarios.ts';
import { READY_GAMES } from '../ready.ts';
import type { PartieScenario } from '../../../engine/battlefight/partie/types.ts';
import type { Technique } from '../../../engine/battlefight/types.ts';
import { formationCodec, matchCodec, partieCodec } from '../../../engine/scenario/battlefight.ts';
import { draftText, EMPTY, readDraft } from '../../atelier/drafts.ts';
import { begin } from '../../atelier/history.ts';
import { reduce } from '../../atelier/work.ts';
import { resumesOf } from './ActiveSheet.tsx';
import { check } from './check.ts';
import { formationOf } from './Boosters.tsx';
import { STARTER } from './desk.ts';
import { isWork } from './drafts.ts';
import {
  addCard,
  addPlayer,
  blankCard,
  copyCard,
  formatOf,
  fromScenario,
  removeCard,
  removePlayer,
  setCard,
  setCorners,
  setFormat,
  setOption,
  setPlayer,
  setZone,
  shift,
  toScenario,
  type Work,
} from './model.ts';
import { POST } from './post.ts';
import { placeOf } from './place.ts';
import { cellsOf, untold } from './sketch.ts';
import { TRADE } from './trade.ts';
import { addTo } from './zones.ts';

const GIFLE: Technique = {
  id: 'gifle',
  title: 'Gifle',
  type: 'attaque',
  steps: [
    { modifier: null, keyword: 'corps-a-corps' },
    { modifier: null, keyword: 'blesser', n: 2 },
  ],
};
const study: PartieScenario = duel(
  { hand: ['gifle', 'ex-att-1'] },
  { life: 7, pile: ['ex-def-1', 'ex-def-2'] },
  { cards: [GIFLE], active: [{ card: 'ex-def-2', owner: 1, next: 3 }] },
);
const paths = (work: Work): readonly string[] => check(work).faults.map(({ path }) => path);
const typed = (steps: string): Work => addCard(STARTER, { title: 'Gifle', type: 'attaque', steps });

describe('a scenario and the work', () => {
  test.each([
    ...READY_GAMES.map(({ id, scenario }) => [id, scenario] as const),
    ['cards of the reader, and a position', study] as const,
  ])('there and back: %s', (_, scenario) => {
    expect(toScenario(fromScenario(scenario))).toEqual(scenario);
    expect(check(fromScenario(scenario))).toMatchObject({ faults: [], sharable: true });
  });
  test('what is typed is what the engine gets; how it is written is the reader’s', () => {
    const work = typed('CORPS A CORPS\n- blesser : 2');
    expect(toScenario(work).cards).toEqual([{ ...GIFLE, id: 'carte-1' }]);
    expect(work.cards[0]?.steps).toBe('CORPS A CORPS\n- blesser : 2');
  });
  test('a link or a file opens on the same card', () => {
    const work = typed('Corps à corps ; Blesser 2');
    for (const back of [POST.fromLink(`#s=${POST.encode(work)}`), POST.fromFile(POST.toFile(work))]) {
      expect(back.ok && back.value.cards).toEqual([
        { id: 'carte-1', title: 'Gifle', type: 'attaque', steps: 'Corps à corps\nBlesser 2' },
      ]);
    }
  });
  test('a match has links of its own, and comes back a match', () => {
    const work = setFormat(STARTER, 'match', cellsOf(STARTER));
    const { mode } = TRADE.pack(work);
    expect([formatOf(work), mode]).toEqual(['match', 'battlefight/match']);
    const back = POST.fromLink(`#s=${POST.encode(work)}`);
    expect(back.ok && formatOf(back.value)).toBe('match');
    const file = POST.fromFile(POST.toFile(work));
    expect(file.ok && formatOf(file.value)).toBe('match');
  });
  test('the forming of decks brings its cards, its people and its collection', () => {
    const back = POST.fromLink(
      `#s=${formationCodec.encode({ name: 'Boosters', method: 'construit', cards: [GIFLE], collection: { gifle: 3 }, players: ['Ana', ''] })}`,
    );
    expect(back.ok && back.value).toMatchObject({
      name: 'Boosters',
      cards: [{ id: 'gifle' }],
      collection: { gifle: 3 },
      players: [{ name: 'Ana', deck: 'cogneur' }, { deck: 'beau-parleur' }],
    });
  });
  test('links of elsewhere are refused in words', () => {
    for (const text of ['#s=1.battleworld~partie.AAAA', '#s=rien']) expect(POST.fromLink(text).ok).toBe(false);
  });
});

describe('faulty cards', () => {
  const faulty = typed('Corps à corps\nFrapper 2\nBlesser');
  test('every fault at once, with its line, its column and its rules; no link, no file meanwhile', () => {
    const { faults, sharable } = check(faulty);
    expect(faults.map(({ path }) => path)).toEqual(['cards.0.steps', 'cards.0.steps']);
    expect(faults[0]?.message).toMatch(
      /^2e ligne, 1er caractère : « Frapper » n’est pas un mot clé\. Vouliez-vous dire « Blesser » \?$/,
    );
    expect(faults[1]?.message).toMatch(/^3e ligne, 1er caractère : /);
    expect(faults.every(({ rules }) => rules.length > 0)).toBe(true);
    expect(sharable).toBe(false);
  });
  test('the text is kept in the draft, letter for letter, and given back', () => {
    const draft = readDraft('s', { key: 's.b1', text: draftText({ at: 1, scenario: faulty }) }, isWork);
    const drafts = 'why' in draft ? [] : [draft];
    const woken = reduce(
      { drafts: EMPTY, current: null, history: begin(STARTER), touched: false, dropped: [] },
      { type: 'wake', list: { drafts, aside: [] }, current: 'b1', fresh: (work) => work },
    );
    expect(woken.history.present.cards[0]?.steps).toBe('Corps à corps\nFrapper 2\nBlesser');
  });
  test('an empty text, a missing title: told once each', () => {
    expect(paths(addCard(STARTER, blankCard('attaque')))).toEqual(['cards.0.steps']);
    expect(paths(addCard(STARTER, { ...blankCard('attaque'), title: ' ', steps: 'Rejouer' }))).toEqual([
      'cards.0.title',
    ]);
  });
});

describe('cards', () => {
  test('each has a name of its own that no example bears', () => {
    const two = copyCard(typed('Rejouer'), 0);
    expect(two.cards.map(({ id, title }) => `${id} ${title}`)).toEqual(['carte-1 Gifle', 'carte-2 Gifle (copie)']);
    expect(addCard(removeCard(two, 0), blankCard('defense')).cards.map(({ id }) => id)).toEqual(['carte-2', 'carte-1']);
    expect(EXAMPLE_CARDS.some(({ id }) => id.startsWith('carte-'))).toBe(false);
  });
  test('one that goes leaves decks, hands, the table and the collection', () => {
    const work = {
      ...fromScenario(study),
      collection: { gifle: 2, 'ex-att-1': 1 },
      active: [{ card: 'gifle', owner: 0 as const, next: 1 }],
    };
    const left = removeCard(setPlayer(work, 1, 'deck', ['gifle', 'ex-att-1', 'gifle']), 0);
    expect([left.players[0]?.hand, left.players[1]?.deck, left.active, left.collection]).toEqual([
      ['ex-att-1'],
      ['ex-att-1'],
      [],
      { 'ex-att-1': 1 },
    ]);
  });
  test('one that changes keeps its name', () =>
    expect(setCard(typed('Rejouer'), 0, { title: 'Autre', type: 'defense', steps: '' }).cards[0]).toEqual({
      id: 'carte-1',
      title: 'Autre',
      type: 'defense',
      steps: '',
    }));
});

describe('decks and collections', () => {
  const deck = EXAMPLE_CARDS.filter(({ id }) => /-[1-4]$/.test(id)).map(({ id }) => id); // four of each type
  test('twenty cards, four of each type', () => {
    expect(paths(setPlayer(STARTER, 0, 'deck', deck))).toEqual([]);
    const more = addTo(setPlayer(STARTER, 0, 'deck', deck), 0, 'deck', 'ex-att-1');
    expect(more.players[0]?.deck).toHaveLength(21);
    expect(check(more).faults.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'players.0.deck Un deck compte 20 cartes : il y en a 1 de trop.',
      'players.0.deck Il faut 4 cartes de chaque type : attaque 5.',
    ]);
  });
  test('a collection says which copies are missing, and nothing twice', () => {
    const owned = Object.fromEntries(deck.map((id) => [id, id === 'ex-att-1' ? 0 : 1]));
    const work = { ...setPlayer(setPlayer(STARTER, 0, 'deck', deck), 1, 'deck', deck), collection: owned };
    expect(check(work).faults.map(({ path, message }) => `${path} ${message}`)).toEqual(
      [0, 1].map(
        (seat) => `players.${seat}.deck.${deck.indexOf('ex-att-1')} « Coup de boule » n’est pas dans la collection.`,
      ),
    );
  });
  test('decks are formed with the people, the cards and the collection of the work', () => {
    const work = { ...typed('Rejouer'), collection: { 'carte-1': 2 } };
    expect(formationOf(work, 'scelle', false)).toEqual({ name: 'Un duel', method: 'scelle', players: ['J1', 'J2'] });
    expect(formationOf(work, 'scelle', true).cards).toHaveLength(1);
    expect(formationOf(work, 'construit', false)).toMatchObject({
      cards: [{ id: 'carte-1' }],
      collection: { 'carte-1': 2 },
    });
  });
});

describe('games and positions', () => {
  test('corners are the engine’s until the reader chooses them', () => {
    expect(cellsOf(STARTER)).toEqual(['D1', 'D7']); // A12: two pawns face to face
    const free = setCorners(STARTER, cellsOf(STARTER));
    expect([free.options, cellsOf(free)]).toEqual([{ placement: 'libre-equivalent' }, ['D1', 'D7']]);
    expect(paths(free)).toEqual([]);
    expect(paths(setCorners(free, ['D1', 'A1']))).toEqual(['players']); // nearer than can be
    expect(setCorners(free, undefined)).toEqual(STARTER);
  });
  test('the first one to play takes the first corner (A13)', () =>
    expect(cellsOf({ ...STARTER, first: 1 })).toEqual(['D7', 'D1']));
  test('a game becomes a position with its pawns and its decks, then a game again', () => {
    const position = setFormat(STARTER, 'etude', cellsOf(STARTER));
    expect(position).toMatchObject({
      kind: 'study',
      first: 0,
      players: [
        { cell: 'D1', deck: 'cogneur' },
        { cell: 'D7', deck: 'beau-parleur' },
      ],
    });
    expect(paths(position)).toEqual([]);
    const back = setFormat(setZone(position, 0, 'hand', ['ex-att-1']), 'partie', []);
    expect(back).toEqual({ ...STARTER, first: 0 });
  });
  test('who leaves takes along the techniques that speak of them; the others move up one seat', () => {
    const work: Work = {
      ...addPlayer(fromScenario(study), 'A1'),
      first: 2,
      active: [
        { card: 'ex-def-2', owner: 2, next: 3 },
        { card: 'ex-def-5', owner: 1, target: 0, next: 2 },
      ],
    };
    const left = removePlayer(work, 0);
    expect([left.players.length, left.first, left.active]).toEqual([2, 1, [{ card: 'ex-def-2', owner: 1, next: 3 }]]);
  });
  test('a position tells twenty of life and no damage when nothing is said', () =>
    expect(untold()).toMatchObject({ life: 20, damage: 0 }));
  test('an option at its default leaves no trace; a known pile is put in order', () => {
    expect(setOption(setOption(STARTER, 'mainDeDepart', 3), 'mainDeDepart', 0)).toEqual(STARTER);
    expect(shift(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(shift(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
  test('a technique resumes just after one of its Stables', () => {
    const of = (id: string): readonly number[] => resumesOf(EXAMPLE_CARDS.find((card) => card.id === id) ?? GIFLE);
    expect(of('ex-con-2')).toEqual([1, 3]); // Stable ; Piocher 2 ; Stable 1 ; Piocher 2
    expect(of('ex-def-2')).toEqual([3]);
    expect(of('ex-att-1')).toEqual([]);
  });
  test('places in words', () => {
    const work = fromScenario(study);
    expect(placeOf('players.1.deck.3', work)).toBe('J2, deck');
    expect(placeOf('cards.0.steps', work)).toBe('Gifle, étapes');
    expect(placeOf('active.0.next', work)).toBe('Garde haute en attente, prochaine étape');
    expect(placeOf('options.manches', work)).toBe('Nombre de parties');
    expect(placeOf('players', work)).toBe('Les personnes');
  });
});

test('drafts: other shapes are left out, faulty works are not', () => {
  expect(isWork(STARTER)).toBe(true);
  expect(isWork({ ...fromScenario(game([])), name: '' })).toBe(true);
  for (const wrong of [
    null,
    { ...STARTER, kind: 'duel' },
    { ...STARTER, cards: [GIFLE] },
    { ...STARTER, players: [{ deck: 'autre' }] },
    { ...STARTER, first: 9 },
  ])
    expect(isWork(wrong)).toBe(false);
});
test('codecs agree on what is sharable', () => {
  expect(partieCodec.read(partieCodec.write(toScenario(STARTER)), partieCodec.version).ok).toBe(true);
  expect(matchCodec.version).toBe(partieCodec.version);
});
