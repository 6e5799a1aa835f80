// What a mission counts and decides, whatever mode plays it: tests that change pieces, recovery by turn, checks, the end and who wins.
import { known } from '../../kernel/result.ts';
import type { CheckReason } from '../partie/event-types.ts';
import type { Camp, Options, PieceId } from '../types.ts';
import type { EndSpec, Mission, SpecialSpec, TestSpec, TokenSpec } from './format.ts';
import { holds, measureOf } from './measure.ts';
import type { MissionState, Piece } from './state.ts';

/** A mission being played. `tiles`: neutralised tiles now in each river. */
export interface Played {
  readonly mission: Mission;
  readonly state: MissionState;
  readonly tiles: Readonly<Record<Camp, number>>;
  readonly options: Pick<Options, 'm6Count'>;
}
type Kind = SpecialSpec['kind'];
type SpecialOf<K extends Kind> = Extract<SpecialSpec, { readonly kind: K }>;
/** The special rules of a kind, in the mission's order. */
export const specials = <K extends Kind>(mission: Mission, kind: K): readonly SpecialOf<K>[] =>
  (mission.special ?? []).filter((one): one is SpecialOf<K> => one.kind === kind);

export const pieceOf = ({ pieces }: MissionState, id: PieceId): Piece | undefined =>
  pieces.find((piece) => piece.id === id);
export const testOf = ({ tests }: Mission, id: string): TestSpec | undefined => tests.find((test) => test.id === id);
export const tokenOf = ({ tokens }: Mission, id: string): TokenSpec => known(tokens.find((token) => token.id === id));
/** Whether nothing may aim at the characters of a token: the hostages, unless the option says so (A58). */
export const shields = ({ character }: TokenSpec, { hostagesWoundable }: Pick<Options, 'hostagesWoundable'>): boolean =>
  character?.shield === true && !hostagesWoundable;
/** Whether a piece in that state is on the map. */
export const onMap = (mission: Mission, { token, state }: Pick<Piece, 'token' | 'state'>): boolean =>
  tokenOf(mission, token).states.find(({ id }) => id === state)?.at === 'board';
/** The piece in another state; off the map it has no zone. */
export const turnPiece = (mission: Mission, state: MissionState, id: PieceId, to: string): MissionState => ({
  ...state,
  pieces: state.pieces.map((piece) =>
    piece.id === id
      ? { ...piece, state: to, zone: onMap(mission, { token: piece.token, state: to }) ? piece.zone : null }
      : piece,
  ),
});
/** Discs recovered at the upkeep of this turn by order of the mission: the rule, or none. */
export const missionRecovery = (mission: Mission, turn: number): SpecialOf<'recovery'> | undefined =>
  specials(mission, 'recovery').find(({ from, to }) => from <= turn && turn <= to);
/** Pieces that the end of that camp's turn sends to another state (mission 8). */
export const sweepsAt = (mission: Mission, turn: number, side: Camp): readonly SpecialOf<'sweep'>[] =>
  specials(mission, 'sweep').filter((one) => one.turn === turn && one.side === side);
/** The fumes that have just risen: a rule that acts once, whose condition holds for the first time. */
export const fumesDue = ({ mission, state, tiles }: Played): SpecialOf<'fumes'> | undefined =>
  specials(mission, 'fumes').find(
    ({ id, when }) => !state.fired.includes(id) && holds(when, { mission, pieces: state.pieces, tiles }),
  );
/** Whether the camp's event tile bears the mission's event; mission 6 leaves open whose (A62). */
export const hasMissionEvent = (
  mission: Mission,
  side: Camp,
  override: Options['m6EventCamp'] | undefined,
): SpecialOf<'event'> | undefined =>
  specials(mission, 'event').find((one) => {
    const whose = override ?? one.side;
    return whose === 'both' || whose === side;
  });

// ── Checks
/** A63: neutralised tiles for the end are those of the rivers now, or all those there have been. */
const forEnd = ({ mission, state, tiles, options }: Played) => ({
  mission,
  pieces: state.pieces,
  tiles: options.m6Count === 'cumulative' ? state.losses : tiles,
});
const reasonOf = (played: Played, end: EndSpec, turn: number, check: 1 | 2): CheckReason => {
  if (end.kind === 'turn')
    return { end: end.id, holds: end.turn === turn && end.check === check, left: null, right: end.turn };
  const view = forEnd(played);
  return {
    end: end.id,
    holds: (end.until === undefined || turn <= end.until) && holds(end.when, view),
    left: measureOf(end.when.left, view),
    right: measureOf(end.when.right, view),
  };
};
/** Every condition of end as it stands at a check, in the mission's order: one that holds is enough. */
export const reasonsAt = (played: Played, turn: number, check: 1 | 2): readonly CheckReason[] =>
  played.mission.ends.map((end) => reasonOf(played, end, turn, check));
/** The conditions other than a turn that hold now (option « immediate »). */
export const reasonsNow = (played: Played, turn: number): readonly CheckReason[] =>
  played.mission.ends.filter(({ kind }) => kind === 'when').map((end) => reasonOf(played, end, turn, 2));
/** Who wins if it ends here, and the two numbers compared. One of the two always does: a mission's conditions are each other's contrary. */
export const verdict = ({
  mission,
  state,
  tiles,
}: Played): { readonly winner: Camp; readonly left: number; readonly op: string; readonly right: number } => {
  const view = { mission, pieces: state.pieces, tiles };
  const winner: Camp = holds(mission.victory.hero, view) ? 'hero' : 'villain';
  const { left, op, right } = mission.victory[winner];
  return { winner, left: measureOf(left, view), op, right: measureOf(right, view) };
};
/** A test reported with a total succeeds when it reaches the difficulty (A57); with neither, undefined. */
export const outcomeOf = (
  { difficulty }: TestSpec,
  { success, total }: { readonly success?: boolean; readonly total?: number },
): boolean | undefined => success ?? (total === undefined ? undefined : total >= difficulty);
/** Tests of a camp that could be tried now, with each piece in a fitting state. */
export const openTests = (
  mission: Mission,
  state: MissionState,
  side: Camp,
): readonly { readonly test: TestSpec; readonly piece: Piece }[] =>
  mission.tests
    .filter((test) => test.side === side)
    .flatMap((test) =>
      state.pieces
        .filter((piece) => piece.token === test.token && test.from.includes(piece.state))
        .map((piece) => ({ test, piece })),
    );

/** A mission's pieces and counts. */
export const missionKey = ({ pieces, fired, used, losses }: MissionState): string =>
  [
    pieces.map(({ id, state, zone }) => `${id}/${state}/${zone ?? ''}`).join(';'),
    fired.join('.'),
    JSON.stringify(Object.entries(used).toSorted()),
    losses.hero,
    losses.villain,
  ].join('|');
