// A position under the reader's hands: what the rules allow is lit, cells take taps.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { facingOf, type Focus, focusesOf, towedOf } from './aims.ts';
import { AtCell } from './AtCell.tsx';
import { areSides, Buttons, Compass } from './Chooser.tsx';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { indexOf } from '../../engine/battle-beyond-space/ships.ts';
import { apart, type Cell } from '../../engine/hex/cells.ts';
import { Deck } from './Deck.tsx';
import { Fleets } from './Fleets.tsx';
import { harmOf } from './harm.ts';
import { hintsOf } from './hints.ts';
import { together } from './marks.ts';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';
import { keepKeys } from '../play/keys.ts';
import { useClosing } from '../scene/closing.ts';
import { typeset } from '../../plugins/typography.ts';
import type { SpaceShip } from './space-types.ts';
import { helmShip } from '../../engine/battle-beyond-space/partie/helm.ts';
import { cellsOf, shipsOn } from './standing.ts';
import { threatSayer } from './threats.ts';
import { headingsOf, type Picking, usePicking } from './usePicking.ts';
import { shipLook } from './words.ts';

const FOCUS_WORDS: Readonly<Record<Focus, string>> = {
  step: 'L’étape',
  elite: 'Choisir l’élite',
  explode: 'Faire exploser',
  shield: 'Blinder',
  asteroid: 'Pousser un astéroïde',
};
const Focuses = ({
  focus,
  all,
  onFocus,
}: {
  readonly focus: Focus;
  readonly all: readonly Focus[];
  readonly onFocus: (focus: Focus) => void;
}): JSX.Element | null =>
  all.length === 0 ? null : (
    <div class="board-choices bbs-focus" role="group" aria-label="Ce que font les cases">
      {(['step', ...all] as const).map((one) => (
        <button type="button" class="btn" key={one} aria-pressed={one === focus} onClick={() => onFocus(one)}>
          {typeset(FOCUS_WORDS[one])}
        </button>
      ))}
    </div>
  );

type ChoiceProps = Required<Pick<PartieBoardProps, 'state' | 'onPick' | 'label'>> & {
  readonly picking: Picking;
  readonly refusal: PartieBoardProps['refusal'];
};
const REACH = 4; // cells from a ship that the ring around it may reach
const near = (state: PartieState, cell: Cell): readonly Cell[] =>
  [...shipsOn(state).keys()].filter((one) => apart(one, cell) <= REACH);
/** Which way a ship is to look: around it. */
const Headings = ({
  state,
  label,
  picking: { aims, several, ship, picked, play },
}: ChoiceProps): JSX.Element | null => {
  if (areSides(several) && picked !== undefined && ship !== undefined)
    return (
      <AtCell cell={picked} ring clear={near(state, picked)}>
        <Compass actions={several} pick={play} label={label} look={shipLook(state, ship)} />
      </AtCell>
    );
  if ((state.phase !== 'rotate' && state.phase !== 'heading') || ship === undefined) return null;
  const { cell, facing } = shipLook(state, ship);
  const sides =
    state.phase === 'rotate'
      ? headingsOf(state, ship)
      : aims.map(({ action }) => action).filter((action) => facingOf(action) !== undefined);
  return (
    <AtCell cell={cell} ring clear={near(state, cell)}>
      <Compass actions={sides} pick={play} label={label} look={{ facing }} />
    </AtCell>
  );
};
/** What the cell pressed may mean, when that is several things. */
const Meanings = ({
  state,
  actions,
  label,
  picking: { play, close },
}: Pick<ChoiceProps, 'state' | 'label' | 'picking'> & { readonly actions: readonly PartieAction[] }): JSX.Element => {
  const box = useClosing(close);
  const warned = (action: PartieAction): string => {
    const harm = harmOf(action, state);
    return harm === undefined ? label(action) : typeset(`${label(action)} : ${harm.says}`);
  };
  return (
    <div class="bbs-menu" onKeyDown={keepKeys} ref={box}>
      <Buttons actions={actions} pick={play} label={warned} name="Actions de cette case" />
    </div>
  );
};
/** Beside the cell pressed: what it may mean, or why it is refused. */
const Menu = ({ state, label, refusal, picking }: ChoiceProps): JSX.Element | null => {
  const { several, picked, pressed } = picking;
  const listed = several.filter(({ type }) => type !== 'asteroid');
  const opened = listed.length > 0 && !areSides(listed) ? picked : undefined;
  if (opened !== undefined)
    return (
      <AtCell cell={opened} clear={state.phase === 'helm' ? cellsOf(state, helmShip(state)) : []}>
        <Meanings state={state} actions={listed} label={label} picking={picking} />
      </AtCell>
    );
  if (refusal === undefined) return null;
  if (state.phase === 'rotate' || state.phase === 'heading')
    return <div class="bbs-menu bbs-refused">{refusal.view}</div>; // the ring stays free
  return pressed === undefined ? null : (
    <AtCell cell={pressed}>
      <div class="bbs-menu">{refusal.view}</div>
    </AtCell>
  );
};
const Choices = (props: ChoiceProps): JSX.Element => (
  <>
    <Headings {...props} />
    <Menu {...props} />
  </>
);

/** What only a power does. */
const POWER_ACTIONS: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'reveal',
  'elite',
  'explode',
  'shield',
  'asteroid',
]);

/** Headings chosen before their turn came: the ships drawn as they will be, over what they are. */
const planned = (state: PartieState, plan: readonly PartieAction[]): readonly SpaceShip[] =>
  plan.flatMap((action) => {
    const ship = action.type === 'turn' ? indexOf(action.ship) : undefined;
    return action.type !== 'turn' || ship === undefined
      ? []
      : [
          shipLook(state, ship, { id: action.ship, facing: action.facing }),
          shipLook(state, ship, { id: `${action.ship}~`, faded: true }),
        ];
  });

/** `children`: over the fleets, in the corner. */
export const PartieBoard = ({
  state,
  events,
  frame,
  options = [],
  onPick,
  label = ({ type }) => type,
  refusal,
  children,
}: PartieBoardProps & { readonly children?: ComponentChildren }): JSX.Element => {
  const picking = usePicking(state, onPick === undefined ? [] : options, onPick);
  const { focus, aims, picked, plan, ship } = picking;
  const over = useMemo(
    () =>
      together([
        hintsOf(
          state,
          aims.map(({ action }) => action),
          focus,
          picked,
        ),
        { ships: planned(state, plan) },
      ]),
    [aims, focus, picked, plan],
  );
  const more = useMemo(() => threatSayer(state), [state]);
  const towed = useMemo(() => towedOf(state), [state]);
  const live = onPick !== undefined && options.length > 0;
  return (
    <PartieView
      state={state}
      events={events}
      frame={frame}
      over={live ? over : undefined}
      more={more}
      also={towed}
      selected={picked}
      hand={live && state.phase === 'rotate' ? ship : undefined}
      onPick={live ? picking.pick : undefined}
      power={options.some(({ type }) => POWER_ACTIONS.has(type))}
      deck={<Deck state={state} taps={live ? { options, pick: onPick, label } : undefined} />}
      choices={
        live ? <Choices state={state} onPick={onPick} label={label} picking={picking} refusal={refusal} /> : null
      }
      uses={!live ? null : <Focuses focus={focus} all={focusesOf(options)} onFocus={picking.setFocus} />}
    >
      {children}
      <Fleets state={state} />
    </PartieView>
  );
};
