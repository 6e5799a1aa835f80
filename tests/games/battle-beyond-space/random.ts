// Sound scenarios of Battle Beyond Space, drawn at random: whole games from the set-up, positions of any round on boards of any size, and last turns where nearly everybody has as much.
import { boardPlaces, EXAMPLE_DECK } from '../../../src/engine/battle-beyond-space/data.ts';
import { OPTION_KEYS } from '../../../src/engine/battle-beyond-space/options.ts';
import { isOneGroup } from '../../../src/engine/battle-beyond-space/partie/setup-faults.ts';
import { cardsDue, keyAt } from '../../../src/engine/battle-beyond-space/partie/setup-read.ts';
import type {
  BoardSpec,
  DestroyerSpec,
  FighterSpec,
  FleetSpec,
  PartieScenario,
  PlayerSpec,
  Prizes,
} from '../../../src/engine/battle-beyond-space/partie/types.ts';
import {
  DESTROYERS,
  type Facing,
  FIGHTERS,
  type MoveCard,
  OPTION_VALUES,
  type Options,
  type Place,
  type PowerId,
  powersOf,
  type Race,
  RACES,
} from '../../../src/engine/battle-beyond-space/types.ts';
import { stepTo } from '../../../src/engine/hex/hex.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import { known } from '../../../src/engine/kernel/result.ts';

