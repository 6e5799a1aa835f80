import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyCombat,
  anyCombatAction,
  anyPartie,
  anyPartieAction,
} from '../../../tests/games/battleworld/arbitraries.ts';
import { CUSTOM, E1, MIDGAME, ON_BASE, P1, SIEGE } from '../../../tests/games/battleworld/samples.ts';
import { ROSTER } from '../battleworld/data.ts';
import type { PartieScenario } from '../battleworld/partie/types.ts';
import { normalCombat, normalPartie } from './battleworld-form.ts';
import { combatCodec, parseCombatAction, parsePartieAction, partieCodec } from './battleworld.ts';
import { toJson } from './canonical.ts';
import type { Codec } from './codec.ts';
import { MAX_TEXT } from './envelope.ts';

const shuffled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).reverse())
      : field,
  ) as T;

/** decode ∘ encode is the normal form; encode is canonical; the link fits an address. */
const laws = <T>(codec: Codec<T>, normal: (value: T) => T, any: fc.Arbitrary<T>): void => {
  fc.assert(
    fc.property(any, (value) => {
      const text = codec.encode(value);
      fc.pre(text.length <= MAX_TEXT);
      expect(text).toMatch(/^1\.battleworld~(?:partie|combat)\.[A-Za-z0-9_-]+$/);
      expect(codec.decode(text)).toEqual({ ok: true, value: normal(value) });
      expect(codec.encode(normal(value))).toBe(text);
      expect(codec.encode(shuffled(value))).toBe(text);
      expect(normal(normal(value))).toEqual(normal(value));
      expect(codec.read(codec.write(value), codec.version)).toEqual({ ok: true, value: normal(value) });
    }),
    { numRuns: 150 },
  );
};

describe('codec laws', () => {
  test('partie', () => laws(partieCodec, normalPartie, anyPartie));
  test('combat', () => laws(combatCodec, normalCombat, anyCombat));
  test.each([P1, SIEGE, MIDGAME, CUSTOM])('$name: already normal, comes back whole', (scenario) =>
    expect(partieCodec.decode(partieCodec.encode(scenario))).toEqual({ ok: true, value: scenario }),
  );
  test.each([E1, ON_BASE])('a combat comes back whole', (scenario) =>
    expect(combatCodec.decode(combatCodec.encode(scenario))).toEqual({ ok: true, value: scenario }),
  );
  test('different scenarios give different links', () => {
    const links = [P1, SIEGE, MIDGAME, CUSTOM, { ...P1, clock: 11 }, { ...P1, initiative: 'heroes' as const }].map(
      partieCodec.encode,
    );
    expect(new Set(links).size).toBe(links.length);
  });
});

describe('what says nothing is left out', () => {
  const told: PartieScenario = {
    ...P1,
    note: '',
    author: '',
    initiative: 'heroes',
    toMove: 'heroes',
    rolls: [],
    options: { recoverAmount: 1, cosmicRecruit: false },
    units: P1.units.map((unit, i) => ({
      ...unit,
      id: String(unit.sheet),
      activated: false,
      flightLost: false,
      spot: 'center',
      ...(i === 2 && ROSTER['hulk'] ? { sheet: { ...ROSTER['hulk'], powerText: '' } } : {}),
    })),
    modules: P1.modules.map((module) => ({ ...module, resistance: 5 })),
  };
  test('defaults, empty texts, ids and sheets of the roster', () =>
    expect(partieCodec.decode(partieCodec.encode(told))).toEqual({ ok: true, value: { ...P1, initiative: 'heroes' } }));
  test('but nothing that differs from a default', () => {
    const scenario: PartieScenario = {
      ...P1,
      initiative: 'heroes',
      toMove: 'villains',
      options: { recoverAmount: 2 },
      units: P1.units.map((unit) => ({ ...unit, life: 4, id: `x-${String(unit.sheet)}` })),
    };
    expect(partieCodec.decode(partieCodec.encode(scenario))).toEqual({ ok: true, value: scenario });
  });
  test('a roster sheet changed by the reader travels whole', () => {
    const hulk = ROSTER['hulk'];
    if (hulk === undefined) throw new Error('roster');
    const scenario = { ...P1, units: [{ side: 'heroes' as const, cell: 'd2', sheet: { ...hulk, maxLife: 7 } }] };
    expect(partieCodec.decode(partieCodec.encode(scenario))).toEqual({ ok: true, value: scenario });
  });
});

