// What a new scenario of each kind starts from: examples all.
import type { Mode, WorkOf } from './modes.ts';

export const STARTERS: { readonly [M in Mode]: WorkOf<M> } = {
  'combat-epique': {
    mode: 'combat-epique',
    name: 'Un duel de héros',
    column: 'heros',
    active: { hero: 'teela' },
    defender: { hero: 'evil-lyn' },
  },
  'des-de-pouvoir': {
    mode: 'des-de-pouvoir',
    name: 'Un duel aux dés de pouvoir',
    column: 'heros',
    active: { hero: 'he-man' },
    defender: { hero: 'skeletor' },
  },
  'contrees-sauvages': {
    mode: 'contrees-sauvages',
    name: 'Une rencontre',
    enemy: 'dylinx',
    hero: { name: 'She-Ra', faction: 'masters', body: 7, health: 8 },
  },
  'combat-de-soldats': {
    mode: 'combat-de-soldats',
    name: 'Un combat de soldats',
    attacker: { team: 'Masters of the Universe', soldiers: 2 },
    defender: { team: 'Evil Warriors', soldiers: 2 },
  },
  solo: {
    mode: 'solo',
    name: 'Une partie solo',
    level: 'novice',
    heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
    enemies: [{ hero: 'skeletor' }, { hero: 'evil-lyn' }, { hero: 'trap-jaw' }],
    outposts: [{ name: 'Cité de Targa' }, { name: 'Tour Viper' }, { name: 'Corridors de Lithos' }],
    track: [true, false, true, false, true, false, true, false].map((day) => ({ day })),
  },
  escarmouche: {
    mode: 'escarmouche',
    name: 'Une escarmouche',
    map: 'eternia',
    first: null,
    teams: [
      { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man', 'teela', 'stratos'] },
      { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor', 'evil-lyn', 'trap-jaw'] },
    ],
    skirmish: {
      zones: [
        { name: 'Zone de l’ouest', outposts: ['tour-grayskull', 'village-de-gaz', 'village-d-eldor'] },
        { name: 'Zone de l’est', outposts: ['tour-viper', 'cite-de-targa', 'corridors-de-lithos'] },
      ],
      soldiers: 4,
      forbidden: [],
      end: 4,
    },
  },
  partie: {
    mode: 'partie',
    name: 'Une partie',
    kind: 'standard',
    map: 'eternia',
    first: null,
    teams: [
      {
        faction: 'masters',
        base: 'chateau-grayskull',
        heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
      },
      {
        faction: 'evil',
        base: 'temple-de-serpos',
        heroes: [{ hero: 'skeletor' }, { hero: 'evil-lyn' }, { hero: 'trap-jaw' }],
      },
    ],
  },
};
