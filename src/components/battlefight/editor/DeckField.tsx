// The deck of a person: one that the site ships, or twenty cards put on the place.
import type { JSX } from 'preact';
import { DECK, DECKS } from '../../../engine/battlefight/data.ts';
import { deckOf } from '../../../engine/battlefight/partie/people.ts';
import type { DeckSpec, PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { SelectField } from '../../atelier/fields.tsx';
import { useDesk } from './desk.ts';
import { setPlayer, shelfOf } from './model.ts';

const [NONE, OWN] = ['', 'compose'] as const;
const SHIPPED: Readonly<Record<keyof typeof DECKS, string>> = {
  cogneur: 'Cogneur, deck d’exemple',
  'beau-parleur': 'Beau parleur, deck d’exemple',
};
const isShipped = (text: string): text is keyof typeof DECKS => Object.hasOwn(DECKS, text);
export const DeckField = ({ seat, player }: { readonly seat: number; readonly player: PlayerSpec }): JSX.Element => {
  const { scenario, edit } = useDesk();
  const study = scenario.kind === 'study';
  const cards = deckOf(player);
  const value = player.deck === undefined ? NONE : typeof player.deck === 'string' ? player.deck : OWN;
  const others = scenario.players.flatMap(({ deck }, i) =>
    i !== seat && typeof deck === 'object' ? [[`comme-${i}`, `le même que J${i + 1}`] as const] : [],
  );
  const choose = (text: string): void => {
    const like = /^comme-(\d)$/.exec(text)?.[1];
    const deck: DeckSpec | undefined =
      like !== undefined
        ? scenario.players[Number(like)]?.deck
        : isShipped(text)
          ? text
          : text === OWN
            ? cards
            : undefined;
    edit((now) => setPlayer(now, seat, 'deck', deck));
  };
  const choices = [
    ...(study || value === NONE ? [[NONE, study ? 'aucun' : 'à choisir'] as const] : []),
    ...Object.entries(SHIPPED),
    [
      OWN,
      value === OWN ? `composé sur la place, ${cards.length} sur ${DECK.size}` : 'à composer sur la place',
    ] as const,
    ...others,
  ];
  const unknown =
    typeof player.deck === 'object' ? cards.filter((id) => !shelfOf(scenario).some((card) => card.id === id)) : [];
  return (
    <div class="deck-field">
      <SelectField
        path={`players.${seat}.deck`}
        label={study ? 'Deck mélangé sous la pioche' : 'Deck'}
        value={value}
        choices={choices}
        class="wide"
        deep
        onChange={choose}
      />
      {unknown.length === 0 ? null : (
        <button
          type="button"
          class="btn"
          onClick={() =>
            edit((now) =>
              setPlayer(
                now,
                seat,
                'deck',
                cards.filter((id) => !unknown.includes(id)),
              ),
            )
          }
        >
          {typeset('Retirer les cartes inconnues')}
        </button>
      )}
    </div>
  );
};
