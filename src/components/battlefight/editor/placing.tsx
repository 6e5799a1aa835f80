// The ring and the places of each fighter: pawns on cells, cards in hands, piles and on the table; what the tray holds, what a gesture writes.
import type { JSX } from 'preact';
import { isCell } from '../../../engine/battlefight/board.ts';
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { nameOf } from '../../../engine/battlefight/partie/people.ts';
import { TYPE_LABELS } from '../../../engine/battlefight/language/labels.ts';
import { printSteps } from '../../../engine/battlefight/language/print.ts';
import { type Technique, TECHNIQUE_TYPES } from '../../../engine/battlefight/types.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { Piece, Placing, Stock } from '../../atelier/place/hand.ts';
import { Emblem } from '../../scene/emblem.tsx';
import { PawnShape } from '../../scene/pieces.tsx';
import { cardEmblem } from '../emblems.ts';
import { ActiveSheet } from './ActiveSheet.tsx';
import { CardSheet } from './CardSheet.tsx';
import { FighterSheet } from './FighterSheet.tsx';
import { typeTitle } from './labels.ts';
import { addPlayer, removePlayer, setCorners, setPlayer, shelfOf, techniqueIn, titleIn, type Work } from './model.ts';
import { cellsOf, pawnOf } from './sketch.ts';
import { addTo, cardAt, HEAP_NAMES, heapAt, heapsOf, lyingAt, moveCards, spotOf, takeAll } from './zones.ts';

const MOST = 6; // people
export const PERSON = 'personne';
const fighterAt = (path: string): number | undefined => {
  const [, seat] = /^players\.(\d)$/.exec(path) ?? [];
  return seat === undefined ? undefined : Number(seat);
};
const card = (technique: Technique | undefined) => (): JSX.Element => (
  <g class={`bf-tile type-${technique?.type ?? 'attaque'}`}>
    <rect x="-42" y="-56" width="84" height="112" rx="12" />
    {technique === undefined ? null : <Emblem jeu="battlefight" name={cardEmblem(technique.id, technique.type)} />}
  </g>
);

const cards = (work: Work): readonly Piece[] => {
  const shelf = shelfOf(work);
  return work.players.flatMap((player, seat) =>
    heapsOf(work, seat).flatMap((heap) =>
      lyingAt(work, seat, heap).map(({ path, card: id }): Piece => ({
        path,
        name: `${titleIn(shelf, id)} (${HEAP_NAMES[heap]} de ${nameOf(player, seat)})`,
        at: spotOf(seat, heap),
        layer: path,
        flat: true,
        draw: card(shelf.find((one) => one.id === id)),
      })),
    ),
  );
};
const fighters = (work: Work): readonly Piece[] => {
  const cells = cellsOf(work);
  return work.players.map((player, seat): Piece => {
    const cell = cells[seat];
    return {
      path: `players.${seat}`,
      name: nameOf(player, seat),
      at: cell !== undefined && isCell(cell) ? cell : undefined,
      layer: 'pion',
      draw: () => <PawnShape {...pawnOf(work, seat as Seat)} />,
    };
  });
};

// ── The tray
const stockOf = (technique: Technique, title = technique.title): Stock => ({
  key: technique.id,
  name: title.trim() === '' ? 'Carte sans titre' : title,
  again: true,
  says: `${title} (${TYPE_LABELS[technique.type]}) : ${printSteps(technique.steps)}.`,
  draw: card(technique),
});
const stock: Placing<Work>['stock'] = (work) => [
  ...(work.cards.length === 0
    ? []
    : [{ title: 'Mes cartes', items: work.cards.map((own) => stockOf(techniqueIn(own))) }]),
  ...(work.players.length >= MOST
    ? []
    : [
        {
          title: 'Les personnes',
          items: [
            {
              key: PERSON,
              name: 'Une personne de plus',
              draw: () => <PawnShape {...pawnOf(work, work.players.length as Seat)} />,
            },
          ],
        },
      ]),
  ...TECHNIQUE_TYPES.map((type) => ({
    title: `${typeTitle(type)}, cartes d’exemple`,
    items: EXAMPLE_CARDS.filter((one) => one.type === type).map((one) => stockOf(one)),
  })),
];

// ── Gestures
/** The place of cards that a spot stands for: a cell is that of who stands there. */
const heapFor = (work: Work, spot: string): ReturnType<typeof heapAt> => {
  const seat = cellsOf(work).indexOf(spot);
  return heapAt(spot) ?? (seat === -1 ? undefined : { seat, heap: work.kind === 'game' ? 'deck' : 'hand' });
};
const put: Placing<Work>['put'] = (work, _, key, spot) => {
  const there = heapFor(work, spot);
  if (key === PERSON) return heapAt(spot) === undefined ? addPlayer(work, spot) : work;
  return there === undefined ? work : addTo(work, there.seat, there.heap, key);
};
const stand = (work: Work, seat: number, cell: string): Work =>
  work.kind === 'study'
    ? setPlayer(setPlayer(work, seat, 'cell', cell), seat, 'out', undefined)
    : setCorners(work, cellsOf(work).with(seat, cell));
const move: Placing<Work>['move'] = (work, paths, to) => {
  const there = heapFor(work, to);
  const [first = ''] = paths;
  const seat = fighterAt(first);
  if (seat !== undefined) return heapAt(to) === undefined ? stand(work, seat, to) : work;
  return there === undefined
    ? work
    : moveCards(
        work,
        paths.filter((path) => fighterAt(path) === undefined),
        there.seat,
        there.heap,
      );
};
/** Cards first: who leaves takes a seat away. */
const remove: Placing<Work>['remove'] = (work, paths) =>
  paths
    .flatMap((path) => fighterAt(path) ?? [])
    .toSorted((a, b) => b - a)
    .reduce(
      removePlayer,
      takeAll(
        work,
        paths.filter((path) => fighterAt(path) === undefined),
      ),
    );
const copy: Placing<Work>['copy'] = (work, path) => {
  const id = cardAt(work, path);
  const at = cards(work).find((piece) => piece.path === path)?.at;
  const there = at === undefined ? undefined : heapAt(at);
  return id === undefined || there === undefined ? undefined : addTo(work, there.seat, there.heap, id);
};

export const placing: Placing<Work> = {
  pieces: (work) => [...cards(work), ...fighters(work)], // cards first: the path of one is below that of who has it
  owners: () => [],
  stock,
  put,
  move,
  remove,
  copy,
  sheet: (path) => {
    const seat = fighterAt(path);
    if (seat !== undefined) return <FighterSheet seat={seat} />;
    return (
      <>
        <CardSheet path={path} />
        {path.startsWith('active.') ? <ActiveSheet index={Number(path.split('.')[1])} /> : null}
      </>
    );
  },
};
