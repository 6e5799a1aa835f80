// A game is over: it is played again, sent to somebody from its start with the tries that it took (sent back, if it came as a challenge), or left for another.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { bothMade } from '../exercises/challenge.ts';
import { useMark } from '../scene/mark.ts';

/** Another game to be played at this table. */
export interface Follow {
  readonly mode: string;
  readonly scenario: object;
}
export interface AtEnd {
  readonly sender: number | undefined; // tries of who sent it; undefined: nobody did
  readonly onLeave: () => void;
  readonly onFollow: ((next: Follow) => void) | undefined;
}
interface EndProps extends AtEnd {
  readonly tries: number;
  readonly onAgain: () => void;
  readonly onSend: (() => void) | undefined; // none where nobody is challenged
  readonly nextGame: JSX.Element | null; // what it was for, before the rest
}
export const GameEnd = ({ sender, tries, nextGame, onAgain, onSend, onLeave }: EndProps): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useMark(box, 'fin');
  return (
    <div data-fin-de-partie ref={box}>
      {sender === undefined ? null : <p>{typeset(bothMade(tries, sender))}</p>}
      <div class="row">
        {nextGame}
        <button type="button" class="btn" data-commande="reessayer" onClick={onAgain}>
          {sender === undefined ? 'Rejouer' : 'Réessayer le défi'}
        </button>
        {onSend === undefined ? null : (
          <button type="button" class="btn" data-commande="defier" onClick={onSend}>
            {sender === undefined ? 'Défier' : 'Renvoyer le défi'}
          </button>
        )}
        <button type="button" class="btn flat" data-commande="autre-partie" onClick={onLeave}>
          Changer de partie
        </button>
      </div>
    </div>
  );
};
