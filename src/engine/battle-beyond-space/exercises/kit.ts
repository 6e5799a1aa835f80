// What every exercise is made with: draws, choices, moments of a turn, sentences and rules of what the engine did.
import { ahead } from '../../hex/cells.ts';
import { insisted, pick } from '../../kernel/draw.ts';
import {
  choiceOf as choiceAmong,
  type Exercise,
  type ExerciseAnswer,
  type ExercisePosition,
  type ExerciseType,
} from '../../kernel/exercise.ts';
import { listed } from '../../kernel/play.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { cardOf } from '../partie/board.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction, PartieScenario, PartieState, Phase } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { BbsRule } from '../rules.ts';
import { indexOf } from '../ships.ts';
import type { ShipId } from '../types.ts';
import type { About } from './asked.ts';
import { cellWord, count, inCell, isDestroyerId, playerName, seatOfShip, shipName, toFacing } from '../words.ts';

export type BbsExercise = Exercise<BbsRule>;
export type BbsType = ExerciseType<BbsRule>;
type Drawn = BbsExercise | undefined;

export { between, oneIn, pick, shuffled } from '../../kernel/draw.ts';

// ── Answers
/** Four options at most, unless told. */
export const choiceOf = (random: Rng, right: string, wrong: readonly string[], most = 4): ExerciseAnswer =>
  choiceAmong(random, right, wrong, most);

// ── Moments of a turn
export interface Moment {
  readonly scenario: PartieScenario;
  readonly actions: readonly PartieAction[];
  readonly state: PartieState;
}
/** Undefined when the pieces drawn cannot stand together. */
export const opening = (scenario: PartieScenario): Moment | undefined => {
  const start = partie.setup(scenario);
  return start.ok ? { scenario, actions: [], state: start.value } : undefined;
};
export const after = ({ scenario, actions, state }: Moment, action: PartieAction): Moment => ({
  scenario,
  actions: [...actions, action],
  state: partie.apply(state, action).state,
});
/** What somebody in no hurry does, step by step: nothing optional. */
const IDLE: readonly PartieAction['type'][] = [
  'turn-card',
  'squadron',
  'arrive',
  'keep',
  'volley',
  'fire',
  'hold',
  'turn',
  'destroyer',
  'halt',
  'hold-fire',
  'go-draw',
  'draw',
  'end-turn',
];
const idle = (state: PartieState): PartieAction | undefined => {
  const open = listed(partie.node(state));
  return IDLE.map((type) => open.find((action) => action.type === type)).find((action) => action !== undefined);
};
/** The same turn, at a later phase; undefined when it is passed by. */
export const goneTo = (moment: Moment | undefined, phase: Phase): Moment | undefined => {
  let now = moment;
  for (let steps = 0; now !== undefined && now.state.phase !== phase && steps < 16; steps += 1) {
    const action = idle(now.state);
    if (action === undefined || action.type === 'end-turn') return undefined;
    now = after(now, action);
  }
  return now?.state.phase === phase ? now : undefined;
};
export const positionOf = ({ scenario, actions }: Moment, about: About): ExercisePosition => ({
  mode: 'partie',
  scenario,
  actions,
  about,
});

// ── Facts
const player = (state: PartieState, id: ShipId): string => playerName(state.fixed, seatOfShip(id));
/** « a1 de J1 », « D2 de J3 ». */
export const named = (state: PartieState, id: ShipId): string => `${shipName(id)} de ${player(state, id)}`;
/** Where a ship in play stands, and which way it looks. */
export const standsFact = (state: PartieState, id: ShipId): string => {
  const { cell, facing, damage } = known(state.ships[known(indexOf(id))]);
  if (!isDestroyerId(id)) return `${named(state, id)} est ${inCell(cell)}, tourné ${toFacing(facing)}.`;
  return `${named(state, id)} a l’arrière ${inCell(cell)} et l’avant ${inCell(ahead(cell, facing))} ; il est ${damage === 0 ? 'intact' : 'endommagé'}.`;
};
export const cardFact = (state: PartieState): string => {
  const { speed, turn, points } = cardOf(state);
  return `Carte révélée par ${playerName(state.fixed, state.active)} : vitesse ${speed}, rotation ${turn}, ${count(points, 'point')} d’action.`;
};
/** « arrière en (1, 0), avant en (2, 0) », of a pose. */
export const poseWord = (rear: number, front: number): string =>
  `Arrière en ${cellWord(rear)}, avant en ${cellWord(front)}`;

