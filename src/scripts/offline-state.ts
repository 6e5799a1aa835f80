// What the offline line says when all is well, and its words for the rest of the scripts. Typeset by hand: this comes with every page, and the function that does it
// weighs as much as the rest.

/** Made at build, given by the worker when all of it is on the device (`hors-ligne.json`). */
export interface OfflineFacts {
  readonly version: string;
  readonly octets: number;
  readonly fichiers: number;
}

export type OfflineFailure = 'navigateur' | 'contexte' | 'stockage' | 'espace' | 'reseau' | 'efface';
/** `data-hors-ligne`. */
export type OfflineKind = 'installation' | 'pret' | 'nouvelle-version' | 'indisponible' | 'incomplete';

/** What this device was told already: the version that is ready; that another one waits. `/appareil/` says it whenever it is asked. */
export const TOLD_READY = 'rv.pret';
export const TOLD_NEXT = 'rv.nouvelle';

/** « 2,4 Mo »: megabytes with one decimal, in French. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00A0Mo`;

export const ready = ({ octets: bytes, version }: OfflineFacts): string =>
  `Prêt hors ligne · ${megabytes(bytes)} · version ${version}`;
