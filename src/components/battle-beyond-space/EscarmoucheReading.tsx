// A skirmish as an example tells it: its goal, and its game.
import type { JSX } from 'preact';
import type {
  EscarmoucheAction,
  EscarmoucheEvent,
  EscarmoucheState,
} from '../../engine/battle-beyond-space/escarmouche/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import type { BoardProps } from '../play/mode.ts';
import type { PartieBoardProps } from './PartieView.tsx';
import { Goal } from './Goal.tsx';
import { PartieReading } from './PartieReading.tsx';

export type EscarmoucheBoardProps = BoardProps<EscarmoucheState, EscarmoucheAction, EscarmoucheEvent> &
  Pick<PartieBoardProps, 'frame'>;
export const isGameEvent = (event: EscarmoucheEvent): event is PartieEvent => event.type !== 'goal-checked';
export const EscarmoucheReading = ({ state, events, frame }: EscarmoucheBoardProps): JSX.Element => (
  <PartieReading state={state.game} events={events.filter(isGameEvent)} frame={frame}>
    <Goal state={state} />
  </PartieReading>
);
