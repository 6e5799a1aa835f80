import { byTag, type Of } from '../../kernel/tags.ts';
import { addDice, dieOf, keptBy, NO_DICE, sizeOfDice, successesOf, takeDice } from '../dice.ts';
import { applyEffect, decidedEarly, tested } from './ability.ts';
import { chain, leftOf, testOf, toAssign, told, WORTH, type WildStep } from './board.ts';
import { conclude, strike, tame } from './result.ts';
import type { WildAction, WildEvent, WildState } from './types.ts';

/** After the ability: the hero's dice are due. */
export const toThrow = (state: WildState): WildState => ({
  ...state,
  stage: 'throw',
  due: state.fixed.body.sum - state.fixed.spare,
});
/** Goes on with the ability until a die is asked for, or nothing waits. */
const runAbility = (state: WildState): WildStep => {
  const [effect, ...rest] = state.pending;
  if (decidedEarly(state)) return conclude({ ...state, pending: [] });
  if (effect === undefined) return told(toThrow(state));
  if (testOf(state) !== undefined) return told(state);
  return chain(applyEffect({ ...state, pending: rest }, effect), runAbility);
};

/** No wave is left: the dice beyond ten join as successes, then each die is assigned. */
const settleDice = (state: WildState): WildStep => {
  const { spare } = state.fixed;
  const dice = addDice({ ...state.dice, blanc: 0, relancer: 0 }, { ...NO_DICE, reussite: spare });
  const next: WildState = { ...state, dice, stage: 'assign' };
  const events: readonly WildEvent[] =
    spare === 0 ? [] : [{ type: 'wild-spare', dice: spare, cites: ['foe.sauvage.p1-des'] }];
  return told(toAssign(next) === 0 ? { ...next, stage: 'attack' } : next, ...events);
};
const thrown = (state: WildState, { faces }: Of<WildAction, 'wild-throw'>): WildStep => {
  const first = state.waves === 0;
  const table = addDice(state.dice, faces);
  const waves = state.waves + 1;
  const event: WildEvent = {
    type: 'wild-thrown',
    faces,
    count: state.due,
    body: first ? state.fixed.body : null,
    table,
    successes: successesOf(table),
    wave: waves,
    cites: first ? ['foe.sauvage.p1-des', 'foe.sauvage.une-manche', 'foe.sauvage.cas'] : ['foe.sauvage.relance'],
  };
  const next: WildState = { ...state, dice: table, due: 0, waves };
  return table.relancer > 0
    ? told({ ...next, stage: 'reroll' }, event)
    : chain(told(next, event, ...(first ? [] : [ended(0)])), settleDice);
};
const ended = (blank: number): WildEvent => ({ type: 'wild-stopped', blank, cites: ['foe.sauvage.relance-fin'] });
const again = (state: WildState, { extra }: Of<WildAction, 'wild-again'>): WildStep => {
  const marked = state.dice.relancer;
  return told(
    { ...state, stage: 'throw', dice: keptBy(state.dice, extra), due: marked + sizeOfDice(extra) },
    { type: 'wild-again', marked, extra, cites: ['foe.sauvage.relance'] },
  );
};

const assign = (state: WildState, { die, to }: Of<WildAction, 'wild-assign'>): WildStep => {
  const worth = WORTH[die];
  const before = leftOf(state, to);
  const next: WildState = {
    ...state,
    dice: takeDice(state.dice, dieOf(die)),
    put: { ...state.put, [to]: state.put[to] + worth },
  };
  const left = leftOf(next, to);
  const rule = {
    defense: 'foe.sauvage.p2-defense-dabord',
    ps: 'foe.sauvage.p2-ps',
    attaque: 'foe.sauvage.p2-attaque',
  } as const;
  const event: WildEvent = {
    type: 'wild-assigned',
    die,
    to,
    left,
    lost: worth - (before - left),
    dealt: next.put.ps,
    cites: ['foe.sauvage.p2-affecter', rule[to], ...(die === 'double' ? (['foe.sauvage.p2-double'] as const) : [])],
  };
  return told(toAssign(next) === 0 ? { ...next, stage: 'attack' } : next, event);
};

const table = byTag<WildAction, readonly [WildState], WildStep>({
  'wild-go': (_, state) =>
    state.stage === 'ability'
      ? runAbility(state)
      : state.stage === 'assign'
        ? told({ ...state, stage: 'attack' })
        : strike(state),
  'wild-test': (action, state) => chain(tested(state, action), runAbility),
  'wild-throw': (action, state) => thrown(state, action),
  'wild-again': (action, state) => again(state, action),
  'wild-stop': (_, state) => chain(told(state, ended(state.dice.relancer)), settleDice),
  'wild-assign': (action, state) => assign(state, action),
  'wild-tame': ({ yes }, state) => tame(state, yes),
});
/** Pure; total on what `refuse` lets pass. */
export const apply = (state: WildState, action: WildAction): WildStep => table(action, state);
