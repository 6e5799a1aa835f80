// What players would forget now: read from a state, changes nothing. The table shows it beside the step; no other part of the engine leans on it.
import type { Some } from '../../kernel/result.ts';
import { endCites } from '../mission/cites.ts';
import type { Comparison } from '../mission/format.ts';
import { holds, measureOf, type MissionView } from '../mission/measure.ts';
import {
  missionRecovery,
  onMap,
  type Played,
  reasonsAt,
  shields,
  specials,
  sweepsAt,
  turnPiece,
  verdict,
} from '../mission/track.ts';
import type { Power } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import { foe } from '../types.ts';
import type { CheckReason } from './event-types.ts';
import { barredEffect, fallenTiles, readyEffects } from './event.ts';
import { checkAfter } from './posts.ts';
import { eventTileOf, missionEventOf, moreCubes, moreDiscs, nextCost, playedOf, sideOf, topTask } from './reads.ts';
import { cite, iff, type Recall, type Reminder, river } from './reminder-types.ts';
import { against, blows, frozen, hacked, leaving, operated, zoneTokens } from './reminders-figures.ts';
import { borrowers, escortRule, escorts, loansOn } from './reports.ts';
import { recordOf } from './steps.ts';
import { dearTiles } from './tallies.ts';
import type { PartieState, Phase } from './types.ts';
import { windowOf } from './window.ts';

// ── The turn
const startEffects: Recall = () => [{ type: 'start-effects', cites: ['vs.tour.debut-inchange'] }];
const endEffects: Recall = () => [{ type: 'end-effects', cites: ['vs.tour.fin-habituelle'] }];
const giveBack: Recall = (state) => {
  const { spent, available: kept } = sideOf(state, state.active).discs;
  return iff(spent > 0, () => ({
    type: 'give-back',
    spent,
    kept,
    cites: kept > 0 ? ['vs.dpa.retour', 'vs.dpa.report'] : ['vs.dpa.retour'],
  }));
};
/** Batwoman. */
const late: Recall = (state) => {
  const { ahead } = sideOf(state, state.active);
  return iff(ahead > 0, () => ({
    type: 'late',
    ahead,
    cost: nextCost(state),
    cites: ['vs.pouvoirs-heros.batwoman-rang'],
  }));
};
/** Robin (Damian Wayne). */
const surcharges: Recall = (state) => {
  const tiles = dearTiles(state);
  return iff(tiles.length > 0, () => ({
    type: 'surcharge',
    tiles,
    cites: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'],
  }));
};

// ── The check that follows
/** The game as it will stand at the check, should nothing more happen. */
const playedAtCheck = (state: PartieState): Played => {
  const { fixed, turn, active } = state;
  const swept = sweepsAt(fixed.mission, turn, active).reduce(
    (mission, { token, from, to }) =>
      mission.pieces
        .filter((piece) => piece.token === token && piece.state === from)
        .reduce((now, { id }) => turnPiece(fixed.mission, now, id, to), mission),
    state.mission,
  );
  return { ...playedOf(state), state: swept };
};
const viewOf = (state: PartieState): MissionView => ({
  mission: state.fixed.mission,
  pieces: state.mission.pieces,
  tiles: playedOf(state).tiles,
});
/** Whether one more, or one less, would make it hold. */
const isNear = (state: PartieState, { op }: Comparison, left: number, right: number): boolean => {
  const given = (number: number): boolean => holds({ left: number, op, right }, viewOf(state));
  return !given(left) && (given(left + 1) || given(left - 1));
};
const endOf = ({ fixed }: PartieState, { end }: CheckReason) => fixed.mission.ends.find(({ id }) => id === end);
/** Last turns that are not this one, and conditions no longer looked at, are left out. */
const counts = (state: PartieState, reason: CheckReason): boolean => {
  const end = endOf(state, reason);
  return end?.kind === 'turn' ? reason.holds : end?.until === undefined || state.turn <= end.until;
};
const CHECK: Readonly<Record<1 | 2, VsRule>> = { 1: 'vs.fin.verification-1', 2: 'vs.fin.verification-ordre' };
const check: Recall = (state) => {
  const [played, number] = [playedAtCheck(state), checkAfter(state)];
  const reasons = reasonsAt(played, state.turn, number).filter((reason) => counts(state, reason));
  const met = reasons.filter((reason) => reason.holds);
  return [
    {
      type: 'check',
      turn: state.turn,
      check: number,
      reasons,
      winner: met.length > 0 ? verdict(played).winner : null,
      cites: [
        CHECK[number],
        ...(met.length > 0 ? met : reasons).flatMap(({ end }) => [...endCites(state.fixed.missionId, end)]),
      ],
    },
  ];
};
const isClose = (state: PartieState, reason: CheckReason): boolean => {
  const end = endOf(state, reason);
  return reason.holds || (end?.kind === 'when' && isNear(state, end.when, reason.left ?? 0, reason.right));
};
/** While tiles act, only a check that could end the game. */
const closeCheck: Recall = (state) =>
  check(state).filter((one) => one.type === 'check' && one.reasons.some((reason) => isClose(state, reason)));

