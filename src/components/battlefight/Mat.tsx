// What somebody has before them: pile, hand, discard pile; and the techniques that wait on the table. Hidden cards lie face down.
import type { JSX } from 'preact';
import { de, plural } from '../../engine/kernel/french.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { pileSize, playerOf, techniqueOf } from '../../engine/battlefight/partie/board.ts';
import type { ActiveId, PartieAction, PartieState } from '../../engine/battlefight/partie/types.ts';
import { type CardId, type Cell, TECHNIQUE_TYPES } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { CardBack, Hand } from '../scene/cards.tsx';
import { classes } from '../scene/pieces.tsx';
import type { Aim } from './aims.ts';
import { FighterIcon } from './fighters.tsx';
import { type Program, waiting } from './programs.ts';
import { copiesOf, pieceOf } from './stage.ts';
import { TechniqueCard } from './TechniqueCard.tsx';
import { nameOf } from './words.ts';

/** What is taken up to be read: a card, as one copy of it stands somewhere; the discard pile of somebody; what a press on one’s own pawn may do. */
export type Held =
  | { readonly kind: 'card'; readonly card: CardId; readonly active?: ActiveId; readonly owner?: Seat } // owner: of one that lies open
  | { readonly kind: 'discard'; readonly seat: Seat }
  | { readonly kind: 'here'; readonly cell: Cell; readonly action: PartieAction };

interface MatProps {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly aims: readonly Aim[]; // what may be done now, if this seat is asked
  readonly first: boolean; // the one to be shown where there is room for one
  readonly held: Held | undefined;
  readonly onHold: (held: Held) => void;
}
const isHeld = (held: Held | undefined, card: CardId): boolean => held?.kind === 'card' && held.card === card;

interface HandCardProps {
  readonly card: CardId;
  readonly piece: string;
  readonly basic?: boolean;
  readonly lean?: number; // in a fan: to the left under 0, to the right over it
}
const LONG = 17; // letters of a name that two lines beside its picture do not hold
const MOST_LEAN = 4;
/** How a card leans in a fan of so many: the middle one stands upright. */
const leanOf = (rank: number, count: number): number =>
  Math.round(((2 * rank - count + 1) * MOST_LEAN) / Math.max(count - 1, 2 * MOST_LEAN)); // few cards hardly lean

/** A card of a hand: lit when it may be played or discarded now. */
const HandCard = ({ card, piece, basic = false, lean, ...mat }: MatProps & HandCardProps): JSX.Element => {
  const technique = mat.state.fixed.cards[card];
  if (technique === undefined)
    return (
      <span class="bf-held face-down" data-penche={lean}>
        <CardBack piece={piece} said="carte cachée" />
      </span>
    );
  const open = mat.aims.some((aim) => aim.card === card);
  const barred = !open && mat.aims.some((aim) => aim.card !== undefined);
  const taken = isHeld(mat.held, card);
  return (
    <span
      class={classes(
        'bf-held',
        open && 'open',
        barred && 'barred',
        taken && 'taken',
        technique.title.length >= LONG && 'long',
      )}
      data-penche={lean}
    >
      <TechniqueCard
        technique={technique}
        piece={piece}
        look="small"
        basic={basic}
        cell={`carte:${card}`}
        picked={taken}
        onOpen={() => mat.onHold({ kind: 'card', card })}
      />
    </span>
  );
};

const Discard = ({ state, seat, held, onHold }: MatProps): JSX.Element => {
  const { discard } = playerOf(state, seat);
  const top = discard.at(-1);
  const technique = top === undefined ? undefined : state.fixed.cards[top];
  if (technique === undefined) return <CardBack count={0} said={`Défausse de ${nameOf(state.fixed, seat)} : vide`} />;
  return (
    <span class="bf-discard">
      <TechniqueCard
        technique={technique}
        look="small"
        piece={copiesOf(state, seat).discard.at(-1)}
        corner={`${discard.length}`}
        cell={`defausse:${seat}`}
        picked={held?.kind === 'discard' && held.seat === seat}
        onOpen={() => onHold({ kind: 'discard', seat })}
      />
      <span class="sr">{typeset(`, au-dessus de la défausse (${plural(discard.length, 'carte', 'cartes')})`)}</span>
    </span>
  );
};

