import { ROSTER } from '../../../engine/battleworld/data.ts';
import { PROVENANCE, type Provenance } from '../../../engine/battleworld/provenance.ts';
import type { Sheet } from '../../../engine/battleworld/types.ts';

export type Origin = Provenance | 'typed';
/** The label beside a field, and what it means. */
export const ORIGIN_WORDS: Readonly<Record<Origin, readonly [label: string, meaning: string]>> = {
  stated: ['dit', 'écrit dans les règles'],
  deduced: ['déduit', "conséquence d'un exemple des règles"],
  story: ['récit', "lu dans l'histoire, sans valeur de règle"],
  example: ['exemple', "valeur d'exemple, à remplacer par celle de votre carte"],
  typed: ['saisi', 'valeur que vous avez saisie'],
};

/** Where the value of a field comes from: the roster's own label while it says what the roster says, else typed in. */
export const originOf = (sheet: Sheet, field: keyof Sheet): Origin => {
  const printed = Object.hasOwn(ROSTER, sheet.id) ? ROSTER[sheet.id] : undefined;
  if (printed === undefined || printed[field] !== sheet[field]) return 'typed';
  return PROVENANCE[sheet.id]?.fields[field] ?? 'example';
};
/** What the source lets one guess of this card beyond its fields. */
export const sheetNote = (sheet: Sheet): string | undefined => (Object.hasOwn(ROSTER, sheet.id) ? PROVENANCE[sheet.id]?.note : undefined);
