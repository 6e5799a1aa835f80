import { describe, expect, test } from 'vitest';
import { err, ok } from '../../engine/kernel/result.ts';
import { check } from '../battle-beyond-space/editor/check.ts';
import { POST } from '../battle-beyond-space/editor/post.ts';
import { scenarioFile } from '../../kept/file.ts';
import { readFile, readLink } from './reading.ts';

const READING = { ...POST, check };
const TOWER = '#s=1.battle-beyond-space~partie._ZQr7cAxDQAAAAKgoM7-NUzhBwEAAAAA7goAAAAA3A0';
const none = { faults: [], notices: [], sharable: false };
const breaks = (): never => {
  throw new RangeError('Maximum call stack size exceeded');
};
const SENTENCE = /^\p{Lu}.*\.$/su;

describe('what the workshop reads never throws', () => {
  test('5,000 lists in one another', () =>
    expect(readLink(READING, TOWER)).toEqual(
      err({ message: expect.stringMatching(/emboîtées trop profondément/), hint: expect.stringMatching(SENTENCE) }),
    ));
  test.each([
    ['the link', { fromLink: breaks, fromFile: breaks, check: () => none }],
    ['the engine, judging it', { fromLink: () => ok({ name: 'x' }), fromFile: () => ok({ name: 'x' }), check: breaks }],
  ])('%s breaks: a fault of the site, in French', (_, trade) => {
    for (const [read, word] of [
      [readLink(trade, '#s='), 'Ce lien'],
      [readFile(trade, '{}'), 'Ce fichier'],
    ] as const) {
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      expect(read.error.message).toMatch(new RegExp(`^${word}.*faute du site\\.$`));
      expect(read.error.hint).toMatch(SENTENCE);
    }
  });
  test('faults of a file speak of a file, each with its place', () => {
    const read = readFile(READING, '{"name":"","kind":"libre","players":[],"first":9,"auteur":"Ana"}');
    expect(read).toMatchObject({
      ok: false,
      error: {
        message: 'Ce fichier contient 3 fautes.',
        faults: [
          'Nom : donnez un nom au scénario.',
          expect.stringMatching(/^Premier joueur : /),
          '« auteur » : ce champ est inconnu.',
        ],
      },
    });
    for (const text of [
      '',
      '{"a":1,}',
      '[]',
      'null',
      `{"jeu":"battleworld/partie","version":1,"scenario":{}}`,
      `{"jeu":"battle-beyond-space/partie","version":7,"scenario":{}}`,
      ' '.repeat(300_000),
    ]) {
      const { error } = readFile(READING, text) as {
        readonly error: { readonly message: string; readonly hint: string; readonly faults: readonly string[] };
      };
      expect(error.message).toMatch(/^Ce fichier .*\.$/);
      for (const sentence of [error.hint, ...error.faults]) {
        expect(sentence).toMatch(SENTENCE);
        expect(sentence).not.toMatch(/\blien\b/);
      }
    }
  });
});

test.each([
  ['Un duel de héros', 'versus-un-duel-de-heros.json'],
  ['À l’assaut de la base, deux fois !', 'versus-a-l-assaut-de-la-base-deux-fois.json'],
  ['Œuvre de Ça : Æon', 'versus-oeuvre-de-ca-aeon.json'],
  ['  ', 'versus-scenario.json'],
  ['日本', 'versus-scenario.json'],
  ['../../etc/passwd', 'versus-etc-passwd.json'],
  ['é'.repeat(80), `versus-${'e'.repeat(60)}.json`],
])('the file of « %s »', (name, file) => expect(scenarioFile('versus', name)).toBe(file));
