// What a table is asked to open: a link, or a game that this device keeps or that the page made ready.
import type { Types } from '../../engine/kernel/game.ts';
import type { Result } from '../../engine/kernel/result.ts';
import { challengeOf } from '../exercises/challenge.ts';
import type { KeptAs } from './Keeps.tsx';
import type { ModeUi } from './mode.ts';
import {
  type BadOpening,
  brokenBy,
  openAnswer,
  openData,
  openMomentLink,
  openScenarioLink,
  type Opening,
  printed,
} from './open.ts';
import type { Saved } from './saved.ts';
import type { SentAs } from './Sent.tsx';

/** What to open: a link's text, or data kept on this device (`kept`: its record) or made ready by the page. */
export type Request = { readonly link: string; readonly as: SentAs } | { readonly data: Saved; readonly kept?: KeptAs };
/** Opens it, or says why not. */
export const openRequest = <T extends Types>(
  mode: ModeUi<T>,
  request: Request,
): Promise<Result<Opening<T>, BadOpening>> => {
  if ('data' in request) return openData(mode, request.data);
  const link = challengeOf(request.link)?.address ?? request.link;
  if (!/^#?p=/.test(link)) return openScenarioLink(mode, link);
  return request.as === 'hand' ? openAnswer(mode, link) : openMomentLink(mode, link);
};

/** Said of what opened and then broke: the text it came from is kept. */
export const brokenOpening = (request: Request): BadOpening =>
  brokenBy('link' in request ? request.link : printed(request.data));
