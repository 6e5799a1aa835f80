// What each step of a power does: one small function a verb, looked up here. A step either runs by itself, or asks somebody for one of its options.
import { known } from '../../kernel/result.ts';
import { tell } from '../../kernel/work.ts';
import type { Effect, Verb, VerbName } from '../power-types.ts';
import { powerById } from '../powers.ts';
import type { VsRule } from '../rules.ts';
import type { Camp } from '../types.ts';
import { dropTokens } from './harm.ts';
import { hqInPlay } from './reads.ts';
import { HEROES } from './steps-heroes.ts';
import { SHARED } from './steps-shared.ts';
import { VILLAINS } from './steps-villains.ts';
import { type Doing, effectOf, forward, hqOf, type PowerTask, verbOf, type Verbs, verbsOf } from './steps.ts';
import type { PartieAction, PartieState } from './types.ts';
import { changeTop, pop, type Work } from './work.ts';

/** Whether to do the step that follows: the one verb that looks at another. */
const MAY: Doing<Verbs<'may'>> = {
  ready: (state, camp, _verb, next) => next === undefined || readyFor(state, camp, next, undefined),
  ask: (state, task) => {
    const next = verbsOf(task)[task.at + 1];
    return next !== undefined && !readyFor(state, state.active, next, undefined)
      ? []
      : [{ type: 'yes' }, { type: 'no' }];
  },
  run: (work, task, { rules }, action) => {
    if (action?.type === 'yes') return forward(work, task);
    tell(work, { type: 'declined', power: task.power, cites: rules });
    pop(work);
  },
};

// ── The table, whatever the verb: the only place where a verb meets its own function
const VERBS: { readonly [K in VerbName]: Doing<Verbs<K>> } = { ...SHARED, ...HEROES, ...VILLAINS, may: MAY };
const doing = (verb: Verb): Doing<Verb> => VERBS[verb.do] as unknown as Doing<Verb>;
/** Whether a step has what it needs; `next`: the one after it. */
export const readyFor = (state: PartieState, camp: Camp, verb: Verb, next: Verb | undefined): boolean =>
  doing(verb).ready?.(state, camp, verb, next) ?? true;
/** What may be answered to the step of that task; undefined when it runs by itself. */
export const answersTo = (state: PartieState, task: PowerTask): readonly PartieAction[] | undefined => {
  const verb = verbOf(task);
  return verb === undefined ? undefined : doing(verb).ask?.(state, task, verb);
};
export const runStep = (work: Work, task: PowerTask, action?: PartieAction): void => {
  const verb = known(verbOf(task));
  doing(verb).run(work, task, verb, action);
};
/** Whether an effect could be applied: its steps, up to the first that aims at something or asks the players, have what they need (A16). */
export const isReady = (state: PartieState, camp: Camp, { kind, verbs }: Effect): boolean => {
  if (kind === 'event' && !hqInPlay(state, camp)) return false;
  for (const [i, verb] of verbs.entries()) {
    if (!readyFor(state, camp, verb, verbs[i + 1])) return false;
    if (verb.do === 'tell' || verb.do === 'pick' || verb.do === 'pick-tile' || verb.do === 'roll') return true;
  }
  return verbs.length > 0;
};
/** Told once, when a step begins to wait for its answer. */
export const openStep = (work: Work, task: PowerTask): void => {
  changeTop(work, { ...task, open: true });
  const verb = known(verbOf(task));
  if (verb.do !== 'tell') return;
  const { dice } = effectOf(powerById(task.power), task.key);
  const squad: readonly VsRule[] =
    verb.who === 'tile' || verb.who === 'operated' ? ['vs.activation.par-personnage'] : []; // A11
  tell(work, {
    type: 'asked',
    power: task.power,
    key: task.key,
    at: task.at,
    ...(dice === undefined
      ? {}
      : { dice: dice.map(({ colour, count, reroll = false }) => ({ colour, count, reroll })) }),
    cites: [...verb.rules, ...squad],
  });
  const hq = hqOf(work.state);
  if ((verb.who ?? 'hq') === 'hq' && hq !== undefined && !work.state.fixed.options.tokenLeavesOnTileOnly)
    dropTokens(work, hq.tile);
};
