// What the suites try whole games and skirmishes on, beside the ready-made scenarios: the positions of the ledger's cases, which are short and each set some rule to work,
// what those cases refuse, and scenarios that links are measured on.
import { at as market } from '../../../src/engine/fields-of-eternia/cases/partie-cards-positions.fixture.ts';
import { CARD_CASES } from '../../../src/engine/fields-of-eternia/cases/partie-cards.fixture.ts';
import { CORE_CASES } from '../../../src/engine/fields-of-eternia/cases/partie-core.fixture.ts';
import {
  escAt,
  SKIRMISH_CASES,
  SKIRMISH_GAME_CASES,
  skirmishAt,
} from '../../../src/engine/fields-of-eternia/cases/skirmish.fixture.ts';
import { NO_CARDS } from '../../../src/engine/fields-of-eternia/combat/board.ts';
import type { CombatScenario, Playable } from '../../../src/engine/fields-of-eternia/combat/scenario-types.ts';
import type { EscAction, EscarmoucheScenario } from '../../../src/engine/fields-of-eternia/escarmouche/types.ts';
import { heroOf } from '../../../src/engine/fields-of-eternia/heroes.ts';
import {
  BAD,
  GAMES,
  skirmish,
  standard,
  STRANGERS,
  trio,
  VEILED,
} from '../../../src/engine/fields-of-eternia/partie/games.fixture.ts';
import type { HeroSpec, PartieScenario } from '../../../src/engine/fields-of-eternia/partie/scenario-types.ts';
import type { PartieAction } from '../../../src/engine/fields-of-eternia/partie/types.ts';
import type { SoloScenario } from '../../../src/engine/fields-of-eternia/solo/types.ts';
import type { EpicCard, HeroCard, MapZone } from '../../../src/engine/fields-of-eternia/types.ts';

interface Tried<P, A> {
  readonly scenario: P;
  readonly refused?: readonly (readonly [action: A, code: string])[];
  readonly faults?: readonly string[];
}
const legal = <P>(cases: readonly Tried<P, unknown>[]): readonly P[] =>
  cases.filter(({ faults }) => faults === undefined).map(({ scenario }) => scenario);
const illegal = <P>(cases: readonly Tried<P, unknown>[]): readonly P[] =>
  cases.filter(({ faults }) => faults !== undefined).map(({ scenario }) => scenario);
const refused = <A>(cases: readonly Tried<unknown, A>[]): readonly A[] =>
  cases.flatMap((one) => (one.refused ?? []).map(([action]) => action));
const once = <T>(list: readonly T[]): readonly T[] => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
];

