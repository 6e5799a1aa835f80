import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import { closeOver } from '../scene/over.ts';
import { typeset } from '../../plugins/typography.ts';
import { useMark } from '../scene/mark.ts';
import { useRead } from './useRead.ts';
import { Choices, labelled } from './Choices.tsx';
import { Said } from './Said.tsx';
import type { BoardProps, ModeUi } from './mode.ts';
import type { Titles } from './titles.ts';
import type { Refused, UseLine } from './useLine.ts';

interface RefusedProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state'];
  readonly refused: Refused<T>;
  readonly titles: Titles;
  readonly onRead?: () => void; // where it lies over a place
}
/** Said at the cell that was pressed, it is not said again under the place. */
const inMenu = (note: Element): string | undefined => (note.closest('.cell-menu') === null ? undefined : 'refus');
/** Why an action is not allowed: the sentence, then the rule. */
export const RefusedNote = <T extends Types>({
  mode,
  state,
  refused,
  titles,
  onRead,
}: RefusedProps<T>): JSX.Element => {
  const box = useRef<HTMLParagraphElement>(null);
  useMark(box, inMenu);
  useRead(box, onRead);
  return (
    <p class="refused" role="alert" data-refus={refused.refusal.code} ref={box}>
      <b>{typeset(`${mode.text.action(refused.action, state)} ?`)}</b>{' '}
      <Said jeu={mode.jeu} text={mode.text.refusal(refused.refusal)} cites={refused.refusal.cites} titles={titles} />
    </p>
  );
};

/** What was just refused, as a board says it where it was tried: there it goes once it is read. */
export const refusalOf = <T extends Types>(
  mode: ModeUi<T>,
  state: T['state'],
  { refused, dismiss }: Pick<UseLine<T>, 'refused' | 'dismiss'>,
  titles: Titles,
): BoardProps<T['state'], T['action'], T['event']>['refusal'] =>
  refused && {
    action: refused.action,
    view: <RefusedNote {...{ mode, state, refused, titles }} onRead={() => dismiss(refused)} />,
  };

interface WhyNotProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly state: T['state'];
  readonly view: T['state']; // the state as it may be told
  readonly onAsk: (action: T['action']) => void; // refused: the caller says why
}
/** The actions that one might want and may not play here: each answers with the rule that forbids it. Listed when asked for. */
export const WhyNot = <T extends Types>({ mode, state, view, onAsk }: WhyNotProps<T>): JSX.Element | null => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  const choices = useMemo(() => {
    const refused = open
      ? (mode.attempts?.(view) ?? []).filter((action) => mode.game.refuse(state, action) !== undefined)
      : [];
    return labelled(mode, view, refused);
  }, [mode, state, view, open]);
  if (mode.attempts === undefined) return null;
  /** The answer stands at the question, which a sheet would hide. */
  const ask = (action: T['action']): void => {
    onAsk(action);
    if (box.current?.parentElement) closeOver(box.current.parentElement)?.querySelector('summary')?.focus();
  };
  return (
    <details class="why-not over" ref={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{typeset('Pourquoi pas… ?')}</summary>
      {choices.length === 0 ? (
        <p>Rien d’autre ne vient à l’idée ici.</p>
      ) : (
        <Choices choices={choices} label={typeset('Pourquoi pas ?')} onPick={ask} />
      )}
    </details>
  );
};
