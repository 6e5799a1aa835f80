// From a tap on a place to an action: a decision is played at once when the place means one; several, and any report of the map, are listed first; none is tried aloud.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { byArrows } from './arrows.ts';
import { useOneStop } from './one-stop.ts';
import type { Place, Tap, Taps } from './places.ts';
import type { Gesture } from './rows.ts';
import { useWhile } from '../scene/while.ts';

/** How a mode's actions fall on its board. */
export interface Aiming<S, A> {
  readonly places: (action: A, state: S) => readonly Place[];
  /** What players report: never played at one tap, which a finger may have missed. */
  readonly reported: (action: A) => boolean;
  /** What a tap on a place that means nothing tries; undefined: the place is not tapped. */
  readonly attempt?: (place: Place, state: S) => A | undefined;
  readonly listed: (place: Place) => string; // what a tap that opens a list is called
  /** The room that an action takes what is picked to: pressed next, it is done. */
  readonly goes?: (action: A) => string | undefined;
  /** The places that are pressed as one with this one, itself first, and which of the actions of the others go with its own. */
  readonly gathers?: (place: Place, state: S) => readonly Place[];
  readonly shared?: (action: A) => boolean;
  readonly rows?: (actions: readonly A[], state: S) => readonly Gesture<A>[]; // how a list is shown: a button an action unless told
  /** What a place also leads to, further than what is open now: first in its list, or done at one tap where it means nothing else. */
  readonly ahead?: (place: Place, state: S) => readonly A[];
}
export interface Tapping<A> {
  readonly taps: Taps;
  readonly picked: Place | undefined; // whose menu is open
  readonly gestures: readonly Gesture<A>[];
  readonly leads: boolean; // what is picked may also go to a room
  readonly many: Many; // how many of them go there together
  readonly run: (actions: readonly A[]) => void; // one after the other
  readonly pick: (place: Place | undefined) => void;
}
export interface Many {
  readonly count: number;
  readonly most: number;
  readonly set: (count: number) => void;
}
interface TapsProps<S, A> {
  readonly state: S;
  readonly options: readonly A[];
  readonly onPick: (action: A) => void;
  readonly label: (action: A) => string;
  readonly refused: boolean;
}
/** The action that a tap plays at once, of those that a place means: a decision, alone there. */
export const playedBy = <S, A>(
  [only, ...others]: readonly A[],
  { reported }: Pick<Aiming<S, A>, 'reported'>,
): A | undefined => (only === undefined || others.length > 0 || reported(only) ? undefined : only);
export const byPlace = <S, A>(
  { state, options }: Pick<TapsProps<S, A>, 'state' | 'options'>,
  { places }: Aiming<S, A>,
): ReadonlyMap<Place, readonly A[]> => {
  const map = new Map<Place, readonly A[]>();
  for (const action of options)
    for (const place of new Set(places(action, state))) map.set(place, [...(map.get(place) ?? []), action]);
  return map;
};

/** A place as drawn now, if it is still a button. */
const buttonAt = (frame: HTMLElement, place: Place): HTMLElement | undefined =>
  [...frame.querySelectorAll<HTMLElement>('button[data-cell]')].find((one) => one.dataset['cell'] === place);

/** Several actions, one a position: what is refused, or undone, ends the row. */
const useRun = <S, A>({ state, onPick, refused }: Pick<TapsProps<S, A>, 'state' | 'onPick' | 'refused'>) => {
  const left = useRef<readonly A[]>([]);
  const next = (): void => {
    const [first, ...others] = left.current;
    left.current = others;
    if (first !== undefined) onPick(first);
  };
  useEffect(next, [state]);
  useEffect(() => {
    if (refused) left.current = [];
  }, [refused]);
  return (actions: readonly A[]): void => {
    left.current = actions;
    next();
  };
};

/** What is picked is forgotten as soon as the position changes. The focus stays at the last place tapped, or on the board when it is no button any more. */
export const useTaps = <S, A>(props: TapsProps<S, A>, aiming: Aiming<S, A>): Tapping<A> => {
  const { state, options, label } = props;
  const [picked, pick] = useWhile<S, Place | undefined>(state, undefined);
  const [count, set] = useWhile<unknown, number>(picked ?? state, 1);
  const frame = useRef<HTMLDivElement>(null);
  useOneStop(frame);
  const tapped = useRef<{ readonly place: Place; readonly at: S } | undefined>(undefined);
  const tap = (place: Place): void => {
    tapped.current = { place, at: state };
  };
  const run = useRun(props);
  useEffect(() => {
    const [box, last] = [frame.current, tapped.current];
    if (box === null || last === undefined) return;
    if (document.activeElement === document.body) (buttonAt(box, last.place) ?? box).focus({ preventScroll: true });
    // the next step may come from elsewhere; a tap made before the effects of the last step had run still waits for its own
    if (last.at !== state) tapped.current = undefined;
  }, [state, picked]);
  const meant = useMemo(() => byPlace({ state, options }, aiming), [state, options, aiming]);
  /** What a place means, and what is pressed as one with it. */
  const gathered = (at: Place): readonly A[] =>
    (aiming.gathers?.(at, state) ?? [at]).flatMap((place) =>
      (meant.get(place) ?? []).filter((action) => place === at || aiming.shared?.(action) === true),
    );
  const mine = picked === undefined ? [] : gathered(picked);
  const aheadOf = (place: Place): readonly A[] => aiming.ahead?.(place, state) ?? [];
  const further = (acts: readonly A[]): string => acts.slice(-1).map(label).join('');
  /** A room, for what is picked. */
  const led = (place: Place): readonly A[] =>
    place.startsWith('zone:')
      ? mine.filter((action) => aiming.goes?.(action) === place.slice('zone:'.length)).slice(0, count)
      : [];
  const once = (place: Place, actions: readonly A[], open: boolean): Tap => ({
    label: actions.map(label).join(', '),
    several: false,
    open,
    pick: () => {
      tap(place);
      run(actions);
    },
  });
  const on = (place: Place): Tap | undefined => {
    const going = led(place);
    if (going.length > 0) return once(place, going, true);
    const here = meant.get(place) ?? [];
    const ahead = aheadOf(place);
    if (here.length === 0 && ahead.length > 0)
      return {
        label: further(ahead),
        several: false,
        open: true,
        pick: () => {
          tap(place);
          run(ahead);
        },
      };
    if (here.length === 0) {
      const tried = aiming.attempt?.(place, state);
      return tried === undefined ? undefined : once(place, [tried], false);
    }
    const played = ahead.length > 0 ? undefined : playedBy(gathered(place), aiming);
    if (played !== undefined) return once(place, [played], true);
    return {
      label: aiming.listed(place),
      several: true,
      open: true,
      pick: () => {
        tap(place);
        pick(picked === place ? undefined : place);
      },
    };
  };
  const goes = aiming.goes;
  const going = goes === undefined ? [] : mine.flatMap((action) => goes(action) ?? []);
  const most =
    picked?.startsWith('figure:') === true
      ? Math.max(...going.map((room) => going.filter((one) => one === room).length))
      : 1;
  const ahead = picked === undefined ? [] : aheadOf(picked);
  return {
    taps: { frame, byKey: byArrows, on, picked },
    picked,
    gestures: [
      ...(ahead.length === 0 ? [] : [{ acts: ahead, says: further(ahead) }]),
      ...(aiming.rows?.(mine, state) ?? mine.map((action): Gesture<A> => ({ acts: [action] }))),
    ],
    leads: going.length > 0,
    many: { count, most, set },
    run,
    pick,
  };
};
