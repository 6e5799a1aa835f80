// The cards of a scenario that are examples of this site: nobody has them in a box.
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { printSteps } from '../../../engine/battlefight/language/print.ts';
import type { SamplesOf } from '../../atelier/samples.ts';
import { typeTitle } from './labels.ts';
import type { Work } from './model.ts';
import { heapsOf, lyingAt } from './zones.ts';

/** Each once, where it first lies. */
export const samplesOf: SamplesOf<Work> = (work) => {
  const lying = work.players.flatMap((_, seat) => heapsOf(work, seat).flatMap((heap) => lyingAt(work, seat, heap)));
  return EXAMPLE_CARDS.flatMap(({ id, title, type, steps }) => {
    const first = lying.find(({ card }) => card === id);
    if (first === undefined) return [];
    const values = [
      ['Type', typeTitle(type)] as const,
      ['Étapes', printSteps(steps, 'lines').replaceAll('\n', ' / ')] as const,
    ];
    return [{ path: first.path, name: title, values }];
  });
};
