import { gzipSync } from 'node:zlib';
import { render } from 'preact-render-to-string';
import { describe, expect, test, vi } from 'vitest';
import { ahead, apart, type Cell, cellOf, packed } from '../../engine/hex/cells.ts';
import { DIRECTIONS, type Direction, ORIGIN, disc } from '../../engine/hex/hex.ts';
import { borderPath, cellName, cropOn, gridPath, nextStop, pointOf, spaceLayout, stamped } from './space-cells.ts';
import { shotEnd, shotLine, wayHead, wayLine } from './space-lines.ts';
import { cellsOf, markedCells, sayCell, teller } from './space-said.ts';
import { SPACE_LOOKS, type ShipKind, type SpaceSeat, type SpaceShip } from './space-types.ts';
import {
  cellSize,
  fitted,
  inwards,
  lookingAt,
  showing,
  type Stage,
  standing,
  stepped,
  TOUCH,
  transformTo,
  unseen,
  type View,
  WHOLE,
  zoomedAt,
} from './space-view.ts';
import { ShipIcon } from './ShipMark.tsx';
import { SpaceBoard, type SpaceBoardProps } from './SpaceBoard.tsx';

const board = (radius: number): readonly Cell[] => disc(ORIGIN, radius).map(packed);
const small = board(2);
const whole = board(11);
const at = cellOf;
const ship = (id: string, cell: Cell, facing: Direction = 0, kind: ShipKind = 'fighter'): SpaceShip => ({
  id,
  seat: Number(id[0]) as SpaceSeat,
  kind,
  cell,
  facing,
  label: id.slice(1),
});
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

describe('cells', () => {
  test('names have a true minus', () => {
    expect([cellName(at(2, -9)), cellName(at(0, 0)), cellName(at(-11, 4))]).toEqual(['(2, −9)', '(0, 0)', '(−11, 4)']);
  });
  test('a board of radius 11: 23 rows of 12 to 23 cells, drawn where axial coordinates say', () => {
    const { rows, order, across, has } = spaceLayout(whole, false);
    expect(rows.map(({ cells }) => cells.length)).toEqual([
      12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12,
    ]);
    expect([order.length, order[0], rows[0]?.x, rows[0]?.y]).toEqual([397, at(0, -11), -550, -952.6]);
    expect(across).toBeCloseTo(23.1);
    expect([has(at(11, 0)), has(at(11, 1))]).toEqual([true, false]);
    expect(pointOf(at(2, -9))).toEqual({ x: -250, y: -779.4 });
  });
  test('keys lead as on the small board', () => {
    const { lead } = spaceLayout(whole, false);
    expect([
      lead(at(0, 0), 'ArrowRight', false),
      lead(at(0, 0), 'ArrowUp', false),
      lead(at(0, 0), 'ArrowUp', true),
      lead(at(0, 0), 'Home', false),
    ]).toEqual([at(1, 0), at(1, -1), at(0, -1), at(-11, 0)]);
  });
  test('three sides a cell make the grid; a hole is jumped over', () => {
    const full = gridPath(spaceLayout(small, false).rows);
    expect(count(full, /l50-28\.9 50 28\.9v57\.7/g)).toBe(19);
    expect(count(full, /M/g)).toBe(5);
    const holed = gridPath(
      spaceLayout(
        small.filter((cell) => cell !== at(0, 0)),
        false,
      ).rows,
    );
    expect(count(holed, /l50-28\.9/g)).toBe(18);
    expect(count(holed, /m100-57\.7/g)).toBe(1);
  });
  test('the border: the sides that nothing borders', () => {
    expect(count(borderPath([at(0, 0)]), /M/g)).toBe(6);
    expect(count(borderPath(board(1)), /M/g)).toBe(18);
    expect(count(borderPath(small), /M/g)).toBe(30);
    expect(borderPath([at(0, 0)], board(1))).toBe('');
    expect(
      borderPath(
        [at(0, 0)],
        board(1).filter((cell) => cell !== at(1, 0)),
      ),
    ).toBe('M50 28.9L50-28.9');
  });
  test('windows', () => {
    expect(cropOn(whole, [at(0, 0), at(3, 0)], 0)).toEqual([at(0, 0), at(1, 0), at(2, 0), at(3, 0)]);
    expect(cropOn(whole, [at(0, 0)], 1)).toEqual([
      at(0, -1),
      at(1, -1),
      at(-1, 0),
      at(0, 0),
      at(1, 0),
      at(-1, 1),
      at(0, 1),
    ]);
  });
  test('from stop to stop, and from elsewhere to the nearest', () => {
    const stops = [at(0, 0), at(5, 0), at(-3, 0)];
    expect(nextStop(stops, at(0, 0), false)).toBe(at(5, 0));
    expect(nextStop(stops, at(0, 0), true)).toBe(at(-3, 0));
    expect(nextStop(stops, at(-3, 0), false)).toBe(at(0, 0));
    expect(nextStop(stops, at(4, 1), false)).toBe(at(5, 0));
    expect(nextStop([], at(4, 1), false)).toBeUndefined();
  });
});

