// Step 3: the volley of a squadron, shot by shot, in number order unless another order changes something.
import { ahead } from '../../hex/cells.ts';
import { known, type Some } from '../../kernel/result.ts';
import { tell } from '../../kernel/work.ts';
import { RANGE } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, isDestroyer, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import {
  fighterHit,
  fighterTarget,
  firstOnLine,
  inPlay,
  isElite,
  pointsLeft,
  shipAt,
  shows,
  sideOf,
  standing,
} from './board.ts';
import { squadronShips } from './departure.ts';
import type { Miss } from './event-types.ts';
import { strike } from './strike.ts';
import type { PartieState } from './types.ts';
import { changeTurn, isProtected, type Work } from './work.ts';

// ── Who fires
/** The survivors of the squadron but those who doubled, in number order; an elite that fires twice is there twice (A33). */
export const openFire = (work: Work): void => {
  const { state } = work;
  const ships = state.turn.squadron === null ? [] : squadronShips(state);
  const doubled = ships.filter((ship) => state.turn.doubled.includes(ship));
  for (const ship of doubled) {
    const { cell, facing } = shipAt(state, ship);
    tell(work, {
      type: 'missed',
      ship: idOf(ship),
      from: cell,
      facing,
      why: 'doubled',
      at: null,
      by: null,
      cites: ['bbs.vonyan.double-pas-de-tir', 'bbs.vonyan.double-choix'],
    });
  }
  const twice = state.fixed.options.eliteReading === 'two-shots';
  changeTurn(work, {
    shooters: ships
      .filter((ship) => !doubled.includes(ship))
      .flatMap((ship) => (twice && isElite(state, ship) ? [ship, ship] : [ship])),
    begun: false,
  });
};
/** Those who may still fire: an explosion may have taken some of them. */
export const shootersOf = (state: PartieState): readonly ShipIndex[] =>
  state.turn.shooters.filter((ship) => inPlay(state, ship));
/** An elite with two shots left may turn to whatever the others shoot at: they may come in between. */
const firesTwice = (shooters: readonly ShipIndex[], aiming: readonly ShipIndex[]): boolean =>
  new Set(shooters).size < shooters.length &&
  new Set(aiming).size > 1 &&
  aiming.some((shooter, i) => aiming.indexOf(shooter) !== i);
/** Whether the order of the shots changes something: more fighters aim at a ship than it can take, and one of them has another enemy behind it. */
const orderMatters = (state: PartieState, shooters: readonly ShipIndex[]): boolean => {
  if (state.turn.aims !== null || state.fixed.options.fighterFire === 'simultaneous') return false;
  const aims = new Map<ShipIndex, ShipIndex[]>();
  for (const shooter of shooters) {
    const target = fighterTarget(state, shooter);
    if (target !== undefined) aims.set(target, [...(aims.get(target) ?? []), shooter]);
  }
  if (firesTwice(shooters, [...aims.values()].flat())) return true;
  return [...aims].some(
    ([target, by]) =>
      by.length > pointsLeft(state, target) &&
      new Set(by).size > 1 &&
      !isProtected(state, target, 'fighter-shot') &&
      by.some((shooter) => fighterTarget(state, shooter, target) !== undefined),
  );
};
/** The fighters among which the player picks the next shot; none: the order changes nothing. */
export const nextShots = (state: PartieState): readonly ShipIndex[] => {
  const shooters = shootersOf(state);
  return orderMatters(state, shooters)
    ? [...new Set(shooters)].filter((shooter) => fighterTarget(state, shooter) !== undefined)
    : [];
};

