// What was missed in a lesson comes back among the exercises: a wrong guess, a gesture beside the goal, a refusal.
import { read, write } from '../../kept/device.ts';
import { parseProgress, progressKey } from '../exercises/progress.ts';

/** A type of exercise, and the rules that it is about, the main one first. */
export interface About {
  readonly id: string;
  readonly rules: readonly string[];
}
const AT_ONCE = 2; // types that one slip calls back: a wrong move says little
/** The types that a slip on these rules calls back: those whose main rule it is first. */
export const calledBack = (exercises: readonly About[], rules: readonly string[]): readonly string[] => {
  const about = exercises.filter((one) => one.rules.some((rule) => rules.includes(rule)));
  const main = about.filter((one) => rules.includes(one.rules[0] ?? ''));
  return [...new Set([...main, ...about])].slice(0, AT_ONCE).map(({ id }) => id);
};
/** What tells when a type comes back: fetched as a lesson opens, so that a slip is kept the moment it is made; undefined where it does not come. */
export const scheduler = (): Promise<typeof import('../exercises/schedule.ts') | undefined> =>
  import('../exercises/schedule.ts').catch(() => undefined);

/** Marks them as missed on this device. What it refuses to keep is forgotten: the lesson goes on. */
export const noteMissed = async (jeu: string, exercises: readonly About[], rules: readonly string[]): Promise<void> => {
  const types = calledBack(exercises, rules);
  if (types.length === 0) return;
  const schedule = await scheduler();
  if (schedule === undefined) return;
  const key = progressKey(jeu);
  const progress = parseProgress(read(key));
  const now = Date.now();
  const cards = Object.fromEntries(types.map((type) => [type, schedule.reviewed(progress.cards[type], false, now)]));
  write(key, JSON.stringify({ ...progress, cards: { ...progress.cards, ...cards } }));
};
