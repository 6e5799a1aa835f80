// What a demonstration says, in words: no drawing here, so that tests read it too.
import type { Demonstrations, Sight } from '../../engine/kernel/demonstration.ts';
import type { Types } from '../../engine/kernel/game.ts';
import { stateAt } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import type { Look } from '../../engine/kernel/sight.ts';
import { citedIn } from '../../engine/kernel/tally.ts';
import { distance } from '../../plugins/ids.ts';
import { typeset } from '../../plugins/typography.ts';
import type { CaptionProps, CaptionRule, CaptionSentence } from '../scene/Caption.tsx';
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
  readonly tried?: boolean; // what somebody tried, which the next one refuses
}
const ATTEMPT = 'Tentative';
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
  return [{ label: ATTEMPT, text: text.action(action, stateAt(line, at)), cites: [], tried: true }, ...refused];
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

const LONGEST = 120; // letters of a sentence: four lines of a small phone
/** Whether a caption can lead with it; else what its step tells best leads, and this is a press away. */
export const isShort = ({ text }: Quote): boolean => text.length <= LONGEST;
/** What the frame's caption says at that moment: the sentence that the rule is told by, led by what it is (« Refusé »); an attempt, and whatever else is said, under it. Typeset. */
export const captionOf = (
  [first, ...others]: readonly Quote[],
  linked: (rule: string) => CaptionRule,
): CaptionProps | undefined => {
  if (first === undefined) return undefined;
  const [main, note, rest] =
    first.tried === true && others[0] !== undefined ? [others[0], first, others.slice(1)] : [first, undefined, others];
  const sentence = ({ text, cites }: Quote): CaptionSentence => ({
    text: typeset(text),
    rules: cites.map(linked).toSorted((a, b) => Number(b.marked ?? false) - Number(a.marked ?? false)), // a caption shows one
  });
  return {
    who: main.label === undefined ? undefined : typeset(main.label),
    sentences: [main, ...rest].map(sentence),
    ...(note !== undefined && { note: typeset(`${ATTEMPT} : ${note.text}`), noteIs: 'tentative' }),
  };
};

/** The known ids nearest to one that is not known, the nearest first. */
export const nearest = (id: string, known: readonly string[], most = 3): readonly string[] =>
  known
    .map((one) => [distance(id, one), one] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, one]) => one);
