// Link, QR code, printing.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { useTry } from '../play/Failed.tsx';
import type { ShareKind } from '../play/share.ts';
import { Section } from './fields.tsx';
import { PrintButton } from './Paper.tsx';

type Dialog = typeof import('../play/ShareDialog.tsx').ShareDialog;

/** What a scenario's link may open. */
const kindsOf = (link: string): readonly ShareKind[] => [
  { key: 'modifier', label: 'Modifier', help: "Le scénario s'ouvre dans l'atelier.", href: link },
  {
    key: 'jouer',
    label: 'Jouer',
    help: 'Une partie commence sur ce scénario.',
    href: link.replace('/atelier/#s=', '/jouer/#s='),
  },
];

interface ShareProps {
  readonly link: (() => Promise<string>) | undefined; // none: the work does not fit in one yet
  readonly children?: ComponentChildren; // other things to print
}
export const SharePart = ({ link, children }: ShareProps): JSX.Element => {
  const [dialog, setDialog] = useState<{ readonly View: Dialog; readonly href: string } | undefined>(undefined);
  const { run, failed } = useTry('Le partage n’est pas arrivé.');
  const open = (): void =>
    run(async () => {
      const [{ ShareDialog }, href] = await Promise.all([import('../play/ShareDialog.tsx'), link?.()]);
      if (href !== undefined) setDialog({ View: ShareDialog, href });
    });
  return (
    <Section title="Partager, imprimer" paths={[]} open>
      <p class="aside">
        {link === undefined
          ? typeset('Corrigez d’abord ce qui est signalé : un lien ne peut pas le contenir.')
          : typeset("Rien n'est envoyé : tout le scénario est dans le lien.")}
      </p>
      <div class="row">
        <button type="button" class="btn go" aria-disabled={link === undefined} onClick={open}>
          Partager par lien ou QR code
        </button>
        <PrintButton />
        {children}
      </div>
      {failed}
      {dialog === undefined ? null : (
        <dialog.View title="Partager ce scénario" kinds={kindsOf(dialog.href)} onClose={() => setDialog(undefined)} />
      )}
    </Section>
  );
};
