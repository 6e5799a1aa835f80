// The machine of a combat, away from the page.
import { effort, insight } from '../../engine/battleworld/combat/insight.ts';
import { combat } from '../../engine/battleworld/combat/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(combat, { insight, effort });
