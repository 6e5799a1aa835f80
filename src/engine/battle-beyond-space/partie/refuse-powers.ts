// What the powers may not do: their windows, who holds which card, and the law of each.
import { around, type Cell } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { ASTEROID_REACH } from '../constants.ts';
import type { Fault } from '../faults.ts';
import { idOf, ownerOf } from '../ships.ts';
import type { PowerId, ShipIndex, Squadron } from '../types.ts';
import { activeSide, destroyersInPlay, inPlay, onBoard, sideOf, standing } from './board.ts';
import { isWindow, reachOf, SHOWN } from './powers.ts';
import { hidden, no, noWith, when } from './laws.ts';
import { berths, killers, reviver } from './revive.ts';
import { answering } from './strike.ts';
import type { PartieAction, PartieState } from './types.ts';

/** Whether the active player may use that card now; `again`: one that serves every turn, once shown. */
const cardFault = (state: PartieState, wanted: PowerId, again: boolean): Fault => {
  const { power, revealed, spent: served } = activeSide(state);
  if (power === 'none' || power === null) return no('pouvoir-aucun', 'bbs.pouvoirs.une-carte');
  if (power !== wanted) return noWith('pouvoir-autre', { pouvoir: wanted }, 'bbs.pouvoirs.une-carte');
  if (served)
    return no(
      'pouvoir-servi',
      'bbs.pouvoirs.usage-unique',
      ...(wanted === 'terriens-3' ? (['bbs.terriens.explosion-une-fois'] as const) : []),
    );
  if (again) return revealed ? undefined : hidden(wanted, 'bbs.pouvoirs.secret');
  return when(revealed, 'pouvoir-deja-revele', 'bbs.pouvoirs.reste-en-vigueur');
};
const windowFault = (state: PartieState, wanted?: PowerId): Fault =>
  when(
    !isWindow(state),
    'pouvoir-hors-fenetre',
    'bbs.pouvoirs.moment',
    ...(wanted === 'terriens-3' ? (['bbs.terriens.explosion-moment'] as const) : []),
  );
export const powerFault = (state: PartieState, wanted: PowerId, again: boolean): Fault =>
  windowFault(state, wanted) ?? cardFault(state, wanted, again);
/** A ship that a power of the active player may name. */
export const own = (state: PartieState, ship: ShipIndex): boolean =>
  ownerOf(ship) === state.active && inPlay(state, ship);
export const revealFault = (state: PartieState, seat: Seat): Fault => {
  if (seat !== state.active) return no('pouvoir-pas-son-tour', 'bbs.pouvoirs.moment');
  const { power, revealed } = activeSide(state);
  const closed = windowFault(state);
  if (closed) return closed;
  if (power === 'none' || power === null || power === 'hidden') return no('pouvoir-aucun', 'bbs.pouvoirs.une-carte');
  if (revealed) return no('pouvoir-deja-revele', 'bbs.pouvoirs.reste-en-vigueur');
  return when(!SHOWN.has(power), 'pouvoir-a-l-emploi', 'bbs.pouvoirs.usage-unique', 'bbs.pouvoirs.moment');
};
export const asteroidFault = (state: PartieState, from: Cell, to: Cell): Fault => {
  const card = powerFault(state, 'vonyan-1', true);
  if (card) return card;
  if (state.turn.asteroid) return no('asteroide-deja', 'bbs.vonyan.asteroide-deplacement');
  if (!state.asteroids.includes(from)) return no('asteroide-absent', 'bbs.vonyan.asteroide-deplacement');
  if (destroyersInPlay(state, state.active).length === 0)
    return no('asteroide-sans-destroyer', 'bbs.vonyan.asteroide-distance');
  const distance = reachOf(state, state.active, from);
  if (distance > ASTEROID_REACH) return noWith('asteroide-loin', { distance }, 'bbs.vonyan.asteroide-distance');
  if (!around(from).includes(to)) return no('asteroide-voisine', 'bbs.vonyan.asteroide-deplacement');
  return when(
    !onBoard(state, to) || standing(state, to) === 'asteroid',
    'asteroide-interdit',
    'bbs.vonyan.asteroide-interdits',
  );
};
export const absorbFault = (state: PartieState): Fault => {
  const side = sideOf(state, ownerOf(known(answering(state))));
  return side.power === 'dreckach-1'
    ? undefined
    : noWith('pouvoir-autre', { pouvoir: 'dreckach-1' }, 'bbs.pouvoirs.une-carte');
};
export const resurrectFault = (state: PartieState, seat: number, squadron: Squadron): Fault => {
  const side = sideOf(state, known(reviver(state)));
  if (side.power !== 'dreckach-2') return noWith('pouvoir-autre', { pouvoir: 'dreckach-2' }, 'bbs.pouvoirs.une-carte');
  return when(
    !killers(state).some((kill) => kill.seat === seat && kill.squadron === squadron),
    'retour-impossible',
    'bbs.dreckach.resurrection',
  );
};
export const restoreFault = (state: PartieState, { ship: id, cell, facing }: Of<PartieAction, 'restore'>): Fault => {
  const next = known(state.returning ?? undefined).ships[0];
  if (next === undefined || idOf(next) !== id) return no('retour-autre-vaisseau', 'bbs.dreckach.resurrection');
  if (berths(state, next).some((berth) => berth.cell === cell && berth.facing === facing)) return undefined;
  const zone = known(state.fixed.zones[ownerOf(next)]);
  return zone.includes(cell)
    ? no('place-prise', 'bbs.dreckach.resurrection-place')
    : no('hors-de-la-zone', 'bbs.dreckach.resurrection-place');
};
