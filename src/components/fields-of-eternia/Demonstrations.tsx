// « Voir en action » for Fields of Eternia: the scene of each mode, fetched when a rule asks for it.
import type { JSX } from 'preact';
import { Demo, type DemoProps, staged } from '../play/Demo.tsx';

const SCENES: DemoProps['scenes'] = {
  'combat-epique': () => staged(import('./mode-combat-epique.ts').then(({ combatMode }) => combatMode)),
  'des-de-pouvoir': () => staged(import('./mode-des-de-pouvoir.ts').then(({ powerMode }) => powerMode)),
  'contrees-sauvages': () => staged(import('./mode-contrees-sauvages.ts').then(({ wildMode }) => wildMode)),
  'combat-de-soldats': () => staged(import('./mode-combat-de-soldats.ts').then(({ soldiersMode }) => soldiersMode)),
  solo: () => staged(import('./mode-solo.ts').then(({ soloMode }) => soloMode)),
  escarmouche: () => staged(import('./mode-escarmouche.ts').then(({ escarmoucheMode }) => escarmoucheMode)),
  partie: () => staged(import('./mode-partie.ts').then(({ partieMode }) => partieMode)),
};
export default (): JSX.Element => <Demo jeu="fields-of-eternia" scenes={SCENES} />;
