// What the shared workshop must know of Battle Beyond Space.
import { readOptions } from '../../../engine/battle-beyond-space/options.ts';
import type { Options } from '../../../engine/battle-beyond-space/types.ts';
import { escarmoucheForm, partieForm } from '../../../engine/scenario/battle-beyond-space-form.ts';
import { put } from '../../atelier/put.ts';
import { ownRulings } from '../../atelier/rulings.ts';
import { packed, type Trade } from '../../atelier/trade.ts';
import { check } from './check.ts';
import { isWork } from './drafts.ts';
import { mends } from './mends.ts';
import { STARTER, toEscarmouche, toPartie, type Work } from './model.ts';
import { box } from './own.ts';
import { placeIn } from './place.ts';

const JEU = 'battle-beyond-space';
export const withMine = (work: Work): Work =>
  put<Work, 'options'>(work, 'options', ownRulings<Options>(JEU, readOptions));

export const TRADE: Trade<Work> = {
  box,
  jeu: JEU,
  store: `rv.atelier.${JEU}`,
  starter: STARTER,
  withMine,
  isWork,
  check,
  placeOf: placeIn,
  mends,
  pack: (work) =>
    work.challenge === undefined
      ? packed(partieForm, toPartie(work))
      : packed(escarmoucheForm, toEscarmouche(work, work.challenge)),
  samples: async () => (await import('./samples.ts')).samplesOf,
  post: async () => (await import('./post.ts')).POST,
};
