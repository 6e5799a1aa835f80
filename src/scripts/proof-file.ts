// What /<jeu>/preuves.json holds, for the page that writes it and the card that reads it.
export type RuleProof = readonly [action: string, article: string, rulings: readonly string[]]; // empty: none
export type RulingProof = readonly [name: string, title: string, choice: string, href: string];
export interface Proofs {
  readonly rules: Readonly<Record<string, RuleProof>>;
  readonly rulings: Readonly<Record<string, RulingProof>>;
}
