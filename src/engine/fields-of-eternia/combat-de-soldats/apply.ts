import { known, type Some, some } from '../../kernel/result.ts';
import { stepsOf } from '../../kernel/steps.ts';
import { byTag } from '../../kernel/tags.ts';
import type { FoeRule } from '../rules.ts';
import { lostBy, type SoldiersStep, standing, type Target, targetsOf } from './board.ts';
import type { SoldiersAction, SoldiersEvent, SoldiersOutcome, SoldiersState } from './types.ts';

const { told, chain } = stepsOf<SoldiersState, SoldiersEvent>();

/** One soldier against one soldier, until a side has none left. */
const exchange = (state: SoldiersState): SoldiersStep => {
  const pairs = Math.min(state.attackers, state.soldiers);
  const next = { ...state, attackers: state.attackers - pairs, soldiers: state.soldiers - pairs };
  return told(next, {
    type: 'bat-exchanged',
    pairs,
    attackers: next.attackers,
    soldiers: next.soldiers,
    cites: ['foe.bataille.contre-soldats', 'foe.bataille.declenchement'],
  });
};
/** The rules of a damage: shared by the defender among several figures, or taken by a hero alone; of the first one, what began it all. */
const against = ({ fixed, attackers }: SoldiersState, ...more: readonly FoeRule[]): Some<FoeRule> =>
  some([
    ...(fixed.kind === 'mixte' ? (['foe.bataille.contre-mixte'] as const) : []),
    ...more,
    ...(attackers === fixed.began.attackers ? (['foe.bataille.declenchement'] as const) : []),
  ]);
const FALLEN: readonly FoeRule[] = [
  'foe.bataille.sans-pv',
  'foe.vaincu.retour-base',
  'foe.vaincu.soin',
  'foe.vaincu.paiement',
];

/** As many attackers give their one damage to this target as it can take, at most `count`; each of them goes back to the reserve. */
const hit = (state: SoldiersState, target: Target, count: number): SoldiersStep => {
  if (target === 'soldat') {
    const damage = Math.min(count, state.soldiers, state.attackers);
    const next = { ...state, attackers: state.attackers - damage, soldiers: state.soldiers - damage };
    return told(next, {
      type: 'bat-hit-soldier',
      damage,
      soldiers: next.soldiers,
      attackers: next.attackers,
      cites: against(state, 'foe.bataille.un-ps'),
    });
  }
  const before = known(state.heroes[target]);
  const damage = Math.min(count, before, state.attackers);
  const health = before - damage;
  const next = {
    ...state,
    attackers: state.attackers - damage,
    heroes: state.heroes.map((one, i) => (i === target ? health : one)),
  };
  const struck: SoldiersEvent = {
    type: 'bat-hit-hero',
    hero: target,
    damage,
    health,
    attackers: next.attackers,
    cites: against(
      state,
      'foe.bataille.contre-heros',
      ...(health === 0 ? (['foe.bataille.exactement-zero'] as const) : []),
    ),
  };
  return told(
    next,
    struck,
    ...(health === 0
      ? [{ type: 'bat-fallen', hero: target, turnEnds: false, cites: ['foe.vaincu.seuil', ...FALLEN] } as const]
      : []),
  );
};

/** A hero enters on soldiers alone (A17): one PS a soldier, who then leaves; by option they leave without a blow. */
const enter = (state: SoldiersState): SoldiersStep => {
  const harmless = state.fixed.options.heroSansPerteContreSoldats;
  const soldiers = harmless ? state.soldiers : Math.min(state.soldiers, state.hero);
  const damage = harmless ? 0 : soldiers;
  const health = state.hero - damage;
  const next = { ...state, soldiers: state.soldiers - soldiers, hero: health };
  const entered: SoldiersEvent = {
    type: 'bat-entered',
    soldiers,
    damage,
    health,
    left: next.soldiers,
    cites: [
      'foe.combat.soldats',
      'foe.bataille.contre-heros',
      ...(health === 0 ? (['foe.bataille.exactement-zero'] as const) : []),
    ],
  };
  return told(
    next,
    entered,
    ...(health === 0
      ? [
          {
            type: 'bat-fallen',
            hero: null,
            turnEnds: true,
            cites: ['foe.vaincu.seuil', 'foe.vaincu.fin-du-tour', ...FALLEN],
          } as const,
        ]
      : []),
  );
};

const holderOf = (state: SoldiersState): SoldiersOutcome['holder'] => {
  if (state.attackers > 0 || state.hero > 0) return 0;
  return targetsOf(state).length > 0 ? 1 : null;
};
const close = (state: SoldiersState): SoldiersStep => {
  const { began, hero } = state.fixed;
  const holder = holderOf(state);
  const removed = [began.attackers - state.attackers, began.soldiers - state.soldiers] as const;
  const outcome: SoldiersOutcome = {
    holder,
    removed,
    lost: state.heroes.map((_, i) => lostBy(state, i)),
    heroLost: began.hero - state.hero,
    fallen: state.heroes.flatMap((health, i) => (health === 0 ? [i] : [])),
    heroFallen: hero !== null && state.hero === 0,
  };
  return told(
    { ...state, outcome },
    {
      type: 'bat-over',
      holder,
      attackers: state.attackers,
      soldiers: state.soldiers,
      removed,
      cites: [holder === null ? 'foe.bataille.contre-soldats' : 'foe.plateau.controle', 'foe.bataille.declenchement'],
    },
  );
};
/** Over as soon as nobody strikes any more, or nobody is left to be struck. */
const settle = (state: SoldiersState): SoldiersStep => {
  const done = state.fixed.kind === 'entree' || state.attackers === 0 || targetsOf(state).length === 0;
  return done ? close(state) : told(state);
};

/** What happens when there is nothing to choose. */
const go = (state: SoldiersState): SoldiersStep => {
  const { kind, boss } = state.fixed;
  switch (kind) {
    case 'boss':
      return chain(told(state, { type: 'bat-ignored', boss: boss ?? '', cites: ['foe.bataille.boss'] }), close);
    case 'soldats':
      return exchange(state);
    case 'entree':
      return enter(state);
    case 'heros':
    case 'mixte':
      return hit(state, standing(state)[0] ?? 'soldat', state.attackers);
  }
};
const table = byTag<SoldiersAction, readonly [SoldiersState], SoldiersStep>({
  'bat-go': (_, state) => {
    const step = go(state);
    return step.state.outcome === null ? chain(step, settle) : step;
  },
  'bat-hit': ({ target }, state) => chain(hit(state, target, 1), settle),
});
/** Pure; total on what `refuse` lets pass. */
export const apply = (state: SoldiersState, action: SoldiersAction): SoldiersStep => table(action, state);
