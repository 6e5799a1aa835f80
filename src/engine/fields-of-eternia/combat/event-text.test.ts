// What the journal of a combat says, read aloud: each event, and each of its turns of phrase.
import { describe, expect, test } from 'vitest';
import { duel, fighter, heroFixture } from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import type { CombatEvent, CombatTally } from './event-types.ts';
import { tellCombat } from './event-text.ts';
import { PART_NAMES } from './names.ts';
import type { CombatState } from './types.ts';

const begun = (more: Parameters<typeof duel>[2] = {}): CombatState => {
  const start = combatEpique.setup(
    duel(fighter({ name: 'Ada' }), { hero: heroFixture({ id: 'bor', name: 'Bor' }) }, more),
  );
  if (!start.ok) throw new Error('refused');
  return start.value;
};
const cites = ['foe.combat.epique'] as const;
/** Apostrophes and spaces are made true where a page shows them. */
const typeset = (text: string): string => text.replaceAll('’', "'").replaceAll('\u00a0', ' ');
type Bare<T> = T extends CombatEvent ? Omit<T, 'cites'> : never;
const say = (event: Bare<CombatEvent>, state = begun()): string =>
  tellCombat({ ...event, cites } as CombatEvent, state);
const tally = (...parts: readonly (readonly [CombatTally['parts'][number]['what'], number])[]): CombatTally => ({
  sum: parts.reduce((sum, [, value]) => sum + value, 0),
  parts: parts.map(([what, value]) => ({ what, value, cites })),
});
const ONE = tally(['plus1', 1]);
const THREE = tally(['plus1', 1], ['soldats', 2]);
const NONE = tally();
type Rows = readonly (readonly [says: string, event: Bare<CombatEvent>])[];

