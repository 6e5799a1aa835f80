// Why an action may not be played: who has the word, then the law of each action. What passes here leads where a listed option leads.
import { around, type Cell, sidesBetween } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { ASTEROID_REACH, TELEPORT_MOST } from '../constants.ts';
import { type Fault, faultsOf } from '../faults.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, indexOf, isDestroyer, nameOf, ownerOf, squadronOf } from '../ships.ts';
import { type CardIndex, powersOf, type PowerId, type Race, type ShipIndex, type Squadron } from '../types.ts';
import {
  activeSide,
  cardOf,
  destroyersInPlay,
  destroyerTargets,
  fightersOf,
  fighterTarget,
  gapBetween,
  inPlay,
  onBoard,
  shipAt,
  shipOn,
  shows,
  sideOf,
  standing,
} from './board.ts';
import { deploySeat, fleetOf, inHand, placingFault, swapFault } from './deploy.ts';
import { answering, mayFire, nextShots, shootersOf } from './fire.ts';
import { drawingSeat, turningShips } from './flow.ts';
import { haltFault, helmFault, pay, pointsOf } from './helm.ts';
import { eliteLandings, eliteReach, isVector, lengthOf, nextArrivals } from './move.ts';
import { landingFault } from './landing.ts';
import { actorOf, mayTeleport, pacing } from './node.ts';
import { explosives, isWindow, reachOf, SHOWN } from './powers.ts';
import type { PLAY_REFUSALS } from './refusals.ts';
import { berths, killers, reviver } from './revive.ts';
import { turnable } from './rotate.ts';
import { STEPS } from './steps.ts';
import type { PartieAction, PartieState, Phase } from './types.ts';

type Code = keyof typeof PLAY_REFUSALS;
const { no, noWith } = faultsOf<typeof PLAY_REFUSALS>();
const when = (wrong: boolean, code: Code, ...cites: Some<BbsRule>): Fault => (wrong ? no(code, ...cites) : undefined);
/** A ship by its id; undefined when this game has no such ship. */
const at = (state: PartieState, id: string): ShipIndex | undefined => {
  const index = indexOf(id);
  return index !== undefined && index < state.ships.length ? index : undefined;
};
const unknownShip = (): Fault => no('vaisseau-inconnu', 'bbs.mise-en-place.vaisseaux');
/** A card that would be needed is in hand, hidden: its holder alone reads so, and only when it is for him to speak. */
const keepsHidden = (state: PartieState, power: PowerId): boolean =>
  activeSide(state).power === power && !activeSide(state).revealed && actorOf(state) === state.active;
const hidden = (pouvoir: PowerId, rule: BbsRule): Fault =>
  noWith('pouvoir-cache', { pouvoir }, 'bbs.pouvoirs.sans-effet-cache', rule);
/** A step that asks for a power shown. */
const unshown = (state: PartieState, power: PowerId, otherwise: Fault, rule: BbsRule): Fault => {
  if (shows(activeSide(state), power)) return undefined;
  return keepsHidden(state, power) ? hidden(power, rule) : otherwise;
};

// ── Out of step
/** Plays out of step that deserve a better answer than « not now ». */
const outOfStep = (state: PartieState, action: PartieAction): Fault => {
  switch (action.type) {
    case 'turn':
      return (
        when(
          state.phase === 'squadron' || state.phase === 'arrive',
          'tourner-trop-tot',
          'bbs.chasseurs.pas-de-rotation-avant-tir',
          'bbs.rotations.apres-tir',
        ) ?? when(state.card !== null && cardOf(state).turn === 0, 'pas-de-rotation', 'bbs.rotations.facteur-0')
      );
    case 'destroyer':
      return when(state.turn.destroyer !== null, 'un-seul-destroyer', 'bbs.destroyers.un-seul');
    case 'no-destroyer':
    case 'hold':
      return when(state.phase === 'squadron', 'escadron-obligatoire', 'bbs.chasseurs.obligatoire');
    case 'helm':
      return state.turn.destroyer !== null && state.turn.points === 0 ? outOfPoints(state) : undefined;
    case 'shoot':
      return lateShot(state, action.ship);
    case 'laser':
      return when(LATE.has(state.phase), 'tir-deja', 'bbs.tir-destroyers.une-cible');
    case 'super':
      return (
        spent(state) ??
        when(LATE.has(state.phase), 'tir-deja', 'bbs.valkyries.super-tir-une-fois', 'bbs.tir-destroyers.une-cible')
      );
    case 'engage':
    case 'teleport':
      return spent(state);
    case 'pace':
      return unshown(
        state,
        'vonyan-2',
        no('doubler-sans-pouvoir', 'bbs.vonyan.double', 'bbs.chasseurs.nombre-exact'),
        'bbs.vonyan.double',
      );
    case 'resurrect':
      return no('resurrection-moment', 'bbs.dreckach.resurrection', 'bbs.pouvoirs.moment');
    case 'absorb':
      return no('rien-a-absorber', 'bbs.dreckach.blindage-activation', 'bbs.dreckach.blindage-tir');
    default:
      return undefined;
  }
};
/** A turn goes past step 6 by itself when the destroyer has no target: a shot is then refused for what is wrong with it. */
const LATE: ReadonlySet<Phase> = new Set<Phase>(['draw-window', 'draw', 'close']);
const lateShot = (state: PartieState, id: string): Fault => {
  const target = at(state, id);
  const { destroyer } = state.turn;
  if (!LATE.has(state.phase) || target === undefined) return undefined;
  if (destroyer === null || !inPlay(state, destroyer))
    return no('tir-autre-destroyer', 'bbs.tir-destroyers.seul-active');
  return mayShoot(state) ?? shootFault(state, target) ?? no('tir-deja', 'bbs.tir-destroyers.une-cible');
};
/** Decisions in the middle of a step: nothing else is open before they are taken. */
const PENDING: ReadonlySet<Phase> = new Set<Phase>([
  'pace',
  'drive',
  'arrive',
  'elite',
  'heading',
  'keep',
  'react',
  'draw',
  'resurrect',
  'restore',
]);
const spent = (state: PartieState): Fault =>
  when(activeSide(state).spent, 'pouvoir-servi', 'bbs.pouvoirs.usage-unique');