const issues = (raw: unknown): readonly string[] => {
  const result = partieCodec.read(raw, 1);
  return result.ok || result.error.code !== 'invalid'
    ? []
    : result.error.issues.map(({ path, message }) => `${path} | ${message}`);
};
const p1 = (
  change: (raw: {
    units: Record<string, unknown>[];
    modules: Record<string, unknown>[];
    [key: string]: unknown;
  }) => void,
): unknown => {
  const raw = JSON.parse(JSON.stringify(P1)) as {
    units: Record<string, unknown>[];
    modules: Record<string, unknown>[];
  };
  change(raw);
  return raw;
};
const at = <T>(list: readonly T[], i: number): T => {
  const item = list[i];
  if (item === undefined) throw new Error('no such item');
  return item;
};

describe('a shape that does not fit tells what and where, in French', () => {
  test.each<readonly [string, unknown, string]>([
    [
      'a fraction',
      p1((raw) => (at(raw.units, 2)['life'] = 2.5)),
      'units.2.life | Personnage 3, points de vie : un nombre entier est attendu.',
    ],
    [
      'a text for a number',
      p1((raw) => (at(raw.units, 2)['life'] = '3')),
      'units.2.life | Personnage 3, points de vie : un nombre entier est attendu.',
    ],
    [
      'NaN, null in JSON',
      p1((raw) => (at(raw.units, 0)['power'] = null)),
      'units.0.power | Personnage 1, jetons Puissance : un nombre entier est attendu.',
    ],
    [
      'below',
      p1((raw) => (at(raw.units, 7)['victory'] = -1)),
      'units.7.victory | Personnage 8, jetons de Victoire : le nombre doit être d’au moins 0.',
    ],
    [
      'above',
      p1((raw) => (raw['grid'] = { columns: 27, rows: 7 })),
      'grid.columns | Plateau, colonnes : le nombre doit être d’au plus 26.',
    ],
    [
      'not one of',
      p1((raw) => (at(raw.units, 1)['side'] = 'loki')),
      'units.1.side | Personnage 2, camp : la valeur doit être l’une de celles-ci : heroes, villains.',
    ],
    [
      'a cell',
      p1((raw) => (at(raw.modules, 0)['cell'] = '4c')),
      'modules.0.cell | Module 1, case : une case est attendue : une lettre puis un nombre, comme c4.',
    ],
    ['missing', p1((raw) => delete at(raw.units, 1)['cell']), 'units.1.cell | Personnage 2, case : ce champ manque.'],
    [
      'unknown',
      p1((raw) => (at(raw.units, 1)['couleur'] = 'vert')),
      'units.1.couleur | Personnage 2, « couleur » : ce champ est inconnu.',
    ],
    [
      'a long name',
      p1((raw) => (raw['name'] = 'x'.repeat(81))),
      'name | Nom : le texte doit compter au plus 80 caractères.',
    ],
    [
      'too many',
      p1((raw) => (raw.units = Array.from({ length: 17 }, () => at(raw.units, 0)))),
      'units | Personnages : la liste doit compter au plus 16 éléments.',
    ],
    ['not a list', p1((raw) => (raw['modules'] = 3 as never)), 'modules | Modules : une liste est attendue.'],
    [
      'a spot',
      p1((raw) => (at(raw.units, 0)['spot'] = 'heal:')),
      'units.0.spot | Personnage 1, place du dé : la place du dé est inconnue : center, attack, energy, life, reroll, ou une icône suivie d’un identifiant, comme heal:hulk.',
    ],
    [
      'inside a sheet',
      p1((raw) => (at(raw.units, 0)['sheet'] = { ...ROSTER['hulk'], force: 7 })),
      'units.0.sheet.force | Personnage 1, fiche, Force : la valeur doit être l’une de celles-ci : 4, 6, 8, 10, 12.',
    ],
    [
      'an option',
      p1((raw) => (raw['options'] = { raiseOrder: 'au hasard' })),
      'options.raiseOrder | Réglages, ordre des dépenses : la valeur doit être l’une de celles-ci : trailing-first, free.',
    ],
    [
      'a roll',
      p1((raw) => (raw['rolls'] = [3, 0])),
      'rolls.1 | Dé décidé d’avance 2 : le nombre doit être d’au moins 1.',
    ],
    ['nothing', null, ' | Un objet est attendu.'],
    ['__proto__', JSON.parse('{"__proto__":{"x":1}}'), '__proto__ | « __proto__ » : ce champ est inconnu.'],
  ])('%s', (_, raw, message) => expect(issues(raw)).toContain(message));
  test.each(['constructor', '__proto__', 'Hulk', 'l’œil', '', 'x'.repeat(41), 'toString'])(
    'id %j, which an engine’s record could not hold safely or links could not carry',
    (id) => {
      expect(issues(p1((raw) => (at(raw.units, 0)['id'] = id)))[0]).toMatch(
        /^units\.0\.id \| Personnage 1, identifiant : un identifiant est attendu/,
      );
      expect(parsePartieAction({ type: 'heal', unit: id }).ok).toBe(false);
    },
  );
  test('20 faults at most', () =>
    expect(issues(p1((raw) => (raw.units = Array.from({ length: 16 }, () => ({})))))).toHaveLength(20));
  test('a flood of data is told in one sentence', () =>
    expect(issues(p1((raw) => (raw['rolls'] = Array.from({ length: 30_000 }, () => 0))))).toEqual([
      ' | Ces données sont trop nombreuses pour un scénario.',
    ]));
  test('the sorts of a target', () => {
    const result = combatCodec.read({ attackers: [], target: { kind: 'dragon' } }, 1);
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'invalid',
        issues: [
          { path: 'target.kind', message: 'Cible, sorte : la valeur doit être l’une de celles-ci : unit, module.' },
        ],
      },
    });
  });
});

