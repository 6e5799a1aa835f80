// The live board, faulty or not: pick a ship, then its cell; or paint what the board is made of.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { cellAt } from '../../../engine/battle-beyond-space/data.ts';
import { boardOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { Cell } from '../../../engine/battle-beyond-space/types.ts';
import { cellWord } from '../../../engine/battle-beyond-space/words.ts';
import { typographie } from '../../../plugins/typography.ts';
import { SpaceBoard } from '../SpaceBoard.tsx';
import { BOARD_ID, type Tool, type Toolbox, useDesk, useTools } from './desk.ts';
import { coverOf, moveShip, postIn, shipOn } from './fleets.ts';
import { FleetTools } from './FleetTools.tsx';
import type { Work } from './model.ts';
import { paint, tableOf } from './paint.ts';
import { PaintTools } from './PaintTools.tsx';
import { faultyCells } from './place.ts';
import { placeAt } from './places.ts';
import { cellsOf, contentOf, describer, wholeDisc } from './sketch.ts';

const TOOLS: readonly (readonly [tool: Tool, label: string])[] = [
  ['flottes', 'Placer les flottes'],
  ['plateau', 'Dessiner le plateau'],
];
const ToolChoice = ({ tool, change }: Pick<Toolbox, 'tool' | 'change'>): JSX.Element => (
  <div class="row tool-choice" role="group" aria-label="Ce que fait le plateau">
    {TOOLS.map(([one, label]) => (
      <button
        key={one}
        type="button"
        class="btn"
        aria-pressed={one === tool}
        onClick={() => change({ tool: one, hand: undefined })}
      >
        {label}
      </button>
    ))}
  </div>
);

/** The cells drawn: the same list as long as the board is the same. */
const useCells = (work: Work, all: boolean): readonly Cell[] => {
  const board = boardOf(work);
  const { radius, holes } = board;
  return useMemo(() => (all ? wholeDisc(board) : cellsOf(board)), [radius, all, JSON.stringify(holes ?? [])]);
};

/** What a touch does: takes a ship, puts it elsewhere, or paints. */
const pick = (
  work: Work,
  { tool, hand, stroke, change }: Toolbox,
  cell: Cell,
  edit: (change: (work: Work) => Work) => void,
): void => {
  const place = placeAt(cell);
  if (tool === 'plateau') return edit((now) => paint(now, place, stroke));
  const found = shipOn(work, place, hand);
  const same = found !== undefined && hand !== undefined && found.seat === hand.seat && found.post.name === hand.name;
  const post = hand === undefined ? undefined : postIn(work, hand.seat, hand.name);
  if (same && post !== undefined && cellAt(post.at) !== cell)
    return edit((now) => moveShip(now, hand.seat, hand.name, place)); // a destroyer goes on to its own front
  if (same) return change({ hand: undefined });
  if (found !== undefined) return change({ hand: { seat: found.seat, name: found.post.name } });
  if (hand !== undefined) edit((now) => moveShip(now, hand.seat, hand.name, place));
};

export const BoardPane = (): JSX.Element => {
  const { scenario, faults, edit } = useDesk();
  const tools = useTools();
  const { tool, hand } = tools;
  const drawing = tool === 'plateau';
  const cells = useCells(scenario, drawing);
  const held = hand === undefined ? undefined : postIn(scenario, hand.seat, hand.name);
  const wrong = faultyCells(scenario, faults);
  const holes = drawing ? (boardOf(scenario).holes ?? []).map(cellAt) : [];
  const say = describer(scenario);
  const content = contentOf(scenario);
  const inHand = hand === undefined ? undefined : `${hand.seat}${hand.name}`;
  return (
    <div class="board-pane space-pane">
      <ToolChoice {...tools} />
      {drawing ? <PaintTools /> : null}
      <div id={BOARD_ID} tabIndex={-1} class="space-target">
        <SpaceBoard
          {...content}
          ships={content.ships?.map((ship) => (ship.id === inHand ? { ...ship, active: true } : ship))}
          zones={
            drawing || content.zones === undefined
              ? content.zones
              : content.zones.filter(({ seat }) => hand === undefined || seat === hand.seat)
          }
          cells={cells}
          label={typographie(`Plateau du scénario, ${tableOf(scenario)} joueurs`)}
          describe={(cell) =>
            typographie(
              [say(cell), ...(wrong.includes(cell) ? ['à corriger'] : [])].filter((one) => one !== '').join(', '),
            )
          }
          looks={{ danger: wrong, way: holes }}
          notes={Object.fromEntries(holes.map((cell) => [cell, '×']))}
          selected={held === undefined ? undefined : cellAt(held.at)}
          onPick={(cell) => pick(scenario, tools, cell, edit)}
        />
      </div>
      {drawing ? null : <FleetTools />}
      <p class="sr" role="status">
        {held === undefined
          ? ''
          : typographie(`${say(cellAt(coverOf(held)[0] ?? held.at))}, en ${cellWord(cellAt(held.at))}`)}
      </p>
    </div>
  );
};
