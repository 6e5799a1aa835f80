// Emblems come from game-icons.net (CC BY 3.0; /credits/ names their authors), by its package, at build time.
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const found = import.meta.glob<readonly string[]>('../components/*/emblems.ts', { eager: true, import: 'ICONS' });
/** What each game uses, by its slug. */
export const SPRITES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(found).map(([path, icons]) => [path.split('/').at(-2) ?? '', [...new Set(icons)]]),
);

let icons: IconSet['icons'] | undefined;
/** The inside of an icon, drawn in a square of 512 and tinted by what holds it. Throws on an unknown name: the build stops there. */
export const iconBody = (name: string): string => {
  icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet).icons;
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`Emblème inconnu : « ${name} » (src/components/<jeu>/emblems.ts).`);
  return body;
};
/** The same to a unit of 512, half as heavy: at the size of a piece nobody sees the rest. */
export const lightBody = (name: string): string => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${iconBody(name)}</svg>`, {
    // curves stay curves: arcs of whole numbers bend otherwise
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: { threshold: 0, tolerance: 0 } } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
};
/** One file: a symbol an emblem, `id` its name. */
export const spriteOf = (jeu: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${(SPRITES[jeu] ?? [])
    .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${lightBody(name)}</symbol>`)
    .join('')}</svg>`;
