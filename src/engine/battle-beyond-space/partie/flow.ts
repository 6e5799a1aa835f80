// What follows by itself: from the end of one decision to the next one.
import type { Seat, Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { change, stepOf, tell, workOn } from '../../kernel/work.ts';
import { ROUNDS } from '../constants.ts';
import { idOf } from '../ships.ts';
import { settleArrivals } from './arrival.ts';
import { EMPTY_TURN } from './begin.ts';
import {
  activeSide,
  cardOf,
  destroyersInPlay,
  hasFighters,
  hasShips,
  seatCount,
  seatsOf,
  shows,
  sideOf,
} from './board.ts';
import { squadronShips } from './departure.ts';
import type { PartieEvent } from './event-types.ts';
import { halt, helmOptions } from './helm.ts';
import { windowOpen } from './powers.ts';
import { dropTheRest, reviver } from './revive.ts';
import { scoreOf, winnersOf } from './score.ts';
import { mayFire, targetsNow } from './turret.ts';
import type { PartieState, Phase } from './types.ts';
import { nextShots, openFire, shootersOf, volley } from './volley.ts';
import { changeSide, changeTurn, goTo, type Work } from './work.ts';

// ── Set-up
/** Whose race, power or first card is drawn next, and whose fleet is adjusted. */
export const drawingSeat = (state: PartieState): Seat | undefined => {
  switch (state.phase) {
    case 'race':
      return seatsOf(state).find((seat) => sideOf(state, seat).race === null);
    case 'power':
      return seatsOf(state).find((seat) => sideOf(state, seat).power === null);
    case 'deal':
      return seatsOf(state).find(
        (seat) => sideOf(state, seat).pile.length > 0 && sideOf(state, seat).hand.length < handSize(state, seat),
      );
    default:
      return state.active;
  }
};
const handSize = (state: PartieState, seat: Seat): number => (shows(sideOf(state, seat), 'dreckach-3') ? 3 : 1);
const NEXT_SETUP: Partial<Readonly<Record<Phase, Phase>>> = { race: 'power', power: 'first', first: 'deal' };
const settleSetup = (work: Work): boolean => {
  const { state } = work;
  const waits = state.phase === 'first' ? state.first === null : drawingSeat(state) !== undefined;
  if (waits) return false;
  const next = NEXT_SETUP[state.phase];
  if (next !== undefined) goTo(work, next);
  else if (state.fixed.deploy) {
    change(work, { deploying: { seat: state.first ?? 0, ship: null } });
    goTo(work, 'deploy');
  } else startGame(work);
  return true;
};

// ── A turn begins and ends
const beginTurn = (work: Work): void => {
  const { active, round, first } = work.state;
  if (active === first) tell(work, { type: 'round-began', round, cites: ['bbs.fin.moment', 'bbs.tour.ordre'] });
  tell(work, { type: 'turn-began', seat: active, round, cites: ['bbs.tour.ordre', 'bbs.mise-en-place.sens-du-tour'] });
  change(work, { turn: EMPTY_TURN, card: null });
};
const startGame = (work: Work): void => {
  beginTurn(work);
  goTo(work, 'reveal');
};
export const endTurn = (work: Work): void => {
  const { state } = work;
  tell(work, { type: 'turn-ended', seat: state.active, round: state.round, cites: ['bbs.tour.ordre'] });
  const { shield } = activeSide(state);
  if (shield !== null && shield.tokens > 0) {
    const left = shield.tokens - 1;
    changeSide(work, state.active, { shield: { ...shield, tokens: left } });
    tell(work, {
      type: 'shield-token',
      seat: state.active,
      left,
      cites: ['bbs.dreckach.blindage-jetons', ...(left === 0 ? (['bbs.dreckach.blindage-extinction'] as const) : [])],
    });
  }
  if (reviver(work.state) === undefined) passOn(work);
  else goTo(work, 'resurrect');
};
/** Ships destroyed this turn are forgotten; with the own-turn option, once their owner has been asked (A49). */
const keptKills = ({ fixed, kills, active, sides }: PartieState): PartieState['kills'] =>
  fixed.options.resurrectWindow === 'own-turn' && known(sides[active]).race !== 'dreckach' ? kills : [];
export const passOn = (work: Work): void => {
  const { state } = work;
  const next = ((state.active + 1) % seatCount(state)) as Seat;
  const round = next === state.first ? state.round + 1 : state.round;
  change(work, { kills: keptKills(state), turn: EMPTY_TURN, card: null });
  if (round > ROUNDS) return finish(work);
  change(work, { active: next, round });
  startGame(work);
};
const finish = (work: Work): void => {
  const { state } = work;
  const totals = Object.fromEntries(seatsOf(state).map((seat) => [seat, scoreOf(state, seat)]));
  const winners = winnersOf(state);
  const wiped = seatsOf(state).some((seat) => !hasShips(state, seat));
  tell(work, {
    type: 'game-over',
    totals,
    winners,
    cites: [
      'bbs.fin.vainqueur',
      'bbs.but.objectif',
      'bbs.fin.moment',
      ...(wiped ? (['bbs.fin.pas-d-elimination'] as const) : []),
      ...(winners.length > 1 ? (['bbs.fin.egalite'] as const) : []),
    ],
  });
  goTo(work, 'over');
};

// ── Steps that have nothing to ask
const settleDeploy = (work: Work): boolean => {
  if (work.state.deploying !== null) return false;
  startGame(work);
  return true;
};
const settleArrive = (work: Work): boolean => {
  settleArrivals(work);
  if (work.state.phase !== 'arrive') return true;
  if (work.state.turn.flights.length > 0) return false;
  openFire(work);
  goTo(work, 'fire');
  return true;
};
const settleSquadron = (work: Work): boolean => {
  const { state } = work;
  if (hasFighters(state, state.active)) return false;
  tell(work, { type: 'nothing-to-move', seat: state.active, what: 'fighters', cites: ['bbs.tour.sans-escadron'] });
  goTo(work, 'destroyer');
  return true;
};
const settleFire = (work: Work): boolean => {
  const { state } = work;
  const { begun, volley: all } = state.turn;
  const waits = begun ? !all && nextShots(state).length > 0 : shootersOf(state).length > 0 || windowOpen(state);
  if (waits) return false;
  if (begun) volley(work);
  if (work.state.phase === 'fire') openRotation(work);
  return true;
};
const openRotation = (work: Work): void => {
  const { state } = work;
  const ships = state.turn.squadron === null ? [] : squadronShips(state);
  const still = cardOf(state).turn === 0;
  if (still && ships.length > 0)
    tell(work, {
      type: 'no-turn',
      ships: ships.map(idOf),
      cites: ['bbs.rotations.facteur-0', 'bbs.rotations.chiffre'],
    });
  changeTurn(work, { turning: still ? [] : ships, begun: false, wrecks: [], shooters: [], aims: null, volley: false });
  goTo(work, 'rotate');
};
export const turningShips = (state: PartieState): readonly number[] =>
  state.turn.turning.filter((ship) => state.ships[ship]?.fate === 'play');
const settleRotate = (work: Work): boolean => {
  if (turningShips(work.state).length > 0) return false;
  goTo(work, 'destroyer');
  return true;
};
const settleDestroyer = (work: Work): boolean => {
  const { state } = work;
  if (destroyersInPlay(state, state.active).length > 0) return false;
  tell(work, { type: 'nothing-to-move', seat: state.active, what: 'destroyers', cites: ['bbs.tour.sans-escadron'] });
  goTo(work, 'draw-window');
  return true;
};
const settleHelm = (work: Work): boolean => {
  if (helmOptions(work.state).length > 0) return false;
  halt(work);
  return true;
};
/** Whether the destroyer has a shot to offer: a target, or a power that fires at nothing in particular. */
const settleAim = (work: Work): boolean => {
  const { state } = work;
  const { destroyer } = state.turn;
  const gone = destroyer === null || state.ships[destroyer]?.fate !== 'play';
  if (
    !gone &&
    (targetsNow(state).size > 0 || (shows(activeSide(state), 'valkyries-2') && mayFire(state)) || windowOpen(state))
  )
    return false;
  goTo(work, 'draw-window');
  return true;
};
const settleDrawWindow = (work: Work): boolean => {
  const { state } = work;
  if (windowOpen(state)) return false;
  openDraw(work);
  return true;
};
export const openDraw = (work: Work): void => {
  const { state } = work;
  if (activeSide(state).pile.length > 0) return goTo(work, 'draw');
  tell(work, { type: 'no-card', seat: state.active, cites: ['bbs.tour.pioche-vide', 'bbs.tour.etape-7'] });
  goTo(work, 'close');
};
const settleClose = (work: Work): boolean => {
  if (windowOpen(work.state)) return false;
  endTurn(work);
  return true;
};
const settleRestore = (work: Work): boolean => {
  const { returning } = work.state;
  if (returning !== null && returning.ships.length > 0) return false;
  dropTheRest(work);
  passOn(work);
  return true;
};
const SETTLE: Partial<Readonly<Record<Phase, (work: Work) => boolean>>> = {
  race: settleSetup,
  power: settleSetup,
  first: settleSetup,
  deal: settleSetup,
  deploy: settleDeploy,
  squadron: settleSquadron,
  arrive: settleArrive,
  fire: settleFire,
  rotate: settleRotate,
  destroyer: settleDestroyer,
  helm: settleHelm,
  aim: settleAim,
  'draw-window': settleDrawWindow,
  close: settleClose,
  restore: settleRestore,
};

/** Goes on until somebody has something to decide, or to draw. */
export const settleWork = (work: Work): void => {
  while (SETTLE[work.state.phase]?.(work) === true);
};
/** The same, from a state: what a scenario begins with. */
export const settle = (state: PartieState): Step<PartieState, PartieEvent> => {
  const work: Work = workOn(state);
  settleWork(work);
  return stepOf(work);
};
