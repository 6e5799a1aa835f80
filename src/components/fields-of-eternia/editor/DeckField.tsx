// A combat deck, card by card; a scripted hand; the weights of the dice.
import type { JSX } from 'preact';
import { NO_CARDS, sizeOf } from '../../../engine/fields-of-eternia/combat/board.ts';
import {
  COMBAT_DECKS,
  DECK_SIZE,
  EXAMPLE_EPIC_DIE,
  EXAMPLE_WILD_DIE,
  STARTING_DECK,
  WILD_SIDES,
} from '../../../engine/fields-of-eternia/constants.ts';
import { sizeOfDice } from '../../../engine/fields-of-eternia/dice.ts';
import {
  COMBAT_CARDS,
  type CombatCard,
  type Deck,
  EPIC_FACES,
  type EpicDie,
  WILD_FACES,
  type WildDice,
} from '../../../engine/fields-of-eternia/types.ts';
import { CARD_NAMES, EPIC_NAMES, WILD_NAMES } from '../../../engine/fields-of-eternia/words.ts';
import { capital, plural } from '../../../engine/kernel/french.ts';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, SelectField } from '../../atelier/fields.tsx';
import type { Origin } from '../../atelier/origin.ts';
import { ExampleNote, NumberOf } from './fields.tsx';
import { append, below, drop, filled, listOfPart, type Maybe, type Part } from './part.ts';

const PRESETS: Readonly<Record<keyof typeof COMBAT_DECKS, string>> = {
  depart: 'paquet de départ',
  'ex-entraine': 'paquet entraîné (exemple)',
  'ex-surcharge': 'paquet de surcharges (exemple)',
};
type Preset = keyof typeof COMBAT_DECKS;
const NAMES = Object.keys(PRESETS) as readonly Preset[];
const same = (a: Deck, b: Deck): boolean => COMBAT_CARDS.every((card) => a[card] === b[card]);

/** Left out, it is the starting deck. */
export const DeckField = ({
  part,
  title = 'Paquet de combat',
}: {
  readonly part: Part<Deck | undefined>;
  readonly title?: string;
}): JSX.Element => {
  const deck = filled(part, STARTING_DECK);
  const preset = NAMES.find((name) => same(COMBAT_DECKS[name], deck.value)) ?? '';
  return (
    <div class="base" id={fieldId(part.path)} tabIndex={-1} role="group" aria-label={typeset(title)}>
      <p class="base-title">
        {typeset(title)}{' '}
        <span class="deck-size">{typeset(`${plural(sizeOf(deck.value), 'carte', 'cartes')} sur ${DECK_SIZE}`)}</span>
      </p>
      <Faults path={part.path} />
      <div class="fields">
        <SelectField
          path={`${part.path}.modele`}
          label="Modèle"
          value={preset}
          choices={[
            ...NAMES.map((name) => [name, PRESETS[name]] as const),
            ...(preset === '' ? [['', 'composé ici'] as const] : []),
          ]}
          class="wide"
          onChange={(name) =>
            name === '' ? undefined : part.change(name === 'depart' ? undefined : COMBAT_DECKS[name])
          }
        />
        {COMBAT_CARDS.map((card) => (
          <NumberOf key={card} part={below(deck, card)} label={`Cartes ${CARD_NAMES[card]}`} />
        ))}
      </div>
    </div>
  );
};
/** How many combat cards of each kind are left in the box: nobody knows unless told. */
export const SupplyField = ({ part }: { readonly part: Part<Deck | undefined> }): JSX.Element => (
  <div class="base" id={fieldId(part.path)} tabIndex={-1} role="group" aria-label="Réserve de cartes de combat">
    <p class="base-title">Réserve de cartes de combat</p>
    <Faults path={part.path} />
    {part.value === undefined ? (
      <>
        <p class="aside">{typeset('Le livret ne dit pas quelles cartes restent dans la boîte.')}</p>
        <button type="button" class="btn" onClick={() => part.change(NO_CARDS)}>
          Compter cette réserve
        </button>
      </>
    ) : (
      <>
        <div class="fields">
          {COMBAT_CARDS.map((card) => (
            <NumberOf key={card} part={below(filled(part, NO_CARDS), card)} label={`Cartes ${CARD_NAMES[card]}`} />
          ))}
        </div>
        <button type="button" class="btn flat" onClick={() => part.change(undefined)}>
          Ne plus la compter
        </button>
      </>
    )}
  </div>
);

