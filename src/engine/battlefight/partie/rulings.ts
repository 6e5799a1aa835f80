// litige: 'signaler': the log says each time that a ruling, and not the text, decides (A1). Where every reading comes to the same, it says nothing.
import { topOf } from '../../kernel/steps.ts';
import { isEdge } from '../board.ts';
import type { BfRule } from '../rules.ts';
import { findActive, seatsFrom, techniqueOf } from './board.ts';
import type { ActiveId, PartieEvent, PartieState } from './types.ts';

type About = {
  readonly [K in PartieEvent['type']]?: (
    event: Extract<PartieEvent, { readonly type: K }>,
    before: PartieState,
  ) => readonly string[];
};
const when = (holds: boolean, ...rulings: readonly string[]): readonly string[] => (holds ? rulings : []);
const cites = ({ cites: told }: PartieEvent, rule: BfRule): boolean => told.includes(rule);
/** Not the technique of the turn, which alone ends it (A17). */
const isNested = ({ stack }: PartieState, id: ActiveId): boolean => {
  const root = stack.find((frame) => frame.kind === 'run');
  return root?.kind === 'run' && root.active !== id;
};
/** « L'adversaire a Rejouer »: the step that asks stands just before the pointer. */
const isAskedOfOpponent = (state: PartieState, by: ActiveId): boolean => {
  const active = findActive(state, by);
  return active !== undefined && techniqueOf(state, active.card).steps[active.next - 1]?.modifier === 'adversaire';
};

const RULINGS: About = {
  'first-drawn': (event) => when(cites(event, 'bf.mise-en-place.ordre-angles'), 'A12', 'A13'),
  effect: ({ bearer, active }) => when(!active.startsWith(`${bearer}:`), 'A33'),
  failed: (event, before) => [
    ...when(cites(event, 'bf.modificateurs.tous-echec'), 'A29'),
    ...when(cites(event, 'bf.modificateurs.proprietaire-reel') && !cites(event, 'bf.modificateurs.tous-echec'), 'A31'),
    ...when(isNested(before, event.active), 'A17'),
  ],
  deactivated: (event, before) => [
    ...when(cites(event, 'bf.execution.proprietaire-elimine'), 'A6'),
    ...when(event.why === 'end' && isNested(before, event.active), 'A17'),
  ],
  'draw-answered': (_, before) => when(seatsFrom(before, 0).length > 2, 'A39'),
  eliminated: ({ cause }) => [{ life: 'A2', board: 'A3', resigned: 'A14' }[cause], 'A5'],
  activated: ({ by, omitted }, before) => [
    ...(by === null ? [] : ['A16', ...when(isAskedOfOpponent(before, by), 'A31')]),
    ...when(omitted, 'A40'),
  ],
  skipped: ({ card, index }, before) => [
    'A7',
    ...when(techniqueOf(before, card).steps[index]?.keyword === 'stable', 'A32'),
  ],
  passage: ({ opponent, active }, { active: laid, turn }) => [
    ...when(opponent !== null, 'A28'),
    ...when(laid.find(({ id }) => id === active)?.owner !== turn, 'A30'),
  ],
  stable: (event, before) => [
    ...when(event.last, 'A15'),
    ...when(cites(event, 'bf.modificateurs.stable-inchange'), 'A32'),
    ...when(isNested(before, event.active), 'A17'),
  ],
  resumed: () => ['A16', 'A18'],
  paid: ({ cost, charm }) => when(charm > cost, 'A19'),
  'pushed-out': (_, before) => {
    const top = topOf(before);
    return ['A25', ...when(top?.kind === 'op' && top.left > 1, 'A8')];
  },
  pushed: ({ from }) => when(isEdge(from), 'A23'),
  'push-idle': ({ choice }, { fixed }) => [
    ...when(choice, 'A23'),
    ...when(!choice || fixed.options.pousserBord === 'expulser-ou-deplacer', 'A24'),
  ],
  stayed: () => ['A22'],
  idle: () => ['A20'],
  drawn: ({ last }) => when(last, 'A26'),
  'nothing-drawn': () => ['A27'],
  'no-technique': () => ['A34'],
  dealt: () => ['A10'],
  discarded: ({ short, cards }) => when(!short && cards.length > 1, 'A50'),
  'turn-over': ({ cleared, out }) => (out ? ['A9'] : when(cleared > 0, 'A35')),
};
/** The event, then the rulings that it rests on, in the state that the action was played in. */
export const applied = (event: PartieEvent, before: PartieState): readonly PartieEvent[] => {
  const of = RULINGS[event.type] as ((event: PartieEvent, before: PartieState) => readonly string[]) | undefined;
  const ruling = (id: string): PartieEvent => ({ type: 'ruling', ruling: id, cites: ['bf.document.sans-ambiguite'] });
  return [event, ...(of?.(event, before) ?? []).map(ruling)];
};
