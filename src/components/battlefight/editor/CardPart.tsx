// One of the reader's own cards: typed in, copied, thrown away, tried at once.
import type { JSX } from 'preact';
import { duel } from '../../../engine/battlefight/scenarios.ts';
import { TYPE_LABELS } from '../../../engine/battlefight/language/labels.ts';
import { partieCodec } from '../../../engine/scenario/battlefight.ts';
import { lien } from '../../../site/link.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, Section } from '../../atelier/fields.tsx';
import { techniqueOf, titleFaults } from './card-draft.ts';
import { CardEditor } from './CardEditor.tsx';
import { useDesk } from './desk.ts';
import { LABEL_WORDS } from './labels.ts';
import { copyCard, type OwnCard, removeCard, setCard, shelfOf, titleIn } from './model.ts';

/** The card in a hand, an adversary within reach: how it is tried at once. */
const trialOf = (card: OwnCard): string | undefined => {
  const technique = techniqueOf(card, card.id);
  if (technique === undefined || titleFaults(card.title).length > 0) return undefined;
  return `${lien('/battlefight/jouer/')}#s=${partieCodec.encode(duel({ hand: [card.id] }, {}, { name: `Essai : ${card.title}`.slice(0, 80), cards: [technique] }))}`;
};

export const CardPart = ({ card, index }: { readonly card: OwnCard; readonly index: number }): JSX.Element => {
  const { scenario, edit, titles } = useDesk();
  const title = titleIn(shelfOf(scenario), card.id);
  const trial = trialOf(card);
  return (
    <Section
      class="unit card-part"
      title={title}
      paths={[`cards.${index}`]}
      extra={<span class="part-extra">{TYPE_LABELS[card.type]}</span>}
    >
      <p class="aside">{LABEL_WORDS.saisie}</p>
      <CardEditor
        id={fieldId(`cards.${index}`)}
        value={card}
        titles={titles}
        onChange={(draft, field) =>
          edit((now) => setCard(now, index, draft), field === 'type' ? '' : `cards.${index}.${field}`)
        }
      />
      <Faults path={`cards.${index}.id`} />
      <div class="row">
        {trial === undefined ? null : (
          <a class="btn" href={trial}>
            Essayer cette carte
          </a>
        )}
        <button type="button" class="btn" onClick={() => edit((now) => copyCard(now, index))}>
          Dupliquer cette carte
        </button>
        <button type="button" class="btn flat" onClick={() => edit((now) => removeCard(now, index))}>
          Supprimer cette carte
        </button>
      </div>
    </Section>
  );
};
