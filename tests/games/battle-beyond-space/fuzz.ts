// Random games of Battle Beyond Space: three and four players, every power hidden, shown or spent, under random options. From the set-up, fleets adjusted or not; from positions of any
// round, on boards of any size where ships are thrown anywhere; and from last turns where nearly everybody has as much. Skirmishes begin from the same positions.
import { boardPlaces, EXAMPLE_DECK } from '../../../src/engine/battle-beyond-space/data.ts';
import type { EscarmoucheScenario } from '../../../src/engine/battle-beyond-space/escarmouche/types.ts';
import { OPTION_KEYS } from '../../../src/engine/battle-beyond-space/options.ts';
import { isOneGroup } from '../../../src/engine/battle-beyond-space/partie/setup-kit.ts';
import { cardsDue, keyAt } from '../../../src/engine/battle-beyond-space/partie/setup-read.ts';
import type { BoardSpec, DestroyerSpec, FighterSpec, FleetSpec, PartieScenario, PlayerSpec, Prizes } from '../../../src/engine/battle-beyond-space/partie/types.ts';
import { DESTROYERS, type Facing, FIGHTERS, type MoveCard, OPTION_VALUES, type Options, type Place, type PowerId, powersOf, type Race, RACES } from '../../../src/engine/battle-beyond-space/types.ts';
import { stepTo } from '../../../src/engine/hex/hex.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';
import { known } from '../../../src/engine/kernel/result.ts';
import type { Fuzz } from '../subject.ts';

type Below = (n: number) => number;
const shuffled = <T>(list: readonly T[], below: Below): readonly T[] => list.map((one) => [below(1_000_000), one] as const).toSorted(([a], [b]) => a - b).map(([, one]) => one);
const picked = <T>(list: readonly T[], below: Below): T => known(list[below(list.length)]);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
/** One option in five off its default. */
const optionsOf = (below: Below): Partial<Options> => Object.fromEntries(OPTION_KEYS.filter(() => below(5) === 0).map((key) => [key, OPTION_VALUES[key][1]]));
const anyCard = (below: Below): MoveCard => ({ speed: below(8), turn: below(4), points: below(6) });
const decksOf = (below: Below): Pick<PartieScenario, 'decks'> => (below(3) > 0 ? {} : { decks: Object.fromEntries(shuffled(RACES, below).slice(0, 2).map((race) => [race, EXAMPLE_DECK.map(() => anyCard(below))])) });
const tableOf = (below: Below): readonly Race[] => shuffled(RACES, below).slice(0, 3 + below(2));

// ── From the set-up
const wholeGame = (below: Below): PartieScenario => ({
  name: 'Partie entière',
  kind: 'reglementaire',
  players: tableOf(below).map((race): PlayerSpec => (below(8) === 0 ? { race: null } : { race, ...(below(4) === 0 ? {} : { power: below(8) === 0 ? 'none' : picked(powersOf(race), below) }) })),
  first: below(2) === 0 ? null : (below(3) as Seat),
  ...decksOf(below),
  ...(below(4) === 0 ? { imposed: true } : {}),
  ...(below(6) === 0 ? { deploy: true } : {}),
});

