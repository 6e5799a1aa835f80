// Links published once, that must open for ever: tests/games/<jeu>/links/.
import { readFileSync } from 'node:fs';

/** « #s=… » or « #p=… ». */
export const published = (jeu: string, name: string): string =>
  (
    JSON.parse(readFileSync(new URL(`../games/${jeu}/links/${name}.json`, import.meta.url), 'utf8')) as {
      readonly link: string;
    }
  ).link;
