// Why an action may not be played: who has the word, then the law of each action. What passes here leads where a listed option leads.
import type { Cell } from '../../hex/cells.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import { indexOf, isDestroyer, ownerOf, squadronOf } from '../ships.ts';
import { type CardIndex, powersOf, type Race, type ShipIndex } from '../types.ts';
import { nextArrivals } from './arrival.ts';
import { activeSide, sideOf } from './board.ts';
import { deploySeat, fleetOf, inHand, placingFault, swapFault } from './deploy.ts';
import { drawingSeat, turningShips } from './flow.ts';
import { pacing } from './node.ts';
import { explosives } from './powers.ts';
import { chooseFault, mayShoot, shootFault, steerFault, stopFault } from './refuse-destroyer.ts';
import { at, no, noWith, spent, unknownShip, unshown, when } from './laws.ts';
import {
  absorbFault,
  asteroidFault,
  own,
  powerFault,
  restoreFault,
  resurrectFault,
  revealFault,
} from './refuse-powers.ts';
import {
  eliteFault,
  fireFault,
  keepFault,
  squadronFault,
  teleportPower,
  turnFault,
  vectorFault,
} from './refuse-squadron.ts';
import { stepFault } from './refuse-step.ts';
import type { PartieAction, PartieState } from './types.ts';
import { nextShots } from './volley.ts';

// ── Set-up
const freeRace = (state: PartieState, race: Race): Fault =>
  when(
    state.sides.some((side) => side.race === race),
    'hasard',
    'bbs.mise-en-place.race',
  );
const drawFault = (state: PartieState, card: CardIndex): Fault => {
  const { pile } = sideOf(state, known(drawingSeat(state)));
  const open = state.fixed.imposed ? pile.slice(0, 1) : pile;
  return when(!open.includes(card), 'hasard', 'bbs.mise-en-place.paquet');
};
const held = (state: PartieState): Fault =>
  when(inHand(state) === null, 'rien-en-main', 'bbs.mise-en-place.ajustements');
const placeFault = (state: PartieState, cell: Cell, facing: 0 | 1 | 2 | 3 | 4 | 5): Fault => {
  const none = held(state);
  if (none) return none;
  return placed(placingFault(state, cell, facing), known(inHand(state) ?? undefined));
};
const placed = (why: ReturnType<typeof swapFault>, ship: ShipIndex): Fault => {
  switch (why) {
    case undefined:
      return undefined;
    case 'place-prise':
      return no(why, 'bbs.mise-en-place.une-case-un-vaisseau');
    case 'hors-de-la-zone':
      return no(why, 'bbs.mise-en-place.dans-la-zone');
    case 'escadron-coupe':
      return noWith(why, { escadron: squadronOf(ship) ?? '' }, 'bbs.mise-en-place.escadron-connecte');
    case 'pas-si-loin':
    case 'pas-dans-la-flotte':
    case 'echange-chasseurs':
    case 'placement-inutile':
      return no(why, 'bbs.mise-en-place.ajustements');
  }
};

type Ship = { readonly ship: string };
const withShip =
  (law: (state: PartieState, ship: ShipIndex) => Fault) =>
  ({ ship: id }: Ship, state: PartieState): Fault => {
    const ship = at(state, id);
    return ship === undefined ? unknownShip() : law(state, ship);
  };
