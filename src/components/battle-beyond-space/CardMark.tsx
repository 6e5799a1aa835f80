// A movement card, its three numbers in the order of the turn: speed, sides, action points.
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import type { CardIndex, MoveCard } from '../../engine/battle-beyond-space/types.ts';
import { cardValues } from '../../engine/battle-beyond-space/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';

/** « Vitesse 4, rotation 2, 2 points d’action ». */
export const sayCard = (values: MoveCard | undefined): string =>
  values === undefined ? 'Carte cachée' : capital(cardValues(values));

interface CardProps {
  readonly card: CardIndex;
  readonly deck: readonly MoveCard[] | undefined;
  readonly now?: boolean; // revealed this turn
  readonly large?: boolean; // its numbers are named
  readonly piece?: string | undefined; // its identity on the place
}
/** Its back when the card is not known. */
export const CardMark = ({ card, deck, now = false, large = false, piece }: CardProps): JSX.Element => {
  const values = deck?.[card];
  const said = typeset(sayCard(values));
  const name = classes('bbs-card', now && 'now', large && 'large', values === undefined && 'back');
  if (values === undefined) return <span class={name} role="img" aria-label={said} data-piece={piece} />;
  return (
    <span class={name} role="img" aria-label={said} title={said} data-piece={piece}>
      {/* drawn by the style sheet: an image has one text, its label */}
      <b data-n={values.speed} />
      <i data-n={values.turn} />
      <i data-n={values.points} />
    </span>
  );
};
