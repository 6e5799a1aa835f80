import type { Result } from '../kernel/result.ts';
import { err } from '../kernel/result.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { Json } from './canonical.ts';
import { canonical, toJson } from './canonical.ts';
import type { LinkKind, Opened } from './envelope.ts';
import { open, seal } from './envelope.ts';

/** A fault of a scenario's shape. */
export interface Issue {
  readonly path: string; // "units.2.life"
  readonly message: string; // French, for the user, place included
}
/** Where a moment stopped being replayable. The actions before `at` were all played. */
export interface Divergence {
  readonly code: 'diverged';
  readonly at: number; // actions replayed; 0 with `setup`: the start itself is refused
  readonly of: number; // actions that the link holds
  /** `setup`, `refused`: the rules say no; `action`: not an action of this game; `state`: all is played, but leads elsewhere; `fault`: the engine failed. */
  readonly why: 'setup' | 'refused' | 'action' | 'state' | 'fault';
  readonly refusals: readonly Refusal<string>[];
}
export type LinkError =
  | { readonly code: 'too-long'; readonly length: number; readonly max: number }
  | { readonly code: 'not-a-link' }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'newer-version'; readonly version: number }
  | { readonly code: 'corrupt' }
  | { readonly code: 'invalid'; readonly issues: readonly Issue[] }
  | Divergence;

/** How a game writes the actions of a moment in few characters. Works on plain data; `unpack` answers undefined on anything that `pack` does not write. */
export interface ActionPacker {
  readonly pack: (actions: readonly Json[]) => Json;
  readonly unpack: (raw: unknown, version: number) => readonly unknown[] | undefined;
}

export interface Codec<T> {
  readonly game: string; // id of the mode: "battleworld/partie"
  readonly version: number;
  /** What follows `#s=`. Canonical: equal scenarios give equal text. */
  readonly encode: (value: T) => string;
  /** Takes a whole address, its fragment, or what follows `#s=`. Never throws, whatever the text. */
  readonly decode: (text: string) => Result<T, LinkError>;
  /** Canonical data, defaults left out: what links and files hold. */
  readonly write: (value: T) => Json;
  /** From data written by any version up to the present one. */
  readonly read: (raw: unknown, version: number) => Result<T, LinkError>;
  readonly actions: ActionPacker;
  /** The envelope alone, for moments: data to text and back, nothing validated. */
  readonly seal: (kind: LinkKind, data: Json) => string;
  readonly open: (kind: LinkKind, text: string) => Result<Opened, LinkError>;
}

export interface CodecSpec<T> {
  readonly game: string;
  readonly parse: (raw: unknown) => Result<T, readonly Issue[]>; // the present shape only
  readonly upgrades: readonly ((raw: unknown) => Result<unknown, readonly Issue[]>)[]; // 1→2, 2→3…; version = length + 1
  readonly dictionaries: readonly string[]; // one per version, frozen once published
  /** The same scenario with the fields that say nothing left out. Idempotent. */
  readonly normal?: (value: T) => T;
  readonly actions?: ActionPacker;
}

const PLAIN: ActionPacker = {
  pack: (actions) => actions,
  unpack: (raw) => (Array.isArray(raw) ? (raw as readonly unknown[]) : undefined),
};

const upgrade = <T>(spec: CodecSpec<T>, raw: unknown, version: number): Result<T, LinkError> => {
  let data = raw;
  for (const step of spec.upgrades.slice(version - 1)) {
    const next = step(data);
    if (!next.ok) return err({ code: 'invalid', issues: next.error });
    data = next.value;
  }
  const value = spec.parse(data);
  return value.ok ? value : err({ code: 'invalid', issues: value.error });
};

/** The link format of one mode. Throws at once when a version has no dictionary: a bug of ours. */
export const defineCodec = <T>(spec: CodecSpec<T>): Codec<T> => {
  const version = spec.upgrades.length + 1;
  if (spec.dictionaries.length !== version) throw new Error(`defineCodec: ${spec.game} needs ${version} dictionaries`);
  const normal = spec.normal ?? ((value: T) => value);
  const write = (value: T): Json => toJson(normal(value));
  const read = (raw: unknown, from: number): Result<T, LinkError> => {
    if (from > version) return err({ code: 'newer-version', version: from });
    return Number.isInteger(from) && from >= 1 ? upgrade(spec, raw, from) : err({ code: 'corrupt' });
  };
  const format = { game: spec.game, dictionaries: spec.dictionaries };
  const openText = (kind: LinkKind, text: string) => open(format, kind, text);
  return {
    game: spec.game,
    version,
    write,
    read,
    actions: spec.actions ?? PLAIN,
    encode: (value) => seal(format, 's', canonical(write(value))),
    decode: (text) => {
      const opened = openText('s', text);
      return opened.ok ? read(opened.value.data, opened.value.version) : opened;
    },
    seal: (kind, data) => seal(format, kind, canonical(data)),
    open: openText,
  };
};
