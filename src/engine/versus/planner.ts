// The discs of one camp over its remaining turns: what a plan gives, where it breaks, and the most that can be done.
import type { Some } from '../kernel/result.ts';
import type { Cited } from '../kernel/rules.ts';
import { DISC_RECOVERY } from './constants.ts';
import { canPay, costOf, giveBack, pay, recover, shift } from './discs.ts';
import type { Mission } from './mission/format.ts';
import { missionRecovery } from './mission/track.ts';
import type { VsRule } from './rules.ts';
import type { Camp, Discs } from './types.ts';

/** Integers of 0 or more. A turn that a list does not reach has 0 there; `recovery` says how many turns remain. */
export interface Plan {
  readonly discs: Discs; // before the first upkeep
  readonly recovery: readonly number[]; // discs asked back at the upkeep of each turn
  readonly wanted: readonly number[]; // activations in each turn
  readonly bonus?: readonly number[]; // discs asked back beyond these, by turn (Oracle)
  readonly ahead?: readonly number[]; // activations deemed done, by turn (Batwoman); as many discs are spent before its upkeep, which `discs` counts for the first turn
  readonly extra?: readonly (readonly number[])[]; // surcharges, by turn and activation (Robin)
}
/** Turns and activations are counted from 1; `rank` is the rank that sets the cost, surcharge left out; `discs` are those after the step. */
export type PlanStep = Cited<
  VsRule,
  {
    upkeep: { turn: number; recovered: number; discs: Discs };
    renounced: { turn: number; discs: Discs };
    activation: { turn: number; activation: number; rank: number; cost: number; discs: Discs };
    refused: { turn: number; activation: number; rank: number; cost: number; discs: Discs };
    end: { turn: number; returned: number; discs: Discs };
  }
>;
export interface PlanBreak {
  readonly turn: number;
  readonly activation: number;
  readonly cost: number; // wanted
  readonly available: number; // at hand
  readonly still: readonly number[]; // activations by turn: those done so far, then as many as can be in the turns that follow
}
export interface PlanReport {
  readonly steps: readonly PlanStep[];
  readonly done: readonly number[]; // activations done in each turn
  readonly inAll: number;
  readonly left: Discs; // after the last turn
  readonly broken?: PlanBreak; // the first refusal
}
export interface Most {
  readonly each: readonly number[]; // in that turn, were all those before it renounced
  readonly perTurn: readonly number[]; // in that turn, after the plan as far as it goes
  readonly inAll: number;
  readonly plan: readonly number[]; // reaches `inAll`; of all that do, the one that acts earliest
}
interface Price {
  readonly rank: number;
  readonly cost: number;
  readonly cites: readonly VsRule[]; // what makes it dearer than usual
}

const priceAt = ({ ahead = [], extra = [] }: Plan, turn: number, done: number): Price => {
  const late = ahead[turn] ?? 0;
  const more = extra[turn]?.[done] ?? 0;
  const cites: readonly VsRule[] = [
    ...(late > 0 ? ['vs.pouvoirs-heros.batwoman-rang' as const] : []),
    ...(more > 0 ? ['vs.pouvoirs-heros.robin-damian-wayne-surcout' as const] : []),
  ];
  return { rank: costOf({ done, ahead: late }), cost: costOf({ done, ahead: late, extra: more }), cites };
};
/** The discs as a turn begins: those that Batwoman moved meanwhile are spent. */
const beganWith = ({ ahead = [] }: Plan, turn: number, discs: Discs): Discs =>
  turn === 0 ? discs : shift(discs, 'unavailable', 'spent', ahead[turn] ?? 0);
const refreshed = (plan: Plan, turn: number, discs: Discs): Discs =>
  recover(beganWith(plan, turn, discs), (plan.recovery[turn] ?? 0) + (plan.bonus?.[turn] ?? 0));
