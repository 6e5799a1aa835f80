// What a special rule of a mission says, on the printed sheet and in the diagrams. Facts from the ledger's sections of missions 3 to 8.
import { describe, expect, test } from 'vitest';
import type { SpecialSpec } from '../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../engine/versus/missions.ts';
import { specialWord } from './mission-words.ts';

const ALL = Object.entries(MISSIONS).flatMap(([id, mission]) =>
  (mission.special ?? []).map((special) => [`${id}, ${special.name}`, special, mission] as const),
);
const printed = (name: string): string => {
  const found = ALL.find(([one]) => one === name);
  if (found === undefined) throw new Error(`${name}: not among ${ALL.map(([one]) => one).join(' | ')}`);
  return specialWord(found[1], found[2]);
};

describe('special rules', () => {
  test.each([
    ['m3, Toujours en action', '3 disques repris à l’entretien, des tours 1 à 3'],
    [
      'm4, Charge d’intervention',
      '2 fois par partie, la compétence défoncer parois 3 est prêtée à un personnage élite',
    ],
    ['m5, Vapeurs toxiques', 'au moins 3 barils répandus ; la récupération n’est alors plus que de 3 cubes'],
    ['m6, Pas de dépollution', 'aucun camp ne peut dépolluer sa rivière'],
    ['m7, Pas de démobilisation des Citizens', 'le héros ne peut pas démobiliser la tuile des Citizens'],
  ])('%s', (name, says) => expect(printed(name)).toBe(says));
  test('one of a thing, and all tiles of one camp', () => {
    const { m7 } = MISSIONS;
    const one = (special: SpecialSpec): string => specialWord(special, m7);
    const OWN = { id: 'i', name: 'i' } as const;
    expect(one({ ...OWN, kind: 'recovery', from: 2, to: 2, discs: 1 })).toBe(
      '1 disque repris à l’entretien, au tour 2',
    );
    expect(one({ ...OWN, kind: 'loan', side: 'hero', uses: 1, skill: 'soin' })).toMatch(/^1 fois par partie/);
    expect(one({ ...OWN, kind: 'forbid', what: 'demobilise', side: 'villain' })).toBe(
      'le vilain ne peut pas démobiliser ses tuiles',
    );
  });
  test('the name of a rule and what it says are never the same words', () => {
    expect(ALL.length).toBeGreaterThan(9);
    for (const [where, special, mission] of ALL)
      expect(specialWord(special, mission).toLowerCase(), where).not.toContain(special.name.toLowerCase());
  });
});
