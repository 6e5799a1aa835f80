// The form of the planner: what a reader has told, how an address keeps it, and the plan that the engine is asked about. No rule here.
import { DISC_RECOVERY, LIMITS, POSTS } from '../../../engine/versus/constants.ts';
import { type Plan, planWith, type TurnChange } from '../../../engine/versus/planner.ts';
import { type Camp, DISC_ZONES, type Discs } from '../../../engine/versus/types.ts';

export interface TurnForm extends Required<TurnChange> {
  readonly recovery: number;
  readonly wanted: number;
}
export interface PlanForm {
  readonly camp: Camp;
  readonly mission: string; // '': none
  readonly first: number; // number of the first turn that remains
  readonly discs: Discs; // before its upkeep
  readonly turns: readonly TurnForm[]; // one at least
}
/** What each mission gives back, from its first turn to its last. */
export interface MissionChoice {
  readonly id: string;
  readonly title: string;
  readonly recovery: readonly number[];
}
export const MOST = { turns: LIMITS.turns, discs: LIMITS.discs, recovery: 10, wanted: 9, lieutenant: 4 } as const;
const DEFAULT_TURNS = 8;

/** The turn of that number as nothing is told of it yet. */
const freshTurn = (mission: MissionChoice | undefined, number: number): TurnForm => ({
  recovery: mission?.recovery[number - 1] ?? DISC_RECOVERY,
  wanted: 0,
  oracle: false,
  late: false,
  lieutenant: 0,
});
const missionOf = (missions: readonly MissionChoice[], id: string): MissionChoice | undefined =>
  missions.find((one) => one.id === id);
const fresh = (mission: MissionChoice | undefined, first: number, last: number): readonly TurnForm[] =>
  Array.from({ length: last - first + 1 }, (_, i) => freshTurn(mission, first + i));
export const START: PlanForm = {
  camp: 'hero',
  mission: '',
  first: 1,
  discs: POSTS.discs,
  turns: fresh(undefined, 1, DEFAULT_TURNS),
};
export const lastOf = ({ first, turns }: PlanForm): number => first + turns.length - 1;

// ── Changes
/** Another mission: its turns, its discs; activations wanted are kept. */
export const withMission = (form: PlanForm, missions: readonly MissionChoice[], id: string): PlanForm => {
  const mission = missionOf(missions, id);
  const last = mission?.recovery.length ?? lastOf(form);
  const first = Math.min(form.first, last);
  return {
    ...form,
    mission: mission?.id ?? '',
    first,
    turns: fresh(mission, first, last).map((turn, i) => ({
      ...(form.turns[first + i - form.first] ?? turn),
      recovery: turn.recovery,
    })),
  };
};
/** Other bounds: a turn that was there keeps what was told of it. */
export const withTurns = (
  form: PlanForm,
  missions: readonly MissionChoice[],
  first: number,
  last: number,
): PlanForm => ({
  ...form,
  first,
  turns: fresh(missionOf(missions, form.mission), first, Math.max(first, last)).map(
    (turn, i) => form.turns[first + i - form.first] ?? turn,
  ),
});
export const withTurn = (form: PlanForm, at: number, change: Partial<TurnForm>): PlanForm => ({
  ...form,
  turns: form.turns.map((turn, i) => (i === at ? { ...turn, ...change } : turn)),
});
export const withWanted = (form: PlanForm, wanted: readonly number[]): PlanForm => ({
  ...form,
  turns: form.turns.map((turn, i) => ({ ...turn, wanted: wanted[i] ?? 0 })),
});

export const planFrom = ({ camp, discs, turns }: PlanForm): Plan =>
  planWith(
    camp,
    { discs, recovery: turns.map(({ recovery }) => recovery), wanted: turns.map(({ wanted }) => wanted) },
    turns,
  );

// ── The address: « #camp=heros&disques=3.0.7&tours=1-8&retour=2.2.2.2&plan=2.2.1.1 »
const CAMPS: Readonly<Record<Camp, string>> = { hero: 'heros', villain: 'vilain' };
const LISTS = {
  retour: 'recovery',
  plan: 'wanted',
  oracle: 'oracle',
  retard: 'late',
  lieutenant: 'lieutenant',
} as const satisfies Readonly<Record<string, keyof TurnForm>>;
const bounded = (text: string | undefined, least: number, most: number, otherwise: number): number => {
  const value = /^\d{1,3}$/.test(text ?? '') ? Number(text) : otherwise;
  return Math.min(most, Math.max(least, value));
};
const dotted = (values: readonly (number | boolean)[]): string => values.map(Number).join('.');

export const toAddress = ({ camp, mission, first, discs, turns }: PlanForm): string => {
  const lists = Object.entries(LISTS).flatMap(([name, key]) =>
    key === 'recovery' || turns.some((turn) => Boolean(turn[key]))
      ? [`${name}=${dotted(turns.map((turn) => turn[key]))}`]
      : [],
  );
  return [
    `camp=${CAMPS[camp]}`,
    ...(mission === '' ? [] : [`mission=${mission}`]),
    `disques=${dotted(DISC_ZONES.map((zone) => discs[zone]))}`,
    `tours=${first}-${first + turns.length - 1}`,
    ...lists,
  ].join('&');
};
/** What an address tells, wherever it makes sense; undefined when it tells no plan. */
export const fromAddress = (text: string, missions: readonly MissionChoice[]): PlanForm | undefined => {
  const told = new URLSearchParams(text);
  const turns = /^(\d+)-(\d+)$/.exec(told.get('tours') ?? '');
  if (turns === null) return undefined;
  const first = bounded(turns[1], 1, MOST.turns, 1);
  const last = bounded(turns[2], first, MOST.turns, first);
  const zones = (told.get('disques') ?? '').split('.');
  const [available, spent, unavailable] = DISC_ZONES.map((zone, i) =>
    bounded(zones[i], 0, MOST.discs, START.discs[zone]),
  );
  const mission = missionOf(missions, told.get('mission') ?? '');
  const list = (name: keyof typeof LISTS): readonly string[] | undefined => told.get(name)?.split('.');
  const at = (name: keyof typeof LISTS, i: number, most: number, otherwise = 0): number =>
    bounded(list(name)?.[i], 0, most, otherwise);
  return {
    camp: told.get('camp') === CAMPS.villain ? 'villain' : 'hero',
    mission: mission?.id ?? '',
    first,
    discs: { available: available ?? 0, spent: spent ?? 0, unavailable: unavailable ?? 0 },
    turns: fresh(mission, first, last).map((turn, i) => ({
      recovery: at('retour', i, MOST.recovery, turn.recovery),
      wanted: at('plan', i, MOST.wanted),
      oracle: at('oracle', i, 1) === 1,
      late: at('retard', i, 1) === 1,
      lieutenant: at('lieutenant', i, MOST.lieutenant),
    })),
  };
};
