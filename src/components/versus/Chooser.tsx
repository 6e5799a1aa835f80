// What a place that means several actions asks: a few buttons under the board.
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ChooserProps<A> {
  readonly actions: readonly A[];
  readonly pick: (action: A) => void;
  readonly label: (action: A) => string;
  readonly close: () => void;
}
/** The keyboard goes to it as it opens, and the page to where it is: the board above may be taller than a phone. */
export const Chooser = <A,>({ actions, pick, label, close }: ChooserProps<A>): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), [actions]);
  return (
    <div ref={box} class="board-choices vs-chooser" role="group" aria-label="Actions possibles ici">
      {actions.map((action) => (
        <button type="button" class="btn" key={JSON.stringify(action)} onClick={() => pick(action)}>
          {label(action)}
        </button>
      ))}
      <button type="button" class="btn flat" onClick={close}>
        Fermer
      </button>
    </div>
  );
};