const upkeepCites = ({ bonus = [], ahead = [] }: Plan, turn: number): readonly VsRule[] => [
  ...((bonus[turn] ?? 0) > 0 ? ['vs.pouvoirs-heros.oracle-dpa' as const] : []),
  ...(turn > 0 && (ahead[turn] ?? 0) > 0 ? ['vs.pouvoirs-heros.batwoman-dpa' as const] : []),
];
/** Discs after 0, 1, 2… activations in this turn, as far as they can be paid; its upkeep is done. */
const reachedIn = (plan: Plan, turn: number, discs: Discs): Some<Discs> => {
  const next = (from: Discs, done: number): readonly Discs[] => {
    const { cost } = priceAt(plan, turn, done);
    if (!canPay(from, cost)) return [];
    const paid = pay(from, cost);
    return [paid, ...next(paid, done + 1)];
  };
  return [discs, ...next(discs, 0)];
};

/** The most activations from a turn on, `discs` being those before its upkeep. Exact: between two turns nothing is spent, so the discs available say all, and each of their numbers is looked at once a turn. */
const bestFrom = (plan: Plan): ((turn: number, discs: Discs) => readonly number[]) => {
  const known = new Map<string, readonly number[]>();
  const best = (turn: number, discs: Discs): readonly number[] => {
    if (turn >= plan.recovery.length) return [];
    const key = `${String(turn)}:${String(discs.available)}`;
    const found =
      known.get(key) ??
      reachedIn(plan, turn, refreshed(plan, turn, discs))
        .map((after, count) => [count, ...best(turn + 1, giveBack(after))])
        .reduce((one, other) => (sum(other) >= sum(one) ? other : one)); // as many, sooner: the later of the list
    known.set(key, found);
    return found;
  };
  return best;
};
const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The activation of this rank in its turn, paid; what is left then. */
const paidStep = (plan: Plan, turn: number, index: number, discs: Discs): PlanStep => {
  const { rank, cost, cites } = priceAt(plan, turn, index);
  return {
    type: 'activation',
    turn: turn + 1,
    activation: index + 1,
    rank,
    cost,
    discs,
    cites: [
      'vs.dpa.cout-n',
      'vs.dpa.paiement',
      ...(turn > 0 && index === 0 ? ['vs.dpa.compteur-par-tour' as const] : []),
      ...cites,
    ],
  };
};
/** The same, that cannot be paid. */
const refusedStep = (plan: Plan, turn: number, index: number, discs: Discs): PlanStep => {
  const { rank, cost, cites } = priceAt(plan, turn, index);
  return {
    type: 'refused',
    turn: turn + 1,
    activation: index + 1,
    rank,
    cost,
    discs,
    cites: ['vs.dpa.insuffisant', 'vs.dpa.cout-n', ...cites],
  };
};
/** One turn of a plan, from its upkeep to its end. */
const playTurn = (
  plan: Plan,
  turn: number,
  start: Discs,
): { readonly steps: readonly PlanStep[]; readonly done: number; readonly after: Discs } => {
  const at = { turn: turn + 1 };
  const wanted = plan.wanted[turn] ?? 0;
  const fresh = refreshed(plan, turn, start);
  const reached = reachedIn(plan, turn, fresh).slice(0, wanted + 1);
  const done = reached.length - 1;
  const last = reached.at(-1) ?? fresh;
  const after = giveBack(last);
  const bought = reached.slice(1).map((discs, index) => paidStep(plan, turn, index, discs));
  return {
    done,
    after,
    steps: [
      {
        type: 'upkeep',
        ...at,
        recovered: fresh.available - start.available,
        discs: fresh,
        cites: ['vs.dpa.recuperation', ...upkeepCites(plan, turn)],
      },
      ...(wanted === 0 ? [{ type: 'renounced', ...at, discs: fresh, cites: ['vs.tour.renoncer'] } as const] : []),
      ...bought,
      ...(done < wanted ? [refusedStep(plan, turn, done, last)] : []),
      {
        type: 'end',
        ...at,
        returned: last.spent,
        discs: after,
        cites: ['vs.dpa.retour', ...(after.available > 0 ? ['vs.dpa.report' as const] : [])],
      },
    ],
  };
};

