// What is kept of what was found: runs cut down to what they need, shared, and written.
import { type Demonstrations, MOST_SHOWN, type Run, type Sight } from '../../src/engine/kernel/demonstration.ts';
import { canonical } from '../../src/engine/kernel/json.ts';
import { replayLine } from '../../src/engine/kernel/play.ts';
import { known } from '../../src/engine/kernel/result.ts';
import { lookAt, modeOfSight } from '../../src/engine/kernel/sight.ts';
import { startKey } from '../../tests/demonstrations.ts';
import type { GameSubject } from '../../tests/games/subject.ts';
import { asked, once, refused, type Seen, statesOf, told } from '../../tests/walk.ts';
import { type Found, SIGHTS } from './found.ts';
import { isTimely } from './seek.ts';
import { type Source, startOf } from './sources.ts';

/** After how many of these actions it shows what it shows; −1 when it does not. */
const shows = ({ source, kind, action, rank, fault }: Found, rule: string, actions: readonly unknown[]): number => {
  const { mode } = source;
  const played = replayLine(mode.game, startOf(source), actions);
  const line = played.ok ? played.value : played.error.line;
  let at = -1;
  const see = (seen: Seen): void => {
    if (
      at < 0 &&
      seen.rule === rule &&
      Math.min(seen.rank, 1) <= rank &&
      seen.kind === SIGHTS[kind] &&
      (kind !== 'aside' || canonical(seen.action) === canonical(action))
    )
      at = seen.step;
  };
  if (kind === 'stated' || kind === 'leaned') told(line, see);
  else if (kind !== 'refusal') for (const [i, state] of statesOf(line).entries()) asked(mode, state, i, see);
  else
    for (const [i, state] of statesOf(line).entries())
      if (fault !== undefined || isTimely(mode, state, action)) refused(mode, state, i, [action], see);
  return at;
};
/** The same run without the actions that it does not need, by halves, then one by one. */
export const shrunk = (rule: string, found: Found): Found => {
  let { actions } = found;
  for (let size = Math.ceil(actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from + size <= actions.length;) {
      const less = actions.toSpliced(from, size);
      const at = shows(found, rule, less);
      if (at >= 0 && at <= less.length) actions = less.slice(0, at);
      else from += size;
    }
  return { ...found, actions };
};

const sameStart = (found: Found): string => canonical([found.source.name, found.source.scenario]);
const begins = (long: readonly unknown[], short: readonly unknown[]): boolean =>
  short.length <= long.length && short.every((action, i) => canonical(action) === canonical(long[i]));
const SLACK = 5; // actions more, in a run that is kept anyway
/** A rule that shows itself as well in a run that is kept anyway, hardly later than in its own, is shown there: the longest are kept first. */
export const gathered = (best: ReadonlyMap<string, Found>): ReadonlyMap<string, Found> => {
  const kept: Found[] = [];
  const out = new Map(best);
  const isRun = ({ kind }: Found): boolean => kind !== 'notice' && kind !== 'setup';
  for (const [rule, found] of [...best]
    .toSorted(([, a], [, b]) => b.actions.length - a.actions.length)
    .filter(([, one]) => isRun(one))) {
    if (found.look !== undefined) {
      kept.push(found);
      continue;
    }
    const fits = (other: Found): number => {
      const same = sameStart(other) === sameStart(found);
      if (other.source.name !== found.source.name || (!same && found.action !== undefined && found.kind !== 'aside'))
        return -1;
      const at = shows({ ...found, source: other.source }, rule, other.actions);
      return at >= 0 && at <= found.actions.length + (found.actions.length > 0 ? SLACK : 0) ? at : -1;
    };
    const host = kept.find((other) => fits(other) >= 0);
    if (host === undefined) kept.push(found);
    else out.set(rule, { ...found, source: host.source, actions: host.actions.slice(0, fits(host)) });
  }
  return out;
};
/** The like beside the like: the file is then smaller once compressed. */
const sorted = (scenarios: readonly unknown[]): readonly unknown[] =>
  scenarios
    .map((scenario) => [scenario, JSON.stringify(scenario)] as const)
    .toSorted(([, a], [, b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([scenario]) => scenario);
export const written = (best: ReadonlyMap<string, Found>, order: readonly string[]): Demonstrations => {
  const shown = order.flatMap((rule) => {
    const found = best.get(rule);
    return found === undefined ? [] : [{ rule, found }];
  });
  const scenarios = sorted(once(shown.map(({ found }) => found.source.scenario)));
  const places = new Map(scenarios.map((scenario, i) => [canonical(scenario), i]));
  const place = (scenario: unknown): number => known(places.get(canonical(scenario)));
  const runs: Run[] = [];
  for (const { found } of shown
    .filter(({ found: { kind } }) => kind !== 'setup' && kind !== 'notice')
    .toSorted((a, b) => b.found.actions.length - a.found.actions.length)) {
    const {
      source: { name, scenario },
      actions,
    } = found;
    if (!runs.some((run) => run.mode === name && run.scenario === place(scenario) && begins(run.actions, actions)))
      runs.push({ mode: name, scenario: place(scenario), actions });
  }
  const sightOf = ({
    kind,
    source: { name, scenario },
    actions,
    action,
    look = '',
    from = Math.max(0, actions.length - MOST_SHOWN),
  }: Found): Sight => {
    const as = SIGHTS[kind];
    if (as === 'setup' || as === 'notice') return { kind: as, mode: name, scenario: place(scenario), look };
    const run = runs.findIndex(
      (one) => one.mode === name && one.scenario === place(scenario) && begins(one.actions, actions),
    );
    const moment = { run, step: actions.length, ...(from > 0 ? { from } : {}) };
    return as === 'event' || as === 'node' ? { kind: as, ...moment, look } : { kind: as, ...moment, action, look };
  };
  const rules = Object.fromEntries(shown.map(({ rule, found }) => [rule, sightOf(found)]));
  return { scenarios, runs, rules };
};

const KEPT: Readonly<Record<Sight['kind'], Found['kind']>> = {
  event: 'stated',
  aside: 'aside',
  refusal: 'refusal',
  node: 'node',
  notice: 'notice',
  setup: 'setup',
};
/** The demonstrations of a file that still do what they say. */
export const all = (
  file: Demonstrations,
  order: readonly string[],
  { modes }: GameSubject,
): ReadonlyMap<string, Found> => {
  const out = new Map<string, Found>();
  for (const rule of order) {
    const sight = file.rules[rule];
    if (sight === undefined) continue;
    const run = 'run' in sight ? file.runs[sight.run] : undefined;
    const name = modeOfSight(file, sight) ?? '';
    const mode = modes[name];
    if (mode === undefined) continue;
    const seen = lookAt(mode.game, file, sight);
    if (!seen.ok || !seen.value.cites.includes(rule)) continue;
    const scenario = file.scenarios[run?.scenario ?? ('scenario' in sight ? sight.scenario : -1)];
    const source: Source = { name, mode, scenario, scripts: [] };
    const moment =
      'run' in sight ? { actions: run?.actions.slice(0, sight.step) ?? [], from: sight.from ?? 0 } : { actions: [] };
    const tried = 'action' in sight ? { action: sight.action } : {};
    out.set(rule, { kind: KEPT[sight.kind], cost: 0, source, rank: 0, look: sight.look, ...moment, ...tried });
  }
  return out;
};
/** Those that people have looked at (`look`), from a start that still stands: nothing better is looked for. */
export const held = (
  file: Demonstrations,
  order: readonly string[],
  starts: ReadonlySet<string>,
  subject: GameSubject,
): ReadonlyMap<string, Found> =>
  new Map(
    [...all(file, order, subject)].filter(
      ([, { look, kind, source }]) =>
        look !== '' && (kind === 'setup' || starts.has(startKey(source.name, source.scenario))),
    ),
  );
