// What stands in a cell, in a drawing of 100 units a side. The shape tells the side, never the colour alone.
import type { JSX } from 'preact';

export type Corner = 'tl' | 'tr' | 'bl' | 'br';
export interface TokenLook {
  readonly short: string; // one to four letters
  readonly shape: 'circle' | 'diamond';
  readonly wings?: 'open' | 'lost' | undefined;
  readonly dim?: boolean; // has nothing left to do
  readonly strong?: boolean; // is acting now
  readonly badges?: readonly {
    readonly corner: Corner;
    readonly text?: string;
    readonly icon?: string;
    readonly fill?: boolean;
  }[]; // icon: a path in a square of 20
}
export interface GroundLook {
  readonly shape: 'circle' | 'diamond'; // the side it belongs to
  readonly icon: string; // a path in a square of 20
  readonly letter: string;
  readonly level: number;
  readonly of: number;
  readonly broken?: boolean;
}

const CORNERS: Readonly<Record<Corner, readonly [x: number, y: number]>> = {
  tl: [19, 19],
  tr: [81, 19],
  bl: [19, 81],
  br: [81, 81],
};
const SHAPES = { circle: 'M50 20a30 30 0 1 1 0 60 30 30 0 1 1 0-60Z', diamond: 'M50 13 87 50 50 87 13 50Z' } as const;
// One wing; the other is its mirror.
const WING = 'M22 44C12 40 6 32 4 22c8 6 15 8 24 9ZM18 57C10 55 4 50 1 43c7 3 12 4 18 4Z';

const Badge = ({ corner, text, icon, fill = false }: NonNullable<TokenLook['badges']>[number]): JSX.Element => {
  const [x, y] = CORNERS[corner];
  return (
    <g class={fill ? 'badge full' : 'badge'} transform={`translate(${x} ${y})`}>
      <circle r="15" />
      {icon === undefined ? (
        <text y="7.5" text-anchor="middle">
          {text}
        </text>
      ) : (
        <path d={icon} transform="translate(-10 -10)" />
      )}
    </g>
  );
};

export const TokenMark = ({ look }: { readonly look: TokenLook }): JSX.Element => {
  const { short, shape, wings, dim = false, strong = false, badges = [] } = look;
  return (
    <g class={`token ${shape}${dim ? ' dim' : ''}${strong ? ' strong' : ''}`}>
      {wings === undefined ? null : (
        <g class={`wings ${wings}`}>
          <path d={WING} />
          <path d={WING} transform="matrix(-1 0 0 1 100 0)" />
        </g>
      )}
      <path class="token-body" d={SHAPES[shape]} />
      {strong ? (
        <path class="token-ring" d={SHAPES[shape]} transform="translate(50 50) scale(.86) translate(-50 -50)" />
      ) : null}
      <text class="token-name" x="50" y={short.length > 2 ? 57 : 58.5} data-size={short.length} text-anchor="middle">
        {short}
      </text>
      {badges.map((badge) => (
        <Badge key={badge.corner} {...badge} />
      ))}
    </g>
  );
};

export const GroundMark = ({ look, under }: { readonly look: GroundLook; readonly under: boolean }): JSX.Element => {
  const pips = Array.from({ length: look.of }, (_, i) => i < look.level);
  const first = 50 - ((look.of - 1) * 14) / 2;
  return (
    <g class={`ground ${look.shape}${look.broken === true ? ' broken' : ''}${under ? ' under' : ''}`}>
      <rect class="ground-body" x="3" y="3" width="94" height="94" rx="9" />
      {look.shape === 'diamond' ? <rect class="ground-body inner" x="8" y="8" width="84" height="84" rx="5" /> : null}
      {look.broken === true ? (
        <path class="ground-break" d="M12 12 40 44 34 56 60 62 88 88M12 88 36 64" />
      ) : (
        <>
          {under ? null : <path class="ground-icon" d={look.icon} transform="translate(26 14) scale(2.4)" />}
          {pips.map((on, i) => (
            <rect
              key={i}
              class={on ? 'ground-pip' : 'ground-pip off'}
              {...(under
                ? { x: 8, y: 84 - i * 13, width: 6, height: 9 }
                : { x: first + i * 14 - 5, y: 86, width: 10, height: 6 })}
              rx="2"
            />
          ))}
        </>
      )}
      <text class="ground-letter" x={under ? 12 : 88} y={under ? 19 : 24} text-anchor={under ? 'start' : 'end'}>
        {look.letter}
      </text>
    </g>
  );
};
