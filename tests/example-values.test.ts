// Which values of a workshop are examples of the site: each sheet in a list, until the reader's own replace them. The counts below were made by hand from the tables of provenance.
import { describe, expect, test } from 'vitest';
import { samplesOf as space } from '../src/components/battle-beyond-space/editor/samples.ts';
import { setDeck } from '../src/components/battle-beyond-space/editor/table.ts';
import { fromScenario } from '../src/components/battlefight/editor/model.ts';
import { samplesOf as fight } from '../src/components/battlefight/editor/samples.ts';
import { countIn, type Sample } from '../src/components/atelier/samples.ts';
import { setSheetField } from '../src/components/battleworld/editor/model.ts';
import { samplesOf as world } from '../src/components/battleworld/editor/samples.ts';
import { samplesOf as eternia } from '../src/components/fields-of-eternia/editor/samples.ts';
import { STARTERS as ETERNIA } from '../src/components/fields-of-eternia/editor/starters.ts';
import { samplesOf as versus } from '../src/components/versus/editor/samples.ts';
import { STARTERS as VERSUS } from '../src/components/versus/editor/starters.ts';
import { P1 } from '../src/engine/battleworld/scenarios.ts';
import { RACES } from '../src/engine/battle-beyond-space/types.ts';
import { heroOf } from '../src/engine/fields-of-eternia/heroes.ts';
import { GAMES } from './games/index.ts';
import { readyIn } from './ready.ts';

const SAMPLES: Readonly<Record<string, (mode: string, scenario: never) => readonly Sample[]>> = {
  battleworld: (_, scenario) => world(scenario),
  'battle-beyond-space': (_, scenario) => space(scenario),
  battlefight: (_, scenario) => fight(fromScenario(scenario)),
  'fields-of-eternia': (mode, scenario) => eternia({ ...(scenario as object), mode } as never),
  versus: (mode, scenario) => versus({ ...(scenario as object), mode } as never),
};
/** Modes that the workshop does not make. */
const ELSEWHERE = new Set(['battlefight/match', 'battlefight/formation', 'battle-beyond-space/escarmouche']);
const inSheet = (samples: readonly Sample[], name: string): readonly string[] =>
  samples.find((one) => one.name === name)?.values.map(([label]) => label) ?? [];

describe.each(GAMES.map(({ jeu }) => jeu))('%s', (jeu) => {
  test('each sheet of a ready-made scenario has a name, a path of its own, and values that say something', async () => {
    const found = (await readyIn(jeu))
      .filter(({ mode }) => !ELSEWHERE.has(mode))
      .map(({ id, name, scenario }) => ({ id, samples: SAMPLES[jeu]?.(name, scenario as never) ?? [] }));
    expect(found.some(({ samples }) => samples.length > 0)).toBe(true);
    for (const { id, samples } of found) {
      expect(new Set(samples.map(({ path }) => path)).size, id).toBe(samples.length);
      for (const { name, values } of samples) {
        expect(name, id).not.toBe('');
        expect(values.length, `${id}: ${name}`).toBeGreaterThan(0);
        for (const value of values)
          expect(value.join(' : '), `${id}: ${name}`).toMatch(/^(?!.*(undefined|NaN|object)).+ : .+$/u);
      }
    }
  });
});

test('Battleworld: what the booklet lets one know is left out, and what the reader types leaves the list', () => {
  const before = world(P1);
  // of eleven: Hulk’s faction and attack are known; Fatalis’s faction, Force, Victory at the start and flight
  expect(inSheet(before, 'Hulk')).toEqual([
    'Force',
    'Points de vie',
    'Icônes Puissance',
    'Points de frappe',
    'Emplacements de Victoire',
    'Victoire au départ',
    'Icône Relance',
    'Vole',
    'Cosmique',
  ]);
  expect(inSheet(before, 'Fatalis')).toHaveLength(7);
  const hulk = P1.units.findIndex(({ sheet }) => sheet === 'hulk');
  const typed = setSheetField(P1, hulk, 'maxLife', 99);
  expect(inSheet(world(typed), 'Hulk')).not.toContain('Points de vie');
  expect(countIn(world(typed))).toBe(countIn(before) - 1);
});
test('Battle Beyond Space: nine cards of three numbers for each race at the table, and for all when chance draws them', async () => {
  const [ready] = (await readyIn('battle-beyond-space')).filter(({ mode }) => !ELSEWHERE.has(mode));
  const { decks: _, ...base } = ready?.scenario as unknown as Parameters<typeof space>[0];
  const players = base.players.slice(0, 2);
  const known = {
    ...base,
    players: players.map((one, i) => ({ ...one, race: RACES[i] ?? null })),
  } as typeof base;
  expect(space(known).map(({ values }) => values.length)).toEqual([27, 27]);
  const typed = setDeck(known, RACES[0], [...Array(9)].map(() => ({ speed: 9, turn: 9, points: 9 })) as never);
  expect(space(typed)).toHaveLength(1);
  const drawn = { ...known, players: players.map((one) => ({ ...one, race: null })) } as typeof base;
  expect(space(drawn)).toHaveLength(4);
});
test('BattleFight: an example card once, whoever holds it', async () => {
  const [ready] = (await readyIn('battlefight')).filter(({ name }) => name === 'partie');
  const work = fromScenario(ready?.scenario as never);
  const [first] = work.players;
  if (first === undefined) throw new Error('Nobody plays.');
  const twice = { ...work, players: [first, first] };
  expect(fight(twice)).toHaveLength(fight({ ...work, players: [first] }).length);
  expect(fight({ ...work, players: [] })).toEqual([]);
});
test('Fields of Eternia: heroes of a duel; a figure typed leaves the list', () => {
  const duel = ETERNIA['combat-epique'];
  expect(eternia(duel).map(({ path, name }) => [path, name])).toEqual([
    ['active.hero', 'Teela'],
    ['defender.hero', 'Evil-Lyn'],
  ]);
  // the source gives Teela's spirit and initiative, Evil-Lyn's initiative and what her staff draws
  expect(inSheet(eternia(duel), 'Teela')).toEqual([
    'PS imprimés',
    'Corps',
    'Déplacement',
    'Épée, surcharge',
    'Bâton du serpent, surcharge',
  ]);
  expect(inSheet(eternia(duel), 'Evil-Lyn')).toHaveLength(5);
  const teela = heroOf('teela');
  if (teela === undefined) throw new Error('No Teela.');
  const typed = { ...duel, active: { hero: { ...teela, health: 12 } } };
  expect(countIn(eternia(typed))).toBe(9);
  expect(eternia(ETERNIA['combat-de-soldats'])).toEqual([]);
});
test('Versus: posts and rivers of a game that tells none; a mission alone has none', () => {
  const game = VERSUS.partie;
  // three lots of discs and two of cubes; six places, then the event
  expect(versus(game).map(({ values }) => values.length)).toEqual([5, 7, 5, 7]);
  const told = { ...game, sides: { hero: { discs: [8, 0, 4] as const } } };
  expect(versus(told).map(({ values }) => values.length)).toEqual([2, 7, 5, 7]);
  expect(versus(VERSUS.mission)).toEqual([]);
});
