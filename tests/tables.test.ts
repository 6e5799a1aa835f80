// Every mode of every game as its table draws it, to everyone who may look: seeded games, and in each one moment of every kind of question. Nothing throws, nothing is left unsaid.
// The games are those of the day (SEED, tests/day.ts); LONG=1 plays more of them.
import { type ComponentChild, h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { labelled } from '../src/components/play/Choices.tsx';
import type { Viewer } from '../src/components/play/eyes.ts';
import { eyesOf } from '../src/components/play/eyes.ts';
import { newLine } from '../src/components/play/line.ts';
import { NO_ODDS } from '../src/components/play/odds.ts';
import { MODES } from '../src/components/every-mode.ts';
import type { AnyMode as AnyUi } from '../src/components/registry.ts';
import { PlayFrame } from '../src/components/play/PlayFrame.tsx';
import { stakesOf } from '../src/components/play/stakes.ts';
import { seatsOf } from '../src/components/play/saved.ts';
import { useLine } from '../src/components/play/useLine.ts';
import type { Busy } from '../src/components/play/useMachine.ts';
import { sample } from '../src/engine/kernel/contract-walks.ts';
import type { Types } from '../src/engine/kernel/game.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import { type Line, listed, play, stateAt } from '../src/engine/kernel/play.ts';
import { rng } from '../src/engine/kernel/rng.ts';
import { leaning } from '../src/engine/kernel/weigh.ts';
import { LONG, seedOf } from './day.ts';
import { GAMES } from './games/index.ts';
import type { AnyMode } from './games/subject.ts';

type Played = Line<Types>;

const FIRST = seedOf('tables') % 1_000_000;
const GAMES_PLAYED = LONG ? 20 : 3; // a mode
const STEPS = 600;
const MOMENTS = 9; // a game
const BEFORE = 2; // actions told in the log of a moment
const BUSY: readonly (Busy | undefined)[] = [undefined, 'machine', 'forced', 'chance'];
const HOLE = /\bundefined\b|\bNaN\b|\bnull\b|\[object/;

/** What is asked, roughly: two moments alike ask the same kind of thing. */
const kindOf = ({ game }: AnyUi, state: unknown): string => {
  const node = game.node(state);
  const [first] = listed(node);
  return `${node.kind} ${typeof first === 'object' && first !== null && 'type' in first ? String(first.type) : ''} ${node.cites[0]}`;
};
/** One moment of every kind, the start and the end among them, at most so many. */
const moments = (ui: AnyUi, line: Played, below: (n: number) => number): readonly number[] => {
  const kinds = new Map<string, number[]>();
  for (let at = 1; at < line.moves.length; at += 1) {
    const kind = kindOf(ui, stateAt(line, at));
    kinds.set(kind, [...(kinds.get(kind) ?? []), at]);
  }
  const drawn = [...kinds.values()].map((list) => list[below(list.length)] ?? 0);
  return [0, line.moves.length, ...sample(drawn, MOMENTS)];
};

interface Moment {
  readonly ui: AnyUi;
  readonly scenario: unknown;
  readonly line: Played;
  readonly at: number;
}
const Frame = ({
  moment: { ui, scenario, line, at },
  viewer,
  busy,
}: {
  readonly moment: Moment;
  readonly viewer: Viewer;
  readonly busy: Busy | undefined;
}): ComponentChild => {
  const from = Math.max(0, at - BEFORE);
  const actions = line.moves.slice(from, at).map(({ action }) => action);
  const table = useLine(ui, { start: stateAt(line, from), moves: [] }, newLine(actions));
  return h(PlayFrame<Types>, {
    mode: ui,
    scenario,
    play: table,
    titles: {},
    odds: NO_ODDS,
    viewer,
    busy,
  });
};
/** What is read aloud or on the screen: data for scripts left out. */
const drawn = (moment: Moment, viewer: Viewer, busy: Busy | undefined): string =>
  render(h(Frame, { moment, viewer, busy })).replace(/ data-[a-z-]+="[^"]*"/g, '');

const hold = (where: string, what: string, holds: boolean): void => {
  if (!holds) throw new Error(`${where}: ${what}`);
};
/** The page as drawn, then what it asks a mode only when a reader opens something. */
const look = ({ ui, scenario, line, at }: Moment, viewer: Viewer, where: string): void => {
  const state = stateAt(line, at);
  const node = ui.game.node(state);
  const view = eyesOf(ui, viewer).state(state);
  for (const busy of node.kind === 'end' ? [undefined] : BUSY) {
    const page = drawn({ ui, scenario, line, at }, viewer, busy);
    hold(where, `busy: ${busy ?? 'no'}, the page says ${HOLE.exec(page)?.[0] ?? ''}`, !HOLE.test(page));
  }
  const tried = [
    ...listed(node),
    ...(ui.attempts?.(view) ?? []),
    ...(ui.game.asides?.(state) ?? []).map(({ action }) => action),
  ];
  for (const { action, label, kind } of labelled(ui, view, sample(tried, 60)))
    hold(
      where,
      `${canonical(action)} is called « ${label} » among « ${kind} »`,
      label.trim() !== '' && !HOLE.test(`${label} ${kind}`),
    );
  for (const action of ui.attempts?.(view) ?? []) ui.game.refuse(state, action);
  if (node.kind === 'chance')
    for (const { action } of sample(node.outcomes, 30))
      hold(where, `${canonical(action)} has a face without a label`, ui.chance(action, view)?.label !== '');
  ui.hidden?.secret?.(state);
  ui.odds?.has?.(state);
  if (node.kind !== 'choice') return;
  for (const action of sample(node.options, 12)) stakesOf(ui, state, action);
};

const playedGames = (
  ui: AnyUi,
  { scenarios, weigh }: AnyMode,
): readonly (Omit<Moment, 'at'> & { readonly where: string; readonly seed: number })[] => {
  const { below } = rng(FIRST);
  return Array.from({ length: GAMES_PLAYED }, (_, i) => {
    const index = below(scenarios.length);
    const scenario = scenarios[index];
    const seed = FIRST * 1000 + i;
    const start = ui.game.setup(scenario);
    if (!start.ok) throw new Error(`scenario ${index} is refused`);
    return {
      ui,
      scenario,
      line: play(ui.game, start.value, leaning(seed, weigh), STEPS).line,
      where: `scenario ${index}, seed ${seed}`,
      seed,
    };
  });
};

const TABLES = GAMES.flatMap(({ jeu, modes }) =>
  Object.entries(modes).map(([name, subject]) => [`${jeu}/${name}`, MODES.get(`${jeu}/${name}`), subject] as const),
);

describe.each(TABLES)('%s', (id, ui, subject) => {
  test('has its table', () => expect(ui?.game.id).toBe(id));
  if (ui === undefined) return;
  test('is drawn whole to whoever looks', { timeout: 120_000 }, () => {
    for (const { where, seed, ...game } of playedGames(ui, subject)) {
      const viewers: readonly Viewer[] = [
        undefined,
        ...(ui.game.veil === undefined ? [] : [null, ...seatsOf(ui, game.line.start)]),
      ];
      ui.title?.(game.scenario);
      ui.script?.imposed?.(game.scenario);
      for (const at of moments(ui, game.line, rng(seed).below))
        for (const viewer of viewers) {
          const seen = `${where}, step ${at}, seen by ${viewer === undefined ? 'everybody' : (viewer ?? 'an onlooker')}`;
          try {
            look({ ...game, at }, viewer, seen);
          } catch (thrown) {
            throw new Error(`${seen}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
          }
        }
    }
  });
});
