// What is heard of an answer: who does not see the board must be able to find what its letters point at.
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { Exercise } from '../../engine/kernel/exercise.ts';
import { Verdict } from './Verdict.tsx';

const asked = (marks: readonly unknown[]): Exercise<string> => ({
  facts: [],
  question: 'Où finit-il ?',
  answer: { kind: 'choice', options: ['Devant', 'Derrière'], right: 1, marks },
  because: ['Il recule.'],
  cites: ['toy.reculer'],
});
const heard = (exercise: Exercise<string>): string =>
  render(<Verdict jeu="toy" exercise={exercise} given={0} titles={{}} />).replaceAll(/[\u00a0\u202f]/g, ' ');

test('an answer that goes by a letter is told in words too, unseen', () =>
  expect(heard(asked([{}, {}]))).toContain('<span class="sr"> B : Derrière.</span>'));
test('an answer in words is told once', () => expect(heard(asked([{}, null])).match(/Derrière/g)).toHaveLength(1));