const fine = (): Fault => undefined;
const table = byTag<PartieAction, readonly [PartieState], Fault>({
  'draw-race': ({ race }, state) => freeRace(state, race),
  'draw-power': ({ power }, state) =>
    when(
      !powersOf(known(sideOf(state, known(drawingSeat(state))).race ?? undefined)).includes(power),
      'hasard',
      'bbs.mise-en-place.pouvoir',
    ),
  'draw-first': ({ seat }, state) =>
    when(seat >= state.sides.length, 'hasard', 'bbs.mise-en-place.premier-joueur-hasard'),
  handle: withShip(
    (state, ship) =>
      when(inHand(state) !== null, 'deja-en-main', 'bbs.mise-en-place.ajustements') ??
      when(!fleetOf(state).includes(ship), 'pas-dans-la-flotte', 'bbs.mise-en-place.ajustements'),
  ),
  place: ({ cell, facing }, state) => placeFault(state, cell, facing),
  swap: withShip(
    (state, ship) =>
      held(state) ??
      (ownerOf(ship) === deploySeat(state)
        ? placed(swapFault(state, ship), ship)
        : no('pas-dans-la-flotte', 'bbs.mise-en-place.ajustements')),
  ),
  release: (_, state) => held(state),
  ready: (_, state) => when(inHand(state) !== null, 'deja-en-main', 'bbs.mise-en-place.ajustements'),
  'turn-card': ({ card }, state) =>
    when(!activeSide(state).hand.includes(card), 'carte-absente', 'bbs.tour.carte-jouee', 'bbs.tour.etape-1'),
  squadron: ({ squadron }, state) => squadronFault(state, squadron),
  engage: ({ squadron }, state) => teleportPower(state) ?? squadronFault(state, squadron),
  pace: withShip((state, ship) => when(ship !== pacing(state), 'deja-repondu', 'bbs.vonyan.double-choix')),
  teleport: ({ q, r }, state) => vectorFault(state, q, r),
  arrive: withShip((state, ship) =>
    when(!nextArrivals(state).some((flight) => flight.ship === ship), 'pas-en-vol', 'bbs.chasseurs.ordre-arrivees'),
  ),
  'elite-to': ({ cell }, state) => eliteFault(state, cell),
  heading: fine,
  keep: withShip(keepFault),
  volley: (_, state) => when(nextShots(state).length > 0, 'ordre-a-choisir', 'bbs.tir-chasseurs.ordre'),
  fire: withShip(fireFault),
  turn: (action, state) => turnFault(state, action),
  hold: (_, state) => when(turningShips(state).length < 2, 'un-seul-a-tourner', 'bbs.rotations.facultative'),
  destroyer: withShip(chooseFault),
  'no-destroyer': fine,
  helm: (action, state) => steerFault(state, action),
  halt: (_, state) => stopFault(state),
  shoot: withShip((state, ship) => mayShoot(state) ?? shootFault(state, ship)),
  laser: (_, state) =>
    unshown(state, 'valkyries-2', no('laser-sans-pouvoir', 'bbs.valkyries.laser'), 'bbs.valkyries.laser') ??
    mayShoot(state),
  super: (_, state) =>
    when(activeSide(state).power !== 'valkyries-3', 'super-sans-pouvoir', 'bbs.valkyries.super-tir-une-fois') ??
    spent(state) ??
    mayShoot(state),
  'hold-fire': fine,
  'go-draw': fine,
  draw: ({ card }, state) => drawFault(state, card),
  'end-turn': fine,
  reveal: ({ seat }, state) => revealFault(state, seat),
  elite: withShip(
    (state, ship) =>
      powerFault(state, 'terriens-1', false) ??
      when(!own(state, ship) || isDestroyer(ship), 'elite-mauvais-choix', 'bbs.terriens.elite-choix'),
  ),
  explode: withShip(
    (state, ship) =>
      powerFault(state, 'terriens-3', false) ??
      when(
        !explosives(state).includes(ship),
        'explose-absent',
        'bbs.terriens.explosion-une-fois',
        'bbs.terriens.explosion-collision',
      ),
  ),
  asteroid: ({ from, to }, state) => asteroidFault(state, from, to),
  shield: withShip(
    (state, ship) =>
      powerFault(state, 'dreckach-1', false) ??
      when(!own(state, ship) || !isDestroyer(ship), 'blindage-destroyer', 'bbs.dreckach.blindage'),
  ),
  absorb: (_, state) => absorbFault(state),
  suffer: fine,
  resurrect: ({ seat, squadron }, state) => resurrectFault(state, seat, squadron),
  'leave-dead': fine,
  restore: (action, state) => restoreFault(state, action),
  forgo: ({ ship }, state) =>
    when(
      known(state.returning ?? undefined).ships[0] !== indexOf(ship),
      'retour-autre-vaisseau',
      'bbs.dreckach.resurrection',
    ),
});
export const refuse = (state: PartieState, action: PartieAction): Fault =>
  stepFault(state, action) ?? table(action, state);
