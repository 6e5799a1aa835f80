// Examples as the engine plays them at build time: what the page shows without JavaScript, and the file that steps it.
import { combatMode, partieMode } from './components/battleworld/modes.ts';
import { actorsOf, citedBy, entriesOf } from './components/play/entries.ts';
import type { LogLine } from './components/play/EventLog.tsx';
import type { ModeUi } from './components/play/mode.ts';
import { diff } from './components/play/patch.ts';
import type { ExampleFile } from './components/play/source.ts';
import type { Titles } from './components/play/titles.ts';
import { EXAMPLES } from './engine/battleworld/examples.ts';
import type { Example } from './engine/kernel/example.ts';
import { type Line, replayLine, stateAt } from './engine/kernel/play.ts';
import type { Cite } from './engine/kernel/rules.ts';
import { typographie } from './plugins/typographie.ts';
import { regles } from './registre.ts';

const joue = <S, A, E extends Cite<R>, R extends string, P>(mode: ModeUi<S, A, E, R, P>, { id, scenario, script }: Example<P, A, R>) => {
  const start = mode.game.setup(scenario);
  if (!start.ok) throw new Error(`Exemple « ${id} » : ${start.error.map((refusal) => mode.text.refusal(refusal)).join(' ')}`);
  const actions = script.map(({ action }) => action);
  const played = replayLine(mode.game, start.value, actions);
  if (!played.ok) throw new Error(`Exemple « ${id} », étape ${played.error.line.moves.length + 1} : ${played.error.why}.`);
  const line: Line<S, A, E> = played.value;
  const fin = stateAt(line, actions.length);
  const node = mode.game.node(fin);
  const table = regles(mode.jeu);
  return {
    depart: line.start,
    lignes: entriesOf(mode, line, actorsOf(mode, line)).map((entry): LogLine => {
      const note = script[entry.step - 1]?.note;
      return { entry, status: 'later', note: note === undefined ? undefined : typographie(note) };
    }),
    titres: Object.fromEntries(citedBy(mode, line).flatMap((rule) => (table[rule] === undefined ? [] : [[rule, [table[rule].chapter, table[rule].title] as const]]))) as Titles,
    partLabel: mode.partLabel,
    resultat: node.kind === 'end' ? typographie(mode.text.result(node.result, fin)) : undefined,
    fichier: { scenario, actions, start: line.start, steps: line.moves.map(({ step }, i) => ({ events: step.events, patch: diff(stateAt(line, i), step.state) })) } satisfies ExampleFile<S, A, E, P>,
  };
};

/** An example by its id, played. Throws when there is no such example, or when the engine refuses it: the build stops there. */
export function exempleJoue(id: string) {
  const exemple = EXAMPLES.find((one) => one.id === id);
  if (exemple === undefined) throw new Error(`Exemple inconnu : « ${id} ».`);
  const { title, script } = exemple;
  const commun = { id, title, count: script.length };
  return exemple.mode === 'combat' ? { ...commun, mode: exemple.mode, ...joue(combatMode, exemple) } : { ...commun, mode: exemple.mode, ...joue(partieMode, exemple) };
}

/** Chapter and short title of every rule of a game. */
export function titresDuJeu(jeu: string): Titles {
  return Object.fromEntries(Object.entries(regles(jeu)).map(([id, { chapter, title }]) => [id, [chapter, title] as const]));
}
