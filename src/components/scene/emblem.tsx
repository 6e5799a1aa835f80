// An emblem: one drawing of the sprite of its game (src/pages/emblemes/), tinted by what holds it.
import type { JSX } from 'preact';
import { emblem } from '../../site/link.ts';
import { memo } from './memo.ts';

interface EmblemProps {
  readonly jeu: string;
  readonly name: string; // of the icon in the sprite: « thor-hammer »
  readonly at?: number; // half its side, centred on 0: 30 unless told
}
/** A drawing centred on the origin of the SVG that holds it. */
export const Emblem = memo(({ jeu, name, at = 30 }: EmblemProps): JSX.Element => (
  <use class="emblem" href={emblem(jeu, name)} x={-at} y={-at} width={2 * at} height={2 * at} />
));
