// The reader's own cards: typed in, copied, thrown away, tried at once.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { duel } from '../../../engine/battlefight/scenarios.ts';
import { TYPE_LABELS } from '../../../engine/battlefight/language/labels.ts';
import { partieCodec } from '../../../engine/scenario/battlefight.ts';
import { lien } from '../../../site/link.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId, goToField } from '../../atelier/bench.ts';
import { Faults, Section, SelectField } from '../../atelier/fields.tsx';
import { draftOf, techniqueOf, titleFaults } from './card-draft.ts';
import { CardEditor } from './CardEditor.tsx';
import { useDesk } from './desk.ts';
import { choiceOf, LABEL_WORDS } from './labels.ts';
import { addCard, blankCard, copyCard, type OwnCard, removeCard, setCard, titleIn, shelfOf } from './model.ts';

/** The card in a hand, an adversary within reach: how it is tried at once. */
const trialOf = (card: OwnCard): string | undefined => {
  const technique = techniqueOf(card, card.id);
  if (technique === undefined || titleFaults(card.title).length > 0) return undefined;
  return `${lien('/battlefight/jouer/')}#s=${partieCodec.encode(duel({ hand: [card.id] }, {}, { name: `Essai : ${card.title}`.slice(0, 80), cards: [technique] }))}`;
};

const CardPart = ({ card, index }: { readonly card: OwnCard; readonly index: number }): JSX.Element => {
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

export const CardsPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { cards } = scenario;
  const [model, setModel] = useState(EXAMPLE_CARDS[0]?.id ?? '');
  const open = (): void => goToField(`cards.${cards.length}.title`);
  const create = (): void => {
    edit((now) => addCard(now, blankCard('attaque')));
    open();
  };
  const borrow = (): void => {
    const card = EXAMPLE_CARDS.find(({ id }) => id === model);
    if (card === undefined) return;
    edit((now) => addCard(now, draftOf(card)));
    open();
  };
  return (
    <Section
      title="Mes cartes"
      paths={['cards']}
      open
      extra={cards.length === 0 ? undefined : <span class="part-extra">{cards.length}</span>}
    >
      <p class="aside">
        {typographie(
          'Écrivez vos propres cartes : elles voyagent dans le lien du scénario. Un texte fautif reste dans votre brouillon, tel que vous l’avez tapé.',
        )}
      </p>
      {cards.map((card, i) => (
        <CardPart key={card.id} card={card} index={i} />
      ))}
      <div class="row">
        <button type="button" class="btn go" onClick={create}>
          Nouvelle carte
        </button>
      </div>
      <div class="fields borrow">
        <SelectField
          path="modele"
          label="Ou partir d’une carte d’exemple, non officielle"
          value={model}
          choices={EXAMPLE_CARDS.map(choiceOf)}
          onChange={setModel}
        />
        <button type="button" class="btn" onClick={borrow}>
          Copier cet exemple
        </button>
      </div>
    </Section>
  );
};
