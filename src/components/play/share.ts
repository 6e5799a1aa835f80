// The kinds of links that share a moment or a scenario. Loaded with the dialog, on first use.
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, replayLine } from '../../engine/kernel/play.ts';
import { printScenario } from '../../engine/scenario/file.ts';
import { encodeMoment } from '../../engine/scenario/moment.ts';
import { lien } from '../../site/link.ts';
import { challengeAddress, gameMade } from '../exercises/challenge.ts';
import { scenarioFile } from '../../kept/file.ts';
import { gameFileName, gameText } from './games.ts';
import type { ModeUi } from './mode.ts';
import { seatsOf } from './saved.ts';
import { readyAddress, type ReadyMade } from './ready-made.ts';
import type { Playable } from './source.ts';

/** Opened by « Ouvrir une partie enregistrée », or by « Ouvrir un fichier » in the workshop. */
export interface SharedFile {
  readonly name: string;
  readonly text: string;
}
export interface ShareKind {
  readonly key: 'lire' | 'jouer' | 'main' | 'defier' | 'ouvert' | 'modifier';
  readonly label: string;
  readonly help: string;
  readonly href: string; // whole address
  readonly file?: SharedFile | undefined; // the same, for who cannot use so long a link
}
const absolute = (path: string): string => new URL(path, location.href).href;

/** What the reader of a link that stops before a secret is told. */
const openHelp = (steps: number, cut: number): string =>
  `${steps === 0 ? 'La partie s’ouvre à son début' : `La partie s’ouvre après le coup ${steps}`}, avant le premier choix encore secret : ${cut === 1 ? 'le coup suivant n’est pas dans le lien' : `les ${cut} coups suivants ne sont pas dans le lien`}. Les autres liens montrent tout.`;

/** Who opens it plays the seat that has to choose, and answers by a link. None where nobody chooses, where nobody else plays, or where a game hides anything at all: it would have to later. */
const passKind = <T extends Types>(mode: ModeUi<T>, line: Line<T>, moment: string): readonly ShareKind[] => {
  const state = line.moves.at(-1)?.step.state ?? line.start;
  const node = mode.game.node(state);
  if (mode.game.veil !== undefined || node.kind !== 'choice' || seatsOf(mode, line.start).length < 2) return [];
  return [
    {
      key: 'main',
      label: 'Passer la main',
      help: `Qui reçoit ce lien joue la suite (${mode.text.seat(node.seat, state)}), puis vous répond par un lien.`,
      href: absolute(lien(`/${mode.jeu}/jouer/?main#p=${moment}`)),
    },
  ];
};

/** The scenario alone, from its beginning: none of the moves is in the link. None before the first move, nor where the game is on the table of the players and the site only follows it. */
const challengeKind = <T extends Types>(
  { jeu, game, machine }: ModeUi<T>,
  { start, moves }: Line<T>,
  scenario: string,
  retries: number,
): readonly ShareKind[] => {
  if (moves.length === 0 || machine?.peopleOnly === true) return [];
  const over = game.node(moves.at(-1)?.step.state ?? start).kind === 'end';
  const tries = over ? retries + 1 : 0;
  return [
    {
      key: 'defier',
      label: 'Défier',
      help: `La partie s’ouvre à son début, sans un seul de vos coups. Le lien dit que la personne qui l’envoie ${gameMade(tries)}${tries > 1 ? ' (chaque reprise compte pour un essai)' : ''}.`,
      href: absolute(challengeAddress(lien(`/${jeu}/jouer/#s=${scenario}`), tries)),
    },
  ];
};

