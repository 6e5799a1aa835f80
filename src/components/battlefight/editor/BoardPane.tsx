// The place of the scenario, faulty or not: the ring, and before each fighter the places where cards lie.
import { type JSX, render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { nameOf } from '../../../engine/battlefight/partie/people.ts';
import type { Cell } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { typeset } from '../../../plugins/typography.ts';
import { under } from '../../atelier/findings.ts';
import { useCarry } from '../../atelier/place/carry.ts';
import { Drawn } from '../../atelier/place/Tray.tsx';
import { usePlace } from '../../atelier/place/useHands.ts';
import type { BoardToken } from '../../scene/GridBoard.tsx';
import { HexBoard } from '../../scene/HexBoard.tsx';
import { FighterIcon } from '../fighters.tsx';
import { BOARD } from '../words.ts';
import { useDesk } from './desk.ts';
import { PERSON } from './placing.tsx';
import { shelfOf, titleIn, type Work } from './model.ts';
import { cellsOf, pawnOf } from './sketch.ts';
import { type Heap, HEAP_NAMES, heapsOf, lyingAt, spotOf } from './zones.ts';

export const tokensOf = (work: Work): readonly BoardToken[] =>
  cellsOf(work).flatMap((cell, seat) =>
    cell === undefined ? [] : [{ id: `${seat}`, cell, ...pawnOf(work, seat as Seat) }],
  );
export const describer =
  (work: Work) =>
  (cell: Cell): string => {
    const here = cellsOf(work).flatMap((one, seat) =>
      one === cell ? [`pion de ${nameOf(work.players[seat] ?? {}, seat)}`] : [],
    );
    return typeset(here.length === 0 ? 'vide' : here.join(', '));
  };

/** Cards of a place: the same ones together, the first of them is taken. */
const Chips = ({ seat, heap }: { readonly seat: number; readonly heap: Heap }): JSX.Element => {
  const { scenario, faults } = useDesk();
  const { held, hold } = usePlace();
  const shelf = shelfOf(scenario);
  const lying = lyingAt(scenario, seat, heap);
  const apart =
    heap === 'pile' || heap === 'stable'
      ? lying.map((one) => [one])
      : [...new Set(lying.map(({ card }) => card))].map((card) => lying.filter((one) => one.card === card));
  return (
    <>
      {apart.map((same) => {
        const [first] = same;
        if (first === undefined) return null;
        const wrong = same.some(({ path }) => under(faults, path).length > 0);
        const mine = same.find(({ path }) => held.some((piece) => piece.path === path));
        const type = shelf.find(({ id }) => id === first.card)?.type ?? 'attaque';
        return (
          <button
            type="button"
            class={`bf-chip type-${type}`}
            key={first.path}
            data-loose
            data-chemin={first.path}
            aria-pressed={mine !== undefined}
            onClick={(event) => {
              event.stopPropagation();
              hold(first.path);
            }}
          >
            {typeset(`${titleIn(shelf, first.card)}${same.length > 1 ? ` × ${same.length}` : ''}`)}
            {wrong ? <span class="count">à corriger</span> : null}
          </button>
        );
      })}
    </>
  );
};
const Places = ({ seat }: { readonly seat: number }): JSX.Element => {
  const { scenario } = useDesk();
  const { press } = usePlace();
  const name = nameOf(scenario.players[seat] ?? {}, seat);
  return (
    <section class="bf-places" aria-label={typeset(`Cartes de ${name}`)}>
      <p>
        <FighterIcon seat={seat as Seat} /> {typeset(name)}
      </p>
      {heapsOf(scenario, seat).map((heap) => (
        <div class="bf-heap" key={heap} data-cell={spotOf(seat, heap)} onClick={() => press(spotOf(seat, heap))}>
          <button type="button" class="bf-heap-name">
            {typeset(HEAP_NAMES[heap])}
            <span class="sr"> {typeset(`de ${name}`)}</span> <b>{lyingAt(scenario, seat, heap).length}</b>
          </button>
          <Chips seat={seat} heap={heap} />
        </div>
      ))}
    </section>
  );
};

export const BoardPane = (): JSX.Element => {
  const { scenario, faults } = useDesk();
  const { pieces, held, hand, press, hold, grip, letGo } = usePlace();
  const box = useRef<HTMLDivElement>(null);
  const say = describer(scenario);
  const wrong = new Set(
    pieces.flatMap(({ path, at }) => (at !== undefined && under(faults, path).length > 0 ? [at] : [])),
  );
  const pathOf = (thing: Element): string | undefined => thing.getAttribute('data-chemin') ?? undefined;
  useCarry(box, {
    things: '[data-loose]',
    isHeld: (thing) => held.some(({ path }) => path === pathOf(thing)),
    take: (thing) => {
      const path = pathOf(thing);
      if (path === undefined) grip(thing.getAttribute('data-cell') ?? '');
      else hold(path);
    },
    picture: (thing) => {
      const [path, spot] = [pathOf(thing), thing.getAttribute('data-cell')];
      const piece = pieces.find((one) => (path === undefined ? one.at === spot : one.path === path));
      const drawn = document.createElement('div');
      if (piece !== undefined) render(<Drawn of={piece} />, drawn);
      return drawn;
    },
  });
  const taken = hand.holds === 'stock' ? hand.key : undefined;
  // where all does not fit, what may take the thing in hand comes into sight
  useEffect(() => {
    const spots = box.current?.querySelector<HTMLElement>(taken === PERSON ? '.hex-scroll' : '.bf-heaps');
    if (taken !== undefined) box.current?.parentElement?.scrollTo({ top: spots?.offsetTop ?? 0 });
  }, [taken]);
  const [first] = held;
  return (
    <div class="bf-desk" ref={box}>
      <HexBoard
        cells={BOARD}
        label={typeset('Plateau du scénario')}
        describe={(cell) => typeset(wrong.has(cell) ? `${say(cell)} (à corriger)` : say(cell))}
        tokens={tokensOf(scenario)}
        looks={Object.fromEntries([...wrong].map((cell) => [cell, 'target' as const]))}
        selected={first?.at}
        onPick={press}
        onLetGo={letGo}
        loose
      />
      <div class="bf-heaps">
        {scenario.players.map((_, seat) => (
          <Places key={seat} seat={seat} />
        ))}
      </div>
    </div>
  );
};
