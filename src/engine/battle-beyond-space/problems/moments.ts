// Moments of games that the machine plays against itself, as scenarios: what the problems of the day are drawn from. No power, so that nobody but whose turn it is decides anything.
import { columnOf, rowOf } from '../../hex/cells.ts';
import { pick, shuffled } from '../../kernel/draw.ts';
import type { Seat } from '../../kernel/game.ts';
import { seeded } from '../../kernel/play.ts';
import { guessed } from '../../kernel/problem.ts';
import { known, type Some } from '../../kernel/result.ts';
import { type Rng, rng } from '../../kernel/rng.ts';
import { seatsOf, sideOf } from '../partie/board.ts';
import { partie } from '../partie/index.ts';
import { effort, insight } from '../partie/insight.ts';
import type {
  DestroyerSpec,
  FighterSpec,
  FleetSpec,
  PartieAction,
  PartieScenario,
  PartieState,
  PlayerSpec,
} from '../partie/types.ts';
import { isDestroyer, nameOf, ownerOf } from '../ships.ts';
import { type Cell, type DestroyerName, type FighterName, type Place, RACES } from '../types.ts';

const GAMES = 80; // drawn from, each played once
const EARLIEST = 4; // rounds: before, the fleets have hardly met

export const KNOWN = { insight, effort };
const answered = (
  state: PartieState,
  { seat, options }: { readonly seat: Seat; readonly options: Some<PartieAction> },
  seed: number,
): PartieAction => (options.length === 1 ? options[0] : known(guessed(partie, KNOWN, state, seat, seed)));
/** Three races without powers, from the set-up to the end: the states where somebody is about to turn a card, once fleets have met. */
const turnsOf = (seed: number): readonly PartieState[] => {
  const races = shuffled(rng(seed), RACES).slice(0, 3);
  const start = partie.setup({
    name: 'Problème du jour',
    kind: 'libre',
    players: races.map((race) => ({ race, power: 'none' })),
    first: 0,
  });
  if (!start.ok) throw new Error('the game that problems come from is refused');
  const chance = seeded(seed);
  const turns: PartieState[] = [];
  let state = start.value;
  for (let step = 0; ; step += 1) {
    const node = partie.node(state);
    if (node.kind === 'end') return turns;
    if (state.phase === 'reveal' && state.round >= EARLIEST) turns.push(state);
    state = partie.apply(
      state,
      node.kind === 'choice' ? answered(state, node, seed + step) : known(chance(node)),
    ).state;
  }
};
const played = new Map<number, readonly PartieState[]>();
/** The beginning of a turn in one of the games. */
export const turnOf = (random: Rng): PartieState => {
  const seed = random.below(GAMES);
  const turns = played.get(seed) ?? turnsOf(seed);
  played.set(seed, turns);
  return pick(random, turns);
};
// ── A state as a scenario
const placeOf = (cell: Cell): Place => [columnOf(cell), rowOf(cell)];
const fleetOf = ({ ships }: PartieState, seat: Seat): FleetSpec => {
  const fighters: FighterSpec[] = [];
  const destroyers: DestroyerSpec[] = [];
  for (const [index, { fate, cell, facing, damage }] of ships.entries()) {
    if (fate !== 'play' || ownerOf(index) !== seat) continue;
    const more = damage === 0 ? {} : { damage: 1 as const };
    if (isDestroyer(index))
      destroyers.push({ id: nameOf(index) as DestroyerName, rear: placeOf(cell), facing, ...more });
    else fighters.push({ id: nameOf(index) as FighterName, at: placeOf(cell), facing, ...more });
  }
  return { fighters, destroyers };
};
/** The same position, with nothing left to chance: cards come in the order of the piles. `more` overrides a player. */
export const scenarioOf = (
  state: PartieState,
  more: (seat: Seat) => Partial<PlayerSpec> = () => ({}),
): PartieScenario => ({
  name: 'Problème du jour',
  kind: 'libre',
  players: seatsOf(state).map((seat) => {
    const { race, hand, pile, prizes } = sideOf(state, seat);
    return {
      race,
      power: 'none',
      fleet: fleetOf(state, seat),
      left: [...hand, ...pile],
      hand,
      prizes,
      ...more(seat),
    };
  }),
  first: state.first,
  round: state.round,
  ...(state.active === state.first ? {} : { active: state.active }),
  asteroids: state.asteroids.map(placeOf),
  probes: state.probes.map(placeOf),
  imposed: true,
});
