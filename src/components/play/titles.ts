// Short titles of rules. Too heavy for an island: a page passes those it needs, the others come from one file per game on first use.
import { lien } from '../../site/link.ts';
import { fetched } from './fetched.ts';

/** By rule id: its chapter, and its short title. */
export type Titles = Readonly<Record<string, readonly [chapter: string, title: string]>>;

export interface RuleLink {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}
/** Where a rule is told. Unknown titles still have an address that never changes, and a name made from the id. */
export const ruleLink = (jeu: string, id: string, titles: Titles): RuleLink => {
  const known = titles[id];
  if (known === undefined)
    return { id, title: (id.split('.').at(-1) ?? id).replaceAll('-', ' '), href: lien(`/r/#${id}`) };
  return { id, title: known[1], href: lien(`/${jeu}/regles/${known[0]}/#${id}`) };
};

const NONE: Titles = {};
const atHand = new Map<string, Titles>();
/** All titles of a game; what could not be fetched is simply unknown. */
export const loadTitles = async (jeu: string): Promise<Titles> => {
  try {
    const titles = await fetched<Titles>(lien(`/${jeu}/titres.json`));
    atHand.set(jeu, titles);
    return titles;
  } catch {
    return NONE;
  }
};
/** The same, where they have come already. */
export const titlesAtHand = (jeu: string): Titles | undefined => atHand.get(jeu);
