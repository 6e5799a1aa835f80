// What may be done at one place of a board, when several things may: said there. Those that differ by a number alone are one line with a stepper.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useClosing } from './closing.ts';
import { useMark } from './mark.ts';

/** Actions that differ by a number alone: what they have in common, and the number of this one. */
export interface Counted {
  readonly of: string;
  readonly count: number;
}
interface HereMenuProps<A> {
  readonly actions: readonly A[];
  readonly label: (action: A) => string;
  readonly onPick: (action: A) => void;
  readonly onClose: () => void;
  readonly foretell?: ((action: A) => string | undefined) | undefined; // what surely comes of one, typeset
  readonly counted?: (action: A) => Counted | undefined; // nothing is counted unless told
  readonly children?: ComponentChildren; // asked first
}

type Pressed<A> = Pick<HereMenuProps<A>, 'label' | 'onPick' | 'foretell'>;
/** An action, with what stands around its button, and what surely comes of it. */
const Press = <A,>({
  action,
  label,
  onPick,
  foretell,
  around = (button) => button,
}: Pressed<A> & { readonly action: A; readonly around?: (button: JSX.Element) => JSX.Element }): JSX.Element => {
  const id = useId();
  const told = foretell?.(action);
  return (
    <>
      {around(
        <button
          type="button"
          class="btn"
          data-action={JSON.stringify(action)}
          aria-describedby={told === undefined ? undefined : id}
          onClick={() => onPick(action)}
        >
          {label(action)}
        </button>,
      )}
      {told === undefined ? null : (
        <p class="foretold" id={id}>
          {told}
        </p>
      )}
    </>
  );
};
/** One of several numbers: the button says what it does with the one shown. */
const Steps = <A,>({ actions, ...pressed }: Pressed<A> & Pick<HereMenuProps<A>, 'actions'>): JSX.Element | null => {
  const [rank, setRank] = useState(0);
  const at = Math.min(rank, actions.length - 1);
  const action = actions[at];
  const step = (by: 1 | -1, name: string, sign: string): JSX.Element => (
    <button
      type="button"
      class="btn step"
      aria-label={name}
      aria-disabled={actions[at + by] === undefined}
      onClick={() => setRank(Math.max(0, Math.min(actions.length - 1, at + by)))}
    >
      {sign}
    </button>
  );
  return action === undefined ? null : (
    <Press
      action={action}
      {...pressed}
      around={(button) => (
        <div class="here-steps">
          {step(-1, 'Moins', '−')}
          {button}
          {step(1, 'Plus', '+')}
        </div>
      )}
    />
  );
};

/** In rows, in the order of the actions; numbers from the smallest. */
const rowsOf = <A,>({ actions, counted }: HereMenuProps<A>): readonly (readonly A[])[] => {
  const rows = new Map<string, (readonly [count: number, action: A])[]>();
  actions.forEach((action, i) => {
    const { of, count } = counted?.(action) ?? { of: `${i}`, count: 0 };
    rows.set(of, [...(rows.get(of) ?? []), [count, action]]);
  });
  return [...rows.values()].map((row) => row.toSorted(([a], [b]) => a - b).map(([, action]) => action));
};

export const HereMenu = <A,>(props: HereMenuProps<A>): JSX.Element => {
  const { label, onPick, foretell, onClose, children } = props;
  const pressed = { label, onPick, foretell };
  const box = useClosing(onClose);
  useMark(box, 'gestes');
  return (
    <div class="cell-menu-body" role="group" aria-label="Ici" ref={box}>
      {children}
      {rowsOf(props).map((row) => {
        const [only] = row;
        if (only === undefined) return null;
        return row.length === 1 ? (
          <Press key={JSON.stringify(only)} action={only} {...pressed} />
        ) : (
          <Steps key={JSON.stringify(only)} actions={row} {...pressed} />
        );
      })}
      <button type="button" class="btn flat" onClick={onClose}>
        Fermer
      </button>
    </div>
  );
};
