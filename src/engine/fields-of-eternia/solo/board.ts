// The solo sheet, read and written. No rule decides here.
import type { Step } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { stepsOf } from '../../kernel/steps.ts';
import type { Side } from '../combat/types.ts';
import type { CardId } from '../types.ts';
import type { AnySoloEvent, SoloFixed, SoloHeroState, SoloState } from './types.ts';

export type SoloStep = Step<SoloState, AnySoloEvent>;
export const { still, told, chain } = stepsOf<SoloState, AnySoloEvent>();

const change = <T>(list: readonly T[], at: number, by: Partial<T>): readonly T[] =>
  list.map((one, i) => (i === at ? { ...one, ...by } : one));
export const setHero = (state: SoloState, at: number, by: Partial<SoloHeroState>): SoloState => ({
  ...state,
  heroes: change(state.heroes, at, by),
});
export const setEnemy = (state: SoloState, at: number, by: Partial<SoloState['enemies'][number]>): SoloState => ({
  ...state,
  enemies: change(state.enemies, at, by),
});
export const setOutpost = (state: SoloState, at: number, by: Partial<SoloState['outposts'][number]>): SoloState => ({
  ...state,
  outposts: change(state.outposts, at, by),
});
/** Whether a list has an entry there: indices come from links as well. */
export const has = (list: readonly unknown[], at: number): boolean =>
  Number.isInteger(at) && at >= 0 && at < list.length;

export const nameOf = ({ heroes, enemies }: SoloFixed, side: Side, at: number): string =>
  (side === 0 ? heroes[at]?.card.name : (enemies[at]?.hero ?? enemies[at]?.card)?.name) ?? '';
/** PS of a card. */
export const fullHealth = ({ heroes, enemies }: SoloFixed, side: Side, at: number): number =>
  (side === 0 ? heroes[at]?.card.health : (enemies[at]?.hero ?? enemies[at]?.card)?.health) ?? 0;
/** What tells the PS of everybody. */
type Wounds = Pick<SoloState, 'fixed'> & {
  readonly heroes: readonly { readonly damage: number }[];
  readonly enemies: readonly { readonly damage: number }[];
};
export const damageOf = (state: Omit<Wounds, 'fixed'>, side: Side, at: number): number =>
  (side === 0 ? state.heroes : state.enemies)[at]?.damage ?? 0;
export const healthOf = (state: Wounds, side: Side, at: number): number =>
  fullHealth(state.fixed, side, at) - damageOf(state, side, at);
/** Cards that a hero may hand over instead of Eternium, worth something. */
export const payable = (
  { fixed, heroes }: SoloState,
  at: number,
): readonly { readonly id: CardId; readonly name: string; readonly value: number }[] => {
  const [hero, left] = [known(fixed.heroes[at]), known(heroes[at])];
  const all = [
    ...hero.goods.filter(({ id }) => left.goods.includes(id)),
    ...hero.spells.filter(({ id }) => left.spells.includes(id)),
    ...hero.consumables.filter(({ id }) => left.consumables.includes(id)),
  ];
  return all.map(({ id, name, cost = 0 }) => ({ id, name, value: cost })).filter(({ value }) => value > 0);
};
