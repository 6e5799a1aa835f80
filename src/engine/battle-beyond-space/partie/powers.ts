// The twelve powers: what a player may do with a card in a window of the turn (A29), and what it does. Those that change a step are read where that step is played.
import { apart, around, type Cell } from '../../hex/cells.ts';
import { spiral } from '../../hex/spread.ts';
import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { ASTEROID_REACH, BLAST_RADIUS, EXTRA_CARDS, SHIELD_TOKENS } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { FIGHTER_COUNT, FLEET_SIZE, idOf, isDestroyer, ownerOf } from '../ships.ts';
import type { PowerId, ShipIndex } from '../types.ts';
import {
  activeSide,
  cellsOf,
  destroyersInPlay,
  inPlay,
  isLarge,
  onBoard,
  pointsLeft,
  shipAt,
  shipOn,
  sideOf,
  standing,
} from './board.ts';
import type { Blow, PartieAction, PartieState, Phase } from './types.ts';
import { changeSide, changeTurn, destroy, goTo, hurt, isProtected, type Work } from './work.ts';

/** Powers that only have to be shown: the steps read them from then on. */
export const SHOWN: ReadonlySet<PowerId> = new Set<PowerId>([
  'terriens-2',
  'vonyan-1',
  'vonyan-2',
  'valkyries-1',
  'valkyries-2',
  'dreckach-3',
]);
/** Phases whose node is also a window, in the order of the turn: before step 1, then after each step. */
export const WINDOWS: readonly Phase[] = [
  'reveal',
  'squadron',
  'fire',
  'rotate',
  'destroyer',
  'aim',
  'draw-window',
  'close',
];
export const isWindow = ({ phase, turn }: PartieState): boolean =>
  WINDOWS.includes(phase) && !((phase === 'fire' || phase === 'rotate') && turn.begun);
/** A card that its player may still show. */
export const isHidden = (state: PartieState, seat: Seat): boolean => {
  const { power, revealed } = sideOf(state, seat);
  return !revealed && power !== null && power !== 'none';
};

const ownFighters = (state: PartieState): readonly ShipIndex[] =>
  Array.from({ length: FIGHTER_COUNT }, (_, n) => state.active * FLEET_SIZE + n).filter((index) =>
    inPlay(state, index),
  );
/** Fighters that may explode: those in play and, before the shots, those just lost in a collision. */
export const explosives = (state: PartieState): readonly ShipIndex[] =>
  [...ownFighters(state), ...(state.phase === 'fire' ? state.turn.wrecks.map(({ ship }) => ship) : [])].toSorted(
    (a, b) => a - b,
  );
const hulls = (state: PartieState, seat: Seat): readonly Cell[] =>
  destroyersInPlay(state, seat).flatMap((index) => cellsOf(index, shipAt(state, index)));
/** From an asteroid to the nearest cell of a seat's destroyers; Infinity without any. */
export const reachOf = (state: PartieState, seat: Seat, asteroid: Cell): number =>
  Math.min(...hulls(state, seat).map((cell) => apart(cell, asteroid)));
const movesOf = (state: PartieState, from: Cell): readonly PartieAction[] =>
  around(from).flatMap((to): readonly PartieAction[] =>
    onBoard(state, to) && standing(state, to) !== 'asteroid' ? [{ type: 'asteroid', from, to }] : [],
  );
const asteroidMoves = (state: PartieState): readonly PartieAction[] => {
  if (state.turn.asteroid) return [];
  const own = hulls(state, state.active);
  return state.asteroids
    .filter((from) => own.some((cell) => apart(cell, from) <= ASTEROID_REACH))
    .flatMap((from) => movesOf(state, from));
};

type Offers = (state: PartieState) => readonly PartieAction[];
const ids = (ships: readonly ShipIndex[], type: 'elite' | 'explode' | 'shield'): readonly PartieAction[] =>
  ships.map((index) => ({ type, ship: idOf(index) }));