describe('actions', () => {
  test('every action passes its parser', () => {
    fc.assert(
      fc.property(
        anyPartieAction,
        (action) => void expect(parsePartieAction(toJson(action))).toEqual({ ok: true, value: action }),
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        anyCombatAction,
        (action) => void expect(parseCombatAction(toJson(action))).toEqual({ ok: true, value: action }),
      ),
      { numRuns: 100 },
    );
  });
  test('an action of the other mode does not', () => {
    expect(parsePartieAction({ type: 'declare' }).ok).toBe(false);
    expect(parseCombatAction({ type: 'pass', side: 'heroes' }).ok).toBe(false);
  });
  test('packing is undone by unpacking, actions of one character side by side included', () => {
    fc.assert(
      fc.property(
        fc.array(anyPartieAction, { maxLength: 30 }),
        (actions) =>
          void expect(partieCodec.actions.unpack(partieCodec.actions.pack(actions.map(toJson)), 1)).toEqual(actions),
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.array(anyCombatAction, { maxLength: 30 }),
        (actions) =>
          void expect(combatCodec.actions.unpack(combatCodec.actions.pack(actions.map(toJson)), 1)).toEqual(actions),
      ),
      { numRuns: 100 },
    );
  });
  test('packed by name, never by number', () =>
    expect(
      partieCodec.actions.pack([
        { type: 'initiative', side: 'heroes' },
        { type: 'move', unit: 'hulk', to: 'd3' },
        { type: 'place', unit: 'hulk', spot: 'attack' },
        { type: 'move', unit: 'thor', to: 'e3' },
        { type: 'place', unit: 'hulk', spot: 'attack' },
        { type: 'attack', attackers: ['hulk', 'thor'], target: 'fatalis' },
        { type: 'roll', value: 8 },
        { type: 'defend', by: null },
      ]),
    ).toEqual([
      ['initiative', 'heroes'],
      ['go', 'hulk', 'd3', 'attack'],
      ['move', 'thor', 'e3'],
      ['place', 'hulk', 'attack'],
      ['attack', ['hulk', 'thor'], 'fatalis'],
      8,
      ['defend', null],
    ]));
  test.each<{ readonly raw: readonly unknown[] }>([
    { raw: [['spend']] },
    { raw: [['spend', 'hulk', 'thor']] },
    { raw: [['dance', 'hulk']] },
    { raw: [['constructor']] },
    { raw: [['go', 'hulk']] },
    { raw: [['go', 'hulk', 'd3', 'attack', 'life']] },
    { raw: ['spend'] },
    { raw: [null] },
    { raw: [[]] },
    { raw: [[[]]] },
    { raw: [3.5] },
  ])('unpacking $raw gives what no parser takes', ({ raw }) => {
    const actions = partieCodec.actions.unpack(raw, 1) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every((action) => parsePartieAction(action).ok)).toBe(false);
  });
});
