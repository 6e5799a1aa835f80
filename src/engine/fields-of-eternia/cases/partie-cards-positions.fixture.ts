// Study positions of the whole game for cases about cards: a small map where everything touches one wild zone.
import type { HeroSpec, PartieScenario, TeamSpec } from '../partie/scenario-types.ts';
import type { PartieAction } from '../partie/types.ts';
import type { AnyCard, MapSpec, MapZone, Merchant, WildDice, WildFace } from '../types.ts';

const outpost = (id: string, merchant?: Merchant): MapZone => ({
  id,
  name: `Avant-poste ${id}`,
  kind: 'avant-poste',
  x: 50,
  y: 50,
  ...(merchant === undefined ? {} : { merchant }),
});
/** Bases a and b; shops p, q and r; guild g; forges f and h; an outpost o; wild zones c and d. */
export const MARKET: MapSpec = {
  zones: [
    outpost('a'),
    outpost('b'),
    outpost('p', 'boutique'),
    outpost('q', 'boutique'),
    outpost('r', 'boutique'),
    outpost('g', 'guilde'),
    outpost('f', 'forge'),
    outpost('h', 'forge'),
    outpost('o'),
    { id: 'c', name: 'Contrée c', kind: 'contree', x: 50, y: 50 },
    { id: 'd', name: 'Contrée d', kind: 'contree', x: 50, y: 50 },
  ],
  edges: [
    ...['a', 'b', 'p', 'q', 'r', 'g', 'f', 'h', 'o', 'd'].map((b) => ({ a: 'c', b, kind: 'limite' }) as const),
    { a: 'f', b: 'h', kind: 'limite' },
  ],
};
export interface Setting extends Partial<Omit<PartieScenario, 'teams'>> {
  readonly mine?: Partial<TeamSpec>; // the team whose word it is
  readonly theirs?: Partial<TeamSpec>;
  readonly hero?: Partial<HeroSpec>; // its first hero, He-Man, in the wild zone c
  readonly friend?: Partial<HeroSpec>; // Teela, at the base
  readonly foe?: Partial<HeroSpec>; // Skeletor, at his base
}
/** He-Man and Teela against Skeletor, He-Man about to play. No deck but those told. */
export const at = ({ mine, theirs, hero, friend, foe, ...more }: Setting = {}): PartieScenario => ({
  name: 'Essai',
  kind: 'etude',
  map: MARKET,
  first: 0,
  decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [], ...more.decks },
  teams: [
    {
      name: 'Bleus',
      faction: 'masters',
      base: 'a',
      heroes: [
        { hero: 'he-man', zone: 'c', ...hero },
        { hero: 'teela', ...friend },
      ],
      eternium: 0,
      victory: [],
      ...mine,
    },
    {
      name: 'Rouges',
      faction: 'evil',
      base: 'b',
      heroes: [{ hero: 'skeletor', ...foe }],
      eternium: 0,
      victory: [],
      ...theirs,
    },
  ],
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'decks')),
});
export const ACTIVATE: PartieAction = { type: 'activate', hero: 0 };
export const brave = (cards: 1 | 2): PartieAction => ({ type: 'brave', cards });
export const take = (...cards: readonly string[]): readonly PartieAction[] =>
  cards.map((card) => ({ type: 'take', card }));
export const shop = (merchant: Merchant): PartieAction => ({ type: 'shop', merchant });
export const buy = (card: string): PartieAction => ({ type: 'buy', card });
export const move = (to: string): PartieAction => ({ type: 'move', to });
export const roll = (...faces: readonly WildFace[]): readonly PartieAction[] =>
  faces.map((face) => ({ type: 'roll', face }));
export const dice = (blanc: number, reussite: number, double: number, relancer: number): WildDice => ({
  blanc,
  reussite,
  double,
  relancer,
});
/** Every success of a throw of seven where it is needed: the defence, the PS, then the attack of an enemy. */
export const beat = (defense: number, ps: number, attaque: number, blanks: number): readonly PartieAction[] => [
  { type: 'wild-throw', faces: dice(blanks, defense + ps + attaque, 0, 0) },
  ...(['defense', 'ps', 'attaque'] as const).flatMap((to) =>
    Array.from({ length: { defense, ps, attaque }[to] }, (): PartieAction => ({
      type: 'wild-assign',
      die: 'reussite',
      to,
    })),
  ),
  { type: 'wild-go' },
];
/** A victory card of the reader's: so much Eternium, then so many quests. */
export const OWN_VICTORY: AnyCard = {
  type: 'victoire',
  id: 'v',
  name: 'Essai de victoire',
  main: { text: 'Avoir 5 Eternium.', goal: { kind: 'eternium', count: 5 }, pv: 2 },
  second: { text: 'Réussir une quête.', goal: { kind: 'quetes', count: 1 }, pv: 1 },
};
