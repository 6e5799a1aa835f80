// What a demonstration shows, on the toy pig: a moment is where it is told to be, and says the rules that the game tells there; each way to show nothing has its name.
import { describe, expect, test } from 'vitest';
import type { Demonstrations, Sight } from './demonstration.ts';
import { stateAt } from './play.ts';
import { type Blank, lookAt, modeOfSight } from './sight.ts';
import { pig } from './toys.fixture.ts';

const GOOD = { target: 4, faces: 6 };
const DEMONSTRATIONS: Demonstrations = {
  scenarios: [GOOD, { target: 0, faces: 6 }],
  runs: [
    {
      mode: 'partie',
      scenario: 0,
      actions: [{ type: 'roll' }, { type: 'face', face: 3 }, { type: 'roll' }, { type: 'face', face: 1 }],
    },
    { mode: 'autre', scenario: 1, actions: [] }, // its set-up is refused
    { mode: 'partie', scenario: 7, actions: [] }, // no such scenario
    { mode: 'partie', scenario: 0, actions: [{ type: 'hold' }] }, // nothing to hold yet
  ],
  rules: {},
};
const look = 'Regardez.';
const seen = (sight: Sight, game = pig) => lookAt(game, DEMONSTRATIONS, sight);
const blank = (sight: Sight, game = pig): Blank | undefined => {
  const found = seen(sight, game);
  return found.ok ? undefined : found.error;
};
const shown = (sight: Sight, game = pig) => {
  const found = seen(sight, game);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

test('the mode is that of its run, or the one it names', () => {
  expect(modeOfSight(DEMONSTRATIONS, { kind: 'node', look, run: 1, step: 0 })).toBe('autre');
  expect(modeOfSight(DEMONSTRATIONS, { kind: 'node', look, run: 9, step: 0 })).toBeUndefined();
  expect(modeOfSight(DEMONSTRATIONS, { kind: 'setup', look, mode: 'combat', scenario: 1 })).toBe('combat');
});

describe('a moment of a run', () => {
  test.each([
    [0, []], // nothing is done yet
    [1, []], // she rolls: no event
    [2, ['pig.lancer']], // a 3
    [4, ['pig.un']], // a 1 loses the turn
  ])('the event of action %i tells its rules', (step, cites) => {
    expect(shown({ kind: 'event', look, run: 0, step }).cites).toEqual(cites);
  });
  test('the whole run is there, and how far it had gone when the reader comes in', () => {
    const at = shown({ kind: 'event', look, run: 0, step: 2, from: 1 });
    expect([at.from, at.at, at.line?.moves.length]).toEqual([1, 2, 4]);
    expect(at.line === undefined ? undefined : stateAt(at.line, 2).turn).toBe(3);
    expect(at.refusals).toEqual([]);
    expect(shown({ kind: 'event', look, run: 0, step: 2 }).from).toBe(0);
  });
  test('what is asked there rests on the rules of the question', () => {
    expect(shown({ kind: 'node', look, run: 0, step: 0 }).cites).toEqual(['pig.lancer', 'pig.garder']);
    expect(shown({ kind: 'node', look, run: 0, step: 1 }).cites).toEqual(['pig.lancer']); // the die
  });
  test('the last moment is one, and a reader may come in there', () =>
    expect(shown({ kind: 'node', look, run: 0, step: 4, from: 4 }).at).toBe(4));
  test('what is tried is refused, by the refusal that is shown', () => {
    const tried = { type: 'hold' };
    const at = shown({ kind: 'refusal', look, run: 0, step: 0, action: tried });
    expect([at.action, at.refusals.map(({ code }) => code), at.cites]).toEqual([
      tried,
      ['rien-a-garder'],
      ['pig.garder'],
    ]);
    expect(blank({ kind: 'refusal', look, run: 0, step: 2, action: tried })).toBe('silent'); // 3 points to hold
  });
  test('what is offered beside the turn, to its seat', () => {
    const at = shown({ kind: 'aside', look, run: 0, step: 4, action: { seat: 1, type: 'resign' } }); // in any order of its fields
    expect([at.action, at.seat, at.cites]).toEqual([{ type: 'resign', seat: 1 }, 1, ['pig.fin']]);
    expect(blank({ kind: 'aside', look, run: 0, step: 4, action: { type: 'resign', seat: 0 } })).toBe('silent');
    const { asides: _asides, ...without } = pig;
    expect(blank({ kind: 'aside', look, run: 0, step: 4, action: { type: 'resign', seat: 1 } }, without)).toBe(
      'silent',
    );
  });
  test.each<readonly [Blank, Sight]>([
    ['missing', { kind: 'node', look, run: 9, step: 0 }],
    ['missing', { kind: 'node', look, run: 2, step: 0 }],
    ['setup', { kind: 'node', look, run: 1, step: 0 }],
    ['stopped', { kind: 'node', look, run: 3, step: 0 }],
    ['beyond', { kind: 'node', look, run: 0, step: 5 }],
    ['beyond', { kind: 'node', look, run: 0, step: 2, from: 3 }],
  ])('%s: %j', (why, sight) => expect(blank(sight)).toBe(why));
});

describe('at the door', () => {
  const warned = {
    ...pig,
    notices: ({ faces }: { readonly faces: number }) =>
      faces > 5 ? [{ code: 'long', cites: ['pig.lancer', 'pig.fin'] as const }] : [],
  };
  test('a set-up that is refused: its faults, and no game to look at', () => {
    const at = shown({ kind: 'setup', look, mode: 'partie', scenario: 1 }, warned);
    expect([at.line, at.from, at.at, at.refusals.map(({ code }) => code), at.cites]).toEqual([
      undefined,
      0,
      0,
      ['cible'],
      ['pig.fin'],
    ]);
  });
  test('one that is legal says nothing of itself, but what it is warned of', () => {
    expect(blank({ kind: 'setup', look, mode: 'partie', scenario: 0 }, warned)).toBe('silent');
    const at = shown({ kind: 'notice', look, mode: 'partie', scenario: 0 }, warned);
    expect([at.line?.moves, at.refusals.map(({ code }) => code), at.cites]).toEqual([
      [],
      ['long'],
      ['pig.lancer', 'pig.fin'],
    ]);
    expect(at.line?.start.fixed).toEqual(GOOD);
  });
  test('a word about a set-up that is refused, or of a game that has none: nothing', () => {
    expect(blank({ kind: 'notice', look, mode: 'partie', scenario: 1 }, warned)).toBe('setup');
    expect(blank({ kind: 'notice', look, mode: 'partie', scenario: 0 })).toBe('silent');
  });
  test('no such scenario', () => expect(blank({ kind: 'setup', look, mode: 'partie', scenario: 7 })).toBe('missing'));
});
