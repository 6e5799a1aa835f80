// Dice whose faces bear marks: the wilds die, alone or by the handful, and what the epic die has given.
import type { JSX } from 'preact';
import { diceText } from '../../engine/fields-of-eternia/dice-text.ts';
import { WILD_FACES, type WildDice, type WildFace } from '../../engine/fields-of-eternia/types.ts';
import { typographie } from '../../plugins/typography.ts';

/** Marks in a square of 40; a blank face has none. */
const MARKS: Readonly<Record<WildFace, string>> = {
  blanc: '',
  reussite: 'M20 10 30 20 20 30 10 20Z',
  double: 'M13 12 21 20 13 28 5 20ZM27 12 35 20 27 28 19 20Z',
  relancer: 'M28.5 16A9.5 9.5 0 1 0 29.4 22M29.5 9.5v7h-7',
};

export const WildDie = ({
  face,
  fresh = false,
}: {
  readonly face: WildFace;
  readonly fresh?: boolean;
}): JSX.Element => (
  <svg class={`wild-die ${face}${fresh ? ' new' : ''}`} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <rect class="wild-die-body" x="3" y="3" width="34" height="34" rx="6" />
    {MARKS[face] === '' ? null : <path class="wild-die-mark" d={MARKS[face]} />}
  </svg>
);
/** Dice on the table, said as counts. */
export const DiceRow = ({
  dice,
  fresh = false,
  label = 'Dés',
}: {
  readonly dice: WildDice;
  readonly fresh?: boolean;
  readonly label?: string;
}): JSX.Element => (
  <span class="dice-row" role="img" aria-label={typographie(`${label} : ${diceText(dice)}`)}>
    {WILD_FACES.flatMap((face) =>
      Array.from({ length: dice[face] }, (_, i) => <WildDie key={`${face}${i}`} face={face} fresh={fresh} />),
    )}
  </span>
);