// ── From a position
/** Free places, taken one after the other. */
interface Ground {
  readonly take: () => Place | undefined;
  readonly takeTwo: (facing: Facing) => Place | undefined; // the rear of a destroyer
  readonly has: (place: Place) => boolean;
  readonly rest: () => readonly Place[];
}
const groundOf = (places: readonly Place[], below: Below): Ground => {
  const free = new Map(shuffled(places, below).map((place) => [keyAt(place), place]));
  const taken = (place: Place): Place => {
    free.delete(keyAt(place));
    return place;
  };
  const front = ([q, r]: Place, facing: Facing): Place => {
    const { q: x, r: y } = stepTo({ q, r }, facing);
    return [x, y];
  };
  const rest = (): readonly Place[] => [...free.values()];
  return {
    take: () => {
      const [place] = rest();
      return place && taken(place);
    },
    takeTwo: (facing) => {
      const rear = rest().find((place) => free.has(keyAt(front(place, facing))));
      if (rear) taken(front(rear, facing));
      return rear && taken(rear);
    },
    has: (place) => free.has(keyAt(place)),
    rest,
  };
};
const filled = <T>(list: readonly (T | undefined)[]): readonly T[] => list.filter((one) => one !== undefined);
const facingOf = (below: Below): Facing => below(6) as Facing;
const fleetOf = (ground: Ground, below: Below): FleetSpec => ({
  destroyers: filled(
    DESTROYERS.filter(() => below(4) > 0).map((id): DestroyerSpec | undefined => {
      const facing = facingOf(below);
      const rear = ground.takeTwo(facing);
      return rear && { id, rear, facing, ...(below(3) === 0 ? { damage: 1 as const } : {}) };
    }),
  ),
  fighters: filled(
    shuffled(FIGHTERS, below).slice(0, picked([0, 2, 4, 6, 9, 12], below)).map((id): FighterSpec | undefined => {
      const at = ground.take();
      return at && { id, at, facing: facingOf(below) };
    }),
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
  return {
    power,
    revealed: true,
    ...(power === 'terriens-1' && elite ? { elite: elite.id } : {}),
    ...(power === 'dreckach-1' && armoured ? { shield: { destroyer: armoured.id, tokens: below(4) } } : {}),
  };
};
/** Up to three more fighters and one destroyer for each, never more than were lost. */
const prizesOf = (fleets: readonly FleetSpec[], powers: readonly PowerSpec[], below: Below): readonly Partial<Prizes>[] => {
  const share = (lost: readonly number[], most: number): readonly number[] => {
    let left = total(lost);
    return lost.map((own) => {
      const taken = Math.min(below(most), left, total(lost) - own);
      left -= taken;
      return taken;
    });
  };
  const fighters = share(fleets.map((fleet) => FIGHTERS.length - fleet.fighters.length), 4);
  const destroyers = share(fleets.map((fleet) => DESTROYERS.length - fleet.destroyers.length), 2);
  return powers.map(({ power, revealed }, seat) => ({ fighters: known(fighters[seat]), destroyers: known(destroyers[seat]), probes: below(2), ...(power === 'dreckach-1' && revealed ? { asteroids: below(2) } : {}) }));
};
/** Some cells cut out, where the board stays in one piece; start zones anywhere, where there is room. */
const boardOf = (seats: number, below: Below): { readonly board: BoardSpec; readonly places: readonly Place[] } => {
  const radius = 4 + below(8);
  const all = boardPlaces({ radius });
  const holes = below(3) > 0 ? [] : shuffled(all.filter(([q, r]) => q !== 0 || r !== 0), below).slice(0, below(9));
  const cut = all.filter((place) => !holes.includes(place));
  const whole = isOneGroup(cut) ? { places: cut, board: { radius, ...(holes.length > 0 ? { holes } : {}) } } : { places: all, board: { radius } };
  if (whole.places.length < 22 * seats || below(2) === 0) return whole;
  const mixed = shuffled(whole.places, below);
  return { ...whole, board: { ...whole.board, zones: Array.from({ length: seats }, (_, seat) => mixed.slice(22 * seat, 22 * seat + 22)) } };
};
type CardsSpec = Pick<PlayerSpec, 'left' | 'hand'>;
const cardsOf = (due: number, { power, revealed }: PowerSpec, below: Below): CardsSpec => {
  const left = shuffled(EXAMPLE_DECK.map((_, card) => card), below).slice(0, due);
  return { left, ...(below(2) === 0 ? { hand: left.slice(0, power === 'dreckach-3' && revealed ? 3 : 1) } : {}) };
};
/** An elite fighter may have been hit once, if it takes two hits. */
const wounded = ({ fighters, destroyers }: FleetSpec, { elite }: PowerSpec, { eliteReading }: Partial<Options>, below: Below): FleetSpec =>
  elite !== undefined && eliteReading !== 'two-shots' && below(3) === 0 ? { destroyers, fighters: fighters.map((one) => (one.id === elite ? { ...one, damage: 1 } : one)) } : { fighters, destroyers };
/** A position of some round, late more often than not. */
const position = (below: Below, round = Math.max(1 + below(9), 1 + below(9))): PartieScenario => {
  const races = tableOf(below);
  const { board, places } = boardOf(races.length, below);
  const ground = groundOf(places, below);
  const options = optionsOf(below);
  const ring = picked(places, below);
  const centre: readonly Place[] = below(2) === 0 && ground.has(ring) ? [ring] : [];
  const fleets = races.map(() => fleetOf(groundWithout(ground, centre), below));
  const powers = races.map((race, seat) => powerOf(race, known(fleets[seat]), below));
  const prizes = prizesOf(fleets, powers, below);
  const [first, active] = [below(races.length) as Seat, below(races.length) as Seat];
  const frame: PartieScenario = { name: 'Position tirée au hasard', kind: 'libre', options, board, players: races.map((race) => ({ race })), first, round, active, ring, ...decksOf(below) };
  return {
    ...frame,
    players: races.map((race, seat): PlayerSpec => ({ race, ...known(powers[seat]), fleet: wounded(known(fleets[seat]), known(powers[seat]), options, below), ...cardsOf(cardsDue(frame, seat), known(powers[seat]), below), prizes: known(prizes[seat]) })),
    asteroids: [...centre, ...filled(Array.from({ length: below(12) }, () => ground.take()))].filter((place, i, list) => list.findIndex((one) => keyAt(one) === keyAt(place)) === i),
    probes: filled(Array.from({ length: below(7 - total(prizes.map((one) => one.probes ?? 0))) }, () => ground.take())),
    ...(below(4) === 0 ? { imposed: true } : {}),
  };
};
