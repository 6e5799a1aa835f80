// Pan and zoom, done to the page itself: nothing is drawn again. The frame scrolls as any other, so that a finger that finds nothing to pan moves the page.
import { lyingOver } from './lying-over.ts';
import type { Box } from '../play/hex-cells.ts';
import {
  cellSize,
  fitted,
  inwards,
  lookingAt,
  showing,
  type Size,
  type Spot,
  type Stage,
  standing,
  stepped,
  TOUCH,
  transformTo,
  unseen,
  type View,
  WHOLE,
  zoomedAt,
} from './space-view.ts';

export interface Zooming {
  /** Inwards or outwards, around the middle of what shows; from the whole board, around a point of the drawing (from 0 to 1). */
  readonly step: (by: 1 | -1, around: Spot) => void;
  readonly whole: () => void;
  /** Turns the frame to these points of the drawing, unless the reader has zoomed to where they all show. */
  readonly look: (points: readonly Spot[]) => void;
  /** Zooms to cells that a finger can touch, around a point of the screen; false when they are large enough. */
  readonly enlarge: (client: Spot) => boolean;
  /** Scrolls the frame so that a point of the drawing shows, with a cell around it. */
  readonly show: (point: Spot) => void;
  readonly stop: () => void;
}
/** The frame and what it shows. */
interface Canvas {
  readonly frame: HTMLElement;
  readonly fills: boolean; // the frame gives its drawing its size, and not the drawing to its frame
  readonly stage: () => Stage;
  readonly zoom: () => number;
  readonly view: () => View; // a gesture under way included
  readonly remeasure: () => void; // the frame has the size that it was just laid out with, and so have its cells
  readonly inFrame: (client: Spot) => Spot;
  readonly layOut: (view: View) => void;
  /** Drawn at once, by a transform; laid out, and crisp, when the gesture pauses or `settle` is called. */
  readonly preview: (view: View) => void;
  readonly settle: () => void;
}
const PAUSE = 140; // ms without a move before a gesture is laid out
const SMALL = 26; // px: cells that a finger misses
const LEGIBLE = 32; // px: cells whose words are 11 px high
const DRAG = 5; // px before a press is a drag

const part = (root: Element, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`SpaceBoard: no ${selector}`);
  return found;
};

const tellZoom = (root: HTMLElement, stage: Stage, zoom: number): void => {
  const ended: Readonly<Record<string, boolean>> = {
    '1': fitted(stage, zoom * 1.1) <= zoom,
    '-1': zoom === 1,
    '0': zoom === 1,
  };
  for (const button of root.querySelectorAll<HTMLElement>('[data-zoom-by]'))
    button.setAttribute('aria-disabled', `${ended[button.dataset['zoomBy'] ?? ''] ?? false}`);
  root.toggleAttribute('data-near', cellSize(stage, zoom) >= TOUCH - 4);
  root.toggleAttribute('data-zoomed', zoom > 1);
  root.toggleAttribute('data-words', cellSize(stage, zoom) >= LEGIBLE);
};

/** Where the frame stands, in the map of its corner. */
const tellWindow = (root: HTMLElement, { room, whole }: Stage, { zoom, x, y }: View, box: Box): void => {
  const shown = root.querySelector('.sb-window');
  const side = (length: number, at: number, frame: number, from: number, size: number): readonly [number, number] => {
    const long = length * zoom;
    return long <= frame ? [from, size] : [from + (at / long) * size, (frame / long) * size];
  };
  const [left, width] = side(whole.width, x, room.width, box.x, box.width);
  const [top, height] = side(whole.height, y, room.height, box.y, box.height);
  for (const [name, value] of Object.entries({ x: left, y: top, width, height }))
    shown?.setAttribute(name, `${Math.round(value)}`);
};

