// Link, QR code, printing.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typographie } from '../../plugins/typography.ts';
import { useTry } from '../play/Failed.tsx';
import type { ShareKind } from '../play/share.ts';
import { Section } from './fields.tsx';

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
  readonly link: string | undefined; // none: the work does not fit in one yet
  readonly children?: ComponentChildren; // other things to print
}
export const SharePart = ({ link, children }: ShareProps): JSX.Element => {
  const [dialog, setDialog] = useState<{ readonly View: Dialog } | undefined>(undefined);
  const { run, failed } = useTry('Le partage n’est pas arrivé.');
  const open = (): void => run(async () => setDialog({ View: (await import('../play/ShareDialog.tsx')).ShareDialog }));
  return (
    <Section title="Partager, imprimer" paths={[]} open>
      <p class="aside">
        {link === undefined
          ? typographie('Corrigez d’abord ce qui est signalé : un lien ne peut pas le contenir.')
          : typographie("Rien n'est envoyé : tout le scénario est dans le lien.")}
      </p>
      <div class="row">
        <button
          type="button"
          class="btn go"
          aria-disabled={link === undefined}
          onClick={() => (link === undefined ? undefined : open())}
        >
          Partager par lien ou QR code
        </button>
        <button type="button" class="btn" onClick={() => print()}>
          Imprimer une page
        </button>
        {children}
      </div>
      {failed}
      {dialog === undefined || link === undefined ? null : (
        <dialog.View title="Partager ce scénario" kinds={kindsOf(link)} onClose={() => setDialog(undefined)} />
      )}
    </Section>
  );
};
