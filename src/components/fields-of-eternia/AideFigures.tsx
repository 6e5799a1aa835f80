// The figures of the aid sheets, in ink alone: they are printed in black and white, and read at arm's length.
import type { JSX } from 'preact';
import { LIMITS } from '../../engine/fields-of-eternia/constants.ts';
import type { CombatCard, GridZone } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { CARD_EMBLEMS, ZONE_EMBLEMS } from './emblems.ts';
import { CARD_SIGNS, ZONE_LABELS } from './words.ts';

const JEU = 'fields-of-eternia';
/** A combat card, small: its number, or its drawing. */
export const CardSign = ({ card }: { readonly card: CombatCard }): JSX.Element => {
  const emblem = CARD_EMBLEMS[card];
  return (
    <svg class="figure carte-aide" viewBox="0 0 40 46" aria-hidden="true">
      <rect class="bord" x="2" y="2" width="36" height="42" rx="5" />
      {emblem === undefined ? (
        <text class="grand" x="20" y="29">
          {CARD_SIGNS[card]}
        </text>
      ) : (
        <g transform="translate(20 23)">
          <Emblem jeu={JEU} name={emblem} at={13} />
        </g>
      )}
    </svg>
  );
};

const ZONES: readonly GridZone[] = ['attaque', 'defense', 'initiative'];
/** The three zones of a grid, and the places of each. */
export const GridFigure = (): JSX.Element => (
  <svg
    class="figure"
    viewBox="0 0 340 118"
    role="img"
    aria-label={typeset(`La grille : attaque, défense, initiative ; ${LIMITS.laid} cartes au plus dans chacune.`)}
  >
    {ZONES.map((zone, row) => (
      <g key={zone} transform={`translate(4 ${2 + row * 39})`}>
        <g transform="translate(18 17)">
          <Emblem jeu={JEU} name={ZONE_EMBLEMS[zone]} at={14} />
        </g>
        <text class="gauche" x="42" y="23">
          {typeset(ZONE_LABELS[zone])}
        </text>
        {Array.from({ length: LIMITS.laid }, (_, i) => (
          <rect key={i} class="trait" x={140 + i * 48} y="1" width="40" height="33" rx="5" />
        ))}
      </g>
    ))}
  </svg>
);
