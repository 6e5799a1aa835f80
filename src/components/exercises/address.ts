// The exercise in the address: `#x=<type>.<seed>`. The seed gives the same exercise again as long as the engine keeps its rules.
export interface Asked {
  readonly type: string; // id of a type of exercise
  readonly seed: number; // 0 to 2^32 − 1
}
const SEEDS = 2 ** 32;

export const nameOf = ({ type, seed }: Asked): string => `${type}.${seed}`;
export const addressOf = (asked: Asked): string => `#x=${nameOf(asked)}`;

/** Undone `nameOf`; undefined for any other text. */
export const parseName = (text: string): Asked | undefined => {
  const [, type, digits] = /^([a-z0-9][a-z0-9-]{0,60})\.(\d{1,10})$/.exec(text) ?? [];
  const seed = Number(digits);
  return type === undefined || seed >= SEEDS ? undefined : { type, seed };
};

/** What a fragment asks for; `undefined` when it asks for no exercise at all, 'wrong' when it cannot be read. */
export const readAddress = (hash: string): Asked | 'wrong' | undefined => {
  if (!hash.startsWith('#x=')) return undefined;
  return parseName(hash.slice(3)) ?? 'wrong';
};
