import type { ComponentChildren } from 'preact';
import type { Titles } from '../play/titles.ts';
import type { About } from './missed.ts';

/** What a page gives of a lesson: all serialisable, but for the first frame. */
export interface LessonPage {
  readonly jeu: string;
  readonly slug: string;
  readonly title: string;
  readonly count: number; // its steps; 1 for a whole game
  readonly says: string; // the first sentence
  readonly game: string; // id of its mode
  readonly learnt: string; // what was learnt, its words leading to rules
  readonly titles: Titles;
  readonly exercises: readonly About[]; // of its game: what is missed comes back among them
  readonly next?: { readonly title: string; readonly href: string } | undefined; // the lesson after it
  readonly board?: ComponentChildren; // slot: its position, drawn at build
  readonly stage?: string | undefined; // what stands there
}
