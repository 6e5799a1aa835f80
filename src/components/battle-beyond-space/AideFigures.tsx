// The figures of the aid sheets, in ink alone: they are printed in black and white, and read at arm's length. The engine says where ships go.
import type { JSX } from 'preact';
import { RANGE } from '../../engine/battle-beyond-space/constants.ts';
import {
  ahead,
  apart,
  type Cell,
  cellOf,
  frontOf,
  type Helm,
  helmed,
  HELMS,
  hexOf,
  type Pose,
} from '../../engine/hex/cells.ts';
import { disc, type Hex, ORIGIN } from '../../engine/hex/hex.ts';
import { typeset } from '../../plugins/typography.ts';
import { hexPath, placeOf } from '../play/hex-cells.ts';

const at = (cell: Cell): { readonly x: number; readonly y: number } => placeOf(hexOf(cell), 'pointy');
const HEX = hexPath('pointy');
const HOME: Pose = { rear: cellOf(0, 0), facing: 0 };

interface CellProps {
  readonly cell: Cell;
  readonly full?: boolean;
  readonly text?: string;
}
const HexCell = ({ cell, full = false, text }: CellProps): JSX.Element => {
  const { x, y } = at(cell);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={full ? 'plein' : 'case'} d={HEX} />
      {text === undefined ? null : (
        <text class="grand" y="16">
          {text}
        </text>
      )}
    </g>
  );
};
/** A destroyer over its two cells, its bow pointed; dashed where it was. */
const Destroyer = ({ pose, was = false }: { readonly pose: Pose; readonly was?: boolean }): JSX.Element => {
  const { x, y } = at(pose.rear);
  return (
    <path
      class={was ? 'avant' : 'vaisseau'}
      d="M-30-24H95L138 0 95 24H-30Z"
      transform={`translate(${x} ${y}) rotate(${-60 * pose.facing})`}
    />
  );
};

const WORDS: Readonly<Record<Helm, string>> = {
  A: 'avancer',
  ARG: 'arrière, gauche',
  ARD: 'arrière, droite',
  AVG: 'avant, gauche',
  AVD: 'avant, droite',
};
/** The five actions of a destroyer: where it was, where it is. */
export const HelmFigure = (): JSX.Element => (
  <div class="manoeuvres">
    {HELMS.map((helm) => {
      const after = helmed(HOME, helm);
      const cells = [...new Set([HOME, after].flatMap((pose) => [pose.rear, frontOf(pose)]))];
      return (
        <figure key={helm}>
          <svg class="figure hexes-aide" viewBox="-60 -160 330 320" aria-hidden="true">
            {cells.map((cell) => (
              <HexCell key={cell} cell={cell} />
            ))}
            <Destroyer pose={HOME} was />
            <Destroyer pose={after} />
          </svg>
          <figcaption>
            <b>{helm}</b> {typeset(WORDS[helm])}
          </figcaption>
        </figure>
      );
    })}
  </div>
);

const LINE = Array.from({ length: RANGE.fighter }, (_, i) => i + 1);
/** The cells that a fighter threatens. */
export const FighterFireFigure = (): JSX.Element => (
  <svg
    class="figure hexes-aide tir"
    viewBox={`-55 -62 ${110 + 100 * RANGE.fighter} 124`}
    role="img"
    aria-label={typeset(`Les ${RANGE.fighter} cases devant un chasseur.`)}
  >
    <HexCell cell={HOME.rear} />
    <path class="vaisseau" d="M38 0-28-28-14 0-28 28Z" />
    {LINE.map((steps) => (
      <HexCell key={steps} cell={ahead(HOME.rear, 0, steps)} full text={`${steps}`} />
    ))}
  </svg>
);

const away = (cell: Cell): number => Math.min(apart(cell, HOME.rear), apart(cell, frontOf(HOME)));
const AROUND = disc(ORIGIN, RANGE.destroyer + 1)
  .map(({ q, r }: Hex) => cellOf(q, r))
  .filter((cell) => away(cell) <= RANGE.destroyer);
/** The cells that a destroyer threatens, from either of its two. */
export const DestroyerFireFigure = (): JSX.Element => (
  <svg
    class="figure hexes-aide tir"
    viewBox="-260 -240 620 480"
    role="img"
    aria-label={typeset(`Toutes les cases à ${RANGE.destroyer} ou moins de l’une des deux cases d’un destroyer.`)}
  >
    {AROUND.map((cell) =>
      away(cell) === 0 ? (
        <HexCell key={cell} cell={cell} />
      ) : (
        <HexCell key={cell} cell={cell} full={away(cell) === 1} text={`${away(cell)}`} />
      ),
    )}
    <Destroyer pose={HOME} />
  </svg>
);

const NUMBERS = [
  ['v', 'vitesse des chasseurs, en cases'],
  ['r', 'rotation, en côtés'],
  ['p', 'points d’action du destroyer'],
] as const;
/** A movement card: three numbers, in the order of the turn. */
export const CardFigure = (): JSX.Element => (
  <svg
    class="figure"
    viewBox="0 0 330 118"
    role="img"
    aria-label={typeset(`De haut en bas : ${NUMBERS.map(([letter, word]) => `${letter}, ${word}`).join(' ; ')}.`)}
  >
    <rect class="bord" x="4" y="3" width="76" height="112" rx="9" />
    <path class="fil" d="M10 40H74M10 78H74" />
    {NUMBERS.map(([letter, word], i) => (
      <g key={letter} transform={`translate(0 ${i * 38})`}>
        <text class="grand" x="42" y="28">
          {letter}
        </text>
        <text class="gauche" x="94" y="27">
          {typeset(word)}
        </text>
      </g>
    ))}
  </svg>
);
