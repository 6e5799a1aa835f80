// « Jouer » for Fields of Eternia: a combat of each kind, a solo sheet, a skirmish, a whole game.
import type { JSX } from 'preact';
import { readOptions } from '../../engine/fields-of-eternia/options.ts';
import { Lobby, type LobbyProps } from '../play/Lobby.tsx';
import { $options } from '../play/options-store.ts';

const MODES: Readonly<Record<string, string>> = {
  'fields-of-eternia/combat-epique': 'Combats épiques',
  'fields-of-eternia/des-de-pouvoir': 'Dés de pouvoir',
  'fields-of-eternia/contrees-sauvages': 'Contrées sauvages',
  'fields-of-eternia/combat-de-soldats': 'Combats de soldats',
  'fields-of-eternia/partie': 'Parties et positions',
  'fields-of-eternia/solo': 'Solo',
  'fields-of-eternia/escarmouche': 'Escarmouches',
};
/** What the rulings page kept, less what this engine does not know. */
const chosen: LobbyProps['options'] = () => {
  const given = $options('fields-of-eternia').get();
  const { wrong } = readOptions(given);
  const options = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)));
  return Object.keys(options).length === 0 ? {} : { options };
};
export type PlayTableProps = Pick<LobbyProps, 'scenarios'>;
export default ({ scenarios }: PlayTableProps): JSX.Element => (
  <Lobby jeu="fields-of-eternia" scenarios={scenarios} titles={{}} options={chosen} modes={MODES} />
);
