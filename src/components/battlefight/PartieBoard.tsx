// The table of a game: the ring and its fighters, the techniques laid open, what each has before them. With `options`, cells, cards and techniques take taps.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { dueOf, findActive } from '../../engine/battlefight/partie/board.ts';
import type { PartieAction, PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Cell } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { type HexArrow, HexBoard, type HexLook } from '../scene/HexBoard.tsx';
import { type Aim, aimOf, attemptAt, attemptWith, stayAt } from './aims.ts';
import { DiscardList } from './DiscardList.tsx';
import { tokensOf } from './fighters.tsx';
import { Basics, type Held, Laid, Mat, waitingIn } from './Mat.tsx';
import { Plate } from './Plate.tsx';
import { type Gesture, ReadCard } from './ReadCard.tsx';
import { describer, RIM, shadesOf } from './ring.ts';
import { Stage } from './Stage.tsx';
import { stageOf } from './stage.ts';
import { BOARD, nameOf } from './words.ts';
import type { HereMenu as HereMenuOf } from '../scene/HereMenu.tsx';
import { useWhile } from '../scene/while.ts';

type Props = BoardProps<PartieState, PartieAction, PartieEvent>;

const arrowsOf = (events: readonly PartieEvent[], state: PartieState): readonly HexArrow[] =>
  events.flatMap((event): readonly HexArrow[] => {
    if (event.type === 'moved') return [{ path: [event.from, event.to], kind: 'move' }];
    if (event.type === 'pushed') return [{ path: [event.from, event.to], kind: 'push' }];
    if ((event.type !== 'hurt' && event.type !== 'unhurt') || event.self) return [];
    const [from, to] = [state.players[event.by]?.cell, state.players[event.seat]?.cell];
    return typeof from === 'string' && typeof to === 'string' ? [{ path: [from, to], kind: 'attack' }] : [];
  });

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
    const look = action.type === 'push' && action.to === 'dehors' ? 'target' : LOOKS[action.type];
    if (cell !== undefined && look !== undefined) looks[cell] = look;
  }
  return looks;
};

/** Whence somebody may be put off the board now. */
const exitsOf = (aims: readonly Aim[]): readonly Cell[] =>
  aims.flatMap(({ action, cell }) =>
    cell !== undefined && action.type === 'push' && action.to === 'dehors' ? [cell] : [],
  );

/** Whose cards lie open beside the ring: two people, both; more, who must act. Nobody who has none. */
const matsOf = ({ players, turn, fixed }: PartieState, acting: Seat | undefined): readonly Seat[] => {
  const seats: readonly Seat[] = players.length === 2 ? [0, 1] : [acting ?? turn ?? 0];
  return seats.filter((seat) => (fixed.count[seat] ?? 0) > 0);
};

/** Whose cards stand where there is room for those of one: who must act, unless they lie face down and the other’s open. */
const firstOf = ({ players, fixed }: PartieState, mats: readonly Seat[], lead: Seat): Seat | undefined => {
  const isHidden = (seat: Seat): boolean =>
    players[seat]?.hand.some((card) => fixed.cards[card] === undefined) === true;
  return (
    mats.find((seat) => seat === lead && !isHidden(seat)) ??
    mats.find((seat) => !isHidden(seat)) ??
    mats.find((seat) => seat === lead)
  );
};

/** What the table waits for: a press on the ring, a technique to be played, another card, or none of these. */
const asksOf = (aims: readonly Aim[]): 'cells' | 'technique' | 'cards' | 'none' => {
  if (aims.some(({ cell }) => cell !== undefined)) return 'cells';
  if (aims.some(({ action }) => action.type === 'play')) return 'technique';
  return aims.some(({ card }) => card !== undefined) ? 'cards' : 'none';
};

const FULL = 6; // cards of a hand: as many as lie beside the piles of a small place
const FULL_BESIDE = 4; // the same on a phone, beside those that wait
const MANY = 5; // that wait: beyond, no style asks how many
/** What lies on the table, for style sheets: asked of the table itself, where `:has()` would have it looked through at each thing drawn. */
const laidOut = (
  { players }: PartieState,
  lies: { readonly first: Seat | undefined; readonly runs: boolean; readonly waits: number },
): Readonly<Record<`data-${string}`, string | number | undefined>> => {
  const held = lies.first === undefined ? 0 : (players[lies.first]?.hand.length ?? 0);
  return {
    'data-personnes': Math.min(players.length, 3),
    'data-attend': lies.waits === 0 ? undefined : Math.min(lies.waits, MANY), // techniques that wait, Stable
    'data-cours': lies.runs ? '' : undefined, // a technique is under way
    'data-pleine': held >= FULL ? '' : undefined, // the hand shown first is full
    'data-serree': held >= (lies.waits === 0 ? FULL : FULL_BESIDE) ? '' : undefined, // or leaves no room for its names side by side
  };
};

/** What may be done with what is held, and what may only be tried. */
const gesturesOf = (
  held: Extract<Held, { readonly kind: 'card' }>,
  aims: readonly Aim[],
  state: PartieState,
  label: (action: PartieAction) => string,
): readonly Gesture<PartieAction>[] => {
  const open = aims.filter(({ card, active }) =>
    held.active === undefined ? card === held.card : active === held.active,
  );
  if (open.length > 0) return open.map(({ action }) => ({ action, label: label(action), open: true }));
  const tried = attemptWith(held, aims, state);
  return tried === undefined ? [] : [{ action: tried, label: label(tried), open: false }];
};

const focusIn = (box: Element | null, what: string): void =>
  box?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });
