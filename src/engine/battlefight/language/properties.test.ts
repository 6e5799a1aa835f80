// What holds for every card and every text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES } from '../rules.ts';
import { KEYWORDS, MODIFIERS, TECHNIQUE_TYPES } from '../types.ts';
import { anyCard, anyStep, anySteps, rewrite } from './arbitraries.fixture.ts';
import { parseCard, readCard } from './card.ts';
import { complete } from './complete.ts';
import { explain } from './explain.ts';
import { isSound, paramOf } from './facts.ts';
import type { Fault } from './faults.ts';
import { faultRules, faultText } from './messages.ts';
import { parseStep, parseSteps, readSteps } from './parse.ts';
import { printCard, printStep, printSteps } from './print.ts';
import { warningsOf, warningText } from './warnings.ts';

const SENTENCE = /^[\p{Lu}«].*[.?]$/su;
const HOLE = /undefined|NaN|null|\[object|« »|« {2}/;
/** A text of the language's own letters, or of any: most stay close to a card. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(..."abdeéilorst ’'-−0127,;/:.()[]«»•\n\t·ŒœÉ½²…\u0301\u200B\uD800\u0000"),
    maxLength: 80,
  }),
  fc
    .array(
      fc.constantFrom(
        'Blesser',
        'Stable',
        'S’empêcher',
        'carte',
        'attaque',
        'L’adversaire a',
        'Tout le monde a',
        'Se',
        'déplacer',
        '2',
        '-1',
        '-',
        ';',
        '\n',
        ',',
        '/',
        'Corps à corps',
        'x',
        'défense',
        'Soigner',
        'Type :',
      ),
      { maxLength: 14 },
    )
    .map((words) => words.join(' ')),
);

describe('printing and reading', () => {
  test('a step', () =>
    fc.assert(
      fc.property(anyStep, (step) => void expect(parseStep(printStep(step))).toStrictEqual({ ok: true, value: step })),
      { numRuns: 700 },
    ));
  test('steps, on one line or on several', () => {
    fc.assert(
      fc.property(
        anySteps,
        fc.constantFrom('line', 'lines'),
        (steps, layout) => void expect(parseSteps(printSteps(steps, layout))).toStrictEqual({ ok: true, value: steps }),
      ),
    );
  });
  test('a card', () =>
    fc.assert(
      fc.property(anyCard, (card) => void expect(parseCard(printCard(card))).toStrictEqual({ ok: true, value: card })),
      { numRuns: 700 },
    ));
  test('whatever reads, printed, reads the same and prints the same', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = parseSteps(text);
        if (!read.ok) return;
        const printed = printSteps(read.value);
        const again = parseSteps(printed);
        expect(again).toStrictEqual(read);
        expect(again.ok && printSteps(again.value)).toBe(printed);
      }),
      { numRuns: 800 },
    );
  });
  test('case, accents, spaces, apostrophes, signs, bullets and full stops change nothing', () => {
    fc.assert(
      fc.property(anyStep, fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }), (step, choices) => {
        const text = rewrite(printStep(step), choices);
        expect([text, parseStep(text)]).toStrictEqual([text, { ok: true, value: step }]);
      }),
      { numRuns: 700 },
    );
  });
  test('what reads is sound', () => {
    fc.assert(
      fc.property(anyText, (text) =>
        readSteps(text).steps.every(({ instruction }) => instruction === null || isSound(instruction)),
      ),
    );
  });
});

describe('any text', () => {
  const sound = (text: string, faults: readonly Fault[]): void => {
    let last = 0;
    for (const fault of faults) {
      expect(fault.from).toBeGreaterThanOrEqual(last);
      expect(fault.to).toBeGreaterThanOrEqual(fault.from);
      expect(fault.to).toBeLessThanOrEqual(text.length);
      expect(fault.found).toBe(text.slice(fault.from, fault.to));
      expect(faultText(fault)).toMatch(SENTENCE);
      expect(faultText(fault)).not.toMatch(HOLE);
      expect(faultRules(fault).every((rule) => Object.hasOwn(RULES, rule))).toBe(true);
      last = fault.from;
    }
  };
  test('never throws; spans are in the text, in its order; every fault speaks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        sound(text, readSteps(text).faults);
        sound(text, readCard(text).faults);
        const step = parseStep(text);
        if (!step.ok) sound(text, step.error);
      }),
      { numRuns: 700 },
    );
  });
  test('steps stand in the text, one after the other', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { from, to, instruction } of readSteps(text).steps) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeLessThanOrEqual(text.length);
          if (instruction !== null)
            expect(parseStep(text.slice(from, to))).toStrictEqual({ ok: true, value: instruction });
          last = to;
        }
      }),
      { numRuns: 700 },
    );
  });
  // Taking a proposal away from the faults, or one fault off them: a fix never makes things worse.
  test('a fix mends its fault', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { faults } = readSteps(text);
        for (const fault of faults) {
          const [fix] = fault.fixes;
          if (fix === undefined) continue;
          const mended = readSteps(text.slice(0, fault.from) + fix + text.slice(fault.to)).faults;
          expect([
            text,
            mended.filter(
              (other) => other.from === fault.from && other.code === fault.code && other.expected === fault.expected,
            ),
          ]).toEqual([text, []]);
        }
      }),
      { numRuns: 800 },
    );
  });
  test('what is proposed at the caret replaces a span around it', () => {
    fc.assert(
      fc.property(anyText, fc.nat(80), (text, caret) => {
        for (const { from, to, text: written, label } of complete(text, caret)) {
          const at = Math.min(caret, text.length);
          expect(from).toBeLessThanOrEqual(at);
          expect(to).toBeGreaterThanOrEqual(at);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(written.trimEnd()).toBe(label);
        }
      }),
      { numRuns: 700 },
    );
  });
});

describe('any card', () => {
  test('every step is explained in a whole sentence, with rules that exist', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const explained = explain(steps);
        expect(explained.map(({ step, instruction }) => [step, instruction])).toEqual(
          steps.map((step, i) => [i, step]),
        );
        for (const { sentence, cites } of explained) {
          expect(sentence).toMatch(SENTENCE);
          expect(sentence).not.toMatch(HOLE);
          expect(new Set(cites).size).toBe(cites.length);
          expect(cites.every((rule) => Object.hasOwn(RULES, rule))).toBe(true);
        }
      }),
    );
  });
  test('no two steps of different meaning share a sentence, zero and idle numbers apart', () => {
    const meant = new Map<string, string>();
    for (const keyword of KEYWORDS) {
      for (const modifier of [null, ...MODIFIERS]) {
        const param = paramOf(keyword);
        const variants =
          param === 'none'
            ? [{}]
            : param.startsWith('number')
              ? [{ n: 3 }, { n: 4 }]
              : [...TECHNIQUE_TYPES.map((t) => ({ t })), ...(param === 'type?' ? [{ t: null }] : [])];
        for (const variant of variants) {
          const step = { modifier, keyword, ...variant };
          const sentence = explain([step])[0]?.sentence ?? '';
          expect([sentence, meant.get(sentence)]).toEqual([sentence, undefined]);
          meant.set(sentence, printStep(step));
        }
      }
    }
    expect(meant.size).toBe((12 * 2 + 2 * 2 + 3 + 5 + 6) * 3);
  });
  test('warnings name a step, cite a rule and speak', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        for (const warning of warningsOf(steps)) {
          expect(warning.instruction).toBe(steps[warning.step]);
          expect(warning.cites.every((rule) => Object.hasOwn(RULES, rule))).toBe(true);
          expect(warningText(warning)).toMatch(SENTENCE);
          expect(warningText(warning)).not.toMatch(HOLE);
        }
      }),
    );
  });
});
