import type { Sheet } from './types.ts';

/** Where a value comes from: written in the rules, deduced from an example, read in the story, or invented to make the game playable. */
export type Provenance = 'stated' | 'deduced' | 'story' | 'example';

/** Field by field, for the example roster. A field that is not listed is an example value. */
export const PROVENANCE: Readonly<
  Record<string, { readonly fields: Partial<Readonly<Record<keyof Sheet, Provenance>>>; readonly note?: string }>
> = {
  hulk: {
    fields: { faction: 'deduced', attack: 'stated', metal: 'deduced' },
    note: 'livret : Force au moins 8 (déduite)',
  },
  'capitaine-america': {
    fields: {
      faction: 'deduced',
      force: 'deduced',
      strike: 'deduced',
      startVictory: 'deduced',
      attack: 'stated',
      metal: 'deduced',
    },
    note: 'livret : au moins 2 jetons Puissance (déduit)',
  },
  'iron-man': { fields: { faction: 'deduced', force: 'stated', attack: 'stated', flying: 'stated', metal: 'stated' } },
  thor: { fields: { faction: 'story', metal: 'deduced' } },
  fatalis: {
    fields: {
      faction: 'deduced',
      force: 'stated',
      startVictory: 'deduced',
      flying: 'deduced',
      metal: 'stated',
      power: 'stated',
    },
  },
  ultron: { fields: { faction: 'story', force: 'stated', attack: 'stated', flying: 'deduced', metal: 'stated' } },
  magneto: { fields: { faction: 'stated', rerollIcons: 'deduced', attack: 'stated', flying: 'stated' } },
  punisher: { fields: { faction: 'deduced', metal: 'stated' } },
  serval: {
    fields: { faction: 'story', startVictory: 'stated', attack: 'stated', metal: 'stated' },
    note: '2 pouvoirs inconnus ; au moins 2 emplacements (déduit)',
  },
  colossus: { fields: { faction: 'story', metal: 'stated' } },
  tornade: { fields: { faction: 'story', metal: 'deduced' } },
  diablo: { fields: { faction: 'story', metal: 'deduced' } },
};
