// The states of an example, one after the other, in little room: the first whole, then what changes.
import { isRecord } from '../../engine/kernel/json.ts';

/** [0, value]: replaced; [1, fields]: an object whose other fields stay. */
export type Patch = readonly [0, unknown] | readonly [1, Readonly<Record<string, Patch>>];

const equal = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** From one plain JSON value to the next. */
export const diff = (from: unknown, to: unknown): Patch => {
  if (!isRecord(from) || !isRecord(to) || Object.keys(from).join() !== Object.keys(to).join()) return [0, to];
  return [
    1,
    Object.fromEntries(
      Object.keys(to).flatMap((key) => (equal(from[key], to[key]) ? [] : [[key, diff(from[key], to[key])]])),
    ),
  ];
};

/** What `diff` was made to give: the fields that do not change are shared with the value before. */
export const patched = (from: unknown, patch: Patch): unknown => {
  if (patch[0] === 0) return patch[1];
  const fields: Record<string, unknown> = { ...(isRecord(from) ? from : {}) };
  for (const [key, part] of Object.entries(patch[1])) fields[key] = patched(fields[key], part);
  return fields;
};
