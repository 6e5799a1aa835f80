import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Cite } from '../../engine/kernel/rules.ts';
import { typographie } from '../../plugins/typography.ts';
import { Choices, labelled } from './Choices.tsx';
import { Cites } from './Cites.tsx';
import type { ModeUi } from './mode.ts';
import type { Titles } from './titles.ts';
import type { Refused } from './useLine.ts';

interface RefusedProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly state: S;
  readonly refused: Refused<A, R>;
  readonly titles: Titles;
}
/** Why an action is not allowed: the sentence, then the rule. */
export const RefusedNote = <S, A, E extends Cite<R>, R extends string, P>({
  mode,
  state,
  refused,
  titles,
}: RefusedProps<S, A, E, R, P>): JSX.Element => (
  <p class="refused" role="alert" data-refus={refused.refusal.code}>
    <b>{typographie(`${mode.text.action(refused.action, state)} ?`)}</b>{' '}
    {typographie(mode.text.refusal(refused.refusal))}
    <Cites jeu={mode.jeu} ids={refused.refusal.cites} titles={titles} />
  </p>
);

interface WhyNotProps<S, A, E extends Cite<R>, R extends string, P> {
  readonly mode: ModeUi<S, A, E, R, P>;
  readonly state: S;
  readonly view: S; // the state as it may be told
  readonly onAsk: (action: A) => void; // refused: the caller says why
}
/** The actions that one might want and may not play here: each answers with the rule that forbids it. Listed when asked for. */
export const WhyNot = <S, A, E extends Cite<R>, R extends string, P>({
  mode,
  state,
  view,
  onAsk,
}: WhyNotProps<S, A, E, R, P>): JSX.Element | null => {
  const [open, setOpen] = useState(false);
  const choices = useMemo(() => {
    const refused = open
      ? (mode.attempts?.(view) ?? []).filter((action) => mode.game.refuse(state, action) !== undefined)
      : [];
    return labelled(mode, view, refused);
  }, [mode, state, view, open]);
  if (mode.attempts === undefined) return null;
  return (
    <details class="why-not" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{typographie('Pourquoi pas… ?')}</summary>
      {choices.length === 0 ? (
        <p>Rien d’autre ne vient à l’idée ici.</p>
      ) : (
        <Choices choices={choices} label={typographie('Pourquoi pas ?')} onPick={onAsk} />
      )}
    </details>
  );
};
