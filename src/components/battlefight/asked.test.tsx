// The boards of exercises draw, by name, each card that the facts told of before them.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { EXERCISES } from '../../engine/battlefight/exercises/index.ts';
import { type Exercise, exerciseOf } from '../../engine/kernel/exercise.ts';
import { known } from '../../engine/kernel/result.ts';
import { rng } from '../../engine/kernel/rng.ts';
import { askedOf, boardOf } from '../exercises/board.tsx';
import { AskedBoard } from './AskedBoard.tsx';
import { AskedDeck } from './AskedDeck.tsx';
import { mode as formation } from './mode-formation.ts';
import { mode as partie } from './mode-partie.ts';

const BOARDS = { partie: boardOf(partie, AskedBoard), formation: boardOf(formation, AskedDeck) };
const textOf = (exercise: Exercise<string>): string => {
  const shown = known(exercise.position);
  const Board = BOARDS[shown.mode as keyof typeof BOARDS];
  return render(<Board position={shown} asked={askedOf(exercise, undefined, () => undefined)} />)
    .replaceAll('\u00ad', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
};

describe.each(EXERCISES.map((type) => [type.id, type] as const))('%s', (id, type) => {
  test('what is told nowhere else is drawn', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const exercise = known(exerciseOf(type, rng(seed)));
      const text = textOf(exercise);
      const facts = exercise.drawn ?? [];
      expect(facts.length).toBeGreaterThan(0);
      for (const [, title = ''] of facts.join(' ').matchAll(/« ([^»]+) »/g)) expect(text).toContain(title);
      for (const [, cost = ''] of facts.join(' ').matchAll(/Stable, coût (\d+)/g))
        expect(text).toContain(`Stable, coût ${cost}`);
      for (const [, count = ''] of facts.join(' ').matchAll(/Main de J1 : (\d+) carte/g))
        expect(text).toContain(`main ${count}`);
      for (const [times = ''] of (id === 'deck' ? facts.join(' ') : '').matchAll(/(?<=\()\d+(?= fois)/g))
        expect(text).toContain(`× ${times}`);
    }
  });
  test('cells are drawn where they count, and nowhere else', () => {
    const exercise = known(exerciseOf(type, rng(1)));
    const shown = known(exercise.position);
    const Board = BOARDS[shown.mode as keyof typeof BOARDS];
    const asked = askedOf(exercise, undefined, () => undefined);
    expect(render(<Board position={shown} asked={asked} />).includes('hex-board')).toBe(
      ['pousser', 'sort', 'fin', 'suivant'].includes(id),
    );
  });
});
