// What moves between two states, and why. Pieces go from where they were to where they are; effects add what positions cannot tell.
// Only transforms and opacity; cut short by the next step; none of it under reduced motion or by the reader's switch: a highlight then.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { measure, type Spots, unitOf, type Way, waysOf } from './spots.ts';

/** What an event shows beyond positions. Pieces by the identity that the place gives them (`data-piece`). */
export type Effect =
  | { readonly is: 'tumble'; readonly piece: string; readonly faces: number } // a die is thrown and stops on its face
  | { readonly is: 'strike'; readonly from: string; readonly to: string } // a blow runs from one to the other
  | { readonly is: 'fly'; readonly from: string; readonly to: string } // a token goes from one to the other
  | { readonly is: 'beam'; readonly from: string; readonly to: string } // a line of fire
  | { readonly is: 'burst'; readonly piece: string } // it is destroyed, or badly hit
  | { readonly is: 'flip'; readonly piece: string } // a card or a tile turns over
  | { readonly is: 'tell'; readonly piece: string; readonly text: string } // « −4 » rises from it
  | { readonly is: 'turn'; readonly piece: string; readonly from: number; readonly to: number } // its part that turns (`data-turns`), in degrees
  | { readonly is: 'light'; readonly piece: string } // look here
  | { readonly is: 'grow'; readonly piece: string }; // a number that has just changed

const MOVE = 360; // ms
const ease = 'cubic-bezier(.2,.8,.3,1)';

/** The reader's switch, and the system's. */
export const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['immobile'] === '';

type Stop = () => void;
/** A motion that is ready: the page has been read for it, and is written as it begins. All are made ready before one begins, or each would lay the page out again. */
type Start = () => Stop;
const run = (el: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Stop => {
  const animation = el.animate(frames, options);
  return () => animation.cancel();
};
const move = ({ el, x, y }: Way): Stop => {
  const cell = el.closest('[data-cell]'); // above the others while it crosses them
  cell?.classList.add('crossed');
  const animation = el.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], {
    duration: MOVE,
    easing: ease,
  });
  const landed = (): void => cell?.classList.remove('crossed');
  animation.onfinish = landed;
  return () => {
    animation.cancel();
    landed();
  };
};

