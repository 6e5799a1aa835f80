// A pawn around (0, 0), in a drawing where a cell is 100 units across. Its shape and its text tell whose it is, never its colour alone.
import type { JSX } from 'preact';

export const PAWN_SHAPES = ['circle', 'diamond', 'square', 'triangle', 'cross', 'shield'] as const;
export type PawnShape = (typeof PAWN_SHAPES)[number];
export interface PawnLook {
  readonly shape: PawnShape;
  readonly text: string; // one or two signs
  readonly strong?: boolean; // acts now
  readonly dim?: boolean;
}

const PATHS: Readonly<Record<PawnShape, string>> = {
  circle: 'M0-29A29 29 0 1 1 0 29 29 29 0 1 1 0-29Z',
  diamond: 'M0-36 36 0 0 36-36 0Z',
  square: 'M-26-26H26V26H-26Z',
  triangle: 'M0-38 37 27H-37Z',
  cross: 'M-15-33H15V-15H33V15H15V33H-15V15H-33V-15H-15Z',
  shield: 'M-29-30H29V7L0 36-29 7Z',
};
const BASELINES: Partial<Readonly<Record<PawnShape, number>>> = { triangle: 18, shield: 8 };

export const PawnMark = ({ look }: { readonly look: PawnLook }): JSX.Element => {
  const { shape, text, strong = false, dim = false } = look;
  return (
    <g class={`pawn ${shape}${strong ? ' strong' : ''}${dim ? ' dim' : ''}`}>
      {strong ? <path class="pawn-halo" d={PATHS[shape]} /> : null}
      <path class="pawn-body" d={PATHS[shape]} />
      <text class="pawn-text" y={BASELINES[shape] ?? 11} text-anchor="middle">
        {text}
      </text>
    </g>
  );
};

/** The same pawn in a line of text; said by the words beside it. */
export const PawnIcon = ({ look }: { readonly look: PawnLook }): JSX.Element => (
  <svg class="pawn-icon" viewBox="-42 -42 84 84" aria-hidden="true" focusable="false">
    <PawnMark look={look} />
  </svg>
);
