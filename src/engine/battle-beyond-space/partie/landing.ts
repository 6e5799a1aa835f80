// Where a large ship (a destroyer, an elite fighter) may end its move, and what happens there: the table of destroyers, executed.
import type { Cell } from '../../hex/cells.ts';
import { known, type Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { isElite, isLarge, isShielded, onBoard, pointsLeft, shipOn, standing } from './board.ts';
import { DESTROYER_TABLE } from './collisions.ts';
import type { PartieState } from './types.ts';
import type { Against } from './event-types.ts';
import { destroy, gain, hurt, takeProbe, type Work } from './work.ts';

/** Why a move may not end there. */
export interface LandingFault {
  readonly code:
    | 'hors-plateau'
    | 'fin-asteroide'
    | 'fin-destroyer-ennemi'
    | 'fin-destroyer-allie'
    | 'fin-elite'
    | 'fin-chasseur-allie'
    | 'fin-suicide';
  readonly cites: Some<BbsRule>;
}
const ELITE: Some<BbsRule> = ['bbs.terriens.elite-collisions'];
/** Under its own armour a destroyer takes no damage from what it rams (bbs.dreckach.blindage-foncer). */
const ramsFreely = (state: PartieState, ship: ShipIndex): boolean => isShielded(state, ship);

const shipFault = (state: PartieState, ship: ShipIndex, other: ShipIndex): LandingFault | undefined => {
  const own = ownerOf(other) === ownerOf(ship);
  const armour: readonly BbsRule[] = isShielded(state, ship) ? ['bbs.dreckach.blindage-pas-destroyers'] : [];
  if (isElite(state, other))
    return { code: 'fin-elite', cites: [...ELITE, 'bbs.collisions-destroyers.destroyer-ennemi'] };
  if (isLarge(state, other)) {
    const row = DESTROYER_TABLE[own ? 'allied-destroyer' : 'enemy-destroyer'];
    return { code: own ? 'fin-destroyer-allie' : 'fin-destroyer-ennemi', cites: [...row.cites, ...armour] };
  }
  return own && !state.fixed.options.crushAlliedFighter
    ? { code: 'fin-chasseur-allie', cites: ['bbs.destroyers.fin-allie'] }
    : undefined;
};
const cellFault = (state: PartieState, ship: ShipIndex, cell: Cell): LandingFault | undefined => {
  if (!onBoard(state, cell)) return { code: 'hors-plateau', cites: DESTROYER_TABLE['off-board'].cites };
  const what = standing(state, cell);
  if (what === 'asteroid')
    return isShielded(state, ship) ? undefined : { code: 'fin-asteroide', cites: DESTROYER_TABLE.asteroid.cites };
  return typeof what === 'number' && what !== ship ? shipFault(state, ship, what) : undefined;
};
/** Undefined: a large ship may end its move on these cells, its own ones counting as free. */
export const landingFault = (state: PartieState, ship: ShipIndex, cells: readonly Cell[]): LandingFault | undefined => {
  let foes = 0;
  for (const cell of cells) {
    const fault = cellFault(state, ship, cell);
    if (fault) return isElite(state, ship) ? { ...fault, cites: [...ELITE, ...fault.cites] } : fault;
    const other = shipOn(state, cell);
    if (other !== undefined && ownerOf(other) !== ownerOf(ship)) foes += 1;
  }
  const dies = foes >= pointsLeft(state, ship) && foes > 0 && !ramsFreely(state, ship);
  return dies && state.fixed.options.destroyerSuicide === 'forbidden'
    ? {
        code: 'fin-suicide',
        cites: [
          'bbs.collisions-destroyers.pas-de-suicide',
          ...(foes > 1 ? (['bbs.destroyers.deux-cases-en-collision'] as const) : []),
        ],
      }
    : undefined;
};

const takeAsteroid = (work: Work, ship: ShipIndex, at: Cell): void => {
  const { state } = work;
  const central = state.central === at;
  const points = state.fixed.options.shieldAsteroidPrize;
  change(work, {
    asteroids: state.asteroids.filter((cell) => cell !== at),
    ...(central ? { central: null, ring: at } : {}),
  });
  gain(work, ownerOf(ship), 'asteroids');
  tell(work, {
    type: 'asteroid-taken',
    ship: idOf(ship),
    at,
    points,
    central,
    cites: [
      'bbs.dreckach.blindage-foncer',
      'bbs.dreckach.blindage-fin',
      ...(central ? (['bbs.dreckach.blindage-anneau'] as const) : []),
    ],
  });
};
const ramShip = (work: Work, ship: ShipIndex, at: Cell, other: ShipIndex): void => {
  const { state } = work;
  const own = ownerOf(other) === ownerOf(ship);
  const against: Against = own ? 'allied-fighter' : 'enemy-fighter';
  const cites: Some<BbsRule> = isElite(state, ship)
    ? [...ELITE, ...DESTROYER_TABLE[against].cites]
    : [...DESTROYER_TABLE[against].cites, 'bbs.destroyers.deux-cases-en-collision'];
  tell(work, {
    type: 'collided',
    ship: idOf(ship),
    from: at,
    at,
    against,
    other: idOf(other),
    row: 'destroyer',
    elite: isElite(state, ship),
    cites,
  });
  destroy(work, other, { cause: 'collision', by: own ? null : ownerOf(ship), striker: ship, cites });
  if (own) return;
  if (ramsFreely(work.state, ship))
    tell(work, {
      type: 'unharmed',
      ship: idOf(ship),
      cause: 'collision',
      absorbed: false,
      cites: ['bbs.dreckach.blindage-foncer'],
    });
  else if (work.state.ships[ship]?.fate === 'play')
    hurt(work, ship, 1, { cause: 'collision', by: ownerOf(other), striker: other, cites });
};
/** Everything that a large ship meets where it ends; `cells` from the bow. It stands nowhere meanwhile. */
export const ram = (work: Work, ship: ShipIndex, cells: readonly Cell[]): void => {
  const met = cells.map((cell) => ({ cell, what: standing(work.state, cell) }));
  for (const { cell, what } of met) {
    if (what === 'probe') takeProbe(work, ship, cell, DESTROYER_TABLE.probe.cites);
    else if (what === 'asteroid') takeAsteroid(work, ship, cell);
    else if (what !== null) ramShip(work, ship, cell, known(what));
  }
};
