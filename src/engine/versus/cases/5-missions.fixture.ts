// Ledger, « Missions »: 86 to 121.
import {
  acting,
  at,
  activate,
  closing,
  DONE,
  END_TURN,
  type PositionSpec,
  type Row,
  STOP,
  test,
  UPKEEP,
} from './trials.fixture.ts';

/** After a report of a tile that acts: the rest of that camp's turn. */
const TO_CHECK = [DONE, STOP, END_TURN] as const;
/** The HQ of a camp in a zone, and the pieces. */
const heroIn = (zone: string, spec: PositionSpec) =>
  acting({ active: 'hero', figures: { 'azrael#1': zone }, ...spec }, 'azrael');
const villainIn = (zone: string, spec: PositionSpec) =>
  acting({ active: 'villain', figures: { 'deadshot#1': zone }, ...spec }, 'deadshot');
const INTERVENTION = { type: 'lend', special: 'intervention' } as const;
const HERO_LOSSES = ['sbires-heros-a', 'elites-heros-a', 'sbires-heros-b'] as const;
const VILLAIN_LOSSES = ['sbires-vilains-a', 'elites-vilains-a', 'sbires-vilains-b', 'elites-vilains-b'] as const;
const BOMB = { bombe: ['pion@Quai', 'pion', 'pion', 'pion', 'pion'] } as const;

