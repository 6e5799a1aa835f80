import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { announce } from '../../scripts/announce.ts';
import { copyText, share, shareFile, shares, sharesFiles } from '../../scripts/share.ts';
import { lien } from '../../site/link.ts';
import { liveSheet } from './live-sheet.ts';
import { qrOf } from './qr.ts';
import type { ShareKind } from './share.ts';
import { SAVE_WORDS } from './Unkept.tsx';

/** Its style sheet: to be waited for. */
export const ready: Promise<void> = liveSheet;

/** Beyond this version, a code is too fine for most phones. */
const READABLE = 25;

/** A link that no phone reads from a screen, and that some messengers cut: the same goes as a file. */
const Long = ({ kind: { href, file } }: { readonly kind: ShareKind }): JSX.Element => (
  <div data-lien-long>
    <p class="share-note">
      {typeset(
        `Ce lien compte ${href.length.toLocaleString('fr')} caractères : trop pour un QR code lisible, et certaines messageries le coupent.${
          file === undefined ? '' : ' Un fichier passe partout : il s’ouvre à la page « Jouer », ou dans l’atelier.'
        }`,
      )}
    </p>
    {file === undefined ? null : (
      <button type="button" class="btn" onClick={() => void shareFile(file.name, file.text)}>
        {sharesFiles() ? 'Envoyer un fichier' : SAVE_WORDS}
      </button>
    )}
  </div>
);
const Code = ({ kind }: { readonly kind: ShareKind }): JSX.Element => {
  const qr = useMemo(() => qrOf(kind.href), [kind.href]);
  if (qr === undefined || qr.version > READABLE) return <Long kind={kind} />;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR code de ce lien"
      shape-rendering="crispEdges"
    >
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
};

interface ShareProps {
  readonly title?: string | undefined;
  readonly kinds: readonly ShareKind[];
  readonly note?: string | undefined; // said before the link
  readonly onClose: () => void;
}
/** A native dialog: opening it changes nothing, Esc closes it. */
export const ShareDialog = ({ kinds, note, onClose, title = 'Partager ce moment' }: ShareProps): JSX.Element => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [key, setKey] = useState(kinds[0]?.key);
  const kind = kinds.find((one) => one.key === key) ?? kinds[0];
  useLayoutEffect(() => dialog.current?.showModal(), []); // before it is painted: Esc never finds it there but closed
  if (kind === undefined) return <></>;
  const copy = async (): Promise<void> => {
    if (await copyText(kind.href)) return announce('Lien copié');
    field.current?.select(); // the reader copies by hand
    announce('Le lien est sélectionné : copiez-le');
  };
  return (
    <dialog ref={dialog} class="share" aria-labelledby={`${id}t`} onClose={onClose}>
      <h2 id={`${id}t`}>{typeset(title)}</h2>
      {note === undefined ? null : <p class="share-warning">{typeset(note)}</p>}
      {kinds.length > 1 ? (
        <fieldset>
          <legend class="sr">Ce que le lien ouvre</legend>
          {kinds.map((one) => (
            <label key={one.key}>
              <input
                type="radio"
                name={id}
                value={one.key}
                checked={one.key === kind.key}
                onChange={() => setKey(one.key)}
              />
              <span>
                <b>{one.label}</b> {typeset(one.help)}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{typeset(kind.help)}</p>
      )}
      <textarea
        ref={field}
        readOnly
        rows={3}
        aria-label="Lien"
        value={kind.href}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="share-note">
        {typeset("Rien n'est envoyé : tout est dans le lien.")} <a href={lien('/partage/')}>Ce que contient un lien</a>
      </p>
      <div class="share-foot">
        {shares() ? (
          <button type="button" class="btn go" onClick={() => void share({ url: kind.href, title: document.title })}>
            Partager
          </button>
        ) : null}
        <button type="button" class={shares() ? 'btn' : 'btn go'} onClick={() => void copy()}>
          Copier le lien
        </button>
        <button type="button" class="btn" onClick={() => dialog.current?.close()}>
          Fermer
        </button>
      </div>
      <Code kind={kind} />
    </dialog>
  );
};
