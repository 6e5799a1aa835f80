// Beside the board, each player: power, ships left, prizes, cards.
import type { JSX } from 'preact';
import { destroyersInPlay, fightersOf, shipAt } from '../../engine/battle-beyond-space/partie/board.ts';
import { prizePoints, ringOf } from '../../engine/battle-beyond-space/partie/score.ts';
import type { PartieAction, PartieState, Side } from '../../engine/battle-beyond-space/partie/types.ts';
import { destroyersOf, nameOf, squadronStart } from '../../engine/battle-beyond-space/ships.ts';
import { type CardIndex, type MoveCard, type ShipIndex, SQUADRONS } from '../../engine/battle-beyond-space/types.ts';
import { capital, cardName, count, POWER_FACTS } from '../../engine/battle-beyond-space/words.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typographie } from '../../plugins/typography.ts';
import { CardMark, sayCard } from './CardMark.tsx';
import { ShipIcon } from './ShipMark.tsx';
import { raceName, seatLook, seatName, shipLook } from './words.ts';

/** What may be tapped, if the reader may act here. */
export interface Taps {
  readonly options: readonly PartieAction[];
  readonly pick: (action: PartieAction) => void;
  readonly label: (action: PartieAction) => string;
}
interface SeatProps {
  readonly state: PartieState;
  readonly seat: Seat;
  readonly side: Side;
}

// ── Power
const powerWord = ({ power, revealed, spent }: Side): string => {
  if (power === null) return 'Pouvoir : à tirer';
  if (power === 'none') return 'Sans pouvoir';
  if (power === 'hidden') return 'Pouvoir caché';
  return `Pouvoir ${spent ? 'employé' : revealed ? 'révélé' : 'caché'} : ${POWER_FACTS[power].title}`;
};
const Power = ({ side }: Pick<SeatProps, 'side'>): JSX.Element => {
  const { power, revealed, elite, shield } = side;
  const facts = power === null || power === 'none' || power === 'hidden' ? undefined : POWER_FACTS[power];
  return (
    <p
      class={revealed ? 'bbs-power shown' : 'bbs-power'}
      title={facts === undefined ? undefined : typographie(facts.effect)}
    >
      <span>{typographie(powerWord(side))}</span>
      {elite === null ? null : <span class="side-mark quiet">{typographie(`élite : ${nameOf(elite)}`)}</span>}
      {shield === null || shield.tokens === 0 ? null : (
        <span class="side-mark">{typographie(`${nameOf(shield.ship)} blindé : ${count(shield.tokens, 'jeton')}`)}</span>
      )}
    </p>
  );
};

// ── Ships left
const SquadronLeft = ({
  state,
  ships,
  name,
}: {
  readonly state: PartieState;
  readonly ships: readonly ShipIndex[];
  readonly name: string;
}): JSX.Element => {
  const [first] = ships;
  return (
    <li
      class={first === undefined ? 'out' : undefined}
      aria-label={typographie(`escadron ${name.toUpperCase()} : ${count(ships.length, 'chasseur')}`)}
    >
      {first === undefined ? null : (
        <ShipIcon look={{ ...shipLook(state, first), kind: 'fighter', facing: 1, damaged: false }} />
      )}
      <span aria-hidden="true">
        {name} <b>{ships.length}</b>
      </span>
    </li>
  );
};
/** Whether the squadron that begins there was ever in this game. */
const ranged = ({ ships }: PartieState, start: ShipIndex): boolean =>
  ships.slice(start, start + 6).some(({ fate }) => fate !== 'absent');
const CONDITIONS: Readonly<Record<0 | 1 | 2, string>> = { 0: 'intact', 1: 'endommagé', 2: 'détruit' };
const DestroyerLeft = ({
  state,
  ship,
}: {
  readonly state: PartieState;
  readonly ship: ShipIndex;
}): JSX.Element | null => {
  const { fate, damage } = shipAt(state, ship);
  if (fate === 'absent') return null;
  return (
    <li class={fate === 'play' ? undefined : 'out'}>
      {fate === 'play' ? <ShipIcon look={{ ...shipLook(state, ship), facing: 0 }} /> : null}
      <span>
        {nameOf(ship)} {CONDITIONS[fate === 'play' ? damage : 2]}
      </span>
    </li>
  );
};
const began = ({ fixed }: PartieState, seat: Seat): boolean => (fixed.began[seat] ?? 0) > 0;
const Left = ({ state, seat }: SeatProps): JSX.Element =>
  !began(state, seat) ? (
    <p>Aucun vaisseau</p>
  ) : (
    <ul class="bbs-left" aria-label="Vaisseaux en jeu">
      {SQUADRONS.filter((squadron) => ranged(state, squadronStart(seat, squadron))).map((squadron) => (
        <SquadronLeft key={squadron} state={state} ships={fightersOf(state, seat, squadron)} name={squadron} />
      ))}
      {destroyersOf(seat).map((ship) => (
        <DestroyerLeft key={ship} state={state} ship={ship} />
      ))}
    </ul>
  );

