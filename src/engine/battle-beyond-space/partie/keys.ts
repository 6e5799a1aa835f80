// A position as text.
import type { PartieState, Ship, Side, Turn } from './types.ts';

const FATES: Readonly<Record<Ship['fate'], string>> = { play: '', captured: 'c', removed: 'r', lost: 'l', absent: '-' };
const ship = ({ cell, facing, damage, fate, by }: Ship): string =>
  fate === 'play' ? `${cell}.${facing}${damage === 0 ? '' : '*'}` : `${FATES[fate]}${by ?? ''}`;
const side = ({ race, power, revealed, spent, elite, shield, pile, hand, played, prizes }: Side): string =>
  [
    race,
    power,
    revealed ? 'r' : '',
    spent ? 's' : '',
    elite,
    shield && `${shield.ship}:${shield.tokens}`,
    pile.join('.'),
    hand.join('.'),
    played.join('.'),
    Object.values(prizes).join('.'),
  ].join(',');
const turn = ({ flights, landing, wrecks, shot, ...rest }: Turn): string =>
  JSON.stringify([
    Object.values(rest),
    flights.map(Object.values),
    landing && Object.values(landing),
    wrecks.map(Object.values),
    shot,
  ]);

/** Everything a reader can see. */
export const key = (state: PartieState): string =>
  [
    state.phase,
    state.round,
    state.first,
    state.active,
    state.card,
    state.sides.map(side).join(';'),
    state.ships.map(ship).join(';'),
    state.asteroids.join('.'),
    state.central,
    state.ring,
    state.probes.join('.'),
    turn(state.turn),
    JSON.stringify([state.draws, state.deploying, state.kills, state.returning]),
  ].join('|');
