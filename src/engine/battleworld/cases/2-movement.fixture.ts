// Ledger, « Déplacement »: C11 to C22.
import type { RefusalCode } from '../refusals.ts';
import type { BwRule } from '../rules.ts';
import type { UnitSpec } from '../partie/types.ts';
import { type Case, game, move, phase1, place } from './trials.fixture.ts';

type Changes = Readonly<Record<string, Partial<UnitSpec>>>;
const goes = (
  id: string,
  says: string,
  rule: BwRule,
  changes: Changes,
  unit: string,
  to: string,
  told: Readonly<Record<string, unknown>>,
): Case => ({
  id,
  says,
  rules: [rule],
  trials: [
    game(phase1(changes), {
      play: [move(unit, to)],
      then: { units: { [unit]: { cell: to } } },
      told: [{ type: 'moved', unit, to, ...told }],
    }),
  ],
});
const stopped = (
  id: string,
  says: string,
  rule: BwRule,
  changes: Changes,
  unit: string,
  to: string,
  code: RefusalCode,
): Case => ({ id, says, rules: [rule], trials: [game(phase1(changes), { refused: [[move(unit, to), code]] })] });

export const MOVEMENT: readonly Case[] = [
  goes('C11', 'Hulk goes d2 to e3, diagonally', 'bw.deplacement.a-pied', {}, 'hulk', 'e3', { steps: 1 }),
  stopped('C12', 'Hulk d2 to d4: too far on foot', 'bw.deplacement.a-pied', {}, 'hulk', 'd4', 'trop-loin'),
  stopped(
    'C13',
    'Hulk d2 to e2, where Thor stands',
    'bw.deplacement.case-disponible',
    {},
    'hulk',
    'e2',
    'case-occupee',
  ),
  goes('C14', 'Iron-Man flies a2 to a4', 'bw.deplacement.volant', {}, 'iron-man', 'a4', { steps: 2, over: [] }),
  goes(
    'C15',
    'Iron-Man a2 to c4 above Fatalis in b3, the only way',
    'bw.deplacement.survol',
    { fatalis: { cell: 'b3' } },
    'iron-man',
    'c4',
    { steps: 2, over: ['fatalis'] },
  ),
  stopped(
    'C16',
    'Iron-Man a2 to c4, Magnéto in b3',
    'bw.deplacement.survol-volant-interdit',
    { magneto: { cell: 'b3' } },
    'iron-man',
    'c4',
    'survol-volant',
  ),
  {
    id: 'C17',
    says: 'Iron-Man a2 to a4 round Magnéto in a3, by b3',
    rules: ['bw.deplacement.survol'],
    trials: [
      game(phase1({ magneto: { cell: 'a3' } }), {
        play: [move('iron-man', 'a4')],
        told: [{ type: 'moved', over: [] }],
      }),
      game(phase1({ magneto: { cell: 'a3' }, ultron: { cell: 'b3' } }), {
        name: 'b3 held by a walker',
        play: [move('iron-man', 'a4')],
        told: [{ type: 'moved', over: ['ultron'] }],
      }),
    ],
  },
  stopped(
    'C18',
    'Iron-Man a2 to a4, where Ultron stands',
    'bw.deplacement.case-disponible',
    { ultron: { cell: 'a4' } },
    'iron-man',
    'a4',
    'case-occupee',
  ),
  {
    id: 'C19',
    says: 'Hulk stays in d2, die on the attack',
    rules: ['bw.tour.activation'],
    trials: [
      game(phase1(), {
        play: [move('hulk', 'd2'), place('hulk', 'attack')],
        then: { units: { hulk: { cell: 'd2', spot: 'attack', activated: true } } },
      }),
    ],
  },
  stopped(
    'C20',
    'Hulk d6 to d7, a hostile module still standing',
    'bw.deplacement.case-disponible',
    { hulk: { cell: 'd6' }, magneto: { cell: 'd5' } },
    'hulk',
    'd7',
    'case-module-adverse',
  ),
  goes(
    'C21',
    'Capitaine b2 to b1, a free module of his own',
    'bw.deplacement.case-disponible',
    {},
    'capitaine-america',
    'b1',
    { steps: 1 },
  ),
  stopped(
    'C22',
    'Iron-Man a2 to a0, off the board',
    'bw.deplacement.case-disponible',
    {},
    'iron-man',
    'a0',
    'case-hors-plateau',
  ),
];
