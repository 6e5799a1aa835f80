// Every lesson of every game, played by its own solution, by every legal first gesture of each step, by its hints; its words counted, its rules and pieces known.
// LESSONS_GAME=<jeu> plays one game's; LESSONS_TELL=1 prints what is played, and which rules the learner's own gestures apply.
import { readFileSync } from 'node:fs';
import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { MODES } from '../src/components/every-mode.ts';
import { lessonsLoader } from '../src/components/learn/loaders.ts';
import type { AnyMode } from '../src/components/registry.ts';
import type { Types } from '../src/engine/kernel/game.ts';
import {
  type AnyLesson,
  answeredOn,
  asksLearner,
  isGame,
  judge,
  ledOn,
  type Lesson,
  type LessonStep,
  linked,
  openLesson,
  playStep,
  since,
  words as wordsOf,
} from '../src/engine/kernel/lesson.ts';
import { type Line, listed, stateAt } from '../src/engine/kernel/play.ts';
import { GAMES } from './games/index.ts';

const LONGEST = 30; // words of a sentence
const MEAN = 22;
const GESTURES = 12; // of a lesson
const RULES = 25; // that the learner's own gestures apply, a game
const TELL = process.env['LESSONS_TELL'] !== undefined;

const ofGame = process.env['LESSONS_GAME'];
const taught = (
  await Promise.all(
    GAMES.filter(({ jeu }) => ofGame === undefined || jeu === ofGame).map(async ({ jeu, rules }) => {
      const lessons = await lessonsLoader(jeu)?.();
      return lessons === undefined ? [] : [{ jeu, rules, lessons }];
    }),
  )
).flat();

const modeOf = (jeu: string, { mode }: Pick<AnyLesson, 'mode'>): AnyMode => {
  const found = MODES.get(`${jeu}/${mode}`);
  if (found === undefined) throw new Error(`no mode ${jeu}/${mode}`);
  return found;
};
const endOf = (line: Line<Types>): unknown => stateAt(line, line.moves.length);
const sentences = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}«])/u);
const said = (lesson: AnyLesson): readonly string[] =>
  isGame(lesson)
    ? [lesson.says]
    : lesson.steps.flatMap((step) => [
        step.says,
        ...(step.kind === 'go' ? [] : [step.look]),
        ...(step.kind === 'act' && typeof step.missed === 'string' ? [step.missed] : []),
        ...(step.kind === 'guess' ? [step.why] : []),
      ]);

/** The line at the start of each step, played as written, and at the end. */
const linesOf = (mode: AnyMode, lesson: Lesson<Types>): readonly Line<Types>[] => {
  const lines = [openLesson(mode, lesson)];
  for (const step of lesson.steps) lines.push(playStep(mode, lesson, step, lines.at(-1)!));
  return lines;
};
/** The rules that the learner's own gestures set to work: those of what they did, and those under which they were chosen. */
const learnerRules = (
  mode: AnyMode,
  lesson: Lesson<Types>,
): { readonly done: readonly string[]; readonly under: readonly string[] } => {
  const lines = linesOf(mode, lesson);
  const mine = lesson.steps.flatMap((step, at) => {
    if (step.kind !== 'act') return [];
    const line = lines[at + 1]!;
    return line.moves.slice(lines[at]!.moves.length).flatMap(({ step: { events } }, i) => {
      const state = stateAt(line, lines[at]!.moves.length + i);
      const node = mode.game.node(state);
      return asksLearner(mode, lesson, node, state) ? [{ events, node }] : [];
    });
  });
  return {
    done: mine.flatMap(({ events }) => events.flatMap(({ cites }) => [...cites])),
    under: mine.flatMap(({ node }) => [...node.cites]),
  };
};
/** The rules that the aid sheet cites under the course of a turn. */
const rulesOfTurn = (jeu: string): readonly string[] => {
  const sheet = readFileSync(`src/components/${jeu}/Aide.astro`, 'utf8');
  const parts = sheet.matchAll(
    /<Pave titre="(?:Un tour|Le tour d’un camp|La manche|Les actions d’un héros)" regle="([^"]+)".*?<\/Pave>/gs,
  );
  return [...parts].flatMap(([part, rule = '']) => [
    rule,
    ...[...part.matchAll(/<R id="([^"]+)"/g)].map(([, id = '']) => id),
  ]);
};

const tell = (mode: AnyMode, lesson: Lesson<Types>, lines: readonly Line<Types>[]): void => {
  lesson.steps.forEach((step, i) => {
    console.log(`${lesson.slug} ${i + 1} [${step.kind}] ${step.says}`);
    if (step.kind === 'guess')
      console.log(
        `    comes true: ${step.options[step.right(since(mode, lesson, lines[i + 1]!, lines[i]!.moves.length).facts)]}. ${step.why}`,
      );
    const [from, to] = [lines[i]!.moves.length, lines[i + 1]!.moves.length];
    for (let k = from; k < to; k += 1) {
      const before = stateAt(lines[i + 1]!, k);
      const node = mode.game.node(before);
      const move = lines[i + 1]!.moves[k]!;
      const who = node.kind === 'choice' ? `J${node.seat}` : node.kind;
      console.log(
        `    ${who}: ${mode.text.action(move.action, before)} → ${move.step.events.map((e) => mode.text.event(e, before)).join(' ')}`,
      );
    }
  });
  const node = mode.game.node(endOf(lines.at(-1)!));
  console.log(
    `    then: ${node.kind} ${node.kind === 'choice' ? node.seat : ''} ${mode.text.node(endOf(lines.at(-1)!))}`,
  );
};

