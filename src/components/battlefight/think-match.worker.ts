// The machine of a game, away from the page.
import { effort, insight } from '../../engine/battlefight/match/insight.ts';
import { match } from '../../engine/battlefight/match/index.ts';
import { thinkWith } from '../play/worker-think.ts';

thinkWith(match, { insight, effort });
