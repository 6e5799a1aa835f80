// Dice whose faces bear marks: a handful on the table, some of them taken up to be thrown again.
import type { JSX } from 'preact';
import { diceText } from '../../engine/fields-of-eternia/dice-text.ts';
import { WILD_FACES, type WildDice, type WildFace } from '../../engine/fields-of-eternia/types.ts';
import { WILD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import { useWhile } from '../scene/while.ts';

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
  piece,
}: {
  readonly face: WildFace;
  readonly fresh?: boolean;
  readonly piece?: string | undefined;
}): JSX.Element => (
  <svg
    class={classes('wild-die', face, fresh && 'new')}
    viewBox="0 0 40 43"
    aria-hidden="true"
    focusable="false"
    data-piece={piece}
  >
    <rect class="wild-die-edge" x="3" y="6" width="34" height="34" rx="7" />
    <rect class="wild-die-body" x="3" y="2.5" width="34" height="34" rx="7" />
    {MARKS[face] === '' ? null : <path class="wild-die-mark" d={MARKS[face]} transform="translate(0 -.5)" />}
  </svg>
);
/** Dice on the table, said as counts. `of`: whose they are, in their identity. */
export const DiceRow = ({
  dice,
  fresh = false,
  label = 'Dés',
  of,
}: {
  readonly dice: WildDice;
  readonly fresh?: boolean;
  readonly label?: string;
  readonly of: string;
}): JSX.Element => (
  <span class="dice-row" role="img" aria-label={typeset(`${label} : ${diceText(dice)}`)}>
    {WILD_FACES.flatMap((face) =>
      Array.from({ length: dice[face] }, (_, i) => (
        <WildDie key={`${face}${i}`} face={face} fresh={fresh} piece={`${of}:${face}:${i}`} />
      )),
    )}
  </span>
);

interface AgainProps<A> {
  readonly dice: WildDice;
  readonly of: string;
  readonly options: readonly (A & { readonly extra: WildDice })[]; // what may be thrown again beside the marked dice
  readonly onPick: (action: A) => void;
  readonly label: (action: A) => string;
}
/** Dice that may be thrown again: one takes up those one wants, then throws the handful. The marked ones go by themselves. */
export const DiceAgain = <A,>({ dice, of, options, onPick, label }: AgainProps<A>): JSX.Element => {
  const [taken, take] = useWhile<WildDice, readonly string[]>(dice, []);
  const count = (face: WildFace): number => taken.filter((one) => one.startsWith(`${face}:`)).length;
  const action = options.find(({ extra }) =>
    WILD_FACES.every((face) => face === 'relancer' || extra[face] === count(face)),
  );
  const toggle = (id: string): void => take(taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id]);
  return (
    <div class="dice-again" role="group" aria-label={typeset(`Dés : ${diceText(dice)}`)}>
      {WILD_FACES.flatMap((face) =>
        Array.from({ length: dice[face] }, (_, i) => {
          const id = `${face}:${i}`;
          const marked = face === 'relancer';
          return (
            <button
              key={id}
              type="button"
              class={classes('die-pick', (marked || taken.includes(id)) && 'taken')}
              data-cell={`die:${id}`}
              aria-pressed={marked || taken.includes(id)}
              aria-disabled={marked}
              aria-label={typeset(marked ? 'relancer : ce dé repart de lui-même' : WILD_NAMES[face])}
              onClick={() => marked || toggle(id)}
            >
              <WildDie face={face} piece={`${of}:${id}`} />
            </button>
          );
        }),
      )}
      <button
        type="button"
        class="btn go"
        aria-disabled={action === undefined}
        data-action={action === undefined ? undefined : JSON.stringify(action)}
        onClick={() => action !== undefined && onPick(action)}
      >
        {action === undefined ? typeset('Prenez les dés à relancer') : label(action)}
      </button>
    </div>
  );
};
