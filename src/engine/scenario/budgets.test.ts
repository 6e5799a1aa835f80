import { encode as qr } from 'uqr';
import { describe, expect, test } from 'vitest';
import { CUSTOM, E1, MIDGAME, ON_BASE, P1, P1_SIX, SIEGE } from '../../../tests/links/samples.ts';
import { partie } from '../battleworld/partie/index.ts';
import { play, seeded } from '../kernel/play.ts';
import { combatCodec, partieCodec } from './battleworld.ts';
import { MAX_TEXT } from './envelope.ts';
import { encodeMoment } from './moment.ts';

const ORIGIN = 'x'.repeat(60); // origin and path: https://un-site-au-nom-assez-long.example.org/battleworld/atelier/

const scenarios: readonly (readonly [string, string])[] = [
  ['P1', partieCodec.encode(P1)],
  ['P1, six modules, words of one’s own', partieCodec.encode(P1_SIX)],
  ['siege', partieCodec.encode(SIEGE)],
  ['mid-game', partieCodec.encode(MIDGAME)],
  ['combat', combatCodec.encode(E1)],
  ['combat against a module', combatCodec.encode(ON_BASE)],
];

describe('a full scenario', () => {
  test.each(scenarios)('%s: 300 characters, a QR code of version 12 at level M', (_, text) => {
    const link = `${ORIGIN}#s=${text}`;
    expect(link.length).toBeLessThanOrEqual(300);
    expect(qr(link, { ecc: 'M' }).version).toBeLessThanOrEqual(12);
  });
  test('a whole sheet of one’s own costs more, and stays within 300 without a long text', () => expect(partieCodec.encode(CUSTOM).length).toBeLessThanOrEqual(300));
});

describe('a moment', () => {
  const share = (scenario: typeof P1, seed: number, steps: number): { readonly moves: number; readonly size: number } => {
    const start = partie.setup(scenario);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const { line } = play(partie, start.value, seeded(seed), steps);
    return { moves: line.moves.length, size: encodeMoment(partie, partieCodec, scenario, line).length };
  };
  test.each([P1, P1_SIX, SIEGE, MIDGAME])('$name with forty actions: 1,500 characters', (scenario) => {
    for (const seed of [1, 2, 3]) {
      const { moves, size } = share(scenario, seed, 40);
      expect(moves).toBe(40);
      expect(size).toBeLessThanOrEqual(1500);
    }
  });
  test('a whole random game still opens', () => {
    for (const seed of [1, 2, 3]) expect(share(P1_SIX, seed, 2000).size).toBeLessThan(MAX_TEXT / 4);
  });
});
