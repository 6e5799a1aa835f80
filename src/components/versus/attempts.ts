// What a reader may want to try at each step: candidates only, the engine says which are refused and why.
import { listed } from '../../engine/kernel/play.ts';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { isDraftPhase } from '../../engine/versus/partie/draft-choices.ts';
import { machine } from '../../engine/versus/partie/machine.ts';
import { usableTiles } from '../../engine/versus/partie/reads.ts';
import { verbOf } from '../../engine/versus/partie/steps.ts';
import { powerById } from '../../engine/versus/powers.ts';
import type { PartieAction, PartieState, Task } from '../../engine/versus/partie/types.ts';
import { foe, SPACES } from '../../engine/versus/types.ts';

type Tries = (state: PartieState) => readonly PartieAction[];
const activations: Tries = ({ sides, active }) =>
  sides[active].river.map((tile): PartieAction => ({ type: 'activate', tile }));
/** Own tiles, one of the other camp, one without paying, a card that the game does not have. */
const tiles: Tries = (state) => {
  const [mine] = usableTiles(state);
  const [theirs] = state.sides[foe(state.active)].river;
  return [
    ...activations(state),
    ...(mine === undefined ? [] : [{ type: 'activate', tile: mine, discs: 0 } as const]),
    ...(theirs === undefined ? [] : [{ type: 'activate', tile: theirs } as const]),
    { type: 'equip' },
  ];
};
/** Every effect of the power, and two at once. */
const effects = (power: string): readonly PartieAction[] => {
  const keys = powerById(power).effects.map(({ key }) => key);
  const [a, b] = keys;
  return [
    ...keys.map((key): PartieAction => ({ type: 'choose', keys: [key] })),
    ...(a === undefined || b === undefined ? [] : [{ type: 'choose', keys: [a, b] } as const]),
  ];
};
/** Other answers of the kind that is asked. */
const answers: Tries = (state) => {
  const task = state.tasks.at(-1);
  const kinds = new Set(listed(machine.node(state)).map(({ type }) => type));
  const verb = task?.task === 'power' ? verbOf(task)?.do : undefined;
  return [
    ...(kinds.has('pick') ? state.figures.map(({ id }): PartieAction => ({ type: 'pick', figure: id })) : []),
    ...(kinds.has('pick-tile')
      ? state.sides[state.active].river.map((tile): PartieAction => ({ type: 'pick-tile', tile }))
      : []),
    ...(kinds.has('hack') ? SPACES.map((space): PartieAction => ({ type: 'hack', space })) : []),
    ...(kinds.has('count') && verb === 'recover'
      ? [1, 2].map((number): PartieAction => ({ type: 'count', number }))
      : []),
    { type: 'done' },
    ...activations(state).slice(0, 1),
  ];
};
const TASKS: Partial<Readonly<Record<Task['task'], Tries>>> = { power: answers, 'mission-event': answers };
/** While the game is prepared: the same decision about the cards that are not open; where there are places, about the first one. */
const preparing: Tries = (state) => {
  const open = listed(machine.node(state));
  const [first] = open;
  if (first === undefined || !('tile' in first)) return [];
  const taken = new Set(open.flatMap((action) => ('tile' in action ? [action.tile] : [])));
  return state.fixed.pool.filter(({ id }) => !taken.has(id)).map(({ id }): PartieAction => ({ ...first, tile: id }));
};
export const attemptsOf: Tries = (state) => {
  if (isDraftPhase(state.phase)) return preparing(state);
  const task = state.tasks.at(-1);
  if (task?.task === 'choose') return [...effects(task.power), ...activations(state).slice(0, 1)];
  return task === undefined ? tiles(state) : (TASKS[task.task]?.(state) ?? activations(state).slice(0, 1));
};
/** Every test on every piece of its token, and what may not be done to a character. */
export const trackAttempts = ({ fixed: { mission }, mission: { pieces } }: TrackState): readonly TrackAction[] => [
  ...mission.tests.flatMap(({ id, token }) =>
    pieces
      .filter((piece) => piece.token === token)
      .map((piece): TrackAction => ({ type: 'test', test: id, piece: piece.id, success: true })),
  ),
  ...pieces.map(({ id }): TrackAction => ({ type: 'lose', piece: id })),
];
