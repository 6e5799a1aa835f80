// What every exercise is made with: draws, positions to study with techniques waiting on the table, seeded play up to a moment, sentences and rules of what the engine did.
import { between, insisted, oneIn, pick, shuffled } from '../../kernel/draw.ts';
import type { Exercise, ExerciseAnswer, ExercisePosition, ExerciseType } from '../../kernel/exercise.ts';
import type { Seat } from '../../kernel/game.ts';
import { plural } from '../../kernel/french.ts';
import { play, seeded, stateAt } from '../../kernel/play.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Cite } from '../../kernel/rules.ts';
import { topOf } from '../../kernel/steps.ts';
import { CELLS, distanceOf } from '../board.ts';
import { BASICS, EXAMPLE_CARDS } from '../data.ts';
import { TYPE_LABELS } from '../language/labels.ts';
import { printStep, printSteps } from '../language/print.ts';
import { labelOf } from '../origin.ts';
import { activeOf, needsTarget, techniqueOf } from '../partie/board.ts';
import { partie, partieText } from '../partie/index.ts';
import type {
  ActiveSpec,
  PartieAction,
  PartieEvent,
  PartieScenario,
  PartieState,
  PlayerSpec,
} from '../partie/types.ts';
import type { BfRule } from '../rules.ts';
import { study } from '../scenarios.ts';
import {
  type CardId,
  type Instruction,
  type Keyword,
  type Modifier,
  type Technique,
  TECHNIQUE_TYPES,
  type TechniqueType,
} from '../types.ts';

export type BfExercise = Exercise<BfRule>;
export type BfExerciseType = ExerciseType<BfRule>;

export { between, insisted, oneIn, pick, shuffled } from '../../kernel/draw.ts';
export { choiceOf } from '../../kernel/exercise.ts';
/** At most so many of the list, in any order. */
export const sample = <T>(random: Rng, most: number, list: readonly T[]): readonly T[] =>
  shuffled(random, list).slice(0, random.below(most + 1));

// ── Answers
export const numberOf = (value: number, least: number, most: number, unit?: string): ExerciseAnswer => ({
  kind: 'number',
  value,
  least,
  most,
  ...(unit === undefined ? {} : { unit }),
});

// ── Techniques
/** The card made up for an exercise, in the hand of the person whose turn it is. */
export const TRIAL: CardId = 'essai';
export const step = (
  keyword: Keyword,
  value?: number | TechniqueType | null,
  modifier: Modifier | null = null,
): Instruction => ({
  modifier,
  keyword,
  ...(value === undefined ? {} : typeof value === 'number' ? { n: value } : { t: value }),
});
export const trial = (random: Rng, steps: readonly Instruction[]): Technique => ({
  id: TRIAL,
  title: 'Carte d’exemple',
  type: pick(random, TECHNIQUE_TYPES),
  steps,
});
const SHIPPED: readonly Technique[] = [...BASICS, ...EXAMPLE_CARDS];
export const shipped = (id: CardId): Technique => known(SHIPPED.find((one) => one.id === id));
export const EXAMPLE_IDS: readonly CardId[] = EXAMPLE_CARDS.map(({ id }) => id);

// ── Positions
/** Example cards that may wait, Stable, with the step that they resume at. */
const WAITING: Readonly<Record<CardId, number>> = {
  'ex-att-4': 2,
  'ex-def-2': 3,
  'ex-def-4': 2,
  'ex-def-5': 2,
  'ex-dep-3': 2,
  'ex-dep-5': 3,
  'ex-con-2': 1,
  'ex-con-3': 3,
  'ex-con-5': 4,
  'ex-rhe-3': 2,
  'ex-rhe-4': 2,
  'ex-rhe-5': 3,
};
/** Waits for somebody, the others as targets. */
export const waits = (random: Rng, card: CardId, owner: Seat, people: number): ActiveSpec => {
  const others = Array.from({ length: people }, (_, seat) => seat as Seat).filter((seat) => seat !== owner);
  const target = needsTarget(shipped(card)) ? { target: pick(random, others) } : {};
  return { card, owner, next: known(WAITING[card]), ...target };
};
/** Different example cards that wait, up to `most`, whose owner is drawn; `Transe` never for the person who plays: it would have no card to choose. */
export const waitingOf = (random: Rng, most: number, among: readonly CardId[], people: number): readonly ActiveSpec[] =>
  sample(random, most, among).map((card) =>
    waits(random, card, (card === 'ex-con-5' ? between(random, 1, people - 1) : random.below(people)) as Seat, people),
  );

