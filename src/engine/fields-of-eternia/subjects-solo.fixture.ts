// What the contract suite is run on for power dice and the solo mode, and what their set-ups must refuse.
import { enemyCard } from './cases/combat-trials.fixture.ts';
import type { CombatAction } from './combat/types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import { DICE_EXAMPLES, SOLO_EXAMPLES } from './examples-solo.ts';
import type { AnySoloAction, SoloScenario } from './solo/types.ts';
import { GRID_ZONES, LEVELS } from './types.ts';

// ── Power dice
const place: NonNullable<CombatScenario['place']> = {
  name: 'le fort',
  kind: 'avant-poste',
  near: [{ id: 'bois', name: 'le bois', kind: 'contree' }],
};
const armed = [
  { name: 'Armure', zone: 'attaque', value: 3 },
  { name: 'Bouclier', zone: 'defense', value: 2 },
] as const;
const dice = (more: Partial<CombatScenario>): CombatScenario => ({
  name: 'Dés',
  column: 'heros',
  active: { hero: 'he-man', gear: armed, soldiers: 2, eternium: 4 },
  defender: { hero: 'skeletor', health: 4, soldiers: 1 },
  place,
  ...more,
});
/** A hero against an enemy card; against nobody when none is told. */
const beast = (column: CombatScenario['column'], enemy?: CombatScenario['enemy']): CombatScenario => ({
  name: 'Dés',
  column,
  active: { hero: 'ram-man', gear: armed, eternium: 7 },
  place,
  ...(enemy === undefined ? {} : { enemy }),
});
export const POWERS: readonly CombatScenario[] = [
  ...DICE_EXAMPLES.map(({ scenario }) => scenario),
  dice({}),
  dice({ options: { dixDesParLancer: true } }),
  dice({
    bystander: {
      name: 'Horde',
      spells: [{ id: 'nuee', name: 'Nuée', effects: [{ do: 'plus', zone: 'attaque', value: 2 }] }],
    },
  }),
  dice({ options: { plusFortEnsemble: true, initiativeCompte: true }, defender: { hero: 'evil-lyn', friends: 2 } }),
  beast('creature', { card: 'ex-dragon-des-cimes', health: 3 }),
  beast('boss', { card: 'evil-seed', health: 5 }),
];
export const BAD_POWERS: readonly (readonly [code: string, scenario: CombatScenario])[] = [
  ['colonne-solo', dice({ column: 'solo' })],
  ['de-faces', dice({ dice: { blanc: 1, reussite: 1, double: 1, relancer: 1 } })],
  ['camp-manquant', beast('creature')],
];
export const POWER_STRANGERS: readonly CombatAction[] = [
  ...GRID_ZONES.flatMap((from) => GRID_ZONES.map((to): CombatAction => ({ type: 'convert', from, to }))),
  { type: 'convert', from: 'cote' as 'attaque', to: 'attaque' },
  { type: 'throw', faces: { blanc: 1, reussite: 0, double: 0, relancer: 0 } },
  { type: 'throw', faces: { blanc: 40, reussite: 0, double: 0, relancer: 0 } },
  { type: 'again', extra: { blanc: 0, reussite: 0, double: 0, relancer: 0 } },
  { type: 'again', extra: { blanc: 0, reussite: 0, double: 0, relancer: 1 } },
  { type: 'stop' },
  { type: 'clash-die', face: 'blanc' },
  { type: 'clash', card: 'ex-surcharge-1' },
  { type: 'effect', card: 'ex-effet-1' },
];