/** The menu of a cell, fetched where one plays: examples, which nobody presses, do without it. */
const useHereMenu = (live: boolean): typeof HereMenuOf | undefined => {
  const [menu, setMenu] = useState<typeof HereMenuOf | undefined>(undefined);
  useEffect(() => {
    if (live)
      void import('../scene/HereMenu.tsx').then(
        ({ HereMenu }) => setMenu(() => HereMenu),
        () => undefined, // the same gesture stands among the choices
      );
  }, [live]);
  return menu;
};

export const PartieBoard = (props: Props): JSX.Element => {
  const { state, events, options = [], onPick, label = (action: PartieAction) => action.type, refusal } = props;
  const [held, hold] = useWhile<PartieState, Held | undefined>(state, undefined);
  const live = onPick !== undefined && options.length > 0;
  const aims = live ? options.map((action) => aimOf(action, state)) : [];
  const acting = state.end !== null ? undefined : state.offer === null ? dueOf(state) : state.offer.left[0];
  const looks = looksOf(aims, events);
  const describe = describer(state);
  const said = (cell: Cell): string => {
    const look = looks[cell];
    return typeset(look === undefined ? describe(cell) : `${describe(cell)} (${LOOK_WORDS[look]})`);
  };
  const ring = useRef<HTMLDivElement>(null);
  const HereMenu = useHereMenu(live);
  const here = held?.kind === 'here' ? held.cell : undefined;
  useEffect(() => {
    if (here !== undefined) focusIn(ring.current, '.cell-menu-body > .btn');
  }, [here, HereMenu]);
  const leave = (): void => {
    if (here !== undefined && ring.current?.querySelector('.cell-menu-body')?.contains(document.activeElement) === true)
      focusIn(ring.current, `[data-cell="${here}"]`); // else it would be lost with the menu
    hold(undefined);
  };
  const pickCell = (cell: Cell): void => {
    const stay = stayAt(cell, aims);
    if (stay !== undefined) return hold({ kind: 'here', cell, action: stay });
    if (held !== undefined) hold(undefined);
    const action = aims.find((aim) => aim.cell === cell)?.action ?? attemptAt(cell, aims, state);
    if (action !== undefined) onPick?.(action);
  };
  const technique = held?.kind === 'card' ? state.fixed.cards[held.card] : undefined;
  const gestures = live && held?.kind === 'card' ? gesturesOf(held, aims, state, label) : [];
  const plays = gestures.some(({ action, open }) => open && action.type === 'play');
  const read = technique?.id;
  const foresee = useMemo(
    () => (plays && read !== undefined ? async () => (await import('./foresee.ts')).foreseen(state, read) : undefined),
    [plays, read, state],
  );
  const refusedAt = refusal === undefined ? undefined : aimOf(refusal.action, state).cell;
  const shown = stageOf(state, events);
  const waits = waitingIn(state);
  const menu = (): { readonly cell: Cell; readonly content: ComponentChildren } | undefined => {
    if (held?.kind === 'here')
      return {
        cell: held.cell,
        content: HereMenu && (
          <HereMenu actions={[held.action]} label={label} onPick={(action) => onPick?.(action)} onClose={leave} />
        ),
      };
    return refusal === undefined || refusedAt === undefined ? undefined : { cell: refusedAt, content: refusal.view };
  };
  const lead = acting ?? state.turn ?? 0;
  const mats = matsOf(state, acting);
  const lies = {
    first: firstOf(state, mats, lead),
    runs: shown.some(({ over }) => !over),
    waits: waits.length,
  };
  return (
    <div class="bf-table" data-asks={asksOf(aims)} {...laidOut(state, lies)}>
      <div class="bf-ring" ref={ring}>
        <HexBoard
          cells={BOARD}
          label="Plateau"
          describe={said}
          tokens={tokensOf(state, acting, events)}
          shades={shadesOf(state, acting)}
          rim={RIM}
          looks={looks}
          arrows={arrowsOf(events, state)}
          exits={exitsOf(aims)}
          onPick={live ? pickCell : undefined}
          onLetGo={leave}
          menu={menu()}
        />
      </div>
      <div class="bf-plates">
        {state.players.map((_, seat) => (
          <Plate key={seat} state={state} seat={seat as Seat} acting={acting === seat} />
        ))}
      </div>
      <div class="bf-side">
        <Stage state={state} shown={shown} onRead={(card, owner) => hold({ kind: 'card', card, owner })} />
        <Laid state={state} waits={waits} aims={aims} held={held} onHold={hold} />
        <div class="bf-mats">
          {mats.map((seat) => (
            <Mat
              key={seat}
              state={state}
              seat={seat}
              aims={acting === seat ? aims : []}
              first={seat === lies.first}
              held={held}
              onHold={hold}
            />
          ))}
        </div>
        <Basics state={state} seat={lead} aims={aims} held={held} onHold={hold} />
      </div>
      {held?.kind === 'discard' ? (
        <DiscardList
          state={state}
          seat={held.seat}
          onRead={(card) => hold({ kind: 'card', card, owner: held.seat })}
          onClose={() => hold(undefined)}
        />
      ) : null}
      {held?.kind === 'card' && technique !== undefined ? (
        <ReadCard
          technique={technique}
          whose={held.owner === undefined ? undefined : nameOf(state.fixed, held.owner)}
          foresee={foresee}
          at={held.active === undefined ? undefined : findActive(state, held.active)?.next}
          gestures={gestures}
          refusal={refusal !== undefined && refusedAt === undefined ? refusal.view : null}
          onPick={(action) => onPick?.(action)}
          onClose={() => hold(undefined)}
        />
      ) : null}
    </div>
  );
};