const HIDDEN_OFFERS: Partial<Readonly<Record<PowerId, Offers>>> = {
  'terriens-1': (state) => ids(ownFighters(state), 'elite'),
  'terriens-3': (state) => ids(explosives(state), 'explode'),
  'dreckach-1': (state) => ids(destroyersInPlay(state, state.active), 'shield'),
};
/** What the active player may do with a power in a window, beside the step itself. */
export const powerOptions = (state: PartieState): readonly PartieAction[] => {
  const { power, revealed } = activeSide(state);
  if (power === null || power === 'none' || power === 'hidden') return [];
  if (revealed) return power === 'vonyan-1' ? asteroidMoves(state) : [];
  return SHOWN.has(power) ? [{ type: 'reveal', seat: state.active }] : (HIDDEN_OFFERS[power]?.(state) ?? []);
};
/** Whether a window is worth a stop: a hidden card (whichever it is: a stop must not betray it), or something to do. */
export const windowOpen = (state: PartieState): boolean =>
  isHidden(state, state.active) || powerOptions(state).length > 0;

// ── Showing a card
const SHOW: Some<BbsRule> = ['bbs.pouvoirs.moment', 'bbs.pouvoirs.reste-en-vigueur'];
const OF: Partial<Readonly<Record<PowerId, readonly BbsRule[]>>> = {
  'terriens-2': ['bbs.terriens.portee-10', 'bbs.terriens.tir-asteroides'],
  'vonyan-1': ['bbs.vonyan.asteroide-deplacement'],
  'vonyan-2': ['bbs.vonyan.double', 'bbs.vonyan.double-choix'],
  'valkyries-1': ['bbs.valkyries.bonus'],
  'valkyries-2': ['bbs.valkyries.laser'],
  'dreckach-3': ['bbs.dreckach.trois-cartes'],
};
/** Turns the card of a seat; `once`: it has served. */
export const show = (work: Work, seat: Seat, once: boolean): void => {
  const power = sideOf(work.state, seat).power as PowerId;
  tell(work, {
    type: 'revealed',
    seat,
    power,
    cites: [...SHOW, ...(OF[power] ?? []), ...(once ? (['bbs.pouvoirs.usage-unique'] as const) : [])],
  });
  changeSide(work, seat, { revealed: true, spent: once });
};
export const reveal = (work: Work): void => {
  const seat = work.state.active;
  show(work, seat, false);
  const { power, pile } = activeSide(work.state);
  if (power !== 'dreckach-3') return;
  const left = Math.min(EXTRA_CARDS, pile.length);
  if (left > 0) {
    change(work, { draws: { left, back: work.state.phase } });
    goTo(work, 'draw');
  }
};
export const nameElite = (work: Work, ship: ShipIndex): void => {
  show(work, work.state.active, false);
  tell(work, {
    type: 'elite-named',
    ship: idOf(ship),
    cites: ['bbs.terriens.elite-choix', 'bbs.terriens.elite-deux-vies'],
  });
  changeSide(work, work.state.active, { elite: ship });
};
/** Dreckach 1, in one's own turn or in answer to a shot. */
export const armour = (work: Work, ship: ShipIndex, inAnswer: boolean): void => {
  show(work, ownerOf(ship), false);
  tell(work, {
    type: 'shield-up',
    ship: idOf(ship),
    tokens: SHIELD_TOKENS,
    inAnswer,
    cites: [
      'bbs.dreckach.blindage-activation',
      'bbs.dreckach.blindage-jetons',
      ...(inAnswer ? (['bbs.dreckach.blindage-tir'] as const) : []),
    ],
  });
  changeSide(work, ownerOf(ship), { shield: { ship, tokens: SHIELD_TOKENS } });
};

// ── Terriens 3
const blastCells = (state: PartieState, centre: Cell): readonly Cell[] =>
  spiral(centre, BLAST_RADIUS).filter((cell) => onBoard(state, cell));
/** As many damages as cells in the blast, counted before anything is applied (A52). */
const blastBlows = (state: PartieState, cells: ReadonlySet<Cell>, but: ShipIndex): readonly Blow[] =>
  state.ships.flatMap((ship, index) => {
    if (ship.fate !== 'play' || index === but) return [];
    const struck = cellsOf(index, ship).filter((cell) => cells.has(cell)).length;
    return struck === 0 ? [] : [{ ship: index, damage: struck as 1 | 2 }];
  });
