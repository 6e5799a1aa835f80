// Which drawing of the sprite stands for whom. A character that the reader makes is given one by its name, always the same.
import type { ModuleKind } from '../../engine/battleworld/types.ts';

const OWN: Readonly<Record<string, string>> = {
  hulk: 'mailed-fist',
  'capitaine-america': 'american-shield',
  'iron-man': 'mecha-mask',
  thor: 'thor-hammer',
  fatalis: 'iron-mask',
  ultron: 'robot-helmet',
  magneto: 'magnet-man',
  punisher: 'skull-mask',
  serval: 'wolverine-claws',
  colossus: 'metal-golem-head',
  tornade: 'lightning-storm',
  diablo: 'devil-mask',
};
const PALETTE = [
  'visored-helm',
  'cyborg-face',
  'cowled',
  'domino-mask',
  'spider-mask',
  'burning-skull',
  'crested-helmet',
  'lightning-mask',
  'alien-stare',
  'ninja-mask',
  'star-skull',
  'warlord-helmet',
] as const;
export const MODULE_EMBLEMS: Readonly<Record<ModuleKind, string>> = {
  energy: 'electric',
  'double-defence': 'lightning-shield',
  care: 'health-normal',
};
/** All that the sprite of the game holds. */
/** The game's own: on its cover, and where nothing else can be drawn. */
export const SIGN = 'american-shield';
export const ICONS: readonly string[] = [...Object.values(OWN), ...PALETTE, ...Object.values(MODULE_EMBLEMS)];

const rank = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7);
/** The emblem of a character sheet, by its id. */
export const emblemOf = (sheet: string): string =>
  (Object.hasOwn(OWN, sheet) ? OWN[sheet] : undefined) ?? PALETTE[rank(sheet) % PALETTE.length] ?? PALETTE[0];
