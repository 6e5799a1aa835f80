// The rulings a reader chose to play otherwise, kept on this device: new games of the table and new scenarios of the workshop start from them.
import { atom, map, type MapStore } from 'nanostores';
import { read, write } from '../../kept/device.ts';
import { onOtherTab } from '../../kept/records.ts';
import { readWhole } from '../../kept/salvage.ts';

export type OptionValue = string | number | boolean;
export type Choix = Record<string, OptionValue>;

const cle = (jeu: string): string => `rv.options.${jeu}`;
const stores = new Map<string, MapStore<Choix>>();

/** Reads what was kept: an object of strings, numbers and booleans; anything else counts as nothing chosen. */
export function parseChoix(texte: string | null): Choix {
  const lu = readWhole(texte ?? '{}').value;
  if (lu === null || typeof lu !== 'object' || Array.isArray(lu)) return {};
  return Object.fromEntries(
    Object.entries(lu).filter((paire): paire is [string, OptionValue] =>
      ['string', 'number', 'boolean'].includes(typeof paire[1]),
    ),
  );
}

/** The device refuses to keep the last choice: it lasts as long as the page, which says so. */
export const $refusee = atom(false);

/** The choices of a game, option key → value; only what differs from the default is there. Keys and values are the engine's to judge. */
export function $options(jeu: string): MapStore<Choix> {
  const connu = stores.get(jeu);
  if (connu !== undefined) return connu;
  const store = map<Choix>(parseChoix(read(cle(jeu))));
  store.listen((choix) => {
    if (read(cle(jeu)) !== JSON.stringify(choix)) $refusee.set(!write(cle(jeu), JSON.stringify(choix)));
  });
  if (typeof addEventListener === 'function') {
    onOtherTab((key) => {
      if (key === null || key === cle(jeu)) store.set(parseChoix(read(cle(jeu)))); // chosen in another tab
    });
  }
  stores.set(jeu, store);
  return store;
}

/** Chooses a value; `undefined` goes back to the default. */
export function choisir(jeu: string, option: string, value: OptionValue | undefined): void {
  const { [option]: _, ...autres } = $options(jeu).get();
  $options(jeu).set(value === undefined ? autres : { ...autres, [option]: value });
}
/** Back to every default. */
export function toutParDefaut(jeu: string): void {
  $options(jeu).set({});
}
