import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseReplay, type Replay } from '../../src/engine/kernel/replay.ts';
import { GAMES } from '../games/index.ts';
import { GOLDEN_MODES, goldenFolder, type GoldenMode, goldenNames, WANTED, whatIsWrong } from './golden.ts';

const read = (jeu: string, file: string): string => readFileSync(new URL(file, goldenFolder(jeu)), 'utf8');
const opened = (jeu: string, name: string): { readonly replay: Replay; readonly mode: GoldenMode } => {
  const parsed = parseReplay(read(jeu, `${name}.replay`));
  if (!parsed.ok) throw new Error(`line ${parsed.error.line}: ${parsed.error.code}`);
  const mode = GOLDEN_MODES[parsed.value.mode];
  if (mode === undefined) throw new Error(`unknown mode ${parsed.value.mode}`);
  return { replay: parsed.value, mode };
};

/** `GAME=versus` plays those of one game: for planted faults (`npm run mutate`). */
const PLAYED = GAMES.some(({ jeu }) => jeu === process.env['GAME'])
  ? GAMES.filter(({ jeu }) => jeu === process.env['GAME'])
  : GAMES;
// When a change of sentences or citations is meant: `node scripts/golden.ts`, then read the difference.
describe.each(PLAYED.flatMap(({ jeu }) => goldenNames(jeu).map((name) => [jeu, name] as const)))(
  '%s: %s',
  (jeu, name) => {
    test('plays again, with the same rules', () => {
      const { replay, mode } = opened(jeu, name);
      expect(mode.divergence(replay)).toBeUndefined();
      expect(mode.rewrite(replay).replay.split('\n')).toEqual(read(jeu, `${name}.replay`).split('\n'));
    });
    test('is told in the same words', () => {
      const { replay, mode } = opened(jeu, name);
      expect(mode.rewrite(replay).log.split('\n')).toEqual(read(jeu, `${name}.log`).split('\n'));
    });
  },
);

test.each(WANTED.map((wanted) => [wanted.jeu, wanted.name, wanted] as const))(
  '%s, there is a game for: %s',
  (jeu, name, wanted) => {
    expect(goldenNames(jeu)).toContain(name);
    expect(whatIsWrong(wanted, opened(jeu, name).replay)).toBeUndefined();
  },
);
test('every mode has golden games', () => {
  for (const { jeu, modes } of GAMES)
    for (const [name, { golden }] of Object.entries(modes))
      expect(Object.keys(golden).length, `${jeu}/${name}`).toBeGreaterThan(0);
});
