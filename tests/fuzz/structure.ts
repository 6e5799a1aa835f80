// Attacks on the structure of what a link or a file holds, as JSON text: only a text can name a field twice, or hold 1e309.
import type { Json } from '../../src/engine/scenario/canonical.ts';

/** Whole numbers below `n`. */
export type Draw = (n: number) => number;
export interface Attack {
  readonly name: string;
  readonly text: string;
}
type Path = readonly (string | number)[];
type Row = Readonly<Record<string, Json>>;
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isRow = (value: Json | undefined): value is Row => typeof value === 'object' && value !== null && !isList(value);

/** Every place of some data, the whole first. */
const placesOf = (value: Json, at: Path = []): readonly Path[] => [
  at,
  ...(isList(value)
    ? value.flatMap((item, i) => placesOf(item, [...at, i]))
    : isRow(value)
      ? Object.entries(value).flatMap(([key, item]) => placesOf(item, [...at, key]))
      : []),
];
const valueAt = (value: Json | undefined, [key, ...rest]: Path): Json => {
  if (key === undefined) return value ?? null;
  return valueAt(isList(value) ? value[Number(key)] : isRow(value) ? value[key] : undefined, rest);
};
/** The text of some data, where one place is written otherwise. */
export const printedWith = (value: Json, [key, ...rest]: Path, text: string): string => {
  if (key === undefined) return text;
  if (isList(value))
    return `[${value.map((item, i) => (i === key ? printedWith(item, rest, text) : JSON.stringify(item))).join()}]`;
  const entries = Object.entries(isRow(value) ? value : {}).map(
    ([name, item]) => `${JSON.stringify(name)}:${name === key ? printedWith(item, rest, text) : JSON.stringify(item)}`,
  );
  return `{${entries.join()}}`;
};

const NUMBERS = [
  '-3',
  '0.5',
  '1e9',
  '1e309',
  '-1e309',
  '-0',
  '1e21',
  '9007199254740993',
  '-1',
  '4294967296',
  '1e-320',
  'NaN',
  'Infinity',
  '0x10',
  '007',
];
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  '__defineGetter__',
  'then',
  '',
];
const VALUES = [
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '0',
  '[[]]',
  '{"a":1}',
  '"x"',
  '[null]',
  '{"length":1e9}',
  '"\\ud800"',
  '"\\u0000"',
];
const TALL = [20, 33, 40, 200, 5_000, 20_000];
const WIDE = [10, 100, 1_000, 5_000];
const of = <T>(list: readonly T[], draw: Draw): T => {
  const found = list[draw(list.length)];
  if (found === undefined) throw new Error('nothing to draw from');
  return found;
};
const print = (value: Json): string => JSON.stringify(value);
const printRow = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([key, text]) => `${print(key)}:${text}`).join()}}`;
const entriesOf = (row: Row): readonly (readonly [string, string])[] =>
  Object.entries(row).map(([key, item]) => [key, print(item)]);
/** A list or an object around a text, many times. */
const tower = (text: string, height: number, draw: Draw): string =>
  draw(2) === 0
    ? `${'['.repeat(height)}${text}${']'.repeat(height)}`
    : `${'{"a":'.repeat(height)}${text}${'}'.repeat(height)}`;

/** What may be written instead of a value. `strangers`: data of other places, and of other games. */
type Change = (value: Json, strangers: readonly Json[], draw: Draw) => string;
const CHANGES: Readonly<Record<string, Change>> = {
  depth: (value, _, draw) => tower(print(value), of(TALL, draw), draw),
  number: (_, __, draw) => of(NUMBERS, draw),
  type: (value, _, draw) => {
    const other = of(VALUES, draw);
    return draw(3) === 0 ? print(print(value)) : other;
  },
  name: (value, _, draw) => {
    const name = of(NAMES, draw);
    if (!isRow(value)) return print(name);
    const inner = draw(2) === 0 ? print(value) : of(VALUES, draw);
    return printRow([...entriesOf(value), [name, inner]]);
  },
  renamed: (value, _, draw) =>
    isRow(value)
      ? printRow(entriesOf(value).map(([key, text]) => [draw(4) === 0 ? of(NAMES, draw) : key, text]))
      : print(of(NAMES, draw)),
  unknown: (value, _, draw) =>
    isRow(value) ? printRow([...entriesOf(value), ['inconnu', of(VALUES, draw)]]) : print('inconnu'),
  missing: (value, _, draw) => (isRow(value) ? printRow(entriesOf(value).filter(() => draw(3) > 0)) : 'null'),
  count: (value, _, draw) => {
    const many = of(WIDE, draw);
    if (isList(value))
      return print(Array.from({ length: many }, (_one, i) => value[i % Math.max(1, value.length)] ?? null));
    if (isRow(value))
      return printRow([
        ...entriesOf(value),
        ...Array.from({ length: many }, (_one, i) => [`k${i}`, String(i)] as const),
      ]);
    return typeof value === 'string' ? print(`${value}${'a'.repeat(many * 4)}`) : '9'.repeat(many);
  },
  twice: (value, strangers, draw) => {
    if (!isRow(value)) return `[${print(value)},${print(value)}]`;
    const entries = entriesOf(value);
    return entries.length === 0
      ? '{"a":1,"a":2}'
      : printRow([...entries, [of(entries, draw)[0], draw(2) === 0 ? of(VALUES, draw) : print(of(strangers, draw))]]);
  },
  stranger: (_, strangers, draw) => print(of(strangers, draw)),
};
export const KINDS: readonly string[] = Object.keys(CHANGES);

/** One attack on some data, somewhere in them. */
export const attack = (data: Json, strangers: readonly Json[], draw: Draw): Attack => {
  const name = of(KINDS, draw);
  const change = CHANGES[name];
  const places = placesOf(data);
  // The whole and what is near it as often as the thousand numbers of a long list of actions.
  const near = places.filter((place) => place.length < 3);
  const place = of(draw(2) === 0 ? near : places, draw);
  if (change === undefined) throw new Error(name);
  return { name, text: printedWith(data, place, change(valueAt(data, place), strangers, draw)) };
};
