// What a scenario is made of, asked before any rule reads it: types, bounds that no rule states, how many of each thing. A scenario made by hand is refused in
// French, field by field; nothing of it is ever thrown, and nothing huge is walked through.
import { isRecord } from '../kernel/json.ts';
import { FIELD_NAMES } from './field-names.ts';
import { err, type Result } from '../kernel/result.ts';
import type { FoeRefusal, SHAPE_REFUSALS } from './faults.ts';

type Code = keyof typeof SHAPE_REFUSALS;
/** The faults of a value at a path; none: it may be read as its type says. */
export type Shape = (value: unknown, about: string) => readonly FoeRefusal[];

/** The French name of the field at a path: the last word of it that is no index. */
const nameOf = (about: string): string => {
  const key = about.split('.').findLast((part) => !/^\d*$/.test(part)) ?? '';
  return (Object.hasOwn(FIELD_NAMES, key) ? FIELD_NAMES[key] : key) || 'scénario';
};
const wrong = (code: Code, about: string, values: Readonly<Record<string, number>> = {}): readonly FoeRefusal[] => [
  { code, about, values: { champ: nameOf(about), ...values }, cites: ['foe.mise-en-place.scenario'] },
];
const when = (
  right: boolean,
  code: Code,
  about: string,
  values?: Readonly<Record<string, number>>,
): readonly FoeRefusal[] => (right ? [] : wrong(code, about, values));
const below = (about: string, key: string | number): string => (about === '' ? `${key}` : `${about}.${key}`);

/** A number whose bounds a rule of the game states. */
export const number: Shape = (value, about) => when(typeof value === 'number', 'champ-nombre', about);
export const int =
  (min: number, max: number): Shape =>
  (value, about) =>
    when(Number.isInteger(value) && (value as number) >= min && (value as number) <= max, 'champ-bornes', about, {
      min,
      max,
    });
export const measure =
  (min: number, max: number): Shape =>
  (value, about) =>
    when(typeof value === 'number' && value >= min && value <= max, 'champ-mesure', about, { min, max });
export const text =
  (max: number): Shape =>
  (value, about) =>
    when(typeof value === 'string' && value.length <= max, 'champ-texte', about, { max });
/** The name of a thing that the scenario defines: the key of a record of the engine. */
export const id: Shape = (value, about) =>
  when(
    typeof value === 'string' && /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/.test(value),
    'champ-identifiant',
    about,
  );
export const flag: Shape = (value, about) => when(typeof value === 'boolean', 'champ-oui-non', about);
export const one =
  (values: readonly unknown[]): Shape =>
  (value, about) =>
    when(values.includes(value), 'champ-choix', about);
export const orNull =
  (shape: Shape): Shape =>
  (value, about) =>
    value === null ? [] : shape(value, about);
export const list =
  (shape: Shape, max: number, min = 0): Shape =>
  (value, about) =>
    Array.isArray(value) && value.length <= max && value.length >= min
      ? value.flatMap((item: unknown, i) => shape(item, below(about, i)))
      : wrong('champ-liste', about, { max });
/** Fields that must be there, then those that may. Others are nobody's: whoever opens links and files reports them. */
export const fields = (must: Readonly<Record<string, Shape>>, may: Readonly<Record<string, Shape>> = {}): Shape => {
  const all = Object.entries({ ...must, ...may });
  return (value, about) =>
    isRecord(value)
      ? all.flatMap(([key, shape]) => {
          const held = Object.hasOwn(value, key) ? value[key] : undefined;
          return held === undefined && !Object.hasOwn(must, key) ? [] : shape(held, below(about, key));
        })
      : wrong('champ-ensemble', about);
};
export const record =
  (shape: Shape, max: number): Shape =>
  (value, about) =>
    isRecord(value) && Object.keys(value).length <= max
      ? Object.entries(value).flatMap(([key, item]) => shape(item, below(about, key)))
      : wrong('champ-ensemble', about);
/** By the tag of an object, its shape. */
export const tagged =
  (tag: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, about) => {
    if (!isRecord(value)) return wrong('champ-ensemble', about);
    const kind = value[tag];
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    return shape === undefined ? wrong('champ-choix', below(about, tag)) : shape(value, about);
  };
/** A thing of one's own, or the name of an example. */
export const orName =
  (shape: Shape): Shape =>
  (value, about) =>
    typeof value === 'string' ? text(60)(value, about) : shape(value, about);
/** A set-up that reads only what has the shape of a scenario. */
export const shaped =
  <P, S, M extends readonly unknown[]>(
    shape: Shape,
    ready: (scenario: P, ...more: M) => Result<S, readonly FoeRefusal[]>,
  ) =>
  (scenario: P, ...more: M): Result<S, readonly FoeRefusal[]> => {
    const faults = shape(scenario, '');
    return faults.length > 0 ? err(faults) : ready(scenario, ...more);
  };
/** What deserves a word, of a scenario that has its shape. */
export const noticed =
  <P>(shape: Shape, notices: (scenario: P) => readonly FoeRefusal[]) =>
  (scenario: P): readonly FoeRefusal[] =>
    shape(scenario, '').length > 0 ? [] : notices(scenario);
