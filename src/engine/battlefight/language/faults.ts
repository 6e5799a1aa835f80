import type { Keyword } from '../types.ts';
import { type Folded, placeOf } from './normalise.ts';

/** Bounds of the site, so that no text is long to read. Sizes are counted in units of the string, as a field's `maxlength` is. */
export const TEXT_MAX = 4_000;
export const STEPS_MAX = 60;
export const TITLE_MAX = 60;

export const FAULT_CODES = [
  'etape-vide',
  'mot-cle-inconnu',
  'parametre-manquant',
  'parametre-interdit',
  'parametre-nature',
  'nombre-non-entier',
  'nombre-hors-bornes',
  'signe-isole',
  'modificateur-seul',
  'deux-modificateurs',
  'carte-sans-etape',
  'type-inconnu',
  'titre-vide',
  'titre-trop-long',
  'texte-trop-long',
  'etapes-trop-nombreuses',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** What should have stood there; 'separator': the words begin another step; 'space': a keyword and its number are stuck together; 'order': the words are a keyword's, shuffled. */
export type Expected =
  | 'keyword'
  | 'modifier'
  | 'number'
  | 'integer'
  | 'type'
  | 'title'
  | 'step'
  | 'one-step'
  | 'nothing'
  | 'separator'
  | 'space'
  | 'order'
  | 'less';

export interface Fault {
  readonly code: FaultCode;
  /** Rank of the step, from 0; null when the fault is that of a whole card or text. */
  readonly step: number | null;
  /** Where in the text as it was given: from 1, then units from 0, end excluded. A span may be empty. */
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  readonly found: string; // what stands in the span
  readonly expected: Expected;
  readonly keyword: Keyword | null; // the keyword of the step, once it is known
  readonly suggestion: Keyword | null; // the nearest keyword, when none is known
  /** What may be put in place of the span, best first: '' takes it away. Often empty. */
  readonly fixes: readonly string[];
}

export interface Span {
  readonly from: number;
  readonly to: number;
}
/** From the first of these spans to the end of the last. */
export const spanOf = (spans: readonly Span[]): Span => ({ from: spans[0]?.from ?? 0, to: spans.at(-1)?.to ?? 0 });

type More = Partial<Pick<Fault, 'keyword' | 'suggestion' | 'fixes'>>;
/** Says where a fault is. */
export type Blame = (code: FaultCode, expected: Expected, span: Span, more?: More) => Fault;
export const blame =
  (folded: Folded, step: number | null): Blame =>
  (code, expected, { from, to }, more = {}) => ({
    code,
    step,
    ...placeOf(folded, from),
    from,
    to,
    found: folded.source.slice(from, to),
    expected,
    keyword: more.keyword ?? null,
    suggestion: more.suggestion ?? null,
    fixes: more.fixes ?? [],
  });
