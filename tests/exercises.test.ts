// The exercises of every game that has some: what a page may rely on, whatever the game. That the answers are right is checked beside each game's own (exercises.test.ts).
import { describe, expect, test } from 'vitest';
import { MODES } from '../src/components/every-mode.ts';
import {
  type Exercise,
  type ExerciseAnswer,
  exerciseOf,
  type ExerciseType,
  isRight,
} from '../src/engine/kernel/exercise.ts';
import { replayLine } from '../src/engine/kernel/play.ts';
import { rng } from '../src/engine/kernel/rng.ts';
import type { RuleEntry } from '../src/engine/kernel/rules.ts';
import { typeset } from '../src/plugins/typography.ts';
import { cpuTime } from './cpu.ts';
import { typographyFaults } from './french.ts';

type Types = readonly ExerciseType<string>[];
const found = import.meta.glob<Types>('../src/engine/*/exercises/index.ts', { eager: true, import: 'EXERCISES' });
const rules = import.meta.glob<Readonly<Record<string, RuleEntry>>>(
  ['../src/engine/*/rules.ts', '!../src/engine/kernel/*'],
  { eager: true, import: 'RULES' },
);

const SEEDS = 200;
const MORE = 1500; // seeds looked at, after those, for the rules that few draws are about
const RULES_MET = 25; // or half of a small game's
const AVERAGE = 50; // ms
const GAMES = Object.entries(found).map(([path, types]) => [path.split('/')[3] ?? '', types] as const);

const asked = (type: ExerciseType<string>, seed: number): Exercise<string> => {
  const exercise = exerciseOf(type, rng(seed));
  if (exercise === undefined) throw new Error(`${type.id}: seed ${seed} asks nothing in 60 draws`);
  return exercise;
};
const valueOf = (answer: ExerciseAnswer): number | boolean =>
  answer.kind === 'number' ? answer.value : answer.kind === 'choice' ? answer.right : answer.allowed;
/** What a reader would have to answer: the text of a choice, whose place may be drawn. */
const saidOf = (answer: ExerciseAnswer): string =>
  answer.kind === 'choice' ? (answer.options[answer.right] ?? '') : `${valueOf(answer)}`;
const wrongWith = (answer: ExerciseAnswer): string | undefined => {
  if (answer.kind === 'allowed') return undefined;
  if (answer.kind === 'number') {
    const whole = [answer.value, answer.least, answer.most].every(Number.isSafeInteger);
    return whole && answer.least <= answer.value && answer.value <= answer.most && answer.least < answer.most
      ? undefined
      : `${answer.value} of ${answer.least} to ${answer.most}`;
  }
  const { options, right } = answer;
  return options.length >= 2 &&
    options.length <= 6 &&
    new Set(options).size === options.length &&
    options[right] !== undefined
    ? undefined
    : `${options.join(' / ')}: ${right}`;
};
const replayFault = (jeu: string, { position }: Exercise<string>): string | undefined => {
  if (position === undefined) return undefined;
  const mode = MODES.get(`${jeu}/${position.mode}`);
  if (mode === undefined) return `no mode « ${position.mode} »`;
  const start = mode.game.setup(position.scenario);
  if (!start.ok) return JSON.stringify(start.error);
  const line = replayLine(mode.game, start.value, position.actions);
  return line.ok ? undefined : `stopped after ${line.error.line.moves.length}: ${line.error.why}`;
};

test('at least one game has exercises', () => expect(GAMES.map(([jeu]) => jeu)).toContain('battleworld'));