const PLACING: Rows = [
  ['Ada prend une arme de mêlée : Lame.', { type: 'weapon-chosen', side: 0, weapon: 0, kind: 'melee' }],
  ['Bor prend une arme à distance : Arc.', { type: 'weapon-chosen', side: 1, weapon: 1, kind: 'distance' }],
  ['Manche de combat 2, phase 3 : placer des cartes.', { type: 'phase', phase: 'place', number: 3, round: 2 }],
  ['Ada pioche une carte « +2 » ; il en reste 20.', { type: 'drawn', side: 0, card: 'plus2', pile: 20 }],
  ['Bor pioche une carte cachée ; il en reste 3.', { type: 'drawn', side: 1, card: 'cachee', pile: 3 }],
  [
    'Ada se concentre et rejette une carte « +1 » (1 sur 2).',
    { type: 'focused', side: 0, card: 'plus1', count: 1, of: 2 },
  ],
  ['Bor révèle un outil et le défausse : deux cartes à piocher, une à jouer.', { type: 'tool', side: 1 }],
  ['Ada garde une carte « +3 » et défausse une carte flux.', { type: 'kept', side: 0, card: 'plus3', other: 'flux' }],
  ['Ada garde une carte cachée.', { type: 'kept', side: 0, card: 'cachee', other: null }],
  [
    'Ada pose une carte « +1 » en défense, face cachée : sa 2e sur 4.',
    { type: 'laid', side: 0, card: 'plus1', zone: 'defense', up: false, placed: 2, of: 4 },
  ],
  [
    'Ada pose une carte surcharge en attaque : sa 2e sur 4.',
    { type: 'laid', side: 0, card: 'surcharge', zone: 'attaque', up: true, placed: 2, of: 4 },
  ],
  [
    'Bor pose une carte temps à côté de la grille : sa 1re sur 4.',
    { type: 'laid', side: 1, card: 'temps', zone: 'cote', up: false, placed: 1, of: 4 },
  ],
  ['Ada ne pose plus de carte : le paquet est vide.', { type: 'no-card', side: 0, why: 'pile' }],
  ['Bor ne pose plus de carte : aucune zone ne convient.', { type: 'no-card', side: 1, why: 'zone' }],
  ['Le dé épique donne +2 en défense à Bor.', { type: 'epic-thrown', face: 'd2' }],
  ['Le dé épique donne la surcharge à Bor.', { type: 'epic-thrown', face: 'surcharge' }],
];
const ABILITIES: Rows = [
  ['Ada passe.', { type: 'passed', who: 0, last: false }],
  ['Bor passe. La phase est finie.', { type: 'passed', who: 1, last: true }],
  ["L'autre équipe passe.", { type: 'passed', who: 2, last: false }],
  [
    'Ada défausse sa carte temps et échange « +1 » (initiative) et flux (défense).',
    { type: 'swapped', side: 0, a: 'initiative', b: 'defense', cardA: 'plus1', cardB: 'flux' },
  ],
  [
    'Lame, la surcharge de Bor, agit : +1 en attaque.',
    {
      type: 'surged',
      side: 1,
      zone: 'attaque',
      ability: { effects: [{ do: 'plus', zone: 'attaque', value: 1 }] },
      name: 'Lame',
      phase: 4,
    },
  ],
  [
    'Arc, la surcharge d’Ada, agit tout de suite : elle vise juste.',
    {
      type: 'surged',
      side: 0,
      zone: 'attaque',
      ability: { text: 'elle vise juste', effects: [] },
      name: 'Arc',
      phase: 3,
    },
  ],
  ['Ada joue le sort « Feu ».', { type: 'spell', who: 0, side: 0, card: 'feu', name: 'Feu', owner: '' }],
  ['Cat joue le sort « Feu » pour Ada.', { type: 'spell', who: 0, side: 0, card: 'feu', name: 'Feu', owner: 'Cat' }],
  ['Bor utilise « Potion ».', { type: 'consumed', side: 1, card: 'potion', name: 'Potion' }],
  [
    'Ada retire 2 soldats : +1 en initiative et +1 en défense.',
    { type: 'soldiers-given', side: 0, give: { initiative: 1, attaque: 0, defense: 1 } },
  ],
  ['Feu donne +2 en attaque à Ada.', { type: 'bonus', side: 0, zone: 'attaque', value: 2, what: 'sort', name: 'Feu' }],
  ['Bor a −1 en défense.', { type: 'bonus', side: 1, zone: 'defense', value: -1, what: 'sort', name: '' }],
  [
    'Feu ne donne rien en défense à Bor.',
    { type: 'bonus', side: 1, zone: 'defense', value: 0, what: 'sort', name: 'Feu' },
  ],
  ['Ada récupère 2 PS et en a 5.', { type: 'healed', side: 0, amount: 2, health: 5, name: 'Potion' }],
  [
    'Une carte d’Ada est retournée en attaque : surcharge ne compte plus.',
    { type: 'flipped', side: 0, zone: 'attaque', card: 'surcharge' },
  ],
  ["L'équipe d’Ada gagne 3 Eternium.", { type: 'gained', side: 0, eternium: 3, name: 'Potion' }],
  ["L'équipe de Bor perd 2 Eternium.", { type: 'gained', side: 1, eternium: -2, name: 'Potion' }],
  ['Potion : gagner 1 PV. À appliquer à la main.', { type: 'by-hand', side: 0, name: 'Potion', text: 'gagner 1 PV' }],
  ['Bor utilise Griffes, par la surcharge du dé.', { type: 'enemy-ability', name: 'Griffes', surge: true }],
  ['Bor utilise Griffes, sa capacité de combat.', { type: 'enemy-ability', name: 'Griffes', surge: false }],
];
const BLOWS: Rows = [
  [
    'Ada a 1 en initiative, 3 en attaque et 0 en défense.',
    { type: 'totals', side: 0, totals: { initiative: ONE, attaque: THREE, defense: NONE } },
  ],
  [
    "Initiative 3 contre 3 : égalité. Ada frappe d'abord, sans perte de PS.",
    { type: 'initiative', winner: null, first: 0, values: [3, 3], loss: 0, doubled: false },
  ],
  [
    "Initiative 3 contre 5 : Bor frappe d'abord, l'adversaire perd 1 PS.",
    { type: 'initiative', winner: 1, first: 1, values: [3, 5], loss: 1, doubled: false },
  ],
  [
    "Initiative 6 contre 3 : Ada frappe d'abord, l'adversaire perd 2 PS, car le double est atteint.",
    { type: 'initiative', winner: 0, first: 0, values: [6, 3], loss: 2, doubled: true },
  ],
  [
    'Ada attaque à 3 contre 1 en défense : 2 dégâts.',
    { type: 'attack', by: 0, attack: THREE, defense: ONE, damage: 2 },
  ],
  ['Bor attaque à 1 contre 0 en défense : 1 dégât.', { type: 'attack', by: 1, attack: ONE, defense: NONE, damage: 1 }],
  [
    'Ada attaque à 1 contre 3 en défense : tout est bloqué.',
    { type: 'attack', by: 0, attack: ONE, defense: THREE, damage: 0 },
  ],
  ["Bor n'a plus de PS : le combat cesse. 1 PV pour l'équipe d’Ada.", { type: 'fallen', side: 1, pv: 1 }],
  ["Ada n'a plus de PS : le combat cesse. 1 PV pour l'équipe de Bor.", { type: 'fallen', side: 0, pv: 1 }],
  ["Ada n'a plus de PS : le combat cesse.", { type: 'fallen', side: 0, pv: 0 }],
  ['Les deux camps tombent ensemble : le combat cesse, sans vainqueur.', { type: 'both-fallen', column: 'heros' }],
  [
    'Ada retourne à sa base, Snake Mountain, et retrouve tous ses PS. Son tour est fini.',
    { type: 'returned', side: 0, base: 'Snake Mountain' },
  ],
  ['Bor retourne à sa base et retrouve tous ses PS.', { type: 'returned', side: 1, base: 'sa base' }],
];
const AFTER: Rows = [
  [
    'Ada défausse « Rubis », qui vaut 3 ; il reste 2 à payer.',
    { type: 'paid', side: 0, card: 'rubis', name: 'Rubis', value: 3, left: 2 },
  ],
  ['Bor défausse « Rubis », qui vaut 5.', { type: 'paid', side: 1, card: 'rubis', name: 'Rubis', value: 5, left: 0 }],
  ["L'équipe d’Ada paie 5 Eternium.", { type: 'paid-all', side: 0, eternium: 5, left: 0, kept: false }],
  [
    'Récompense de Bor : gagner 2 Eternium et récupérer 1 PS.',
    {
      type: 'reward',
      name: 'Bor',
      effects: [
        { do: 'eternium', value: 2 },
        { do: 'soigner', value: 1 },
      ],
    },
  ],
  ['Ada dompte Bor pour 3 Eternium.', { type: 'tamed', name: 'Bor', cost: 3, yes: true }],
  ['Ada ne dompte pas Bor.', { type: 'tamed', name: 'Bor', cost: 3, yes: false }],
  ['Ada fuit vers le bois pour 2 Eternium : le combat est fini.', { type: 'fled', to: 'b', name: 'le bois', cost: 2 }],
  ['Ada fuit vers le bois : le combat est fini.', { type: 'fled', to: 'b', name: 'le bois', cost: 0 }],
  ['Ada reste.', { type: 'stayed', free: true }],
  ['Ada ne peut pas fuir.', { type: 'stayed', free: false }],
  ['Les grilles sont vidées (9 cartes) : seconde manche de combat.', { type: 'second-round', discarded: [4, 5] }],
  [
    "Dégâts infligés : 4 contre 2. Ada l'emporte.",
    { type: 'resolved', winner: 0, dealt: [4, 2], tie: false, by: 'degats' },
  ],
  [
    "Dégâts infligés : 2 contre 2. Égalité : Bor, qui défendait, l'emporte.",
    { type: 'resolved', winner: 1, dealt: [2, 2], tie: true, by: 'degats' },
  ],
  ["Ada a le plus de PS : l'autre se replie.", { type: 'resolved', winner: 0, dealt: [0, 0], tie: false, by: 'ps' }],
  [
    "Bor a autant de PS, et défendait : l'autre se replie.",
    { type: 'resolved', winner: 1, dealt: [0, 0], tie: true, by: 'ps' },
  ],
  ['Le dragon reste en jeu avec 4 PS.', { type: 'enemy-left', name: 'Le dragon', boss: true, health: 4 }],
  [
    "Le dragon s'enfuit : ni récompense, ni domptage.",
    { type: 'enemy-left', name: 'Le dragon', boss: false, health: 4 },
  ],
  ['Bor doit reculer vers le bois.', { type: 'sent', side: 1, to: 'b', name: 'le bois', by: 0 }],
  ['Bor se replie vers le bois.', { type: 'sent', side: 1, to: 'b', name: 'le bois', by: null }],
  ['Le paquet de combat est remélangé : 21 cartes.', { type: 'shuffled', sizes: [21, 0] }],
  ['Les paquets de combat sont remélangés : 21 et 20 cartes.', { type: 'shuffled', sizes: [21, 20] }],
];
const FACES = { blanc: 1, reussite: 2, double: 0, relancer: 0 } as const;
const CLASH = { id: 'c', weapon: 'magie', attack: 4, defense: 3, initiative: 2, effects: 1 } as const;
const VARIANTS: Rows = [
  [
    'Ada retire un dé d’attaque contre une réussite en défense.',
    { type: 'converted', side: 0, from: 'attaque', to: 'defense' },
  ],
  [
    'Ada lance ses dés d’attaque : 1 blanc et 2 réussites.',
    { type: 'thrown', side: 0, faces: FACES, zone: 'attaque', reroll: 0 },
  ],
  [
    'Bor relance 1 dé de défense : 1 blanc et 2 réussites.',
    { type: 'thrown', side: 1, faces: FACES, zone: 'defense', reroll: 1 },
  ],
  [
    'Ada lancera 1 dé en initiative, 3 dés en attaque et 0 dé en défense.',
    { type: 'pools', side: 0, dice: { initiative: ONE, attaque: THREE, defense: NONE } },
  ],
  ['Ada obtient 1 en attaque.', { type: 'stopped', side: 0, zone: 'attaque', total: ONE }],
  [
    'Ada obtient 5 en initiative : 2 (valeur imprimée) et 3 (aux dés).',
    { type: 'stopped', side: 0, zone: 'initiative', total: tally(['base', 2], ['des', 3]) },
  ],
  [
    "Aucun dé à ce niveau : on prend le paquet d'affrontement sans surcharge.",
    { type: 'clash-thrown', face: null, deck: 'sans' },
  ],
  [
    "Le dé montre une réussite : on prend le paquet d'affrontement avec surcharge.",
    { type: 'clash-thrown', face: 'reussite', deck: 'surcharge' },
  ],
  [
    'Carte affrontement (magie) : attaque 4, défense 3, initiative 2, 1 carte effet.',
    { type: 'clash-drawn', card: CLASH as never, fits: true },
  ],
  [
    'Carte affrontement (magie) : attaque 4, défense 3, initiative 2, aucune carte effet.',
    { type: 'clash-drawn', card: { ...CLASH, effects: 0 } as never, fits: true },
  ],
  [
    "Carte affrontement (magie) : Bor n'a pas cette arme, elle est écartée.",
    { type: 'clash-drawn', card: CLASH as never, fits: false },
  ],
  [
    'Carte effet « Coup bas » : perdre 1 PS.',
    { type: 'effect-drawn', card: { id: 'e', name: 'Coup bas', effects: [{ do: 'perdre', value: 1 }] } as never },
  ],
  ["Le paquet d'effets est épuisé : sa défausse est remélangée (7 cartes).", { type: 'effects-shuffled', cards: 7 }],
  ["Lame, la surcharge de Bor, ne s'applique pas.", { type: 'enemy-surge-idle', name: 'Lame' }],
  [
    "Aucune surcharge de Bor ne s'applique : +1 en attaque et +1 en défense.",
    { type: 'enemy-surge', times: 1, fallback: true, name: 'Lame' },
  ],
  ['Bor active sa surcharge, Lame.', { type: 'enemy-surge', times: 1, fallback: false, name: 'Lame' }],
  ['Bor active sa surcharge, Lame, pour la 2e fois.', { type: 'enemy-surge', times: 2, fallback: false, name: 'Lame' }],
];
describe.each([
  ['cards and dice, laid', PLACING],
  ['capacities', ABILITIES],
  ['blows', BLOWS],
  ['the end', AFTER],
  ['power dice, solo', VARIANTS],
])('%s', (_, rows) => {
  test.each(rows)('%s', (says, event) => expect(typeset(say(event))).toBe(typeset(says)));
});

test('a combat of one round does not number it; a team that looks on has its name', () => {
  expect(say({ type: 'phase', phase: 'damage', number: 6, round: 1 }, begun({ final: true }))).toBe(
    'Phase 6 : résoudre les dégâts.',
  );
  const three = begun({ bystander: { name: 'La Horde', spells: [] } });
  expect(say({ type: 'passed', who: 2, last: false }, three)).toBe('La Horde passe.');
  expect(say({ type: 'spell', who: 2, side: 1, card: 'feu', name: 'Feu', owner: 'La Horde' }, three)).toBe(
    'La Horde joue le sort « Feu » pour Bor.',
  );
});

test('each part of a total has a name of its own', () => {
  const names = Object.values(PART_NAMES);
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
