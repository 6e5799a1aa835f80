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

/** All titles of a game; what could not be fetched is simply unknown. */
export const loadTitles = (jeu: string): Promise<Titles> =>
  fetched<Titles>(lien(`/${jeu}/titres.json`)).catch(() => ({}));
