// The board of the scenario, faulty or not: the place where everything is put.
import { type JSX, render } from 'preact';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import { cellAt, centreOf } from '../../../engine/battle-beyond-space/data.ts';
import { asteroidsOf, boardOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { Cell } from '../../../engine/battle-beyond-space/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { under } from '../../atelier/findings.ts';
import { useCarry } from '../../atelier/place/carry.ts';
import { idOf, type Piece } from '../../atelier/place/hand.ts';
import { Drawn } from '../../atelier/place/Tray.tsx';
import { usePlace } from '../../atelier/place/useHands.ts';
import { SpaceBoard } from '../SpaceBoard.tsx';
import { useDesk } from './desk.ts';
import type { Work } from './model.ts';
import { HOLES, tableOf } from './paint.ts';
import { about } from './placing.tsx';
import { has } from './places.ts';
import { contentOf, describer, wholeDisc } from './sketch.ts';

const cellsOf = ({ at, covers = [] }: Piece): readonly Cell[] => (at === undefined ? [] : [at, ...covers]).map(Number);
/** The cells drawn, holes too: the same list as long as the board has the same size. */
const useCells = (work: Work): readonly Cell[] => {
  const { radius } = boardOf(work);
  return useMemo(() => wholeDisc({ radius }), [radius]);
};
/** What has no drawing of its own: holes, and a centre without its asteroid. */
const notesOf = (work: Work): Readonly<Record<Cell, string>> => {
  const centre = centreOf(boardOf(work));
  return Object.fromEntries([
    ...(has(asteroidsOf(work), centre) ? [] : [[cellAt(centre), '✛'] as const]),
    ...HOLES.list(work).map((hole) => [cellAt(hole), '×'] as const),
  ]);
};
/** The cells of what is at fault. */
const useWrong = (pieces: readonly Piece[]): readonly Cell[] => {
  const { scenario, faults } = useDesk();
  const wrong = pieces.filter(({ path }) => under(faults, path).length > 0);
  const also = new Set(faults.flatMap(({ path }) => about(scenario, path)));
  return [...new Set([...wrong, ...pieces.filter(({ path }) => also.has(path))].flatMap(cellsOf))];
};

export const BoardPane = (): JSX.Element => {
  const { scenario } = useDesk();
  const { pieces, held, hand, press, grip } = usePlace();
  const box = useRef<HTMLDivElement>(null);
  const cells = useCells(scenario);
  const wrong = useWrong(pieces);
  const say = useMemo(() => describer(scenario), [scenario]);
  const describe = useCallback(
    (cell: Cell): string =>
      typeset([say(cell), ...(wrong.includes(cell) ? ['à corriger'] : [])].filter((one) => one !== '').join(', ')),
    [say, wrong.join()],
  );
  const content = useMemo(() => contentOf(scenario), [scenario]);
  const inHand = new Set(held.map(idOf));
  const solid = new Map(
    pieces.toReversed().flatMap((piece) => (piece.flat === true ? [] : cellsOf(piece).map((cell) => [cell, piece]))),
  );
  const spotOf = (thing: Element): string => thing.getAttribute('data-cell') ?? '';
  useCarry(box, {
    things: '[data-loose]',
    isHeld: () => false, // which of those held it is carried by
    take: (thing) => grip(spotOf(thing)),
    picture: (thing) => {
      const piece = solid.get(Number(spotOf(thing)));
      const drawn = document.createElement('div');
      if (piece !== undefined) render(<Drawn of={piece} />, drawn);
      return drawn;
    },
  });
  const [first, ...others] = held.flatMap(cellsOf);
  const last = useRef(first); // what was let go: the frame stays there
  last.current = first ?? last.current;
  return (
    <div class="bbs bbs-place bbs-desk" ref={box}>
      <SpaceBoard
        {...content}
        ships={content.ships?.map((ship) => (inHand.has(ship.id) ? { ...ship, active: true } : ship))}
        cells={cells}
        label={typeset(`Plateau du scénario, ${tableOf(scenario)} joueurs`)}
        describe={describe}
        looks={{ danger: wrong, reach: others }}
        notes={notesOf(scenario)}
        selected={first}
        start={last.current}
        loose={hand.holds === 'stock' ? undefined : (cell) => solid.has(cell)}
        onPick={(cell) => press(`${cell}`)}
      />
    </div>
  );
};
