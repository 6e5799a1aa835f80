// What /<jeu>/preuves.json holds, for the page that writes it and the card that reads it.
/** The moment at which a rule is seen: what happens there, the mode that plays it (« combat »); the example and its step, or none: it is a demonstration. No mode: a set-up is refused, and nothing is drawn. */
export type MomentProof = readonly [said: string, mode: string, example?: string, step?: number];
/** Empty: none. */
export type RuleProof = readonly [
  action: string,
  article: string,
  rulings: readonly string[],
  moment?: MomentProof | undefined,
  over?: boolean, // nothing is left to play at that moment
];
export type RulingProof = readonly [name: string, title: string, choice: string, href: string];
export interface Proofs {
  readonly rules: Readonly<Record<string, RuleProof>>;
  readonly rulings: Readonly<Record<string, RulingProof>>;
}
