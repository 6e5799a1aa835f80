// Positions of a whole game drawn for exercises: two heroes a team, each team on its own zones of the example map.
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { scripted } from '../../kernel/play.ts';
import { EXAMPLE_MAPS } from '../data-map.ts';
import { EXAMPLE_MERCHANT_CARDS } from '../data-merchants.ts';
import { partie } from '../partie/index.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../partie/scenario-types.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import type { CardId, MapZone, MerchantCard, ZoneId } from '../types.ts';
import { heroesFrom } from './fight.ts';
import { between, type Moment, momentOf, pick, rarely, shuffled } from './kit.ts';

export const MODE = 'partie';
const BASES = ['chateau-grayskull', 'temple-de-serpos'] as const;
const LANDS = EXAMPLE_MAPS.eternia.zones.filter(({ id, kind }) => kind !== 'mer' && !BASES.some((base) => base === id));
const SHARE = 7; // zones that a team may stand on
const isOutpost = (id: ZoneId): boolean => LANDS.some((zone) => zone.id === id && zone.kind === 'avant-poste');
const teamOf = (random: Rng, t: 0 | 1, zones: readonly ZoneId[], count: number, first: Partial<HeroSpec>): TeamSpec => {
  const faction = t === 0 ? 'masters' : 'evil';
  const stay = zones.slice(0, 4);
  const hero = ({ id, health }: { readonly id: string; readonly health: number }): HeroSpec => ({
    hero: id,
    damage: random.below(health),
    ...(rarely(random, 6) ? {} : { zone: pick(random, stay) }),
  });
  const held = zones.filter((zone) => isOutpost(zone) && rarely(random, 2)).slice(0, 5); // a team has 15 soldiers
  return {
    faction,
    base: BASES[t],
    heroes: heroesFrom(random, faction, count).map((card, i) => ({ ...hero(card), ...(i === 0 ? first : {}) })),
    soldiers: Object.fromEntries(held.map((zone) => [zone, between(random, 1, 3)])),
    eternium: random.below(8),
    victory: [],
  };
};
/** Open offers, so that no draw comes between two actions. */
const offerOf = (type: MerchantCard['type']): readonly CardId[] =>
  EXAMPLE_MERCHANT_CARDS.filter((card) => card.type === type)
    .slice(0, 4)
    .map(({ id }) => id);
export const OFFERS = { boutique: offerOf('equipement'), guilde: offerOf('sort'), forge: offerOf('vehicule') } as const;
/** By day on even cells, by night on odd ones. `first`: what is told of the first hero of the first team. */
export const studyOf = (
  random: Rng,
  heroes: number,
  more: Partial<PartieScenario> = {},
  first: Partial<HeroSpec> = {},
): PartieScenario => {
  const drawn = shuffled(
    random,
    LANDS.map(({ id }) => id),
  );
  const zones = first.zone === undefined ? drawn : [first.zone, ...drawn.filter((id) => id !== first.zone)];
  const teams = ([0, 1] as const).map((t) =>
    teamOf(random, t, zones.slice(SHARE * t, SHARE * (t + 1)), heroes, t === 0 ? first : {}),
  );
  return {
    name: 'Exercice : une position',
    note: 'Position tirée au hasard. Carte, fiches et compteur de manche sont des exemples : le livret ne les donne pas.',
    kind: 'etude',
    first: 0,
    round: random.below(6),
    teams,
    quests: [],
    offers: OFFERS,
    ...more,
  };
};
/** The position after these actions; a refused one stops it short. */
export const played = (scenario: PartieScenario, actions: readonly PartieAction[]): Moment<PartieState, PartieAction> =>
  momentOf(partie, scenario, scripted(actions), actions.length);
export const zoneOf = ({ fixed }: PartieState, id: ZoneId): MapZone =>
  known(fixed.map.zones.find((zone) => zone.id === id));
/** What joins two zones, as the map draws it. */
export const joinFact = (state: PartieState, from: ZoneId, to: ZoneId): string => {
  const kinds = state.fixed.map.edges
    .filter(({ a, b }) => (a === from && b === to) || (a === to && b === from))
    .map(
      ({ kind }) =>
        ({ limite: 'une limite', chemin: 'un chemin', couloir: 'un couloir de vol', bord: 'une même icône de bord' })[
          kind
        ],
    );
  return `Entre ${zoneOf(state, from).name} et ${zoneOf(state, to).name} : ${kinds.length === 0 ? 'rien en commun' : kinds.join(', ')}.`;
};
export const kindFact = (state: PartieState, id: ZoneId): string => {
  const { name, kind } = zoneOf(state, id);
  const owner = state.fixed.teams.find(({ base }) => base === id);
  return `${name} : ${owner === undefined ? { mer: 'de l’eau', contree: 'contrée sauvage', 'avant-poste': 'avant-poste' }[kind] : `base de l’équipe ${owner.name}`}.`;
};
