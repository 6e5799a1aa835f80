// The table of a game: hexes, techniques under way, people. With `options`, cells, cards and techniques take taps.
import type { JSX } from 'preact';
import { isEdge } from '../../engine/battlefight/board.ts';
import { dueOf, playerOf, seatAt } from '../../engine/battlefight/partie/board.ts';
import type { PartieAction, PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Cell } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typographie } from '../../plugins/typography.ts';
import { type HexArrow, HexBoard, type HexLook, type HexToken } from '../play/HexBoard.tsx';
import type { BoardProps } from '../play/mode.ts';
import { type Aim, aimOf, attemptAt } from './aims.ts';
import { Debugger } from './Debugger.tsx';
import { Players } from './Players.tsx';
import { BOARD, nameOf, pawnOf } from './words.ts';

type Props = BoardProps<PartieState, PartieAction, PartieEvent>;

const tokensOf = (state: PartieState, acting: Seat | undefined): readonly HexToken[] =>
  state.players.flatMap(({ cell }, i) =>
    cell === null ? [] : [{ id: `${i}`, cell, look: pawnOf(i as Seat, { strong: i === acting }) }],
  );

const arrowsOf = (events: readonly PartieEvent[]): readonly HexArrow[] =>
  events.flatMap((event): readonly HexArrow[] =>
    event.type === 'moved'
      ? [{ path: [event.from, event.to], kind: 'move' }]
      : event.type === 'pushed'
        ? [{ path: [event.from, event.to], kind: 'push' }]
        : [],
  );

const LOOKS: Partial<Readonly<Record<PartieAction['type'], HexLook>>> = {
  move: 'reach',
  push: 'reach',
  target: 'target',
  aim: 'target',
};
const LOOK_WORDS: Readonly<Record<HexLook, string>> = {
  reach: 'case possible',
  target: 'cible possible',
  zone: '',
  way: 'case quittée',
  left: 'poussée hors du plateau ici',
};

const looksOf = (aims: readonly Aim[], events: readonly PartieEvent[]): Readonly<Record<Cell, HexLook>> => {
  const looks: Record<Cell, HexLook> = {};
  for (const event of events) {
    if (event.type === 'moved' || event.type === 'pushed') looks[event.from] = 'way';
    if (event.type === 'pushed-out') looks[event.from] = 'left';
  }
  for (const { action, cell } of aims) {
    const look = LOOKS[action.type];
    if (cell !== undefined && look !== undefined) looks[cell] = look;
  }
  return looks;
};

/** Whence somebody may be put off the board now. */
const exitsOf = (aims: readonly Aim[], { stack, players }: PartieState): readonly Cell[] => {
  const top = stack.at(-1);
  const cell = top?.kind === 'op' && top.opponent !== null ? players[top.opponent]?.cell : null;
  return typeof cell === 'string' && aims.some(({ action }) => action.type === 'push' && action.to === 'dehors')
    ? [cell]
    : [];
};

/** What stands in a cell, for those who do not see it. */
export const describer =
  (state: PartieState): ((cell: Cell) => string) =>
  (cell) => {
    const seat = seatAt(state, cell);
    const edge = isEdge(cell) ? ', au bord' : '';
    return `${seat === undefined ? 'vide' : `pion ${seat + 1}, ${nameOf(state.fixed, seat)}, vie ${playerOf(state, seat).life}`}${edge}`;
  };

const headline = ({ turn, turns, fixed, end }: PartieState): string => {
  if (end !== null) return `Tour ${turns} · partie terminée`;
  return turn === null ? 'Avant le premier tour' : `Tour ${turns} · ${nameOf(fixed, turn)}`;
};

export const PartieBoard = ({
  state,
  events,
  options = [],
  onPick,
  label = (action) => action.type,
}: Props): JSX.Element => {
  const live = onPick !== undefined && options.length > 0;
  const aims = live ? options.map((action) => aimOf(action, state)) : [];
  const acting = state.offer === null ? dueOf(state) : state.offer.left[0];
  const looks = looksOf(aims, events);
  const describe = describer(state);
  const said = (cell: Cell): string => {
    const look = looks[cell];
    return typographie(look === undefined ? describe(cell) : `${describe(cell)} (${LOOK_WORDS[look]})`);
  };
  const pickCell = (cell: Cell): void => {
    const action = aims.find((aim) => aim.cell === cell)?.action ?? attemptAt(cell, aims, state);
    if (action !== undefined) onPick?.(action);
  };
  const buttons = aims.filter(({ button }) => button === true);
  return (
    <div class="partie bf">
      <p class="partie-head">{typographie(headline(state))}</p>
      <HexBoard
        cells={BOARD}
        label="Plateau"
        describe={said}
        tokens={tokensOf(state, acting)}
        looks={looks}
        arrows={arrowsOf(events)}
        exits={exitsOf(aims, state)}
        onPick={live ? pickCell : undefined}
      />
      {live && buttons.length > 0 ? (
        <div class="board-choices" role="group" aria-label="Autres choix de cette étape">
          {buttons.map(({ action }) => (
            <button type="button" class="btn" key={JSON.stringify(action)} onClick={() => onPick(action)}>
              {label(action)}
            </button>
          ))}
        </div>
      ) : null}
      <Debugger state={state} events={events} />
      <Players state={state} acting={acting} taps={live ? { aims, pick: onPick, label } : undefined} />
    </div>
  );
};
