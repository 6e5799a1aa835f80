// The rules of arrivals, of fire and of curved shots once more, in the plainest way: pairs of numbers, lists, every order tried. Nothing of the engine but its types and the names of ships.
import { hexOf } from '../hex/cells.ts';
import { distance, type Hex, hexKey, neighbours, stepTo } from '../hex/hex.ts';
import { known } from '../kernel/result.ts';
import type { PartieState } from './partie/types.ts';
import { idOf } from './ships.ts';

/** A ship as somebody at the table sees it. */
export interface Piece {
  readonly id: string;
  readonly index: number;
  readonly seat: number;
  readonly at: readonly Hex[]; // one cell, or rear then front; none on its way
  readonly facing: number;
  readonly large: boolean; // a destroyer or an elite fighter
  readonly destroyer: boolean;
  readonly left: number; // hit points
  readonly armoured: boolean;
}
export interface Table {
  readonly pieces: readonly Piece[];
  readonly asteroids: readonly string[];
  readonly probes: readonly string[];
  readonly cells: ReadonlySet<string>;
  readonly points: readonly number[]; // of this step, by seat
}
const facingOf = (n: number): 0 | 1 | 2 | 3 | 4 | 5 => (((n % 6) + 6) % 6) as 0;
export const tableOf = (state: PartieState): Table => ({
  pieces: state.ships.flatMap((ship, index): readonly Piece[] => {
    if (ship.fate !== 'play') return [];
    const id = idOf(index);
    const seat = Number(id.charAt(0));
    const { elite = null, shield = null } = state.sides[seat] ?? {};
    const destroyer = id.includes('D');
    const most = destroyer || (elite === index && state.fixed.options.eliteReading === 'two-hit-points') ? 2 : 1;
    const cell = hexOf(ship.cell);
    const at = ship.cell < 0 ? [] : destroyer ? [cell, stepTo(cell, ship.facing)] : [cell];
    return [
      {
        id,
        index,
        seat,
        at,
        facing: ship.facing,
        large: destroyer || elite === index,
        destroyer,
        left: most - ship.damage,
        armoured: shield !== null && shield.ship === index && shield.tokens > 0,
      },
    ];
  }),
  asteroids: state.asteroids.map((cell) => hexKey(hexOf(cell))),
  probes: state.probes.map((cell) => hexKey(hexOf(cell))),
  cells: new Set(state.fixed.cells.map((cell) => hexKey(hexOf(cell)))),
  points: state.sides.map(() => 0),
});
const pieceOn = ({ pieces }: Table, cell: Hex): Piece | undefined =>
  pieces.find(({ at }) => at.some((one) => hexKey(one) === hexKey(cell)));
const scored = (table: Table, seat: number, points: number): Table => ({
  ...table,
  points: table.points.map((sum, i) => (i === seat ? sum + points : sum)),
});
const without = (table: Table, gone: Piece): Table => ({
  ...table,
  pieces: table.pieces.filter(({ id }) => id !== gone.id),
});
const taken = (table: Table, gone: Piece, by: number): Table =>
  scored(without(table, gone), by, gone.destroyer ? 4 : 1);
const hit = (table: Table, struck: Piece, by: number): Table =>
  struck.left > 1
    ? {
        ...table,
        pieces: table.pieces.map((piece) => (piece.id === struck.id ? { ...piece, left: piece.left - 1 } : piece)),
      }
    : taken(table, struck, by);
/** Everything that can be compared. */
export const printed = ({ pieces, probes, points }: Table): string =>
  JSON.stringify([
    pieces.map(({ id, at, left }) => `${id} ${at.map(hexKey).join(' ')} ${left}`).toSorted(),
    probes.toSorted(),
    points,
  ]);

export const orders = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2 ? [list] : list.flatMap((first, i) => orders(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));

