// One sentence per event. Needs only the event and what never changes: names of players.
import type { Seat } from '../../kernel/game.ts';
import { capital, listOf } from '../../kernel/french.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { columnOf, rowOf } from '../../hex/cells.ts';
import { BLAST_RADIUS, ROUNDS } from '../constants.ts';
import type { ShipId } from '../types.ts';
import {
  aCard,
  cardValues,
  CAUSE_WORDS,
  cellsApart,
  count,
  HELM_VERBS,
  isDestroyerId,
  of,
  ofTheShip,
  playerName,
  quotedPower,
  RACE_WORDS,
  seatOfShip,
  shipName,
  shipOf,
  squadronName,
  theShip,
  toFacing,
  turnWord,
  vectorWord,
} from '../words.ts';
import { tookPart } from './there.ts';
import type { PartieState } from './types.ts';
import type { PartieEvent } from './event-types.ts';

/** What a sentence may read beside its event. */
export type Told = Pick<PartieState, 'fixed'>;
type Say<K extends PartieEvent['type']> = (event: Of<PartieEvent, K>, told: Told) => string;

const player = ({ fixed }: Told, seat: Seat): string => playerName(fixed, seat);
const ofPlayer = (told: Told, seat: Seat): string => of(player(told, seat));
/** « Le chasseur a4 de J2 ». */
const whose = (told: Told, id: ShipId, elite = false): string => capital(shipOf(id, told.fixed, elite));
/** Seen by the player of a ship: « b1 » for an own one, « le chasseur a4 de J2 » for another. */
const seen = (told: Told, by: ShipId, id: ShipId, elite = false): string =>
  seatOfShip(by) === seatOfShip(id) ? shipName(id) : shipOf(id, told.fixed, elite);
/** Whose ship does something to another: « a1 » within a fleet, « a1 de J1 » where two fleets are told of. */
const actor = (told: Told, by: ShipId, id: ShipId | null): string =>
  id === null || seatOfShip(by) === seatOfShip(id) ? shipName(by) : `${shipName(by)} ${ofPlayer(told, seatOfShip(by))}`;
const names = (ids: readonly ShipId[]): string => listOf(ids.map(shipName));
const points = (n: number): string => count(n, 'point');
const actionPoints = (n: number): string => `${points(n)} d’action`;
const winners = (told: Told, seats: readonly Seat[]): string => listOf(seats.map((seat) => player(told, seat)));
/** How a game ends: one winner, or several who share (A28). */
export const winText = (told: Told, seats: readonly Seat[]): string =>
  seats.length === 1
    ? `${winners(told, seats)} remporte la partie.`
    : `${winners(told, seats)} sont à égalité : la victoire est partagée.`;

// ── Moves of fighters
const moved: Say<'moved'> = ({ ship, from, to, facing, cites }) => {
  const who = shipName(ship);
  const elite = cites.includes('bbs.terriens.elite-exact');
  if (from === to) return elite ? `${who}, le chasseur d’élite, revient sur sa case.` : `${who} reste sur place.`;
  const far = cellsApart(from, to);
  if (elite) return `${who}, le chasseur d’élite, va à ${far} de là.`;
  if (cites.includes('bbs.vonyan.teleport-bloc'))
    return `${who} saute ${vectorWord(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from))}.`;
  return `${who} avance ${far === '1 case' ? 'd’une case' : `de ${far}`} ${toFacing(facing)}.`;
};
/** The other one counts as a destroyer although it is a fighter: an elite. */
const isStruckElite = ({ against, other }: Of<PartieEvent, 'collided'>): boolean =>
  other !== null && !isDestroyerId(other) && (against === 'allied-destroyer' || against === 'enemy-destroyer');
const SMASH: Readonly<
  Record<Of<PartieEvent, 'collided'>['against'], { readonly fighter: string; readonly large: string }>
