// The moment at which a rule is seen in action, as a picture: the very step that « voir en action » opens, played at build.
import { MODES } from '../components/every-mode.ts';
import type { Types } from '../engine/kernel/game.ts';
import { shownAt } from '../engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../engine/kernel/sight.ts';
import { demonstrations } from './demonstrations.ts';
import { type Citation, exampleShowing, seeInAction } from './example-index.ts';
import { gameOfRule } from './games.ts';
import { playedExample } from './played-examples.ts';

/** Where a rule is seen: in a step of an example, else in its demonstration. */
export interface MomentPlace {
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
  readonly over: boolean; // nothing is left to play there
}

/** A step of an example, as the sentence that rests on the rule tells it, or the first one. */
function saidOf({ rule, example, stepNumber: at }: Citation): string {
  const sentences = playedExample(example).lignes[at - 1]?.entry.sentences ?? [];
  return (sentences.find(({ cites }) => cites.includes(rule)) ?? sentences[0])?.text ?? '';
}
/** Where a rule shows itself; undefined for a rule that nothing shows, or that only a refused set-up shows: there is no picture of it. */
export function placeOf(rule: string): MomentPlace | undefined {
  const href = seeInAction(rule)?.href;
  const jeu = gameOfRule(rule)?.slug;
  if (href === undefined || jeu === undefined) return undefined;
  const step = exampleShowing(rule);
  if (step !== undefined)
    return { mode: playedExample(step.example).mode.game.id, dit: saidOf(step), href, etape: step };
  const all = demonstrations(jeu);
  const shown = all.rules[rule];
  const mode = shown && modeOfSight(all, shown);
  return shown === undefined || mode === undefined || shown.kind === 'setup'
    ? undefined
    : { mode: `${jeu}/${mode}`, dit: shown.look, href };
}
/** What to look at where only a refused set-up shows the rule: there is no position to draw, the fault says it all. */
export function faultOf(rule: string): string | undefined {
  const shown = demonstrations(gameOfRule(rule)?.slug ?? '').rules[rule];
  return shown?.kind === 'setup' && seeInAction(rule) !== undefined ? shown.look : undefined;
}
function momentAt(
  mode: Moment['mode'],
  shown: Pick<Moment, 'state' | 'events'>,
  told: Pick<Moment, 'dit' | 'href'>,
): Moment {
  return { mode, ...shown, ...told, over: mode.game.node(shown.state).kind === 'end' };
}
function inDemonstration(rule: string, { mode: id, dit: said, href }: MomentPlace): Moment {
  const mode = MODES.get(id);
  const all = demonstrations(mode?.jeu ?? '');
  const shown = all.rules[rule];
  const seen = shown && mode && lookAt(mode.game, all, shown);
  if (mode === undefined || seen?.ok !== true || seen.value.line === undefined)
    throw new Error(`Règle « ${rule} » : rien n'est joué là où elle se montre.`);
  return momentAt(mode, shownAt(seen.value.line, seen.value.at), { dit: said, href });
}
/** The moment of a rule, played. Throws where there is none to draw. */
export function momentDe(rule: string): Moment {
  const place = placeOf(rule);
  if (place === undefined) throw new Error(`Règle « ${rule} » : rien ne la montre.`);
  const { etape: step, dit: said, href } = place;
  if (step === undefined) return inDemonstration(rule, place);
  const { mode, etat: state } = playedExample(step.example);
  return momentAt(mode, state(step.stepNumber), { dit: said, href });
}