// ── Prizes
const Prizes = ({ state, seat, side: { prizes } }: SeatProps): JSX.Element => {
  const { fighters, destroyers, probes, asteroids } = prizes;
  const taken = [
    ...(fighters > 0 ? [count(fighters, 'chasseur')] : []),
    ...(destroyers > 0 ? [count(destroyers, 'destroyer')] : []),
    ...(probes > 0 ? [count(probes, 'sonde')] : []),
    ...(asteroids > 0 ? [count(asteroids, 'astéroïde')] : []),
  ];
  const ring = ringOf(state, seat).length;
  return (
    <p class="bbs-prizes">
      <b>{typographie(count(prizePoints(state, seat), 'point'))}</b>{' '}
      {typographie(`en prises${taken.length === 0 ? '' : ` : ${taken.join(', ')}`}.`)}
      {ring === 0 ? null : typographie(` ${capital(count(ring, 'case'))} de l’anneau.`)}
    </p>
  );
};

// ── Cards
interface HandProps {
  readonly cards: readonly CardIndex[];
  readonly deck: readonly MoveCard[] | undefined;
  readonly taps: Taps | undefined;
}
const HandCard = ({ card, deck, taps }: Omit<HandProps, 'cards'> & { readonly card: CardIndex }): JSX.Element => {
  const action = taps?.options.find((one) => one.type === 'turn-card' && one.card === card);
  const mark = <CardMark card={card} deck={deck} />;
  if (action === undefined || taps === undefined) return mark;
  return (
    <button
      type="button"
      class="bbs-open"
      aria-label={`${taps.label(action)}. ${typographie(sayCard(card, deck?.[card]))}`}
      onClick={() => taps.pick(action)}
    >
      {mark}
    </button>
  );
};
const Cards = ({ state, seat, side, taps }: SeatProps & { readonly taps: Taps | undefined }): JSX.Element => {
  const { race, hand, pile, played } = side;
  const deck = race === null ? undefined : state.fixed.decks[race];
  const now = state.active === seat ? state.card : null;
  return (
    <div class="bbs-cards">
      <p>{typographie(`Main : ${hand.length} · pioche : ${pile.length} · jouées : ${played.length}`)}</p>
      {hand.length + played.length === 0 ? null : (
        <ul aria-label="Main, puis cartes jouées">
          {hand.map((card, i) => (
            <li key={`h${card}.${i}`}>
              <HandCard card={card} deck={deck} taps={taps} />
            </li>
          ))}
          {played.map((card) => (
            <li key={`p${card}`} class="played" data-carte={cardName(card)}>
              <CardMark card={card} deck={deck} now={card === now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const out = (state: PartieState, seat: Seat): boolean =>
  destroyersInPlay(state, seat).length === 0 &&
  SQUADRONS.every((squadron) => fightersOf(state, seat, squadron).length === 0);
const plays = ({ phase, active }: PartieState, seat: Seat): boolean =>
  active === seat && !['race', 'power', 'first', 'deal', 'deploy', 'over'].includes(phase);
const Fleet = ({ taps, ...props }: SeatProps & { readonly taps: Taps | undefined }): JSX.Element => {
  const { state, seat, side } = props;
  const name = seatName(state, seat);
  return (
    <section class={out(state, seat) ? 'bbs-fleet out' : 'bbs-fleet'} aria-label={typographie(name)} data-seat={seat}>
      <p class="bbs-name">
        <ShipIcon look={{ ...seatLook(state, seat), kind: 'fighter', facing: 1, label: '' }} />
        <b>{typographie(name)}</b>
        {side.race === null ? null : <span>{raceName(side.race)}</span>}
        {plays(state, seat) ? <span class="side-mark">son tour</span> : null}
      </p>
      <Power side={side} />
      <Left {...props} />
      <Prizes {...props} />
      <Cards {...props} taps={taps} />
    </section>
  );
};
/** Everyone, in the order of the zones. Hands and powers are given as the state gives them: what the reader may not see is hidden already. */
export const Fleets = ({
  state,
  taps,
}: {
  readonly state: PartieState;
  readonly taps?: Taps | undefined;
}): JSX.Element => (
  <div class="bbs-fleets">
    {state.sides.map((side, seat) => (
      <Fleet key={seat} state={state} seat={seat as Seat} side={side} taps={state.active === seat ? taps : undefined} />
    ))}
  </div>
);
