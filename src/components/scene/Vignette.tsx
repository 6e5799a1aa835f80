// A small picture of a position, drawn; what it shows is told by the words beside it.
import type { JSX } from 'preact';
import { Emblem } from './emblem.tsx';
import { HEIGHT, type Mark, type Vignette as Drawing, WIDTH } from './vignette.ts';

const One = ({ jeu, mark }: { readonly jeu: string; readonly mark: Mark }): JSX.Element => {
  const { x, y, r, side, emblem, square, path, turn = 0 } = mark;
  return (
    <g class={`vm s${side}`} transform={`translate(${x} ${y})`}>
      {path !== undefined ? (
        <path d={path} transform={`rotate(${-turn}) scale(${r})`} />
      ) : square === true ? (
        <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={r / 4} />
      ) : (
        <circle r={r} />
      )}
      {emblem === undefined ? null : <Emblem jeu={jeu} name={emblem} at={Math.round(r * 7.2) / 10} />}
    </g>
  );
};
export const Vignette = ({ jeu, drawing }: { readonly jeu: string; readonly drawing: Drawing }): JSX.Element => (
  <svg class={`vignette ${jeu}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
    <g class={drawing.about === undefined ? undefined : 'faded'}>
      {drawing.ground === undefined ? null : <path class="vg" d={drawing.ground} />}
      {drawing.marks.map((mark, i) => (
        <One key={i} jeu={jeu} mark={mark} />
      ))}
    </g>
    {drawing.about?.map((mark, i) => (
      <One key={i} jeu={jeu} mark={mark} />
    ))}
  </svg>
);
