// The ready-made scenarios, the eight missions to be played or changed among them, as works: fetched when their part is opened.
import { SCENARIOS } from '../../../engine/versus/scenarios.ts';
import type { Ready } from '../../atelier/DraftsPart.tsx';
import type { Work } from './modes.ts';

export const READY: readonly Ready<Work>[] = SCENARIOS.map((one): Ready<Work> =>
  one.mode === 'partie'
    ? { id: one.id, scenario: { ...one.scenario, mode: 'partie' } }
    : { id: one.id, scenario: { ...one.scenario, mode: 'mission' } },
);
