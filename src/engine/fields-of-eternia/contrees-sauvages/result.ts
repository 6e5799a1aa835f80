// Phases 3 and 4: both blows at once, then what the combat leaves.
import type { FoeRule } from '../rules.ts';
import type { Effect } from '../types.ts';
import { chain, leftOf, told, type WildStep } from './board.ts';
import type { WildEvent, WildOutcome, WildState } from './types.ts';

/** Phase 3. */
export const strike = (state: WildState): WildStep => {
  const damage = state.put.ps;
  const before = state.figures.health;
  const health = leftOf(state, 'ps');
  const attack = leftOf(state, 'attaque');
  const left = Math.max(0, state.health - attack);
  const struck: WildState = { ...state, health: left };
  const blows: readonly WildEvent[] = [
    {
      type: 'wild-struck',
      damage,
      before,
      health,
      cites: ['foe.sauvage.p3-ennemi', ...(health === 0 ? (['foe.sauvage.p2-ps'] as const) : [])],
    },
    {
      type: 'wild-hurt',
      attack,
      parried: state.figures.attack - attack,
      before: state.health,
      health: left,
      cites: ['foe.sauvage.p3-heros', 'foe.sauvage.p3-simultane'],
    },
  ];
  return chain(told(struck, ...blows), conclude);
};

const fall = (state: WildState, won: boolean): WildStep =>
  told(state, {
    type: 'wild-fallen',
    won,
    cites: [
      'foe.vaincu.seuil',
      'foe.vaincu.fin-du-tour',
      'foe.vaincu.retour-base',
      'foe.vaincu.soin',
      'foe.vaincu.paiement',
      ...(won ? (['foe.sauvage.p4-domptage'] as const) : []),
    ],
  });
const over = (state: WildState, effects: readonly Effect[], tamed = false): WildState => {
  const outcome: WildOutcome = {
    won: leftOf(state, 'ps') === 0,
    fallen: state.health === 0,
    tamed,
    health: state.health,
    eternium: state.eternium,
    effects,
  };
  return { ...state, stage: 'over', outcome };
};

/** Phase 4, once no PS moves any more: the enemy is beaten, or goes back to its deck. */
export const conclude = (state: WildState): WildStep => {
  const fallen = state.health === 0;
  if (leftOf(state, 'ps') === 0) return won(state, fallen);
  const back = told(over(state, []), {
    type: 'wild-back',
    health: leftOf(state, 'ps'),
    cites: ['foe.sauvage.p4-echec', 'foe.sauvage.une-manche'],
  });
  return fallen ? chain(back, (next) => fall(next, false)) : back;
};

const ALLY_RULES: readonly FoeRule[] = ['foe.contrees.allie-recompense', 'foe.contrees.allie-adverse'];
const won = (state: WildState, fallen: boolean): WildStep => {
  const first = told(state, {
    type: 'wild-won',
    fallen,
    cites: ['foe.sauvage.p4-victoire', ...(state.fixed.enemy.type === 'allie' ? ALLY_RULES : [])],
  });
  const rewarded = chain(first, reward);
  if (fallen) return chain(rewarded, (next) => fall(next, true));
  return chain(rewarded, offerTaming);
};

/** What this combat can give at once: Eternium, and PS to a hero who stands. The rest is for whoever called it. */
const isGiven = ({ do: what }: Effect): boolean => what === 'eternium' || what === 'soigner';
const valueOf = (effects: readonly Effect[], what: 'eternium' | 'soigner'): number =>
  effects.reduce((sum, effect) => (effect.do === what ? sum + effect.value : sum), 0);
const remains = (state: WildState): readonly Effect[] =>
  (state.fixed.enemy.reward ?? []).filter((effect) => !isGiven(effect));
const reward = (state: WildState): WildStep => {
  const effects = state.fixed.enemy.reward ?? [];
  if (effects.length === 0) return told(over(state, []));
  const eternium = Math.max(0, state.eternium + valueOf(effects, 'eternium'));
  const health =
    state.health === 0 ? 0 : Math.min(state.fixed.hero.healthMax, state.health + valueOf(effects, 'soigner'));
  const left = remains(state);
  const name = state.fixed.enemy.name;
  const byHand = left.map((effect): WildEvent => ({
    type: 'wild-by-hand',
    name,
    effect,
    what: 'recompense',
    cites: ['foe.lexique.recompense'],
  }));
  return told(
    over({ ...state, eternium, health }, left),
    { type: 'wild-reward', effects, eternium, health, cites: ['foe.lexique.recompense', 'foe.sauvage.p4-victoire'] },
    ...byHand,
  );
};

/** A creature may be tamed at once or never (A42); an ally who was fought joins nobody. */
const offerTaming = (state: WildState): WildStep => {
  const { type, cost } = state.fixed.enemy;
  const { eternium } = state;
  if (type === 'allie')
    return told(state, {
      type: 'wild-untamed',
      why: 'allie',
      cost: cost ?? 0,
      eternium,
      cites: ['foe.contrees.allie-adverse'],
    });
  if (cost === null)
    return told(state, {
      type: 'wild-untamed',
      why: 'cout',
      cost: 0,
      eternium,
      cites: ['foe.soutien.dompter-sans-cout'],
    });
  if (eternium < cost)
    return told(state, {
      type: 'wild-untamed',
      why: 'eternium',
      cost,
      eternium,
      cites: ['foe.sauvage.p4-domptage', 'foe.soutien.dompter'],
    });
  return told({ ...state, stage: 'tame', outcome: null });
};
export const tame = (state: WildState, yes: boolean): WildStep => {
  const cost = state.fixed.enemy.cost ?? 0;
  const { mount } = state.fixed.hero;
  const left = remains(state);
  if (!yes)
    return told(over(state, left), {
      type: 'wild-untamed',
      why: 'refus',
      cost,
      eternium: state.eternium,
      cites: ['foe.contrees.creature-domptage'],
    });
  const eternium = state.eternium - cost;
  const replaced = mount === null ? [] : (['foe.soutien.monture-remplacee'] as const);
  return told(over({ ...state, eternium }, left, true), {
    type: 'wild-tamed',
    cost,
    eternium,
    mount,
    cites: ['foe.sauvage.p4-domptage', 'foe.soutien.dompter', 'foe.soutien.creature-bonus', ...replaced],
  });
};
