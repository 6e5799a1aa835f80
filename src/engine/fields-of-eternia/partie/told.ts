// The sentences of inner combats, told from the whole game: an event carries who fought whom, and the rest never changes, so that a sentence is the same at any moment.
import { known } from '../../kernel/result.ts';
import { type SoldiersTold, tellBataille } from '../combat-de-soldats/text.ts';
import type { SoldiersEvent } from '../combat-de-soldats/types.ts';
import { tellCombat } from '../combat/event-text.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import type { Told as CombatTold } from '../combat/names.ts';
import { roundsOf } from '../combat/setup.ts';
import type { SideFixed } from '../combat/types.ts';
import { tellWild, type WildTold } from '../contrees-sauvages/text.ts';
import type { WildEvent } from '../contrees-sauvages/types.ts';
import type { Fought, PartieEvent } from './event-types.ts';
import { columnOf, onlooker, seatsOf, teamName } from './inner.ts';
import { cardOf, sheetOf, zoneOf } from './board.ts';
import type { HeroIx, PartieState } from './types.ts';

type Told = Pick<PartieState, 'fixed'>;
export type InnerEvent = (CombatEvent | WildEvent | SoldiersEvent) & { readonly fought?: Fought };
/** Events of the whole game say so by their name. */
export const isInner = (event: PartieEvent): event is InnerEvent => !event.type.startsWith('p-');
const isBataille = (event: InnerEvent): event is SoldiersEvent => event.type.startsWith('bat-');
const isWild = (event: InnerEvent): event is WildEvent => event.type.startsWith('wild-');

/** An epic combat as its sentences and its veil need it. */
export const toldCombat = (state: Told, fought: Fought): CombatTold => {
  const { hero, against } = fought;
  const fighter = (ix: HeroIx): Pick<SideFixed, 'name' | 'hero'> => {
    const card = sheetOf(state, ix);
    return { name: card.name, hero: card };
  };
  const looking = onlooker(state, fought);
  return {
    fixed: {
      column: columnOf(state, fought),
      rounds: roundsOf({ column: columnOf(state, fought), final: fought.final }, state.fixed.options),
      seats: seatsOf(state, fought),
      sides: [
        fighter(known(hero ?? undefined)),
        typeof against === 'string'
          ? { name: cardOf(state, against).name, hero: null }
          : fighter(known(against ?? undefined)),
      ],
      bystander: looking === undefined ? null : { name: teamName(state, looking) },
    },
  };
};
const toldWild = (state: Told, { hero, against }: Fought): WildTold => ({
  fixed: { hero: sheetOf(state, known(hero ?? undefined)), enemy: cardOf(state, `${against ?? ''}`) },
});
const toldBataille = (state: Told, { hero, zone, team, foe, heroes }: Fought): SoldiersTold => ({
  fixed: {
    teams: [teamName(state, team), teamName(state, known(foe ?? undefined))],
    place: zoneOf(state, zone).name,
    hero: hero === null ? null : sheetOf(state, hero).name,
    heroes: heroes.map((ix) => sheetOf(state, ix).name),
  },
});
/** The sentence of an inner event; it carries who fought whom. */
export const innerText = (event: InnerEvent, state: Told): string => {
  const { fought } = event;
  if (fought === undefined) return '';
  if (isBataille(event)) return tellBataille(event, toldBataille(state, fought));
  return isWild(event) ? tellWild(event, toldWild(state, fought)) : tellCombat(event, toldCombat(state, fought));
};
