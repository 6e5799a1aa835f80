// What the contract suite is run on in the wilds and in soldiers' combats, and what `setup` must refuse, with the code of the refusal.
import type { SoldiersAction, SoldiersScenario } from './combat-de-soldats/types.ts';
import type { BATAILLE_REFUSALS } from './combat-de-soldats/refusals.ts';
import type { WILD_REFUSALS } from './contrees-sauvages/refusals.ts';
import type { WildAction, WildHero, WildScenario } from './contrees-sauvages/types.ts';
import { EXAMPLE_ALLIES, EXAMPLE_CREATURES } from './data-wilds.ts';
import type { WildCard, WildDice } from './types.ts';

type Bad<C extends string, P> = readonly (readonly [code: C, scenario: P])[];

// ── Wilds
export const beast = (health: number, attack: number, defense: number, more: Partial<WildCard> = {}): WildCard => ({
  type: 'creature',
  id: 'ma-bete',
  name: 'Rôdeur des cavernes',
  health,
  attack,
  defense,
  cost: 2,
  ...more,
});
export const wild = (
  enemy: WildScenario['enemy'],
  hero: Partial<WildHero> = {},
  more: Partial<WildScenario> = {},
): WildScenario => ({ name: 'Essai', enemy, hero: { name: 'Teela', body: 4, health: 5, ...hero }, ...more });
export const dice = (blanc: number, reussite: number, double: number, relancer: number): WildDice => ({
  blanc,
  reussite,
  double,
  relancer,
});
/** Every effect at once: what this combat applies, and what it only tells. */
const CURSED = beast(3, 2, 1, {
  ability: {
    name: 'Tout à la fois',
    effects: [
      { do: 'infliger', value: 1 },
      { do: 'perdre', value: 1 },
      { do: 'soigner', value: 1 },
      { do: 'plus', zone: 'defense', value: -3 },
      { do: 'plus', zone: 'initiative', value: 1 },
      { do: 'moins', zone: 'attaque', value: 1 },
      {
        do: 'jet',
        success: [{ do: 'jet', success: [], failure: [{ do: 'plus', zone: 'attaque', value: 2 }] }],
        failure: [
          { do: 'eternium', value: -1 },
          { do: 'texte', text: 'Rien ne va plus.' },
        ],
      },
    ],
  },
  reward: [
    { do: 'eternium', value: 2 },
    { do: 'soigner', value: 3 },
    { do: 'pv', value: 1 },
    { do: 'carte', card: 'plus3' },
    { do: 'piocher' },
    { do: 'retourner' },
    { do: 'plus', zone: 'choix', value: 1 },
  ],
});
export const WILDS: readonly WildScenario[] = [
  ...[...EXAMPLE_CREATURES, ...EXAMPLE_ALLIES].map(({ id }) => wild(id, { faction: 'masters', eternium: 3 })),
  wild('dylinx', {
    body: 7,
    mount: 'Char des plaines',
    eternium: 2,
    gear: [
      { name: 'Talisman', value: 1 },
      { name: 'Entrave', value: -2 },
    ],
  }),
  wild('dylinx', { body: 12 }),
  wild('dylinx', { body: 12 }, { options: { desEnTropReussites: true } }),
  wild('dylinx', { body: 0, health: 1 }),
  wild(CURSED, { health: 2, healthMax: 6, eternium: 1 }),
  wild(beast(1, 9, 0, { ability: { effects: [{ do: 'infliger', value: 9 }] } })),
  wild(beast(1, 1, 1, { ability: { effects: [{ do: 'perdre', value: 1 }] }, cost: 0 })),
  wild(beast(1, 0, 0, { reward: [] }), { eternium: 2 }),
  wild(
    beast(2, 1, 1),
    {},
    { dice: dice(0, 3, 0, 3), tests: ['reussite'], throws: [dice(0, 2, 0, 2), dice(0, 2, 0, 0)] },
  ),
];
export const WILD_STRANGERS: readonly WildAction[] = [
  { type: 'wild-go' },
  { type: 'wild-stop' },
  { type: 'wild-test', face: 'blanc' },
  { type: 'wild-test', face: 'constructor' as 'blanc' },
  { type: 'wild-throw', faces: dice(0, 0, 0, 0) },
  { type: 'wild-throw', faces: dice(5, 0, 0, -1) },
  { type: 'wild-throw', faces: { blanc: 4 } as WildDice },
  { type: 'wild-again', extra: dice(9, 0, 0, 0) },
  { type: 'wild-again', extra: dice(0, 0, 0, 1) },
  { type: 'wild-again', extra: dice(-1, 0, 0, 0) },
  { type: 'wild-assign', die: 'double', to: 'ps' },
  { type: 'wild-assign', die: 'reussite', to: 'defense' },
  { type: 'wild-assign', die: 'blanc' as 'double', to: 'attaque' },
  { type: 'wild-assign', die: 'reussite', to: 'initiative' as 'ps' },
  { type: 'wild-tame', yes: true },
];
export const BAD_WILDS: Bad<keyof typeof WILD_REFUSALS, WildScenario> = [
  ['sauvage-ennemi-inconnu', wild('personne')],
  ['sauvage-ennemi-ps', wild(beast(0, 1, 1))],
  ['sauvage-ennemi-valeurs', wild(beast(1, -1, 1))],
  ['sauvage-ennemi-valeurs', wild(beast(1, 1, 0.5))],
  ['sauvage-ennemi-cout', wild(beast(1, 1, 1, { cost: -1 }))],
  ['sauvage-corps', wild('dylinx', { body: 21 })],
  ['sauvage-corps', wild('dylinx', { body: 2, gear: [{ name: 'Entrave', value: -3 }] })],
  ['sauvage-ps', wild('dylinx', { health: 0 })],
  ['sauvage-ps', wild('dylinx', { health: 6, healthMax: 5 })],
  ['sauvage-ps-maximum', wild('dylinx', { health: 5, healthMax: 21 })],
  ['sauvage-eternium', wild('dylinx', { eternium: -1 })],
  ['sauvage-faces', wild('dylinx', {}, { dice: dice(2, 2, 1, 0) })],
  ['sauvage-faces', wild('dylinx', {}, { dice: dice(8, 0, 0, -2) })],
  ['sauvage-sans-issue', wild('dylinx', {}, { dice: dice(0, 0, 0, 6) })],
  ['sauvage-jets-imposes', wild('dylinx', {}, { tests: ['face' as 'blanc'] })],
  ['sauvage-jets-imposes', wild('dylinx', {}, { throws: [dice(3, 0, 0, 0)] })],
  ['sauvage-jets-imposes', wild('dylinx', {}, { dice: dice(3, 3, 0, 0), throws: [dice(2, 1, 1, 0)] })],
  ['sauvage-option', wild('dylinx', {}, { options: { inconnue: true } as object })],
];

