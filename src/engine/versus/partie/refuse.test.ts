// What may not be played, with the rules that say so: steps of a turn, what an activation costs, what is reported of the map.
import { describe, expect, test } from 'vitest';
import {
  activate,
  acting,
  amid,
  at,
  BEGIN,
  buying,
  closing,
  count,
  DONE,
  END_TURN,
  hack,
  move,
  neutralise,
  NO,
  pick,
  pickTile,
  pickZone,
  type PositionSpec,
  rolled,
  STOP,
  UPKEEP,
  wounds,
  YES,
} from '../cases/trials.fixture.ts';
import { partie, partieText } from './index.ts';
import type { PartieAction, PartieState } from './types.ts';

const A = 'sbires-heros-a';
const B = 'elites-heros-a';
const [ONE, TWO, THEIRS] = ['sbires-heros-a#1', 'sbires-heros-a#2', 'sbires-vilains-a#1'];
const SPEC: PositionSpec = {
  active: 'hero',
  hero: { discs: [5, 0, 5], cubes: [5, 6] },
  zones: ['Quai', 'Toit', 'Rue'],
  figures: { [ONE]: 'Quai', [TWO]: 'Toit', [THEIRS]: 'Quai', 'azrael#1': 'Toit' },
};
const MOMENTS = {
  upkeep: () => at(SPEC),
  start: () => amid(SPEC, { phase: 'start' }),
  discs: () => buying(SPEC),
  'third activation': () => buying({ ...SPEC, hero: { discs: [2, 3, 5], cubes: [5, 6] } }, 2),
  'a tile lost': () => buying({ ...SPEC, figures: {}, hero: { discs: [5, 0, 5], cubes: [5, 6], lost: [A] } }),
  acting: () => acting(SPEC, A),
  'a full space': () =>
    acting({ ...SPEC, hero: { discs: [5, 0, 5], cubes: [5, 2], saturation: { move: 1 } } }, A, {
      hero: { cubes: { available: 5, fatigue: 2, move: 1, defence: 3, reroll: 0 } },
    }),
  close: () => closing(SPEC),
  over: (): PartieState => ({ ...at(SPEC), phase: 'over', winner: 'hero' }),
} as const;
type Row = readonly [moment: keyof typeof MOMENTS, action: PartieAction, code: string, ...cites: string[]];
const ORDER = 'vs.tour.ordre-etapes';
const TILE = 'vs.presentation.tout-par-tuile';
const FIRST = 'vs.activation.comme-premiere-tuile';
const LIFE = 'vs.mise-en-place.pions-pv';
const CUBES = 'vs.tour.entretien-habituel';

