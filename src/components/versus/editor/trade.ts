// What the shared workshop must know of Versus.
import { readOptions } from '../../../engine/versus/options.ts';
import { put } from '../../atelier/put.ts';
import { packed, type Trade } from '../../atelier/trade.ts';
import { $options } from '../../play/options-store.ts';
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
/** The reader's own rulings, those that the engine knows and that this kind asks for. */
export const withMine = (work: Work): Work => {
  const given = $options(JEU).get();
  const { wrong } = readOptions(given);
  return put<Work, 'options'>(
    work,
    'options',
    optionsFor(work.mode, Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)))),
  );
};

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
