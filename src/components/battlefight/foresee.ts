// What playing a card would do now, step by step, as far as nobody has to decide: the engine plays it, nothing is kept. Loaded at a table, which has the engine.
import { partie } from '../../engine/battlefight/partie/index.ts';
import { partieText } from '../../engine/battlefight/partie/text.ts';
import type { PartieAction, PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';

const MOST = 20; // steps followed
/** Events that a reading of the card says already, or that tell what comes after it. */
const LEFT_OUT: ReadonlySet<PartieEvent['type']> = new Set([
  'step',
  'activated',
  'chosen',
  'turn-started',
  'turn-over',
  'deactivated',
  'ruling',
]);

/** What would come of each step, by its rank; a step that asks somebody says so; those that would not be reached say nothing. */
export const foreseen = (state: PartieState, card: CardId): readonly string[] => {
  const play: PartieAction = { type: 'play', card };
  if (partie.refuse(state, play) !== undefined) return [];
  const told: string[] = [];
  let now = partie.apply(state, play).state;
  for (let i = 0; i < MOST; i += 1) {
    const open = partie.node(now);
    const top = now.stack.at(-1);
    if (open.kind === 'choice' && open.options[0].type === 'execute' && top?.kind === 'run') {
      const rank = now.active.find(({ id }) => id === top.active)?.next ?? 0;
      const before = now;
      const step = partie.apply(now, { type: 'execute' });
      now = step.state;
      told[rank] = step.events
        .filter(({ type }) => !LEFT_OUT.has(type))
        .map((event) => typeset(partieText.event(event, before)))
        .join(' ');
      if (now.active.every(({ id }) => id !== top.active)) break;
    } else {
      const rank = top?.kind === 'op' || top?.kind === 'all' ? top.step : undefined;
      const asks = top?.kind === 'op' || top?.kind === 'all' || top?.kind === 'target';
      if (asks && open.kind !== 'end')
        told[rank ?? 0] = [told[rank ?? 0] ?? '', typeset(partieText.node(now))].join(' ').trim();
      break;
    }
  }
  return told;
};
