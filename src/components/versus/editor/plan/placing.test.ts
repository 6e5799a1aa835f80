import { describe, expect, test } from 'vitest';
import { EMPTY, drop, type Hand, holding, press } from '../../../atelier/place/hand.ts';
import { check } from '../check.ts';
import { mends } from '../mends.ts';
import type { Work, WorkOf } from '../modes.ts';
import { BLANK_MISSION, STARTERS } from '../starters.ts';
import { renameZone, spotsOf } from './ground.ts';
import { placing } from './placing.tsx';

const BLANK: WorkOf<'mission'> = { ...STARTERS.mission, mission: BLANK_MISSION };
const take = (key: string): Hand => ({ holds: 'stock', owner: '', key });
const put = (work: Work, ...things: readonly (readonly [key: string, spot: string])[]): Work =>
  things.reduce((now, [key, spot]) => press(placing, now, take(key), spot).work, work);
const after = (work: Work, hand: Hand, ...spots: readonly string[]): Work =>
  spots.reduce((now, spot) => press(placing, now.work, now.hand, spot), { work, hand }).work;
const dragged = (work: Work, path: string, spot: string): Work =>
  drop(
    placing,
    work,
    placing.pieces(work).filter((piece) => piece.path === path),
    spot,
  ).work;
const at = (work: Work, path: string): string | undefined =>
  placing.pieces(work).find((piece) => piece.path === path)?.at;
const codes = (work: Work): readonly (readonly [string | undefined, string])[] =>
  check(work).faults.map(({ code, path }) => [code, path]);

const TWO = put(BLANK, ['zone', 'a1'], ['zone', 'b2'], ['livret:bombe', 'a1'], ['sortie', 'b2']);

describe('a plan from nothing', () => {
  test('a mission that says nothing yet may be played', () => expect(codes(BLANK)).toEqual([]));
  test('zones, a bomb, an exit: each where it was put', () => {
    expect(TWO).toMatchObject({
      zones: ['Zone 1', 'Zone 2'],
      spots: ['a1', 'b2'],
      exits: ['Zone 2'],
      pieces: [{ token: 'bombe', zone: 'Zone 1' }],
    });
    expect(codes(TWO)).toEqual([]);
  });
  test('where there is no zone yet, one comes with what is put', () =>
    expect(put(BLANK, ['livret:otage', 'c1'])).toMatchObject({
      zones: ['Zone 1'],
      spots: ['c1'],
      pieces: [{ token: 'otage', zone: 'Zone 1' }],
    }));
  test('a test is about what lies in its zone, and asks for a name', () => {
    const work = put(TWO, ['livret:ordinateur', 'b2'], ['test:reflexion', 'b2']);
    expect(work.mission).toMatchObject({ tests: [{ token: 'ordinateur', test: 'reflexion' }] });
    expect(codes(work)).toEqual([['nom-absent', 'mission.tests.0.name']]);
    expect(at(work, 'mission.tests.0')).toBe('b2');
    expect(dragged(work, 'mission.tests.0', 'a1').mission).toMatchObject({ tests: [{ token: 'bombe' }] });
  });
  test('zones that nobody put stand in rows of three', () =>
    expect(spotsOf({ zones: ['A', 'B', 'C', 'D'] })).toEqual(['a1', 'b1', 'c1', 'a2']));
});

