// What has happened since somebody last decided: the machine's turn and what chance did, as one caption led by what matters most.
import type { Types } from '../../engine/kernel/game.ts';
import { inSentence } from '../../plugins/typography.ts';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import type { CaptionProps, CaptionStep } from '../scene/Caption.tsx';
import type { Entry } from './entries.ts';
import { decides, decisionBefore, type Skips } from './forced.ts';
import type { ModeUi } from './mode.ts';

type Mode<T extends Types> = Pick<ModeUi<T>, 'game' | 'forced'>;

/** The first step (from 1) of those that nobody decided and that lead to the decision at `at`; `at` itself where only one does, or where nobody decides there. */
export const firstSince = <T extends Types>(mode: Mode<T>, line: Line<T>, at: number, skips: Skips<T>): number => {
  const there = stateAt(line, at);
  if (mode.game.node(there).kind !== 'end' && !decides(mode, line, at, skips)) return at;
  const from = decisionBefore(mode, line, at, skips);
  const own = decides(mode, line, from, skips) ? 2 : 1; // what was decided is known already
  return Math.min(at, from + own);
};

/** The step that says best what steps `from` to `at` did, by the rank of its leading event among those of the others; the last of equals. */
export const bestStep = <T extends Types>(
  lead: ModeUi<T>['lead'],
  moves: Line<T>['moves'],
  from: number,
  at: number,
): number => {
  const leading = (step: number): T['event'] | undefined => {
    const events = moves[step - 1]?.step.events ?? [];
    return events[lead?.(events) ?? 0];
  };
  let best = at;
  for (let step = at - 1; step >= from; step -= 1) {
    const [kept, other] = [leading(best), leading(step)];
    if (other !== undefined && (kept === undefined || lead?.([kept, other]) === 1)) best = step;
  }
  return best;
};

/** Whether a step, from 1, has nothing to be told. */
export const isDull = <T extends Types>({ dull }: Pick<ModeUi<T>, 'dull'>, line: Line<T>, step: number): boolean =>
  step > 0 && dull?.(line.moves[step - 1]?.step.events ?? [], stateAt(line, step - 1)) === true;

/** Whose step it was, where what it told best does not say so; a sentence that begins with another seat, or with one of `others` who play, is about that one. */
export const whoOf = (
  { seat, sentences, lead }: Entry,
  seats: readonly string[],
  others: readonly string[] = [],
): string | undefined => {
  const names = seats.map((name) => name.replace(/\s\([^)]*\)$/, '')); // « J2 (Dreckach) » is J2 in a sentence
  const name = seat === undefined ? undefined : names[seat];
  const text = (sentences[lead] ?? sentences[0])?.text ?? '';
  const says = (one: string): boolean => text.includes(one) || text.includes(inSentence(one));
  const begins = (one: string): boolean => text.startsWith(`${one} `) || text.startsWith(`${inSentence(one)} `);
  return name === undefined || says(name) || names.some(begins) || others.some(begins) ? undefined : name;
};
/** What each of these steps told best, said once where it is said again, whose it was where its sentence does not say so, and which leads. */
export const toldSince = (
  entries: readonly Entry[],
  from: number,
  at: number,
  best: number,
  seats: readonly string[],
  others: readonly string[] = [],
): Pick<CaptionProps, 'steps'> => {
  const told = entries.flatMap((entry): readonly CaptionStep[] => {
    const { step, lead, sentences } = entry;
    const sentence = sentences[lead] ?? sentences[0];
    if (sentence === undefined || step < from || step > at) return [];
    return [{ text: sentence.text, leads: step === best, who: whoOf(entry, seats, others) }];
  });
  const same = (one: CaptionStep, other: CaptionStep): boolean => one.text === other.text && one.who === other.who;
  const steps = told.filter(
    (one, i) => one.leads || !told.some((other, j) => same(one, other) && (other.leads || j < i)),
  );
  return steps.length > 1 ? { steps } : {};
};
