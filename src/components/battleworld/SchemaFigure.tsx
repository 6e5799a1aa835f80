// A diagram as a figure: the boards of the site, still, with their legend in words.
import type { JSX } from 'preact';
import type { Side } from '../../engine/battleworld/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardArrow } from '../scene/GridArrows.tsx';
import { GridBoard } from '../scene/GridBoard.tsx';
import { PawnShape } from '../scene/pieces.tsx';
import { SchemaCaption, type SchemaFigureProps } from '../rulebook/SchemaCaption.tsx';
import { Strip } from '../scene/Strip.tsx';
import { Duel } from './Duel.tsx';
import { Parts, Thing } from './SchemaPictures.tsx';
import { schema } from './schemas.ts';
import type { BoardSchema, LegendMark, Panel } from './schemas-kit.ts';
import { groundsOf, tokensOf, Wings } from './pawns.tsx';
import { describer } from './view.ts';

const legendPawn = (side: Side, emblem: string, badge?: JSX.Element): JSX.Element => (
  <g transform="translate(50 50) scale(.8)">
    <PawnShape
      jeu="battleworld"
      emblem={emblem}
      life={0}
      of={0}
      side={side}
      square={side === 'villains'}
      badge={badge}
    />
  </g>
);
/** As it lies on the board, larger. */
const legendArrow = (kind: BoardArrow['kind']): JSX.Element => (
  <g class={`arrow ${kind}`}>
    <path class="arrow-line" d="M6 50H72" />
    <path class="arrow-head" d="M0 0-22-11-17 0-22 11Z" transform="translate(98 50) scale(1.5)" />
  </g>
);
const MARKS: Readonly<Record<LegendMark, JSX.Element>> = {
  reach: <circle class="look-dot" cx="50" cy="50" r="22" />,
  target: <path class="look-aim" d="M14 34V14h20M66 14h20v20M86 66v20H66M34 86H14V66" />,
  ready: <rect x="10" y="10" width="80" height="80" fill="none" stroke="currentColor" stroke-width="5" />,
  way: <rect x="4" y="4" width="92" height="92" rx="10" fill="#6a5030" />,
  barred: <path class="look-cross" d="M28 28 72 72M72 28 28 72" />,
  move: legendArrow('move'),
  attack: legendArrow('attack'),
  refused: legendArrow('barred'),
  heroes: legendPawn('heroes', 'american-shield'),
  villains: legendPawn('villains', 'iron-mask'),
  flyer: legendPawn('heroes', 'thor-hammer', <Wings look="open" />),
};

const PanelFigure = ({ panel }: { readonly panel: Panel }): JSX.Element => {
  const { view, looks = {}, arrows = [], words = {}, notes = {} } = panel;
  const say = describer(view);
  const describe = (cell: string): string => {
    const look = looks[cell];
    const word = look === undefined ? undefined : words[look];
    return typeset(word === undefined ? say(cell) : `${say(cell)} (${word})`);
  };
  return (
    <div class="panel">
      <p class="panel-title">{typeset(panel.title)}</p>
      <GridBoard
        still
        columns={view.columns}
        rows={view.rows}
        label={typeset(panel.title)}
        describe={describe}
        tokens={tokensOf(view)}
        grounds={groundsOf(view)}
        looks={looks}
        arrows={arrows}
        notes={notes}
      />
    </div>
  );
};

const Boards = ({ figure }: { readonly figure: BoardSchema }): JSX.Element => (
  <>
    <div class="panels">
      {figure.panels.map((panel) => (
        <PanelFigure key={panel.title} panel={panel} />
      ))}
    </div>
    {figure.legend.length === 0 ? null : (
      <ul class="legend">
        {figure.legend.map(([mark, text]) => (
          <li key={text}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              {MARKS[mark]}
            </svg>
            {typeset(text)}
          </li>
        ))}
      </ul>
    )}
  </>
);

export const SchemaFigure = ({ id, href }: SchemaFigureProps): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class={`schema schema-${figure.kind}`} data-schema={id}>
      {figure.kind === 'board' ? (
        <Boards figure={figure} />
      ) : figure.kind === 'strip' ? (
        <Strip figure={figure} Thing={Thing} />
      ) : figure.kind === 'parts' ? (
        <Parts figure={figure} />
      ) : (
        <div class="bw-stage">
          <Duel state={figure.state} events={figure.events} />
        </div>
      )}
      <SchemaCaption figure={figure} href={href} />
    </figure>
  );
};
