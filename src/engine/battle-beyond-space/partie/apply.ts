// What an action does. Total on what `refuse` lets pass.
import type { Seat, Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import { change, stepOf, tell, workOn } from '../../kernel/work.ts';
import { idOf, indexOf } from '../ships.ts';
import type { CardIndex, ShipId } from '../types.ts';
import { arrive, keep, landElite } from './arrival.ts';
import { activeSide, cardOf, sideOf } from './board.ts';
import { afterSquadron, chooseSquadron, depart, squadronShips, teleport } from './departure.ts';
import { place, ready, swap, take } from './deploy.ts';
import type { PartieEvent } from './event-types.ts';
import { drawingSeat, endTurn, openDraw, passOn, settleWork, turningShips } from './flow.ts';
import { chooseDestroyer, halt, steer } from './helm.ts';
import { armour, explode, moveAsteroid, nameElite, reveal, show } from './powers.ts';
import { forgo, restore, resurrect } from './revive.ts';
import { holdAll, turnShip } from './rotate.ts';
import { answering, resumeShot } from './strike.ts';
import { fireLaser, fireSuper, shoot } from './turret.ts';
import type { PartieAction, PartieState } from './types.ts';
import { fireOne, takeAim } from './volley.ts';
import { changeShip, changeSide, changeTurn, goTo, type Work } from './work.ts';

const at = (id: ShipId): number => known(indexOf(id));
const sorted = (cards: readonly CardIndex[]): readonly CardIndex[] => cards.toSorted((a, b) => a - b);

const drawCard = (work: Work, card: CardIndex): void => {
  const seat = known(drawingSeat(work.state));
  const { pile, hand, race } = sideOf(work.state, seat);
  const drawn = { seat, race: known(race ?? undefined), card };
  changeSide(work, seat, { pile: pile.toSpliced(pile.indexOf(card), 1), hand: sorted([...hand, card]) });
  if (work.state.phase === 'deal') {
    tell(work, {
      type: 'dealt',
      ...drawn,
      cites: [
        'bbs.mise-en-place.premiere-carte',
        'bbs.mise-en-place.paquet',
        'bbs.mise-en-place.ordre-carte-placement',
      ],
    });
    return;
  }
  const { draws } = work.state;
  const extra =
    draws === null
      ? (['bbs.tour.etape-7', 'bbs.tour.carte-connue'] as const)
      : (['bbs.dreckach.trois-cartes', 'bbs.dreckach.trois-cartes-une-fois'] as const);
  tell(work, { type: 'card-drawn', ...drawn, cites: extra });
  if (draws === null) goTo(work, 'close');
  else if (draws.left > 1) change(work, { draws: { ...draws, left: draws.left - 1 } });
  else {
    change(work, { draws: null });
    goTo(work, draws.back);
  }
};
const turnCard = (work: Work, card: CardIndex): void => {
  const { active } = work.state;
  const { hand, played, power, revealed } = activeSide(work.state);
  changeSide(work, active, { hand: hand.toSpliced(hand.indexOf(card), 1), played: [...played, card] });
  change(work, { card });
  const { speed, turn, points } = cardOf(work.state);
  const three = revealed && power === 'dreckach-3';
  tell(work, {
    type: 'card-turned',
    seat: active,
    card,
    speed,
    turn,
    points,
    cites: [
      'bbs.tour.etape-1',
      'bbs.tour.carte-unique',
      'bbs.tour.carte-jouee',
      ...(three ? (['bbs.dreckach.trois-cartes-choix'] as const) : []),
    ],
  });
  goTo(work, 'squadron');
};
const answered = (work: Work, absorbed: boolean): void => {
  const ship = known(answering(work.state));
  const shot = known(work.state.turn.shot ?? undefined);
  if (absorbed) armour(work, ship, true);
  else
    tell(work, {
      type: 'suffered',
      ship: idOf(ship),
      cites: ['bbs.dreckach.blindage-activation', 'bbs.pouvoirs.secret'],
    });
  changeTurn(work, {
    shot: { ...shot, asked: [...shot.asked, ship], absorbed: absorbed ? [...shot.absorbed, ship] : shot.absorbed },
  });
  resumeShot(work);
};
const setPace = (work: Work, ship: number, double: boolean): void => {
  const { doubled, asked } = work.state.turn;
  tell(work, {
    type: 'paced',
    ship: idOf(ship),
    double,
    cites: double ? ['bbs.vonyan.double', 'bbs.vonyan.double-choix'] : ['bbs.vonyan.double-choix'],
  });
  changeTurn(work, { doubled: double ? [...doubled, ship] : doubled, asked: asked + 1 });
  if (work.state.turn.asked === squadronShips(work.state).length) depart(work);
};
const setHeading = (work: Work, facing: 0 | 1 | 2 | 3 | 4 | 5): void => {
  const { ship } = known(work.state.turn.landing ?? undefined);
  const from = known(work.state.ships[ship]).facing;
  tell(work, { type: 'turned', ship: idOf(ship), from, to: facing, cites: ['bbs.terriens.elite-orientation'] });
  changeShip(work, ship, { facing });
  changeTurn(work, { landing: null });
  goTo(work, 'arrive');
};
const drawFirst = (work: Work, seat: Seat): void => {
  change(work, { first: seat, active: seat });
  tell(work, {
    type: 'first-drawn',
    seat,
    cites: ['bbs.mise-en-place.premier-joueur-hasard', 'bbs.mise-en-place.sens-du-tour'],
  });
};

const table = byTag<PartieAction, readonly [Work], void>({
  'draw-race': ({ race }, work) => {
    const seat = known(drawingSeat(work.state));
    changeSide(work, seat, { race });
    tell(work, { type: 'race-drawn', seat, race, cites: ['bbs.mise-en-place.race'] });
  },
  'draw-power': ({ power }, work) => {
    const seat = known(drawingSeat(work.state));
    changeSide(work, seat, { power });
    tell(work, {
      type: 'power-drawn',
      seat,
      power,
      cites: ['bbs.mise-en-place.pouvoir', 'bbs.pouvoirs.une-carte', 'bbs.materiel.cartes-pouvoir'],
    });
  },
  'draw-first': ({ seat }, work) => drawFirst(work, seat),
  handle: ({ ship }, work) => take(work, at(ship)),
  place: ({ cell, facing }, work) => place(work, cell, facing),
  swap: ({ ship }, work) => swap(work, at(ship)),
  release: (_, work) => take(work, null),
  ready: (_, work) => ready(work),
  'turn-card': ({ card }, work) => turnCard(work, card),
  squadron: ({ squadron }, work) => {
    chooseSquadron(work, squadron);
    afterSquadron(work);
  },
  engage: ({ squadron }, work) => {
    show(work, work.state.active, true);
    chooseSquadron(work, squadron);
    goTo(work, 'drive');
  },
  pace: ({ ship, double }, work) => setPace(work, at(ship), double),
  teleport: ({ q, r }, work) => teleport(work, q, r),
  arrive: ({ ship }, work) => arrive(work, known(work.state.turn.flights.find((flight) => flight.ship === at(ship)))),
  'elite-to': ({ cell }, work) => landElite(work, cell),
  heading: ({ facing }, work) => setHeading(work, facing),
  keep: ({ ship }, work) => keep(work, at(ship)),
  volley: (_, work) => takeAim(work),
  fire: ({ ship }, work) => fireOne(work, at(ship)),
  turn: ({ ship, facing }, work) => turnShip(work, at(ship), facing),
  hold: (_, work) => holdAll(work, turningShips(work.state)),
  destroyer: ({ ship }, work) => chooseDestroyer(work, at(ship)),
  'no-destroyer': (_, work) => {
    tell(work, {
      type: 'no-destroyer',
      seat: work.state.active,
      cites: ['bbs.destroyers.moins', 'bbs.tir-destroyers.seul-active'],
    });
    goTo(work, 'draw-window');
  },
  helm: ({ helm }, work) => steer(work, helm),
  halt: (_, work) => halt(work),
  shoot: ({ ship }, work) => shoot(work, at(ship)),
  laser: (_, work) => fireLaser(work),
  super: (_, work) => {
    show(work, work.state.active, true);
    fireSuper(work);
  },
  'hold-fire': (_, work) => {
    tell(work, {
      type: 'held-fire',
      ship: idOf(known(work.state.turn.destroyer ?? undefined)),
      cites: ['bbs.tir-destroyers.facultatif'],
    });
    goTo(work, 'draw-window');
  },
  'go-draw': (_, work) => openDraw(work),
  draw: ({ card }, work) => drawCard(work, card),
  'end-turn': (_, work) => endTurn(work),
  reveal: (_, work) => reveal(work),
  elite: ({ ship }, work) => nameElite(work, at(ship)),
  explode: ({ ship }, work) => explode(work, at(ship)),
  asteroid: ({ from, to }, work) => moveAsteroid(work, from, to),
  shield: ({ ship }, work) => armour(work, at(ship), false),
  absorb: (_, work) => answered(work, true),
  suffer: (_, work) => answered(work, false),
  resurrect: ({ seat, squadron }, work) => resurrect(work, seat, squadron),
  'leave-dead': (_, work) => passOn(work),
  restore: ({ ship, cell, facing }, work) => restore(work, at(ship), cell, facing),
  forgo: ({ ship }, work) => forgo(work, at(ship)),
});
export const apply = (state: PartieState, action: PartieAction): Step<PartieState, PartieEvent> => {
  const work: Work = workOn(state);
  table(action, work);
  settleWork(work);
  return stepOf(work);
};
