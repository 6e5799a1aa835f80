// Positions of Versus in a few marks, for lists: two rivers, or what a mission is about.
import type { TrackState } from '../../engine/versus/mission/types.ts';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import type { Camp } from '../../engine/versus/types.ts';
import { inRow, type Subject, type Subjects, type Vignettes } from '../scene/vignette.ts';
import { emblemOf, EMPTY_EMBLEM, EVENT_EMBLEM, tokenEmblem } from './emblems.ts';

const sideOf = (camp: Camp): number => (camp === 'hero' ? 0 : 1);
const partie = ({ sides, slots, tiles }: PartieState) => {
  const river = (camp: Camp) => {
    const { river: laid } = sides[camp];
    const ids = laid.length > 0 ? laid : slots[camp].map(({ tile }) => tile);
    const standing = (id: string | null): boolean =>
      id !== null && tiles.find((tile) => tile.id === id)?.face === 'active';
    return ids.map((id) => ({
      emblem: id === null ? EMPTY_EMBLEM : emblemOf(id, camp),
      side: laid.length > 0 && !standing(id) ? 6 : sideOf(camp),
      square: true,
    }));
  };
  return { ground: 'M10 50H150', marks: [...inRow(river('hero'), 28), ...inRow(river('villain'), 72)] };
};
const mission = ({ mission: { pieces }, fixed: { mission: played } }: TrackState) => {
  const tokens = pieces.length > 0 ? pieces.map(({ token }) => token) : played.tokens.map(({ id }) => id);
  const emblems = tokens.length > 0 ? tokens.map(tokenEmblem) : [EVENT_EMBLEM]; // nothing to lay: characters alone
  const shown = emblems.slice(0, 10).map((emblem) => ({ emblem, side: 2 }));
  const half = shown.length > 5 ? Math.ceil(shown.length / 2) : shown.length;
  return {
    marks: [...inRow(shown.slice(0, half), shown.length > half ? 31 : 50, 14), ...inRow(shown.slice(half), 69, 14)],
  };
};
export const VIGNETTES: Vignettes = { partie, mission };

const DISCS = 'M-.95-.4a.95.4 0 0 1 1.9 0v.8a.95.4 0 0 1-1.9 0ZM-.95-.4a.95.4 0 0 0 1.9 0M-.95 0a.95.4 0 0 0 1.9 0';
const CUBE = 'M0-.95.85-.45v.95L0 1-.85.5v-.95ZM-.85-.45 0 .05.85-.45M0 .05V1';
/** Tiles and figures by their emblem, pieces of a mission, piles of discs, cubes. */
const partieSubject = (piece: string, { tiles }: PartieState): Subject | undefined => {
  const [kind = '', ...rest] = piece.split(':');
  const id = rest.join(':').replace(/#\d+$/, '');
  if (kind === 'discs' || kind === 'cubes')
    return { path: kind === 'discs' ? DISCS : CUBE, side: sideOf(rest[0] === 'villain' ? 'villain' : 'hero') };
  if (kind === 'piece' || kind === 'plan') return { emblem: tokenEmblem(id.replace(/-\d+$/, '')), side: 2 };
  if (id.startsWith('evenement-'))
    return { emblem: EVENT_EMBLEM, side: sideOf(id === 'evenement-heros' ? 'hero' : 'villain'), square: true };
  const tile = tiles.find((one) => one.id === id);
  return tile === undefined
    ? undefined
    : { emblem: emblemOf(id, tile.side), side: sideOf(tile.side), square: kind === 'tile' };
};
export const SUBJECTS: Subjects = { partie: partieSubject };
