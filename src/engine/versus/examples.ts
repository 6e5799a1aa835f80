// Every worked example, in the order of the ledger; those that it does not number come last.
import { DISC_EXAMPLES } from './examples-discs.ts';
import { HERO_EXAMPLES } from './examples-heroes.ts';
import type { MissionExample, PartieExample } from './examples-words.ts';
import { MISSION_EXAMPLES } from './examples-missions.ts';
import { START_EXAMPLES } from './examples-start.ts';
import { TRACK_EXAMPLES } from './examples-tracks.ts';
import { VILLAIN_EXAMPLES } from './examples-villains.ts';

export type VsExample = PartieExample | MissionExample;
const ids = (...slugs: readonly string[]): readonly string[] => slugs.map((slug) => `versus.${slug}`);
/** E1, then E3 to E13, each with its variants; E2 is a diagram, and « relever-talon » is also the last case of E12. */
export const LEDGER_EXAMPLES = ids(
  'troisieme-activation',
  'quatre-tours',
  'economiser',
  'economiser-davantage',
  'en-retard',
  'duel-d-esprit',
  'duel-d-esprit-egalite',
  'folie-douce',
  'enfant-prodige',
  'enfant-prodige-ordre-inverse',
  'quatre-bombes',
  'derniere-ruelle',
  'fuite-des-vilains',
  'fuite-sans-le-coffre',
  'fuite-perdue',
  'qg-neutralise',
  'qg-neutralise-ruelle',
  'relever-talon',
  'batman-dans-les-ombres',
  'batman-reapparait',
);
/** Ours, from the set-up on. */
const OURS = ids(
  'preparer',
  'un-tour-complet',
  'cybercriminel',
  'vapeurs',
  'sortir-les-otages',
  'protocoles',
  'brouilleurs',
  'fichiers',
  'soin-d-alfred',
  'soultaker',
  'avatar',
  'ras-al-ghul',
);
const ORDER = [...LEDGER_EXAMPLES, ...OURS];
export const PARTIE_EXAMPLES: readonly PartieExample[] = [
  ...DISC_EXAMPLES,
  ...HERO_EXAMPLES,
  ...VILLAIN_EXAMPLES,
  ...MISSION_EXAMPLES,
  ...START_EXAMPLES,
];
export const EXAMPLES: readonly VsExample[] = [...PARTIE_EXAMPLES, ...TRACK_EXAMPLES].toSorted(
  (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
);
