import { EXAMPLE_CARDS, SOURCED } from '../../../engine/fields-of-eternia/data.ts';
import { heroOf } from '../../../engine/fields-of-eternia/heroes.ts';
import type { AnyCard, HeroCard } from '../../../engine/fields-of-eternia/types.ts';
import type { Origin } from '../../atelier/origin.ts';

/** The value at « weapons.0.surge ». */
const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (held, key) =>
        typeof held === 'object' && held !== null ? (held as Readonly<Record<string, unknown>>)[key] : undefined,
      value,
    );
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isSourced = (id: string, path: string): boolean =>
  (SOURCED[id] ?? []).some((known) => known === path || known.startsWith(`${path}.`));
/** Where the value at a path of a card comes from: the source or this site while it says what the example card says, else the reader. */
const originIn = (card: { readonly id: string }, printed: object | undefined, path: string): Origin =>
  printed === undefined || !same(valueAt(printed, path), valueAt(card, path))
    ? 'typed'
    : isSourced(card.id, path)
      ? 'stated'
      : 'example';

/** The names and the factions of the twelve heroes are in the source; their figures are not, but for a few. */
export const heroOrigin = (card: HeroCard, path: string): Origin => {
  const origin = originIn(card, heroOf(card.id), path);
  return origin === 'example' && (path === 'name' || path === 'faction') ? 'stated' : origin;
};
export const cardOrigin = (card: AnyCard, path: string): Origin =>
  originIn(
    card,
    EXAMPLE_CARDS.find(({ id }) => id === card.id),
    path,
  );
