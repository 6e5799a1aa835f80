// A zone on the map in the making, and the things that stand around it, each under its own press.
import type { JSX } from 'preact';
import type { MapZone } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { useBench } from '../../../atelier/bench.ts';
import { isUnder } from '../../../atelier/findings.ts';
import type { Piece } from '../../../atelier/place/hand.ts';
import { usePlace } from '../../../atelier/place/useHands.ts';
import { classes } from '../../../scene/pieces.tsx';
import type { Point } from '../../land-mesh.ts';
import { around, nearOf } from '../../map-layout.ts';
import type { Board } from './board.ts';
import { zoneShape } from './shapes.tsx';

const Mark = ({ at: [x, y] }: { readonly at: Point }): JSX.Element => (
  <g class="cell-fault" transform={`translate(${x} ${y}) scale(.8)`}>
    <circle r="16" />
    <path d="M0-9V2M0 7.5V8" />
  </g>
);
/** Around a place, where each thing stands: its heroes in an arc above, the rest on its sides. */
const SIDES: Readonly<Record<string, Point>> = {
  merchant: [33, -26],
  tower: [-33, -26],
  eternium: [50, 16],
  left: [-46, 12],
  quests: [58, -18],
  skirmish: [-60, -26],
  places: [66, -12],
};
const slotOf = ({ path }: Piece): string => {
  const [list = '', , third = '', fourth = ''] = path.split('.');
  if (list === 'map') return fourth;
  if (list === 'boss' || third === 'heroes') return 'arc';
  return list === 'teams' ? 'left' : list;
};
interface Laid {
  readonly piece: Piece;
  readonly at: Point;
  readonly scale: number;
}
const laidOut = (kind: MapZone['kind'], things: readonly Piece[]): readonly Laid[] => {
  const arc = things.filter((piece) => slotOf(piece) === 'arc');
  const points = around(arc.length, nearOf(kind));
  return things.map((piece): Laid => {
    const slot = slotOf(piece);
    if (slot === 'arc') return { piece, at: points[arc.indexOf(piece)] ?? [0, 0], scale: 0.44 };
    const before = things.slice(0, things.indexOf(piece)).filter((other) => slotOf(other) === slot).length;
    const [x, y] = SIDES[slot] ?? [0, 0];
    return { piece, at: [x + Math.sign(x) * 12 * before, y + 24 * before], scale: 0.3 };
  });
};

/** Whether something is wrong with a piece: told of it, or of what it is part of. */
export const useWrong = (): ((path: string) => boolean) => {
  const { faults } = useBench();
  const { about } = usePlace();
  return (path) => faults.some((one) => isUnder(one.path, path) || about(one.path).includes(path));
};
interface ThingProps extends Laid {
  readonly spot: string;
}
const Thing = ({ piece, at: [x, y], scale, spot }: ThingProps): JSX.Element => {
  const { hand, held, hold, press } = usePlace();
  const isPut = hand.holds === 'stock' || hand.holds === 'link' || (hand.holds === 'pieces' && hand.several);
  const wrong = useWrong()(piece.path);
  return (
    <g
      class={classes('map-thing', held.includes(piece) && 'picked')}
      data-prendre={piece.path}
      data-porte
      transform={`translate(${x} ${y})`}
      onClick={(event) => {
        event.stopPropagation();
        if (isPut) press(spot);
        else hold(piece.path);
      }}
    >
      <title>{typeset(piece.name)}</title>
      <circle class="map-hit" r={Math.round(54 * scale)} />
      <g transform={`scale(${scale})`}>{piece.draw()}</g>
      {wrong ? <Mark at={[14, -14]} /> : null}
    </g>
  );
};
interface PlaceProps {
  readonly zone: MapZone;
  readonly spot: string;
  readonly path: string;
  readonly at: Point;
  readonly sign: number;
}
export const ZonePlace = ({ zone, spot, path, at, sign }: PlaceProps): JSX.Element => {
  const { pieces, held, press } = usePlace();
  const base = useBench<Board>().scenario.teams.findIndex((team) => team.base === zone.id);
  const wrong = useWrong()(path);
  const things = pieces.filter((piece) => piece.at === spot && piece.flat !== true);
  return (
    <g transform={`translate(${at.join(' ')}) scale(${sign})`} data-cell={spot} onClick={() => press(spot)}>
      <g
        class={classes('map-place', held.some((piece) => piece.path === path) && 'picked')}
        data-prendre={path}
        data-porte
      >
        <circle class="map-hit" r="42" />
        <circle class="map-halo" r={zone.kind === 'avant-poste' ? 37 : 27} />
        <g transform={`scale(${zone.kind === 'avant-poste' ? 0.62 : 0.42})`}>{zoneShape(zone, base)}</g>
        {wrong ? <Mark at={[20, 20]} /> : null}
      </g>
      {laidOut(zone.kind, things).map((laid) => (
        <Thing key={laid.piece.path} {...laid} spot={spot} />
      ))}
    </g>
  );
};
