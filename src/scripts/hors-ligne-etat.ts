// What the offline line says in each state: apart from the worker's workings, so that it can be tested without a browser.

/** Made at build, read by the pages (`hors-ligne.json`). */
export interface OfflineFacts {
  readonly version: string;
  readonly octets: number;
  readonly fichiers: number;
}

export type OfflineFailure = 'navigateur' | 'contexte' | 'stockage' | 'espace' | 'reseau';
export type OfflineState =
  | { readonly kind: 'installation' }
  | { readonly kind: 'pret'; readonly facts: OfflineFacts | undefined }
  | { readonly kind: 'nouvelle-version' }
  | { readonly kind: 'indisponible'; readonly cause: OfflineFailure };

// Typeset by hand: this script is on every page, and the function that does it weighs as much as the rest.
const CAUSES: Readonly<Record<OfflineFailure, string>> = {
  navigateur: 'ce navigateur ne sait pas garder un site',
  contexte: 'il faut une adresse en https',
  stockage: 'le navigateur refuse de garder le site (navigation privée\u202F?)',
  espace: 'la place manque sur l’appareil',
  reseau: 'le téléchargement n’a pas abouti, il reprendra à la prochaine visite',
};

/** « 2,4 Mo »: megabytes with one decimal, in French. */
export function megaoctets(octets: number): string {
  return `${(octets / 1_000_000).toFixed(1).replace('.', ',')}\u00A0Mo`;
}

/** The sentence shown for a state, typeset. */
export function offlineText(state: OfflineState): string {
  switch (state.kind) {
    case 'installation':
      return 'Installation…';
    case 'pret':
      return state.facts === undefined ? 'Prêt hors ligne' : `Prêt hors ligne · ${megaoctets(state.facts.octets)} · version ${state.facts.version}`;
    case 'nouvelle-version':
      return 'Nouvelle version disponible';
    case 'indisponible':
      return `Hors ligne indisponible\u00A0: ${CAUSES[state.cause]}`;
  }
}
