import { deflateSync, Inflate } from 'fflate';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { checksum } from './canonical.ts';
import type { LinkError } from './codec.ts';
import { isDeep, TOO_DEEP } from './depth.ts';

// <version>.<mode>.<checksum, 4 letters><deflated canonical JSON>, in base64url. The checksum covers the kind, the version and the mode too.

/** `s`: a scenario; `p`: a moment of play. */
export type LinkKind = 's' | 'p';
export interface Opened {
  readonly version: number;
  readonly data: unknown;
}
export interface Format {
  readonly game: string;
  readonly dictionaries: readonly string[]; // by version, from 1
}

/** Longest text that is looked at, in characters: twenty times the budget of a long moment. */
export const MAX_TEXT = 32_768;
/** Most bytes that a link may inflate to. */
export const MAX_INFLATED = 65_536;
// Bytes inflated between two looks at the cap: deflate writes at most 1,032 bytes for one, so half a megabyte at worst before we stop.
const SLICE = 512;
const CHECK = 4; // letters

const HEADER = /^([1-9][0-9]{0,3})\.([a-z0-9-]{1,40}(?:~[a-z0-9-]{1,40})?)\.(.*)$/s;
const utf8 = new TextEncoder();

const sum = (kind: LinkKind, version: number, game: string, json: string): string =>
  toBase64Url(checksum(`${kind}${version}.${game}.${json}`));

/** Bytes of a dictionary: versions that have none deflate alone. */
const preset = (format: Format, version: number): { readonly dictionary?: Uint8Array } => {
  const text = format.dictionaries[version - 1] ?? '';
  return text === '' ? {} : { dictionary: utf8.encode(text) };
};

/** What follows `#s=` or `#p=`, in the present version. */
export const seal = (format: Format, kind: LinkKind, json: string): string => {
  const version = format.dictionaries.length;
  const bytes = deflateSync(utf8.encode(json), { level: 9, mem: 4, ...preset(format, version) });
  return `${version}.${format.game.replace('/', '~')}.${sum(kind, version, format.game, json)}${toBase64Url(bytes)}`;
};

/** Throws on what is not deflated data, or stops at the cap with undefined. */
const inflate = (bytes: Uint8Array, options: { readonly dictionary?: Uint8Array }): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate(options, (part) => {
    size += part.length;
    parts.push(part);
  });
  for (let at = 0; at < bytes.length && size <= MAX_INFLATED; at += SLICE)
    stream.push(bytes.slice(at, at + SLICE), at + SLICE >= bytes.length);
  if (size > MAX_INFLATED) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const inflateText = (bytes: Uint8Array, options: { readonly dictionary?: Uint8Array }): string | undefined => {
  try {
    const whole = inflate(bytes, options);
    return whole === undefined ? undefined : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(whole);
  } catch {
    return undefined; // both decoders throw on damaged input
  }
};

const parseJson = (text: string): { readonly data: unknown } | undefined => {
  try {
    return { data: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** From a whole address, a fragment or bare text to what follows `#s=`; the other kind's mark gives undefined. Some messengers write ~ as %7E. */
const bodyOf = (kind: LinkKind, text: string): string | undefined => {
  const bare = text.trim().replace(/%7e/gi, '~');
  const mark = /(?:^|#)([sp])=/.exec(bare);
  if (mark === null) return bare;
  return mark[1] === kind ? bare.slice(mark.index + mark[0].length) : undefined;
};

interface Header {
  readonly version: number;
  readonly game: string; // mode id, with its /
  readonly payload: string;
}
const headerOf = (body: string): Header | undefined => {
  const match = HEADER.exec(body);
  if (match === null) return undefined;
  const [, version = '', mode = '', payload = ''] = match;
  return { version: Number(version), game: mode.replace('~', '/'), payload };
};

/** Opens the envelope: nothing in it is trusted or validated yet. Never throws; work is bounded by the two caps, and data are never too deep to be walked by recursion. */
export const open = (format: Format, kind: LinkKind, text: string): Result<Opened, LinkError> => {
  if (text.length > MAX_TEXT) return err({ code: 'too-long', length: text.length, max: MAX_TEXT });
  const body = bodyOf(kind, text);
  const header = body === undefined ? undefined : headerOf(body);
  if (header === undefined) return err({ code: 'not-a-link' });
  const { version, game, payload } = header;
  if (game !== format.game) return err({ code: 'unknown-game', game });
  if (version > format.dictionaries.length) return err({ code: 'newer-version', version });
  const bytes = fromBase64Url(payload.slice(CHECK));
  const json = bytes === undefined ? undefined : inflateText(bytes, preset(format, version));
  if (json === undefined || sum(kind, version, game, json) !== payload.slice(0, CHECK)) return err({ code: 'corrupt' });
  if (isDeep(json)) return err({ code: 'invalid', issues: [{ path: '', message: TOO_DEEP }] });
  const parsed = parseJson(json);
  return parsed === undefined ? err({ code: 'corrupt' }) : ok({ version, data: parsed.data });
};
