// A diagram as a figure: the board of the site, still, with its legend in words; things of the table; a table.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { HexBoard } from '../scene/HexBoard.tsx';
import { SchemaCaption, type SchemaFigureProps } from '../rulebook/SchemaCaption.tsx';
import { Strip } from '../scene/Strip.tsx';
import { hexPath } from '../play/hex-cells.ts';
import { PawnShape } from '../scene/pieces.tsx';
import { fighter } from './fighters.tsx';
import { Parts, Thing, Table } from './SchemaPictures.tsx';
import { schema } from './schemas.ts';
import type { BfSchema, BoardSchema, LegendMark, Panel } from './schemas-kit.ts';
import { BOARD } from './words.ts';

/** A cell of the board, as it looks where the mark stands. */
const Swatch = ({ mark }: { readonly mark: LegendMark }): JSX.Element => {
  const seat = { first: 0, second: 1, third: 2 } as const;
  if (mark === 'first' || mark === 'second' || mark === 'third') return <PawnShape {...fighter(seat[mark])} />;
  if (mark === 'exit') return <path class="hex-exit" d="M40 0-20-40V40Z" />;
  return (
    <g
      class="hex-cell"
      data-look={mark === 'picked' ? undefined : mark}
      data-picked={mark === 'picked' ? '' : undefined}
    >
      <path class="hex-body" d={hexPath('pointy')} />
      <path class="hex-mark" d={hexPath('pointy', 0.87)} />
    </g>
  );
};

const PanelFigure = ({
  panel: { title, tokens = [], looks, notes, exits, arrows = [], picked, say },
}: {
  readonly panel: Panel;
}): JSX.Element => {
  const describe = (cell: string): string => {
    const pawn = tokens.find((one) => one.cell === cell);
    const told = [pawn === undefined ? '' : `J${Number(pawn.id) + 1}`, say(cell)].filter((text) => text !== '');
    return typeset(told.length === 0 ? 'vide' : told.join(', '));
  };
  return (
    <div class="panel">
      <p class="panel-title">{typeset(title)}</p>
      <HexBoard
        still
        cells={BOARD}
        label={typeset(title)}
        describe={describe}
        tokens={tokens}
        looks={looks ?? {}}
        notes={notes ?? {}}
        exits={exits ?? []}
        arrows={arrows}
        selected={picked}
      />
    </div>
  );
};

const Boards = ({ figure: { panels, legend } }: { readonly figure: BoardSchema }): JSX.Element => (
  <>
    <div class="panels hexes">
      {panels.map((panel) => (
        <PanelFigure key={panel.title} panel={panel} />
      ))}
    </div>
    {legend.length === 0 ? null : (
      <ul class="legend">
        {legend.map(([mark, text]) => (
          <li key={text}>
            <svg viewBox="-62 -62 124 124" aria-hidden="true">
              <Swatch mark={mark} />
            </svg>
            {typeset(text)}
          </li>
        ))}
      </ul>
    )}
  </>
);
const Drawn = ({ figure }: { readonly figure: BfSchema }): JSX.Element => {
  switch (figure.kind) {
    case 'board':
      return <Boards figure={figure} />;
    case 'strip':
      return <Strip figure={figure} Thing={Thing} />;
    case 'parts':
      return <Parts figure={figure} />;
    case 'table':
      return <Table figure={figure} />;
  }
};

export const SchemaFigure = ({ id, href }: SchemaFigureProps): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class="schema" data-schema={id}>
      <Drawn figure={figure} />
      <SchemaCaption figure={figure} href={href} />
    </figure>
  );
};
/** The sheet that it needs beside that of the boards. */
export const sheetFor = (id: string): string | undefined => (schema(id).kind === 'board' ? undefined : 'figures');