/** A ready-made scenario: played by its short address, or taken to the workshop by its link. */
export const readyKinds = (one: ReadyMade): readonly ShareKind[] => {
  const table = new URL(one.href, location.href);
  const play: ShareKind = {
    key: 'jouer',
    label: 'Jouer',
    help: 'Une partie commence sur ce scénario.',
    href: new URL(readyAddress(one), table).href,
  };
  if (one.editable !== true) return [play];
  return [
    play,
    {
      key: 'modifier',
      label: 'Modifier',
      help: "Le scénario s'ouvre dans l'atelier.",
      href: table.href.replace('/jouer/#', '/atelier/#'),
    },
  ];
};

/** A moment of play: read step by step, taken over on the table, its scenario sent as a challenge or taken to the workshop. `retries`: how many times the player went back and played otherwise; without it nobody is challenged. */
export const momentKinds = async <T extends Types>(
  mode: ModeUi<T>,
  scenario: T['scenario'],
  line: Line<T>,
  retries?: number,
): Promise<readonly ShareKind[]> => {
  const { codec, shareable } = await mode.links();
  const momentOf = (moves: Line<T>['moves']): string => encodeMoment(mode.game, codec, scenario, { ...line, moves });
  const { moves, start } = line;
  const actions = moves.map(({ action }) => action);
  const moment = momentOf(moves);
  const open = shareable?.(actions, moves.at(-1)?.step.state ?? start) ?? moves.length;
  const name = mode.title?.(scenario) ?? 'Partie';
  const now = { name, at: Date.now(), over: false };
  const saved = { mode: mode.game.id, version: codec.version, scenario: codec.write(scenario), struck: [] };
  const fileOf = (played: readonly T['action'][]): SharedFile => ({
    name: gameFileName(mode.jeu, now),
    text: gameText({ ...saved, actions: played, cursor: played.length }, now),
  });
  const file = fileOf(actions);
  const table = `/${mode.jeu}/jouer/`;
  const workshop: ShareKind = {
    key: 'modifier',
    label: 'Modifier',
    help: "Le scénario de départ s'ouvre dans l'atelier.",
    href: absolute(lien(`/${mode.jeu}/atelier/#s=${codec.encode(scenario)}`)),
    file: { name: scenarioFile(mode.jeu, name), text: printScenario(codec, scenario) },
  };
  return [
    {
      key: 'lire',
      label: 'Lire',
      help: "La partie s'ouvre à ce moment, à parcourir pas à pas.",
      href: absolute(lien(`${table}?lire#p=${moment}`)),
      file,
    },
    {
      key: 'jouer',
      label: 'Jouer',
      help: 'La partie se poursuit à partir de ce moment.',
      href: absolute(lien(`${table}#p=${moment}`)),
      file,
    },
    ...(open < moves.length ? [] : passKind(mode, line, moment)),
    ...(retries === undefined ? [] : challengeKind(mode, line, codec.encode(scenario), retries)),
    ...(open < moves.length
      ? [
          {
            key: 'ouvert',
            label: 'Sans les secrets',
            help: openHelp(open, moves.length - open),
            href: absolute(lien(`${table}?lire#p=${momentOf(moves.slice(0, open))}`)),
            file: fileOf(actions.slice(0, open)),
          } as const,
        ]
      : []),
    ...(mode.editable === true ? [workshop] : []),
  ];
};

/** A step of an example: read where it is told (the shortest link there is), or taken over on the table. `path`: its address; none for a game that is read. */
export const exampleKinds = async <T extends Types>(
  { mode, scenario, actions }: Playable<T>,
  step: number,
  path: string | undefined,
): Promise<readonly ShareKind[]> => {
  const start = mode.game.setup(scenario);
  if (!start.ok) return [];
  const played = replayLine(mode.game, start.value, actions.slice(0, step));
  const kinds = await momentKinds(mode, scenario, played.ok ? played.value : played.error.line);
  if (path === undefined) return kinds;
  const read: ShareKind = {
    key: 'lire',
    label: 'Lire',
    help: "L'exemple s'ouvre à cette étape.",
    href: absolute(path),
  };
  return [read, ...kinds.filter(({ key }) => key !== 'lire' && key !== 'main')];
};
