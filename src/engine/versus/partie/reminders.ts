// What players would forget now: read from a state, changes nothing. The table shows it beside the step; no other part of the engine leans on it.
import type { Some } from '../../kernel/result.ts';
import type { Cited } from '../../kernel/rules.ts';
import { endCites, specialCites } from '../mission/cites.ts';
import type { Comparison, SpecialSpec } from '../mission/format.ts';
import { holds, measureOf, type MissionView } from '../mission/measure.ts';
import {
  missionRecovery,
  onMap,
  type Played,
  reasonsAt,
  specials,
  sweepsAt,
  turnPiece,
  verdict,
} from '../mission/track.ts';
import type { Power } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, type FigureId, foe, type PowerId, type Space, type TileId, type Zone } from '../types.ts';
import { barredEffect, fallenTiles, readyEffects } from './event.ts';
import { checkAfter, saturationOf } from './posts.ts';
import {
  eventTileOf,
  hqFigure,
  isUp,
  missionEventOf,
  nextCost,
  playedOf,
  powerHolds,
  powerOf,
  sideOf,
  tileOf,
  topTask,
  upFigures,
} from './reads.ts';
import { borrowers, escortRule, escorts, loansOn } from './reports.ts';
import { dearTiles } from './tallies.ts';
import type { CheckReason, Figure, FigureMarker, Marker, PartieState, Phase } from './types.ts';
import { windowOf } from './window.ts';

/** What is said of each, beside its rules. */
type Facts = {
  // The turn
  readonly 'start-effects': object;
  readonly 'end-effects': object;
  readonly 'give-back': { readonly spent: number; readonly kept: number };
  readonly late: { readonly ahead: number; readonly cost: number };
  readonly surcharge: { readonly tiles: readonly TileId[] };
  /** What comes after this camp's turn. `reasons`: the conditions that count there, the sweep of this turn done; `winner`: who would have won, if it ended the game. */
  readonly check: {
    readonly turn: number;
    readonly check: 1 | 2;
    readonly reasons: readonly CheckReason[];
    readonly winner: Camp | null;
  };
  // The HQ and its event tile
  readonly 'more-discs': { readonly more: number };
  readonly 'more-cubes': { readonly more: number };
  /** The effects that could be chosen now. */
  readonly 'event-power': { readonly side: Camp; readonly power: PowerId; readonly keys: Some<string> };
  readonly 'event-idle': { readonly side: Camp };
  /** An effect that a hostage beside the HQ forbids. */
  readonly 'event-barred': { readonly power: PowerId; readonly key: string; readonly figure: FigureId };
  readonly 'event-mission': { readonly side: Camp; readonly tiles: number };
  // What powers left on the map and on the posts
  readonly 'token-leaves': { readonly tile: TileId; readonly kind: Marker['kind'] | FigureMarker };
  readonly 'token-holds': { readonly tile: TileId; readonly kind: FigureMarker };
  readonly frozen: { readonly zone: Zone | null };
  readonly zones: {
    readonly kind: 'venom' | 'fear' | 'swarm';
    readonly zones: readonly Zone[];
    readonly count: number;
  };
  readonly hacked: {
    readonly side: Camp;
    readonly spaces: readonly { readonly space: Space; readonly limit: number | null }[];
  };
  readonly shadows: { readonly left: number };
  readonly 'batman-returns': object;
  readonly 'operated-limits': { readonly tile: TileId };
  readonly 'operated-fear': { readonly tile: TileId };
  readonly captures: object;
  readonly mutates: { readonly left: number };
  // The mission
  readonly recovery: { readonly special: string; readonly discs: number };
  readonly 'fumes-on': { readonly cubes: number };
  readonly 'fumes-near': {
    readonly special: string;
    readonly left: number;
    readonly right: number;
    readonly cubes: number;
  };
  readonly sweep: { readonly token: string; readonly from: string; readonly to: string; readonly count: number };
  readonly 'loan-left': { readonly special: string; readonly left: number };
  readonly 'loan-offer': { readonly special: string; readonly left: number };
  readonly 'loan-on': { readonly special: string; readonly figures: readonly (FigureId | null)[] };
  readonly escort: { readonly token: string };
  readonly shielded: { readonly token: string };
  readonly forbidden: { readonly operation: 'depollute' | 'demobilise'; readonly token: string | null };
};
export type Reminder = Cited<VsRule, Facts>;
type Recall = (state: PartieState) => readonly Reminder[];