> = {
  'enemy-fighter': { fighter: 'percute {x}', large: 'percute {x}' },
  'allied-fighter': { fighter: 'arrive sur {x}, de son camp', large: 'écrase {x}, de son camp' },
  asteroid: { fighter: 's’écrase sur un astéroïde', large: 'fonce sur l’astéroïde' },
  'allied-destroyer': { fighter: 's’écrase sur {x}, de son camp', large: 'heurte {x}, de son camp' },
  'enemy-destroyer': { fighter: 'percute {x}', large: 'heurte {x}' },
  probe: { fighter: 'arrive sur une sonde', large: 'finit sur une sonde' },
  'off-board': { fighter: 'sort du plateau', large: 'sort du plateau' },
};
const collided: Say<'collided'> = (event, told) => {
  const { ship, against, other, row } = event;
  const x = other === null ? '' : seen(told, ship, other, isStruckElite(event));
  const smash = SMASH[against][row === 'destroyer' ? 'large' : 'fighter'];
  return `${actor(told, ship, other)} ${smash.replace('{x}', () => x)}.`;
};
const strayed: Say<'strayed'> = ({ ship }, told) => `${whose(told, ship)} est perdu : personne ne marque.`;

// ── Harm
const destroyed: Say<'destroyed'> = ({ ship, by, points: worth, cause }, told) =>
  `${whose(told, ship)} ${CAUSE_WORDS[cause].kills} : ${by === null ? 'personne ne marque' : `${points(worth)} pour ${player(told, by)}`}.`;
const damaged: Say<'damaged'> = ({ ship, cause, left }, told) =>
  `${whose(told, ship)} est endommagé ${CAUSE_WORDS[cause].by} : il lui reste ${points(left)} de vie.`;
const unharmed: Say<'unharmed'> = ({ ship, cause, absorbed }, told) =>
  `${whose(told, ship)} ${absorbed ? `se blinde à temps : ${CAUSE_WORDS[cause].of} est absorbé` : `est blindé : ${CAUSE_WORDS[cause].of} ne lui fait rien`}.`;

// ── Fire
const fired: Say<'fired'> = ({ ship, target, distance, through }, told) => {
  const far = distance === 0 ? '' : `, à ${count(distance, 'case')}`;
  return `${actor(told, ship, target)} tire sur ${seen(told, ship, target)}${far}${through === null ? '' : ', par une case libre'}.`;
};
const missed: Say<'missed'> = ({ ship, facing, why, by }, told) => {
  const who = shipName(ship);
  switch (why) {
    case 'nothing':
      return by === null
        ? `${who} n’a rien à portée ${toFacing(facing)}.`
        : `${actor(told, ship, by)} tire aussi sur ${seen(told, ship, by)}, déjà détruit : le tir est perdu.`;
    case 'ally':
      return `${who} ne tire pas : ${by === null ? 'un vaisseau de son camp' : shipName(by)} est devant lui.`;
    case 'asteroid':
      return `Un astéroïde arrête le tir ${ofTheShip(ship)}.`;
    case 'probe':
      return `Une sonde arrête le tir ${ofTheShip(ship)}.`;
    case 'doubled':
      return `${who} a doublé sa vitesse : il ne tire pas.`;
  }
};
const LASER: Readonly<Record<Exclude<Of<PartieEvent, 'laser'>['why'], 'hit'>, string>> = {
  nothing: 'ne rencontre rien',
  ally: 'est arrêté par un vaisseau de son camp',
  asteroid: 'est arrêté par un astéroïde',
  probe: 'est arrêté par une sonde',
};
const laser: Say<'laser'> = ({ ship, target, why }, told) =>
  why === 'hit'
    ? `${actor(told, ship, target)} tire au laser sur ${target === null ? 'un ennemi' : seen(told, ship, target)}.`
    : `Le laser ${ofTheShip(ship)} ${LASER[why]}.`;

// ── Turns of fighters
const turned: Say<'turned'> = ({ ship, from, to }) =>
  from === to
    ? `${shipName(ship)} reste tourné ${toFacing(to)}.`
    : `${shipName(ship)} tourne ${turnWord(from, to)}, ${toFacing(to)}.`;
const keptFacing: Say<'kept-facing'> = ({ ships }) =>
  ships.length === 0
    ? 'Personne d’autre ne tourne.'
    : `${names(ships)} ${ships.length > 1 ? 'gardent leur' : 'garde son'} orientation.`;
