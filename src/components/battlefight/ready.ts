// The ready-made scenarios of this game, by mode.
import type { PartieScenario } from '../../engine/battlefight/partie/types.ts';
import { readyOfMode } from '../play/ready.ts';

const FILES = import.meta.glob('../../engine/battlefight/scenarios/*.json', { eager: true, import: 'default' });
export const READY_GAMES = readyOfMode<PartieScenario>(FILES, 'partie');
