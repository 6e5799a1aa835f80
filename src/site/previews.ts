// The picture that stands for a page where its link is shown: its title in the colours of its game, and a position. PNG, 1200 by 630, drawn at build and kept from one to the next.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import sharp from 'sharp';
import { Vignette } from '../components/scene/Vignette.tsx';
import { HEIGHT as TALL, type Vignette as Drawing, WIDTH as WIDE } from '../components/scene/vignette.ts';
import { typeset } from '../plugins/typography.ts';
import siteSheet from '../styles/site.css?raw';
import sheet from '../styles/vignettes.css?raw';
import type { Game } from './games.ts';
import { drawn, READING, TITLES, wrapped } from './lettering.ts';
import { iconBody } from './sprites.ts';

export interface Preview {
  readonly jeu: Game;
  readonly genre: string; // « Chapitre 3 »
  readonly titre: string;
  readonly dit: string; // a sentence or two; ordinary spaces, as all of these
  readonly dessin: Drawing;
}
const [WIDTH, HEIGHT] = [1200, 630];
const [LEFT, COLUMN] = [72, 550]; // of the words
const PLACE = 690; // where the position begins

// ── The colours of the site, by day, as its style sheets give them
const accents = import.meta.glob<string>('../components/*/accent.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const colour = (css: string | undefined, name: string): string => {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]+)`).exec(css ?? '')?.[1];
  if (found === undefined) throw new Error(`« --${name} » n’a pas de couleur de jour.`);
  return found;
};
const RULES = [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => [selector.trim(), body] as const,
);
const MARKS = RULES.filter(([selector]) => /\.v[gm]\b|\.s\d/.test(selector))
  .map(([selector, body]) => `${selector}{${body}}`)
  .join('');
/** The ground of a game's positions: the gradient of its style sheet, as SVG says it. */
const groundOf = (jeu: string): string => {
  const body = RULES.find(([selector]) => selector === `.vignette.${jeu}`)?.[1] ?? '';
  const stops = [...body.matchAll(/(#[0-9a-f]{6})(?: (\d+)%)?/g)];
  const inside = stops
    .map(([, tint, at], i) => `<stop stop-color="${tint}" offset="${at ?? (100 * i) / (stops.length - 1)}%"/>`)
    .join('');
  const turn = Number(/(\d+)deg/.exec(body)?.[1] ?? 180) - 180;
  return body.includes('radial')
    ? `<radialGradient id="ground" r="0.8">${inside}</radialGradient>`
    : `<linearGradient id="ground" x2="0" y2="1" gradientTransform="rotate(${turn} 0.5 0.5)">${inside}</linearGradient>`;
};

/** A position, its emblems inside it. */
const positionOf = (jeu: string, drawing: Drawing): string => {
  const scale = (WIDTH - PLACE - 20) / WIDE;
  const [x, y] = [(WIDTH + PLACE - scale * WIDE) / 2, (HEIGHT - scale * TALL) / 2];
  const names = [...new Set(drawing.marks.flatMap(({ emblem }) => emblem ?? []))];
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${iconBody(name)}</symbol>`);
  const svg = renderToString(h(Vignette, { jeu, drawing }))
    .replace(/href="[^"#]*#/g, 'href="#')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${scale * WIDE}" height="${scale * TALL}" overflow="visible" `);
  return `<defs>${symbols.join('')}</defs>${svg}`;
};

const [TOP, BOTTOM] = [150, 530]; // between the line above and the name of the site
const SAID = 31; // the size of what is said
interface Setting {
  readonly size: number; // of the title
  readonly title: readonly string[];
  readonly said: readonly string[];
  readonly under: number; // where what is said begins
}
const setting = (heading: string, words: string, size: number): Setting => {
  const title = wrapped(TITLES, typeset(heading), size, COLUMN);
  const under = TOP + size * (1.08 * title.length - 0.13) + 62;
  return { size, title, said: wrapped(READING, typeset(words), SAID, COLUMN), under };
};
const roomOf = ({ under }: Setting): number => Math.floor((BOTTOM - under) / 42) + 1;
/** The title as large as it can be under which all is said; at its smallest, what is said is cut. */
const settled = ({ titre: heading, dit: words }: Preview): Setting => {
  const fits = [76, 66, 58, 50]
    .map((size) => setting(heading, words, size))
    .find((one) => one.said.length <= roomOf(one));
  if (fits !== undefined) return fits;
  const least = setting(heading, words, 44);
  const room = roomOf(least);
  if (least.said.length <= room) return least;
  return { ...least, said: [...least.said.slice(0, room - 1), `${least.said[room - 1]}…`] };
};
const wordsOf = (preview: Preview): string => {
  const { jeu, genre } = preview;
  const [ink, soft] = [colour(siteSheet, 'ink'), colour(siteSheet, 'ink-2')];
  const accent = colour(accents[`../components/${jeu.slug}/accent.css`], 'accent');
  const { size, title, said, under } = settled(preview);
  const head = title.map((line, i) => drawn(TITLES, line, size, LEFT, TOP + size * (0.95 + 1.08 * i)));
  const body = said.map((line, i) => drawn(READING, line, SAID, LEFT, under + 42 * i));
  return [
    `<rect width="14" height="${HEIGHT}" fill="${accent}"/>`,
    `<g fill="${accent}">${drawn(TITLES, typeset(`${jeu.nom} · ${genre}`), 29, LEFT, 106)}</g>`,
    `<g fill="${ink}">${head.join('')}</g>`,
    `<g fill="${soft}">${body.join('')}${drawn(TITLES, 'Règles vives', 27, LEFT, 586)}</g>`,
  ].join('');
};
const svgOf = (preview: Preview): string => {
  const { slug } = preview.jeu;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${MARKS}</style><defs>${groundOf(slug)}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour(siteSheet, 'paper')}"/>`,
    `<rect x="${PLACE}" width="${WIDTH - PLACE}" height="${HEIGHT}" fill="url(#ground)"/>`,
    positionOf(slug, preview.dessin),
    wordsOf(preview),
    '</svg>',
  ].join('');
};

/** Dithered a little: a gradient in few colours shows its steps, a finer one weighs twice as much. */
const ENCODING = { palette: true, quality: 85, dither: 0.3 } as const;
const KEPT = join(process.cwd(), '.cache', 'apercus');
/** The picture, as a file. The same drawing is made once, whatever the number of builds. */
export const imageOf = async (preview: Preview): Promise<Uint8Array<ArrayBuffer>> => {
  const svg = svgOf(preview);
  const file = join(KEPT, `${createHash('sha256').update(JSON.stringify(ENCODING)).update(svg).digest('hex')}.png`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return Uint8Array.from(kept);
  const made = await sharp(Buffer.from(svg)).png(ENCODING).toBuffer();
  await mkdir(KEPT, { recursive: true });
  await writeFile(file, made);
  return Uint8Array.from(made);
};
