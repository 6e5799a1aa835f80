// The table where decks are formed: what boosters gave, type by type, and what is kept of it; one person at a time. It draws a state; what may be chosen is given.
import type { JSX } from 'preact';
import { chosenOf, openedOf, stageOf } from '../../engine/battlefight/formation/board.ts';
import type { FormationAction, FormationEvent, FormationState } from '../../engine/battlefight/formation/types.ts';
import { DECK } from '../../engine/battlefight/data.ts';
import { TYPE_LABELS } from '../../engine/battlefight/language/labels.ts';
import { type CardId, TECHNIQUE_TYPES, type TechniqueType } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { CardBack, Hand } from '../scene/cards.tsx';
import { classes } from '../scene/pieces.tsx';
import { useWhile } from '../scene/while.ts';
import { FighterIcon } from './fighters.tsx';
import { ReadCard } from './ReadCard.tsx';
import { TechniqueCard } from './TechniqueCard.tsx';
import { TypeIcon } from './TypeIcon.tsx';

type Props = BoardProps<FormationState, FormationAction, FormationEvent>;

/** The identity on the place of a card received: by type and rank. */
export const receivedPiece = (seat: number, type: TechniqueType, rank: number): string => `got:${seat}:${type}:${rank}`;

/** Taking a card without reading it first. */
interface Take {
  readonly label: string; // typeset
  readonly take: () => void;
}
interface CardsProps {
  readonly cards: readonly CardId[];
  readonly state: FormationState;
  readonly name: string;
  readonly pieces?: (rank: number) => string;
  readonly open?: ReadonlyMap<CardId, Take>; // those that may be kept now
  readonly held: CardId | undefined;
  readonly onRead: (card: CardId) => void;
}
/** Cards laid out; each is read when its face is pressed, and taken at once by its « + ». */
const Cards = ({ cards, name, open, state, pieces, held, onRead }: CardsProps): JSX.Element => (
  <div class="bf-hand">
    <Hand label={name} count={cards.length}>
      {cards.map((card, i) => {
        const technique = state.fixed.cards[card];
        const lit = cards.indexOf(card) === i ? open?.get(card) : undefined; // copies are alike: one of them is lit
        return (
          <span
            key={i}
            class={classes(
              'bf-held',
              lit !== undefined && 'open',
              technique === undefined ? 'face-down' : held === card && 'taken',
            )}
          >
            {technique === undefined ? (
              <CardBack said="carte cachée" piece={pieces?.(i)} />
            ) : (
              <TechniqueCard
                technique={technique}
                look="small"
                piece={pieces?.(i)}
                cell={`carte:${card}`}
                picked={held === card}
                onOpen={() => onRead(card)}
              />
            )}
            {lit === undefined || technique === undefined ? null : (
              <button type="button" class="bf-take" aria-label={lit.label} onClick={lit.take} />
            )}
          </span>
        );
      })}
    </Hand>
  </div>
);

interface TypeProps {
  readonly state: FormationState;
  readonly seat: Seat;
  readonly type: TechniqueType;
  readonly shown: boolean; // alone, where the place is narrow
  readonly open: ReadonlyMap<CardId, Take>;
  readonly held: CardId | undefined;
  readonly onRead: (card: CardId) => void;
}
/** The cards of one type: received, then kept. */
const OfType = ({ state, seat, type, shown, open, ...reading }: TypeProps): JSX.Element => {
  const { method } = state.fixed;
  const stage = stageOf(state);
  const mine = state.formers[seat] ?? { boosters: [], deck: [] };
  const now = stage.kind !== 'over' && stage.seat === seat && stage.type === type;
  const choosing = now && stage.kind === 'choose';
  const received = method === 'construit' ? (choosing ? [...open.keys()] : []) : openedOf(mine, type);
  const kept = chosenOf(mine, type);
  const label = TYPE_LABELS[type];
  return (
    <section
      class={classes('bf-type', `type-${type}`, now && 'now', shown && 'shown')}
      aria-label={typeset(`Cartes de type ${label}`)}
    >
      <p class="bf-type-name">
        <TypeIcon type={type} /> <b>{label}</b>{' '}
        {method === 'aleatoire' ? null : <small>{typeset(`${kept.length} sur ${DECK.each}`)}</small>}
      </p>
      <Cards
        {...reading}
        state={state}
        cards={received}
        name={`Cartes de type ${label} reçues`}
        pieces={(rank) => receivedPiece(seat, type, rank)}
        {...(choosing ? { open } : {})}
      />
      {method === 'aleatoire' ? null : (
        <div class="bf-kept">
          <Cards {...reading} state={state} cards={kept} name={`Cartes de type ${label} gardées`} />
        </div>
      )}
    </section>
  );
};