interface Parts {
  readonly frame: HTMLElement;
  readonly grid: HTMLElement;
  readonly drawing: HTMLElement;
}
const roomOf = ({ frame }: Parts): Size => ({ width: frame.clientWidth, height: frame.clientHeight });
const drawnWhole = ({ width, height }: Size, box: Box): number => Math.min(width / box.width, height / box.height);
/** `filled`: the room of a frame that gives its drawing its size, so that nothing need be laid out to be measured. Once zoomed, the grid has the size of its drawing, which a gesture may be transforming. */
const measured = (parts: Parts, zoom: number, filled: Size | undefined, box: Box): Stage => {
  const room = filled ?? roomOf(parts);
  const scale = filled
    ? drawnWhole(room, box)
    : zoom === 1
      ? drawnWhole(parts.drawing.getBoundingClientRect(), box)
      : parts.grid.getBoundingClientRect().width / zoom / box.width;
  return { room, whole: { width: box.width * scale, height: box.height * scale }, across: box.width / 100 };
};
/** Whether the drawing, whole, takes all of its frame; not told of one out of sight. */
const isFilled = (parts: Parts): boolean => {
  const [room, drawn] = [roomOf(parts), parts.drawing.getBoundingClientRect()];
  return room.width > 0 && Math.abs(room.width - drawn.width) < 1 && Math.abs(room.height - drawn.height) < 1;
};
const resized = ({ frame, grid, drawing }: Parts, { room, whole }: Stage, zoom: number): void => {
  frame.style.setProperty('--room', `${room.width}/${room.height}`);
  grid.style.inlineSize = zoom === 1 ? '' : `${(whole.width * zoom * 100) / room.width}%`;
  drawing.style.transform = '';
};
const canvasOf = (root: HTMLElement, box: Box): Canvas => {
  const parts = { frame: part(root, '.sb-frame'), grid: part(root, '.sb-grid'), drawing: part(root, '.sb-grid > svg') };
  const { frame } = parts;
  let zoom = 1;
  let ahead: { readonly stage: Stage; readonly view: View } | undefined; // where a gesture has led, not laid out yet
  let pause: ReturnType<typeof setTimeout> | undefined;
  const fills = isFilled(parts);
  let room = roomOf(parts); // as it was last laid out
  const stage = (): Stage => ahead?.stage ?? measured(parts, zoom, fills ? room : undefined, box);
  const laid = (): View => ({ zoom, x: frame.scrollLeft, y: frame.scrollTop });
  const layOut = (view: View): void => {
    const now = stage();
    clearTimeout(pause);
    ahead = undefined;
    zoom = view.zoom;
    resized(parts, now, zoom);
    tellZoom(root, now, zoom);
    frame.scrollTo({ left: view.x, top: view.y, behavior: 'instant' });
    tellWindow(root, now, laid(), box);
  };
  const preview = (view: View): void => {
    ahead = { stage: stage(), view };
    parts.drawing.style.transform = transformTo(ahead.stage, laid(), view);
    clearTimeout(pause);
    pause = setTimeout(() => layOut(view), PAUSE);
  };
  const inFrame = ({ x, y }: Spot): Spot => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  tellZoom(root, stage(), 1);
  frame.addEventListener('scroll', () => zoom === 1 || tellWindow(root, stage(), laid(), box), { passive: true });
  return {
    frame,
    fills,
    stage,
    layOut,
    preview,
    inFrame,
    zoom: () => ahead?.view.zoom ?? zoom,
    remeasure: () => {
      room = roomOf(parts);
      tellZoom(root, stage(), zoom);
    },
    view: () => ahead?.view ?? laid(),
    settle: () => ahead === undefined || layOut(ahead.view),
  };
};

/** Ctrl and the wheel, which is also what two fingers on a touchpad say. */
const wheels = ({ frame, stage, view, inFrame, preview }: Canvas, signal: AbortSignal): void => {
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const from = view();
    const turns = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1);
    preview(
      zoomedAt(stage(), from, from.zoom * Math.exp(-turns * 0.006), inFrame({ x: event.clientX, y: event.clientY })),
    );
  };
  frame.addEventListener('wheel', onWheel, { passive: false, signal });
};

interface Fingers {
  readonly at: Spot;
  readonly span: number;
}
const fingersOf = ([a, b]: readonly Touch[]): Fingers | undefined =>
  a === undefined || b === undefined
    ? undefined
    : {
        at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
        span: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
      };
/** Two fingers zoom and pan; one is left to the browser. */
const pinches = ({ frame, stage, view, inFrame, preview, settle }: Canvas, signal: AbortSignal): void => {
  let start: (Fingers & { readonly view: View }) | undefined;
  const mine = (event: TouchEvent): Fingers | undefined => {
    const fingers = fingersOf([...event.touches]);
    if (fingers !== undefined && event.cancelable) event.preventDefault();
    return fingers;
  };
  const onStart = (event: TouchEvent): void => {
    const fingers = mine(event);
    settle();
    start = fingers === undefined ? undefined : { at: inFrame(fingers.at), span: fingers.span, view: view() };
  };
  const onMove = (event: TouchEvent): void => {
    const fingers = start === undefined ? undefined : mine(event);
    if (start === undefined || fingers === undefined) return;
    preview(
      zoomedAt(stage(), start.view, (start.view.zoom * fingers.span) / start.span, start.at, inFrame(fingers.at)),
    );
  };
  const onEnd = (event: TouchEvent): void => {
    if (event.touches.length > 1) return;
    start = undefined;
    settle();
  };
  frame.addEventListener('touchstart', onStart, { passive: false, signal });
  frame.addEventListener('touchmove', onMove, { passive: false, signal });
  for (const end of ['touchend', 'touchcancel'] as const) frame.addEventListener(end, onEnd, { signal });
};

