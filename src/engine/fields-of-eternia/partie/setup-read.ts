// A scenario, completed with the examples that stand for what the source does not print. Nothing is judged here.
import { EXAMPLE_EPIC_DIE, EXAMPLE_WILD_DIE, SOLDIERS, START_ETERNIUM } from '../constants.ts';
import { EXAMPLE_CARDS, EXAMPLE_DECKS } from '../data.ts';
import { EXAMPLE_MAPS, EXAMPLE_TRACK } from '../data-map.ts';
import { heroCardOf } from '../heroes.ts';
import { readOptions } from '../options.ts';
import { type AnyCard, type CardId, type Deck, type Faction, type MapSpec, MERCHANTS, type ZoneId } from '../types.ts';
import { type DeckName, DECKS, type PartieFixed, type PartieState, type Team } from './types.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from './scenario-types.ts';
import { distances, nearest } from './map.ts';

/** Example: the source tells neither how many combat cards stay in the box, nor which (M8). */
export const EXAMPLE_SUPPLY: Deck = { plus1: 0, plus2: 8, plus3: 6, surcharge: 4, temps: 2, outil: 2, flux: 2 };
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  masters: 'Masters of the Universe',
  evil: 'Evil Warriors',
  horde: 'Horde',
};
/** Merchants' outposts of each side, by the base there (foe.premiere.zones-*). */
const FIRST_ZONES: Readonly<Record<ZoneId, readonly ZoneId[]>> = {
  'chateau-grayskull': ['chateau-foe', 'village-de-gaz', 'village-d-eldor'],
  'temple-de-serpos': ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'],
  'temple-de-hordak': ['gouffre-gluant', 'village-d-orkas', 'usines-de-la-horde'],
};

export const mapOf = ({ map = 'eternia' }: PartieScenario): MapSpec | undefined => {
  if (typeof map !== 'string') return map;
  const maps: Readonly<Record<string, MapSpec>> = EXAMPLE_MAPS;
  return Object.hasOwn(maps, map) ? maps[map] : undefined;
};
export const trackOf = ({ track = EXAMPLE_TRACK }: PartieScenario): PartieFixed['track'] => track;
/** Example cards and those of one's own, which replace an example of the same id. */
export const libraryOf = ({ cards = [] }: PartieScenario): Readonly<Record<CardId, AnyCard>> =>
  Object.fromEntries([...EXAMPLE_CARDS, ...cards].map((card) => [card.id, card]));
const carriedIn = ({ ally, mount, worn = [], pack = [], spells = [] }: HeroSpec): readonly CardId[] => [
  ...(ally === undefined ? [] : [ally]),
  ...(mount === undefined ? [] : [mount]),
  ...worn,
  ...pack,
  ...spells,
];
/** Every card that the scenario puts somewhere, with its path. */
export const placedIn = ({
  teams,
  offers = {},
  decks = {},
  boss,
}: PartieScenario): readonly (readonly [card: CardId, about: string])[] => [
  ...teams.flatMap(({ heroes, victory = [] }, t) => [
    ...heroes.flatMap((hero, h) => carriedIn(hero).map((card) => [card, `teams.${t}.heroes.${h}`] as const)),
    ...victory.map((card) => [card, `teams.${t}.victory`] as const),
  ]),
  ...MERCHANTS.flatMap((merchant) => (offers[merchant] ?? []).map((card) => [card, `offers.${merchant}`] as const)),
  ...DECKS.flatMap((deck) => (decks[deck] ?? []).map((card) => [card, `decks.${deck}`] as const)),
  ...(boss === undefined ? [] : [[boss.card, 'boss.card'] as const]),
];
/** The cards of a deck: as told; else the examples that nobody holds. A skirmish has no victory card, and of scenario cards the creatures that can be tamed. */
const deckOf = (
  scenario: PartieScenario,
  library: Readonly<Record<CardId, AnyCard>>,
  deck: DeckName,
): readonly CardId[] => {
  const given = scenario.decks?.[deck];
  if (given !== undefined) return given;
  const placed = new Set(placedIn(scenario).map(([card]) => card));
  const rest = EXAMPLE_DECKS[deck].filter((card) => !placed.has(card));
  if (scenario.kind !== 'escarmouche') return rest;
  if (deck === 'victoire') return [];
  return deck === 'scenarios'
    ? rest.filter((id) => library[id]?.type === 'creature-epique' && library[id].cost !== null)
    : rest;
};
export const decksOf = (
  scenario: PartieScenario,
  library: Readonly<Record<CardId, AnyCard>>,
): Readonly<Record<DeckName, readonly CardId[]>> =>
  Object.fromEntries(DECKS.map((deck) => [deck, deckOf(scenario, library, deck)])) as Readonly<
    Record<DeckName, readonly CardId[]>
  >;

