// The states of a mission's pieces as a drawing: boxes one under the other, arrows beside them. Computed from the data of any mission.
import type { Mission, Place, StateSpec, TokenSpec } from '../../engine/versus/mission/format.ts';
import type { Camp } from '../../engine/versus/types.ts';
import { AT_NAMES, sweepWord, TEST_NAMES } from './mission-words.ts';

export type Who = Camp | 'both' | 'none';
/** What leads from a state to another. */
export interface Way {
  readonly n: number; // its number in the drawing, alike for all its arrows
  readonly who: Who;
  readonly name: string;
  readonly difficulty: number | undefined;
  readonly test: string | undefined;
  readonly from: readonly string[];
  readonly to: string;
}
export interface Graph {
  readonly token: string;
  readonly title: string;
  readonly states: readonly StateSpec[];
  readonly where: Readonly<Record<Place, string>>; // words of the states' places
  readonly ways: readonly Way[];
}
type Draft = Omit<Way, 'n'>;
const plain = (who: Who, name: string, from: readonly string[], to: string): Draft => ({
  who,
  name,
  from,
  to,
  difficulty: undefined,
  test: undefined,
});
const specialWays = ({ special = [] }: Mission, token: string): readonly Draft[] =>
  special.flatMap((one): readonly Draft[] => {
    if ((one.kind !== 'sweep' && one.kind !== 'exit') || one.token !== token) return [];
    return [
      plain(
        'none',
        one.kind === 'sweep'
          ? `« ${one.name} », ${sweepWord(one)}`
          : `« ${one.name} » en entrant dans une zone de sortie`,
        [one.from],
        one.to,
      ),
    ];
  });
/** A character may be lost from any state of the map; one that nothing may aim at, only where an option says so (A58). */
const lossWays = ({ character, states }: TokenSpec): readonly Draft[] =>
  character === undefined
    ? []
    : [
        plain(
          'none',
          character.shield === true
            ? 'il est neutralisé, avec l’option de l’arbitrage 58 seulement'
            : 'il est neutralisé',
          states.filter(({ id, at }) => at === 'board' && id !== character.lost).map(({ id }) => id),
          character.lost,
        ),
      ];
const numbered = (ways: readonly Draft[]): readonly Way[] =>
  ways.filter(({ from }) => from.length > 0).map((way, i) => ({ ...way, n: i + 1 }));
const graphOf = (mission: Mission, token: TokenSpec): Graph => ({
  token: token.id,
  title: token.plural,
  states: token.states,
  where: AT_NAMES,
  ways: numbered([
    ...mission.tests
      .filter((test) => test.token === token.id)
      .map(({ side, name, from, to, difficulty, test }): Draft => ({
        who: side,
        name,
        from,
        to,
        difficulty,
        test: TEST_NAMES[test],
      })),
    ...specialWays(mission, token.id),
    ...lossWays(token),
  ]),
});
const readsTiles = ({ ends, victory }: Mission): boolean =>
  [...ends.flatMap((end) => (end.kind === 'when' ? [end.when] : [])), victory.hero, victory.villain].some(
    ({ left, right }) => [left, right].some((one) => typeof one !== 'number' && 'tiles' in one),
  );
/** Where tiles are what a mission counts, they are its pieces. */
const tileGraph = (mission: Mission): Graph => ({
  token: 'tuile',
  title: 'tuiles des rivières',
  where: { ...AT_NAMES, board: 'dans la rivière', box: 'hors de la rivière' },
  states: [
    { id: 'active', name: 'active', at: 'board' },
    { id: 'lost', name: 'neutralisée', at: 'board' },
    { id: 'box', name: 'remise dans la boîte', at: 'box' },
  ],
  ways: numbered([
    plain('none', 'ses dernières figurines sont neutralisées', ['active'], 'lost'),
    ...(mission.special ?? []).flatMap((one) =>
      one.kind === 'event' ? [plain(one.side, `« ${one.name} », par la tuile événement`, ['lost'], 'box')] : [],
    ),
  ]),
});
/** One drawing by token; tiles too where they count. */
export const graphsOf = (mission: Mission): readonly Graph[] => [
  ...mission.tokens.map((token) => graphOf(mission, token)),
  ...(readsTiles(mission) ? [tileGraph(mission)] : []),
];

// ── Where things are drawn
export const BOX = { width: 178, left: 4, line: 17, pad: 12 } as const;
const GAP = 66; // between two boxes: room for an arrow and its badge
const LANE = 48;
const MOST_LANES = 3; // beyond, arrows are stubs that name their target: the drawing keeps the width of a phone
const MOST_DOWN = 2; // straight arrows side by side between two boxes
const STUB = 34;
const WRAP = 20;
const COUNT = 5; // letters that a count takes the room of
export interface BoxAt {
  readonly state: StateSpec;
  readonly y: number;
  readonly height: number;
  readonly lines: readonly string[];
}
export interface ArrowAt {
  readonly way: Way;
  readonly path: string; // its line
  readonly head: readonly [x: number, y: number, turn: number]; // turn in degrees, 0 to the right
  readonly badge: readonly [x: number, y: number];
  readonly target: string | undefined; // of a stub: where it leads
}
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly BoxAt[];
  readonly arrows: readonly ArrowAt[];
}
/** Words over lines of so many letters; three lines at most. */
export const wrapped = (text: string, most = WRAP): readonly string[] => {
  const lines = text
    .split(' ')
    .reduce<readonly string[]>((all, word) => {
      const last = all.at(-1);
      return last !== undefined && last.length + word.length < most
        ? [...all.slice(0, -1), `${last} ${word}`]
        : [...all, word];
    }, [])
    .map((line) => (line.length > most ? `${line.slice(0, most - 1)}…` : line));
  return lines.length > 3 ? [...lines.slice(0, 2), `${(lines[2] ?? '').slice(0, most - 1)}…`] : lines;
};