describe('pan and zoom', () => {
  const phone: Stage = { room: { width: 308, height: 271 }, whole: { width: 308, height: 271 }, across: 23.1 };
  test('on a phone the whole board shows, and two presses make cells of 44 px', () => {
    expect(cellSize(phone)).toBeCloseTo(13.33, 2);
    const twice = stepped(phone, stepped(phone, 1, 1), 1);
    expect(cellSize(phone, twice)).toBeGreaterThanOrEqual(TOUCH);
    expect(stepped(phone, stepped(phone, twice, -1), -1)).toBe(1);
  });
  test('what matters is shown clear of the cards and of the map, and told when it leaves the frame', () => {
    const over = [
      { x: 7, y: 180, width: 62, height: 87 },
      { x: 230, y: 200, width: 72, height: 65 },
    ];
    const corners = [
      { x: 0.42, y: 0.5 },
      { x: 0.42, y: 0.62 },
      { x: 0.52, y: 0.62 },
    ];
    const wide = [
      { x: 0.3, y: 0.3 },
      { x: 0.3, y: 0.7 },
      { x: 0.7, y: 0.5 },
    ];
    for (const points of [corners, wide]) {
      const seen = lookingAt(phone, points, over);
      expect(unseen(phone, seen, points, over)).toBe(0);
      expect(seen.zoom).toBeGreaterThan(1);
    }
    expect(unseen(phone, lookingAt(phone, wide), wide, over)).toBeGreaterThan(0);
    expect(unseen(phone, WHOLE, [...corners, ...wide])).toBe(0);
    expect(unseen(phone, lookingAt(phone, corners), [{ x: 0.9, y: 0.9 }])).toBe(1);
    const none = { ...phone, room: { width: 360, height: 0 }, whole: { width: 0, height: 0 } };
    expect(lookingAt(none, wide)).toEqual(WHOLE); // no room, nothing to turn
  });
  test('never smaller than the whole, never larger than 76 px a cell', () => {
    expect([fitted(phone, 0.3), fitted(phone, 1.05), fitted(phone, 2)]).toEqual([1, 1, 2]);
    expect(cellSize(phone, fitted(phone, 99))).toBeCloseTo(76);
    expect(fitted({ ...phone, across: 3 }, 5)).toBe(1); // cells are large already
  });
  test('the point under the fingers stays under them', () => {
    const near = zoomedAt(phone, WHOLE, 4, { x: 77, y: 200 });
    expect(near).toEqual({ zoom: 4, x: 231, y: 600 }); // 77 × 4 − 77, 200 × 4 − 200
    expect(zoomedAt(phone, near, 2, { x: 77, y: 200 })).toEqual({ zoom: 2, x: 77, y: 200 });
    expect(zoomedAt(phone, WHOLE, 2, { x: 100, y: 100 }, { x: 80, y: 90 })).toEqual({ zoom: 2, x: 120, y: 110 });
  });
  test('what a finger presses at the edge of the frame comes inwards, whole, with what stands around it', () => {
    const low: Stage = { room: { width: 310, height: 100 }, whole: { width: 113, height: 100 }, across: 23.1 };
    expect(inwards(phone, { x: 150, y: 100 })).toEqual({ x: 150, y: 100 }); // there already
    expect(inwards(phone, { x: 3, y: 270 })).toEqual({ x: 66, y: 205 }); // 271 − 66
    expect(inwards(low, { x: 309, y: 2 })).toEqual({ x: 244, y: 50 }); // no higher than its middle
  });
  test('no further than the edges', () => {
    expect(zoomedAt(phone, WHOLE, 2, { x: 10, y: 10 }, { x: 200, y: 200 })).toEqual({ zoom: 2, x: 0, y: 0 });
    expect(zoomedAt(phone, WHOLE, 2, { x: 300, y: 270 }, { x: 10, y: 10 })).toEqual({ zoom: 2, x: 308, y: 271 });
  });
  test('a drawing narrower than its frame is centred', () => {
    const wide: Stage = { room: { width: 400, height: 100 }, whole: { width: 100, height: 100 }, across: 4 };
    expect(standing(wide, WHOLE, { x: 0, y: 0.5 })).toEqual({ x: 150, y: 50 });
    expect(zoomedAt(wide, WHOLE, 2, { x: 200, y: 100 })).toEqual({ zoom: 2, x: 0, y: 100 });
  });
  test('a cell is brought in with some room around it, by the least move', () => {
    const view: View = { zoom: 4, x: 400, y: 400 };
    expect(showing(phone, view, { x: 0.5, y: 0.5 }, 40)).toEqual(view); // 616, 542: shown already
    expect(showing(phone, view, { x: 0.25, y: 0.5 }, 40)).toEqual({ zoom: 4, x: 268, y: 400 }); // 308 − 40
    expect(showing(phone, view, { x: 1, y: 0 }, 40)).toEqual({ zoom: 4, x: 924, y: 0 });
  });
  test('under the fingers, the drawing is moved and scaled until it is laid out', () => {
    expect(transformTo(phone, WHOLE, { zoom: 2, x: 30, y: 40 })).toBe('translate(-30px,-40px) scale(2)');
    expect(transformTo(phone, { zoom: 2, x: 30, y: 40 }, { zoom: 3, x: 50, y: 10 })).toBe(
      'translate(-20px,30px) scale(1.5)',
    );
  });
});

