// The place of a workshop: the drawing that the game gives, and beside it the pieces that lie nowhere on it.
import type { ComponentChildren, JSX } from 'preact';
import { PieceLines } from './Panel.tsx';
import { usePlace } from './useHands.ts';

/** Delete removes what is in hand, R turns it (Maj+R the other way), Escape lets it go; the rest is the board's own. */
export const Place = ({ children }: { readonly children: ComponentChildren }): JSX.Element => {
  const { held, remove, turn, letGo, pieces } = usePlace();
  const away = pieces.filter(({ at }) => at === undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') letGo();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && held.length > 0) remove();
    else if (event.key.toLowerCase() === 'r' && turn !== undefined) turn.spin(!event.shiftKey);
    else return;
    event.preventDefault();
  };
  return (
    <div class="desk-place" onKeyDown={onKeyDown}>
      <div class="place">{children}</div>
      {away.length === 0 ? null : (
        <div class="desk-away" role="group" aria-label="Hors du plateau">
          <p>Hors du plateau</p>
          <PieceLines pieces={away} />
        </div>
      )}
    </div>
  );
};
