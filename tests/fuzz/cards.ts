// By hand: `node tests/fuzz/cards.ts 200000 [seed]`. Damaged texts of cards, read and told: nothing throws, nothing takes over 5 ms of processor, every fault is a sentence with its span,
// and what is read prints and reads the same. Prints what was found, the worst time, and the texts that broke something.
import { BASICS, EXAMPLE_CARDS } from '../../src/engine/battlefight/data.ts';
import {
  complete,
  explain,
  type Fault,
  faultText,
  isSound,
  parseCard,
  parseStep,
  parseSteps,
  printCard,
  printSteps,
  readCard,
  readSteps,
  TEXT_MAX,
  warningsOf,
  warningText,
} from '../../src/engine/battlefight/language/index.ts';
import { below } from './mutate.ts';

export interface FuzzedCards {
  readonly codes: Readonly<Record<string, number>>; // faults and warnings met; « lue »: cards without a fault
  readonly worst: number; // milliseconds of processor, of the slowest reading
  readonly slowest: string;
  readonly failures: readonly string[]; // the first ten
  readonly failed: number;
}

const CARDS = [...BASICS, ...EXAMPLE_CARDS].map(printCard);
const WORDS = [
  ...new Set(CARDS.flatMap((card) => card.split(/[\s;]+/u))),
  'Soigner',
  'deux',
  '1,5',
  '- 2',
  '100',
  '½',
  'x2',
  '’',
  'l’adversaire·e',
  'L’adversaire a',
  'Tout le monde a',
  'Si possible défausser',
  'carte',
];
const NOISE = [
  ...'abcdeéèîorstuvzœŒÉ 0123456789-−–+.,;:/()[]{}«»’\'`´"\n\r\t\u0000\u00A0\u202F\u200B\u00AD\u0301\u2028\uFEFF½²①𝟐ﬁ·•*°',
  '\uD83C',
  '\uDCA1',
  '🂡',
  'ﷺ',
  'İ',
];
const SENTENCE = /^[\p{Lu}«].*[.?]$/su;
const HOLE = /undefined|NaN|null|\[object/;

type Draw = (n: number) => number;
const pick = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;
const many = (most: number, draw: Draw, one: () => string): string => Array.from({ length: draw(most) }, one).join('');

/** One damaged text, made of cards: a letter changed, a tail cut, two cards mixed, words shuffled, noise, one thing repeated to the full size. */
export const mutateCard = (draw: Draw): string => {
  const card = pick(CARDS, draw);
  const other = pick(CARDS, draw);
  const at = draw(card.length);
  switch (draw(12)) {
    case 0:
      return card.slice(0, at) + pick(NOISE, draw) + card.slice(at + 1);
    case 1:
      return card.slice(0, at) + pick(NOISE, draw) + pick(NOISE, draw) + card.slice(at);
    case 2:
      return card.slice(0, at) + card.slice(at + 1 + draw(4));
    case 3:
      return card.slice(0, at) + other.slice(draw(other.length));
    case 4: {
      const words = card.split(/(?<=\s)/u);
      return words.with(draw(words.length), `${pick(WORDS, draw)} `).join('');
    }
    case 5:
      return many(30, draw, () => `${pick(WORDS, draw)}${pick([' ', ' ', '\n', ' ; ', ', ', ' / '], draw)}`);
    case 6:
      return card.replace(/\p{L}+/gu, (word) =>
        draw(4) === 0 ? word.slice(0, -1) : draw(4) === 0 ? word.toUpperCase() : word,
      );
    case 7:
      return card.normalize(pick(['NFD', 'NFKD'], draw)).replace(/ /g, () => pick(NOISE, draw));
    case 8:
      return many(300, draw, () => pick(NOISE, draw));
    case 9:
      return many(400, draw, () => String.fromCharCode(draw(0x10000)));
    case 10: {
      const unit = draw(2) === 0 ? pick(NOISE, draw) : `${pick(WORDS, draw)}${pick([' ', '\n', ';', ', ', ''], draw)}`;
      return (
        card.slice(0, at) +
        unit.repeat(Math.ceil((TEXT_MAX - draw(400)) / unit.length)).slice(0, TEXT_MAX - at - 2) +
        pick(NOISE, draw)
      );
    }
    default:
      return many(12, draw, () => `${pick(CARDS, draw)}\n`);
  }
};

/** All that the language does with a text, its answers checked; the names of what went wrong. */
const check = (text: string, caret: number, met: (what: string) => void): readonly string[] => {
  const wrong: string[] = [];
  const hold = (what: string, holds: boolean): void => {
    if (!holds) wrong.push(what);
  };
  const told = (sentence: string): void => hold(`says "${sentence}"`, SENTENCE.test(sentence) && !HOLE.test(sentence));
  const sound = (faults: readonly Fault[]): void => {
    for (const fault of faults) {
      met(fault.code);
      told(faultText(fault));
      hold(
        `span of ${fault.code}`,
        0 <= fault.from &&
          fault.from <= fault.to &&
          fault.to <= text.length &&
          (fault.code === 'texte-trop-long' || fault.found === text.slice(fault.from, fault.to)),
      );
    }
  };
  const card = parseCard(text);
  if (card.ok) {
    met('lue');
    const { steps } = card.value;
    const again = parseCard(printCard(card.value));
    hold('prints and reads the same', again.ok && JSON.stringify(again.value) === JSON.stringify(card.value));
    hold('sound', steps.every(isSound));
  } else sound(card.error);
  hold('one reading', readCard(text).faults.length === (card.ok ? 0 : card.error.length));
  const steps = parseSteps(text);
  if (steps.ok)
    hold(
      'steps print and read the same',
      JSON.stringify(parseSteps(printSteps(steps.value))) === JSON.stringify(steps),
    );
  else sound(steps.error);
  const reading = readSteps(text).steps;
  const sane = reading.flatMap(({ instruction }) => instruction ?? []);
  for (const { sentence } of explain(sane)) told(sentence);
  for (const warning of warningsOf(sane)) {
    met(warning.code);
    told(warningText(warning));
  }
  hold(
    'steps in order',
    reading.every(({ from, to }, i, all) => from <= to && (all[i - 1]?.to ?? 0) <= from),
  );
  const step = parseStep(text);
  if (!step.ok) sound(step.error);
  for (const { from, to } of complete(text, caret))
    hold('proposal around the caret', from <= caret && caret <= to && to <= text.length);
  return wrong;
};

/** What an editor asks at each key. */
const READERS: readonly ((text: string, caret: number) => unknown)[] = [
  readSteps,
  complete,
  (text) => {
    const sound = readCard(text).steps.flatMap(({ instruction }) => instruction ?? []);
    return [warningsOf(sound), explain(sound)];
  },
];
/** Milliseconds of processor: other work of the machine is not the text's. What would be a record is measured again, and its best time kept, for the collector's work is not either. */
const timed = (reader: (typeof READERS)[number], text: string, caret: number, record: number): number => {
  let took = Infinity;
  for (let again = 0; again < 6 && took > record; again += 1) {
    const before = process.cpuUsage();
    reader(text, caret);
    took = Math.min(took, process.cpuUsage(before).user / 1_000);
  }
  return took;
};

export const fuzzCards = (count: number, seed = 1): FuzzedCards => {
  const draw = below(seed);
  const codes: Record<string, number> = {};
  const failures: string[] = [];
  let [failed, worst, slowest] = [0, 0, ''];
  const fail = (what: string, text: string): void => {
    failed += 1;
    if (failures.length < 10) failures.push(`${what}: ${JSON.stringify(text.slice(0, 300))}`);
  };
  for (let done = 0; done < count; done += 1) {
    const text = mutateCard(draw);
    const caret = draw(text.length + 1);
    try {
      for (const what of check(text, caret, (code) => void (codes[code] = (codes[code] ?? 0) + 1))) fail(what, text);
      for (const reader of READERS) {
        const took = timed(reader, text, caret, worst);
        if (took > worst) [worst, slowest] = [took, text];
      }
    } catch (error) {
      fail(`thrown: ${error instanceof Error ? error.message : String(error)}`, text);
    }
  }
  return { codes, worst, slowest, failures, failed };
};

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 200_000);
  const before = performance.now();
  const { codes, worst, slowest, failures, failed } = fuzzCards(count, Number(process.argv[3] ?? 1));
  const sorted = Object.entries(codes)
    .sort(([, a], [, b]) => b - a)
    .map(([code, times]) => `${String(times).padStart(9)}  ${code}`);
  console.log(
    `${count} texts, ${((performance.now() - before) / 1000).toFixed(1)} s\n${sorted.join('\n')}\nslowest: ${worst.toFixed(2)} ms, ${JSON.stringify(slowest.slice(0, 120))} (${slowest.length})`,
  );
  for (const failure of failures) console.error(failure);
  console.log(`${failed} failures`);
  process.exitCode = failed > 0 || worst > 5 ? 1 : 0;
}
