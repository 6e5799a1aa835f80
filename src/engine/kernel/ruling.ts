/** An « arbitrage »: a hole or a contradiction of a source, the readings it allows, and the one we play by default. */
export interface Ruling {
  readonly id: string; // "A14"
  readonly title: string;
  readonly source: string; // "l. 285-297"
  readonly says: string; // what the source says, in our words
  readonly readings: readonly string[];
  readonly choice: string; // the default, in a sentence
  readonly reason: string;
  readonly rules: readonly string[];
  readonly options?: readonly RulingOption[]; // the switches of the engine; a ruling may hold several
}
export interface RulingOption {
  readonly key: string;
  readonly values: readonly { readonly value: string | number | boolean; readonly label: string }[]; // the first is the default
}
