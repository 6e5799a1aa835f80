// Reports from the map: which ones make sense now, and what they change.
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { change, tell } from '../../kernel/work.ts';
import { LIMITS } from '../constants.ts';
import { specialCites } from '../mission/cites.ts';
import { endsNow, over } from '../mission/steps.ts';
import { fumesDue, openTests, pieceOf, specials } from '../mission/track.ts';
import { CAMPS, SPACES, type TileId, type Zone } from '../types.ts';
import { bearer } from './harm.ts';
import { saturationOf } from './posts.ts';
import {
  campOf,
  figureOf,
  figureOfPiece,
  figuresOf,
  hqFigure,
  isShielded,
  isUp,
  pieceOfFigure,
  playedOf,
  powerOf,
  sideOf,
  tileOf,
  together,
  topTask,
  upFigures,
} from './reads.ts';
import type { Figure, Loan, PartieAction, PartieState } from './types.ts';
import { movers, testers, windowOf } from './window.ts';
import { changeSide, type Work } from './work.ts';

export const REPORTS = [
  'move',
  'wounds',
  'neutralise',
  'tile-out',
  'test',
  'escort',
  'aim',
  'cubes',
  'river',
  'marker',
  'lend',
] as const;
export type ReportType = (typeof REPORTS)[number];
export type Report = Of<PartieAction, ReportType>;
export const isReport = (action: PartieAction): action is Report =>
  (REPORTS as readonly string[]).includes(action.type);
/** Wounds told at once of a character whose life nobody typed. */
export const MOST_WOUNDS = 6;

// ── What may be reported
const each = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
const spared = (state: PartieState): string | undefined =>
  windowOf(state)?.who === 'blast' ? hqFigure(state, state.active)?.id : undefined;
/** Leaders, and whoever has a life that is known. */
export const hasLife = (state: PartieState, figure: Figure): boolean =>
  figure.life !== null || tileOf(state, figure.tile)?.level === 'leader';
const body = (state: PartieState, figure: Figure): Figure => bearer({ state, events: [] }, figure);
const woundable = (state: PartieState): readonly Figure[] =>
  state.figures.filter(
    (figure) => isUp(figure) && hasLife(state, figure) && !isShielded(state, figure) && figure.id !== spared(state),
  );
const mortal = (state: PartieState): readonly Figure[] =>
  state.figures.filter((figure) => isUp(figure) && !isShielded(state, figure) && figure.id !== spared(state));
/** HQs whose blows do more than neutralise. */
const BLOWS = { katana: 'other', 'mr-bloom': 'melee' } as const;
type Blow = Required<Pick<Of<PartieAction, 'neutralise'>, 'by' | 'means'>>;
const blows = (state: PartieState, figure: Figure): readonly Blow[] =>
  CAMPS.flatMap((camp) => {
    const hq = hqFigure(state, camp);
    const means =
      hq === undefined || !isUp(hq) || hq.id === figure.id ? undefined : BLOWS[hq.tile as keyof typeof BLOWS];
    return hq === undefined || means === undefined ? [] : [{ by: hq.id, means }];
  });
/** Wounds of each number that makes sense; those that take the last life may be of somebody whose blow does more. */
const woundsOf = (state: PartieState, figure: Figure): readonly PartieAction[] => {
  const { life } = body(state, figure);
  const kills =
    life === null
      ? []
      : blows(state, figure).map((blow): PartieAction => ({
          type: 'wounds',
          figure: figure.id,
          amount: life,
          ...blow,
        }));
  return [
    ...each(life ?? MOST_WOUNDS).map((amount): PartieAction => ({ type: 'wounds', figure: figure.id, amount })),
    ...kills,
  ];
};
const moves = (state: PartieState): readonly PartieAction[] =>
  movers(state).flatMap((figure) =>
    state.fixed.zones
      .filter((zone) => zone !== figure.zone)
      .map((to): PartieAction => ({ type: 'move', figure: figure.id, to })),
  );
/** Where a test is tried: the actor's zone, or for Robin (Tim Drake) that of the friend he lends his mind to. */
export const testZone = (state: PartieState, figure: Figure): Zone | null => {
  const task = topTask(state);
  if (windowOf(state)?.who !== 'thinker' || task?.task !== 'power' || task.figure === undefined) return figure.zone;
  return figureOf(state, task.figure)?.zone ?? null;
};
/** In the zone of the piece, and somebody else than the character that the piece is. */
export const mayTry = (state: PartieState, figure: Figure, piece: string): boolean =>
  pieceOfFigure(state, figure) !== piece && together(testZone(state, figure), pieceZone(state, piece));
