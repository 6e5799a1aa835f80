// A diagram as a figure: the things and the boards of the site, still, or a table whose cells lead to their rules. Drawn at build time only.
import type { JSX } from 'preact';
import { GRID_ZONES } from '../../engine/fields-of-eternia/types.ts';
import { toNumber } from '../../engine/kernel/ratio.ts';
import { typeset } from '../../plugins/typography.ts';
import { ruleOf } from '../../site/rulebook.ts';
import { Emblem } from '../scene/emblem.tsx';
import { Strip } from '../scene/Strip.tsx';
import { ZONE_EMBLEMS } from './emblems.ts';
import { Legend } from './Legend.tsx';
import { MapBoard } from './MapBoard.tsx';
import { RoundTrack } from './RoundTrack.tsx';
import { CardParts, Thing } from './SchemaPictures.tsx';
import type { FoeSchema, TableCell } from './schemas-kit.ts';
import { schema } from './schemas.ts';
import { ZONE_LABELS } from './words.ts';

type Drawn<K extends FoeSchema['kind']> = Extract<FoeSchema, { readonly kind: K }>;
const MapFigure = ({ figure: { map, label, board, legend } }: { readonly figure: Drawn<'map'> }): JSX.Element => (
  <>
    <MapBoard still map={map} label={typeset(label)} {...board} />
    {legend === true ? <Legend map={map} /> : null}
  </>
);

const GridFigure = ({ figure: { slots } }: { readonly figure: Drawn<'grid'> }): JSX.Element => (
  <div class="foe foe-empty">
    <div class="foe-grid">
      {GRID_ZONES.map((zone) => (
        <div class="foe-zone" key={zone}>
          <p class="zone-head">
            <svg class="zone-sign" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
              <Emblem jeu="fields-of-eternia" name={ZONE_EMBLEMS[zone]} />
            </svg>
            <span>{ZONE_LABELS[zone]}</span>
          </p>
          <div class="foe-cards" role="img" aria-label={typeset(`${slots} places de carte`)}>
            {Array.from({ length: slots }, (_, i) => (
              <span class="cc slot" key={i} />
            ))}
          </div>
        </div>
      ))}
    </div>
    <div class="foe-beside">
      <div>
        <p class="zone-head">À côté : cartes temps</p>
        <div class="foe-cards" role="img" aria-label="place des cartes temps">
          <span class="cc slot" />
        </div>
      </div>
    </div>
  </div>
);

const Cell = ({ cell: { text, rule } }: { readonly cell: TableCell }): JSX.Element => {
  if (rule === undefined) return <td>{typeset(text)}</td>;
  const { href, title } = ruleOf(rule);
  return (
    <td>
      <a href={href} title={typeset(title)}>
        {typeset(text)}
      </a>
    </td>
  );
};
const TableFigure = ({ figure: { head, rows } }: { readonly figure: Drawn<'table'> }): JSX.Element => (
  <table class="foe-phases">
    <thead>
      <tr>
        {head.map((text) => (
          <th scope="col" key={text}>
            {typeset(text)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ number, title, cells }) => (
        <tr key={title}>
          <th scope="row">
            {number === undefined ? null : <b>{number}</b>} {typeset(title)}
          </th>
          {cells.map((cell, i) => (
            <Cell key={i} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A whole number of percents; what is possible is never 0, nor certain when it is not. */
const percent = (share: number): string =>
  share > 0.995 && share < 1 ? '>99' : share > 0 && share < 0.005 ? '<1' : `${Math.round(share * 100)}`;
const PoolsFigure = ({ figure: { pools, rows } }: { readonly figure: Drawn<'pools'> }): JSX.Element => (
  <table class="foe-pools">
    <thead>
      <tr>
        <th scope="col">{'Dés'}</th>
        {pools.map((dice) => (
          <th scope="col" key={dice}>
            {dice}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ attack, cells }) => (
        <tr key={attack}>
          <th scope="row">{attack}</th>
          {cells.map(({ chance, mean }, i) => (
            <td key={i}>
              {percent(toNumber(chance))} <small>{toNumber(mean).toFixed(1).replace('.', ',')}</small>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Drawing = ({ figure }: { readonly figure: FoeSchema }): JSX.Element => {
  switch (figure.kind) {
    case 'strip':
      return <Strip figure={figure} Thing={Thing} />;
    case 'parts':
      return <CardParts figure={figure} />;
    case 'map':
      return <MapFigure figure={figure} />;
    case 'grid':
      return <GridFigure figure={figure} />;
    case 'track':
      return (
        <div class="foe-days">
          <RoundTrack track={figure.track} at={figure.at} />
        </div>
      );
    case 'table':
      return <TableFigure figure={figure} />;
    case 'pools':
      return <PoolsFigure figure={figure} />;
  }
};
export const SchemaFigure = ({ id }: { readonly id: string }): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class="schema" data-schema={id}>
      <Drawing figure={figure} />
      <figcaption>{typeset(figure.caption)}</figcaption>
    </figure>
  );
};
