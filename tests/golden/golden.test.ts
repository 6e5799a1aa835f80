import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseReplay, type Replay } from '../../src/engine/kernel/replay.ts';
import { GOLDEN_MODES, type GoldenMode, WANTED, whatIsWrong } from './golden.ts';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.replay'))
  .map((file) => file.slice(0, -'.replay'.length));
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const opened = (name: string): { readonly replay: Replay; readonly mode: GoldenMode } => {
  const parsed = parseReplay(read(`${name}.replay`));
  if (!parsed.ok) throw new Error(`line ${parsed.error.line}: ${parsed.error.code}`);
  const mode = GOLDEN_MODES[parsed.value.mode];
  if (mode === undefined) throw new Error(`unknown mode ${parsed.value.mode}`);
  return { replay: parsed.value, mode };
};

// When a change of sentences or citations is meant: `node scripts/golden.ts`, then read the difference.
describe.each(names)('%s', (name) => {
  test('plays again, with the same rules', () => {
    const { replay, mode } = opened(name);
    expect(mode.divergence(replay)).toBeUndefined();
    expect(mode.rewrite(replay).replay.split('\n')).toEqual(read(`${name}.replay`).split('\n'));
  });
  test('is told in the same words', () => {
    const { replay, mode } = opened(name);
    expect(mode.rewrite(replay).log.split('\n')).toEqual(read(`${name}.log`).split('\n'));
  });
});

test.each(Object.keys(WANTED))('there is a game for: %s', (name) => {
  expect(names).toContain(name);
  expect(whatIsWrong(name, opened(name).replay)).toBeUndefined();
});
