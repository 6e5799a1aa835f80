// In the corner, each player: score, power, ships left, prizes.
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useTurn } from '../scene/turns.ts';
import { useWhile } from '../scene/while.ts';
import { fightersOf, hasShips, shipAt } from '../../engine/battle-beyond-space/partie/board.ts';
import { prizePoints, ringOf, scoreOf } from '../../engine/battle-beyond-space/partie/score.ts';
import type { PartieState, Side } from '../../engine/battle-beyond-space/partie/types.ts';
import { destroyersOf, nameOf, squadronStart } from '../../engine/battle-beyond-space/ships.ts';
import { type ShipIndex, SQUADRONS } from '../../engine/battle-beyond-space/types.ts';
import { count, POWER_FACTS } from '../../engine/battle-beyond-space/words.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import { Emblem } from '../scene/emblem.tsx';
import { POWER_EMBLEMS } from './emblems.ts';
import { ShipIcon } from './ShipMark.tsx';
import { raceName, seatLook, seatName, shipLook } from './words.ts';

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
  const { power, revealed, spent, elite, shield } = side;
  const facts = power === null || power === 'none' || power === 'hidden' ? undefined : POWER_FACTS[power];
  return (
    <p
      class={revealed ? 'bbs-power shown' : 'bbs-power'}
      title={facts === undefined ? undefined : typeset(facts.effect)}
    >
      {facts === undefined || power === null || power === 'none' || power === 'hidden' ? null : (
        <svg class={spent ? 'bbs-emblem spent' : 'bbs-emblem'} viewBox="-32 -32 64 64" aria-hidden="true">
          <Emblem jeu="battle-beyond-space" name={POWER_EMBLEMS[power]} />
        </svg>
      )}
      <span>{typeset(powerWord(side))}</span>
      {elite === null ? null : <span class="bbs-tag">{typeset(`élite : ${nameOf(elite)}`)}</span>}
      {shield === null || shield.tokens === 0 ? null : (
        <span class="bbs-tag">{typeset(`${nameOf(shield.ship)} blindé : ${count(shield.tokens, 'jeton')}`)}</span>
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
      aria-label={typeset(`escadron ${name.toUpperCase()} : ${count(ships.length, 'chasseur')}`)}
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

/** What the set-up gave, beside the race and the power. */
const Start = ({ state, seat, side: { hand } }: SeatProps): JSX.Element | null => {
  const said = [
    ...(state.first === seat ? ['premier joueur'] : []),
    ...(hand.length > 0 ? [`${count(hand.length, 'carte')} en main`] : []),
  ];
  return said.length === 0 ? null : <p class="bbs-start">{typeset(capital(said.join(', ')))}</p>;
};
/** At each player’s first decision, in one line, what neither the names of the fleets nor the cards say: who begins, powers that may be seen. */
const openingOf = (state: PartieState): string | undefined => {
  const { phase, round, sides, first } = state;
  if (phase !== 'reveal' || round > 1) return undefined;
  const powers = sides.flatMap(({ power }, seat) =>
    power === null || power === 'none' || power === 'hidden'
      ? []
      : [`${seatName(state, seat as Seat)} ${POWER_FACTS[power].title}`],
  );
  return [
    ...(first === null ? [] : [`${seatName(state, first)} commence`]),
    ...(powers.length === 0 ? [] : [`${powers.length > 1 ? 'pouvoirs' : 'pouvoir'} : ${powers.join(', ')}`]),
  ].join(' · ');
};

// ── Prizes
const Prizes = ({ state, seat, side: { prizes } }: SeatProps): JSX.Element | null => {
  const { fighters, destroyers, probes, asteroids } = prizes;
  const taken = [
    ...(fighters > 0 ? [count(fighters, 'chasseur')] : []),
    ...(destroyers > 0 ? [count(destroyers, 'destroyer')] : []),
    ...(probes > 0 ? [count(probes, 'sonde')] : []),
    ...(asteroids > 0 ? [count(asteroids, 'astéroïde')] : []),
  ];
  const ring = ringOf(state, seat).length;
  const held = ring === 0 ? [] : [`${count(ring, 'case')} de l’anneau`];
  return taken.length + ring === 0 ? null : (
    <p class="bbs-prizes">{typeset(capital([...taken, ...held].join(', ')))}</p>
  );
};

/** Nothing of its power or its cards is worth telling: it has no ship, and nothing brings one back. */
const idle = (state: PartieState, seat: Seat, { power }: Side): boolean => power === 'none' && !hasShips(state, seat);
const plays = ({ phase, active }: PartieState, seat: Seat): boolean =>
  active === seat && !['race', 'power', 'first', 'deal', 'deploy', 'over'].includes(phase);
/** The prizes taken so far; the ring counts when the game is over. */
const pointsOf = (state: PartieState, seat: Seat): number =>
  state.phase === 'over' ? scoreOf(state, seat).sum : prizePoints(state, seat);
const scoreWords = (state: PartieState, seat: Seat): string =>
  `${count(pointsOf(state, seat), 'point')}${state.phase === 'over' ? '' : ' en prises'}`;
interface FleetProps extends SeatProps {
  readonly open: boolean;
  readonly told: boolean; // what stands under its name is drawn
  readonly onOpen: () => void;
}
const Fleet = ({ open, told, onOpen, ...props }: FleetProps): JSX.Element => {
  const { state, seat, side } = props;
  const name = seatName(state, seat);
  return (
    <section
      class={classes(
        'bbs-fleet',
        `s${seat}`,
        !hasShips(state, seat) && 'out',
        plays(state, seat) && 'now',
        open && 'open',
      )}
      aria-label={typeset(name)}
      data-seat={seat}
    >
      <button type="button" class="bbs-name" aria-expanded={open} onClick={onOpen}>
        <ShipIcon look={{ ...seatLook(state, seat), kind: 'fighter', facing: 1, label: '' }} />
        <span>
          <b>{typeset(name)}</b> {side.race === null ? null : <small>{raceName(side.race)}</small>}
        </span>
        {plays(state, seat) ? <span class="sr">, son tour</span> : null}
        <output class="bbs-score" data-piece={`score:${seat}`} aria-label={typeset(scoreWords(state, seat))}>
          {pointsOf(state, seat)}
        </output>
      </button>
      <div class="bbs-more">
        {told ? (
          <>
            <Left {...props} />
            {idle(state, seat, side) ? null : (
              <>
                <Power side={side} />
                <Start {...props} />
              </>
            )}
            <Prizes {...props} />
          </>
        ) : null}
      </div>
    </section>
  );
};
/** Everyone, in the order of the zones. Powers are given as the state gives them: what the reader may not see is hidden already. */
export const Fleets = ({ state }: { readonly state: PartieState }): JSX.Element => {
  const [open, setOpen] = useWhile<unknown, number | undefined>(state, undefined);
  const told = useTurn(1) === 1;
  const opening = openingOf(state);
  return (
    <>
      <div class="bbs-fleets" data-nombre={state.sides.length} data-debut={opening === undefined ? undefined : ''}>
        {state.sides.map((side, seat) => (
          <Fleet
            key={seat}
            state={state}
            seat={seat as Seat}
            side={side}
            open={open === seat}
            told={told}
            onOpen={() => setOpen(open === seat ? undefined : seat)}
          />
        ))}
      </div>
      {opening === undefined ? null : <p class="bbs-debut">{typeset(opening)}</p>}
    </>
  );
};
