import type { Some } from '../kernel/result.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { FoeRule } from './rules.ts';

export type FoeRefusal = Refusal<FoeRule>;
/** Undefined: nothing forbids it. */
export type Fault = FoeRefusal | undefined;
type Table = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** What a mode needs to refuse. Its table of sentences by code is a type here, so that the rules do not carry the words; {x} in a sentence stands for a value of the refusal. */
export const faultsOf = <T extends Table>(_?: T) => ({
  /** A play that the rules forbid. */
  no: (code: keyof T & string, ...cites: Some<FoeRule>): FoeRefusal => ({ code, cites }),
  noWith: (code: keyof T & string, values: Values, ...cites: Some<FoeRule>): FoeRefusal => ({ code, values, cites }),
  /** A fault of a scenario: `about` is its path, for the workshop to point at. */
  fault: (code: keyof T & string, about: string, ...cites: Some<FoeRule>): FoeRefusal => ({ code, about, cites }),
  faultWith: (code: keyof T & string, about: string, values: Values, ...cites: Some<FoeRule>): FoeRefusal => ({
    code,
    about,
    values,
    cites,
  }),
});
/** What a field of a scenario should have been: see shape.ts. */
export const SHAPE_REFUSALS = {
  'champ-nombre': 'Champ « {champ} » : un nombre est attendu.',
  'champ-bornes': 'Champ « {champ} » : un nombre entier de {min} à {max} est attendu.',
  'champ-mesure': 'Champ « {champ} » : un nombre de {min} à {max} est attendu.',
  'champ-texte': 'Champ « {champ} » : un texte est attendu, de {max} caractères au plus.',
  'champ-identifiant':
    'Champ « {champ} » : un identifiant est attendu, fait de minuscules sans accent, de chiffres et de tirets, 40 au plus.',
  'champ-oui-non': 'Champ « {champ} » : oui ou non est attendu.',
  'champ-choix': 'Champ « {champ} » : cette valeur n’est pas une de celles du jeu.',
  'champ-liste': 'Champ « {champ} » : une liste est attendue, de {max} éléments au plus.',
  'champ-ensemble': 'Champ « {champ} » : ce qui est écrit là n’a pas la bonne forme.',
} as const;
/** The sentence of a refusal; empty for a code that no table knows. */
export const sentenceOf =
  (...tables: readonly Table[]) =>
  ({ code, values = {} }: FoeRefusal): string => {
    const table = tables.find((one) => Object.hasOwn(one, code));
    const sentence =
      table === undefined
        ? Object.hasOwn(SHAPE_REFUSALS, code)
          ? SHAPE_REFUSALS[code as keyof typeof SHAPE_REFUSALS]
          : ''
        : (table[code] ?? '');
    return sentence.replace(/\{(\w+)\}/g, (_, key: string) => `${values[key] ?? ''}`);
  };