const stepFault = (state: PartieState, action: PartieAction): Fault => {
  if (state.phase === 'over') return no('finie', 'bbs.fin.moment');
  const step = STEPS[action.type];
  if (step === undefined || step.phases.includes(state.phase)) return undefined;
  return (
    outOfStep(state, action) ??
    (PENDING.has(state.phase)
      ? noWith('reglage-attendu', { quoi: state.phase }, ...step.cites)
      : no('pas-l-etape', ...step.cites))
  );
};

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

// ── Step 2
const squadronFault = (state: PartieState, squadron: Squadron): Fault =>
  when(fightersOf(state, state.active, squadron).length === 0, 'escadron-detruit', 'bbs.chasseurs.choix-escadron');
const teleportPower = (state: PartieState): Fault => {
  if (mayTeleport(state)) return undefined;
  const { power, spent: served } = activeSide(state);
  if (power !== 'vonyan-3') return no('teleport-sans-pouvoir', 'bbs.vonyan.teleport-une-fois');
  return served
    ? no('pouvoir-servi', 'bbs.pouvoirs.usage-unique', 'bbs.vonyan.teleport-une-fois')
    : no('teleport-premiere-manche', 'bbs.vonyan.teleport-premier-tour');
};
const vectorFault = (state: PartieState, q: number, r: number): Fault => {
  if (!Number.isInteger(q) || !Number.isInteger(r)) return no('coup-inconnu', 'bbs.vonyan.teleport-distance');
  if (isVector(state, q, r)) return undefined;
  const length = lengthOf(q, r);
  if (length === 0) return no('teleport-nul', 'bbs.vonyan.teleport-distance');
  return length > TELEPORT_MOST
    ? noWith('teleport-longueur', { n: length }, 'bbs.vonyan.teleport-distance')
    : no('teleport-droite', 'bbs.vonyan.teleport-distance');
};
const eliteFault = (state: PartieState, cell: Cell): Fault => {
  if (eliteLandings(state).includes(cell)) return undefined;
  if (!eliteReach(state).includes(cell))
    return noWith('elite-inaccessible', { cases: cardOf(state).speed }, 'bbs.terriens.elite-exact');
  const { code, cites } = known(landingFault(state, known(state.turn.landing ?? undefined).ship, [cell]));
  return noWith('elite-arrivee', { pourquoi: code }, ...cites);
};
const keepFault = (state: PartieState, ship: ShipIndex): Fault => {
  const landing = known(state.turn.landing ?? undefined);
  return when(
    ship !== landing.ship && ship !== shipOn(state, known(landing.to ?? undefined)),
    'garder-l-un-des-deux',
    'bbs.collisions-chasseurs.allie',
  );
};

