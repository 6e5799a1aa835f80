// What the cases of the core of a whole game are written with: a small map, two heroes of a few plain figures, and fights played without a surprise.
import { listed } from '../../kernel/play.ts';
import { topOf } from '../../kernel/steps.ts';
import { partie } from '../partie/index.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../partie/scenario-types.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import type { Deck, GridZone, HeroCard, MapEdge, MapSpec, MapZone } from '../types.ts';

const zone = (id: string, kind: MapZone['kind'], more: Partial<MapZone> = {}): MapZone => ({
  id,
  name: `Zone ${id}`,
  kind,
  x: 50,
  y: 50,
  ...more,
});
const joined = (kind: MapEdge['kind'], ...pairs: readonly string[]): readonly MapEdge[] =>
  pairs.map((pair) => ({ a: pair.charAt(0), b: pair.charAt(1), kind }));
/** Bases a and b; outposts p (2 Eternium), q (1) and r; wild zones c, d and e; the sea s, crossed by a corridor from c to e; towers t, u and v. */
export const LAND: MapSpec = {
  zones: [
    zone('a', 'avant-poste'),
    zone('b', 'avant-poste'),
    zone('p', 'avant-poste', { eternium: 2 }),
    zone('q', 'avant-poste', { eternium: 1 }),
    zone('r', 'avant-poste'),
    zone('c', 'contree'),
    zone('d', 'contree'),
    zone('e', 'contree'),
    zone('s', 'mer'),
    ...['t', 'u', 'v'].map((id) => zone(id, 'avant-poste', { tower: true })),
  ],
  edges: [
    ...joined('chemin', 'ap', 'pq', 'qr', 'rb'),
    ...joined('limite', 'ca', 'cp', 'cq', 'cd', 'dq', 'dr', 'db', 'sc', 'se', 'eb', 'er', 'cu', 'dv', 'at'),
    ...joined('couloir', 'ce'),
  ],
};
const WEAPONS: HeroCard['weapons'] = [
  { name: 'Épée', kind: 'melee', surge: { effects: [] } },
  { name: 'Arc', kind: 'distance', surge: { effects: [] } },
];
const plain = (id: string, name: string, faction: HeroCard['faction'], more: Partial<HeroCard>): HeroCard => ({
  id,
  name,
  faction,
  health: 6,
  spirit: 0,
  initiative: 2,
  body: 4,
  movement: 3,
  weapons: WEAPONS,
  ...more,
});
/** A hero of 6 PS and 3 movement points. */
export const knight = (more: Partial<HeroCard> = {}): HeroCard => plain('chevalier', 'Chevalier', 'masters', more);
export const rival = (more: Partial<HeroCard> = {}): HeroCard => plain('rival', 'Rival', 'evil', more);
export const ALL_PLUS_1: Deck = { plus1: 21, plus2: 0, plus3: 0, surcharge: 0, temps: 0, outil: 0, flux: 0 };

export interface Setting extends Partial<Omit<PartieScenario, 'teams'>> {
  readonly mine?: Partial<TeamSpec>;
  readonly theirs?: Partial<TeamSpec>;
  readonly hero?: Partial<HeroSpec>; // hero 0, the knight, in p
  readonly friend?: HeroSpec;
  readonly foe?: Partial<HeroSpec>; // the rival, in its base
  readonly foes?: readonly HeroSpec[]; // others of its team
}
const NO_DECKS: PartieScenario['decks'] = {
  rencontres: [],
  scenarios: [],
  boutique: [],
  guilde: [],
  forge: [],
  victoire: [],
};
/** The knight against the rival, the knight's team to play, by day. */
export const at = ({ mine, theirs, hero, friend, foe, foes = [], ...more }: Setting = {}): PartieScenario => ({
  name: 'Essai',
  kind: 'etude',
  map: LAND,
  first: 0,
  ...more,
  decks: { ...NO_DECKS, ...more.decks },
  teams: [
    {
      name: 'Bleus',
      faction: 'masters',
      base: 'a',
      deck: ALL_PLUS_1,
      eternium: 0,
      ...mine,
      heroes: [{ hero: knight(), zone: 'p', ...hero }, ...(friend === undefined ? [] : [friend])],
    },
    {
      name: 'Rouges',
      faction: 'evil',
      base: 'b',
      deck: ALL_PLUS_1,
      eternium: 0,
      ...theirs,
      heroes: [{ hero: rival(), ...foe }, ...foes],
    },
  ],
});
export const NIGHT = 1; // index of a night in the example track
export const LAST = 7; // of its last cell, the fourth skull
export const activate = (hero: number): PartieAction => ({ type: 'activate', hero });
export const GO = activate(0);
export const END: PartieAction = { type: 'end-turn' };
export const HALT: PartieAction = { type: 'halt' };
export const REST: PartieAction = { type: 'rest' };
export const FIGHT: PartieAction = { type: 'bat-go' };
export const move = (...zones: readonly string[]): readonly PartieAction[] => zones.map((to) => ({ type: 'move', to }));
export const travel = (to: string): PartieAction => ({ type: 'travel', to });
export const reinforce = (count: number): PartieAction => ({ type: 'reinforce', count });
export const march = (from: string, to: string, count: number): PartieAction => ({ type: 'march', from, to, count });
export const first = (team: 0 | 1): PartieAction => ({ type: 'first', team });
export const turns = (...heroes: readonly number[]): readonly PartieAction[] =>
  heroes.flatMap((hero) => [activate(hero), END]);

