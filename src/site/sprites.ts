// Emblems come from game-icons.net (CC BY 3.0; /credits/ names their authors), by its package, at build time.
import { createRequire } from 'node:module';

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
/** The same to a tenth of a unit, for a page that holds several drawings: a carry that would join two numbers is not made. */
export const lightBody = (name: string): string =>
  iconBody(name).replace(/\.(\d)(\d)\d*/g, (_, tenth: string, next: string) =>
    Number(next) >= 5 && tenth !== '9' ? `.${Number(tenth) + 1}` : `.${tenth}`,
  );
/** One file: a symbol an emblem, `id` its name; to a tenth of a unit, which nobody sees at the size of a piece. */
export const spriteOf = (jeu: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${(SPRITES[jeu] ?? [])
    .map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${lightBody(name)}</symbol>`)
    .join('')}</svg>`;
