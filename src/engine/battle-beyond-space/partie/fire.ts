// Fire: the volley of a squadron (step 3), the one shot of a destroyer (step 6), and the armour that may answer it.
import { ahead, type Cell, facingAfter } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import { RANGE, SUPER_SHOT } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, isDestroyer, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import {
  destroyerTargets,
  fighterHit,
  fighterTarget,
  firstOnLine,
  gapBetween,
  inPlay,
  isElite,
  laserHit,
  onBoard,
  pointsLeft,
  shipAt,
  shipOn,
  shows,
  sideOf,
  standing,
} from './board.ts';
import { squadronShips } from './move.ts';
import type { Blow, Cause, Miss, PartieState, ShotKind } from './types.ts';
import { changeTurn, goTo, hurt, isProtected, tell, type Work } from './work.ts';

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

// ── A shot meets an armour that may still be hidden (A46)
const CAUSES: Readonly<Record<ShotKind, Cause>> = {
  fighter: 'fighter-shot',
  destroyer: 'destroyer-shot',
  laser: 'laser',
  super: 'super',
};
const STRUCK: Readonly<Record<ShotKind, Some<BbsRule>>> = {
  fighter: ['bbs.tir-chasseurs.prise', 'bbs.tir-chasseurs.ordre'],
  destroyer: ['bbs.tir-destroyers.une-cible', 'bbs.tir-destroyers.cible-ennemie'],
  laser: ['bbs.valkyries.laser'],
  super: ['bbs.valkyries.super-tir-tous', 'bbs.pouvoirs.prises'],
};
/** Whether the owner of a struck ship is asked: an undamaged Dreckach destroyer, its player's card still hidden. Which card it is must not show. */
const mayAnswer = (state: PartieState, { ship }: Blow, by: Seat): boolean => {
  const side = sideOf(state, ownerOf(ship));
  return (
    isDestroyer(ship) &&
    ownerOf(ship) !== by &&
    side.race === 'dreckach' &&
    !side.revealed &&
    side.power !== 'none' &&
    shipAt(state, ship).damage === 0
  );
};
/** Who is asked now, if anybody. */
export const answering = (state: PartieState): ShipIndex | undefined => {
  const { shot } = state.turn;
  return shot?.blows.find((blow) => !shot.asked.includes(blow.ship) && mayAnswer(state, blow, ownerOf(shot.by)))?.ship;
};
export const strike = (work: Work, kind: ShotKind, by: ShipIndex, blows: readonly Blow[]): void => {
  changeTurn(work, { shot: { kind, by, blows, asked: [], absorbed: [] } });
  resumeShot(work);
};
/** Asks who is still to be asked, else lets the damage fall, all at once. */
export const resumeShot = (work: Work): void => {
  if (answering(work.state) !== undefined) return goTo(work, 'react');
  const shot = known(work.state.turn.shot ?? undefined);
  changeTurn(work, { shot: null });
  goTo(work, shot.kind === 'fighter' ? 'fire' : 'draw-window');
  for (const { ship, damage } of shot.blows) {
    hurt(
      work,
      ship,
      damage,
      {
        cause: CAUSES[shot.kind],
        by: ownerOf(shot.by),
        striker: shot.by,
        cites: damage === 2 ? [...STRUCK[shot.kind], 'bbs.valkyries.super-tir-destroyer'] : STRUCK[shot.kind],
      },
      shot.absorbed.includes(ship) ? work.state.fixed.options.shieldFirstHit : null,
    );
  }
};

// ── The destroyer that has just been steered
/** Whether it may fire at all: by option it must have moved (A16). */
export const mayFire = ({ turn, fixed }: PartieState): boolean =>
  turn.destroyer !== null && (turn.helmed || !fixed.options.destroyerFireNeedsMove);
export const targetsNow = (state: PartieState): ReadonlyMap<ShipIndex, { readonly at: Cell }> =>
  state.turn.destroyer !== null && mayFire(state) ? destroyerTargets(state, state.turn.destroyer) : new Map();