// ── Solo
const foe: NonNullable<CombatScenario['defender']> = { hero: 'skeletor', health: 4 };
export const SOLO_FIGHTS: readonly CombatScenario[] = [
  ...LEVELS.map((level): CombatScenario => ({
    name: level,
    column: 'solo',
    active: { hero: 'he-man', health: 5, soldiers: 2, eternium: 3 },
    defender: foe,
    place,
    solo: { level },
  })),
  {
    name: 'Repli',
    column: 'solo',
    active: { hero: 'teela' },
    defender: { hero: 'evil-lyn' },
    place,
    options: { repliParSymbole: true },
    solo: { level: 'impitoyable', extra: 3 },
  },
  {
    name: 'Choix',
    column: 'solo',
    active: { hero: 'ram-man', health: 3, eternium: 9 },
    defender: { hero: 'man-at-arms' },
    solo: { level: 'avance' },
  },
  {
    name: 'Bête',
    column: 'creature',
    active: { hero: 'ram-man', health: 3 },
    enemy: { card: enemyCard() },
    place,
    solo: { level: 'debutant' },
  },
];
export const SOLO_STRANGERS: readonly CombatAction[] = [
  ...POWER_STRANGERS,
  { type: 'clash-die', face: 'relancer' },
  { type: 'clash', card: 'inconnue' },
  { type: 'effect', card: 'toString' },
  { type: 'epic', face: 'a1' },
];
const track = [true, false, true].map((day) => ({ day }));
const game = (more: Partial<SoloScenario>): SoloScenario => ({
  name: 'Partie solo',
  level: 'novice',
  heroes: [
    {
      hero: 'he-man',
      damage: 5,
      spells: [{ id: 'eclair', name: 'Éclair', cost: 2, effects: [{ do: 'infliger', value: 2 }] }],
    },
    {
      hero: 'teela',
      damage: 4,
      goods: [{ id: 'cape', name: 'Cape', cost: 4 }],
      consumables: [{ id: 'fiole', name: 'Fiole', effects: [{ do: 'soigner', value: 2 }] }],
    },
  ],
  enemies: [
    { hero: 'skeletor', damage: 6 },
    { card: 'ex-creature-d-essai', damage: 4 },
  ],
  outposts: [
    { name: 'Fort', soldiers: 2 },
    { name: 'Port', soldiers: 1 },
    { name: 'Tour', held: 'personne' },
  ],
  track,
  ...more,
});
export const GAMES: readonly SoloScenario[] = [
  ...SOLO_EXAMPLES.map(({ scenario }) => scenario),
  ...LEVELS.map((level) => game({ level, figures: 4 })),
  game({
    level: 'impitoyable',
    figures: 6,
    options: { renfortsComplets: true, detteReportee: true, serieParHeros: true },
    players: ['Ana', 'Bo', 'Cy'],
    eternium: 2,
  }),
  game({
    level: 'novice',
    options: { difficultePersonnalisee: true },
    custom: { pays: false, rhythm: 'manche', effects: 2, flee: 0, skulls: 4 },
    enemies: [{ card: 'evil-seed', damage: 10 }],
  }),
  game({
    level: 'impitoyable',
    name: 'Un seul ennemi',
    heroes: [{ hero: 'trap-jaw', damage: 6 }],
    enemies: [{ hero: 'man-at-arms' }],
    outposts: [],
    eternium: 0,
  }),
];
const lone = { hero: 'he-man' } as const;
export const BAD_GAMES: readonly (readonly [code: string, scenario: SoloScenario])[] = [
  ['solo-joueurs', game({ players: ['A', 'B', 'C', 'D'] })],
  ['solo-joueurs', game({ players: [] })],
  ['solo-heros', game({ heroes: [] })],
  ['solo-heros', game({ heroes: ['he-man', 'teela', 'stratos', 'she-ra'].map((hero) => ({ hero })) })],
  ['solo-heros-double', game({ heroes: [lone, lone] })],
  ['solo-heros-inconnu', game({ heroes: [{ hero: 'toString' }] })],
  ['solo-heros-inconnu', game({ enemies: [{ hero: 'personne' }] })],
  ['solo-ennemi-inconnu', game({ enemies: [{ card: 'dylinx' }] })],
  ['solo-blessures', game({ heroes: [{ ...lone, damage: 9 }] })],
  ['solo-joueur-inconnu', game({ heroes: [{ ...lone, player: 1 }] })],
  [
    'solo-cartes',
    game({
      heroes: [
        {
          ...lone,
          goods: [
            { id: 'a', name: 'A', cost: 1 },
            { id: 'a', name: 'A', cost: 1 },
          ],
        },
      ],
    }),
  ],
  ['solo-niveau', game({ level: 'facile' as 'novice' })],
  ['solo-personnalise', game({ custom: {} })],
  ['solo-regle', game({ options: { difficultePersonnalisee: true }, custom: { flee: -1 } })],
  ['solo-compteur', game({ track: [] })],
  ['solo-compteur', game({ round: 3 })],
  ['solo-soldats', game({ outposts: [{ name: 'Fort', soldiers: 4 }] })],
  ['solo-soldats', game({ outposts: [{ name: 'Fort', soldiers: 1, held: 'nous' }] })],
  ['solo-total-figurines', game({ figures: 2 })],
  ['solo-valeur', game({ pv: -1 })],
  ['solo-option', game({ options: { fantaisie: true } as SoloScenario['options'] & object })],
  ['affrontements-vides', game({ clashes: [] })],
  ['effets-vides', game({ effects: [] })],
  [
    'zone-double',
    game({
      near: [
        { id: 'a', name: 'A', kind: 'mer' },
        { id: 'a', name: 'B', kind: 'mer' },
      ],
    }),
  ],
];
export const GAME_STRANGERS: readonly AnySoloAction[] = [
  { type: 'solo-begin' },
  { type: 'solo-turn' },
  { type: 'solo-round' },
  { type: 'solo-objective' },
  ...[-1, 0, 2, 9, 0.5].flatMap((outpost): readonly AnySoloAction[] => [
    { type: 'solo-capture', outpost },
    { type: 'solo-lose', outpost, soldiers: 4 },
    { type: 'solo-losses', outpost, soldiers: 0 },
    { type: 'solo-replace', outpost, soldiers: 3 },
    { type: 'solo-reinforce', outpost },
  ]),
  ...([0, 1, 2] as const).flatMap((side): readonly AnySoloAction[] => [
    { type: 'solo-hurt', side: side as 0, hero: 0, amount: 99 },
    { type: 'solo-heal', side: side as 0, hero: 7, amount: 1 },
    { type: 'solo-hurt', side: side as 0, hero: 0, amount: 0 },
  ]),
  { type: 'solo-eternium', amount: 0 },
  { type: 'solo-eternium', amount: -10 },
  { type: 'solo-eternium', amount: 11 },
  { type: 'solo-pv', amount: 6 },
  { type: 'solo-pv', amount: -1 },
  { type: 'solo-fight', hero: 0, enemy: 5, soldiers: 0 },
  { type: 'solo-fight', hero: 0, enemy: 0, soldiers: 4 },
  { type: 'solo-pay', card: 'toString' },
  { type: 'solo-pay', card: null },
  ...SOLO_STRANGERS,
];
