// The discs of every turn once its activations are paid, as stacked bars: the zones differ by pattern before they do by colour. The table below tells the same.
import type { JSX } from 'preact';
import type { PlanReport } from '../../../engine/versus/planner.ts';
import { DISC_ZONES, type DiscZone } from '../../../engine/versus/types.ts';
import { typeset } from '../../../plugins/typography.ts';

const [WIDE, HIGH, ABOVE, BELOW] = [340, 130, 20, 18] as const;
const GAP = 0.22; // of a bar
const HATCH = 'vs-hachures';
const LEGEND: Readonly<Record<DiscZone, string>> = {
  available: 'disponibles',
  spent: 'dépensés',
  unavailable: 'indisponibles',
};

const Hatch = (): JSX.Element => (
  <defs>
    <pattern id={HATCH} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v5" />
    </pattern>
  </defs>
);
export const PlanChart = ({
  report: { steps, done },
  wanted,
  first,
}: {
  readonly report: PlanReport;
  readonly wanted: readonly number[];
  readonly first: number;
}): JSX.Element => {
  const paid = done.map((_, i) => steps.findLast(({ turn, type }) => turn === i + 1 && type !== 'end')?.discs);
  const total = Math.max(
    1,
    ...paid.map((discs) => (discs === undefined ? 0 : discs.available + discs.spent + discs.unavailable)),
  );
  const [room, unit] = [WIDE / done.length, HIGH / total];
  return (
    <figure class="vs-courbe">
      <svg
        viewBox={`0 0 ${WIDE} ${ABOVE + HIGH + BELOW}`}
        role="img"
        aria-label={typeset(
          'Les disques à chaque tour, une fois les activations payées : le tableau les donne un à un.',
        )}
      >
        <Hatch />
        {paid.map((discs, i) => {
          let top = ABOVE + HIGH;
          const x = i * room + (room * GAP) / 2;
          const width = room * (1 - GAP);
          const [count = 0, asked = 0] = [done[i], wanted[i]];
          return (
            <g key={i}>
              {DISC_ZONES.map((zone) => {
                const n = discs?.[zone] ?? 0;
                const height = n * unit;
                top -= height;
                return n === 0 ? null : (
                  <g key={zone} class={zone}>
                    <rect x={x} y={top} width={width} height={height} />
                    {zone === 'spent' ? (
                      <rect x={x} y={top} width={width} height={height} fill={`url(#${HATCH})`} class="trait" />
                    ) : null}
                    {height < 11 || width < 12 ? null : (
                      <text x={x + width / 2} y={top + height / 2 + 3.5}>
                        {n}
                      </text>
                    )}
                  </g>
                );
              })}
              <text class={count < asked ? 'fait casse' : 'fait'} x={x + width / 2} y={ABOVE - 7}>
                {count < asked ? `${count}/${asked}` : count}
              </text>
              <text class="tour" x={x + width / 2} y={ABOVE + HIGH + 13}>
                {first + i}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {DISC_ZONES.map((zone) => (
          <span key={zone}>
            <svg viewBox="0 0 14 14" class={zone} aria-hidden="true">
              <rect x="1" y="1" width="12" height="12" />
              {zone === 'spent' ? <path d="M1 13 13 1M1 7l6-6M7 13l6-6" class="trait" /> : null}
            </svg>
            {LEGEND[zone]}
          </span>
        ))}
        <span>{typeset('au-dessus : activations payées ; en dessous : le tour')}</span>
      </figcaption>
    </figure>
  );
};
