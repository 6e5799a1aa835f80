import type { Json } from './canonical.ts';
import type { ActionPacker } from './codec.ts';

// Actions of a moment as tuples: ["spend","hulk"] for { type: 'spend', by: 'hulk' }. Still actions by name, never option numbers, whose meaning would change silently.

export interface TupleSpec {
  /** The fields of each action, in the order in which they are written. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The commonest action, written as its bare value: a die's result. */
  readonly number?: { readonly type: string; readonly field: string };
  /** Instead of `number`: an action without fields, written as how often it comes in a row. */
  readonly repeat?: string;
  /** An action whose only field is a text, written as that text. */
  readonly word?: { readonly type: string; readonly field: string };
  /** Two actions that follow each other and share a field, written as one entry. */
  readonly pair?: { readonly tag: string; readonly first: string; readonly second: string; readonly shared: string };
}
type Row = { readonly [key: string]: Json };
const rowOf = (value: Json | undefined): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};

/** The longest run that one number stands for, and the most actions that are unpacked at all: more than any moment may hold. */
const MAX_RUN = 99;
const MAX_UNPACKED = 4_000;

const fieldsOf = (spec: TupleSpec, type: string): readonly string[] | undefined =>
  Object.hasOwn(spec.fields, type) ? spec.fields[type] : undefined;

const packOne = (spec: TupleSpec, action: Row): Json => {
  const type = String(action['type']);
  for (const bare of [spec.number, spec.word]) if (type === bare?.type) return action[bare.field] ?? null;
  return [type, ...(fieldsOf(spec, type) ?? []).map((field) => action[field] ?? null)];
};

const packAll = (spec: TupleSpec, actions: readonly Json[]): Json => {
  const { pair } = spec;
  const entries: Json[] = [];
  for (let i = 0; i < actions.length; i++) {
    const action = rowOf(actions[i]);
    const next = rowOf(actions[i + 1]);
    const last = entries.at(-1);
    if (spec.repeat !== undefined && action['type'] === spec.repeat) {
      if (typeof last === 'number' && last < MAX_RUN) entries.splice(-1, 1, last + 1);
      else entries.push(1);
    } else if (
      pair !== undefined &&
      action['type'] === pair.first &&
      next['type'] === pair.second &&
      action[pair.shared] === next[pair.shared]
    ) {
      const fields = [
        ...(fieldsOf(spec, pair.first) ?? []),
        ...(fieldsOf(spec, pair.second) ?? []).filter((field) => field !== pair.shared),
      ];
      entries.push([pair.tag, ...fields.map((field) => action[field] ?? next[field] ?? null)]);
      i++;
    } else entries.push(packOne(spec, action));
  }
  return entries;
};

const rebuild = (spec: TupleSpec, type: string, values: readonly unknown[]): Record<string, unknown> | undefined => {
  const fields = fieldsOf(spec, type);
  return fields === undefined || fields.length !== values.length
    ? undefined
    : { type, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) };
};

/** The one or two actions of an entry; an entry that says nothing known stands for itself, and the parser of actions refuses it at its place. */
const unpackOne = (spec: TupleSpec, entry: unknown): readonly unknown[] => {
  if (typeof entry === 'number' && spec.number !== undefined)
    return [{ type: spec.number.type, [spec.number.field]: entry }];
  if (
    typeof entry === 'number' &&
    spec.repeat !== undefined &&
    Number.isInteger(entry) &&
    entry >= 1 &&
    entry <= MAX_RUN
  )
    return Array.from({ length: entry }, () => ({ type: spec.repeat }));
  if (typeof entry === 'string' && spec.word !== undefined) return [{ type: spec.word.type, [spec.word.field]: entry }];
  if (!Array.isArray(entry)) return [entry];
  const [type, ...values] = entry as readonly unknown[];
  const { pair } = spec;
  if (pair !== undefined && type === pair.tag) {
    const size = fieldsOf(spec, pair.first)?.length ?? 0;
    const first = rebuild(spec, pair.first, values.slice(0, size));
    const rest = [...values.slice(size)];
    const second = (fieldsOf(spec, pair.second) ?? []).map((field) =>
      field === pair.shared ? first?.[field] : rest.shift(),
    );
    return rest.length === 0 ? [first ?? entry, rebuild(spec, pair.second, second) ?? entry] : [entry];
  }
  return [(typeof type === 'string' ? rebuild(spec, type, values) : undefined) ?? entry];
};

const unpackAll = (spec: TupleSpec, entries: readonly unknown[]): readonly unknown[] | undefined => {
  const actions: unknown[] = [];
  for (const entry of entries) {
    actions.push(...unpackOne(spec, entry));
    if (actions.length > MAX_UNPACKED) return undefined;
  }
  return actions;
};

/** Undone exactly by its own `unpack`; that one gives undefined on what is no list, or a list too long to be played. */
export const tuplePacker = (spec: TupleSpec): ActionPacker => ({
  pack: (actions) => packAll(spec, actions),
  unpack: (raw) => (Array.isArray(raw) ? unpackAll(spec, raw) : undefined),
});
