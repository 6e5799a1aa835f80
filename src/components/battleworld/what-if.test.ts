import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../engine/battleworld/examples.ts';
import { replayLine, stateAt } from '../../engine/kernel/play.ts';
import { otherwise, throwsBefore } from '../play/what-if.ts';
import { mode } from './mode-combat.ts';

const lines = EXAMPLES.flatMap((example) => {
  if (example.mode !== 'combat') return [];
  const start = mode.game.setup(example.scenario);
  const line = start.ok
    ? replayLine(
        mode.game,
        start.value,
        example.script.map(({ action }) => action),
      )
    : undefined;
  return line?.ok === true ? [{ id: example.id, line: line.value }] : [];
});

describe('« et si ? » in the worked combats', () => {
  test('there are some', () => expect(lines.length).toBeGreaterThan(2));
  test.each(lines)('$id: every die that was thrown, and none else', ({ line }) => {
    const to = line.moves.length;
    const thrown = throwsBefore(mode, line, to);
    expect(thrown.map(({ at }) => at)).toEqual(
      line.moves.flatMap(({ action }, at) => (action.type === 'roll' ? [at] : [])),
    );
    for (const { at, fell, value, faces } of thrown) {
      expect(fell).toEqual({ type: 'roll', value });
      expect(faces.map((face) => face.value)).toEqual(Array.from({ length: faces.length }, (_, i) => i + 1));
      expect(stateAt(otherwise(mode, line, { at, action: fell, to }).line, to)).toEqual(stateAt(line, to));
    }
  });
  test.each(lines)('$id: another face goes on as far as the same actions are allowed, and not further', ({ line }) => {
    const to = line.moves.length;
    for (const { at, value, faces } of throwsBefore(mode, line, to))
      for (const face of faces) {
        const { line: other, whole } = otherwise(mode, line, { at, action: face.action, to });
        expect(other.moves[at]?.action).toEqual({ type: 'roll', value: face.value });
        expect(whole).toBe(other.moves.length === to);
        if (whole || face.value === value) continue;
        const end = stateAt(other, other.moves.length);
        const next = line.moves[other.moves.length]?.action;
        expect(
          mode.game.node(end).kind === 'end' || (next !== undefined && mode.game.refuse(end, next) !== undefined),
        ).toBe(true);
      }
  });
});
