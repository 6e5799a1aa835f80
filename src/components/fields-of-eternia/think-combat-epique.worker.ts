// The machine of a combat, away from the page.
import { effort, insight } from '../../engine/fields-of-eternia/combat-epique/insight.ts';
import { combatEpique } from '../../engine/fields-of-eternia/combat-epique/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(combatEpique, { insight, effort });
