// What the shared workshop must know of Fields of Eternia.
import { readOptions } from '../../../engine/fields-of-eternia/options.ts';
import type { Options } from '../../../engine/fields-of-eternia/types.ts';
import { put } from '../../atelier/put.ts';
import { ownRulings } from '../../atelier/rulings.ts';
import { packed, type Trade } from '../../atelier/trade.ts';
import { checkWith } from './check.ts';
import { formOf, toScenario } from './forms.ts';
import { isWork } from './drafts.ts';
import type { Kits } from './kits.ts';
import type { Work } from './modes.ts';
import { keysOf } from './options.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';
import { STARTERS } from './starters.ts';

const JEU = 'fields-of-eternia';
export const STARTER: Work = STARTERS['combat-epique'];
/** With the reader's own rulings that this kind asks for. */
export const withMine = (work: Work): Work => {
  const keys: readonly string[] = keysOf(work.mode);
  return put(
    work,
    'options',
    ownRulings<Options>(JEU, readOptions, (key) => keys.includes(key)),
  );
};

export const tradeWith = (kits: Kits): Trade<Work> => {
  const check = checkWith(kits);
  return {
    jeu: JEU,
    store: `rv.atelier.${JEU}`,
    starter: STARTER,
    withMine,
    box,
    isWork,
    check,
    placeOf,
    mends: (work, found) => kits[work.mode]?.mends(work, found) ?? [],
    pack: (work) => packed(formOf(work.mode), toScenario(work)),
    samples: async () => (await import('./samples.ts')).samplesOf,
    post: async () => (await import('./post.ts')).POST,
  };
};
