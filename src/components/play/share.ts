// The kinds of links that share a moment or a scenario. Loaded with the dialog, on first use.
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, replayLine } from '../../engine/kernel/play.ts';
import { encodeMoment } from '../../engine/scenario/moment.ts';
import { lien } from '../../site/link.ts';
import type { ModeUi } from './mode.ts';
import type { Playable } from './source.ts';

export interface ShareKind {
  readonly key: 'lire' | 'jouer' | 'ouvert' | 'modifier';
  readonly label: string;
  readonly help: string;
  readonly href: string; // whole address
}
const absolute = (path: string): string => new URL(path, location.href).href;

/** What the reader of a link that stops before a secret is told. */
const openHelp = (steps: number, cut: number): string =>
  `${steps === 0 ? 'La partie s’ouvre à son début' : `La partie s’ouvre après le coup ${steps}`}, avant le premier choix encore secret : ${cut === 1 ? 'le coup suivant n’est pas dans le lien' : `les ${cut} coups suivants ne sont pas dans le lien`}. Les autres liens montrent tout.`;

/** A moment of play: read step by step, taken over on the table, or its scenario taken to the workshop. */
export const momentKinds = async <T extends Types>(
  mode: ModeUi<T>,
  scenario: T['scenario'],
  line: Line<T>,
): Promise<readonly ShareKind[]> => {
  const { codec, shareable } = await mode.links();
  const momentOf = (moves: Line<T>['moves']): string => encodeMoment(mode.game, codec, scenario, { ...line, moves });
  const { moves, start } = line;
  const moment = momentOf(moves);
  const open =
    shareable?.(
      moves.map(({ action }) => action),
      moves.at(-1)?.step.state ?? start,
    ) ?? moves.length;
  const table = `/${mode.jeu}/jouer/`;
  const workshop: ShareKind = {
    key: 'modifier',
    label: 'Modifier',
    help: "Le scénario de départ s'ouvre dans l'atelier.",
    href: absolute(lien(`/${mode.jeu}/atelier/#s=${codec.encode(scenario)}`)),
  };
  return [
    {
      key: 'lire',
      label: 'Lire',
      help: "La partie s'ouvre à ce moment, à parcourir pas à pas.",
      href: absolute(lien(`${table}?lire#p=${moment}`)),
    },
    {
      key: 'jouer',
      label: 'Jouer',
      help: 'La partie se poursuit à partir de ce moment.',
      href: absolute(lien(`${table}#p=${moment}`)),
    },
    ...(open < moves.length
      ? [
          {
            key: 'ouvert',
            label: 'Sans les secrets',
            help: openHelp(open, moves.length - open),
            href: absolute(lien(`${table}?lire#p=${momentOf(moves.slice(0, open))}`)),
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
  return [read, ...kinds.filter(({ key }) => key !== 'lire')];
};
