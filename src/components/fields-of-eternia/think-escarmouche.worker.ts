// The machine of a skirmish, away from the page.
import { effort, insight } from '../../engine/fields-of-eternia/escarmouche/insight.ts';
import { escarmouche } from '../../engine/fields-of-eternia/escarmouche/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(escarmouche, { insight, effort });
