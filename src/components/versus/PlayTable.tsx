// « Jouer » for Versus: a whole game, or a mission alone.
import type { JSX } from 'preact';
import { readOptions } from '../../engine/versus/options.ts';
import { MISSION_OPTIONS } from '../../engine/versus/types.ts';
import { Lobby, type LobbyProps } from '../play/Lobby.tsx';
import { $options } from '../play/options-store.ts';

const PARTIE = 'versus/partie';
const MISSION = 'versus/mission';
const MODES: Readonly<Record<string, string>> = { [PARTIE]: 'Parties et positions', [MISSION]: 'Missions seules' };
/** All that a mission alone knows of. */
const TRACKED: ReadonlySet<string> = new Set(MISSION_OPTIONS);
/** What the rulings page kept, less what that mode does not know. */
const chosen: LobbyProps['options'] = (mode) => {
  const given = $options('versus').get();
  const { wrong } = readOptions(given);
  const options = Object.fromEntries(
    Object.entries(given).filter(([key]) => !wrong.includes(key) && (mode !== MISSION || TRACKED.has(key))),
  );
  return Object.keys(options).length === 0 ? {} : { options };
};
export type PlayTableProps = Pick<LobbyProps, 'scenarios'>;
export default ({ scenarios }: PlayTableProps): JSX.Element => (
  <Lobby jeu="versus" scenarios={scenarios} titles={{}} options={chosen} modes={MODES} />
);
