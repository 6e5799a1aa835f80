// The machine of a combat, away from the page.
import { effort, insight } from '../../engine/fields-of-eternia/des-de-pouvoir/insight.ts';
import { desDePouvoir } from '../../engine/fields-of-eternia/des-de-pouvoir/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(desDePouvoir, { insight, effort });
