// A game of Versus as it stands: the turn, both command posts, what the mission counts. Drawn for a reader who looks, or who acts.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import { checkOf } from '../../engine/versus/partie/posts.ts';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import type { Camp } from '../../engine/versus/types.ts';
import type { BoardProps } from '../play/mode.ts';
import { Markers, type PowerNamer, Shadows, Tasks } from './Around.tsx';
import { Objectives } from './Objectives.tsx';
import { Post } from './Post.tsx';
import { TurnTrack } from './TurnTrack.tsx';
import { CAMPS, type Taps } from './places.ts';
import { toldOf } from './told.ts';
import { CAMP_NAMES, OF_CAMP, preparing, stepOf } from './words.ts';

export type PartieBoardProps = BoardProps<PartieState, PartieAction, PartieEvent>;
const headline = (state: PartieState): string => {
  const { phase, turn, active, picking, winner, fixed } = state;
  const prepared = preparing(state);
  if (prepared !== undefined) return `Préparation · ${prepared} · ${CAMP_NAMES[picking].toLowerCase()}`;
  if (phase === 'over')
    return `Partie terminée au tour ${turn}${winner === null ? '' : ` · ${CAMP_NAMES[winner].toLowerCase()} gagne`}`;
  return `« ${fixed.mission.title} » · tour ${turn} · au tour ${OF_CAMP[active]}`;
};
/** The camp that acts first: on a phone it is on top. */
const inOrder = ({ active, picking, ...state }: PartieState): readonly Camp[] => {
  const first = preparing({ active, picking, ...state }) === undefined ? active : picking;
  return CAMPS.toSorted((a, b) => Number(b === first) - Number(a === first));
};
interface ViewProps extends Pick<PartieBoardProps, 'state' | 'events'> {
  readonly taps?: Taps | undefined;
  readonly power?: PowerNamer | undefined;
  readonly children?: ComponentChildren; // under the board
}
export const PartieView = ({ state, events, taps, power, children }: ViewProps): JSX.Element => {
  const told = useMemo(() => toldOf(events), [events]);
  const step = stepOf(state);
  return (
    <div class="partie vs" ref={taps?.frame ?? null} tabIndex={taps === undefined ? undefined : -1}>
      <TurnTrack
        head={headline(state)}
        step={step}
        check={step === undefined ? undefined : checkOf(state.active, state.fixed.initiative)}
      />
      <Tasks state={state} power={power} />
      <div class="vs-posts">
        {inOrder(state).map((camp) => (
          <Post key={camp} state={state} camp={camp} told={told} taps={taps} />
        ))}
      </div>
      <Objectives mission={state.fixed.mission} pieces={state.mission.pieces} told={told} taps={taps} />
      <Shadows shadows={state.shadows} told={told} taps={taps} />
      <Markers markers={state.markers} told={told} taps={taps} />
      {children === undefined || children === null ? null : <div class="vs-under">{children}</div>}
    </div>
  );
};
