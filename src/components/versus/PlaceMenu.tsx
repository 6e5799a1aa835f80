// What a pressed place asks when it means several things: said there, over the place.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { keepKeys } from '../play/keys.ts';
import { HereMenu, Stepping } from '../scene/HereMenu.tsx';
import { classes } from '../scene/pieces.tsx';
import type { Gesture } from './rows.ts';
import { useMark } from '../scene/mark.ts';
import type { Many } from './useTaps.ts';

/** Over the place, as near what was pressed as it can be read whole; under it where a room may be pressed next: all of them stay in reach. The keyboard goes to it as it opens. */
const useNear = (cells: readonly string[], leads = false): { readonly current: HTMLDivElement | null } => {
  const box = useRef<HTMLDivElement>(null);
  const [cell] = cells;
  useLayoutEffect(() => {
    const own = box.current;
    const place = own?.parentElement;
    if (leads && own !== null) own.style.top = 'calc(100% + 4px)'; // under the rooms
    if (leads) return;
    const [at] = cells.flatMap((one) => place?.querySelector(`[data-cell="${CSS.escape(one)}"]`) ?? []);
    if (own === null || place === null || place === undefined || at === undefined) return;
    const [home, there, mine] = [
      place.getBoundingClientRect(),
      at.getBoundingClientRect(),
      own.getBoundingClientRect(),
    ];
    const within = (value: number, most: number): number => Math.max(6, Math.min(value, most - 6));
    const left = within(there.x + there.width / 2 - mine.width / 2 - home.x, home.width - mine.width);
    const above = there.y - home.y - mine.height - 8;
    const top = above >= 6 ? above : within(there.bottom - home.y + 8, home.height - mine.height);
    own.style.left = `${left}px`;
    own.style.top = `${top}px`;
  }, [cell, leads]);
  useEffect(
    () =>
      box.current
        ?.querySelector<HTMLElement>('button:not([aria-disabled=true]):not(.flat)')
        ?.focus({ preventScroll: true }),
    [cell],
  );
  return box;
};

interface MenuProps<A> {
  readonly cell: string; // what was pressed
  readonly gestures: readonly Gesture<A>[];
  readonly title?: string | undefined; // whose it is
  readonly hint?: string | undefined;
  readonly leads?: boolean; // a room may be pressed next: it must be seen
  readonly many?: Many | undefined; // how many go there
  readonly label: (action: A) => string;
  readonly onRun: (actions: readonly A[]) => void;
  readonly onClose: () => void;
}
export const PlaceMenu = <A,>({
  cell,
  gestures,
  title,
  hint,
  leads = false,
  many,
  label,
  onRun,
  onClose,
}: MenuProps<A>): JSX.Element => {
  const box = useNear([cell], leads);
  useMark(box, 'menu');
  useMark(box, leads ? 'en-main' : undefined);
  const known = new Map(gestures.map((one) => [one.acts, one] as const));
  const say = (acts: readonly A[]): string => {
    const said = known.get(acts)?.says;
    return said === undefined ? acts.slice(0, 1).map(label).join('') : typeset(said);
  };
  return (
    <div ref={box} class={classes('vs-menu cell-menu', leads && 'leads')} onKeyDown={keepKeys}>
      <HereMenu
        key={cell}
        actions={gestures.map(({ acts }) => acts)}
        label={say}
        counted={(acts) => known.get(acts)?.counted}
        onPick={onRun}
        onClose={onClose}
      >
        {title === undefined && hint === undefined ? null : (
          <p>
            {title === undefined ? null : <b>{typeset(title)}</b>}
            {hint === undefined ? null : ` ${typeset(hint)}`}
          </p>
        )}
        {many === undefined || many.most < 2 ? null : (
          <Stepping at={many.count - 1} of={many.most} onStep={(at) => many.set(at + 1)}>
            <span aria-live="polite">
              {typeset(many.count > 1 ? `Déplacer ${many.count} figurines` : 'Déplacer 1 figurine')}
            </span>
          </Stepping>
        )}
      </HereMenu>
    </div>
  );
};
/** A refusal, said over the place where it was tried: the first that is shown. */
export const Refused = ({
  cells,
  children,
}: {
  readonly cells: readonly string[];
  readonly children: ComponentChildren;
}): JSX.Element => {
  const box = useNear(cells);
  useMark(box, 'refus');
  return (
    <div ref={box} class="vs-menu refusal">
      {children}
    </div>
  );
};
