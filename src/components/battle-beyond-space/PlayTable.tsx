// « Jouer » for Battle Beyond Space: a whole game, a position, a skirmish.
import type { JSX } from 'preact';
import { readOptions } from '../../engine/battle-beyond-space/options.ts';
import { Lobby, type LobbyProps } from '../play/Lobby.tsx';
import { $options } from '../play/options-store.ts';

const PARTIE = 'battle-beyond-space/partie';
const MODES: Readonly<Record<string, string>> = {
  [PARTIE]: 'Parties et positions',
  'battle-beyond-space/escarmouche': 'Escarmouches',
};
/** What the rulings page kept, less what this engine does not know. A skirmish keeps the options of its position. */
const chosen: LobbyProps['options'] = (mode) => {
  const given = $options('battle-beyond-space').get();
  const { wrong } = readOptions(given);
  const options = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)));
  return mode !== PARTIE || Object.keys(options).length === 0 ? {} : { options };
};
export type PlayTableProps = Pick<LobbyProps, 'scenarios'>;
export default ({ scenarios }: PlayTableProps): JSX.Element => (
  <Lobby jeu="battle-beyond-space" scenarios={scenarios} titles={{}} options={chosen} modes={MODES} />
);
