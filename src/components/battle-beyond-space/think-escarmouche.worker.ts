// The machine of a game, away from the page.
import { effort, insight } from '../../engine/battle-beyond-space/escarmouche/insight.ts';
import { escarmouche } from '../../engine/battle-beyond-space/escarmouche/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(escarmouche, { insight, effort });