const noTurn: Say<'no-turn'> = ({ ships }) =>
  ships.length === 0
    ? 'La carte ne donne aucune rotation : personne ne tourne.'
    : `La carte ne donne aucune rotation : ${names(ships)} ${ships.length > 1 ? 'ne peuvent' : 'ne peut'} pas tourner.`;

// ── Destroyers
const remaining = (left: number): string =>
  left === 0 ? 'Il ne lui reste aucun point d’action.' : `Il lui reste ${actionPoints(left)}.`;
const helmed: Say<'helmed'> = ({ ship, helm, left }) => `${shipName(ship)} ${HELM_VERBS[helm]}. ${remaining(left)}`;
const halted: Say<'halted'> = ({ ship, facing, moved: hasMoved }) =>
  `${shipName(ship)} ${hasMoved ? 's’arrête' : 'reste sur place'}, tourné ${toFacing(facing)}.`;

// ── Powers
const asteroidMoved: Say<'asteroid-moved'> = ({ into, destroyed: broken, probe, central }, told) => {
  const subject = `L’astéroïde${central ? ' central' : ''}`;
  const struck = into === null ? '' : ` et frappe ${shipOf(into, told.fixed)}`;
  if (broken)
    return `${subject} glisse d’une case${struck} : il se brise${central ? ', et la case qu’il quitte reste le centre de l’anneau' : ''}.`;
  const after = [...(probe ? ['la sonde est perdue'] : []), ...(central ? ['l’anneau le suit'] : [])];
  return `${subject} glisse d’une case${struck}${after.length === 0 ? '' : ` : ${after.join(', et ')}`}.`;
};
const asteroidTaken: Say<'asteroid-taken'> = ({ ship, points: worth, central }, told) => {
  const prize = worth === 0 ? 'aucun point' : `${points(worth)} pour ${player(told, seatOfShip(ship))}`;
  return `${shipName(ship)} pulvérise l’astéroïde${central ? ' central, où reste le centre de l’anneau' : ''} : ${prize}.`;
};
const shieldUp: Say<'shield-up'> = ({ ship, tokens, inAnswer }, told) =>
  `${player(told, seatOfShip(ship))} ${inAnswer ? 'répond et blinde' : 'blinde'} ${theShip(ship)}, pour ${count(tokens, 'jeton')}.`;
const shieldToken: Say<'shield-token'> = ({ seat, left }, told) =>
  left === 0
    ? `Le dernier jeton de blindage ${ofPlayer(told, seat)} s’en va : le blindage cesse.`
    : `Un jeton de blindage ${ofPlayer(told, seat)} s’en va : il en reste ${left}.`;
const cameBack: Say<'came-back'> = ({ ship, facing, damaged: hurt }, told) =>
  `${whose(told, ship)} revient dans sa zone de départ, tourné ${toFacing(facing)}${isDestroyerId(ship) ? `, ${hurt ? 'endommagé' : 'intact'}` : ''}.`;
const stayedDead: Say<'stayed-dead'> = ({ ships }, told) => {
  const [first] = ships;
  if (first === undefined) return 'Aucun vaisseau ne revient.';
  return ships.length === 1
    ? `${whose(told, first)} reste détruit.`
    : `${names(ships)} ${ofPlayer(told, seatOfShip(first))} restent détruits.`;
};

// ── The end
const gameOver: Say<'game-over'> = ({ totals, winners: seats }, told) => {
  const scores = Object.entries(totals)
    .map(([key, { sum }]) => ({ seat: Number(key) as Seat, sum }))
    .filter(({ seat, sum }) => seats.includes(seat) || tookPart(told.fixed, seat, sum))
    .map(({ seat, sum }, i) => `${player(told, seat)} ${i === 0 ? `a ${points(sum)}` : sum}`);
  return `${listOf(scores)}. ${winText(told, seats)}`;
};

