// A diagram as a figure: the boards of the site, still, with their legend in words.
import type { JSX } from 'preact';
import type { Side } from '../../engine/battleworld/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { GridBoard } from '../scene/GridBoard.tsx';
import { PawnShape } from '../scene/pieces.tsx';
import { CARD_PLACES, MODULE_PLACES, schema } from './schemas.ts';
import type { BoardSchema, LegendMark, Panel } from './schemas-kit.ts';
import { groundsOf, tokensOf, Wings } from './pawns.tsx';
import { describer } from './view.ts';
import { KIND_ICONS, spotWord } from './words.ts';

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
const MARKS: Readonly<Record<LegendMark, JSX.Element>> = {
  reach: <circle class="look-dot" cx="50" cy="50" r="22" />,
  target: <path class="look-aim" d="M14 34V14h20M66 14h20v20M86 66v20H66M34 86H14V66" />,
  ready: <rect x="10" y="10" width="80" height="80" fill="none" stroke="currentColor" stroke-width="5" />,
  way: <rect x="10" y="10" width="80" height="80" fill="currentColor" opacity=".2" />,
  barred: <path class="look-cross" d="M28 28 72 72M72 28 28 72" />,
  move: <path d="M4 50h70M70 32 96 50 70 68Z" fill="currentColor" stroke="currentColor" stroke-width="8" />,
  attack: <path class="legend-attack" d="M4 50h66" />,
  refused: <path d="M4 50h92" fill="none" stroke="currentColor" stroke-width="9" stroke-dasharray="6 12" />,
  heroes: legendPawn('heroes', 'american-shield'),
  villains: legendPawn('villains', 'iron-mask'),
  flyer: legendPawn('heroes', 'thor-hammer', <Wings look="open" />),
};

const PanelFigure = ({ panel }: { readonly panel: Panel }): JSX.Element => {
  const { view, looks = {}, arrows = [], words = {} } = panel;
  const say = describer(view);
  const describe = (cell: string): string => {
    const look = looks[cell];
    const word = look === undefined ? undefined : words[look];
    return typographie(word === undefined ? say(cell) : `${say(cell)} (${word})`);
  };
  return (
    <div class="panel">
      <p class="panel-title">{typographie(panel.title)}</p>
      <GridBoard
        still
        columns={view.columns}
        rows={view.rows}
        label={typographie(panel.title)}
        describe={describe}
        tokens={tokensOf(view)}
        grounds={groundsOf(view)}
        looks={looks}
        arrows={arrows}
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
            {typographie(text)}
          </li>
        ))}
      </ul>
    )}
  </>
);

const Place = ({
  x,
  y,
  n,
  icon,
  label,
}: {
  readonly x: number;
  readonly y: number;
  readonly n: number | string;
  readonly icon?: string | undefined;
  readonly label?: string;
}): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <rect class="place-slot" x="-21" y="-21" width="42" height="42" rx="8" />
    {icon === undefined ? null : <path class="place-icon" d={icon} transform="translate(-12 -12) scale(1.2)" />}
    {label === undefined ? null : (
      <text class="place-label" y="8" text-anchor="middle">
        {label}
      </text>
    )}
    <circle class="place-number" cx="21" cy="-21" r="12" />
    <text class="place-digit" x="21" y="-16.5" text-anchor="middle">
      {n}
    </text>
  </g>
);

const own = (spot: 'life' | 'energy' | 'attack' | 'reroll'): string | undefined => spotWord(spot, (id) => id).icon;

const Card = (): JSX.Element => (
  <div class="panels cards">
    <div class="panel">
      <p class="panel-title">{typographie('La carte d’un personnage')}</p>
      <svg class="card-figure" viewBox="0 0 320 240" aria-hidden="true">
        <rect class="card-body" x="2" y="2" width="316" height="236" rx="14" />
        <Place x={44} y={48} n="1" icon={own('life')} />
        <Place x={130} y={48} n="2" icon={own('energy')} />
        <circle class="place-token" cx="184" cy="48" r="12" />
        <circle class="place-token" cx="216" cy="48" r="12" />
        <Place x={274} y={48} n="3" icon={own('attack')} />
        <rect class="card-area" x="96" y="88" width="130" height="100" rx="12" />
        <Place x={161} y={138} n="4" label="" />
        <Place x={44} y={194} n="5" icon={own('reroll')} />
      </svg>
      <ol class="places">
        {CARD_PLACES.map(({ spot, where, action }) => (
          <li key={spot}>
            <b>{typographie(action)}</b> : {typographie(where)}
          </li>
        ))}
      </ol>
    </div>
    <div class="panel">
      <p class="panel-title">{typographie('Un module de la base')}</p>
      <svg class="card-figure" viewBox="0 0 320 240" aria-hidden="true">
        <rect class="card-body" x="62" y="2" width="196" height="236" rx="14" />
        <Place x={160} y={40} n="1" icon={spotWord('module-repair:m', (id) => id).icon} />
        <Place x={118} y={140} n="2" icon={KIND_ICONS.energy} />
        <Place x={202} y={140} n="3" label="?" />
      </svg>
      <ol class="places">
        {MODULE_PLACES.map(({ where, action }) => (
          <li key={where}>
            <b>{typographie(action)}</b> : {typographie(where)}
          </li>
        ))}
      </ol>
    </div>
  </div>
);

export const SchemaFigure = ({ id }: { readonly id: string }): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class="schema" data-schema={id}>
      {figure.kind === 'board' ? <Boards figure={figure} /> : <Card />}
      <figcaption>{typographie(figure.caption)}</figcaption>
    </figure>
  );
};