describe('lines', () => {
  const on = new Set(small);
  const exists = (cell: Cell): boolean => on.has(cell);
  test('a way stops before the ship, or on the edge of the board', () => {
    expect(wayLine({ cells: [at(-2, 0), at(1, 0)] }, exists)).toBe('M-174 0L54 0');
    expect(wayLine({ cells: [at(0, 0), at(5, 0)], end: 'lost' }, exists)).toBe('M26 0L250 0');
    expect(wayHead({ cells: [at(0, 0), at(5, 0)], end: 'lost' }, exists)).toContain('M235-15l30 30');
    expect(wayHead({ cells: [at(-2, 0), at(1, 0)] }, exists)).toMatch(/^M64 0L40/);
    expect(wayLine({ cells: [at(0, 0)] }, exists)).toBe('');
  });
  test('a curved shot passes over the cell between', () => {
    const numbers = (
      shotLine({ from: at(0, 0), via: at(1, 0), to: at(1, 1), end: 'spent' }, exists).match(/-?\d+/g) ?? []
    ).map(Number);
    const [, , cx = 0, cy = 0, x = 0, y = 0] = numbers;
    expect([x, y]).toEqual([150, 87]);
    expect([Math.round((2 * cx + x) / 4), Math.round((2 * cy + y) / 4)]).toEqual([100, 0]); // the middle of the curve, from (0, 0)
  });
  test('what becomes of a shot', () => {
    const shot = { from: at(0, 0), to: at(2, 0) };
    expect(shotEnd({ ...shot, end: 'spent' })).toBe('');
    expect(shotEnd({ ...shot, end: 'hit' })).toMatch(/^M200 0m/);
    expect(shotEnd({ ...shot, end: 'stopped' })).toMatch(/^M142-12l24 24/);
  });
});

