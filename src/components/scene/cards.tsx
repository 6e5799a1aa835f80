// Cards, tiles and discs: what is held, laid down, turned over. They know no game: colours come by CSS (`--hue`), emblems by name.
import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from './emblem.tsx';
import { classes } from './pieces.tsx';

/** A line of a card: being run, run, failed, or still to come. */
export interface CardLine {
  readonly text: ComponentChildren; // typeset by who gives it
  readonly state?: 'run' | 'done' | 'failed' | undefined;
}
export interface CardProps {
  readonly jeu: string;
  readonly title: string;
  readonly emblem?: string | undefined; // its illustration
  readonly kind?: string | undefined; // class that gives `--hue`, the colour of its kind
  readonly lines?: readonly CardLine[];
  readonly corner?: string | undefined; // a number at its upper left: a cost, a value
  readonly foot?: string | undefined; // what kind of card it is, in words
  readonly piece?: string | undefined; // its identity on the place
  readonly look?: 'active' | 'faded' | 'small' | undefined; // being run; spent or answered; its head alone
  readonly onOpen?: (() => void) | undefined; // pressed: to be read, or chosen
  readonly picked?: boolean | undefined;
  readonly cell?: string | undefined; // data-cell, when it can be pressed
  readonly children?: ComponentChildren; // anything more on its face
}
/** The face of a card. With `onOpen` it is a button. Its size is `--card`, its width. */
export const Card = (props: CardProps): JSX.Element => {
  const { jeu, title, emblem, kind, lines = [], corner, foot, piece, look, onOpen, picked, cell, children } = props;
  const inside = (
    <>
      <span class="card-art" aria-hidden="true">
        {emblem === undefined ? null : (
          <svg viewBox="-34 -34 68 68">
            <Emblem jeu={jeu} name={emblem} />
          </svg>
        )}
        {corner === undefined ? null : <b>{typeset(corner)}</b>}
      </span>
      <span class="card-title">{typeset(title)}</span>
      {lines.length === 0 ? null : (
        <span class="card-lines">
          {lines.map(({ text, state }, i) => (
            <span key={i} class={classes('card-line', state)}>
              {text}
            </span>
          ))}
        </span>
      )}
      {children}
      {foot === undefined ? null : <span class="card-foot">{typeset(foot)}</span>}
    </>
  );
  const name = classes('sc-card', kind, look, picked === true && 'picked');
  return onOpen === undefined ? (
    <div class={name} data-piece={piece}>
      {inside}
    </div>
  ) : (
    <button type="button" class={name} data-piece={piece} data-cell={cell} aria-pressed={picked} onClick={onOpen}>
      {inside}
    </button>
  );
};
/** What lies face down: one card, or a pile of them with how many. */
export const CardBack = ({
  piece,
  said,
  count,
}: {
  readonly piece?: string | undefined;
  readonly said: string; // « Pioche de J1 : 12 cartes »
  readonly count?: number | undefined;
}): JSX.Element => (
  <div
    class={classes('sc-card back', count !== undefined && count > 1 && 'pile', count === 0 && 'none')}
    data-piece={piece}
    role="img"
    aria-label={typeset(said)}
  >
    {count === undefined ? null : <b aria-hidden="true">{count}</b>}
  </div>
);
/** Cards side by side, one over the edge of the other when there are many. */
export const Hand = ({
  label,
  children,
  count,
}: {
  readonly label: string;
  readonly children: ComponentChildren; // `Card`, `CardBack`
  readonly count: number;
}): JSX.Element => (
  <div class={classes('sc-hand', count > 5 && 'many')} role="group" aria-label={typeset(label)}>
    {children}
  </div>
);

export interface TileProps {
  readonly jeu: string;
  readonly name: string;
  readonly emblem: string;
  readonly kind?: string | undefined; // class that gives `--hue`
  readonly note?: string | undefined; // under its name
  readonly price?: string | undefined; // the coin at its corner
  readonly piece?: string | undefined;
  readonly look?: 'active' | 'faded' | 'hidden' | undefined; // being run; spent; face down
  readonly onPick?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  readonly cell?: string | undefined;
  readonly said?: string | undefined; // the whole of it, when more is to be said than what it shows
  readonly children?: ComponentChildren;
}
/** A thick tile: emblem, name, price. With `onPick` it is a button. Its size is `--tile`, its width. */
export const Tile = (props: TileProps): JSX.Element => {
  const { jeu, name, emblem, kind, note, price, piece, look, onPick, picked, cell, said, children } = props;
  const inside = (
    <>
      <span class="tile-art" aria-hidden="true">
        {look === 'hidden' ? null : (
          <svg viewBox="-34 -34 68 68">
            <Emblem jeu={jeu} name={emblem} />
          </svg>
        )}
      </span>
      <span class="tile-name">{typeset(name)}</span>
      {note === undefined ? null : <small class="tile-note">{typeset(note)}</small>}
      {price === undefined ? null : (
        <b class="tile-price">
          {said === undefined ? <span class="sr">{typeset('Prix : ')}</span> : null}
          {typeset(price)}
        </b>
      )}
      {children}
    </>
  );
  const own = classes('sc-tile', kind, look, picked === true && 'picked');
  if (onPick === undefined)
    return (
      <div class={own} data-piece={piece} {...(said === undefined ? {} : { role: 'img', 'aria-label': typeset(said) })}>
        {inside}
      </div>
    );
  return (
    <button type="button" class={own} data-piece={piece} data-cell={cell} aria-pressed={picked} onClick={onPick}>
      {said === undefined ? (
        inside
      ) : (
        <>
          <span class="sr">{typeset(said)}</span>
          <span class="tile-shown" aria-hidden="true">
            {inside}
          </span>
        </>
      )}
    </button>
  );
};

/** A thick disc, drawn alone: full, spent, or the empty place of one that is away. */
export const Disc = ({
  piece,
  look = 'full',
}: {
  readonly piece?: string | undefined;
  readonly look?: 'full' | 'spent' | 'away';
}): JSX.Element => (
  <svg class={classes('sc-disc', look)} viewBox="-26 -24 52 56" data-piece={piece} aria-hidden="true">
    <circle class="edge" cy="6" r="22" />
    <circle class="top" r="22" />
    <circle class="rim" r="14" />
  </svg>
);
