// The brush: what it paints, and in how many places at once.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { of } from '../../../engine/battle-beyond-space/words.ts';
import { typographie } from '../../../plugins/typography.ts';
import { SelectField } from '../../atelier/fields.tsx';
import { useDesk, useTools } from './desk.ts';
import { type Brush, BRUSH_NAMES, BRUSHES } from './paint.ts';
import { nameOf } from './place.ts';
import { SYMMETRIES, SYMMETRY_NAMES } from './symmetry.ts';

const HINTS: Readonly<Record<Brush, string>> = {
  case: 'Touchez une case pour la retirer du plateau, un trou pour la rendre.',
  asteroide: 'Touchez une case pour y poser un astéroïde ou l’enlever.',
  sonde: 'Touchez une case pour y poser une sonde ou l’enlever.',
  zone: 'Touchez une case pour l’ajouter à cette zone de départ ou l’en retirer.',
  centre: 'Touchez la case du milieu : l’astéroïde central et les sondes la suivent.',
  anneau: 'Touchez la case autour de laquelle l’anneau se compte à la fin.',
};
/** Brushes that paint one cell, whatever the symmetry. */
const SINGLE: readonly Brush[] = ['centre', 'anneau'];
export const PaintTools = (): JSX.Element => {
  const { scenario } = useDesk();
  const { stroke, change } = useTools();
  const { brush, seat, symmetry } = stroke;
  const seats = scenario.players.map((_, one) => [`${one}`, `zone ${of(nameOf(scenario, one))}`] as const);
  return (
    <div class="brush">
      <div class="row" role="group" aria-label="Pinceau">
        {BRUSHES.map((one) => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={one === brush}
            onClick={() => change({ stroke: { ...stroke, brush: one } })}
          >
            {typographie(capital(BRUSH_NAMES[one]))}
          </button>
        ))}
      </div>
      <div class="fields">
        {brush === 'zone' ? (
          <SelectField
            path="pinceau.zone"
            label="Zone"
            value={`${seat}`}
            choices={seats}
            onChange={(value) => change({ stroke: { ...stroke, seat: Number(value) } })}
          />
        ) : null}
        {SINGLE.includes(brush) ? null : (
          <SelectField
            path="pinceau.symetrie"
            label="Symétrie"
            value={symmetry}
            choices={SYMMETRIES.map((one) => [one, SYMMETRY_NAMES[one]] as const)}
            onChange={(value) => change({ stroke: { ...stroke, symmetry: value } })}
          />
        )}
      </div>
      <p class="aside">{typographie(HINTS[brush])}</p>
    </div>
  );
};
