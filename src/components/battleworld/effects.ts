// Which event of Battleworld moves what, beyond the positions of the pieces; and which sentence of a step says it best.
import type { CombatEvent, CombatState } from '../../engine/battleworld/combat/types.ts';
import type { PartieEvent, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { Effect } from '../scene/motion.ts';

type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
type Table = { readonly [K in PartieEvent['type']]?: (event: Of<K>, combat: CombatState | null) => readonly Effect[] };

const dieOf = (combat: CombatState | null, unit: string): string =>
  `die:${combat?.rolls.findLastIndex(({ by }) => by === unit) ?? -1}`;
const grow = (piece: string): Effect => ({ is: 'grow', piece });
const light = (piece: string): Effect => ({ is: 'light', piece });

const EFFECTS: Table = {
  declared: ({ initiator, allies, target }) =>
    [initiator, ...allies].map((from): Effect => ({ is: 'strike', from, to: target })),
  disturbed: ({ unit }) => [light(unit)],
  defended: ({ unit, module }) => [light(unit ?? module)],
  rolled: ({ unit, camp, faces }, combat) => [
    { is: 'tumble', piece: dieOf(combat, unit), faces },
    grow(`total:${camp}`),
  ],
  rerolled: ({ unit, camp, faces }, combat) => [
    { is: 'tumble', piece: dieOf(combat, unit), faces },
    grow(`total:${camp}`),
  ],
  spent: ({ unit }, combat) => [{ is: 'fly', from: `power:${unit}`, to: `die:${combat?.rolls.length ?? 0}` }],
  'reroll-spent': ({ unit, die }, combat) => [{ is: 'fly', from: `reroll:${unit}`, to: dieOf(combat, die) }],
  renounced: ({ camp }) => [light(`total:${camp}`)],
  compared: ({ winner }) =>
    winner === null ? [light('total:attack'), light('total:defence')] : [grow(`total:${winner}`)],
  wounded: ({ unit, by }) => [{ is: 'strike', from: by, to: unit }],
  'module-hit': ({ module, by }) => [{ is: 'strike', from: by, to: module }],
  'victory-token': ({ unit }) => [grow(`victory:${unit}`)],
  'energy-taken': ({ unit }) => [grow(`power:${unit}`)],
  died: ({ unit }) => [light(unit)],
  'module-destroyed': ({ module }) => [light(module)],
  stayed: ({ unit }) => [light(unit)],
  placed: ({ unit }) => [light(`sheet:${unit}`), light(unit)],
  recovered: ({ unit }) => [light(`sheet:${unit}`), light(unit)],
  healed: ({ unit, by }) => [{ is: 'fly', from: by, to: unit }],
  repaired: ({ module, by }) => [{ is: 'fly', from: by, to: module }],
  'module-gain': ({ unit, module }) => [{ is: 'fly', from: module, to: unit }],
};
const effectsOf = (events: readonly PartieEvent[], combat: CombatState | null): readonly Effect[] =>
  events.flatMap((event) => {
    const made = EFFECTS[event.type] as
      ((event: PartieEvent, combat: CombatState | null) => readonly Effect[]) | undefined;
    return made?.(event, combat) ?? [];
  });
export const combatEffects = (events: readonly CombatEvent[], state: CombatState): readonly Effect[] =>
  effectsOf(events, state);
export const partieEffects = (events: readonly PartieEvent[], { combat }: PartieState): readonly Effect[] =>
  effectsOf(events, combat);

/** What matters most first: the sentence of the first of these that a step tells leads its caption. */
const LEADS: readonly PartieEvent['type'][] = [
  'game-over',
  'module-destroyed',
  'died',
  'wounded',
  'module-hit',
  'no-wound',
  'compared',
  'rerolled',
  'rolled',
  'declared',
  'healed',
  'repaired',
  'recovered',
  'placed',
  'moved',
  'renounced',
];
/** The rank, among the events of a step, of the one that says it best. */
export const leadOf = (events: readonly { readonly type: string }[]): number => {
  const [found] = LEADS.flatMap((type) => {
    const at = events.findIndex((event) => event.type === type);
    return at < 0 ? [] : [at];
  });
  return found ?? 0;
};

const SETTLES: ReadonlySet<string> = new Set<PartieEvent['type']>(['compared', 'wounded', 'module-hit', 'no-wound']);
/** Whether a combat has just been settled. */
export const settlesCombat = (events: readonly { readonly type: string }[]): boolean =>
  events.some(({ type }) => SETTLES.has(type));
