// A button that opens a file of the reader's as text. Texts named « .txt » are taken too: the system's share sheet renames files so.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface FileButtonProps {
  readonly label: string; // of the button
  readonly name: string; // of the field, for who does not see it
  readonly onText: (text: string) => void;
  readonly onUnread: () => void; // moved, or refused by the browser
  readonly class?: string;
  readonly command?: string; // data-commande
}
export const FileButton = ({ label, name, onText, onUnread, command, ...rest }: FileButtonProps): JSX.Element => {
  const field = useRef<HTMLInputElement>(null);
  const load = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file !== undefined) await file.text().then(onText, onUnread);
    input.value = ''; // the same file again is a change too
  };
  return (
    <>
      <button type="button" class={rest.class ?? 'btn'} data-commande={command} onClick={() => field.current?.click()}>
        {label}
      </button>
      <input
        ref={field}
        class="sr"
        type="file"
        accept=".json,.txt,application/json,text/plain"
        tabIndex={-1}
        aria-label={name}
        onChange={(event) => void load(event.currentTarget)}
      />
    </>
  );
};
