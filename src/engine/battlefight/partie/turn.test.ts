import { expect, test } from 'vitest';
import { citedIn } from '../../kernel/tally.ts';
import { replayLine } from '../../kernel/play.ts';
import { duel } from '../scenarios.ts';
import { partie } from './index.ts';

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