describe('zones under the hand', () => {
  test('a zone is taken, and moved with what it holds; pressed again, what it holds', () => {
    expect(at(after(TWO, EMPTY, 'a1', 'c1'), 'pieces.0')).toBe('c1');
    expect(at(after(TWO, EMPTY, 'a1', 'a1', 'b2'), 'pieces.0')).toBe('b2');
  });
  test('dragged onto another, tied to it; once more, untied', () => {
    const tied = dragged(TWO, 'zones.0', 'b2');
    expect(tied).toMatchObject({ doors: [['Zone 1', 'Zone 2']], spots: ['a1', 'b2'] });
    expect(dragged(tied, 'zones.1', 'a1').doors).toBeUndefined();
    expect(dragged(TWO, 'zones.0', 'c2').spots).toEqual(['c2', 'b2']);
  });
  test('renamed, it is renamed wherever it is spoken of', () =>
    expect(renameZone(renameZone(dragged(TWO, 'zones.0', 'b2'), 0, 'Quai'), 1, 'Toit')).toMatchObject({
      zones: ['Quai', 'Toit'],
      exits: ['Toit'],
      doors: [['Quai', 'Toit']],
      pieces: [{ zone: 'Quai' }],
    }));
  test('two of one name: what is said of it stays with the other', () => {
    const twice = renameZone(TWO, 1, 'Zone 1');
    expect(codes(twice)).toEqual([['zone-double', 'zones.1']]);
    expect(renameZone(twice, 1, 'Cour')).toMatchObject({ pieces: [{ zone: 'Zone 1' }], exits: ['Zone 1'] });
  });
  test('removed, what lay there lies nowhere and is still there', () => {
    const left = placing.remove(dragged(TWO, 'zones.0', 'b2'), ['zones.0']);
    expect(left).toMatchObject({ zones: ['Zone 2'], spots: ['b2'], pieces: [{ token: 'bombe' }] });
    expect(left.doors).toBeUndefined();
    expect(at(left, 'pieces.0')).toBeUndefined();
    expect(codes(left)).toEqual([]);
  });
  test('the last of its kind removed, there is none: not as many as the mission says', () => {
    const none = placing.remove(TWO, ['pieces.0']);
    expect(none.counts).toEqual({ bombe: 0 });
    expect(placing.pieces(none).map(({ name }) => name)).toContain('0 bombe');
    expect(put(none, ['pion:bombe', 'a1'])).toMatchObject({ pieces: [{ token: 'bombe', zone: 'Zone 1' }] });
  });
  test('copies: a piece beside itself; of zones there are as many as the tray gives', () => {
    expect(placing.copy(TWO, 'zones.0')).toBeUndefined();
    expect(placing.copy(TWO, 'pieces.0')?.pieces).toHaveLength(2);
    expect(placing.copy(TWO, 'exits.0')).toBeUndefined();
  });
});

describe('faults mended in one press', () => {
  const rows: readonly (readonly [what: string, work: Work, code: string])[] = [
    ['a zone on another', put(TWO, ['zone', 'a1']), 'zone-dessous'],
    ['two of one name', renameZone(TWO, 1, 'Zone 1'), 'zone-double'],
    ['a zone without a name', renameZone(TWO, 0, ''), 'zone-nom'],
    ['an exit twice', put(TWO, ['sortie', 'b2']), 'sortie-zone'],
    ['a door to nowhere', { ...TWO, doors: [['Zone 1', 'Gare']] }, 'zones-reliees'],
    ['a piece in no zone of the plan', { ...TWO, pieces: [{ token: 'bombe', zone: 'Gare' }] }, 'zone-inconnue'],
    [
      'a piece taken, and on the plan',
      { ...TWO, pieces: [{ token: 'bombe', state: 'neutralisee', zone: 'Zone 1' }] },
      'pion-hors-plateau',
    ],
    ['a state that it has not', { ...TWO, pieces: [{ token: 'bombe', state: 'rouge' }] }, 'pion-etat'],
    ['a test without a name', put(TWO, ['test:manipulation', 'a1']), 'nom-absent'],
    ['a kind without a name', put(TWO, ['neuf', 'a1']), 'nom-absent'],
    ['no last turn', { ...BLANK, mission: { ...BLANK_MISSION, ends: [] } }, 'fin-tour-absente'],
    [
      'both may win',
      {
        ...BLANK,
        mission: { ...BLANK_MISSION, victory: { ...BLANK_MISSION.victory, villain: BLANK_MISSION.victory.hero } },
      },
      'victoires-non-contraires',
    ],
    ['after the last turn', { ...BLANK, turn: 9 }, 'tour-mission'],
  ];
  test.each(rows)('%s', (_, work, code) => {
    expect(check(work).faults.map((found) => found.code)).toContain(code);
    let now = work;
    for (let left = 4; left > 0 && check(now).faults.length > 0; left -= 1) {
      const [found] = check(now).faults;
      const [mend] = found === undefined ? [] : mends(now, found);
      expect(mend, `${found?.code ?? ''} ${found?.path ?? ''}`).toBeDefined();
      now = mend?.change(now) ?? now;
    }
    expect(codes(now)).toEqual([]);
  });
  test('what is said of a kind is told with one of its pieces, of a door with one of its zones', () => {
    expect(placing.about?.(TWO, 'mission.tokens.0.name')).toEqual(['pieces.0']);
    expect(placing.about?.({ ...TWO, doors: [['Zone 2', 'Gare']] }, 'doors.0')).toEqual(['zones.1']);
    expect(placing.about?.(TWO, 'turn')).toEqual([]);
  });
});

test('a game has its figures and its tokens besides', () => {
  const game = put({ ...STARTERS.partie }, ['zone', 'a1'], ['marque:smoke', 'a1'], ['pion:bombe', 'a1']);
  expect(game).toMatchObject({ markers: [{ kind: 'smoke', zone: 'Zone 1' }] });
  expect(game.pieces).toHaveLength(5);
  expect(after(game, holding('markers.0'), 'a1')).toBe(game);
});
