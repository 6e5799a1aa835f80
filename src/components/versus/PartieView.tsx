// A game of Versus as it stands, on its place: a city by night, the post of who plays, the other one waiting, the plan a press away.
import type { ComponentChildren, JSX } from 'preact';
import { useWhile } from '../scene/while.ts';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import type { Camp } from '../../engine/versus/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { classes } from '../scene/pieces.tsx';
import { City } from './City.tsx';
import { Objectives } from './Objectives.tsx';
import { hasPlan, Markers, Plan, ShadowMark } from './Plan.tsx';
import { OwnRiver, Purse, Waiting } from './Post.tsx';
import { CAMPS, type Taps } from './places.ts';
import { type TitleOf, underWay } from './tasks.ts';
import { OF_CAMP, CAMP_NAMES, preparing, STEP_NAMES, stepOf } from './words.ts';

export type PartieBoardProps = BoardProps<PartieState, PartieAction, PartieEvent>;
export type Sight = 'post' | 'plan';

const headline = (state: PartieState): string => {
  const { phase, turn, active, picking, winner } = state;
  if (preparing(state) !== undefined) return `Préparation · ${OF_CAMP[picking].replace('du', 'au')}`;
  if (phase === 'over') return winner === null ? 'Partie finie' : `${CAMP_NAMES[winner]} gagne`;
  return `Tour ${turn} · ${OF_CAMP[active].replace('du', 'au')}`;
};
/** Under it: what is being prepared, what is under way, or the step of the turn. */
const underline = (state: PartieState, titleOf: TitleOf | undefined): string => {
  const step = stepOf(state);
  return preparing(state) ?? underWay(state, titleOf) ?? (step === undefined ? '' : (STEP_NAMES[step - 1] ?? ''));
};
const front = (state: PartieState): Camp => (preparing(state) === undefined ? state.active : state.picking);

const MAPPED: ReadonlySet<PartieEvent['type']> = new Set<PartieEvent['type']>([
  'figure-moved',
  'escorted',
  'tested',
  'piece',
  'wounded',
  'neutralised',
  'aimed',
  'swapped',
  'vanished',
  'hidden',
  'shadow-empty',
  'batman-found',
  'marker-placed',
  'marker-removed',
  'markers-flipped',
  'immobilised',
  'risen',
  'lying',
]);
/** Where to look: at the plan, when the last step happened there or a report is awaited from there; else at the posts. */
export const sightOf = (state: PartieState, events: readonly PartieEvent[]): Sight =>
  hasPlan(state) && (events.some(({ type }) => MAPPED.has(type)) || acts(state)) ? 'plan' : 'post';
const acts = ({ tasks, fixed }: PartieState): boolean => fixed.zones.length > 0 && tasks.at(-1)?.task === 'act';

const Steps = ({ state }: { readonly state: PartieState }): JSX.Element | null => {
  const step = stepOf(state);
  return step === undefined ? null : (
    <ol class="vs-steps" aria-label="Étapes du tour">
      {STEP_NAMES.map((name, i) => (
        <li
          key={name}
          class={i + 1 < step ? 'done' : i + 1 === step ? 'now' : undefined}
          aria-current={i + 1 === step ? 'step' : undefined}
          title={name}
        >
          <span class="sr">{typeset(name)}</span>
        </li>
      ))}
    </ol>
  );
};
interface ViewProps extends Pick<PartieBoardProps, 'state' | 'events'> {
  readonly taps?: Taps | undefined;
  readonly titleOf?: TitleOf | undefined;
  readonly sight?: Sight | undefined; // asked for by what is under way; else by what the last step told
  readonly leads?: boolean; // a room of the plan may be pressed: it is shown
  readonly beside?: JSX.Element | undefined; // beside the turn: what not to forget
  readonly draft?: JSX.Element | undefined; // cards to choose from and the river that they fill, in the place of the post
  readonly children?: ComponentChildren; // over the place
}
export const PartieView = ({
  state,
  events,
  taps,
  titleOf,
  sight,
  leads = false,
  beside,
  draft,
  children,
}: ViewProps): JSX.Element => {
  const [wanted, setWanted] = useWhile<unknown, Sight | undefined>(state, undefined);
  const [turned, setTurned] = useWhile<unknown, { readonly front: Camp; readonly camp: Camp } | undefined>(
    state,
    undefined,
  );
  const mapped = hasPlan(state);
  const shown: Sight = !mapped ? 'post' : leads ? 'plan' : (wanted ?? sight ?? sightOf(state, events));
  const own = front(state);
  const camp = turned?.front === own ? turned.camp : own;
  const [other = 'villain'] = CAMPS.filter((one) => one !== camp);
  return (
    <div
      class={classes('vs vs-place', shown === 'plan' && 'mapped', draft !== undefined && 'drafting')}
      data-camp={camp}
      ref={taps?.frame ?? null}
      tabIndex={taps === undefined ? undefined : -1}
      onKeyDown={taps?.byKey}
    >
      <City />
      <header class={classes('vs-head', mapped && 'switches', beside !== undefined && 'reminds')}>
        <p class="vs-turn">{typeset(headline(state))}</p>
        <Steps state={state} />
        <p class="vs-step">
          <span class="vs-mission">{typeset(state.fixed.mission.title)}</span>{' '}
          <span>{typeset(underline(state, titleOf))}</span>
        </p>
        {mapped ? (
          <button
            type="button"
            class="vs-switch"
            data-vue={shown}
            onClick={() => setWanted(shown === 'plan' ? 'post' : 'plan')}
          >
            <span>{shown === 'plan' ? 'Voir les ' : 'Voir le '}</span>
            <b>{shown === 'plan' ? 'postes' : 'plan'}</b>
          </button>
        ) : null}
        {beside}
      </header>
      <Objectives
        mission={state.fixed.mission}
        pieces={state.mission.pieces}
        taps={shown === 'plan' ? undefined : taps}
      />
      {shown === 'plan' || (state.shadows.length === 0 && state.markers.length === 0) ? null : (
        <div class="vs-laid">
          {state.shadows.map((shadow) => (
            <ShadowMark key={shadow.number} shadow={shadow} taps={taps} />
          ))}
          <Markers markers={state.markers} taps={taps} />
        </div>
      )}
      {shown === 'plan' ? (
        <Plan state={state} taps={taps} />
      ) : draft !== undefined ? (
        draft
      ) : (
        <>
          <Purse state={state} camp={camp} taps={taps} />
          <OwnRiver state={state} camp={camp} taps={taps} />
          <Waiting state={state} camp={other} taps={taps} onOpen={() => setTurned({ front: own, camp: other })} />
        </>
      )}
      {children}
    </div>
  );
};
