// Best play of a combat, away from the page: it may take a second.
import { advise } from '../../engine/battleworld/combat/advise.ts';
import type { CombatAction, CombatState } from '../../engine/battleworld/combat/types.ts';
import { answerWith } from '../play/worker-answer.ts';

answerWith<CombatState, CombatAction>((state, seen) => advise(state, undefined, seen));
