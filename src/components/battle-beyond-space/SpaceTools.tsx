// What stands under a big board: what its cell is, its zoom, and how it is handled.
import type { JSX } from 'preact';
import type { Hands } from './space-hands.ts';
import { typographie } from '../../plugins/typography.ts';

const BUTTONS = [
  [1, 'Agrandir', '+'],
  [-1, 'Réduire', '−'],
  [0, undefined, 'Tout voir'],
] as const;
const Tools = ({ zoom }: { readonly zoom: Hands['zoomBy'] }): JSX.Element => (
  <div class="sb-tools" role="group" aria-label="Zoom du plateau">
    {BUTTONS.map(([by, name, text]) => (
      <button type="button" class="btn" key={by} aria-label={name} data-zoom-by={by} onClick={() => zoom(by)}>
        {text}
      </button>
    ))}
  </div>
);

const KEYS = [
  ['Flèches', 'case voisine (Maj : l’autre diagonale)'],
  ['V', 'vaisseau'],
  ['A', 'astéroïde ou sonde'],
  ['C', 'case éclairée'],
  ['Maj', 'en arrière'],
  ['Entrée', 'choisir'],
  ['+ − 0', 'zoom'],
] as const;
const TOUCH = {
  picks:
    'Deux doigts pour agrandir. Une case trop petite pour le doigt s’agrandit d’abord ; touchez-la encore pour la choisir.',
  reads: 'Deux doigts pour agrandir. Touchez une case pour lire ce qui s’y trouve.',
};
/** The line that says a cell, the buttons, then the keys or the fingers. */
export const Foot = ({ picks, zoom }: { readonly picks: boolean; readonly zoom: Hands['zoomBy'] }): JSX.Element => (
  <>
    <div class="sb-foot">
      <p class="sb-said" aria-hidden="true" />
      <Tools zoom={zoom} />
    </div>
    <p class="sb-hint">
      <span class="keys">
        {KEYS.map(([key, what]) => (
          <span key={key}>
            <kbd>{key}</kbd> {typographie(what)}
          </span>
        ))}
      </span>
      <span class="fingers">{typographie(picks ? TOUCH.picks : TOUCH.reads)}</span>
    </p>
  </>
);
