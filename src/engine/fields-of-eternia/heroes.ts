// Hero cards. Their figures and abilities are examples: the source prints those that `SOURCED_HEROES` lists, and no other.
import type { Ability, Effect, Faction, GridZone, HeroCard, Weapon, WeaponKind } from './types.ts';

const plus = (zone: GridZone | 'choix', value: number): Effect => ({ do: 'plus', zone, value });
const less = (zone: GridZone, value: number): Effect => ({ do: 'moins', zone, value });
const arm = (
  name: string,
  kind: WeaponKind,
  effects: readonly Effect[],
  more: Omit<Ability, 'effects'> = {},
): Weapon => ({ name, kind, surge: { ...more, effects } });
type Figures = readonly [health: number, spirit: number, initiative: number, body: number, movement: number];
const hero = (
  id: string,
  name: string,
  faction: Faction,
  [health, spirit, initiative, body, movement]: Figures,
  weapons: readonly [Weapon, Weapon],
  more: Partial<HeroCard> = {},
): HeroCard => ({ id, name, faction, health, spirit, initiative, body, movement, weapons, ...more });
const now = { immediate: true } as const;

export const EXAMPLE_HEROES: readonly HeroCard[] = [
  hero(
    'he-man',
    'He-Man',
    'masters',
    [9, 2, 2, 7, 2],
    [
      arm('Épée de pouvoir', 'melee', [plus('attaque', 2)]),
      arm('Hache lancée', 'distance', [{ do: 'infliger', value: 1 }]),
    ],
  ),
  hero(
    'she-ra',
    'She-Ra',
    'masters',
    [8, 3, 3, 7, 3],
    [
      arm('Épée de protection', 'melee', [plus('defense', 2)]),
      arm('Lumière d’Etheria', 'magie', [{ do: 'soigner', value: 1 }]),
    ],
  ),
  hero(
    'ram-man',
    'Ram Man',
    'masters',
    [7, 1, 1, 6, 2],
    [
      arm('Coup de bélier', 'melee', [plus('attaque', 3), { do: 'perdre', value: 1 }]),
      arm('Projectile de pierre', 'distance', [less('initiative', 1)], now),
    ],
  ),
  hero(
    'teela',
    'Teela',
    'masters',
    [7, 2, 3, 5, 3],
    [arm('Épée', 'melee', [plus('choix', 1)]), arm('Bâton du serpent', 'magie', [less('attaque', 1)])],
  ),
  hero(
    'stratos',
    'Stratos',
    'masters',
    [8, 2, 3, 5, 4],
    [arm('Piqué', 'melee', [plus('initiative', 2)], now), arm('Lance-rayons', 'distance', [plus('attaque', 1)])],
    { flies: true },
  ),
  hero(
    'man-at-arms',
    'Man-At-Arms',
    'masters',
    [8, 2, 2, 6, 2],
    [arm('Massue', 'melee', [{ do: 'retourner' }]), arm('Canon d’épaule', 'distance', [{ do: 'infliger', value: 1 }])],
    { start: { name: 'Stratège', effects: [plus('defense', 1)] } },
  ),
  hero(
    'skeletor',
    'Skeletor',
    'evil',
    [9, 3, 2, 6, 2],
    [
      arm('Épée violette', 'melee', [plus('attaque', 1), less('defense', 1)]),
      arm('Bâton du chaos', 'magie', [{ do: 'infliger', value: 1 }]),
    ],
  ),
  hero(
    'mer-man',
    'Mer-Man',
    'evil',
    [8, 2, 2, 6, 3],
    [
      arm('Épée d’écailles', 'melee', [plus('defense', 2)]),
      arm('Appel des profondeurs', 'magie', [less('initiative', 2)]),
    ],
  ),
  hero(
    'beast-man',
    'Beast Man',
    'evil',
    [8, 1, 2, 7, 3],
    [arm('Fouet', 'melee', [less('defense', 1)]), arm('Jet de rocher', 'distance', [plus('attaque', 1)], now)],
    { passive: 'Les bêtes lui obéissent : à raconter, aucun effet ici.' },
  ),
  hero(
    'evil-lyn',
    'Evil-Lyn',
    'evil',
    [7, 3, 2, 5, 2],
    [arm('Bâton', 'magie', [{ do: 'piocher' }]), arm('Dague', 'melee', [plus('initiative', 1)])],
  ),
  hero(
    'tri-klops',
    'Tri-Klops',
    'evil',
    [8, 2, 3, 5, 2],
    [arm('Épée de chasseur', 'melee', [plus('attaque', 1)]), arm('Visière', 'distance', [{ do: 'retourner' }])],
    { start: { name: 'Vue à trois yeux', effects: [plus('initiative', 1)] } },
  ),
  hero(
    'trap-jaw',
    'Trap Jaw',
    'evil',
    [8, 1, 1, 7, 2],
    [arm('Mâchoire', 'melee', [{ do: 'infliger', value: 1 }]), arm('Bras canon', 'distance', [plus('attaque', 2)])],
    { start: { name: 'Rage', lasting: true, effects: [{ do: 'jet', success: [plus('attaque', 1)], failure: [] }] } },
  ),
];
/** The fields that the source gives. `name` and `faction`: of all twelve; Teela fights with a sword and Evil-Lyn with a magic staff that draws a card. */
export const SOURCED_HEROES: Readonly<Record<string, readonly string[]>> = {
  teela: ['spirit', 'initiative', 'weapons.0.name', 'weapons.0.kind'],
  'evil-lyn': ['initiative', 'weapons.0.name', 'weapons.0.kind', 'weapons.0.surge'],
  'she-ra': ['body'],
  'beast-man': ['initiative'],
};
/** An example hero by its id. */
export const heroOf = (id: string): HeroCard | undefined => EXAMPLE_HEROES.find((one) => one.id === id);
/** A card of one's own, or the example hero of that id. */
export const heroCardOf = (hero: HeroCard | string): HeroCard | undefined =>
  typeof hero === 'string' ? heroOf(hero) : hero;
