// What a player would do to himself by an action, asked of the engine: ships lost, an advance paid for and not made. The table asks before it is played.
import { refuse } from '../../engine/battle-beyond-space/partie/refuse.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { veil } from '../../engine/battle-beyond-space/partie/veil.ts';
import { idOf, indexOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import type { ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { plural } from '../../engine/kernel/french.ts';
import type { Harm } from '../play/mode.ts';
import { playedOut, toldBy } from './previews.ts';
import { actingShips, shipNames } from './words.ts';

interface Cost {
  readonly says: string;
  readonly ships: readonly ShipIndex[];
}
/** Own ships that the action destroys, or damages, whatever follows. */
const losses = (state: PartieState, action: PartieAction): readonly Cost[] => {
  const seat = state.active;
  const told = playedOut(state, action);
  const mine = (...types: readonly ('destroyed' | 'strayed' | 'damaged')[]): readonly ShipIndex[] => [
    ...new Set(
      told.flatMap((event) => {
        const ship = types.some((type) => event.type === type) && 'ship' in event ? indexOf(event.ship) : undefined;
        return ship !== undefined && ownerOf(ship) === seat ? [ship] : [];
      }),
    ),
  ];
  const [lost, hurt] = [mine('destroyed', 'strayed'), mine('damaged')];
  return [
    ...(lost.length === 0 ? [] : [{ says: `Vous perdriez ${shipNames(lost)}.`, ships: lost }]),
    ...(hurt.length === 0
      ? []
      : [{ says: `${shipNames(hurt)} : ${plural(hurt.length, 'dégât')} pour vous.`, ships: hurt }]),
  ];
};
/** The action points that an action at the helm leaves; undefined: it is refused. */
const leftBy = (state: PartieState, action: PartieAction): number | undefined =>
  refuse(state, action) === undefined
    ? toldBy(state, action).flatMap((event) => (event.type === 'helmed' ? [event.left] : []))[0]
    : undefined;
const wasted = (state: PartieState, action: PartieAction): readonly Cost[] => {
  const { points } = state.turn;
  if (leftBy(state, { type: 'helm', helm: 'A' }) !== points) return []; // no advance is owed
  const lost = action.type === 'halt' || (action.type === 'helm' && (leftBy(state, action) ?? points) < points);
  return lost
    ? [{ says: 'Ce point vous donne encore une avance : elle serait perdue.', ships: actingShips(state) }]
    : [];
};

const WEIGHED: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'squadron',
  'pace',
  'teleport',
  'elite-to',
  'arrive',
  'helm',
  'halt',
  'shoot',
  'super',
  'explode',
  'asteroid',
]);
const STEERED: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>(['helm', 'halt']);
/** What the action costs whose turn it is, by what that player knows; the worst first. */
export const harmOf = (action: PartieAction, whole: PartieState): Harm | undefined => {
  if (!WEIGHED.has(action.type)) return undefined;
  const state = veil.state(whole, whole.active);
  const costs = [
    ...losses(state, action),
    ...(STEERED.has(action.type) && state.phase === 'helm' ? wasted(state, action) : []),
  ];
  return costs.length === 0
    ? undefined
    : {
        says: costs.map(({ says }) => says).join(' '),
        pieces: [...new Set(costs.flatMap(({ ships }) => ships))].map(idOf),
      };
};
