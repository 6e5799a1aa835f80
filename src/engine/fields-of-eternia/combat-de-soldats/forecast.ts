// What a soldiers' combat may come to, before it is begun. Exact: nothing is thrown, nothing is hidden. The team attacked alone may choose where the damage goes, and every choice of its is looked at.
import { plural } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import { combatDeSoldats } from './index.ts';
import type { SoldiersOutcome, SoldiersState } from './types.ts';

/** From the least to the most, over the choices of the team attacked. */
type Range = readonly [least: number, most: number];
export interface SoldiersForecast {
  readonly holder: SoldiersOutcome['holder']; // whatever is chosen, as is what the attack loses
  readonly spent: number; // soldiers of the attack back in reserve
  readonly left: number; // soldiers of the attack in the zone
  readonly enters: { readonly name: string; readonly lost: number; readonly falls: boolean } | null; // the hero who enters
  readonly soldiers: Range; // of the team attacked, back in reserve
  readonly heroes: readonly { readonly name: string; readonly lost: Range; readonly falls: Range }[]; // falls: 0 or 1
}

/** Every ending, once. */
const endingsOf = (state: SoldiersState, seen = new Map<string, SoldiersState>()): readonly SoldiersState[] => {
  const key = combatDeSoldats.key(state);
  if (seen.has(key)) return [];
  seen.set(key, state);
  const node = combatDeSoldats.node(state);
  return node.kind === 'choice'
    ? node.options.flatMap((action) => endingsOf(combatDeSoldats.apply(state, action).state, seen))
    : [state];
};
const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];

export const soldiersForecast = (state: SoldiersState): SoldiersForecast => {
  const { hero, heroes } = state.fixed;
  const endings = endingsOf(state);
  const outcomes = endings.map(({ outcome }) => known(outcome ?? undefined));
  const [first] = outcomes;
  const { holder, removed, heroLost, heroFallen } = known(first);
  return {
    holder,
    spent: removed[0],
    left: known(endings[0]).attackers,
    enters: hero === null ? null : { name: hero, lost: heroLost, falls: heroFallen },
    soldiers: rangeOf(outcomes.map((one) => one.removed[1])),
    heroes: heroes.map((name, i) => ({
      name,
      lost: rangeOf(outcomes.map(({ lost }) => known(lost[i]))),
      falls: rangeOf(outcomes.map(({ fallen }) => Number(fallen.includes(i)))),
    })),
  };
};

const counted = (n: number): string => (n === 0 ? 'aucun soldat' : plural(n, 'soldat', 'soldats'));
const between = ([least, most]: Range, said: (n: number) => string): string =>
  least === most ? said(most) : `de ${least} à ${said(most)}`;
/** « Skeletor perd de 0 à 3 PS, et peut tomber ». */
const woundText = ({ name, lost, falls }: SoldiersForecast['heroes'][number]): string =>
  `${name} perd ${between(lost, (n) => `${n} PS`)}${falls[0] === 1 ? ', et tombe' : falls[1] === 1 ? ', et peut tomber' : ''}`;
/** Soldiers alone leave one for one. */
const isExchange = ({ enters, heroes }: SoldiersForecast): boolean => enters === null && heroes.length === 0;
const attackText = ({ spent, enters }: SoldiersForecast): string => {
  if (enters === null) return `l’attaque perd ${counted(spent)}`;
  const { name, lost, falls } = enters;
  return lost === 0 ? `${name} ne perd rien` : woundText({ name, lost: [lost, lost], falls: falls ? [1, 1] : [0, 0] });
};
const heldText = ({ holder, left }: SoldiersForecast): string => {
  if (holder === null) return 'plus personne ne tient la zone';
  return holder === 1 ? 'la zone n’est pas prise' : `la zone est prise${left === 0 ? '' : `, avec ${counted(left)}`}`;
};
const lossesText = (forecast: SoldiersForecast): string => {
  const { heroes, soldiers, spent } = forecast;
  if (isExchange(forecast)) return `chaque camp perd ${counted(spent)}`;
  const hurt = heroes.filter(({ lost }) => lost[1] > 0);
  const defence = [
    ...hurt.map(woundText),
    ...(soldiers[1] > 0 ? [`l’équipe attaquée perd ${between(soldiers, counted)}`] : []),
  ].join(', ');
  const chosen = [soldiers, ...hurt.map(({ lost }) => lost)].some(([least, most]) => least < most);
  return `${attackText(forecast)}${defence === '' ? '' : ` ; ${defence}${chosen ? ', à son choix' : ''}`}`;
};
/** One sentence: « À coup sûr, chaque camp perd 2 soldats ; la zone est prise, avec 1 soldat. » */
export const forecastText = (forecast: SoldiersForecast): string =>
  `À coup sûr, ${lossesText(forecast)} ; ${heldText(forecast)}.`;
