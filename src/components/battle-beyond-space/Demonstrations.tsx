// « Voir en action » for Battle Beyond Space: the scene of each mode, fetched when a rule asks for it.
import type { JSX } from 'preact';
import { Demo, type DemoProps, staged } from '../play/Demo.tsx';

const SCENES: DemoProps['scenes'] = {
  partie: () => staged(import('./mode-partie.ts').then(({ partieMode }) => partieMode)),
  escarmouche: () => staged(import('./mode-escarmouche.ts').then(({ escarmoucheMode }) => escarmoucheMode)),
};
export default (): JSX.Element => <Demo jeu="battle-beyond-space" scenes={SCENES} />;
