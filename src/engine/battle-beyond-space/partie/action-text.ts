// Labels of buttons: infinitives. Whoever reads them is the one who acts, so that own ships need no owner's name.
import { ahead, type Cell, columnOf, rowOf } from '../../hex/cells.ts';
import { DIRECTIONS } from '../../hex/hex.ts';
import { capital } from '../../kernel/french.ts';
import type { Seat } from '../../kernel/game.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { indexOf, isDestroyer } from '../ships.ts';
import { BACK, type CardIndex, type Facing, type ShipId } from '../types.ts';
import {
  awayWord,
  HELM_NAMES,
  inCell,
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
  theCard,
  theShip,
  toFacing,
  vectorWord,
} from '../words.ts';
import { drawingSeat } from './flow.ts';
import type { PartieAction, PartieState } from './types.ts';
import { asteroidAt, whereIs } from './where.ts';

type Label<K extends PartieAction['type']> = (action: Of<PartieAction, K>, state: PartieState) => string;

const player = ({ fixed }: PartieState, seat: Seat): string => playerName(fixed, seat);
/** Whose race, power or card is drawn; in the turn, the active player. */
const drawer = (state: PartieState): Seat => drawingSeat(state) ?? state.active;
/** A card of that player, with its three numbers when they are known. */
const card = (state: PartieState, index: CardIndex): string => {
  const race = state.sides[drawer(state)]?.race ?? null;
  return theCard(index, race === null ? undefined : state.fixed.decks[race]);
};
const facingOf = ({ ships }: PartieState, id: ShipId): Facing | undefined => ships[indexOf(id) ?? -1]?.facing;
const turn: Label<'turn'> = ({ ship, facing }, state) =>
  facingOf(state, ship) === facing
    ? `Laisser ${shipName(ship)} tourné ${toFacing(facing)}`
    : `Tourner ${shipName(ship)} ${toFacing(facing)}`;
const reveal: Label<'reveal'> = (_, { sides, active }) => {
  const power = sides[active]?.power ?? null;
  return power === null || power === 'none' || power === 'hidden'
    ? 'Révéler son pouvoir'
    : `Révéler ${quotedPower(power)}`;
};
/** From where it stands: no cell has a name here. */
const place: Label<'place'> = ({ cell, facing }, { deploying, ships }) => {
  const ship = deploying?.ship ?? null;
  const from = ship === null ? undefined : ships[ship]?.cell;
  if (ship === null || from === undefined) return `Placer ${inCell(cell)}, tourné ${toFacing(facing)}`;
  if (from === cell) return `Le tourner ${toFacing(facing)}`;
  return isDestroyer(ship)
    ? `Déplacer l’arrière ${jump(from, cell)}, l’avant ${toFacing(facing)}`
    : `Le déplacer ${jump(from, cell)}, tourné ${toFacing(facing)}`;
};
const jump = (from: Cell, to: Cell): string => vectorWord(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from));
const eliteTo: Label<'elite-to'> = ({ cell }, { turn: { landing } }) => {
  if (landing === null) return `Aller ${inCell(cell)}`;
  return landing.from === cell ? 'Finir où il était' : `Aller finir ${awayWord(landing.from, cell)}`;
};
const asteroid: Label<'asteroid'> = ({ from, to }, state) => {
  const side = DIRECTIONS.find((one) => ahead(from, one) === to);
  const way = side === undefined ? jump(from, to) : toFacing(side); // an attempt may be further
  return `Pousser ${way} l’astéroïde situé ${asteroidAt(state, from)}`;
};
const restore: Label<'restore'> = ({ ship, cell, facing }, state) =>
  `Remettre ${shipName(ship)} : ${isDestroyerId(ship) ? 'l’arrière ' : ''}${whereIs(state, cell, seatOfShip(ship))}, tourné ${toFacing(facing)}`;
/** An enemy's ship is told with its owner; one's own is not. */
const target = (state: PartieState, ship: ShipId): string =>
  seatOfShip(ship) === state.active ? theShip(ship) : shipOf(ship, state.fixed);

const LABELS: { readonly [K in PartieAction['type']]: Label<K> } = {
  'draw-race': ({ race }, state) => `${player(state, drawer(state))} : ${RACE_WORDS[race].the}`,
  'draw-power': ({ power }, state) => `${player(state, drawer(state))} : ${quotedPower(power)}`,
  'draw-first': ({ seat }, state) => `${player(state, seat)} commence`,
  handle: ({ ship }) => `Prendre ${shipName(ship)} en main`,
  place,
  swap: ({ ship }) => `Échanger sa place avec ${shipName(ship)}`,
  release: () => 'Le remettre où il était',
  ready: () => 'Valider sa flotte',
  'turn-card': ({ card: index }, state) => (index === BACK ? 'Révéler sa carte' : `Révéler ${card(state, index)}`),
  squadron: ({ squadron }) => `Déplacer l’escadron ${squadronName(squadron)}`,
  pace: ({ ship, double }) =>
    double ? `Doubler la vitesse ${ofTheShip(ship)}` : `Garder la vitesse de la carte pour ${shipName(ship)}`,
  engage: ({ squadron }) => `Téléporter l’escadron ${squadronName(squadron)}`,
  teleport: ({ q, r }) => `Téléporter ${vectorWord(q, r)}`,
  arrive: ({ ship }) => `Faire arriver ${shipName(ship)}`,
  'elite-to': eliteTo,
  heading: ({ facing }) => `Tourner ${toFacing(facing)}`,
  keep: ({ ship }) => `Garder ${shipName(ship)}`,
  volley: (_, { turn: { begun } }) => (begun ? 'Faire tirer tous les autres' : 'Faire tirer tout l’escadron'),
  fire: ({ ship }) => `Faire tirer ${shipName(ship)}`,
  turn,
  hold: (_, { turn: { begun } }) => (begun ? 'Ne plus tourner personne' : 'Ne tourner personne'),
  destroyer: ({ ship }) => `Manœuvrer ${shipName(ship)}`,
  'no-destroyer': () => 'Ne manœuvrer aucun destroyer',
  helm: ({ helm }) => capital(HELM_NAMES[helm]),
  halt: (_, { turn: { helmed } }) => (helmed ? 'S’arrêter là' : 'Rester sur place'),
  shoot: ({ ship }, state) => `Tirer sur ${target(state, ship)}`,
  laser: () => 'Tirer au laser',
  super: () => 'Faire le super tir',
  'hold-fire': () => 'Ne pas tirer',
  'go-draw': () => 'Passer à la pioche',
  draw: ({ card: index }, state) => `Piocher ${card(state, index)}`,
  'end-turn': () => 'Finir le tour',
  reveal,
  elite: ({ ship }) => `Faire de ${shipName(ship)} le chasseur d’élite`,
  explode: ({ ship }) => `Faire exploser ${shipName(ship)}`,
  asteroid,
  shield: ({ ship }) => `Blinder ${shipName(ship)}`,
  absorb: () => 'Répondre : blinder ce destroyer',
  suffer: () => 'Encaisser le tir',
  resurrect: ({ seat, squadron }, state) =>
    `Ramener ceux qu’a détruits l’escadron ${squadronName(squadron)} ${of(player(state, seat))}`,
  'leave-dead': () => 'Ne ramener aucun vaisseau',
  restore,
  forgo: ({ ship }) => `Laisser ${shipName(ship)} détruit`,
};
export const actionText = byTag<PartieAction, readonly [PartieState], string>(LABELS);
