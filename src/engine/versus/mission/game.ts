// A mission alone, played from what the players report: tests, pieces that leave, tiles lost, turns.
import type { Node, Step } from '../../kernel/game.ts';
import { known, some, type Some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { LIMITS } from '../constants.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import { checkOf } from '../partie/posts.ts';
import type { PLAY_REFUSALS } from '../partie/refusals.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, foe, type PieceId } from '../types.ts';
import { CAMP_WORDS } from '../words.ts';
import { doneCites, specialCites } from './cites.ts';
import type { TRACK_REFUSALS } from './play-refusals.ts';
import {
  checkedAt,
  endsNow,
  outcomeFault,
  over,
  type Ruled,
  swept,
  trialFault,
  triedCites,
  turnBegan,
  turned,
} from './steps.ts';
import {
  fumesDue,
  hasMissionEvent,
  missionKey,
  onMap,
  openTests,
  outcomeOf,
  pieceOf,
  shields,
  specials,
  testOf,
  tokenOf,
} from './track.ts';
import type { TrackAction, TrackEvent, TrackState } from './types.ts';

export const ruledOf = ({
  fixed: { mission, missionId, options },
  mission: state,
  lost: tiles,
}: TrackState): Ruled => ({ mission, missionId, state, tiles, options });
const { no, noWith } = faultsOf<VsRule, typeof PLAY_REFUSALS & typeof TRACK_REFUSALS>();
const BODY: Some<VsRule> = ['vs.presentation.tout-par-tuile'];

// ── What the mission lets a piece or a tile do
const exitOf = ({ fixed }: TrackState, token: string) =>
  specials(fixed.mission, 'exit').find((rule) => rule.token === token);
/** The camp that leads these characters; undefined where the mission names none. */
const leaderOf = ({ fixed }: TrackState, token: string): Camp | undefined =>
  specials(fixed.mission, 'escort').find((rule) => rule.token === token)?.side;
const leaveFault = (state: TrackState, id: PieceId): Fault => {
  const piece = pieceOf(state.mission, id);
  const { mission, missionId } = state.fixed;
  if (piece === undefined) return no('pion-inconnu', 'vs.presentation.hierarchie');
  const rule = exitOf(state, piece.token);
  if (rule === undefined) return no('pas-de-sortie', 'vs.presentation.hierarchie');
  const cites = specialCites(missionId, rule.id);
  if (piece.state !== rule.from)
    return noWith('deja-parti', { etat: stateName(state, piece.token, piece.state) }, ...cites);
  const leader = leaderOf(state, piece.token);
  if (leader === undefined || leader === state.active) return undefined;
  const escort = known(specials(mission, 'escort').find((one) => one.token === piece.token));
  return noWith('sortie-autre-camp', { camp: CAMP_WORDS[leader].name }, ...specialCites(missionId, escort.id));
};
const stateName = ({ fixed }: TrackState, token: string, id: string): string =>
  tokenOf(fixed.mission, token).states.find((one) => one.id === id)?.name ?? id;
const loseFault = (state: TrackState, id: PieceId): Fault => {
  const piece = pieceOf(state.mission, id);
  const { mission, options } = state.fixed;
  if (piece === undefined) return no('pion-inconnu', 'vs.presentation.hierarchie');
  const token = tokenOf(mission, piece.token);
  const { character } = token;
  if (character === undefined) return no('pas-un-personnage', ...BODY);
  if (shields(token, options))
    return no('otage-protege', ...(state.fixed.missionId === 'm4' ? (['vs.m4.otages-proteges'] as const) : BODY));
  return piece.state !== character.lost && onMap(mission, piece)
    ? undefined
    : noWith('deja-parti', { etat: stateName(state, piece.token, piece.state) }, ...BODY);
};
/** The mission's event of the camp whose turn it is: it takes a neutralised tile of its own river away. */
const eventOf = ({ fixed: { mission, missionId, options }, active }: TrackState) =>
  hasMissionEvent(mission, active, missionId === 'm6' ? options.m6EventCamp : undefined);
const clears = (state: TrackState, side: Camp): boolean => side === state.active && eventOf(state) !== undefined;
type Tile = Of<TrackAction, 'tile'>;
const tileFault = (state: TrackState, { side, what }: Tile): Fault => {
  if (what === 'lost')
    return state.lost[side] < LIMITS.slots ? undefined : noWith('riviere-pleine', { n: LIMITS.slots }, ...BODY);
  if (state.lost[side] === 0) return no('aucune-perte', ...BODY);
  const ban =
    what === 'boxed' && !clears(state, side)
      ? specials(state.fixed.mission, 'forbid').find(
          (one) => one.what === 'depollute' && (one.side === undefined || one.side === side),
        )
      : undefined;
  return ban && no('depollution-interdite', ...specialCites(state.fixed.missionId, ban.id));
};

// ── Why not
const law = byTag<TrackAction, readonly [TrackState], Fault>({
  test: (action, state) =>
    trialFault(ruledOf(state), state.active, action) ??
    outcomeFault(state.fixed.missionId, known(testOf(state.fixed.mission, action.test)), action),
  leave: ({ piece }, state) => leaveFault(state, piece),
  lose: ({ piece }, state) => loseFault(state, piece),
  tile: (action, state) => tileFault(state, action),
  'end-turn': () => undefined,
});
export const refuse = (state: TrackState, action: TrackAction): Fault =>
  state.winner === null ? law(action, state) : no('mission-finie', 'vs.fin.victoire-apres-fin');

// ── What is open
const REPORTED = ['lost', 'raised', 'boxed'] as const;
const everything = (state: TrackState): readonly TrackAction[] => [
  { type: 'end-turn' },
  ...openTests(state.fixed.mission, state.mission, state.active).flatMap(({ test, piece }) =>
    [true, false].map((success): TrackAction => ({ type: 'test', test: test.id, piece: piece.id, success })),
  ),
  ...state.mission.pieces.flatMap(({ id }): readonly TrackAction[] => [
    { type: 'leave', piece: id },
    { type: 'lose', piece: id },
  ]),
  ...CAMPS.flatMap((side) => REPORTED.map((what): TrackAction => ({ type: 'tile', side, what }))),
];
export const node = (state: TrackState): Node<TrackAction, VsRule> => {
  if (state.winner !== null)
    return { kind: 'end', result: state.winner, cites: ['vs.fin.victoire-apres-fin', 'vs.fin.un-seul-vainqueur'] };
  const tests = openTests(state.fixed.mission, state.mission, state.active).flatMap(({ test }) =>
    triedCites(state.fixed.missionId, test.id),
  );
  return {
    kind: 'report',
    options: some(everything(state).filter((action) => law(action, state) === undefined)),
    cites: some([...new Set<VsRule>([...tests, 'vs.presentation.tour-de-jeu', 'vs.tour.fin-habituelle'])]),
  };
};

// ── What it does
type Stepped = Step<TrackState, TrackEvent>;
const then = ({ state, events }: Stepped, next: (state: TrackState) => Stepped): Stepped => {
  const after = next(state);
  return { state: after.state, events: [...events, ...after.events] };
};
const changed = (state: TrackState, piece: PieceId, to: string, test: string | null, cites: Some<VsRule>): Stepped => {
  const { state: mission, events } = turned(ruledOf(state), state.mission, { piece, to, test }, cites);
  return { state: { ...state, mission }, events };
};
const tried = (state: TrackState, { test: id, piece, total, ...said }: Of<TrackAction, 'test'>): Stepped => {
  const { mission, missionId } = state.fixed;
  const test = known(testOf(mission, id));
  const success = known(outcomeOf(test, { ...said, ...(total === undefined ? {} : { total }) }));
  const told: Stepped = {
    state,
    events: [
      {
        type: 'tested',
        test: id,
        piece,
        success,
        total: total ?? null,
        difficulty: test.difficulty,
        skill: test.skill ?? null,
        cites: triedCites(missionId, id),
      },
    ],
  };
  if (!success) return told;
  const { gains } = test;
  const done = then(told, (now) => changed(now, piece, test.to, id, doneCites(missionId, id)));
  return gains === undefined
    ? done
    : {
        state: done.state,
        events: [
          ...done.events,
          { type: 'disc-gained', side: test.side, discs: gains, cites: doneCites(missionId, id) },
        ],
      };
};
const counted = (state: TrackState, { side, what }: Tile): Stepped => {
  const lost = state.lost[side] + (what === 'lost' ? 1 : -1);
  const { losses } = state.mission;
  const event = what === 'boxed' && clears(state, side) ? eventOf(state) : undefined;
  const next: TrackState = {
    ...state,
    lost: { ...state.lost, [side]: lost },
    ...(what === 'lost' ? { mission: { ...state.mission, losses: { ...losses, [side]: losses[side] + 1 } } } : {}),
  };
  return {
    state: next,
    events: [
      {
        type: 'tile-counted',
        side,
        what,
        lost,
        cites: event === undefined ? BODY : specialCites(state.fixed.missionId, event.id),
      },
    ],
  };
};
const ended = (state: TrackState): Stepped => {
  const event = over(ruledOf(state), state.turn);
  return { state: { ...state, winner: event.winner }, events: [event] };
};
/** The effects of the end of the turn, its check, then the end or the next turn. */
const endTurn = (state: TrackState): Stepped => {
  const { turn, active, fixed } = state;
  const { state: mission, events } = swept(ruledOf(state), turn, active);
  return then({ state: { ...state, mission }, events }, (now) => {
    const check = checkOf(active, fixed.mission.initiative);
    const { event, ends } = checkedAt(ruledOf(now), turn, check);
    if (ends) return then({ state: now, events: [event] }, ended);
    const next = { ...now, turn: check === 1 ? turn : turn + 1, active: foe(active) };
    return { state: next, events: [event, turnBegan(next.turn, next.active)] };
  });
};
/** Fumes that have just risen (mission 5), one rule after the other. */
const raised = (state: TrackState): Stepped => {
  const due = fumesDue(ruledOf(state));
  if (due === undefined) return { state, events: [] };
  const next: TrackState = { ...state, mission: { ...state.mission, fired: [...state.mission.fired, due.id] } };
  return then(
    { state: next, events: [{ type: 'fumes', cubes: due.cubes, cites: specialCites(state.fixed.missionId, due.id) }] },
    raised,
  );
};
/** Fumes that rose before the mission begins: nobody is told. */
export const withFumes = (state: TrackState): TrackState => raised(state).state;
const settled = (state: TrackState): Stepped =>
  then(raised(state), (now) => {
    const event =
      now.winner === null && now.fixed.options.endCheck === 'immediate' ? endsNow(ruledOf(now), now.turn) : undefined;
    return event === undefined ? { state: now, events: [] } : then({ state: now, events: [event] }, ended);
  });
const act = byTag<TrackAction, readonly [TrackState], Stepped>({
  test: (action, state) => tried(state, action),
  leave: ({ piece: id }, state) => {
    const rule = known(exitOf(state, known(pieceOf(state.mission, id)).token));
    return changed(state, id, rule.to, null, specialCites(state.fixed.missionId, rule.id));
  },
  lose: ({ piece: id }, state) =>
    changed(
      state,
      id,
      known(tokenOf(state.fixed.mission, known(pieceOf(state.mission, id)).token).character).lost,
      null,
      BODY,
    ),
  tile: (action, state) => counted(state, action),
  'end-turn': (_, state) => endTurn(state),
});
export const apply = (state: TrackState, action: TrackAction): Stepped => then(act(action, state), settled);
export const key = ({ turn, active, lost, mission, winner }: TrackState): string =>
  [turn, active, CAMPS.map((camp) => lost[camp]).join('-'), winner ?? '', missionKey(mission)].join('|');
