// A mission under the reader's hands: pieces and lost tiles are tapped, then what is reported of them.
import type { JSX } from 'preact';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { Chooser } from './Chooser.tsx';
import { type MissionBoardProps, MissionView } from './MissionView.tsx';
import type { Place } from './places.ts';
import { type Aiming, useTaps } from './useTaps.ts';

const places = (action: TrackAction): readonly Place[] => {
  switch (action.type) {
    case 'test':
    case 'leave':
    case 'lose':
      return [`piece:${action.piece}`];
    case 'tile':
      return [`lost:${action.side}`];
    case 'end-turn':
      return [];
  }
};
/** All that falls on the board is a report. */
export const MISSION_AIMING: Aiming<TrackState, TrackAction> = {
  places,
  reported: () => true,
  listed: (place) => (place.startsWith('piece:') ? 'Voir les actions de ce pion' : 'Changer ce compte'),
};
const NOTHING: readonly TrackAction[] = [];
const Live = ({ state, events, options, onPick, label }: Required<Omit<MissionBoardProps, 'refusal'>>): JSX.Element => {
  const { taps, several, close } = useTaps({ state, options, onPick, label }, MISSION_AIMING);
  return (
    <MissionView state={state} events={events} taps={taps}>
      {several.length === 0 ? null : <Chooser actions={several} pick={onPick} label={label} close={close} />}
    </MissionView>
  );
};
export const MissionBoard = ({
  state,
  events,
  options = NOTHING,
  onPick,
  label = ({ type }) => type,
}: MissionBoardProps): JSX.Element =>
  onPick === undefined ? (
    <MissionView state={state} events={events} />
  ) : (
    <Live state={state} events={events} options={options} onPick={onPick} label={label} />
  );
