// Adds golden links to tests/games/<jeu>/links/: `node scripts/links-golden.ts`. Never rewrites one: a published link opens for ever.
// To publish a new shape (a new version, a new field), add a line to `published` of tests/games/<jeu>/links.ts under a new name.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '../tests/games/index.ts';
import { type Golden, goldenOf, linksFolder } from '../tests/links/golden.ts';

for (const { jeu, modes } of GAMES) {
  const folder = linksFolder(jeu);
  mkdirSync(folder, { recursive: true });
  for (const mode of Object.values(modes)) {
    for (const [name, wanted] of Object.entries(mode.links.published)) {
      const file = new URL(`${name}.json`, folder);
      const made = goldenOf(mode, wanted);
      if (!existsSync(file)) {
        writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`);
        console.log(`added  ${jeu}, ${name}`);
      } else if ((JSON.parse(readFileSync(file, 'utf8')) as Golden).link !== made.link)
        console.log(`kept   ${jeu}, ${name}: today the same thing is written otherwise, as it may be`);
    }
  }
}
