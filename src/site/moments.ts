// The moment at which a rule is seen in action, as a picture: the very step that « voir en action » opens, played at build.
import { MODES } from '../components/every-mode.ts';
import type { Types } from '../engine/kernel/game.ts';
import { shownAt } from '../engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../engine/kernel/sight.ts';
import { demonstrations } from './demonstrations.ts';
import { type Citation, exempleQuiMontre, voirEnAction } from './example-index.ts';
import { jeuDeRegle } from './games.ts';
import { exempleJoue } from './played-examples.ts';

/** Where a rule is seen: in a step of an example, else in its demonstration. */
export interface Lieu {
  readonly mode: string; // id of its game: « battleworld/combat »
  readonly dit: string; // what happens there, ordinary spaces
  readonly href: string; // where it is played
  readonly etape?: Citation;
}
export interface Moment {
  readonly mode: NonNullable<ReturnType<typeof MODES.get>>;
  readonly state: Types['state'];
  readonly events: readonly Types['event'][]; // of the step that led there
  readonly dit: string;
  readonly href: string;
}

/** A step of an example, as the sentence that rests on the rule tells it, or the first one. */
function ditDe({ regle, exemple, pas }: Citation): string {
  const dites = exempleJoue(exemple).lignes[pas - 1]?.entry.sentences ?? [];
  return (dites.find(({ cites }) => cites.includes(regle)) ?? dites[0])?.text ?? '';
}
/** Where a rule shows itself; undefined for a rule that nothing shows, or that only a refused set-up shows: there is no picture of it. */
export function lieuDe(regle: string): Lieu | undefined {
  const href = voirEnAction(regle)?.href;
  const jeu = jeuDeRegle(regle)?.slug;
  if (href === undefined || jeu === undefined) return undefined;
  const etape = exempleQuiMontre(regle);
  if (etape !== undefined) return { mode: exempleJoue(etape.exemple).mode.game.id, dit: ditDe(etape), href, etape };
  const toutes = demonstrations(jeu);
  const vue = toutes.rules[regle];
  const mode = vue && modeOfSight(toutes, vue);
  return vue === undefined || mode === undefined || vue.kind === 'setup'
    ? undefined
    : { mode: `${jeu}/${mode}`, dit: vue.look, href };
}
/** What to look at where only a refused set-up shows the rule: there is no position to draw, the fault says it all. */
export function fauteDe(regle: string): string | undefined {
  const vue = demonstrations(jeuDeRegle(regle)?.slug ?? '').rules[regle];
  return vue?.kind === 'setup' && voirEnAction(regle) !== undefined ? vue.look : undefined;
}
function enDemonstration(regle: string, { mode: id, dit, href }: Lieu): Moment {
  const mode = MODES.get(id);
  const toutes = demonstrations(mode?.jeu ?? '');
  const vue = toutes.rules[regle];
  const vu = vue && mode && lookAt(mode.game, toutes, vue);
  if (mode === undefined || vu?.ok !== true || vu.value.line === undefined)
    throw new Error(`Règle « ${regle} » : rien n'est joué là où elle se montre.`);
  return { mode, ...shownAt(vu.value.line, vu.value.at), dit, href };
}
/** The moment of a rule, played. Throws where there is none to draw. */
export function momentDe(regle: string): Moment {
  const lieu = lieuDe(regle);
  if (lieu === undefined) throw new Error(`Règle « ${regle} » : rien ne la montre.`);
  const { etape, dit, href } = lieu;
  if (etape === undefined) return enDemonstration(regle, lieu);
  const { mode, etat } = exempleJoue(etape.exemple);
  return { mode, ...etat(etape.pas), dit, href };
}
