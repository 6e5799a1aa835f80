// Figures of a card: its PS as a bar, and facts in a row.
import type { ComponentChildren, JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';

export const Health = ({
  health,
  most,
  note,
}: {
  readonly health: number;
  readonly most: number;
  readonly note?: string | undefined;
}): JSX.Element => (
  <div class="foe-health">
    <p>
      PS <b>{health}</b> {typographie(`sur ${most}`)} {note === undefined ? null : <span>{typographie(note)}</span>}
    </p>
    <svg class="foe-bar" aria-hidden="true" focusable="false" width="100%" height="8">
      <rect class="foe-bar-all" width="100%" height="8" rx="2" />
      <rect
        class="foe-bar-left"
        width={`${Math.round((100 * Math.max(0, health)) / Math.max(1, most))}%`}
        height="8"
        rx="2"
      />
    </svg>
  </div>
);
/** A fact of a card: « Esprit 2 ». */
export const Fact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <li>
    <span>{typographie(name)}</span> <b>{children}</b>
  </li>
);
