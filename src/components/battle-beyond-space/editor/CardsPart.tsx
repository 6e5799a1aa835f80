// Movement cards: nine rows of three numbers a race, the order of the draw, and in a game under way who has which left.
import type { JSX } from 'preact';
import { BOX, LIMITS } from '../../../engine/battle-beyond-space/constants.ts';
import { EXAMPLE_DECK } from '../../../engine/battle-beyond-space/data.ts';
import { ALL_CARDS, leftOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import { type CardIndex, type MoveCard, type Race, RACES } from '../../../engine/battle-beyond-space/types.ts';
import { cardName, cardValues, count, of, RACE_WORDS } from '../../../engine/battle-beyond-space/words.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { CheckField, Faults, NumberField, Section } from '../../atelier/fields.tsx';
import { ExampleTag } from './BoardPart.tsx';
import { useDesk } from './desk.ts';
import { nameOf } from './place.ts';
import { deckIn, sameForAll, setCard, setDeck, setImposed, shiftLeft, toggleHand, toggleLeft } from './table.ts';

export const FIGURES: readonly (readonly [key: keyof MoveCard, label: string])[] = [
  ['speed', 'Vitesse'],
  ['turn', 'Rotation'],
  ['points', 'Points'],
];
interface DeckProps {
  readonly race: Race;
}
export const DeckFields = ({ race }: DeckProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const own = scenario.decks?.[race] !== undefined;
  const deck = deckIn(scenario, race);
  const path = `decks.${race}`;
  return (
    <>
      <div id={fieldId(path)} tabIndex={-1}>
        <Faults path={path} />
      </div>
      <p class="aside">
        {own ? 'Vos cartes.' : 'Des chiffres d’exemple : le livret n’en donne aucun.'} {own ? null : <ExampleTag />}
      </p>
      <div class="move-cards">
        {deck.map((card, i) => (
          <div class="move-card" key={i} role="group" aria-label={cardName(i)}>
            <b>{cardName(i)}</b>
            {FIGURES.map(([key, label]) => (
              <NumberField
                key={key}
                path={`${path}.${i}.${key}`}
                label={label}
                value={card[key]}
                onChange={(value) =>
                  value === undefined
                    ? undefined
                    : edit((now) => setCard(now, race, i, key, value), `${path}.${i}.${key}`)
                }
              />
            ))}
          </div>
        ))}
      </div>
      <div class="row">
        <button type="button" class="btn" onClick={() => edit((now) => sameForAll(now, race))}>
          Donner ces cartes aux quatre races
        </button>
        {own ? (
          <button type="button" class="btn flat" onClick={() => edit((now) => setDeck(now, race, EXAMPLE_DECK))}>
            {typeset('Reprendre l’exemple')}
          </button>
        ) : null}
      </div>
    </>
  );
};
const DeckPart = ({ race }: DeckProps): JSX.Element => {
  const own = useDesk().scenario.decks?.[race] !== undefined;
  return (
    <Section
      class="unit"
      title={RACE_WORDS[race].name}
      paths={[`decks.${race}`]}
      extra={<span class="part-extra">{own ? 'mes cartes' : 'exemple'}</span>}
    >
      <DeckFields race={race} />
    </Section>
  );
};

interface SeatProps {
  readonly seat: number;
}
const cardText = (deck: readonly MoveCard[] | undefined, card: CardIndex): string => {
  const figures = deck?.[card];
  return figures === undefined ? cardName(card) : typeset(`${cardName(card)} : ${cardValues(figures)}`);
};
/** The order of the draw: the first card is on top. */
const OrderList = ({
  seat,
  left,
  deck,
}: SeatProps & {
  readonly left: readonly CardIndex[];
  readonly deck: readonly MoveCard[] | undefined;
}): JSX.Element => {
  const { edit } = useDesk();
  return (
    <ol class="card-order" aria-label="Ordre de la pioche">
      {left.map((card, i) => (
        <li key={card}>
          {cardText(deck, card)}
          {(
            [
              [-1, '↑', 'plus tôt'],
              [1, '↓', 'plus tard'],
            ] as const
          ).map(([by, arrow, word]) => (
            <button
              key={word}
              type="button"
              class="btn"
              aria-label={typeset(`${cardName(card)} ${word}`)}
              aria-disabled={left[i + by] === undefined}
              onClick={() => edit((now) => shiftLeft(now, seat, i, by))}
            >
              {arrow}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
};
interface ToggleProps {
  readonly path: string;
  readonly label: string;
  readonly cards: readonly CardIndex[];
  readonly chosen: readonly CardIndex[];
  readonly deck: readonly MoveCard[] | undefined;
  readonly toggle: (card: CardIndex) => void;
}
const CardToggles = ({ path, label, cards, chosen, deck, toggle }: ToggleProps): JSX.Element => (
  <>
    <div class="row" role="group" aria-label={label} id={fieldId(path)} tabIndex={-1}>
      {cards.map((card) => (
        <button key={card} type="button" class="btn" aria-pressed={chosen.includes(card)} onClick={() => toggle(card)}>
          {cardText(deck, card)}
        </button>
      ))}
    </div>
    <Faults path={path} deep />
  </>
);
export const LeftFields = ({ seat }: SeatProps): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { hand = [], race, ...player } = scenario.players[seat] ?? { race: null };
  const left = leftOf({ race, ...player });
  const deck = race === null ? undefined : deckIn(scenario, race);
  const path = `players.${seat}`;
  return (
    <>
      <CardToggles
        path={`${path}.left`}
        label="Cartes restantes"
        cards={ALL_CARDS}
        chosen={left}
        deck={deck}
        toggle={(card) => edit((now) => toggleLeft(now, seat, card))}
      />
      {scenario.imposed === true ? <OrderList seat={seat} left={left} deck={deck} /> : null}
      <p class="base-title">{typeset(hand.length === 0 ? 'En main : distribuée au début' : 'En main')}</p>
      <CardToggles
        path={`${path}.hand`}
        label="Cartes en main"
        cards={left}
        chosen={hand}
        deck={deck}
        toggle={(card) => edit((now) => toggleHand(now, seat, card))}
      />
    </>
  );
};
const LeftPart = ({ seat }: SeatProps): JSX.Element => {
  const { scenario } = useDesk();
  const left = leftOf(scenario.players[seat] ?? { race: null });
  return (
    <Section
      class="unit"
      title={`Les cartes ${of(nameOf(scenario, seat))}`}
      paths={['left', 'hand'].map((key) => `players.${seat}.${key}`)}
      extra={<span class="part-extra">{typeset(count(left.length, 'carte'))}</span>}
    >
      <LeftFields seat={seat} />
    </Section>
  );
};
export const CardsPart = (): JSX.Element => {
  const { scenario, edit } = useDesk();
  const { players, imposed, decks = {} } = scenario;
  const lists = players.flatMap((_, seat) => [`players.${seat}.left`, `players.${seat}.hand`]);
  return (
    <Section
      title="Les cartes de déplacement"
      paths={['decks', 'imposed', ...lists]}
      extra={<span class="part-extra">{Object.keys(decks).length === 0 ? 'exemple' : 'mes cartes'}</span>}
    >
      <p class="aside">
        {typeset(
          `Trois chiffres par carte : la vitesse (0 à ${LIMITS.speed}), la rotation (0 à ${LIMITS.turn}), les points d’action (0 à ${LIMITS.points}). Recopiez les ${BOX.cardsPerRace} cartes de chaque race depuis votre boîte.`,
        )}
      </p>
      <div id={fieldId('decks')} tabIndex={-1}>
        {RACES.map((race) => (
          <DeckPart key={race} race={race} />
        ))}
      </div>
      <CheckField
        path="imposed"
        label="Piocher dans l’ordre des listes, sans mélanger"
        value={imposed === true}
        onChange={(on) => edit((now) => setImposed(now, on))}
      />
      {players.map((_, seat) => (
        <LeftPart key={seat} seat={seat} />
      ))}
    </Section>
  );
};
