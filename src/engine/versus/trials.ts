// A position to try each power of an HQ: its camp is about to play, its event tile (or the guest in its place) can be activated, and whatever the power aims at is there.
// Teams, rivers, zones, lives and dice are examples. Kept short: the catalogue of powers carries 65 links to them.
import { EXAMPLE_DICE } from './data.ts';
import type { PartieScenario, TileSpec } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import type { Power } from './power-types.ts';
import { type Camp, type FigureId, foe, type TileId, type Zone } from './types.ts';

/** Where minions of each camp stand; the HQ that is tried is among those of the other camp. */
const PLACE: Readonly<Record<Camp, Zone>> = { hero: 'Rue', villain: 'Hall' };
const FARTHER = 'Parking';
const SQUAD: Readonly<Record<Camp, FigureId>> = { hero: 'sbires-heros-a#1', villain: 'sbires-vilains-a#1' };
const LIFE = 6;
const living = (id: TileId, name: string, side: Camp): TileSpec => ({ id, name, side, level: 'leader', life: LIFE });
const lying = (hq: TileId): PositionSpec => ({ figures: { [`${hq}#1`]: { zone: PLACE.hero, lying: true } } });
const FRIEND_HERE: PositionSpec = { figures: { [SQUAD.villain]: PLACE.hero } };

/** What a power needs beyond an enemy in the zone of its HQ and a friend in another. */
const NEEDS: Readonly<Record<string, PositionSpec>> = {
  alfred: { tiles: [living('huntress', 'Huntress', 'hero')], figures: { 'huntress#1': { zone: FARTHER, life: 2 } } },
  batman: { zones: [FARTHER] },
  'batman-year-100': {
    tiles: [living('batman-year-100', 'Batman (Year 100)', 'hero')],
    figures: { 'batman-year-100#1': { zone: PLACE.villain, life: 3 } },
  },
  duke: { dice: EXAMPLE_DICE },
  'julia-pennyworth': { hero: { cubes: [3, 8] } },
  'doctor-death': FRIEND_HERE,
  firefly: { markers: [{ kind: 'flame', zone: PLACE.hero, full: false }] },
  'harley-quinn': { dice: EXAMPLE_DICE },
  'killer-moth': { markers: [{ kind: 'gas', zone: PLACE.hero, full: false }] },
  'man-bat': FRIEND_HERE,
  'solomon-grundy': lying('solomon-grundy'),
  talon: lying('talon'),
  'the-riddler': { hero: { discs: [5, 0, 5] }, villain: { discs: [2, 0, 8] } },
};

/** The game in which a power is tried, by the first card that bears it. Its camp's turn begins: after the upkeep, the tile can be activated. */
export const trialOf = ({ id, side, title, tiles: [{ id: hq }] }: Power): PartieScenario => {
  const { figures, ...needs } = NEEDS[id] ?? {};
  return position({
    name: title,
    turn: 2,
    active: side,
    ...needs,
    [side]: { ...needs[side], hq },
    figures: { [`${hq}#1`]: PLACE[foe(side)], [SQUAD.hero]: PLACE.hero, [SQUAD.villain]: PLACE.villain, ...figures },
  });
};
