// The reader's own cards. What types them in is fetched with the first one.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { typeset } from '../../../plugins/typography.ts';
import { goToField } from '../../atelier/bench.ts';
import { Section, SelectField } from '../../atelier/fields.tsx';
import { useTry } from '../../play/Failed.tsx';
import { atRest } from '../../scene/idle.ts';
import { type CardDraft, draftOf } from './card-draft.ts';
import { useDesk } from './desk.ts';
import { choiceOf } from './labels.ts';
import { addCard, blankCard } from './model.ts';

type Late = typeof import('./CardPart.tsx');

export const CardsPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { cards } = scenario;
  const [model, setModel] = useState(EXAMPLE_CARDS[0]?.id ?? '');
  const [late, setLate] = useState<Late | undefined>(undefined);
  const { run, failed } = useTry('Ce qui écrit les cartes n’est pas arrivé.');
  const load = async (): Promise<void> => setLate(await import('./CardPart.tsx'));
  const some = cards.length > 0;
  useEffect(() => {
    if (some) run(load);
    else atRest(() => void load().catch(() => undefined)); // asked for again by whoever needs it
  }, [some]);
  const add = (draft: CardDraft): void =>
    run(async () => {
      await load();
      edit((now) => addCard(now, draft));
      goToField(`cards.${cards.length}.title`);
    });
  const borrow = (): void => {
    const card = EXAMPLE_CARDS.find(({ id }) => id === model);
    if (card !== undefined) add(draftOf(card));
  };
  return (
    <Section
      title="Mes cartes"
      paths={['cards']}
      open
      extra={cards.length === 0 ? undefined : <span class="part-extra">{cards.length}</span>}
    >
      <p class="aside">
        {typeset(
          'Écrivez vos propres cartes : elles voyagent dans le lien du scénario. Un texte fautif reste dans votre brouillon, tel que vous l’avez tapé.',
        )}
      </p>
      {failed}
      {late === undefined ? (
        some && failed === null ? (
          <p class="aside">Vos cartes arrivent…</p>
        ) : null
      ) : (
        cards.map((card, i) => <late.CardPart key={card.id} card={card} index={i} />)
      )}
      <div class="row">
        <button type="button" class="btn go" onClick={() => add(blankCard('attaque'))}>
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