/** Cards in the order in which they will be drawn. */
export const DrawsField = ({
  part,
  title,
}: {
  readonly part: Maybe<readonly CombatCard[]>;
  readonly title: string;
}): JSX.Element => {
  const cards = listOfPart(part);
  return (
    <div class="base" id={fieldId(part.path)} tabIndex={-1} role="group" aria-label={typeset(title)}>
      <p class="base-title">{typeset(title)}</p>
      <Faults path={part.path} deep />
      {cards.length === 0 ? <p class="aside">Au hasard.</p> : null}
      <ol class="draws">
        {cards.map((card, i) => (
          <li key={i}>
            <button
              type="button"
              class="btn"
              aria-label={typeset(`Retirer la pioche ${i + 1} : ${CARD_NAMES[card]}`)}
              onClick={() => drop(part, i)}
            >
              {typeset(CARD_NAMES[card])} ×
            </button>
          </li>
        ))}
      </ol>
      <p class="aside">{typeset('Ajouter une carte à la suite :')}</p>
      <div class="row">
        {COMBAT_CARDS.map((card) => (
          <button
            key={card}
            type="button"
            class="btn"
            aria-label={typeset(`Ajouter ${CARD_NAMES[card]} : ${title}`)}
            onClick={() => append(part, card)}
          >
            {typeset(CARD_NAMES[card])}
          </button>
        ))}
      </div>
    </div>
  );
};

const FaceNumbers = <F extends string>({
  part,
  faces,
  names,
  origin,
}: {
  readonly part: Part<Readonly<Record<F, number>>>;
  readonly faces: readonly F[];
  readonly names: Readonly<Record<F, string>>;
  readonly origin?: Origin | undefined;
}): JSX.Element => (
  <div class="fields">
    {faces.map((face) => (
      <NumberOf key={face} part={below(part, face)} label={capital(names[face])} origin={origin} />
    ))}
  </div>
);
interface DieProps<D> {
  readonly part: Part<D | undefined>;
}
const Die = ({
  path,
  title,
  example,
  reset,
  children,
}: {
  readonly path: string;
  readonly title: string;
  readonly example: boolean;
  readonly reset: () => void;
  readonly children: JSX.Element;
}): JSX.Element => (
  <div class="base" id={fieldId(path)} tabIndex={-1} role="group" aria-label={typeset(title)}>
    <p class="base-title">{typeset(title)}</p>
    <Faults path={path} />
    {example ? <ExampleNote /> : null}
    {children}
    {example ? null : (
      <button type="button" class="btn flat" onClick={reset}>
        {typeset('Reprendre l’exemple')}
      </button>
    )}
  </div>
);
export const WildDieField = ({ part }: DieProps<WildDice>): JSX.Element => (
  <Die
    path={part.path}
    title={`Faces du dé des contrées sauvages : ${sizeOfDice(part.value ?? EXAMPLE_WILD_DIE)} sur ${WILD_SIDES}`}
    example={part.value === undefined}
    reset={() => part.change(undefined)}
  >
    <FaceNumbers
      part={filled(part, EXAMPLE_WILD_DIE)}
      faces={WILD_FACES}
      names={WILD_NAMES}
      origin={part.value === undefined ? 'example' : undefined}
    />
  </Die>
);
export const EpicDieField = ({ part }: DieProps<EpicDie>): JSX.Element => (
  <Die
    path={part.path}
    title="Dé épique : combien de faces pour chaque issue"
    example={part.value === undefined}
    reset={() => part.change(undefined)}
  >
    <FaceNumbers
      part={filled(part, EXAMPLE_EPIC_DIE)}
      faces={EPIC_FACES}
      names={EPIC_NAMES}
      origin={part.value === undefined ? 'example' : undefined}
    />
  </Die>
);
/** How many dice of a throw show each face. */
export const ThrowFields = ({ part }: { readonly part: Part<WildDice> }): JSX.Element => (
  <FaceNumbers part={part} faces={WILD_FACES} names={WILD_NAMES} />
);
