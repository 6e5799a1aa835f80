// Random positions of a whole game on the example board: two teams of the roster, mixed up in the middle, counters worn, dice laid.
import { play, seeded } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { TEAMS } from '../data.ts';
import { partie, partieText } from '../partie/index.ts';
import { isModule, parseSpot } from '../partie/board.ts';
import { partieNames } from '../partie/text.ts';
import type {
  ModuleSpec,
  PartieAction,
  PartieEvent,
  PartieScenario,
  PartieState,
  Spot,
  UnitSpec,
} from '../partie/types.ts';
import { P1, P1_MODULES } from '../scenarios.ts';
import { otherSide, type Side, SIDES, type UnitId } from '../types.ts';
import { between, oneIn, pick, sheetOf, shuffled, worn } from './draw.ts';

/** What a draw insists on; the rest is chance. */
export interface Wish {
  readonly phase: 1 | 2;
  readonly alive?: number; // living characters a side, 4 unless told
  readonly clock?: (round: number) => number | null;
  readonly spots?: readonly Spot[]; // where dice may lie, beside the attack and the icons of one's own cell
  readonly frail?: boolean; // 1 or 2 life, modules of 1 or 2
}
const CELLS: readonly string[] = ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
  [3, 4, 5].map((row) => `${column}${row}`),
);
const ICONS = { energy: 'module-energy', care: 'module-care', 'double-defence': 'module-target' } as const;

const modulesOf = (random: Rng, frail: boolean): readonly ModuleSpec[] => {
  const kept = P1_MODULES.filter(({ kind }) => !frail || kind === 'energy' || oneIn(random, 2));
  const enough = SIDES.every((side) => kept.filter((module) => module.side === side).length > 1) ? kept : P1_MODULES;
  return enough.map((module) => ({
    ...module,
    resistance: frail
      ? module.kind === 'energy'
        ? between(random, 1, 2)
        : 0
      : oneIn(random, 5)
        ? 0
        : between(random, 1, 5),
  }));
};

const spotOf = (
  random: Rng,
  { phase, spots = [] }: Wish,
  cell: string,
  modules: readonly ModuleSpec[],
  allies: readonly string[],
): Spot => {
  const here = modules.find((module) => module.cell === cell && module.resistance !== 0);
  const icons: readonly Spot[] =
    here === undefined ? [] : [`${ICONS[here.kind]}:${here.id}`, `module-repair:${here.id}`];
  const heals = allies.map((ally): Spot => `heal:${ally}`);
  return phase === 1 || oneIn(random, 2)
    ? 'attack'
    : pick(random, ['attack', ...spots, ...icons, ...(spots.length > 0 ? heals : [])]);
};

/** A scenario of a game under way; undefined when the dice drawn cannot lie there. */
export const positionOf = (
  random: Rng,
  wish: Wish,
): { readonly scenario: PartieScenario; readonly state: PartieState } | undefined => {
  const [heroes, villains] = shuffled(random, Object.values(TEAMS)).slice(0, 2);
  const modules = modulesOf(random, wish.frail === true);
  const free = shuffled(random, CELLS).slice();
  const units = SIDES.flatMap((side, s): readonly UnitSpec[] => {
    const team = known(s === 0 ? heroes : villains);
    const homes = modules.filter((module) => module.side === side && module.resistance !== 0).map(({ cell }) => cell);
    return shuffled(random, team).map((sheet, i) => {
      const cell = i < homes.length && oneIn(random, 4) ? known(homes[i]) : known(free.pop());
      const allies = team.filter((one) => one !== sheet && sheetOf(one).faction === sheetOf(sheet).faction);
      const counters = worn(random, sheetOf(sheet));
      const life =
        i >= (wish.alive ?? 4)
          ? 0
          : wish.frail === true
            ? Math.min(counters.life, between(random, 1, 2))
            : counters.life;
      const activated = wish.phase === 2 || oneIn(random, 4);
      return {
        sheet,
        side,
        cell,
        ...counters,
        life,
        activated,
        ...(activated ? { spot: spotOf(random, wish, cell, modules, allies) } : {}),
      };
    });
  });
  const round = between(random, 2, 9);
  const scenario: PartieScenario = {
    ...P1,
    clock: wish.clock?.(round) ?? null,
    round,
    phase: wish.phase,
    initiative: pick(random, SIDES),
    toMove: pick(random, SIDES),
    units,
    modules,
  };
  const start = partie.setup(scenario);
  return start.ok ? { scenario, state: start.value } : undefined;
};

export const sayings = (events: readonly PartieEvent[], state: PartieState): readonly string[] =>
  events.map((event) => partieText.event(event, state));
export const nameIn = (state: PartieState, id: string): string =>
  isModule(state, id) ? `le ${partieNames(state).module(id)}` : partieNames(state).unit(id);
export const SIDE_WORDS: Readonly<Record<Side, string>> = { heroes: 'Les Héros', villains: 'Les Vilains' };
export const turnOf = (state: PartieState): string => `${SIDE_WORDS[state.toMove]} ont la parole.`;

/** The events of one type, or of a few. */
export type Told<K extends PartieEvent['type']> = Extract<PartieEvent, { type: K }>;
/** So many actions one after the other, as far as they may be played. */
export const played = (
  start: PartieState,
  actions: readonly PartieAction[],
): { readonly state: PartieState; readonly events: readonly PartieEvent[] } => {
  let state = start;
  const events: PartieEvent[] = [];
  for (const action of actions) {
    if (partie.refuse(state, action) !== undefined) break; // a side with nothing left has passed of itself
    const step = partie.apply(state, action);
    events.push(...step.events);
    state = step.state;
  }
  return { state, events };
};

/** An attack played at random to the end of its combat; undefined when none is open. */
export interface Fought {
  readonly actions: readonly PartieAction[]; // the attack first
  readonly before: PartieState; // the last action
  readonly last: readonly PartieEvent[];
  readonly events: readonly PartieEvent[];
  readonly end: PartieState;
}
export const foughtFrom = (random: Rng, start: PartieState, attack: PartieAction): Fought => {
  const opened = partie.apply(start, attack);
  const dice = seeded(random.next());
  const { line } = play(partie, opened.state, (node, state) => (state.combat === null ? undefined : dice(node)), 80);
  const before = line.moves.length > 1 ? known(line.moves.at(-2)).step.state : opened.state;
  const end = line.moves.at(-1)?.step ?? opened;
  return {
    actions: [attack, ...line.moves.map(({ action }) => action)],
    before,
    last: end.events,
    events: [...opened.events, ...line.moves.flatMap(({ step }) => step.events)],
    end: end.state,
  };
};

export const enemiesOf = (state: PartieState, side: Side): readonly UnitId[] =>
  state.fixed.units.filter((unit) => state.fixed.sides[unit] === otherSide(side) && known(state.units[unit]).life > 0);
export const mineOf = (state: PartieState, side: Side): readonly UnitId[] => enemiesOf(state, otherSide(side));
export const kindOf = (spot: Spot): string => parseSpot(spot).kind;
