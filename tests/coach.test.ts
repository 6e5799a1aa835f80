// What coaches say: rules that exist, short sentences, and remarks that real games call for, once each.
import { describe, expect, test } from 'vitest';
import { MODES } from '../src/components/every-mode.ts';
import { coachLoader } from '../src/components/learn/loaders.ts';
import { momentOf, remarkAt } from '../src/engine/kernel/coach.ts';
import { play, seeded } from '../src/engine/kernel/play.ts';
import { GAMES } from './games/index.ts';
import { readyIn } from './ready.ts';

const PLAYED = 40; // games that must call for every remark
const STEPS = 300;
const LONGEST = 30; // words

for (const { jeu, rules } of GAMES) {
  const coach = await coachLoader(jeu)?.();
  if (coach === undefined) continue;
  describe.each(Object.entries(coach))(`${jeu}/%s`, (name, remarks) => {
    const mode = MODES.get(`${jeu}/${name}`)!;
    test('each has its own name, a rule of the game, short sentences', () => {
      expect(new Set(remarks.map(({ id }) => id)).size).toBe(remarks.length);
      expect(remarks.filter(({ rule }) => rules[rule] === undefined)).toEqual([]);
      for (const { says } of remarks)
        for (const sentence of says.split(/(?<=[.!?])\s/))
          expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(LONGEST);
    });
    test('real games call for each, and for none twice', async () => {
      const scenarios = (await readyIn(jeu)).filter((one) => one.name === name);
      const heard = new Set<string>();
      for (let seed = 1; seed <= PLAYED; seed += 1) {
        const start = mode.game.setup(scenarios[seed % scenarios.length]?.scenario);
        if (!start.ok) throw new Error('a ready scenario is refused');
        const { line } = play(mode.game, start.value, seeded(seed), STEPS);
        const made = new Set<string>();
        for (let count = 1; count <= line.moves.length; count += 1) {
          const remark = remarkAt(remarks, momentOf(mode.game, line, count, 0)!, made);
          if (remark === undefined) continue;
          expect(made.has(remark.id)).toBe(false);
          made.add(remark.id);
          heard.add(remark.id);
        }
      }
      expect(remarks.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
    });
  });
}
