import type { JSX } from 'preact';
import type { Types } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes } from '../scene/pieces.tsx';
import { groupChoices, type Labelled, ranked } from './groups.ts';
import type { BoardProps, ModeUi } from './mode.ts';

/** What an open action is called, and what surely comes of it, typeset. */
export const saysOf = <T extends Types>(
  { text, foretell }: ModeUi<T>,
  state: T['state'],
): Required<Pick<BoardProps<T['state'], T['action'], T['event']>, 'label' | 'foretell'>> => ({
  label: (action) => typeset(text.action(action, state)),
  foretell: (action) => {
    const told = foretell?.(action, state);
    return told === undefined ? undefined : typeset(told);
  },
});
/** Options with what a button says, and where it is listed when there are many. */
export const labelled = <T extends Types>(
  mode: ModeUi<T>,
  state: T['state'],
  options: readonly T['action'][],
): readonly Labelled<T['action']>[] => {
  const { label, foretell } = saysOf(mode, state);
  const choices = options.map((action): Labelled<T['action']> => {
    const [who, kind] = mode.group?.(action, state) ?? ['', ''];
    return {
      action,
      label: label(action),
      foretold: foretell(action),
      who: typeset(who),
      kind: typeset(kind),
    };
  });
  const { rank } = mode;
  return rank === undefined ? choices : ranked(choices, (action) => rank(action, state));
};

interface ChoicesProps<A> {
  readonly choices: readonly Labelled<A>[];
  readonly label: string;
  readonly onPick: (action: A) => void;
}
/** Actions as buttons in a row. */
export const Buttons = <A,>({ choices, onPick }: Pick<ChoicesProps<A>, 'choices' | 'onPick'>): JSX.Element => (
  <div class={choices.length === 2 ? 'choices pair' : 'choices'}>
    {choices.map(({ action, label, foretold, odds }, i) => (
      <button
        type="button"
        class={classes('btn', foretold !== undefined && 'foretells', odds !== undefined && 'weighed')}
        key={`${label}.${i}`}
        data-action={JSON.stringify(action)}
        onClick={() => onPick(action)}
      >
        {odds === undefined && foretold === undefined ? (
          label
        ) : (
          <>
            <span>{label}</span>
            {foretold === undefined ? null : <small class="foretold">{foretold}</small>}
            {odds}
          </>
        )}
      </button>
    ))}
  </div>
);

const FEW = 2; // beside what goes on, nothing else
/** Legal actions as buttons: in a row when few, else by who acts, then by kind. */
export const Choices = <A,>({ choices, label, onPick }: ChoicesProps<A>): JSX.Element => {
  const groups = groupChoices(choices);
  if (groups === undefined)
    return (
      <div role="group" aria-label={label} class={choices.length <= FEW ? 'few' : undefined}>
        <Buttons choices={choices} onPick={onPick} />
      </div>
    );
  return (
    <div role="group" aria-label={label} class="choice-groups">
      {groups.map(({ who, count, kinds }) => {
        const inside = kinds.map(({ kind, choices: list }) => (
          <div key={kind} role="group" aria-label={kind}>
            {kinds.length > 1 || (who === '' && groups.length > 1) ? <p class="choice-kind">{kind}</p> : null}
            <Buttons choices={list} onPick={onPick} />
          </div>
        ));
        return who === '' || groups.length === 1 ? (
          inside
        ) : (
          <details key={who} name="choix">
            <summary>
              {who} <span>{`${count} choix`}</span>
            </summary>
            {inside}
          </details>
        );
      })}
    </div>
  );
};
