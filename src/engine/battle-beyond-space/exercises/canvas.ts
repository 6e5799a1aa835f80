// Random small boards, filled piece by piece: what a question is about first, then strangers around it.
import { disc, type Hex, hexKey, ORIGIN, stepTo } from '../../hex/hex.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { placeOf } from '../data.ts';
import type { PositionSpec, ShipText } from '../positions.ts';
import { type Facing, FIGHTERS, type Place, type ShipId } from '../types.ts';
import { oneIn, pick, shuffled } from './kit.ts';

const RADIUS = 6;
const BOARD = { radius: RADIUS, zones: [] };
const CELLS = disc(ORIGIN, RADIUS);
const ON = new Set(CELLS.map(hexKey));
const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];
const MOST_PROBES = 6;

export const isOn = (hex: Hex): boolean => ON.has(hexKey(hex));
export const anyFacing = (random: Rng): Facing => pick(random, FACINGS);
/** Somewhere within so many cells of the centre. */
export const anyCell = (random: Rng, within = RADIUS): Hex =>
  pick(random, within === RADIUS ? CELLS : disc(ORIGIN, within));

/** A board being filled. A piece that does not fit is left out, and its method says so. */
export interface Canvas {
  readonly ship: (id: ShipId, at: Hex, facing: Facing, damaged?: boolean) => boolean; // rear of a destroyer
  /** A fighter of that seat, looking anywhere; undefined: no room. */
  readonly fighter: (seat: Seat, at: Hex) => ShipId | undefined;
  /** A destroyer of that seat with one of its cells there. */
  readonly destroyer: (seat: Seat, at: Hex, damaged?: boolean) => ShipId | undefined;
  readonly asteroid: (at: Hex) => boolean;
  readonly probe: (at: Hex) => boolean;
  /** Nothing more may be put there by chance. */
  readonly keep: (...hexes: readonly Hex[]) => void;
  readonly free: (...hexes: readonly Hex[]) => void;
  /** Strangers: asteroids, probes, fighters and destroyers of J2 and J3. `hexes`: where, anywhere unless told. */
  readonly scatter: (count: number, hexes?: readonly Hex[]) => void;
  readonly spec: () => Pick<PositionSpec, 'ships' | 'asteroids' | 'probes' | 'board'>;
}
/** What stands on the board, and what no chance may take. */
const ground = (): Pick<Canvas, 'keep' | 'free'> & { readonly fits: (...hexes: readonly Hex[]) => boolean } => {
  const used = new Set<string>();
  return {
    fits: (...hexes) => hexes.every((hex) => isOn(hex) && !used.has(hexKey(hex))),
    keep: (...hexes) => hexes.forEach((hex) => used.add(hexKey(hex))),
    free: (...hexes) => hexes.forEach((hex) => used.delete(hexKey(hex))),
  };
};
type Ships = Partial<Record<ShipId, ShipText>>;
/** The ships, each with the first name that its seat has left. */
const fleets = (
  random: Rng,
  { fits, keep }: ReturnType<typeof ground>,
): Pick<Canvas, 'ship' | 'fighter' | 'destroyer'> & { readonly ships: Readonly<Ships> } => {
  const ships: Ships = {};
  const ship: Canvas['ship'] = (id, at, facing, damaged = false) => {
    const cells = id.includes('D') ? [at, stepTo(at, facing)] : [at];
    if (ships[id] !== undefined || !fits(...cells)) return false;
    keep(...cells);
    ships[id] = `${at.q},${at.r}/${facing}${damaged ? '*' : ''}`;
    return true;
  };
  const fighter: Canvas['fighter'] = (seat, at) => {
    const id = FIGHTERS.filter((name) => !name.startsWith('a'))
      .map((name): ShipId => `${seat}${name}`)
      .find((one) => ships[one] === undefined);
    return id !== undefined && ship(id, at, anyFacing(random)) ? id : undefined;
  };
  const destroyer: Canvas['destroyer'] = (seat, at, damaged = false) => {
    const id = (['D1', 'D2'] as const).map((name): ShipId => `${seat}${name}`).find((one) => ships[one] === undefined);
    if (id === undefined) return undefined;
    const poses = shuffled(random, FACINGS).flatMap((facing) => [
      { rear: at, facing },
      { rear: stepTo(at, facing, -1), facing },
    ]);
    return poses.some(({ rear, facing }) => ship(id, rear, facing, damaged)) ? id : undefined;
  };
  return { ships, ship, fighter, destroyer };
};
export const canvas = (random: Rng): Canvas => {
  const here = ground();
  const { fits, keep, free } = here;
  const { ships, ship, fighter, destroyer } = fleets(random, here);
  const asteroids: Place[] = [];
  const probes: Place[] = [];
  const mark = (list: Place[], at: Hex): boolean => {
    if (!fits(at)) return false;
    keep(at);
    list.push(placeOf(at));
    return true;
  };
  const asteroid = (at: Hex): boolean => mark(asteroids, at);
  const probe = (at: Hex): boolean => probes.length < MOST_PROBES && mark(probes, at);
  const stranger = (at: Hex): unknown =>
    pick(random, [
      () => asteroid(at),
      () => probe(at),
      () => fighter(pick(random, [1, 2]), at),
      () => fighter(1, at),
      () => destroyer(pick(random, [1, 2]), at, oneIn(random, 3)),
    ])();
  const scatter: Canvas['scatter'] = (count, hexes = CELLS) => {
    for (let i = 0; i < count; i += 1) {
      const open = hexes.filter((hex) => fits(hex));
      if (open.length > 0) stranger(known(open[random.below(open.length)]));
    }
  };
  const spec: Canvas['spec'] = () => ({ ships, asteroids, probes, board: BOARD });
  return { ship, fighter, destroyer, asteroid, probe, keep, free, scatter, spec };
};
