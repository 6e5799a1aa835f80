// What a mission does by its own rules, told: pieces that change, checks, the end. Both modes play with these.
import type { Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { CheckReason } from '../partie/event-types.ts';
import type { PLAY_REFUSALS } from '../partie/refusals.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, MissionId, PieceId } from '../types.ts';
import { endCites, skillCite, specialCites, testCites, victoryCites } from './cites.ts';
import type { TestSpec } from './format.ts';
import type { MissionState } from './state.ts';
import {
  outcomeOf,
  pieceOf,
  type Played,
  reasonsAt,
  reasonsNow,
  sweepsAt,
  testOf,
  tokenOf,
  turnPiece,
  verdict,
} from './track.ts';
import type { TrackEvent } from './types.ts';

/** A mission being played, and whose rules it has: a reader's has none of its own. */
export interface Ruled extends Played {
  readonly missionId: MissionId | null;
}
type Piece = Of<TrackEvent, 'piece'>;
interface Turned {
  readonly state: MissionState;
  readonly events: readonly Piece[];
}

// ── Pieces
/** One piece in another state. `test`: the one that did it. */
export const turned = (
  { mission }: Pick<Ruled, 'mission'>,
  state: MissionState,
  { piece, to, test = null }: { readonly piece: PieceId; readonly to: string; readonly test?: string | null },
  cites: Some<VsRule>,
): Turned => {
  const from = pieceOf(state, piece)?.state;
  return from === undefined
    ? { state, events: [] }
    : { state: turnPiece(mission, state, piece, to), events: [{ type: 'piece', piece, from, to, test, cites }] };
};
/** What the mission adds to the effects of the end of that camp's turn (mission 8). One rule after the other. */
export const swept = (ruled: Ruled, turn: number, side: Camp): Turned =>
  sweepsAt(ruled.mission, turn, side).reduce<Turned>(
    (so, { id, token, from, to }) =>
      so.state.pieces
        .filter((piece) => piece.token === token && piece.state === from)
        .reduce<Turned>((now, piece) => {
          const next = turned(ruled, now.state, { piece: piece.id, to }, specialCites(ruled.missionId, id));
          return { state: next.state, events: [...now.events, ...next.events] };
        }, so),
    { state: ruled.state, events: [] },
  );
/** Rules of a test as it is tried. */
export const triedCites = (missionId: MissionId | null, test: string): Some<VsRule> => {
  const skill = skillCite(missionId, test);
  return skill === undefined ? testCites(missionId, test) : [...testCites(missionId, test), skill];
};

// ── Turns, checks, the end
export const turnBegan = (turn: number, side: Camp): Of<TrackEvent, 'turn-began'> => ({
  type: 'turn-began',
  turn,
  side,
  cites: side === 'hero' ? ['vs.tour.ordre-etapes', 'vs.presentation.miroir'] : ['vs.tour.ordre-etapes'],
});
type Checked = Of<TrackEvent, 'checked'>;
const CHECK: Readonly<Record<1 | 2, Some<VsRule>>> = {
  1: ['vs.fin.verification-1', 'vs.fin.verification-ordre'],
  2: ['vs.fin.verification-ordre', 'vs.fin.verification-1'],
};
/** The check of that turn, and whether the game ends there. In the last turn, a check that ends nothing says by which conditions it goes on. */
export const checkedAt = (
  ruled: Ruled,
  turn: number,
  check: 1 | 2,
): { readonly event: Checked; readonly ends: boolean } => {
  const reasons = reasonsAt(ruled, turn, check);
  const rules = (some: readonly CheckReason[]): readonly VsRule[] =>
    some.flatMap(({ end }) => endCites(ruled.missionId, end));
  const met = rules(reasons.filter(({ holds }) => holds));
  const unmet = ruled.mission.ends.some((end) => end.kind === 'turn' && end.turn === turn) ? rules(reasons) : [];
  return {
    event: {
      type: 'checked',
      turn,
      check,
      reasons,
      cites: met.length > 0 ? [...CHECK[check], 'vs.fin.une-condition-suffit', ...met] : [...CHECK[check], ...unmet],
    },
    ends: met.length > 0,
  };
};
/** Option « immediate »: a condition that holds at once, outside the checks; undefined when none does. */
export const endsNow = (ruled: Ruled, turn: number): Checked | undefined => {
  const reasons = reasonsNow(ruled, turn);
  const met = reasons.find(({ holds }) => holds);
  return met && { type: 'checked', turn, check: 1, reasons, cites: endCites(ruled.missionId, met.end) };
};
export const over = (ruled: Ruled, turn: number): Of<TrackEvent, 'game-over'> => {
  const { winner, left, op, right } = verdict(ruled);
  return {
    type: 'game-over',
    turn,
    winner,
    left,
    op,
    right,
    cites: [...victoryCites(ruled.missionId, winner), 'vs.fin.un-seul-vainqueur'],
  };
};

// ── Why not
const { no, noWith } = faultsOf<VsRule, typeof PLAY_REFUSALS>();
interface Trial {
  readonly test: string;
  readonly piece: PieceId;
  readonly success?: boolean;
  readonly total?: number;
}
/** Whether that camp may try that test on that piece, whoever tries it. */
export const trialFault = (
  { mission, missionId, state }: Ruled,
  side: Camp,
  { test: id, piece: pieceId }: Trial,
): Fault => {
  const [test, piece] = [testOf(mission, id), pieceOf(state, pieceId)];
  if (test === undefined) return no('epreuve-inconnue', 'vs.presentation.hierarchie');
  const cites = testCites(missionId, id);
  if (piece === undefined) return no('pion-inconnu', ...cites);
  if (test.side !== side) return no('pas-votre-epreuve', ...cites);
  if (piece.token !== test.token) return no('mauvais-pion', ...cites);
  return test.from.includes(piece.state)
    ? undefined
    : noWith(
        'pion-deja',
        { etat: tokenOf(mission, piece.token).states.find((one) => one.id === piece.state)?.name ?? piece.state },
        ...cites,
      );
};
/** Whether a result was told, and only one. */
export const outcomeFault = (missionId: MissionId | null, test: TestSpec, { success, total }: Trial): Fault => {
  const cites = testCites(missionId, test.id);
  const outcome = outcomeOf(test, {
    ...(success === undefined ? {} : { success }),
    ...(total === undefined ? {} : { total }),
  });
  if (outcome === undefined || (total !== undefined && (!Number.isInteger(total) || total < 0)))
    return no('resultat-absent', ...cites);
  return total !== undefined && total >= test.difficulty !== outcome
    ? noWith('resultat-contradictoire', { total, difficulte: test.difficulty }, ...cites)
    : undefined;
};
