// What playing a card would do now, step by step, as far as nobody has to decide: the engine plays it, nothing is kept. Loaded at a table, which has the engine.
import { findActive } from '../../engine/battlefight/partie/board.ts';
import { partie } from '../../engine/battlefight/partie/index.ts';
import { borneText, partieText } from '../../engine/battlefight/partie/text.ts';
import type { Frame, PartieAction, PartieEvent, PartieState } from '../../engine/battlefight/partie/types.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import { topOf } from '../../engine/kernel/steps.ts';
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

/** What would come of each step, by its rank, until the technique leaves the stack: what follows is another's, whose hand may be hidden. A step that asks somebody says so; those that would not be reached say nothing. */
export const foreseen = (state: PartieState, card: CardId): readonly string[] => {
  const play: PartieAction = { type: 'play', card };
  if (partie.refuse(state, play) !== undefined) return [];
  const told: string[] = [];
  const tell = (rank: number, text: string): void => {
    told[rank] = [told[rank] ?? '', typeset(text)].join(' ').trim();
  };
  let now = partie.apply(state, play).state;
  const first = topOf(now);
  if (first?.kind !== 'run') return [typeset(partieText.node(now))]; // whom it would target
  const runs = (frame: Frame): boolean => frame.kind === 'run' && frame.active === first.active;
  let paced = false;
  for (let i = 0; i < MOST && now.stack.some(runs); i += 1) {
    const rank = findActive(now, first.active)?.next ?? 0;
    if (topOf(now)?.kind !== 'run') {
      if (!paced) tell(rank - 1, partieText.node(now)); // how far one walks says that one chooses where
      break;
    }
    const before = now;
    const step = partie.apply(now, { type: 'execute' });
    now = step.state;
    paced = step.events.some(({ type }) => type === 'pace');
    for (const event of step.events)
      if (event.type === 'effect')
        tell(rank, borneText(event, before)); // the step itself says how long
      else if (!LEFT_OUT.has(event.type)) tell(rank, partieText.event(event, before));
  }
  return told;
};
