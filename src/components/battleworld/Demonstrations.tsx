// « Voir en action » for Battleworld: the scene of each mode, fetched when a rule asks for it.
import type { JSX } from 'preact';
import { Demo, type DemoProps, staged } from '../play/Demo.tsx';

const SCENES: DemoProps['scenes'] = {
  combat: () => staged(import('./mode-combat.ts').then(({ combatMode }) => combatMode)),
  partie: () => staged(import('./mode-partie.ts').then(({ partieMode }) => partieMode)),
};
export default (): JSX.Element => <Demo jeu="battleworld" scenes={SCENES} />;
