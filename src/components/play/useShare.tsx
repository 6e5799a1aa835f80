// The share button's other half: its dialog and the links' code come on first use.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTry } from './Failed.tsx';
import type { ShareKind } from './share.ts';

interface Opened {
  readonly kinds: readonly ShareKind[];
  readonly note: string | undefined;
  readonly title: string | undefined;
  readonly Dialog: typeof import('./ShareDialog.tsx').ShareDialog;
}
export type Make = (share: typeof import('./share.ts')) => readonly ShareKind[] | Promise<readonly ShareKind[]>;

/** `open` builds the links and shows them, with a word of caution and a title if there are any; `dialog` is to be put somewhere in the island: it, or why it has not come. */
export const useShare = (): {
  readonly open: (make: Make, note?: string, title?: string) => void;
  readonly dialog: JSX.Element | null;
} => {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const { run, failed } = useTry('Le partage n’est pas arrivé.');
  const open = (make: Make, note?: string, title?: string): void =>
    run(async () => {
      const [{ ShareDialog, ready }, kinds] = await Promise.all([
        import('./ShareDialog.tsx'),
        import('./share.ts').then(make),
      ]);
      await ready;
      setOpened({ kinds, note, title, Dialog: ShareDialog });
    });
  return {
    open,
    dialog:
      opened === undefined ? (
        failed
      ) : (
        <opened.Dialog
          kinds={opened.kinds}
          note={opened.note}
          title={opened.title}
          onClose={() => setOpened(undefined)}
        />
      ),
  };
};