describe('words', () => {
  const ships = [ship('0a1', at(0, 0)), ship('1D1', at(-1, 1), 5, 'destroyer')];
  test('a destroyer stands in two cells', () => {
    expect(cellsOf(ship('1D1', at(-1, 1), 1, 'destroyer'))).toEqual([at(-1, 1), at(0, 0)]);
    expect([...markedCells({ ships })]).toEqual([at(0, 0), at(-1, 1), at(-1, 2)]);
  });
  test('a cell, then what is said of it', () => {
    expect(sayCell(at(0, 1), '')).toBe('(0, 1)');
    expect(sayCell(at(0, 1), 'sonde', undefined, 'sous le feu')).toBe('(0, 1)\u00a0: sonde\u202f; sous le feu');
  });
  test('the same words are asked of a cell once', () => {
    const tell = teller();
    const ask = vi.fn((cell: Cell) => `en ${cell}`);
    expect(tell({ ships, probes: [at(2, 0)] }, ask).size).toBe(4);
    expect(ask).toHaveBeenCalledTimes(4);
    ask.mockClear();
    const said = tell({ ships: [ship('0a1', at(1, 0)), ...ships.slice(1)], probes: [at(2, 0)] }, ask);
    expect(ask.mock.calls).toEqual([[at(1, 0)]]);
    expect([said.get(at(1, 0)), said.get(at(2, 0)), said.has(at(0, 0))]).toEqual([
      `(1, 0)\u00a0: en ${at(1, 0)}`,
      `(2, 0)\u00a0: en ${at(2, 0)}`,
      false,
    ]);
  });
  test.each([
    ['a ship', { ships: [ship('0a1', at(-2, 0))] }],
    ['an asteroid', { asteroids: [at(-2, 0)] }],
    ['the central asteroid', { central: at(-2, 0) }],
    ['a probe', { probes: [at(-2, 0)] }],
    ['the ring', { ring: [at(-2, 0)] }],
    ['a zone', { zones: [{ seat: 0 as const, cells: [at(-2, 0)] }] }],
    ['a look', { looks: { danger: [at(-2, 0)] } }],
    ['a shot', { shots: [{ from: at(0, 0), to: at(-2, 0), end: 'hit' as const }] }],
    ['a way', { paths: [{ cells: [at(-2, 0)] }] }],
    ['a note', { notes: { [at(-2, 0)]: '2' } }],
  ])('%s makes a cell speak', (_, content) => {
    expect([...markedCells(content)]).toEqual([at(-2, 0)]);
    expect(teller()(content, () => 'là').get(at(-2, 0))).toBe('(−2, 0)\u00a0: là');
  });
  test('other words are asked of every cell, those whose drawing has changed and those whose drawing has not', () => {
    const tell = teller();
    tell({ ships }, () => 'un');
    const said = tell({ ships, notes: { [at(2, 0)]: '2' } }, () => 'deux');
    expect([...said.values()].map((text) => text.slice(-4))).toEqual(['deux', 'deux', 'deux', 'deux']);
  });
});

