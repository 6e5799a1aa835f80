// What a browser is told of each game that the site shows: where to go, what to find there (tests/games/<jeu>/browser.ts). No engine here.
import { READY_GAMES } from '../../src/site/games.ts';

export interface GameOnShow {
  readonly jeu: string; // slug
  readonly prefix: string; // of its rule ids
  /** A rule that an example shows, in a chapter that uses terms of the glossary; what players ask to find it, first among the answers. */
  readonly rule: {
    readonly id: string;
    readonly chapter: string;
    readonly words: string;
    readonly question: string;
    readonly misspelt: string;
  };
  /** Another question, that any rule of the game may answer. */
  readonly other: string;
  readonly plainChapter: string; // another chapter
  /** A chapter where an example is played, and a rule of it: several steps cite rules of that page. */
  readonly lit: { readonly chapter: string; readonly rule: string };
  /** An example of six steps or more; whether some of its steps open a total; a step from which it goes otherwise, and what is pressed then. */
  readonly example: {
    readonly slug: string;
    readonly steps: number;
    readonly totals: boolean;
    readonly fork: { readonly at: number; readonly press: string };
  };
  /** One example of each mode that has some. */
  readonly examples: readonly string[];
  readonly scenario: string; // id of a ready-made scenario, played in `mode`
  readonly mode: string;
  /** Names of published links (tests/games/<jeu>/links/): a scenario of `mode` that the workshop opens, and the name that it reads there; a moment. */
  readonly links: {
    readonly scenario: string;
    readonly name: string;
    readonly moment: string;
    readonly momentMode: string;
  };
  /** What shows that the workshop has woken; the field of the scenario's name; the panel about a bad link; the way from there to the table. */
  readonly workshop: { readonly ready: string; readonly name: string; readonly badLink: string; readonly play: string };
}
/** Of every game that the site shows: one that has no browser.ts stops the suite. */
export const GAMES: readonly GameOnShow[] = await Promise.all(
  READY_GAMES.map(
    async ({ slug }) => ((await import(`../games/${slug}/browser.ts`)) as { readonly ON_SHOW: GameOnShow }).ON_SHOW,
  ),
);

export const exampleOf = ({ jeu, example }: GameOnShow): string => `${jeu}/exemples/${example.slug}/`;
