// « usage »: what a week of play found, held against the source.
import type { EscAction, EscarmoucheScenario } from '../escarmouche/types.ts';
import type { PartieAction } from '../partie/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { CombatAction } from '../combat/types.ts';
import { EXAMPLE_HEROES } from '../heroes.ts';
import type { Effect, EpicCard, EquipmentCard, GridZone, HeroCard, VehicleCard } from '../types.ts';
import { at, ACTIVATE } from './partie-cards-positions.fixture.ts';
import type { Case } from './run.fixture.ts';
import { escAt, skirmishAt } from './skirmish.fixture.ts';

// ── A mount of a skirmish (l. 3041-3044)
/** 1 PS and no initiative: any hero takes it by surprise. Its printed reward: 2 PV, 1 Eternium, and a throw for 1 PV or the loss of one. */
const REWARD: readonly Effect[] = [
  { do: 'pv', value: 2 },
  { do: 'eternium', value: 1 },
  { do: 'jet', success: [{ do: 'pv', value: 1 }], failure: [{ do: 'pv', value: -1 }] },
];
const prey = (cost: number | null, reward: readonly Effect[] = []): EpicCard => ({
  type: 'creature-epique',
  id: 'proie',
  name: 'Proie',
  health: 1,
  attack: 1,
  defense: 0,
  initiative: 0,
  cost,
  reward,
});
const mountAt = (card: EpicCard, more: Partial<PartieScenario> = {}): PartieScenario =>
  skirmishAt(
    { cards: [card], decks: { rencontres: [], scenarios: [card.id], boutique: [], guilde: [], forge: [] }, ...more },
    [{ eternium: 4, pv: 3 }, { eternium: 4 }],
    { forbidden: ['creature'] },
  );
const put = (zone: GridZone): readonly CombatAction[] => [
  { type: 'draw', card: 'plus1' },
  { type: 'lay', zone },
];
const GO: CombatAction = { type: 'go' };
/** To the end of phase 7: the prey is taken by surprise. */
const BEATEN: readonly PartieAction[] = [
  { type: 'first', team: 0 },
  { type: 'activate', hero: 0 },
  { type: 'acquire' },
  { type: 'take', card: 'proie' },
  { type: 'weapon', weapon: 0 },
  { type: 'epic', face: 'a1' },
  ...put('initiative'),
  ...put('defense'),
  ...put('initiative'),
  ...put('defense'),
  { type: 'pass' },
  { type: 'pass' },
  GO,
  GO,
];
/** The other team asks for a mount after it. */
const NEXT: readonly PartieAction[] = [GO, { type: 'end-turn' }, { type: 'activate', hero: 1 }];

// ── Soldiers in a base (l. 446-448): refused, unless a scenario, an ability or a card says otherwise
const own = (id: string, more: Partial<HeroCard>): HeroCard => {
  const [card] = EXAMPLE_HEROES.filter((hero) => hero.id === id);
  if (card === undefined) throw new Error(id);
  return { ...card, ...more };
};
const BANNER: EquipmentCard = {
  type: 'equipement',
  id: 'banniere',
  name: 'Bannière',
  kind: 'artefact',
  cost: 1,
  bonus: { garnison: true },
};
/** On the small map « pont »: base A, outposts P and Q, base B, joined by paths; the Masters begin at home. */
const homeAt = (
  more: Partial<PartieScenario> = {},
  mine: Partial<PartieScenario['teams'][number]> = {},
): PartieScenario => ({
  name: 'Garnison',
  kind: 'etude',
  map: 'pont',
  first: 0,
  round: 0,
  decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [] },
  ...more,
  teams: [
    { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man' }], soldiers: { p: 2 }, ...mine },
    { faction: 'evil', base: 'b', heroes: [{ hero: 'skeletor' }] },
  ],
});
const reinforce: PartieAction = { type: 'reinforce', count: 3 };
const march: PartieAction = { type: 'march', from: 'p', to: 'a', count: 2 };
const OPENED = {
  play: [ACTIVATE, reinforce],
  then: { soldiers: { a: [3, 0], p: [2, 0] }, teams: [{ reserve: 10 }, {}] },
} as const;
const INVADE: PartieScenario = homeAt(
  { baseSoldiers: true },
  { heroes: [{ hero: 'he-man', zone: 'q' }], soldiers: { q: 1 } },
);

