// What the debugger shows of a state: the work under way, top first, each technique with its program and its pointer. Read from the engine's stack; no rule here.
import type { Seat } from '../../engine/kernel/game.ts';
import { findActive, techniqueOf } from '../../engine/battlefight/partie/board.ts';
import type { Active, ActiveId, Effect, Frame, PartieState } from '../../engine/battlefight/partie/types.ts';
import { printStep } from '../../engine/battlefight/language/print.ts';
import type { CardId, Keyword, TechniqueType } from '../../engine/battlefight/types.ts';
import { nameOf, titleOf } from './words.ts';

/** `done`: executed, or passed; `now`: being executed; `held`: has called what lies above it, and waits; `next`: under the pointer; `later`: still to come. */
export type StepStatus = 'done' | 'now' | 'held' | 'next' | 'later';
export interface ProgramStep {
  readonly text: string;
  readonly status: StepStatus;
}
export interface Program {
  readonly id: ActiveId;
  readonly card: CardId;
  readonly title: string;
  readonly type: TechniqueType;
  readonly owner: Seat;
  readonly target: Seat | null;
  readonly cost: number | null; // waits, Stable, at that cost
  readonly steps: readonly ProgramStep[];
  readonly effects: readonly Effect[];
  readonly busy: readonly string[]; // what the step under way still has to do
}
export type Level =
  | { readonly kind: 'program'; readonly program: Program }
  | { readonly kind: 'choice'; readonly key: string; readonly seat: Seat; readonly text: string };

/** What its last step is doing, for a technique that something lies above. */
interface Work {
  readonly status: 'now' | 'held';
  readonly busy: readonly string[];
}
/** An active technique as a program. */
export const programOf = (state: PartieState, active: Active, work?: Work): Program => {
  const { id, card, owner, target, next, cost, effects } = active;
  const { title, type, steps } = techniqueOf(state, card);
  const statusOf = (index: number): StepStatus => {
    if (work !== undefined && index === next - 1) return work.status;
    return index < next ? 'done' : index === next && work === undefined ? 'next' : 'later';
  };
  return {
    id,
    card,
    title,
    type,
    owner,
    target,
    cost,
    effects,
    busy: work?.busy ?? [],
    steps: steps.map((step, index) => ({ text: printStep(step), status: statusOf(index) })),
  };
};

const LEFT: Partial<Readonly<Record<Keyword, readonly [one: string, more: string]>>> = {
  'se-deplacer': ['encore 1 pas', 'encore # pas'],
  pousser: ['encore 1 poussée', 'encore # poussées'],
  piocher: ['encore 1 carte à piocher', 'encore # cartes à piocher'],
  defausser: ['encore 1 carte à défausser', 'encore # cartes à défausser'],
  'si-possible-defausser': ['encore 1 carte à défausser', 'encore # cartes à défausser'],
  destabiliser: ['une technique Stable à choisir', ''],
};
const counted = ([one, more]: readonly [one: string, more: string], count: number): string =>
  count === 1 ? one : more.replace('#', `${count}`);

/** What a frame above a technique tells of the step that it executes. */
const busyWords = (state: PartieState, frame: Frame): readonly string[] => {
  switch (frame.kind) {
    case 'all':
      return frame.left.length === 0
        ? []
        : [`passages à venir : ${frame.left.map((seat) => nameOf(state.fixed, seat)).join(', ')}`];
    case 'op': {
      const card = findActive(state, frame.active)?.card;
      const keyword = card === undefined ? undefined : techniqueOf(state, card).steps[frame.step]?.keyword;
      const words = keyword === undefined ? undefined : LEFT[keyword];
      return words === undefined || frame.left === 0 ? [] : [counted(words, frame.left)];
    }
    case 'pay':
      return frame.left === 0
        ? []
        : [
            counted(
              ['encore 1 carte à défausser pour la reprise', 'encore # cartes à défausser pour la reprise'],
              frame.left,
            ),
          ];
    case 'play':
    case 'target':
    case 'run':
      return [];
  }
};

const choiceOf = (state: PartieState, frame: Extract<Frame, { readonly kind: 'play' | 'target' }>): Level => {
  const text =
    frame.kind === 'target'
      ? `${titleOf(state.fixed, frame.card)} : quelle cible ?`
      : frame.by === null
        ? 'une technique à choisir'
        : 'Rejouer : une technique à choisir';
  return { kind: 'choice', key: `${frame.kind} ${frame.by ?? ''}`, seat: frame.seat, text };
};

/** The stack from the top down. What executes one step of a technique is told on that technique. */
export const levelsOf = (state: PartieState): readonly Level[] =>
  state.stack
    .flatMap((frame, at): readonly Level[] => {
      if (frame.kind === 'play' || frame.kind === 'target') return [choiceOf(state, frame)];
      if (frame.kind !== 'run') return [];
      const active = findActive(state, frame.active);
      if (active === undefined) return [];
      const above = state.stack.slice(at + 1);
      if (above.length === 0) return [{ kind: 'program', program: programOf(state, active) }];
      const own = above.filter(
        (one) => (one.kind === 'op' || one.kind === 'all' || one.kind === 'pay') && one.active === active.id,
      );
      const status = own.length === above.length ? 'now' : 'held'; // whatever lies above, its last step asked for it
      return [
        {
          kind: 'program',
          program: programOf(state, active, { status, busy: own.flatMap((one) => busyWords(state, one)) }),
        },
      ];
    })
    .toReversed();

/** Techniques that wait on the table, in the order of activation: those of the stack left out. */
export const waiting = (state: PartieState, seat: Seat): readonly Program[] =>
  state.active.filter(({ owner, cost }) => owner === seat && cost !== null).map((active) => programOf(state, active));
