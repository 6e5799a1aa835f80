// The cards of who plays: the one revealed, the hand, those played before. A card in hand is read first, then played.
import type { JSX } from 'preact';
import { useClosing } from '../scene/closing.ts';
import { useWhile } from '../scene/while.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { CardIndex, MoveCard } from '../../engine/battle-beyond-space/types.ts';
import { cardName, count } from '../../engine/battle-beyond-space/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { CardMark, sayCard } from './CardMark.tsx';
import { seatName } from './words.ts';
import { classes } from '../scene/pieces.tsx';

/** What may be tapped, if the reader may act here. */
export interface Taps {
  readonly options: readonly PartieAction[];
  readonly pick: (action: PartieAction) => void;
  readonly label: (action: PartieAction) => string;
}
interface DeckProps {
  readonly state: PartieState;
  readonly taps?: Taps | undefined;
}
/** What the three numbers of a card allow, in words. */
const meaning = ({ speed, turn, points }: MoveCard): readonly string[] => [
  speed === 0 ? 'L’escadron choisi ne bouge pas.' : `L’escadron choisi avance de ${count(speed, 'case')}, tout droit.`,
  turn === 0
    ? 'Après son tir, il ne tourne pas.'
    : `Après son tir, chaque chasseur tourne d’au plus ${turn === 1 ? 'un côté' : `${turn} côtés`}.`,
  points === 0
    ? 'Aucun destroyer ne manœuvre.'
    : `Un destroyer manœuvre avec ${points === 1 ? 'un point' : `${points} points`} d’action.`,
];

interface ReadProps {
  readonly values: MoveCard | undefined;
  readonly action: PartieAction;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}
const CardRead = ({ values, action, onPlay, onClose }: ReadProps): JSX.Element => (
  <div class="bbs-read" role="group" aria-label={typeset(sayCard(values))} ref={useClosing(onClose)}>
    {values === undefined ? null : (
      <ul>
        {meaning(values).map((line) => (
          <li key={line}>{typeset(line)}</li>
        ))}
      </ul>
    )}
    <button type="button" class="btn go" data-action={JSON.stringify(action)} onClick={onPlay}>
      Jouer cette carte
    </button>
  </div>
);

interface HandCardProps {
  readonly card: CardIndex;
  readonly seat: number;
  readonly deck: readonly MoveCard[] | undefined;
  readonly taps: Taps | undefined;
  readonly read: boolean;
  readonly onRead: (read: boolean) => void;
}
const HandCard = ({ card, seat, deck, taps, read, onRead }: HandCardProps): JSX.Element => {
  const action = taps?.options.find((one) => one.type === 'turn-card' && one.card === card);
  const mark = (large: boolean): JSX.Element => (
    <CardMark card={card} deck={deck} piece={`card:${seat}:${card}`} large={large} />
  );
  if (action === undefined || taps === undefined) return mark(false);
  const values = deck?.[card];
  return (
    <>
      <button
        type="button"
        class="bbs-open"
        data-cell={`carte:${cardName(card)}`}
        aria-expanded={read}
        aria-label={typeset(`${sayCard(values)}. Lire cette carte`)}
        onClick={() => onRead(!read)}
      >
        {mark(true)}
      </button>
      {read ? (
        <CardRead
          values={values}
          action={action}
          onClose={() => onRead(false)}
          onPlay={() => {
            onRead(false);
            taps.pick(action);
          }}
        />
      ) : null}
    </>
  );
};
export const Deck = ({ state, taps }: DeckProps): JSX.Element | null => {
  const { active, card, fixed, sides } = state;
  const [reading, setReading] = useWhile<unknown, CardIndex | undefined>(state, undefined);
  const side = sides[active];
  if (side === undefined || side.race === null || side.hand.length + side.played.length === 0) return null;
  const deck = fixed.decks[side.race];
  const before = side.played.filter((one) => one !== card);
  const name = seatName(state, active);
  return (
    <div
      class={classes('bbs-deck', reading !== undefined && 'reading')}
      role="group"
      aria-label={typeset(`Cartes de ${name}`)}
    >
      {card === null ? null : (
        <CardMark key={card} card={card} deck={deck} now large piece={`card:${active}:${card}`} />
      )}
      {side.hand.length === 0 ? null : (
        <ul class="bbs-hand" aria-label={typeset(`Main de ${name}`)}>
          {side.hand.map((one, i) => (
            <li key={`${one}.${i}`}>
              <HandCard
                card={one}
                seat={active}
                deck={deck}
                taps={taps}
                read={reading === one}
                onRead={(read) => setReading(read ? one : undefined)}
              />
            </li>
          ))}
        </ul>
      )}
      {before.length === 0 ? null : (
        <ul class="bbs-played" aria-label={typeset(`Cartes déjà jouées par ${name}`)}>
          {before.map((one) => (
            <li key={one}>
              <CardMark card={one} deck={deck} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
