// The ready-made scenarios of this game, by mode.
import type { EscarmoucheScenario } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import type { PartieScenario } from '../../engine/battle-beyond-space/partie/types.ts';
import { readyOfMode } from '../play/ready.ts';

const FILES = import.meta.glob('../../engine/battle-beyond-space/scenarios/*.json', { eager: true, import: 'default' });
export const GAMES = readyOfMode<PartieScenario>(FILES, 'partie');
export const SKIRMISHES = readyOfMode<EscarmoucheScenario>(FILES, 'escarmouche');
