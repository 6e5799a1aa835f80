// What was read, of two devices: apart from the script that every rule page carries.
import { isRecord } from '../../engine/kernel/json.ts';
import { readWhole } from '../../kept/salvage.ts';
import type { Reading } from '../../scripts/reading.ts';

/** Two records, of two devices: what was read on either is read; one stays where the first was left. */
export const mergedReadings = (here: string, there: string): string => {
  const empty = { lieux: {}, lus: {}, vues: {} };
  const [a, b] = [here, there].map((text): Reading => {
    const { value } = readWhole(text);
    return isRecord(value) ? { ...empty, ...value } : empty;
  }) as [Reading, Reading];
  const chapters = [...new Set([...Object.keys(a.vues), ...Object.keys(b.vues)])];
  return JSON.stringify({
    ...b,
    ...a,
    lieux: { ...b.lieux, ...a.lieux },
    lus: { ...b.lus, ...a.lus },
    vues: Object.fromEntries(
      chapters.map((chapter) => [chapter, [...new Set([...(a.vues[chapter] ?? []), ...(b.vues[chapter] ?? [])])]]),
    ),
  });
};
