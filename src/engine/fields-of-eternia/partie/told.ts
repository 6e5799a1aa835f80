// Sentences of inner combats need a state of their mode: here is one, made only of what never changes and of who fought whom, so that a sentence is the same at any moment.
import { known } from '../../kernel/result.ts';
import { combatDeSoldatsText } from '../combat-de-soldats/index.ts';
import { ready as readyBataille } from '../combat-de-soldats/setup.ts';
import type { BatailleEvent } from '../combat-de-soldats/types.ts';
import { ready as readyCombat } from '../combat/setup.ts';
import { combatText } from '../combat/text.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import type { CombatState } from '../combat/types.ts';
import { contreesSauvagesText } from '../contrees-sauvages/index.ts';
import { ready as readyWild } from '../contrees-sauvages/setup.ts';
import type { WildEvent } from '../contrees-sauvages/types.ts';
import type { EpicCard, WildCard } from '../types.ts';
import { onlooker, sure, teamName } from './inner.ts';
import { cardOf, sheetOf, zoneOf } from './kit.ts';
import type { Fought, PartieEvent } from './event-types.ts';
import type { PartieState, Team } from './types.ts';

type Told = Pick<PartieState, 'fixed'>;
export type InnerEvent = (CombatEvent | WildEvent | BatailleEvent) & { readonly fought?: Fought };
/** Events of the whole game say so by their name. */
export const isInner = (event: PartieEvent): event is InnerEvent => !event.type.startsWith('p-');
const isBataille = (event: InnerEvent): event is BatailleEvent => event.type.startsWith('bat-');
const isWild = (event: InnerEvent): event is WildEvent => event.type.startsWith('wild-');

/** The combat as its sentences and its veil need it: names, hero cards, seats. */
export const toldCombat = (state: Told, { hero, against, team, foe, final }: Fought): CombatState => {
  const looking = onlooker(state, team, foe);
  const card = typeof against === 'string' ? (cardOf(state, against) as EpicCard) : null;
  return sure(
    readyCombat(
      {
        name: '',
        options: state.fixed.options,
        column: card === null ? 'heros' : card.type === 'boss' ? 'boss' : 'creature',
        active: { hero: sheetOf(state, known(hero ?? undefined)) },
        ...(card === null ? { defender: { hero: sheetOf(state, Number(against)) } } : { enemy: { card } }),
        ...(looking === undefined || final ? {} : { bystander: { name: teamName(state, looking), spells: [] } }),
        final,
      },
      { seats: [team, ...(foe === null ? [] : [foe]), ...(looking === undefined ? [] : [looking])] },
    ),
  );
};
const wild = (state: Told, event: WildEvent, { hero, against }: Fought): string => {
  const { name, body, health } = sheetOf(state, known(hero ?? undefined));
  return contreesSauvagesText.event(
    event,
    sure(
      readyWild({
        name: '',
        options: state.fixed.options,
        enemy: cardOf(state, `${against ?? ''}`) as WildCard,
        hero: { name, body, health },
      }),
    ),
  );
};
const bataille = (state: Told, event: BatailleEvent, { hero, zone, team, foe, heroes }: Fought): string => {
  const person = (ix: number): { readonly name: string; readonly health: number } => ({
    name: sheetOf(state, ix).name,
    health: 1,
  });
  const other: Team = known(foe ?? undefined);
  const attacker = {
    team: teamName(state, team),
    soldiers: hero === null ? 1 : 0,
    ...(hero === null ? {} : { hero: person(hero) }),
  };
  return combatDeSoldatsText.event(
    event,
    sure(
      readyBataille({
        name: '',
        place: zoneOf(state, zone).name,
        attacker,
        defender: { team: teamName(state, other), soldiers: 1, heroes: heroes.map(person) },
      }),
    ),
  );
};
/** The sentence of an inner event; it carries who fought whom. */
export const innerText = (event: InnerEvent, state: Told): string => {
  const { fought } = event;
  if (fought === undefined) return '';
  if (isBataille(event)) return bataille(state, event, fought);
  return isWild(event) ? wild(state, event, fought) : combatText.event(event, toldCombat(state, fought));
};
