// What lies open in the middle of the table: the techniques under way, the last begun on top, then the one that has just ended. Read from the state and from what the last step told; no rule here.
import { techniqueOf } from '../../engine/battlefight/partie/board.ts';
import type { ActiveId, PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { levelsOf, type Program } from './programs.ts';

export type LineState = 'run' | 'done' | 'failed' | undefined;
/** A technique laid open. */
export interface Shown extends Pick<Program, 'id' | 'card' | 'owner' | 'target'> {
  readonly lines: readonly { readonly text: string; readonly state: LineState }[];
  readonly note: string | undefined; // what it waits for, or what became of it
  readonly covered: boolean; // another lies on it
  readonly over: boolean; // it has just left the stack
}

type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
const find = <K extends PartieEvent['type']>(events: readonly PartieEvent[], type: K): Of<K> | undefined =>
  events.find((event): event is Of<K> => event.type === type);

/** The step that the last action executed, of whichever technique. */
interface Ran {
  readonly active: ActiveId;
  readonly card: CardId;
  readonly index: number;
  readonly failed: boolean;
}
const ranOf = (events: readonly PartieEvent[], state: PartieState): Ran | undefined => {
  const failed = (active: ActiveId): boolean =>
    events.some((event) => event.type === 'failed' && event.active === active);
  const step = find(events, 'step');
  if (step !== undefined)
    return { active: step.active, card: step.card, index: step.index, failed: failed(step.active) };
  const over = find(events, 'deactivated') ?? find(events, 'stable');
  if (over === undefined) return undefined;
  const last = over.type === 'stable' ? over.next - 1 : techniqueOf(state, over.card).steps.length - 1;
  return { active: over.active, card: over.card, index: last, failed: failed(over.active) };
};

const LINES: Readonly<Record<Program['steps'][number]['status'], LineState>> = {
  done: 'done',
  now: 'run',
  held: 'run',
  next: undefined,
  later: undefined,
};
const running = (program: Program, ran: Ran | undefined, covered: boolean): Shown => {
  const { id, card, owner, target, steps, busy } = program;
  const mine = ran?.active === id ? ran : undefined;
  return {
    ...{ id, card, owner, target },
    covered,
    over: false,
    note: covered ? 'attend ce qui est dessus' : busy[0],
    lines: steps.map(({ text, status }, i) => ({ text, state: mine?.index === i ? 'run' : LINES[status] })),
  };
};

const ENDS: Readonly<Record<Of<'deactivated'>['why'], string>> = {
  end: 'terminée',
  failed: 'échoue',
  out: 'n’est plus active',
};
/** A technique that the last action took off the stack. */
const ended = (ran: Ran, events: readonly PartieEvent[], state: PartieState): Shown => {
  const { steps } = techniqueOf(state, ran.card);
  const over = find(events, 'deactivated');
  const stable = find(events, 'stable');
  const note =
    stable?.active === ran.active ? 'attend, Stable' : over?.active === ran.active ? ENDS[over.why] : undefined;
  const owner = Number(ran.active.split(':')[0] ?? 0) as Seat;
  const target = state.active.find(({ id }) => id === ran.active)?.target ?? null;
  return {
    id: ran.active,
    card: ran.card,
    owner,
    target,
    covered: false,
    over: true,
    note,
    lines: steps.map((step, i) => ({
      text: printStep(step),
      state:
        i < ran.index ? 'done' : i === ran.index ? (ran.failed ? 'failed' : 'run') : ran.failed ? 'failed' : undefined,
    })),
  };
};

/** The first begun first, the one on top last. */
export const stageOf = (state: PartieState, events: readonly PartieEvent[]): readonly Shown[] => {
  const ran = ranOf(events, state);
  const programs = levelsOf(state)
    .flatMap((level) => (level.kind === 'program' ? [level.program] : []))
    .toReversed();
  const over =
    ran !== undefined && !programs.some(({ id }) => id === ran.active) ? ended(ran, events, state) : undefined;
  return [
    ...programs.map((program, i) => running(program, ran, i < programs.length - 1)),
    ...(over === undefined ? [] : [over]),
  ];
};

/** The identity of each copy of a card on the table: those in hand first, then active, then discarded, the last laid first. It follows a card from one zone to the next. */
export const pieceOf = (owner: Seat, card: CardId, copy: number): string => `card:${owner}:${card}:${copy}`;
export interface Copies {
  readonly hand: readonly string[]; // by rank in the hand
  readonly active: ReadonlyMap<ActiveId, string>;
  readonly discard: readonly string[]; // by rank in the discard pile
}
export const copiesOf = (state: PartieState, owner: Seat): Copies => {
  const counts = new Map<CardId, number>();
  const next = (card: CardId): string => {
    const copy = counts.get(card) ?? 0;
    counts.set(card, copy + 1);
    return pieceOf(owner, card, copy);
  };
  const player = state.players[owner];
  const hand = (player?.hand ?? []).map(next);
  const active = new Map(
    state.active.filter((one) => one.owner === owner).map(({ id, card }) => [id, next(card)] as const),
  );
  const discard = (player?.discard ?? []).toReversed().map(next).toReversed();
  return { hand, active, discard };
};
