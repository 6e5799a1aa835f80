import { saysCheck, seenCheck, setupChecks, veilChecks } from './contract-more.ts';
import { fail, makeWalks, sample, type Subject, type Visit, type Walks } from './contract-walks.ts';
import type { Game, Types } from './game.ts';
import { foldOf } from './graph.ts';
import { canonical, deepFreeze, notJson } from './json.ts';
import { isListed, listed } from './play.ts';
import { add, equal, ONE, ratio, ZERO } from './ratio.ts';
import { divergence, parseReplay, printReplay, recordReplay } from './replay.ts';

export type { Subject } from './contract-walks.ts';

/** One promise of a mode: `run` throws, with the moment where it is broken. */
export interface Check {
  readonly name: string;
  readonly run: () => void;
}
const check = (name: string, run: () => void): Check => ({ name, run });

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const same = (where: string, what: string, a: unknown, b: unknown): void => {
  const [left, right] = [canonical(a), canonical(b)];
  if (left !== right) fail(where, `${what}: ${left} against ${right}`);
};

/** A walk that broke is told here, and here only: the other checks look at what was played until then. */
const playChecks = <T extends Types>(game: Game<T>, walks: Walks<T>): readonly Check[] => [
  check('plays without an exception', () => {
    for (const { where, visits, finish } of walks.all())
      if (typeof finish === 'object')
        fail(
          `${where}, step ${visits.length}`,
          finish.thrown instanceof Error ? finish.thrown.message : String(finish.thrown),
        );
    for (const { step } of walks.steps()) game.node(step.state);
  }),
  check('ends within the bound', () => {
    for (const { where, finish } of walks.all()) if (finish === 'too-long') fail(where, 'not over yet');
  }),
  check('has no dead end, and opens each action once', () => {
    for (const { where, node } of walks.visits()) {
      const actions = listed(node).map(canonical);
      if (node.kind !== 'end' && actions.length === 0) fail(where, 'nothing is open');
      if (actions.length > 2_000) fail(where, `${actions.length} open actions: split the decision`);
      const twice = actions.find((action, i) => actions.indexOf(action) !== i);
      if (twice !== undefined) fail(where, `open twice: ${twice}`);
    }
  }),
  check('keeps the order of open actions', () => {
    for (const { where, state, node } of walks.visits()) {
      same(where, 'node, asked again', node, game.node(state));
      same(where, 'node of the state read back from JSON', node, game.node(clone(state)));
    }
  }),
  check('weighs chance with positive integers that add up to 1', () => {
    for (const { where, node } of walks.visits()) {
      if (node.kind !== 'chance') continue;
      const total = node.outcomes.reduce((sum, { weight }) => sum + weight, 0);
      for (const { weight } of node.outcomes)
        if (!Number.isSafeInteger(weight) || weight < 1) fail(where, `weight ${weight}`);
      if (!Number.isSafeInteger(total)) fail(where, `total weight ${total}`);
      if (
        !equal(
          node.outcomes.reduce((sum, { weight }) => add(sum, ratio(weight, total)), ZERO),
          ONE,
        )
      )
        fail(where, 'probabilities do not add up to 1');
    }
  }),
];

const stateChecks = <T extends Types>(game: Game<T>, walks: Walks<T>): readonly Check[] => [
  check('leaves a frozen state untouched', () => {
    purity(game, walks);
  }),
  check('repeats itself', () => {
    for (const { visit, action, step } of walks.steps())
      same(visit.where, canonical(action), step, game.apply(clone(visit.state), clone(action)));
  }),
  check('survives JSON', () => {
    const plain = (where: string, what: string, value: unknown): void => {
      const found = notJson(value, what);
      if (found !== undefined) fail(where, found);
    };
    for (const { where, state, node } of walks.some(Infinity)) {
      plain(where, 'state', state);
      plain(where, 'actions', listed(node));
    }
    for (const { visit, step } of walks.steps()) {
      plain(visit.where, 'state after', step.state);
      plain(visit.where, 'events', step.events);
    }
  }),
  check('holds its invariants', () => {
    const test = (where: string, state: T['state']): void => {
      for (const { name, holds } of game.invariants) if (!holds(state)) fail(where, `broken: ${name}`);
    };
    for (const { where, state } of walks.visits()) test(where, state);
    for (const { visit, action, step } of walks.steps()) test(`${visit.where}, then ${canonical(action)}`, step.state);
  }),
  check('has a canonical key', () => {
    for (const { where, state } of walks.visits())
      same(where, 'key of the state read back from JSON', game.key(state), game.key(clone(state)));
  }),
  check('keeps the promise of equal folds', () => {
    foldPromise(game, walks);
  }),
];

