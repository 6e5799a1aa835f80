// From a replayed line to what the log shows: sentences, the rules they cite, the totals they open.
import type { Seat, Types } from '../../engine/kernel/game.ts';
import { once } from '../../engine/kernel/once.ts';
import { type Line, type Move, replayOn, stateAt } from '../../engine/kernel/play.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import { typeset } from '../../plugins/typography.ts';
import { type Eyes, eyesOf } from './eyes.ts';
import type { Branch } from './line.ts';
import type { ModeUi } from './mode.ts';
import { actorOf, type Part } from './phases.ts';

export interface Sentence {
  readonly text: string; // typeset
  readonly cites: readonly string[];
  readonly tally?: Tally<string> | undefined;
}
export interface Entry {
  readonly step: number; // from 1
  readonly seat?: Seat | undefined; // whose action it was; none for chance
  readonly sentences: readonly Sentence[];
  readonly lead: number; // rank of the sentence that says the step best
  readonly part?: string | undefined; // of the game, when it begins with this step: typeset
}

type Mode<T extends Types> = ModeUi<T>;
const seatOf = (actor: string | undefined): Seat | undefined =>
  actor !== undefined && /^[0-5]$/.test(actor) ? (Number(actor) as Seat) : undefined;

const actorOfMove = once(<T extends Types>({ action }: Move<T>, { game }: Mode<T>, before: T['state']): string => {
  const text = game.asides === undefined ? '' : JSON.stringify(action);
  const aside = game.asides?.(before).find((one) => JSON.stringify(one.action) === text);
  return aside === undefined ? actorOf(game.node(before)) : `${aside.seat}`;
});
/** Who answered each step of a line: the node's own hand, or the seat that did something beside it. */
export const actorsOf = <T extends Types>(mode: Mode<T>, line: Line<T>): readonly string[] =>
  line.moves.map((move, i) => actorOfMove(move, mode, stateAt(line, i)));

/** The part that a step begins: that of the state it leaves, unless the step before left it too. */
const partAt = <T extends Types>({ part }: Mode<T>, line: Line<T>, i: number): string | undefined => {
  const name = part?.(stateAt(line, i));
  return name === undefined || (i > 0 && part?.(stateAt(line, i - 1)) === name) ? undefined : typeset(name);
};
/** The parts that these steps begin. */
export const partsOf = (entries: readonly Entry[]): readonly Part[] =>
  entries.flatMap(({ step, part }) => (part === undefined ? [] : [{ from: step, name: part }]));

/** What is reported from the real table was seen by everybody. */
const isSeen = (actor: string | undefined): boolean => actor === 'report';
/** What stands for a step that tells nothing: the label of its action, unless another hand played it and hands are hidden. */
const untold = <T extends Types>(
  mode: Mode<T>,
  action: T['action'],
  before: T['state'],
  actor: string | undefined,
  { viewer }: Eyes<T['state'], T['event']>,
): string => {
  const seat = seatOf(actor);
  if (viewer === undefined || isSeen(actor) || (seat !== undefined && seat === viewer))
    return `${mode.untold?.(action, before) ?? mode.text.action(action, before)}.`;
  return seat === undefined ? 'Un tirage caché.' : `${mode.text.seat(seat, before)} : un coup caché.`;
};

const sentencesOf = <T extends Types>(
  mode: Mode<T>,
  { action, step }: Move<T>,
  whole: T['state'],
  actor: string | undefined,
  eyes: Eyes<T['state'], T['event']>,
): readonly Sentence[] => {
  const before = eyes.state(whole);
  if (step.events.length === 0) return [{ text: typeset(untold(mode, action, before, actor, eyes)), cites: [] }];
  return step.events.map((real): Sentence => {
    const event = eyes.event(real, step.state);
    return {
      text: typeset(mode.text.event(event, before)),
      cites: [...event.cites],
      tally: mode.eventTally?.(event),
    };
  });
};
/** The entries of one mode's moves as one pair of eyes was told them. */
type Told = WeakMap<object, Entry>;
const toldTo = once((_eyes: object) => new WeakMap<object, Told>());
const tellings = once((_move: object): Entry[] => []);
/** What other eyes were told in the same words is the same entry: where hands are hidden, the log is not drawn again for whoever comes. */
const asTold = (move: object, entry: Entry): Entry => {
  const others = tellings(move);
  const text = others.length === 0 ? '' : JSON.stringify(entry);
  const same = others.find((other) => JSON.stringify(other) === text);
  if (same === undefined) others.push(entry);
  return same ?? entry;
};

/** One entry per step, as told to who looks: everything unless told. A move that was told once is not told again. */
export const entriesOf = <T extends Types>(
  mode: Mode<T>,
  line: Line<T>,
  actors: readonly string[],
  eyes: Eyes<T['state'], T['event']> = eyesOf(mode, undefined),
): readonly Entry[] => {
  const modes = toldTo(eyes);
  const known: Told = modes.get(mode) ?? new WeakMap<object, Entry>();
  modes.set(mode, known);
  return line.moves.map((move, i) => {
    const found = known.get(move);
    if (found !== undefined) return found;
    const entry = asTold(move, {
      step: i + 1,
      seat: seatOf(actors[i]),
      sentences: sentencesOf(mode, move, stateAt(line, i), actors[i], eyes),
      lead: mode.lead?.(move.step.events) ?? 0,
      part: partAt(mode, line, i),
    });
    known.set(move, entry);
    return entry;
  });
};

const branchLine = once(<T extends Types>({ actions }: Branch<T['action']>, mode: Mode<T>, line: Line<T>): Line<T> => {
  const played = replayOn(mode.game, line, actions);
  return played.ok ? played.value : played.error.line;
});
/** What an abandoned branch of a line told, after the actions that were not its own. */
export const branchEntries = <T extends Types>(
  mode: Mode<T>,
  line: Line<T>,
  branch: Branch<T['action']>,
  eyes: Eyes<T['state'], T['event']> = eyesOf(mode, undefined),
): readonly Entry[] => {
  const own = branchLine(branch, mode, line);
  return entriesOf(mode, own, actorsOf(mode, own), eyes).slice(branch.at);
};

/** Every rule that the steps of a line cite, once each, in order. */
export const citedBy = <T extends Types>(mode: Mode<T>, line: Line<T>): readonly string[] => {
  const ids = new Set<string>();
  line.moves.forEach(({ step }) => {
    for (const event of step.events) for (const id of event.cites) ids.add(id);
    for (const { tally } of mode.tallies(step.state))
      for (const part of tally.parts) for (const id of part.cites) ids.add(id);
    for (const event of step.events)
      for (const part of mode.eventTally?.(event)?.parts ?? []) for (const id of part.cites) ids.add(id);
  });
  return [...ids];
};
