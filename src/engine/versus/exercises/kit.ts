// What every exercise is made with: draws, moments of a game, names, and the rules of what the engine did.
import { capital } from '../../kernel/french.ts';
import type { Exercise, ExerciseAnswer, ExerciseType } from '../../kernel/exercise.ts';
import type { Game, Types } from '../../kernel/game.ts';
import { isSome, known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Cite } from '../../kernel/rules.ts';
import type { Of } from '../../kernel/tags.ts';
import { cardOf, poolOf } from '../data.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { partie, partieText } from '../partie/index.ts';
import { tileName } from '../partie/names.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, type Discs, type TileId } from '../types.ts';
import { CAMP_WORDS, count, discsWord } from '../words.ts';

export { between, oneIn, pick, shuffled } from '../../kernel/draw.ts';
export { choiceOf } from '../../kernel/exercise.ts';
export { discCount as discs } from '../words.ts';

// ── Answers
export const numberOf = (value: number, most: number, unit?: string): ExerciseAnswer => ({
  kind: 'number',
  value,
  least: 0,
  most,
  ...(unit === undefined ? {} : { unit }),
});

/** An exercise before its rules are sorted out. */
export interface Asked extends Omit<Exercise<VsRule>, 'because' | 'cites'> {
  readonly because: readonly string[];
  /** All that the engine cited, what decides first; those that the type is not about are left out. */
  readonly told: readonly VsRule[];
}
interface Kind extends Omit<ExerciseType<VsRule>, 'make'> {
  readonly ask: (random: Rng) => Asked | undefined;
}
export const exerciseType = ({ ask, ...type }: Kind): ExerciseType<VsRule> => ({
  ...type,
  make: (random) => {
    const asked = ask(random);
    if (asked === undefined) return undefined;
    const { told, because, ...rest } = asked;
    const cites = [...new Set(told)].filter((rule) => type.rules.includes(rule));
    return isSome(cites) && isSome(because) ? { ...rest, because, cites } : undefined;
  },
});
export const citesOf = (events: readonly Cite<VsRule>[]): readonly VsRule[] => events.flatMap(({ cites }) => cites);

// ── Moments
export interface Moment {
  readonly scenario: PartieScenario;
  readonly state: PartieState;
  readonly actions: readonly PartieAction[];
  readonly events: readonly PartieEvent[];
}
/** The state that a scenario of ours gives; one that `setup` refuses is a bug. */
export const stateOf = <T extends Types<VsRule>>(game: Game<T>, scenario: T['scenario']): T['state'] => {
  const start = game.setup(scenario);
  return known(start.ok ? start.value : undefined);
};
export const momentOf = (scenario: PartieScenario): Moment => ({
  scenario,
  state: stateOf(partie, scenario),
  actions: [],
  events: [],
});
/** Throws on an action that the engine refuses: a bug of ours. */
export const playOn = (moment: Moment, ...actions: readonly PartieAction[]): Moment =>
  actions.reduce<Moment>((so, action) => {
    const refusal = partie.refuse(so.state, action);
    if (refusal !== undefined) throw new Error(`exercise: ${action.type} refused, ${refusal.code}`);
    const { state, events } = partie.apply(so.state, action);
    return { ...so, state, actions: [...so.actions, action], events: [...so.events, ...events] };
  }, moment);
/** To step 3 of the turn. */
export const toDiscs = (moment: Moment): Moment => playOn(moment, { type: 'upkeep' }, { type: 'begin' });
/** Tiles other than the event tile, one after the other; nothing is reported of them. */
export const activateAll = (moment: Moment, tiles: readonly TileId[]): Moment =>
  tiles.reduce((so, tile) => playOn(so, { type: 'activate', tile }, { type: 'done' }), moment);
export const endTurn = (moment: Moment): Moment => playOn(moment, { type: 'stop' }, { type: 'end-turn' });
/** What of a position is asked about: drawn alone, as large as the place. */
export type Part =
  | { readonly is: 'discs'; readonly camp: Camp; readonly discs?: Discs } // as they are, unless told
  | { readonly is: 'cubes'; readonly camp: Camp }
  | { readonly is: 'river'; readonly camp: Camp }
  | { readonly is: 'plan' };
export const positionOf = (
  { scenario, actions }: Moment,
  ...about: readonly Part[]
): NonNullable<Asked['position']> => ({
  mode: 'partie',
  scenario,
  actions,
  about,
});
/** What happened until a moment, after an earlier one. */
export const since = (moment: Moment, before: Moment): readonly PartieEvent[] =>
  moment.events.slice(before.events.length);
/** The last event of a type; undefined when there is none. */
export const lastOf = <K extends PartieEvent['type']>(
  events: readonly PartieEvent[],
  type: K,
): Of<PartieEvent, K> | undefined => events.findLast((event): event is Of<PartieEvent, K> => event.type === type);
/** The events of some types, in the order of the types: what decides first. */
export const eventsOf = (
  events: readonly PartieEvent[],
  types: readonly PartieEvent['type'][],
): readonly PartieEvent[] => types.flatMap((type) => events.filter((event) => event.type === type));
export const said = ({ state }: Moment, ...events: readonly (PartieEvent | undefined)[]): readonly string[] =>
  events.flatMap((event) =>
    event === undefined ? [] : [[partieText.event(event, state), ...postsAfter(event)].join(' ')],
  );
/** The posts that an event changed, whole: an answer is read there. */
const postsAfter = (event: PartieEvent): readonly string[] => {
  switch (event.type) {
    case 'recovered':
    case 'paid':
    case 'returned':
    case 'disc':
      return [postWord(event.side, event.after)];
    case 'stolen':
      return CAMPS.map((camp) => postWord(camp, event.after[camp]));
    default:
      return [];
  }
};
const postWord = (camp: Camp, discs: Discs): string => `Poste ${CAMP_WORDS[camp].of} : ${discsWord(discs)}.`;

// ── Words
export const The = (camp: Camp): string => capital(CAMP_WORDS[camp].the);
export const ofCamp = (camp: Camp): string => CAMP_WORDS[camp].of;
export const tilesWord = (n: number): string => count(n, 'tuile');
export const nameOf = ({ state }: Moment, tile: TileId): string => tileName(state.fixed, tile);
/** « Policiers, puis Huntress ». */
export const inTurn = (moment: Moment, tiles: readonly TileId[]): string =>
  tiles.map((tile) => nameOf(moment, tile)).join(', puis ');
/** « Robin (Damian Wayne) »: of a card that the site knows. */
export const cardName = (tile: TileId): string => known(cardOf(poolOf(), tile)).name;
/** « QG du héros : Oracle, en jeu. » */
export const hqFact = (camp: Camp, hq: TileId, out = false): string =>
  `QG ${ofCamp(camp)} : ${cardName(hq)}, ${out ? 'hors jeu' : 'en jeu'}.`;