const SAYS: { readonly [K in PartieEvent['type']]: Say<K> } = {
  'race-drawn': ({ seat, race }, told) => `${player(told, seat)} joue ${RACE_WORDS[race].the}.`,
  'power-drawn': ({ seat, power }, told) =>
    `${player(told, seat)} tire ${power === 'hidden' ? 'une carte de pouvoir, en secret' : `son pouvoir : ${quotedPower(power)}`}.`,
  'first-drawn': ({ seat }, told) => `${player(told, seat)} commence.`,
  dealt: ({ seat, race, card }, told) => `${player(told, seat)} reçoit ${aCard(card, told.fixed.decks[race])}.`,
  placed: ({ ship, facing }) => `${shipName(ship)} est en place, tourné ${toFacing(facing)}.`,
  swapped: ({ ships }) => `${names(ships)} échangent leurs places.`,
  'fleet-ready': ({ seat }, told) => `La flotte ${ofPlayer(told, seat)} est prête.`,
  'round-began': ({ round }) => `Manche ${round} sur ${ROUNDS}.`,
  'turn-began': ({ seat, round }, told) => `Tour ${ofPlayer(told, seat)}, manche ${round}.`,
  'card-turned': ({ seat, speed, turn, points: p }, told) =>
    `${player(told, seat)} révèle sa carte : ${cardValues({ speed, turn, points: p })}.`,
  'nothing-to-move': ({ seat, what }, told) =>
    `${player(told, seat)} n’a plus de ${what === 'fighters' ? 'chasseur : les étapes 2, 3 et 4 n’ont pas lieu' : 'destroyer : les étapes 5 et 6 n’ont pas lieu'}.`,
  'squadron-chosen': ({ seat, squadron, ships }, told) =>
    `${player(told, seat)} choisit l’escadron ${squadronName(squadron)} : ${names(ships)}.`,
  paced: ({ ship, double }) =>
    `${shipName(ship)} ${double ? 'double sa vitesse et renonce à son tir' : 'garde la vitesse de la carte'}.`,
  teleported: ({ seat, squadron, q, r }, told) =>
    `${player(told, seat)} téléporte l’escadron ${squadronName(squadron)} : chacun saute ${vectorWord(q, r)}.`,
  moved,
  collided,
  destroyed,
  strayed,
  damaged,
  unharmed,
  'probe-taken': ({ ship }, told) =>
    `${shipName(ship)} ramasse une sonde : 1 point pour ${player(told, seatOfShip(ship))}.`,
  fired,
  missed,
  turned,
  'kept-facing': keptFacing,
  'no-turn': noTurn,
  'destroyer-chosen': ({ ship, points: p }, told) =>
    `${player(told, seatOfShip(ship))} manœuvre ${shipName(ship)}, avec ${actionPoints(p)}.`,
  'no-destroyer': ({ seat }, told) => `${player(told, seat)} ne manœuvre aucun destroyer.`,
  helmed,
  halted,
  'held-fire': ({ ship }) => `${shipName(ship)} ne tire pas.`,
  laser,
  'super-shot': ({ ship, cells }) => `${shipName(ship)} fait son super tir sur ${count(cells.length, 'case')}.`,
  'card-drawn': ({ seat, race, card }, told) => `${player(told, seat)} pioche ${aCard(card, told.fixed.decks[race])}.`,
  'no-card': ({ seat }, told) => `La pioche ${ofPlayer(told, seat)} est vide : rien à piocher.`,
  revealed: ({ seat, power }, told) => `${player(told, seat)} révèle son pouvoir : ${quotedPower(power)}.`,
  'elite-named': ({ ship }, told) =>
    `${shipName(ship)} devient le chasseur d’élite ${ofPlayer(told, seatOfShip(ship))}.`,
  exploded: ({ ship }) => `${shipName(ship)} explose, dans un rayon de ${count(BLAST_RADIUS, 'case')}.`,
  'asteroid-moved': asteroidMoved,
  'asteroid-taken': asteroidTaken,
  'shield-up': shieldUp,
  'shield-token': shieldToken,
  suffered: ({ ship }, told) => `${player(told, seatOfShip(ship))} ne répond pas : ${theShip(ship)} encaisse le tir.`,
  'came-back': cameBack,
  'stayed-dead': stayedDead,
  'prize-returned': ({ seat, ship, points: worth }, told) =>
    `${player(told, seat)} rend ${shipOf(ship, told.fixed)} : ${points(worth)} de moins.`,
  'turn-ended': ({ seat }, told) => `Le tour ${ofPlayer(told, seat)} est fini.`,
  'game-over': gameOver,
};
export const eventText = byTag<PartieEvent, readonly [Told], string>(SAYS);
