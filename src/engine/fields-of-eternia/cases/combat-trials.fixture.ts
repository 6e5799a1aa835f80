// What a case of the ledger is written with: trials, each built through `setup` and played by decisions, and what must be seen afterwards.
// `go` is inserted wherever it is the only thing to do: a case tells decisions, as the ledger does.
import { expect } from 'vitest';
import { canonical } from '../../kernel/json.ts';
import { listed } from '../../kernel/play.ts';
import type { Cite } from '../../kernel/rules.ts';
import { combatEpique } from '../combat-epique/index.ts';
import type { REFUSALS } from '../combat/refusals.ts';
import { combatText } from '../combat/text.ts';
import { totalsOf } from '../combat/totals.ts';
import type { CombatAction, CombatState, Side } from '../combat/types.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import type { CombatScenario, FighterSpec, Playable } from '../combat/scenario-types.ts';
import { type FoeRule, RULES } from '../rules.ts';
import {
  type CombatCard,
  type Effect,
  type EpicCard,
  type EpicFace,
  GRID_ZONES,
  type GridZone,
  type HeroCard,
} from '../types.ts';

export type RefusalCode = keyof typeof REFUSALS;

// ── Scenarios
/** A hero of trial: no figure of it is in the source. 6 PS, spirit 2, initiative 2. First weapon: +1 attack, in phase 4; the second one at once. */
export const heroFixture = (more: Partial<HeroCard> = {}): HeroCard => ({
  id: 'essai',
  name: 'Essai',
  faction: 'masters',
  health: 6,
  spirit: 2,
  initiative: 2,
  body: 5,
  movement: 2,
  weapons: [
    { name: 'Lame', kind: 'melee', surge: { effects: [{ do: 'plus', zone: 'attaque', value: 1 }] } },
    { name: 'Arc', kind: 'distance', surge: { immediate: true, effects: [{ do: 'plus', zone: 'attaque', value: 2 }] } },
  ],
  ...more,
});
export const fighter = (card: Partial<HeroCard> = {}, more: Omit<FighterSpec, 'hero'> = {}): FighterSpec => ({
  ...more,
  hero: heroFixture(card),
});
type More = Partial<Omit<CombatScenario, 'active' | 'defender'>>;
/** Two heroes of 6 PS, spirit 2, initiative 2, in an outpost, each changed as told. */
export const duel = (
  active: FighterSpec = fighter(),
  defender: FighterSpec = fighter(),
  more: More = {},
): CombatScenario => ({
  name: 'Duel d’essai',
  column: 'heros',
  active,
  defender,
  place: { name: 'le fort', kind: 'avant-poste' },
  ...more,
});
export const enemyCard = (more: Partial<EpicCard> = {}): EpicCard => ({
  type: 'creature-epique',
  id: 'essai',
  name: 'Rôdeur des cavernes',
  health: 6,
  attack: 4,
  defense: 3,
  initiative: 2,
  cost: null,
  ...more,
});
export const against = (
  card: EpicCard,
  active: FighterSpec = fighter(),
  more: More & { readonly health?: number } = {},
): CombatScenario => {
  const { health, ...rest } = more;
  return {
    name: 'Rencontre d’essai',
    column: card.type === 'boss' ? 'boss' : 'creature',
    active,
    enemy: health === undefined ? { card } : { card, health },
    place: { name: 'le col', kind: 'contree' },
    ...rest,
  };
};
export const spell = (id: string, ...effects: readonly Effect[]): Playable => ({ id, name: `Sort ${id}`, effects });

