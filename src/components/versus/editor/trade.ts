// What the shared workshop must know of Versus.
import { readOptions } from '../../../engine/versus/options.ts';
import type { Options } from '../../../engine/versus/types.ts';
import { put } from '../../atelier/put.ts';
import { ownRulings } from '../../atelier/rulings.ts';
import { packed, type Trade } from '../../atelier/trade.ts';
import { check } from './check.ts';
import { formOf, toScenario } from './forms.ts';
import { isWork } from './drafts.ts';
import { mends } from './mends.ts';
import type { Work } from './modes.ts';
import { optionsFor } from './options.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';
import { STARTERS } from './starters.ts';

const JEU = 'versus';
/** With the reader's own rulings that this kind asks for. */
export const withMine = (work: Work): Work =>
  put<Work, 'options'>(work, 'options', optionsFor(work.mode, ownRulings<Options>(JEU, readOptions)));

export const TRADE: Trade<Work> = {
  box,
  jeu: JEU,
  store: `rv.atelier.${JEU}`,
  starter: STARTERS.partie,
  withMine,
  isWork,
  check,
  placeOf,
  mends,
  pack: (work) => packed(formOf(work.mode), toScenario(work)),
  samples: async () => (await import('./samples.ts')).samplesOf,
  post: async () => (await import('./post.ts')).POST,
};
