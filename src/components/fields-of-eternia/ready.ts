// The ready-made scenarios of this game, by mode.
import type { CombatScenario } from '../../engine/fields-of-eternia/combat/scenario-types.ts';
import type { PartieScenario } from '../../engine/fields-of-eternia/partie/scenario-types.ts';
import { readyEntries, readyOfMode } from '../play/ready.ts';

const FILES = import.meta.glob('../../engine/fields-of-eternia/scenarios/*.json', { eager: true, import: 'default' });
export const ENTRIES = readyEntries(FILES);
export const COMBATS = readyOfMode<CombatScenario>(FILES, 'combat-epique');
export const GAMES = readyOfMode<PartieScenario>(FILES, 'partie');
