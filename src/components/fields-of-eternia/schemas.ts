// Every diagram of Fields of Eternia, by its id: « fields-of-eternia.grille ».
import { BLOWS } from './schemas-blows.ts';
import { CARDS } from './schemas-cards.ts';
import { COMBAT } from './schemas-combat.ts';
import { GEAR } from './schemas-gear.ts';
import type { Drawings, FoeSchema } from './schemas-kit.ts';
import { LAND } from './schemas-land.ts';
import { MODES } from './schemas-modes.ts';
import { ROUND } from './schemas-round.ts';
import { SOLO } from './schemas-solo.ts';
import { SOLDIERS } from './schemas-soldiers.ts';
import { START } from './schemas-start.ts';
import { TABLES } from './schemas-tables.ts';
import { WILDS } from './schemas-wilds.ts';

const DRAWN: Drawings = {
  ...TABLES,
  ...CARDS,
  ...START,
  ...LAND,
  ...ROUND,
  ...SOLDIERS,
  ...WILDS,
  ...GEAR,
  ...COMBAT,
  ...BLOWS,
  ...MODES,
  ...SOLO,
};
const DRAWINGS: Drawings = Object.fromEntries(
  Object.entries(DRAWN).map(([name, draw]) => [`fields-of-eternia.${name}`, draw]),
);
export const SCHEMA_IDS: readonly string[] = Object.keys(DRAWINGS);

/** A diagram by its id. Throws on an unknown id. */
export const schema = (id: string): FoeSchema => {
  const make = DRAWINGS[id];
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};
