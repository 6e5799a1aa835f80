// What every field of a workshop shares: the work, how to change it, what is wrong with it; and how to reach a field.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Titles } from '../play/titles.ts';
import type { Finding, Mend } from './findings.ts';

export interface Bench<T> {
  readonly jeu: string;
  readonly scenario: T;
  readonly faults: readonly Finding[];
  /** `field`: where the reader types, so that keystrokes in a row are undone at once. */
  readonly edit: (change: (scenario: T) => T, field?: string) => void;
  readonly titles: Titles;
  readonly mends: (found: Finding) => readonly Mend<T>[];
}
/** Given by the workbench alone: one page holds one workshop, so the fields of a game may name the type of its work. */
export const BenchContext = createContext<unknown>(undefined);
export const useBench = <T>(): Bench<T> => useContext(BenchContext) as Bench<T>;

/** The id of the element that edits a path of the work. */
export const fieldId = (path: string): string => `champ.${path}`;

/** Asks the closed sections that hold a path to open: they build their fields only then. */
export const OPEN_EVENT = 'atelier:ouvrir';
const FRAMES = 6; // sections inside sections, one a frame

const arrive = (field: HTMLElement): void => {
  for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null)
    box.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
};

/** Opens what hides a field, and goes there; the nearest field above when it has none of its own. */
export const goToField = (path: string, frames = FRAMES): void => {
  document.dispatchEvent(new CustomEvent(OPEN_EVENT, { detail: path }));
  const parts = path.split('.');
  const exact = document.getElementById(fieldId(path));
  if (exact !== null) return arrive(exact);
  if (frames > 0) {
    requestAnimationFrame(() => goToField(path, frames - 1));
    return;
  }
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(parts.slice(0, length).join('.')));
    if (field !== null) return arrive(field);
  }
};