// ── Steps 3 and 4
const fireFault = (state: PartieState, ship: ShipIndex): Fault => {
  if (!shootersOf(state).includes(ship))
    return no('ne-tire-pas', 'bbs.tir-chasseurs.qui-tire', 'bbs.tir-chasseurs.un-tir');
  if (fighterTarget(state, ship) === undefined)
    return no('sans-cible', 'bbs.tir-chasseurs.portee', 'bbs.tir-chasseurs.arret-obstacle');
  return when(!nextShots(state).includes(ship), 'tous-ensemble', 'bbs.tir-chasseurs.ordre');
};
const turnFault = (state: PartieState, { ship: id, facing }: Of<PartieAction, 'turn'>): Fault => {
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

// ── Steps 5 and 6
const chooseFault = (state: PartieState, ship: ShipIndex): Fault => {
  if (!isDestroyer(ship) || ownerOf(ship) !== state.active) return no('pas-un-destroyer', 'bbs.tour.etape-5');
  return when(!inPlay(state, ship), 'destroyer-detruit', 'bbs.tour.sans-escadron');
};
const steerFault = (state: PartieState, { helm }: Of<PartieAction, 'helm'>): Fault => {
  const purse = pay(state, state.turn, helm);
  if (purse === undefined)
    return state.turn.used === 0 ? outOfPoints(state) : no('un-seul-pivot', 'bbs.destroyers.cout');
  const fault = helmFault(state, helm, purse);
  return fault && no(fault.code, ...fault.cites);
};
/** Each action takes a point of its own unless the option pairs them (A15). */
const outOfPoints = (state: PartieState): Fault => {
  const disponibles = pointsOf(state);
  const cites: Some<BbsRule> = ['bbs.destroyers.points-action', 'bbs.destroyers.cout'];
  if (keepsHidden(state, 'valkyries-1'))
    return noWith(
      'points-sans-bonus',
      { disponibles, pouvoir: 'valkyries-1' },
      ...cites,
      'bbs.pouvoirs.sans-effet-cache',
      'bbs.valkyries.bonus',
    );
  if (disponibles === 0) return no('points-aucun', ...cites);
  const code = state.fixed.options.destroyerPoint === 'forward-or-pivot' ? 'points-epuises' : 'points-epuises-paires';
  return noWith(
    code,
    { demandes: disponibles + 1, disponibles },
    ...cites,
    ...(shows(activeSide(state), 'valkyries-1') ? (['bbs.valkyries.bonus'] as const) : []),
  );
};
const stopFault = (state: PartieState): Fault => {
  const fault = haltFault(state);
  return fault && no(fault.code, ...fault.cites);
};
const mayShoot = (state: PartieState): Fault =>
  when(!mayFire(state), 'tir-sans-bouger', 'bbs.tir-destroyers.seul-active');
const shootFault = (state: PartieState, target: ShipIndex): Fault => {
  const ship = known(state.turn.destroyer ?? undefined);
  if (ownerOf(target) === state.active) return no('cible-alliee', 'bbs.tir-destroyers.cible-ennemie');
  if (!inPlay(state, target)) return no('cible-absente', 'bbs.tir-destroyers.cible-ennemie');
  if (destroyerTargets(state, ship).has(target)) return undefined;
  if (destroyersInPlay(state, state.active).some((other) => destroyerTargets(state, other).has(target)))
    return no('tir-autre-destroyer', 'bbs.tir-destroyers.seul-active');
  const distance = gapBetween(state, ship, target);
  return distance > 2
    ? noWith('hors-de-portee', { distance }, 'bbs.tir-destroyers.portee')
    : no('tir-masque', 'bbs.tir-destroyers.pas-a-travers', 'bbs.tir-destroyers.case-intermediaire');
};

// ── Powers
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
const powerFault = (state: PartieState, wanted: PowerId, again: boolean): Fault =>
  windowFault(state, wanted) ?? cardFault(state, wanted, again);
const own = (state: PartieState, ship: ShipIndex): boolean => ownerOf(ship) === state.active && inPlay(state, ship);
const revealFault = (state: PartieState, seat: Seat): Fault => {
  if (seat !== state.active) return no('pouvoir-pas-son-tour', 'bbs.pouvoirs.moment');
  const { power, revealed } = activeSide(state);
  const closed = windowFault(state);
  if (closed) return closed;
  if (power === 'none' || power === null || power === 'hidden') return no('pouvoir-aucun', 'bbs.pouvoirs.une-carte');
  if (revealed) return no('pouvoir-deja-revele', 'bbs.pouvoirs.reste-en-vigueur');
  return when(!SHOWN.has(power), 'pouvoir-a-l-emploi', 'bbs.pouvoirs.usage-unique', 'bbs.pouvoirs.moment');
};
const asteroidFault = (state: PartieState, from: Cell, to: Cell): Fault => {
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
const absorbFault = (state: PartieState): Fault => {
  const side = sideOf(state, ownerOf(known(answering(state))));
  return side.power === 'dreckach-1'
    ? undefined
    : noWith('pouvoir-autre', { pouvoir: 'dreckach-1' }, 'bbs.pouvoirs.une-carte');
};
const resurrectFault = (state: PartieState, seat: number, squadron: Squadron): Fault => {
  const side = sideOf(state, known(reviver(state)));
  if (side.power !== 'dreckach-2') return noWith('pouvoir-autre', { pouvoir: 'dreckach-2' }, 'bbs.pouvoirs.une-carte');
  return when(
    !killers(state).some((kill) => kill.seat === seat && kill.squadron === squadron),
    'retour-impossible',
    'bbs.dreckach.resurrection',
  );
};
const restoreFault = (state: PartieState, { ship: id, cell, facing }: Of<PartieAction, 'restore'>): Fault => {
  const next = known(state.returning ?? undefined).ships[0];
  if (next === undefined || idOf(next) !== id) return no('retour-autre-vaisseau', 'bbs.dreckach.resurrection');
  if (berths(state, next).some((berth) => berth.cell === cell && berth.facing === facing)) return undefined;
  const zone = known(state.fixed.zones[ownerOf(next)]);
  return zone.includes(cell)
    ? no('place-prise', 'bbs.dreckach.resurrection-place')
    : no('hors-de-la-zone', 'bbs.dreckach.resurrection-place');
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
