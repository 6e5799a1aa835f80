import { byTag } from '../../kernel/tags.ts';
import { canShow, waveFault } from '../dice.ts';
import type { Fault } from '../faults.ts';
import { allDown, isOpen, leftOf, testOf } from './board.ts';
import { no, noWith } from './refusals.ts';
import { WILD_TARGETS, type WildAction, type WildStage, type WildState } from './types.ts';

/** Nothing can be played once it is over, nor out of its phase. */
const moment = (state: WildState, ...stages: readonly WildStage[]): Fault => {
  if (state.stage === 'over') return no('sauvage-fini', 'foe.sauvage.une-manche');
  return stages.includes(state.stage) ? undefined : no('sauvage-phase', 'foe.sauvage.une-manche');
};
const WAVES = {
  rien: no('sauvage-phase', 'foe.sauvage.relance'),
  absent: no('sauvage-relance-absente', 'foe.sauvage.relance'),
  marque: no('sauvage-relance-marquee', 'foe.sauvage.relance'),
  trop: no('sauvage-relance-trop', 'foe.sauvage.relance'),
} as const;

const table = byTag<WildAction, readonly [WildState], Fault>({
  'wild-go': (_, state) => {
    const late = moment(state, 'ability', 'assign', 'attack');
    if (late) return late;
    if (testOf(state) !== undefined) return no('sauvage-phase', 'foe.sauvage.p1-capacite');
    return state.stage === 'assign' && !allDown(state)
      ? no('sauvage-des-restants', 'foe.sauvage.p2-affecter')
      : undefined;
  },
  'wild-test': ({ face }, state) => {
    const late = moment(state, 'ability');
    if (late) return late;
    if (testOf(state) === undefined) return no('sauvage-phase', 'foe.sauvage.p1-capacite');
    return Object.hasOwn(state.fixed.die, face) && state.fixed.die[face] > 0
      ? undefined
      : no('sauvage-jet-impossible', 'foe.jets.faces');
  },
  'wild-throw': ({ faces }, state) =>
    moment(state, 'throw') ??
    (canShow(state.due, state.fixed.die, faces)
      ? undefined
      : no('sauvage-lancer-impossible', 'foe.sauvage.p1-des', 'foe.jets.faces')),
  'wild-again': ({ extra }, state) => {
    const late = moment(state, 'reroll');
    if (late) return late;
    const why = waveFault(state.dice, extra);
    return why === undefined ? undefined : WAVES[why];
  },
  'wild-stop': (_, state) => moment(state, 'reroll'),
  'wild-assign': ({ die, to }, state) => {
    const late = moment(state, 'assign');
    if (late) return late;
    if ((die !== 'reussite' && die !== 'double') || state.dice[die] === 0)
      return no('sauvage-de-absent', 'foe.sauvage.p2-affecter');
    if (!WILD_TARGETS.includes(to)) return no('sauvage-phase', 'foe.sauvage.p2-affecter');
    if (isOpen(state, to)) return undefined;
    return to === 'ps'
      ? noWith('sauvage-defense-dabord', { left: leftOf(state, 'defense') }, 'foe.sauvage.p2-defense-dabord')
      : no('sauvage-deja-zero', 'foe.sauvage.p2-affecter');
  },
  'wild-tame': (_, state) => moment(state, 'tame'),
});
export const refuse = (state: WildState, action: WildAction): Fault => table(action, state);
