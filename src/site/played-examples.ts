// Examples as the engine plays them at build time: what the page shows without JavaScript, and the file that steps it.
import { actorsOf, citedBy, entriesOf } from '../components/play/entries.ts';
import type { LogLine } from '../components/play/EventLog.tsx';
import { diff } from '../components/play/patch.ts';
import { MODES } from '../components/every-mode.ts';
import type { ExampleFile } from '../components/play/source.ts';
import type { Titles } from '../components/play/titles.ts';
import type { Types } from '../engine/kernel/game.ts';
import { type Line, replayLine, shownAt, stateAt } from '../engine/kernel/play.ts';
import { examplesOf, type KnownExample, gameOfExample } from './example-index.ts';
import { typeset } from '../plugins/typography.ts';
import { rulesOf } from './rulebook.ts';

/** Plays a run of a game as an example is played: all that a page shows of it. Throws when the engine refuses it. */
export const playRun = (
  jeu: string,
  { id, mode: name, scenario, script }: Pick<KnownExample, 'id' | 'mode' | 'scenario' | 'script'>,
) => {
  const mode = MODES.get(`${jeu}/${name}`);
  if (mode === undefined)
    throw new Error(`Exemple « ${id} » : le mode « ${name} » manque (src/components/${jeu}/mode-${name}.ts).`);
  const start = mode.game.setup(scenario);
  if (!start.ok)
    throw new Error(`Exemple « ${id} » : ${start.error.map((refusal) => mode.text.refusal(refusal)).join(' ')}`);
  const actions = script.map(({ action }) => action);
  const played = replayLine(mode.game, start.value, actions);
  if (!played.ok)
    throw new Error(`Exemple « ${id} », étape ${played.error.line.moves.length + 1} : ${played.error.why}.`);
  const line: Line<Types> = played.value;
  const end = stateAt(line, actions.length);
  const node = mode.game.node(end);
  const table = rulesOf(mode.jeu);
  return {
    mode,
    depart: line.start,
    /** What the board shows after a step, and what that step told. */
    etat: (at: number) => shownAt(line, at),
    lignes: entriesOf(mode, line, actorsOf(mode, line)).map((entry): LogLine => {
      const note = script[entry.step - 1]?.note;
      return { entry, status: 'later', note: note === undefined ? undefined : typeset(note) };
    }),
    titres: Object.fromEntries(
      citedBy(mode, line).flatMap((rule) =>
        table[rule] === undefined ? [] : [[rule, [table[rule].chapter, table[rule].title] as const]],
      ),
    ) as Titles,
    resultat: node.kind === 'end' ? typeset(mode.text.result(node.result, end)) : undefined,
    fichier: {
      scenario,
      actions,
      start: line.start,
      steps: line.moves.map(({ step }, i) => ({ events: step.events, patch: diff(stateAt(line, i), step.state) })),
    } satisfies ExampleFile<Types>,
  };
};

type PlayedExample = Pick<KnownExample, 'id' | 'title' | 'opens' | 'goesOn'> & {
  readonly count: number;
} & ReturnType<typeof playRun>;
/** Played once a build, whatever shows them: their page, their file, the chapters that speak of them. */
const done = new Map<string, PlayedExample>();
/** An example by its id, played. Throws when there is no such example, or when the engine refuses it: the build stops there. */
export function playedExample(id: string): PlayedExample {
  const known = done.get(id);
  if (known !== undefined) return known;
  const jeu = gameOfExample(id);
  const example = examplesOf(jeu).find((one) => one.id === id);
  if (example === undefined) throw new Error(`Exemple inconnu : « ${id} ».`);
  const { title, script, opens, goesOn } = example;
  const fresh: PlayedExample = {
    id,
    title,
    count: script.length,
    ...(opens && { opens }),
    ...(goesOn && { goesOn }),
    ...playRun(jeu, example),
  };
  done.set(id, fresh);
  return fresh;
}

/** Chapter and short title of every rule of a game. */
export function titlesOfGame(jeu: string): Titles {
  return Object.fromEntries(
    Object.entries(rulesOf(jeu)).map(([id, { chapter, title }]) => [id, [chapter, title] as const]),
  );
}