/** A plan, step by step. An activation that cannot be paid is refused: it ends its turn, and the turns that follow go on with what is left. */
export const planOf = (plan: Plan): PlanReport => {
  const turns = plan.recovery.reduce<readonly ReturnType<typeof playTurn>[]>(
    (before, _, turn) => [...before, playTurn(plan, turn, before.at(-1)?.after ?? plan.discs)],
    [],
  );
  const steps = turns.flatMap((turn) => turn.steps);
  const done = turns.map((turn) => turn.done);
  const report = { steps, done, inAll: sum(done), left: turns.at(-1)?.after ?? plan.discs };
  const refused = steps.find((step) => step.type === 'refused');
  if (refused === undefined) return report;
  const { turn, activation, cost, discs } = refused;
  return {
    ...report,
    broken: {
      turn,
      activation,
      cost,
      available: discs.available,
      still: [...done.slice(0, turn), ...bestFrom(plan)(turn, giveBack(discs))],
    },
  };
};

/** The most activations, turn by turn and in all. What the plan wants matters to `perTurn` alone. */
export const mostOf = (plan: Plan): Most => {
  const mostEach = (report: PlanReport): readonly number[] =>
    report.steps.flatMap((step) =>
      step.type === 'upkeep' ? [reachedIn(plan, step.turn - 1, step.discs).length - 1] : [],
    );
  const best = bestFrom(plan)(0, plan.discs);
  return {
    each: mostEach(planOf({ ...plan, wanted: [] })),
    perTurn: mostEach(planOf(plan)),
    inAll: sum(best),
    plan: best,
  };
};

/** Discs asked back at each upkeep of a mission, from its first turn to the last that it may have; `usual` in the turns of which it says nothing. */
export const recoveryOf = (mission: Mission, usual = DISC_RECOVERY): readonly number[] => {
  const last = Math.max(...mission.ends.map((end) => (end.kind === 'turn' ? end.turn : 0)));
  return Array.from({ length: last }, (_, turn) => missionRecovery(mission, turn + 1)?.discs ?? usual);
};
/** What changes a turn of one camp: Oracle stands at its upkeep; Batwoman's event tile was activated meanwhile; the tile of Robin's lieutenant is the n-th activated (0: it is not). */
export interface TurnChange {
  readonly oracle?: boolean;
  readonly late?: boolean;
  readonly lieutenant?: number;
}
/** Who may meet what: Oracle and Robin are heroes, Batwoman delays villains. */
export const CHANGES: Readonly<Record<Camp, readonly (keyof TurnChange)[]>> = {
  hero: ['oracle', 'lieutenant'],
  villain: ['late'],
};
/** The plan of a camp with what changes its turns; what its camp never meets is left out. */
export const planWith = (
  camp: Camp,
  plan: Pick<Plan, 'discs' | 'recovery' | 'wanted'>,
  changes: readonly TurnChange[],
): Plan => {
  const meets = (change: keyof TurnChange): boolean => CHANGES[camp].includes(change);
  return {
    ...plan,
    bonus: changes.map(({ oracle = false }) => (oracle && meets('oracle') ? 1 : 0)),
    ahead: changes.map(({ late = false }) => (late && meets('late') ? 1 : 0)),
    extra: changes.map(({ lieutenant = 0 }) =>
      Array.from({ length: meets('lieutenant') ? lieutenant : 0 }, (_, i) => (i + 1 === lieutenant ? 1 : 0)),
    ),
  };
};
/** Every rule that the steps of a plan may cite. */
export const PLAN_RULES = [
  'vs.dpa.recuperation',
  'vs.dpa.cout-n',
  'vs.dpa.paiement',
  'vs.dpa.compteur-par-tour',
  'vs.dpa.insuffisant',
  'vs.dpa.retour',
  'vs.dpa.report',
  'vs.tour.renoncer',
  'vs.pouvoirs-heros.oracle-dpa',
  'vs.pouvoirs-heros.batwoman-rang',
  'vs.pouvoirs-heros.batwoman-dpa',
  'vs.pouvoirs-heros.robin-damian-wayne-surcout',
] as const satisfies readonly VsRule[];
