// Every worked example, in the order of the ledger; those that it does not number come last.
import { ARMOUR_EXAMPLES } from './examples-armour.ts';
import { DRECKACH_EXAMPLES } from './examples-dreckach.ts';
import { END_EXAMPLES } from './examples-end.ts';
import { FIRE_EXAMPLES } from './examples-fire.ts';
import type { PartieExample } from './examples-words.ts';
import { MOVE_EXAMPLES } from './examples-move.ts';
import { type EscarmoucheExample, SKIRMISH_EXAMPLES } from './examples-skirmish.ts';
import { TERRIENS_EXAMPLES } from './examples-terriens.ts';
import { VONYAN_EXAMPLES } from './examples-vonyan.ts';

export type BbsExample = PartieExample | EscarmoucheExample;
const ids = (...slugs: readonly string[]): readonly string[] => slugs.map((slug) => `battle-beyond-space.${slug}`);
/** E1 to E12, each with its variants and what follows it. */
export const LEDGER_EXAMPLES = ids(
  'tir-masque',
  'un-tour-complet',
  'manoeuvre-pas-a-pas',
  'cibles-du-tir-courbe',
  'trois-chasseurs-sur-un-destroyer',
  'autodestruction',
  'autodestruction-apres-collision',
  'decompte-final',
  'decompte-anneau-deplace',
  'vie-d-un-blindage',
  'la-fin-d-un-blindage',
  'blindage-en-reaction',
  'la-fin-d-un-blindage-en-reaction',
  'l-asteroide-et-l-anneau',
  's-approcher-d-un-asteroide',
  'resurrection',
  'trois-cartes-en-main',
  'la-main-se-vide',
  'laser',
  'super-tir',
);
/** Ours, from the set-up to the end. */
const OURS = ids(
  'placer-sa-flotte',
  'collisions-de-chasseurs',
  'collisions-de-destroyers',
  'pilote-d-elite',
  'longue-portee',
  'frapper-avec-un-asteroide',
  'frapper-une-elite',
  'doubler',
  'teleportation',
  'bonus-valkyrie',
  'foncer-blinde',
  'fin-de-partie',
  'quatre-points-ce-tour',
);
const ORDER = [...LEDGER_EXAMPLES, ...OURS];
export const PARTIE_EXAMPLES: readonly PartieExample[] = [
  ...FIRE_EXAMPLES,
  ...MOVE_EXAMPLES,
  ...TERRIENS_EXAMPLES,
  ...VONYAN_EXAMPLES,
  ...ARMOUR_EXAMPLES,
  ...DRECKACH_EXAMPLES,
  ...END_EXAMPLES,
];
export const EXAMPLES: readonly BbsExample[] = [...PARTIE_EXAMPLES, ...SKIRMISH_EXAMPLES].toSorted(
  (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
);
