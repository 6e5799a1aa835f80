// « voir en action »: for each rule, the step of an example that shows it, found by replaying the examples at build time; else its demonstration.
import type { Example } from '../engine/kernel/example.ts';
import { replayLine } from '../engine/kernel/play.ts';
import { citedIn } from '../engine/kernel/tally.ts';
import { demonstrations } from './demonstrations.ts';
import { jeuDeRegle, PRETS } from './games.ts';
import { lien } from './link.ts';
import { MODES } from '../components/every-mode.ts';
import { regles } from './rulebook.ts';
import { lienAtelier } from './scenarios.ts';

export type ExempleConnu = Example<unknown, unknown, string> & { readonly mode: string };
const parJeu = import.meta.glob<readonly ExempleConnu[]>('../engine/*/examples.ts', {
  eager: true,
  import: 'EXAMPLES',
});

/** The worked examples of a game, in order; empty when none is written yet. */
export function exemples(jeu: string): readonly ExempleConnu[] {
  return parJeu[`../engine/${jeu}/examples.ts`] ?? [];
}
/** "battleworld.hulk-capitaine-contre-fatalis" → "battleworld". */
export function jeuDeExemple(id: string): string {
  return id.slice(0, id.indexOf('.'));
}
/** "battleworld.hulk-capitaine-contre-fatalis" → "hulk-capitaine-contre-fatalis". */
export function slugExemple(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
export function lienExemple(id: string): string {
  return lien(`/${jeuDeExemple(id)}/exemples/${slugExemple(id)}/`);
}
/** The address of a step of an example; without its number, what such addresses begin with. */
export const lienEtape = (id: string, pas: number | '' = ''): string =>
  `${lienExemple(id)}#ex.${slugExemple(id)}.${pas}`;

/** Whether the board of an example is drawn with the kit of the scene; else it lies on paper. */
export function estEnScene(id: string): boolean {
  const jeu = jeuDeExemple(id);
  return MODES.get(`${jeu}/${exemples(jeu).find((one) => one.id === id)?.mode}`)?.staged === true;
}

export interface Citation {
  readonly regle: string;
  readonly exemple: string;
  readonly pas: number; // from 1, as in the log and in the fragment
  readonly rang: number; // 0: the rule that the event states; more: rules it leans on
  readonly avant: boolean; // whether it was played before the example opens
  readonly longueur: number; // steps of the example, from where it opens
}

/** Every rule that an example's steps cite, found by playing it. Throws when the engine refuses a step: an example is never half shown. */
function citations(jeu: string, exemple: ExempleConnu): readonly Citation[] {
  const mode = MODES.get(`${jeu}/${exemple.mode}`)?.game;
  if (mode === undefined) throw new Error(`Exemple « ${exemple.id} » : mode « ${exemple.mode} » inconnu.`);
  const depart = mode.setup(exemple.scenario);
  if (!depart.ok)
    throw new Error(`Exemple « ${exemple.id} » : scénario refusé (${depart.error.map((e) => e.code).join(', ')}).`);
  const partie = replayLine(
    mode,
    depart.value,
    exemple.script.map(({ action }) => action),
  );
  if (!partie.ok)
    throw new Error(
      `Exemple « ${exemple.id} » : arrêté au pas ${partie.error.line.moves.length + 1} (${partie.error.why}).`,
    );
  const debut = exemple.opens?.at ?? 0;
  return partie.value.moves.flatMap(({ step }, i) =>
    step.events.flatMap((evenement) =>
      citedIn(evenement).map((regle, rang): Citation => ({
        regle,
        exemple: exemple.id,
        pas: i + 1,
        rang,
        avant: i < debut,
        longueur: exemple.script.length - debut,
      })),
    ),
  );
}

/** The best step to see a rule: one that states it before one that leans on it, then one past where its example opens, then the shortest example, then its first step. */
export function meilleure(a: Citation, b: Citation): number {
  return (
    Math.min(a.rang, 1) - Math.min(b.rang, 1) ||
    Number(a.avant) - Number(b.avant) ||
    a.longueur - b.longueur ||
    a.pas - b.pas
  );
}

/** What `shows` names, if it names a step that cites the rule; throws otherwise. */
function choisie(jeu: string, regle: string, shows: string, toutes: readonly Citation[]): Citation {
  const point = shows.lastIndexOf('.');
  const exemple = `${jeu}.${shows.slice(0, point)}`;
  const pas = Number(shows.slice(point + 1));
  const citation = toutes.find((une) => une.regle === regle && une.exemple === exemple && une.pas === pas);
  if (citation === undefined)
    throw new Error(`Règle « ${regle} » : « shows » nomme « ${shows} », et cette étape ne la cite pas.`);
  return citation;
}
const index = new Map<string, Citation>();
for (const { slug } of PRETS) {
  const toutes = exemples(slug).flatMap((exemple) => citations(slug, exemple));
  const table = regles(slug);
  for (const [id, { shows = 'action' }] of Object.entries(table))
    if (shows !== 'action') index.set(id, choisie(slug, id, shows, toutes));
  const libres = toutes.filter(({ regle }) => table[regle]?.shows === undefined);
  for (const citation of libres.toSorted(meilleure))
    if (!index.has(citation.regle)) index.set(citation.regle, citation);
}

/** The step of an example that shows a rule best, or undefined when none shows it. */
export function etapeDe(id: string): Citation | undefined {
  return index.get(id);
}
/** The rules that the examples of a game show, each with its step: « hulk-capitaine-contre-fatalis.7 ». */
export function etapesDuJeu(jeu: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...index].flatMap(([id, { exemple, pas }]) =>
      jeuDeExemple(exemple) === jeu ? [[id, `${slugExemple(exemple)}.${pas}`] as const] : [],
    ),
  );
}

export interface EnAction {
  readonly par: 'exemple' | 'demonstration';
  readonly href: string;
}
/** The step of an example that shows a rule best; undefined when none does. */
export const exempleQuiMontre = (id: string): Citation | undefined => index.get(id);
/** The shortest way to see a rule applied: the step of an example, else its demonstration; the workshop, with the fault, for a set-up that it refuses. Undefined when nothing shows it: /couverture/ says why. */
export function voirEnAction(id: string): EnAction | undefined {
  const citation = exempleQuiMontre(id);
  if (citation !== undefined) {
    const { exemple, pas } = citation;
    return { par: 'exemple', href: lienEtape(exemple, pas) };
  }
  const jeu = jeuDeRegle(id)?.slug;
  if (jeu === undefined) return undefined;
  const { rules, scenarios } = demonstrations(jeu);
  const vue = rules[id];
  if (vue === undefined) return undefined;
  const href =
    vue.kind === 'setup' ? lienAtelier(jeu, vue.mode, scenarios[vue.scenario]) : lien(`/${jeu}/action/#${id}`);
  return { par: 'demonstration', href };
}
