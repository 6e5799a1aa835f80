// A discard pile spread out, the last laid first. Each card may be read.
import type { JSX } from 'preact';
import type { Seat } from '../../engine/kernel/game.ts';
import { playerOf } from '../../engine/battlefight/partie/board.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { TechniqueCard } from './TechniqueCard.tsx';
import { nameOf } from './words.ts';

interface DiscardListProps {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly onRead: (card: CardId) => void;
  readonly onClose: () => void;
}
export const DiscardList = ({ state, seat, onRead, onClose }: DiscardListProps): JSX.Element => (
  <div
    class="bf-read spread"
    role="group"
    aria-label={typeset(`Défausse de ${nameOf(state.fixed, seat)}`)}
    onKeyDown={({ key }) => key === 'Escape' && onClose()}
  >
    <div class="bf-read-text" tabIndex={0} role="group" aria-label="Cartes">
      <p class="bf-read-title">
        <b>{typeset(`Défausse de ${nameOf(state.fixed, seat)}`)}</b> <small>la dernière posée d’abord</small>
      </p>
      <div class="bf-spread">
        {playerOf(state, seat)
          .discard.toReversed()
          .map((card, i) => {
            const technique = state.fixed.cards[card];
            return technique === undefined ? null : (
              <TechniqueCard key={i} technique={technique} look="small" onOpen={() => onRead(card)} />
            );
          })}
      </div>
    </div>
    <div class="bf-read-do">
      <button type="button" class="btn flat" data-commande="reposer" onClick={onClose}>
        Fermer
      </button>
    </div>
  </div>
);