/** Whose tests the acting characters try: the camp whose turn it is (a hero led by Poison Ivy counts for the villain, A44). */
const tests = (state: PartieState): readonly PartieAction[] => {
  const actors = testers(state);
  return openTests(state.fixed.mission, state.mission, state.active).flatMap(({ test, piece }) =>
    actors.some((figure) => mayTry(state, figure, piece.id))
      ? [true, false].map((success): PartieAction => ({
          type: 'test',
          test: test.id,
          piece: piece.id,
          figure: null,
          success,
        }))
      : [],
  );
};
export const pieceZone = (state: PartieState, piece: string): Zone | null =>
  figureOfPiece(state, piece)?.zone ?? pieceOf(state.mission, piece)?.zone ?? null;
export const escortRule = (state: PartieState, token: string) =>
  specials(state.fixed.mission, 'escort').find((one) => one.token === token && one.side === state.active);
export const exitRule = (state: PartieState, token: string) =>
  specials(state.fixed.mission, 'exit').find((one) => one.token === token);
/** Who may lead a piece: characters whom the camp of the rule controls (A59). */
export const escorts = (state: PartieState): readonly Figure[] =>
  testers(state).filter((figure) => campOf(state, figure) === state.active);
export const mayLead = (state: PartieState, figure: Figure, piece: string): boolean =>
  pieceOfFigure(state, figure) !== piece && together(figure.zone, pieceZone(state, piece));
const escortMoves = (state: PartieState): readonly PartieAction[] =>
  state.mission.pieces.flatMap(({ id, token, state: now }) => {
    if (
      escortRule(state, token) === undefined ||
      exitRule(state, token)?.from !== now ||
      !escorts(state).some((figure) => mayLead(state, figure, id))
    )
      return [];
    const places: readonly (Zone | 'exit' | null)[] =
      state.fixed.zones.length > 0 ? state.fixed.zones.filter((zone) => zone !== pieceZone(state, id)) : [];
    return [...places, ...(state.fixed.exits.length > 0 ? [] : (['exit'] as const))].map((to): PartieAction => ({
      type: 'escort',
      figure: null,
      piece: id,
      to,
    }));
  });
const aims = (state: PartieState): readonly PartieAction[] => {
  if (windowOf(state)?.who === 'nobody') return [];
  const targets = mortal(state);
  const first = targets.find((figure) => campOf(state, figure) !== state.active) ?? targets[0]; // aiming changes nothing by itself: one stands for all
  return [
    ...state.shadows.map(({ number }): PartieAction => ({ type: 'aim', at: `ombre-${number}`, means: 'ranged' })),
    ...(first ? [{ type: 'aim', at: first.id, means: 'ranged' } as const] : []),
  ];
};
const cubeMoves = (state: PartieState): readonly PartieAction[] =>
  CAMPS.flatMap((side): readonly PartieAction[] => {
    const { cubes } = sideOf(state, side);
    return [
      ...each(cubes.available).map((amount): PartieAction => ({
        type: 'cubes',
        side,
        from: 'available',
        to: 'fatigue',
        amount,
      })),
      ...each(cubes.fatigue).map((amount): PartieAction => ({
        type: 'cubes',
        side,
        from: 'fatigue',
        to: 'available',
        amount,
      })),
      ...SPACES.flatMap((space): readonly PartieAction[] => [
        ...(cubes.available > 0 && cubes[space] < (saturationOf(state, side, space) ?? LIMITS.cubes)
          ? [{ type: 'cubes', side, from: 'available', to: space, amount: 1 } as const]
          : []),
        ...(cubes[space] > 0 ? [{ type: 'cubes', side, from: space, to: 'fatigue', amount: 1 } as const] : []),
      ]),
    ];
  });
/** Forbidden by the mission (A65). */
export const forbidden = (state: PartieState, what: 'depollute' | 'demobilise', tile: TileId) => {
  const side = tileOf(state, tile)?.side;
  return specials(state.fixed.mission, 'forbid').find(
    (one) =>
      one.what === what &&
      (one.side === undefined || one.side === side) &&
      (one.token === undefined || `${one.token}s` === tile),
  );
};
export const mayReinforce = (state: PartieState, tile: TileId): boolean => {
  const one = tileOf(state, tile);
  return (
    one?.face === 'active' &&
    one.level !== 'leader' &&
    one.level !== 'citizens' &&
    one.part !== 'beside' &&
    figuresOf(state, tile).some(({ at }) => at === 'out' || at === 'reserve')
  );
};
const riverMoves = (state: PartieState): readonly PartieAction[] =>
  sideOf(state, state.active).river.flatMap((id) => {
    const tile = known(tileOf(state, id));
    const acting = topTask(state);
    return [
      ...(tile.face === 'neutralised' &&
      tile.part !== 'hq' &&
      tile.part !== 'event' &&
      !forbidden(state, 'depollute', id)
        ? [{ type: 'river', what: 'depollute', tile: id } as const]
        : []),
      ...(tile.face === 'active' &&
      tile.part !== 'hq' &&
      tile.part !== 'event' &&
      !forbidden(state, 'demobilise', id) &&
      !(acting?.task === 'act' && acting.tile === id)
        ? [{ type: 'river', what: 'demobilise', tile: id } as const]
        : []),
      ...(mayReinforce(state, id) ? [{ type: 'river', what: 'reinforce', tile: id } as const] : []),
    ];
  });