export const MISSIONS: readonly Row[] = [
  {
    n: 86,
    title: 'a bomb armed',
    rules: ['vs.m1.amorcer-reussite'],
    start: villainIn('Quai', { pieces: BOMB }),
    play: [test('amorcer', 'bombe-1')],
    expect: { pieces: { 'bombe-1': 'figurine' } },
  },
  {
    n: 87,
    title: 'a bomb not armed',
    rules: ['vs.m1.amorcer'],
    start: villainIn('Quai', { pieces: BOMB }),
    play: [test('amorcer', 'bombe-1', { success: false })],
    expect: { events: [{ type: 'tested', success: false }], untold: ['piece'] },
  },
  {
    n: 88,
    title: 'a total of 3 for a difficulty of 3',
    rules: ['vs.m1.amorcer', 'vs.m1.amorcer-reussite'],
    start: villainIn('Quai', { pieces: BOMB }),
    play: [test('amorcer', 'bombe-1', { total: 3 })],
    expect: { pieces: { 'bombe-1': 'figurine' }, events: [{ type: 'tested', success: true, total: 3, difficulty: 3 }] },
  },
  {
    n: 89,
    title: 'a bomb armed twice',
    rules: ['vs.m1.amorcer'],
    start: villainIn('Quai', { pieces: { bombe: ['figurine@Quai', 'pion', 'pion', 'pion', 'pion'] } }),
    expect: {
      refused: [
        [
          test('amorcer', 'bombe-1'),
          'pion-deja',
          'Cette action ne va pas à ce pion dans son état : « amorcée (figurine) ».',
        ],
      ],
    },
  },
  {
    n: 90,
    title: 'a bomb of another zone',
    rules: ['vs.m1.neutraliser'],
    start: heroIn('Hall', { pieces: BOMB }),
    expect: { refused: [[test('neutraliser', 'bombe-1'), 'meme-zone']] },
  },
  {
    n: 91,
    title: 'turn 8, check 1',
    rules: ['vs.m1.fin-tour'],
    start: closing({ turn: 8 }),
    play: [END_TURN],
    expect: {
      winner: null,
      turn: 8,
      active: 'hero',
      phase: 'upkeep',
      events: [{ type: 'checked', turn: 8, check: 1 }],
      untold: ['game-over'],
    },
  },
  {
    n: 92,
    title: 'turn 8, check 2, two bombs armed',
    rules: ['vs.m1.fin-tour', 'vs.m1.victoire-vilain'],
    start: closing({ turn: 8, active: 'hero', pieces: { bombe: ['figurine', 'figurine', 'pion', 'pion', 'pion'] } }),
    play: [END_TURN],
    expect: {
      phase: 'over',
      winner: 'villain',
      events: [{ type: 'game-over', turn: 8, winner: 'villain', left: 2, right: 2 }],
    },
  },
  {
    n: 93,
    title: 'turn 8, check 2, one bomb armed',
    rules: ['vs.m1.victoire-heros'],
    start: closing({ turn: 8, active: 'hero', pieces: { bombe: ['figurine', 'pion', 'pion', 'pion', 'pion'] } }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'hero', events: [{ type: 'game-over', winner: 'hero', left: 1, right: 2 }] },
  },
  {
    n: 94,
    title: 'a jammer that works, silenced',
    rules: ['vs.m2.desactiver-reussite'],
    start: heroIn('Toit', {
      mission: 'm2',
      pieces: { brouilleur: ['active@Toit', 'eteint', 'eteint', 'eteint', 'eteint'] },
    }),
    play: [test('desactiver', 'brouilleur-1')],
    expect: { pieces: { 'brouilleur-1': 'neutralise' } },
  },
  {
    n: 95,
    title: 'turn 7, check 2, no jammer on',
    rules: ['vs.m2.fin-tour', 'vs.m2.victoire-heros'],
    start: closing({ mission: 'm2', turn: 7, active: 'hero' }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'hero' },
  },
  {
    n: 96,
    title: 'turn 3: 3 discs back',
    rules: ['vs.m3.toujours-en-action'],
    start: at({ mission: 'm3', turn: 3, hero: { discs: [3, 0, 7] } }),
    play: [UPKEEP],
    expect: { discs: { hero: [6, 0, 4] } },
  },
  {
    n: 97,
    title: 'turn 4: 2 discs back',
    rules: ['vs.m3.essoufflement'],
    start: at({ mission: 'm3', turn: 4, hero: { discs: [3, 0, 7] } }),
    play: [UPKEEP],
    expect: { discs: { hero: [5, 0, 5] } },
  },
  {
    n: 98,
    title: 'both last computers wiped in one turn',
    rules: ['vs.m3.fin-ordinateurs', 'vs.m3.victoire-vilain'],
    start: villainIn('Salle', {
      mission: 'm3',
      turn: 5,
      pieces: { ordinateur: ['inactif@Salle', 'actif@Salle', 'efface', 'efface', 'efface'] },
    }),
    play: [test('effacer', 'ordinateur-1'), test('effacer', 'ordinateur-2'), ...TO_CHECK],
    expect: {
      pieces: { 'ordinateur-1': 'efface', 'ordinateur-2': 'efface' },
      phase: 'over',
      winner: 'villain',
      turn: 5,
      events: [
        {
          type: 'checked',
          turn: 5,
          check: 2,
          reasons: [
            { end: 'tour', holds: false, left: null, right: 8 },
            { end: 'ordinateurs', holds: true, left: 0, right: 1 },
          ],
        },
      ],
    },
  },
  {
    n: 99,
    title: 'turn 8, check 2, two computers on',
    rules: ['vs.m3.victoire-heros'],
    start: closing({
      mission: 'm3',
      turn: 8,
      active: 'villain',
      pieces: { ordinateur: ['actif', 'actif', 'inactif', 'inactif', 'inactif'] },
    }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'hero', events: [{ type: 'game-over', winner: 'hero', left: 2, right: 2 }] },
  },
  {
    n: 100,
    title: 'the last hostage out on the hero’s turn',
    rules: ['vs.m4.fin-otages', 'vs.m4.victoire-heros'],
    start: heroIn('Hall', {
      mission: 'm4',
      turn: 5,
      exits: ['Rue'],
      pieces: { otage: ['plateau@Hall', 'exfiltre', 'exfiltre', 'perdu'] },
    }),
    play: [{ type: 'escort', figure: null, piece: 'otage-1', to: 'Rue' }, ...TO_CHECK],
    expect: {
      pieces: { 'otage-1': 'exfiltre' },
      figures: { 'otages#1': { at: 'out', zone: null } },
      phase: 'over',
      winner: 'hero',
      turn: 5,
      active: 'hero',
      events: [{ type: 'checked', turn: 5, check: 1 }],
      untold: ['turn-began'],
    },
  },
  {
    n: 101,
    title: 'turn 8, check 1, a hostage left',
    rules: ['vs.m4.fin-tour', 'vs.m4.victoire-vilain'],
    start: closing({ mission: 'm4', turn: 8, pieces: { otage: ['plateau', 'exfiltre', 'exfiltre', 'exfiltre'] } }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'villain', active: 'hero', events: [{ type: 'checked', turn: 8, check: 1 }] },
  },
  {
    n: 102,
    title: 'a third charge',
    rules: ['vs.m4.intervention'],
    start: acting({ mission: 'm4', turn: 2, hero: { discs: [6, 1, 3] } }, 'elites-heros-a'),
    play: [INTERVENTION, DONE, activate('elites-heros-b'), INTERVENTION, DONE, activate('elites-heros-a')],
    expect: {
      discs: { hero: [1, 6, 3] },
      refused: [[INTERVENTION, 'charges-epuisees', 'Toutes les charges ont déjà servi : 2 en tout.']],
    },
  },
  {
    n: 103,
    title: 'a hostage aimed at',
    rules: ['vs.m4.otages-proteges'],
    start: villainIn('Hall', { mission: 'm4', pieces: { otage: ['@Hall', '@Hall', '@Hall', '@Hall'] } }),
    expect: {
      refused: [
        [{ type: 'aim', at: 'otage-1', means: 'ranged' }, 'otage-protege'],
        [{ type: 'aim', at: 'otages#2', means: 'melee' }, 'otage-protege'],
      ],
    },
  },
  {
    n: 104,
    title: 'a cube spent on a hostage’s move',
    rules: ['vs.m4.deplacer-sans-cubes'],
    start: heroIn('Hall', {
      mission: 'm4',
      zones: ['Guichets'],
      pieces: { otage: ['@Hall', '@Hall', '@Hall', '@Hall'] },
    }),
    expect: {
      refused: [[{ type: 'escort', figure: null, piece: 'otage-1', to: 'Guichets', cubes: 1 }, 'otage-sans-cubes']],
      allowed: [{ type: 'escort', figure: null, piece: 'otage-1', to: 'Guichets' }],
    },
  },
  {
    n: 105,
    title: 'a disarmed barrel spilled',
    rules: ['vs.m5.repandre-reussite'],
    start: villainIn('Rue', { mission: 'm5', pieces: { baril: ['desarme@Rue', 'arme', 'arme', 'arme', 'arme'] } }),
    play: [test('repandre', 'baril-1')],
    expect: { pieces: { 'baril-1': 'repandu' }, untold: ['fumes'] },
  },
  {
    n: 106,
    title: 'the third barrel spilled',
    rules: ['vs.m5.vapeurs'],
    start: villainIn('Rue', { mission: 'm5', pieces: { baril: ['arme@Rue', 'arme', 'arme', 'repandu', 'repandu'] } }),
    play: [test('repandre', 'baril-1')],
    expect: {
      pieces: { 'baril-1': 'repandu' },
      cubeRecovery: { hero: 3, villain: 3 },
      events: [{ type: 'fumes', cubes: 3 }],
    },
  },
  {
    n: 107,
    title: 'a barrel disarmed twice',
    rules: ['vs.m5.desarmer'],
    start: heroIn('Rue', { mission: 'm5', pieces: { baril: ['desarme@Rue', 'arme', 'arme', 'arme', 'arme'] } }),
    expect: { refused: [[test('desarmer', 'baril-1'), 'pion-deja']] },
  },
  {
    n: 108,
    title: 'turn 8, check 2, three tiles lost each',
    rules: ['vs.m6.victoire-vilain'],
    start: closing({
      mission: 'm6',
      turn: 8,
      active: 'villain',
      hero: { lost: HERO_LOSSES },
      villain: { lost: VILLAIN_LOSSES.slice(0, 3) },
    }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'villain', events: [{ type: 'game-over', winner: 'villain', left: 3, right: 3 }] },
  },
  {
    n: 109,
    title: 'a tile depolluted',
    rules: ['vs.m6.pas-de-depollution'],
    start: heroIn('Ruelle', { mission: 'm6', hero: { lost: ['sbires-heros-a'] } }),
    expect: { refused: [[{ type: 'river', what: 'depollute', tile: 'sbires-heros-a' }, 'depollution-interdite']] },
  },
  {
    n: 110,
    title: 'turn 5, check 1, four of the villain’s tiles lost, one of the hero’s',
    rules: ['vs.m6.fin-pertes', 'vs.m6.victoire-heros'],
    start: closing({ mission: 'm6', turn: 5, hero: { lost: ['sbires-heros-a'] }, villain: { lost: VILLAIN_LOSSES } }),
    play: [END_TURN],
    expect: {
      phase: 'over',
      winner: 'hero',
      turn: 5,
      events: [
        { type: 'checked', turn: 5, check: 1 },
        { type: 'game-over', winner: 'hero', left: 4, right: 1 },
      ],
    },
  },
  {
    n: 111,
    title: 'turn 8, check 1, four of the villain’s tiles lost',
    rules: ['vs.m6.fin-pertes', 'vs.m6.fin-tour'],
    start: closing({ mission: 'm6', turn: 8, villain: { lost: VILLAIN_LOSSES } }),
    play: [END_TURN],
    expect: {
      winner: null,
      turn: 8,
      active: 'villain',
      phase: 'upkeep',
      events: [
        {
          type: 'checked',
          reasons: [
            { end: 'tour', holds: false, left: null, right: 8 },
            { end: 'pertes', holds: false, left: 4, right: 4 },
          ],
        },
      ],
      untold: ['game-over'],
    },
  },
  {
    n: 112,
    title: 'turns 4 and 5: 2 discs, then 3',
    rules: ['vs.m6.energie-du-desespoir', 'vs.dpa.recuperation'],
    start: at({ mission: 'm6', turn: 4, hero: { discs: [3, 0, 7] } }),
    play: [UPKEEP],
    expect: { discs: { hero: [5, 0, 5] } },
    also: [
      {
        name: 'turn 5',
        start: at({ mission: 'm6', turn: 5, hero: { discs: [3, 0, 7] } }),
        play: [UPKEEP],
        expect: { discs: { hero: [6, 0, 4] } },
      },
    ],
  },
  {
    n: 113,
    title: 'the fifth information, on the villain’s turn 6',
    rules: ['vs.m7.fin-informations', 'vs.m7.victoire-vilain'],
    start: villainIn('Labo', {
      mission: 'm7',
      turn: 6,
      pieces: {
        ordinateur: ['pion@Labo', 'reserve', 'reserve', 'reserve'],
        citizen: ['reserve', 'plateau', 'plateau'],
      },
    }),
    play: [test('pirater', 'ordinateur-1'), ...TO_CHECK],
    expect: {
      pieces: { 'ordinateur-1': 'reserve' },
      phase: 'over',
      winner: 'villain',
      turn: 6,
      events: [
        { type: 'checked', turn: 6, check: 2 },
        { type: 'game-over', winner: 'villain', left: 5, right: 5 },
      ],
    },
  },
  {
    n: 114,
    title: 'turn 8, check 2, four pieces of information',
    rules: ['vs.m7.fin-tour', 'vs.m7.victoire-heros'],
    start: closing({
      mission: 'm7',
      turn: 8,
      active: 'villain',
      pieces: { ordinateur: ['pion', 'reserve', 'reserve', 'reserve'], citizen: ['reserve', 'plateau', 'plateau'] },
    }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'hero', events: [{ type: 'game-over', winner: 'hero', left: 4, right: 5 }] },
  },
  {
    n: 115,
    title: 'a security protocol',
    rules: ['vs.m7.protocoles-reussite', 'vs.m7.protocoles-dpa'],
    start: heroIn('Labo', {
      mission: 'm7',
      turn: 2,
      hero: { discs: [3, 1, 6] },
      pieces: { ordinateur: ['pion@Labo', 'pion', 'pion', 'pion'] },
    }),
    play: [test('protocoles', 'ordinateur-1')],
    expect: { pieces: { 'ordinateur-1': 'figurine' }, discs: { hero: [4, 1, 5] } },
  },
  {
    n: 116,
    title: 'a second protocol on a computer',
    rules: ['vs.m7.protocoles'],
    start: heroIn('Labo', { mission: 'm7', pieces: { ordinateur: ['figurine@Labo', 'pion', 'pion', 'pion'] } }),
    expect: { refused: [[test('protocoles', 'ordinateur-1'), 'pion-deja']] },
  },
  {
    n: 117,
    title: 'the Citizens’ tile demobilised',
    rules: ['vs.m7.pas-de-demobilisation'],
    start: heroIn('Labo', { mission: 'm7' }),
    expect: { refused: [[{ type: 'river', what: 'demobilise', tile: 'citizens' }, 'demobilisation-interdite']] },
  },
  {
    n: 118,
    title: 'the safe and one proof: 3',
    rules: ['vs.m8.valeur'],
    start: heroIn('Labo', {
      mission: 'm8',
      turn: 3,
      pieces: {
        preuve: ['disponible@Labo', 'disponible', 'disponible', 'disponible', 'disponible'],
        coffre: ['reserve'],
      },
    }),
    play: [test('trouver', 'preuve-1'), ...TO_CHECK],
    expect: {
      pieces: { 'preuve-1': 'reserve' },
      winner: null,
      turn: 4,
      events: [
        {
          type: 'checked',
          turn: 3,
          check: 2,
          reasons: [
            { end: 'tour', holds: false, left: null, right: 7 },
            { end: 'preuves', holds: false, left: 3, right: 4 },
          ],
        },
      ],
    },
  },
  {
    n: 119,
    title: 'the safe and two proofs: 4',
    rules: ['vs.m8.fin-preuves', 'vs.m8.victoire-heros'],
    start: closing({
      mission: 'm8',
      turn: 4,
      active: 'hero',
      pieces: { preuve: ['reserve', 'reserve', 'disponible', 'detruite', 'disponible'], coffre: ['reserve'] },
    }),
    play: [END_TURN],
    expect: {
      phase: 'over',
      winner: 'hero',
      turn: 4,
      events: [
        { type: 'checked', turn: 4, check: 2 },
        { type: 'game-over', winner: 'hero', left: 4, right: 4 },
      ],
    },
  },
  {
    n: 120,
    title: 'a proof destroyed twice',
    rules: ['vs.m8.detruire'],
    start: villainIn('Labo', {
      mission: 'm8',
      pieces: { preuve: ['detruite@Labo', 'disponible', 'disponible', 'disponible', 'disponible'] },
    }),
    expect: { refused: [[test('detruire', 'preuve-1'), 'pion-deja']] },
  },
  {
    n: 121,
    title: 'the safe with a total of 3',
    rules: ['vs.m8.coffre'],
    start: heroIn('Bureau', { mission: 'm8', pieces: { coffre: ['ferme@Bureau'] } }),
    play: [test('coffre', 'coffre-1', { total: 3 })],
    expect: { events: [{ type: 'tested', success: false, total: 3, difficulty: 4 }], untold: ['piece'] },
  },
];
