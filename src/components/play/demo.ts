// What a demonstration says, in words: no drawing here, so that tests read it too.
import type { Demonstrations, Sight } from '../../engine/kernel/demonstration.ts';
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
/** Ordinary spaces: the view typesets. */
export interface Told {
  readonly intro: string;
  readonly quotes: readonly Quote[];
}
type Mode<S, A, E extends Cite<R>, R extends string, P> = Pick<ModeUi<S, A, E, R, P>, 'game' | 'text'>;
type Seen<S, A, E extends Cite<R>, R extends string, P> = readonly [mode: Mode<S, A, E, R, P>, look: Look<S, A, E, R>, rule: string];

const after = (at: number): string => (at === 0 ? 'Au départ' : `Après l’étape ${at}`);

const event = <S, A, E extends Cite<R>, R extends string, P>(...[{ text }, { line, at }, rule]: Seen<S, A, E, R, P>): Told => {
  if (line === undefined) return { intro: '', quotes: [] };
  const before = stateAt(line, at - 1);
  const telling = (line.moves[at - 1]?.step.events ?? []).filter((one) => citedIn(one).includes(rule));
  const stated = telling.some(({ cites }) => cites[0] === rule);
  return {
    intro: stated ? `À l’étape ${at}, la règle s’applique.` : `À l’étape ${at}, ce qui se passe s’appuie sur cette règle.`,
    quotes: telling.map((one) => ({ text: text.event(one, before), cites: one.cites })),
  };
};
const ASKED = { choice: 'la question posée repose sur cette règle', report: 'ce qui est demandé repose sur cette règle', chance: 'le tirage qui vient repose sur cette règle', end: 'la partie s’arrête là, par cette règle' } as const;
const node = <S, A, E extends Cite<R>, R extends string, P>(...[{ game, text }, { line, at }]: Seen<S, A, E, R, P>): Told => {
  if (line === undefined) return { intro: '', quotes: [] };
  const state = stateAt(line, at);
  const asked = game.node(state);
  return { intro: `${after(at)}, ${ASKED[asked.kind]}.`, quotes: [{ text: asked.kind === 'end' ? text.result(asked.result, state) : text.node(state), cites: asked.cites }] };
};
const refusal = <S, A, E extends Cite<R>, R extends string, P>(...[{ text }, { line, at, action, refusals }]: Seen<S, A, E, R, P>): Told => {
  if (line === undefined || action === undefined) return { intro: '', quotes: [] };
  return {
    intro: `${after(at)}, quelqu’un tente ce que la règle interdit.`,
    quotes: [{ label: 'Tentative', text: text.action(action, stateAt(line, at)), cites: [] }, ...refusals.map((one) => ({ label: 'Refusé', text: text.refusal(one), cites: one.cites }))],
  };
};
const aside = <S, A, E extends Cite<R>, R extends string, P>(...[{ text }, { line, at, action, seat, cites }]: Seen<S, A, E, R, P>): Told => {
  if (line === undefined || action === undefined || seat === undefined) return { intro: '', quotes: [] };
  const state = stateAt(line, at);
  return { intro: `${after(at)}, un geste s’offre à côté de ce qui est demandé.`, quotes: [{ label: text.seat(seat, state), text: text.action(action, state), cites }] };
};
const door = (intro: string, label: string) =>
  <S, A, E extends Cite<R>, R extends string, P>(...[{ text }, { refusals }, rule]: Seen<S, A, E, R, P>): Told => {
    const first = refusals.toSorted((a, b) => Number([...b.cites].includes(rule as R)) - Number([...a.cites].includes(rule as R)));
    return { intro, quotes: first.map((one) => ({ label, text: text.refusal(one), cites: one.cites })) };
  };
const WORDS = {
  event,
  node,
  refusal,
  aside,
  setup: door('Ce scénario ne peut pas se jouer : il est refusé avant le premier coup.', 'Le scénario est refusé'),
  notice: door('Ce scénario se joue, et la mise en place signale quelque chose.', 'Signalé'),
} as const;

/** What there is to see, and the engine's own sentences about it; those that are about the rule come first. */
export const tell = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, kind: Sight['kind'], look: Look<S, A, E, R>, rule: string): Told => WORDS[kind](mode, look, rule);

/** The known ids nearest to one that is not known, the nearest first. */
export const nearest = (id: string, known: readonly string[], most = 3): readonly string[] =>
  known
    .map((one) => [distance(id, one), one] as const)
    .toSorted(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, one]) => one);
