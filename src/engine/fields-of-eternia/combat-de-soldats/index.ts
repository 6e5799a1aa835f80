import type { Game, Invariant } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { apply } from './apply.ts';
import { node } from './node.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';
import type { SoldiersMode, SoldiersState } from './types.ts';

/** Everything a reader can see, `fixed` left out. */
const key = ({ attackers, soldiers, heroes, hero, outcome }: SoldiersState): string =>
  [attackers, soldiers, heroes.join('.'), hero, outcome === null ? '-' : canonical(outcome)].join('|');

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const invariants: readonly Invariant<SoldiersState>[] = [
  {
    name: 'nobody is below 0',
    holds: ({ attackers, soldiers, heroes, hero }) => Math.min(attackers, soldiers, hero, ...heroes) >= 0,
  },
  {
    name: 'an attacker leaves for each damage, and no other',
    holds: ({ fixed: { began, kind }, attackers, soldiers, heroes }) =>
      kind === 'entree' || began.attackers - attackers === began.soldiers - soldiers + sum(began.heroes) - sum(heroes),
  },
];

/** One soldiers' combat (foe.bataille.*). Ends on who holds the zone: « attaque », « defense » or « personne ». */
export const combatDeSoldats: Game<SoldiersMode> = {
  id: 'fields-of-eternia/combat-de-soldats',
  edition: 1,
  setup,
  node,
  apply,
  refuse,
  key,
  invariants,
};
export { combatDeSoldatsText } from './text.ts';
