// The cards of a zone, in a position to study: added from a list, taken away one by one; a known pile has an order.
import type { JSX } from 'preact';
import type { CardId } from '../../../engine/battlefight/types.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { dropAt } from '../../atelier/put.ts';
import { Faults } from '../../atelier/fields.tsx';
import { useDesk } from './desk.ts';
import { choiceOf } from './labels.ts';
import { setZone, shelfOf, shift, titleIn, type Zone } from './model.ts';

interface ZoneProps {
  readonly seat: number;
  readonly zone: Zone;
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly ordered?: boolean;
}
export const ZoneField = ({ seat, zone, label, cards, ordered = false }: ZoneProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const shelf = shelfOf(scenario);
  const path = `players.${seat}.${zone}`;
  const set = (next: readonly CardId[]): void => edit((now) => setZone(now, seat, zone, next));
  return (
    <div class="field zone wide">
      <label for={fieldId(path)}>{typographie(`${label} : ${cards.length}`)}</label>
      {cards.length === 0 ? null : (
        <ol class="zone-cards">
          {cards.map((card, i) => {
            const title = titleIn(shelf, card);
            return (
              <li key={`${card} ${i}`}>
                <span>{typographie(title)}</span>
                {ordered && i > 0 ? (
                  <button
                    type="button"
                    class="btn flat"
                    aria-label={typographie(`Monter : ${title}`)}
                    onClick={() => set(shift(cards, i, -1))}
                  >
                    Monter
                  </button>
                ) : null}
                <button
                  type="button"
                  class="btn flat"
                  aria-label={typographie(`Retirer : ${title}`)}
                  onClick={() => set(dropAt(cards, i))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <select
        id={fieldId(path)}
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          event.currentTarget.value = '';
          if (value !== '') set([...cards, value]);
        }}
      >
        <option value="">Ajouter une carte…</option>
        {shelf.map((card) => (
          <option key={card.id} value={card.id}>
            {typographie(choiceOf(card)[1])}
          </option>
        ))}
      </select>
      <Faults path={path} deep />
    </div>
  );
};