// ── What is seen
const INNER = { combat: 'epique', wild: 'sauvage', bataille: 'soldats' } as const;
export const see = (state: PartieState): object => ({
  zone: state.heroes.map((hero) => hero.zone),
  damage: state.heroes.map(({ damage }) => damage),
  activated: state.heroes.map(({ activated }) => activated),
  carried: state.heroes.map(({ worn, pack, spells, ally, mount }) =>
    [...worn, ...pack, ...spells, ally, mount].filter((card) => card !== null),
  ),
  soldiers: state.soldiers,
  reserve: state.teams.map(({ reserve }) => reserve),
  eternium: state.teams.map(({ eternium }) => eternium),
  debt: state.teams.map(({ debt }) => debt),
  pv: state.teams.map(({ pv }) => pv),
  cell: state.cell,
  rounds: state.rounds,
  starter: state.starter,
  standard: state.standard,
  inner:
    (['combat', 'wild', 'bataille'] as const).filter((key) => state[key] !== null).map((key) => INNER[key])[0] ?? null,
  against: state.stack.findLast((frame) => frame.kind === 'clash')?.against ?? null,
  boss: state.boss,
  quests: state.quests,
  top: topOf(state)?.kind ?? null,
  end: state.end,
});

// ── Fights without a surprise
/** Plays an epic combat to its end: the first weapon, the first kind of card that comes, laid where the plan says (active hero, then defender), and nothing else. */
type Plan = readonly [readonly GridZone[], readonly GridZone[]];
interface Ways {
  readonly to?: string; // where the winner sends the loser
  readonly eager?: boolean; // plays every spell, consumable and soldier that comes
}
const played = (state: PartieState, plan: Plan, { to, eager = false }: Ways): PartieAction => {
  const node = partie.node(state);
  const side = state.combat?.turn === 1 ? 1 : 0;
  const laid = state.combat?.sides[side].placed ?? 0;
  const wanted = (action: PartieAction): boolean =>
    action.type === 'lay'
      ? action.zone === plan[side][laid]
      : action.type === 'send'
        ? to === undefined || action.to === to
        : action.type === 'flee'
          ? action.to === null
          : action.type !== 'focus' &&
            (eager || (action.type !== 'soldiers' && action.type !== 'spell' && action.type !== 'consume'));
  const open = listed(node).filter(wanted);
  const found = open.find(({ type }) => type !== 'pass') ?? open[0];
  if (found === undefined) throw new Error(`nothing to play: ${JSON.stringify(listed(node))}`);
  return found;
};
/** The actions of a whole epic combat, after some others. */
export const epic = (
  scenario: PartieScenario,
  before: readonly PartieAction[],
  plan: Plan,
  ways: Ways = {},
): readonly PartieAction[] => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = before.reduce((now, action) => partie.apply(now, action).state, start.value);
  const actions: PartieAction[] = [...before];
  const under = state.combat?.fixed;
  if (under === undefined) throw new Error('no epic combat');
  while (state.combat?.fixed === under) {
    const action = played(state, plan, ways);
    actions.push(action);
    state = partie.apply(state, action).state;
  }
  return actions;
};
/** Two of each, a blow never above the guard: nobody is hurt. */
export const CALM: readonly GridZone[] = ['defense', 'initiative', 'defense', 'initiative'];
/** Attack 2, initiative 2 more. */
export const FIERCE: readonly GridZone[] = ['attaque', 'initiative', 'attaque', 'initiative'];
