// What would be forgotten at this step, each with its rules. A mark beside the turn; a press opens it.
import type { JSX } from 'preact';
import type { Reminder } from '../../engine/versus/partie/reminder-types.ts';
import { reminderText } from '../../engine/versus/partie/reminders-text.ts';
import type { PartieState } from '../../engine/versus/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Said } from '../play/Said.tsx';
import type { Titles } from '../play/titles.ts';

interface RemindersProps {
  readonly state: PartieState;
  readonly due: readonly Reminder[];
  readonly titles: Titles;
}
export const Reminders = ({ state, due, titles }: RemindersProps): JSX.Element => (
  <details class="vs-reminders">
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
);
