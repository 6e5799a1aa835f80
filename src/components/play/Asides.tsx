import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { Buttons, labelled } from './Choices.tsx';
import type { ModeUi } from './mode.ts';

interface AsidesProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state'];
  readonly view: T['state']; // the state as it may be told
  readonly seats?: readonly Seat[] | undefined; // whose gestures are offered: everyone's unless told
  readonly onPick: (action: T['action']) => void;
}
/** What a seat may do at any time beside the question asked: resign, offer or claim a draw. Out of the way, by seat. */
export const Asides = <T extends Types>({ mode, state, view, seats, onPick }: AsidesProps<T>): JSX.Element | null => {
  const box = useRef<HTMLDetailsElement>(null);
  const asides = (mode.game.asides?.(state) ?? []).filter(({ seat }) => seats?.includes(seat) ?? true);
  if (asides.length === 0) return null;
  const pick = (action: T['action']): void => {
    if (box.current !== null) box.current.open = false;
    onPick(action);
  };
  return (
    <details class="asides over" ref={box}>
      <summary>Autres gestes</summary>
      {[...new Set(asides.map(({ seat }) => seat))].map((seat) => {
        const actions = asides.filter((one) => one.seat === seat).map(({ action }) => action);
        const name = typeset(mode.text.seat(seat, view));
        return (
          <div key={seat} role="group" aria-label={name}>
            <p class="choice-kind">{name}</p>
            <Buttons choices={labelled(mode, view, actions)} onPick={pick} />
          </div>
        );
      })}
    </details>
  );
};
