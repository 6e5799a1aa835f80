// The rulings a reader chose to play otherwise, kept on this device: new games of the table and new scenarios of the workshop start from them.
import { atom, map, type MapStore } from 'nanostores';
import { read, write } from '../../kept/device.ts';
import { onOtherTab } from '../../kept/records.ts';
import { readWhole } from '../../kept/salvage.ts';

export type OptionValue = string | number | boolean;
export type Choices = Record<string, OptionValue>;

const keyOf = (jeu: string): string => `rv.options.${jeu}`;
const stores = new Map<string, MapStore<Choices>>();

/** Reads what was kept: an object of strings, numbers and booleans; anything else counts as nothing chosen. */
export function parseChoices(json: string | null): Choices {
  const found = readWhole(json ?? '{}').value;
  if (found === null || typeof found !== 'object' || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, OptionValue] =>
      ['string', 'number', 'boolean'].includes(typeof pair[1]),
    ),
  );
}

/** The device refuses to keep the last choice: it lasts as long as the page, which says so. */
export const $refusee = atom(false);

/** The choices of a game, option key → value; only what differs from the default is there. Keys and values are the engine's to judge. */
export function $options(jeu: string): MapStore<Choices> {
  const known = stores.get(jeu);
  if (known !== undefined) return known;
  const store = map<Choices>(parseChoices(read(keyOf(jeu))));
  store.listen((choices) => {
    if (read(keyOf(jeu)) !== JSON.stringify(choices)) $refusee.set(!write(keyOf(jeu), JSON.stringify(choices)));
  });
  if (typeof addEventListener === 'function') {
    onOtherTab((key) => {
      if (key === null || key === keyOf(jeu)) store.set(parseChoices(read(keyOf(jeu)))); // chosen in another tab
    });
  }
  stores.set(jeu, store);
  return store;
}

/** Chooses a value; `undefined` goes back to the default. */
export function choose(jeu: string, option: string, value: OptionValue | undefined): void {
  const { [option]: _, ...kept } = $options(jeu).get();
  $options(jeu).set(value === undefined ? kept : { ...kept, [option]: value });
}
/** Back to every default. */
export function resetAll(jeu: string): void {
  $options(jeu).set({});
}