// ── What the engine says
type Told<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
export const eventsOf = <K extends PartieEvent['type']>(
  events: readonly PartieEvent[],
  ...types: readonly K[]
): readonly Told<K>[] => events.filter((event): event is Told<K> => types.some((type) => type === event.type));
export const eventOf = <K extends PartieEvent['type']>(events: readonly PartieEvent[], type: K): Told<K> | undefined =>
  eventsOf(events, type)[0];
export const sayings = (state: PartieState, events: readonly PartieEvent[]): readonly string[] =>
  events.map((event) => partieText.event(event, state));
type Reasons = Pick<BbsExercise, 'because' | 'cites'>;
/** Sentences of events, and those of their rules that a question is about; undefined when none is. */
export const reasonsOf = (
  state: PartieState,
  events: readonly PartieEvent[],
  rules: readonly BbsRule[],
): Reasons | undefined => {
  const cites = [...new Set(events.flatMap((event) => event.cites))].filter((rule) => rules.includes(rule));
  const [because, rule] = [sayings(state, events), cites[0]];
  return because[0] === undefined || rule === undefined ? undefined : { because: some(because), cites: some(cites) };
};

/** One of some plays, allowed as often as refused, each reason as likely as another; undefined when the coin finds none on its side. */
interface Verdict extends Reasons {
  readonly action: PartieAction;
  readonly allowed: boolean;
}
export interface Plays {
  readonly plays: readonly PartieAction[];
  readonly rules: readonly BbsRule[];
  readonly codes: readonly string[]; // the refusals worth asking about
}
export const verdictOf = (
  random: Rng,
  state: PartieState,
  allowed: boolean,
  { plays, rules, codes }: Plays,
): Verdict | undefined => {
  const judged = plays
    .map((action) => ({ action, refusal: partie.refuse(state, action) }))
    .filter(
      ({ refusal }) => (refusal === undefined) === allowed && (refusal === undefined || codes.includes(refusal.code)),
    );
  const kinds = [...new Set(judged.map(({ action, refusal }) => refusal?.code ?? action.type))];
  if (kinds.length === 0) return undefined;
  const kind = pick(random, kinds);
  const { action, refusal } = pick(
    random,
    judged.filter((one) => (one.refusal?.code ?? one.action.type) === kind),
  );
  if (refusal === undefined) {
    const reasons = reasonsOf(state, partie.apply(state, action).events.slice(0, 1), rules);
    return reasons && { action, allowed, ...reasons };
  }
  const cites = refusal.cites.filter((rule) => rules.includes(rule));
  return cites.length === 0
    ? undefined
    : { action, allowed, because: [partieText.refusal(refusal)], cites: some(cites) };
};
export const judged = (
  moment: Moment,
  { allowed, because, cites }: Verdict,
  { about, ...said }: Pick<BbsExercise, 'facts' | 'drawn' | 'question'> & { readonly about: About },
): BbsExercise => ({
  ...said,
  position: positionOf(moment, about),
  answer: { kind: 'allowed', allowed },
  because,
  cites,
});

/** A type whose draws insist a few times before giving up. */
export const typeOf = (
  id: string,
  title: string,
  rules: Some<BbsRule>,
  make: (random: Rng, rules: readonly BbsRule[]) => () => Drawn,
  tries = 12,
): BbsType => ({ id, title, rules, make: (random) => insisted(tries, make(random, rules)) });
