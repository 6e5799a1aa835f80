// The techniques under way, laid one over the other: whose, at which step, against whom.
import type { JSX } from 'preact';
import { techniqueOf } from '../../engine/battlefight/partie/board.ts';
import type { PartieState } from '../../engine/battlefight/partie/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import type { CardId } from '../../engine/battlefight/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import { copiesOf, type Shown } from './stage.ts';
import { TechniqueCard } from './TechniqueCard.tsx';
import { nameOf } from './words.ts';

interface StageProps {
  readonly state: PartieState;
  readonly shown: readonly Shown[]; // the last is on top
  readonly onRead: (card: CardId, owner: Seat) => void;
}
const MOST = 3; // beyond, the first begun are under the others

export const Stage = ({ state, shown: all, onRead }: StageProps): JSX.Element => {
  const shown = all.slice(-MOST);
  return (
    <div class="bf-stage" data-nombre={shown.length} role="group" aria-label="Techniques en cours">
      {shown.map((one, i) => {
        const below = shown[i - 1];
        const answers = below !== undefined && below.owner !== one.owner;
        const begins = one.lines.every(({ state: look }) => look === undefined);
        const piece = one.over ? undefined : copiesOf(state, one.owner).active.get(one.id);
        return (
          <figure
            class={classes(
              'bf-open',
              `seat${one.owner}`,
              one.covered && 'covered',
              one.over && 'over',
              begins && 'begins',
            )}
            data-technique={one.id}
            key={one.id}
          >
            <figcaption>
              {answers ? <span>{typeset('Réponse de ')}</span> : null}
              {typeset(nameOf(state.fixed, one.owner))}
              {one.target === null ? null : <span>{typeset(` → ${nameOf(state.fixed, one.target)}`)}</span>}
            </figcaption>
            <TechniqueCard
              technique={techniqueOf(state, one.card)}
              lines={one.lines.map(({ text, state: look }) => ({ text: typeset(text), state: look }))}
              look={one.covered ? 'faded' : undefined}
              foot={one.note}
              piece={piece ?? `open:${one.id}`}
              onOpen={() => onRead(one.card, one.owner)}
            />
          </figure>
        );
      })}
    </div>
  );
};
