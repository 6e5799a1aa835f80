import type { Game, Invariant } from '../../kernel/game.ts';
import { CAMPS } from '../types.ts';
import { apply, key, node, refuse } from './game.ts';
import { notices } from './setup-judge.ts';
import { setup } from './setup.ts';
import { onMap } from './track.ts';
import type { MissionMode, TrackState } from './types.ts';

const invariants: readonly Invariant<TrackState>[] = [
  {
    name: 'pieces are neither made nor lost',
    holds: ({ mission: { pieces }, fixed: { mission } }) =>
      mission.tokens.every(({ id, count }) => pieces.filter(({ token }) => token === id).length === count),
  },
  {
    name: 'a piece is in a state of its token',
    holds: ({ mission: { pieces }, fixed: { mission } }) =>
      pieces.every(({ token, state }) =>
        mission.tokens.some(({ id, states }) => id === token && states.some((one) => one.id === state)),
      ),
  },
  {
    name: 'off the map, a piece is nowhere',
    holds: ({ mission: { pieces }, fixed: { mission } }) =>
      pieces.every((piece) => piece.zone === null || onMap(mission, piece)),
  },
  {
    name: 'no fewer tiles were lost than are',
    holds: ({ lost, mission: { losses } }) => CAMPS.every((camp) => lost[camp] >= 0 && lost[camp] <= losses[camp]),
  },
];
/** A mission without discs nor figures: what is reported of its pieces and of the tiles lost, its checks, its end. Ends on `hero` or `villain`. */
export const mission: Game<MissionMode> = {
  id: 'versus/mission',
  edition: 1,
  setup,
  notices,
  node,
  apply,
  refuse,
  key,
  invariants,
};
export { missionSpoken, missionText } from './text.ts';
