import { describe, expect, test } from 'vitest';
import {
  CARD_VALUES,
  COMBAT_DECKS,
  COSTS,
  DECK_SIZE,
  EXAMPLE_BASES,
  EXAMPLE_BOSS,
  EXAMPLE_CARDS,
  EXAMPLE_CLASHES,
  EXAMPLE_CREATURES,
  EXAMPLE_DECKS,
  EXAMPLE_EPIC_DIE,
  EXAMPLE_EPICS,
  EXAMPLE_EQUIPMENT,
  EXAMPLE_HEROES,
  EXAMPLE_MAPS,
  EXAMPLE_SOLO_EFFECTS,
  EXAMPLE_SPELLS,
  EXAMPLE_TRACK,
  EXAMPLE_VICTORY,
  EXAMPLE_WILD_DIE,
  GAINS,
  heroOf,
  LIMITS,
  PV,
  REST,
  SOLDIERS,
  SOLO_FLEE,
  SOURCED,
  START_ETERNIUM,
  STARTING_DECK,
  WILD_SIDES,
  wildOf,
} from './data.ts';
import { type AnyCard, COMBAT_CARDS, EPIC_FACES, type MapSpec } from './types.ts';

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);
const count = (type: AnyCard['type']): number => EXAMPLE_CARDS.filter((card) => card.type === type).length;

describe('numbers of the source', () => {
  test('starting deck: 7 + 6 + 3 + 2 + 1 + 1 + 1 = 21, worth 31 in all', () => {
    expect(STARTING_DECK).toEqual({ plus1: 7, plus2: 6, plus3: 3, surcharge: 2, temps: 1, outil: 1, flux: 1 });
    expect(sum(STARTING_DECK)).toBe(21);
    expect(COMBAT_CARDS.reduce((total, card) => total + STARTING_DECK[card] * CARD_VALUES[card], 0)).toBe(31);
  });
  test('Eternium: what is paid and gained', () => {
    expect(COSTS).toEqual({
      defeat: 5,
      flee: 2,
      twoEncounters: 1,
      refresh: 1,
      renewVictory: 1,
      trainPlus2: 3,
      trainSpecial: 5,
      mount: 2,
    });
    expect(GAINS).toEqual({ declinedAlly: 1, skirmishQuest: 2, forbiddenPv: 2 });
    expect(SOLO_FLEE).toEqual({ debutant: 0, novice: 1, avance: 2, impitoyable: 2 });
  });
  test.each([
    ['standard', 10],
    ['debutant', 14],
    ['skirmish', 15],
  ] as const)('three heroes, %s: %i Eternium', (kind, total) =>
    expect(3 * START_ETERNIUM[kind].hero + START_ETERNIUM[kind].team).toBe(total),
  );
  test('limits', () => {
    expect([SOLDIERS, REST, WILD_SIDES, DECK_SIZE]).toEqual([15, 4, 6, 21]);
    expect(PV).toEqual({ hero: 1, epic: 1, duel: 1 });
    expect(LIMITS).toMatchObject({
      heroes: 3,
      soldiers: 3,
      laid: 4,
      laidDice: 2,
      rounds: 2,
      powerDice: 10,
      spells: 2,
      pack: 5,
      offer: 4,
      quests: 5,
      skirmishMovement: 2,
    });
  });
});

