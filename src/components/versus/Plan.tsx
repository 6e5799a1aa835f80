// The plan of a mission: its zones as rooms, as large as what they hold, with figures, pieces, shadows and tokens. No doors: nobody says what touches what.
import type { JSX } from 'preact';
import type { Figure, Marker, PartieState, Shadow } from '../../engine/versus/partie/types.ts';
import type { TileId, Zone } from '../../engine/versus/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes, PawnShape } from '../scene/pieces.tsx';
import { emblemOf, MARKER_EMBLEMS, SHADOW_EMBLEM } from './emblems.ts';
import { PieceMark, stateOf } from './Objectives.tsx';
import type { Place, Taps } from './places.ts';
import { shortName } from './plaques.ts';
import { Thing } from './Thing.tsx';
import { capital, FIGURE_MARKS, MARKER_NAMES, tileName } from './words.ts';

const onMap = ({ at }: Figure): boolean => at === 'board' || at === 'lying';

// ── Figures
const FigurePawn = ({
  figure,
  state,
  alone,
  taps,
}: {
  readonly figure: Figure;
  readonly state: PartieState;
  readonly alone: boolean;
  readonly taps: Taps | undefined;
}): JSX.Element => {
  const tile = state.tiles.find(({ id }) => id === figure.tile);
  const camp = tile?.side ?? 'hero';
  const life = figure.life ?? 0;
  const said = [
    `${shortName(tileName(state, figure.tile))}${alone ? '' : `, figurine ${figure.id.slice(figure.id.lastIndexOf('#') + 1)}`}`,
    ...(figure.zone === null ? [] : [`zone ${figure.zone}`]),
    ...(figure.life === null ? [] : [`vie ${life} sur ${figure.most ?? life}`]),
    ...(figure.at === 'lying' ? ['couchée'] : []),
    ...figure.markers.map((mark) => FIGURE_MARKS[mark]),
  ].join(', ');
  return (
    <Thing at={`figure:${figure.id}`} look={classes('vs-figure', alone && 'alone')} said={said} taps={taps}>
      <svg viewBox="-64 -64 128 132" aria-hidden="true">
        <PawnShape
          jeu="versus"
          emblem={emblemOf(figure.tile, tile?.origin ?? 'hero')}
          life={life}
          of={figure.life === null ? 0 : Math.max(figure.most ?? life, 1)}
          side={camp === 'hero' ? 'heroes' : 'villains'}
          square={camp === 'villain'}
          strong={state.tasks.some((task) => task.task === 'act' && task.tile === figure.tile)}
          faded={figure.at === 'lying'}
        />
      </svg>
    </Thing>
  );
};
const Groups = ({ state, zone, taps }: RoomProps): JSX.Element => {
  const here = state.figures.filter((figure) => figure.zone === zone && onMap(figure) && !isPiece(state, figure));
  const tiles = [...new Set<TileId>(here.map(({ tile }) => tile))];
  return (
    <>
      {tiles.map((tile) => {
        const mine = here.filter((figure) => figure.tile === tile);
        const alone = state.figures.filter((figure) => figure.tile === tile).length === 1;
        return (
          <span key={tile} class={classes('vs-group', alone && 'alone')}>
            {mine.map((figure) => (
              <FigurePawn key={figure.id} figure={figure} state={state} alone={alone} taps={taps} />
            ))}
          </span>
        );
      })}
    </>
  );
};
/** A character that the mission counts is drawn once, as a piece. */
const isPiece = ({ fixed: { mission } }: PartieState, { tile }: Figure): boolean =>
  mission.tokens.some(({ id, character }) => character !== undefined && `${id}s` === tile);

