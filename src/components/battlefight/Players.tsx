// Beside the board, each person: life, counters, piles, hand, and the techniques laid in front.
import type { JSX } from 'preact';
import { KEYWORD_LABELS } from '../../engine/battlefight/language/labels.ts';
import { counterOf, pileSize, playerOf } from '../../engine/battlefight/partie/board.ts';
import { type ActiveId, COUNTERS, type PartieAction, type PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typographie } from '../../plugins/typography.ts';
import { PawnIcon } from '../play/PawnMark.tsx';
import type { Aim } from './aims.ts';
import { running, waiting } from './debug.ts';
import { kindWords, ProgramCard, TypeIcon } from './Program.tsx';
import { nameOf, pawnOf, signed, titleOf } from './words.ts';

/** What may be tapped, if the reader may act here. */
export interface Taps {
  readonly aims: readonly Aim[];
  readonly pick: (action: PartieAction) => void;
  readonly label: (action: PartieAction) => string;
}

const Life = ({
  life,
  damage,
  top,
}: {
  readonly life: number;
  readonly damage: number;
  readonly top: number;
}): JSX.Element => {
  const share = (value: number): string => `${(100 * Math.max(0, value)) / Math.max(1, top)}%`;
  return (
    <div class="life">
      <p>
        <span>
          Vie <b>{life}</b>
        </span>
        <span>
          {typographie(damage === 1 ? 'point de dégât ' : 'points de dégât ')}
          <b>{damage}</b>
        </span>
      </p>
      <svg class="life-bar" aria-hidden="true" focusable="false" height="8" width="100%">
        <rect class="life-top" width="100%" height="8" rx="2" />
        <rect class="life-damage" x={share(life)} width={share(damage)} height="8" />
        <rect class="life-left" width={share(life)} height="8" rx="2" />
      </svg>
    </div>
  );
};

const Counters = ({ state, seat }: { readonly state: PartieState; readonly seat: Seat }): JSX.Element => (
  <ul class="bf-counters">
    {COUNTERS.map((counter) => {
      const value = counterOf(state, seat, counter);
      return (
        <li key={counter} class={value === 0 ? 'zero' : undefined}>
          {KEYWORD_LABELS[counter]} <b>{signed(value)}</b>
        </li>
      );
    })}
  </ul>
);

interface Pile {
  readonly card: CardId;
  readonly count: number;
}
const grouped = (cards: readonly CardId[]): readonly Pile[] =>
  [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));

const CardChip = ({
  pile: { card, count },
  state,
  taps,
}: {
  readonly pile: Pile;
  readonly state: PartieState;
  readonly taps: Taps | undefined;
}): JSX.Element => {
  const { fixed } = state;
  const technique = fixed.cards[card];
  const aim = taps?.aims.find((one) => one.card === card);
  const inside = (
    <>
      {technique === undefined ? null : <TypeIcon type={technique.type} />}
      <span>{typographie(count > 1 ? `${titleOf(fixed, card)} ×${count}` : titleOf(fixed, card))}</span>
    </>
  );
  if (aim === undefined || taps === undefined)
    return (
      <span
        class={technique === undefined ? 'chip hidden-card' : 'chip'}
        title={technique === undefined ? undefined : typographie(kindWords(card, technique.type))}
      >
        {inside}
      </span>
    );
  return (
    <button type="button" class="chip open" aria-label={taps.label(aim.action)} onClick={() => taps.pick(aim.action)}>
      {inside}
    </button>
  );
};

const Cards = ({
  cards,
  label,
  state,
  taps,
}: {
  readonly cards: readonly CardId[];
  readonly label: string;
  readonly state: PartieState;
  readonly taps?: Taps | undefined;
}): JSX.Element => (
  <ul class="chips" aria-label={label}>
    {grouped(cards).map((pile) => (
      <li key={pile.card}>
        <CardChip pile={pile} state={state} taps={taps} />
      </li>
    ))}
  </ul>
);

const counted = (count: number): string => (count === 1 ? '1 carte' : `${count} cartes`);
const Zones = ({
  state,
  seat,
  taps,
}: {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly taps: Taps | undefined;
}): JSX.Element => {
  const player = playerOf(state, seat);
  const { hand, discard } = player;
  return (
    <div class="zones">
      <p class="zone-counts">
        <span>{typographie(`Pioche : ${pileSize(player)}`)}</span>
        <span>{typographie(`Main : ${hand.length}`)}</span>
        {discard.length === 0 ? <span>{typographie('Défausse : 0')}</span> : null}
      </p>
      {discard.length === 0 ? null : (
        <details class="discard">
          <summary>{typographie(`Défausse : ${counted(discard.length)}`)}</summary>
          <Cards cards={discard} label="Défausse" state={state} />
        </details>
      )}
      {hand.length === 0 ? null : <Cards cards={hand} label="Main" state={state} taps={taps} />}
    </div>
  );
};

const Table = ({
  state,
  seat,
  taps,
}: {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly taps: Taps | undefined;
}): JSX.Element | null => {
  const stable = waiting(state, seat);
  const busy = running(state, seat);
  if (stable.length + busy.length === 0) return null;
  const aimAt = (id: ActiveId): Aim | undefined => taps?.aims.find(({ active }) => active === id);
  return (
    <div class="laid" role="group" aria-label="Zone d’activité">
      {busy.map(({ id, card }) => {
        const technique = state.fixed.cards[card];
        return (
          <p class="running" key={id}>
            {technique === undefined ? null : <TypeIcon type={technique.type} />}{' '}
            {typographie(titleOf(state.fixed, card))} <small>en cours</small>
          </p>
        );
      })}
      {stable.map((program) => {
        const aim = aimAt(program.id);
        return (
          <ProgramCard key={program.id} program={program} fixed={state.fixed}>
            {aim === undefined || taps === undefined ? null : (
              <button type="button" class="btn" onClick={() => taps.pick(aim.action)}>
                {taps.label(aim.action)}
              </button>
            )}
          </ProgramCard>
        );
      })}
    </div>
  );
};

interface SeatProps {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly acting: Seat | undefined;
  readonly taps: Taps | undefined;
}
const SeatPanel = ({ state, seat, acting, taps }: SeatProps): JSX.Element => {
  const { life, damage, out } = playerOf(state, seat);
  const name = nameOf(state.fixed, seat);
  return (
    <section class={`bf-player${out === null ? '' : ' out'}`} aria-label={name} data-seat={seat}>
      <p class="bf-name">
        <PawnIcon look={pawnOf(seat, { dim: out !== null })} />
        <b>{typographie(name)}</b>
        {out === null ? null : <span class="side-mark quiet">hors du jeu</span>}
        {out === null && state.turn === seat && state.end === null ? (
          <span class="side-mark quiet">son tour</span>
        ) : null}
        {acting === seat ? <span class="side-mark">doit agir</span> : null}
      </p>
      {out === null ? (
        <>
          <Life life={life} damage={damage} top={state.fixed.top[seat] ?? life} />
          <Counters state={state} seat={seat} />
        </>
      ) : null}
      <Zones state={state} seat={seat} taps={acting === seat ? taps : undefined} />
      <Table state={state} seat={seat} taps={taps} />
    </section>
  );
};

/** Everyone, in the order of play. Hands are given as the state gives them: what the reader may not see is hidden already. */
export const Players = ({ state, acting, taps }: Omit<SeatProps, 'seat'>): JSX.Element => (
  <div class="bf-players">
    {state.players.map((_, seat) => (
      <SeatPanel key={seat} state={state} seat={seat as Seat} acting={acting} taps={taps} />
    ))}
  </div>
);