describe('heroes', () => {
  test('the twelve of the box, six a faction, each with two weapons of two kinds', () => {
    expect(EXAMPLE_HEROES.filter(({ faction }) => faction === 'masters').map(({ id }) => id)).toEqual([
      'he-man',
      'she-ra',
      'ram-man',
      'teela',
      'stratos',
      'man-at-arms',
    ]);
    expect(EXAMPLE_HEROES.filter(({ faction }) => faction === 'evil').map(({ id }) => id)).toEqual([
      'skeletor',
      'mer-man',
      'beast-man',
      'evil-lyn',
      'tri-klops',
      'trap-jaw',
    ]);
    for (const { weapons, id } of EXAMPLE_HEROES) expect(new Set(weapons.map(({ kind }) => kind)).size, id).toBe(2);
  });
  test('what the source prints', () => {
    expect(heroOf('teela')).toMatchObject({ spirit: 2, initiative: 3, weapons: [{ name: 'Épée', kind: 'melee' }, {}] });
    expect(heroOf('evil-lyn')).toMatchObject({
      initiative: 2,
      weapons: [{ name: 'Bâton', kind: 'magie', surge: { effects: [{ do: 'piocher' }] } }, {}],
    });
    expect(heroOf('she-ra')).toMatchObject({ body: 7 });
    expect(heroOf('beast-man')).toMatchObject({ initiative: 2 });
  });
  test('PS from 1 to 20, nothing below 0', () => {
    for (const { id, health, spirit, initiative, body, movement } of EXAMPLE_HEROES) {
      expect(health >= 1 && health <= 20, id).toBe(true);
      expect(Math.min(spirit, initiative, body, movement), id).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('cards', () => {
  test('so many of each type', () =>
    expect(
      (
        [
          'equipement',
          'sort',
          'vehicule',
          'creature',
          'allie',
          'evenement',
          'quete',
          'creature-epique',
          'boss',
          'victoire',
        ] as const
      ).map(count),
    ).toEqual([12, 8, 6, 8, 4, 6, 6, 3, 1, 8]));
  test('ids are all different, lower case, without accent; ours say that they are examples', () => {
    const ids = [...EXAMPLE_CARDS, ...EXAMPLE_CLASHES, ...EXAMPLE_SOLO_EFFECTS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(ids.filter((id) => !id.startsWith('ex-')).toSorted()).toEqual([
      'boule-de-feu',
      'dylinx',
      'evil-seed',
      'piege-magique',
    ]);
  });
  test('figures of the source', () => {
    expect(wildOf('dylinx')).toMatchObject({ name: 'Dylinx', health: 3, attack: 3, defense: 2 });
    expect(EXAMPLE_SPELLS.find(({ id }) => id === 'boule-de-feu')).toMatchObject({
      name: 'Boule de feu',
      use: 'combat',
      effects: [{ do: 'infliger', value: 2 }],
    });
    expect(EXAMPLE_EQUIPMENT.find(({ id }) => id === 'piege-magique')).toMatchObject({ cost: 2 });
    expect(EXAMPLE_BOSS.name).toBe('Evil Seed');
  });
  test('what is said to be sourced exists', () => {
    const ids = [...EXAMPLE_HEROES, ...EXAMPLE_CARDS].map(({ id }) => id);
    for (const id of Object.keys(SOURCED)) expect(ids).toContain(id);
  });
  test('an enemy has a PS to lose; one that cannot be tamed gives no bonus', () => {
    for (const { id, health, attack, defense, cost, bonus = {} } of [...EXAMPLE_CREATURES, ...EXAMPLE_EPICS]) {
      expect(health >= 1 && attack >= 0 && defense >= 0, id).toBe(true);
      if (cost === null) expect(bonus, id).toEqual({});
    }
  });
  test('a second objective is worth something too', () => {
    for (const { id, main, second } of EXAMPLE_VICTORY) expect(Math.min(main.pv, second.pv), id).toBeGreaterThan(0);
  });
  test('solo: six clash cards of each deck, every weapon in both; three effect cards a skull', () => {
    for (const surge of [true, false])
      expect(EXAMPLE_CLASHES.filter((card) => card.surge === surge).map(({ weapon }) => weapon)).toEqual([
        'melee',
        'melee',
        'distance',
        'distance',
        'magie',
        'magie',
      ]);
    for (const skull of [1, 2, 3, 4])
      expect(EXAMPLE_SOLO_EFFECTS.filter((card) => card.skull === skull)).toHaveLength(3);
  });
  test('decks hold each card of their types once; combat decks hold 21', () => {
    expect(Object.values(EXAMPLE_DECKS).flat().toSorted()).toEqual(
      EXAMPLE_CARDS.filter(({ type }) => type !== 'boss')
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const [name, deck] of Object.entries(COMBAT_DECKS)) expect(sum(deck), name).toBe(DECK_SIZE);
  });
});

test('dice: six sides, seven results', () => {
  expect(EXAMPLE_WILD_DIE).toEqual({ blanc: 2, reussite: 2, double: 1, relancer: 1 });
  expect(sum(EXAMPLE_WILD_DIE)).toBe(WILD_SIDES);
  expect(EXAMPLE_EPIC_DIE).toEqual(Object.fromEntries(EPIC_FACES.map((face) => [face, 1])));
});
test('round track: eight cells, day and night in turn, skulls in 2, 4, 6, 8', () => {
  expect(EXAMPLE_TRACK.map(({ day }) => day)).toEqual([true, false, true, false, true, false, true, false]);
  expect(EXAMPLE_TRACK.map(({ skull }) => skull)).toEqual([null, 1, null, 2, null, 3, null, 4]);
});

describe('maps', () => {
  const reached = ({ zones, edges }: MapSpec): number => {
    const seen = new Set([zones[0]?.id]);
    for (const _ of zones) for (const { a, b } of edges) if (seen.has(a) || seen.has(b)) seen.add(a).add(b);
    return seen.size;
  };
  test.each(Object.entries(EXAMPLE_MAPS))(
    '%s: edges join zones that exist, once; paths join outposts; nothing is out of reach or off the sheet',
    (name, map: MapSpec) => {
      const kind = new Map(map.zones.map((zone) => [zone.id, zone.kind]));
      expect(kind.size).toBe(map.zones.length);
      expect(new Set(map.edges.map(({ a, b }) => [a, b].toSorted().join())).size).toBe(map.edges.length);
      for (const { a, b, kind: edge } of map.edges) {
        const ends = [kind.get(a), kind.get(b)];
        expect(ends).not.toContain(undefined);
        expect(a).not.toBe(b);
        if (edge === 'chemin') expect(ends).toEqual(['avant-poste', 'avant-poste']);
        if (edge === 'couloir') expect(ends).not.toContain('mer');
      }
      expect(reached(map)).toBe(map.zones.length);
      for (const { x, y } of map.zones) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(0);
      for (const base of EXAMPLE_BASES[name as keyof typeof EXAMPLE_BASES]) expect(kind.get(base)).toBe('avant-poste');
    },
  );
  test('Eternia: the places that the source names', () => {
    const { zones, edges } = EXAMPLE_MAPS.eternia;
    expect(zones.filter(({ tower }) => tower).map(({ name }) => name)).toEqual([
      'Tour Grayskull',
      'Tour Centrale',
      'Tour Viper',
    ]);
    expect(
      zones
        .filter(({ merchant }) => merchant !== undefined)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(
      [
        'Château Foe',
        'Cité de Targa',
        'Corridors de Lithos',
        'Temple de l’oracle',
        'Village de Gaz',
        'Village d’Eldor',
      ].toSorted(),
    );
    expect(zones.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Château Grayskull', 'Temple de Serpos', 'Montagnes de Perpetua']),
    );
    expect(edges.filter(({ kind }) => kind === 'couloir')).toHaveLength(1);
    expect(edges.filter(({ kind }) => kind === 'bord')).toHaveLength(1);
  });
  test('no place is named by a letter', () => {
    for (const { name } of Object.values(EXAMPLE_MAPS).flatMap(({ zones }) => zones))
      expect(name.split(' ').at(-1)?.length, name).toBeGreaterThan(1);
  });
  test('« Le pont des soldats »: P and Q joined by a path, C beside both', () => {
    const { zones, edges } = EXAMPLE_MAPS.pont;
    expect(zones.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'avant-poste'],
      ['p', 'avant-poste'],
      ['q', 'avant-poste'],
      ['c', 'contree'],
      ['b', 'avant-poste'],
    ]);
    expect(edges).toEqual(
      expect.arrayContaining([
        { a: 'p', b: 'q', kind: 'chemin' },
        { a: 'c', b: 'p', kind: 'limite' },
        { a: 'c', b: 'q', kind: 'limite' },
      ]),
    );
  });
});
