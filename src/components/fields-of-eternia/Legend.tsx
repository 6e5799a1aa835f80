// What the signs of a map mean.
import type { JSX } from 'preact';
import type { MapSpec } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { HELMETS, KIND_EMBLEMS, SIGNS, STALLS, TOWER } from './emblems.ts';

const SIGN_WORDS: readonly (readonly [emblem: string, kind: string, text: string])[] = [
  [KIND_EMBLEMS['avant-poste'], 'seat', 'Avant-poste. Un drapeau : une équipe le tient.'],
  [TOWER, 'seat', 'Tour : on voyage d’une tour à l’autre.'],
  [STALLS.boutique, 'stall', 'Boutique'],
  [STALLS.guilde, 'stall', 'Guilde de mages'],
  [STALLS.forge, 'stall', 'Forge'],
  [SIGNS.crystal, 'crystal', 'Eternium que le lieu rapporte, de jour.'],
  [SIGNS.quest, 'quest', 'Quête'],
  [HELMETS[0], 'soldier', 'Soldats'],
];
const LINES: readonly (readonly [kind: string, text: string])[] = [
  ['chemin', 'Chemin entre deux avant-postes.'],
  ['border', 'Limite : les deux zones se touchent.'],
  ['cliff', 'Rien ne relie ces deux zones.'],
  ['limite', 'Limite de deux zones que le dessin éloigne.'],
  ['couloir', 'Couloir, par-dessus la mer.'],
  ['bord', 'Passage d’un bord à l’autre : la même lettre.'],
];
const has = (map: MapSpec, kind: string): boolean =>
  kind === 'border' || kind === 'cliff' || map.edges.some((edge) => edge.kind === kind);

export const Legend = ({ map }: { readonly map: MapSpec }): JSX.Element => (
  <ul class="foe-legend">
    {SIGN_WORDS.map(([emblem, kind, text]) => (
      <li key={text}>
        <svg viewBox="-34 -34 68 68" class={kind} aria-hidden="true" focusable="false">
          <circle r="32" />
          <Emblem jeu="fields-of-eternia" name={emblem} at={22} />
        </svg>
        {typeset(text)}
      </li>
    ))}
    {LINES.filter(([kind]) => has(map, kind)).map(([kind, text]) => (
      <li key={text}>
        <svg viewBox="-34 -34 68 68" class="line" aria-hidden="true" focusable="false">
          {kind === 'border' || kind === 'cliff' ? (
            <path class={`map-${kind}`} d="M-32 10-16-6-2 8 14-8 32 6" />
          ) : (
            <g class={`map-road ${kind}`}>
              <path class="road-bed" d="M-30 0H30" />
              <path class="road" d="M-30 0H30" />
            </g>
          )}
        </svg>
        {typeset(text)}
      </li>
    ))}
  </ul>
);
