// The first ready-made scenarios are let in, say what the ledger says, and can be played to its end.
import { describe, expect, test } from 'vitest';
import { play, seeded } from '../kernel/play.ts';
import { partie } from './partie/index.ts';
import { lossesOf } from './partie/reads.ts';
import { setup } from './partie/setup.ts';
import type { PartieState } from './partie/types.ts';
import { mission } from './mission/index.ts';
import { GAMES, MISSIONS_ALONE } from '../../../tests/games/versus/ready.ts';

const start = (id: string): PartieState => {
  const found = GAMES.find((one) => one.id === id);
  const result = found && setup(found.scenario);
  if (!result?.ok) throw new Error(`${id} ${JSON.stringify(result?.error)}`);
  return result.value;
};
const states = ({ mission }: PartieState): readonly string[] => mission.pieces.map(({ state }) => state);

test.each(GAMES.flatMap(({ id }) => [1, 2].map((seed) => [id, seed] as const)))(
  '%s, seed %i: played to its end',
  (id, seed) => {
    const { line, stop } = play(partie, start(id), seeded(seed), 20_000);
    expect(stop.why).toBe('end');
    for (const [i, { step }] of line.moves.entries())
      if (i % 10 === 0)
        expect(partie.invariants.filter(({ holds }) => !holds(step.state)).map(({ name }) => name)).toEqual([]);
  },
);
test('each of the eight missions stands alone too', () => {
  const alone = MISSIONS_ALONE.map(({ scenario }) => scenario);
  expect(alone.map((scenario) => scenario.mission)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8']);
  for (const scenario of alone) expect(mission.setup(scenario)).toMatchObject({ ok: true });
});
describe('the three of the ledger', () => {
  test('Apprendre les disques: m7, turn 1, hero, D3 S0 I7 each, 8 + 3 and 11 + 0', () => {
    const state = start('apprendre-les-disques');
    expect(state).toMatchObject({
      phase: 'upkeep',
      turn: 1,
      active: 'hero',
      fixed: { missionId: 'm7', initiative: 'hero' },
    });
    expect(state.sides.hero).toMatchObject({
      hq: 'oracle',
      discs: { available: 3, spent: 0, unavailable: 7 },
      cubes: { available: 8, fatigue: 3 },
      cubeRecovery: 5,
      discRecovery: 2,
    });
    expect(state.sides.villain).toMatchObject({
      hq: 'the-riddler',
      discs: { available: 3, spent: 0, unavailable: 7 },
      cubes: { available: 11, fatigue: 0 },
      cubeRecovery: 5,
      discRecovery: 2,
    });
  });
  test('Quatre bombes sur cinq: m1, turn 3, the hero plays second, 2 / 1 / 2', () => {
    const state = start('quatre-bombes-sur-cinq');
    expect(state).toMatchObject({
      phase: 'upkeep',
      turn: 3,
      active: 'hero',
      fixed: { missionId: 'm1', initiative: 'villain' },
    });
    expect([state.sides.hero.hq, state.sides.villain.hq]).toEqual(['batwing', 'bane']);
    expect(states(state)).toEqual(['pion', 'pion', 'figurine', 'neutralisee', 'neutralisee']);
  });
  test('La dernière ruelle: m6, turn 7, three tiles lost each, D5, Grundy lying', () => {
    const state = start('la-derniere-ruelle');
    expect(state).toMatchObject({
      phase: 'upkeep',
      turn: 7,
      active: 'hero',
      fixed: { missionId: 'm6', initiative: 'hero' },
    });
    expect([lossesOf(state, 'hero'), lossesOf(state, 'villain')]).toEqual([3, 3]);
    expect([state.sides.hero.discs.available, state.sides.villain.discs.available]).toEqual([5, 5]);
    expect([state.sides.hero.hq, state.sides.villain.hq]).toEqual(['harvey-bullock', 'solomon-grundy']);
    expect(state.figures.find(({ tile }) => tile === 'solomon-grundy')?.at).toBe('lying');
    expect(state.tiles.find(({ id }) => id === 'evenement-vilains')?.face).toBe('active');
    expect(state.fixed.mission.special?.find((one) => one.kind === 'recovery')).toMatchObject({
      from: 5,
      to: 8,
      discs: 3,
    });
  });
});
describe('two of ours', () => {
  test('Partie complète: everything is to be chosen', () => {
    const state = start('partie-complete');
    expect(state).toMatchObject({ phase: 'hq', picking: 'villain', turn: 1 });
    expect([state.sides.hero.hq, state.sides.villain.hq, state.tiles.length]).toEqual([null, null, 0]);
  });
  test('Prise d’otages: everybody is somewhere, no hostage at an exit', () => {
    const state = start('prise-d-otages');
    expect(state).toMatchObject({ phase: 'upkeep', fixed: { missionId: 'm4', exits: ['Rue', 'Parking'] } });
    expect(state.figures.filter(({ zone }) => zone === null)).toEqual([]);
    expect(state.figures.filter(({ tile }) => tile === 'otages').map(({ zone }) => zone)).toEqual([
      'Guichets',
      'Guichets',
      'Bureaux',
      'Salle des coffres',
    ]);
    expect(state.sides.hero.river).toContain('heavy-gcpd');
  });
});
