// A movement card, its three numbers in the order of the turn: speed, sides, action points.
import type { JSX } from 'preact';
import type { CardIndex, MoveCard } from '../../engine/battle-beyond-space/types.ts';
import { cardName, cardValues } from '../../engine/battle-beyond-space/words.ts';
import { typographie } from '../../plugins/typography.ts';

/** « C4 : vitesse 4, rotation 2, 2 points d’action ». */
export const sayCard = (card: CardIndex, values: MoveCard | undefined): string =>
  values === undefined ? 'carte cachée' : `${cardName(card)} : ${cardValues(values)}`;

interface CardProps {
  readonly card: CardIndex;
  readonly deck: readonly MoveCard[] | undefined;
  readonly now?: boolean; // revealed this turn
}
/** Its back when the card is not known. */
export const CardMark = ({ card, deck, now = false }: CardProps): JSX.Element => {
  const values = deck?.[card];
  const said = typographie(sayCard(card, values));
  if (values === undefined) return <span class="bbs-card back" role="img" aria-label={said} />;
  return (
    <span class={now ? 'bbs-card now' : 'bbs-card'} role="img" aria-label={said} title={said}>
      {/* drawn by the style sheet: an image has one text, its label */}
      <b data-n={values.speed} />
      <i data-n={values.turn} />
      <i data-n={values.points} />
    </span>
  );
};
