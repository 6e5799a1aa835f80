// A game under the reader's hands: what the rules open is pressed where it stands, what happens on the map is told there.
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { remindersOf } from '../../engine/versus/partie/reminders.ts';
import { POWER_HEADS } from '../../engine/versus/power-heads.ts';
import { pieceName } from '../../engine/versus/words.ts';
import { NOTHING_HELD, useHeld } from '../play/held.ts';
import { useTitles } from '../play/useTitles.ts';
import type { Titles } from '../play/titles.ts';
import { type Act, Acts, actingTile, actOf, asksOf } from './Acts.tsx';
import { placesOf, PARTIE_AIMING } from './aims.ts';
import { typeset } from '../../plugins/typography.ts';
import { useWhile } from '../scene/while.ts';
import { cardsOf, forSlot, Gallery, openSlots, useDrawn } from './Gallery.tsx';
import { type PartieBoardProps, PartieView, type Sight } from './PartieView.tsx';
import { PlaceMenu, Refused } from './PlaceMenu.tsx';
import type { Place, Taps } from './places.ts';
import { shortName } from './plaques.ts';
import { Waiting } from './Post.tsx';
import { Reminders } from './Reminders.tsx';
import type { TitleOf } from './tasks.ts';
import { type Aiming, byPlace, useTaps } from './useTaps.ts';
import { tileName } from './words.ts';

const titleOf: TitleOf = (id) => `Pouvoir « ${POWER_HEADS.find((power) => power.id === id)?.title ?? id} »`;
const UNKNOWN: Titles = {};
const NOTHING: readonly PartieAction[] = [];
/** « Huntress », « Agents, figurine 2 »: whose menu it is. */
const nameAt = (place: Place, state: PartieState): string | undefined => {
  const [kind = '', id = ''] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)];
  if (kind === 'tile') return shortName(tileName(state, id));
  if (kind === 'piece') return capital(pieceName(state.fixed, id));
  if (kind !== 'figure') return undefined;
  const [tile = '', n] = id.split('#');
  const alone = state.figures.filter((figure) => figure.tile === tile).length === 1;
  return `${shortName(tileName(state, tile))}${alone ? '' : `, figurine ${n}`}`;
};
const ON_PLAN: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'move',
  'escort',
  'pick-zone',
  'hide',
]);
/** Where what is open is done: on the plan as soon as something moves there. */
const sightFor = (options: readonly PartieAction[]): Sight | undefined =>
  options.some(({ type }) => ON_PLAN.has(type)) ? 'plan' : options.length > 0 ? 'post' : undefined;

/** A team is made place by place: the first that is open, unless another is pressed; pressed again, every card is there. */
const useSlots = ({
  state,
  options,
  frame,
}: Pick<PartieBoardProps, 'state'> & { readonly options: readonly PartieAction[]; readonly frame: Taps['frame'] }) => {
  const slots = openSlots(options);
  const [slot, look] = useWhile<PartieState, number | undefined>(state, slots[0]);
  const at = (n: number): Place => `slot:${state.picking}:${n}`;
  const taps: Taps = {
    frame,
    picked: slot === undefined ? undefined : at(slot),
    on: (place) => {
      const n = slots.find((one) => at(one) === place);
      if (n === undefined) return undefined;
      const label = typeset(slot === n ? 'Voir toutes les cartes' : 'Voir les cartes de cette place');
      return { label, several: false, open: true, pick: () => look(slot === n ? undefined : n) };
    },
  };
  return { taps, shown: forSlot(options, slot), place: `${state.phase} ${state.picking} ${slot}` };
};

