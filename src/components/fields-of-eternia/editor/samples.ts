// The figures of the heroes of a scenario that are examples of this site: the rules name the heroes, and give hardly any.
import type { HeroCard } from '../../../engine/fields-of-eternia/types.ts';
import { effectsText } from '../../../engine/fields-of-eternia/words.ts';
import type { Sample, SamplesOf } from '../../atelier/samples.ts';
import { cardOf, FIGURES } from './HeroField.tsx';
import type { Work } from './modes.ts';
import { heroOrigin } from './provenance.ts';

/** Heroes where they stand, each with the path of its card. */
const standing = (work: Work): readonly (readonly [path: string, hero: HeroCard | string])[] => {
  switch (work.mode) {
    case 'combat-epique':
    case 'des-de-pouvoir':
      return [
        ['active.hero', work.active.hero],
        ...(work.defender === undefined ? [] : [['defender.hero', work.defender.hero] as const]),
      ];
    case 'partie':
      return work.teams.flatMap(({ heroes }, t) =>
        heroes.map(({ hero }, h) => [`teams.${t}.heroes.${h}.hero`, hero] as const),
      );
    case 'escarmouche':
      return work.teams.flatMap(({ heroes }, t) => heroes.map((hero, h) => [`teams.${t}.heroes.${h}`, hero] as const));
    case 'solo':
      return work.heroes.map(({ hero }, h) => [`heroes.${h}.hero`, hero] as const);
    case 'contrees-sauvages':
    case 'combat-de-soldats':
      return [];
  }
};
const valuesOf = (card: HeroCard): Sample['values'] => [
  ...FIGURES.filter(([field]) => heroOrigin(card, field) === 'example').map(
    ([field, , label]) => [label, `${card[field]}`] as const,
  ),
  ...card.weapons.flatMap(({ name, surge }, i) =>
    heroOrigin(card, `weapons.${i}.surge`) === 'example'
      ? [[`${name}, surcharge`, effectsText(surge.effects)] as const]
      : [],
  ),
  ...(card.start !== undefined && heroOrigin(card, 'start') === 'example'
    ? [['Début de combat', effectsText(card.start.effects)] as const]
    : []),
];

export const samplesOf: SamplesOf<Work> = (work) =>
  standing(work).flatMap(([path, hero]) => {
    const card = cardOf(hero);
    const values = card === undefined ? [] : valuesOf(card);
    return card === undefined || values.length === 0 ? [] : [{ path, name: card.name, values }];
  });
