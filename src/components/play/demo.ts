// What a demonstration says, in words: no drawing here, so that tests read it too.
import type { Demonstrations, Sight } from '../../engine/kernel/demonstration.ts';
import type { Types } from '../../engine/kernel/game.ts';
import { stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import type { Look } from '../../engine/kernel/sight.ts';
import { citedIn } from '../../engine/kernel/tally.ts';
import { distance } from '../../plugins/ids.ts';
import type { ModeUi } from './mode.ts';

/** What /<jeu>/action.json holds: the demonstrations of a game, and the steps of its examples, by rule (« hulk-capitaine-contre-fatalis.7 »). */
export interface ActionFile extends Demonstrations {
  readonly exemples: Readonly<Record<string, string>>;
}
/** A sentence of the engine, under what it is (« Refusé »), with the rules that it cites. */
export interface Quote {
  readonly label?: string;
  readonly text: string;
  readonly cites: readonly string[];
}
type Mode<T extends Types> = Pick<ModeUi<T>, 'game' | 'text'>;
type Seen<T extends Types> = readonly [mode: Mode<T>, look: Look<T>, rule: string];

const event = <T extends Types>(...[{ text }, { line, at }, rule]: Seen<T>): readonly Quote[] => {
  if (line === undefined) return [];
  const before = stateAt(line, at - 1);
  const telling = (line.moves[at - 1]?.step.events ?? []).filter((one) => citedIn(one).includes(rule));
  return telling.map((one) => ({ text: text.event(one, before), cites: one.cites }));
};
const node = <T extends Types>(...[{ game, text }, { line, at }]: Seen<T>): readonly Quote[] => {
  if (line === undefined) return [];
  const state = stateAt(line, at);
  const asked = game.node(state);
  return [{ text: asked.kind === 'end' ? text.result(asked.result, state) : text.node(state), cites: asked.cites }];
};
const refusal = <T extends Types>(...[{ text }, { line, at, action, refusals }]: Seen<T>): readonly Quote[] => {
  if (line === undefined || action === undefined) return [];
  const refused = refusals.map((one) => ({ label: 'Refusé', text: text.refusal(one), cites: one.cites }));
  return [{ label: 'Tentative', text: text.action(action, stateAt(line, at)), cites: [] }, ...refused];
};
const aside = <T extends Types>(...[{ text }, { line, at, action, seat, cites }]: Seen<T>): readonly Quote[] => {
  if (line === undefined || action === undefined || seat === undefined) return [];
  const state = stateAt(line, at);
  return [{ label: text.seat(seat, state), text: text.action(action, state), cites }];
};
/** At the door, the refusals that are about the rule come first. */
const door =
  (label: string) =>
  <T extends Types>(...[{ text }, { refusals }, rule]: Seen<T>): readonly Quote[] => {
    const isAbout = ({ cites }: Cite<string>): number => Number(cites.includes(rule));
    const sorted = refusals.toSorted((a, b) => isAbout(b) - isAbout(a));
    return sorted.map((one) => ({ label, text: text.refusal(one), cites: one.cites }));
  };
const WORDS = { event, node, refusal, aside, setup: door('Le scénario est refusé'), notice: door('Signalé') } as const;

/** The engine's own sentences about what there is to see. Ordinary spaces: the view typesets. */
export const quotesOf = <T extends Types>(
  mode: Mode<T>,
  kind: Sight['kind'],
  look: Look<T>,
  rule: string,
): readonly Quote[] => WORDS[kind](mode, look, rule);

/** The known ids nearest to one that is not known, the nearest first. */
export const nearest = (id: string, known: readonly string[], most = 3): readonly string[] =>
  known
    .map((one) => [distance(id, one), one] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, one]) => one);
