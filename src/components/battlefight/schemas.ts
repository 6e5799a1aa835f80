// The static diagrams of the pages, by id.
import { BOARDS } from './schemas-boards.ts';
import { CARDS } from './schemas-cards.ts';
import { ENDS } from './schemas-ends.ts';
import type { BfSchema } from './schemas-kit.ts';
import { POINTS } from './schemas-points.ts';
import { TURNS } from './schemas-turn.ts';
import { ZONES } from './schemas-zones.ts';

const SCHEMAS: Readonly<Record<string, () => BfSchema>> = {
  ...BOARDS,
  ...CARDS,
  ...ENDS,
  ...POINTS,
  ...TURNS,
  ...ZONES,
};
export const SCHEMA_IDS: readonly string[] = Object.keys(SCHEMAS).map((id) => `battlefight.${id}`);

/** A diagram by its id. Throws on an unknown id, and when the engine refuses the position that a diagram shows. */
export const schema = (id: string): BfSchema => {
  const make = SCHEMAS[id.replace(/^battlefight\./, '')];
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};
