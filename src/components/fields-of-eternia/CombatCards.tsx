// Cards of a combat grid: up, down, turned by an effect, hidden from who looks. Words say what the drawing shows.
import type { JSX } from 'preact';
import type { Drawn, Laid } from '../../engine/fields-of-eternia/combat/types.ts';
import { CARD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { typographie } from '../../plugins/typography.ts';
import { CARD_ICONS, CARD_SIGNS } from './words.ts';

type Look = 'up' | 'down' | 'off' | 'hidden';
const lookOf = ({ card, up, off }: Laid): Look => (card === 'cachee' ? 'hidden' : off ? 'off' : up ? 'up' : 'down');
const SAID: Readonly<Record<Look, string>> = {
  up: '',
  down: ', face cachée',
  off: ', retournée : ne compte plus',
  hidden: '',
};
/** « « +2 », face cachée ». */
export const laidText = (laid: Laid): string =>
  typographie(`${CARD_NAMES[laid.card]}${SAID[lookOf(laid)]}${laid.used ? ', déjà activée' : ''}`);

const Face = ({ card }: { readonly card: Drawn }): JSX.Element => {
  const icon = CARD_ICONS[card];
  if (icon === undefined) return <b>{CARD_SIGNS[card]}</b>;
  return (
    <>
      <svg class="foe-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      <small>{CARD_SIGNS[card]}</small>
    </>
  );
};
interface CardProps {
  readonly laid: Laid;
  readonly fresh?: boolean | undefined; // just laid
  readonly picked?: boolean | undefined;
  readonly tap?: { readonly act: () => void; readonly label: string } | undefined;
}
export const CombatCardMark = ({ laid, fresh = false, picked = false, tap }: CardProps): JSX.Element => {
  const classes = ['cc', lookOf(laid), laid.used ? 'used' : '', fresh ? 'new' : '']
    .filter((name) => name !== '')
    .join(' ');
  const inside = (
    <span aria-hidden="true" class="cc-face">
      <Face card={laid.card} />
    </span>
  );
  if (tap === undefined)
    return (
      <span class={classes} title={laidText(laid)}>
        {inside}
        <span class="sr">{laidText(laid)}</span>
      </span>
    );
  return (
    <button
      type="button"
      class={`${classes} open`}
      aria-pressed={picked}
      aria-label={tap.label}
      title={laidText(laid)}
      onClick={tap.act}
    >
      {inside}
    </button>
  );
};
/** A card in hand, or beside the grid. */
export const plainCard = (card: Drawn): Laid => ({ card, up: true, off: false, used: false });
