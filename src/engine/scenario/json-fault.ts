// Where and why a text is not JSON, or JSON that no scenario is written in: browsers word it differently, in English, and some give no place.
import { MAX_DEPTH, TOO_DEEP } from './depth.ts';

export interface JsonFault {
  readonly line: number; // from 1
  readonly column: number; // from 1, in characters as an editor counts them
  readonly message: string; // French sentence without the place
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

const UNCLOSED = 'le texte s’arrête avant la fin : il manque une accolade, un crochet ou un guillemet fermant.';
const TELL = {
  value: 'une valeur est attendue ici.',
  string: 'ce texte entre guillemets est mal écrit ou n’est pas fermé.',
  key: 'un nom de champ entre guillemets droits est attendu ici.',
  colon: 'il manque deux-points après le nom du champ.',
  list: 'il manque une virgule, ou un crochet fermant.',
  object: 'il manque une virgule, ou une accolade fermante.',
  end: 'le texte continue après la fin du scénario.',
  twice: 'ce champ est écrit deux fois dans le même objet : un seul serait lu.',
  deep: `${TOO_DEEP.charAt(0).toLowerCase()}${TOO_DEEP.slice(1)}`,
} as const;

type Want = keyof typeof TELL | 'first-key' | 'first-value';

/** A bracket still open, and the names of the fields that its object has so far, as written. */
interface Box {
  readonly kind: 'list' | 'object';
  readonly names: Set<string>;
}
/** Notes the name of a field; whether its object had none like it. "\u0061" and "a" are one name. */
const isNew = (box: Box | undefined, written: string): boolean => {
  const name = JSON.parse(written) as string;
  if (box?.names.has(name) === true) return false;
  box?.names.add(name);
  return true;
};
/** One pass, no recursion: the stack holds the brackets still open. Answers the place of the first fault. */
const scan = (text: string): { readonly at: number; readonly want: keyof typeof TELL } | undefined => {
  const stack: Box[] = [];
  let [at, want]: [number, Want] = [0, 'value'];
  const eat = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null || found[0] === '') return false;
    at = pattern.lastIndex;
    return true;
  };
  const after = (): Want => stack.at(-1)?.kind ?? 'end';
  const close = (): void => {
    at++;
    stack.pop();
    want = after();
  };
  for (;;) {
    eat(SPACE);
    const c = text.charAt(at);
    if (want === 'end') return c === '' ? undefined : { at, want };
    if ((want === 'list' || want === 'first-value') && c === ']') close();
    else if ((want === 'object' || want === 'first-key') && c === '}') close();
    else if (want === 'list' || want === 'object') {
      if (c !== ',') return { at, want };
      at++;
      want = want === 'list' ? 'value' : 'key';
    } else if (want === 'key' || want === 'first-key') {
      if (c !== '"') return { at, want: 'key' };
      const from = at;
      if (!eat(STRING)) return { at, want: 'string' };
      if (!isNew(stack.at(-1), text.slice(from, at))) return { at: from, want: 'twice' };
      want = 'colon';
    } else if (want === 'colon') {
      if (c !== ':') return { at, want };
      at++;
      want = 'value';
    } else if (c === '{' || c === '[') {
      if (stack.length >= MAX_DEPTH) return { at, want: 'deep' };
      at++;
      stack.push({ kind: c === '{' ? 'object' : 'list', names: new Set() });
      want = c === '{' ? 'first-key' : 'first-value';
    } else if (c === '"') {
      if (!eat(STRING)) return { at, want: 'string' };
      want = after();
    } else {
      if (!eat(SCALAR)) return { at, want: 'value' };
      want = after();
    }
  }
};

/** The first fault of a text that is not JSON, nests too deep or names a field twice; undefined when `JSON.parse` may read it. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const fault = scan(text);
  if (fault === undefined) return undefined;
  const before = text.slice(0, fault.at).split(/\r\n|\r|\n/);
  const over = fault.at >= text.length;
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, message: over ? UNCLOSED : TELL[fault.want] };
};