/** What a first gesture comes to: reached, on, missed; when the goal is reached, the rest of the lesson as written. */
const tryFirst = (mode: AnyMode, lesson: Lesson<Types>, at: number, line: Line<Types>, action: unknown): void => {
  const step = lesson.steps[at] as LessonStep<Types> & { readonly kind: 'act' };
  const from = line.moves.length;
  const begun = answeredOn(mode, lesson, step, line, from);
  const after = ledOn(mode, lesson, begun, [action]);
  const verdict = judge(mode, lesson, step, since(mode, lesson, after, from));
  if (verdict.is !== 'reached') return;
  const done = answeredOn(mode, lesson, step, after, from);
  lesson.steps.slice(at + 1).reduce((now, next) => playStep(mode, lesson, next, now), done);
};

describe.each(taught.map((game) => [game.jeu, game] as const))('%s', (jeu, { rules, lessons }) => {
  test('nine to twelve lessons, the first three in ten minutes; each under its own name', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(9);
    expect(lessons.length).toBeLessThanOrEqual(12);
    expect(new Set(lessons.map(({ slug }) => slug)).size).toBe(lessons.length);
    for (const { slug } of lessons) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
  test('the learner’s own gestures apply enough rules, and those of a turn', () => {
    const applied = new Map<string, Set<string>>();
    const chosenUnder = new Set<string>(); // and told by the lesson where they were
    for (const lesson of lessons)
      if (!isGame(lesson)) {
        const { done, under } = learnerRules(modeOf(jeu, lesson), lesson);
        for (const rule of done) applied.set(rule, (applied.get(rule) ?? new Set()).add(lesson.slug));
        const named = new Set(linked(lesson.learnt).map(({ rule }) => rule));
        for (const rule of under) if (named.has(rule)) chosenUnder.add(rule);
      }
    if (TELL) for (const [rule, where] of applied) console.log(`${rule}: ${[...where].join(', ')}`);
    console.log(`${jeu}: the learner’s own gestures apply ${applied.size} rules`);
    expect(applied.size).toBeGreaterThanOrEqual(RULES);
    const turn = rulesOfTurn(jeu);
    expect(turn.length).toBeGreaterThan(0);
    expect(turn.filter((rule) => !applied.has(rule) && !chosenUnder.has(rule))).toEqual([]);
    if (TELL) console.log(`of a turn, only chosen under: ${turn.filter((rule) => !applied.has(rule)).join(', ')}`);
  });
  test('sentences are short', () => {
    const all = lessons.flatMap(said).flatMap(sentences);
    expect(all.filter((one) => wordsOf(one) > LONGEST)).toEqual([]);
    expect(all.reduce((sum, one) => sum + wordsOf(one), 0) / all.length).toBeLessThanOrEqual(MEAN);
  });
  describe.each(lessons.map((lesson) => [lesson.slug, lesson] as const))('%s', (_, lesson) => {
    const mode = modeOf(jeu, lesson);
    test('what was learnt leads to rules of the game', () => {
      const named = linked(lesson.learnt).flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((rule) => rules[rule] === undefined)).toEqual([]);
    });
    if (isGame(lesson)) {
      test('its scenario opens', () => expect(mode.game.setup(lesson.scenario).ok).toBe(true));
      return;
    }
    test('its own solution is reached, step by step', () => {
      const lines = linesOf(mode, lesson);
      if (TELL) tell(mode, lesson, lines);
      lesson.steps.forEach((step, i) => {
        const whole = lines[i + 1]!;
        const was = since(mode, lesson, whole, lines[i]!.moves.length);
        if (step.kind === 'act') expect(judge(mode, lesson, step, was), `step ${i + 1}`).toEqual({ is: 'reached' });
        if (step.kind === 'act' && step.reached !== undefined) {
          const start = stateAt(lines[i]!, lines[i]!.moves.length);
          expect(
            step.reached({ before: start, state: start, events: [] }),
            `step ${i + 1}: reached before any gesture`,
          ).toBe(false);
        }
        if (step.kind === 'guess')
          expect(Object.keys(step.options), `step ${i + 1}`).toContain(`${step.right(was.facts)}`);
      });
      const gestures = lesson.steps.reduce((sum, step) => sum + (step.kind === 'act' ? step.solution.length : 0), 0);
      expect(gestures).toBeGreaterThan(0);
      expect(gestures).toBeLessThanOrEqual(GESTURES);
    });
    test('no first gesture strands the learner', () => {
      const lines = linesOf(mode, lesson);
      lesson.steps.forEach((step, i) => {
        if (step.kind !== 'act') return;
        const line = answeredOn(mode, lesson, step, lines[i]!, lines[i]!.moves.length);
        const node = mode.game.node(endOf(line));
        expect(node.kind, `step ${i + 1}: nobody is asked`).not.toBe('end');
        for (const action of listed(node)) tryFirst(mode, lesson, i, lines[i]!, action);
      });
    });
    test('it points at what is on the place', () => {
      const lines = linesOf(mode, lesson);
      lesson.steps.forEach((step, i) => {
        const line =
          step.kind === 'act' ? answeredOn(mode, lesson, step, lines[i]!, lines[i]!.moves.length) : lines[i]!;
        const state = endOf(line);
        const seat = lesson.seats?.[0] ?? 0;
        const view = mode.game.veil === undefined ? state : mode.game.veil.state(state, seat);
        const node = mode.game.node(state);
        const options =
          step.kind === 'act' && node.kind !== 'chance' ? { options: listed(node), onPick: () => undefined } : {};
        const label = (action: unknown): string => mode.text.action(action as never, view);
        const html = render(
          h(mode.Board, { state: view, events: line.moves.at(-1)?.step.events ?? [], label, ...options } as never),
        );
        for (const name of step.at ?? [])
          expect(html, `step ${i + 1}: ${name}`).toMatch(new RegExp(`data-(piece|cell|spot)="${RegExp.escape(name)}"`));
      });
    });
  });
});
