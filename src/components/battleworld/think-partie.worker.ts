// The machine of a game, away from the page.
import { effort, insight } from '../../engine/battleworld/partie/insight.ts';
import { partie } from '../../engine/battleworld/partie/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(partie, { insight, effort });