// ── Whole games
const CASES: readonly Tried<PartieScenario, PartieAction>[] = [
  ...Object.values(CORE_CASES).flat(),
  ...CARD_CASES,
  ...SKIRMISH_GAME_CASES,
];
/** Bases that are not those of the source, which is told without being refused. */
const AWAY = standard({
  teams: [
    {
      faction: 'masters',
      base: 'temple-de-serpos',
      heroes: [{ hero: 'he-man' }, { hero: 'teela' }, { hero: 'stratos' }],
    },
    {
      faction: 'evil',
      base: 'chateau-grayskull',
      heroes: [{ hero: 'skeletor' }, { hero: 'beast-man' }, { hero: 'evil-lyn' }],
    },
  ],
});
const outpost = (id: string): MapZone => ({
  id,
  name: `Marchand ${id}`,
  kind: 'avant-poste',
  merchant: 'forge',
  x: 50,
  y: 50,
});
const HORDAK = ['village-d-orkas', 'usines-de-la-horde', 'gouffre-gluant'];
const GRAYSKULL = ['chateau-foe', 'village-de-gaz', 'village-d-eldor'];
/** A first game from the temple of Hordak, on a map of one's own. */
const FIRST_HORDE: PartieScenario = {
  ...trio(),
  kind: 'premiere',
  teams: trio()
    .teams.filter(({ faction }) => faction !== 'evil')
    .map((team) => (team.faction === 'horde' ? { ...team, base: 'temple-de-hordak' } : team)),
  map: {
    zones: [
      ...[...GRAYSKULL, ...HORDAK].map(outpost),
      { id: 'chateau-grayskull', name: 'Château', kind: 'avant-poste', x: 0, y: 0 },
      { id: 'temple-de-hordak', name: 'Temple', kind: 'avant-poste', x: 99, y: 0 },
      { id: 'plaine', name: 'Plaine', kind: 'contree', x: 50, y: 50 },
    ],
    edges: [...GRAYSKULL, ...HORDAK, 'chateau-grayskull', 'temple-de-hordak'].map((a) => ({
      a,
      b: 'plaine',
      kind: 'limite',
    })),
  },
};
export const PARTIES: readonly PartieScenario[] = [
  ...GAMES,
  trio(),
  ...VEILED,
  AWAY,
  FIRST_HORDE,
  ...once(legal(CASES)),
];
export const PARTIE_STRANGERS: readonly PartieAction[] = [...once(refused(CASES)), ...STRANGERS()];
export const BAD_PARTIES: readonly PartieScenario[] = [
  ...illegal(CASES),
  ...BAD.map(([, scenario]) => scenario),
  skirmish({
    teams: skirmish().teams.map((team) => ({
      ...team,
      heroes: team.heroes.map(({ hero, ...spec }) => ({
        ...spec,
        hero: { ...(heroOf(`${hero as string}`) as HeroCard), mounted: true },
      })),
    })),
  }),
  skirmish({
    teams: skirmish()
      .teams.toReversed()
      .map((team, t) => ({ ...team, faction: t === 0 ? 'masters' : 'evil' })),
  }),
  standard({ decks: { scenarios: ['inconnue'] } }),
];
/** He-Man, who has a friend already, meets another. */
export const SECOND_ALLY: PartieScenario = market({
  mine: { eternium: 9 },
  hero: { ally: 'ex-eclaireuse' },
  decks: { rencontres: ['ex-garde-royal'] },
});
const creature = (id: string, health: number, attack: number): EpicCard => ({
  type: 'creature-epique',
  id,
  name: `Bête ${id}`,
  health,
  attack,
  defense: 0,
  initiative: 0,
  cost: 1,
  reward: [{ do: 'eternium', value: 1 }],
});
/** Heroes chosen freely, a mount that falls at a touch, and one that nobody beats. */
export const FREE_CHOICE: PartieScenario = skirmishAt(
  {
    cards: [creature('facile', 1, 0), creature('terrible', 20, 9)],
    decks: {
      rencontres: ['ex-pillard', 'ex-garde-royal'],
      scenarios: ['facile', 'terrible'],
      boutique: [],
      guilde: [],
      forge: [],
    },
  },
  [
    { eternium: 12, supply: NO_CARDS },
    { eternium: 12, supply: NO_CARDS },
  ],
  { freeChoice: true, end: 4 },
); // nothing to train with: it is not about that
/** He-Man at 1 PS, Skeletor beside both outposts of his deployment zone: home is beside Teela, or far away. */
const threatened = (friends: readonly HeroSpec[]): PartieScenario =>
  skirmishAt({}, [
    { heroes: [{ hero: 'he-man', zone: 'p', damage: 8 }, ...friends] },
    { heroes: [{ hero: 'skeletor', zone: 'c' }] },
  ]);
export const NEAR_FRIEND: PartieScenario = threatened([{ hero: 'teela', zone: 'e' }]);
export const FAR_AWAY: PartieScenario = threatened([]);

// ── Combats
const help = (id: string): Playable => ({
  id,
  name: `Renfort ${id}`,
  owner: id.startsWith('a') ? 'Teela' : 'Stratos',
  effects: [{ do: 'plus', zone: 'choix', value: 1 }],
});
/** Friends who do not fight, but whose spells help the one attacked. */
export const TOGETHER: CombatScenario = {
  name: 'Plus fort ensemble',
  column: 'heros',
  active: { hero: 'skeletor' },
  defender: { hero: 'he-man', friends: 2, spells: ['a1', 'a2', 'b1', 'b2'].map(help) },
  options: { plusFortEnsemble: true },
};
const blaze: Playable = {
  id: 'brasier',
  name: 'Brasier',
  effects: [
    { do: 'infliger', value: 1 },
    { do: 'perdre', value: 1 },
  ],
};
/** One spell brings both down. */
export const BOTH_FALL: CombatScenario = {
  name: 'Brasier',
  column: 'heros',
  active: { hero: 'he-man', health: 1, spells: [blaze] },
  defender: { hero: 'skeletor', health: 1 },
};

