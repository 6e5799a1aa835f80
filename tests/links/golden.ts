// Shape of a golden link, how one is made, and how one is opened. The files of tests/games/<jeu>/links/ are links that were published: they are added, never changed.
import { readdirSync, readFileSync } from 'node:fs';
import { type Line, play, replayLine, seeded } from '../../src/engine/kernel/play.ts';
import type { Result } from '../../src/engine/kernel/result.ts';
import type { Codec, Divergence, LinkError } from '../../src/engine/scenario/codec.ts';
import { decodeMoment, encodeMoment } from '../../src/engine/scenario/moment.ts';
import { GAMES } from '../games/index.ts';
import type { AnyMode, AnyTypes } from '../games/subject.ts';

export interface Golden {
  readonly link: string; // the fragment: "#s=…"
  readonly kind: 's' | 'p';
  readonly mode: string;
  readonly version: number;
  readonly edition?: number; // of the game, for a moment
  readonly expect: { readonly scenario: unknown; readonly actions?: readonly unknown[] };
}
export interface OpenedLink {
  readonly scenario: unknown;
  readonly actions?: readonly unknown[];
  readonly diverged?: Divergence;
}
type Open = (link: string) => Result<OpenedLink, LinkError>;

const pick = ({ scenario, actions, diverged }: OpenedLink): OpenedLink => ({
  scenario,
  ...(actions === undefined ? {} : { actions }),
  ...(diverged === undefined ? {} : { diverged }),
});
const opener = ({
  game,
  codec,
  parseAction,
}: AnyMode): { readonly edition: number; readonly codec: Codec<unknown>; readonly s: Open; readonly p: Open } => ({
  edition: game.edition,
  codec,
  s: (link) => {
    const scenario = codec.decode(link);
    return scenario.ok ? { ok: true, value: { scenario: scenario.value } } : scenario;
  },
  p: (link) => {
    const moment = decodeMoment(game, codec, parseAction, link);
    return moment.ok ? { ok: true, value: pick(moment.value) } : moment;
  },
});
/** Every mode that has links, by its id. */
export const MODES: Readonly<Record<string, ReturnType<typeof opener>>> = Object.fromEntries(
  GAMES.flatMap(({ modes }) => Object.values(modes).map((mode) => [mode.game.id, opener(mode)])),
);

/** A seeded game of a mode, as far as `steps` actions. */
export const seededLine = ({ game }: AnyMode, scenario: unknown, seed: number, steps: number): Line<AnyTypes> => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return play(game, start.value, seeded(seed), steps).line;
};

const scriptedLine = ({ game }: AnyMode, scenario: unknown, actions: readonly unknown[]): Line<AnyTypes> => {
  const start = game.setup(scenario);
  const line = start.ok ? replayLine(game, start.value, actions) : undefined;
  if (line?.ok !== true) throw new Error(`${game.id}: a link to publish does not play`);
  return line.value;
};

/** Where the published links of a game are. */
export const linksFolder = (jeu: string): URL => new URL(`../games/${jeu}/links/`, import.meta.url);
/** All that were published, by « jeu/name ». */
export const published = (): readonly (readonly [name: string, golden: Golden])[] =>
  GAMES.flatMap(({ jeu }) => {
    const folder = linksFolder(jeu);
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return files.map(
      (name) => [`${jeu}/${name}`, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden] as const,
    );
  });

type Published = AnyMode['links']['published'][string];
/** A golden link as it would be published today. */
export const goldenOf = (mode: AnyMode, { scenario, actions, seeded: drawn }: Published): Golden => {
  const { game, codec } = mode;
  const about = { mode: game.id, version: codec.version } as const;
  if (actions === undefined && drawn === undefined)
    return { link: `#s=${codec.encode(scenario)}`, kind: 's', ...about, expect: { scenario } };
  const line =
    drawn === undefined
      ? scriptedLine(mode, scenario, actions ?? [])
      : seededLine(mode, scenario, drawn.seed, drawn.steps);
  return {
    link: `#p=${encodeMoment(game, codec, scenario, line)}`,
    kind: 'p',
    ...about,
    edition: game.edition,
    expect: { scenario, actions: line.moves.map(({ action }) => action) },
  };
};
