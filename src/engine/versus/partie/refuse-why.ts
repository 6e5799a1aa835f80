// The true reason of some refusals: which condition of an aim fails, whose characters they are.
import type { Some } from '../../kernel/result.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import { specialCites } from '../mission/cites.ts';
import { specials } from '../mission/track.ts';
import type { Aim, Effect } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import { foe } from '../types.ts';
import { barredEffect } from './event.ts';
import { campOf, hqFigure, together } from './reads.ts';
import type { PLAY_REFUSALS } from './refusals.ts';
import type { Figure, PartieState } from './types.ts';

const { no } = faultsOf<VsRule, typeof PLAY_REFUSALS>();
const HERE: ReadonlySet<Aim> = new Set<Aim>(['here', 'here-friend', 'here-enemy', 'passenger']);
const MINE: ReadonlySet<Aim> = new Set<Aim>([
  'lieutenant',
  'here-friend',
  'friend',
  'around',
  'own',
  'thinker',
  'passenger',
]);
/** The first condition of an aim that a standing figure does not meet. */
export const pickedFault = (state: PartieState, of: Aim, target: Figure, rules: Some<VsRule>): Fault => {
  const hq = hqFigure(state, state.active);
  const mine = campOf(state, target) === state.active;
  if (target.id === hq?.id) return no('qg-exclu', ...rules);
  if (
    MINE.has(of) ? !mine : mine && (of === 'here-enemy' || of === 'enemy-near-mine' || state.fixed.options.enemiesOnly)
  )
    return no('pas-de-ce-camp', ...rules);
  if (HERE.has(of) && hq !== undefined && !together(target.zone, hq.zone)) return no('pas-dans-la-zone', ...rules);
  if (of === 'other-zone') return no('autre-zone-exigee', ...rules);
  if (of === 'enemy-near-mine') return no('loin-des-siens', ...rules);
  return of === 'lieutenant' ? no('lieutenant-exige', ...rules) : undefined;
};
/** Characters whom the other camp leads. */
export const escortOfFoe = ({ fixed, active }: PartieState, token: string): Fault => {
  const rule = specials(fixed.mission, 'escort').find((one) => one.token === token && one.side === foe(active));
  return (
    rule &&
    no(
      'pas-vos-otages',
      ...specialCites(fixed.missionId, rule.id),
      ...(fixed.missionId === 'm4' ? (['vs.m4.otages-camp'] as const) : []),
    )
  );
};
const firstRules = ({ verbs: [first], rules }: Effect): Some<VsRule> => first?.rules ?? [rules[0]]; // of what cannot be done
/** Of an effect that cannot be applied now. */
export const impossible = (state: PartieState, effect: Effect): Fault => {
  const barred = barredEffect(state);
  return barred?.key === effect.key
    ? no('effet-otage', ...barred.cites)
    : no('effet-impossible', 'vs.qg.ou', ...firstRules(effect));
};