export const explode = (work: Work, ship: ShipIndex): void => {
  const seat = work.state.active;
  const wreck = work.state.turn.wrecks.find((one) => one.ship === ship);
  const at = known(wreck === undefined ? shipAt(work.state, ship).cell : (wreck.to ?? undefined));
  const cells = blastCells(work.state, at);
  const blows = blastBlows(work.state, new Set(cells), ship);
  show(work, seat, true);
  tell(work, {
    type: 'exploded',
    ship: idOf(ship),
    at,
    cells,
    cites: [
      'bbs.terriens.explosion-une-fois',
      'bbs.terriens.explosion-rayon',
      'bbs.terriens.explosion-moment',
      ...(wreck === undefined ? [] : (['bbs.terriens.explosion-collision', 'bbs.terriens.explosion-origine'] as const)),
    ],
  });
  if (wreck === undefined)
    destroy(work, ship, { cause: 'explosion', by: null, striker: null, cites: ['bbs.terriens.explosion-soi'] });
  for (const { ship: other, damage } of blows) {
    hurt(work, other, damage, {
      cause: 'explosion',
      by: seat,
      striker: null,
      cites: [
        'bbs.terriens.explosion-rayon',
        ...(isDestroyer(other) && damage === 2 ? (['bbs.terriens.explosion-destroyer'] as const) : []),
        'bbs.pouvoirs.prises',
      ],
    });
  }
};

// ── Vonyan 1
const setAsteroid = (work: Work, from: Cell, to: Cell | null): void => {
  const { asteroids, central, ring } = work.state;
  const rest = asteroids.filter((cell) => cell !== from);
  const moved = to === null ? rest : [...rest, to].toSorted((a, b) => a - b);
  change(work, { asteroids: moved, ...(central === from ? { central: to, ring: to ?? ring } : {}) });
};
/** Whether a struck ship breaks the asteroid: a large one that is not about to die, or an armoured one (A40). */
const breaks = (state: PartieState, ship: ShipIndex): boolean =>
  isProtected(state, ship, 'asteroid') || (isLarge(state, ship) && pointsLeft(state, ship) > 1);
const KEPT = ['bbs.vonyan.asteroide-prises', 'bbs.pouvoirs.prises'] as const;
const strikeRules = (state: PartieState, ship: ShipIndex): Some<BbsRule> => {
  if (!isLarge(state, ship)) return ['bbs.vonyan.asteroide-chasseur', ...KEPT];
  if (!isDestroyer(ship)) return ['bbs.vonyan.asteroide-elite'];
  return pointsLeft(state, ship) > 1
    ? ['bbs.vonyan.asteroide-destroyer']
    : ['bbs.vonyan.asteroide-destroyer-endommage', ...KEPT];
};
export const moveAsteroid = (work: Work, from: Cell, to: Cell): void => {
  const { state } = work;
  const ship = shipOn(state, to);
  const broken = ship !== undefined && breaks(state, ship);
  const probe = standing(state, to) === 'probe';
  const central = state.central === from;
  const ring: readonly BbsRule[] = !central
    ? []
    : broken
      ? ['bbs.vonyan.asteroide-central-detruit']
      : ['bbs.vonyan.asteroide-central'];
  tell(work, {
    type: 'asteroid-moved',
    from,
    to,
    into: ship === undefined ? null : idOf(ship),
    destroyed: broken,
    probe,
    central,
    cites: [
      'bbs.vonyan.asteroide-deplacement',
      'bbs.vonyan.asteroide-distance',
      'bbs.vonyan.asteroide-moment',
      ...(probe ? (['bbs.vonyan.asteroide-sonde'] as const) : []),
      ...ring,
    ],
  });
  if (probe) change(work, { probes: state.probes.filter((cell) => cell !== to) });
  if (ship !== undefined)
    hurt(work, ship, 1, { cause: 'asteroid', by: state.active, striker: null, cites: strikeRules(state, ship) });
  setAsteroid(work, from, broken ? null : to);
  changeTurn(work, { asteroid: true });
};
