// The deck that an exercise is about: its cards, a row a type, how many of each. A card that is pressed is read.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { FormationState } from '../../engine/battlefight/formation/types.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import { type CardId, TECHNIQUE_TYPES } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { AskedProps } from '../play/mode.ts';
import { ReadCard } from './ReadCard.tsx';
import { TechniqueCard } from './TechniqueCard.tsx';
import { TypeIcon } from './TypeIcon.tsx';

export const AskedDeck = ({ state, asked: { about } }: AskedProps<FormationState>): JSX.Element => {
  const deck = about as readonly CardId[];
  const [held, hold] = useState<CardId | undefined>(undefined);
  const read = held === undefined ? undefined : state.fixed.cards[held];
  const kinds = [...new Set(deck)].flatMap((id) => state.fixed.cards[id] ?? []);
  const count = (id: CardId): number => deck.filter((one) => one === id).length;
  return (
    <div class="bf-asked bf-asked-deck">
      {TECHNIQUE_TYPES.map((type) => (
        <section class={`bf-type type-${type}`} key={type} aria-label={typeset(`Cartes de type ${TYPE_LABELS[type]}`)}>
          <p class="bf-type-name">
            <TypeIcon type={type} /> <b>{TYPE_LABELS[type]}</b>
          </p>
          <div class="bf-faces">
            {kinds
              .filter((technique) => technique.type === type)
              .map((technique) => (
                <TechniqueCard
                  key={technique.id}
                  technique={technique}
                  look="small"
                  corner={count(technique.id) > 1 ? `× ${count(technique.id)}` : undefined}
                  onOpen={() => hold(technique.id)}
                />
              ))}
          </div>
        </section>
      ))}
      {read === undefined ? null : (
        <ReadCard technique={read} gestures={[]} onPick={() => undefined} onClose={() => hold(undefined)} />
      )}
    </div>
  );
};
