// What each choice of a combat in the wilds is worth, away from the page: a large handful takes a moment.
import type { WildAction, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { answerWith } from '../play/worker-answer.ts';
import { adviseWild } from './wild-advice.ts';

answerWith<WildState, WildAction>(adviseWild);
