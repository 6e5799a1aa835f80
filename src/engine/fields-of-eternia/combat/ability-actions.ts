// What each action of phase 4 does.
import { known, type Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import type { FoeRule } from '../rules.ts';
import { type CardId, GRID_ZONES, type Totals } from '../types.ts';
import {
  chain,
  type CombatStep,
  extra,
  firstLike,
  fixedOf,
  laidAt,
  plus,
  seen,
  setLaid,
  setSide,
  sideOf,
  sideOfWho,
  still,
  told,
} from './board.ts';
import { pend, surge } from './effects.ts';
import type { CombatAction, CombatState, Side, Spot } from './types.ts';
import { fighter, nextWho, spellsOf } from './abilities.ts';

/** The word goes to the next one who has not passed; to the same if he is alone; the phase ends when nobody is left. */
const handOver = (state: CombatState): CombatState => ({ ...state, turn: nextWho(state, state.turn) ?? state.turn });
const acting = (state: CombatState): Side => known(fighter(state));
const soldierRules = (kept: boolean): Some<FoeRule> =>
  kept
    ? ['foe.p4-capacites.soldats-plus-un']
    : ['foe.p4-capacites.soldats-plus-un', 'foe.p4-capacites.soldats-sur-grille'];
const give = (state: CombatState, gift: Totals): CombatStep => {
  const side = acting(state);
  const mine = sideOf(state, side);
  const count = GRID_ZONES.reduce((sum, zone) => sum + gift[zone], 0);
  const lasting = state.fixed.options.bonusSoldatsToutLeCombat;
  const spent = setSide(state, side, {
    soldiers: mine.soldiers - count,
    gave: true,
    given: {
      initiative: mine.given.initiative + gift.initiative,
      attaque: mine.given.attaque + gift.attaque,
      defense: mine.given.defense + gift.defense,
    },
  });
  const raised = GRID_ZONES.filter((zone) => gift[zone] > 0).reduce(
    (now, zone) =>
      extra(now, side, {
        zone,
        value: gift[zone],
        what: 'soldats',
        name: '',
        rule: 'foe.p4-capacites.soldats-plus-un',
        lasting,
      }),
    spent,
  );
  return told(handOver(raised), {
    type: 'soldiers-given',
    side,
    give: gift,
    cites: ['foe.p4-capacites.soldats', ...soldierRules(lasting)],
  });
};
const pass = (state: CombatState): CombatStep => {
  const who = state.turn;
  const side = sideOfWho(state, who);
  const passed =
    side === undefined ? { ...state, third: { ...state.third, passed: true } } : setSide(state, side, { passed: true });
  const last = nextWho(passed, who) === undefined;
  return told(handOver(passed), {
    type: 'passed',
    who,
    last,
    cites: last ? ['foe.p4-capacites.passer', 'foe.p4-capacites.fin'] : ['foe.p4-capacites.passer'],
  });
};
const spell = (state: CombatState, card: CardId, side: Side): CombatStep => {
  const who = state.turn;
  const mine = sideOfWho(state, who);
  const played = known(spellsOf(state, who).find(({ id }) => id === card));
  const without = (ids: readonly CardId[]): readonly CardId[] => ids.filter((id) => id !== card);
  const spent =
    mine === undefined
      ? { ...state, third: { ...state.third, spells: without(state.third.spells) } }
      : setSide(state, mine, { spells: without(sideOf(state, mine).spells) });
  const rules: Some<FoeRule> =
    mine === undefined
      ? [
          state.fixed.column === 'heros'
            ? 'foe.p4-capacites.trois-equipes'
            : 'foe.p4-capacites.creature-autres-equipes',
          'foe.soutien.sort-combat',
        ]
      : [
          'foe.p4-capacites.sort',
          'foe.soutien.sort-combat',
          ...(played.owner === undefined ? [] : (['foe.soutien.sort-vous'] as const)),
          ...(fixedOf(state, mine).friends > 0 && played.owner !== undefined && state.fixed.options.plusFortEnsemble
            ? (['foe.rapide.ensemble-sorts'] as const)
            : []),
        ];
  const step = told(handOver(spent), {
    type: 'spell',
    who,
    side,
    card,
    name: played.name,
    owner: played.owner ?? '',
    cites: [...rules, 'foe.soutien.sort-defausse'],
  });
  return chain(step, (next) =>
    still(
      pend(next, played.effects, {
        side,
        what: 'sort',
        name: played.name,
        rule: 'foe.soutien.sort-combat',
        lasting: played.lasting ?? false,
      }),
    ),
  );
};
const consume = (state: CombatState, card: CardId): CombatStep => {
  const side = acting(state);
  const { name, effects, lasting = false } = known(fixedOf(state, side).consumables.find(({ id }) => id === card));
  const spent = handOver(
    setSide(state, side, { consumables: sideOf(state, side).consumables.filter((id) => id !== card) }),
  );
  return chain(
    told(spent, {
      type: 'consumed',
      side,
      card,
      name,
      cites: ['foe.p4-capacites.consommable', 'foe.soutien.consommable'],
    }),
    (next) => still(pend(next, effects, { side, what: 'consommable', name, rule: 'foe.soutien.consommable', lasting })),
  );
};
const swap = (state: CombatState, from: Spot, to: Spot): CombatStep => {
  const side = acting(state);
  const mine = sideOf(state, side);
  const [a, b] = [firstLike(mine, from), firstLike(mine, to)];
  const [one, two] = [known(laidAt(mine, a)), known(laidAt(mine, b))];
  const grid = setLaid({ ...mine, grid: setLaid(mine, a, two) }, b, one);
  const next = setSide(state, side, { grid, beside: mine.beside - 1, discard: plus(mine.discard, 'temps') });
  return told(handOver(next), {
    type: 'swapped',
    side,
    a: a.zone,
    b: b.zone,
    cardA: seen(one.card),
    cardB: seen(two.card),
    cites: ['foe.paquet.temps-effet', 'foe.p4-capacites.temps-ou-surcharge'],
  });
};
export const ABILITY_APPLY = {
  swap: ({ a, b }: Of<CombatAction, 'swap'>, state: CombatState): CombatStep => swap(state, a, b),
  surge: ({ spot }: Of<CombatAction, 'surge'>, state: CombatState): CombatStep =>
    chain(surge(state, acting(state), firstLike(sideOf(state, acting(state)), spot)), (next) => still(handOver(next))),
  spell: ({ card, side }: Of<CombatAction, 'spell'>, state: CombatState): CombatStep => spell(state, card, side),
  consume: ({ card }: Of<CombatAction, 'consume'>, state: CombatState): CombatStep => consume(state, card),
  soldiers: ({ give: gift }: Of<CombatAction, 'soldiers'>, state: CombatState): CombatStep => give(state, gift),
  pass: (_: Of<CombatAction, 'pass'>, state: CombatState): CombatStep => pass(state),
} as const;