export const isMounted = (spec: HeroSpec): boolean => heroCardOf(spec.hero)?.mounted === true;
const hasMounted = ({ heroes }: TeamSpec): boolean => heroes.some(isMounted);
/** Whether a team is owed something for facing a mounted hero without having one. */
export const isCompensated = ({ teams }: PartieScenario, team: TeamSpec): boolean =>
  !hasMounted(team) && teams.some((other) => other !== team && hasMounted(other));
/** What a reserve begins with: 3 Eternium a hero and 1 more; nothing in a skirmish, whose purchases are over; 4 more facing a mounted hero. */
export const eterniumOf = (scenario: PartieScenario, team: TeamSpec): number => {
  const { hero, team: more } = START_ETERNIUM.standard;
  const due = scenario.kind === 'escarmouche' ? 0 : hero * team.heroes.length + more;
  return team.eternium ?? due + (isCompensated(scenario, team) ? START_ETERNIUM.mounted : 0);
};
/** Whether a team may have soldiers in its own base: its scenario says so, or an ability or a card of one of its heroes. */
export const isGarrisoned = (scenario: PartieScenario, { heroes }: TeamSpec): boolean => {
  const library = libraryOf(scenario);
  const gives = (id: CardId): boolean => {
    const card = Object.hasOwn(library, id) ? library[id] : undefined;
    return card !== undefined && 'bonus' in card && card.bonus?.garnison === true;
  };
  return (
    scenario.baseSoldiers === true ||
    heroes.some(
      (spec) =>
        heroCardOf(spec.hero)?.garrison === true ||
        [spec.ally, spec.mount, ...(spec.worn ?? [])].some((id) => id !== undefined && gives(id)),
    )
  );
};
export const soldiersOf = ({ soldiers = {} }: TeamSpec): number =>
  Object.values(soldiers).reduce((sum, count) => sum + count, 0);
/** The marker: on the first day; on the first skull event in a first game (A52); where one likes in a study position. */
export const cellOf = (scenario: PartieScenario): number => {
  const track = trackOf(scenario);
  if (scenario.kind === 'etude') return scenario.round ?? 0;
  return Math.max(
    0,
    track.findIndex(({ day, skull }) => (scenario.kind === 'premiere' ? skull === 1 : day)),
  );
};
/** Where the heroes of a first game may be drawn to: the merchants' outposts of the source, or the three nearest of one's own map. */
export const firstZones = ({ fixed }: Pick<PartieState, 'fixed'>, team: Team): readonly ZoneId[] => {
  const base = fixed.teams[team]?.base ?? '';
  const shops = fixed.map.zones.filter(({ merchant }) => merchant !== undefined).map(({ id }) => id);
  const named = FIRST_ZONES[base] ?? [];
  if (named.length > 0 && named.every((zone) => shops.includes(zone))) return named;
  const steps = distances({ fixed }, base);
  const bases = fixed.teams.map((one) => one.base);
  const mine = shops.filter((zone) => nearest({ fixed }, zone, bases)[0] === base);
  return mine.toSorted((a, b) => (steps.get(a) ?? 99) - (steps.get(b) ?? 99)).slice(0, 3);
};
export const fixedOf = (scenario: PartieScenario, map: MapSpec): PartieFixed => {
  const { teams, kind, skulls = [], dice = EXAMPLE_WILD_DIE, epicDie = EXAMPLE_EPIC_DIE, skirmish = null } = scenario;
  const library = libraryOf(scenario);
  const bosses = skulls.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.do === 'boss' ? [effect.card] : [])),
  );
  const used = new Set([
    ...placedIn(scenario).map(([card]) => card),
    ...Object.values(decksOf(scenario, library)).flat(),
    ...bosses,
  ]);
  let next = 0;
  return {
    options: readOptions(scenario.options).options,
    kind,
    map,
    track: trackOf(scenario),
    heroes: teams.flatMap(({ heroes }) => heroes.flatMap((spec) => heroCardOf(spec.hero) ?? [])),
    teamOf: teams.flatMap(({ heroes }, t) => heroes.map(() => t as Team)),
    teams: teams.map(({ name, faction, base, heroes }) => ({
      name: name ?? FACTION_NAMES[faction],
      faction,
      base,
      heroes: heroes.map(() => next++),
    })),
    cards: Object.fromEntries(Object.entries(library).filter(([id]) => used.has(id))),
    skulls,
    dice,
    epicDie,
    skirmish,
    baseSoldiers: scenario.baseSoldiers ?? false,
    deployment: skirmish === null ? [] : skirmish.zones.map(({ outposts }) => outposts),
    soldierCount: SOLDIERS,
  };
};
