// The live drawing, faulty or not: touch what stands there, then its new cell.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Cell } from '../../../engine/battleworld/partie/types.ts';
import { typographie } from '../../../plugins/typography.ts';
import { goToField } from '../../atelier/bench.ts';
import { type CellLook, GridBoard } from '../../scene/GridBoard.tsx';
import { groundsOf, tokensOf } from '../pawns.tsx';
import { describer } from '../view.ts';
import { useDesk } from './desk.ts';
import { moveOnBoard } from './model.ts';
import { sketch } from './sketch.ts';

export const BoardPane = (): JSX.Element => {
  const { scenario, faults, edit } = useDesk();
  const [picked, setPicked] = useState<Cell | undefined>(undefined);
  const view = sketch(scenario);
  const say = describer(view);
  const taken = (cell: Cell): boolean =>
    scenario.units.some((unit) => unit.cell === cell && unit.life !== 0) ||
    scenario.modules.some((module) => module.cell === cell);
  const from = picked !== undefined && taken(picked) ? picked : undefined;
  const pick = (cell: Cell): void => {
    if (from === undefined) setPicked(taken(cell) ? cell : undefined);
    else if (cell === from) setPicked(undefined);
    else if (scenario.units.some((unit) => unit.cell === cell && unit.life !== 0)) setPicked(cell);
    else {
      edit((now) => moveOnBoard(now, from, cell));
      setPicked(undefined);
    }
  };
  const wrong = faults.flatMap(({ path }): readonly Cell[] => {
    const [list, index, field] = path.split('.');
    const thing =
      list === 'units'
        ? scenario.units[Number(index)]
        : list === 'modules'
          ? scenario.modules[Number(index)]
          : undefined;
    return thing !== undefined && (field === 'cell' || field === 'spot') ? [thing.cell] : [];
  });
  const looks: Readonly<Record<Cell, CellLook>> = Object.fromEntries(wrong.map((cell) => [cell, 'target' as const]));
  const describe = (cell: Cell): string => typographie(wrong.includes(cell) ? `${say(cell)} (à corriger)` : say(cell));
  const unit = from === undefined ? -1 : scenario.units.findIndex(({ cell, life }) => cell === from && life !== 0);
  const module = from === undefined ? -1 : scenario.modules.findIndex(({ cell }) => cell === from);
  return (
    <div class="board-pane">
      <GridBoard
        columns={view.columns}
        rows={view.rows}
        label={typographie('Plateau du scénario')}
        describe={describe}
        tokens={tokensOf(view)}
        grounds={groundsOf(view)}
        looks={looks}
        selected={from}
        onPick={pick}
      />
      <p class="aside" role="status">
        {from === undefined
          ? typographie('Touchez un pion ou un module, puis sa nouvelle case.')
          : typographie(`En ${from} : ${say(from)}. Touchez sa nouvelle case.`)}{' '}
        {from === undefined ? null : (
          <button
            type="button"
            class="link"
            onClick={() => goToField(unit >= 0 ? `units.${unit}.sheet` : `modules.${module}.kind`)}
          >
            Ouvrir sa fiche
          </button>
        )}
      </p>
    </div>
  );
};
