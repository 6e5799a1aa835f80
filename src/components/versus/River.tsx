// Tiles in a row: each thick, with its emblem, its price in cubes, its figures and the life of those that have one.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { Tile } from '../scene/cards.tsx';
import { classes } from '../scene/pieces.tsx';
import type { Taps } from './places.ts';
import { type Plaque, rankOf, sayPlaque } from './plaques.ts';

const MOST_PIPS = 8;
/** Who stands and who fell, then the life of the only one: full marks, then the empty places of what is lost. */
const Pips = ({ plaque: { standing, of, life } }: { readonly plaque: Plaque }): JSX.Element | null => {
  if (life !== undefined && life.of > 0)
    return (
      <span class="vs-pips life" aria-hidden="true">
        {Array.from({ length: Math.min(life.of, 12) }, (_, i) => (
          <i key={i} class={i < life.now ? undefined : 'off'} />
        ))}
      </span>
    );
  return of < 2 || of > MOST_PIPS ? null : (
    <span class="vs-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < standing ? undefined : 'off'} />
      ))}
    </span>
  );
};
const Kinds = ({ plaque: { hq } }: { readonly plaque: Plaque }): JSX.Element | null =>
  hq ? (
    <svg class="vs-crown" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 12V5l3.5 3L8 3l2.5 5L14 5v7z" />
    </svg>
  ) : null;

const lookOf = ({ acting, out, free }: Plaque): 'active' | 'faded' | 'hidden' | undefined =>
  acting ? 'active' : out ? 'faded' : free ? 'hidden' : undefined;
/** What is worth reading under the name; the rest is said. */
const noteOf = (plaque: Plaque): string =>
  [...(plaque.level === 'citizens' ? [] : rankOf(plaque)), ...(plaque.out ? ['neutralisée'] : plaque.notes.slice(0, 1))]
    .slice(0, 2)
    .join(' · ');

interface RiverProps {
  readonly tiles: readonly Plaque[];
  readonly label: string;
  readonly small?: boolean; // the camp that waits
  readonly taps?: Taps | undefined;
}
const One = ({ plaque, taps }: { readonly plaque: Plaque; readonly taps: Taps | undefined }): JSX.Element => {
  const tap = taps?.on(plaque.at);
  const said = sayPlaque(plaque);
  return (
    <Tile
      jeu="versus"
      name={plaque.name}
      emblem={plaque.emblem}
      kind={classes(plaque.camp, plaque.level === 'event' && 'event', plaque.hq && 'hq', tap?.open === true && 'open')}
      note={noteOf(plaque)}
      price={plaque.cubes === undefined ? undefined : `${plaque.cubes}`}
      piece={plaque.at}
      look={lookOf(plaque)}
      said={tap === undefined ? said : `${tap.label}. ${said}`}
      cell={plaque.at}
      onPick={tap?.pick}
      picked={tap === undefined ? undefined : taps?.picked === plaque.at}
    >
      <Kinds plaque={plaque} />
      <Pips plaque={plaque} />
    </Tile>
  );
};
export const River = ({ tiles, label, small = false, taps }: RiverProps): JSX.Element => (
  <ol class={classes('vs-river', small && 'small')} data-tuiles={tiles.length} aria-label={typeset(label)}>
    {tiles.map((plaque) => (
      <li key={plaque.at}>
        <One plaque={plaque} taps={taps} />
      </li>
    ))}
  </ol>
);
