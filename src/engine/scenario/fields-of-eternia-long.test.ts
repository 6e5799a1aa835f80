// Links of the solo sheet and of the skirmish: there and back, what says nothing left out, wrong shapes refused in words.
import { describe, expect, test } from 'vitest';
import { escarmouche } from '../fields-of-eternia/escarmouche/index.ts';
import type { EscarmoucheScenario } from '../fields-of-eternia/escarmouche/types.ts';
import { setup as setupSolo } from '../fields-of-eternia/solo/setup.ts';
import type { SoloScenario } from '../fields-of-eternia/solo/types.ts';
import { escarmoucheCodec, parseEscAction, parseSoloAction, soloCodec } from './fields-of-eternia.ts';
import { partieShape } from './fields-of-eternia-partie-shapes.ts';
import { isTyped } from './issues.ts';

const SOLO: SoloScenario = {
  name: 'Solo',
  level: 'avance',
  heroes: [{ hero: 'he-man' }],
  enemies: [{ hero: 'skeletor' }, { card: 'evil-seed', damage: 2 }],
  outposts: [{ name: 'A' }, { name: 'B', held: 'nous', enemyFirst: true }],
  track: [{ day: true }, { day: false }],
};
const SKIRMISH: EscarmoucheScenario = {
  name: 'Duel de zones',
  first: 0,
  map: 'pont',
  teams: [
    { faction: 'masters', base: 'a', heroes: ['he-man'] },
    { faction: 'evil', base: 'b', heroes: ['skeletor'] },
  ],
  skirmish: {
    zones: [
      { name: 'P', outposts: ['p'] },
      { name: 'Q', outposts: ['q'] },
    ],
    soldiers: 2,
    forbidden: ['heros'],
    end: 2,
  },
};
describe('solo', () => {
  test('there and back, already normal', () =>
    expect(soloCodec.decode(soloCodec.encode(SOLO))).toEqual({ ok: true, value: SOLO }));
  test('what says nothing is left out, and opens on the same sheet', () => {
    const told: SoloScenario = {
      ...SOLO,
      note: '',
      begun: false,
      round: 0,
      pv: 0,
      figures: 15,
      objective: '',
      options: { serieParHeros: false },
      heroes: [{ hero: 'he-man', damage: 0, defeats: 0, gear: [], spells: [] }],
      outposts: [
        { name: 'A', held: 'ennemi', soldiers: 1, enemyFirst: true },
        { name: 'B', held: 'nous', soldiers: 0, enemyFirst: true },
      ],
    };
    expect(soloCodec.encode(told)).toBe(soloCodec.encode(SOLO));
    expect(setupSolo(told)).toEqual(setupSolo(SOLO));
  });
  test('an outpost that says something keeps it', () => {
    const outposts: SoloScenario['outposts'] = [
      { name: 'A', soldiers: 3 },
      { name: 'B', held: 'personne' },
      { name: 'C', enemyFirst: false },
      { name: 'D', held: 'nous', enemyFirst: true },
    ];
    expect(soloCodec.decode(soloCodec.encode({ ...SOLO, outposts }))).toMatchObject({ value: { outposts } });
  });
  test.each([
    [{ ...SOLO, level: 'facile' }, 'level'],
    [{ ...SOLO, enemies: [{ damage: 1 }] }, 'enemies.0.hero'],
    [{ ...SOLO, custom: { rhythm: 'souvent' } }, 'custom.rhythm'],
  ])('a wrong shape is told at its place', (raw, path) => {
    const read = soloCodec.read(raw, 1);
    expect(!read.ok && read.error.code === 'invalid' && read.error.issues.map((issue) => issue.path)).toEqual([path]);
  });
  test('reports', () => {
    for (const action of [
      { type: 'solo-lose', outpost: 0, soldiers: 2 },
      { type: 'solo-eternium', amount: -3 },
      { type: 'weapon', weapon: 1 },
    ])
      expect(parseSoloAction(action)).toEqual({ ok: true, value: action });
    expect(parseSoloAction({ type: 'solo-lose', outpost: 0 }).ok).toBe(false);
  });
});
describe('skirmish', () => {
  test('there and back; five quest tokens and no free choice say nothing', () => {
    expect(escarmoucheCodec.decode(escarmoucheCodec.encode(SKIRMISH))).toEqual({ ok: true, value: SKIRMISH });
    const told: EscarmoucheScenario = {
      ...SKIRMISH,
      cards: [],
      skulls: [],
      skirmish: { ...SKIRMISH.skirmish, tokens: 5, freeChoice: false },
    };
    expect(escarmoucheCodec.encode(told)).toBe(escarmoucheCodec.encode(SKIRMISH));
    const [one, other] = [escarmouche.setup(told), escarmouche.setup(SKIRMISH)];
    expect(one.ok && other.ok && escarmouche.key(one.value)).toBe(other.ok && escarmouche.key(other.value));
  });
  test('its own actions and those of a game', () => {
    for (const action of [
      { type: 'esc-token', zone: 'c' },
      { type: 'activate', hero: 0 },
    ])
      expect(parseEscAction(action)).toEqual({ ok: true, value: action });
    expect(parseEscAction({ type: 'esc-token' }).ok).toBe(false);
  });
});
test('typed: bounds may be broken, types may not', () => {
  const game = { name: '', kind: 'etude', first: null, teams: [{ faction: 'masters', base: 'a', heroes: [] }] };
  expect(isTyped(partieShape, game)).toBe(true);
  expect(
    isTyped(partieShape, {
      ...game,
      teams: [{ faction: 'masters', base: 'Pas un identifiant', heroes: [], eternium: 1.5 }],
    }),
  ).toBe(true);
  for (const wrong of [{ ...game, kind: 'autre' }, { ...game, teams: [{}] }, { ...game, first: 'a' }, null])
    expect(isTyped(partieShape, wrong)).toBe(false);
});