/** Neither a state nor an action is ever written in: both are given frozen. */
const purity = <T extends Types>(game: Game<T>, walks: Walks<T>): void => {
  for (const { where, state, node } of walks.visits()) {
    const before = canonical(state);
    const frozen = deepFreeze(clone(state));
    try {
      game.node(frozen);
      for (const action of sample(listed(node), 8)) {
        game.refuse(frozen, action);
        game.apply(frozen, deepFreeze(clone(action)));
      }
    } catch (thrown) {
      fail(where, thrown instanceof Error ? thrown.message : String(thrown));
    }
    if (canonical(state) !== before) fail(where, 'the state changed');
  }
};

/** What odds may rely on: states of equal folds open the same actions, and each of them leads to equal folds. */
const foldPromise = <T extends Types>(game: Game<T>, walks: Walks<T>): void => {
  const fold = foldOf(game);
  const future = (state: T['state']): string => {
    const node = game.node(state);
    if (node.kind === 'end') return canonical({ end: node.result });
    const actions = node.kind === 'chance' ? node.outcomes : node.options;
    return canonical({
      kind: node.kind,
      seat: node.kind === 'choice' ? node.seat : null,
      actions,
      then: listed(node).map((action) => fold(game.apply(state, action).state)),
    });
  };
  // Of each fold, the futures of the first state and of a few that differ from it.
  const groups = new Map<string, { readonly future: string; readonly states: Set<string> }>();
  const meet = (where: string, scenario: number, state: T['state']): void => {
    const name = `${scenario} ${fold(state)}`;
    const text = JSON.stringify(state);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { future: future(state), states: new Set([text]) });
    else if (!group.states.has(text) && group.states.size < 6) {
      group.states.add(text);
      if (future(state) !== group.future)
        fail(where, `equal folds "${fold(state)}", other futures: ${future(state)} against ${group.future}`);
    }
  };
  for (const { where, scenario, state } of walks.some(Infinity)) meet(where, scenario, state);
  let left = 10_000;
  for (const { visit, action, step } of walks.steps()) {
    if (left-- === 0) return;
    meet(`${visit.where}, then ${canonical(action)}`, visit.scenario, step.state);
  }
};

const refuseChecks = <T extends Types>(game: Game<T>, walks: Walks<T>): readonly Check[] => {
  /** An action that is not listed but may be played leads where a listed one leads. */
  const leadsElsewhere = ({ state, node }: Visit<T>, action: T['action']): boolean => {
    const key = game.key(game.apply(state, action).state);
    return !listed(node).some((open) => game.key(game.apply(state, open).state) === key);
  };
  return [
    check('refuses nothing that is open', () => {
      for (const visit of walks.visits())
        for (const action of [...listed(visit.node), ...walks.asides(visit).map((aside) => aside.action)]) {
          const refusal = game.refuse(visit.state, clone(action));
          if (refusal !== undefined) fail(visit.where, `${canonical(action)} is open and refused: ${refusal.code}`);
        }
    }),
    check('refuses everything else', () => {
      for (const visit of walks.some(500))
        for (const action of walks.others(visit)) {
          if (visit.node.kind !== 'end' && isListed(visit.node, action)) continue;
          if (game.refuse(visit.state, action) === undefined && leadsElsewhere(visit, action))
            fail(visit.where, `${canonical(action)} is neither open nor refused`);
        }
    }),
  ];
};

const replayCheck = <T extends Types>(game: Game<T>, walks: Walks<T>): Check =>
  check('comes back from its written replay', () => {
    for (const { where, scenario, visits, moves } of walks.all()) {
      const [first] = visits;
      if (first === undefined) continue;
      const written = recordReplay(game, scenario, { start: first.state, moves });
      const read = parseReplay(printReplay(written));
      if (!read.ok) return fail(where, `line ${read.error.line} does not read back`);
      same(where, 'replay', written, read.value);
      const other = divergence(game, { ...written, actions: clone(written.actions) });
      if (other !== undefined) fail(where, other);
    }
  });

/**
 * What every mode promises, as named checks for `test.each`; nothing is played before the first one runs. They look at one seeded game per scenario and
 * seed, and at the other open actions around it. Checks on sentences, veils, codecs and illegal scenarios are there only when the subject has them.
 */
export const contract = <T extends Types>(game: Game<T>, subject: Subject<T>): readonly Check[] => {
  const walks = makeWalks(game, subject);
  return [
    ...setupChecks(game, subject),
    ...playChecks(game, walks),
    ...stateChecks(game, walks),
    ...refuseChecks(game, walks),
    ...saysCheck(game, subject, walks),
    ...seenCheck(game, subject, walks),
    ...veilChecks(game, subject, walks),
    replayCheck(game, walks),
  ];
};
