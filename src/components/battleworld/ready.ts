// The ready-made scenarios of this game, by mode.
import type { PartieScenario } from '../../engine/battleworld/partie/types.ts';
import { readyOfMode } from '../play/ready.ts';

const FILES = import.meta.glob('../../engine/battleworld/scenarios/*.json', { eager: true, import: 'default' });
export const READY = readyOfMode<PartieScenario>(FILES, 'partie');