/** Distinct cells, each at most `reach` from the first one. */
export const cellsOf = (random: Rng, count: number, reach = 2): readonly string[] => {
  const first = pick(random, CELLS);
  return [
    first,
    ...shuffled(
      random,
      CELLS.filter((cell) => cell !== first && distanceOf(cell, first) <= reach),
    ).slice(0, count - 1),
  ];
};
export const handOf = (random: Rng, least: number, most: number): readonly CardId[] =>
  Array.from({ length: between(random, least, most) }, () => pick(random, EXAMPLE_IDS));
/** Points that a game may give: life and damage together never above 20. */
export const person = (random: Rng, cell: string, more: PlayerSpec = {}): PlayerSpec => {
  const damage = oneIn(random, 3) ? 0 : between(random, 1, 6);
  return {
    cell,
    life: between(random, 5, 20 - damage),
    damage,
    hand: handOf(random, 0, 3),
    shuffled: handOf(random, 2, 5),
    discard: handOf(random, 0, 3),
    ...more,
  };
};
export const EXERCISE = {
  name: 'Exercice : une position',
  note: 'Position tirée au hasard, avec des cartes d’exemple, non officielles.',
} as const;
/** Who plays first has the card to be played, unless it is a basic technique: a card of this site's, or one made up. */
export const positionWith = (
  card: Technique,
  [mine, ...others]: readonly PlayerSpec[],
  more: Partial<PartieScenario> = {},
): PartieScenario => {
  const hand = labelOf(card.id) === 'base' ? (mine?.hand ?? []) : [card.id, ...(mine?.hand ?? [])];
  return study([{ ...mine, hand }, ...others], {
    ...EXERCISE,
    ...(labelOf(card.id) === 'saisie' ? { cards: [card] } : {}),
    ...more,
  });
};

// ── Moments
export interface Moment {
  readonly scenario: PartieScenario;
  readonly state: PartieState;
  readonly actions: readonly PartieAction[];
}
/** Where a position stands, some actions played. A scenario that `setup` refuses is a bug of ours. */
export const startOf = (scenario: PartieScenario): Moment => {
  const start = partie.setup(scenario);
  return { scenario, state: known(start.ok ? start.value : undefined), actions: [] };
};
const MOST = 40;
/** The card is played, the rest is left to chance, until a moment to be asked about; undefined when the turn never comes to it, or the card may not be played. */
export const momentOf = (
  random: Rng,
  scenario: PartieScenario,
  card: CardId,
  stop: (state: PartieState) => boolean,
): Moment | undefined => {
  const start = startOf(scenario);
  const first: PartieAction = { type: 'play', card };
  if (partie.refuse(start.state, first) !== undefined) return undefined;
  const chance = seeded(random.next());
  const { line } = play(
    partie,
    partie.apply(start.state, first).state,
    (node, state) => (state.turns > 1 || stop(state) ? undefined : chance(node)),
    MOST,
  );
  const state = stateAt(line, line.moves.length);
  return stop(state) ? { scenario, state, actions: [first, ...line.moves.map(({ action }) => action)] } : undefined;
};
/** The step about to be executed by the technique on top. */
export const nextStep = (state: PartieState): Instruction | undefined => {
  const top = topOf(state);
  if (state.end !== null || top?.kind !== 'run') return undefined;
  const { card, next } = activeOf(state, top.active);
  return techniqueOf(state, card).steps[next];
};
/** The moment just before a step of one of these keywords, « Tout le monde a » left out unless told. */
export const before =
  (keywords: readonly Keyword[], everybody = false) =>
  (state: PartieState): boolean => {
    const found = nextStep(state);
    return found !== undefined && keywords.includes(found.keyword) && (everybody || found.modifier !== 'tous');
  };
export const EXECUTE: PartieAction = { type: 'execute' };
/** What its board shows beside how each stands and the techniques on the table. */
export interface About {
  readonly ring?: true; // cells count
  readonly hand?: true; // of the person who plays, by its titles
  readonly card?: CardId; // laid open, though not played
  readonly counts?: true; // hand, pile and discard pile by their numbers
  readonly push?: readonly [from: string, to: string]; // to: a cell, or « dehors »
}
export const positionOf = ({ scenario, actions }: Moment, about: About = {}): ExercisePosition => ({
  mode: 'partie',
  scenario,
  actions,
  about,
});

// ── What is told
export const nameOf = (state: PartieState, seat: Seat): string => known(state.fixed.names[seat]);
const SOURCE = { base: 'technique de base', exemple: 'carte d’exemple', saisie: 'carte d’exemple' } as const;
/** « « Fronde » (attaque, carte d’exemple) : Distance ; Blesser 2. » */
export const textFact = ({ id, title, type, steps }: Technique): string =>
  `« ${title} » (${TYPE_LABELS[type]}, ${SOURCE[labelOf(id)]}) : ${printSteps(steps)}.`;
