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
/** What is counted, between less and more. */
export const Stepping = ({
  at,
  of,
  onStep,
  children,
}: {
  readonly at: number; // from 0
  readonly of: number;
  readonly onStep: (at: number) => void;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const step = (to: number, name: string, sign: string): JSX.Element => (
    <button
      type="button"
      class="btn step"
      aria-label={name}
      aria-disabled={to < 0 || to >= of}
      onClick={() => onStep(Math.max(0, Math.min(of - 1, to)))}
    >
      {sign}
    </button>
  );
  return (
    <div class="here-steps">
      {step(at - 1, 'Moins', '−')}
      {children}
      {step(at + 1, 'Plus', '+')}
    </div>
  );
};
/** One of several numbers: the button says what it does with the one shown. */
const Steps = <A,>({ actions, ...pressed }: Pressed<A> & Pick<HereMenuProps<A>, 'actions'>): JSX.Element | null => {
  const [rank, setRank] = useState(0);
  const at = Math.min(rank, actions.length - 1);
  const action = actions[at];
  return action === undefined ? null : (
    <Press
      action={action}
      {...pressed}
      around={(button) => (
        <Stepping at={at} of={actions.length} onStep={setRank}>
          {button}
        </Stepping>
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
