// The moment at which a rule is seen in action, as a picture of a chapter: the very step that « voir en action » opens, played at build.
import { MODES } from '../components/every-mode.ts';
import type { Types } from '../engine/kernel/game.ts';
import { stateAt } from '../engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../engine/kernel/sight.ts';
import { demonstrations } from './demonstrations.ts';
import { type Citation, exempleQuiMontre, lienEtape, voirEnAction } from './example-index.ts';
import { jeuDeRegle } from './games.ts';
import { exempleJoue } from './played-examples.ts';

export interface Moment {
  readonly mode: NonNullable<ReturnType<typeof MODES.get>>;
  readonly state: Types['state'];
  readonly events: readonly Types['event'][]; // of the step that led there
  readonly dit: string; // what happens there, ordinary spaces
  readonly href: string; // where it is played
}

/** A step of an example, as the sentence that rests on the rule tells it, or the first one. */
function parExemple(regle: string, { exemple, pas }: Citation): Moment {
  const { mode, etat, lignes } = exempleJoue(exemple);
  const dites = lignes[pas - 1]?.entry.sentences ?? [];
  const dit = (dites.find(({ cites }) => cites.includes(regle)) ?? dites[0])?.text ?? '';
  return { mode, ...etat(pas), dit, href: lienEtape(exemple, pas) };
}
function parDemonstration(regle: string, jeu: string, href: string): Moment {
  const toutes = demonstrations(jeu);
  const vue = toutes.rules[regle];
  const mode = vue && MODES.get(`${jeu}/${modeOfSight(toutes, vue)}`);
  const vu = vue && mode && lookAt(mode.game, toutes, vue);
  if (vue === undefined || mode === undefined || vu?.ok !== true || vu.value.line === undefined)
    throw new Error(`Règle « ${regle} » : rien n'est joué là où elle se montre.`);
  const { line, at } = vu.value;
  return { mode, state: stateAt(line, at), events: line.moves[at - 1]?.step.events ?? [], dit: vue.look, href };
}
/** Where a rule shows itself. Throws for a rule that nothing shows, or that only a refused set-up shows: there is no picture of it. */
export function momentDe(regle: string): Moment {
  const citation = exempleQuiMontre(regle);
  if (citation !== undefined) return parExemple(regle, citation);
  const href = voirEnAction(regle)?.href;
  const jeu = jeuDeRegle(regle)?.slug;
  if (href === undefined || jeu === undefined) throw new Error(`Règle « ${regle} » : rien ne la montre.`);
  return parDemonstration(regle, jeu, href);
}
