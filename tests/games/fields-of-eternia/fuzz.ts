// Random games of Fields of Eternia. Epic combats: heroes, creatures and bosses of random figures, decks, spells, soldiers and friends, under random options. Whole games: every kind
// of set-up, three teams, and positions where everybody is worn, rich in cards and near the end, so that games end in every way.
import { anyCombat, drawn } from '../../../src/engine/fields-of-eternia/arbitraries-combat.fixture.ts';
import type { CombatScenario } from '../../../src/engine/fields-of-eternia/combat/scenario-types.ts';
import {
  EXAMPLE_ALLIES,
  EXAMPLE_CREATURES,
  EXAMPLE_EQUIPMENT,
  EXAMPLE_HEROES,
  EXAMPLE_MAPS,
  EXAMPLE_SPELLS,
  EXAMPLE_TRACK,
  EXAMPLE_VEHICLES,
} from '../../../src/engine/fields-of-eternia/data.ts';
import { OPTION_KEYS } from '../../../src/engine/fields-of-eternia/types.ts';
import { EVIL, MASTERS, skirmish, standard, trio } from '../../../src/engine/fields-of-eternia/partie/games.fixture.ts';
import type {
  HeroSpec,
  PartieScenario,
  TeamSpec,
} from '../../../src/engine/fields-of-eternia/partie/scenario-types.ts';
import type { CardId, Faction, Options, ZoneId } from '../../../src/engine/fields-of-eternia/types.ts';
import type { Fuzz } from '../subject.ts';