// ── Decisions
export const draw = (card: CombatCard): CombatAction => ({ type: 'draw', card });
export const lay = (zone: GridZone | 'cote'): CombatAction => ({ type: 'lay', zone });
export const weapon = (which: 0 | 1): CombatAction => ({ type: 'weapon', weapon: which });
export const epic = (face: EpicFace): CombatAction => ({ type: 'epic', face });
export const flee = (to: string | null): CombatAction => ({ type: 'flee', to });
export const send = (to: string): CombatAction => ({ type: 'send', to });
export const cast = (card: string, side: Side): CombatAction => ({ type: 'spell', card, side });
export const give = (initiative: number, attaque: number, defense: number): CombatAction => ({
  type: 'soldiers',
  give: { initiative, attaque, defense },
});
export const FOCUS: CombatAction = { type: 'focus' };
export const PASS: CombatAction = { type: 'pass' };
export const ARMED: readonly CombatAction[] = [weapon(0), weapon(0)];
const ZONES: Readonly<Record<string, GridZone>> = { i: 'initiative', a: 'attaque', d: 'defense' };
const CARDS: Readonly<Record<string, CombatCard>> = {
  '1': 'plus1',
  '2': 'plus2',
  '3': 'plus3',
  s: 'surcharge',
  f: 'flux',
};
/** « a3 »: a « +3 » drawn, and laid in attack; « t »: a time card beside the grid. Several of them: one after the other. */
export const put = (...cards: readonly string[]): readonly CombatAction[] =>
  cards.flatMap((text) =>
    text === 't'
      ? [draw('temps'), lay('cote')]
      : [draw(CARDS[text[1] ?? ''] ?? 'plus1'), lay(ZONES[text[0] ?? ''] ?? 'attaque')],
  );
/** Four cards each, the active hero first. */
export const round = (mine: string, theirs: string): readonly CombatAction[] => {
  const [a, b] = [mine.split(' '), theirs.split(' ')];
  return a.flatMap((card, i) => put(card, ...(b[i] === undefined ? [] : [b[i]])));
};
/** A whole combat round of two heroes, with nothing done in phase 4. */
export const blows = (mine: string, theirs: string): readonly CombatAction[] => [...round(mine, theirs), PASS, PASS];

// ── What is seen
export interface Seen {
  readonly health: readonly [number, number];
  readonly totals: readonly [string, string]; // « 5/4/3 »: initiative, attack, defence
  readonly grid: readonly [string, string]; // cards in each zone
  readonly placed: readonly [number, number];
  readonly dealt: readonly [number, number];
  readonly eternium: readonly [number, number];
  readonly soldiers: readonly [number, number];
  readonly weapons: readonly [number | null, number | null];
  readonly beside: readonly [number, number];
  readonly piles: readonly [number, number]; // cards still to be drawn
  readonly round: number;
  readonly phase: CombatState['phase'];
  readonly seat: number | null; // who decides
  readonly result: string; // '' before the end
  readonly outcome: CombatState['outcome'];
}
const both = <T>(read: (side: Side) => T): readonly [T, T] => [read(0), read(1)];
export const see = (state: CombatState): Seen => {
  const node = combatEpique.node(state);
  const { sides } = state;
  return {
    health: both((side) => sides[side].health),
    totals: both((side) => GRID_ZONES.map((zone) => totalsOf(state, side)[zone].sum).join('/')),
    grid: both((side) => GRID_ZONES.map((zone) => sides[side].grid[zone].length).join('/')),
    placed: both((side) => sides[side].placed),
    dealt: both((side) => sides[side].dealt),
    eternium: both((side) => sides[side].eternium),
    soldiers: both((side) => sides[side].soldiers),
    weapons: both((side) => sides[side].weapon),
    beside: both((side) => sides[side].beside),
    piles: both((side) => Object.values(sides[side].pile).reduce((sum, count) => sum + count, 0)),
    round: state.round,
    phase: state.phase,
    seat: node.kind === 'choice' ? node.seat : null,
    result: node.kind === 'end' ? node.result : '',
    outcome: state.outcome,
  };
};

