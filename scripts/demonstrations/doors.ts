// What is refused at the door, and what passes it with a word: the scenarios that the suites know as illegal, and ready-made ones with one thing changed.
import type { Situation } from '../../src/engine/kernel/demonstration.ts';
import { canonical } from '../../src/engine/kernel/json.ts';
import { plain } from '../../tests/demonstrations.ts';
import type { AnyMode, GameSubject } from '../../tests/games/subject.ts';
import { costOf, type Finder } from './found.ts';
import { spread } from './seek.ts';
import type { Source } from './sources.ts';

type Pools = ReadonlyMap<string, ReadonlyMap<string, unknown>>; // by the name of a field: values that it has in some legal scenario
const poolsOf = (scenarios: readonly unknown[]): Pools => {
  const pools = new Map<string, Map<string, unknown>>();
  const gather = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value) gather(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value)) gather(inner, field);
    else if (key !== 'name' && key !== 'note')
      pools.set(key, (pools.get(key) ?? new Map<string, unknown>()).set(canonical(value), value));
  };
  for (const scenario of scenarios) gather(scenario, '');
  return pools;
};
/** The same with one thing changed: left out, twice there, or another value of the same field. */
const edited = (value: unknown, key: string, pools: Pools): readonly unknown[] => {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const counts = list.length > 0 ? [...list.map((_, i) => list.toSpliced(i, 1)), [...list, list.at(-1)], []] : [];
    return [...counts, ...list.flatMap((one, i) => edited(one, key, pools).map((other) => list.with(i, other)))];
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([field, inner]) => [
      ...(field === 'name' ? [] : [Object.fromEntries(Object.entries(value).filter(([one]) => one !== field))]),
      ...edited(inner, field, pools).map((other) => ({ ...value, [field]: other })),
    ]);
  const near = typeof value === 'number' ? [value - 1, value + 1, 0] : [];
  return [...near, ...spread([...(pools.get(key)?.values() ?? [])], 8)].filter(
    (other) => canonical(other) !== canonical(value),
  );
};
const FAULTY = 1500; // scenarios with one fault, from one that has none
const lookAtDoor = (finder: Finder, name: string, mode: AnyMode, scenario: unknown): void => {
  const source: Source = { name, mode, scenario, scripts: [] };
  const door = mode.game.setup(scenario);
  const [kind, said] = door.ok
    ? (['notice', mode.game.notices?.(scenario) ?? []] as const)
    : (['setup', door.error] as const);
  const crowd = (said.length - 1) * 5; // what is refused for one reason alone is read at a glance
  for (const { cites } of said)
    for (const [rank, rule] of cites.entries())
      finder.offer(rule, {
        kind,
        cost: costOf(kind, rank, crowd, source),
        source,
        rank: rank === 0 ? 0 : 1,
        actions: [],
      });
};
/** Each start, and each with one thing changed. */
export const lookAtDoors = (finder: Finder, starts: readonly Situation[], { modes }: GameSubject): void => {
  for (const [name, mode] of Object.entries(modes)) {
    const own = starts.filter((start) => start.mode === name).map(({ scenario }) => plain(scenario));
    const pools = poolsOf(own);
    for (const scenario of own) {
      lookAtDoor(finder, name, mode, scenario);
      for (const one of spread(edited(scenario, '', pools), FAULTY))
        if (mode.codec.read(one, mode.codec.version).ok) lookAtDoor(finder, name, mode, one);
    }
  }
};
