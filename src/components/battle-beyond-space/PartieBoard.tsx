// A position under the reader's hands: what the rules allow is lit, cells take taps.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { typographie } from '../../plugins/typographie.ts';
import { type Aim, aimsOf, attemptAt, facingOf, type Focus, focusesOf } from './aims.ts';
import { areSides, Buttons, Compass } from './Chooser.tsx';
import { Fleets } from './Fleets.tsx';
import { hintsOf } from './hints.ts';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';
import { threatSayer } from './threats.ts';
import { actingShips, shipLook } from './words.ts';

const FOCUS_WORDS: Readonly<Record<Focus, string>> = { step: 'L’étape', elite: 'Choisir l’élite', explode: 'Faire exploser', shield: 'Blinder', asteroid: 'Pousser un astéroïde' };
/** What is kept from one tap to the next, forgotten as soon as the position changes. */
interface Memory {
  readonly state: PartieState;
  readonly focus: Focus;
  readonly cell: Cell | undefined;
}
/** Shown before it is played: a first tap says what it would bring. */
const isWeighed = ({ type }: PartieAction): boolean => type === 'teleport' || type === 'explode';
/** An asteroid first, then where it goes. */
const meant = (aims: readonly Aim[], cell: Cell, picked: Cell | undefined): readonly PartieAction[] => {
  const here = aims.filter(({ cells }) => cells.includes(cell)).map(({ action }) => action);
  const pushed = here.filter((action) => action.type !== 'asteroid' || (action.from === picked && action.to === cell));
  return pushed.length > 0 ? pushed : here.filter((action) => action.type === 'asteroid' && action.from === cell);
};

const Focuses = ({ focus, all, onFocus }: { readonly focus: Focus; readonly all: readonly Focus[]; readonly onFocus: (focus: Focus) => void }): JSX.Element | null =>
  all.length === 0 ? null : (
    <div class="board-choices bbs-focus" role="group" aria-label="Ce que font les cases">
      {(['step', ...all] as const).map((one) => (
        <button type="button" class="btn" key={one} aria-pressed={one === focus} onClick={() => onFocus(one)}>
          {typographie(FOCUS_WORDS[one])}
        </button>
      ))}
    </div>
  );

export const PartieBoard = ({ state, events, frame, options = [], onPick, label = ({ type }) => type }: PartieBoardProps): JSX.Element => {
  const [memory, setMemory] = useState<Memory>({ state, focus: 'step', cell: undefined });
  const { focus, cell: picked } = memory.state === state ? memory : { focus: 'step' as const, cell: undefined };
  const live = onPick !== undefined && options.length > 0;
  const aims = useMemo(() => aimsOf(live ? options : [], state, focus), [live, options, state, focus]);
  const over = useMemo(() => hintsOf(state, aims.map(({ action }) => action), focus, picked), [aims, focus, picked]);
  const more = useMemo(() => threatSayer(state), [state]);
  const remember = (patch: Partial<Memory>): void => setMemory({ state, focus, cell: undefined, ...patch });
  const pickCell = (cell: Cell): void => {
    const here = meant(aims, cell, picked);
    const [first] = here;
    if (first === undefined) {
      const tried = attemptAt(cell, state, focus);
      remember({});
      if (tried !== undefined) onPick?.(tried);
    } else if (here.length === 1 && first.type !== 'asteroid' && (!isWeighed(first) || picked === cell)) onPick?.(first);
    else if (here.length === 1 && first.type === 'asteroid' && first.from === picked) onPick?.(first);
    else remember({ cell: picked === cell ? undefined : cell });
  };
  const several = picked === undefined ? [] : meant(aims, picked, picked);
  const turning = state.phase === 'rotate' || state.phase === 'heading' ? aims.map(({ action }) => action).filter((action) => facingOf(action) !== undefined) : [];
  const asked = areSides(several) ? several : turning;
  const [ship] = actingShips(state);
  const choices = !live ? null : (
    <>
      <Focuses focus={focus} all={focusesOf(options)} onFocus={(next) => remember({ focus: next })} />
      {asked.length > 0 && ship !== undefined ? <Compass actions={asked} pick={onPick} label={label} look={shipLook(state, ship)} /> : null}
      {several.length > 0 && !areSides(several) && several.every(({ type }) => type !== 'asteroid') ? <Buttons actions={several} pick={onPick} label={label} name="Actions de cette case" /> : null}
    </>
  );
  return (
    <PartieView state={state} events={events} frame={frame} over={live ? over : undefined} more={more} selected={picked} onPick={live ? pickCell : undefined} choices={choices}>
      <Fleets state={state} taps={live ? { options, pick: onPick, label } : undefined} />
    </PartieView>
  );
};