/** While it rolls a die shows other faces; it always stops on its own. */
const tumble = (el: Element, faces: number): Stop => {
  const figure = el.querySelector('text');
  const shown = figure?.firstChild ?? null;
  const own = shown?.nodeValue ?? '';
  const put = (text: string): void => {
    if (shown !== null && own !== '') shown.nodeValue = text;
  };
  let left = 5;
  const timer = setInterval(() => {
    left -= 1;
    put(left <= 0 ? own : `${1 + ((Number(own) + left * 3) % faces)}`);
    if (left <= 0) clearInterval(timer);
  }, 85);
  const stop = run(
    el,
    [
      { transform: 'translate(-60%,-90%) rotate(-400deg) scale(.8)', opacity: 0.2 },
      { transform: 'translate(-18%,6%) rotate(-120deg) scale(1.1)', opacity: 1, offset: 0.45 },
      { transform: 'translate(6%,-22%) rotate(-40deg) scale(1.04)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration: 520, easing: 'ease-out' },
  );
  return () => {
    clearInterval(timer);
    put(own);
    stop();
  };
};
/** `going`: the target goes its way meanwhile, and is shaken on it. */
const strike = (el: Element, target: Element, going: boolean): Start => {
  const a = el.getBoundingClientRect();
  const b = target.getBoundingClientRect();
  const unit = unitOf(el);
  const x = ((b.x + b.width / 2 - a.x - a.width / 2) * 0.35) / unit;
  const y = ((b.y + b.height / 2 - a.y - a.height / 2) * 0.35) / unit;
  const shake = 7 / unitOf(target);
  return () => {
    const blow = run(
      el,
      [{ transform: 'none' }, { transform: `translate(${x}px,${y}px)`, offset: 0.45 }, { transform: 'none' }],
      { duration: 420, easing: 'ease-in-out' },
    );
    const hurt = run(
      target,
      [0, -1, 1, -0.6, 0.4, 0].map((k) => ({ transform: `translate(${k * shake}px,0)` })),
      { duration: 320, delay: 190, composite: going ? 'add' : 'replace' },
    );
    return () => {
      blow();
      hurt();
    };
  };
};
/** It leaves the place as its animation ends. */
const passes = (one: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Stop => {
  const animation = one.animate(frames, options);
  const gone = (): void => one.remove();
  animation.onfinish = gone;
  return () => {
    animation.cancel();
    gone();
  };
};
/** A copy of what leaves goes to where it is spent, then vanishes. */
const fly = (root: Element, el: Element, target: Element): Start => {
  const from = el.querySelector('svg') ?? el;
  const a = from.getBoundingClientRect();
  const b = target.getBoundingClientRect();
  const home = root.getBoundingClientRect();
  const x = b.x + b.width / 2 - a.x - a.width / 2;
  const y = b.y + b.height / 2 - a.y - a.height / 2;
  return () => {
    const copy = document.createElement('span');
    copy.className = 'sc-flying';
    copy.ariaHidden = 'true';
    copy.style.cssText = `left:${a.x - home.x}px;top:${a.y - home.y}px;width:${a.width}px;height:${a.height}px`;
    root.append(copy);
    return passes(
      copy,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.5}px,${y * 0.5 - 40}px) scale(1.3)`, opacity: 1, offset: 0.55 },
        { transform: `translate(${x}px,${y}px) scale(.7)`, opacity: 0 },
      ],
      { duration: 480, easing: 'ease-in-out' },
    );
  };
};
/** An element of the place's own, over its pieces, for the time of an animation. */
const passing = (
  root: Element,
  name: string,
  [x, y]: readonly [number, number],
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  text = '',
): Start => {
  const home = root.getBoundingClientRect();
  return () => {
    const one = document.createElement('span');
    one.className = name;
    one.ariaHidden = 'true';
    one.textContent = text;
    one.style.cssText = `left:${x - home.x}px;top:${y - home.y}px`;
    root.append(one);
    return passes(one, frames, { ...options, fill: 'backwards' });
  };
};
const middle = (el: Element): readonly [x: number, y: number] => {
  const box = el.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const beam = (root: Element, el: Element, target: Element): Start => {
  const [a, b] = [middle(el), middle(target)];
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const turn = `rotate(${Math.atan2(y, x)}rad)`;
  const long = Math.hypot(x, y) / 100; // drawn 100 long
  return passing(
    root,
    'sc-beam',
    a,
    [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { transform: `${turn} scaleX(${long})`, opacity: 1, offset: 0.35 },
      { transform: `${turn} scaleX(${long})`, opacity: 1, offset: 0.75 },
      { transform: `${turn} scaleX(${long})`, opacity: 0 },
    ],
    { duration: 520, easing: 'ease-out' },
  );
};
const burst = (root: Element, el: Element): Start =>
  passing(
    root,
    'sc-burst',
    middle(el),
    [
      { transform: 'translate(-50%,-50%) scale(.1)', opacity: 0 },
      { transform: 'translate(-50%,-50%) scale(1)', opacity: 1, offset: 0.4 },
      { transform: 'translate(-50%,-50%) scale(1.25)', opacity: 0 },
    ],
    { duration: 420, delay: 180, easing: 'ease-out' },
  );
const flip = (el: Element): Stop =>
  run(el, [{ transform: 'perspective(40rem) rotateY(95deg)' }, { transform: 'none' }], {
    duration: 340,
    easing: 'ease-out',
  });
const turn = (el: Element, from: number, to: number): Stop =>
  run(
    el.querySelector('[data-turns]') ?? el,
    [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
    {
      duration: MOVE,
      easing: ease,
    },
  );
const tell = (root: Element, el: Element, text: string): Start =>
  passing(
    root,
    'sc-told',
    middle(el),
    [
      { transform: 'translate(-50%,-60%) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%,-140%) scale(1.1)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%,-170%)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%,-200%)', opacity: 0 },
    ],
    { duration: 600, easing: 'ease-out' },
    text,
  );
const light = (el: Element): Stop => {
  el.classList.add('lit');
  const timer = setTimeout(() => el.classList.remove('lit'), 900);
  return () => {
    clearTimeout(timer);
    el.classList.remove('lit');
  };
};
const grow = (el: Element): Stop =>
  run(
    el,
    [{ transform: 'scale(.72)', opacity: 0.4 }, { transform: 'scale(1.12)', offset: 0.6 }, { transform: 'none' }],
    {
      duration: 380,
      easing: 'ease-out',
    },
  );

/** The piece that an effect moves whole: it needs no other way to where it is. */
const movedBy = (effect: Effect): string | undefined => {
  if (effect.is === 'strike') return effect.from;
  return effect.is === 'tumble' || effect.is === 'flip' || effect.is === 'grow' ? effect.piece : undefined;
};

const readied = (root: Element, effect: Effect, still: boolean, shown: Spots, ways: readonly Way[]): Start => {
  const find = (piece: string): Element | null =>
    shown.has(piece) ? root.querySelector(`[data-piece="${CSS.escape(piece)}"]`) : null;
  const main = find('piece' in effect ? effect.piece : effect.to);
  if (main === null) return () => () => undefined;
  if (still || effect.is === 'light') return () => light(main);
  if (effect.is === 'tumble') return () => tumble(main, effect.faces);
  if (effect.is === 'grow') return () => grow(main);
  if (effect.is === 'flip') return () => flip(main);
  if (effect.is === 'turn') return () => turn(main, effect.from, effect.to);
  if (effect.is === 'burst') return burst(root, main);
  if (effect.is === 'tell') return tell(root, main, effect.text);
  const from = find(effect.from);
  if (from === null) return () => light(main);
  if (effect.is === 'beam') return beam(root, from, main);
  if (effect.is === 'fly') return fly(root, from, main);
  return strike(
    from,
    main,
    ways.some(({ el }) => el === main),
  );
};

/**
 * Animates what changed on a place each time `key` changes, by the effects of that step. The first drawing stands still; while it is `covered` nothing is measured nor moves.
 * What a step drew is measured as its frame begins, before it is painted: the page is laid out once, and neither the press nor what answers it waits for that.
 */
export const useMotion = (
  place: { readonly current: HTMLElement | null },
  key: unknown,
  effects: () => readonly Effect[],
  covered = false,
): void => {
  const spots = useRef<Spots | undefined>(undefined); // none before the first drawing
  const stops = useRef<readonly Stop[]>([]);
  const halt = (): void => {
    for (const stop of stops.current) stop();
    stops.current = [];
  };
  useLayoutEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    halt();
    const begun = requestAnimationFrame(() => {
      const before = spots.current;
      const after: Spots = covered ? new Map() : measure(root);
      spots.current = after;
      if (before === undefined || covered) return;
      const still = isStill();
      const told = effects();
      const moved = new Set(told.map(movedBy)); // a die that is thrown rolls over its way
      const ways = still ? [] : waysOf(root, before, after, moved);
      const ready = told.map((effect) => readied(root, effect, still, after, ways));
      stops.current = [...ways.map(move), ...ready.map((start) => start())];
    });
    return () => cancelAnimationFrame(begun);
  }, [key]);
  useEffect(() => {
    const root = place.current;
    if (root === null || typeof ResizeObserver === 'undefined') return halt;
    const watch = new ResizeObserver(() => {
      spots.current = measure(root);
    });
    watch.observe(root);
    return () => {
      watch.disconnect();
      halt();
    };
  }, []);
};
