// From the open actions to the zones that may be tapped. No rule: the engine listed the actions.
import type { EscAction } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import { activeHero } from '../../engine/fields-of-eternia/partie/board.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { ZoneId } from '../../engine/fields-of-eternia/types.ts';
import type { ZoneLook } from './MapBoard.tsx';

/** Where an action is tapped; undefined: a button says it. */
export const zoneOf = (action: EscAction, state: PartieState): ZoneId | undefined => {
  switch (action.type) {
    case 'move':
    case 'travel':
    case 'outpost':
    case 'march':
    case 'retreat':
    case 'send':
      return action.to === 'base' ? undefined : action.to;
    case 'flee':
      return action.to ?? undefined;
    case 'activate':
      return state.heroes[action.hero]?.zone;
    case 'esc-soldier':
    case 'esc-hero':
    case 'esc-token':
      return action.zone;
    default:
      return undefined;
  }
};
interface MapAim<A> {
  readonly action: A;
  readonly zone: ZoneId;
}
export const aimsOf = <A extends EscAction>(options: readonly A[], state: PartieState): readonly MapAim<A>[] =>
  options.flatMap((action) => {
    const zone = zoneOf(action, state);
    return zone === undefined ? [] : [{ action, zone }];
  });
export const looksOf = <A extends EscAction>(aims: readonly MapAim<A>[]): Readonly<Record<ZoneId, ZoneLook>> =>
  Object.fromEntries(aims.map(({ action, zone }) => [zone, action.type === 'activate' ? 'target' : 'reach'] as const));
/** What a tap on another zone tries, to be refused aloud: a step there, when a hero may walk. */
export const attemptAt = (
  zone: ZoneId,
  options: readonly EscAction[],
  state: PartieState,
): Extract<EscAction, { readonly type: 'move' }> | undefined =>
  activeHero(state) !== null && options.some(({ type }) => type === 'move' || type === 'halt' || type === 'end-turn')
    ? { type: 'move', to: zone }
    : undefined;