interface Edge {
  readonly way: Way;
  readonly from: number;
  readonly to: number;
}
const edgesOf = ({ states, ways }: Graph): readonly Edge[] => {
  const at = new Map(states.map(({ id }, i) => [id, i]));
  return ways.flatMap((way) =>
    way.from.flatMap((state) => {
      const [from, to] = [at.get(state), at.get(way.to)];
      return from === undefined || to === undefined ? [] : [{ way, from, to }];
    }),
  );
};
const span = ({ from, to }: Edge): readonly [number, number] => [Math.min(from, to), Math.max(from, to)];
/** Straight arrows down to the next box, a few side by side; all others go round by the right. */
const sorted = (edges: readonly Edge[]): { readonly down: readonly Edge[]; readonly round: readonly Edge[] } => {
  const down = edges.filter(
    (edge, i) =>
      edge.to === edge.from + 1 &&
      edges.slice(0, i).filter(({ from, to }) => from === edge.from && to === edge.to).length < MOST_DOWN,
  );
  return { down, round: edges.filter((edge) => !down.includes(edge)) };
};
/** The first lane where no other arrow is beside it. */
const lanesOf = (edges: readonly Edge[]): ReadonlyMap<Edge, number> => {
  const lanes = new Map<Edge, number>();
  for (const edge of edges.toSorted((a, b) => span(a)[1] - span(a)[0] - (span(b)[1] - span(b)[0]))) {
    const [top, end] = span(edge);
    const taken = new Set(
      [...lanes].filter(([other]) => span(other)[0] <= end && top <= span(other)[1]).map(([, lane]) => lane),
    );
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    lanes.set(edge, lane);
  }
  return lanes;
};
/** What meets the right side of a box, from top to bottom. */
const portsOf = (round: readonly Edge[], box: number, stubs: boolean): readonly Edge[] =>
  round.filter(({ from, to }) => from === box || (!stubs && to === box));
const boxesOf = ({ states }: Graph, round: readonly Edge[], stubs: boolean, letters: number): readonly BoxAt[] => {
  let y = 4;
  return states.map((state, i) => {
    const lines = wrapped(state.name, letters);
    const height = Math.max(BOX.pad * 2 + (lines.length + 1) * BOX.line, portsOf(round, i, stubs).length * STUB + 6);
    const box = { state, y, height, lines };
    y += height + GAP;
    return box;
  });
};
const RIGHT = BOX.left + BOX.width;
/** `counted`: the boxes keep room for a number. */
export const drawingOf = (graph: Graph, counted = false): Drawing => {
  const { down, round } = sorted(edgesOf(graph));
  const lanes = lanesOf(round);
  const wide = Math.max(-1, ...lanes.values()) + 1;
  const stubs = wide > MOST_LANES;
  const boxes = boxesOf(graph, round, stubs, counted ? WRAP - COUNT : WRAP);
  const port = (edge: Edge, index: number): number => {
    const box = boxes[index];
    const ports = portsOf(round, index, stubs);
    return box === undefined ? 0 : box.y + (box.height * (ports.indexOf(edge) + 1)) / (ports.length + 1);
  };
  const straight = (edge: Edge): ArrowAt => {
    const [above, below] = [boxes[edge.from], boxes[edge.to]];
    const beside = down.filter(({ from }) => from === edge.from);
    const x = BOX.left + (BOX.width * (2 * beside.indexOf(edge) + 1)) / (2 * beside.length) - 14;
    const [top, end] = [(above?.y ?? 0) + (above?.height ?? 0), below?.y ?? 0];
    return {
      way: edge.way,
      path: `M${x} ${top}V${end - 8}`,
      head: [x, end - 1, 90],
      badge: [x, (top + end) / 2 - 3],
      target: undefined,
    };
  };
  const around = (edge: Edge): ArrowAt => {
    const y = port(edge, edge.from);
    if (stubs)
      return {
        way: edge.way,
        path: `M${RIGHT} ${y}H${RIGHT + 52}`,
        head: [RIGHT + 60, y, 0],
        badge: [RIGHT + 22, y],
        target: graph.states[edge.to]?.name,
      };
    const [x, end] = [RIGHT + 28 + LANE * (lanes.get(edge) ?? 0), port(edge, edge.to)];
    return {
      way: edge.way,
      path: `M${RIGHT} ${y}H${x}V${end}H${RIGHT + 8}`,
      head: [RIGHT + 1, end, 180],
      badge: [x, (y + end) / 2],
      target: undefined,
    };
  };
  const last = boxes.at(-1);
  return {
    width: stubs ? 354 : RIGHT + 4 + (wide === 0 ? 40 : 10 + LANE * wide),
    height: (last?.y ?? 0) + (last?.height ?? 0) + 4,
    boxes,
    arrows: [...down.map(straight), ...round.map(around)],
  };
};
