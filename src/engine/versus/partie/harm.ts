// Wounds, neutralisation, and what follows: tokens that leave, tiles that fall, the event tile that loses its power.
import type { Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { pieceOf, tokenOf, turnPiece } from '../mission/track.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, type FigureId, type TileId } from '../types.ts';
import {
  eventTileOf,
  figureOf,
  figuresOf,
  hasPower,
  hqInPlay,
  isEmptied,
  missionEventOf,
  pieceOfFigure,
  powerOf,
  tileOf,
} from './reads.ts';
import type { Figure, FigureMarker, Marker, Means } from './types.ts';
import { changeFigure, changeTile, push, type Work } from './work.ts';

// ── Tokens that leave with a character, or when it acts (A38)
const FIGURE_TOKENS: Readonly<Record<string, { readonly marker: FigureMarker; readonly rule: VsRule }>> = {
  'orphan-cassandra-cain': { marker: 'guard', rule: 'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait' },
  spoiler: { marker: 'stealth', rule: 'vs.pouvoirs-heros.spoiler-furtivite-retrait' },
};
export const removeMarkers = (work: Work, kind: Marker['kind'], cites: Some<VsRule>): void => {
  const gone = work.state.markers.filter((marker) => marker.kind === kind);
  if (gone.length === 0) return;
  change(work, { markers: work.state.markers.filter((marker) => marker.kind !== kind) });
  for (const { zone } of gone) tell(work, { type: 'marker-removed', kind, zone, figure: null, cites });
};
/** The freeze, guard or stealth token of a hero's HQ goes when the HQ is activated or neutralised. */
export const dropTokens = (work: Work, tile: TileId): void => {
  if (tile === 'renee-montoya') removeMarkers(work, 'freeze', ['vs.pouvoirs-heros.renee-montoya-freeze-retrait']);
  const token = FIGURE_TOKENS[tile];
  const figure =
    token === undefined ? undefined : figuresOf(work.state, tile).find(({ markers }) => markers.includes(token.marker));
  if (token === undefined || figure === undefined) return;
  changeFigure(work, figure.id, { markers: figure.markers.filter((one) => one !== token.marker) });
  tell(work, { type: 'marker-removed', kind: token.marker, zone: null, figure: figure.id, cites: [token.rule] });
};

// ── The event tile of a neutralised HQ (A19)
const LASTING: Readonly<Record<string, VsRule>> = {
  'solomon-grundy': 'vs.pouvoirs-vilains.solomon-grundy-evenement-intouchable',
  talon: 'vs.pouvoirs-vilains.talon-evenement-intouchable',
};
const LINKED: Readonly<Record<string, VsRule>> = {
  'prof-pyg': 'vs.pouvoirs-vilains.prof-pyg-operation-evenement',
  ratcatcher: 'vs.pouvoirs-vilains.ratcatcher-nuee',
};
const countLoss = (work: Work, side: Camp): void => {
  const { mission } = work.state;
  change(work, { mission: { ...mission, losses: { ...mission.losses, [side]: mission.losses[side] + 1 } } });
};
/** Looks at the event tile of a camp whose HQ is neutralised; nothing for the others. */
export const examineEvent = (work: Work, side: Camp): void => {
  const tile = eventTileOf(work.state, side);
  if (tile?.face !== 'active' || hqInPlay(work.state, side)) return;
  const power = powerOf(work.state, side)?.id ?? '';
  const lasting = LASTING[power] ?? (work.state.fixed.options.permanentLinked ? LINKED[power] : undefined);
  if (lasting !== undefined) tell(work, { type: 'event-kept', side, why: 'power', cites: [lasting] });
  else if (missionEventOf(work.state, side))
    tell(work, {
      type: 'event-kept',
      side,
      why: 'mission',
      cites: ['vs.qg.evenement-de-mission', 'vs.qg.dissociation'],
    });
  else {
    changeTile(work, tile.id, { face: 'neutralised' });
    countLoss(work, side);
    tell(work, { type: 'event-neutralised', side, cites: ['vs.qg.neutraliser-qg', 'vs.qg.dissociation'] });
  }
};

// ── Neutralisation
const fallTile = (work: Work, id: TileId): void => {
  const tile = tileOf(work.state, id);
  if (tile?.face !== 'active' || !work.state.sides[tile.side].river.includes(id)) return;
  changeTile(work, id, { face: 'neutralised' });
  countLoss(work, tile.side);
  const lieutenant: readonly VsRule[] =
    tile.part === 'lieutenant' ? ['vs.mise-en-place.lieutenant-sans-evenement'] : [];
  // No event tile falls with an HQ that has none left (A22).
  const replaced: readonly VsRule[] =
    tile.part === 'hq' && eventTileOf(work.state, tile.side) === undefined
      ? ['vs.qg.neutraliser-qg', 'vs.qg.remplacer-evenement']
      : [];
  tell(work, {
    type: 'tile-neutralised',
    tile: id,
    cites: ['vs.presentation.tout-par-tuile', ...lieutenant, ...replaced],
  });
};
const isHqTile = (work: Work, tile: TileId): Camp | undefined =>
  CAMPS.find((camp) => work.state.sides[camp].hq === tile);
/** A tile whose last character has left the game falls; with an HQ, what leans on it. */
export const settleTile = (work: Work, id: TileId): void => {
  if (!isEmptied(work.state, id)) return;
  fallTile(work, id);
  const side = isHqTile(work, id) ?? (id === work.state.avatar ? isHqTile(work, 'clayface') : undefined);
  if (side === undefined) return;
  dropTokens(work, id);
  if (hasPower(work.state, side, 'two-face-heads') || hasPower(work.state, side, 'two-face-tails'))
    for (const guest of work.state.tiles.filter(({ part, side: whose }) => part === 'guest' && whose === side))
      if (figuresOf(work.state, guest.id).length === 0) fallTile(work, guest.id);
  if (work.state.fixed.options.katanaReleases && id === 'katana') release(work);
  // An HQ that falls by its own power: its effect ends first.
  if (!work.state.tasks.some((task) => task.task === 'power' && task.power === powerOf(work.state, side)?.id))
    examineEvent(work, side);
};
/** Every captive of Soultaker goes back to its owner's reserve; how many. */
export const release = (work: Work): number => {
  const souls = work.state.figures.filter(({ at }) => at === 'soultaker');
  for (const { id } of souls) changeFigure(work, id, { at: 'out' });
  if (souls.length > 0)
    tell(work, { type: 'released', souls: souls.length, cites: ['vs.pouvoirs-heros.katana-charge-liberation'] });
  return souls.length;
};
const RISING: ReadonlySet<TileId> = new Set(['solomon-grundy', 'talon']);
interface Blow {
  readonly by: Figure | null;
  readonly means: Means;
  readonly cites: Some<VsRule>;
}
const isHq = (work: Work, { tile }: Figure): boolean => isHqTile(work, tile) !== undefined;
/** A character of a token of the mission leaves the map otherwise than by its test (A67). */
const losePiece = (work: Work, figure: Figure): void => {
  const id = pieceOfFigure(work.state, figure);
  const piece = id === undefined ? undefined : pieceOf(work.state.mission, id);
  if (piece === undefined) return;
  const { mission } = work.state.fixed;
  const lost = tokenOf(mission, piece.token).character?.lost;
  if (lost === undefined || lost === piece.state) return;
  change(work, { mission: turnPiece(mission, work.state.mission, piece.id, lost) });
  tell(work, {
    type: 'piece',
    piece: piece.id,
    from: piece.state,
    to: lost,
    test: null,
    cites: ['vs.presentation.tout-par-tuile'],
  });
};
/** Takes a character out of the game, with all that follows. */
export const neutralise = (work: Work, id: FigureId, { by, means, cites }: Blow): void => {
  const figure = figureOf(work.state, id);
  if (figure === undefined || !(figure.at === 'board' || figure.at === 'hidden')) return;
  const { zone, tile } = figure;
  const twins = tile === 'clayface' || tile === work.state.avatar; // Clayface and his avatar are one character
  tell(work, {
    type: 'neutralised',
    figure: id,
    by: by?.id ?? null,
    means,
    cites: twins && work.state.avatar !== null ? [...cites, 'vs.pouvoirs-vilains.clayface-avatar-neutralise'] : cites,
  });
  if (RISING.has(tile) && isHq(work, figure)) {
    changeFigure(work, id, { at: 'lying', life: figure.life === null ? null : 0 });
    tell(work, {
      type: 'lying',
      figure: id,
      cites: [tile === 'talon' ? 'vs.pouvoirs-vilains.talon-couche' : 'vs.pouvoirs-vilains.solomon-grundy-couche'],
    });
  } else if (by?.tile === 'katana' && isHq(work, by)) {
    changeFigure(work, id, { at: 'soultaker', zone: null, markers: [] });
    tell(work, {
      type: 'captured',
      figure: id,
      souls: work.state.figures.filter(({ at }) => at === 'soultaker').length,
      cites: ['vs.pouvoirs-heros.katana-capture'],
    });
  } else changeFigure(work, id, { at: 'out', zone: null, markers: [], life: figure.life === null ? null : 0 });
  losePiece(work, figure);
  if (twins) {
    for (const one of [
      ...figuresOf(work.state, 'clayface'),
      ...(work.state.avatar === null ? [] : figuresOf(work.state, work.state.avatar)),
    ])
      changeFigure(work, one.id, { at: 'out', zone: null });
    for (const other of work.state.tiles.filter(
      (one) => one.id !== tile && (one.id === 'clayface' || one.id === work.state.avatar),
    ))
      changeTile(work, other.id, { face: other.face === 'absent' ? 'absent' : 'neutralised' });
  }
  if (
    by?.tile === 'mr-bloom' &&
    isHq(work, by) &&
    means === 'melee' &&
    figuresOf(work.state, 'blooms-gang').some(({ at }) => at === 'reserve')
  )
    push(work, { task: 'bloom', zone });
  settleTile(work, tile);
};

// ── Wounds
/** Clayface bears the wounds of his avatar. */
export const bearer = (work: Work, figure: Figure): Figure =>
  figure.tile === work.state.avatar ? (figuresOf(work.state, 'clayface')[0] ?? figure) : figure;
/** Wounds without a defence (A37) or after one, as reported: life falls, and at 0 the character is neutralised. */
export const wound = (work: Work, id: FigureId, amount: number, { by, means, cites }: Blow): void => {
  const figure = figureOf(work.state, id);
  if (figure === undefined || figure.at !== 'board' || amount === 0) return;
  const body = bearer(work, figure);
  const life = body.life === null ? null : Math.max(0, body.life - amount);
  changeFigure(work, body.id, { life, wounds: body.wounds + Math.min(amount, body.life ?? amount) });
  const power = means === 'power' ? (powerOf(work.state, work.state.active)?.id ?? null) : null;
  tell(work, {
    type: 'wounded',
    figure: id,
    amount,
    life,
    power,
    by: power === null ? (by?.id ?? null) : null,
    cites: body === figure ? cites : [...cites, 'vs.pouvoirs-vilains.clayface-avatar-blessures'],
  });
  if (life === 0) neutralise(work, id, { by, means, cites });
};
