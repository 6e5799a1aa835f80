// What an action changes: the turn, sides and ships, harm and prizes.
import { AWAY } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import { change, tell, type Work as WorkOn } from '../../kernel/work.ts';
import { POINTS } from '../constants.ts';
import type { BbsRule } from '../rules.ts';
import { idOf, isDestroyer, ownerOf, squadronOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { cellsOf, hitPoints, isElite, isShielded, shipAt, sideOf, withShip } from './board.ts';
import type { PartieState, Phase, Prizes, Ship, Side, Turn } from './types.ts';
import type { Cause, PartieEvent } from './event-types.ts';

export type Work = WorkOn<PartieState, PartieEvent>;

export const goTo = (work: Work, phase: Phase): void => change(work, { phase });
export const changeTurn = (work: Work, patch: Partial<Turn>): void =>
  change(work, { turn: { ...work.state.turn, ...patch } });
export const changeSide = (work: Work, seat: Seat, patch: Partial<Side>): void =>
  change(work, { sides: work.state.sides.with(seat, { ...sideOf(work.state, seat), ...patch }) });
export const changeShip = (work: Work, index: ShipIndex, patch: Partial<Ship>): void => {
  work.state = withShip(work.state, index, patch);
};
export const gain = (work: Work, seat: Seat, what: keyof Prizes, count = 1): void => {
  const { prizes } = sideOf(work.state, seat);
  changeSide(work, seat, { prizes: { ...prizes, [what]: prizes[what] + count } });
};

// ── Harm
const prizeOf = (index: ShipIndex): 'fighters' | 'destroyers' => (isDestroyer(index) ? 'destroyers' : 'fighters');
export const worth = (index: ShipIndex): number => (isDestroyer(index) ? POINTS.destroyer : POINTS.fighter);
const SHOTS: ReadonlySet<Cause> = new Set<Cause>(['fighter-shot', 'destroyer-shot', 'laser', 'super']);
/** What an armour stops: everything, or only shots by option (A47). */
export const isProtected = (state: PartieState, index: ShipIndex, cause: Cause): boolean =>
  isShielded(state, index) && (state.fixed.options.shieldVsCollision === 'immune' || SHOTS.has(cause));

/** Dreckach ships that the moved squadron destroys may come back (A49). */
const noteKill = (work: Work, index: ShipIndex, cause: Cause, striker: ShipIndex | null): void => {
  const { state } = work;
  const squadron = striker === null ? undefined : squadronOf(striker);
  if (
    squadron === undefined ||
    striker === null ||
    ownerOf(striker) !== state.active ||
    ownerOf(index) === state.active
  )
    return;
  if ((cause === 'fighter-shot' || cause === 'collision') && sideOf(state, ownerOf(index)).race === 'dreckach')
    change(work, { kills: [...state.kills, { ship: index, seat: state.active, squadron }] });
};

export interface Blame {
  readonly cause: Cause;
  readonly by: Seat | null; // who keeps it; null: nobody
  readonly striker: ShipIndex | null; // the fighter or destroyer that did it
  readonly cites: Some<BbsRule>;
}
/** Takes a ship off the board: kept by an enemy, or gone without points (A26). */
export const destroy = (work: Work, index: ShipIndex, { cause, by, striker, cites }: Blame): void => {
  const { state } = work;
  const taker = by === ownerOf(index) ? null : by;
  const points = taker === null ? 0 : worth(index);
  const ship = shipAt(state, index);
  const valued: readonly BbsRule[] =
    taker === null
      ? []
      : isDestroyer(index)
        ? ['bbs.but.valeur-destroyer']
        : isElite(state, index)
          ? ['bbs.terriens.elite-valeur']
          : [];
  tell(work, {
    type: 'destroyed',
    ship: idOf(index),
    at: ship.cell === AWAY ? [] : cellsOf(index, ship),
    by: taker,
    points,
    cause,
    cites: [...cites, taker === null ? 'bbs.principes.pertes-propres' : 'bbs.principes.prise', ...valued],
  });
  changeShip(work, index, { cell: AWAY, fate: taker === null ? 'removed' : 'captured', by: taker });
  if (taker !== null) gain(work, taker, prizeOf(index));
  noteKill(work, index, cause, striker);
};
const WOUND: Readonly<Record<'destroyer' | 'elite', Some<BbsRule>>> = {
  destroyer: ['bbs.principes.marqueur-dommage', 'bbs.principes.destroyer-deux-degats'],
  elite: ['bbs.terriens.elite-deux-vies'],
};
const DEATH: Readonly<Record<'fighter' | 'destroyer' | 'elite', Some<BbsRule>>> = {
  fighter: ['bbs.principes.chasseur-un-degat'],
  destroyer: ['bbs.principes.destroyer-deux-degats', 'bbs.principes.dernier-coup'],
  elite: ['bbs.terriens.elite-deux-vies'],
};
/** Damage to a ship in play: nothing when armoured, else a mark or the end of it. `answer`: this very blow revealed the armour, which stops it or, by option, does not yet (A46). */
export const hurt = (
  work: Work,
  index: ShipIndex,
  damage: number,
  blame: Blame,
  answer: 'absorbed' | 'applied' | null = null,
): void => {
  const { state } = work;
  if (answer === 'absorbed' || (answer === null && isProtected(state, index, blame.cause))) {
    tell(work, {
      type: 'unharmed',
      ship: idOf(index),
      cause: blame.cause,
      absorbed: answer !== null,
      cites: ['bbs.dreckach.blindage', ...blame.cites],
    });
    return;
  }
  const total = shipAt(state, index).damage + damage;
  const left = hitPoints(state, index) - total;
  const kind = isDestroyer(index) ? 'destroyer' : isElite(state, index) ? 'elite' : 'fighter';
  if (left <= 0) destroy(work, index, { ...blame, cites: [...blame.cites, ...DEATH[kind]] });
  else {
    changeShip(work, index, { damage: total as 1 });
    tell(work, {
      type: 'damaged',
      ship: idOf(index),
      cause: blame.cause,
      left,
      cites: [...blame.cites, ...WOUND[kind === 'elite' ? 'elite' : 'destroyer']],
    });
  }
};
/** Whoever ends a move on a probe keeps it. */
export const takeProbe = (work: Work, index: ShipIndex, at: number, cites: Some<BbsRule>): void => {
  change(work, { probes: work.state.probes.filter((cell) => cell !== at) });
  gain(work, ownerOf(index), 'probes');
  tell(work, {
    type: 'probe-taken',
    ship: idOf(index),
    at,
    cites: [...cites, 'bbs.sondes.valeur', 'bbs.sondes.sans-degat', 'bbs.sondes.acquise'],
  });
};
