// The ready-made scenarios, the eight missions to be played or changed among them, as works: fetched when their part is opened.
import type { Ready } from '../../atelier/DraftsPart.tsx';
import { GAMES, MISSIONS_ALONE } from '../ready.ts';
import type { Work } from './modes.ts';

export const READY: readonly Ready<Work>[] = [
  ...GAMES.map(({ id, scenario }): Ready<Work> => ({ id, scenario: { ...scenario, mode: 'partie' } })),
  ...MISSIONS_ALONE.map(({ id, scenario }): Ready<Work> => ({ id, scenario: { ...scenario, mode: 'mission' } })),
];
