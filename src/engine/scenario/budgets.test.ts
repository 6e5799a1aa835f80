import { encode as qr } from 'uqr';
import { describe, expect, test } from 'vitest';
import { CUSTOM } from '../../../tests/games/battleworld/samples.ts';
import { GAMES } from '../../../tests/games/index.ts';
import { seededLine } from '../../../tests/links/golden.ts';
import { partieCodec } from './battleworld.ts';
import { MAX_TEXT } from './envelope.ts';
import { encodeMoment } from './moment.ts';

const ORIGIN = 'x'.repeat(60); // origin and path: https://un-site-au-nom-assez-long.example.org/battleworld/atelier/
const MODES = GAMES.flatMap(({ modes }) => Object.values(modes));

describe('a full scenario', () => {
  test.each(
    MODES.flatMap(({ game, codec, links }) =>
      links.short.map(([what, scenario]) => [game.id, what, codec.encode(scenario)] as const),
    ),
  )('%s, %s: 300 characters, a QR code of version 12 at level M', (_, __, text) => {
    const link = `${ORIGIN}#s=${text}`;
    expect(link.length).toBeLessThanOrEqual(300);
    expect(qr(link, { ecc: 'M' }).version).toBeLessThanOrEqual(12);
  });
  test('every mode is measured', () => {
    for (const { game, links } of MODES) expect(links.short.length, game.id).toBeGreaterThan(0);
  });
  test('a whole sheet of one’s own costs more, and stays within 300 without a long text', () =>
    expect(partieCodec.encode(CUSTOM).length).toBeLessThanOrEqual(300));
});

describe.each(MODES.filter(({ links }) => links.forty.length > 0).map((mode) => [mode.game.id, mode] as const))(
  'a moment of %s',
  (_, mode) => {
    const share = (
      scenario: unknown,
      seed: number,
      steps: number,
    ): { readonly moves: number; readonly size: number } => {
      const line = seededLine(mode, scenario, seed, steps);
      return { moves: line.moves.length, size: encodeMoment(mode.game, mode.codec, scenario, line).length };
    };
    test.each(mode.links.forty.map((scenario, i) => [i + 1, scenario] as const))(
      'scenario %i with forty actions: 1,500 characters',
      (__, scenario) => {
        for (const seed of [1, 2, 3]) {
          const { moves, size } = share(scenario, seed, 40);
          expect(moves).toBe(40);
          expect(size).toBeLessThanOrEqual(1500);
        }
      },
    );
    test('a whole random game still opens', () => {
      for (const scenario of mode.links.forty)
        for (const seed of [1, 2, 3]) expect(share(scenario, seed, 2000).size).toBeLessThan(MAX_TEXT / 4);
    });
  },
);
