// Phase 4 against an enemy hero, once the player has passed: effect cards, then the enemy's surge, once for each symbol (A57, A58).
import { draw } from '../../kernel/chance.ts';
import { known } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { settleAbilities, settleEnemy } from '../combat/abilities.ts';
import {
  chain,
  type CombatNode,
  type CombatStep,
  enter,
  extra,
  fixedOf,
  sideOf,
  still,
  told,
} from '../combat/board.ts';
import { bonus, pend } from '../combat/effects.ts';
import { type REFUSALS } from '../combat/refusals.ts';
import type { CombatAction, CombatState, Extra } from '../combat/types.ts';
import { worstOf } from '../combat/worst.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { type Ability, type Effect, GRID_ZONES, type GridZone, type SoloEffectCard } from '../types.ts';
import { setSolo, soloOf, specOf } from './clash.ts';
import { EFFECT_RULES, LEVEL_RULES } from './levels.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
const cardsOf = (state: CombatState): readonly SoloEffectCard[] =>
  soloOf(state).effects.map((id) => known(specOf(state).effects.find((card) => card.id === id)));
const leftOf = (state: CombatState): readonly SoloEffectCard[] => {
  const { effects, spent } = soloOf(state);
  return specOf(state).effects.filter(({ id }) => !effects.includes(id) && !spent.includes(id));
};

/** Everybody has passed: how many cards are due. */
export const openEffects = (state: CombatState): CombatStep => {
  if (state.solo === null) return settleAbilities(state);
  const { level, extra: more = 0 } = specOf(state);
  return chain(enter(state, 'enemy'), (next) =>
    still(
      setSolo(next, {
        due: (soloOf(next).clash?.effects ?? 0) + LEVEL_RULES[level].effects + more,
        symbols: { told: 0, applied: 0 },
      }),
    ),
  );
};
const draws = (state: CombatState): boolean =>
  state.phase === 'enemy' &&
  state.pending.length === 0 &&
  state.solo !== null &&
  state.solo.due > 0 &&
  leftOf(state).length > 0;
export const effectsNode = (state: CombatState): CombatNode | undefined =>
  draws(state)
    ? {
        kind: 'chance',
        outcomes: draw(
          leftOf(state).map(({ id }) => [id, 1] as const),
          (card): CombatAction => ({ type: 'effect', card }),
        ),
        cites: ['foe.solo.p4-effets', ...EFFECT_RULES[specOf(state).level]],
      }
    : undefined;
export const EFFECTS_APPLY = {
  effect: ({ card: id }: Of<CombatAction, 'effect'>, state: CombatState): CombatStep => {
    const { level, effects } = specOf(state);
    const card = known(effects.find((one) => one.id === id));
    const drawn = setSolo(state, { effects: [...soloOf(state).effects, id], due: soloOf(state).due - 1 });
    return told(
      pend(drawn, card.effects, {
        side: 1,
        what: 'carte-effet',
        name: card.name,
        rule: 'foe.solo.p4-effets',
        lasting: false,
      }),
      { type: 'effect-drawn', card, cites: ['foe.solo.p4-effets', 'foe.solo.carte-effet', ...EFFECT_RULES[level]] },
    );
  },
} as const;
export const EFFECTS_REFUSE = {
  effect: ({ card }: Of<CombatAction, 'effect'>, state: CombatState): Fault => {
    if (!draws(state)) return no('autre-decision', 'foe.solo.p4-effets');
    return leftOf(state).some(({ id }) => id === card) ? undefined : no('tirage-impossible', 'foe.solo.p4-effets');
  },
} as const;

