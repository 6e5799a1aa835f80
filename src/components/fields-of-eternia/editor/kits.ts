// The kits by kind: the first is in the page, the others come when they are needed.
import { combatKit } from './combat/index.ts';
import type { Kit } from './kit.ts';
import type { Mode } from './modes.ts';

export type Kits = Readonly<Partial<Record<Mode, Kit>>>;
export const FIRST_KITS: Kits = { 'combat-epique': combatKit, 'des-de-pouvoir': combatKit };
type Late = Exclude<Mode, 'combat-epique' | 'des-de-pouvoir'>;
const LOADERS: Readonly<Record<Late, () => Promise<{ readonly kit: Kit }>>> = {
  'contrees-sauvages': () => import('./kit-contrees-sauvages.tsx'),
  'combat-de-soldats': () => import('./kit-combat-de-soldats.tsx'),
  solo: () => import('./kit-solo.tsx'),
  escarmouche: () => import('./kit-escarmouche.tsx'),
  partie: () => import('./kit-partie.tsx'),
};
/** Rejected when the kit cannot be fetched. */
export const loadKit = (mode: Mode): Promise<Kit> =>
  mode === 'combat-epique' || mode === 'des-de-pouvoir'
    ? Promise.resolve(combatKit)
    : LOADERS[mode]().then(({ kit }) => kit);