// ── Soldiers
type Foes = Partial<SoldiersScenario['defender']>;
export const soldiers = (count: number, defender: Foes, more: Partial<SoldiersScenario> = {}): SoldiersScenario => ({
  name: 'Essai',
  attacker: { team: 'Masters of the Universe', soldiers: count },
  defender: { team: 'Evil Warriors', soldiers: 0, ...defender },
  ...more,
});
export const entering = (health: number, count: number, more: Partial<SoldiersScenario> = {}): SoldiersScenario =>
  soldiers(
    0,
    { soldiers: count },
    { attacker: { team: 'Masters of the Universe', soldiers: 0, hero: { name: 'He-Man', health } }, ...more },
  );
export const hero = (name: string, health: number) => ({ name, health });
export const BATAILLES: readonly SoldiersScenario[] = [
  ...[1, 2, 3].flatMap((attackers) => [1, 2, 3].map((count) => soldiers(attackers, { soldiers: count }))),
  soldiers(3, { heroes: [hero('Trap Jaw', 4)] }),
  soldiers(3, { heroes: [hero('Trap Jaw', 2)] }),
  soldiers(3, { soldiers: 2, heroes: [hero('Skeletor', 9), hero('Evil-Lyn', 7)] }),
  soldiers(3, { soldiers: 1, heroes: [hero('Skeletor', 1)] }),
  soldiers(3, { heroes: [hero('Skeletor', 1), hero('Evil-Lyn', 1)] }),
  soldiers(
    2,
    { soldiers: 3, heroes: [hero('Skeletor', 1), hero('Evil-Lyn', 1), hero('Mer-Man', 2)] },
    { boss: 'Evil Seed', place: 'Tour Viper' },
  ),
  soldiers(3, {}, { boss: 'Evil Seed' }),
  entering(4, 2),
  entering(3, 3),
  entering(1, 3),
  entering(1, 3, { options: { heroSansPerteContreSoldats: true } }),
];
export const BATAILLE_STRANGERS: readonly SoldiersAction[] = [
  { type: 'bat-go' },
  { type: 'bat-hit', target: 'soldat' },
  ...[0, 1, 2, 3, -1, 0.5].map((target): SoldiersAction => ({ type: 'bat-hit', target })),
];
export const BAD_BATAILLES: Bad<keyof typeof BATAILLE_REFUSALS, SoldiersScenario> = [
  ['bataille-nombre', soldiers(4, { soldiers: 1 })],
  ['bataille-nombre', soldiers(1, { soldiers: -1 })],
  ['bataille-personne', soldiers(0, { soldiers: 1 })],
  ['bataille-sans-ennemi', soldiers(2, {})],
  ['bataille-sans-ennemi', entering(3, 0, { boss: 'Evil Seed' })],
  ['bataille-heros-ps', soldiers(2, { heroes: [hero('Skeletor', 0)] })],
  ['bataille-heros-ps', entering(21, 1)],
  [
    'bataille-heros-et-soldats',
    entering(3, 1, { attacker: { team: 'Masters of the Universe', soldiers: 1, hero: hero('He-Man', 3) } }),
  ],
  [
    'bataille-epique',
    entering(3, 1, { defender: { team: 'Evil Warriors', soldiers: 1, heroes: [hero('Skeletor', 3)] } }),
  ],
  ['bataille-trois-heros', soldiers(1, { heroes: [hero('a', 1), hero('b', 1), hero('c', 1), hero('d', 1)] })],
  ['bataille-option', soldiers(1, { soldiers: 1 }, { options: { cheminsLibres: 1 } as object })],
];
