// The door of an epic combat: each fault with its place and the rules that it goes against; and what stands at the limit, which passes.
import { describe, expect, test } from 'vitest';
import { against, duel, enemyCard, fighter, spell } from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { EXAMPLE_EPIC_DIE, EXAMPLE_WILD_DIE, STARTING_DECK } from '../constants.ts';
import type { HeroCard } from '../types.ts';
import type { CombatScenario, FighterSpec } from './scenario-types.ts';
import type { CombatState } from './types.ts';

const faultsOf = (scenario: CombatScenario): readonly (readonly string[])[] => {
  const start = combatEpique.setup(scenario);
  return start.ok ? [] : start.error.map(({ code, about, cites }) => [code, about ?? '', ...cites]);
};
const begun = (scenario: CombatScenario): CombatState => {
  const start = combatEpique.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const mine = (more: Omit<FighterSpec, 'hero'>): CombatScenario => duel(fighter({}, more));
const hero = (card: Partial<HeroCard>): CombatScenario => duel(fighter(card));
const OUTPOST = { name: 'le fort', kind: 'avant-poste' } as const;
const spells = (...owners: readonly (string | undefined)[]) =>
  owners.map((owner, i) => ({ ...spell(`s${i}`), ...(owner === undefined ? {} : { owner }) }));

type Row = readonly [says: string, scenario: CombatScenario, ...faults: (readonly string[])[]];
const HEALTH = ['foe.vaincu.seuil'] as const;
const LEFT = ['foe.vaincu.seuil', 'foe.manche.plafond-ps'] as const;
const HERO = 'foe.mise-en-place.carte-heros';
const CARD = 'foe.quete.carte-creature-epique';
const DECK = ['foe.paquet.taille', 'foe.mise-en-place.paquet-combat'] as const;
test.for<Row>([
  ['a hero without PS', hero({ health: 0 }), ['sante-bornes', 'active.hero.health', ...HEALTH]],
  ['with too many', hero({ health: 21 }), ['sante-bornes', 'active.hero.health', ...HEALTH]],
  ['a part of one', hero({ health: 1.5 }), ['sante-bornes', 'active.hero.health', ...HEALTH]],
  ...(['spirit', 'initiative', 'body', 'movement'] as const).flatMap((key): readonly Row[] => [
    [`${key} below 0`, hero({ [key]: -1 }), ['valeur-bornes', `active.hero.${key}`, HERO]],
    [`${key} above 20`, hero({ [key]: 21 }), ['valeur-bornes', `active.hero.${key}`, HERO]],
    [`${key} cut`, hero({ [key]: 0.5 }), ['valeur-bornes', `active.hero.${key}`, HERO]],
  ]),
  [
    'no weapon',
    hero({ weapons: [] as unknown as HeroCard['weapons'] }),
    ['deux-armes', 'active.hero.weapons', 'foe.grille.arme-une-sur-deux'],
  ],
  ['a hero whom nobody knows', duel({ hero: 'personne' }), ['heros-inconnu', 'active.hero', HERO]],
  ['the other one', duel(fighter(), { hero: 'personne' }), ['heros-inconnu', 'defender.hero', HERO]],
  ['no PS left', mine({ health: 0 }), ['sante-bornes', 'active.health', ...LEFT]],
  ['more than the card', mine({ health: 7 }), ['sante-bornes', 'active.health', ...LEFT]],
  ['cut', mine({ health: 1.5 }), ['sante-bornes', 'active.health', ...LEFT]],
  ['four soldiers', mine({ soldiers: 4 }), ['soldats-nombre', 'active.soldiers', 'foe.plateau.trois-soldats']],
  ['fewer than none', mine({ soldiers: -1 }), ['soldats-nombre', 'active.soldiers', 'foe.plateau.trois-soldats']],
  ['half of one', mine({ soldiers: 0.5 }), ['soldats-nombre', 'active.soldiers', 'foe.plateau.trois-soldats']],
  [
    'soldiers in the wilds',
    duel(fighter({}, { soldiers: 1 }), fighter(), { place: { name: 'le bois', kind: 'contree' } }),
    ['soldats-contree', 'active.soldiers', 'foe.plateau.deux-types', 'foe.soldats.renforcer'],
  ],
  ['three friends', mine({ friends: 3 }), ['amis-nombre', 'active.friends', 'foe.mise-en-place.trois-heros']],
  ['fewer than none', mine({ friends: -1 }), ['amis-nombre', 'active.friends', 'foe.mise-en-place.trois-heros']],
  ['half of one', mine({ friends: 0.5 }), ['amis-nombre', 'active.friends', 'foe.mise-en-place.trois-heros']],
  ['a debt', mine({ eternium: -1 }), ['eternium-bornes', 'active.eternium', 'foe.eternium.reserve-commune']],
  ['too much', mine({ eternium: 1_000_000 }), ['eternium-bornes', 'active.eternium', 'foe.eternium.reserve-commune']],
  ['a coin cut', mine({ eternium: 0.5 }), ['eternium-bornes', 'active.eternium', 'foe.eternium.reserve-commune']],
  ['a deck of 20', mine({ deck: { ...STARTING_DECK, plus1: 6 } }), ['paquet-taille', 'active.deck', ...DECK]],
  [
    'a deck of 21 with fewer than none of a card',
    mine({ deck: { ...STARTING_DECK, plus1: STARTING_DECK.plus1 + STARTING_DECK.flux + 1, flux: -1 } }),
    ['paquet-taille', 'active.deck', ...DECK],
  ],
  [
    'a deck of 21 with half cards',
    mine({ deck: { ...STARTING_DECK, plus1: STARTING_DECK.plus1 + 0.5, plus2: STARTING_DECK.plus2 - 0.5 } }),
    ['paquet-taille', 'active.deck', ...DECK],
  ],
  [
    'three spells of one hero',
    mine({ spells: spells('A', 'A', 'A') }),
    ['sorts-nombre', 'active.spells.2', 'foe.soutien.deux-sorts'],
  ],
  [
    'of the fighter',
    mine({ spells: spells(undefined, 'A', undefined, 'A', undefined) }),
    ['sorts-nombre', 'active.spells.4', 'foe.soutien.deux-sorts'],
  ],
  [
    'one card twice',
    mine({ spells: [spell('a')], goods: [{ id: 'a', name: 'A', cost: 1 }] }),
    ['carte-double', 'active', 'foe.soutien.sort-defausse'],
  ],
  [
    'a card drawn that the deck does not hold',
    duel(fighter(), fighter(), { draws: [['flux', 'flux'], []] }),
    ['pioche-imposee', 'draws', 'foe.paquet.taille'],
  ],
  [
    'nobody to fight',
    { name: '', column: 'heros', active: fighter() },
    ['camp-manquant', 'column', 'foe.grille.deux-colonnes'],
  ],
  [
    'a card and a hero',
    { ...duel(), enemy: { card: enemyCard() } },
    ['camp-manquant', 'column', 'foe.grille.deux-colonnes'],
  ],
  [
    'a hero in the place of a creature',
    { ...duel(), column: 'creature' },
    ['camp-manquant', 'column', 'foe.grille.deux-colonnes'],
  ],
  [
    'a boss in the column of creatures',
    { name: '', column: 'creature', active: fighter(), enemy: { card: 'evil-seed' } },
    ['ennemi-inconnu', 'enemy.card', 'foe.grille.declenchement', CARD],
  ],
  [
    'a card without PS',
    against(enemyCard({ health: 0 })),
    ['ennemi-sante', 'enemy.card.health', CARD],
    ['sante-bornes', 'enemy.health', CARD],
  ],
  ['with too many', against(enemyCard({ health: 100 })), ['ennemi-sante', 'enemy.card.health', CARD]],
  ['no PS left', against(enemyCard(), fighter(), { health: 0 }), ['sante-bornes', 'enemy.health', CARD]],
  ['more than its card', against(enemyCard(), fighter(), { health: 7 }), ['sante-bornes', 'enemy.health', CARD]],
  ...(['attack', 'defense', 'initiative'] as const).map((key): Row => [
    `${key} below 0`,
    against(enemyCard({ [key]: -1 })),
    ['valeur-bornes', `enemy.card.${key}`, CARD],
  ]),
  [
    'a die without a face',
    against(enemyCard(), fighter(), { epicDie: { a1: 0, a2: 0, d1: 0, d2: 0, i1: 0, i2: 0, surcharge: 0 } }),
    ['de-epique', 'epicDie', 'foe.p3-cartes.creature-faces'],
  ],
  [
    'a die of five faces',
    duel(fighter(), fighter(), { dice: { blanc: 2, reussite: 2, double: 1, relancer: 0 } }),
    ['de-faces', 'dice', 'foe.jets.faces'],
  ],
  [
    'a setting that is none',
    duel(fighter(), fighter(), { options: { inconnue: true } as object }),
    ['option-invalide', 'options.inconnue', 'foe.mise-en-place.scenario'],
  ],
  [
    'two zones of one name',
    duel(fighter(), fighter(), {
      place: { ...OUTPOST, near: ['a', 'b', 'a'].map((id) => ({ id, name: id, kind: 'contree' as const })) },
    }),
    ['zone-double', 'place.near.2', 'foe.plateau.adjacence'],
  ],
  ['the solo column', { ...duel(), column: 'solo' }, ['colonne-solo', 'column', 'foe.solo.combat-heros']],
])('%s', ([, scenario, ...faults]) => expect(faultsOf(scenario)).toEqual(faults));

test.for<readonly [string, CombatScenario]>([
  ['20 PS and figures of 0 or 20', hero({ health: 20, spirit: 20, initiative: 0, body: 20, movement: 0 })],
  ['1 PS', hero({ health: 1 })],
  ['one PS left, all of them', duel(fighter({}, { health: 1 }), fighter({}, { health: 6 }))],
  ['three soldiers and two friends', mine({ soldiers: 3, friends: 2 })],
  ['no coin, all the coins', duel(fighter({}, { eternium: 0 }), fighter({}, { eternium: 999_999 }))],
  ['two spells of each', mine({ spells: spells('A', 'A', undefined, undefined) })],
  ['as many cards drawn as the deck holds', duel(fighter(), fighter(), { draws: [['flux', 'plus3', 'plus3'], []] })],
  ['a card of 1 PS, of 99', against(enemyCard({ health: 1 }))],
  ['of 99', against(enemyCard({ health: 99 }), fighter(), { health: 99 })],
  ['a card known by its name', { name: '', column: 'boss', active: fighter(), enemy: { card: 'evil-seed' } }],
])('may be: %s', ([, scenario]) => expect(faultsOf(scenario)).toEqual([]));

describe('what a scenario leaves out', () => {
  test('a hero begins whole, with the deck of the start and nothing else', () => {
    const { sides, fixed } = begun(duel());
    expect(sides[0]).toMatchObject({
      health: 6,
      soldiers: 0,
      eternium: 0,
      spells: [],
      consumables: [],
      goods: [],
      pile: STARTING_DECK,
    });
    expect(fixed.sides[0]).toMatchObject({ friends: 0, refuges: [], base: 'sa base', quota: 4, gear: [] });
    expect(fixed).toMatchObject({ rounds: 2, first: false, final: false, bystander: null, solo: null, seats: [0, 1] });
  });
  test('a place, dice', () => {
    const { fixed } = begun({ name: '', column: 'heros', active: fighter(), defender: fighter() });
    expect(fixed.place).toEqual({ name: 'le lieu du combat', kind: 'avant-poste', near: [] });
    expect([fixed.epicDie, fixed.dice]).toEqual([EXAMPLE_EPIC_DIE, EXAMPLE_WILD_DIE]);
  });
  test('what it says stands', () => {
    const own = { spells: [spell('feu')], consumables: [spell('eau')], goods: [{ id: 'or', name: 'Or', cost: 1 }] };
    const { sides, fixed } = begun(
      duel(
        fighter({}, { ...own, health: 3, soldiers: 2, eternium: 5, base: 'Grayskull', refuges: ['camp'] }),
        fighter({}, { health: 4 }),
      ),
    );
    expect(sides[0]).toMatchObject({
      health: 3,
      soldiers: 2,
      eternium: 5,
      spells: ['feu'],
      consumables: ['eau'],
      goods: ['or'],
    });
    expect(fixed.sides[0]).toMatchObject({ base: 'Grayskull', refuges: ['camp'] });
    expect(sides[1].health).toBe(4);
  });
  test('a card has no hero’s things; who looks on has a seat', () => {
    const { sides, fixed } = begun(
      against(enemyCard(), fighter(), { bystander: { name: 'La Horde', spells: [spell('froid')] } }),
    );
    expect(fixed.sides[1]).toMatchObject({
      hero: null,
      team: '',
      spirit: 0,
      quota: 0,
      friends: 0,
      gear: [],
      base: '',
      healthMax: 6,
      initiative: 2,
    });
    expect([sides[1].health, fixed.seats]).toEqual([6, [0, 1]]);
  });
  test('one round in the duel of a tie, and in quick combats of heroes; two against a card', () => {
    const rounds = (scenario: CombatScenario): number => begun(scenario).fixed.rounds;
    expect(rounds(duel(fighter(), fighter(), { final: true }))).toBe(1);
    expect(rounds(duel(fighter(), fighter(), { options: { combatPlusRapide: true } }))).toBe(1);
    expect(rounds(against(enemyCard(), fighter(), { options: { combatPlusRapide: true } }))).toBe(2);
  });
  test('« plus fort ensemble »: one card more for each friend of the attacked hero', () => {
    const quotas = (plusFortEnsemble: boolean): readonly number[] =>
      begun(
        duel(fighter({}, { friends: 2 }), fighter({}, { friends: 2 }), { options: { plusFortEnsemble } }),
      ).fixed.sides.map(({ quota }) => quota);
    expect([quotas(true), quotas(false)]).toEqual([
      [4, 6],
      [4, 4],
    ]);
  });
});
