// The ready-made scenarios of this game, by mode.
import type { MissionScenario } from '../../engine/versus/mission/types.ts';
import type { PartieScenario } from '../../engine/versus/partie/types.ts';
import { readyOfMode } from '../play/ready.ts';

const FILES = import.meta.glob('../../engine/versus/scenarios/*.json', { eager: true, import: 'default' });
export const GAMES = readyOfMode<PartieScenario>(FILES, 'partie');
export const MISSIONS_ALONE = readyOfMode<MissionScenario>(FILES, 'mission');
