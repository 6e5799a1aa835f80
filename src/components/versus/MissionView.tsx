// A mission alone, on its place: the turn, its pieces in the state they are in, the tiles lost, and what would end it now.
import { capital } from '../../engine/kernel/french.ts';
import type { ComponentChildren, JSX } from 'preact';
import type { EndSpec } from '../../engine/versus/mission/format.ts';
import type { Piece } from '../../engine/versus/mission/state.ts';
import { onMap, reasonsNow, verdict } from '../../engine/versus/mission/track.ts';
import type { TrackAction, TrackEvent, TrackState } from '../../engine/versus/mission/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { checkOf } from '../../engine/versus/partie/posts.ts';
import { classes } from '../scene/pieces.tsx';
import { City } from './City.tsx';
import { CampMark } from './Marks.tsx';
import { endWord } from './mission-words.ts';
import { isPressed, Objectives, PieceMark } from './Objectives.tsx';
import { type Laid, Plan } from './Plan.tsx';
import { CAMPS, type Place, type Taps } from './places.ts';
import { CAMP_NAMES, OF_CAMP } from './words.ts';

export type MissionBoardProps = BoardProps<TrackState, TrackAction, TrackEvent>;
const headline = ({ turn, active, winner }: TrackState): string =>
  winner === null
    ? `Tour ${turn} · ${OF_CAMP[active].replace('du', 'au')}`
    : `${CAMP_NAMES[winner]} gagne, au tour ${turn}`;

const arePressed = ({ mission }: TrackState, taps: Taps | undefined): boolean =>
  mission.pieces.some((piece) => isPressed(piece, taps));
const MANY_STATES = 3; // of a token, before what lies in one is piled
const MANY_PIECES = 4; // in a state
/** The states of a token side by side: a piece that changes state goes from one to the other. */
const States = ({ state, taps }: { readonly state: TrackState; readonly taps: Taps | undefined }): JSX.Element => (
  <div
    class={classes('vs-states-row', arePressed(state, taps) && 'pressed')}
    data-etats={state.fixed.mission.tokens.reduce((sum, { states }) => sum + states.length, 0)}
  >
    {state.fixed.mission.tokens.map((token) => (
      <section key={token.id} aria-label={typeset(capital(token.plural))}>
        <p class="vs-room-name">{typeset(capital(token.plural))}</p>
        <ul class={token.states.length > MANY_STATES ? 'piled' : undefined}>
          {token.states.map((one) => {
            const here = state.mission.pieces.filter((piece) => piece.token === token.id && piece.state === one.id);
            const pressed = here.filter((piece) => isPressed(piece, taps));
            return (
              <li
                key={one.id}
                data-lieu-jeton={one.at}
                class={here.length === 0 ? 'none' : pressed.length > MANY_PIECES ? 'piled' : undefined}
                data-choses={here.length}
              >
                <p>
                  <span>{typeset(one.name)}</span> <b>{here.length}</b>
                </p>
                <span class={classes('vs-room-inside', pressed.length > 0 && 'pressed')}>
                  {here.map((piece) => (
                    <PieceMark key={piece.id} piece={piece} token={token} state={one} taps={taps} />
                  ))}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    ))}
  </div>
);
const Lost = ({ state, taps }: { readonly state: TrackState; readonly taps: Taps | undefined }): JSX.Element => (
  <ul class="vs-losses" aria-label="Tuiles neutralisées">
    {CAMPS.map((camp) => {
      const at: Place = `lost:${camp}`;
      const tap = taps?.on(at);
      const text = typeset(`Tuiles neutralisées ${OF_CAMP[camp]} : ${state.lost[camp]}`);
      const inside = (
        <>
          <CampMark camp={camp} />
          <span aria-hidden="true">{typeset(`Tuiles neutralisées ${OF_CAMP[camp]}`)}</span>
          <b aria-hidden="true">{state.lost[camp]}</b>
        </>
      );
      return (
        <li key={camp} data-piece={at} data-camp={camp}>
          {tap === undefined ? (
            <>
              <span class="sr">{text}</span>
              {inside}
            </>
          ) : (
            <button
              type="button"
              data-cell={at}
              aria-label={`${tap.label}. ${text}`}
              aria-expanded={tap.several ? taps?.picked === at : undefined}
              onClick={tap.pick}
            >
              {inside}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
/** « Plus d’otage »: what is counted is what is left of them. */
const isNone = (end: EndSpec): boolean => end.kind === 'when' && end.when.op === '=' && end.when.right === 0;
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
              {typeset(capital(endWord(end, mission)))}
              {reason?.left === undefined || reason.left === null ? null : (
                <b>{typeset(isNone(end) ? ` · encore ${reason.left}` : ` · ${reason.left} maintenant`)}</b>
              )}
            </li>
          );
        })}
      </ul>
      {state.winner === null ? (
        <p>{typeset(`Si la partie finissait ainsi, ${CAMP_NAMES[verdict(played).winner].toLowerCase()} gagnerait.`)}</p>
      ) : null}
    </div>
  );
};
/** A mission alone, as its plan shows it. */
const laidOf = ({ mission, fixed }: TrackState): Laid => ({
  figures: [],
  markers: [],
  shadows: [],
  tiles: [],
  tasks: [],
  mission,
  fixed: { ...fixed, pool: [] },
});
/** The pieces that the plan does not show. */
const away = ({ mission: { pieces }, fixed: { mission } }: TrackState): readonly Piece[] =>
  pieces.filter((piece) => !onMap(mission, piece));
interface ViewProps extends Pick<MissionBoardProps, 'state'> {
  readonly taps?: Taps | undefined;
  readonly bare?: boolean; // what it counts, and who would win, is not told
  readonly children?: ComponentChildren; // over the place
}
export const MissionView = ({ state, taps, bare = false, children }: ViewProps): JSX.Element => {
  const { mission, zones } = state.fixed;
  const onPlan = zones.length > 0;
  return (
    <div
      class={classes(
        'vs vs-place vs-alone',
        onPlan ? 'on-plan' : arePressed(state, taps) && 'pressed',
        !onPlan && mission.tokens.length > 1 && 'several',
        state.winner !== null && 'over',
        bare && 'bare',
      )}
      data-camp={state.winner ?? state.active}
      ref={taps?.frame ?? null}
      tabIndex={taps === undefined ? undefined : -1}
      onKeyDown={taps?.byKey}
    >
      <City />
      <header class="vs-head">
        <p class="vs-turn">{typeset(headline(state))}</p>
        <p class="vs-step">
          <span class="vs-mission">{typeset(mission.title)}</span>{' '}
          {state.winner === null ? (
            <span>{typeset(`après ce tour, vérification ${checkOf(state.active, mission.initiative)}`)}</span>
          ) : null}
        </p>
      </header>
      {onPlan ? (
        <>
          <Plan state={laidOf(state)} taps={taps} />
          <Objectives mission={mission} pieces={away(state)} taps={taps} />
        </>
      ) : (
        <States state={state} taps={taps} />
      )}
      {bare && mission.tokens.length > 0 ? null : (
        <div class="vs-foot">
          <Lost state={state} taps={taps} />
          {bare ? null : <Ends state={state} />}
        </div>
      )}
      {children}
    </div>
  );
};
