import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';
import { GAUGES, type GaugeName } from './words.ts';

const MOST_PIPS = 8; // beyond, the numbers alone

export interface GaugeProps {
  readonly gauge: GaugeName | 'resistance';
  readonly value: number;
  readonly of: number;
  readonly brief?: boolean; // the name is only said, not shown
}

/** A counter as pips: their shape tells which one, their label says how many. Nothing when the card has no place for it. */
export const Gauge = ({ gauge, value, of, brief = false }: GaugeProps): JSX.Element | null => {
  if (of === 0 && value === 0) return null;
  const name = GAUGES[gauge];
  const count = Math.max(of, value);
  const said = typographie(`${name} : ${value} sur ${of}`);
  return (
    <span class={`gauge ${gauge}`}>
      {brief ? null : (
        <span class="gauge-name" aria-hidden="true">
          {name}
        </span>
      )}
      <span class="pips" role="img" aria-label={said} title={said}>
        {count > MOST_PIPS ? (
          <b>
            {value}/{of}
          </b>
        ) : (
          Array.from({ length: count }, (_, i) => <u key={i} class={i < value ? undefined : 'off'} />)
        )}
      </span>
    </span>
  );
};