// ── Pieces, shadows, tokens
const Pieces = ({ state, zone, taps }: RoomProps): JSX.Element => (
  <>
    {state.mission.pieces.map((piece) => {
      const token = state.fixed.mission.tokens.find(({ id }) => id === piece.token);
      const now = token === undefined ? undefined : stateOf(token, piece);
      const figure = state.figures.find(
        ({ id, tile }) =>
          tile === `${piece.token}s` && id.endsWith(`#${piece.id.slice(piece.id.lastIndexOf('-') + 1)}`),
      );
      return token === undefined || now?.at !== 'board' || (piece.zone ?? figure?.zone ?? null) !== zone ? null : (
        <PieceMark key={piece.id} piece={piece} token={token} state={now} piecePrefix="plan" taps={taps} />
      );
    })}
  </>
);
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
  readonly state: PartieState;
  readonly zone: Zone | null;
  readonly taps: Taps | undefined;
}
const MOST_WEIGHT = 6;
/** How much a room holds: troops lie one over the other. */
const weightOf = ({ figures, mission, markers, shadows }: PartieState, zone: Zone | null): number => {
  const groups = new Set(figures.filter((one) => one.zone === zone && onMap(one)).map(({ tile }) => tile)).size;
  const things =
    mission.pieces.filter((one) => one.zone === zone).length + shadows.filter((one) => one.zone === zone).length;
  return Math.max(
    1,
    Math.min(MOST_WEIGHT, groups + Math.ceil((things + markers.filter((one) => one.zone === zone).length) / 2)),
  );
};
const Room = ({ state, zone, taps }: RoomProps): JSX.Element => {
  const at: Place | undefined = zone === null ? undefined : `zone:${zone}`;
  const tap = at === undefined ? undefined : taps?.on(at);
  const exit = zone !== null && state.fixed.exits.includes(zone);
  const name = zone ?? (state.fixed.zones.length === 0 ? 'Sur le plan' : 'Zone non suivie');
  return (
    <section
      class={classes('vs-room', zone === null && 'loose', exit && 'exit', tap !== undefined && 'open')}
      data-poids={weightOf(state, zone)}
      aria-label={typographie(exit ? `${name}, sortie` : name)}
    >
      {tap === undefined ? null : (
        <button
          type="button"
          class="vs-room-pick"
          data-cell={at}
          aria-label={typographie(`${name} : ${tap.label}`)}
          onClick={tap.pick}
        />
      )}
      <p class="vs-room-name">
        <span>{typographie(capital(name))}</span>
        {exit ? <b>sortie</b> : null}
      </p>
      <div class="vs-room-inside">
        <Groups state={state} zone={zone} taps={taps} />
        <Pieces state={state} zone={zone} taps={taps} />
        {state.shadows
          .filter((shadow) => shadow.zone === zone)
          .map((shadow) => (
            <ShadowMark key={shadow.number} shadow={shadow} taps={taps} />
          ))}
        <Markers markers={state.markers.filter((marker) => marker.zone === zone)} taps={taps} />
      </div>
    </section>
  );
};
/** Whether anything on the map is not in a zone that is followed. */
const isLoose = ({ figures, mission, markers, shadows, fixed }: PartieState): boolean =>
  fixed.zones.length === 0 ||
  [
    ...figures.filter(onMap),
    ...mission.pieces.filter((piece) => stateOfPiece(fixed, piece.token, piece.state)?.at === 'board'),
    ...markers,
    ...shadows,
  ].some(({ zone }) => zone === null);
const stateOfPiece = ({ mission }: PartieState['fixed'], token: string, state: string) =>
  mission.tokens.find(({ id }) => id === token)?.states.find(({ id }) => id === state);

export const Plan = ({
  state,
  taps,
}: {
  readonly state: PartieState;
  readonly taps?: Taps | undefined;
}): JSX.Element => (
  <div class="vs-plan" data-pieces={state.fixed.zones.length}>
    {state.fixed.zones.length === 0 ? null : (
      <div class="vs-rooms">
        {state.fixed.zones.map((zone) => (
          <Room key={zone} state={state} zone={zone} taps={taps} />
        ))}
      </div>
    )}
    {isLoose(state) ? <Room state={state} zone={null} taps={taps} /> : null}
  </div>
);
/** Whether there is a plan to look at: zones that are followed, or things laid on the map beside the pieces of the mission. */
export const hasPlan = ({ fixed, shadows, markers }: PartieState): boolean =>
  fixed.zones.length > 0 || shadows.length > 0 || markers.length > 0;