const TURRET: Some<BbsRule> = ['bbs.tour.etape-6', 'bbs.tir-destroyers.portee', 'bbs.tir-destroyers.seul-active'];
export const shoot = (work: Work, target: ShipIndex): void => {
  const ship = known(work.state.turn.destroyer ?? undefined);
  const { from, through, at } = known(destroyerTargets(work.state, ship).get(target));
  const curved: readonly BbsRule[] =
    through === null
      ? []
      : ['bbs.tir-destroyers.courbe', 'bbs.tir-destroyers.case-intermediaire', 'bbs.tir-destroyers.pas-a-travers'];
  tell(work, {
    type: 'fired',
    ship: idOf(ship),
    from,
    at,
    target: idOf(target),
    distance: gapBetween(work.state, ship, target),
    through,
    cites: [...TURRET, ...curved],
  });
  strike(work, 'destroyer', ship, [{ ship: target, damage: 1 }]);
};
export const fireLaser = (work: Work): void => {
  const { state } = work;
  const ship = known(state.turn.destroyer ?? undefined);
  const { cell, facing } = shipAt(state, ship);
  const hit = laserHit(state, ship);
  const foe = typeof hit?.what === 'number' && ownerOf(hit.what) !== ownerOf(ship) ? hit.what : undefined;
  const why =
    hit === undefined ? 'nothing' : foe !== undefined ? 'hit' : typeof hit.what === 'number' ? 'ally' : hit.what;
  tell(work, {
    type: 'laser',
    ship: idOf(ship),
    from: ahead(cell, facing),
    at: hit?.at ?? null,
    target: foe === undefined ? null : idOf(foe),
    why,
    cites: ['bbs.valkyries.laser', ...(why === 'nothing' ? [] : (['bbs.valkyries.laser-arret'] as const))],
  });
  if (foe === undefined) goTo(work, 'draw-window');
  else strike(work, 'laser', ship, [{ ship: foe, damage: 1 }]);
};
/** The nine cells in front of the bow, in three lines of three; by option each line stops at its first obstacle (A45). */
export const superZone = (state: PartieState, ship: ShipIndex): readonly Cell[] => {
  const { cell, facing } = shipAt(state, ship);
  const bow = ahead(cell, facing);
  const stops = state.fixed.options.superShotStopped === 'by-obstacles';
  return [facing, facingAfter(facing, 1), facingAfter(facing, -1)].flatMap((side) => {
    const row = Array.from({ length: SUPER_SHOT.long }, (_, k) => ahead(ahead(bow, side), facing, k)).filter((at) =>
      onBoard(state, at),
    );
    const end = stops
      ? row.findIndex((at) => typeof standing(state, at) === 'number' || standing(state, at) === 'asteroid')
      : -1;
    return end < 0 ? row : row.slice(0, standing(state, known(row[end])) === 'asteroid' ? end : end + 1);
  });
};
export const fireSuper = (work: Work): void => {
  const { state } = work;
  const ship = known(state.turn.destroyer ?? undefined);
  const cells = superZone(state, ship);
  tell(work, {
    type: 'super-shot',
    ship: idOf(ship),
    cells,
    cites: ['bbs.valkyries.super-tir-une-fois', 'bbs.valkyries.super-tir-zone', 'bbs.valkyries.super-tir-tous'],
  });
  strike(work, 'super', ship, blowsIn(state, cells));
};
/** As many damages as cells of the ship are struck, at most two (A52); in the order of the ships. */
const blowsIn = (state: PartieState, cells: readonly Cell[]): readonly Blow[] => {
  const struck = new Map<ShipIndex, 1 | 2>();
  for (const at of cells) {
    const ship = shipOn(state, at);
    if (ship !== undefined) struck.set(ship, struck.has(ship) ? 2 : 1);
  }
  return [...struck].toSorted(([a], [b]) => a - b).map(([ship, damage]) => ({ ship, damage }));
};