// ── The HQ and its event tile
const bonuses: Recall = (state) => {
  const [discs, cubes] = [moreDiscs(state, state.active), moreCubes(state, state.active)];
  return [
    ...iff(discs > 0, () => ({ type: 'more-discs', more: discs, cites: ['vs.pouvoirs-heros.oracle-dpa'] })),
    ...iff(cubes > 0, () => ({
      type: 'more-cubes',
      more: cubes,
      cites: ['vs.pouvoirs-heros.julia-pennyworth-energie'],
    })),
  ];
};
/** A permanent power says that it adds nothing to the event tile. */
const isIdle = ({ kind, verbs }: Power['effects'][number]): boolean =>
  kind === 'permanent' && verbs.every((verb) => verb.do === 'idle');
const eventTile: Recall = (state) => {
  const { active: side } = state;
  const power = recordOf(state, side);
  const tile = eventTileOf(state, side);
  if (power === undefined || tile === undefined || !river(state).includes(tile.id)) return [];
  const [first, ...others] = readyEffects(state).filter((effect) => !isIdle(effect));
  const special = missionEventOf(state, side);
  const bound: Reminder =
    first === undefined
      ? {
          type: 'event-idle',
          side,
          cites: ['vs.qg.evenement-special', ...(power.effects.find(isIdle)?.verbs[0]?.rules ?? [])],
        }
      : {
          type: 'event-power',
          side,
          power: power.id,
          keys: [first.key, ...others.map(({ key }) => key)],
          cites: [
            others.length > 0 ? 'vs.qg.ou' : 'vs.qg.evenement-special',
            ...[first, ...others].map(({ rules }) => rules[0]),
          ],
        };
  const barred = barredEffect(state);
  return [
    ...(barred === undefined ? [] : [{ type: 'event-barred', ...barred } as const]),
    bound,
    ...(special === undefined
      ? []
      : [{ type: 'event-mission', side, tiles: fallenTiles(state).length, cites: cite(state, special) } as const]),
  ];
};

// ── The mission
const recovery: Recall = (state) => {
  const special = missionRecovery(state.fixed.mission, state.turn);
  return special === undefined
    ? []
    : [{ type: 'recovery', special: special.id, discs: special.discs, cites: cite(state, special) }];
};
const fumesOn: Recall = (state) =>
  specials(state.fixed.mission, 'fumes')
    .filter(({ id }) => state.mission.fired.includes(id))
    .map((one): Reminder => ({ type: 'fumes-on', cubes: one.cubes, cites: cite(state, one) }));
const fumesNear: Recall = (state) => {
  const view = viewOf(state);
  return specials(view.mission, 'fumes').flatMap((one) => {
    const [left, right] = [measureOf(one.when.left, view), measureOf(one.when.right, view)];
    return iff(!state.mission.fired.includes(one.id) && isNear(state, one.when, left, right), () => ({
      type: 'fumes-near',
      special: one.id,
      left,
      right,
      cubes: one.cubes,
      cites: cite(state, one),
    }));
  });
};
const sweeps: Recall = (state) =>
  sweepsAt(state.fixed.mission, state.turn, state.active).flatMap((one) => {
    const count = state.mission.pieces.filter(
      ({ token, state: now }) => token === one.token && now === one.from,
    ).length;
    return iff(count > 0, () => ({
      type: 'sweep',
      token: one.token,
      from: one.from,
      to: one.to,
      count,
      cites: cite(state, one),
    }));
  });
