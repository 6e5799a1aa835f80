// « voir en action »: for each rule, the step of an example that shows it, found by replaying the examples at build time; else its demonstration.
import type { Example } from '../engine/kernel/example.ts';
import { replayLine } from '../engine/kernel/play.ts';
import { citedIn } from '../engine/kernel/tally.ts';
import { demonstrations } from './demonstrations.ts';
import { gameOfRule, READY_GAMES } from './games.ts';
import { lien } from './link.ts';
import { MODES } from '../components/every-mode.ts';
import { rulesOf } from './rulebook.ts';
import { workshopHref } from './scenarios.ts';

export type KnownExample = Example<unknown, unknown, string> & { readonly mode: string };
const byGame = import.meta.glob<readonly KnownExample[]>('../engine/*/examples.ts', {
  eager: true,
  import: 'EXAMPLES',
});

/** The worked examples of a game, in order; empty when none is written yet. */
export function examplesOf(jeu: string): readonly KnownExample[] {
  return byGame[`../engine/${jeu}/examples.ts`] ?? [];
}
/** "battleworld.hulk-capitaine-contre-fatalis" → "battleworld". */
export function gameOfExample(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
/** "battleworld.hulk-capitaine-contre-fatalis" → "hulk-capitaine-contre-fatalis". */
export function exampleSlug(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
export function exampleHref(id: string): string {
  return lien(`/${gameOfExample(id)}/exemples/${exampleSlug(id)}/`);
}
/** The address of a step of an example; without its number, what such addresses begin with. */
export const stepHref = (id: string, stepNumber: number | '' = ''): string =>
  `${exampleHref(id)}#ex.${exampleSlug(id)}.${stepNumber}`;

/** Whether the board of an example is drawn with the kit of the scene; else it lies on paper. */
export function isInScene(id: string): boolean {
  const jeu = gameOfExample(id);
  return MODES.get(`${jeu}/${examplesOf(jeu).find((one) => one.id === id)?.mode}`)?.stage !== undefined;
}

export interface Citation {
  readonly rule: string;
  readonly example: string;
  readonly stepNumber: number; // from 1, as in the log and in the fragment
  readonly rank: number; // 0: the rule that the event states; more: rules it leans on
  readonly before: boolean; // whether it was played before the example opens
  readonly longueur: number; // steps of the example, from where it opens
}

/** Every rule that an example's steps cite, found by playing it. Throws when the engine refuses a step: an example is never half shown. */
function citations(jeu: string, example: KnownExample): readonly Citation[] {
  const mode = MODES.get(`${jeu}/${example.mode}`)?.game;
  if (mode === undefined) throw new Error(`Exemple « ${example.id} » : mode « ${example.mode} » inconnu.`);
  const opening = mode.setup(example.scenario);
  if (!opening.ok)
    throw new Error(`Exemple « ${example.id} » : scénario refusé (${opening.error.map((e) => e.code).join(', ')}).`);
  const run = replayLine(
    mode,
    opening.value,
    example.script.map(({ action }) => action),
  );
  if (!run.ok)
    throw new Error(`Exemple « ${example.id} » : arrêté au pas ${run.error.line.moves.length + 1} (${run.error.why}).`);
  const start = example.opens?.at ?? 0;
  return run.value.moves.flatMap(({ step }, i) =>
    step.events.flatMap((event) =>
      citedIn(event).map((rule, rank): Citation => ({
        rule: rule,
        example: example.id,
        stepNumber: i + 1,
        rank: rank,
        before: i < start,
        longueur: example.script.length - start,
      })),
    ),
  );
}

/** The best step to see a rule: one that states it before one that leans on it, then one past where its example opens, then the shortest example, then its first step. */
export function best(a: Citation, b: Citation): number {
  return (
    Math.min(a.rank, 1) - Math.min(b.rank, 1) ||
    Number(a.before) - Number(b.before) ||
    a.longueur - b.longueur ||
    a.stepNumber - b.stepNumber
  );
}

/** What `shows` names, if it names a step that cites the rule; throws otherwise. */
function chosen(jeu: string, rule: string, shows: string, all: readonly Citation[]): Citation {
  const dot = shows.lastIndexOf('.');
  const example = `${jeu}.${shows.slice(0, dot)}`;
  const stepNumber = Number(shows.slice(dot + 1));
  const citation = all.find(
    (other) => other.rule === rule && other.example === example && other.stepNumber === stepNumber,
  );
  if (citation === undefined)
    throw new Error(`Règle « ${rule} » : « shows » nomme « ${shows} », et cette étape ne la cite pas.`);
  return citation;
}
const index = new Map<string, Citation>();
for (const { slug } of READY_GAMES) {
  const all = examplesOf(slug).flatMap((example) => citations(slug, example));
  const table = rulesOf(slug);
  for (const [id, { shows = 'action' }] of Object.entries(table))
    if (shows !== 'action') index.set(id, chosen(slug, id, shows, all));
  const free = all.filter(({ rule }) => table[rule]?.shows === undefined);
  for (const citation of free.toSorted(best)) if (!index.has(citation.rule)) index.set(citation.rule, citation);
}

/** The step of an example that shows a rule best, or undefined when none shows it. */
export function stepShowing(id: string): Citation | undefined {
  return index.get(id);
}
/** The rules that the examples of a game show, each with its step: « hulk-capitaine-contre-fatalis.7 ». */
export function stepsOfGame(jeu: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...index].flatMap(([id, { example, stepNumber }]) =>
      gameOfExample(example) === jeu ? [[id, `${exampleSlug(example)}.${stepNumber}`] as const] : [],
    ),
  );
}

export interface InAction {
  readonly par: 'exemple' | 'demonstration';
  readonly href: string;
}
/** The step of an example that shows a rule best; undefined when none does. */
export const exampleShowing = (id: string): Citation | undefined => index.get(id);
/** The shortest way to see a rule applied: the step of an example, else its demonstration; the workshop, with the fault, for a set-up that it refuses. Undefined when nothing shows it: /couverture/ says why. */
export function seeInAction(id: string): InAction | undefined {
  const citation = exampleShowing(id);
  if (citation !== undefined) {
    const { example, stepNumber } = citation;
    return { par: 'exemple', href: stepHref(example, stepNumber) };
  }
  const jeu = gameOfRule(id)?.slug;
  if (jeu === undefined) return undefined;
  const { rules, scenarios } = demonstrations(jeu);
  const seen = rules[id];
  if (seen === undefined) return undefined;
  const href =
    seen.kind === 'setup' ? workshopHref(jeu, seen.mode, scenarios[seen.scenario]) : lien(`/${jeu}/action/#${id}`);
  return { par: 'demonstration', href };
}
