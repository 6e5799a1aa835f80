// The pieces that lie on a place: things, not signs. They know no game: colours come by CSS (`--side`, `--d`), emblems by name.
import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { SOLIDS } from './dice.ts';
import { Emblem } from './emblem.tsx';
import { memo } from './memo.ts';

/** Class names that hold, joined. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');

const arc = (radius: number, share: number): string => {
  const turn = 2 * Math.PI * Math.min(share, 0.999);
  return `M0-${radius}A${radius} ${radius} 0 ${turn > Math.PI ? 1 : 0} 1 ${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
};
/** What is left of something, as segments around a disc of that radius: `value` lit of `of`, then `also` that may come back. Beyond twenty-four, one continuous arc. */
export const Ring = ({
  value,
  of,
  radius,
  also = 0,
}: {
  readonly value: number;
  readonly of: number;
  readonly radius: number;
  readonly also?: number | undefined;
}): JSX.Element | null => {
  if (of <= 0) return null;
  const dashes = of > 24 || of === 1 ? {} : { 'stroke-dasharray': '.84 .16', 'stroke-dashoffset': -0.08 };
  return (
    <g class="ring">
      <circle class="off" r={radius} pathLength={of} transform="rotate(-90)" {...dashes} />
      {also <= 0 ? null : (
        <path
          class="also"
          d={arc(radius, Math.min(1, (value + also) / of))}
          pathLength={Math.min(value + also, of)}
          {...dashes}
        />
      )}
      {value <= 0 ? null : (
        <path d={arc(radius, Math.min(1, value / of))} pathLength={Math.min(value, of)} {...dashes} />
      )}
    </g>
  );
};

export interface PawnProps {
  readonly jeu: string;
  readonly emblem: string;
  readonly life: number;
  readonly of: number;
  readonly also?: number | undefined; // life lost that may come back
  readonly side: string; // class of its side: `heroes`
  readonly square?: boolean; // the other side's pieces: told by their shape too
  readonly six?: boolean; // a third side's: a hexagon
  readonly strong?: boolean; // acts now
  readonly faded?: boolean; // out of play
  readonly badge?: ComponentChildren; // drawn at its upper right, around (36, −36)
}
/** A disc, or a rounded lozenge, with its emblem and its life around it; centred on 0, some 60 around. */
export const PawnShape = memo((props: PawnProps): JSX.Element => {
  const { jeu, emblem, life, of, also, side, square, six, strong, faded, badge } = props;
  return (
    <g class={classes('pawn', side, strong && 'strong', faded && 'faded')}>
      <ellipse class="shade" cx="3" cy="9" rx="52" ry="52" />
      {six === true ? (
        <>
          <path class="pawn-rim" d="M-27-47h54L54 0 27 47h-54L-54 0Z" />
          <path class="pawn-face" d="M-24-41h48L47 0 24 41h-48L-47 0Z" />
        </>
      ) : square === true ? (
        <>
          <rect class="pawn-rim" x="-40" y="-40" width="80" height="80" rx="16" transform="rotate(45)" />
          <rect class="pawn-face" x="-35" y="-35" width="70" height="70" rx="13" transform="rotate(45)" />
        </>
      ) : (
        <>
          <circle class="pawn-rim" r="48" />
          <circle class="pawn-face" r="42" />
        </>
      )}
      <Emblem jeu={jeu} name={emblem} at={square === true ? 26 : 28} />
      <Ring value={life} of={of} radius={56} also={also} />
      {badge}
    </g>
  );
});
interface NamedPawnProps extends PawnProps {
  readonly piece: string; // its identity on the place
  readonly name: string;
  readonly said: string; // the whole of it, for those who do not see
}
/** A pawn by itself, its name under it. */
export const Pawn = ({ piece, name, said, ...pawn }: NamedPawnProps): JSX.Element => (
  <figure class={classes('sc-pawn', pawn.side, pawn.strong && 'acts')} data-piece={piece}>
    <svg viewBox="-64 -64 128 132" role="img" aria-label={typeset(said)}>
      <PawnShape {...pawn} />
    </svg>
    <figcaption aria-hidden="true">{typeset(name)}</figcaption>
  </figure>
);