const loansLeft: Recall = (state) =>
  specials(state.fixed.mission, 'loan').flatMap((one) => {
    const left = one.uses - (state.mission.used[one.id] ?? 0);
    return iff(one.side === state.active && left > 0, () => ({
      type: 'loan-left',
      special: one.id,
      left,
      cites: cite(state, one),
    }));
  });
const loans: Recall = (state) =>
  specials(state.fixed.mission, 'loan').flatMap((one): readonly Reminder[] => {
    const on = loansOn(state, one.id).map(({ figure }) => figure);
    return [
      ...iff(on.length > 0, () => ({ type: 'loan-on', special: one.id, figures: on, cites: cite(state, one) })),
      ...iff(borrowers(state, one.id).length > 0, () => ({
        type: 'loan-offer',
        special: one.id,
        left: one.uses - (state.mission.used[one.id] ?? 0),
        cites: cite(state, one),
      })),
    ];
  });
const M4_ESCORT: Some<VsRule> = ['vs.m4.deplacer', 'vs.m4.deplacer-un-mouvement', 'vs.m4.deplacer-sans-cubes'];
const M4_SHIELD: Some<VsRule> = ['vs.m4.otages-proteges', 'vs.m4.otages-zone'];
const characters: Recall = (state) => {
  const { mission, missionId } = state.fixed;
  return mission.tokens.flatMap((spec): readonly Reminder[] => {
    const { id: token, character } = spec;
    const there = state.mission.pieces.some((piece) => piece.token === token && onMap(mission, piece));
    const rule = escortRule(state, token);
    return [
      ...(there && rule !== undefined && escorts(state).length > 0
        ? [{ type: 'escort', token, cites: missionId === 'm4' ? M4_ESCORT : cite(state, rule) } as const]
        : []),
      ...iff(
        there && character !== undefined && shields(spec, state.fixed.options) && state.active === foe(character.side),
        () => ({ type: 'shielded', token, cites: missionId === 'm4' ? M4_SHIELD : ['vs.presentation.hierarchie'] }),
      ),
    ];
  });
};
const forbidden: Recall = (state) =>
  specials(state.fixed.mission, 'forbid')
    .filter(({ side }) => side === undefined || side === state.active)
    .map((one): Reminder => ({
      type: 'forbidden',
      operation: one.what,
      token: one.token ?? null,
      cites: cite(state, one),
    }));

// ── When each is due: the most urgent first
type Moment = 'upkeep' | 'start' | 'tile' | 'act' | 'close';
const DUE: Readonly<Record<Moment, readonly Recall[]>> = {
  upkeep: [recovery, bonuses, fumesOn, late],
  start: [startEffects, late, hacked, sweeps],
  tile: [late, surcharges, eventTile, leaving, frozen, hacked, loansLeft, fumesNear, sweeps, check],
  act: [loans, operated, blows, characters, frozen, against, zoneTokens, hacked, forbidden, fumesNear, closeCheck],
  close: [endEffects, giveBack, sweeps, check],
};
const MOMENTS: Partial<Readonly<Record<Phase, Moment>>> = {
  upkeep: 'upkeep',
  start: 'start',
  discs: 'tile',
  close: 'close',
};
const momentOf = (state: PartieState): Moment | undefined =>
  topTask(state) === undefined ? MOMENTS[state.phase] : windowOf(state) === undefined ? undefined : 'act';
/** What to remember at this step, the most urgent first; nothing while a game is prepared, a decision of a power is awaited, or the game is over. Of a veiled state, it tells nothing more than that state does. */
export const remindersOf = (state: PartieState): readonly Reminder[] => {
  const moment = momentOf(state);
  return moment === undefined ? [] : DUE[moment].flatMap((recall) => recall(state));
};
