// The playable modes of Fields of Eternia, by the name that examples and links give them. For the build: an island imports one of the files, never this one, so that a page brings one engine.
import { combatMode } from './mode-combat-epique.ts';
import { escarmoucheMode } from './mode-escarmouche.ts';
import { partieMode } from './mode-partie.ts';
import { powerMode } from './mode-des-de-pouvoir.ts';
import { soldiersMode } from './mode-combat-de-soldats.ts';
import { soloMode } from './mode-solo.ts';
import { wildMode } from './mode-contrees-sauvages.ts';

export const MODES = {
  'combat-epique': combatMode,
  'des-de-pouvoir': powerMode,
  'contrees-sauvages': wildMode,
  'combat-de-soldats': soldiersMode,
  solo: soloMode,
  escarmouche: escarmoucheMode,
  partie: partieMode,
} as const;
