// `node scripts/fonts.mjs`: the fonts of the site (src/fonts/), cut from the families that npm installs: the letters of French and its neighbours, the weights and figures that the style sheets ask for. A first visit fetches two of them before its first picture: 57 kB instead of 92.
// A cut font may not bear the name « Source », which its license reserves: family and files are called by what they are for. License and authors stay written inside, and in the credits.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** What sentences of the site, and names that readers type, are written with: src/fonts/letters.test.ts compares with the sources. */
const LETTERS =
  range(0x20, 0x7e) +
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿŒœŸ' +
  '\u00a0\u2009\u202f´ʼ°«»·§©®×±÷½¼¾²³¹€™’‘“”…–—−†•‹›←→↑↓';
const FEATURES = ['kern', 'liga', 'ccmp', 'lnum', 'tnum'];
const KEPT_NAMES = [0, 13, 14]; // whose it is, under what license
const FONTS = [
  { as: 'texte', of: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', wght: { min: 400, max: 700 } },
  {
    as: 'texte-italique',
    of: 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
    wght: { min: 400, max: 700 },
  },
  {
    as: 'titres',
    of: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    wght: { min: 400, max: 800 },
  },
];

const utf16 = (text) => Buffer.from(text, 'utf16le').swap16();
/** Writes « Regles » for « Source » in the names that a font goes by (family, full name, PostScript name), in place: both have six letters. */
const renamed = (sfnt) => {
  const font = Buffer.from(sfnt);
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) !== 'name') continue;
    const table = font.readUInt32BE(at + 8);
    const texts = table + font.readUInt16BE(table + 4);
    for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
      const record = table + 6 + 12 * i;
      if (KEPT_NAMES.includes(font.readUInt16BE(record + 6))) continue;
      const start = texts + font.readUInt16BE(record + 10);
      const text = font.subarray(start, start + font.readUInt16BE(record + 8));
      for (let found = text.indexOf(utf16('Source')); found >= 0; found = text.indexOf(utf16('Source')))
        utf16('Regles').copy(text, found);
    }
    let sum = 0;
    for (let i = 0; i < font.readUInt32BE(at + 12); i += 4) sum = (sum + font.readUInt32BE(table + i)) >>> 0;
    font.writeUInt32BE(sum, at + 4);
  }
  return font;
};

for (const { as, of, wght } of FONTS) {
  const whole = readFileSync(resolve(`@fontsource-variable/${of}`));
  const cut = await subsetFont(whole, LETTERS, {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    preserveNameIds: KEPT_NAMES,
    variationAxes: { wght },
  });
  const file = await convert(renamed(cut), 'woff2');
  writeFileSync(new URL(`../src/fonts/${as}.woff2`, import.meta.url), file);
  console.log(`${as}: ${(whole.length / 1024).toFixed(1)} kB, ${(file.length / 1024).toFixed(1)} kB once cut`);
}