describe.each(GAMES)('%s', (jeu, types) => {
  const known = rules[`../src/engine/${jeu}/rules.ts`] ?? {};
  const drawn = new Map(types.map((type) => [type.id, Array.from({ length: SEEDS }, (_, i) => asked(type, i + 1))]));
  const of = (id: string): readonly Exercise<string>[] => drawn.get(id) ?? [];

  const least = Math.min(RULES_MET, Math.ceil(Object.keys(known).length / 2));
  test(`covers ${least} rules or more`, () => {
    const met = new Set([...drawn.values()].flat().flatMap(({ cites }) => cites));
    console.info(`${jeu}: ${types.length} types, ${met.size} rules met in ${SEEDS} seeds of each`);
    expect(met.size).toBeGreaterThanOrEqual(least);
  });
  test('types have each their name, fit for an address', () => {
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    expect(new Set(types.map(({ title }) => title)).size).toBe(types.length);
    for (const { id } of types) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,60}$/);
  });

  describe.each(types.map((type) => [type.id, type] as const))('%s', (id, type) => {
    test('is about rules of the game, and about each of those it lists', () => {
      expect(type.rules.filter((rule) => known[rule] === undefined)).toEqual([]);
      const met = new Set(of(id).flatMap(({ cites }) => cites));
      expect([...met].filter((rule) => !type.rules.includes(rule))).toEqual([]);
      for (let seed = SEEDS + 1; seed <= SEEDS + MORE && met.size < type.rules.length; seed += 1)
        for (const rule of asked(type, seed).cites) met.add(rule);
      expect(
        type.rules.filter((rule) => !met.has(rule)),
        'never met',
      ).toEqual([]);
    });
    test('the same seed gives the same exercise', () => {
      for (const seed of [1, 2, 3, 77, 4_294_967_295]) expect(asked(type, seed)).toEqual(asked(type, seed));
      expect(new Set(of(id).map((one) => JSON.stringify(one))).size, 'different exercises').toBeGreaterThan(SEEDS / 10);
    });
    test('its answers can be given, and the right one is', () => {
      for (const { answer } of of(id)) {
        expect(wrongWith(answer)).toBeUndefined();
        expect(isRight(answer, valueOf(answer))).toBe(true);
        if (answer.kind === 'number' && answer.unit !== undefined) expect(answer.unit).toMatch(/^\p{L}/u);
      }
    });
    test('no answer is a safe guess', () => {
      const counts = new Map<string, number>();
      for (const { answer } of of(id)) counts.set(saidOf(answer), (counts.get(saidOf(answer)) ?? 0) + 1);
      expect(counts.size).toBeGreaterThanOrEqual(2);
      expect(Math.max(...counts.values()) / SEEDS, JSON.stringify([...counts])).toBeLessThanOrEqual(0.8);
      const judged = of(id).flatMap(({ answer }) => (answer.kind === 'allowed' ? [answer.allowed] : []));
      if (judged.length < SEEDS / 2) return;
      const share = judged.filter(Boolean).length / judged.length;
      expect(share, 'permitted').toBeGreaterThanOrEqual(0.35);
      expect(share, 'permitted').toBeLessThanOrEqual(0.65);
    });
    test('its positions are ones that the engine reaches', () => {
      for (const [i, exercise] of of(id).entries())
        expect(replayFault(jeu, exercise), `${id}.${i + 1}`).toBeUndefined();
    });
    test('its sentences are good French', () => {
      for (const [i, { facts, drawn = [], question, because, answer }] of of(id).entries()) {
        const texts = [
          type.title,
          ...facts,
          ...drawn,
          question,
          ...because,
          ...(answer.kind === 'choice' ? answer.options : []),
        ];
        for (const text of texts) {
          expect(typographyFaults(typeset(text)), `${id}.${i + 1}`).toEqual([]);
          expect(text, `${id}.${i + 1}`).not.toMatch(/undefined|NaN|\[object|\s\s|^\s|\s$|^$/);
        }
        expect(question, `${id}.${i + 1}`).toMatch(/\?$/);
      }
    });
    test(`takes ${AVERAGE} ms or less on average`, () => {
      const took = cpuTime(() => {
        for (let seed = 1; seed <= 40; seed += 1) asked(type, seed);
      });
      expect(took / 40).toBeLessThanOrEqual(AVERAGE);
    });
  });
});
