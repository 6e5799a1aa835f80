// Which sentence of a step says it best: for who writes the log, never for who only reads it.
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import type { SoldiersEvent } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { WildEvent } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';

// What matters most first: the sentence of the first of these that a step tells leads its caption.
const COMBAT_LEADS: readonly CombatEvent['type'][] = [
  'both-fallen',
  'fallen',
  'resolved',
  'tamed',
  'attack',
  'hurt',
  'initiative',
  'surged',
  'spell',
  'consumed',
  'soldiers-given',
  'swapped',
  'flipped',
  'thrown',
  'epic-thrown',
  'kept',
  'laid',
  'focused',
  'drawn',
  'weapon-chosen',
  'fled',
  'sent',
  'totals',
];
const WILD_LEADS: readonly WildEvent['type'][] = [
  'wild-tamed',
  'wild-fallen',
  'wild-won',
  'wild-hurt',
  'wild-struck',
  'wild-thrown',
  'wild-assigned',
];
const SOLDIERS_LEADS: readonly SoldiersEvent['type'][] = [
  'bat-over',
  'bat-fallen',
  'bat-hit-hero',
  'bat-entered',
  'bat-exchanged',
];
const MAP_LEADS: readonly PartieEvent['type'][] = [
  'p-over',
  'p-fallen',
  'p-pv',
  'p-objective',
  'p-quest-done',
  'p-tamed',
  'p-combat',
  'p-boss',
  'p-skull',
  'p-hurt',
  'p-control',
  'p-moved',
  'p-marched',
  'p-reinforced',
  'p-bought',
  'p-shop',
  'p-rested',
  'p-braved',
  'p-activated',
  'p-round',
];
const leadFrom = (leads: readonly string[], events: readonly { readonly type: string }[]): number => {
  for (const type of leads) {
    const is = (event: { readonly type: string }): boolean => event.type === type;
    const at = type === 'p-pv' ? events.findLastIndex(is) : events.findIndex(is); // the last of several gains tells the total that stands
    if (at >= 0) return at;
  }
  return 0;
};
export const wildLead = (events: readonly { readonly type: string }[]): number => leadFrom(WILD_LEADS, events);
export const soldiersLead = (events: readonly { readonly type: string }[]): number => leadFrom(SOLDIERS_LEADS, events);
export const mapLead = (events: readonly { readonly type: string }[]): number =>
  leadFrom([...MAP_LEADS, ...COMBAT_LEADS, ...WILD_LEADS, ...SOLDIERS_LEADS], events);
/** How a combat of a solo game ended leads what is put away after it. */
export const soloLead = (events: readonly { readonly type: string }[]): number =>
  leadFrom(['solo-fought', ...COMBAT_LEADS], events);
export const combatLead = (events: readonly { readonly type: string }[]): number => leadFrom(COMBAT_LEADS, events);
