// The figure of the aid sheet, in ink alone: it is printed in black and white, and read at arm's length.
import type { JSX } from 'preact';
import { DISC_RECOVERY } from '../../engine/versus/constants.ts';
import { typeset } from '../../plugins/typography.ts';

const ZONES = ['disponible', 'dépense', 'indisponible'];
/** The three places of the discs, and what moves them from one to the next. */
export const DiscFigure = (): JSX.Element => (
  <svg
    class="figure"
    viewBox="0 0 340 118"
    role="img"
    aria-label={typeset(
      `Payer : de disponible à dépense. Fin du tour : de dépense à indisponible. Entretien : ${DISC_RECOVERY} disques d’indisponible à disponible.`,
    )}
  >
    {ZONES.map((zone, i) => (
      <g key={zone} transform={`translate(${i * 119} 26)`}>
        <rect class="bord" x="2" y="0" width="98" height="48" rx="8" />
        {[24, 51, 78].map((x) => (
          <circle key={x} class={i === 2 ? 'pion' : 'trait'} cx={x} cy="16" r="8" />
        ))}
        <text x="51" y="42">
          {zone}
        </text>
      </g>
    ))}
    <path class="trait" d="M102 50h13m-6-5 6 5-6 5M221 50h13m-6-5 6 5-6 5M289 76v16H51V80m-5 6 5-6 5 6" />
    <text x="110" y="16">
      payer
    </text>
    <text x="229" y="16">
      fin du tour
    </text>
    <text x="170" y="110">
      {typeset(`entretien : ${DISC_RECOVERY} disques`)}
    </text>
  </svg>
);
