// What a zone has left to fight: the boss, then enemy heroes one at a time, as the defender chooses; soldiers last (A17, A70, A80).
import type { Some } from '../../kernel/result.ts';
import { pop, push } from '../../kernel/steps.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId } from '../types.ts';
import {
  type Applies,
  choice,
  type FrameOf,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  type Settles,
  still,
  teamOf,
  told,
  top,
} from './board.ts';
import { enemyTeams, heroesAt, soldiersAt } from './map.ts';
import { batailleOf, combatOf, foughtOf, wildOf } from './inner.ts';
import { CORE } from './refusals.ts';
import type { Fought } from './event-types.ts';
import type { HeroIx, PartieState } from './types.ts';

export { fallen } from './defeat.ts';

const { no } = CORE;
const epic = (state: PartieState, { hero, zone }: FrameOf<'fight'>, against: HeroIx | CardId): PartieState =>
  push(state, { kind: 'clash', what: 'epique', hero, against, zone, team: teamOf(state, hero) });

/** The next combat of a zone; nothing when the hero has left it, or nobody is left to fight. */
const settleFight = (frame: FrameOf<'fight'>, state: PartieState): PartieStep => {
  const { hero, zone } = frame;
  const team = teamOf(state, hero);
  if (heroOf(state, hero).zone !== zone) return still(pop(state));
  if (state.boss?.zone === zone) return still(epic(state, frame, state.boss.card));
  const [foe] = enemyTeams(state, zone, team);
  if (foe === undefined) return still(pop(state));
  const [first, second] = heroesAt(state, zone, foe);
  if (first === undefined)
    return still(push(state, { kind: 'clash', what: 'soldats', hero, against: null, zone, team }));
  return still(
    second === undefined ? epic(state, frame, first) : push(state, { kind: 'defender', zone, hero, team: foe }),
  );
};
const defend = (state: PartieState, against: HeroIx): PartieStep => {
  const { zone, hero } = top(state, 'defender');
  return still(epic(pop(state), { kind: 'fight', zone, hero }, against));
};

const RULES: Readonly<Record<Fought['what'], Some<FoeRule>>> = {
  epique: ['foe.combat.epique', 'foe.grille.declenchement', 'foe.combat.interruption'],
  sauvage: ['foe.combat.sauvage', 'foe.sauvage.cas'],
  soldats: ['foe.combat.soldats', 'foe.combat.interruption'],
};
/** Whether the zone holds soldiers too, or other heroes: then the order of its combats is told. Soldiers who march in have no combat before theirs. */
const order = (state: PartieState, { what, hero, against, zone, foe }: Fought): readonly FoeRule[] => {
  if (what === 'soldats') return hero === null ? [] : ['foe.combat.suites'];
  if (what === 'sauvage' || typeof against !== 'number' || foe === null) return [];
  if (heroesAt(state, zone, foe).length > 1) return ['foe.combat.epique-dabord', 'foe.combat.un-seul-defenseur'];
  return soldiersAt(state, zone, foe) > 0 ? ['foe.combat.epique-dabord'] : [];
};
/** Begins the inner combat of a clash; it stays on the stack until `close` takes it away. */
const settleClash = (state: PartieState): PartieStep => {
  const fought = foughtOf(state);
  if (fought === null) throw new Error('partie: a clash without its frame');
  const { what, zone, hero, against, final } = fought;
  const begun = {
    epique: () => ({ combat: combatOf(state, fought) }),
    sauvage: () => ({ wild: wildOf(state, fought) }),
    soldats: () => ({ bataille: batailleOf(state, fought) }),
  }[what]();
  const cites: Some<FoeRule> = final ? ['foe.fin.egalite-duel'] : [...RULES[what], ...order(state, fought)];
  return told({ ...state, ...begun }, { type: 'p-combat', what, zone, hero, against, cites });
};

export const FIGHT_APPLY = { defend: ({ hero }, state) => defend(state, hero) } satisfies Partial<Applies>;
export const FIGHT_REFUSE = {
  defend: ({ hero }, state) => {
    const { zone, team } = top(state, 'defender');
    return heroesAt(state, zone, team).includes(hero)
      ? undefined
      : no('defenseur-absent', 'foe.combat.un-seul-defenseur');
  },
} satisfies Partial<Refuses>;
export const FIGHT_NODES = {
  fight: () => undefined,
  clash: () => undefined,
  defender: ({ zone, team }, state) =>
    choice(
      team,
      heroesAt(state, zone, team).map((hero) => ({ type: 'defend', hero })),
      'foe.combat.un-seul-defenseur',
    ),
} satisfies Partial<Nodes>;
export const FIGHT_SETTLES = {
  fight: settleFight,
  clash: (_, state) => settleClash(state),
  defender: (_, state) => still(pop(state)),
} satisfies Partial<Settles>;