const STEPS: readonly Row[] = [
  ['upkeep', activate(A), 'entretien-d-abord', ORDER],
  ['start', activate(A), 'entretien-d-abord', ORDER],
  ['close', activate(A), 'etape-passee', 'vs.tour.renoncer', ORDER],
  ['acting', activate(B), 'activation-en-cours', ORDER],
  ...([BEGIN, STOP, END_TURN] as const).map((action): Row => ['upkeep', action, 'pas-maintenant', ORDER]),
  ...([UPKEEP, STOP, END_TURN] as const).map((action): Row => ['start', action, 'pas-maintenant', ORDER]),
  ...([UPKEEP, BEGIN, END_TURN] as const).map((action): Row => ['discs', action, 'pas-maintenant', ORDER]),
  ...([UPKEEP, BEGIN, STOP] as const).map((action): Row => ['close', action, 'pas-maintenant', ORDER]),
  ['acting', STOP, 'pas-maintenant', ORDER],
  ['discs', DONE, 'pas-maintenant', ORDER],
  ['discs', YES, 'pas-maintenant', ORDER],
  ['discs', NO, 'pas-maintenant', ORDER],
  ['discs', pick(ONE), 'pas-maintenant', ORDER],
  ['discs', pickTile(A), 'pas-maintenant', ORDER],
  ['discs', pickZone('Toit'), 'pas-maintenant', ORDER],
  ['discs', count(1), 'pas-maintenant', ORDER],
  ['discs', rolled(1), 'pas-maintenant', ORDER],
  ['discs', hack('move'), 'pas-maintenant', ORDER],
  ['discs', { type: 'first', side: 'hero' } as unknown as PartieAction, 'pas-maintenant', ORDER],
  ['discs', { type: 'put', place: 1 }, 'pas-maintenant', ORDER],
  ['discs', { type: 'choose', keys: ['x'] }, 'pas-maintenant', ORDER],
  ['discs', { type: 'equip' } as unknown as PartieAction, 'pas-de-materiel', 'vs.presentation.pas-de-materiel'],
  ['over', UPKEEP, 'finie', 'vs.fin.victoire-apres-fin'],
  ['over', move(ONE, 'Toit'), 'finie', 'vs.fin.victoire-apres-fin'],
];
const COSTS: readonly Row[] = [
  ['discs', activate('personne'), 'tuile-inconnue', TILE],
  ['discs', activate('sbires-vilains-a'), 'pas-votre-riviere', 'vs.presentation.miroir', TILE],
  ['a tile lost', activate(A), 'tuile-neutralisee', TILE],
  ['discs', { type: 'activate', tile: A, from: 'spent' } as PartieAction, 'paiement-zone', 'vs.dpa.paiement'],
  ['discs', { type: 'activate', tile: A, discs: 0 }, 'payer-d-abord', 'vs.dpa.acheter-avant'],
  ['discs', { type: 'activate', tile: A, discs: 2 }, 'cout-exact', 'vs.dpa.cout-n'],
  ['third activation', activate(A), 'disques-insuffisants', 'vs.dpa.insuffisant', 'vs.dpa.cout-n'],
];
const REPORTS: readonly Row[] = [
  ['upkeep', move(ONE, 'Toit'), 'compte-rendu-plus-tard', ORDER],
  ['discs', neutralise(THEIRS), 'compte-rendu-plus-tard', ORDER],
  ['acting', move('personne', 'Toit'), 'figurine-inconnue', TILE],
  ['acting', move('azrael#1', 'Quai'), 'n-agit-pas', FIRST],
  ['acting', move(THEIRS, 'Toit'), 'n-agit-pas', FIRST],
  ['acting', move(ONE, 'Lune'), 'zone-inconnue', 'vs.presentation.tour-de-jeu'],
  ['acting', move(ONE, 'Quai'), 'deja-la', 'vs.presentation.tour-de-jeu'],
  ['acting', wounds('personne', 1), 'figurine-inconnue', TILE],
  ['acting', wounds(THEIRS, 0), 'blessures-nombre', LIFE],
  ['acting', wounds(THEIRS, 0.5), 'blessures-nombre', LIFE],
  ['acting', wounds(THEIRS, 1), 'sans-points-de-vie', LIFE],
  ['acting', { type: 'neutralise', figure: THEIRS, by: 'personne' }, 'auteur-inconnu', TILE],
  ['acting', { type: 'neutralise', figure: THEIRS, by: THEIRS }, 'auteur-inconnu', TILE],
  ['acting', { type: 'tile-out', tile: 'personne' }, 'tuile-inconnue', TILE],
  [
    'acting',
    { type: 'escort', figure: null, piece: 'personne', to: null },
    'pion-inconnu',
    'vs.presentation.hierarchie',
  ],
  ['acting', { type: 'aim', at: 'personne', means: 'tir' } as unknown as PartieAction, 'figurine-inconnue', TILE],
  [
    'acting',
    { type: 'aim', at: 'ombre-9', means: 'tir' } as unknown as PartieAction,
    'ombre-inconnue',
    'vs.pouvoirs-heros.batman-ombre-ciblable',
  ],
  ['acting', { type: 'cubes', side: 'hero', from: 'available', to: 'available', amount: 1 }, 'trajet-de-cubes', CUBES],
  ['acting', { type: 'cubes', side: 'hero', from: 'available', to: 'defence', amount: 2 }, 'trajet-de-cubes', CUBES],
  ['acting', { type: 'cubes', side: 'hero', from: 'available', to: 'fatigue', amount: 0 }, 'trajet-de-cubes', CUBES],
  ['acting', { type: 'cubes', side: 'hero', from: 'fatigue', to: 'defence', amount: 1 }, 'trajet-de-cubes', CUBES],
  ['acting', { type: 'cubes', side: 'hero', from: 'available', to: 'fatigue', amount: 6 }, 'cubes-insuffisants', CUBES],
  ['acting', { type: 'cubes', side: 'hero', from: 'defence', to: 'fatigue', amount: 1 }, 'cubes-insuffisants', CUBES],
  [
    'a full space',
    { type: 'cubes', side: 'hero', from: 'available', to: 'defence', amount: 1 },
    'saturation',
    'vs.presentation.saturation-defense',
  ],
  [
    'a full space',
    { type: 'cubes', side: 'hero', from: 'available', to: 'move', amount: 1 },
    'saturation',
    'vs.pouvoirs-heros.red-robin-saturation',
  ],
  ['acting', { type: 'river', what: 'depollute', tile: 'personne' }, 'tuile-inconnue', TILE],
  ['acting', { type: 'river', what: 'depollute', tile: B }, 'pas-neutralisee', TILE],
  ['acting', { type: 'river', what: 'demobilise', tile: A }, 'tuile-exclue', TILE],
  ['acting', { type: 'river', what: 'demobilise', tile: 'azrael' }, 'tuile-exclue', TILE],
  [
    'acting',
    { type: 'marker', kind: 'flame', what: 'add' } as PartieAction,
    'pions-non-suivis',
    'vs.pouvoirs-vilains.firefly-flammes',
  ],
  [
    'acting',
    { type: 'marker', kind: 'gas', what: 'add' } as PartieAction,
    'pions-non-suivis',
    'vs.pouvoirs-vilains.killer-moth-gaz',
  ],
  ['acting', { type: 'lend', special: 'personne' } as PartieAction, 'pret-inconnu', 'vs.presentation.hierarchie'],
];
describe.each(Object.entries({ STEPS, COSTS, REPORTS }))('%s', (_, rows) => {
  test.for(rows)('at « %s »: %j, %s', ([moment, action, code, ...cites]) => {
    const fault = partie.refuse(MOMENTS[moment](), action);
    expect([fault?.code, ...(fault?.cites ?? [])]).toEqual([code, ...cites]);
    if (fault) expect(partieText.refusal(fault)).toMatch(/^\p{Lu}[^{}]*[.»]$/u); // every figure is told
  });
});
test.for<readonly [keyof typeof MOMENTS, PartieAction]>([
  ['upkeep', UPKEEP],
  ['start', BEGIN],
  ['discs', activate(A)],
  ['discs', { type: 'activate', tile: A, discs: 1, from: 'available' }],
  ['discs', STOP],
  ['close', END_TURN],
  ['acting', DONE],
  ['acting', move(ONE, 'Toit')],
  ['acting', neutralise(THEIRS)],
  ['acting', { type: 'neutralise', figure: THEIRS, by: ONE }],
  ['acting', { type: 'cubes', side: 'hero', from: 'available', to: 'fatigue', amount: 5 }],
  ['acting', { type: 'cubes', side: 'hero', from: 'available', to: 'defence', amount: 1 }],
  ['acting', { type: 'cubes', side: 'hero', from: 'fatigue', to: 'available', amount: 6 }],
  ['acting', { type: 'river', what: 'demobilise', tile: B }],
])('at « %s » may be played: %j', ([moment, action]) =>
  expect(partie.refuse(MOMENTS[moment](), action)).toBeUndefined(),
);
