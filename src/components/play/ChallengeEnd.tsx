// A game is over: it is sent to somebody from its start, with the tries that it took; one that was sent is tried again, or sent back.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { bothMade } from '../exercises/challenge.ts';

export interface Challengeable {
  readonly sender: number | undefined; // tries of who sent it; undefined: nobody did
}
interface EndProps extends Challengeable {
  readonly tries: number;
  readonly onAgain: () => void;
  readonly onSend: () => void;
}
export const ChallengeEnd = ({ sender, tries, onAgain, onSend }: EndProps): JSX.Element => (
  <div class="challenge-end" data-fin-de-defi>
    {sender === undefined ? null : <p>{typeset(bothMade(tries, sender))}</p>}
    <div class="row">
      {sender === undefined ? null : (
        <button type="button" class="btn" data-commande="reessayer" onClick={onAgain}>
          Réessayer le défi
        </button>
      )}
      <button type="button" class="btn" data-commande="defier" onClick={onSend}>
        {sender === undefined ? 'Défier' : 'Renvoyer le défi'}
      </button>
    </div>
  </div>
);
