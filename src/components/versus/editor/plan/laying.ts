// What the hands do to the pieces of a mission on its plan.
import type { Mission } from '../../../../engine/versus/mission/format.ts';
import type { Zone } from '../../../../engine/versus/types.ts';
import { dropAt } from '../../../atelier/put.ts';
import { addPiece, changePiece, dropPiece, listPieces, piecesOf, setCount } from '../game/model.ts';
import { missionOf } from '../model.ts';
import type { Work } from '../modes.ts';

/** Whether the mission is the reader's. */
export const ownMission = ({ mission }: Pick<Work, 'mission'>): boolean => typeof mission !== 'string';
export const changeMissionOf = (work: Work, change: (mission: Mission) => Mission): Work =>
  ownMission(work) ? { ...work, mission: change(missionOf(work)) } : work;

/** The next piece that lies nowhere, or one more: from then on each is told. */
export const placePiece = (work: Work, token: string, zone: Zone): Work => {
  const told = piecesOf(work, token).length > 0 ? work : setCount(listPieces(work, token, true), token, undefined);
  const free = piecesOf(told, token).find(({ piece }) => piece.zone === undefined && piece.state === undefined);
  const ready = free === undefined ? addPiece(told, token) : told;
  return changePiece(ready, free?.index ?? (ready.pieces ?? []).length - 1, (piece) => ({ ...piece, zone }));
};
/** The last one told gone, there are none: not as many as the mission says. */
export const dropPieces = (work: Work, index: number): Work => {
  const token = work.pieces?.[index]?.token ?? '';
  const left = dropPiece(work, index);
  return piecesOf(left, token).length > 0 || !missionOf(work).tokens.some(({ id }) => id === token)
    ? left
    : setCount(left, token, 0);
};
/** A kind of piece goes; of a mission of the booklet, none of it begins. */
export const dropToken = (work: Work, index: number): Work => {
  const token = missionOf(work).tokens[index]?.id ?? '';
  return ownMission(work)
    ? setCount(
        changeMissionOf(work, (mission) => ({ ...mission, tokens: dropAt(mission.tokens, index) })),
        token,
        undefined,
      )
    : setCount(work, token, 0);
};
