// Where pieces stand on a place, whatever it pans and zooms.
interface Spot {
  readonly x: number;
  readonly y: number;
}
const LEAST = 2; // px: less is no move
const isNear = ({ x, y }: Spot): boolean => Math.hypot(x, y) < LEAST;
export type Spots = ReadonlyMap<string, Home>;
const pieces = (root: Element): readonly (HTMLElement | SVGElement)[] => [
  ...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]'),
];
/** Where pieces are measured from: the place, or, of what it pans and zooms, the drawing that holds them (`data-plane`), in its own units. */
interface Home extends Spot {
  readonly scale: number; // screen pixels of one unit
}
const homeOf = (plane: Element): Home => {
  const drawn = plane instanceof SVGGraphicsElement ? plane.getScreenCTM() : null;
  if (drawn !== null) return { x: drawn.e, y: drawn.f, scale: drawn.a || 1 };
  const { x, y } = plane.getBoundingClientRect();
  return { x, y, scale: 1 };
};
const centre = (box: DOMRect, { x, y, scale }: Home): Home => ({
  x: (box.x + box.width / 2 - x) / scale,
  y: (box.y + box.height / 2 - y) / scale,
  scale,
});
/** Where each piece that is shown stands (one in a folded part stands nowhere): reads the page and writes nothing, so that it is laid out once. */
export const measure = (root: Element): Spots => {
  const homes = new Map<Element, Home>();
  const home = (el: Element): Home => {
    const plane = el.closest('[data-plane]') ?? root;
    const found = homes.get(plane) ?? homeOf(plane);
    homes.set(plane, found);
    return found;
  };
  return new Map(
    pieces(root).flatMap((el): readonly (readonly [string, Home])[] => {
      const box = el.getBoundingClientRect();
      return box.width + box.height === 0 ? [] : [[el.dataset['piece'] ?? '', centre(box, home(el))]];
    }),
  );
};
/** Screen pixels of one unit of what the element is moved in: the drawing that holds it, or the page. */
export const unitOf = (el: Element): number =>
  el instanceof SVGGraphicsElement && el.ownerSVGElement !== null ? el.getScreenCTM()?.a || 1 : 1;

/** How far a piece comes from, in the units that it is moved in. */
export interface Way {
  readonly el: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
}
/** Which pieces have moved, those that an effect moves (`moved`) left out: all is read before anything is written, or each would lay the page out again. What stands in a piece that moves is carried by it. */
export const waysOf = (
  root: Element,
  before: Spots,
  after: Spots,
  moved: ReadonlySet<string | undefined>,
): readonly Way[] => {
  const ways = new Map<string, Spot>();
  for (const [id, to] of after) {
    const from = before.get(id);
    if (from !== undefined && !moved.has(id))
      ways.set(id, { x: (from.x - to.x) * to.scale, y: (from.y - to.y) * to.scale }); // of the plane, when there is one: it may have been zoomed since
  }
  if ([...ways.values()].every(isNear)) return [];
  /** How far it comes from on the screen; undefined when it shall not go that way. */
  const wayOf = (el: HTMLElement | SVGElement): Spot | undefined => {
    const id = el.dataset['piece'] ?? '';
    const way = ways.get(id);
    const carried = way !== undefined && el.closest<HTMLElement>('[data-carried]')?.dataset['carried'] === id; // a hand brought it there
    return carried ? undefined : way;
  };
  return pieces(root).flatMap((el): readonly Way[] => {
    const way = wayOf(el);
    if (way === undefined) return [];
    const holder = el.parentElement?.closest<HTMLElement | SVGElement>('[data-piece]') ?? undefined;
    const held = holder === undefined ? undefined : wayOf(holder);
    const [x, y] = held === undefined || isNear(held) ? [way.x, way.y] : [way.x - held.x, way.y - held.y];
    if (isNear({ x, y })) return [];
    const unit = unitOf(el);
    return [{ el, x: x / unit, y: y / unit }];
  });
};
