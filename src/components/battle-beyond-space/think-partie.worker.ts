// The machine of a game, away from the page.
import { effort, insight } from '../../engine/battle-beyond-space/partie/insight.ts';
import { partie } from '../../engine/battle-beyond-space/partie/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(partie, { insight, effort });
