// The games that the device keeps: listed, taken over from older sites, set aside, given back, exported and opened.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { device } from '../../kept/kept.fixture.ts';
import { keepAt } from '../../kept/records.ts';
import { type GameList, gameFileName, gameFromFile, gameText, giveBack, listGames, newGameKey } from './games.ts';
import type { Saved } from './saved.ts';

afterEach(() => vi.unstubAllGlobals());
const JEU = 'battleworld';
const modes = (mode: string): boolean => mode === 'battleworld/partie';
const list = (): GameList => listGames(JEU, modes);
const saved = (more: Partial<Saved> = {}): Saved => ({
  mode: 'battleworld/partie',
  version: 1,
  scenario: { name: 'Un duel' },
  actions: [{ t: 'a' }, { t: 'b' }],
  cursor: 2,
  struck: [],
  seats: ['humain', 'machine'],
  hidden: false,
  stepping: false,
  ...more,
});
const begin = (name: string, at: number): string => {
  const key = newGameKey(JEU);
  return keepAt({ key, text: null }, () => newGameKey(JEU), gameText(saved(), { name, at, over: false })).place.key;
};
/** As a site of before wrote them, letter for letter. */
const OLD_GAME =
  '{"mode":"battleworld/partie","version":1,"scenario":{"name":"La leçon de Fatalis"},"actions":[{"t":"first","side":"heroes"}],"cursor":1,"struck":[],"seats":["humain","humain"],"hidden":false,"stepping":false}';
const OLDER_GAME =
  '{"mode":"battleworld/partie","version":1,"scenario":{"name":"Vengeurs contre Fatalis"},"actions":[],"cursor":0,"struck":[]}';

describe('the list', () => {
  test('three games begun in a row are three entries, the last one first', () => {
    device();
    for (const [i, name] of ['Un', 'Deux', 'Trois'].entries()) begin(name, 1000 + i);
    expect(list().games.map(({ name, at }) => [name, at])).toEqual([
      ['Trois', 1002],
      ['Deux', 1001],
      ['Un', 1000],
    ]);
    expect(list().games[0]?.saved).toEqual(saved());
  });
  test('a corrupt entry touches no other, and is kept letter for letter', () => {
    const { kept } = device();
    begin('Un', 1);
    kept.set('rv.parties.battleworld.x', 'not JSON');
    begin('Deux', 2);
    const { games, aside } = list();
    expect(games.map(({ name }) => name)).toEqual(['Deux', 'Un']);
    expect(aside).toEqual([{ key: 'rv.parties.battleworld.x', text: 'not JSON', why: 'spoilt' }]);
    expect(kept.get('rv.parties.battleworld.x')).toBe('not JSON');
  });
  test('of a later site, of a mode that the page does not have, of another shape: set aside, each with its reason', () => {
    const { kept } = device();
    for (const [id, text] of Object.entries({
      a: '{"v":2,"mode":"battleworld/partie","scenario":{}}',
      b: '{"v":1,"mode":"battleworld/autre","scenario":{}}',
      c: '{"v":1,"mode":"battleworld/partie"}',
    }))
      kept.set(`rv.parties.battleworld.${id}`, text);
    expect(list().games).toEqual([]);
    expect(list().aside.map(({ why }) => why)).toEqual(['later', 'stranger', 'spoilt']);
  });
  test('a text cut short opens as far as it goes, and says so', () => {
    const { kept } = device();
    const text = gameText(saved(), { name: 'Un duel', at: 5, over: false });
    kept.set('rv.parties.battleworld.a', text.slice(0, text.indexOf('{"t":"b"}') + 4));
    const [game] = list().games;
    expect(game).toMatchObject({ name: 'Un duel', at: 5, saved: { mode: 'battleworld/partie', damaged: true } });
    expect(game?.saved.actions[0]).toEqual({ t: 'a' });
    expect(game?.text).toBe(text.slice(0, text.indexOf('{"t":"b"}') + 4));
  });
  test('games of other games of the site are not there', () => {
    const { kept } = device();
    begin('Un', 1);
    kept.set('rv.parties.versus.a', gameText(saved({ mode: 'versus/partie' }), { name: 'V', at: 1, over: false }));
    expect(list().games).toHaveLength(1);
    expect(list().aside).toEqual([]);
  });
});

