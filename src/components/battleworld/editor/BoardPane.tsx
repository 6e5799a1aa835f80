// The board of the scenario, faulty or not: the place where everything is put.
import type { JSX } from 'preact';
import type { Cell } from '../../../engine/battleworld/partie/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { under } from '../../atelier/findings.ts';
import { usePlace } from '../../atelier/place/useHands.ts';
import { type CellLook, GridBoard } from '../../scene/GridBoard.tsx';
import { groundsOf, tokensOf } from '../pawns.tsx';
import { describer } from '../view.ts';
import { useDesk } from './desk.ts';
import { sketch } from './sketch.ts';

export const BoardPane = (): JSX.Element => {
  const { scenario, faults } = useDesk();
  const { pieces, held, press, letGo } = usePlace();
  const view = sketch(scenario);
  const say = describer(view);
  const wrong = new Set(
    pieces.flatMap(({ path, at }) => (at !== undefined && under(faults, path).length > 0 ? [at] : [])),
  );
  const [first, ...others] = held.map(({ at }) => at);
  const looks: Readonly<Record<Cell, CellLook>> = Object.fromEntries(
    others.flatMap((cell) => (cell === undefined ? [] : [[cell, 'ready'] as const])),
  );
  return (
    <GridBoard
      columns={view.columns}
      rows={view.rows}
      label={typeset('Plateau du scénario')}
      describe={(cell) => typeset(wrong.has(cell) ? `${say(cell)} (à corriger)` : say(cell))}
      tokens={tokensOf(view)}
      grounds={groundsOf(view)}
      looks={looks}
      faults={wrong}
      selected={first}
      onPick={press}
      onLetGo={letGo}
      loose
    />
  );
};