/** Once what is done is chosen, one press more tells it; what it is not about is not tried. */
const CHOSEN: Aiming<PartieState, PartieAction> = {
  ...PARTIE_AIMING,
  reported: () => false,
  attempt: () => undefined,
};
/** What the tile that acts does, chosen first under the question: only that is then open on the place. */
const useActs = ({
  state,
  options,
}: Pick<PartieBoardProps, 'state'> & { readonly options: readonly PartieAction[] }) => {
  const [act, choose] = useWhile<PartieState, Act | undefined>(state, undefined);
  const open = useMemo(
    () => (act === undefined ? options : options.filter((action) => actOf(action, state) === act)),
    [state, options, act],
  );
  return { act, choose, open, aiming: act === undefined ? PARTIE_AIMING : CHOSEN };
};
/** The only place that an act is about, itself and what is pressed as one with it. */
const onlyPlace = (state: PartieState, options: readonly PartieAction[]): Place | undefined => {
  const [first, ...others] = [...byPlace({ state, options }, PARTIE_AIMING).keys()].filter(
    (place) => !place.startsWith('tile:') || state.fixed.zones.length === 0,
  );
  if (first === undefined) return undefined;
  const gathered = PARTIE_AIMING.gathers?.(first, state) ?? [];
  return others.every((place) => gathered.includes(place)) ? first : undefined;
};

const Live = (
  props: Required<Omit<PartieBoardProps, 'refusal' | 'foretell' | 'weigh'>> & Pick<PartieBoardProps, 'refusal'>,
): JSX.Element => {
  const { state, events, options, onPick, label, refusal } = props;
  const titles = useTitles('versus', UNKNOWN);
  const { act, choose, open, aiming } = useActs({ state, options });
  const { taps, picked, gestures, leads, many, run, pick } = useTaps<PartieState, PartieAction>(
    { state, options: open, onPick, label, refused: refusal !== undefined },
    aiming,
  );
  const press = (next: Act | undefined): void => {
    choose(next);
    pick(
      next === undefined
        ? undefined
        : onlyPlace(
            state,
            options.filter((action) => actOf(action, state) === next),
          ),
    );
  };
  useHeld<PartieAction>(
    actingTile(state) === undefined || options.length === 0
      ? NOTHING_HELD
      : {
          asks: asksOf(state, act),
          offers: <Acts {...{ state, options, act }} onPress={(next) => press(next === act ? undefined : next)} />,
          takeBack: act === undefined ? undefined : () => press(undefined),
        },
    [state, options, act],
  );
  const team = useSlots({ state, options, frame: taps.frame });
  const cards = cardsOf(team.shown, state);
  const drawn = useDrawn(cards.length);
  const tried = refusal === undefined ? [] : placesOf(refusal.action, state);
  const mapped = leads && state.fixed.zones.length > 0 && picked?.startsWith('tile:') === false;
  const due = remindersOf(state);
  return (
    <PartieView
      state={state}
      events={events}
      taps={taps}
      titleOf={titleOf}
      sight={sightFor(act === 'cubes' ? open : options)}
      leads={mapped}
      draft={
        cards.length === 0 ? undefined : (
          <>
            <Gallery key={team.place} {...{ state, cards, drawn, label, onPick }} />
            <Waiting state={state} camp={state.picking} taps={team.taps} />
          </>
        )
      }
      beside={due.length === 0 ? undefined : <Reminders key={picked} {...{ state, due, titles }} />}
    >
      {picked === undefined || (gestures.length === 0 && !mapped) ? (
        refusal === undefined || tried.length === 0 ? null : (
          <Refused cells={tried}>{refusal.view}</Refused>
        )
      ) : (
        <PlaceMenu
          cell={picked}
          gestures={gestures}
          title={nameAt(picked, state)}
          hint={
            !mapped
              ? undefined
              : picked.startsWith('piece:')
                ? 'Touchez la pièce où le mener.'
                : many.most > 1
                  ? 'Touchez une pièce.'
                  : 'Touchez une pièce pour l’y déplacer.'
          }
          many={mapped ? many : undefined}
          leads={mapped}
          label={label}
          onRun={run}
          onClose={() => pick(undefined)}
        />
      )}
    </PartieView>
  );
};
export const PartieBoard = ({
  state,
  events,
  options = NOTHING,
  onPick,
  label = ({ type }) => type,
  refusal,
}: PartieBoardProps): JSX.Element =>
  onPick === undefined ? (
    <PartieView state={state} events={events} titleOf={titleOf} />
  ) : (
    <Live state={state} events={events} options={options} onPick={onPick} label={label} refusal={refusal} />
  );