// ── One shot of a fighter
const SHOT: Some<BbsRule> = [
  'bbs.tour.etape-3',
  'bbs.tir-chasseurs.ligne',
  'bbs.tir-chasseurs.portee',
  'bbs.tir-chasseurs.qui-tire',
  'bbs.tir-chasseurs.un-tir',
  'bbs.tir-chasseurs.obligatoire',
];
const MISS: Readonly<Record<Miss, Some<BbsRule>>> = {
  nothing: ['bbs.tir-chasseurs.portee'],
  ally: ['bbs.tir-chasseurs.allie-bloque', 'bbs.tir-chasseurs.pas-sur-allie', 'bbs.principes.obstacles'],
  asteroid: [
    'bbs.tir-chasseurs.asteroide-bloque',
    'bbs.tir-chasseurs.arret-obstacle',
    'bbs.principes.pas-de-tir-a-travers',
  ],
  probe: ['bbs.principes.sonde-non-obstacle'],
  doubled: ['bbs.vonyan.double-pas-de-tir'],
};
const miss = (work: Work, shooter: ShipIndex): void => {
  const { cell, facing } = shipAt(work.state, shooter);
  const hit = fighterHit(work.state, shooter);
  const why: Miss = hit === undefined ? 'nothing' : typeof hit.what === 'number' ? 'ally' : hit.what;
  tell(work, {
    type: 'missed',
    ship: idOf(shooter),
    from: cell,
    facing,
    why,
    at: hit?.at ?? null,
    by: typeof hit?.what === 'number' ? idOf(hit.what) : null,
    cites: MISS[why],
  });
};
const probed = (state: PartieState, shooter: ShipIndex, distance: number): boolean => {
  const { cell, facing } = shipAt(state, shooter);
  return Array.from({ length: Math.max(0, distance - 1) }, (_, k) => ahead(cell, facing, k + 1)).some(
    (at) => standing(state, at) === 'probe',
  );
};
const shotCites = (state: PartieState, shooter: ShipIndex, target: ShipIndex, distance: number): Some<BbsRule> => {
  const long = shows(sideOf(state, ownerOf(shooter)), 'terriens-2');
  const { cell, facing } = shipAt(state, shooter);
  const pierced = long && firstOnLine(state, cell, facing, distance)?.what === 'asteroid';
  const behind = fighterTarget(state, shooter, target) !== undefined;
  return [
    ...SHOT,
    ...(long && distance > RANGE.fighter ? (['bbs.terriens.portee-10'] as const) : []),
    ...(pierced ? (['bbs.terriens.tir-asteroides'] as const) : []),
    ...(behind ? (['bbs.tir-chasseurs.premier-seul'] as const) : []),
    ...(probed(state, shooter, distance) ? (['bbs.principes.sonde-non-obstacle'] as const) : []),
    ...(isDestroyer(target)
      ? (['bbs.tir-chasseurs.destroyer-premiere-case', 'bbs.tir-chasseurs.destroyer'] as const)
      : []),
  ];
};
const fireAt = (work: Work, shooter: ShipIndex, target: ShipIndex): void => {
  const { state } = work;
  const from = shipAt(state, shooter).cell;
  const { at, distance } = known(fighterHit(state, shooter)); // a target still in play is what the line meets: nothing comes before it meanwhile
  tell(work, {
    type: 'fired',
    ship: idOf(shooter),
    from,
    at,
    target: idOf(target),
    distance,
    through: null,
    cites: shotCites(state, shooter, target, distance),
  });
  strike(work, 'fighter', shooter, [{ ship: target, damage: 1 }]);
};
/** The shooter at that place of the list fires; whatever it meets is told. */
export const fireOne = (work: Work, shooter: ShipIndex): void => {
  const { turn } = work.state;
  const place = turn.shooters.indexOf(shooter);
  const aim = turn.aims === null ? undefined : turn.aims[place];
  changeTurn(work, {
    shooters: turn.shooters.toSpliced(place, 1),
    begun: true,
    aims: turn.aims?.toSpliced(place, 1) ?? null,
  });
  const target = turn.aims === null ? fighterTarget(work.state, shooter) : aim === null ? undefined : aim;
  if (target === undefined || !inPlay(work.state, target)) lateOrMissed(work, shooter, target);
  else fireAt(work, shooter, target);
};
/** In simultaneous fire a second shot at a ship already destroyed is lost on it. */
const lateOrMissed = (work: Work, shooter: ShipIndex, target: ShipIndex | undefined): void => {
  if (target === undefined) return miss(work, shooter);
  const { cell, facing } = shipAt(work.state, shooter);
  tell(work, {
    type: 'missed',
    ship: idOf(shooter),
    from: cell,
    facing,
    why: 'nothing',
    at: null,
    by: idOf(target),
    cites: ['bbs.tir-chasseurs.ordre'],
  });
};
export const takeAim = (work: Work): void => {
  const { state } = work;
  const shooters = shootersOf(state);
  changeTurn(work, {
    shooters,
    begun: true,
    volley: true,
    aims:
      state.fixed.options.fighterFire === 'simultaneous'
        ? shooters.map((shooter) => fighterTarget(state, shooter) ?? null)
        : null,
  });
};
/** Everybody left fires, in number order, until an armour may answer. */
export const volley = (work: Work): void => {
  for (
    let next = shootersOf(work.state)[0];
    next !== undefined && work.state.phase === 'fire';
    next = shootersOf(work.state)[0]
  )
    fireOne(work, next);
};
