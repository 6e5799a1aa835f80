// A diagram as a figure: the boards of the site, still, or a table whose cells lead to their rules. Drawn at build time only.
import type { JSX } from 'preact';
import { GRID_ZONES } from '../../engine/fields-of-eternia/types.ts';
import { toNumber } from '../../engine/kernel/ratio.ts';
import { typographie } from '../../plugins/typography.ts';
import { regle } from '../../site/rulebook.ts';
import { Card } from '../scene/cards.tsx';
import { Emblem } from '../scene/emblem.tsx';
import { CombatCardMark } from './CombatCards.tsx';
import { ZONE_EMBLEMS } from './emblems.ts';
import { Legend } from './Legend.tsx';
import { MapBoard } from './MapBoard.tsx';
import { type FoeSchema, type PhaseCell, schema } from './schemas.ts';
import { ZONE_LABELS } from './words.ts';

type Drawn<K extends FoeSchema['kind']> = Extract<FoeSchema, { readonly kind: K }>;
const MapFigure = ({ figure: { map, bases } }: { readonly figure: Drawn<'map'> }): JSX.Element => (
  <>
    <MapBoard
      still
      map={map}
      label="Carte d’exemple"
      bases={Object.fromEntries(bases.map((zone, team) => [zone, team]))}
    />
    <Legend map={map} />
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

const CardsFigure = ({ figure: { cards } }: { readonly figure: Drawn<'cards'> }): JSX.Element => (
  <ul class="foe-figure-cards">
    {cards.map(({ title, emblem, corner, lines, foot }) => (
      <li key={title}>
        <Card
          jeu="fields-of-eternia"
          title={title}
          emblem={emblem}
          corner={corner}
          lines={lines.map((text) => ({ text: typographie(text) }))}
          foot={foot}
        />
      </li>
    ))}
  </ul>
);
const DeckFigure = ({ figure: { cards } }: { readonly figure: Drawn<'deck'> }): JSX.Element => (
  <ul class="foe-figure-deck">
    {cards.map(({ card, name, count }) => (
      <li key={card}>
        <CombatCardMark laid={{ card, up: true, off: false, used: false }} />
        <span aria-hidden="true">× {count}</span>
        <span class="sr">{typographie(`${count} ${name}`)}</span>
      </li>
    ))}
  </ul>
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
      ) : figure.kind === 'cards' ? (
        <CardsFigure figure={figure} />
      ) : figure.kind === 'deck' ? (
        <DeckFigure figure={figure} />
      ) : (
        <PoolsFigure figure={figure} />
      )}
      <figcaption>{typographie(figure.caption)}</figcaption>
    </figure>
  );
};
