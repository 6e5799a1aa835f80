// The kernel's promises, kept by the set-up of a skirmish and its game; what its door refuses; the cases of the ledger.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../../tests/day.ts';
import { contract } from '../../kernel/contract.ts';
import { escAt, SKIRMISH_CASES, SKIRMISH_GAME_CASES } from '../cases/skirmish.fixture.ts';
import { runCase } from '../cases/run.fixture.ts';
import { partie } from '../partie/index.ts';
import { RULES } from '../rules.ts';
import { escarmouche, escarmoucheText } from './index.ts';
import type { EscarmoucheScenario } from './types.ts';

describe('cases', () => {
  test.each(SKIRMISH_CASES)('$id $says', (one) => runCase(escarmouche, one, (state) => state));
  test.each(SKIRMISH_GAME_CASES)('$id $says', (one) => runCase(partie, one, (state) => state));
});

const ETERNIA: EscarmoucheScenario = {
  name: 'Eternia',
  first: null,
  teams: [
    { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man', 'teela', 'stratos'] },
    { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor', 'beast-man', 'trap-jaw'] },
  ],
  skirmish: {
    zones: [
      { name: 'Couchant', outposts: ['village-de-gaz', 'village-d-eldor', 'chateau-foe'] },
      { name: 'Levant', outposts: ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'] },
    ],
    soldiers: 4,
    forbidden: ['heros'],
    end: 2,
  },
};
const legal: readonly EscarmoucheScenario[] = [
  escAt(),
  escAt({ first: null, options: { passerProvisoire: true } }, { soldiers: 3, forbidden: ['heros', 'creature'] }),
  escAt({}, { freeChoice: true, tokens: 0, soldiers: 0, end: 1 }),
  ETERNIA,
];
const ILLEGAL: readonly (readonly [code: string, scenario: EscarmoucheScenario])[] = [
  ['esc-zones-nombre', escAt({}, { zones: [{ name: 'Ouest', outposts: ['p'] }] })],
  [
    'esc-zone-vide',
    escAt(
      {},
      {
        zones: [
          { name: 'Ouest', outposts: [] },
          { name: 'Est', outposts: ['r'] },
        ],
      },
    ),
  ],
  [
    'esc-zone-avant-postes',
    escAt(
      {},
      {
        zones: [
          { name: 'Ouest', outposts: ['c'] },
          { name: 'Est', outposts: ['r'] },
        ],
      },
    ),
  ],
  [
    'esc-zone-avant-postes',
    escAt(
      {},
      {
        zones: [
          { name: 'Ouest', outposts: ['p'] },
          { name: 'Est', outposts: ['p'] },
        ],
      },
    ),
  ],
  ['esc-emplacements', escAt({ places: [['a'], ['r']] })],
  ['esc-soldats-nombre', escAt({}, { soldiers: 7 })],
  ['esc-soldats-nombre', escAt({}, { soldiers: 1.5 })],
  ['esc-jetons-nombre', escAt({}, { tokens: -1 })],
  [
    'heros-inconnu',
    escAt({
      teams: [
        { faction: 'masters', base: 'a', heroes: ['personne'] },
        { faction: 'evil', base: 'b', heroes: ['skeletor'] },
      ],
    }),
  ],
  ['carte-inconnue-plan', escAt({ map: 'toString' })],
  ['option-inconnue', escAt({ options: { inconnue: true } as unknown as EscarmoucheScenario['options'] & object })],
];
describe('fields-of-eternia/escarmouche', () => {
  const { veil, ...open } = escarmouche;
  const subject = {
    scenarios: legal,
    seeds: [1],
    maxSteps: 6_000,
    look: lookOf('fields-of-eternia/escarmouche'),
    rules: RULES,
    text: escarmoucheText,
    illegal: ILLEGAL.map(([, scenario]) => scenario),
  };
  test.each(contract(open, subject))('$name', { timeout: 240_000 }, ({ run }) => run());
  const veiled = contract(escarmouche, { ...subject, scenarios: legal.slice(0, 1) }).filter(
    ({ name }) => name === 'hides what it must',
  );
  test.each(veiled)('$name', { timeout: 240_000 }, ({ run }) => run());
  test('hides what the game hides', () =>
    expect([veil === undefined, veiled.length]).toEqual([partie.veil === undefined, 1]));
  test.each(ILLEGAL)('set-up refuses: %s', (code, scenario) => {
    const start = escarmouche.setup(scenario);
    expect(start.ok ? [] : start.error.map((refusal) => refusal.code)).toContain(code);
  });
});