describe('what a site of before kept', () => {
  test('is taken over: the game under way, then the one before', () => {
    const { kept } = device();
    kept.set('rv.partie.battleworld', OLD_GAME);
    kept.set('rv.partie.battleworld.avant', OLDER_GAME);
    for (const again of [1, 2]) {
      expect(
        list().games.map(({ name, at, saved: { actions } }) => [name, at, actions.length]),
        `${again}`,
      ).toEqual([
        ['La leçon de Fatalis', 0, 1],
        ['Vengeurs contre Fatalis', 0, 0],
      ]);
      expect([...kept.keys()].filter((key) => key.startsWith('rv.partie.'))).toEqual([]);
      expect([...kept.values()]).toEqual([OLDER_GAME, OLD_GAME]);
    }
  });
  test('a page of that site that is still open writes again: nothing is lost', () => {
    const { kept } = device();
    kept.set('rv.partie.battleworld', OLD_GAME);
    list();
    kept.set('rv.partie.battleworld', OLDER_GAME);
    expect(
      list()
        .games.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['La leçon de Fatalis', 'Vengeurs contre Fatalis']);
  });
  test('corrupt, it is set aside as it is', () => {
    const { kept } = device();
    kept.set('rv.partie.battleworld', '{"mode":');
    expect(list()).toEqual({
      games: [],
      aside: [{ key: 'rv.parties.battleworld.ancienne-2', text: '{"mode":', why: 'spoilt' }],
    });
  });
  test('where the device has no room for the move, it is read where it is', () => {
    const one = device();
    one.kept.set('rv.partie.battleworld', OLD_GAME);
    one.room = OLD_GAME.length + 'rv.partie.battleworld'.length;
    expect(list().games.map(({ key, name }) => [key, name])).toEqual([
      ['rv.partie.battleworld', 'La leçon de Fatalis'],
    ]);
    expect(one.kept.get('rv.partie.battleworld')).toBe(OLD_GAME);
  });
});

describe('thrown away, to a file, from a file', () => {
  test('what was thrown away comes back, beside what took its place', () => {
    const { kept } = device();
    const key = begin('Un', 1);
    const record = { key, text: kept.get(key) ?? '' };
    kept.delete(key);
    expect(giveBack(JEU, record)).toBe(true);
    expect(kept.get(key)).toBe(record.text);
    expect(giveBack(JEU, record)).toBe(true);
    expect(list().games).toHaveLength(2);
  });
  test('a file comes back as it went', () => {
    device();
    const text = gameText(saved(), { name: 'Un duel', at: Date.UTC(2026, 10, 23), over: true });
    const game = gameFromFile(JEU, `\uFEFF${text}`, modes);
    expect(game).toMatchObject({ name: 'Un duel', over: true, saved: saved() });
    expect(gameFileName(JEU, { name: 'Un duel de héros', at: Date.UTC(2026, 10, 23) })).toBe(
      'battleworld-partie-un-duel-de-heros-2026-11-23.json',
    );
    expect(gameFileName(JEU, { name: '…', at: 0 })).toBe('battleworld-partie-sans-nom.json');
  });
  test.each([
    ['{"jeu":"battleworld/partie","version":1,"scenario":{}}', /est un scénario/],
    ['{"v":9,"mode":"battleworld/partie","scenario":{}}', /version plus récente/],
    ['{"mode":"versus/partie","scenario":{}}', /d’un autre jeu/],
    ['', /n’est pas une partie/],
    ['<html>', /n’est pas une partie/],
    ['[[[[', /n’est pas une partie/],
  ])('%s is refused in a sentence', (text, sentence) => {
    device();
    expect(gameFromFile(JEU, text, modes)).toMatch(sentence);
  });
});
