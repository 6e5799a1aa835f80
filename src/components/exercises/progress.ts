// What was answered on this device: right and asked by type, the rules met, the exercises missed. Kept in the browser only, read with suspicion.
import { isRecord } from '../../engine/kernel/json.ts';
import { readWhole } from '../../kept/salvage.ts';
import { type Asked, nameOf, parseName } from './address.ts';
import { cardsOf } from './due.ts';
import type { Cards, Kept } from './schedule.ts';

export interface Score {
  readonly right: number;
  readonly asked: number;
}
export interface Progress {
  readonly types: Readonly<Record<string, Score>>;
  readonly rules: readonly string[]; // met in an exercise answered, rightly or not
  readonly missed: readonly string[]; // names of exercises answered wrongly and not yet redone, the oldest first
  readonly cards: Cards; // when each type comes back
}
export const NOTHING: Progress = { types: {}, rules: [], missed: [], cards: {} };
const MOST_MISSED = 30;
export const progressKey = (jeu: string): string => `rv.exercices.${jeu}`;

const words = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as readonly unknown[]).filter((one) => typeof one === 'string') : [];
const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isScore = (value: unknown): value is Score =>
  isRecord(value) && whole(value['right']) && whole(value['asked']) && value['right'] <= value['asked'];

const progressOf = (raw: unknown): Progress => {
  if (!isRecord(raw)) return NOTHING;
  const types = Object.entries(isRecord(raw['types']) ? raw['types'] : {}).filter((entry): entry is [string, Score] =>
    isScore(entry[1]),
  );
  return {
    types: Object.fromEntries(types),
    rules: words(raw['rules']),
    missed: words(raw['missed'])
      .filter((name) => parseName(name) !== undefined)
      .slice(-MOST_MISSED),
    cards: cardsOf(raw['cards']),
  };
};

/** What `JSON.stringify` made of a `Progress`, or its beginning when it was cut short; whatever else is there counts for nothing. */
export const parseProgress = (text: string | null): Progress => progressOf(readWhole(text ?? 'null').value);
/** The same as a file, and back; undefined when it is another file. */
export const progressFile = (jeu: string, progress: Progress): string =>
  `${JSON.stringify({ exercices: jeu, ...progress }, null, 2)}\n`;
export const fromProgressFile = (jeu: string, text: string): Progress | undefined => {
  const { value, whole } = readWhole(text.replace(/^\uFEFF/, ''));
  return whole && isRecord(value) && value['exercices'] === jeu ? progressOf(value) : undefined;
};

/** After an answer, with what its card becomes. An exercise that was missed before is done again: it counts no second time, and leaves the list once right. */
export const answered = (
  { types, rules, missed, cards }: Progress,
  asked: Asked,
  right: boolean,
  cites: readonly string[],
  card: Kept,
): Progress => {
  const name = nameOf(asked);
  const before = types[asked.type] ?? { right: 0, asked: 0 };
  const again = missed.includes(name);
  return {
    types: again
      ? types
      : { ...types, [asked.type]: { right: before.right + (right ? 1 : 0), asked: before.asked + 1 } },
    rules: [...new Set([...rules, ...cites])],
    missed: [...missed.filter((one) => one !== name), ...(right ? [] : [name])].slice(-MOST_MISSED),
    cards: { ...cards, [asked.type]: card },
  };
};

/** All types together; those that the game has no more are left out. */
export const sumOf = ({ types }: Progress, ids: readonly string[]): Score =>
  ids.reduce(
    (sum, id) => ({ right: sum.right + (types[id]?.right ?? 0), asked: sum.asked + (types[id]?.asked ?? 0) }),
    { right: 0, asked: 0 },
  );

/** Two records of one game, of two devices: of each type, what was answered most; of each card, what was answered last. */
export const mergedProgress = (here: string, there: string): string => {
  const [a, b] = [parseProgress(here), parseProgress(there)];
  const best = <V>(mine: Readonly<Record<string, V>>, other: Readonly<Record<string, V>>, more: (one: V) => number) =>
    Object.fromEntries(
      [...Object.entries(mine), ...Object.entries(other)]
        .toSorted(([, x], [, y]) => more(x) - more(y))
        .map(([name, one]) => [name, one] as const),
    );
  const merged: Progress = {
    types: best(a.types, b.types, ({ asked }) => asked),
    rules: [...new Set([...a.rules, ...b.rules])],
    missed: [...new Set([...b.missed, ...a.missed])].slice(-MOST_MISSED),
    cards: best(a.cards, b.cards, ({ last }) => last),
  };
  return JSON.stringify(merged);
};
