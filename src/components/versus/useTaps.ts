// From a tap on a place to an action: a decision is played at once when the place means one; several, and any report of the map, are listed first; none is tried aloud.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Place, Tap, Taps } from './places.ts';

/** How a mode's actions fall on its board. */
export interface Aiming<S, A> {
  readonly places: (action: A, state: S) => readonly Place[];
  /** What players report: never played at one tap, which a finger may have missed. */
  readonly reported: (action: A) => boolean;
  /** What a tap on a place that means nothing tries; undefined: the place is not tapped. */
  readonly attempt?: (place: Place, state: S) => A | undefined;
  readonly listed: (place: Place) => string; // what a tap that opens a list is called
}
export interface Tapping<A> {
  readonly taps: Taps;
  readonly several: readonly A[]; // what the picked place means, to be listed under the board
  readonly close: () => void;
}
interface TapsProps<S, A> {
  readonly state: S;
  readonly options: readonly A[];
  readonly onPick: (action: A) => void;
  readonly label: (action: A) => string;
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
  [...frame.querySelectorAll<HTMLElement>('[data-place]')].find((one) => one.dataset['place'] === place);

/** What is picked is forgotten as soon as the position changes. The focus stays at the last place tapped, or on the board when it is no button any more. */
export const useTaps = <S, A>({ state, options, onPick, label }: TapsProps<S, A>, aiming: Aiming<S, A>): Tapping<A> => {
  const [memory, setMemory] = useState<{ readonly state: S; readonly place: Place | undefined }>({
    state,
    place: undefined,
  });
  const picked = memory.state === state ? memory.place : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const tapped = useRef<Place | undefined>(undefined);
  useEffect(() => {
    const [box, place] = [frame.current, tapped.current];
    if (box !== null && place !== undefined && document.activeElement === document.body)
      (buttonAt(box, place) ?? box).focus({ preventScroll: true });
  }, [state, picked]);
  useEffect(() => {
    tapped.current = undefined; // the next step may come from elsewhere
  }, [state]);
  const meant = useMemo(() => byPlace({ state, options }, aiming), [state, options, aiming]);
  const on = (place: Place): Tap | undefined => {
    const here = meant.get(place) ?? [];
    const tap = (does: () => void) => (): void => {
      tapped.current = place;
      does();
    };
    if (here.length === 0) {
      const tried = aiming.attempt?.(place, state);
      return tried === undefined
        ? undefined
        : { label: label(tried), several: false, open: false, pick: () => onPick(tried) };
    }
    const played = playedBy(here, aiming);
    if (played !== undefined)
      return { label: label(played), several: false, open: true, pick: tap(() => onPick(played)) };
    return {
      label: aiming.listed(place),
      several: true,
      open: true,
      pick: tap(() => setMemory({ state, place: picked === place ? undefined : place })),
    };
  };
  return {
    taps: { frame, on, picked },
    several: picked === undefined ? [] : (meant.get(picked) ?? []),
    close: () => setMemory({ state, place: undefined }),
  };
};
