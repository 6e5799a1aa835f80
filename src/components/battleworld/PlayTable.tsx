// « Jouer » for Battleworld: a single combat, or a whole game.
import type { JSX } from 'preact';
import { Lobby, type LobbyProps } from '../play/Lobby.tsx';

const SESSIONS: LobbyProps['sessions'] = {
  'battleworld/combat': () => import('./SessionCombat.tsx').then(({ SessionCombat }) => SessionCombat),
  'battleworld/partie': () => import('./SessionPartie.tsx').then(({ SessionPartie }) => SessionPartie),
};
export default ({ scenarios }: Pick<LobbyProps, 'scenarios'>): JSX.Element => <Lobby jeu="battleworld" scenarios={scenarios} titles={{}} sessions={SESSIONS} />;
