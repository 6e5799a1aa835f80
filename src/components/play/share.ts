// The kinds of links that share a moment or a scenario. Loaded with the dialog, on first use.
import { type Line, replayLine } from '../../engine/kernel/play.ts';
import type { Cite } from '../../engine/kernel/rules.ts';
import { encodeMoment } from '../../engine/scenario/moment.ts';
import { lien } from '../../lien.ts';
import type { ModeUi } from './mode.ts';
import type { Playable } from './source.ts';

export interface ShareKind {
  readonly key: 'lire' | 'jouer' | 'modifier';
  readonly label: string;
  readonly help: string;
  readonly href: string; // whole address
}
const absolute = (path: string): string => new URL(path, location.href).href;

/** A moment of play: read step by step, taken over on the table, or its scenario taken to the workshop. */
export const momentKinds = async <S, A, E extends Cite<R>, R extends string, P>(mode: ModeUi<S, A, E, R, P>, scenario: P, line: Line<S, A, E>): Promise<readonly ShareKind[]> => {
  const { codec } = await mode.links();
  const moment = encodeMoment(mode.game, codec, scenario, line);
  const table = `/${mode.jeu}/jouer/`;
  const workshop: ShareKind = { key: 'modifier', label: 'Modifier', help: "Le scénario de départ s'ouvre dans l'atelier.", href: absolute(lien(`/${mode.jeu}/atelier/#s=${codec.encode(scenario)}`)) };
  return [
    { key: 'lire', label: 'Lire', help: "La partie s'ouvre à ce moment, à parcourir pas à pas.", href: absolute(lien(`${table}?lire#p=${moment}`)) },
    { key: 'jouer', label: 'Jouer', help: 'La partie se poursuit à partir de ce moment.', href: absolute(lien(`${table}#p=${moment}`)) },
    ...(mode.editable === true ? [workshop] : []),
  ];
};

/** A step of an example: read where it is told (the shortest link there is), or taken over on the table. `path`: its address; none for a game that is read. */
export const exampleKinds = async <S, A, E extends Cite<R>, R extends string, P>({ mode, scenario, actions }: Playable<S, A, E, R, P>, step: number, path: string | undefined): Promise<readonly ShareKind[]> => {
  const start = mode.game.setup(scenario);
  if (!start.ok) return [];
  const played = replayLine(mode.game, start.value, actions.slice(0, step));
  const kinds = await momentKinds(mode, scenario, played.ok ? played.value : played.error.line);
  if (path === undefined) return kinds;
  const read: ShareKind = { key: 'lire', label: 'Lire', help: "L'exemple s'ouvre à cette étape.", href: absolute(path) };
  return [read, ...kinds.filter(({ key }) => key !== 'lire')];
};