// ── The enemy's surge
/** One entry for each symbol, in order, with the zone identifiers that it may use: the clash card's, those of any card drawn; an effect card's, its own. */
const symbolsOf = (state: CombatState): readonly (readonly GridZone[])[] => {
  const cards = cardsOf(state);
  const zones = (list: readonly SoloEffectCard[]): readonly GridZone[] =>
    GRID_ZONES.filter((zone) => list.some((card) => card.zone === zone));
  return [
    ...(soloOf(state).clash?.surge === true ? [zones(cards)] : []),
    ...cards.filter(({ surge }) => surge).map((card) => zones([card])),
  ];
};
type Plus = Extract<Effect, { do: 'plus' }>;
const raises = (effect: Effect): effect is Plus => effect.do === 'plus' && effect.value > 0;
const bonusOf = (zone: GridZone, value: number, name: string): Extra => ({
  zone,
  value,
  what: 'surcharge-effet',
  name,
  rule: 'foe.solo.p4-surcharge',
  lasting: false,
});
/** Where a bonus goes that may go to several identified zones: where it hurts most. */
const worstZone = (state: CombatState, zones: readonly GridZone[], value: number): GridZone => {
  const [worst] = worstOf(
    zones.map((zone): CombatAction => ({ type: 'zone', zone })),
    (action) => (action.type === 'zone' ? extra(state, 1, bonusOf(action.zone, value, '')) : state),
  );
  return worst?.type === 'zone' ? worst.zone : 'attaque';
};
/** What a surge does with these identifiers; undefined: nothing of it can be applied. A card to draw is nothing to an enemy who has no deck. */
const appliedBy = (
  state: CombatState,
  { effects }: Ability,
  zones: readonly GridZone[],
): readonly Effect[] | undefined => {
  const kept = effects.flatMap((effect): readonly Effect[] => {
    if (!raises(effect)) return [effect];
    const open = effect.zone === 'choix' ? zones : zones.filter((zone) => zone === effect.zone);
    return open.length === 0 ? [] : [{ ...effect, zone: worstZone(state, open, effect.value) }];
  });
  return (effects.some(raises) ? kept.some(raises) : kept.some((effect) => effect.do !== 'piocher')) ? kept : undefined;
};
const surgeOf = (state: CombatState): Ability & { readonly name: string } => {
  const { name, surge } = known(fixedOf(state, 1).hero?.weapons[sideOf(state, 1).weapon ?? 0]);
  return { ...surge, name: surge.name ?? name };
};
const fallback = (state: CombatState, name: string): CombatStep =>
  chain(
    told(state, {
      type: 'enemy-surge',
      times: 1,
      fallback: true,
      name,
      cites: ['foe.solo.p4-repli', 'foe.solo.p4-identifiant'],
    }),
    ...(['attaque', 'defense'] as const).map(
      (zone) => (next: CombatState) =>
        bonus(next, 1, { ...bonusOf(zone, 1, ''), what: 'repli', rule: 'foe.solo.p4-repli' }),
    ),
  );
const nextSymbol = (state: CombatState, zones: readonly GridZone[]): CombatStep => {
  const { symbols } = soloOf(state);
  const ability = surgeOf(state);
  const effects = appliedBy(state, ability, zones);
  const counted = setSolo(state, {
    symbols: { told: symbols.told + 1, applied: symbols.applied + (effects === undefined ? 0 : 1) },
  });
  if (effects === undefined)
    return state.fixed.options.repliParSymbole
      ? fallback(counted, ability.name)
      : told(counted, { type: 'enemy-surge-idle', name: ability.name, cites: ['foe.solo.p4-identifiant'] });
  const cites = [
    'foe.solo.p4-surcharge',
    ...(symbols.applied > 0 ? (['foe.solo.p4-multiple'] as const) : []),
    ...(ability.effects.some(raises) ? (['foe.solo.p4-identifiant'] as const) : []),
    ...(zones.length > 1 && ability.effects.some((effect) => raises(effect) && effect.zone === 'choix')
      ? (['foe.solo.p4-choix'] as const)
      : []),
  ] as const;
  const ready = pend(counted, effects, {
    side: 1,
    what: 'surcharge-effet',
    name: ability.name,
    rule: 'foe.solo.p4-surcharge',
    lasting: ability.lasting ?? false,
  });
  return told(ready, { type: 'enemy-surge', times: symbols.applied + 1, fallback: false, name: ability.name, cites });
};
/** One thing at a time: the discard back in the deck, then each symbol, then what replaces a surge that never could be applied. */
export const settleEffects = (state: CombatState): CombatStep => {
  if (state.solo === null) return settleEnemy(state);
  const { due, spent, symbols } = state.solo;
  if (due > 0)
    return spent.length === 0
      ? still(setSolo(state, { due: 0 }))
      : told(setSolo(state, { spent: [] }), {
          type: 'effects-shuffled',
          cards: spent.length,
          cites: ['foe.solo.p4-effets', 'foe.solo.paquet-effets'],
        });
  const all = symbolsOf(state);
  const zones = all[symbols.told];
  if (zones !== undefined) return nextSymbol(state, zones);
  const idle = all.length > 0 && symbols.applied === 0 && !state.fixed.options.repliParSymbole;
  return idle ? chain(fallback(state, surgeOf(state).name), (next) => enter(next, 'totals')) : enter(state, 'totals');
};
