// « Deviner d'abord » over the examples of every game: what is asked is what the example tells next, or what the engine refuses.
import { describe, expect, test } from 'vitest';
import type { Example } from '../../engine/kernel/example.ts';
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, replayLine, stateAt } from '../../engine/kernel/play.ts';
import { typeset } from '../../plugins/typography.ts';
import { typographyFaults } from '../../../tests/french.ts';
import { MODES } from '../every-mode.ts';
import type { AnyMode } from '../registry.ts';
import { actorsOf, entriesOf } from './entries.ts';
import { type Question, questionOf, verdictOn } from './guess.ts';

const examples = import.meta.glob<readonly (Example<unknown, unknown, string> & { readonly mode: string })[]>(
  '../../engine/*/examples.ts',
  { eager: true, import: 'EXAMPLES' },
);

interface Step {
  readonly id: string;
  readonly mode: AnyMode;
  readonly line: Line<Types>;
  readonly at: number;
  readonly question: Question | undefined;
}
const stepsOf = (jeu: string): readonly Step[] =>
  (examples[`../../engine/${jeu}/examples.ts`] ?? []).flatMap(({ id, mode: name, scenario, script }) => {
    const mode = MODES.get(`${jeu}/${name}`);
    const start = mode?.game.setup(scenario);
    if (mode === undefined || start?.ok !== true) throw new Error(`${id} cannot be played`);
    const line = replayLine(
      mode.game,
      start.value,
      script.map(({ action }) => action),
    );
    if (!line.ok) throw new Error(`${id} stops`);
    return script.map((_, at): Step => ({
      id: `${id}.${at + 1}`,
      mode,
      line: line.value,
      at,
      question: questionOf(mode, line.value, at),
    }));
  });

describe.each([...new Set([...MODES.values()].map(({ jeu }) => jeu))])('%s', (jeu) => {
  const steps = stepsOf(jeu);
  const asked = steps.filter((step): step is Step & { readonly question: Question } => step.question !== undefined);

  test('most steps are asked about, in more than one way', () => {
    const kinds = Map.groupBy(asked, ({ question }) => question.kind);
    console.info(
      `${jeu}: ${asked.length} of ${steps.length} steps; ${[...kinds].map(([kind, list]) => `${kind} ${list.length}`).join(', ')}`,
    );
    expect(asked.length / steps.length).toBeGreaterThanOrEqual(0.5);
    expect(
      asked.filter(({ question }) => question.kind !== 'choice').length / steps.length,
      'about what happens, not about a free choice',
    ).toBeGreaterThanOrEqual(0.4);
    expect(kinds.size).toBeGreaterThanOrEqual(2);
  });
  test('two answers or more, all different; the right one among them, not always at the same place', () => {
    for (const { id, question } of asked) {
      expect(question.options.length, id).toBeGreaterThanOrEqual(2);
      expect(new Set(question.options.map((option) => typeset(option))).size, id).toBe(question.options.length);
      expect(question.options[question.right], id).toBeDefined();
    }
    expect(new Set(asked.map(({ question }) => question.right)).size).toBeGreaterThan(1);
  });
  test('the right answer is what the example tells next, and no wrong one is', () => {
    for (const { id, mode, line, at, question } of asked) {
      const told = entriesOf(mode, line, actorsOf(mode, line))[at]?.sentences ?? [];
      const holds: Readonly<Record<Question['kind'], (option: string) => boolean>> = {
        sentence: (option) => told.some(({ text }) => text === typeset(option)),
        total: (option) =>
          told.find(({ tally }) => tally !== undefined && tally.parts.length > 0)?.tally?.sum === Number(option),
        choice: (option) => mode.text.action(line.moves[at]?.action, stateAt(line, at)) === option,
        allowed: (option) => (question.because === undefined) === (option === 'Permis'),
      };
      expect(question.options.map(holds[question.kind]), `${id}: ${question.asks}`).toEqual(
        question.options.map((_, i) => i === question.right),
      );
    }
  });
  test('« permis ? » is judged by the engine: a refusal gives its reason and its rule', () => {
    const judged = asked.filter(({ question }) => question.kind === 'allowed');
    for (const { id, mode, line, at, question } of judged) {
      const state = stateAt(line, at);
      const label = question.asks.replace(/^« (.*) » : est-ce permis \?$/s, '$1');
      const node = mode.game.node(state);
      const listedHere = node.kind === 'choice' && node.options.some((one) => mode.text.action(one, state) === label);
      const tried = mode.attempts?.(state).filter((one) => mode.text.action(one, state) === label) ?? [];
      if (question.right === 0) expect(listedHere, `${id}: ${label}`).toBe(true);
      else
        expect(
          tried
            .map((one) => mode.game.refuse(state, one))
            .some(
              (refusal) =>
                refusal !== undefined &&
                mode.text.refusal(refusal) === question.because &&
                refusal.cites.join() === question.cites.join(),
            ),
          `${id}: ${label}`,
        ).toBe(true);
    }
    if (judged.length > 8) expect(new Set(judged.map(({ question }) => question.right)).size).toBe(2);
  });
  test('every wrong answer that the rules explain names one; what is said is good French', () => {
    for (const { id, question } of asked) {
      if (question.kind !== 'choice') expect(question.cites.length, id).toBeGreaterThan(0);
      const texts = [
        question.lead,
        question.asks,
        ...question.options,
        ...question.options.map((_, i) => verdictOn(question, i)),
      ];
      for (const text of texts) expect(typographyFaults(typeset(text)), id).toEqual([]);
      expect(new Set(question.options.map((_, i) => verdictOn(question, i))).size, id).toBeGreaterThan(1);
    }
  });
  test('the same step asks the same', () => {
    for (const { mode, line, at, question } of steps.slice(0, 20)) expect(questionOf(mode, line, at)).toEqual(question);
  });
});
