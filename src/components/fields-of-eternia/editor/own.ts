// What of a scenario of Fields of Eternia is the reader's own: heroes whose card was typed, cards, the map.
import { LIMITS } from '../../../engine/fields-of-eternia/constants.ts';
import type { AnyCard, HeroCard, MapSpec } from '../../../engine/fields-of-eternia/types.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { withoutId } from '../../atelier/box/inner.ts';
import type { BoxTrade, Thing } from '../../atelier/box/things.ts';
import { freshId, nameOr } from '../../atelier/ids.ts';
import { put } from '../../atelier/put.ts';
import { heroName } from './HeroField.tsx';
import type { Work } from './modes.ts';
import { type Board, fieldedIn, isBoard, NOBODY, setHero, setHeroes } from './plateau/board.ts';

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
/** In the team of its faction: in the place of whoever bears its name, where there is room, or in that of the last example. */
const inTeam = (work: Board, value: HeroCard): Board => {
  const t = Math.max(
    0,
    work.teams.findIndex(({ faction }) => faction === value.faction),
  );
  const heroes = fieldedIn(work.teams[t] ?? NOBODY).map(({ hero }) => hero);
  const same = heroes.findIndex((hero) => heroName(hero) === value.name);
  const example = heroes.findLastIndex((hero) => typeof hero === 'string');
  const instead = same !== -1 ? same : heroes.length < LIMITS.heroes ? -1 : example;
  return instead === -1
    ? setHeroes(work, t, (all) => [...all, { hero: value }])
    : setHero(work, t, instead, (spec) => put({ ...spec, hero: value }, 'damage', undefined));
};
const hero = (work: Work, value: HeroCard): Work | undefined => {
  if (isBoard(work)) return inTeam(work, value);
  if (work.mode === 'combat-epique' || work.mode === 'des-de-pouvoir')
    return { ...work, active: { ...work.active, hero: value } };
  return work.mode === 'solo' ? { ...work, heroes: [...work.heroes, { hero: value }] } : undefined;
};

export const box: BoxTrade<Work> = {
  kinds: { heros: 'Héros', carte: 'Cartes', monde: 'Cartes du monde' },
  lies: ['heros'],
  own: (work): readonly Thing[] => [
    ...heroesOf(work).flatMap((one) =>
      typeof one === 'string'
        ? []
        : [{ kind: 'heros', name: nameOr(one.name, 'Héros sans nom'), value: withoutId(one) }],
    ),
    ...(isBoard(work) ? (work.cards ?? []) : []).map((card) => ({
      kind: 'carte',
      name: nameOr(card.name, 'Carte sans nom'),
      value: withoutId(card),
    })),
    ...(isBoard(work) && typeof work.map === 'object'
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
    if (!isBoard(work)) return undefined;
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
