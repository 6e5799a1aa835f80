// Style sheets of what opens on demand: a rule page does not carry them.
const fetched = new Map<string, Promise<void>>();

/** Links a style sheet once; settles when it applies, or when it could not be had: what is shown reads without it. */
export function styleSheet(address: string): Promise<void> {
  const already = fetched.get(address);
  if (already !== undefined) return already;
  const coming = new Promise<void>((finished) => {
    const lien = document.createElement('link');
    lien.rel = 'stylesheet';
    lien.href = address;
    lien.onload = lien.onerror = () => finished();
    document.head.append(lien);
  });
  fetched.set(address, coming);
  return coming;
}
