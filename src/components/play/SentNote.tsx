// What a link that was sent says of itself, above what it opens: who, what, and what to do with it.
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { useMark } from '../scene/mark.ts';

/** Whether another page of the site led here, and not a message. The page itself leads to its own reading, and back. */
export const fromSite = (): boolean => {
  const before = document.referrer === '' ? undefined : new URL(document.referrer);
  return before?.origin === location.origin && before.pathname !== location.pathname;
};
/** A title between quotation marks; those that it holds become the inner ones: « Mission “Une ruelle” ». */
export const titled = (title: string): string =>
  `« ${title.replace(/«[ \u00a0\u202f]?/g, '“').replace(/[ \u00a0\u202f]?»/g, '”')} »`;
interface SentNoteProps {
  readonly says: string; // ordinary spaces
  readonly children: ComponentChildren; // the ways on
}
export const SentNote = ({ says, children }: SentNoteProps): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useMark(box, 'envoi');
  return (
    <div class="sent" data-envoi role="note" ref={box}>
      <p>{typeset(says)}</p>
      <p class="sent-ways">{children}</p>
    </div>
  );
};
