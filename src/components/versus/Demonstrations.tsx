// « Voir en action » for Versus: the scene of each mode, fetched when a rule asks for it.
import type { JSX } from 'preact';
import { Demo, type DemoProps, staged } from '../play/Demo.tsx';

const SCENES: DemoProps['scenes'] = {
  partie: () => staged(import('./mode-partie.ts').then(({ partieMode }) => partieMode)),
  mission: () => staged(import('./mode-mission.ts').then(({ missionMode }) => missionMode)),
};
export default (): JSX.Element => <Demo jeu="versus" scenes={SCENES} />;
