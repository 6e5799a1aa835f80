// A diagram as a figure: the board of the site, still, or a table whose rows lead to their rules. Drawn at build time only.
import type { JSX } from 'preact';
import { seeInAction } from '../../site/example-index.ts';
import { typeset } from '../../plugins/typography.ts';
import { ruleOf } from '../../site/rulebook.ts';
import { SchemaCaption, type SchemaFigureProps } from '../rulebook/SchemaCaption.tsx';
import { Strip } from '../scene/Strip.tsx';
import { drawn } from './marks.ts';
import { contentOf, describer } from './position.ts';
import { PartsFigure, Thing } from './SchemaPictures.tsx';
import { schema } from './schemas.ts';
import type { BbsSchema, Drawn, Panel, Row, Table } from './schemas-kit.ts';
import { SpaceBoard } from './SpaceBoard.tsx';
import { SpaceIcon } from './SpaceLayers.tsx';

const PanelFigure = ({ panel: { title, state, over, crop, around } }: { readonly panel: Panel }): JSX.Element => {
  const say = describer(state, over);
  return (
    <div class={crop === undefined ? 'panel whole' : 'panel'}>
      <p class="panel-title">{typeset(title)}</p>
      <SpaceBoard
        {...drawn(contentOf(state), over)}
        still
        cells={around}
        crop={crop}
        label={typeset(title)}
        describe={(cell) => typeset(say(cell))}
      />
    </div>
  );
};
const Panels = ({ figure: { panels, legend, long = false } }: { readonly figure: Drawn }): JSX.Element => (
  <>
    <div class={long ? 'panels space long' : 'panels space'}>
      {panels.map((panel) => (
        <PanelFigure key={panel.title} panel={panel} />
      ))}
    </div>
    {legend.length === 0 ? null : (
      <ul class="legend">
        {legend.map(([mark, text]) => (
          <li key={text}>
            <SpaceIcon mark={mark} />
            {typeset(text)}
          </li>
        ))}
      </ul>
    )}
  </>
);

const Line = ({
  row: { head, rule, cells, note },
  shown,
}: {
  readonly row: Row;
  readonly shown: boolean;
}): JSX.Element => {
  const { href, title } = ruleOf(rule);
  const example = shown ? seeInAction(rule) : undefined;
  return (
    <tr>
      <th scope="row">
        <a href={href} title={typeset(title)}>
          {typeset(head)}
        </a>
        {example === undefined ? null : (
          <a class="voir" href={example.href} aria-label={typeset(`Voir en action : ${title}`)}>
            voir en action
          </a>
        )}
      </th>
      {cells.map(([text, to], i) => (
        <td key={i}>
          {to === undefined ? typeset(text) : <a href={ruleOf(to).href}>{typeset(text)}</a>}
          {note === undefined || i < cells.length - 1 ? null : <small>{typeset(note)}</small>}
        </td>
      ))}
    </tr>
  );
};
const TableFigure = ({ figure: { columns, rows, shown } }: { readonly figure: Table }): JSX.Element => (
  <table class="bbs-table">
    <thead>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {typeset(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.flatMap((row, i) => [
        ...(row.group === undefined || row.group === rows[i - 1]?.group
          ? []
          : [
              <tr key={row.group} class="group">
                <th scope="rowgroup" colSpan={columns.length}>
                  {row.group}
                </th>
              </tr>,
            ]),
        <Line key={row.head} row={row} shown={shown} />,
      ])}
    </tbody>
  </table>
);

const Content = ({ figure }: { readonly figure: BbsSchema }): JSX.Element => {
  switch (figure.kind) {
    case 'panels':
      return <Panels figure={figure} />;
    case 'table':
      return <TableFigure figure={figure} />;
    case 'strip':
      return <Strip figure={figure} Thing={Thing} />;
    case 'parts':
      return <PartsFigure figure={figure} />;
  }
};

export const SchemaFigure = ({ id, href }: SchemaFigureProps): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class="schema" data-schema={id}>
      <Content figure={figure} />
      <SchemaCaption figure={figure} href={href} />
    </figure>
  );
};