export const Mat = (mat: MatProps): JSX.Element => {
  const { state, seat } = mat;
  const { hand, discard } = playerOf(state, seat);
  const copies = copiesOf(state, seat);
  const pile = pileSize(playerOf(state, seat));
  const name = nameOf(state.fixed, seat);
  return (
    <section
      class={classes('bf-mat', `seat${seat}`, mat.first && 'first')}
      data-main={seat}
      aria-label={typeset(`Cartes de ${name}`)}
    >
      <p class="bf-mat-name">{typeset(name)}</p>
      {pile + discard.length === 0 ? null : (
        <div class="bf-piles">
          <CardBack
            piece={`pile:${seat}`}
            count={pile}
            said={`Pioche de ${name} : ${plural(pile, 'carte', 'cartes')}`}
          />
          <Discard {...mat} />
        </div>
      )}
      <div class="bf-hand" data-piece={`hand:${seat}`}>
        <Hand label={`Main de ${name}`} count={hand.length}>
          {hand.map((card, i) => (
            <HandCard
              key={copies.hand[i]}
              {...mat}
              card={card}
              piece={copies.hand[i] ?? ''}
              lean={leanOf(i, hand.length)}
            />
          ))}
          {hand.length === 0 ? <p class="bf-empty">{typeset('main vide')}</p> : null}
        </Hand>
      </div>
    </section>
  );
};

type BasicsProps = Omit<MatProps, 'first'>;
/** The basic techniques, at everybody's disposal: from here goes the one that this seat plays. */
export const Basics = (props: BasicsProps): JSX.Element => {
  const { state, seat, aims } = props;
  const running = new Set(state.active.filter(({ owner }) => owner === seat).map(({ card }) => card));
  return (
    <section
      class={classes('bf-basics', aims.some(({ action }) => action.type === 'play') && 'asked')}
      aria-label="Techniques de base"
    >
      <Hand label="Techniques de base" count={TECHNIQUE_TYPES.length}>
        {TECHNIQUE_TYPES.map((type) => {
          const card = `base-${type}`;
          return (
            <HandCard
              key={type}
              {...props}
              first
              basic
              card={card}
              piece={running.has(card) ? `base:${type}` : pieceOf(seat, card, 0)}
            />
          );
        })}
      </Hand>
    </section>
  );
};

/** Techniques that wait, Stable, whoever owns them. */
export const waitingIn = (state: PartieState): readonly Program[] =>
  state.players.flatMap((_, seat) => waiting(state, seat as Seat));

interface LaidProps {
  readonly state: PartieState;
  readonly waits: readonly Program[];
  readonly aims: readonly Aim[];
  readonly held: Held | undefined;
  readonly onHold: (held: Held) => void;
}
const next = ({ steps }: Program): string => {
  const step = steps.find(({ status }) => status === 'next');
  return step === undefined ? 'plus d’étape' : `puis ${step.text}`;
};
/** Techniques that wait, and which of them may be pressed. */
export const Laid = ({ state, waits, aims, held, onHold }: LaidProps): JSX.Element | null => {
  if (waits.length === 0) return null;
  const isOpen = ({ id }: Program): boolean => aims.some(({ active }) => active === id);
  return (
    <div
      class={classes('bf-laid', waits.some(isOpen) && 'asked')}
      role="group"
      aria-label="Techniques Stable, sur la table"
    >
      {waits.map((program) => {
        const { id, card, owner, cost } = program;
        return (
          <figure class={classes('bf-waits', `seat${owner}`, isOpen(program) && 'open')} data-technique={id} key={id}>
            <TechniqueCard
              technique={techniqueOf(state, card)}
              look="small"
              corner={`${cost ?? 0}`}
              piece={copiesOf(state, owner).active.get(id)}
              cell={`active:${id}`}
              picked={held?.kind === 'card' && held.active === id}
              onOpen={() => onHold({ kind: 'card', card, active: id, owner })}
            >
              <span class="bf-whose">
                <FighterIcon seat={owner} />
                <span class="sr">{typeset(` ${de(nameOf(state.fixed, owner))}`)}</span>
              </span>
            </TechniqueCard>
            <figcaption>
              <b>{typeset(nameOf(state.fixed, owner))}</b> {typeset(program.title)}
              <span>{typeset(next(program))}</span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
};