interface FormersProps {
  readonly state: FormationState;
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
}
/** Who forms a deck: pressing a name shows those cards. */
const Formers = ({ state, shown, onShow }: FormersProps): JSX.Element => (
  <div class="bf-formers" role="group" aria-label="De qui voir les cartes">
    {state.fixed.names.map((name, i) => (
      <button type="button" key={name} aria-pressed={shown === i} onClick={() => onShow(i as Seat)}>
        <FighterIcon seat={i as Seat} /> <b>{typeset(name)}</b>{' '}
        <small>{typeset(`${state.formers[i]?.deck.length ?? 0} sur ${DECK.size}`)}</small>
      </button>
    ))}
  </div>
);

interface TypesProps {
  readonly state: FormationState;
  readonly seat: Seat;
  readonly shown: TechniqueType;
  readonly onShow: (type: TechniqueType) => void;
}
/** Where the place is narrow, the cards of one type are seen at a time: pressing a type shows its own. */
const Types = ({ state, seat, shown, onShow }: TypesProps): JSX.Element => {
  const mine = state.formers[seat] ?? { boosters: [], deck: [] };
  const ready = state.fixed.method === 'aleatoire';
  return (
    <div class="bf-types" role="group" aria-label="De quel type voir les cartes">
      {TECHNIQUE_TYPES.map((type) => (
        <button
          type="button"
          key={type}
          class={`type-${type}`}
          aria-pressed={shown === type}
          aria-label={typeset(TYPE_LABELS[type])}
          onClick={() => onShow(type)}
        >
          <TypeIcon type={type} />{' '}
          <small>
            {typeset(ready ? `${openedOf(mine, type).length}` : `${chosenOf(mine, type).length} sur ${DECK.each}`)}
          </small>
        </button>
      ))}
    </div>
  );
};

/** Whose cards are shown once all is over: of whom the last step told, unless they are hidden. */
const lastSeat = (state: FormationState, events: readonly FormationEvent[]): Seat => {
  const seat = events.at(-1)?.seat ?? 0;
  const [card = ''] = state.formers[seat]?.deck ?? [];
  return Object.hasOwn(state.fixed.cards, card) ? seat : 0;
};

export const FormationBoard = ({
  state,
  events,
  options = [],
  onPick,
  label = (action) => action.type,
}: Props): JSX.Element => {
  const stage = stageOf(state);
  const [held, hold] = useWhile<FormationState, CardId | undefined>(state, undefined);
  const [shown, show] = useWhile<FormationState, Seat>(
    state,
    stage.kind === 'over' ? lastSeat(state, events) : stage.seat,
  );
  const [type, turnTo] = useWhile<FormationState, TechniqueType>(
    state,
    stage.kind === 'over' ? TECHNIQUE_TYPES[0] : stage.type,
  );
  const choices = onPick === undefined ? [] : options.flatMap((action) => (action.type === 'choose' ? [action] : []));
  const open = new Map(
    choices.map((action) => [action.card, { label: label(action), take: () => onPick?.(action) }] as const),
  );
  const technique = held === undefined ? undefined : state.fixed.cards[held];
  const keep = choices.find(({ card }) => card === held);
  return (
    <div class={classes('bf-forming', state.formers.length === 1 && 'alone')}>
      <Formers state={state} shown={shown} onShow={show} />
      <Types state={state} seat={shown} shown={type} onShow={turnTo} />
      {TECHNIQUE_TYPES.map((one) => (
        <OfType
          key={one}
          state={state}
          seat={shown}
          type={one}
          shown={one === type}
          open={open}
          held={held}
          onRead={hold}
        />
      ))}
      {technique === undefined ? null : (
        <ReadCard
          technique={technique}
          gestures={keep === undefined ? [] : [{ action: keep, label: label(keep), open: true }]}
          onPick={(action) => onPick?.(action)}
          onClose={() => hold(undefined)}
        />
      )}
    </div>
  );
};
