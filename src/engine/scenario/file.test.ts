import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOM, E1, P1, SIEGE } from '../../../tests/games/battleworld/samples.ts';
import { combatCodec, partieCodec } from './battleworld.ts';
import { MAX_FILE, parseScenarioText, printScenario } from './file.ts';
import { jsonFault } from './json-fault.ts';

const told = (text: string): string => {
  const result = parseScenarioText(partieCodec, text);
  return result.ok
    ? 'ok'
    : result.error.code === 'invalid'
      ? (result.error.issues[0]?.message ?? '')
      : result.error.code;
};

describe('a scenario file', () => {
  test.each([P1, SIEGE, CUSTOM])('$name comes back', (scenario) => {
    const text = printScenario(partieCodec, scenario);
    expect(text.startsWith('{\n  "jeu": "battleworld/partie",\n  "version": 1,\n  "scenario": {')).toBe(true);
    expect(parseScenarioText(partieCodec, text)).toEqual({ ok: true, value: scenario });
    expect(parseScenarioText(partieCodec, `\uFEFF${text}`)).toEqual({ ok: true, value: scenario });
  });
  test('the bare scenario does too', () =>
    expect(parseScenarioText(partieCodec, JSON.stringify(P1))).toEqual({ ok: true, value: P1 }));
  test('another mode', () => expect(told(printScenario(combatCodec, E1))).toBe('unknown-game'));
  test('a newer file', () =>
    expect(told(JSON.stringify({ jeu: 'battleworld/partie', version: 2, scenario: P1 }))).toBe('newer-version'));
  test('no version', () =>
    expect(told(JSON.stringify({ jeu: 'battleworld/partie', scenario: P1 }))).toBe(
      'Version : un nombre entier est attendu.',
    ));
  test('no game', () =>
    expect(told(JSON.stringify({ version: 1, scenario: P1 }))).toBe('Jeu : « battleworld/partie » est attendu.'));
  test('too long', () => expect(told(' '.repeat(MAX_FILE + 1))).toBe('too-long'));
  test('fields beside those of a file', () => {
    const more = { jeu: 'battleworld/partie', version: 1, auteur: 'Ana', scenario: P1, ['x'.repeat(90)]: 1 };
    expect(parseScenarioText(partieCodec, JSON.stringify(more))).toEqual({
      ok: false,
      error: {
        code: 'invalid',
        issues: [
          { path: 'auteur', message: '« auteur » : ce champ est inconnu.' },
          { path: 'x'.repeat(90), message: `« ${'x'.repeat(39)}… » : ce champ est inconnu.` },
        ],
      },
    });
  });
  test('unknown fields of the scenario itself', () => {
    expect(told(JSON.stringify({ ...P1, auteur: 'Ana' }))).toBe('« auteur » : ce champ est inconnu.');
    for (const key of ['__proto__', 'constructor', 'toString'])
      expect(told(`{"${key}":{"name":"x"},${JSON.stringify(P1).slice(1)}`)).toBe(`« ${key} » : ce champ est inconnu.`);
  });
  test('a tower of lists', () =>
    expect(told(`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toBe(
      'Ligne 1, colonne 40 : ces données sont emboîtées trop profondément pour un scénario.',
    ));
  test('a field written twice', () =>
    expect(told('{"name":"a",\n "units":[{"name":1},{"name":2}],\n  "n\\u0061me":"b"}')).toBe(
      'Ligne 3, colonne 3 : ce champ est écrit deux fois dans le même objet : un seul serait lu.',
    ));
  test('numbers that are none', () =>
    expect(told(JSON.stringify(P1).replace('"round":1', '"round":1e309'))).toBe(
      'Tour : un nombre entier est attendu.',
    ));
  test('a wrong shape', () => expect(told('{"name":3}')).toBe('Nom : un texte est attendu.'));
});

describe('bad JSON: line, column and cause', () => {
  test.each([
    [
      '',
      'Ligne 1, colonne 1 : le texte s’arrête avant la fin : il manque une accolade, un crochet ou un guillemet fermant.',
    ],
    ['{\n  "name": "x"\n  "clock": 3\n}', 'Ligne 3, colonne 3 : il manque une virgule, ou une accolade fermante.'],
    ['{\r\n  "name" "x"\r\n}', 'Ligne 2, colonne 10 : il manque deux-points après le nom du champ.'],
    ['{"a":[1,2 3]}', 'Ligne 1, colonne 11 : il manque une virgule, ou un crochet fermant.'],
    ['{"a":1,}', 'Ligne 1, colonne 8 : un nom de champ entre guillemets droits est attendu ici.'],
    ["{'a':1}", 'Ligne 1, colonne 2 : un nom de champ entre guillemets droits est attendu ici.'],
    ['{"a":oui}', 'Ligne 1, colonne 6 : une valeur est attendue ici.'],
    ['{"a":"b\nc"}', 'Ligne 1, colonne 6 : ce texte entre guillemets est mal écrit ou n’est pas fermé.'],
    ['{"a":1} x', 'Ligne 1, colonne 9 : le texte continue après la fin du scénario.'],
    [
      '{"a":[1,2',
      'Ligne 1, colonne 10 : le texte s’arrête avant la fin : il manque une accolade, un crochet ou un guillemet fermant.',
    ],
  ])('%j', (text, message) => expect(told(text)).toBe(message));
  test('agrees with JSON.parse on what is JSON, but for fields written twice', () => {
    /** Whether an object of a JSON text names a field twice: the values that JSON.parse forgets are missing when each field has a name of its own. */
    const twice = (text: string): boolean => {
      let n = 0;
      const apart = text.replace(/"(?:[^"\\]|\\.)*"(\s*:)?/g, (whole, colon: string | undefined) =>
        colon === undefined ? whole : `"${n++}":`,
      );
      const size = (value: unknown): number =>
        typeof value === 'object' && value !== null
          ? Object.values(value).reduce((sum: number, one) => sum + size(one), 1)
          : 1;
      return size(JSON.parse(apart)) !== size(JSON.parse(text));
    };
    const isJson = (text: string): boolean => {
      try {
        return JSON.parse(text) !== undefined && !twice(text);
      } catch {
        return false;
      }
    };
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '{', ']', '0', '\\', 'e', '.', '-', ' ', '\u0001'))
      .map(
        ([text, at, piece]) => text.slice(0, at % (text.length + 1)) + piece + text.slice((at % (text.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken), (text) => void expect(jsonFault(text) === undefined).toBe(isJson(text))),
      { numRuns: 2000 },
    );
  });
});
