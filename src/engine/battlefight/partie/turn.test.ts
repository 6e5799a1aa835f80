import { expect, test } from 'vitest';
import { citedIn } from '../../kernel/tally.ts';
import { replayLine } from '../../kernel/play.ts';
import { duel, game } from '../scenarios.ts';
import { partie } from './index.ts';
import type { PartieScenario } from './types.ts';

test('the end of a turn tells that damage is erased where there was some, and only there', () => {
  const start = partie.setup(duel({ damage: 2 }, { damage: 0 }));
  if (!start.ok) throw new Error('refused');
  const line = replayLine(partie, start.value, [
    { type: 'play', card: 'base-rhetorique' },
    { type: 'execute' },
    { type: 'play', card: 'base-rhetorique' },
    { type: 'execute' },
  ]);
  if (!line.ok) throw new Error(line.error.why);
  const overs = line.value.moves.flatMap(({ step }) => step.events).filter((event) => event.type === 'turn-over');
  expect(overs.map((event) => [event.cleared, citedIn(event).includes('bf.points.remise-a-zero')])).toEqual([
    [2, true],
    [0, false],
  ]);
});

test('corners are taken from whoever begins, once the lot has said who; those that were told stay', () => {
  const begun = (scenario: PartieScenario) => {
    const start = partie.setup({ ...scenario, first: null });
    if (!start.ok) throw new Error('refused');
    const { state, events } = partie.apply(start.value, { type: 'first', seat: 1 });
    return [state.players.map(({ cell }) => cell), events.find(({ type }) => type === 'first-drawn')?.cites];
  };
  const two = game(['cogneur', 'cogneur']);
  expect(begun(two)).toEqual([
    ['D7', 'D1'],
    [
      'bf.mise-en-place.premier-tirage',
      'bf.mise-en-place.ordre-angles',
      'bf.mise-en-place.angles',
      'bf.plateau.angles',
    ],
  ]);
  const players = two.players.map((spec, i) => ({ ...spec, cell: ['A1', 'G4'][i] ?? '' }));
  expect(begun({ ...two, players })).toEqual([['A1', 'G4'], ['bf.mise-en-place.premier-tirage']]);
});