/** A mouse drags the board; a finger scrolls it by itself. */
const drags = ({ frame, view }: Canvas, signal: AbortSignal): void => {
  let last: (Spot & { readonly moved: boolean }) | undefined;
  const onDown = ({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent): void => {
    if (target instanceof Element && target.closest('[data-loose]') !== null) return; // what stands there is carried
    if (pointerType === 'mouse' && button === 0 && view().zoom > 1) last = { x, y, moved: false };
  };
  const onMove = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
    if (last === undefined || (!last.moved && Math.hypot(x - last.x, y - last.y) < DRAG)) return;
    if (!last.moved) frame.setPointerCapture(pointerId);
    frame.scrollBy({ left: last.x - x, top: last.y - y, behavior: 'instant' });
    last = { x, y, moved: true };
  };
  const swallow = (event: Event): void => event.stopPropagation();
  const onEnd = (): void => {
    if (last?.moved === true) {
      frame.addEventListener('click', swallow, { capture: true });
      setTimeout(() => frame.removeEventListener('click', swallow, { capture: true }));
    }
    last = undefined;
  };
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, onEnd, { signal });
};

/** `root` holds the frame, in it the grid, in it the drawing, which shows `box`. Its buttons say what they do by `data-zoom-by`. */
export const zooming = (root: HTMLElement, box: Box): Zooming => {
  const canvas = canvasOf(root, box);
  const { frame, fills, stage, zoom, view, inFrame, layOut, remeasure } = canvas;
  const ends = new AbortController();
  let byHand = false; // the reader has chosen what shows, until what matters leaves it
  let looked: readonly Spot[] = [];
  let room = '';
  const roomNow = (): string => {
    const { width, height } = stage().room;
    return `${width}/${height}`;
  };
  const chosen = {
    ...canvas,
    preview: (to: View): void => {
      byHand = true;
      canvas.preview(to);
    },
  };
  for (const listen of [wheels, pinches, drags]) listen(chosen, ends.signal);
  const look = (points: readonly Spot[]): void => {
    looked = points;
    if (byHand && unseen(stage(), view(), points) === 0) return;
    byHand = false;
    const wanted = lookingAt(stage(), points);
    if (wanted.zoom > 1 || zoom() > 1) layOut(wanted);
    const over = wanted.zoom > 1 ? lyingOver(root, frame) : [];
    if (unseen(stage(), wanted, points, over) > 0) layOut(lookingAt(stage(), points, over));
    room = roomNow();
  };
  // what stands around the board has grown or shrunk: looked at again, from the whole
  const watch = new ResizeObserver(() => {
    remeasure();
    if (byHand || room === '' || room === roomNow() || frame.clientWidth === 0) return; // without a width it is out of sight
    if (!fills) layOut(WHOLE);
    look(looked);
  });
  watch.observe(frame);
  return {
    look,
    step: (by, around) => {
      byHand = true;
      const [now, from] = [stage(), view()];
      const middle = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 };
      layOut(
        zoomedAt(
          now,
          from,
          stepped(now, from.zoom, by),
          from.zoom === 1 ? standing(now, from, around) : middle,
          middle,
        ),
      );
    },
    whole: () => {
      byHand = true;
      layOut(WHOLE);
    },
    enlarge: (client) => {
      const now = stage();
      const size = cellSize(now, view().zoom);
      const at = inFrame(client);
      if (size < SMALL) layOut(zoomedAt(now, view(), (view().zoom * (TOUCH + 2)) / size, at, inwards(now, at)));
      return size < SMALL;
    },
    show: (point) => {
      const from = view();
      if (from.zoom === 1) return;
      const { x, y } = showing(stage(), from, point, cellSize(stage(), from.zoom) * 1.2);
      if (x !== from.x || y !== from.y) frame.scrollTo({ left: x, top: y, behavior: 'instant' });
    },
    stop: () => {
      watch.disconnect();
      layOut(WHOLE);
      ends.abort();
    },
  };
};
