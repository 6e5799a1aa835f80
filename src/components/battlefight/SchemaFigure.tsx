// A diagram as a figure: the board of the site, still, with its legend in words.
import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';
import { HexBoard } from '../scene/HexBoard.tsx';
import { hexPath } from '../play/hex-cells.ts';
import { PawnShape } from '../scene/pieces.tsx';
import { fighter } from './fighters.tsx';
import { type LegendMark, type Panel, schema } from './schemas.ts';
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
  panel: { title, tokens = [], looks, notes, exits, picked, say },
}: {
  readonly panel: Panel;
}): JSX.Element => {
  const describe = (cell: string): string => {
    const pawn = tokens.find((one) => one.cell === cell);
    const told = [pawn === undefined ? '' : `J${Number(pawn.id) + 1}`, say(cell)].filter((text) => text !== '');
    return typographie(told.length === 0 ? 'vide' : told.join(', '));
  };
  return (
    <div class="panel">
      <p class="panel-title">{typographie(title)}</p>
      <HexBoard
        still
        cells={BOARD}
        label={typographie(title)}
        describe={describe}
        tokens={tokens}
        looks={looks ?? {}}
        notes={notes ?? {}}
        exits={exits ?? []}
        selected={picked}
      />
    </div>
  );
};

export const SchemaFigure = ({ id }: { readonly id: string }): JSX.Element => {
  const { caption, panels, legend } = schema(id);
  return (
    <figure class="schema" data-schema={id}>
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
              {typographie(text)}
            </li>
          ))}
        </ul>
      )}
      <figcaption>{typographie(caption)}</figcaption>
    </figure>
  );
};
