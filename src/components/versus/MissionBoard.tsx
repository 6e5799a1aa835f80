// A mission under the reader's hands: pieces and lost tiles are pressed, then what is reported of them.
import type { JSX } from 'preact';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { type MissionBoardProps, MissionView } from './MissionView.tsx';
import { PlaceMenu, Refused } from './PlaceMenu.tsx';
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
const Live = ({
  state,
  options,
  onPick,
  label,
  refusal,
}: Required<Omit<MissionBoardProps, 'refusal' | 'foretell' | 'weigh' | 'events'>> &
  Pick<MissionBoardProps, 'refusal'>): JSX.Element => {
  const { taps, picked, gestures, run, pick } = useTaps<TrackState, TrackAction>(
    { state, options, onPick, label, refused: refusal !== undefined },
    MISSION_AIMING,
  );
  const tried = refusal === undefined ? [] : places(refusal.action);
  return (
    <MissionView state={state} taps={taps}>
      {picked === undefined || gestures.length === 0 ? (
        refusal === undefined || tried.length === 0 ? null : (
          <Refused cells={tried}>{refusal.view}</Refused>
        )
      ) : (
        <PlaceMenu cell={picked} gestures={gestures} label={label} onRun={run} onClose={() => pick(undefined)} />
      )}
    </MissionView>
  );
};
export const MissionBoard = ({
  state,
  options = NOTHING,
  onPick,
  label = ({ type }) => type,
  refusal,
}: MissionBoardProps): JSX.Element =>
  onPick === undefined ? (
    <MissionView state={state} />
  ) : (
    <Live state={state} options={options} onPick={onPick} label={label} refusal={refusal} />
  );
