// A game as text: everything a reader can see, what never changes left out.
import { canonical } from '../../kernel/json.ts';
import { missionKey } from '../mission/track.ts';
import { CAMPS } from '../types.ts';
import type { Figure, Marker, PartieState, Side, Slot, Tile } from './types.ts';

const side = ({
  discs,
  discRecovery,
  cubes,
  cubeRecovery,
  river,
  done,
  ahead,
  late,
  activated,
  hacked,
  hq,
}: Side): string =>
  [
    discs.available,
    discs.spent,
    discs.unavailable,
    discRecovery,
    cubes.available,
    cubes.fatigue,
    cubes.move,
    cubes.defence,
    cubes.reroll,
    cubeRecovery,
    river.join('.'),
    done,
    ahead,
    late,
    activated.join('.'),
    hacked.join('.'),
    hq ?? '',
  ].join(',');
const tile = ({ id, side: whose, part, face }: Tile): string => `${id}/${whose}/${part}/${face}`;
const figure = ({ id, zone, life, wounds, at, markers }: Figure): string =>
  `${id}/${zone ?? ''}/${life ?? ''}/${wounds}/${at}/${markers.join('.')}`;

const slot = ({ tile: id }: Slot): string => id ?? '-';
const marker = ({ kind, zone, full }: Marker): string => `${kind}/${zone ?? ''}/${full === false ? 'f' : ''}`;

export const key = (state: PartieState): string =>
  [
    state.phase,
    state.turn,
    state.active,
    state.picking,
    state.winner ?? '',
    CAMPS.map((camp) => side(state.sides[camp])).join(';'),
    state.tiles.map(tile).join(';'),
    state.figures.map(figure).join(';'),
    CAMPS.map((camp) => state.slots[camp].map(slot).join('.')).join(';'),
    state.markers.map(marker).join(';'),
    state.shadows.map(({ number, zone, batman }) => `${number}/${zone ?? ''}/${batman ?? ''}`).join(';'),
    state.avatar ?? '',
    state.operated ?? '',
    missionKey(state.mission),
    state.tasks.length === 0 ? '' : canonical(state.tasks),
  ].join('|');
