// The types of exercises of a game, for pages: what each is about, and in which chapter.
import type { Some } from '../engine/kernel/result.ts';
import { chaptersOf } from './content.ts';
import { typesOf } from './exercise-pictures.ts';
import { titlesOfGame } from './played-examples.ts';

export interface TypeInfo {
  readonly id: string;
  readonly title: string;
  readonly rules: Some<string>;
  readonly chapter: string; // the title of the one that tells its main rule
}
export const exerciseTypes = async (jeu: string): Promise<readonly TypeInfo[]> => {
  const titles = titlesOfGame(jeu);
  const chapters = new Map((await chaptersOf(jeu)).map(({ data }) => [data.chapitre, data.titre]));
  return typesOf(jeu).map(({ id, title, rules }) => ({
    id,
    title,
    rules,
    chapter: chapters.get(titles[rules[0]]?.[0] ?? '') ?? '',
  }));
};
