// The moment at which a rule is seen in action, as a picture of a chapter: the very step that « voir en action » opens, played at build.
import { MODES } from '../components/every-mode.ts';
import type { Types } from '../engine/kernel/game.ts';
import { stateAt } from '../engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../engine/kernel/sight.ts';
import { demonstrations } from './demonstrations.ts';
import { exempleQuiMontre, jeuDeExemple, lienEtape, voirEnAction } from './example-index.ts';
import { jeuDeRegle } from './games.ts';
import { exempleJoue } from './played-examples.ts';

type Mode = NonNullable<ReturnType<typeof MODES.get>>;
export interface Moment {
  readonly jeu: string;
  readonly mode: Mode;
  readonly state: Types['state'];
  readonly events: readonly Types['event'][]; // of the step that led there
  readonly dit: string; // what happens there, ordinary spaces
  readonly href: string; // where it is played
}

/** A step of an example, from 1, as the sentence that rests on `regle` tells it, or the first one. Throws beyond its end. */
export function momentDExemple(id: string, pas: number, regle = ''): Moment {
  const { mode, etat, lignes } = exempleJoue(id);
  const entree = lignes[pas - 1]?.entry;
  if (entree === undefined) throw new Error(`Exemple « ${id} » : pas d'étape ${pas}.`);
  const dit = (entree.sentences.find(({ cites }) => cites.includes(regle)) ?? entree.sentences[0])?.text ?? '';
  return { jeu: jeuDeExemple(id), mode, ...etat(pas), dit, href: lienEtape(id, pas) };
}
/** Where a rule shows itself. Throws for a rule that nothing shows, or that only a refused set-up shows: there is no picture of it. */
export function momentDe(regle: string): Moment {
  const citation = exempleQuiMontre(regle);
  if (citation !== undefined) return momentDExemple(citation.exemple, citation.pas, regle);
  const href = voirEnAction(regle)?.href;
  const jeu = jeuDeRegle(regle)?.slug;
  if (href === undefined || jeu === undefined) throw new Error(`Règle « ${regle} » : rien ne la montre.`);
  const toutes = demonstrations(jeu);
  const vue = toutes.rules[regle];
  const nom = vue && modeOfSight(toutes, vue);
  const mode = MODES.get(`${jeu}/${nom}`);
  const vu = vue && mode && lookAt(mode.game, toutes, vue);
  if (vue === undefined || mode === undefined || vu?.ok !== true || vu.value.line === undefined)
    throw new Error(`Règle « ${regle} » : rien n'est joué là où elle se montre.`);
  const { line, at } = vu.value;
  return { jeu, mode, state: stateAt(line, at), events: line.moves[at - 1]?.step.events ?? [], dit: vue.look, href };
}
