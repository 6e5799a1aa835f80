import { fail, sample, type Subject, type Visit, type Walks } from './contract-walks.ts';
import type { Game, Seat, Step, Types } from './game.ts';
import { canonical, notJson } from './json.ts';
import { listed } from './play.ts';
import type { Cite } from './rules.ts';

interface Check {
  readonly name: string;
  readonly run: () => void;
}

/** Words in -s that a number leaves as they are, or does not count. */
const UNCOUNTED = 'pas|fois|succès|vers|dans|sans|plus|moins|puis|sous|mais|après|alors|corps|bras|dos|temps';
/** What a forgotten case leaves behind; what a number, a list or a name glued to a sentence does: « 1 soldats », « A et B et C », the same words twice. */
const MACHINE: readonly RegExp[] = [
  /\bundefined\b|\bNaN\b|\bnull\b|\[object/,
  new RegExp(`(?<![\\p{L}\\d,.−+-])[01] (?!(?:${UNCOUNTED})(?!\\p{L}))\\p{Ll}+s(?!\\p{L})`, 'u'),
  /(?<!\p{L})\p{L}[\p{L}-]* et \p{L}[\p{L}-]* et \p{L}/u,
  /(?<!\p{L})(\p{L}[\p{L} ’']{5,}) \1(?!\p{L})/u,
];
/** A sentence to read: not empty, and as somebody would say it. */
const sentence = (where: string, what: string, said: string): void => {
  if (said.trim() === '' || MACHINE.some((wrong) => wrong.test(said)))
    fail(where, `no sentence for ${what}: "${said}"`);
};
const known = ({ rules }: { readonly rules: object }, where: string, { cites }: Cite<string>): void => {
  if (cites.length === 0) fail(where, 'no rule cited');
  for (const rule of cites) if (!Object.hasOwn(rules, rule)) fail(where, `unknown rule "${rule}"`);
};

/** The door: legal scenarios in, illegal ones refused with rule and sentence, links that come back. */
export const setupChecks = <T extends Types>(game: Game<T>, subject: Subject<T>): readonly Check[] => {
  const { scenarios, illegal = [], codec, text } = subject;
  const told = (where: string, refusals: readonly T['refusal'][]): void => {
    for (const refusal of refusals) {
      known(subject, where, refusal);
      if (text !== undefined) sentence(where, refusal.code, text.refusal(refusal));
    }
  };
  const door: Check = {
    name: 'lets legal scenarios in, and no other',
    run: () => {
      if (scenarios.length === 0) fail('contract', 'no scenario');
      scenarios.forEach((scenario, i) => {
        const where = `scenario ${i}`;
        const before = canonical(scenario);
        const first = game.setup(scenario);
        if (!first.ok) fail(where, `refused: ${first.error.map(({ code }) => code).join(', ')}`);
        if (canonical(game.setup(scenario)) !== canonical(first)) fail(where, 'two set-ups, two states');
        told(where, game.notices?.(scenario) ?? []);
        if (canonical(scenario) !== before) fail(where, 'the scenario changed');
      });
      illegal.forEach((scenario, i) => {
        const result = game.setup(scenario);
        if (result.ok || result.error.length === 0) return fail(`illegal scenario ${i}`, 'not refused');
        told(`illegal scenario ${i}`, result.error);
      });
    },
  };
  if (codec === undefined) return [door];
  const link: Check = {
    name: 'gives back what went into a link',
    run: () => {
      for (const [i, scenario] of scenarios.entries()) {
        const written = codec.encode(scenario);
        const read = codec.decode(written);
        if (!read.ok) return fail(`scenario ${i}`, `does not decode: ${canonical(read.error)}`);
        if (canonical(read.value) !== canonical(scenario)) fail(`scenario ${i}`, `decodes to ${canonical(read.value)}`);
        if (codec.encode(read.value) !== written) fail(`scenario ${i}`, 'encodes in two ways');
      }
    },
  };
  return [door, link];
};

/** Rules cited and, when the mode has its text, sentences. */
export const saysCheck = <T extends Types>(game: Game<T>, subject: Subject<T>, walks: Walks<T>): readonly Check[] => {
  const refusals = function* (): Generator<readonly [where: string, refusal: T['refusal']]> {
    for (const visit of walks.some(500))
      for (const action of walks.others(visit)) {
        const refusal = game.refuse(visit.state, action);
        if (refusal !== undefined) yield [`${visit.where}, ${canonical(action)} refused`, refusal];
      }
  };
  const cites: Check = {
    name: 'cites known rules',
    run: () => {
      for (const visit of walks.visits()) {
        known(subject, `${visit.where}, node`, visit.node);
        for (const aside of walks.asides(visit)) known(subject, `${visit.where}, aside`, aside);
      }
      for (const { visit, action, step } of walks.steps())
        for (const event of step.events)
          known(subject, `${visit.where}, ${canonical(action)}, event ${canonical(event)}`, event);
      for (const [where, refusal] of refusals()) known(subject, where, refusal);
    },
  };
  const { text } = subject;
  if (text === undefined) return [cites];
  const speaks: Check = {
    name: 'says everything in sentences',
    run: () => {
      for (const visit of walks.visits()) {
        const { where, state, node } = visit;
        if (node.kind === 'end') sentence(where, `the result ${node.result}`, text.result(node.result, state));
        else sentence(where, 'the node', text.node(state));
        if (node.kind === 'choice') sentence(where, `seat ${node.seat}`, text.seat(node.seat, state));
        for (const action of [...listed(node), ...walks.asides(visit).map((aside) => aside.action)])
          sentence(where, canonical(action), text.action(action, state));
      }
      for (const { visit, step } of walks.steps())
        for (const event of step.events) {
          const said = text.event(event, step.state);
          sentence(visit.where, canonical(event), said);
          if (text.event(event, visit.start) !== said)
            fail(visit.where, `the sentence of ${canonical(event)} depends on the moment: "${said}"`);
        }
      for (const [where, refusal] of refusals()) sentence(where, refusal.code, text.refusal(refusal));
    },
  };
  return [cites, speaks];
};

/** Everyone who may look: an onlooker, and each seat that decides something. */
const eyesOf = <T extends Types>(walks: Walks<T>): readonly (Seat | null)[] => [
  null,
  ...new Set(walks.visits().flatMap(({ node }): readonly Seat[] => (node.kind === 'choice' ? [node.seat] : []))),
];
const MOMENTS_SEEN = 300;
const OPEN_SEEN = 12;

/** What a table says to somebody from whom something is hidden: each question, label and event, of what that person sees. */
export const seenCheck = <T extends Types>(
  { veil }: Game<T>,
  { text }: Subject<T>,
  walks: Walks<T>,
): readonly Check[] => {
  if (veil === undefined || text === undefined) return [];
  const says = (where: string, what: string, say: () => string): string => {
    try {
      const said = say();
      sentence(where, what, said);
      return said;
    } catch (thrown) {
      return fail(where, `${what}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  };
  const asked = (visit: Visit<T>, seat: Seat | null): void => {
    const { state, node } = visit;
    const where = `${visit.where}, seen by ${seat ?? 'an onlooker'}`;
    const view = veil.state(state, seat);
    says(where, 'the question', () => (node.kind === 'end' ? text.result(node.result, view) : text.node(view)));
    if (node.kind === 'choice') says(where, `seat ${node.seat}`, () => text.seat(node.seat, view));
    for (const action of [...sample(listed(node), OPEN_SEEN), ...walks.asides(visit).map((aside) => aside.action)])
      says(where, canonical(action), () => text.action(action, view));
  };
  const heard = (visit: Visit<T>, { state, events }: Step<T['state'], T['event']>, seat: Seat | null): void => {
    const where = `${visit.where}, seen by ${seat ?? 'an onlooker'}`;
    for (const event of events) {
      const shown = veil.event(event, state, seat);
      const [before, after] = [visit.state, state].map((one) =>
        says(where, canonical(shown), () => text.event(shown, veil.state(one, seat))),
      );
      if (before !== after) fail(where, `the sentence of ${canonical(shown)} depends on the moment: "${after}"`);
    }
  };
  const run = (): void => {
    const seats = eyesOf(walks);
    const moves = walks
      .all()
      .flatMap(({ visits, moves: made }) => visits.map((visit, i) => ({ visit, step: made[i]?.step })));
    for (const { visit, step } of sample(moves, MOMENTS_SEEN))
      for (const seat of seats) {
        asked(visit, seat);
        if (step !== undefined) heard(visit, step, seat);
      }
  };
  return [{ name: 'says everything to whoever looks', run }];
};

/** A veil hides once and for all, shows a seat what it may choose, and shows the same whatever the secrets are. */
export const veilChecks = <T extends Types>(game: Game<T>, subject: Subject<T>, walks: Walks<T>): readonly Check[] => {
  const { veil } = game;
  if (veil === undefined) return [];
  const run = (): void => {
    const seats = eyesOf(walks);
    for (const { where, state, node } of walks.visits())
      for (const seat of seats) {
        const from = `${where}, seen by ${seat ?? 'an onlooker'}`;
        const shown = veil.state(state, seat);
        const view = canonical(shown);
        const odd = notJson(shown, 'view');
        if (odd !== undefined) fail(from, odd);
        if (canonical(veil.state(shown, seat)) !== view) fail(from, 'veiled twice, it changes');
        if (node.kind === 'choice' && node.seat === seat && canonical(game.node(shown)) !== canonical(node))
          fail(from, 'cannot see its own choices');
        for (const other of subject.secrets?.(state, seat) ?? [])
          if (canonical(veil.state(other, seat)) !== view) fail(from, 'a secret shows');
      }
    for (const { visit, step } of walks.steps())
      for (const seat of seats)
        for (const event of step.events) {
          const shown = veil.event(event, step.state, seat);
          known(subject, visit.where, shown);
          if (canonical(veil.event(shown, step.state, seat)) !== canonical(shown))
            fail(visit.where, `veiled twice, ${canonical(event)} changes`);
        }
  };
  return [{ name: 'hides what it must', run }];
};
