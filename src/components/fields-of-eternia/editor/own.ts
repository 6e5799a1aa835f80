// What of a scenario of Fields of Eternia is the reader's own: heroes whose card was typed, cards, the map.
import type { AnyCard, HeroCard, MapSpec } from '../../../engine/fields-of-eternia/types.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { withoutId } from '../../atelier/box/inner.ts';
import type { BoxTrade, Thing } from '../../atelier/box/things.ts';
import { freshId, nameOr } from '../../atelier/ids.ts';
import type { Work } from './modes.ts';

/** A hero may have been typed wherever one stands. */
const heroesOf = (work: Work): readonly (HeroCard | string)[] => {
  switch (work.mode) {
    case 'combat-epique':
    case 'des-de-pouvoir':
      return [work.active.hero, ...(work.defender === undefined ? [] : [work.defender.hero])];
    case 'partie':
      return work.teams.flatMap(({ heroes }) => heroes.map(({ hero }) => hero));
    case 'escarmouche':
      return work.teams.flatMap(({ heroes }) => heroes);
    case 'solo':
      return work.heroes.map(({ hero }) => hero);
    case 'contrees-sauvages':
    case 'combat-de-soldats':
      return [];
  }
};
const onMap = (work: Work): work is Extract<Work, { readonly mode: 'partie' | 'escarmouche' }> =>
  work.mode === 'partie' || work.mode === 'escarmouche';

const hero = (work: Work, value: HeroCard): Work | undefined => {
  if (work.mode === 'combat-epique' || work.mode === 'des-de-pouvoir')
    return { ...work, active: { ...work.active, hero: value } };
  return work.mode === 'solo' ? { ...work, heroes: [...work.heroes, { hero: value }] } : undefined;
};

export const box: BoxTrade<Work> = {
  kinds: { heros: 'Héros', carte: 'Cartes', monde: 'Cartes du monde' },
  own: (work): readonly Thing[] => [
    ...heroesOf(work).flatMap((one) =>
      typeof one === 'string'
        ? []
        : [{ kind: 'heros', name: nameOr(one.name, 'Héros sans nom'), value: withoutId(one) }],
    ),
    ...(onMap(work) ? (work.cards ?? []) : []).map((card) => ({
      kind: 'carte',
      name: nameOr(card.name, 'Carte sans nom'),
      value: withoutId(card),
    })),
    ...(onMap(work) && typeof work.map === 'object'
      ? [{ kind: 'monde', name: `Carte de « ${work.name} »`, value: work.map }]
      : []),
  ],
  use: (work, { kind, value }) => {
    if (!isRecord(value)) return undefined; // beyond that, whoever uses it looks at its shape
    if (kind === 'heros')
      return hero(work, {
        ...value,
        id: freshId(
          'heros',
          heroesOf(work).map((one) => (typeof one === 'string' ? one : one.id)),
        ),
      } as unknown as HeroCard);
    if (!onMap(work)) return undefined;
    if (kind === 'monde') return { ...work, map: value as unknown as MapSpec };
    if (kind !== 'carte') return undefined;
    const { cards = [] } = work;
    const id = freshId(
      'carte',
      cards.map((card) => card.id),
    );
    return { ...work, cards: [...cards, { ...value, id } as unknown as AnyCard] };
  },
};
