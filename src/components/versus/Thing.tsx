// Something that stands on the place, read as one picture: a button when it may be pressed.
import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import type { Place, Taps } from './places.ts';

interface ThingProps {
  readonly at: Place; // what a press means
  readonly piece?: string | null; // what motion follows: the same as `at` unless told, null when it is what stands inside
  readonly look: string;
  readonly said: string;
  readonly taps: Taps | undefined;
  readonly children: ComponentChildren;
}
export const Thing = ({ at, piece = at, look, said, taps, children }: ThingProps): JSX.Element => {
  const tap = taps?.on(at);
  const isPicked = taps?.picked === at;
  const text = typeset(said);
  return tap === undefined ? (
    <span class={look} role="img" aria-label={text} title={text} data-piece={piece ?? undefined}>
      {children}
    </span>
  ) : (
    <button
      type="button"
      class={classes(look, tap.open && 'open', isPicked && 'picked')}
      data-piece={piece ?? undefined}
      data-cell={at}
      aria-label={`${tap.label}. ${text}`}
      aria-expanded={tap.several ? isPicked : undefined}
      onClick={tap.pick}
    >
      {children}
    </button>
  );
};
