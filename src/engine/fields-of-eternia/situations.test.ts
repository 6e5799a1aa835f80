// Positions written to show rules: each has a name of its own, and where heroes go is asked by the rule that sends them there.
import { expect, test } from 'vitest';
import { replayLine } from '../kernel/play.ts';
import { partie, partieText } from './partie/index.ts';
import type { PartieAction } from './partie/types.ts';
import type { PartieScenario } from './partie/scenario-types.ts';
import { SITUATIONS } from './situations.ts';

const named = (name: string): PartieScenario => {
  const found = SITUATIONS.find(({ scenario }) => (scenario as PartieScenario).name === name);
  if (found === undefined) throw new Error(`no situation « ${name} »`);
  return found.scenario as PartieScenario;
};
const after = (name: string, ...actions: readonly PartieAction[]) => {
  const start = partie.setup(named(name));
  if (!start.ok) throw new Error(name);
  const line = replayLine(partie, start.value, actions);
  if (!line.ok) throw new Error(`${name}: ${line.error.why}`);
  return line.value.moves.at(-1)?.step.state ?? start.value;
};
const STORMED: readonly PartieAction[] = [
  { type: 'first', team: 1 },
  { type: 'activate', hero: 1 },
  { type: 'march', from: 'montagnes-de-perpetua', to: 'tour-centrale', count: 3 },
  { type: 'bat-go' },
];

test('a hero who falls far from any friend is asked where to go by that rule, not by that of the deployment zone', () => {
  const state = after('Escarmouche, Teela seule', ...STORMED);
  expect(partie.node(state).cites).toEqual(['foe.escarmouche.vaincu-loin', 'foe.vaincu.soin']);
  expect(partie.refuse(state, { type: 'retreat', to: 'tour-centrale' })?.cites).toEqual([
    'foe.escarmouche.vaincu-loin',
  ]);
});
test('a victory card that a game does not have is never named by its id', () => {
  const state = after(
    'Escarmouche, les montures sont prises',
    { type: 'first', team: 0 },
    { type: 'activate', hero: 0 },
  );
  expect(partieText.action({ type: 'renew', cards: ['ex-tours'] }, state)).toBe(
    'Renouveler 1 carte victoire, pour 1 Eternium',
  );
});
test('each has a name of its own', () => {
  const names = SITUATIONS.map(({ scenario }) => (scenario as PartieScenario).name);
  expect(new Set(names).size).toBe(names.length);
});
