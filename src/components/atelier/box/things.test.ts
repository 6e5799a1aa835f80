// The box on the device: full, refused, two tabs, a text cut short, a later version, a file of another game; and nothing twice.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Device, device } from '../../../kept/kept.fixture.ts';
import { boxFile, contentsOf, notIn, putBack, shelve, takeOut, type Thing, thingsOfFile } from './things.ts';

const JEU = 'battleworld';
const card = (name: string, force = 6): Thing => ({ kind: 'personnage', name, value: { name, force, maxLife: 4 } });
const names = (): readonly string[] => contentsOf(JEU).things.map(({ name }) => name);
const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('nothing there');
  return one;
};

let here: Device;
beforeEach(() => {
  here = device();
});
afterEach(() => vi.unstubAllGlobals());

describe('what is put in it', () => {
  test('is there, by kind and by name, for its game alone', () => {
    expect(shelve(JEU, [card('Zed'), card('Ada')])).toEqual({ kept: 2, there: 0, refused: 0 });
    expect(names()).toEqual(['Ada', 'Zed']);
    expect(contentsOf('versus').things).toEqual([]);
  });
  test('is not there twice: neither again, nor twice at once, whatever the order of its fields', () => {
    shelve(JEU, [card('Ada')]);
    const turned: Thing = { kind: 'personnage', name: 'Ada', value: { maxLife: 4, force: 6, name: 'Ada' } };
    expect(shelve(JEU, [turned, card('Zed'), card('Zed')])).toEqual({ kept: 1, there: 2, refused: 0 });
    expect(names()).toEqual(['Ada', 'Zed']);
  });
  test('of the same name and another card, is kept beside it', () => {
    shelve(JEU, [card('Ada', 6)]);
    shelve(JEU, [card('Ada', 8)]);
    expect(names()).toEqual(['Ada', 'Ada']);
  });
  test('is taken out, and put back as it was', () => {
    shelve(JEU, [card('Ada')]);
    const ada = only(contentsOf(JEU).things);
    takeOut(ada);
    expect(names()).toEqual([]);
    expect(putBack(ada)).toBe(true);
    expect(only(contentsOf(JEU).things)).toEqual(ada);
  });
});

describe('a device that', () => {
  test('is full keeps what it can, and says how many it did not', () => {
    shelve(JEU, [card('Ada')]);
    here.room = [...here.kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0) + 30;
    expect(shelve(JEU, [card('Zed')])).toEqual({ kept: 0, there: 0, refused: 1 });
    expect(names()).toEqual(['Ada']);
  });
  test('refuses everything keeps nothing, and nothing throws', () => {
    here.refuses = true;
    expect(shelve(JEU, [card('Ada')])).toEqual({ kept: 0, there: 0, refused: 1 });
    expect(contentsOf(JEU)).toEqual({ things: [], aside: [] });
  });
  test('has another tab writing sees both', () => {
    shelve(JEU, [card('Ada')]);
    here.elsewhere('rv.boite.battleworld.autre', JSON.stringify({ v: 1, at: 3, ...card('Zed') }));
    expect(names()).toEqual(['Ada', 'Zed']);
  });
});

describe('a record that', () => {
  const laid = (text: string): void => void here.kept.set('rv.boite.battleworld.x', text);
  test.each([
    ['is cut short', '{"v":1,"at":3,"kind":"personnage","name":"Ada","value":{"na', 'spoilt'],
    ['is no thing', '{"v":1,"a":2}', 'spoilt'],
    ['is no JSON', 'bonjour', 'spoilt'],
    ['comes from a later site', '{"v":99,"kind":"personnage","name":"Ada","value":{}}', 'later'],
  ])('%s is set aside, and stays as it is', (_, text, why) => {
    laid(text);
    shelve(JEU, [card('Zed')]);
    expect(contentsOf(JEU).aside.map((one) => one.why)).toEqual([why]);
    expect(here.kept.get('rv.boite.battleworld.x')).toBe(text);
    expect(names()).toEqual(['Zed']);
  });
});

describe('a file', () => {
  test('gives back what it was made of, on another device, without doubles', () => {
    shelve(JEU, [card('Ada'), card('Zed')]);
    const file = boxFile(JEU, contentsOf(JEU).things);
    here = device();
    shelve(JEU, [card('Ada')]);
    const things = thingsOfFile(JEU, file);
    if (typeof things === 'string') throw new Error(things);
    expect(shelve(JEU, things)).toEqual({ kept: 1, there: 1, refused: 0 });
  });
  test.each([
    ['{"boite":"versus","v":1,"things":[]}', 'd’un autre jeu'],
    ['{"boite":"battleworld","v":99,"things":[]}', 'version plus récente'],
    ['{"boite":"battleworld","v":1,"things":[{"kind":"a","name":"b","val', 'est coupé'],
    ['{"jeu":"battleworld/partie"}', 'n’est pas une boîte'],
    ['bonjour', 'n’est pas une boîte'],
  ])('that cannot be taken says why: %s', (text, why) => expect(thingsOfFile(JEU, text)).toContain(why));
  test('leaves out what is no thing in it', () =>
    expect(thingsOfFile(JEU, JSON.stringify({ boite: JEU, v: 1, things: [card('Ada'), { kind: 'a' }, 3] }))).toEqual([
      card('Ada'),
    ]));
});

test('what a work has and the box has not is told once', () =>
  expect(notIn([card('Ada'), card('Zed'), card('Zed')], [card('Ada')])).toEqual([card('Zed')]));