const iff = (due: boolean, reminder: () => Reminder): readonly Reminder[] => (due ? [reminder()] : []);
const cite = ({ fixed }: PartieState, special: Pick<SpecialSpec, 'id'>): Some<VsRule> =>
  specialCites(fixed.missionId, special.id);
const river = (state: PartieState, camp = state.active): readonly TileId[] =>
  sideOf(state, camp).river.filter((id) => tileOf(state, id)?.face === 'active');

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
  const { mission, options } = state.fixed;
  const hero = state.active === 'hero';
  const fixedDiscs = options.missionFixesTotal && missionRecovery(mission, state.turn) !== undefined;
  const fixedCubes =
    options.missionFixesTotal && specials(mission, 'fumes').some(({ id }) => state.mission.fired.includes(id));
  return [
    ...iff(hero && !fixedDiscs && powerHolds(state, 'hero', 'oracle'), () => ({
      type: 'more-discs',
      more: 1,
      cites: ['vs.pouvoirs-heros.oracle-dpa'],
    })),
    ...iff(hero && !fixedCubes && powerHolds(state, 'hero', 'julia-pennyworth'), () => ({
      type: 'more-cubes',
      more: 2,
      cites: ['vs.pouvoirs-heros.julia-pennyworth-energie'],
    })),
  ];
};
/** A permanent power says that it adds nothing to the event tile. */
const isIdle = ({ kind, verbs }: Power['effects'][number]): boolean =>
  kind === 'permanent' && verbs.every((verb) => verb.do === 'idle');
