// A shot meets a ship: an armour still hidden may answer first (A46), then the damage falls.
import type { Seat } from '../../kernel/game.ts';
import { known, type Some } from '../../kernel/result.ts';
import type { BbsRule } from '../rules.ts';
import { isDestroyer, ownerOf } from '../ships.ts';
import type { ShipIndex } from '../types.ts';
import { shipAt, sideOf } from './board.ts';
import type { Cause } from './event-types.ts';
import type { Blow, PartieState, ShotKind } from './types.ts';
import { changeTurn, goTo, hurt, type Work } from './work.ts';

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
