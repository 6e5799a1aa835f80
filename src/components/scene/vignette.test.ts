// Small pictures: what the helpers place; and the positions that each game's lists show, drawn whole and inside.
import { describe, expect, test } from 'vitest';
import { READY_GAMES } from '../../site/games.ts';
import { playedExample } from '../../site/played-examples.ts';
import { exercisePictures } from '../../site/exercise-pictures.ts';
import { examplesOf } from '../../site/example-index.ts';
import { scenarios } from '../../site/scenarios.ts';
import { SPRITES } from '../../site/sprites.ts';
import { vignette } from '../../site/vignettes.ts';
import { facing, fitted, HEIGHT, inRow, type Vignette, WIDTH } from './vignette.ts';

test('a drawing of any size fills the picture and keeps its shape', () => {
  const { at, scale } = fitted(
    [
      { x: 0, y: 0 },
      { x: 1000, y: 100 },
    ],
    10,
  );
  expect(scale).toBeCloseTo(0.14);
  expect(at({ x: 0, y: 0 })).toEqual({ x: 10, y: 43 });
  expect(at({ x: 1000, y: 100 })).toEqual({ x: 150, y: 57 });
});
test('two camps face each other, on either side of the middle; a row keeps its order', () => {
  const { marks } = facing([{ side: 0 }, { side: 0 }], [{ side: 1 }]);
  expect(marks.map(({ x }) => x < WIDTH / 2)).toEqual([true, true, false]);
  const row = inRow([{ side: 0 }, { side: 1 }, { side: 2 }], 30);
  expect(row.map(({ x }) => x)).toEqual([50, 80, 110]);
});

const faultsOf = (jeu: string, { marks }: Vignette): readonly string[] => [
  ...(marks.length === 0 ? ['nothing is drawn'] : []),
  ...marks.flatMap(({ x, y, r, emblem, side }) => [
    ...(x < 0 || x > WIDTH || y < 0 || y > HEIGHT || !(r > 0) ? [`out at ${x} ${y}, ${r}`] : []),
    ...(emblem === undefined || SPRITES[jeu]?.includes(emblem) === true ? [] : [`no emblem ${emblem}`]),
    ...(side >= 0 && side <= 6 ? [] : [`side ${side}`]),
  ]),
];
describe.each(READY_GAMES.map(({ slug }) => slug))('%s', (jeu) => {
  test('each example, ready-made scenario and type of exercise has a picture, in the frame, of the sprite', () => {
    const drawn = [
      ...[...exercisePictures(jeu).values()].map(({ address, drawing }) => [address, drawing] as const),
      ...examplesOf(jeu).map(({ id }) => {
        const { mode, depart } = playedExample(id);
        return [id, vignette(mode.game.id, depart)] as const;
      }),
      ...scenarios(jeu).map(({ id, drawing }) => [id, drawing] as const),
    ];
    expect(drawn.length).toBeGreaterThan(8);
    expect(drawn.flatMap(([id, drawing]) => faultsOf(jeu, drawing).map((fault) => `${id}: ${fault}`))).toEqual([]);
  });
  test('lists tell their games apart: most pictures differ', () => {
    const all = scenarios(jeu).map(({ drawing }) => JSON.stringify(drawing));
    expect(new Set(all).size).toBeGreaterThan(all.length / 2);
  });
});