const eventTile: Recall = (state) => {
  const { active: side } = state;
  const power = powerOf(state, side);
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

// ── What powers left behind
/** Tokens that leave when their tile is activated (A38), and what they do until then. */
const TOKENS = {
  guard: {
    tile: 'orphan-cassandra-cain',
    leaves: 'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait',
    effect: 'vs.pouvoirs-heros.orphan-cassandra-cain-pion-effet',
  },
  stealth: {
    tile: 'spoiler',
    leaves: 'vs.pouvoirs-heros.spoiler-furtivite-retrait',
    effect: 'vs.pouvoirs-heros.spoiler-furtivite-effet',
  },
} as const satisfies Readonly<
  Partial<Record<FigureMarker, { readonly tile: TileId; readonly leaves: VsRule; readonly effect: VsRule }>>
>;
const worn = (state: PartieState): readonly (keyof typeof TOKENS)[] =>
  (['guard', 'stealth'] as const).filter((kind) =>
    state.figures.some((figure) => figure.tile === TOKENS[kind].tile && isUp(figure) && figure.markers.includes(kind)),
  );
const freezeOf = ({ markers }: PartieState): Marker | undefined => markers.find(({ kind }) => kind === 'freeze');
const leaving: Recall = (state) => {
  const mine = river(state);
  return [
    ...worn(state)
      .filter((kind) => mine.includes(TOKENS[kind].tile))
      .map((kind): Reminder => ({ type: 'token-leaves', tile: TOKENS[kind].tile, kind, cites: [TOKENS[kind].leaves] })),
    ...iff(freezeOf(state) !== undefined && mine.includes('renee-montoya'), () => ({
      type: 'token-leaves',
      tile: 'renee-montoya',
      kind: 'freeze',
      cites: ['vs.pouvoirs-heros.renee-montoya-freeze-retrait'],
    })),
    ...iff(state.shadows.length > 0 && mine.includes('batman'), () => ({
      type: 'batman-returns',
      cites: ['vs.pouvoirs-heros.batman-reapparition', 'vs.pouvoirs-heros.batman-attaque-surprise'],
    })),
  ];
};
/** What heroes' tokens do to the villain who acts. */
const against: Recall = (state) => {
  if (state.active !== 'villain') return [];
  const left = state.shadows.length;
  return [
    ...worn(state).map((kind): Reminder => ({
      type: 'token-holds',
      tile: TOKENS[kind].tile,
      kind,
      cites: [TOKENS[kind].effect],
    })),
    ...iff(left > 0, () => ({ type: 'shadows', left, cites: ['vs.pouvoirs-heros.batman-ombre-ciblable'] })),
  ];
};
const frozen: Recall = (state) => {
  const freeze = freezeOf(state);
  return state.active !== 'villain' || freeze === undefined
    ? []
    : [{ type: 'frozen', zone: freeze.zone, cites: ['vs.pouvoirs-heros.renee-montoya-freeze-effet'] }];
};
const ZONES: Readonly<Record<'venom' | 'fear' | 'swarm', Some<VsRule>>> = {
  venom: ['vs.pouvoirs-vilains.the-joker-venin-effet'],
  fear: ['vs.pouvoirs-vilains.scarecrow-gaz-menace', 'vs.pouvoirs-vilains.scarecrow-gaz-regles'],
  swarm: ['vs.pouvoirs-vilains.ratcatcher-nuee-effet'],
};
const zoneTokens: Recall = ({ markers }) =>
  (['venom', 'fear', 'swarm'] as const).flatMap((kind) => {
    const laid = markers.filter((marker) => marker.kind === kind);
    return iff(laid.length > 0, () => ({
      type: 'zones',
      kind,
      zones: [...new Set(laid.flatMap(({ zone }) => zone ?? []))],
      count: laid.length,
      cites: ZONES[kind],
    }));
  });
/** Of the camp that acts, every hacked space; of the other, the one it defends with. */
const hacked: Recall = (state) =>
  CAMPS.flatMap((side) => {
    const spaces = sideOf(state, side)
      .hacked.filter((space) => side === state.active || space === 'defence')
      .map((space) => ({ space, limit: saturationOf(state, side, space) }));
    return iff(spaces.length > 0, () => ({
      type: 'hacked',
      side,
      spaces,
      cites: ['vs.pouvoirs-heros.red-robin-saturation'],
    }));
  });
const actors = (state: PartieState): readonly Figure[] => windowOf(state)?.actors ?? [];
const acting = (state: PartieState, tile: TileId): boolean => actors(state).some((figure) => figure.tile === tile);
const operated: Recall = (state) => {
  const tile = state.operated;
  if (tile === null || upFigures(state, tile).length === 0) return [];
  if (acting(state, tile))
    return [{ type: 'operated-limits', tile, cites: ['vs.pouvoirs-vilains.prof-pyg-operation-interdits'] }];
  return iff(state.active === 'hero', () => ({
    type: 'operated-fear',
    tile,
    cites: ['vs.pouvoirs-vilains.prof-pyg-operation-horreur'],
  }));
};
const isHqActing = (state: PartieState, camp: Camp, tile: TileId): boolean =>
  sideOf(state, camp).hq === tile && hqFigure(state, camp)?.tile === tile && acting(state, tile);
const blows: Recall = (state) => {
  const left = state.figures.filter(({ tile, at }) => tile === 'blooms-gang' && at === 'reserve').length;
  return [
    ...iff(isHqActing(state, 'hero', 'katana'), () => ({
      type: 'captures',
      cites: ['vs.pouvoirs-heros.katana-capture'],
    })),
    ...iff(left > 0 && isHqActing(state, 'villain', 'mr-bloom'), () => ({
      type: 'mutates',
      left,
      cites: ['vs.pouvoirs-vilains.mr-bloom-mutation'],
    })),
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
  return mission.tokens.flatMap(({ id: token, character }): readonly Reminder[] => {
    const there = state.mission.pieces.some((piece) => piece.token === token && onMap(mission, piece));
    const rule = escortRule(state, token);
    return [
      ...(there && rule !== undefined && escorts(state).length > 0
        ? [{ type: 'escort', token, cites: missionId === 'm4' ? M4_ESCORT : cite(state, rule) } as const]
        : []),
      ...iff(
        there &&
          character?.shield === true &&
          !state.fixed.options.hostagesWoundable &&
          state.active === foe(character.side),
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
