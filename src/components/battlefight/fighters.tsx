// The fighters as pieces: an emblem and a number a seat, disc, lozenge or hexagon; life around them, and in figures.
import type { JSX } from 'preact';
import { playerOf } from '../../engine/battlefight/partie/board.ts';
import type { PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { BoardToken } from '../scene/GridBoard.tsx';
import { type PawnProps, PawnShape } from '../scene/pieces.tsx';
import { fighterEmblem } from './emblems.ts';

/** Its number, at its upper left. */
const Number = ({ seat }: { readonly seat: Seat }): JSX.Element => (
  <g class="bf-number" transform="translate(-40 -42)">
    <circle r="17" />
    <text y="8" text-anchor="middle">
      {seat + 1}
    </text>
  </g>
);
/** A fighter without a game: a number, and no life around it. */
export const fighter = (seat: Seat, more: Partial<PawnProps> = {}): PawnProps => ({
  jeu: 'battlefight',
  emblem: fighterEmblem(seat),
  life: 0,
  of: 0,
  side: `seat${seat}`,
  square: seat % 3 === 1,
  six: seat % 3 === 2,
  badge: <Number seat={seat} />,
  ...more,
});
/** The same in a line of text; said by the words beside it. */
export const FighterIcon = ({
  seat,
  faded = false,
}: {
  readonly seat: Seat;
  readonly faded?: boolean;
}): JSX.Element => (
  <svg class="bf-icon" viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
    <PawnShape {...fighter(seat, { faded, badge: undefined })} />
  </svg>
);

/** « −3 », « +2 »: what the last step changed in the life of each. */
export const changesOf = (events: readonly PartieEvent[]): ReadonlyMap<Seat, number> => {
  const changes = new Map<Seat, number>();
  const add = (seat: Seat, by: number): void => void changes.set(seat, (changes.get(seat) ?? 0) + by);
  for (const event of events) {
    if (event.type === 'hurt' || event.type === 'blocked') add(event.seat, event.life[1] - event.life[0]);
    if (event.type === 'pile-empty') add(event.seat, event.after - event.before);
  }
  return changes;
};
export const signedLife = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** The pawns still on the board. `acting`: who must act. */
export const tokensOf = (
  state: PartieState,
  acting: Seat | undefined,
  events: readonly PartieEvent[] = [],
): readonly BoardToken[] => {
  const changes = changesOf(events);
  return state.players.flatMap(({ cell }, i): readonly BoardToken[] => {
    const seat = i as Seat;
    if (cell === null) return [];
    const { life, damage } = playerOf(state, seat);
    const change = changes.get(seat) ?? 0;
    const look = fighter(seat, {
      life: Math.max(0, life),
      also: damage,
      of: Math.max(20, life + damage),
      strong: seat === acting,
      badge: (
        <>
          <Number seat={seat} />
          <g class="bf-life" transform="translate(0 52)">
            <rect x="-30" y="-19" width="60" height="38" rx="19" />
            <text y="11" text-anchor="middle">
              {life}
            </text>
          </g>
          {change === 0 ? null : (
            <text class={change > 0 ? 'bf-change more' : 'bf-change'} x="52" y="-44" text-anchor="middle">
              {signedLife(change)}
            </text>
          )}
        </>
      ),
    });
    return [{ id: `pawn:${seat}`, cell, ...look }];
  });
};
