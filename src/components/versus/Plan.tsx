// The plan of a mission: its zones as rooms, with figures, pieces, shadows and tokens. As large as what they hold, without doors; where a scenario says where each stands, there, and with what touches.
import { capital } from '../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import type { StateSpec, TokenSpec } from '../../engine/versus/mission/format.ts';
import type { Piece } from '../../engine/versus/mission/state.ts';
import type { Figure, Ground, Marker, PartieState, Shadow } from '../../engine/versus/partie/types.ts';
import type { Zone } from '../../engine/versus/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes, PawnShape } from '../scene/pieces.tsx';
import { Doors, placeOf } from './Doors.tsx';
import { emblemOf, MARKER_EMBLEMS, roomEmblem, SHADOW_EMBLEM } from './emblems.ts';
import { PieceMark, stateOf } from './Objectives.tsx';
import type { Place, Taps } from './places.ts';
import { shortName } from './plaques.ts';
import { Thing } from './Thing.tsx';
import { FIGURE_MARKS, MARKER_NAMES, tileName } from './words.ts';

/** What a plan is drawn from: a game, or the mission alone, which has neither figures nor tokens. */
export type Laid = Pick<PartieState, 'figures' | 'markers' | 'shadows' | 'tiles' | 'tasks' | 'mission'> & {
  readonly fixed: Pick<PartieState['fixed'], 'mission' | 'pool' | keyof Ground>;
};
const onMap = ({ at }: Figure): boolean => at === 'board' || at === 'lying';

// ── Figures
interface TroopProps {
  readonly figures: readonly Figure[]; // of one tile, that nothing tells apart
  readonly state: Laid;
  readonly taps: Taps | undefined;
}
const numberOf = ({ id }: Figure): string => id.slice(id.lastIndexOf('#') + 1);
const sayTroop = ({ figures, state }: TroopProps): string => {
  const [one] = figures;
  if (one === undefined) return '';
  const life = one.life ?? 0;
  const alone = state.figures.filter(({ tile }) => tile === one.tile).length === 1;
  return [
    `${shortName(tileName(state, one.tile))}${alone ? '' : figures.length > 1 ? `, ${figures.length} figurines` : `, figurine ${numberOf(one)}`}`,
    ...(one.zone === null ? [] : [`zone ${one.zone}`]),
    ...(one.life === null ? [] : [`vie ${life} sur ${one.most ?? life}`]),
    ...(one.at === 'lying' ? ['couchée'] : []),
    ...one.markers.map((mark) => FIGURE_MARKS[mark]),
  ].join(', ');
};
const actsNow = ({ tasks }: Laid, tile: string | undefined): boolean =>
  tasks.some((task) => task.task === 'act' && task.tile === tile);
const FigurePawn = ({ figure, state }: { readonly figure: Figure; readonly state: Laid }): JSX.Element => {
  const tile = state.tiles.find(({ id }) => id === figure.tile);
  const life = figure.life ?? 0;
  return (
    <svg
      viewBox={figure.life === null ? '-54 -54 108 112' : '-64 -64 128 132'}
      data-piece={`figure:${figure.id}`}
      aria-hidden="true"
    >
      <PawnShape
        jeu="versus"
        emblem={emblemOf(figure.tile, tile?.origin ?? 'hero')}
        life={life}
        of={figure.life === null ? 0 : Math.max(figure.most ?? life, 1)}
        side={tile?.side === 'villain' ? 'villains' : 'heroes'}
        square={tile?.side === 'villain'}
        strong={actsNow(state, figure.tile)}
        faded={figure.at === 'lying'}
      />
    </svg>
  );
};
/** Pressed as one, for its first figure that may do something: each by itself would be smaller than a finger. */
const Troop = (props: TroopProps): JSX.Element => {
  const { figures, state, taps } = props;
  const places = figures.map(({ id }): Place => `figure:${id}`);
  const at =
    places.find((place) => place === taps?.picked) ?? places.find((place) => taps?.on(place)?.open) ?? places[0];
  const count = figures.length > 4 ? 'many' : figures.length > 1 ? 'some' : undefined;
  return (
    <Thing
      at={at ?? 'figure:'}
      piece={null}
      look={classes('vs-troop', count, actsNow(state, figures[0]?.tile) && 'acting')}
      said={sayTroop(props)}
      taps={taps}
    >
      {figures.map((figure) => (
        <FigurePawn key={figure.id} figure={figure} state={state} />
      ))}
    </Thing>
  );
};
/** What lies, or bears a mark, is apart from its own. */
const troopOf = ({ id, tile, at, markers }: Figure): string =>
  at === 'lying' || markers.length > 0 ? id : `${tile}, debout`;
