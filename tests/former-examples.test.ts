// Examples that were cut, and those that open under way: as they were published (`exemple-<slug>.json` among the links of their game), each of their steps still opens the same moment.
import { describe, expect, test } from 'vitest';
import { MODES } from '../src/components/every-mode.ts';
import { stepNow } from '../src/engine/kernel/example.ts';
import type { Types } from '../src/engine/kernel/game.ts';
import { type Line, replayLine, stateAt } from '../src/engine/kernel/play.ts';
import { GAMES } from './games/index.ts';
import type { AnyExample } from './games/subject.ts';
import { published } from './links/golden.ts';

const PUBLISHED = /^([a-z-]+)\/exemple-(.+)\.json$/;
const cut = published().flatMap(([name, { mode, link, expect: was }]) => {
  const [, jeu, slug] = PUBLISHED.exec(name) ?? [];
  return jeu === undefined || slug === undefined ? [] : [{ id: `${jeu}.${slug}`, jeu, mode, link, was }];
});
const examplesOf = (jeu: string): readonly AnyExample[] => GAMES.find((game) => game.jeu === jeu)?.examples ?? [];
const gameOf = (mode: string) => MODES.get(mode)!.game;
const lineOf = (mode: string, scenario: unknown, actions: readonly unknown[]): Line<Types> => {
  const start = gameOf(mode).setup(scenario);
  const line = start.ok ? replayLine(gameOf(mode), start.value, actions) : undefined;
  if (line?.ok !== true) throw new Error(`${mode}: what was published does not play`);
  return line.value;
};
/** All that a reader sees of a moment: what is asked, and what was told. Of where it begins, what was told before is another's. */
const seen = (mode: string, line: Line<Types>, at: number): readonly unknown[] => [
  MODES.get(mode)!.text.node(stateAt(line, at)),
  gameOf(mode).node(stateAt(line, at)),
  at === 0 ? [] : (line.moves[at - 1]?.step.events ?? []),
];

const examples = GAMES.flatMap((game): readonly AnyExample[] => game.examples);
test('each example that goes on elsewhere, or opens under way, was published whole', () => {
  const sequels = new Set(examples.flatMap(({ goesOn }) => (goesOn ? [goesOn.in] : [])));
  const ids = examples.filter(({ id, opens, goesOn }) => goesOn ?? (opens && !sequels.has(id))).map(({ id }) => id);
  expect(cut.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});
test('an example that opens under way has steps before, steps after, and says what was played', () => {
  for (const { id, opens, script } of examples) {
    if (opens === undefined) continue;
    expect(opens.at, id).toBeGreaterThan(0);
    expect(opens.at, id).toBeLessThan(script.length);
    expect(opens.told, id).toMatch(/\.$/);
  }
});
describe.each(cut.map((one) => [one.id, one] as const))('%s', (id, { jeu, mode, link, was }) => {
  const whole = lineOf(mode, was.scenario, was.actions ?? []);
  const now = new Map(
    examplesOf(jeu).map((one) => [
      one.id,
      {
        ...one,
        line: () =>
          lineOf(
            mode,
            one.scenario,
            one.script.map(({ action }) => action),
          ),
      },
    ]),
  );
  const first = now.get(id)!;
  test('each of its steps is the same moment, or is seen in the whole alone', () => {
    for (let step = 0; step <= whole.moves.length; step += 1) {
      const place = stepNow(step, first.script.length, first.goesOn)!;
      if (place.where === 'whole') {
        expect([place.step, first.goesOn?.whole]).toEqual([step, link]);
        continue;
      }
      const line = now.get(place.where === 'here' ? id : first.goesOn!.in)!.line();
      const [asked, node, told] = seen(mode, line, place.step);
      const [askedThen, nodeThen, toldThen] = seen(mode, whole, step);
      expect([asked, node], `step ${step}`).toEqual([askedThen, nodeThen]);
      if (place.step > 0) expect(told, `step ${step}`).toEqual(toldThen);
    }
  });
  test('the one that goes on ends as it did', () => {
    const last = now.get(first.goesOn?.in ?? id)!;
    expect((first.goesOn?.at ?? 0) + last.script.length).toBe(whole.moves.length);
  });
});