/** Every technique that waits: whose it is, whom it targets, what it says. */
export const waitingFacts = (state: PartieState): readonly string[] =>
  state.active.flatMap(({ card, owner, target, cost }) => {
    if (cost === null) return [];
    const { title, steps } = techniqueOf(state, card);
    const whose =
      target === null ? `de ${nameOf(state, owner)}` : `de ${nameOf(state, owner)} cible ${nameOf(state, target)} et`;
    return [
      `« ${title} » ${whose} attend sur la table, Stable, coût ${cost} (carte d’exemple) : ${printSteps(steps)}.`,
    ];
  });
/** Who plays what against whom, then the text of the technique. */
export const playedFacts = (state: PartieState, id: string): readonly string[] => {
  const { card, owner, target } = activeOf(state, id);
  const technique = techniqueOf(state, card);
  return [
    `${nameOf(state, owner)} joue « ${technique.title} »${target === null ? '' : ` contre ${nameOf(state, target)}`}.`,
    textFact(technique),
  ];
};
export const stepSentence = (one: Instruction): string => `L’étape « ${printStep(one)} » s’exécute.`;
export const handFact = (state: PartieState, seat: Seat): string =>
  `Main de ${nameOf(state, seat)} : ${plural(state.players[seat]?.hand.length ?? 0, 'carte', 'cartes')}.`;

type Reasons = Pick<BfExercise, 'because' | 'cites'>;
const once = <T>(list: readonly T[]): Some<T> => some([...new Set(list)]);
export const citesOf = (...cited: readonly (Cite<BfRule> | undefined)[]): Some<BfRule> =>
  once(cited.flatMap((one) => one?.cites ?? []));
export const sayings = (state: PartieState, events: readonly PartieEvent[]): Some<string> =>
  once(events.map((event) => partieText.event(event, state)));
/** The events of some kinds, in the order of the kinds: the one that answers first. */
export const eventsOf = <K extends PartieEvent['type']>(
  events: readonly PartieEvent[],
  ...types: readonly K[]
): readonly Extract<PartieEvent, { readonly type: K }>[] =>
  types.flatMap((type) =>
    events.filter((event): event is Extract<PartieEvent, { readonly type: K }> => event.type === type),
  );
/** Events of some kinds: told as they happened, their rules in the order of the kinds; of the rules, only those that a type is about. */
export const explained = (
  state: PartieState,
  events: readonly PartieEvent[],
  rules: readonly BfRule[],
  ...types: readonly PartieEvent['type'][]
): Reasons => ({
  because: sayings(
    state,
    events.filter(({ type }) => types.includes(type)),
  ),
  cites: among(citesOf(...eventsOf(events, ...types)), rules),
});
export const among = (cites: readonly BfRule[], rules: readonly BfRule[]): Some<BfRule> =>
  some(cites.filter((rule) => rules.includes(rule)));

// ── Permitted or refused
export interface Verdict extends Reasons {
  readonly action: PartieAction;
  readonly allowed: boolean;
}
/** One of some plays, permitted or refused as wanted, each reason as likely as another; undefined when none is. */
export const verdictOf = (
  random: Rng,
  wanted: boolean,
  state: PartieState,
  plays: readonly PartieAction[],
  rules: readonly BfRule[],
  kindOf: (action: PartieAction) => string = ({ type }) => type,
): Verdict | undefined => {
  const judged = plays
    .map((action) => ({ action, refusal: partie.refuse(state, action) }))
    .filter(({ refusal }) => (refusal === undefined) === wanted)
    .map((one) => ({ ...one, kind: one.refusal?.code ?? kindOf(one.action) }));
  if (judged.length === 0) return undefined;
  const kind = pick(random, [...new Set(judged.map((one) => one.kind))]);
  const { action, refusal } = pick(
    random,
    judged.filter((one) => one.kind === kind),
  );
  if (refusal !== undefined)
    return { action, allowed: false, because: [partieText.refusal(refusal)], cites: among(refusal.cites, rules) };
  const events = partie.apply(state, action).events.slice(0, 1);
  return { action, allowed: true, because: sayings(state, events), cites: among(citesOf(...events), rules) };
};
/** Permitted as often as refused: the coin is thrown first, then positions are drawn until one suits. */
export const evenly =
  (make: (random: Rng, wanted: boolean) => BfExercise | undefined) =>
  (random: Rng): BfExercise | undefined => {
    const wanted = oneIn(random, 2);
    return insisted(20, () => make(random, wanted));
  };
/** An exercise about a play, permitted or refused. */
export const asked = (
  { allowed, because, cites }: Verdict,
  shown: Required<Pick<BfExercise, 'facts' | 'drawn' | 'question' | 'position'>>,
): BfExercise => ({ ...shown, answer: { kind: 'allowed', allowed }, because, cites });
