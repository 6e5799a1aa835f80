// The things of a strip, and a card or a step drawn large with its parts numbered. What they mean is said in the words beside them.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { CardBack, Hand } from '../scene/cards.tsx';
import { classes, type PawnProps, PawnShape } from '../scene/pieces.tsx';
import { NamedParts } from '../scene/Strip.tsx';
import { fighter, tokensOf } from './fighters.tsx';
import type { PartsSchema, Picture, TableSchema } from './schemas-kit.ts';
import { TechniqueCard } from './TechniqueCard.tsx';

const SILENT = ''; // the words beside it say it
const Fan = ({ cards, odd }: Extract<Picture, { readonly is: 'fan' }>): JSX.Element => (
  <Hand label={SILENT} count={0}>
    {cards.map((card, i) =>
      card === null ? (
        <span key={i} class={classes(i === odd && 'sc-odd')}>
          <CardBack said={SILENT} />
        </span>
      ) : (
        <TechniqueCard key={i} technique={card} look="small" />
      ),
    )}
  </Hand>
);
const Piece = ({ pawn }: { readonly pawn: PawnProps }): JSX.Element => (
  <svg class="sc-piece" viewBox="-72 -80 156 164">
    <PawnShape {...pawn} />
  </svg>
);
const Fighter = ({
  state,
  seat,
  events = [],
  strong = false,
}: Extract<Picture, { readonly is: 'pawn' }>): JSX.Element => {
  const standing = tokensOf(state, strong ? seat : undefined, events).find(({ id }) => id === `pawn:${seat}`);
  return <Piece pawn={standing ?? fighter(seat, { faded: true })} />;
};
export const Thing = ({ picture }: { readonly picture: Picture }): JSX.Element => {
  switch (picture.is) {
    case 'card': {
      const { card, lines, foot, corner, look } = picture;
      const drawn = (
        <TechniqueCard
          technique={card}
          {...(lines === undefined ? {} : { lines: lines.map(({ text, state }) => ({ text: typeset(text), state })) })}
          foot={foot}
          corner={corner}
          look={look === 'written' ? undefined : look}
        />
      );
      return look === 'written' ? <span class="sc-written">{drawn}</span> : drawn;
    }
    case 'fan':
      return <Fan {...picture} />;
    case 'rows':
      return (
        <div class={classes('sc-rows', picture.faded && 'faded')}>
          {picture.cards.map((card, i) => (
            <TechniqueCard key={i} technique={card} look="small" />
          ))}
        </div>
      );
    case 'pile':
      return <CardBack count={picture.count} said={SILENT} />;
    case 'pawn':
      return <Fighter {...picture} />;
    case 'out':
      return <Piece pawn={fighter(picture.seat, { faded: true })} />;
    case 'number':
      return <b class="sc-number">{picture.value}</b>;
    case 'sign':
      return <i class="sc-sign">{picture.sign}</i>;
  }
};

/** A card bears its numbers by the style sheet, on the parts themselves. */
export const Parts = ({ figure: { of, parts } }: { readonly figure: PartsSchema }): JSX.Element => (
  <NamedParts kind={of.is} parts={parts}>
    {of.is === 'card' ? (
      <TechniqueCard technique={of.card} foot={of.foot} />
    ) : (
      <p class="sc-words">
        {of.words.map((word) => (
          <span key={word}>{typeset(word)}</span>
        ))}
      </p>
    )}
  </NamedParts>
);

export const Table = ({ figure: { columns, rows } }: { readonly figure: TableSchema }): JSX.Element => (
  <table>
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
      {rows.map(([head = '', ...cells]) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {cells.map((cell) => (
            <td key={cell}>{typeset(cell)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