// ── Skirmishes
export const ETERNIA: EscarmoucheScenario = {
  name: 'Escarmouche à Eternia',
  first: null,
  teams: [
    { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man', 'teela', 'stratos'] },
    { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor', 'beast-man', 'trap-jaw'] },
  ],
  skirmish: {
    zones: [
      { name: 'Couchant', outposts: ['village-de-gaz', 'village-d-eldor', 'chateau-foe'] },
      { name: 'Levant', outposts: ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'] },
    ],
    soldiers: 4,
    forbidden: ['heros'],
    end: 2,
  },
};
export const SKIRMISHES: readonly EscarmoucheScenario[] = [
  ...once(legal(SKIRMISH_CASES)),
  escAt({ first: null, options: { passerProvisoire: true } }, { soldiers: 3, forbidden: ['heros', 'creature'] }),
  escAt({}, { freeChoice: true, tokens: 0, soldiers: 0, end: 1 }),
  ETERNIA,
];
export const SKIRMISH_STRANGERS: readonly EscAction[] = [
  ...once(refused(SKIRMISH_CASES)),
  { type: 'esc-pass' },
  { type: 'esc-first', team: 2 },
  { type: 'esc-reveal', card: 'inconnue' },
  { type: 'end-turn' },
  { type: 'go' },
];
export const BAD_SKIRMISHES: readonly EscarmoucheScenario[] = [
  ...illegal(SKIRMISH_CASES),
  escAt({}, { zones: [{ name: 'Ouest', outposts: ['p'] }] }),
  escAt(
    {},
    {
      zones: [
        { name: 'Ouest', outposts: [] },
        { name: 'Est', outposts: ['r'] },
      ],
    },
  ),
  escAt(
    {},
    {
      zones: [
        { name: 'Ouest', outposts: ['c'] },
        { name: 'Est', outposts: ['r'] },
      ],
    },
  ),
  escAt({ places: [['a'], ['r']] }),
  escAt({}, { soldiers: 7 }),
  escAt({}, { tokens: -1 }),
];

// ── Links
/** A combat with words, cards and a place of one's own. */
export const OWN_FIGHT: CombatScenario = {
  name: 'Le pont du vieux fort',
  column: 'heros',
  active: {
    hero: 'he-man',
    health: 6,
    soldiers: 2,
    eternium: 4,
    base: 'Château Grayskull',
    spells: [{ id: 'ma-foudre', name: 'Foudre', effects: [{ do: 'infliger', value: 2 }] }],
  },
  defender: { hero: 'skeletor', health: 7, soldiers: 1, eternium: 3, base: 'Temple de Serpos' },
  place: { name: 'Vieux fort', kind: 'avant-poste', near: [{ id: 'plaine', name: 'Plaine', kind: 'contree' }] },
  options: { combatPlusRapide: true },
};
/** Nobody can pay for a flight: two rounds, most of the time. */
export const LONG_FIGHT: CombatScenario = {
  ...OWN_FIGHT,
  name: 'Deux manches',
  active: { hero: 'he-man', soldiers: 2 },
  defender: { hero: 'skeletor', soldiers: 1 },
  options: { initiativeCompte: true },
};
/** A sheet in the middle of a game. */
export const MIDWAY: SoloScenario = {
  name: 'Partie solo du dimanche',
  level: 'novice',
  heroes: [{ hero: 'he-man', damage: 2 }, { hero: 'teela', defeats: 1 }, { hero: 'stratos' }],
  enemies: [{ hero: 'skeletor', damage: 3 }, { hero: 'evil-lyn' }],
  outposts: [
    { name: 'Château Foe', soldiers: 2 },
    { name: 'Tour Viper', held: 'nous', enemyFirst: true },
    { name: 'Cité de Targa' },
  ],
  track: [true, false, true, false, true, false].map((day) => ({ day })),
  round: 3,
  begun: true,
  eternium: 6,
  pv: 2,
};