// ── A vehicle's « +1* » (l. 2583-2584)
const vehicle = (when: NonNullable<VehicleCard['starred']>['when'], bonus: VehicleCard['bonus']): VehicleCard => ({
  type: 'vehicule',
  id: 'engin',
  name: 'Engin',
  cost: 2,
  bonus: {},
  starred: { when, bonus },
});
/** He-Man, who moves by 2, stands in the wild zone C of « pont », beside P and Q, with his vehicle. */
const drivenAt = (card: VehicleCard, round: number, more: Partial<PartieScenario> = {}): PartieScenario =>
  homeAt({ cards: [card], round, ...more }, { heroes: [{ hero: 'he-man', zone: 'c', mount: 'engin' }], soldiers: {} });
const LONG: VehicleCard = vehicle('nuit', { deplacement: 1 });
const ROUND_TRIP: readonly PartieAction[] = [ACTIVATE, { type: 'move', to: 'p' }, { type: 'move', to: 'c' }];
const fightAt = (card: VehicleCard): PartieScenario => ({
  ...drivenAt(card, 0),
  teams: [
    { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man', zone: 'c', mount: 'engin' }] },
    { faction: 'evil', base: 'b', heroes: [{ hero: 'skeletor', zone: 'q' }] },
  ],
});
const STRUCK: readonly PartieAction[] = [ACTIVATE, { type: 'move', to: 'q' }];

export const USAGE_CASES: readonly Case<PartieScenario, PartieAction, object>[] = [
  // Mounts
  {
    id: 'usage',
    says: 'a mount whose card prints PV gives the rest of its reward alone',
    rules: ['foe.escarmouche.monture-gagnee'],
    scenario: mountAt(prey(null, REWARD)),
    play: [...BEATEN, GO, { type: 'roll', face: 'reussite' }],
    then: { teams: [{ pv: 3, eternium: 4 - 2 + 1 }, {}] },
  },
  {
    id: 'usage',
    says: 'what its card takes away is taken',
    rules: ['foe.escarmouche.monture-gagnee'],
    scenario: mountAt(prey(null, REWARD)),
    play: [...BEATEN, GO, { type: 'roll', face: 'blanc' }],
    then: { teams: [{ pv: 2 }, {}] },
  },
  {
    id: 'usage',
    says: 'A81: a mount that nobody tames leaves the game',
    rules: ['foe.escarmouche.monture-gagnee'],
    scenario: mountAt(prey(null)),
    play: [...BEATEN, ...NEXT],
    then: { out: ['proie'], piles: { scenarios: { cards: [], discard: [] } } },
    shut: ['acquire'],
    refused: [[{ type: 'acquire' }, 'paquet-vide']],
  },
  {
    id: 'usage',
    says: 'A81: with its option it goes to the discard, and comes back',
    rules: ['foe.escarmouche.monture-gagnee', 'foe.mise-en-place.pioche-epuisee'],
    scenario: mountAt(prey(null), { options: { montureDefaussee: true } }),
    play: [...BEATEN, ...NEXT, { type: 'acquire' }],
    open: [{ type: 'take', card: 'proie' }],
  },
  {
    id: 'usage',
    says: 'A81: tamed, it stays with its hero',
    rules: ['foe.escarmouche.monture-gagnee', 'foe.soutien.dompter'],
    scenario: mountAt(prey(1)),
    play: [...BEATEN, { type: 'tame', yes: true }, GO],
    then: { heroes: [{ mount: 'proie' }, {}] },
  },
  // Soldiers in a base
  {
    id: 'usage',
    says: 'no soldier in a base, by default',
    rules: ['foe.plateau.base-sans-soldat'],
    scenario: homeAt(),
    play: [ACTIVATE],
    shut: ['reinforce'],
    refused: [
      [reinforce, 'base-sans-soldat'],
      [march, 'base-sans-soldat'],
    ],
  },
  {
    id: 'usage',
    says: 'a scenario that allows it',
    rules: ['foe.soldats.renforcer'],
    scenario: homeAt({ baseSoldiers: true }),
    ...OPENED,
  },
  {
    id: 'usage',
    says: 'an ability that allows it',
    rules: ['foe.soldats.renforcer'],
    scenario: homeAt({}, { heroes: [{ hero: own('he-man', { garrison: true }) }] }),
    ...OPENED,
  },
  {
    id: 'usage',
    says: 'a card that allows it',
    rules: ['foe.soldats.renforcer'],
    scenario: homeAt({ cards: [BANNER] }, { heroes: [{ hero: 'he-man', worn: ['banniere'] }] }),
    ...OPENED,
  },
  {
    id: 'usage',
    says: 'soldiers march home where that is allowed',
    rules: ['foe.soldats.deplacer'],
    scenario: homeAt({ baseSoldiers: true }),
    play: [ACTIVATE, march],
    then: { soldiers: { a: [2, 0] } },
  },
  {
    id: 'usage',
    says: 'never into the base of another team',
    rules: ['foe.plateau.base-inviolable'],
    scenario: INVADE,
    play: [ACTIVATE],
    refused: [[{ type: 'march', from: 'q', to: 'b', count: 1 }, 'base-inviolable']],
  },
  {
    id: 'usage',
    says: 'three soldiers there at most',
    rules: ['foe.plateau.trois-soldats'],
    scenario: homeAt({ baseSoldiers: true }, { soldiers: { a: 4 } }),
    faults: ['soldats-zone'],
  },
  {
    id: 'usage',
    says: 'a position with soldiers at home, refused by default',
    rules: ['foe.plateau.base-sans-soldat'],
    scenario: homeAt({}, { soldiers: { a: 1 } }),
    faults: ['soldats-base'],
  },
  {
    id: 'usage',
    says: 'a position with soldiers in the base of others, always refused',
    rules: ['foe.plateau.base-sans-soldat'],
    scenario: homeAt({ baseSoldiers: true }, { soldiers: { b: 1 } }),
    faults: ['soldats-base', 'deux-equipes'],
  },
  // « +1* »
  {
    id: 'usage',
    says: '« +1* » by night: 3 points by night',
    rules: ['foe.soutien.vehicule-asterisque'],
    scenario: drivenAt(LONG, 1),
    play: ROUND_TRIP,
    open: [{ type: 'move', to: 'q' }],
  },
  {
    id: 'usage',
    says: '« +1* » by night: 2 points by day, and the movement is over',
    rules: ['foe.deplacement.points'],
    scenario: drivenAt(LONG, 0),
    play: ROUND_TRIP,
    shut: ['halt'],
  },
  {
    id: 'usage',
    says: '« +1* » against a hero counts in that combat',
    rules: ['foe.combat.epique'],
    scenario: fightAt(vehicle('contre-heros', { attaque: 1 })),
    play: STRUCK,
    then: {
      combat: { fixed: { sides: [{ gear: [{ name: 'Engin', zone: 'attaque', value: 1, starred: true }] }, {}] } },
    },
  },
  {
    id: 'usage',
    says: '« +1* » against a creature does not',
    rules: ['foe.combat.epique'],
    scenario: fightAt(vehicle('contre-carte', { attaque: 1 })),
    play: STRUCK,
    then: { combat: { fixed: { sides: [{ gear: [] }, {}] } } },
  },
  // What a set-up must not swallow
  {
    id: 'usage',
    says: 'an objective that a team begins with is told once somebody is named to begin',
    rules: ['foe.victoire.principal'],
    scenario: at({ mine: { eternium: 10, victory: ['ex-tresor'] } }),
    play: [{ type: 'first', team: 0 }],
    then: { teams: [{ pv: 1, hand: [], shown: ['ex-tresor'] }, {}] },
  },
];

/** A skirmish whose deployment zones hold the bases. */
const HOMES = [
  { name: 'Ouest', outposts: ['a', 'p'] },
  { name: 'Est', outposts: ['b', 'r'] },
];
const DRAWN: readonly EscAction[] = [
  { type: 'esc-reveal', card: 'ex-potion' },
  { type: 'esc-reveal', card: 'ex-vision' },
  { type: 'esc-pass' },
  { type: 'esc-pass' },
  { type: 'esc-zone', zone: 0 },
  { type: 'esc-zone', zone: 1 },
];
const PLACES = [['p'], ['r']];
const posted = (zone: string): EscAction => ({ type: 'esc-soldier', zone });
export const USAGE_SKIRMISH_CASES: readonly Case<EscarmoucheScenario, EscAction, object>[] = [
  {
    id: 'usage',
    says: 'a base of the deployment zone takes no soldier',
    rules: ['foe.escarmouche.soldats-lieux'],
    scenario: escAt({ places: PLACES }, { zones: HOMES, soldiers: 2 }),
    play: DRAWN,
    open: [posted('p')],
    refused: [[posted('a'), 'esc-soldat-lieu']],
  },
  {
    id: 'usage',
    says: 'its own, where the scenario allows it',
    rules: ['foe.escarmouche.soldats-lieux'],
    scenario: escAt({ places: PLACES, baseSoldiers: true }, { zones: HOMES, soldiers: 1 }),
    play: [
      ...DRAWN,
      posted('a'),
      posted('b'),
      { type: 'esc-hero', hero: 0, zone: 'p' },
      { type: 'esc-hero', hero: 1, zone: 'r' },
      { type: 'esc-token', zone: 'c' },
      { type: 'esc-token', zone: 'e' },
    ],
    then: { stage: 'jeu', game: { soldiers: { a: [1, 0], b: [0, 1] } } },
  },
];