const FOLLOWED = { firefly: 'flame', 'killer-moth': 'gas' } as const;
/** Flames and gas are followed only for the HQ that turns them over. */
export const followed = (state: PartieState): readonly ('flame' | 'gas')[] =>
  CAMPS.flatMap((camp) => FOLLOWED[(powerOf(state, camp)?.id ?? '') as keyof typeof FOLLOWED] ?? []);
export const ofKind = (state: PartieState, kind: 'flame' | 'gas', full?: boolean): number =>
  state.markers.filter((one) => one.kind === kind && (full === undefined || (one.full ?? true) === full)).length;
const markerMoves = (state: PartieState): readonly PartieAction[] =>
  followed(state).flatMap((kind): readonly PartieAction[] => [
    ...(ofKind(state, kind) < LIMITS.pieces ? [{ type: 'marker', kind, what: 'add' } as const] : []),
    ...(ofKind(state, kind, true) > 0 ? [{ type: 'marker', kind, what: 'fade' } as const] : []),
    ...(ofKind(state, kind) > 0 ? [{ type: 'marker', kind, what: 'remove' } as const] : []),
  ]);
/** Loans of the activation under way. */
export const loansOn = (state: PartieState, id: string): readonly Loan[] => {
  const task = topTask(state);
  return task?.task === 'act' || task?.task === 'power'
    ? (task.loans ?? []).filter(({ special }) => special === id)
    : [];
};
/** Characters of level elite who are acting, by their tile or by a power, and may still be lent that skill: one each (A60). */
export const borrowers = (state: PartieState, id: string): readonly Figure[] => {
  const loan = specials(state.fixed.mission, 'loan').find((one) => one.id === id);
  if (loan?.side !== state.active || (state.mission.used[id] ?? 0) >= loan.uses) return [];
  const elites = movers(state).filter(({ tile }) => ['elite', 'unknown'].includes(tileOf(state, tile)?.level ?? ''));
  const lent = loansOn(state, id);
  return lent.length < elites.length ? elites.filter((figure) => !lent.some((one) => one.figure === figure.id)) : [];
};
const loans = (state: PartieState): readonly PartieAction[] =>
  specials(state.fixed.mission, 'loan').flatMap(({ id }) =>
    borrowers(state, id).length > 0 ? [{ type: 'lend', special: id } as const] : [],
  );
const falling = (state: PartieState): readonly PartieAction[] =>
  state.tiles
    .filter(
      ({ id, face, part }) =>
        face === 'active' && part !== 'beside' && part !== 'citizens' && upFigures(state, id).length > 1,
    )
    .map(({ id }) => ({ type: 'tile-out', tile: id }));

/** Every report that makes sense now, one of each kind. */
export const reportsOf = (state: PartieState): readonly PartieAction[] => {
  return [
    ...tests(state),
    ...escortMoves(state),
    ...moves(state),
    ...woundable(state).flatMap((figure) => woundsOf(state, figure)),
    ...mortal(state).flatMap((figure): readonly PartieAction[] => [
      { type: 'neutralise', figure: figure.id },
      ...blows(state, figure).map((blow): PartieAction => ({ type: 'neutralise', figure: figure.id, ...blow })),
    ]),
    ...falling(state),
    ...aims(state),
    ...cubeMoves(state),
    ...riverMoves(state),
    ...markerMoves(state),
    ...loans(state),
  ];
};

// ── After anything: what a mission makes happen at once
/** Fumes (mission 5): both camps' energy recovery falls, once (A61). */
const raiseFumes = (work: Work): void => {
  const due = fumesDue(playedOf(work.state));
  if (!due) return;
  change(work, { mission: { ...work.state.mission, fired: [...work.state.mission.fired, due.id] } });
  for (const camp of CAMPS)
    changeSide(work, camp, { cubeRecovery: Math.min(sideOf(work.state, camp).cubeRecovery, due.cubes) });
  tell(work, { type: 'fumes', cubes: due.cubes, cites: specialCites(work.state.fixed.missionId, due.id) });
};
export const endGame = (work: Work): void => {
  const event = over({ ...playedOf(work.state), missionId: work.state.fixed.missionId }, work.state.turn);
  change(work, { phase: 'over', winner: event.winner, tasks: [] });
  tell(work, event);
};
export const settleMission = (work: Work): void => {
  const { fixed, phase } = work.state;
  if (
    phase === 'over' ||
    fixed.options.endCheck !== 'immediate' ||
    !['upkeep', 'start', 'discs', 'close'].includes(phase)
  )
    return raiseFumes(work);
  raiseFumes(work);
  const event = endsNow({ ...playedOf(work.state), missionId: fixed.missionId }, work.state.turn);
  if (event === undefined) return;
  tell(work, event);
  endGame(work);
};
