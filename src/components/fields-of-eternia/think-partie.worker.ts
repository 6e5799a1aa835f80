// The machine of a whole game, away from the page.
import { effort, insight } from '../../engine/fields-of-eternia/partie/insight.ts';
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(partie, { insight, effort });
