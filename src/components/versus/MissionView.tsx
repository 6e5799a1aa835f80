// A mission alone: its pieces, its tiles lost, what would end it now, and how its pieces change state.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { reasonsNow, verdict } from '../../engine/versus/mission/track.ts';
import type { TrackAction, TrackEvent, TrackState } from '../../engine/versus/mission/types.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { checkOf } from '../../engine/versus/partie/posts.ts';
import { CampMark } from './Marks.tsx';
import { endWord } from './mission-words.ts';
import { Objectives } from './Objectives.tsx';
import { CAMPS, type Place, type Taps } from './places.ts';
import { StateDiagram } from './StateDiagram.tsx';
import { toldOf } from './told.ts';
import { TurnTrack } from './TurnTrack.tsx';
import { CAMP_NAMES, capital, OF_CAMP } from './words.ts';

export type MissionBoardProps = BoardProps<TrackState, TrackAction, TrackEvent>;
const headline = ({ turn, active, winner, fixed }: TrackState): string =>
  winner === null
    ? `« ${fixed.mission.title} » · tour ${turn} · au tour ${OF_CAMP[active]}`
    : `« ${fixed.mission.title} » · finie au tour ${turn} · ${CAMP_NAMES[winner].toLowerCase()} gagne`;

const Lost = ({
  state,
  told,
  taps,
}: {
  readonly state: TrackState;
  readonly told: ReadonlySet<Place>;
  readonly taps: Taps | undefined;
}): JSX.Element => (
  <ul class="vs-losses" aria-label="Tuiles neutralisées">
    {CAMPS.map((camp) => {
      const at: Place = `lost:${camp}`;
      const tap = taps?.on(at);
      const text = typographie(`Tuiles neutralisées ${OF_CAMP[camp]} : ${state.lost[camp]}`);
      return (
        <li key={camp} class={told.has(at) ? 'changed' : undefined}>
          <CampMark camp={camp} />
          {tap === undefined ? (
            text
          ) : (
            <button
              type="button"
              class="btn"
              data-place={at}
              aria-label={`${tap.label}. ${text}`}
              aria-expanded={tap.several ? taps?.picked === at : undefined}
              onClick={tap.pick}
            >
              {text}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
/** Each condition of end with what it counts now, and who would win. */
const Ends = ({ state }: { readonly state: TrackState }): JSX.Element => {
  const { mission, options } = state.fixed;
  const played = { mission, state: state.mission, tiles: state.lost, options };
  const reasons = reasonsNow(played, state.turn);
  return (
    <div class="vs-ends">
      <ul aria-label="Conditions de fin">
        {mission.ends.map((end) => {
          const reason = reasons.find((one) => one.end === end.id);
          return (
            <li key={end.id} class={reason?.holds === true ? 'holds' : undefined}>
              {typographie(capital(endWord(end, mission)))}
              {reason?.left === undefined || reason.left === null ? null : (
                <b>{typographie(` · ${reason.left} maintenant`)}</b>
              )}
            </li>
          );
        })}
      </ul>
      {state.winner === null ? (
        <p>
          {typographie(`Si la partie finissait ainsi, ${CAMP_NAMES[verdict(played).winner].toLowerCase()} gagnerait.`)}
        </p>
      ) : null}
    </div>
  );
};
interface ViewProps extends Pick<MissionBoardProps, 'state' | 'events'> {
  readonly taps?: Taps | undefined;
  readonly children?: ComponentChildren; // under the pieces
}
export const MissionView = ({ state, events, taps, children }: ViewProps): JSX.Element => {
  const told = useMemo(() => toldOf(events), [events]);
  const { mission } = state.fixed;
  return (
    <div class="partie vs" ref={taps?.frame ?? null} tabIndex={taps === undefined ? undefined : -1}>
      <TurnTrack
        head={headline(state)}
        step={undefined}
        check={state.winner === null ? checkOf(state.active, mission.initiative) : undefined}
      />
      <Objectives mission={mission} pieces={state.mission.pieces} told={told} taps={taps} />
      <Lost state={state} told={told} taps={taps} />
      {children === undefined || children === null ? null : <div class="vs-under">{children}</div>}
      <Ends state={state} />
      <StateDiagram mission={mission} pieces={state.mission.pieces} />
    </div>
  );
};
