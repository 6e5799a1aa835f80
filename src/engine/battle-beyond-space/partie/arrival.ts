// Step 2, the arrivals: settled one by one (A9, A10), elite fighters on their own way.
import { ahead, AWAY, type Cell } from '../../hex/cells.ts';
import { reachedIn } from '../../hex/spread.ts';
import { known, type Some } from '../../kernel/result.ts';
import { tell } from '../../kernel/work.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, isDestroyer, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { cardOf, isElite, isLarge, onBoard, pointsLeft, shipAt, shipOn, standing } from './board.ts';
import { type CollisionRow, FIGHTER_TABLE } from './collisions.ts';
import type { Against } from './event-types.ts';
import { landingFault, ram } from './landing.ts';
import type { Flight, PartieState } from './types.ts';
import { changeShip, changeTurn, destroy, goTo, hurt, isProtected, takeProbe, type Work } from './work.ts';

// ── Whose arrival next? Only where the order changes something is it asked.
const isApart = ({ turn, ships }: PartieState): boolean =>
  turn.flights.every(({ ship }) => known(ships[ship]).cell === AWAY);
/** Arrivals on one enemy fighter: the first dies with it, the next lands. On one enemy destroyer: those after its end land. */
const disputed = (state: PartieState, flights: readonly Flight[]): readonly Flight[] => {
  if (flights.length < 2) return [];
  const hosts = new Map<ShipIndex, Flight[]>();
  for (const flight of flights) {
    const host = flight.to === null ? undefined : shipOn(state, flight.to);
    if (host !== undefined && ownerOf(host) !== state.active) hosts.set(host, [...(hosts.get(host) ?? []), flight]);
  }
  return [...hosts].flatMap(([host, arrivals]) =>
    arrivals.length > pointsLeft(state, host) && !isProtected(state, host, 'collision') ? arrivals : [],
  );
};
/** The arrivals among which the player picks the next one; one or none: nothing to ask. */
export const nextArrivals = (state: PartieState): readonly Flight[] => {
  const { flights } = state.turn;
  if (!isApart(state) || flights.some(({ to }) => to === null)) return flights;
  const open = disputed(state, flights);
  return open.length > 0 && open.length === flights.length ? open : [];
};
/** Settles what needs no answer: stops where the player must speak. */
export const settleArrivals = (work: Work): void => {
  while (work.state.phase === 'arrive' && work.state.turn.flights.length > 0) {
    const { state } = work;
    const asked = nextArrivals(state);
    if (asked.length > 1) return;
    const held = isApart(state) && asked.length === 0 ? disputed(state, state.turn.flights) : [];
    arrive(work, known(asked[0] ?? state.turn.flights.find((flight) => !held.includes(flight))));
  }
};