/** A character that the mission counts is drawn once, as a piece. */
const isPiece = ({ fixed: { mission } }: Laid, { tile }: Figure): boolean =>
  mission.tokens.some(({ id, character }) => character !== undefined && `${id}s` === tile);
/** Those that are pressed with a figure: of its troop, in its room; itself first. */
export const fellowsOf = (figures: readonly Figure[], id: string): readonly Figure[] => {
  const one = figures.find((figure) => figure.id === id);
  return one === undefined
    ? []
    : [one, ...figures.filter((other) => other !== one && other.zone === one.zone && troopOf(other) === troopOf(one))];
};
const troopsIn = (state: Laid, zone: Zone | null): readonly (readonly Figure[])[] => {
  const here = state.figures.filter((figure) => figure.zone === zone && onMap(figure) && !isPiece(state, figure));
  return [...new Set(here.map(troopOf))].map((troop) => here.filter((figure) => troopOf(figure) === troop));
};

// ── Pieces, shadows, tokens
interface LaidPiece {
  readonly piece: Piece;
  readonly token: TokenSpec;
  readonly now: StateSpec;
}
/** The pieces of the mission that lie in a zone: where they are, or where the figure that stands for them is. */
const piecesIn = (state: Laid, zone: Zone | null): readonly LaidPiece[] =>
  state.mission.pieces.flatMap((piece) => {
    const token = state.fixed.mission.tokens.find(({ id }) => id === piece.token);
    const now = token === undefined ? undefined : stateOf(token, piece);
    const figure = state.figures.find(
      ({ id, tile }) => tile === `${piece.token}s` && id.endsWith(`#${piece.id.slice(piece.id.lastIndexOf('-') + 1)}`),
    );
    return token === undefined || now?.at !== 'board' || (piece.zone ?? figure?.zone ?? null) !== zone
      ? []
      : [{ piece, token, now }];
  });
const sayShadow = ({ number, zone, batman }: Shadow): string =>
  `Ombre ${number}${zone === null ? '' : `, zone ${zone}`} : ${batman === null ? 'face cachée' : batman ? 'Batman' : 'vide'}`;
export const ShadowMark = ({
  shadow,
  taps,
}: {
  readonly shadow: Shadow;
  readonly taps?: Taps | undefined;
}): JSX.Element => (
  <Thing
    at={`shadow:${shadow.number}`}
    look={classes('vs-shadow', shadow.batman === null ? 'hidden' : shadow.batman && 'batman')}
    said={sayShadow(shadow)}
    taps={taps}
  >
    <svg viewBox="-34 -34 68 68" aria-hidden="true">
      {shadow.batman === true ? <Emblem jeu="versus" name={SHADOW_EMBLEM} /> : null}
    </svg>
    <b aria-hidden="true">{shadow.number}</b>
  </Thing>
);
const sayMarker = ({ kind, zone, full }: Marker): string =>
  `${MARKER_NAMES[kind]}${zone === null ? '' : `, zone ${zone}`}${full === false ? ' (se dissipe)' : ''}`;
export const Markers = ({
  markers,
  taps,
}: {
  readonly markers: readonly Marker[];
  readonly taps?: Taps | undefined;
}): JSX.Element => (
  <>
    {[...new Set(markers.map(sayMarker))].map((said) => {
      const same = markers.filter((marker) => sayMarker(marker) === said);
      const [one] = same;
      if (one === undefined) return null;
      return (
        <Thing
          key={said}
          at={`marker:${one.kind}`}
          look={classes('vs-marker', one.kind, one.full === false && 'fading')}
          said={`${said}${same.length > 1 ? ` × ${same.length}` : ''}`}
          taps={taps}
        >
          <svg viewBox="-34 -34 68 68" aria-hidden="true">
            <Emblem jeu="versus" name={MARKER_EMBLEMS[one.kind]} />
          </svg>
          {same.length > 1 ? <b aria-hidden="true">{same.length}</b> : null}
        </Thing>
      );
    })}
  </>
);

