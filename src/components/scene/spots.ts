// Where pieces stand on a place, whatever it pans and zooms.
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Spots = ReadonlyMap<string, Spot>;
export const pieces = (root: Element): readonly (HTMLElement | SVGElement)[] => [
  ...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]'),
];
/** Where pieces are measured from: the place, or, of what it pans and zooms, the drawing that holds them (`data-plane`), in its own units. */
interface Home extends Spot {
  readonly scale: number; // screen pixels of one unit
}
export const homeOf = (el: Element, root: Element): Home => {
  const plane = el.closest('[data-plane]');
  const drawn = plane instanceof SVGGraphicsElement ? plane.getScreenCTM() : null;
  if (drawn !== null) return { x: drawn.e, y: drawn.f, scale: drawn.a || 1 };
  const { x, y } = root.getBoundingClientRect();
  return { x, y, scale: 1 };
};
const centre = (el: Element, { x, y, scale }: Home): Spot => {
  const box = el.getBoundingClientRect();
  return { x: (box.x + box.width / 2 - x) / scale, y: (box.y + box.height / 2 - y) / scale };
};
export const measure = (root: Element): Spots =>
  new Map(pieces(root).map((el) => [el.dataset['piece'] ?? '', centre(el, homeOf(el, root))]));
/** Screen pixels of one unit of what the element is moved in: the drawing that holds it, or the page. */
export const unitOf = (el: Element): number =>
  el instanceof SVGGraphicsElement && el.ownerSVGElement !== null ? (el.getScreenCTM()?.a ?? 1) || 1 : 1;
