// The rivers of a game as drawn before anybody plays: its places, who is there, what each costs.
import { cardOf, poolOf } from '../../../engine/versus/data.ts';
import type { SlotSpec } from '../../../engine/versus/partie/types.ts';
import type { Camp } from '../../../engine/versus/types.ts';
import { EMPTY_EMBLEM, emblemOf, EVENT_EMBLEM } from '../emblems.ts';
import { type Plaque, shortName } from '../plaques.ts';
import { count } from '../words.ts';
import { riverOf } from './game/model.ts';
import type { WorkOf } from './modes.ts';

const NOBODY: Partial<Readonly<Record<SlotSpec['level'], string>>> = {
  event: 'Événement',
  citizens: 'Tuile de la mission',
};
export const plaquesOf = (work: WorkOf<'partie'>, camp: Camp): readonly Plaque[] => {
  const pool = poolOf(work.tiles);
  return riverOf(work, camp).map(({ level, hq = false, form, figures, tile, cost }, i): Plaque => {
    const card = tile === undefined ? undefined : cardOf(pool, tile);
    const people = card?.figures ?? figures;
    return {
      at: `slot:${camp}:${i + 1}`,
      place: i + 1,
      cubes: (work.options?.tileCost === 'custom' ? cost : undefined) ?? i + 1,
      name: shortName(card?.name ?? tile ?? NOBODY[level] ?? 'À prendre'),
      emblem: level === 'event' ? EVENT_EMBLEM : tile === undefined ? EMPTY_EMBLEM : emblemOf(tile, camp),
      camp,
      free: tile === undefined && level !== 'event',
      standing: people ?? 0,
      of: people ?? 0,
      level,
      hq,
      out: false,
      figures: people === undefined ? undefined : count(people, 'figurine'),
      life: card?.life === undefined || (people ?? 1) > 1 ? undefined : { now: card.life, of: card.life },
      notes: form === undefined ? [] : [form],
    };
  });
};
