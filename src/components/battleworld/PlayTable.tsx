// « Jouer » for Battleworld: a single combat, or a whole game.
import type { JSX } from 'preact';
import { OPTION_VALUES } from '../../engine/battleworld/types.ts';
import { Lobby, type LobbyProps } from '../play/Lobby.tsx';
import { $options } from '../play/options-store.ts';

const MODES: Readonly<Record<string, string>> = { 'battleworld/partie': 'Parties', 'battleworld/combat': 'Combats' };
/** What the rulings page kept, less what this engine does not know. */
const chosen: LobbyProps['options'] = () => {
  const known = new Map<string, readonly unknown[]>(Object.entries(OPTION_VALUES));
  const options = Object.fromEntries(
    Object.entries($options('battleworld').get()).filter(([key, value]) => known.get(key)?.includes(value) === true),
  );
  return Object.keys(options).length === 0 ? {} : { options };
};
export type PlayTableProps = Pick<LobbyProps, 'scenarios'>;
export default ({ scenarios }: PlayTableProps): JSX.Element => (
  <Lobby jeu="battleworld" scenarios={scenarios} titles={{}} options={chosen} modes={MODES} />
);
