// Where a technique comes from, told by its id alone: a board that labels cards need not carry them all.
import type { CardId, Label } from './types.ts';

export const EXAMPLE_LABEL = 'carte d’exemple, non officielle';
const SHIPPED = /^ex-(?:att|def|dep|con|rhe)-[1-5]$/; // the ids of EXAMPLE_CARDS: data.test.ts holds it

/** An id of ours tells it; any other is the reader's. */
export const labelOf = (id: CardId): Label =>
  /^base-(?:attaque|defense|deplacement|concentration|rhetorique)$/.test(id)
    ? 'base'
    : SHIPPED.test(id)
      ? 'exemple'
      : 'saisie';
