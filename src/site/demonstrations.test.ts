// The build stops on a demonstration that does not do what it says, with the rule and the reason.
import { expect, test } from 'vitest';
import { demonstrations, faultsOf } from './demonstrations.ts';
import type { Demonstrations } from '../engine/kernel/demonstration.ts';
import { READY_GAMES } from './games.ts';

test.each(READY_GAMES.map(({ slug }) => slug))('%s: each demonstration shows its rule', (jeu) => {
  expect(Object.keys(demonstrations(jeu).rules).length).toBeGreaterThan(0);
  expect(faultsOf(jeu, demonstrations(jeu))).toEqual([]);
});
test('one that shows another rule, stops early or is in no mode is told', () => {
  const good = demonstrations('battleworld');
  const [[rule, sight] = ['', undefined]] = Object.entries(good.rules).filter(([, { kind }]) => kind === 'event');
  if (sight?.kind !== 'event') throw new Error('no event');
  const faults = (changed: Partial<Demonstrations>): readonly string[] =>
    faultsOf('battleworld', { ...good, rules: { [rule]: sight }, ...changed });
  expect(faults({})).toEqual([]);
  expect(faults({ rules: { 'bw.nulle-part': sight } })).toEqual([
    'règle « bw.nulle-part » : ce qui se passe là ne la cite pas.',
  ]);
  expect(faults({ rules: { [rule]: { ...sight, run: 999 } } })[0]).toContain('mode « ? » inconnu');
  expect(faults({ runs: good.runs.map((run) => ({ ...run, actions: [{ type: 'nonsense' }] })) })[0]).toContain(
    'le moteur échoue',
  );
  expect(
    faults({ runs: good.runs.map((run) => ({ ...run, actions: [...run.actions.slice(0, 1), ...run.actions] })) })[0],
  ).toContain('arrête sa partie'); // the first action twice
  expect(faults({ rules: { [rule]: { ...sight, step: 9999 } } })[0]).toContain('au-delà');
});
