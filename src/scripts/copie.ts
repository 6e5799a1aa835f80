// The id in the margin: its link is the permanent address of the rule, and a click copies it. Fetched at the first click.
import { annoncer } from './annonce.ts';

/** Copies the address of `lien`; where copying is refused, the link is followed. */
export async function copierAdresse(lien: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(lien.href);
    annoncer('Adresse de la règle copiée');
  } catch {
    location.href = lien.href;
  }
}
