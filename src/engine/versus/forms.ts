import { isRecord } from '../kernel/json.ts';
// The form of what comes to the set-ups from outside: types, and lists short enough to be looked at. What the values may be is for the rules of the set-up.

/** Where a value has another form than it should, and which it should have. */
export interface Misfit {
  readonly about: string;
  readonly expected: string;
}
export type Form = (value: unknown, about: string) => readonly Misfit[];
const is =
  (expected: string, test: (value: unknown) => boolean): Form =>
  (value, about) =>
    test(value) ? [] : [{ about, expected }];
const LONGEST = 2000;
const MOST = 200;

export const number = is('un nombre', (value) => typeof value === 'number');
export const flag = is('oui ou non', (value) => typeof value === 'boolean');
export const text = is(
  `un texte de ${LONGEST} signes au plus`,
  (value) => typeof value === 'string' && value.length <= LONGEST,
);
/** Never a name that any object has by birth: ids are keys of records. */
export const id = is(
  'un identifiant',
  (value) => typeof value === 'string' && value.length <= LONGEST && !(value in {}),
);
export const among = (...values: readonly unknown[]): Form =>
  is('l’une des valeurs prévues', (value) => values.includes(value));
export const orNull =
  (form: Form): Form =>
  (value, about) =>
    value === null ? [] : form(value, about);
export const list =
  (form: Form): Form =>
  (value, about) =>
    Array.isArray(value) && value.length <= MOST
      ? value.flatMap((one, i) => form(one, `${about}.${i}`))
      : [{ about, expected: `une liste de ${MOST} lignes au plus` }];
/** Exactly these, in this order. */
export const row =
  (...forms: readonly Form[]): Form =>
  (value, about) =>
    Array.isArray(value) && value.length === forms.length
      ? forms.flatMap((form, i) => form(value[i], `${about}.${i}`))
      : [{ about, expected: `une liste de ${forms.length} valeurs` }];
const below = (about: string, key: string): string => (about === '' ? key : `${about}.${key}`);
type Fields = Readonly<Record<string, Form>>;
/** An object: fields that it must have, then those that it may leave out. Others are not looked at. */
export const fields =
  (must: Fields, may: Fields = {}): Form =>
  (value, about) => {
    if (!isRecord(value)) return [{ about, expected: 'un ensemble de champs' }];
    const optional = Object.entries(may).filter(([key]) => value[key] !== undefined);
    return [...Object.entries(must), ...optional].flatMap(([key, form]) => form(value[key], below(about, key)));
  };
export const record =
  (form: Form): Form =>
  (value, about) =>
    isRecord(value) && Object.keys(value).length <= MOST
      ? Object.entries(value).flatMap(([key, one]) => [...id(key, below(about, key)), ...form(one, below(about, key))])
      : [{ about, expected: 'un ensemble de champs' }];
/** Fields that hang on the value of one of them. */
export const byKind =
  (key: string, forms: Readonly<Record<string, Form>>): Form =>
  (value, about) => {
    const kind = isRecord(value) ? value[key] : undefined;
    const form = typeof kind === 'string' && Object.hasOwn(forms, kind) ? forms[kind] : undefined;
    return form === undefined
      ? [{ about: below(about, key), expected: 'l’une des valeurs prévues' }]
      : form(value, about);
  };
