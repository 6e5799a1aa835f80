// What a command post pays with: thick discs in three places, cubes in five. They take plain numbers: diagrams draw them too.
// Pieces are numbered through all the places in their order, so that those that change place are the ones that slide.
import type { JSX } from 'preact';
import type { Camp, CubePlace, Discs as DiscCounts, Space } from '../../engine/versus/types.ts';
import { canPay } from '../../engine/versus/discs.ts';
import { typeset } from '../../plugins/typography.ts';
import { Disc } from '../scene/cards.tsx';
import { classes } from '../scene/pieces.tsx';
import { type Place, type Taps, ZONES } from './places.ts';
import { count, CUBE_NAMES, OF_CAMP, SPACE_LIST, ZONE_NAMES } from './words.ts';

const LOOKS = { available: 'full', spent: 'spent', unavailable: 'away' } as const;
const many = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

interface DiscProps {
  readonly camp: Camp;
  readonly discs: DiscCounts;
  readonly due?: number; // what the next activation takes: ringed among those at hand
}
export const DiscPlaces = ({ camp, discs, due = 0 }: DiscProps): JSX.Element => {
  const before = { available: 0, spent: discs.available, unavailable: discs.available + discs.spent };
  const paid = canPay(discs, due) ? due : 0;
  return (
    <ul class="vs-discs" aria-label={typeset(`Disques ${OF_CAMP[camp]}`)}>
      {ZONES.map((zone) => (
        <li key={zone} data-zone={zone} data-piece={`discs:${camp}:${zone}`}>
          <span>{ZONE_NAMES[zone]}</span> <b>{discs[zone]}</b>
          <span class="vs-row">
            {many(discs[zone]).map((i) => (
              <span
                key={before[zone] + i}
                class={classes('vs-disc', zone === 'available' && i >= discs[zone] - paid && 'due')}
              >
                <Disc piece={`disc:${camp}:${before[zone] + i}`} look={LOOKS[zone]} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Cube = ({ piece, tired }: { readonly piece: string; readonly tired: boolean }): JSX.Element => (
  <svg class={tired ? 'vs-cube tired' : 'vs-cube'} viewBox="0 0 20 20" data-piece={piece} aria-hidden="true">
    <path class="face" d="M1 6h13v13H1Z" />
    <path class="lid" d="M1 6 6 1h13l-5 5Z" />
    <path class="side" d="M14 6l5-5v13l-5 5Z" />
  </svg>
);
interface CubeProps {
  readonly camp: Camp;
  readonly cubes: Readonly<Record<CubePlace, number>>;
  readonly saturation: Readonly<Record<Space, number | null>>;
  readonly hacked?: readonly Space[] | undefined;
  readonly only?: CubePlace; // that place alone
  readonly taps?: Taps | undefined;
}
const isSpace = (place: CubePlace): place is Space => SPACE_LIST.some((space) => space === place);
const PLACES: readonly CubePlace[] = ['available', ...SPACE_LIST, 'fatigue'];

const boundsOf = ({ saturation, hacked = [] }: CubeProps, place: CubePlace): string => {
  if (!isSpace(place)) return '';
  const most = saturation[place];
  return `${most === null ? ', saturation non donnée' : `, saturation ${most}`}${hacked.includes(place) ? ', pion piratage' : ''}`;
};
const CubeBox = (props: CubeProps & { readonly place: CubePlace; readonly from: number }): JSX.Element => {
  const { camp, cubes, place, from, saturation, hacked = [], taps } = props;
  const at: Place = `cubes:${camp}:${place}`;
  const tap = taps?.on(at);
  const idle = cubes[place] === 0 && place !== 'available' && tap === undefined;
  const said = typeset(
    `Cubes ${OF_CAMP[camp]}, ${CUBE_NAMES[place].toLowerCase()} : ${count(cubes[place], 'cube')}${boundsOf(props, place)}`,
  );
  const most = isSpace(place) ? saturation[place] : null;
  const inside = (
    <>
      <span class="vs-cube-name" aria-hidden="true">
        <span>{CUBE_NAMES[place]}</span>{' '}
        <b>
          {cubes[place]}
          {most === null ? null : <i>/{most}</i>}
        </b>
        {isSpace(place) && hacked.includes(place) ? <small>piraté</small> : null}
      </span>
      <span class="vs-row" aria-hidden="true">
        {many(cubes[place]).map((i) => (
          <Cube key={from + i} piece={`cube:${camp}:${from + i}`} tired={place === 'fatigue'} />
        ))}
      </span>
    </>
  );
  return (
    <li data-cubes={place} class={idle ? 'none' : undefined} data-piece={at}>
      {tap === undefined ? (
        <>
          <span class="sr">{said}</span>
          {inside}
        </>
      ) : (
        <button
          type="button"
          data-cell={at}
          aria-label={`${tap.label}. ${said}`}
          aria-expanded={tap.several ? taps?.picked === at : undefined}
          onClick={tap.pick}
        >
          {inside}
        </button>
      )}
    </li>
  );
};
/** Cubes at hand, then the three spaces with what they hold at most, then those that are tired. */
export const CubePlaces = (props: CubeProps): JSX.Element => {
  let from = 0;
  return (
    <ul class="vs-cubes" aria-label={typeset(`Cubes d’énergie ${OF_CAMP[props.camp]}`)}>
      {PLACES.map((place) => {
        const at = from;
        from += props.cubes[place];
        return props.only !== undefined && props.only !== place ? null : (
          <CubeBox key={place} {...props} place={place} from={at} />
        );
      })}
    </ul>
  );
};
