// « Prendre la main » under diagrams: each link opens, at the position that is drawn, where somebody has a choice.
import { describe, expect, test } from 'vitest';
import { schema as space, SCHEMA_IDS as SPACE } from '../components/battle-beyond-space/schemas.ts';
import type { Drawn } from '../components/battle-beyond-space/schemas-kit.ts';
import { schema as fight, SCHEMA_IDS as FIGHT } from '../components/battlefight/schemas.ts';
import type { BoardSchema as Ring } from '../components/battlefight/schemas-kit.ts';
import { schema as world, SCHEMA_IDS as WORLD } from '../components/battleworld/schemas.ts';
import type { BoardSchema, DuelSchema } from '../components/battleworld/schemas-kit.ts';
import { viewOf } from '../components/battleworld/view.ts';
import { MODES } from '../components/every-mode.ts';
import type { From } from '../components/play/from.ts';
import { schema as eternia, SCHEMA_IDS as ETERNIA } from '../components/fields-of-eternia/schemas.ts';
import { schema as versus, SCHEMA_IDS as VERSUS } from '../components/versus/schemas.ts';
import { partie as spaceGame } from '../engine/battle-beyond-space/partie/index.ts';
import type { PartieState as SpaceState } from '../engine/battle-beyond-space/partie/types.ts';
import type { PartieState as FightState } from '../engine/battlefight/partie/types.ts';
import type { PartieState as WorldState } from '../engine/battleworld/partie/types.ts';
import type { Types } from '../engine/kernel/game.ts';
import { listed, stateAt } from '../engine/kernel/play.ts';
import { known } from '../engine/kernel/result.ts';
import { decodeMoment } from '../engine/scenario/moment.ts';
import { positionLink } from './position-link.ts';

interface Figure {
  readonly kind: string;
  readonly caption: string;
  readonly from?: From;
}
const ALL: readonly (readonly [id: string, figure: Figure])[] = [
  ...WORLD.map((id) => [id, world(id)] as const),
  ...SPACE.map((id) => [id, space(id)] as const),
  ...FIGHT.map((id) => [id, fight(id)] as const),
  ...ETERNIA.map((id) => [id, eternia(id)] as const),
  ...VERSUS.map((id) => [id, versus(id)] as const),
];
const PLAYED = ALL.flatMap(([id, figure]) =>
  figure.from === undefined ? [] : [[id, { ...figure, from: figure.from }] as const],
);

/** What the link holds, opened as the table opens it. */
const opened = async (from: From): Promise<{ readonly state: Types['state']; readonly name: string | undefined }> => {
  const mode = known(MODES.get(from.mode));
  const [table, text] = (await positionLink(from)).split('#');
  expect(table).toBe(`/${mode.jeu}/jouer/`);
  const { codec, parseAction } = await mode.links();
  const moment = decodeMoment(mode.game, codec, parseAction, `#${text ?? ''}`);
  if (!moment.ok) throw new Error(JSON.stringify(moment.error));
  const { diverged, line, actions, scenario } = moment.value;
  expect(diverged).toBeUndefined();
  expect(actions).toEqual(from.actions);
  return { state: stateAt(known(line), actions.length), name: mode.title?.(scenario) };
};

/** The panel that shows the position: the last, or the first where it is that before. */
const panelOf = <P>({ panels, from }: { readonly panels: readonly P[]; readonly from?: From }): P =>
  known(panels.at(from?.when === 'avant' ? 0 : -1));
/** A board of Battleworld, as far as it is drawn: who stands on those rows, with all that is shown of them. */
const onBoard = (figure: BoardSchema, state: WorldState): void => {
  const { view } = panelOf(figure);
  const inside = (cell: string): boolean => Number(cell.slice(1)) <= view.rows && cell < `${'abcdefghi'[view.columns]}`;
  const standing = (units: typeof view.units) => units.filter(({ cell, life }) => life > 0 && inside(cell));
  expect(standing(view.units)).toEqual(standing(viewOf(state).units));
  expect(standing(view.units).length).toBeGreaterThan(0);
};
/** A position that several panels share is one action before each of them. */
const inSpace = (figure: Drawn, state: SpaceState): void => {
  const key = spaceGame.key(state);
  const shown = figure.panels.map((panel) => spaceGame.key(panel.state));
  if (shown.includes(key)) return expect(spaceGame.key(panelOf(figure).state)).toBe(key);
  const next = listed(spaceGame.node(state)).map((action) => spaceGame.key(spaceGame.apply(state, action).state));
  expect(next).toEqual(expect.arrayContaining(shown));
};
const inRing = (figure: Ring, { players }: FightState): void => {
  const standing = players.flatMap(({ cell }, seat) => (cell === null ? [] : [[`${seat}`, cell]]));
  expect((panelOf(figure).tokens ?? []).map(({ id, cell }) => [id, cell])).toEqual(standing);
};
const drawn = ([id]: readonly [string, unknown], state: Types['state']): void => {
  const jeu = id.slice(0, id.indexOf('.'));
  if (jeu === 'battle-beyond-space') return inSpace(space(id) as Drawn, state as SpaceState);
  if (jeu === 'battlefight') return inRing(fight(id) as Ring, state as FightState);
  const figure = world(id) as BoardSchema | DuelSchema;
  if (figure.kind === 'duel') return expect(state).toEqual(figure.state);
  onBoard(figure, state as WorldState);
};

describe('diagrams that are played on', () => {
  test.each(PLAYED)('%s opens where it is drawn, and somebody chooses', async (id, figure) => {
    const { state, name } = await opened(figure.from);
    drawn([id, figure], state);
    const node = known(MODES.get(figure.from.mode)).game.node(state);
    expect(node.kind).toBe('choice');
    expect(listed(node).length).toBeGreaterThan(1);
    expect(name).not.toMatch(/^(Schéma|Position)/);
  });
  test('each is a position on its place, as many as its game has', () => {
    expect(new Set(PLAYED.map(([, { kind }]) => kind))).toEqual(new Set(['board', 'duel', 'panels']));
    const count = (jeu: string): number => PLAYED.filter(([id]) => id.startsWith(`${jeu}.`)).length;
    expect(['battleworld', 'battle-beyond-space', 'battlefight'].map(count)).toEqual([10, 19, 5]);
  });
  test('no two lead to the same game by name', () => {
    const names = PLAYED.flatMap(([, { from }]) => (from.scenario as { readonly name?: string }).name ?? []);
    expect(new Set(names).size).toBe(names.length);
  });
});
