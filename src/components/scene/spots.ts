// Where pieces stand on a place, whatever it pans and zooms.
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Spots = ReadonlyMap<string, Spot>;
const pieces = (root: Element): readonly (HTMLElement | SVGElement)[] => [
  ...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]'),
];
/** Where pieces are measured from: the place, or, of what it pans and zooms, the drawing that holds them (`data-plane`), in its own units. */
interface Home extends Spot {
  readonly scale: number; // screen pixels of one unit
}
const homeOf = (plane: Element | null, root: Element): Home => {
  const drawn = plane instanceof SVGGraphicsElement ? plane.getScreenCTM() : null;
  if (drawn !== null) return { x: drawn.e, y: drawn.f, scale: drawn.a || 1 };
  const { x, y } = root.getBoundingClientRect();
  return { x, y, scale: 1 };
};
const centre = (el: Element, { x, y, scale }: Home): Spot => {
  const box = el.getBoundingClientRect();
  return { x: (box.x + box.width / 2 - x) / scale, y: (box.y + box.height / 2 - y) / scale };
};
/** A piece, where it stands, and the scale of what that is measured in. */
export interface Standing {
  readonly el: HTMLElement | SVGElement;
  readonly id: string;
  readonly spot: Spot;
  readonly scale: number;
}
/** Where each piece stands: reads the page and writes nothing, so that it is laid out once. What stands on one plane has one home, asked once. */
export const measure = (root: Element): readonly Standing[] => {
  const homes = new Map<Element | null, Home>();
  return pieces(root).map((el) => {
    const plane = el.closest('[data-plane]');
    const home = homes.get(plane) ?? homeOf(plane, root);
    homes.set(plane, home);
    return { el, id: el.dataset['piece'] ?? '', spot: centre(el, home), scale: home.scale };
  });
};
export const spotsIn = (standing: readonly Standing[]): Spots => new Map(standing.map(({ id, spot }) => [id, spot]));
/** Screen pixels of one unit of what the element is moved in: the drawing that holds it, or the page. */
export const unitOf = (el: Element): number =>
  el instanceof SVGGraphicsElement && el.ownerSVGElement !== null ? (el.getScreenCTM()?.a ?? 1) || 1 : 1;

/** How far a piece comes from, in the units that it is moved in. */
export interface Way {
  readonly el: HTMLElement | SVGElement;
  readonly x: number;
  readonly y: number;
}
/** Which pieces have moved: all is read before anything is written, or each would lay the page out again. */
export const waysOf = (before: Spots, after: readonly Standing[], apart: ReadonlySet<string>): readonly Way[] => {
  const now = spotsIn(after);
  return after.flatMap(({ el, id, scale }): readonly Way[] => {
    const [from, to] = [before.get(id), now.get(id)];
    if (from === undefined || to === undefined || apart.has(id)) return [];
    if (el.closest<HTMLElement>('[data-carried]')?.dataset['carried'] === id) return []; // a hand brought it there
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) === 0) return [];
    const drawn = unitOf(el);
    const unit = drawn / scale; // of the plane, when there is one: it may have been zoomed since
    const [x, y] = [(from.x - to.x) / unit, (from.y - to.y) / unit];
    return Math.hypot(x, y) * drawn < 2 ? [] : [{ el, x, y }];
  });
};