export type Below = (n: number) => number;
const shuffled = <T>(list: readonly T[], below: Below): readonly T[] =>
  list
    .map((one) => [below(1_000_000), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);
const picked = <T>(list: readonly T[], below: Below): T => known(list[below(list.length)]);
const filled = <T>(list: readonly (T | undefined)[]): readonly T[] => list.filter((one) => one !== undefined);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const seatOf = (n: number, below: Below): Seat => below(n) as Seat;
/** One option in five off its default. */
const optionsOf = (below: Below): Partial<Options> =>
  Object.fromEntries(OPTION_KEYS.filter(() => below(5) === 0).map((key) => [key, OPTION_VALUES[key][1]]));
const anyCard = (below: Below): MoveCard => ({ speed: below(8), turn: below(4), points: below(6) });
/** Two decks of one's own, one time in three. */
const decksOf = (below: Below): Pick<PartieScenario, 'decks'> =>
  below(3) > 0
    ? {}
    : {
        decks: Object.fromEntries(
          shuffled(RACES, below)
            .slice(0, 2)
            .map((race) => [race, EXAMPLE_DECK.map(() => anyCard(below))]),
        ),
      };
const tableOf = (below: Below): readonly Race[] => shuffled(RACES, below).slice(0, 3 + below(2));

// ── From the set-up
const somebody = (race: Race, below: Below): PlayerSpec => {
  if (below(8) === 0) return { race: null };
  return { race, ...(below(4) === 0 ? {} : { power: below(8) === 0 ? 'none' : picked(powersOf(race), below) }) };
};
export const wholeGame = (below: Below): PartieScenario => ({
  name: 'Partie entière',
  kind: 'reglementaire',
  options: optionsOf(below),
  players: tableOf(below).map((race) => somebody(race, below)),
  first: below(2) === 0 ? null : seatOf(3, below),
  ...decksOf(below),
  ...(below(4) === 0 ? { imposed: true } : {}),
  ...(below(6) === 0 ? { deploy: true } : {}),
});

// ── Pieces of a position: places are taken one after the other
interface Ground {
  readonly take: () => Place | undefined;
  readonly takeTwo: (facing: Facing) => Place | undefined; // the rear of a destroyer
}
const groundOf = (places: readonly Place[], below: Below): Ground => {
  const free = new Map(shuffled(places, below).map((place) => [keyAt(place), place]));
  const bow = ([q, r]: Place, facing: Facing): string => {
    const hex = stepTo({ q, r }, facing);
    return keyAt([hex.q, hex.r]);
  };
  const taken = (place: Place | undefined): Place | undefined => {
    if (place) free.delete(keyAt(place));
    return place;
  };
  return {
    take: () => taken(free.values().next().value),
    takeTwo: (facing) => {
      const rear = [...free.values()].find((place) => free.has(bow(place, facing)));
      if (rear) free.delete(bow(rear, facing));
      return taken(rear);
    },
  };
};
const anyDestroyer = (id: DestroyerSpec['id'], ground: Ground, below: Below): DestroyerSpec | undefined => {
  const facing = seatOf(6, below) as Facing;
  const rear = ground.takeTwo(facing);
  return rear && { id, rear, facing, ...(below(3) === 0 ? { damage: 1 as const } : {}) };
};
const anyFighter = (id: FighterSpec['id'], ground: Ground, below: Below): FighterSpec | undefined => {
  const at = ground.take();
  return at && { id, at, facing: below(6) as Facing };
};
const fleetOf = (ground: Ground, below: Below): FleetSpec => ({
  destroyers: filled(DESTROYERS.filter(() => below(4) > 0).map((id) => anyDestroyer(id, ground, below))),
  fighters: filled(
    shuffled(FIGHTERS, below)
      .slice(0, picked([0, 2, 4, 6, 9, 12], below))
      .map((id) => anyFighter(id, ground, below)),
  ),
});
const ONCE: readonly PowerId[] = ['terriens-3', 'vonyan-3', 'valkyries-3', 'dreckach-2'];
type PowerSpec = Pick<PlayerSpec, 'power' | 'revealed' | 'spent' | 'elite' | 'shield'>;
const powerOf = (race: Race, { fighters, destroyers }: FleetSpec, below: Below): PowerSpec => {
  if (below(10) === 0) return below(2) === 0 ? {} : { power: 'none' };
  const power = picked(powersOf(race), below);
  if (below(2) === 0) return { power };
  if (ONCE.includes(power)) return below(3) === 0 ? { power, revealed: true, spent: true } : { power };
  const [elite, armoured] = [fighters[0], destroyers[0]];
  const marker =
    power === 'terriens-1' && elite
      ? { elite: elite.id }
      : power === 'dreckach-1' && armoured
        ? { shield: { destroyer: armoured.id, tokens: below(4) } }
        : {};
  return { power, revealed: true, ...marker };
};
/** Never more than the others have lost. */
const shared = (lost: readonly number[], most: number, below: Below): readonly number[] => {
  let left = total(lost);
  return lost.map((own) => {
    const taken = Math.min(below(most), left, total(lost) - own);
    left -= taken;
    return taken;
  });
};
const prizesOf = (
  fleets: readonly FleetSpec[],
  powers: readonly PowerSpec[],
  below: Below,
): readonly Partial<Prizes>[] => {
  const fighters = shared(
    fleets.map((fleet) => FIGHTERS.length - fleet.fighters.length),
    4,
    below,
  );
  const destroyers = shared(
    fleets.map((fleet) => DESTROYERS.length - fleet.destroyers.length),
    2,
    below,
  );
  return powers.map(({ power, revealed }, seat) => ({
    fighters: known(fighters[seat]),
    destroyers: known(destroyers[seat]),
    probes: below(2),
    ...(power === 'dreckach-1' && revealed ? { asteroids: below(2) } : {}),
  }));
};
interface Room {
  readonly board: BoardSpec;
  readonly places: readonly Place[];
}
/** Some cells cut out, where the board stays in one piece; start zones anywhere, where there is room for them. */
const roomOf = (seats: number, below: Below): Room => {
  const radius = 4 + below(8);
  const all = boardPlaces({ radius });
  const holes = shuffled(
    all.filter(([q, r]) => q !== 0 || r !== 0),
    below,
  ).slice(0, below(3) > 0 ? 0 : below(9));
  const cut = all.filter((place) => !holes.includes(place));
  const { board, places }: Room =
    holes.length > 0 && isOneGroup(cut)
      ? { places: cut, board: { radius, holes } }
      : { places: all, board: { radius } };
  if (places.length < 22 * seats || below(2) === 0) return { board, places };
  const mixed = shuffled(places, below);
  return {
    places,
    board: { ...board, zones: Array.from({ length: seats }, (_, seat) => mixed.slice(22 * seat, 22 * seat + 22)) },
  };
};
const cardsOf = (due: number, { power, revealed }: PowerSpec, below: Below): Pick<PlayerSpec, 'left' | 'hand'> => {
  const left = shuffled(
    EXAMPLE_DECK.map((_, card) => card),
    below,
  ).slice(0, due);
  return {
    left,
    ...(below(2) === 0 ? { hand: left.slice(0, power === 'dreckach-3' && revealed === true ? 3 : 1) } : {}),
  };
};
/** An elite fighter may have been hit once, if it takes two hits. */
const worn = (
  { fighters, destroyers }: FleetSpec,
  { elite }: PowerSpec,
  { eliteReading }: Partial<Options>,
  below: Below,
): FleetSpec => {
  if (elite === undefined || eliteReading === 'two-shots' || below(3) > 0) return { fighters, destroyers };
  return { destroyers, fighters: fighters.map((one) => (one.id === elite ? { ...one, damage: 1 } : one)) };
};

// ── Positions
/** Of some round, late more often than not. */
export const anyPosition = (below: Below, round = Math.max(1 + below(9), 1 + below(9))): PartieScenario => {
  const races = tableOf(below);
  const { board, places } = roomOf(races.length, below);
  const ring = picked(places, below);
  const central = below(2) === 0 ? [ring] : [];
  const ground = groundOf(
    places.filter((place) => !central.includes(place)),
    below,
  );
  const options = optionsOf(below);
  const fleets = races.map(() => fleetOf(ground, below));
  const powers = races.map((race, seat) => powerOf(race, known(fleets[seat]), below));
  const prizes = prizesOf(fleets, powers, below);
  const probes = 6 - total(prizes.map((one) => one.probes ?? 0));
  const frame: PartieScenario = {
    name: 'Position tirée au hasard',
    kind: 'libre',
    options,
    board,
    ring,
    players: races.map((race) => ({ race })),
    first: seatOf(races.length, below),
    active: seatOf(races.length, below),
    round,
    ...decksOf(below),
    ...(below(4) === 0 ? { imposed: true } : {}),
  };
  const player = (race: Race, seat: number): PlayerSpec => {
    const power = known(powers[seat]);
    return {
      race,
      ...power,
      fleet: worn(known(fleets[seat]), power, options, below),
      ...cardsOf(cardsDue(frame, seat), power, below),
      prizes: known(prizes[seat]),
    };
  };
  return {
    ...frame,
    players: races.map(player),
    asteroids: [...central, ...filled(Array.from({ length: below(12) }, ground.take))],
    probes: filled(Array.from({ length: below(probes + 1) }, ground.take)),
  };
};
/** The last round: every group of players has its chance to share the victory. Some of them have no ship left. */
export const evenEnd = (below: Below): PartieScenario => {
  const scenario = anyPosition(below, 9);
  const best = 1 + below(2 ** scenario.players.length - 1);
  const alive = below(3) === 0;
  const even = (spec: PlayerSpec, seat: number): PlayerSpec => {
    const fighters = (spec.fleet?.fighters ?? []).filter(({ id }) => alive && id !== spec.elite).slice(0, 1);
    const { elite: _elite, shield: _shield, ...rest } = spec;
    return { ...rest, fleet: { fighters, destroyers: [] }, prizes: { fighters: 3, probes: (best >> seat) & 1 } };
  };
  return { ...scenario, name: 'Presque l’égalité', players: scenario.players.map(even), probes: [] };
};
