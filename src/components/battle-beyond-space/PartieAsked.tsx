// A position that an exercise asks about: the part of the board that it takes, what is asked drawn there, the answers at their places.
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { About, Mark } from '../../engine/battle-beyond-space/exercises/asked.ts';
import type { PartieState, Prizes } from '../../engine/battle-beyond-space/partie/types.ts';
import { indexOf } from '../../engine/battle-beyond-space/ships.ts';
import type { ShipId, ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { apart, type Cell } from '../../engine/hex/cells.ts';
import { letterOf } from '../../engine/kernel/exercise.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { known } from '../../engine/kernel/result.ts';
import type { Asked, AskedProps } from '../play/mode.ts';
import { announce } from '../../scripts/announce.ts';
import { CardMark } from './CardMark.tsx';
import { Fleets } from './Fleets.tsx';
import { type Mark as Drawn, markAll, type Overlay } from './marks.ts';
import { PartieView } from './PartieView.tsx';
import { ShipIcon } from './ShipMark.tsx';
import { cellsOf } from './space-said.ts';
import type { SpaceLook, SpaceShip } from './space-types.ts';
import { SpaceIcon } from './SpaceLayers.tsx';
import { StepsTrack } from './StepsTrack.tsx';
import { seatLook, seatName, shipLook } from './words.ts';

const AROUND = 2; // cells seen around the ship that acts; 1 where answers stand around it
const at = (id: ShipId): ShipIndex => known(indexOf(id));
const hull = (state: PartieState, id: ShipId): readonly Cell[] => cellsOf(shipLook(state, at(id)));

/** An answer where it lies: a ghost with its letter, or a ship of the board. */
interface Place {
  readonly answer: number;
  readonly ship: SpaceShip;
  readonly ghost: boolean;
  readonly cells: readonly Cell[];
}
const placesOf = (state: PartieState, { marks, picked, right }: Asked): readonly Place[] =>
  (marks as readonly (Mark | null)[]).flatMap((mark, answer) => {
    if (mark === null) return [];
    const { ship: id, pose } = mark;
    const lit = answer === (right ?? picked);
    const ghost = pose && {
      id: `?${answer}`,
      cell: pose.rear,
      facing: pose.facing,
      label: letterOf(answer),
      damaged: false,
      marked: true,
      faded: !lit,
      active: lit,
    };
    const ship = shipLook(state, at(id), ghost);
    return [{ answer, ship, ghost: pose !== undefined, cells: cellsOf(ship) }];
  });
const lookOf = ({ answer }: Place, { picked, right }: Asked): SpaceLook | undefined => {
  if (right === undefined) return answer === picked ? 'target' : 'reach';
  return answer === right ? 'reach' : answer === picked ? 'danger' : 'zone'; // all of them stay in sight
};
const overOf = ({ target, way }: About, places: readonly Place[], asked: Asked, state: PartieState): Overlay => ({
  ships: places.flatMap(({ ghost, ship }) => (ghost ? [ship] : [])),
  marks: [
    ...places.flatMap((place): readonly Drawn[] => {
      const [look, say] = [lookOf(place, asked), `réponse ${letterOf(place.answer)}`];
      return place.cells.map((cell) => ({ cell, ...(look && { look }), ...(asked.lettered && { say }) }));
    }),
    ...(target === undefined ? [] : markAll(hull(state, target), 'target', 'visé')),
  ],
  paths: way === undefined ? [] : [{ cells: way }],
});
/** The part of the board that is asked about; all of it when that is no part in particular. */
const frameOf = (
  state: PartieState,
  { ships = [], cells = [], target, way }: About,
  places: readonly Place[],
): readonly Cell[] | undefined => {
  const acting = ships.flatMap((id) => hull(state, id));
  const wanted = new Set([
    ...state.fixed.cells.filter((cell) => acting.some((one) => apart(one, cell) <= (places.length === 0 ? AROUND : 1))),
    ...cells,
    ...(way ?? []),
    ...places.flatMap((place) => place.cells),
    ...(target === undefined ? [] : hull(state, target)),
  ]);
  const edges = state.fixed.cells.filter((cell) => wanted.has(cell));
  return edges.length === 0 ? undefined : edges;
};

/** What everyone has taken, counted in pieces. */
const Prized = ({ state }: { readonly state: PartieState }): JSX.Element => (
  <div class="bbs-fleets bbs-prized" data-nombre={state.sides.length} aria-hidden="true">
    {state.sides.map(({ prizes }, seat) => (
      <p key={seat} class={`bbs-fleet s${seat}`}>
        <b>{seatName(state, seat as Seat)}</b>
        {PIECES.map((kind) => (
          <span key={kind}>
            {kind === 'probes' ? (
              <SpaceIcon mark="probe" />
            ) : (
              <ShipIcon
                look={{
                  ...seatLook(state, seat as Seat),
                  kind: kind === 'fighters' ? 'fighter' : 'destroyer',
                  facing: 0,
                  label: '',
                }}
              />
            )}
            {prizes[kind]}
          </span>
        ))}
      </p>
    ))}
  </div>
);
const PIECES = ['fighters', 'destroyers', 'probes'] as const satisfies readonly (keyof Prizes)[];

/** The answers that lie on a cell. */
const answersAt = (places: readonly Place[], cell: Cell): readonly number[] =>
  places.flatMap(({ cells, answer }) => (cells.includes(cell) ? [answer] : []));
/** A press gives the one answer that lies there; where several cross, another of its cells tells which (so do the letters). */
const usePress = (places: readonly Place[], onAnswer: (answer: number) => void): ((cell: Cell) => void) => {
  const [meant, setMeant] = useState<readonly number[]>([]);
  return (cell) => {
    const here = answersAt(places, cell);
    const both = here.filter((answer) => meant.includes(answer));
    const left = both.length === 0 ? here : both;
    const [answer, another] = left;
    if (answer !== undefined && another === undefined) return onAnswer(answer);
    setMeant(left);
    if (answer !== undefined)
      announce(`${left.map(letterOf).join(' et ')} se croisent ici : touchez l’autre case de l’une, ou sa lettre`);
  };
};
export const PartieAsked = ({ state, asked }: AskedProps<PartieState>): JSX.Element => {
  const { onAnswer } = asked;
  const about = (asked.about ?? {}) as About; // said by the exercise itself
  const { ships: [acting] = [], shows = [] } = about;
  const places = placesOf(state, asked);
  const press = usePress(places, (answer) => onAnswer?.(answer));
  const over = useMemo(() => overOf(about, places, asked, state), [state, asked.picked, asked.right]);
  const frame = useMemo(() => frameOf(state, about, places), [state]);
  const { card, active, fixed, sides } = state;
  const race = sides[active]?.race ?? null;
  return (
    <PartieView
      asked
      state={state}
      events={NONE}
      frame={frame}
      over={over}
      hand={acting === undefined ? undefined : at(acting)}
      onPick={places.length === 0 || onAnswer === undefined ? undefined : press}
      deck={
        card === null || race === null || !shows.includes('card') ? null : (
          <div class="bbs-deck">
            <CardMark card={card} deck={fixed.decks[race]} now large />
          </div>
        )
      }
    >
      {shows.includes('moment') ? <StepsTrack state={state} /> : null}
      {shows.includes('fleets') ? <Fleets state={state} /> : null}
      {shows.includes('prizes') ? <Prized state={state} /> : null}
    </PartieView>
  );
};
const NONE = [] as const;
