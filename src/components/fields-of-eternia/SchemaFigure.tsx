// A diagram as a figure: the boards of the site, still, or a table whose cells lead to their rules. Drawn at build time only.
import type { JSX } from 'preact';
import { GRID_ZONES } from '../../engine/fields-of-eternia/types.ts';
import { toNumber } from '../../engine/kernel/ratio.ts';
import { typographie } from '../../plugins/typography.ts';
import { regle } from '../../site/rulebook.ts';
import { MapBoard, ZoneBody } from './MapBoard.tsx';
import { type FoeSchema, type MapMark, type PhaseCell, schema } from './schemas.ts';
import { pawnOf, ZONE_ICONS, ZONE_LABELS } from './words.ts';

type Drawn<K extends FoeSchema['kind']> = Extract<FoeSchema, { readonly kind: K }>;
const LINES: ReadonlySet<MapMark> = new Set(['chemin', 'limite', 'couloir', 'bord']);
/** A piece of the map, as it looks there. */
const Swatch = ({ mark }: { readonly mark: MapMark }): JSX.Element =>
  LINES.has(mark) ? <path class={`map-edge ${mark}`} d="M-90 0H90" /> : <ZoneBody mark={mark} />;
const MapFigure = ({ figure: { map, bases, legend } }: { readonly figure: Drawn<'map'> }): JSX.Element => (
  <>
    <MapBoard
      still
      map={map}
      label="Carte d’exemple"
      bases={Object.fromEntries(bases.map((zone, team) => [zone, pawnOf(team, '')]))}
    />
    <ul class="legend">
      {legend.map(([mark, text]) => (
        <li key={mark}>
          <svg viewBox="-90 -70 180 140" aria-hidden="true" focusable="false">
            <Swatch mark={mark} />
          </svg>
          {typographie(text)}
        </li>
      ))}
    </ul>
  </>
);

const GridFigure = ({ figure: { slots } }: { readonly figure: Drawn<'grid'> }): JSX.Element => (
  <div class="foe foe-empty">
    <div class="foe-grid">
      {GRID_ZONES.map((zone) => (
        <div class="foe-zone" key={zone}>
          <p class="zone-head">
            <svg class="foe-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={ZONE_ICONS[zone]} />
            </svg>
            <span>{ZONE_LABELS[zone]}</span>
          </p>
          <div class="foe-cards" role="img" aria-label={typographie(`${slots} places de carte`)}>
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

const Cell = ({ cell: { text, rule } }: { readonly cell: PhaseCell }): JSX.Element => {
  const { href, title } = regle(rule);
  return (
    <td>
      <a href={href} title={typographie(title)}>
        {typographie(text)}
      </a>
    </td>
  );
};
const PhasesFigure = ({ figure: { rows } }: { readonly figure: Drawn<'phases'> }): JSX.Element => (
  <table class="foe-phases">
    <thead>
      <tr>
        <th scope="col">Phase</th>
        <th scope="col">Héros</th>
        <th scope="col">Créature/Boss</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ number, title, heroes, enemy }) => (
        <tr key={number}>
          <th scope="row">
            <b>{number}</b> {typographie(title)}
          </th>
          <Cell cell={heroes} />
          <Cell cell={enemy} />
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

export const SchemaFigure = ({ id }: { readonly id: string }): JSX.Element => {
  const figure = schema(id);
  return (
    <figure class="schema" data-schema={id}>
      {figure.kind === 'map' ? (
        <MapFigure figure={figure} />
      ) : figure.kind === 'grid' ? (
        <GridFigure figure={figure} />
      ) : figure.kind === 'phases' ? (
        <PhasesFigure figure={figure} />
      ) : (
        <PoolsFigure figure={figure} />
      )}
      <figcaption>{typographie(figure.caption)}</figcaption>
    </figure>
  );
};
