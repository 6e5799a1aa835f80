// Drawings and words of the boards of Battle Beyond Space. No rule: names of things that the engine tells apart. Examples carry this file: it leaves the words of the engine's sentences alone.
import type { Cell } from '../../engine/hex/cells.ts';
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { Facing, Race, ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { known } from '../../engine/kernel/result.ts';
import { idOf, isDestroyer, nameOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import type { Hull, ShipLook, SpaceSeat, SpaceShip } from './space-types.ts';

export const seatName = ({ fixed }: Pick<PartieState, 'fixed'>, seat: Seat): string =>
  fixed.names[seat] ?? `J${seat + 1}`;
/** « de J2 », « d’Alice ». */
export const ofSeat = (state: Pick<PartieState, 'fixed'>, seat: Seat): string => {
  const name = seatName(state, seat);
  return `${/^[aeiouyàâéèêëîïôöûü]/i.test(name) ? 'd’' : 'de '}${name}`;
};
const RACES: Readonly<Record<Race, readonly [name: string, hull: Hull]>> = {
  terriens: ['Terriens', 0],
  vonyan: ['Vonyan', 1],
  valkyries: ['Valkyries', 2],
  dreckach: ['Dreckach', 3],
};
export const raceName = (race: Race): string => RACES[race][0];
/** Its silhouette; drawn alone, a race takes the colour of the seat of the same number. */
export const raceHull = (race: Race): Hull => RACES[race][1];
const SIDES: Readonly<Record<Facing, string>> = {
  0: 'l’est',
  1: 'le nord-est',
  2: 'le nord-ouest',
  3: 'l’ouest',
  4: 'le sud-ouest',
  5: 'le sud-est',
};
/** « J2 (Vonyan) ». */
export const playerOf = (state: PartieState, seat: Seat): string => {
  const race = state.sides[seat]?.race ?? null;
  return race === null ? seatName(state, seat) : `${seatName(state, seat)} (${raceName(race)})`;
};

/** Each race has its shape, each seat its colour and its pattern. */
export const seatLook = ({ sides }: PartieState, seat: Seat): Pick<ShipLook, 'seat' | 'hull'> => {
  const race = sides[seat]?.race ?? null;
  return { seat: seat as SpaceSeat, hull: race === null ? undefined : RACES[race][1] };
};
const sideOf = ({ sides }: PartieState, index: ShipIndex): PartieState['sides'][number] => known(sides[ownerOf(index)]);
const isElite = (state: PartieState, index: ShipIndex): boolean => sideOf(state, index).elite === index;
/** The tokens of its armour; 0 without one. */
const armourOf = (state: PartieState, index: ShipIndex): number => {
  const { shield } = sideOf(state, index);
  return shield?.ship === index ? shield.tokens : 0;
};
export const shipLook = (state: PartieState, index: ShipIndex, more: Partial<SpaceShip> = {}): SpaceShip => {
  const { cell, facing, damage } = known(state.ships[index]);
  return {
    id: idOf(index),
    cell,
    ...seatLook(state, ownerOf(index)),
    kind: isDestroyer(index) ? 'destroyer' : isElite(state, index) ? 'elite' : 'fighter',
    facing,
    label: nameOf(index),
    damaged: damage > 0,
    shielded: armourOf(state, index) > 0,
    ...more,
  };
};

/** The ships whose turn it is to do something. */
export const actingShips = ({
  phase,
  turn,
  deploying,
  returning,
  ships,
  active,
}: PartieState): readonly ShipIndex[] => {
  const { squadron, destroyer, landing } = turn;
  const one = (index: ShipIndex | null | undefined): readonly ShipIndex[] =>
    index === null || index === undefined ? [] : [index];
  if (phase === 'deploy') return one(deploying?.ship);
  if (phase === 'restore') return one(returning?.ships[0]);
  if (phase === 'helm' || phase === 'aim') return one(destroyer);
  if (phase === 'rotate') return turn.turning.filter((index) => ships[index]?.fate === 'play').slice(0, 1);
  if (landing !== null) return [landing.ship];
  if (phase === 'fire') return turn.shooters;
  return ships.flatMap(({ fate }, index) =>
    fate === 'play' && ownerOf(index) === active && nameOf(index).charAt(0) === squadron ? [index] : [],
  );
};

/** « chasseur a1 de J1, tourné vers l’est ». `at`: which of its two cells is meant. */
export const sayShip = (state: PartieState, index: ShipIndex, at: Cell): string => {
  const { cell, facing, damage } = known(state.ships[index]);
  const seat = ownerOf(index);
  const whose = `${nameOf(index)} ${ofSeat(state, seat)}`;
  const what = isDestroyer(index)
    ? `${at === cell ? 'arrière' : 'avant'} du destroyer ${whose}`
    : `chasseur ${isElite(state, index) ? 'd’élite ' : ''}${whose}`;
  const tokens = armourOf(state, index);
  return [
    what,
    `tourné vers ${SIDES[facing]}`,
    ...(damage > 0 ? ['endommagé'] : []),
    ...(tokens === 0 ? [] : [`blindé, ${tokens} ${tokens > 1 ? 'jetons' : 'jeton'}`]),
  ].join(', ');
};
/** « a1, a2 et D1 ». */
export const shipNames = (ships: readonly ShipIndex[]): string =>
  ships
    .map(nameOf)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' et ');
