// Every worked example, in the order of the ledger; those that it does not number come last.
import { CARD_EXAMPLES } from './examples-cards.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';
import { CORE_EXAMPLES } from './examples-partie.ts';
import { DICE_EXAMPLES, SOLO_EXAMPLES } from './examples-solo.ts';
import { WILD_EXAMPLES } from './examples-wild.ts';

/** E1 to E4f, then X1 to X11: X9 is two, the ties and the duel that breaks them. */
export const LEDGER_EXAMPLES = [
  'teela-contre-evil-lyn',
  'she-ra-contre-un-dylinx',
  'les-soldats-de-he-man',
  'carte-plus-deux-en-defense',
  'deux-boutiques',
  'trois-boutiques',
  'plus-fort-ensemble',
  'beast-man-aux-des',
  'pv-convertis',
  'ram-man-contre-une-creature',
  'deux-manches-a-egalite',
  'la-fuite-de-he-man',
  'stratos-vole',
  'soldats-contre-trap-jaw',
  'au-marche',
  'combat-solo-novice',
  'score-solo',
  'departage',
  'le-duel-qui-departage',
  'des-de-pouvoir',
  'chute-commune',
].map((slug) => `fields-of-eternia.${slug}`);
const ALL = [
  ...COMBAT_EXAMPLES,
  ...WILD_EXAMPLES,
  ...DICE_EXAMPLES,
  ...SOLO_EXAMPLES,
  ...CORE_EXAMPLES,
  ...CARD_EXAMPLES,
] as const;
export type FoeExample = (typeof ALL)[number];
const rank = ({ id }: { readonly id: string }): number =>
  LEDGER_EXAMPLES.includes(id) ? LEDGER_EXAMPLES.indexOf(id) : LEDGER_EXAMPLES.length;
export const EXAMPLES: readonly FoeExample[] = [...ALL].toSorted((a, b) => rank(a) - rank(b));
