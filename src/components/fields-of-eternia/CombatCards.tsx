// Cards of a combat grid: up, down, turned by an effect, hidden from who looks. Words say what the drawing shows.
import type { JSX } from 'preact';
import type { Drawn, Laid } from '../../engine/fields-of-eternia/combat/types.ts';
import { CARD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes } from '../scene/pieces.tsx';
import { CARD_BACK, CARD_EMBLEMS } from './emblems.ts';
import { CARD_SIGNS } from './words.ts';

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
  typeset(`${CARD_NAMES[laid.card]}${SAID[lookOf(laid)]}${laid.used ? ', déjà activée' : ''}`);

const Drawing = ({ name }: { readonly name: string }): JSX.Element => (
  <svg viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
    <Emblem jeu="fields-of-eternia" name={name} />
  </svg>
);
const Face = ({ card }: { readonly card: Drawn }): JSX.Element => {
  const emblem = card === 'cachee' ? CARD_BACK : CARD_EMBLEMS[card];
  if (emblem === undefined) return <b>{CARD_SIGNS[card]}</b>;
  return (
    <>
      <Drawing name={emblem} />
      {card === 'cachee' ? null : <small>{CARD_SIGNS[card]}</small>}
    </>
  );
};
/** Seen when another card lies over it. */
const CORNERS: Readonly<Partial<Record<Drawn, string>>> = { plus1: '+1', plus2: '+2', plus3: '+3' };
interface CardProps {
  readonly laid: Laid;
  readonly piece?: string | undefined; // its identity on the place
  readonly fresh?: boolean | undefined; // just laid
  readonly picked?: boolean | undefined;
  readonly cell?: string | undefined; // data-cell, when it can be pressed
  readonly tap?: { readonly act: () => void; readonly label: string } | undefined;
}
export const CombatCardMark = ({ laid, piece, fresh = false, picked = false, cell, tap }: CardProps): JSX.Element => {
  const look = lookOf(laid);
  const name = classes('cc', look, laid.used && 'used', fresh && 'new', tap !== undefined && 'open');
  const inside = (
    <>
      {look === 'up' || look === 'down' ? (
        <i aria-hidden="true" class="cc-corner">
          {CORNERS[laid.card]}
        </i>
      ) : null}
      <span aria-hidden="true" class="cc-face">
        {look === 'off' ? (
          <>
            <Drawing name={CARD_BACK} />
            <del>{CARD_SIGNS[laid.card]}</del>
          </>
        ) : (
          <Face card={laid.card} />
        )}
      </span>
    </>
  );
  if (tap === undefined)
    return (
      <span class={name} title={laidText(laid)} data-piece={piece}>
        {inside}
        <span class="sr">{laidText(laid)}</span>
      </span>
    );
  return (
    <button
      type="button"
      class={name}
      data-piece={piece}
      data-cell={cell}
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
