// Cards of the solo mode: examples, none in the source. Two decks of clash cards, told by `surge`.
import type { ClashCard, Effect, GridZone, SoloEffectCard, WeaponKind } from './types.ts';

type Figures = readonly [attack: number, defense: number, initiative: number, effects: number];
const clash = (
  id: string,
  weapon: WeaponKind,
  [attack, defense, initiative, effects]: Figures,
  surge: boolean,
): ClashCard => ({ id, weapon, attack, defense, initiative, effects, surge });
export const EXAMPLE_CLASHES: readonly ClashCard[] = [
  clash('ex-surcharge-1', 'melee', [3, 2, 3, 1], true),
  clash('ex-surcharge-2', 'melee', [4, 2, 2, 1], true),
  clash('ex-surcharge-3', 'distance', [3, 3, 3, 1], true),
  clash('ex-surcharge-4', 'distance', [2, 4, 3, 2], true),
  clash('ex-surcharge-5', 'magie', [3, 3, 2, 2], true),
  clash('ex-surcharge-6', 'magie', [4, 3, 4, 1], true),
  clash('ex-simple-1', 'melee', [5, 2, 2, 1], false),
  clash('ex-simple-2', 'melee', [4, 4, 1, 0], false),
  clash('ex-simple-3', 'distance', [4, 3, 4, 1], false),
  clash('ex-simple-4', 'distance', [3, 5, 2, 0], false),
  clash('ex-simple-5', 'magie', [5, 3, 3, 1], false),
  clash('ex-simple-6', 'magie', [3, 3, 5, 2], false),
];
const effect = (
  id: string,
  name: string,
  skull: SoloEffectCard['skull'],
  zone: GridZone | null,
  surge: boolean,
  ...effects: readonly Effect[]
): SoloEffectCard => ({ id, name, skull, zone, surge, effects });
const plus = (zone: GridZone, value: number): Effect => ({ do: 'plus', zone, value });
const hurt = (value: number): Effect => ({ do: 'infliger', value });
export const EXAMPLE_SOLO_EFFECTS: readonly SoloEffectCard[] = [
  effect('ex-effet-1', 'Menace', 1, 'attaque', false),
  effect('ex-effet-2', 'Garde haute', 1, 'defense', false, plus('defense', 1)),
  effect('ex-effet-3', 'Ruse', 1, 'initiative', true),
  effect('ex-effet-4', 'Assaut', 2, 'attaque', false, plus('attaque', 1)),
  effect('ex-effet-5', 'Parade', 2, 'defense', true),
  effect('ex-effet-6', 'Bond', 2, 'initiative', false, plus('initiative', 2)),
  effect('ex-effet-7', 'Étincelle', 3, null, true, hurt(1)),
  effect('ex-effet-8', 'Fureur', 3, 'attaque', false, plus('attaque', 2)),
  effect('ex-effet-9', 'Second souffle', 3, 'defense', false, { do: 'soigner', value: 1 }),
  effect('ex-effet-10', 'Déchaînement', 4, 'attaque', true, plus('attaque', 1)),
  effect('ex-effet-11', 'Brise-garde', 4, null, true, { do: 'moins', zone: 'defense', value: 2 }),
  effect('ex-effet-12', 'Foudre', 4, 'initiative', false, hurt(2)),
];
