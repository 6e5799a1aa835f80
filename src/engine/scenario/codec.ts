import type { Result } from '../kernel/result.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { Json } from './canonical.ts';
import { canonical } from './canonical.ts';
import type { LinkKind, Opened } from './envelope.ts';
import { open, seal } from './envelope.ts';
import type { Form } from './form.ts';

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

/** A form, and how links hold it. */
export interface Codec<T> extends Form<T> {
  /** What follows `#s=`. Canonical: equal scenarios give equal text. */
  readonly encode: (value: T) => string;
  /** Takes a whole address, its fragment, or what follows `#s=`. Never throws, whatever the text. */
  readonly decode: (text: string) => Result<T, LinkError>;
  readonly actions: ActionPacker;
  /** The envelope alone, for moments: data to text and back, nothing validated. */
  readonly seal: (kind: LinkKind, data: Json) => string;
  readonly open: (kind: LinkKind, text: string) => Result<Opened, LinkError>;
}

export interface LinkSpec {
  readonly dictionaries: readonly string[]; // one per version, frozen once published
  readonly actions?: ActionPacker;
}

const PLAIN: ActionPacker = {
  pack: (actions) => actions,
  unpack: (raw) => (Array.isArray(raw) ? (raw as readonly unknown[]) : undefined),
};

/** The link format of one mode. Throws at once when a version has no dictionary: a bug of ours. */
export const defineCodec = <T>(form: Form<T>, { dictionaries, actions = PLAIN }: LinkSpec): Codec<T> => {
  const { game, version, read, write } = form;
  if (dictionaries.length !== version) throw new Error(`defineCodec: ${game} needs ${version} dictionaries`);
  const format = { game, dictionaries };
  const openText = (kind: LinkKind, text: string) => open(format, kind, text);
  return {
    ...form,
    actions,
    encode: (value) => seal(format, 's', canonical(write(value))),
    decode: (text) => {
      const opened = openText('s', text);
      return opened.ok ? read(opened.value.data, opened.value.version) : opened;
    },
    seal: (kind, data) => seal(format, kind, canonical(data)),
    open: openText,
  };
};
