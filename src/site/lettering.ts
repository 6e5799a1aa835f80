// Words as outlines, in the fonts of the site: what draws pictures at build has no other fonts, whatever the machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';

type Face = Extract<ReturnType<typeof create>, { readonly unitsPerEm: number }>;
const faceOf = (file: string): Face => {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`)));
  if (!('unitsPerEm' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
};
/** As their files draw them when no weight is asked for: bold, and regular. */
export const TITLES = faceOf('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
export const READING = faceOf('source-serif-4/files/source-serif-4-latin-wght-normal.woff2');

/** The glyphs of a text; no-break spaces are drawn as spaces. Throws on a character that the font lacks: the build stops there. */
const glyphsOf = (face: Face, text: string) => {
  const shown = text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u00ad\u2060]/g, '');
  const lacking = [...shown].find((letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (lacking !== undefined) throw new Error(`« ${shown} » : « ${lacking} » manque à la police des images.`);
  return face.glyphsForString(shown);
};
export const widthOf = (face: Face, text: string, size: number): number =>
  (glyphsOf(face, text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * size) / face.unitsPerEm;
/** Cut at its spaces, no line wider than `width`. */
export const wrapped = (face: Face, text: string, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
/** A line whose letters stand on `y`, as SVG. */
export const drawn = (face: Face, text: string, size: number, x: number, y: number): string => {
  const scale = size / face.unitsPerEm;
  let at = 0;
  const letters = glyphsOf(face, text).map(({ path, advanceWidth }) => {
    const letter = `<path transform="translate(${at} 0)" d="${path.toSVG()}"/>`;
    at += advanceWidth;
    return letter;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
};
