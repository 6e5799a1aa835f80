// A position under the reader's hands: what the rules allow is lit, cells take taps.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { facingOf, type Focus, focusesOf } from './aims.ts';
import { areSides, Buttons, Compass } from './Chooser.tsx';
import { Fleets } from './Fleets.tsx';
import { hintsOf } from './hints.ts';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';
import { typographie } from '../../plugins/typography.ts';
import { threatSayer } from './threats.ts';
import { type Picking, usePicking } from './usePicking.ts';
import { actingShips, shipLook } from './words.ts';

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
          {typographie(FOCUS_WORDS[one])}
        </button>
      ))}
    </div>
  );

type ChoiceProps = Required<Pick<PartieBoardProps, 'state' | 'options' | 'onPick' | 'label'>> & {
  readonly picking: Picking;
};
/** What the board asks besides its cells: what taps are for, which side, which of several actions. */
const Choices = ({
  state,
  options,
  onPick,
  label,
  picking: { focus, aims, several, setFocus },
}: ChoiceProps): JSX.Element => {
  const turns =
    state.phase === 'rotate' || state.phase === 'heading'
      ? aims.map(({ action }) => action).filter((action) => facingOf(action) !== undefined)
      : [];
  const sides = areSides(several) ? several : turns;
  const listed = several.filter(({ type }) => type !== 'asteroid');
  const [ship] = actingShips(state);
  return (
    <>
      <Focuses focus={focus} all={focusesOf(options)} onFocus={setFocus} />
      {sides.length > 0 && ship !== undefined ? (
        <Compass actions={sides} pick={onPick} label={label} look={shipLook(state, ship)} />
      ) : null}
      {listed.length > 0 && !areSides(listed) ? (
        <Buttons actions={listed} pick={onPick} label={label} name="Actions de cette case" />
      ) : null}
    </>
  );
};

export const PartieBoard = ({
  state,
  events,
  frame,
  options = [],
  onPick,
  label = ({ type }) => type,
}: PartieBoardProps): JSX.Element => {
  const picking = usePicking(state, onPick === undefined ? [] : options, onPick);
  const { focus, aims, picked } = picking;
  const over = useMemo(
    () =>
      hintsOf(
        state,
        aims.map(({ action }) => action),
        focus,
        picked,
      ),
    [aims, focus, picked],
  );
  const more = useMemo(() => threatSayer(state), [state]);
  const live = onPick !== undefined && options.length > 0;
  return (
    <PartieView
      state={state}
      events={events}
      frame={frame}
      over={live ? over : undefined}
      more={more}
      selected={picked}
      onPick={live ? picking.pick : undefined}
      choices={
        live ? <Choices state={state} options={options} onPick={onPick} label={label} picking={picking} /> : null
      }
    >
      <Fleets state={state} taps={live ? { options, pick: onPick, label } : undefined} />
    </PartieView>
  );
};
