// What the runs from a start tell and ask: written ones, all the short ones, drawn ones; and what is refused along them.
import type { Open } from '../../src/engine/kernel/game.ts';
import { canonical } from '../../src/engine/kernel/json.ts';
import { listed, play, type Player, seeded } from '../../src/engine/kernel/play.ts';
import { rng } from '../../src/engine/kernel/rng.ts';
import { leaning } from '../../src/engine/kernel/weigh.ts';
import { HOLES } from '../../tests/demonstrations.ts';
import type { AnyMode } from '../../tests/games/subject.ts';
import { asked, met, once, refused, statesOf, told } from '../../tests/walk.ts';
import type { Finder } from './found.ts';
import { actionsOf, scripted, type Source, startOf } from './sources.ts';

const DRAWN = 8000; // actions drawn from a start; one game in eight may be long
const [LONG, SHORT] = [1500, 300];
const AROUND = 3000; // actions tried around a start, the nearest first
const ASIDE = 12; // one draw in so many goes beside the turn

const meddling = (
  seed: number,
  { game }: AnyMode,
  who: Player<unknown, unknown, string>,
): Player<unknown, unknown, string> => {
  const { below } = rng(seed);
  return (node, state) => {
    const asides = below(ASIDE) === 0 ? (game.asides?.(state) ?? []) : [];
    return asides.length > 0 ? asides[below(asides.length)]?.action : who(node, state);
  };
};
const drawn = (seed: number, mode: AnyMode): Player<unknown, unknown, string> => {
  const who: (node: Open<unknown, string>) => unknown = seed % 4 === 3 ? seeded(seed) : leaning(seed, mode.weigh);
  return seed % 2 === 0 ? meddling(seed, mode, who) : who;
};
/** All moments near the start, the nearest first. */
const around = (finder: Finder, source: Source, start: unknown): void => {
  const { game } = source.mode;
  const seen = new Set([game.key(start)]);
  let left = AROUND;
  const queue: { readonly state: unknown; readonly actions: readonly unknown[] }[] = [{ state: start, actions: [] }];
  for (const { state, actions } of queue) {
    asked(source.mode, state, actions.length, finder.see(source, actions));
    for (const action of listed(game.node(state))) {
      left -= 1;
      if (left < 0) return;
      const step = game.apply(state, action);
      const played = [...actions, action];
      told({ start: state, moves: [{ action, step }] }, (one) =>
        finder.see(source, played)({ ...one, step: played.length }),
      );
      const key = game.key(step.state);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ state: step.state, actions: played });
    }
  }
};
/** No need to play on when every rule is known by a shorter run. */
const enough = (finder: Finder): number => {
  let most = 0;
  for (const rule of finder.wanted) {
    const found = finder.best.get(rule);
    if (found === undefined || !finder.told(rule)) return LONG;
    most = Math.max(most, found.actions.length);
  }
  return most;
};
export const lookAtEvents = (finder: Finder, source: Source): void => {
  const start = startOf(source);
  for (const line of scripted(source, start)) {
    told(line, finder.see(source, actionsOf(line)));
    for (const [i, state] of statesOf(line).entries())
      asked(source.mode, state, i, finder.see(source, actionsOf(line)));
  }
  around(finder, source, start);
  let left = DRAWN;
  for (let seed = 1; left > 0; seed += 1) {
    const { line } = play(
      source.mode.game,
      start,
      drawn(seed, source.mode),
      Math.min(enough(finder), seed % 8 === 1 ? LONG : SHORT),
    );
    const see = finder.see(source, actionsOf(line));
    left -= line.moves.length + 1;
    told(line, see);
    if (seed <= 3) for (const [i, state] of statesOf(line).slice(0, SHORT).entries()) asked(source.mode, state, i, see);
  }
};

type Flat = Readonly<Record<string, unknown>>;
/** Listed actions with one of their words replaced by another of the same game. */
const variants = (actions: readonly unknown[]): readonly unknown[] => {
  const pools = new Map<string, Map<string, unknown>>();
  for (const action of actions as readonly Flat[])
    for (const [field, value] of Object.entries(action))
      if (field !== 'type')
        pools.set(field, (pools.get(field) ?? new Map<string, unknown>()).set(canonical(value), value));
  return (actions as readonly Flat[]).flatMap((action) =>
    Object.keys(action).flatMap((field) =>
      [...(pools.get(field)?.values() ?? [])].slice(0, 12).map((value) => ({ ...action, [field]: value })),
    ),
  );
};
const wordsOf = (value: unknown): readonly (string | number)[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsOf)
      : [];
/** An attempt that somebody might make: its words are those of the game on the table, its numbers are small. */
const sensible = ({ text }: AnyMode, state: unknown, known: string, action: unknown): boolean => {
  const { type: _, ...fields } = action as Flat;
  if (
    wordsOf(fields).some((word) =>
      typeof word === 'number'
        ? !Number.isInteger(word) || word < 0 || word > 20
        : !known.includes(JSON.stringify(word)),
    )
  )
    return false;
  try {
    return !HOLES.test(text.action(action, state));
  } catch {
    return false;
  }
};
const typeOf = (action: unknown): string => (action as { readonly type: string }).type;
/** Whether the moment asks for an action of this kind. */
export const isTimely = ({ game }: AnyMode, state: unknown, action: unknown): boolean =>
  listed(game.node(state)).some((one) => typeOf(one) === typeOf(action));
const TRIED: readonly number[] = [1, 2, 3, 4]; // seeds of the games along which attempts are made
const [MOMENTS, ATTEMPTS] = [40, 400];
export const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : list.filter((_, i) => Math.floor((i * most) / list.length) !== Math.floor(((i - 1) * most) / list.length));
export const lookAtRefusals = (finder: Finder, source: Source): void => {
  const { mode } = source;
  const start = startOf(source);
  const lines = [
    ...scripted(source, start),
    ...TRIED.map((seed) => play(mode.game, start, drawn(seed, mode), 150).line),
  ];
  const options = once(lines.flatMap((line) => met(mode, line)));
  const attempts = once([
    ...spread(options, ATTEMPTS),
    ...spread(variants(spread(options, 60)), ATTEMPTS),
    ...mode.strangers,
  ]).filter((action) => mode.parseAction(action).ok);
  const words = JSON.stringify([source.scenario, start, options]);
  for (const line of lines) {
    const actions = actionsOf(line);
    for (const [i, state] of statesOf(line).slice(0, MOMENTS).entries()) {
      refused(mode, state, i, attempts, (seen) => {
        if (!finder.wanted.has(seen.rule) || finder.told(seen.rule)) return;
        finder.see(
          source,
          actions,
          !sensible(mode, state, words, seen.action)
            ? 'odd'
            : isTimely(mode, state, seen.action)
              ? undefined
              : 'untimely',
        )(seen);
      });
    }
  }
};
