// From the open actions to the zones that may be tapped. No rule: the engine listed the actions.
import type { EscAction } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import { activeHero } from '../../engine/fields-of-eternia/partie/board.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { CardId, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import type { ZoneLook } from './MapBoard.tsx';

const hereOf = (state: PartieState): readonly ZoneId[] => {
  const hero = activeHero(state);
  const zone = hero === null ? undefined : state.heroes[hero]?.zone;
  return zone === undefined ? [] : [zone];
};
/** The stalls of the merchants that offer a card. */
const stallsOf = (card: CardId, { offers, fixed: { map } }: PartieState): readonly ZoneId[] =>
  map.zones.flatMap(({ id, merchant }) =>
    merchant !== undefined && offers[merchant]?.includes(card) === true ? [id] : [],
  );
/** Where an action is tapped; nowhere: a button says it. */
const zonesOf = (action: EscAction, state: PartieState): readonly ZoneId[] => {
  switch (action.type) {
    case 'move':
    case 'travel':
    case 'outpost':
    case 'march':
    case 'retreat':
    case 'send':
      return action.to === 'base' ? [] : [action.to];
    case 'flee':
      return action.to === null || action.to === undefined ? [] : [action.to];
    case 'activate':
      return [state.heroes[action.hero]?.zone ?? ''];
    case 'reinforce':
    case 'shop':
    case 'buy':
      return hereOf(state);
    case 'esc-buy':
      return stallsOf(action.card, state);
    case 'esc-soldier':
    case 'esc-hero':
    case 'esc-token':
      return [action.zone];
    default:
      return [];
  }
};
export const zoneOf = (action: EscAction, state: PartieState): ZoneId | undefined =>
  zonesOf(action, state).find((zone) => zone !== '');
interface MapAim<A> {
  readonly action: A;
  readonly zone: ZoneId;
}
export const aimsOf = <A extends EscAction>(options: readonly A[], state: PartieState): readonly MapAim<A>[] =>
  options.flatMap((action) => zonesOf(action, state).map((zone) => ({ action, zone })));
export const looksOf = <A extends EscAction>(aims: readonly MapAim<A>[]): Readonly<Record<ZoneId, ZoneLook>> =>
  Object.fromEntries(aims.map(({ action, zone }) => [zone, action.type === 'activate' ? 'target' : 'reach'] as const));
/** What a tap on another zone than the hero's own tries, to be refused aloud: a step there, when a hero may walk. */
export const attemptAt = (
  zone: ZoneId,
  options: readonly EscAction[],
  state: PartieState,
): Extract<EscAction, { readonly type: 'move' }> | undefined =>
  activeHero(state) !== null &&
  !hereOf(state).includes(zone) &&
  options.some(({ type }) => type === 'move' || type === 'halt' || type === 'end-turn')
    ? { type: 'move', to: zone }
    : undefined;
