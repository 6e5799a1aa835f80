// A diagram as a figure: parts of the boards, still, or a table whose rows lead to their rules. Drawn at build time only.
import type { JSX } from 'preact';
import { seeInAction } from '../../site/example-index.ts';
import { typeset } from '../../plugins/typography.ts';
import { ruleOf } from '../../site/rulebook.ts';
import { Disc } from '../scene/cards.tsx';
import { Strip } from '../scene/Strip.tsx';
import { CubePlaces, DiscPlaces } from './Counters.tsx';
import { Markers, ShadowMark } from './Plan.tsx';
import { River } from './River.tsx';
import { Checks, Thing, Sheet } from './SchemaPictures.tsx';
import { schema } from './schemas.ts';
import type {
  CostSchema,
  PostSchema,
  RiverSchema,
  Row,
  ShadowSchema,
  Table,
  TurnSchema,
  VsSchema,
} from './schemas-kit.ts';
import { StateDiagram } from './StateDiagram.tsx';
import { count } from './words.ts';

const To = ({ rule, text }: { readonly rule: string; readonly text: string }): JSX.Element => {
  const { href, title } = ruleOf(rule);
  return (
    <a href={href} title={typeset(title)}>
      {typeset(text)}
    </a>
  );
};
const Line = ({ row: { head, rule, cells, note } }: { readonly row: Row }): JSX.Element => {
  const example = seeInAction(rule);
  return (
    <tr>
      <th scope="row">
        <To rule={rule} text={head} />
        {example === undefined ? null : (
          <a class="voir" href={example.href} aria-label={typeset(`Voir en action : ${ruleOf(rule).title}`)}>
            voir en action
          </a>
        )}
      </th>
      {cells.map(([text, to], i) => (
        <td key={i}>
          {to === undefined ? typeset(text) : <To rule={to} text={text} />}
          {note === undefined || i < cells.length - 1 ? null : <small>{typeset(note)}</small>}
        </td>
      ))}
    </tr>
  );
};
const TableFigure = ({ figure: { columns, rows } }: { readonly figure: Table }): JSX.Element => (
  <table class="vs-table">
    <thead>
      <tr>
        {columns.map((column) =>
          column === '' ? (
            <td key={column} />
          ) : (
            <th scope="col" key={column}>
              {typeset(column)}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.flatMap((row, i) => [
        ...(row.group === undefined || row.group === rows[i - 1]?.group
          ? []
          : [
              <tr key={row.group} class="group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {typeset(row.group)}
                </th>
              </tr>,
            ]),
        <Line key={`${row.group ?? ''}${row.head}${i}`} row={row} />,
      ])}
    </tbody>
  </table>
);
const PostFigure = ({
  figure: { title, camp, discs, due, cubes, saturation },
}: {
  readonly figure: PostSchema;
}): JSX.Element => (
  <section class="vs-night" data-camp={camp} aria-label={typeset(title)}>
    <p>{typeset(title)}</p>
    <DiscPlaces camp={camp} discs={discs} due={due} />
    <CubePlaces camp={camp} cubes={cubes} saturation={saturation} />
  </section>
);
const CostFigure = ({ figure: { rows } }: { readonly figure: CostSchema }): JSX.Element => (
  <table class="vs-table vs-costs">
    <thead>
      <tr>
        <th scope="col">Activation</th>
        <th scope="col">Son prix</th>
        <th scope="col">En tout ce tour</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ n, cost, inAll }) => (
        <tr key={n}>
          <th scope="row">{n === 1 ? '1re' : `${n}e`}</th>
          <td>
            {typeset(count(cost, 'disque'))}
            <span class="vs-row">
              {Array.from({ length: cost }, (_, i) => (
                <Disc key={i} />
              ))}
            </span>
          </td>
          <td>{inAll}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
const RiverFigure = ({ figure: { panels } }: { readonly figure: RiverSchema }): JSX.Element => (
  <div class="vs-rivers">
    {panels.map(({ title, tiles, told }) => (
      <div key={title} class="vs-night">
        <p class="panel-title">{typeset(title)}</p>
        <River tiles={tiles.map((tile) => (tile.at === told ? { ...tile, acting: true } : tile))} label={title} />
      </div>
    ))}
  </div>
);
const TurnFigure = ({ figure: { steps, loop, parts } }: { readonly figure: TurnSchema }): JSX.Element => (
  <ol class="vs-round">
    {parts.map(({ title, rule, check, checkRule }) => (
      <li key={title}>
        <div class="vs-half">
          <p>
            <To rule={rule} text={title} />
          </p>
          <ol>
            {steps.map(([name, to], i) => (
              <li key={name} class={i === 2 || i === 3 ? 'loop' : undefined}>
                <To rule={to} text={name} />
              </li>
            ))}
          </ol>
          <p class="vs-loop">
            <To rule={loop[1]} text={loop[0]} />
          </p>
        </div>
        <p class="vs-check">
          <To rule={checkRule} text={check} />
        </p>
      </li>
    ))}
  </ol>
);
const ShadowFigure = ({ figure: { panels } }: { readonly figure: ShadowSchema }): JSX.Element => (
  <div class="vs-night panels">
    {panels.map(({ title, shadows, markers, batman }) => (
      <div class="panel" key={title}>
        <p class="panel-title">{typeset(title)}</p>
        <p class="vs-row">
          {shadows.map((shadow) => (
            <ShadowMark key={shadow.number} shadow={shadow} />
          ))}
          <Markers markers={markers} />
        </p>
        <p>{typeset(batman)}</p>
      </div>
    ))}
  </div>
);
const Drawn = ({ figure }: { readonly figure: VsSchema }): JSX.Element => {
  switch (figure.kind) {
    case 'table':
      return <TableFigure figure={figure} />;
    case 'post':
      return <PostFigure figure={figure} />;
    case 'costs':
      return <CostFigure figure={figure} />;
    case 'rivers':
      return <RiverFigure figure={figure} />;
    case 'turn':
      return <TurnFigure figure={figure} />;
    case 'states':
      return <StateDiagram mission={figure.mission} />;
    case 'shadows':
      return <ShadowFigure figure={figure} />;
    case 'sheet':
      return <Sheet figure={figure} />;
    case 'strip':
      return <Strip figure={figure} Thing={Thing} />;
    case 'checks':
      return <Checks figure={figure} />;
  }
};
export const SchemaFigure = ({ id }: { readonly id: string }): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class="schema vs" data-schema={id}>
      <Drawn figure={figure} />
      <figcaption>{typeset(figure.caption)}</figcaption>
    </figure>
  );
};
const SHEETS: Partial<Readonly<Record<VsSchema['kind'], string>>> = {
  sheet: 'fiches',
  strip: 'figures',
  checks: 'figures',
};
/** The sheet that it needs beside that of the boards. */
export const sheetFor = (id: string): string | undefined => SHEETS[schema(id).kind];
