// The machine of a solo game, away from the page.
import { effort, insight } from '../../engine/fields-of-eternia/solo/insight.ts';
import { solo } from '../../engine/fields-of-eternia/solo/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(solo, { insight, effort });
