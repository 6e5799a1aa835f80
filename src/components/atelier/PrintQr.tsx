// The link of a printed page, as a QR code and in letters.
import type { JSX } from 'preact';
import { qrOf } from '../play/qr.ts';

/** Nothing when there is no link, or when it is too long for a code. */
export const PrintQr = ({ link }: { readonly link: string | undefined }): JSX.Element | null => {
  const qr = link === undefined ? undefined : qrOf(link);
  return qr === undefined ? null : (
    <svg class="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} shape-rendering="crispEdges">
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
};
