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

/** Opens what hides a field, and goes there; the nearest field above when it has none of its own. */
export const goToField = (path: string): void => {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(parts.slice(0, length).join('.')));
    if (field === null) continue;
    for (let box = field.closest('details'); box !== null; box = box.parentElement?.closest('details') ?? null) box.open = true;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    return;
  }
};