// ── Arrivals
export interface Flyer {
  readonly id: string;
  readonly to: Hex;
}
/** `protects`: an armour stops collisions too. */
const arrived = (table: Table, id: string, to: Hex, protects: boolean): readonly Table[] => {
  const flyer = known(table.pieces.find((piece) => piece.id === id));
  const aloft: Table = {
    ...table,
    pieces: table.pieces.map((piece) => (piece.id === id ? { ...piece, at: [] } : piece)),
  };
  const landed = (on: Table): Table => ({
    ...on,
    pieces: on.pieces.map((piece) => (piece.id === id ? { ...piece, at: [to] } : piece)),
  });
  if (!table.cells.has(hexKey(to))) return [without(aloft, flyer)];
  if (table.asteroids.includes(hexKey(to))) return [without(aloft, flyer)];
  const host = pieceOn(aloft, to);
  if (host === undefined) {
    if (!aloft.probes.includes(hexKey(to))) return [landed(aloft)];
    return [landed(scored({ ...aloft, probes: aloft.probes.filter((probe) => probe !== hexKey(to)) }, flyer.seat, 1))];
  }
  if (host.seat === flyer.seat)
    return host.large ? [without(aloft, flyer)] : [landed(without(aloft, host)), without(aloft, flyer)];
  const lost = taken(aloft, flyer, host.seat);
  if (!host.large) return [taken(lost, host, flyer.seat)];
  return [host.armoured && protects ? lost : hit(lost, host, flyer.seat)];
};
/** Every table that some order of arrivals, and some choices between allies, lead to. */
export const landings = (
  table: Table,
  flyers: readonly Flyer[],
  together: boolean,
  protects: boolean,
): ReadonlySet<string> => {
  const start: Table = together
    ? {
        ...table,
        pieces: table.pieces.map((piece) => (flyers.some(({ id }) => id === piece.id) ? { ...piece, at: [] } : piece)),
      }
    : table;
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (now: Table, left: readonly Flyer[]): void => {
    const alive = left.filter(({ id }) => now.pieces.some((piece) => piece.id === id)); // rammed before it left
    const name = `${printed(now)} ${alive.map(({ id }) => id).join()}`;
    if (seen.has(name)) return;
    seen.add(name);
    if (alive.length === 0) found.add(printed(now));
    alive.forEach(({ id, to }, i) => {
      for (const next of arrived(now, id, to, protects)) go(next, alive.toSpliced(i, 1));
    });
  };
  go(start, flyers);
  return found;
};

// ── Fire
interface Gun {
  readonly range: number;
  readonly through: boolean; // asteroids
  readonly probesStop: boolean;
}
/** What a line of fire meets first. */
export const firstMet = (
  table: Table,
  from: Hex,
  facing: number,
  { range, through, probesStop }: Gun,
): Piece | 'other' | undefined => {
  for (let step = 1; step <= range; step += 1) {
    const cell = stepTo(from, facingOf(facing), step);
    const key = hexKey(cell);
    if (!table.cells.has(key)) return undefined;
    if (table.asteroids.includes(key) && !through) return 'other';
    if (table.probes.includes(key) && probesStop) return 'other';
    const piece = pieceOn(table, cell);
    if (piece) return piece;
  }
  return undefined;
};
const aimOf = (table: Table, id: string, gun: Gun): Piece | undefined => {
  const shooter = known(table.pieces.find((piece) => piece.id === id));
  const met = firstMet(table, known(shooter.at[0]), shooter.facing, gun);
  return typeof met === 'object' && met.seat !== shooter.seat ? met : undefined;
};
const fired = (table: Table, id: string, gun: Gun): Table => {
  const aim = aimOf(table, id, gun);
  return aim === undefined || aim.armoured
    ? table
    : hit(table, aim, known(table.pieces.find((piece) => piece.id === id)).seat);
};
/** Every table that some order of these shots leads to. */
export const volleys = (table: Table, shooters: readonly string[], gun: Gun): ReadonlySet<string> => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (now: Table, left: readonly string[]): void => {
    const name = `${printed(now)} ${left.join()}`;
    if (seen.has(name)) return;
    seen.add(name);
    if (left.length === 0) found.add(printed(now));
    left.forEach((id, i) => go(fired(now, id, gun), left.toSpliced(i, 1)));
  };
  go(table, shooters);
  return found;
};
/** All at once: everybody aims first. */
export const salvo = (table: Table, shooters: readonly string[], gun: Gun): string => {
  const aims = shooters.map((id) => aimOf(table, id, gun)?.id);
  return printed(
    shooters.reduce((now, id, i) => {
      const aim = now.pieces.find((piece) => piece.id === aims[i]);
      return aim === undefined || aim.armoured ? now : hit(now, aim, Number(id.charAt(0)));
    }, table),
  );
};

// ── Curved shots (A23)
/** The enemy ships that a destroyer may aim at: beside it, or two cells away through a free cell that exists. */
export const curved = (table: Table, id: string, probesStop: boolean): readonly string[] => {
  const ship = known(table.pieces.find((piece) => piece.id === id));
  const free = (cell: Hex): boolean =>
    table.cells.has(hexKey(cell)) &&
    !table.asteroids.includes(hexKey(cell)) &&
    pieceOn(table, cell) === undefined &&
    !(probesStop && table.probes.includes(hexKey(cell)));
  const reached = (target: Hex): boolean =>
    ship.at.some(
      (own) =>
        distance(own, target) === 1 ||
        (distance(own, target) === 2 &&
          neighbours(own).some((between) => distance(between, target) === 1 && free(between))),
    );
  return table.pieces.filter((piece) => piece.seat !== ship.seat && piece.at.some(reached)).map((piece) => piece.id);
};
