// « Jouer » for BattleFight: a game or a position to study, a match, boosters to open.
import type { JSX } from 'preact';
import { readOptions } from '../../engine/battlefight/options.ts';
import { Lobby, type LobbyProps } from '../play/Lobby.tsx';
import { $options } from '../play/options-store.ts';

const MODES: Readonly<Record<string, string>> = {
  'battlefight/partie': 'Parties et positions',
  'battlefight/match': 'Matchs',
  'battlefight/formation': 'Former un deck',
};
/** What the rulings page kept, less what this engine does not know. */
const chosen: LobbyProps['options'] = () => {
  const given = $options('battlefight').get();
  const { wrong } = readOptions(given);
  const options = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)));
  return Object.keys(options).length === 0 ? {} : { options };
};
export type PlayTableProps = Pick<LobbyProps, 'scenarios'>;
export default ({ scenarios }: PlayTableProps): JSX.Element => (
  <Lobby jeu="battlefight" scenarios={scenarios} titles={{}} options={chosen} modes={MODES} goals />
);
