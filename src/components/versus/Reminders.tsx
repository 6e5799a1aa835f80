// What would be forgotten at this step, each with its rules. A mark beside the turn; a press opens it.
import type { JSX } from 'preact';
import type { Reminder } from '../../engine/versus/partie/reminder-types.ts';
import { reminderText } from '../../engine/versus/partie/reminders-text.ts';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Said } from '../play/Said.tsx';
import type { Titles } from '../play/titles.ts';
import { useClosing } from '../scene/closing.ts';
import { useMark } from '../scene/mark.ts';
import { useWhile } from '../scene/while.ts';

interface RemindersProps {
  readonly state: PartieState;
  readonly due: readonly Reminder[];
  readonly titles: Titles;
}
/** Closed by Esc, by a press elsewhere, and by the next step. */
export const Reminders = ({ state, due, titles }: RemindersProps): JSX.Element => {
  const [open, setOpen] = useWhile<PartieState, boolean>(state, false);
  const box = useClosing(() => setOpen(false));
  useMark(box, open ? 'lecture' : undefined);
  return (
    <div class="vs-reminders" ref={box}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {typeset('À ne pas oublier')} <span>{due.length}</span>
        </summary>
        <ul>
          {due.map((reminder, i) => (
            <li key={i} data-rappel={reminder.type}>
              <Said jeu="versus" text={reminderText(reminder, state)} cites={reminder.cites} titles={titles} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};
