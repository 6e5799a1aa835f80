import * as v from 'valibot';
import { capital } from '../kernel/french.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { Issue } from './codec.ts';
import { excess, TOO_DEEP } from './depth.ts';

/** The French names of a game's fields: `lists` for numbered things (« Personnage 3 »), `fields` for the rest (« points de vie »). */
export interface Words {
  readonly lists: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}
const MOST = 20; // issues told at once
const MAX_FIELDS = 4_000; // fields and items; the largest scenario that a shape accepts has about 1,000

type Key = string | number;
const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** « Personnage 3, points de vie »: a path in words. */
export const place = (path: readonly Key[], words: Words): string => {
  const parts: string[] = [];
  path.forEach((key, i) => {
    const parent = path[i - 1];
    const list = typeof parent === 'string' ? own(words.lists, parent) : undefined;
    if (typeof key === 'number') parts.push(list === undefined ? `élément ${key + 1}` : `${list} ${key + 1}`);
    else if (!(typeof path[i + 1] === 'number' && own(words.lists, key) !== undefined))
      parts.push(own(words.fields, key) ?? `« ${clip(key)} »`);
  });
  return capital(parts.join(', '));
};

/** `("a" | "b")` to « a, b ». */
const choices = (expected: string | null): string => (expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');
const requirement = (issue: v.BaseIssue<unknown>): string =>
  String((issue as { readonly requirement?: unknown }).requirement);

/** The fault alone, by kind of schema. Schemas of our own (`regex`, `check`, `custom`) bring their sentence. */
const fault = (issue: v.BaseIssue<unknown>): string => {
  switch (issue.type) {
    case 'strict_object':
      if (issue.expected === 'never') return 'ce champ est inconnu.';
      return issue.expected === 'Object' ? 'un objet est attendu.' : 'ce champ manque.';
    case 'array':
      return 'une liste est attendue.';
    case 'strict_tuple':
      return issue.expected === 'never' ? 'la liste a un élément de trop.' : 'une liste est attendue.';
    case 'record':
      return 'un objet est attendu.';
    case 'string':
      return 'un texte est attendu.';
    case 'boolean':
      return 'true ou false est attendu.';
    case 'number':
    case 'integer':
    case 'finite':
      return 'un nombre entier est attendu.';
    case 'min_value':
      return `le nombre doit être d’au moins ${requirement(issue)}.`;
    case 'max_value':
      return `le nombre doit être d’au plus ${requirement(issue)}.`;
    case 'max_length':
      return typeof issue.input === 'string'
        ? `le texte doit compter au plus ${requirement(issue)} caractères.`
        : `la liste doit compter au plus ${requirement(issue)} éléments.`;
    case 'min_length':
      return typeof issue.input === 'string' ? 'le texte est vide.' : 'la liste est vide.';
    case 'picklist':
    case 'literal':
    case 'variant':
      return issue.expected === 'Object'
        ? 'un objet est attendu.'
        : `la valeur doit être l’une de celles-ci : ${choices(issue.expected)}.`;
    case 'regex':
    case 'check':
    case 'custom':
      return issue.message;
    default:
      return 'cette valeur ne convient pas.';
  }
};

const toIssue = (issue: v.BaseIssue<unknown>, words: Words): Issue => {
  const path = (issue.path ?? []).map((item) => item.key as Key);
  const where = place(path, words);
  const what = fault(issue);
  return { path: path.join('.'), message: where === '' ? capital(what) : `${where} : ${what}` };
};

/** Every fault of a shape at once (20 at most), in French, place included. */
export const parseWith = <S extends v.GenericSchema>(
  schema: S,
  words: Words,
  raw: unknown,
): Result<v.InferOutput<S>, readonly Issue[]> => {
  // A schema would tell a fault for each of a hostile link's 30,000 numbers, and goes as deep as its data.
  const over = excess(raw, MAX_FIELDS);
  if (over !== undefined)
    return err([
      { path: '', message: over === 'deep' ? TOO_DEEP : 'Ces données sont trop nombreuses pour un scénario.' },
    ]);
  const result = v.safeParse(schema, raw);
  return result.success ? ok(result.output) : err(result.issues.slice(0, MOST).map((issue) => toIssue(issue, words)));
};

/** Whether data has the types of a shape, even where a value breaks its bounds: enough to be shown, not to be shared. */
export const isTyped = (schema: v.GenericSchema, raw: unknown): boolean => {
  if (excess(raw, MAX_FIELDS) !== undefined) return false;
  const result = v.safeParse(schema, raw);
  return result.success || result.issues.every(({ kind }) => kind === 'validation');
};
