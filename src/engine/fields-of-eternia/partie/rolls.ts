// Wilds dice thrown outside combats, one after the other: what an effect asks, and the tasks of quests. Each success face counts for one success, a double too (foe.jets).
import { draw } from '../../kernel/chance.ts';
import { pop, retop } from '../../kernel/steps.ts';
import { WILD_FACES, type WildFace } from '../types.ts';
import type { FoeRule } from '../rules.ts';
import { CARDS } from './cards-refusals.ts';
import { execute } from './effects.ts';
import {
  type Applies,
  type FrameOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  type Settles,
  still,
  told,
  top,
} from './board.ts';
import { closeQuest } from './quests.ts';
import type { PartieState } from './types.ts';

const { no } = CARDS;
const isSuccess = (face: WildFace): boolean => face === 'reussite' || face === 'double';

const throwRule = ({ quest }: FrameOf<'test'>): FoeRule => (quest === null ? 'foe.jets.lancer' : 'foe.quete.tache');
const roll = (face: WildFace, state: PartieState): PartieStep => {
  const frame = top(state, 'test');
  const success = isSuccess(face);
  return told(retop(state, { ...frame, got: [...frame.got, face] }), {
    type: 'p-rolled',
    face,
    success,
    name: frame.name,
    cites: [success ? 'foe.jets.reussite' : 'foe.jets.echec', throwRule(frame)],
  });
};
/** All dice are thrown: the task is closed, or the effects of the outcome come. */
const settle = (
  { hero, team, name, needed, success, failure, got, quest }: FrameOf<'test'>,
  state: PartieState,
): PartieStep => {
  const done = got.filter(isSuccess).length >= needed;
  const popped = pop(state);
  if (quest !== null && hero !== null) return closeQuest(popped, hero, quest, done);
  return still(execute(popped, done ? success : failure, { hero, team, name }));
};

export const ROLLS_APPLY = { roll: ({ face }, state) => roll(face, state) } satisfies Partial<Applies>;
export const ROLLS_REFUSE = {
  roll: ({ face }, { fixed }) =>
    WILD_FACES.includes(face) && fixed.dice[face] > 0 ? undefined : no('face-impossible', 'foe.jets.faces'),
} satisfies Partial<Refuses>;
export const ROLLS_NODES = {
  test: (frame, { fixed }) =>
    frame.got.length >= frame.dice
      ? undefined
      : {
          kind: 'chance',
          outcomes: draw(
            WILD_FACES.map((face) => [face, fixed.dice[face]] as const),
            (face) => ({ type: 'roll', face }),
          ),
          cites: [throwRule(frame)],
        },
} satisfies Partial<Nodes>;
export const ROLLS_SETTLES = { test: settle } satisfies Partial<Settles>;
