import { describe, expect, it } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { play, scripted, seeded } from '../../kernel/play.ts';
import type { BbsCode } from '../faults.ts';
import { position, type PositionSpec } from '../positions.ts';
import { escarmouche, escarmoucheText } from './index.ts';
import { solveTurn } from './solve.ts';
import type { EscarmoucheScenario, EscarmoucheState } from './types.ts';

const problem = (spec: PositionSpec, least: number, more: Partial<EscarmoucheScenario> = {}): EscarmoucheScenario => ({
  name: 'Problème',
  position: position(spec),
  seat: 0,
  turns: 1,
  goal: { of: 'prises', least },
  ...more,
});
const stateOf = (scenario: EscarmoucheScenario): EscarmoucheState => {
  const found = escarmouche.setup(scenario);
  if (!found.ok) throw new Error(found.error.map(({ code }) => code).join(' '));
  return found.value;
};

/** The best that the seat can win this turn, by trying everything: no memory, no cut, others as bad as can be. For tiny positions. */
const best = (state: EscarmoucheState): number => {
  const node = escarmouche.node(state);
  if (node.kind === 'end') return state.outcome?.points ?? 0;
  const actions = node.kind === 'chance' ? node.outcomes.map(({ action }) => action) : node.options;
  const values = actions.map((action) => best(escarmouche.apply(state, action).state));
  return node.kind === 'choice' && node.seat !== state.fixed.seat ? Math.min(...values) : Math.max(...values);
};

/** a1 may shoot x; D1 may then come beside y and shoot it; a probe lies two cells in front of D1. */
const THREE: PositionSpec = {
  ships: {
    '0a1': '0,0/0',
    '0a2': '-5,5/0',
    '0D1': '-1,3/0',
    '1a1': '5,0/3',
    '1a2': '3,4/3',
    '1D1': '8,-8/0',
    '2a1': '-9,0/0',
  },
  probes: [[2, 3]],
  card: [1, 1, 2],
};
/** An armour may answer: the shot of a1 wins nothing if it does. */
const ARMOURED = (power: 'dreckach-1' | 'dreckach-2'): PositionSpec => ({
  ships: { '0a1': '0,0/0', '1D1': '4,0/0', '2a1': '-9,0/0' },
  powers: ['vonyan', power],
  card: [1, 0, 0],
});

describe('a skirmish', () => {
  it('ends after its turns, and counts what was won', () => {
    const start = stateOf(problem(THREE, 1));
    const { line, stop } = play(
      escarmouche,
      start,
      scripted([
        { type: 'turn-card', card: 0 },
        { type: 'squadron', squadron: 'a' },
        { type: 'volley' },
        { type: 'hold' },
        { type: 'no-destroyer' },
        { type: 'draw', card: 1 },
      ] as const),
    );
    expect(stop).toMatchObject({ why: 'end', result: 'reussi' });
    const last = line.moves.at(-1)?.step;
    expect(last?.state.outcome).toEqual({ won: true, points: 1 });
    expect(last?.events.map(({ type }) => type)).toEqual(['card-drawn', 'turn-ended', 'goal-checked']);
    expect(escarmoucheText.event(last!.events[2]!, last!.state)).toBe(
      'J1 a gagné 1 point, par ses prises ; il en fallait 1 : le but est atteint.',
    );
  });
  it('counts the ring when the goal says so', () => {
    const spec: PositionSpec = { ships: { '0D1': '-3,0/0', '1a1': '9,0/0', '2a1': '-9,0/0' }, card: [1, 0, 1] };
    const script = [
      { type: 'turn-card', card: 0 },
      { type: 'destroyer', ship: '0D1' },
      { type: 'helm', helm: 'A' },
      { type: 'draw', card: 1 },
    ] as const;
    const run = (of: 'prises' | 'total') =>
      play(escarmouche, stateOf(problem(spec, 2, { goal: { of, least: 2 } })), scripted(script)).stop;
    expect(run('total')).toMatchObject({ result: 'reussi' }); // the bow is on (-1, 0), a cell of the ring
    expect(run('prises')).toMatchObject({ result: 'manque' });
  });
  it('goes on for the turns of the others', () => {
    const start = stateOf(problem(THREE, 1, { turns: 4 }));
    const { line, stop } = play(escarmouche, start, seeded(7), 400);
    expect(stop.why).toBe('end');
    expect(line.moves.flatMap(({ step }) => step.events).filter(({ type }) => type === 'turn-ended')).toHaveLength(4);
  });
  it.each<readonly [BbsCode, Partial<EscarmoucheScenario>]>([
    ['escarmouche-titre', { name: ' ' }],
    ['escarmouche-joueur', { seat: 3 as Seat }],
    ['escarmouche-tours', { turns: 0 }],
    ['escarmouche-but', { goal: { of: 'prises' as const, least: 0 } }],
  ])('refuses %s', (code, more) => {
    const found = escarmouche.setup(problem(THREE, 1, more));
    expect(found.ok ? [] : found.error.map((one) => one.code)).toEqual([code]);
    expect(escarmoucheText.refusal({ code, cites: ['bbs.but.objectif'] })).not.toBe('');
  });
  it('refuses more turns than the game has left', () => {
    const found = escarmouche.setup(problem({ ...THREE, round: 9 }, 1, { turns: 4 }));
    expect(found.ok ? [] : found.error.map(({ code, values }) => [code, values])).toEqual([
      ['escarmouche-trop-longue', { reste: 3 }],
    ]);
    const second = escarmouche.setup(problem({ ...THREE, round: 9, active: 1 }, 1, { turns: 3, seat: 1 })); // J1 has played
    expect(second.ok ? [] : second.error.map(({ code, values }) => [code, values])).toEqual([
      ['escarmouche-trop-longue', { reste: 2 }],
    ]);
    expect(escarmouche.setup(problem({ ...THREE, round: 9, active: 1 }, 1, { turns: 2, seat: 1 }))).toMatchObject({
      ok: true,
    });
  });
  it('tells the faults of its position, with their place', () => {
    const bad = problem(THREE, 1);
    const found = escarmouche.setup({ ...bad, position: { ...bad.position, asteroids: [[0, 0]] } });
    expect(found.ok ? [] : found.error.map(({ about }) => about?.split('.')[0])).toContain('position');
  });
});

