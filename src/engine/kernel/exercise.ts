// Exercises: questions that an engine asks about positions it drew, and answers itself. A game exports `EXERCISES` (src/engine/<jeu>/exercises/index.ts); pages show them, whatever the game.
import { among, insisted } from './draw.ts';
import { type Some, some } from './result.ts';
import type { Rng } from './rng.ts';

/** What is asked, and the right answer: as the engine gave it, never computed a second time. */
export type ExerciseAnswer =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly least: number;
      readonly most: number;
      readonly unit?: string;
    } // unit: « dégâts », after the field
  | {
      readonly kind: 'choice';
      readonly options: Some<string>; // 2 to 6, in an order that tells nothing
      readonly right: number; // index of the one that holds
      readonly marks?: readonly unknown[]; // where each option lies on the board, as the game's own reads it; null: nowhere
    }
  | { readonly kind: 'allowed'; readonly allowed: boolean }; // « permis » or « refusé »

/** A moment to be drawn beside the question: replayed by the page. */
export interface ExercisePosition {
  readonly mode: string; // by the name that the game's modes have everywhere
  readonly scenario: unknown;
  readonly actions: readonly unknown[]; // from the set-up to the moment asked about
  readonly about?: unknown; // what is asked about, as the game's board reads it: framed, pointed at
}
export interface Exercise<R extends string> {
  /** The facts that the board alone does not show, one short sentence each; empty when it shows all. French, ordinary spaces, as all sentences here. */
  readonly facts: readonly string[];
  /** Facts that the board draws: said to those who do not see it, and to everybody where none comes. */
  readonly drawn?: readonly string[];
  readonly question: string;
  readonly position?: ExercisePosition;
  readonly answer: ExerciseAnswer;
  /** What the engine says when it does it: sentences of events, parts of the total, or the refusal. Shown after an answer. */
  readonly because: Some<string>;
  /** The rules that decide the answer, the main one first. */
  readonly cites: Some<R>;
}
/** A kind of question. `make` is pure: the same generator gives the same exercise, so that an address can hold one. */
export interface ExerciseType<R extends string> {
  readonly id: string; // slug, part of addresses: « degats »
  readonly title: string; // « Combien de dégâts ? »
  readonly rules: Some<R>; // every rule that it may be about
  /** A new one; undefined when the draw led to nothing to be asked (callers try again; most draws must give one). Under 50 ms. */
  readonly make: (random: Rng) => Exercise<R> | undefined;
}
/** The exercise of a type under a seed: as the address tells it. The first of `tries` draws that asks something, undefined if none does. */
export const exerciseOf = <R extends string>(type: ExerciseType<R>, random: Rng, tries = 60): Exercise<R> | undefined =>
  insisted(tries, () => type.make(random));
/** The right answer among wrong ones, of which `most` − 1 at most are kept, in an order that tells nothing. */
export const choiceOf = (random: Rng, right: string, wrong: readonly string[], most = Infinity): ExerciseAnswer => {
  const drawn = among(random, right, wrong, most - 1);
  return { kind: 'choice', options: some(drawn.options), right: drawn.right };
};
/** Answers that all have their place on the board go by a letter, there and on their buttons. */
export const isLettered = (answer: ExerciseAnswer): boolean =>
  answer.kind === 'choice' && answer.marks?.every((mark) => mark !== null) === true;
export const letterOf = (option: number): string => String.fromCharCode(65 + option);
/** Whether an answer is right. A number is compared as it is; a choice by its index; « permis » as true. */
export const isRight = (answer: ExerciseAnswer, given: number | boolean): boolean =>
  answer.kind === 'number'
    ? given === answer.value
    : answer.kind === 'choice'
      ? given === answer.right
      : given === answer.allowed;
