// Style sheets of what opens on demand: a rule page does not carry them.
const venues = new Map<string, Promise<void>>();

/** Links a style sheet once; settles when it applies, or when it could not be had: what is shown reads without it. */
export function feuilleDeStyle(adresse: string): Promise<void> {
  const deja = venues.get(adresse);
  if (deja !== undefined) return deja;
  const venue = new Promise<void>((fini) => {
    const lien = document.createElement('link');
    lien.rel = 'stylesheet';
    lien.href = adresse;
    lien.onload = lien.onerror = () => fini();
    document.head.append(lien);
  });
  venues.set(adresse, venue);
  return venue;
}
