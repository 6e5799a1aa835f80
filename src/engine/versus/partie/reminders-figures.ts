// What to keep in mind about figures: their tokens, their zones, who acts, what blows do.
import type { Some } from '../../kernel/result.ts';
import type { VsRule } from '../rules.ts';
import { type Camp, CAMPS, type TileId } from '../types.ts';
import { saturationOf } from './posts.ts';
import { hqFigure, isUp, sideOf, upFigures } from './reads.ts';
import { iff, type Recall, type Reminder, river } from './reminder-types.ts';
import type { Figure, FigureMarker, Marker, PartieState } from './types.ts';
import { windowOf } from './window.ts';

// ── What powers left behind
/** Tokens that leave when their tile is activated (A38), and what they do until then. */
const TOKENS = {
  guard: {
    tile: 'orphan-cassandra-cain',
    leaves: 'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait',
    effect: 'vs.pouvoirs-heros.orphan-cassandra-cain-pion-effet',
  },
  stealth: {
    tile: 'spoiler',
    leaves: 'vs.pouvoirs-heros.spoiler-furtivite-retrait',
    effect: 'vs.pouvoirs-heros.spoiler-furtivite-effet',
  },
} as const satisfies Readonly<
  Partial<Record<FigureMarker, { readonly tile: TileId; readonly leaves: VsRule; readonly effect: VsRule }>>
>;

const worn = (state: PartieState): readonly (keyof typeof TOKENS)[] =>
  (['guard', 'stealth'] as const).filter((kind) =>
    state.figures.some((figure) => figure.tile === TOKENS[kind].tile && isUp(figure) && figure.markers.includes(kind)),
  );

const freezeOf = ({ markers }: PartieState): Marker | undefined => markers.find(({ kind }) => kind === 'freeze');

export const leaving: Recall = (state) => {
  const mine = river(state);
  return [
    ...worn(state)
      .filter((kind) => mine.includes(TOKENS[kind].tile))
      .map((kind): Reminder => ({ type: 'token-leaves', tile: TOKENS[kind].tile, kind, cites: [TOKENS[kind].leaves] })),
    ...iff(freezeOf(state) !== undefined && mine.includes('renee-montoya'), () => ({
      type: 'token-leaves',
      tile: 'renee-montoya',
      kind: 'freeze',
      cites: ['vs.pouvoirs-heros.renee-montoya-freeze-retrait'],
    })),
    ...iff(state.shadows.length > 0 && mine.includes('batman'), () => ({
      type: 'batman-returns',
      cites: ['vs.pouvoirs-heros.batman-reapparition', 'vs.pouvoirs-heros.batman-attaque-surprise'],
    })),
  ];
};

/** What heroes' tokens do to the villain who acts. */
export const against: Recall = (state) => {
  if (state.active !== 'villain') return [];
  const left = state.shadows.length;
  return [
    ...worn(state).map((kind): Reminder => ({
      type: 'token-holds',
      tile: TOKENS[kind].tile,
      kind,
      cites: [TOKENS[kind].effect],
    })),
    ...iff(left > 0, () => ({ type: 'shadows', left, cites: ['vs.pouvoirs-heros.batman-ombre-ciblable'] })),
  ];
};

export const frozen: Recall = (state) => {
  const freeze = freezeOf(state);
  return state.active !== 'villain' || freeze === undefined
    ? []
    : [{ type: 'frozen', zone: freeze.zone, cites: ['vs.pouvoirs-heros.renee-montoya-freeze-effet'] }];
};

const ZONES: Readonly<Record<'venom' | 'fear' | 'swarm', Some<VsRule>>> = {
  venom: ['vs.pouvoirs-vilains.the-joker-venin-effet'],
  fear: ['vs.pouvoirs-vilains.scarecrow-gaz-menace', 'vs.pouvoirs-vilains.scarecrow-gaz-regles'],
  swarm: ['vs.pouvoirs-vilains.ratcatcher-nuee-effet'],
};

export const zoneTokens: Recall = ({ markers }) =>
  (['venom', 'fear', 'swarm'] as const).flatMap((kind) => {
    const laid = markers.filter((marker) => marker.kind === kind);
    return iff(laid.length > 0, () => ({
      type: 'zones',
      kind,
      zones: [...new Set(laid.flatMap(({ zone }) => zone ?? []))],
      count: laid.length,
      cites: ZONES[kind],
    }));
  });

/** Of the camp that acts, every hacked space; of the other, the one it defends with. */
export const hacked: Recall = (state) =>
  CAMPS.flatMap((side) => {
    const spaces = sideOf(state, side)
      .hacked.filter((space) => side === state.active || space === 'defence')
      .map((space) => ({ space, limit: saturationOf(state, side, space) }));
    return iff(spaces.length > 0, () => ({
      type: 'hacked',
      side,
      spaces,
      cites: ['vs.pouvoirs-heros.red-robin-saturation'],
    }));
  });

const actors = (state: PartieState): readonly Figure[] => windowOf(state)?.actors ?? [];

const acting = (state: PartieState, tile: TileId): boolean => actors(state).some((figure) => figure.tile === tile);

export const operated: Recall = (state) => {
  const tile = state.operated;
  if (tile === null || upFigures(state, tile).length === 0) return [];
  if (acting(state, tile))
    return [{ type: 'operated-limits', tile, cites: ['vs.pouvoirs-vilains.prof-pyg-operation-interdits'] }];
  return iff(state.active === 'hero', () => ({
    type: 'operated-fear',
    tile,
    cites: ['vs.pouvoirs-vilains.prof-pyg-operation-horreur'],
  }));
};

const isHqActing = (state: PartieState, camp: Camp, tile: TileId): boolean =>
  sideOf(state, camp).hq === tile && hqFigure(state, camp)?.tile === tile && acting(state, tile);

export const blows: Recall = (state) => {
  const left = state.figures.filter(({ tile, at }) => tile === 'blooms-gang' && at === 'reserve').length;
  return [
    ...iff(isHqActing(state, 'hero', 'katana'), () => ({
      type: 'captures',
      cites: ['vs.pouvoirs-heros.katana-capture'],
    })),
    ...iff(left > 0 && isHqActing(state, 'villain', 'mr-bloom'), () => ({
      type: 'mutates',
      left,
      cites: ['vs.pouvoirs-vilains.mr-bloom-mutation'],
    })),
  ];
};