type Below = (n: number) => number;
const shuffled = <T>(list: readonly T[], below: Below): readonly T[] =>
  list
    .map((one) => [below(1_000_000), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
const optionsOf = (below: Below): Partial<Options> =>
  Object.fromEntries(OPTION_KEYS.filter(() => below(5) === 0).map((key) => [key, true]));

// ── Epic combats
const anyFight = (below: Below): CombatScenario => drawn(anyCombat, 1 + below(1_000_000_000));
/** « fuite: »: from a card, which wins nothing. A tie of damage or PS goes to the defender. */
const FIGHT_ENDS = [
  'boss-reste:',
  'creature-fuit:',
  'degats:0',
  'degats:1',
  'double:',
  'fuite:',
  'fuite:1',
  'ps:0',
  'ps:1',
  'vaincu:0',
  'vaincu:1',
];
export const combatFuzz: Fuzz<CombatScenario> = { scenario: anyFight, games: 500, ends: FIGHT_ENDS, refusals: 15 };
export const powerFuzz: Fuzz<CombatScenario> = { scenario: anyFight, games: 500, ends: FIGHT_ENDS, refusals: 15 };

// ── Whole games
const HORDE: readonly TeamSpec[] = trio().teams.slice(2);
const heroesOf = (faction: Faction, below: Below, count = 3): TeamSpec['heroes'] =>
  shuffled(
    faction === 'horde'
      ? HORDE.flatMap(({ heroes }) => heroes)
      : EXAMPLE_HEROES.filter((hero) => hero.faction === faction).map(({ id }): HeroSpec => ({ hero: id })),
    below,
  ).slice(0, count);
const SKULLS: NonNullable<PartieScenario['skulls']> = [
  {
    skull: 1,
    text: 'Des jetons quête paraissent.',
    effects: [{ do: 'jetons-quete', zones: ['contree-du-couchant', 'contree-du-levant'] }],
  },
  {
    skull: 2,
    text: 'La terre tremble.',
    effects: [
      { do: 'eternium', value: 2 },
      { do: 'texte', text: 'Chaque équipe montre une carte.' },
    ],
  },
  { skull: 3, text: 'Evil Seed se lève.', effects: [{ do: 'boss', card: 'evil-seed', zone: 'montagnes-de-perpetua' }] },
];
/** From the set-up: two teams of three, drawn among the heroes of their factions. */
const wholeGame = (below: Below): PartieScenario =>
  standard({
    kind: below(3) === 0 ? 'premiere' : 'standard',
    first: below(2) === 0 ? null : 0,
    skulls: SKULLS.filter(() => below(2) === 0),
    quests: ['contree-de-l-ouest'],
    teams: [MASTERS, EVIL].map((team) => ({ ...team, heroes: heroesOf(team.faction, below) })),
  });

const LANDS = EXAMPLE_MAPS.eternia.zones.filter(({ kind }) => kind !== 'mer');
const OUTPOSTS = LANDS.filter(({ kind }) => kind === 'avant-poste').map(({ id }) => id);
const idsOf = (cards: readonly { readonly id: CardId }[]): readonly CardId[] => cards.map(({ id }) => id);
const WORN = EXAMPLE_EQUIPMENT.filter(({ kind }) => kind !== 'consommable');
/** A card of those not dealt yet, one time in `odds`. */
type Deal = (cards: readonly CardId[], odds: number) => CardId | undefined;
const dealer = (below: Below): Deal => {
  const gone = new Set<CardId>();
  return (cards, odds) => {
    const found =
      below(odds) > 0
        ? undefined
        : shuffled(
            cards.filter((card) => !gone.has(card)),
            below,
          )[0];
    if (found !== undefined) gone.add(found);
    return found;
  };
};
const given = <K extends string>(key: K, found: string | undefined): { readonly [k in K]?: string } =>
  found === undefined ? {} : ({ [key]: found } as { readonly [k in K]: string });
const some = (...cards: readonly (CardId | undefined)[]): readonly CardId[] =>
  cards.filter((card) => card !== undefined);
/** Somebody in the middle of a game: hurt, laden, in one of the team's zones, or at home. */
const anybody = ({ hero }: HeroSpec, zones: readonly ZoneId[], deal: Deal, below: Below): HeroSpec => {
  const health = typeof hero === 'string' ? (EXAMPLE_HEROES.find(({ id }) => id === hero)?.health ?? 1) : hero.health;
  return {
    hero,
    ...given('zone', below(4) === 0 ? undefined : zones[below(zones.length)]),
    damage: below(3) === 0 ? 0 : below(health),
    activated: below(3) === 0,
    ...given('ally', deal(idsOf(EXAMPLE_ALLIES), 4)),
    ...given('mount', deal(idsOf([...EXAMPLE_VEHICLES, ...EXAMPLE_CREATURES]), 3)),
    worn: some(deal(idsOf(WORN), 3)),
    pack: some(deal(idsOf(EXAMPLE_EQUIPMENT), 2), deal(idsOf(EXAMPLE_EQUIPMENT), 3)),
    spells: some(deal(idsOf(EXAMPLE_SPELLS), 2), deal(idsOf(EXAMPLE_SPELLS), 3)),
  };
};
const teamsOf = (below: Below, odds: number): readonly TeamSpec[] => [
  MASTERS,
  EVIL,
  ...HORDE.filter(() => below(odds) === 0),
];
/** A position: the land shared out between the teams, late in the game. */
const anyPosition = (below: Below): PartieScenario => {
  const deal = dealer(below);
  const teams = teamsOf(below, 3);
  const zones = shuffled(
    LANDS.filter(({ id }) => teams.every(({ base }) => base !== id)),
    below,
  ).map(({ id }) => id);
  const team = (spec: TeamSpec, t: number): TeamSpec => {
    const mine = zones.slice(4 * t, 4 * t + 4);
    return {
      ...spec,
      heroes: heroesOf(spec.faction, below, 1 + below(3)).map((one) => anybody(one, mine, deal, below)),
      soldiers: Object.fromEntries(
        mine.filter((zone) => OUTPOSTS.includes(zone) && below(2) === 0).map((zone) => [zone, 1 + below(3)]),
      ),
      eternium: below(12),
      pv: below(3),
    };
  };
  const boss = below(6) === 0 ? { boss: { card: 'evil-seed', zone: zones[12] ?? '', damage: below(12) } } : {};
  return {
    name: 'Position tirée au hasard',
    kind: 'etude',
    first: below(2) === 0 ? 1 : 0,
    round: EXAMPLE_TRACK.length - 1 - below(3),
    quests: zones.slice(10, 12),
    teams: teams.map(team),
    ...boss,
  };
};
/** The last turn of a game where everything is equal, but PV or Eternium now and then: one more night, then a duel. */
const evenEnd = (below: Below): PartieScenario => {
  const alone = (spec: TeamSpec): TeamSpec => ({
    ...spec,
    heroes: heroesOf(spec.faction, below, 1).map((one) => ({ ...one, activated: true })),
    eternium: below(3) === 0 ? 1 : 0,
    pv: below(4) === 0 ? 2 : 3,
    victory: [],
    soldiers: {},
  });
  return {
    name: 'Tout est égal',
    kind: 'etude',
    first: 0,
    round: EXAMPLE_TRACK.length - 1,
    decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [] },
    offers: { boutique: [], guilde: [], forge: [] },
    teams: teamsOf(below, 2).map(alone),
  };
};
const often = (times: number, kind: (below: Below) => PartieScenario): readonly ((below: Below) => PartieScenario)[] =>
  Array.from({ length: times }, () => kind);
const KINDS = [wholeGame, () => skirmish(), () => trio(), ...often(9, anyPosition), ...often(5, evenEnd)];
const anyGame = (below: Below): PartieScenario => ({
  ...(KINDS[below(KINDS.length)] ?? anyPosition)(below),
  options: optionsOf(below),
});
const PARTIE_ENDS = [
  'avant-postes:0',
  'avant-postes:1',
  'avant-postes:2',
  'boss:',
  'duel:0',
  'duel:1',
  'duel:2',
  'egalite:0+1+2',
  'eternium:0',
  'eternium:1',
  'eternium:2',
  'pv:0',
  'pv:1',
  'pv:2',
];
export const partieFuzz: Fuzz<PartieScenario> = { scenario: anyGame, games: 160, ends: PARTIE_ENDS, refusals: 40 };
