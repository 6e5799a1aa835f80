// By keyboard, arrows go from a thing of the place to the nearest one that way; Tab goes through them too, a river at a time (one-stop.ts).

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** How far another spot lies along a way, and aside of it. */
type Way = (dx: number, dy: number) => readonly [along: number, aside: number];
const WAYS: Readonly<Record<string, Way>> = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};
const ASIDE = 3; // what lies aside is further than it is: a row is gone through before the next
const LEAST = 4; // pixels: what lies level is not ahead
/** Which of the others is nearest that way; undefined for another key, and where nothing lies ahead. */
export const nearestThatWay = (from: Spot, others: readonly Spot[], key: string): number | undefined => {
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined;
  if (way === undefined) return undefined;
  const ahead = others.flatMap(({ x, y }, index) => {
    const [along, aside] = way(x - from.x, y - from.y);
    return along < LEAST ? [] : [{ index, far: along + ASIDE * Math.abs(aside) }];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.index;
};

const THINGS = 'button:is([data-cell], .vs-room-pick)';
const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
/** The handler of a place: what is pressed there has `data-cell`. */
export const byArrows = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  const { currentTarget: place, target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(THINGS)) return;
  const others = [...place.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one !== target);
  const next = nearestThatWay(middle(target), others.map(middle), key);
  if (next === undefined) return;
  event.preventDefault();
  others[next]?.focus();
};
