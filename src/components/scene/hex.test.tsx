import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { hexKey, ORIGIN, disc } from '../../engine/hex/hex.ts';
import { HexBoard, type HexCell } from './HexBoard.tsx';
import { hexPath, layoutOf, openSides, stepper } from '../play/hex-cells.ts';

const cellsOf = (radius: number): readonly HexCell[] => disc(ORIGIN, radius).map((hex) => ({ id: hexKey(hex), hex }));
const cells = cellsOf(3);

describe('places', () => {
  test('with a corner above: seven rows, the widest of seven hexes, 100 units from one to the next', () => {
    const layout = layoutOf(cells, 'pointy');
    expect(layout.rows.map((row) => row.length)).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(layout.rows[0]?.map(({ id }) => id)).toEqual(['0,-3', '1,-3', '2,-3', '3,-3']);
    expect(layout.across).toBe(7);
    expect([layout.at('0,0'), layout.at('1,0'), layout.at('0,1'), layout.at('9,9')]).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 50, y: 86.6 },
      undefined,
    ]);
  });
  test('with a side above: one column a coordinate, rows at every half step', () => {
    const layout = layoutOf(cells, 'flat');
    expect(layout.at('0,1')).toEqual({ x: 0, y: 100 });
    expect(layout.at('1,0')).toEqual({ x: 86.6, y: 50 });
    expect(layout.rows).toHaveLength(13);
    expect(layout.rows.flat()).toHaveLength(37);
  });
  test('a board of 397 hexes is 23 across', () => {
    expect(layoutOf(cellsOf(11), 'pointy').across).toBe(23);
  });
  test('a hex has six corners', () => {
    expect(hexPath('pointy')).toBe('M50 28.9 50-28.9 0-57.7-50-28.9-50 28.9 0 57.7Z');
    expect(hexPath('flat', 0.5).match(/-?[\d.]+/g)).toHaveLength(12);
  });
  test('sides that look outside: two at the edge, three in a corner, none in the middle', () => {
    expect(openSides(cells, '3,0', 'pointy')).toEqual([0, -60, 60]);
    expect(openSides(cells, '3,-1', 'pointy')).toEqual([0, -60]);
    expect(openSides(cells, '0,0', 'pointy')).toEqual([]);
  });
});

describe('keys', () => {
  const go = stepper(cells, 'pointy');
  test.each([
    ['0,0', 'ArrowLeft', '-1,0'],
    ['0,0', 'ArrowRight', '1,0'],
    ['0,0', 'ArrowUp', '1,-1'],
    ['1,-1', 'ArrowUp', '1,-2'],
    ['1,-1', 'ArrowDown', '0,0'],
    ['0,0', 'ArrowDown', '0,1'],
    ['0,1', 'ArrowUp', '0,0'],
    ['3,0', 'ArrowRight', '3,0'],
    ['0,-3', 'ArrowUp', '0,-3'],
    ['3,0', 'ArrowUp', '3,-1'],
    ['-3,0', 'ArrowUp', '-2,-1'], // the other side where the first is off the board
    ['0,0', 'Home', '-3,0'],
    ['0,0', 'End', '3,0'],
    ['0,0', 'PageUp', '2,-3'],
    ['0,0', 'PageDown', '-1,3'],
    ['9,9', 'ArrowLeft', '9,9'],
    ['0,0', 'x', '0,0'],
  ])('%s %s → %s', (from, key, to) => {
    expect(go(from, key)).toBe(to);
  });
  test('with Shift, the other side of the zigzag', () => {
    expect(go('0,0', 'ArrowUp', true)).toBe('0,-1');
    expect(go('0,0', 'ArrowDown', true)).toBe('-1,1');
    expect(go('0,0', 'ArrowLeft', true)).toBe('-1,0');
  });
  test.each(['pointy', 'flat'] as const)('the four arrows reach every hex, %s', (orientation) => {
    const step = stepper(cells, orientation);
    const found = new Set(['0,0']);
    for (const at of found)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) found.add(step(at, key));
    expect(found.size).toBe(37);
  });
  test('up then down comes back, wherever the six neighbours are there', () => {
    for (const { id } of cellsOf(2))
      for (const shift of [false, true]) expect(go(go(id, 'ArrowUp', shift), 'ArrowDown', shift)).toBe(id);
  });
});

describe('the board', () => {
  const tokens = [0, 1].map((i) => ({
    id: `p${i}`,
    cell: `${i},0`,
    jeu: 'battlefight',
    emblem: 'high-kick',
    life: 3,
    of: 20,
    side: `seat${i}`,
    square: i === 1,
  }));
  const describeCell = (cell: string): string => (cell === '0,0' ? 'milieu' : 'vide');
  test('a grid with one focus stop; each cell says what stands there', () => {
    const html = render(
      <HexBoard
        cells={cells}
        label="Plateau"
        describe={describeCell}
        tokens={tokens}
        looks={{ '1,0': 'reach' }}
        exits={['3,0']}
        arrows={[{ path: ['0,0', '1,0'], kind: 'push' }]}
        onPick={() => undefined}
      />,
    );
    expect(html.match(/role="gridcell"/g)).toHaveLength(37);
    expect(html.match(/role="row"/g)).toHaveLength(7);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
    expect(html).toMatch(/>0,0\u00a0: milieu</);
    expect(html).toMatch(/data-cell="1,0" data-look="reach"[^>]*tabindex="0"/);
    expect(html.match(/class="hex-exit"/g)).toHaveLength(3);
    expect(html).toContain('hex-arrow push');
    expect(html).not.toContain('style=');
  });
  test('pawns lie over the cells, each with its identity and its shape; the edge and distances are told', () => {
    const html = render(
      <HexBoard
        cells={cells}
        label="Plateau"
        describe={describeCell}
        tokens={tokens}
        shades={{ '0,0': 0, '3,0': 3 }}
        rim={['3,0']}
        onPick={() => undefined}
      />,
    );
    expect(html.match(/data-piece="p\d"/g)).toEqual(['data-piece="p0"', 'data-piece="p1"']);
    expect(html.lastIndexOf('role="gridcell"')).toBeLessThan(html.indexOf('data-piece="p0"'));
    expect(html.match(/<rect class="pawn-face"/g)).toHaveLength(1);
    expect(html).toMatch(/data-shade="3"/);
    expect(html.match(/class="hex-rim"/g)).toHaveLength(1);
  });
  test('a diagram has nothing to focus', () => {
    const html = render(
      <HexBoard
        still
        cells={cells}
        label="Plateau"
        describe={describeCell}
        tokens={[]}
        selected="0,0"
        notes={{ '0,0': '7' }}
      />,
    );
    expect(html).not.toMatch(/tabindex|gridcell/);
    expect(html.match(/role="cell"/g)).toHaveLength(37);
    expect(html).toMatch(/hex-note[^>]*>7</);
  });
});