// ── Arrival
/** What a ship would meet on a cell, as the tables of collisions call it; null: nothing. */
export const against = (state: PartieState, index: ShipIndex, at: Cell): Against | null => {
  if (!onBoard(state, at)) return 'off-board';
  const what = standing(state, at);
  if (typeof what !== 'number') return what;
  const own = ownerOf(what) === ownerOf(index);
  if (isLarge(state, what)) return own ? 'allied-destroyer' : 'enemy-destroyer';
  return own ? 'allied-fighter' : 'enemy-fighter';
};
const ELITE_FLIGHT: Some<BbsRule> = ['bbs.terriens.elite-exact', 'bbs.terriens.elite-direction'];
const MOVED: Some<BbsRule> = [
  'bbs.chasseurs.vers-l-avant',
  'bbs.chasseurs.nombre-exact',
  'bbs.chasseurs.pas-de-rotation-avant-tir',
];
const flightCites = (state: PartieState, index: ShipIndex): Some<BbsRule> => {
  const { teleported, doubled, flights } = state.turn;
  if (teleported) return ['bbs.vonyan.teleport-bloc'];
  if (isElite(state, index)) return ELITE_FLIGHT;
  return [
    ...MOVED,
    ...(doubled.includes(index) ? (['bbs.vonyan.double'] as const) : []),
    ...(flights.length > 0 ? (['bbs.chasseurs.simultane', 'bbs.chasseurs.ordre-arrivees'] as const) : []),
  ];
};
const overflown = (state: PartieState, { ship, from, to }: Flight): boolean => {
  if (state.turn.teleported || to === null || isElite(state, ship)) return false;
  const { facing } = shipAt(state, ship);
  for (let cell = ahead(from, facing); cell !== to; cell = ahead(cell, facing))
    if (typeof standing(state, cell) === 'number' || standing(state, cell) === 'asteroid') return true;
  return false;
};
const PASSED: Some<BbsRule> = [
  'bbs.chasseurs.traverse-obstacles',
  'bbs.principes.vol-a-travers',
  'bbs.principes.collision-en-fin',
];
export const arrive = (work: Work, flight: Flight): void => {
  changeTurn(work, { flights: work.state.turn.flights.filter(({ ship }) => ship !== flight.ship) });
  if (flight.to === null) {
    if (shipAt(work.state, flight.ship).cell !== AWAY) changeShip(work, flight.ship, { cell: AWAY });
    changeTurn(work, { landing: flight });
    openElite(work, flight);
    return;
  }
  if (shipAt(work.state, flight.ship).cell !== AWAY) changeShip(work, flight.ship, { cell: AWAY });
  land(work, { ...flight, to: flight.to });
};
type Landing = Flight & { readonly to: Cell };
const land = (work: Work, flight: Landing): void => {
  const { state } = work;
  const { ship, from, to } = flight;
  const what = against(state, ship, to);
  const cites: Some<BbsRule> = [...flightCites(state, ship), ...(overflown(state, flight) ? PASSED : [])];
  if (what === null || what === 'probe') {
    changeShip(work, ship, { cell: to });
    tell(work, { type: 'moved', ship: idOf(ship), from, to, facing: shipAt(state, ship).facing, cites });
    if (what === 'probe') takeProbe(work, ship, to, FIGHTER_TABLE.probe.cites);
    return;
  }
  const row = FIGHTER_TABLE[what];
  const other = shipOn(state, to);
  const elite = other !== undefined && isElite(state, other);
  const more: readonly BbsRule[] = [
    ...(state.turn.teleported ? (['bbs.vonyan.teleport-collisions'] as const) : []),
    ...(elite ? (['bbs.terriens.elite-collisions'] as const) : []),
    ...(state.turn.flights.length > 0 ? (['bbs.chasseurs.ordre-arrivees'] as const) : []),
  ];
  tell(work, {
    type: 'collided',
    ship: idOf(ship),
    from,
    at: to,
    against: what,
    other: other === undefined ? null : idOf(other),
    row: 'fighter',
    elite,
    cites: [...row.cites, 'bbs.principes.un-vaisseau-par-case', 'bbs.principes.collision-en-fin', ...more],
  });
  collide(work, flight, row, other);
};
/** Executes a row of the table of fighters. */
const collide = (work: Work, flight: Landing, row: CollisionRow, other: ShipIndex | undefined): void => {
  const { ship, from, to } = flight;
  const { cites } = row;
  const mover = ownerOf(ship);
  const host = other === undefined ? null : ownerOf(other);
  if (row.mover === 'choice') {
    changeTurn(work, { landing: flight });
    goTo(work, 'keep');
    return;
  }
  if (row.mover === 'lost') {
    tell(work, { type: 'strayed', ship: idOf(ship), from, to, cites: [...cites, 'bbs.principes.pertes-propres'] });
    changeShip(work, ship, { fate: 'lost' });
    return;
  }
  destroy(work, ship, {
    cause: 'collision',
    by: row.mover === 'captured' ? host : null,
    striker: other ?? null,
    cites,
  });
  wreck(work, flight);
  if (other === undefined || row.struck === 'stays') return;
  if (row.struck === 'captured') destroy(work, other, { cause: 'collision', by: mover, striker: ship, cites });
  else
    hurt(work, other, 1, { cause: 'collision', by: mover, striker: ship, cites: finishing(work.state, other, cites) });
};
const finishing = (state: PartieState, other: ShipIndex, cites: Some<BbsRule>): Some<BbsRule> =>
  isDestroyer(other) && pointsLeft(state, other) === 1
    ? [...cites, 'bbs.collisions-chasseurs.destroyer-ennemi-acheve', 'bbs.collisions-chasseurs.destroyer-acheve-points']
    : cites;
/** A fighter lost in a collision may still explode before the squadron fires (A38). */
const wreck = (work: Work, flight: Landing): void => {
  if (ownerOf(flight.ship) === work.state.active) changeTurn(work, { wrecks: [...work.state.turn.wrecks, flight] });
};
/** Of two fighters of one side on a cell, one stays. */
export const keep = (work: Work, kept: ShipIndex): void => {
  const flight = known(work.state.turn.landing ?? undefined);
  const to = known(flight.to ?? undefined);
  const stands = known(shipOn(work.state, to));
  const gone = kept === stands ? flight.ship : stands;
  changeTurn(work, { landing: null, flights: work.state.turn.flights.filter(({ ship }) => ship !== gone) }); // one by one, the other may still have been about to leave
  destroy(work, gone, {
    cause: 'collision',
    by: null,
    striker: null,
    cites: ['bbs.collisions-chasseurs.allie', 'bbs.collisions-chasseurs.allie-points'],
  });
  wreck(work, { ship: gone, from: flight.from, to });
  if (kept !== stands) changeShip(work, kept, { cell: to });
  goTo(work, 'arrive');
};

// ── Elite fighters (Terriens 1): any way of exactly so many steps, on the board
export const eliteReach = (state: PartieState): readonly Cell[] => {
  const { from } = known(state.turn.landing ?? undefined);
  return [...reachedIn(from, cardOf(state).speed, (cell) => onBoard(state, cell))].toSorted((a, b) => a - b);
};
export const eliteLandings = (state: PartieState): readonly Cell[] => {
  const { ship } = known(state.turn.landing ?? undefined);
  return eliteReach(state).filter((cell) => landingFault(state, ship, [cell]) === undefined);
};
const openElite = (work: Work, { from }: Flight): void => {
  if (eliteLandings(work.state).length > 0) goTo(work, 'elite');
  else landElite(work, from); // no landing is allowed: it stays (A36)
};
export const landElite = (work: Work, at: Cell): void => {
  const { ship, from } = known(work.state.turn.landing ?? undefined);
  tell(work, {
    type: 'moved',
    ship: idOf(ship),
    from,
    to: at,
    facing: shipAt(work.state, ship).facing,
    cites: ELITE_FLIGHT,
  });
  ram(work, ship, [at]);
  changeTurn(work, {
    flights: work.state.turn.flights.filter((flight) => work.state.ships[flight.ship]?.fate === 'play'),
  }); // one by one, those who wait may be rammed
  if (work.state.ships[ship]?.fate !== 'play') {
    changeTurn(work, { landing: null });
    goTo(work, 'arrive');
    return;
  }
  changeShip(work, ship, { cell: at });
  goTo(work, 'heading');
};
