// What the squadron may not do: move, land, fire and turn (steps 2 to 4).
import { type Cell, sidesBetween } from '../../hex/cells.ts';
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { TELEPORT_MOST } from '../constants.ts';
import type { Fault } from '../faults.ts';
import { nameOf, ownerOf, squadronOf } from '../ships.ts';
import type { ShipIndex, Squadron } from '../types.ts';
import { eliteLandings, eliteReach } from './arrival.ts';
import { activeSide, cardOf, fightersOf, fighterTarget, inPlay, shipAt, shipOn } from './board.ts';
import { isVector, lengthOf } from './departure.ts';
import { turningShips } from './flow.ts';
import { landingFault } from './landing.ts';
import { mayTeleport } from './node.ts';
import { at, no, noWith, unknownShip, when } from './laws.ts';
import { turnable } from './rotate.ts';
import type { PartieAction, PartieState } from './types.ts';
import { nextShots, shootersOf } from './volley.ts';

export const squadronFault = (state: PartieState, squadron: Squadron): Fault =>
  when(fightersOf(state, state.active, squadron).length === 0, 'escadron-detruit', 'bbs.chasseurs.choix-escadron');
export const teleportPower = (state: PartieState): Fault => {
  if (mayTeleport(state)) return undefined;
  const { power, spent: served } = activeSide(state);
  if (power !== 'vonyan-3') return no('teleport-sans-pouvoir', 'bbs.vonyan.teleport-une-fois');
  return served
    ? no('pouvoir-servi', 'bbs.pouvoirs.usage-unique', 'bbs.vonyan.teleport-une-fois')
    : no('teleport-premiere-manche', 'bbs.vonyan.teleport-premier-tour');
};
export const vectorFault = (state: PartieState, q: number, r: number): Fault => {
  if (!Number.isInteger(q) || !Number.isInteger(r)) return no('coup-inconnu', 'bbs.vonyan.teleport-distance');
  if (isVector(state, q, r)) return undefined;
  const length = lengthOf(q, r);
  if (length === 0) return no('teleport-nul', 'bbs.vonyan.teleport-distance');
  return length > TELEPORT_MOST
    ? noWith('teleport-longueur', { n: length }, 'bbs.vonyan.teleport-distance')
    : no('teleport-droite', 'bbs.vonyan.teleport-distance');
};
export const eliteFault = (state: PartieState, cell: Cell): Fault => {
  if (eliteLandings(state).includes(cell)) return undefined;
  if (!eliteReach(state).includes(cell))
    return noWith('elite-inaccessible', { cases: cardOf(state).speed }, 'bbs.terriens.elite-exact');
  const { code, cites } = known(landingFault(state, known(state.turn.landing ?? undefined).ship, [cell]));
  return noWith('elite-arrivee', { pourquoi: code }, ...cites);
};
export const keepFault = (state: PartieState, ship: ShipIndex): Fault => {
  const landing = known(state.turn.landing ?? undefined);
  return when(
    ship !== landing.ship && ship !== shipOn(state, known(landing.to ?? undefined)),
    'garder-l-un-des-deux',
    'bbs.collisions-chasseurs.allie',
  );
};

// ── Fire and turn
export const fireFault = (state: PartieState, ship: ShipIndex): Fault => {
  if (!shootersOf(state).includes(ship))
    return no('ne-tire-pas', 'bbs.tir-chasseurs.qui-tire', 'bbs.tir-chasseurs.un-tir');
  if (fighterTarget(state, ship) === undefined)
    return no('sans-cible', 'bbs.tir-chasseurs.portee', 'bbs.tir-chasseurs.arret-obstacle');
  return when(!nextShots(state).includes(ship), 'tous-ensemble', 'bbs.tir-chasseurs.ordre');
};
export const turnFault = (state: PartieState, { ship: id, facing }: Of<PartieAction, 'turn'>): Fault => {
  const ship = at(state, id);
  if (ship === undefined) return unknownShip();
  const ships = turningShips(state);
  if (ownerOf(ship) !== state.active || squadronOf(ship) !== state.turn.squadron)
    return no('autre-escadron', 'bbs.rotations.apres-tir');
  const most = cardOf(state).turn;
  if (most === 0) return no('pas-de-rotation', 'bbs.rotations.facteur-0');
  if (!inPlay(state, ship)) return unknownShip();
  if (ship !== ships[0])
    return ships[0] === undefined || !ships.includes(ship)
      ? no('deja-tourne', 'bbs.rotations.chiffre')
      : noWith('tour-d-un-autre', { nom: nameOf(ships[0]) }, 'bbs.rotations.independantes');
  if (turnable(shipAt(state, ship).facing, most).includes(facing)) return undefined;
  return noWith(
    'trop-tourner',
    { demande: sidesBetween(shipAt(state, ship).facing, facing), permis: most },
    'bbs.rotations.chiffre',
  );
};
