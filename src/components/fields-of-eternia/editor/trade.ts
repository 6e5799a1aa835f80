// What the shared workshop must know of Fields of Eternia.
import { readOptions } from '../../../engine/fields-of-eternia/options.ts';
import type { Options } from '../../../engine/fields-of-eternia/types.ts';
import { put } from '../../atelier/put.ts';
import { packed, type Trade } from '../../atelier/trade.ts';
import { $options } from '../../play/options-store.ts';
import { checkWith } from './check.ts';
import { formOf, toScenario } from './forms.ts';
import { isWork } from './drafts.ts';
import type { Kits } from './kits.ts';
import type { Mode, Work } from './modes.ts';
import { keysOf } from './options.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';
import { STARTERS } from './starters.ts';

const JEU = 'fields-of-eternia';
export const STARTER: Work = STARTERS['combat-epique'];
/** The reader's own rulings, those that the engine knows and that this kind asks for. */
const mine = (mode: Mode): Partial<Options> | undefined => {
  const given = $options(JEU).get();
  const { wrong } = readOptions(given);
  const chosen = Object.entries(given).filter(
    ([key]) => !wrong.includes(key) && keysOf(mode).some((one) => one === key),
  );
  return chosen.length === 0 ? undefined : (Object.fromEntries(chosen) as Partial<Options>);
};
export const withMine = (work: Work): Work => put(work, 'options', mine(work.mode));

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
