// How large things are to a finger: as far as a press still reaches them, their larger areas included.
import type { Page } from '@playwright/test';

export interface Touched {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}
/** Everything that must be pressed: controls, and the cells that are lit. Links within a sentence are as tall as its lines (WCAG 2.2, 2.5.8). */
const PRESSED = [
  'button:not(:disabled)',
  'summary',
  'select',
  'input:not([type=hidden])',
  'a[href]:not(p a, li a)',
  '[data-cell][data-look]:not([data-look=way], [data-look=barred])',
].join();
/** What is laid over the rest until it is put away: what it covers is not pressed meanwhile. */
const OVER =
  '.cell-menu, .scene-menu, .bbs-more, .bbs-read, .bf-read, .bw-card, .foe-sheet-body, .vs-menu, .vs-card-read, details[open] > :not(summary)';

export const touchedIn = (page: Page, inside: string): Promise<readonly Touched[]> =>
  page.evaluate(
    ([scope, pressed, over]) => {
      const FAR = 60;
      const owns = (one: Element, hit: Element): boolean =>
        one.contains(hit) || (hit.closest('label')?.control ?? null) === one;
      /** How far a press still reaches it from a point of it, to one side; undefined where something laid over it stops it. */
      const from = (one: Element, x: number, y: number, dx: number, dy: number): number | undefined => {
        for (let by = 1; ; by += 1) {
          const hit = by < FAR ? document.elementFromPoint(x + dx * by, y + dy * by) : null;
          if (hit !== null && owns(one, hit)) continue;
          return hit?.closest(over)?.contains(one) === false ? undefined : by - 1;
        }
      };
      return [...document.querySelectorAll<HTMLElement>(`${scope} :is(${pressed})`)].flatMap(
        (one): readonly Touched[] => {
          if (!one.checkVisibility()) return [];
          one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left, top, width, height } = one.getBoundingClientRect();
          if (width < 2 || height < 2) return [];
          let covered = false; // in part, by what is laid over the rest until it is put away
          const sizes = [0.5, 0.25, 0.75].flatMap((v) =>
            [0.5, 0.25, 0.75].flatMap((u) => {
              const [x, y] = [left + u * width, top + v * height];
              const hit = document.elementFromPoint(x, y);
              if (hit === null || !owns(one, hit)) return [];
              const [l, r, t, b] = [
                from(one, x, y, -1, 0),
                from(one, x, y, 1, 0),
                from(one, x, y, 0, -1),
                from(one, x, y, 0, 1),
              ];
              if (l !== undefined && r !== undefined && t !== undefined && b !== undefined)
                return [[l + r + 1, t + b + 1] as const];
              covered = true;
              return [];
            }),
          );
          const best = sizes.toSorted(([a, b], [c, d]) => Math.min(c, d) - Math.min(a, b))[0];
          if (best === undefined || covered) return [];
          const name = one.getAttribute('aria-label') ?? one.dataset['cell'] ?? one.textContent ?? '';
          return [
            { what: `${one.tagName.toLowerCase()} « ${name.trim().slice(0, 40)} »`, width: best[0], height: best[1] },
          ];
        },
      );
    },
    [inside, PRESSED, OVER] as const,
  );
