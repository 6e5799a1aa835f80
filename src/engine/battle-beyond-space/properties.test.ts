// What holds in every game, whatever is generated: any fleets, cards, powers, options, three or four players.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOf, hexOf } from '../hex/cells.ts';
import { distance, hexKey, neighbours, stepTo } from '../hex/hex.ts';
import type { Seat } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';
import { listed, play, replayLine, seeded } from '../kernel/play.ts';
import { known } from '../kernel/result.ts';
import { anyBroadside, anyCrowd, anyPosition, drawn } from './arbitraries.fixture.ts';
import { at } from './ledger.fixture.ts';
import { curved, firstMet, type Flyer, landings, printed, salvo, tableOf, volleys } from './naive.fixture.ts';
import { curvesOf, destroyerTargets, standing } from './partie/board.ts';
import { poseOf, reachablePoses } from './partie/helm.ts';
import { partie } from './partie/index.ts';
import { scoreOf } from './partie/score.ts';
import type { PartieAction, PartieScenario, PartieState } from './partie/types.ts';
import type { PartieEvent } from './partie/event-types.ts';
import { idOf, indexOf } from './ships.ts';
import { type Options, powersOf, RACES, SQUADRONS } from './types.ts';

const started = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Move {
  readonly action: PartieAction;
  readonly before: PartieState;
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const moved = (scenario: PartieScenario, seed: number): readonly Move[] => {
  const start = started(scenario);
  const { line } = play(partie, start, seeded(seed), 400);
  return line.moves.map(({ action, step }, i) => ({
    action,
    before: line.moves[i - 1]?.step.state ?? start,
    state: step.state,
    events: step.events,
  }));
};
interface Game {
  readonly seed: number;
  readonly scenario: PartieScenario;
  readonly moves: readonly Move[];
}
const GAMES = 240;
let cache: readonly Game[] | undefined;
/** The same games for every check, played once. A failure tells which one: `drawn(anyPosition, seed)`, or `anyCrowd` for even seeds. */
const games = (): readonly Game[] =>
  (cache ??= Array.from({ length: GAMES }, (_, i) => ({
    scenario: drawn(i % 2 === 0 ? anyPosition : anyCrowd, i + 1),
    seed: i + 1,
  })).map((game) => ({ ...game, moves: moved(game.scenario, game.seed) })));
const always = (check: (moves: readonly Move[], game: Game) => void): void => {
  for (const game of games()) {
    try {
      check(game.moves, game);
    } catch (thrown) {
      throw new Error(`game ${game.seed}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
        cause: thrown,
      });
    }
  }
};
/** As `expect(actual).toEqual(expected)`, but fast while they are equal. */
const same = (actual: unknown, expected: unknown, what = ''): void => {
  if (actual !== expected && JSON.stringify(actual) !== JSON.stringify(expected))
    expect(actual, what).toEqual(expected);
};
const of = <K extends PartieEvent['type']>(
  events: readonly PartieEvent[],
  type: K,
): readonly Extract<PartieEvent, { readonly type: K }>[] =>
  events.filter((event): event is Extract<PartieEvent, { readonly type: K }> => event.type === type);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const seatsOf = ({ sides }: PartieState): readonly Seat[] => sides.map((_, seat) => seat as Seat);
const hex = (cell: number): string => hexKey(hexOf(cell));
const elites = ({ sides }: PartieState): readonly (string | null)[] =>
  sides.map(({ elite }) => (elite === null ? null : idOf(elite)));

describe('any game', () => {
  test('ends', () => always((moves) => same(partie.node(known(moves.at(-1)).state).kind, 'end')));
  test('its invariants hold at every moment', () =>
    always((moves) => {
      for (const { state } of moves) for (const { name, holds } of partie.invariants) same(holds(state), true, name);
    }));

  test('no ship comes from nowhere, none goes without a word', () =>
    always((moves) => {
      for (const { before, state, events } of moves) {
        const gone = [...of(events, 'destroyed'), ...of(events, 'strayed')].map(({ ship }) => ship).toSorted();
        const back = of(events, 'came-back').map(({ ship }) => ship);
        same(new Set(gone).size, gone.length, 'twice gone');
        for (const [index, ship] of state.ships.entries()) {
          const was = known(before.ships[index]);
          const id = idOf(index);
          same(was.fate === 'absent', ship.fate === 'absent', id);
          if (was.fate === 'play') same(ship.fate === 'play', !gone.includes(id), id);
          else if (was.fate !== 'absent') same(ship.fate === 'play', back.includes(id), id);
          if (was.fate !== 'play' && !back.includes(id)) same(ship, was, `${id} moved or changed hands out of play`);
        }
      }
    }));

  test('one ship a cell but under a destroyer on its way, and the engine’s table of cells is the board', () =>
    always((moves, { seed }) => {
      for (const [i, { before, state }] of moves.entries()) {
        if (i % 5 !== seed % 5) continue;
        for (const one of [state, before, known(moves[0]).before]) {
          // to and fro: the table follows
          const { pieces, asteroids, probes, cells } = tableOf(one);
          const filled = pieces.flatMap(({ id, at: spots }) => spots.map((spot) => [hexKey(spot), id] as const));
          if (one.phase === 'helm') continue;
          same(new Set(filled.map(([key]) => key)).size, filled.length, 'two ships on a cell');
          for (const [key] of filled)
            same([cells.has(key), asteroids.includes(key), probes.includes(key)], [true, false, false]);
          const found = new Map(filled);
          for (const cell of one.fixed.cells) {
            const what = standing(one, cell);
            const id = found.get(hex(cell));
            same(
              typeof what === 'number' ? idOf(what) : what,
              id ?? (asteroids.includes(hex(cell)) ? 'asteroid' : probes.includes(hex(cell)) ? 'probe' : null),
              hex(cell),
            );
          }
        }
      }
    }));

  test('a fighter arrives exactly as far as its card says, the way it looks', () =>
    always((moves) => {
      let [speed, teleported] = [0, ''];
      const doubled = new Set<string>();
      for (const { before, events } of moves) {
        for (const event of events) {
          if (event.type === 'card-turned') {
            speed = event.speed;
            teleported = '';
            doubled.clear();
          }
          if (event.type === 'paced' && event.double) doubled.add(event.ship);
          if (event.type === 'teleported') teleported = hexKey({ q: event.q, r: event.r });
          const flight =
            event.type === 'moved'
              ? event
              : event.type === 'strayed'
                ? event
                : event.type === 'collided' && event.row === 'fighter'
                  ? { ...event, to: event.at }
                  : undefined;
          if (flight === undefined) continue;
          const { facing } = known(before.ships[known(indexOf(flight.ship))]);
          const [from, to] = [hexOf(flight.from), hexOf(flight.to)];
          if (teleported !== '') same(hexKey({ q: to.q - from.q, r: to.r - from.r }), teleported);
          else if (elites(before).includes(flight.ship)) expect(distance(from, to)).toBeLessThanOrEqual(speed);
          else same(hexKey(to), hexKey(stepTo(from, facing, speed * (doubled.has(flight.ship) ? 2 : 1))), flight.ship);
        }
      }
    }));

  test('a shot passes no obstacle, and finds the enemy that it tells', () =>
    always((moves) => {
      for (const { before, events } of moves) {
        let table = tableOf(before);
        for (const event of events) {
          if (event.type === 'destroyed')
            table = { ...table, pieces: table.pieces.filter(({ id }) => id !== event.ship) };
          const shooter = event.type === 'fired' ? table.pieces.find(({ id }) => id === event.ship) : undefined;
          if (event.type !== 'fired' || shooter === undefined || shooter.destroyer) continue;
          const side = known(before.sides[shooter.seat]);
          const long = side.revealed && side.power === 'terriens-2';
          const met = firstMet(table, known(shooter.at[0]), shooter.facing, {
            range: long ? 10 : 5,
            through: long,
            probesStop: before.fixed.options.probesBlockFire,
          });
          same(typeof met === 'object' ? met.id : met, event.target);
          same(distance(known(shooter.at[0]), hexOf(event.at)), event.distance);
          expect(event.target.charAt(0)).not.toBe(event.ship.charAt(0));
        }
      }
    }));

  test('points come from what was told, and a total is its parts', () =>
    always((moves) => {
      for (const { before, state, events } of moves) {
        for (const seat of seatsOf(state)) {
          const worth = (one: PartieState): number =>
            sum(
              scoreOf(one, seat)
                .parts.filter(({ what }) => what !== 'anneau')
                .map(({ value }) => value),
            );
          const won =
            sum(
              of(events, 'destroyed')
                .filter(({ by }) => by === seat)
                .map(({ points }) => points),
            ) +
            sum(
              of(events, 'asteroid-taken')
                .filter(({ ship }) => ship.startsWith(`${seat}`))
                .map(({ points }) => points),
            );
          const probes = of(events, 'probe-taken').filter(({ ship }) => ship.startsWith(`${seat}`)).length;
          const returned = sum(
            of(events, 'prize-returned')
              .filter((event) => event.seat === seat)
              .map(({ points }) => points),
          );
          same(worth(state) - worth(before), won + probes - returned);
          const total = scoreOf(state, seat);
          same(total.sum, sum(total.parts.map(({ value }) => value)));
          const mine = new Set(
            tableOf(state)
              .pieces.filter((piece) => piece.seat === seat)
              .flatMap((piece) => piece.at.map(hexKey)),
          );
          if (state.phase !== 'helm')
            same(
              total.parts.find(({ what }) => what === 'anneau')?.value,
              2 *
                neighbours(hexOf(state.ring)).filter(
                  (cell) => mine.has(hexKey(cell)) && state.fixed.cells.some((one) => hex(one) === hexKey(cell)),
                ).length,
            );
        }
        for (const { ship, by, points } of of(events, 'destroyed'))
          same(points, by === null ? 0 : ship.includes('D') ? 4 : 1, ship);
        for (const { totals, winners } of of(events, 'game-over')) {
          const best = Math.max(...Object.values(totals).map((total) => total.sum));
          for (const seat of winners) same(known(totals[seat]).sum, best);
          if (state.fixed.options.tieBreak === 'shared')
            same(
              winners,
              seatsOf(state).filter((seat) => known(totals[seat]).sum === best),
            );
        }
      }
    }));

  test('turns go round, nine rounds, one card each', () =>
    always((moves) => {
      for (const { before, state, events } of moves) {
        const ended = of(events, 'turn-ended').length > 0;
        for (const { seat } of of(events, 'turn-began').slice(0, 1))
          same(
            seat,
            (before.active + (ended || before.phase === 'resurrect' || before.phase === 'restore' ? 1 : 0)) %
              state.sides.length,
          );
        for (const { pile, hand, played } of state.sides)
          same(
            [...pile, ...hand, ...played].toSorted((a, b) => a - b),
            [0, 1, 2, 3, 4, 5, 6, 7, 8],
          );
      }
      const { state } = known(moves.at(-1));
      for (const { pile, hand, played } of state.sides) same([pile.length, hand.length, played.length], [0, 0, 9]);
    }));

  test('a replayed game ends on the same key, by way of JSON', () =>
    always((moves, { scenario, seed }) => {
      if (seed % 4 !== 0) return;
      const actions = JSON.parse(JSON.stringify(moves.map(({ action }) => action))) as readonly PartieAction[];
      const again = replayLine(partie, started(JSON.parse(JSON.stringify(scenario)) as PartieScenario), actions);
      if (!again.ok) throw new Error(JSON.stringify({ ...again.error, line: null }));
      same(partie.key(known(again.value.moves.at(-1)).step.state), partie.key(known(moves.at(-1)).state));
    }));
});

// ── Orders that are not asked
const gunOf = (state: PartieState) => {
  const { power, revealed } = known(state.sides[state.active]);
  const long = revealed && power === 'terriens-2';
  return { range: long ? 10 : 5, through: long, probesStop: state.fixed.options.probesBlockFire };
};
const STEP_2: ReadonlySet<PartieState['phase']> = new Set<PartieState['phase']>(['arrive', 'keep']);
const STEP_3: ReadonlySet<PartieState['phase']> = new Set<PartieState['phase']>(['fire', 'react']);
/** Every position at the end of a step, whatever is answered on the way among these actions; armours stay hidden. Points are those won since. */
const ends = (
  start: PartieState,
  inside: ReadonlySet<PartieState['phase']>,
  types: readonly PartieAction['type'][],
): ReadonlySet<string> => {
  const worth = (state: PartieState): readonly number[] =>
    state.sides.map(({ prizes }) => prizes.fighters + 4 * prizes.destroyers + prizes.probes);
  const base = worth(start);
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (state: PartieState): void => {
    const name = partie.key(state);
    if (seen.has(name)) return;
    seen.add(name);
    const over =
      !inside.has(state.phase) || state.turn.squadron === null || (state.phase === 'fire' && inside === STEP_2);
    if (over)
      found.add(printed({ ...tableOf(state), points: worth(state).map((points, i) => points - (base[i] ?? 0)) }));
    else
      for (const action of listed(partie.node(state)))
        if (types.includes(action.type)) go(partie.apply(state, action).state);
  };
  go(start);
  return found;
};
const first = (state: PartieState, types: readonly PartieAction['type'][]): PartieAction | undefined =>
  listed(partie.node(state)).find(({ type }) => types.includes(type));
const all = (set: ReadonlySet<string>): readonly string[] => [...set].toSorted();

describe('orders', () => {
  test(
    'volleys: what the engine lets happen is what some order of the shots leads to; without a question, all orders are one',
    { timeout: 120_000 },
    () => {
      let silent = 0;
      always((moves) => {
        for (const { state } of moves) {
          if (state.phase !== 'fire' || state.turn.begun || state.turn.shooters.length < 2) continue;
          const shooters = state.turn.shooters.filter((ship) => state.ships[ship]?.fate === 'play').map(idOf);
          const asks = listed(partie.node(state)).some(({ type }) => type === 'fire');
          const here = all(ends(state, STEP_3, ['volley', 'fire', 'suffer']));
          if (state.fixed.options.fighterFire === 'simultaneous')
            same(here, [salvo(tableOf(state), shooters, gunOf(state))]);
          else same(here, all(volleys(tableOf(state), shooters, gunOf(state))), shooters.join());
          if (asks) continue;
          same(here.length, 1);
          silent += 1;
        }
      });
      expect(silent).toBeGreaterThan(300);
    },
  );
  test('the same for six fighters in a crowd, where the order is often asked', { timeout: 120_000 }, () => {
    let asked = 0;
    fc.assert(
      fc.property(anyBroadside, (scenario) => {
        let state = started(scenario);
        const actions: readonly PartieAction['type'][] = ['draw', 'turn-card', 'squadron', 'elite-to', 'heading'];
        for (
          let next = first(state, actions);
          next !== undefined && state.phase !== 'fire';
          next = first(state, actions)
        )
          state = partie.apply(state, next).state;
        expect(state.phase).toBe('fire');
        if (listed(partie.node(state)).some(({ type }) => type === 'fire')) asked += 1;
        expect(all(ends(state, STEP_3, ['volley', 'fire', 'suffer']))).toEqual(
          all(volleys(tableOf(state), state.turn.shooters.map(idOf), gunOf(state))),
        );
      }),
      { numRuns: 700, seed: 1 },
    );
    expect(asked).toBeGreaterThan(50);
  });

  test(
    'arrivals: what the engine lets happen is what some order, and some choices between allies, lead to',
    { timeout: 120_000 },
    () => {
      let [asked, collided] = [0, 0];
      always((moves) => {
        for (const { before, action, state } of moves) {
          if (action.type !== 'squadron' || state.phase === 'pace') continue;
          const { sides, active, fixed, card } = before;
          const { race, elite } = known(sides[active]);
          const speed = known(fixed.decks[known(race ?? undefined)][known(card ?? undefined)]).speed;
          const flyers = tableOf(before)
            .pieces.filter(({ id, seat }) => seat === active && id.charAt(1) === action.squadron)
            .map(({ id, at: spots, facing }): Flyer => ({ id, to: stepTo(known(spots[0]), facing as 0, speed) }));
          if (speed === 0 || flyers.some(({ id }) => elite !== null && id === idOf(elite))) continue;
          const protects = fixed.options.shieldVsCollision === 'immune';
          const start = partie.apply(before, action).state;
          const here = new Set<string>();
          const base = before.sides.map(({ prizes }) => prizes.fighters + 4 * prizes.destroyers + prizes.probes);
          const go = (now: PartieState): void => {
            if (!STEP_2.has(now.phase))
              here.add(
                printed({
                  ...tableOf(now),
                  points: now.sides.map(
                    ({ prizes }, i) => prizes.fighters + 4 * prizes.destroyers + prizes.probes - (base[i] ?? 0),
                  ),
                }),
              );
            else for (const next of listed(partie.node(now))) go(partie.apply(now, next).state);
          };
          go(start);
          same(
            all(here),
            all(landings(tableOf(before), flyers, fixed.options.squadronMove === 'simultaneous', protects)),
            action.squadron,
          );
          if (start.phase === 'arrive') asked += 1;
          if (here.size > 1) collided += 1;
        }
      });
      expect(asked).toBeGreaterThan(5);
      expect(collided).toBeGreaterThan(20);
    },
  );
});

// ── Destroyers
describe('destroyers', () => {
  test('aim at what a plain enumeration of A23 finds', () => {
    let found = 0;
    always((moves) => {
      for (const [i, { state }] of moves.entries()) {
        if (i % 4 !== 0 || state.phase === 'helm') continue;
        const table = tableOf(state);
        for (const { id, index, destroyer } of table.pieces) {
          if (!destroyer) continue;
          const targets = [...destroyerTargets(state, index).keys()].map(idOf);
          found += targets.length;
          same(targets, curved(table, id, state.fixed.options.probesBlockFire), id);
        }
      }
    });
    expect(found).toBeGreaterThan(500);
  });
  test('alone, reach 8 cells at distance 1 and 14 at distance 2', () => {
    const state = at({ ships: { '0D1': '0,0/0' } });
    const near = '1,-1 2,-1 2,0 1,1 0,1 -1,1 -1,0 0,-1'.split(' ');
    const far = '0,-2 1,-2 2,-2 3,-2 3,-1 3,0 2,1 1,2 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1'.split(' ');
    const curves = [...curvesOf(state, known(indexOf('0D1'))).values()];
    expect(
      curves
        .filter(({ through }) => through === null)
        .map((curve) => hex(curve.at))
        .toSorted(),
    ).toEqual(near.toSorted());
    expect(
      curves
        .filter(({ through }) => through !== null)
        .map((curve) => hex(curve.at))
        .toSorted(),
    ).toEqual(far.toSorted());
  });

  const poses = (points: number, options: Partial<Options> = {}): number => {
    const state = at({ ships: { '0D1': '0,0/0' }, board: { radius: 13, zones: [] }, options });
    const ways = reachablePoses(state, { pose: poseOf(state, known(indexOf('0D1'))), points, used: 0 });
    return new Set(ways.map(({ pose }) => `${pose.rear} ${pose.facing}`)).size;
  };
  test('reach 1, 6, 25, 65, 131, 226, 354 poses in 0 to 6 points', () =>
    expect([0, 1, 2, 3, 4, 5, 6].map((points) => poses(points))).toEqual([1, 6, 25, 65, 131, 226, 354]));
  test('reach 1, 12, 63, 191, 414 poses when a point pays a forward and a pivot', () =>
    expect([0, 1, 2, 3, 4].map((points) => poses(points, { destroyerPoint: 'forward-and-pivot' }))).toEqual([
      1, 12, 63, 191, 414,
    ]));

  test('never end a move where they may not: on an asteroid, a large ship, off the board', () =>
    always((moves) => {
      for (const { before, events } of moves) {
        for (const { ship, rear, front } of of(events, 'halted')) {
          const table = tableOf(before);
          const me = known(table.pieces.find(({ id }) => id === ship));
          for (const cell of [rear, front].map(hexOf)) {
            expect(table.cells.has(hexKey(cell))).toBe(true);
            if (!me.armoured) expect(table.asteroids, ship).not.toContain(hexKey(cell));
            for (const other of table.pieces)
              if (other.id !== ship && other.large)
                expect(other.at.map(hexKey), `${ship} on ${other.id}`).not.toContain(hexKey(cell));
          }
        }
      }
    }));
});

// ── Open, and refused
/** Every action that names things of this game, sound or not. */
const everyAction = (state: PartieState): readonly PartieAction[] => {
  const cells =
    state.phase === 'helm' || state.phase === 'fire'
      ? state.fixed.cells.slice(0, 10)
      : [...state.fixed.cells, cellOf(9, 0)];
  const ships = state.ships.map((_, index) => idOf(index));
  const facings = [0, 1, 2, 3, 4, 5] as const;
  const near = [0, 1, 2, 3, 4, 5].flatMap((side) =>
    state.asteroids.map((from) => ({
      from,
      to: cellOf(stepTo(hexOf(from), side as 0).q, stepTo(hexOf(from), side as 0).r),
    })),
  );
  return [
    ...RACES.flatMap((race): readonly PartieAction[] => [
      { type: 'draw-race', race },
      ...powersOf(race).map((power): PartieAction => ({ type: 'draw-power', power })),
    ]),
    ...seatsOf(state).flatMap((seat): readonly PartieAction[] => [
      { type: 'draw-first', seat },
      { type: 'reveal', seat },
      ...SQUADRONS.map((squadron): PartieAction => ({ type: 'resurrect', seat, squadron })),
    ]),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((card): readonly PartieAction[] => [
      { type: 'turn-card', card },
      { type: 'draw', card },
    ]),
    ...SQUADRONS.flatMap((squadron): readonly PartieAction[] => [
      { type: 'squadron', squadron },
      { type: 'engage', squadron },
    ]),
    ...(
      [
        'release',
        'ready',
        'volley',
        'hold',
        'no-destroyer',
        'halt',
        'laser',
        'super',
        'hold-fire',
        'go-draw',
        'end-turn',
        'absorb',
        'suffer',
        'leave-dead',
      ] as const
    ).map((type): PartieAction => ({ type })),
    ...(['A', 'ARG', 'ARD', 'AVG', 'AVD'] as const).map((helm): PartieAction => ({ type: 'helm', helm })),
    ...facings.map((facing): PartieAction => ({ type: 'heading', facing })),
    ...(state.phase === 'drive'
      ? [-7, -6, -3, 0, 2, 6, 7].flatMap((q) =>
          [-7, -6, -3, 0, 2, 6, 7].map((r): PartieAction => ({ type: 'teleport', q, r })),
        )
      : []),
    ...ships.flatMap((ship): readonly PartieAction[] => [
      ...(
        [
          'handle',
          'swap',
          'arrive',
          'keep',
          'fire',
          'destroyer',
          'shoot',
          'elite',
          'explode',
          'shield',
          'forgo',
        ] as const
      ).map((type): PartieAction => ({ type, ship })),
      { type: 'pace', ship, double: true },
      { type: 'pace', ship, double: false },
      ...facings.map((facing): PartieAction => ({ type: 'turn', ship, facing })),
    ]),
    ...cells.map((cell): PartieAction => ({ type: 'elite-to', cell })),
    ...(state.returning?.ships ?? []).flatMap((ship) =>
      cells.flatMap((cell) =>
        facings.map((facing): PartieAction => ({ type: 'restore', ship: idOf(ship), cell, facing })),
      ),
    ),
    ...near.map(({ from, to }): PartieAction => ({ type: 'asteroid', from, to })),
  ];
};
test('what is open is exactly what is not refused, among all that can be said', { timeout: 60_000 }, () => {
  const phases = new Set<string>();
  always((moves, { seed }) => {
    for (const [i, { state }] of moves.entries()) {
      if (i % 5 !== seed % 5 && state.phase !== 'react') continue;
      phases.add(state.phase);
      const open = listed(partie.node(state))
        .map(canonical)
        .filter((text) => state.phase !== 'drive' || !text.includes('teleport'));
      const free = everyAction(state)
        .filter((action) => partie.refuse(state, action) === undefined)
        .map(canonical)
        .filter((text) => state.phase !== 'drive' || !text.includes('teleport'));
      same(free.toSorted(), open.toSorted(), state.phase);
    }
  });
  expect([...phases].toSorted()).toEqual(
    [
      'aim',
      'arrive',
      'close',
      'deal',
      'destroyer',
      'draw',
      'draw-window',
      'drive',
      'elite',
      'fire',
      'heading',
      'helm',
      'keep',
      'over',
      'pace',
      'react',
      'resurrect',
      'restore',
      'reveal',
      'rotate',
      'squadron',
    ].toSorted(),
  );
});

test('every generated position is legal', () => {
  fc.assert(
    fc.property(fc.oneof(anyPosition, anyCrowd), (scenario) => {
      const start = partie.setup(scenario);
      expect(start.ok ? [] : start.error).toEqual([]);
    }),
  );
});