describe('the board', () => {
  const tell = (cell: Cell): string => (cell === at(0, 0) ? 'chasseur a1' : cell === at(1, 0) ? 'sonde' : 'autre');
  const draw = (props: Partial<SpaceBoardProps> = {}): string =>
    render(
      <SpaceBoard
        cells={small}
        label="Plateau"
        describe={tell}
        ships={[ship('0a1', at(0, 0))]}
        probes={[at(1, 0)]}
        {...props}
      />,
    );
  test('a grid of named cells; what stands there is said, and nothing is asked of empty cells', () => {
    const asked = vi.fn(tell);
    const html = draw({ describe: asked });
    expect(html).toMatch(/role="grid" aria-label="Plateau"/);
    expect(count(html, /role="row"/g)).toBe(5);
    const names = [...html.matchAll(/role="gridcell"[^>]*aria-label="([^"]+)"/g)].map(([, label = '']) => label);
    expect(names).toHaveLength(19);
    expect(new Set(names).size).toBe(19);
    expect(names.every((name) => /^\(−?\d, −?\d\)/.test(name))).toBe(true);
    expect(names.filter((name) => name.includes(':'))).toEqual(['(0, 0)\u00a0: chasseur a1', '(1, 0)\u00a0: sonde']);
    expect(asked).toHaveBeenCalledTimes(2);
  });
  test('the server gives nothing to focus, and no inline style', () => {
    expect(draw()).not.toMatch(/tabindex|style=/);
    expect(
      /<path role="gridcell"[^>]*aria-selected="true"[^>]*aria-label="([^"]+)"/.exec(draw({ selected: at(0, 1) }))?.[1],
    ).toBe('(0, 1)');
  });
  test('one path for all the cells of a look, whatever their number', () => {
    const looks = Object.fromEntries(SPACE_LOOKS.map((look) => [look, small]));
    const html = draw({ looks });
    for (const look of SPACE_LOOKS) expect(count(html, new RegExp(`class="sb-look ${look}"`, 'g'))).toBe(1);
    const marks = SPACE_LOOKS.map(
      (look) => new RegExp(`class="sb-look ${look}" d="M-100-173\\.2([^M"]+)`).exec(html)?.[1],
    );
    expect(new Set(marks).size).toBe(6); // told apart by their drawings
    expect(marks).not.toContain(undefined);
  });
  test('six facings are six turns, the label upright', () => {
    const html = draw({ ships: DIRECTIONS.map((facing) => ship(`0a${facing + 1}`, at(facing - 2, 0), facing)) });
    expect(
      [
        ...html.matchAll(
          /class="sb-s s0" transform="[^"]+"><g data-piece="[^"]+"><g data-turns(?:="true")?(?: transform="rotate\(([-\d]+)\)")?>/g,
        ),
      ].map(([, turn]) => Number(turn ?? 0)),
    ).toEqual([0, -60, -120, -180, -240]); // (3, 0) is off the board
    expect(html).not.toMatch(/<text[^>]*rotate/);
  });
  test('four seats: four silhouettes of fighters, four of destroyers; hulls may be told', () => {
    const bodies = (kind: ShipKind): readonly (string | undefined)[] =>
      ([0, 1, 2, 3] as const).map(
        (seat) =>
          /class="body" d="([^"]+)"/.exec(render(<ShipIcon look={{ seat, kind, facing: 0, label: 'a1' }} />))?.[1],
      );
    expect(new Set([...bodies('fighter'), ...bodies('destroyer')]).size).toBe(8);
    expect(render(<ShipIcon look={{ seat: 3, hull: 1, kind: 'fighter', facing: 0, label: 'a1' }} />)).toContain(
      bodies('fighter')[1] ?? 'none',
    );
  });
  test('marks of a ship', () => {
    const look = { seat: 0, kind: 'destroyer', facing: 0, label: 'D1' } as const;
    const marks = (more: object): readonly string[] =>
      ['halo', 'armour', 'hurt', 'star', ' off'].filter((mark) =>
        new RegExp(`class="[^"]*${mark}"`).test(render(<ShipIcon look={{ ...look, ...more }} />)),
      );
    expect([
      marks({}),
      marks({ damaged: true }),
      marks({ shielded: true, active: true }),
      marks({ active: true }),
      marks({ faded: true, active: true }),
      marks({ kind: 'elite' }),
    ]).toEqual([[], ['hurt'], ['armour'], ['halo'], [' off'], ['star']]);
  });
  test('a diagram says only what stands there, and has nothing to touch', () => {
    const html = draw({ still: true, notes: { [at(0, 1)]: '7' } });
    expect(html).not.toMatch(/gridcell|button|sb-hint|sb-focus/);
    expect(html).toMatch(/role="list" aria-label="Plateau"/);
    expect([...html.matchAll(/role="listitem"[^>]*><text[^>]*>([^<]+)/g)].map(([, said]) => said)).toEqual([
      '(0, 0)\u00a0: chasseur a1',
      '(1, 0)\u00a0: sonde',
      '(0, 1)\u00a0: autre',
    ]);
    expect(html).toMatch(/class="sb-note"[^>]*>7</);
    expect(draw({ still: true, ships: [], probes: [] })).toMatch(/role="img" aria-label="Plateau"/);
  });
  test('a crop draws its cells and what stands in them, and the edge of the board alone', () => {
    const crop = whole.filter((cell) => apart(cell, at(11, 0)) <= 1); // a corner, and the three beside it
    const html = draw({
      cells: whole,
      crop,
      still: true,
      named: true,
      ships: [ship('0a1', at(0, 0)), ship('1b2', at(9, 0), 0, 'destroyer')],
      probes: [at(1, 0), at(10, 0)],
    });
    expect(count(html, /class="sb-s /g)).toBe(1); // its front shows
    expect(html).toContain(`class="sb-probe" d="${stamped([at(10, 0)], '')}m`);
    expect(count(/class="sb-edge" d="([^"]+)"/.exec(html)?.[1] ?? '', /M/g)).toBe(7); // three sides of the corner, two of each cell beside it
    expect(count(/class="sb-beyond" d="([^"]+)"/.exec(html)?.[1] ?? '', /M/g)).toBe(5); // the board goes on
    expect(count(html, /class="sb-name"/g)).toBe(3); // (10, 0) says what stands there
  });
  test('light: 397 cells and 80 ships in a few kilobytes', () => {
    const rows = whole.filter((_, i) => i % 4 === 0).slice(0, 80);
    const ships = rows
      .map((cell, i) => ship(`${i % 4}${'abc'[i % 3]}${(i % 6) + 1}`, cell, (i % 6) as Direction))
      .map((one, i) => ({ ...one, id: `${i}` }));
    const html = draw({ cells: whole, ships, describe: (cell) => `chasseur, J${(cell % 4) + 1}, vers l’est` });
    expect(count(html, /class="sb-s /g)).toBe(80);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThan(8 * 1024);
    expect(
      gzipSync(
        draw({ cells: whole, ships: [], probes: [], still: true, zones: [{ seat: 0, cells: whole.slice(0, 23) }] }),
        { level: 9 },
      ).length,
    ).toBeLessThan(2.5 * 1024);
  });
  test('a ship is drawn where it stands, a destroyer from its rear', () => {
    const rear = at(-1, 0);
    const html = draw({ ships: [ship('2D1', rear, 1, 'destroyer')] });
    const { x, y } = pointOf(rear);
    const bow = pointOf(ahead(rear, 1));
    expect(html).toContain(`class="sb-s s2 long" transform="translate(${x} ${y})"`);
    const label = /<text x="(-?\d+)" y="(-?\d+)">D1</.exec(html);
    const [along, aside] = [Number(label?.[1]), Number(label?.[2]) - 12]; // in the middle of its hull
    expect(along / (bow.x - x)).toBeCloseTo(0.46, 1);
    expect(aside / (bow.y - y)).toBeCloseTo(0.46, 1);
    expect(html).toContain('data-piece="2D1"');
  });
});
