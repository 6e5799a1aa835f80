import { describe, expect, test } from 'vitest';
import { aheadOf, type BuiltFile, closureOf, TABLE, WORKSHOP } from './ahead.ts';

const file = (name: string, imports: readonly string[] = [], holds: readonly string[] = []): BuiltFile => ({
  name: `_astro/${name}`,
  holds,
  standsFor: undefined,
  imports: imports.map((one) => `_astro/${one}`),
});
const FILES = [
  file('PlayTable.js', ['preact.js']),
  file('preact.js'),
  file('Table.js', ['preact.js', 'frame.js'], ['src/components/play/Table.tsx']),
  file('frame.js', ['Table.js'], ['src/components/play/PlayFrame.tsx']), // a circle
  { ...file('links.js', ['codec.js'], ['src/engine/scenario/jeu.ts']), standsFor: 'src/engine/scenario/jeu.ts' },
  file('codec.js'),
  file('shared.js', [], ['src/components/jeu/mode-shared.ts']),
  file('mode-partie.js', ['shared.js', 'frame.js', 'node.js'], ['src/components/jeu/mode-partie.ts']),
  file('mode-duel.js', ['shared.js'], ['src/components/jeu/mode-duel.ts']),
  file('node.js'),
  file('mode-other.js', [], ['src/components/other/mode-duel.ts']),
  file('Editor.js', ['preact.js', 'kit.js']),
  file('kit.js', [], ['src/components/jeu/editor/kit.ts', 'src/components/jeu/editor/kits.ts']),
  file('post.js', ['codec.js'], ['src/components/jeu/editor/post.ts']),
  file('reading.js', [], ['src/components/atelier/reading.ts']),
  file('kit-partie.js', ['kit.js', 'map.js'], ['src/components/jeu/editor/kit-partie.tsx']),
  file('map.js'),
];

describe('what a page that a link opens is made of', () => {
  test('all that its files import, each once, circles too', () => {
    expect(closureOf(FILES, ['_astro/Table.js'])).toEqual(['_astro/Table.js', '_astro/preact.js', '_astro/frame.js']);
  });
  test('a mode tells what is not needed by all; what modes share is no mode', () => {
    expect(aheadOf(FILES, TABLE, 'jeu', ['_astro/PlayTable.js'])).toEqual({
      folder: '_astro/',
      all: ['PlayTable.js', 'preact.js', 'Table.js', 'frame.js', 'links.js', 'codec.js'],
      modes: {
        'jeu~partie': ['mode-partie.js', 'shared.js', 'node.js'],
        'jeu~duel': ['mode-duel.js', 'shared.js'],
      },
    });
  });
  test('a workshop: its editor, what reads links, and the parts of each kind of scenario', () => {
    expect(aheadOf(FILES, WORKSHOP, 'jeu', ['_astro/Editor.js'])).toEqual({
      folder: '_astro/',
      all: ['Editor.js', 'preact.js', 'kit.js', 'post.js', 'codec.js', 'reading.js'],
      modes: { 'jeu~partie': ['kit-partie.js', 'map.js'] },
    });
  });
  test('a module that no file holds stops the build', () => {
    expect(() => aheadOf(FILES, TABLE, 'nowhere', [])).toThrow('no built file holds src/engine/scenario/nowhere.ts');
  });
});
