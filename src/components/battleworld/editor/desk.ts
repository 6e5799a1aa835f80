// What every field of the workshop shares: the scenario, how to change it, what is wrong with it.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PartieScenario } from '../../../engine/battleworld/partie/types.ts';
import { SCENARIOS } from '../../../engine/battleworld/scenarios.ts';
import type { Titles } from '../../play/titles.ts';
import type { Finding } from './check.ts';

export interface Desk {
  readonly scenario: PartieScenario;
  readonly faults: readonly Finding[];
  /** `field`: where the reader types, so that keystrokes in a row are undone at once. */
  readonly edit: (change: (scenario: PartieScenario) => PartieScenario, field?: string) => void;
  readonly titles: Titles;
}

const FIRST = SCENARIOS[0]?.scenario;
/** What a new scenario starts from. */
export const STARTER: PartieScenario = FIRST ?? { name: '', grid: { columns: 5, rows: 7 }, clock: null, round: 1, phase: 1, initiative: null, units: [], modules: [] };

export const DeskContext = createContext<Desk>({ scenario: STARTER, faults: [], edit: () => undefined, titles: {} });
export const useDesk = (): Desk => useContext(DeskContext);

/** The id of the element that edits a path of the scenario. */
export const fieldId = (path: string): string => `champ.${path}`;

/** Asks the closed sections that hold a path to open: they build their fields only then. */
export const OPEN_EVENT = 'atelier:ouvrir';
const FRAMES = 6; // sections inside sections, one a frame

const arrive = (field: HTMLElement): void => {
  for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) box.open = true;
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
