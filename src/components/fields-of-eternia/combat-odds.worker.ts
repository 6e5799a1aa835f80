// What each choice of an epic combat is worth, away from the page.
import type { CombatAction, CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import { answerWith } from '../play/worker-answer.ts';
import { adviseCombat } from './combat-advice.ts';

answerWith<CombatState, CombatAction>(adviseCombat);
