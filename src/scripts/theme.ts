// As the system, light, dark: one button goes round the three. The choice is applied before the paint by early-theme.js.
import { drop, write } from '../kept/device.ts';

/** The button says which theme it is. */
export function labelButton(button: HTMLElement | null): void {
  const { theme = '' } = document.documentElement.dataset;
  if (button !== null)
    button.title = button.ariaLabel = `Thème\u00A0: ${{ light: 'clair', dark: 'sombre' }[theme] ?? 'automatique'}`;
}
/** Goes to the next theme and keeps it on this device. */
export function nextTheme(button: HTMLElement | null): void {
  const { dataset } = document.documentElement;
  const following = dataset['theme'] === 'light' ? 'dark' : dataset['theme'] === 'dark' ? undefined : 'light';
  if (following === undefined) delete dataset['theme'];
  else dataset['theme'] = following;
  if (following === undefined) drop('rv.theme');
  else write('rv.theme', following); // refused: the choice lasts as long as the page
  labelButton(button);
}
