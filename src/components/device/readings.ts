// What was read, of two devices: apart from the script that every rule page carries.
import { isRecord } from '../../engine/kernel/json.ts';
import { readWhole } from '../../kept/salvage.ts';
import type { Lecture } from '../../scripts/reading.ts';

/** Two records, of two devices: what was read on either is read; one stays where the first was left. */
export const lecturesReunies = (ici: string, la: string): string => {
  const vide = { lieux: {}, lus: {}, vues: {} };
  const [a, b] = [ici, la].map((texte): Lecture => {
    const { value } = readWhole(texte);
    return isRecord(value) ? { ...vide, ...value } : vide;
  }) as [Lecture, Lecture];
  const chapitres = [...new Set([...Object.keys(a.vues), ...Object.keys(b.vues)])];
  return JSON.stringify({
    ...b,
    ...a,
    lieux: { ...b.lieux, ...a.lieux },
    lus: { ...b.lus, ...a.lus },
    vues: Object.fromEntries(
      chapitres.map((chapitre) => [chapitre, [...new Set([...(a.vues[chapitre] ?? []), ...(b.vues[chapitre] ?? [])])]]),
    ),
  });
};
