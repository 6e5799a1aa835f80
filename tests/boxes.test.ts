// The page of a scenario for the box: what it takes is counted from the scenario, and its set-up reads as sentences. The counts below were made by hand from the files of the scenarios.
import { describe, expect, test } from 'vitest';
import { boxOf as space } from '../src/components/battle-beyond-space/editor/box.ts';
import { boxOf as fight } from '../src/components/battlefight/editor/box.ts';
import { fromScenario } from '../src/components/battlefight/editor/model.ts';
import { boxOf as world } from '../src/components/battleworld/editor/box.ts';
import type { Box } from '../src/components/atelier/BoxPage.tsx';
import { loadKit } from '../src/components/fields-of-eternia/editor/kits.ts';
import { isMode, type Work } from '../src/components/fields-of-eternia/editor/modes.ts';
import { boxOf as versus } from '../src/components/versus/editor/box.ts';
import { GAMES } from './games/index.ts';
import { readyIn } from './ready.ts';

type Boxes = (name: string, scenario: never) => Promise<Box | undefined>;
const BOXES: Readonly<Record<string, Boxes>> = {
  battleworld: (_, scenario) => Promise.resolve(world(scenario)),
  'battle-beyond-space': (_, scenario) => Promise.resolve(space(scenario)),
  battlefight: (_, scenario) => Promise.resolve(fight(fromScenario(scenario))),
  'fields-of-eternia': async (mode, scenario) =>
    isMode(mode) ? (await loadKit(mode)).box({ ...(scenario as object), mode } as Work) : undefined,
  versus: (mode, scenario) => Promise.resolve(versus({ ...(scenario as object), mode } as never)),
};
/** Modes that the workshop does not make. */
const ELSEWHERE = new Set(['battlefight/match', 'battlefight/formation', 'battle-beyond-space/escarmouche']);
const all = async (jeu: string) =>
  Promise.all(
    (await readyIn(jeu))
      .filter(({ mode }) => !ELSEWHERE.has(mode))
      .map(async ({ id, name, scenario }) => ({ id, box: await BOXES[jeu]?.(name, scenario as never) })),
  );

describe.each(GAMES.map(({ jeu }) => jeu))('%s', (jeu) => {
  test('each ready-made scenario says what it takes, and how it is set up', async () => {
    const boxes = await all(jeu);
    expect(boxes.length).toBeGreaterThan(4);
    for (const { id, box } of boxes) {
      const taken = box?.takes.filter(({ count }) => count > 0) ?? [];
      const steps = box?.steps.filter((step) => step !== '') ?? [];
      expect(taken.length, id).toBeGreaterThan(0);
      expect(new Set(taken.map(({ name }) => name)).size, id).toBe(taken.length);
      expect(
        box?.takes.every(({ count }) => Number.isInteger(count) && count >= 0),
        id,
      ).toBe(true);
      expect(steps.length, id).toBeGreaterThan(0);
      for (const step of steps) expect(step, id).toMatch(/^[A-ZÀ-Ÿ0-9«].*[.!?]$/u);
      expect(steps.join(' '), id).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

test.each([
  [
    'battleworld',
    'le-siege-des-x-men',
    ['4 cartes et pions des Héros', '2 D10', '2 modules de soins', '1 jeton Victoire'],
  ],
  [
    'battle-beyond-space',
    'l-anneau-assiege',
    ['5 astéroïdes', '2 destroyers des Terriens', '3 chasseurs des Dreckach'],
  ],
  ['battlefight', 'dos-au-bord', ['3 pions', '9 cartes pour J1', '7 cartes pour J2']],
  ['fields-of-eternia', 'une-partie-entiere', ['6 feuilles et figurines de héros', '4 jetons quête']],
  ['versus', 'partie-complete', ['5 bombes']],
] as const)('%s, %s', async (jeu, id, expected) => {
  const found = (await all(jeu)).find((one) => one.id === id);
  const told = found?.box?.takes.map(({ count, name }) => `${count} ${name}`) ?? [];
  for (const line of expected) expect(told).toContain(line);
});
