import { ROSTER } from '../../../engine/battleworld/data.ts';
import { PROVENANCE } from '../../../engine/battleworld/provenance.ts';
import type { Sheet } from '../../../engine/battleworld/types.ts';
import type { Origin } from '../../atelier/origin.ts';

/** Where the value of a field comes from: the roster's own label while it says what the roster says, else typed in. */
export const originOf = (sheet: Sheet, field: keyof Sheet): Origin => {
  const printed = Object.hasOwn(ROSTER, sheet.id) ? ROSTER[sheet.id] : undefined;
  if (printed === undefined || printed[field] !== sheet[field]) return 'typed';
  return PROVENANCE[sheet.id]?.fields[field] ?? 'example';
};
/** What the source lets one guess of this card beyond its fields. */
export const sheetNote = (sheet: Sheet): string | undefined =>
  Object.hasOwn(ROSTER, sheet.id) ? PROVENANCE[sheet.id]?.note : undefined;