// ── Rooms
interface RoomProps {
  readonly state: Laid;
  readonly zone: Zone | null;
  readonly taps: Taps | undefined;
  readonly spot?: readonly number[] | undefined; // column and row from 1, where the scenario says
}
const MOST_THINGS = 9;
/** A lit room is pressed through what stands in it: whole, once something in hand may go there; else all but what means something itself. */
const through = (taps: Taps): Taps => ({
  ...taps,
  on: (place) => {
    const tap = taps.picked === undefined ? taps.on(place) : undefined;
    return tap?.open === true ? tap : undefined;
  },
});
const Room = ({ state, zone, taps, spot }: RoomProps): JSX.Element => {
  const at: Place | undefined = zone === null ? undefined : `zone:${zone}`;
  const tap = at === undefined ? undefined : taps?.on(at);
  const inside = tap === undefined || taps === undefined ? taps : through(taps);
  const exit = zone !== null && state.fixed.exits.includes(zone);
  const name = zone ?? (state.fixed.zones.length === 0 ? 'Sur le plan' : 'Zone non suivie');
  const [troops, pieces] = [troopsIn(state, zone), piecesIn(state, zone)];
  const shadows = state.shadows.filter((shadow) => shadow.zone === zone);
  const markers = state.markers.filter((marker) => marker.zone === zone);
  const things = troops.length + pieces.length + shadows.length + new Set(markers.map(sayMarker)).size;
  return (
    <section
      class={classes('vs-room', zone === null && 'loose', exit && 'exit', tap !== undefined && 'open')}
      data-x={spot?.[0]}
      data-y={spot?.[1]}
      data-choses={Math.max(1, Math.min(MOST_THINGS, things))}
      aria-label={typeset(exit ? `${name}, sortie` : name)}
    >
      {zone === null ? null : (
        <svg class="vs-room-emblem" viewBox="-34 -34 68 68" aria-hidden="true">
          <Emblem jeu="versus" name={roomEmblem(zone)} />
        </svg>
      )}
      {tap === undefined ? null : (
        <button
          type="button"
          class="vs-room-pick"
          data-cell={at}
          aria-label={typeset(`${name} : ${tap.label}`)}
          onClick={tap.pick}
        />
      )}
      <p class="vs-room-name">
        <span>{typeset(capital(name))}</span>
        {exit ? <b>sortie</b> : null}
      </p>
      <div class="vs-room-inside">
        {troops.map((figures) => (
          <Troop key={figures[0]?.id} figures={figures} state={state} taps={inside} />
        ))}
        {pieces.map(({ piece, token, now }) => (
          <PieceMark key={piece.id} piece={piece} token={token} state={now} piecePrefix="plan" taps={inside} />
        ))}
        {shadows.map((shadow) => (
          <ShadowMark key={shadow.number} shadow={shadow} taps={inside} />
        ))}
        <Markers markers={markers} taps={inside} />
      </div>
    </section>
  );
};
/** Whether anything on the map is not in a zone that is followed. */
const isLoose = ({ figures, mission, markers, shadows, fixed }: Laid): boolean =>
  fixed.zones.length === 0 ||
  [
    ...figures.filter(onMap),
    ...mission.pieces.filter((piece) =>
      fixed.mission.tokens.some((token) => token.id === piece.token && stateOf(token, piece)?.at === 'board'),
    ),
    ...markers,
    ...shadows,
  ].some(({ zone }) => zone === null);
/** The part of the grid that the zones take: none where the scenario does not say where they stand. */
const boundsOf = ({ zones, spots }: Laid['fixed']) => {
  if (spots.length < zones.length || zones.length === 0) return undefined;
  const places = spots.map(placeOf);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const from = [Math.min(...xs), Math.min(...ys)] as const;
  return { from, places, columns: Math.max(...xs) - from[0] + 1, rows: Math.max(...ys) - from[1] + 1 };
};
export const Plan = ({ state, taps }: { readonly state: Laid; readonly taps?: Taps | undefined }): JSX.Element => {
  const { fixed } = state;
  const bounds = boundsOf(fixed);
  return (
    <div class="vs-plan" data-pieces={fixed.zones.length}>
      {fixed.zones.length === 0 ? null : (
        <div class="vs-rooms" data-colonnes={bounds?.columns} data-rangees={bounds?.rows}>
          {fixed.zones.map((zone, i) => (
            <Room
              key={zone}
              state={state}
              zone={zone}
              taps={taps}
              spot={bounds?.places[i]?.map((one, axis) => one - (bounds.from[axis] ?? 1) + 1)}
            />
          ))}
          {bounds === undefined ? null : (
            <Doors ground={fixed} columns={bounds.columns} rows={bounds.rows} from={bounds.from} />
          )}
        </div>
      )}
      {isLoose(state) ? <Room state={state} zone={null} taps={taps} /> : null}
    </div>
  );
};
/** Whether there is a plan to look at: zones that are followed, or things laid on the map beside the pieces of the mission. */
export const hasPlan = ({ fixed, shadows, markers }: PartieState): boolean =>
  fixed.zones.length > 0 || shadows.length > 0 || markers.length > 0;
