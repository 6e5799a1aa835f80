// What a cell that means several actions asks: which side to look at, or which of a few things to do.
import type { JSX } from 'preact';
import type { PartieAction } from '../../engine/battle-beyond-space/partie/types.ts';
import type { Facing } from '../../engine/battle-beyond-space/types.ts';
import { FACING_NAMES } from '../../engine/battle-beyond-space/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { facedTo, facingOf } from './aims.ts';
import type { ShipLook } from './space-types.ts';

interface ChooserProps {
  readonly actions: readonly PartieAction[];
  readonly pick: (action: PartieAction) => void;
  readonly label: (action: PartieAction) => string;
}
export const Buttons = ({ actions, pick, label, name }: ChooserProps & { readonly name: string }): JSX.Element => (
  <div class="board-choices" role="group" aria-label={name}>
    {actions.map((action) => (
      <button type="button" class="btn" key={JSON.stringify(action)} onClick={() => pick(action)}>
        {label(action)}
      </button>
    ))}
  </div>
);

/** As the sides lie around a cell. */
const ROUND: readonly Facing[] = [2, 1, 3, 0, 4, 5];
/** Six sides around the ship. One that the rules refuse may be tried: it is refused aloud. */
export const Compass = ({
  actions,
  pick,
  label,
  look,
}: ChooserProps & { readonly look: Pick<ShipLook, 'facing'> }): JSX.Element | null => {
  const [first] = actions;
  if (first === undefined) return null;
  return (
    <div class="bbs-compass" role="group" aria-label={typeset('De quel côté regarder ?')}>
      {ROUND.map((facing) => {
        const open = actions.find((action) => facingOf(action) === facing);
        const action = open ?? facedTo(first, facing);
        return (
          <button
            type="button"
            class="btn"
            key={facing}
            data-cote={facing}
            aria-disabled={open === undefined ? true : undefined}
            aria-current={facing === look.facing ? 'true' : undefined}
            aria-label={label(action)}
            title={FACING_NAMES[facing]}
            onClick={() => pick(action)}
          >
            <svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
              <path d="M8.5 0 1.5-5.5V-2H-8V2H1.5V5.5Z" transform={`rotate(${-60 * facing})`} />
            </svg>
          </button>
        );
      })}
    </div>
  );
};
/** Whether all that is open there says a side. */
export const areSides = (actions: readonly PartieAction[]): boolean =>
  actions.length > 0 && actions.every((action) => facingOf(action) !== undefined);
