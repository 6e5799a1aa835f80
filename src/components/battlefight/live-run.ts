// The run of a live card, sorted under its steps: what came of each. Pure: events and their sentences come in, in order.
import { LIVE_CARD } from '../../engine/battlefight/live.ts';
import type { PartieEvent } from '../../engine/battlefight/partie/types.ts';
import type { Told } from '../../engine/kernel/text.ts';
import type { Entry } from '../play/entries.ts';

/** What the card told, typeset. */
export interface Run {
  readonly before: readonly Told[]; // the card chosen, whom it targets
  readonly steps: readonly (readonly Told[])[]; // by step, as far as the card went
  readonly after: readonly Told[]; // once it is over, or once its turn is
}
const OWN = `0:${LIVE_CARD}`;
const isStep = (event: PartieEvent): boolean => event.type === 'step' && event.active === OWN;
const isOver = (event: PartieEvent): boolean =>
  event.type === 'turn-over' || (event.type === 'deactivated' && event.active === OWN);

/** `events[i]` are those that `entries[i]` tells. The sentence that announces a step of the card is left out: the card says it. */
export const runOf = (entries: readonly Entry[], events: readonly (readonly PartieEvent[])[]): Run => {
  const after: Told[] = [];
  const parts: Told[][] = [[]];
  let over = false;
  for (const [i, { sentences }] of entries.entries()) {
    let from = 0;
    const tellUntil = (to: number): void => {
      const told = sentences.slice(from, to);
      from = to;
      if (told.length > 0)
        (over ? after : parts.at(-1))?.push({
          text: told.map(({ text }) => text).join(' '),
          cites: told.flatMap(({ cites }) => [...cites]),
        });
    };
    for (const [j, event] of (events[i] ?? []).entries()) {
      if (isStep(event)) {
        tellUntil(j);
        parts.push([]);
        from = j + 1;
      } else if (!over && isOver(event)) {
        tellUntil(j);
        over = true;
      }
    }
    tellUntil(sentences.length);
  }
  const [before = [], ...steps] = parts;
  return { before, steps, after };
};
