// The machine of a game, away from the page.
import { effort, insight } from '../../engine/versus/partie/insight.ts';
import { partie } from '../../engine/versus/partie/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(partie, { insight, effort });
