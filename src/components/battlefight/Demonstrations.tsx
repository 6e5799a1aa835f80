// « Voir en action » for BattleFight: the scene of each mode, fetched when a rule asks for it.
import type { JSX } from 'preact';
import { Demo, type DemoProps, staged } from '../play/Demo.tsx';

const SCENES: DemoProps['scenes'] = {
  partie: () => staged(import('./mode-partie.ts').then(({ partieMode }) => partieMode)),
  match: () => staged(import('./mode-match.ts').then(({ matchMode }) => matchMode)),
  formation: () => staged(import('./mode-formation.ts').then(({ formationMode }) => formationMode)),
};
export default (): JSX.Element => <Demo jeu="battlefight" scenes={SCENES} />;