// ── Cases
type Part<T> = {
  readonly [K in keyof T]?: T[K] extends readonly unknown[]
    ? T[K]
    : T[K] extends object | null
      ? Part<NonNullable<T[K]>>
      : T[K];
};
type Told = { readonly type: CombatEvent['type'] } & Readonly<Record<string, unknown>>;
export interface Trial {
  readonly name?: string;
  readonly scenario: CombatScenario;
  readonly play?: readonly CombatAction[];
  readonly stop?: true; // before the `go` that the last action leads to
  readonly open?: readonly CombatAction[]; // after `play`: exactly what the node offers
  readonly refused?: readonly (readonly [action: CombatAction, code: RefusalCode])[]; // after `play`
  readonly allowed?: readonly CombatAction[]; // after `play`
  readonly then?: Part<Seen>;
  readonly told?: readonly Told[]; // events, found in this order among those told
  readonly untold?: readonly CombatEvent['type'][]; // events that never came
}
/** A case of the ledger: number, what it says, the rules that it lists, its trials. */
export interface Case {
  readonly id: number | string;
  readonly says: string;
  readonly rules: readonly FoeRule[];
  readonly trials: readonly Trial[];
}
const citesOf = (thing: Cite<string> | CombatEvent): readonly string[] => {
  const totals =
    'totals' in thing ? GRID_ZONES.flatMap((zone) => thing.totals[zone].parts.flatMap(({ cites }) => cites)) : [];
  return [...thing.cites, ...totals];
};
const GO: CombatAction = { type: 'go' };
const named = (text: string, state: CombatState): string => `after ${combatText.node(state)} ${text}`;

/** Plays a trial. Returns the last state, the events, and every rule cited on the way. */
export const run = ({
  scenario,
  play = [],
  stop,
  open,
  refused = [],
  allowed = [],
}: Trial): {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
  readonly cites: readonly string[];
} => {
  const start = combatEpique.setup(scenario);
  if (!start.ok) throw new Error(`scenario refused: ${JSON.stringify(start.error)}`);
  const [events, cites]: [CombatEvent[], string[]] = [[], []];
  let state = start.value;
  const apply = (action: CombatAction): void => {
    const node = combatEpique.node(state);
    expect(combatEpique.refuse(state, action), named(JSON.stringify(action), state)).toBeUndefined();
    if (!('shown' in action)) expect(listed(node).map(canonical), 'not offered').toContain(canonical(action));
    const step = combatEpique.apply(state, action);
    cites.push(...node.cites, ...step.events.flatMap(citesOf));
    events.push(...step.events);
    state = step.state;
    for (const { name, holds } of combatEpique.invariants) expect(holds(state), name).toBe(true);
  };
  const goOn = (): void => {
    while (canonical(listed(combatEpique.node(state))) === canonical([GO])) apply(GO);
  };
  for (const action of play) {
    goOn();
    apply(action);
  }
  if (stop !== true) goOn();
  cites.push(...combatEpique.node(state).cites);
  if (open !== undefined)
    expect(listed(combatEpique.node(state)).map(canonical).toSorted()).toEqual(open.map(canonical).toSorted());
  for (const [action, code] of refused) {
    const refusal = combatEpique.refuse(state, action);
    expect(refusal?.code, JSON.stringify(action)).toBe(code);
    cites.push(...(refusal?.cites ?? []));
  }
  for (const action of allowed) {
    expect(combatEpique.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    cites.push(...combatEpique.apply(state, action).events.flatMap(citesOf));
  }
  expect(
    cites.filter((rule) => !Object.hasOwn(RULES, rule)),
    'cited, and no rule',
  ).toEqual([]);
  return { state, events, cites };
};

/** Plays every trial of a case, then checks that what the case calls upon is cited somewhere on the way. */
export const runCase = ({ rules, trials }: Case): void => {
  const cites = new Set<string>();
  for (const trial of trials) {
    const ran = run(trial);
    ran.cites.forEach((rule) => cites.add(rule));
    if (trial.then) expect(see(ran.state), trial.name ?? '').toMatchObject(trial.then);
    let from = 0;
    for (const event of trial.told ?? []) {
      const at = ran.events.findIndex(
        (one, i) =>
          i >= from &&
          Object.entries(event).every(
            ([key, value]) =>
              canonical((one as unknown as Readonly<Record<string, unknown>>)[key]) === canonical(value),
          ),
      );
      expect(at, `${trial.name ?? ''}: never told after ${from}: ${JSON.stringify(event)}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
    for (const type of trial.untold ?? [])
      expect(
        ran.events.map((event) => event.type),
        trial.name ?? '',
      ).not.toContain(type);
  }
  expect(
    rules.filter((rule) => !cites.has(rule)),
    'listed by the case, cited by nothing',
  ).toEqual([]);
};
