// The live board, faulty or not: touch a pawn, then its new cell.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CORNERS } from '../../../engine/battlefight/board.ts';
import { nameOf } from '../../../engine/battlefight/partie/begin.ts';
import type { Cell } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { typographie } from '../../../plugins/typography.ts';
import { goToField } from '../../atelier/bench.ts';
import type { BoardToken } from '../../scene/GridBoard.tsx';
import { HexBoard, type HexLook } from '../../scene/HexBoard.tsx';
import { fighter } from '../fighters.tsx';
import { BOARD } from '../words.ts';
import { useDesk } from './desk.ts';
import { isDrawn, movePawn, type Work } from './model.ts';
import { cellsOf } from './sketch.ts';

/** Whether the pawns may be moved here: the corners by default are the engine's. */
const isFree = ({ kind, players, options }: Work): boolean =>
  kind === 'study' || options?.placement === 'libre-equivalent' || players.some(({ cell }) => cell !== undefined);

export const tokensOf = (cells: readonly (Cell | undefined)[]): readonly BoardToken[] =>
  cells.flatMap((cell, seat) => (cell === undefined ? [] : [{ id: `${seat}`, cell, ...fighter(seat as Seat) }]));
export const describer =
  (work: Work, cells: readonly (Cell | undefined)[]) =>
  (cell: Cell): string => {
    const here = cells.flatMap((one, seat) =>
      one === cell ? [`pion de ${nameOf(work.players[seat] ?? {}, seat)}`] : [],
    );
    return typographie(here.length === 0 ? 'vide' : here.join(', '));
  };

const hint = (work: Work): string => {
  if (isFree(work)) return 'Touchez un pion, puis sa nouvelle case.';
  if (isDrawn(work))
    return 'Les pions partent des angles par défaut : la personne tirée au sort prend le premier, puis on tourne dans le sens horaire.';
  return 'Les pions partent des angles par défaut. Pour en choisir d’autres, changez « Angles de départ ».';
};

export const BoardPane = (): JSX.Element => {
  const { scenario, faults, edit } = useDesk();
  const [picked, setPicked] = useState<Cell | undefined>(undefined);
  const free = isFree(scenario);
  const cells = cellsOf(scenario);
  const from = picked !== undefined && cells.includes(picked) ? picked : undefined;
  const say = describer(scenario, cells);
  const wrong = cells.flatMap((cell, seat) =>
    cell !== undefined && faults.some(({ path }) => path === `players.${seat}.cell`) ? [cell] : [],
  );
  const reach = from === undefined || scenario.kind === 'study' ? [] : CORNERS.filter((cell) => cell !== from);
  const looks: Readonly<Record<Cell, HexLook>> = {
    ...Object.fromEntries(reach.map((cell) => [cell, 'reach' as const])),
    ...Object.fromEntries(wrong.map((cell) => [cell, 'target' as const])),
  };
  const pick = (cell: Cell): void => {
    if (from === undefined) return setPicked(cells.includes(cell) ? cell : undefined);
    if (cell !== from) edit((now) => movePawn(now, cellsOf(now), from, cell));
    setPicked(undefined);
  };
  return (
    <div class="board-pane">
      <HexBoard
        cells={BOARD}
        label={typographie('Plateau du scénario')}
        describe={(cell) => typographie(wrong.includes(cell) ? `${say(cell)} (à corriger)` : say(cell))}
        tokens={tokensOf(cells)}
        looks={looks}
        selected={from}
        {...(free ? { onPick: pick } : { still: true })}
      />
      <p class="aside" role="status">
        {typographie(from === undefined ? hint(scenario) : `En ${from} : ${say(from)}. Touchez sa nouvelle case.`)}{' '}
        {from === undefined ? null : (
          <button type="button" class="link" onClick={() => goToField(`players.${cells.indexOf(from)}.name`)}>
            Ouvrir sa fiche
          </button>
        )}
      </p>
    </div>
  );
};
