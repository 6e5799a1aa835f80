import { expect, test } from 'vitest';
import { edits } from './edits.ts';

test.each([
  ['attaque', 'attaque', 0],
  ['ataque', 'attaque', 1],
  ['attauqe', 'attaque', 1],
  ['relanse', 'relance', 1],
  ['surnonbr', 'surnombre', 2],
  ['', 'pas', 3],
  ['rataque', 'tatauqe', 2], // one letter for another, then two swapped
])('%s, %s: %i', (a, b, expected) => expect(edits(a, b, 3)).toBe(expected));

test('stops above its limit', () => expect(edits('module', 'initiative', 2)).toBe(3));
