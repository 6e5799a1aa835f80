// What a scenario is as plain data: written without what says nothing, read with every fault of its shape. Links and files add to it (codec.ts); what only judges needs no more.
import type { Result } from '../kernel/result.ts';
import { err } from '../kernel/result.ts';
import type { Json } from './canonical.ts';
import { toJson } from './canonical.ts';
import type { Issue, LinkError } from './codec.ts';

export interface Form<T> {
  readonly game: string; // id of the mode: "battleworld/partie"
  readonly version: number;
  /** Canonical data, defaults left out: what links and files hold. */
  readonly write: (value: T) => Json;
  /** From data written by any version up to the present one. */
  readonly read: (raw: unknown, version: number) => Result<T, LinkError>;
}
export interface FormSpec<T> {
  readonly game: string;
  readonly parse: (raw: unknown) => Result<T, readonly Issue[]>; // the present shape only
  readonly upgrades: readonly ((raw: unknown) => Result<unknown, readonly Issue[]>)[]; // 1→2, 2→3…; version = length + 1
  /** The same scenario with the fields that say nothing left out. Idempotent. */
  readonly normal?: (value: T) => T;
}

const upgrade = <T>(spec: FormSpec<T>, raw: unknown, version: number): Result<T, LinkError> => {
  let data = raw;
  for (const step of spec.upgrades.slice(version - 1)) {
    const next = step(data);
    if (!next.ok) return err({ code: 'invalid', issues: next.error });
    data = next.value;
  }
  const value = spec.parse(data);
  return value.ok ? value : err({ code: 'invalid', issues: value.error });
};

export const defineForm = <T>(spec: FormSpec<T>): Form<T> => {
  const version = spec.upgrades.length + 1;
  const normal = spec.normal ?? ((value: T) => value);
  return {
    game: spec.game,
    version,
    write: (value) => toJson(normal(value)),
    read: (raw, from) => {
      if (from > version) return err({ code: 'newer-version', version: from });
      return Number.isInteger(from) && from >= 1 ? upgrade(spec, raw, from) : err({ code: 'corrupt' });
    },
  };
};
