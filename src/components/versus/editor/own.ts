// What of a scenario of Versus is the reader's own: tiles of the river, a mission.
import { isRecord } from '../../../engine/kernel/json.ts';
import type { Mission } from '../../../engine/versus/mission/format.ts';
import type { TileSpec } from '../../../engine/versus/partie/types.ts';
import { withoutId } from '../../atelier/box/inner.ts';
import type { BoxTrade } from '../../atelier/box/things.ts';
import { freshId, nameOr } from '../../atelier/ids.ts';
import { changeMission } from './game/model.ts';
import type { Work } from './modes.ts';

export const box: BoxTrade<Work> = {
  kinds: { tuile: 'Tuiles', mission: 'Missions' },
  lies: [],
  own: (work) => [
    ...(work.mode === 'partie' ? (work.tiles ?? []) : []).map((tile) => ({
      kind: 'tuile',
      name: nameOr(tile.name, 'Tuile sans nom'),
      value: withoutId(tile),
    })),
    ...(typeof work.mission === 'string'
      ? []
      : [{ kind: 'mission', name: nameOr(work.mission.title, 'Mission sans titre'), value: work.mission }]),
  ],
  use: (work, { kind, value }) => {
    if (!isRecord(value)) return undefined;
    if (kind === 'mission') return changeMission(work, value as unknown as Mission); // whoever uses it looks at its shape
    if (kind !== 'tuile' || work.mode !== 'partie') return undefined;
    const { tiles = [] } = work;
    const id = freshId(
      'carte',
      tiles.map((tile) => tile.id),
    );
    return { ...work, tiles: [...tiles, { ...value, id } as unknown as TileSpec] };
  },
};