describe('the search', () => {
  it.each([
    ['three sources of points', THREE],
    ['a shot at a destroyer that nobody armours', ARMOURED('dreckach-2')],
    [
      'nothing in reach',
      { ships: { '0a1': '0,0/3', '1a1': '5,0/3', '2a1': '-9,5/0' }, card: [1, 2, 0] } satisfies PositionSpec,
    ],
    [
      'a damaged destroyer',
      {
        ships: { '0a1': '0,0/0', '0a2': '0,2/0', '1D1': '4,0/0*', '2a1': '-9,0/0' },
        card: [2, 1, 0],
      } satisfies PositionSpec,
    ],
  ])('agrees with trying everything: %s', (_, spec) => {
    const most = best(stateOf(problem(spec, 1)));
    if (most > 0) expect(solveTurn(stateOf(problem(spec, most))).kind).toBe('found');
    expect(solveTurn(stateOf(problem(spec, most + 1))).kind).toBe('none');
  });
  it('finds what can be played: three points', () => {
    const start = stateOf(problem(THREE, 3));
    const found = solveTurn(start);
    expect(found.kind).toBe('found'); // x shot by a1, the probe picked up by D1, y shot from there
    const played = play(escarmouche, start, scripted(found.kind === 'found' ? found.actions : []));
    expect(played.stop).toMatchObject({ why: 'end', result: 'reussi' });
    expect(solveTurn(stateOf(problem(THREE, 4))).kind).toBe('none');
  });
  it('counts on no luck and no kindness', () => {
    const shot: PositionSpec = {
      ...ARMOURED('dreckach-1'),
      ships: { '0a1': '0,0/0', '0a2': '0,1/0', '1D1': '4,0/5', '2a1': '-9,0/0' },
    };
    expect(solveTurn(stateOf(problem(shot, 4))).kind).toBe('none'); // two shots would destroy it: the armour answers the first
    expect(solveTurn(stateOf(problem({ ...shot, powers: ['vonyan', 'dreckach-2'] }, 4))).kind).toBe('none'); // a resurrection would give the points back
    expect(solveTurn(stateOf(problem({ ...shot, powers: ['vonyan', 'dreckach-3'] }, 4))).kind).toBe('found');
  });
  it('says why it is silent', () => {
    expect(solveTurn(stateOf(problem(THREE, 4, { turns: 2 })))).toMatchObject({ kind: 'silent', why: 'several-turns' });
    expect(solveTurn(stateOf(problem({ ...THREE, active: 1 }, 4)))).toMatchObject({
      kind: 'silent',
      why: 'not-its-turn',
    });
    expect(solveTurn(stateOf(problem(THREE, 4)), 10)).toMatchObject({ kind: 'silent', why: 'budget' });
    expect(solveTurn(stateOf(problem({ ...THREE, powers: ['dreckach-3'] }, 4)))).toMatchObject({
      kind: 'silent',
      why: 'chance',
    });
  });
});
