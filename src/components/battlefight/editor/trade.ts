// What the shared workshop must know of BattleFight.
import { readOptions } from '../../../engine/battlefight/options.ts';
import { DEFAULT_OPTIONS, type Options } from '../../../engine/battlefight/types.ts';
import { put } from '../../atelier/put.ts';
import { ownRulings } from '../../atelier/rulings.ts';
import { packed, type Trade } from '../../atelier/trade.ts';
import { check, formOf } from './check.ts';
import { STARTER } from './desk.ts';
import { isWork } from './drafts.ts';
import { toScenario, type Work } from './model.ts';
import { mends } from './mends.ts';
import { box } from './own.ts';
import { placeOf } from './place.ts';

/** The reader's own rulings; the number of games is the scenario's. */
const mine = ({ manches }: Partial<Options> = {}): Partial<Options> | undefined => {
  const chosen = ownRulings<Options>('battlefight', readOptions, (key) => key !== 'manches');
  return manches === undefined || manches === DEFAULT_OPTIONS.manches ? chosen : { ...chosen, manches };
};

export const TRADE: Trade<Work> = {
  box,
  jeu: 'battlefight',
  store: 'rv.atelier.battlefight',
  starter: STARTER,
  withMine: (one) => put(one, 'options', mine(one.options)),
  isWork,
  check,
  placeOf,
  mends,
  pack: (one) => packed(formOf(one), toScenario(one)),
  samples: async () => (await import('./samples.ts')).samplesOf,
  post: async () => (await import('./post.ts')).POST,
};