export interface DieShapeProps {
  readonly faces: number;
  readonly value?: number | undefined; // not thrown yet: it shows its name
}
/** The solid in a square of 100, tinted by `--d`. */
export const DieShape = memo(({ faces, value }: DieShapeProps): JSX.Element => {
  const solid = SOLIDS[faces];
  const [y, size] = solid?.text ?? [50, 30];
  return (
    <>
      <ellipse class="shade" cx="51" cy="99" rx="40" ry="7" />
      <g class="solid">
        {solid === undefined ? (
          <circle class="body" cx="50" cy="50" r="46" />
        ) : (
          <>
            <polygon class="body" points={solid.hull} />
            {solid.facets.map(([points, light]) => (
              <polygon
                key={points}
                class="facet"
                points={points}
                fill={light < 0 ? '#0a0606' : '#fff'}
                fill-opacity={Math.abs(light) * 0.55}
              />
            ))}
          </>
        )}
      </g>
      <text class="value" x="50" y={y} font-size={value === undefined ? size * 0.75 : size}>
        {value ?? `D${faces}`}
      </text>
    </>
  );
});
export interface DieProps extends DieShapeProps {
  readonly piece?: string | undefined;
  readonly side?: string | undefined;
  readonly fresh?: boolean; // just thrown
  readonly waiting?: boolean; // about to be thrown
  readonly note?: string | undefined; // beside it: « ×2 », « +1 »
}
export const Die = ({ piece, side, fresh, waiting, note, faces, value }: DieProps): JSX.Element => (
  <span class={classes('sc-die', side, fresh && 'fresh', waiting && 'waiting')} data-piece={piece}>
    <svg
      viewBox="-4 -4 108 112"
      role="img"
      aria-label={typeset(
        value === undefined ? `D${faces} à lancer` : `D${faces} : ${value}${note === undefined ? '' : ` (${note})`}`,
      )}
    >
      <DieShape faces={faces} value={value} />
    </svg>
    {note === undefined ? null : <b aria-hidden="true">{note}</b>}
  </span>
);

const COIN_SHAPES: Readonly<Record<string, string>> = {
  bolt: 'M3-15-9 3h7l-3 12L9-4H2Z',
  turn: 'M9-9A12 12 0 1 0 12 1M12-13v6H6',
  drop: 'M0-14C6-6 9-1 9 4A9 9 0 1 1-9 4C-9-1-6-6 0-14Z',
  star: 'M0-14 4-4 14-4 6 3 9 13 0 7-9 13-6 3-14-4-4-4Z',
};
interface CoinsProps {
  readonly name: string; // « Puissance »
  readonly mark: keyof typeof COIN_SHAPES & string;
  readonly value: number;
  readonly of: number;
  readonly piece?: string | undefined;
}
/** Tokens in a row: those that are left, then the empty places of those that are gone. */
export const Coins = ({ name, mark, value, of, piece }: CoinsProps): JSX.Element | null =>
  of + value <= 0 ? null : (
    <span class={`sc-coins ${mark}`} data-piece={piece}>
      <span class="sr">{typeset(`${name} : ${value} sur ${of}.`)}</span>
      {Array.from({ length: Math.max(of, value) }, (_, i) => (
        <svg key={i} viewBox="-24 -24 48 54" class={i < value ? 'coin' : 'coin gone'} aria-hidden="true">
          <circle class="edge" cy="5" r="20" />
          <circle class="top" r="20" />
          <path d={COIN_SHAPES[mark]} />
        </svg>
      ))}
      <small aria-hidden="true">{typeset(name)}</small>
    </span>
  );

/** A total in large figures. */
export const Total = ({
  value,
  label,
  ahead,
  piece,
}: {
  readonly value: number;
  readonly label: string;
  readonly ahead: boolean;
  readonly piece: string;
}): JSX.Element => (
  <output class={classes('sc-total', ahead && 'ahead')} data-piece={piece} aria-label={typeset(`${label} : ${value}`)}>
    {value}
  </output>
);

/** A total as a length, with a notch at each bracket. */
export const Bar = ({
  value,
  most,
  every,
}: {
  readonly value: number;
  readonly most: number;
  readonly every: number;
}): JSX.Element => (
  <svg class="sc-bar" viewBox="0 0 200 18" preserveAspectRatio="none" aria-hidden="true">
    <rect class="ground" y="3" width="200" height="12" rx="6" />
    <rect class="level" y="3" width={(200 * Math.min(value, most)) / most} height="12" rx="6" />
    {Array.from({ length: Math.floor((most - 1) / every) }, (_, i) => (
      <path key={i} class="notch" d={`M${(200 * every * (i + 1)) / most} 0v18`} />
    ))}
  </svg>
);
