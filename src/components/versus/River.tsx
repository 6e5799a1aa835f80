// A river: its tiles in order, each with its place and what it costs there. Those that may be tapped are buttons.
import type { JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';
import { TileIcon } from './Marks.tsx';
import type { Place, Taps } from './places.ts';
import { type Plaque, rankOf, sayPlaque } from './plaques.ts';

const Face = ({
  plaque: { place, cubes, name, level, hq, figures, life, notes },
}: {
  readonly plaque: Plaque;
}): JSX.Element => (
  <>
    {place === undefined ? null : (
      <span class="vs-place">
        <b>{place}</b>
        {cubes === undefined ? null : <i>{cubes}</i>}
        {hq ? <TileIcon name="hq" /> : level === 'event' ? <TileIcon name="event" /> : null}
      </span>
    )}
    <span class="vs-tile-name">{typographie(name)}</span>
    <small>
      {typographie([...rankOf({ hq, level }), figures, life].filter((one) => one !== undefined).join(' · '))}
    </small>
    {notes.length === 0 ? null : <small>{typographie(notes.join(' · '))}</small>}
  </>
);
interface TilesProps {
  readonly tiles: readonly Plaque[];
  readonly label: string;
  readonly told?: ReadonlySet<Place> | undefined;
  readonly taps?: Taps | undefined;
}
const classOf = ({ at, out }: Plaque, told: TilesProps['told'], more = ''): string =>
  `vs-tile${out ? ' out' : ''}${told?.has(at) === true ? ' changed' : ''}${more}`;
const Tile = ({ plaque, told, taps }: { readonly plaque: Plaque } & Pick<TilesProps, 'told' | 'taps'>): JSX.Element => {
  const tap = taps?.on(plaque.at);
  const said = typographie(sayPlaque(plaque));
  if (tap === undefined)
    return (
      <div class={classOf(plaque, told)}>
        <span class="sr">{said}</span>
        <span class="vs-face" aria-hidden="true">
          <Face plaque={plaque} />
        </span>
      </div>
    );
  return (
    <button
      type="button"
      class={classOf(plaque, told, tap.open ? ' open' : '')}
      data-place={plaque.at}
      aria-description={said}
      aria-expanded={tap.several ? taps?.picked === plaque.at : undefined}
      onClick={tap.pick}
    >
      <span class="sr">{tap.label}. </span>
      <span class="vs-face">
        <Face plaque={plaque} />
      </span>
    </button>
  );
};
export const River = ({ tiles, label, ...rest }: TilesProps): JSX.Element => (
  <ol class="vs-river" aria-label={typographie(label)}>
    {tiles.map((plaque) => (
      <li key={plaque.at}>
        <Tile plaque={plaque} {...rest} />
      </li>
    ))}
  </ol>
);
