// The enemy's ability, first of all: what it can do here, one effect after the other. The rest is told, to be applied by hand.
import type { Of } from '../../kernel/tags.ts';
import { succeeds } from '../dice.ts';
import type { Effect } from '../types.ts';
import { told, type WildStep } from './board.ts';
import type { WildAction, WildState } from './types.ts';

const RULE = 'foe.sauvage.p1-capacite';
const nameOf = ({ fixed }: WildState): string => fixed.enemy.ability?.name ?? fixed.enemy.name;
const raise = (state: WildState, figure: 'attaque' | 'defense', value: number): WildStep => {
  const key = figure === 'attaque' ? 'attack' : 'defense';
  const now = Math.max(0, state.figures[key] + value);
  return told(
    { ...state, figures: { ...state.figures, [key]: now } },
    { type: 'wild-raised', name: nameOf(state), figure, value, now, cites: [RULE] },
  );
};
const change = (state: WildState, value: number): WildStep => {
  const before = state.figures.health;
  const health = Math.max(0, Math.min(state.fixed.enemy.health, before + value));
  return told(
    { ...state, figures: { ...state.figures, health } },
    { type: 'wild-changed', name: nameOf(state), value: health - before, health, cites: [RULE] },
  );
};
const bite = (state: WildState, value: number): WildStep => {
  const amount = Math.min(value, state.health);
  return told(
    { ...state, health: state.health - amount },
    { type: 'wild-bitten', name: nameOf(state), amount, health: state.health - amount, cites: [RULE] },
  );
};
/** One effect of the ability; a die is chance's, see `tested`. */
export const applyEffect = (state: WildState, effect: Effect): WildStep => {
  switch (effect.do) {
    case 'plus':
      if (effect.zone === 'attaque' || effect.zone === 'defense') return raise(state, effect.zone, effect.value);
      break;
    case 'infliger':
      return bite(state, effect.value);
    case 'perdre':
      return change(state, -effect.value);
    case 'soigner':
      return change(state, effect.value);
    case 'moins':
    case 'piocher':
    case 'retourner':
    case 'eternium':
    case 'pv':
    case 'carte':
    case 'jet':
    case 'texte':
      break;
  }
  return told(state, { type: 'wild-by-hand', name: nameOf(state), effect, what: 'capacite', cites: [RULE] });
};
/** Whether the combat is decided before any die of the hero's (A11). */
export const decidedEarly = (state: WildState): boolean => state.health === 0 || state.figures.health === 0;

/** The die of an ability: its effects come first among those that wait. */
export const tested = (state: WildState, { face }: Of<WildAction, 'wild-test'>): WildStep => {
  const [first, ...rest] = state.pending;
  if (first?.do !== 'jet') throw new Error('wild-test: no die is asked for');
  const success = succeeds(face);
  const effects = success ? first.success : first.failure;
  const name = nameOf(state);
  const nothing = effects.length === 0 ? ([{ type: 'wild-nothing', name, cites: [RULE] }] as const) : [];
  return told(
    { ...state, pending: [...effects, ...rest] },
    {
      type: 'wild-tested',
      face,
      success,
      cites: [RULE, 'foe.jets.lancer', success ? 'foe.jets.reussite' : 'foe.jets.echec'],
    },
    ...nothing,
  );
};
