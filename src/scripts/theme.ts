// As the system, light, dark: one button goes round the three. The choice is applied before the paint by early-theme.js.
import { drop, write } from '../kept/device.ts';

/** The button says which theme it is. */
export function nommer(bouton: HTMLElement | null): void {
  const { theme = '' } = document.documentElement.dataset;
  if (bouton !== null)
    bouton.title = bouton.ariaLabel = `Thème\u00A0: ${{ light: 'clair', dark: 'sombre' }[theme] ?? 'automatique'}`;
}
/** Goes to the next theme and keeps it on this device. */
export function themeSuivant(bouton: HTMLElement | null): void {
  const { dataset } = document.documentElement;
  const suivant = dataset['theme'] === 'light' ? 'dark' : dataset['theme'] === 'dark' ? undefined : 'light';
  if (suivant === undefined) delete dataset['theme'];
  else dataset['theme'] = suivant;
  if (suivant === undefined) drop('rv.theme');
  else write('rv.theme', suivant); // refused: the choice lasts as long as the page
  nommer(bouton);
}
