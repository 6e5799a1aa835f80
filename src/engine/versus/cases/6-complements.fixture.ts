// Ledger, « Compléments »: 122 to 154; the powers, 155 to 192, are in 7-pouvoirs.
import type { PartieScenario, SlotSpec } from '../partie/types.ts';
import type { Camp, MissionId } from '../types.ts';
import { EFFECTS } from './7-pouvoirs.fixture.ts';
import {
  acting,
  activate,
  at,
  buying,
  choose,
  closing,
  DONE,
  END_TURN,
  EVENT,
  hack,
  hq,
  IDLE_TURN,
  NO,
  position,
  type PositionSpec,
  type Row,
  STOP,
  test,
  type Trial,
} from './trials.fixture.ts';

const TO_CHECK = [DONE, STOP, END_TURN] as const;
const heroIn = (zone: string, spec: PositionSpec) =>
  acting({ active: 'hero', figures: { 'azrael#1': zone }, ...spec }, 'azrael');
const villainIn = (zone: string, spec: PositionSpec) =>
  acting({ active: 'villain', figures: { 'deadshot#1': zone }, ...spec }, 'deadshot');
const UNCHOSEN: object = { mission: '' };
const NO_MISSION: PartieScenario = { ...position({}), ...UNCHOSEN };
/** A tile, the event tile in the second place, the HQ. */
const SHORT: readonly SlotSpec[] = [{ level: 'minion' }, { level: 'event' }, { level: 'leader', hq: true }];
const HACKED = { hero: { hq: 'red-robin' }, active: 'hero' } as const;
const hackedAlready = buying(HACKED, 0, {
  villain: { hacked: ['defence'], cubes: { available: 8, fatigue: 3, move: 0, defence: 2, reroll: 0 } },
});
const CUBE_TO_DEFENCE = { type: 'cubes', side: 'villain', from: 'available', to: 'defence', amount: 1 } as const;
const HOSTAGES: PositionSpec = {
  mission: 'm4',
  zones: ['Hall', 'Guichets'],
  exits: ['Rue'],
  pieces: { otage: ['@Hall', '@Hall', '@Hall', '@Hall'] },
};

/** The last moment of each mission, won by each camp in turn: who closes, in which turn, and what is counted. */
const FINALS: readonly {
  readonly mission: MissionId;
  readonly turn: number;
  readonly active: Camp;
  readonly won: Readonly<Record<Camp, PositionSpec>>;
}[] = [
  {
    mission: 'm1',
    turn: 8,
    active: 'hero',
    won: { hero: {}, villain: { pieces: { bombe: ['figurine', 'figurine', 'figurine', 'pion', 'pion'] } } },
  },
  {
    mission: 'm2',
    turn: 7,
    active: 'hero',
    won: {
      hero: { pieces: { brouilleur: ['active', 'eteint', 'eteint', 'eteint', 'eteint'] } },
      villain: { pieces: { brouilleur: ['active', 'active', 'eteint', 'eteint', 'neutralise'] } },
    },
  },
  {
    mission: 'm3',
    turn: 8,
    active: 'villain',
    won: { hero: { pieces: { ordinateur: ['actif', 'actif', 'inactif', 'efface', 'efface'] } }, villain: {} },
  },
  {
    mission: 'm4',
    turn: 8,
    active: 'hero',
    won: { hero: { pieces: { otage: ['exfiltre', 'exfiltre', 'exfiltre', 'perdu'] } }, villain: {} },
  },
  {
    mission: 'm5',
    turn: 8,
    active: 'villain',
    won: {
      hero: { pieces: { baril: ['desarme', 'desarme', 'repandu', 'repandu', 'repandu'] } },
      villain: { pieces: { baril: ['desarme', 'arme', 'arme', 'arme', 'arme'] } },
    },
  },
  {
    mission: 'm6',
    turn: 8,
    active: 'villain',
    won: { hero: { villain: { lost: ['sbires-vilains-a'] } }, villain: {} },
  },
  {
    mission: 'm7',
    turn: 8,
    active: 'villain',
    won: {
      hero: {},
      villain: {
        pieces: {
          ordinateur: ['reserve', 'reserve', 'reserve', 'reserve'],
          citizen: ['reserve', 'plateau', 'plateau'],
        },
      },
    },
  },
  {
    mission: 'm8',
    turn: 7,
    active: 'hero',
    won: {
      hero: { pieces: { preuve: ['reserve', 'reserve', 'detruite', 'detruite', 'detruite'], coffre: ['reserve'] } },
      villain: { pieces: { preuve: ['reserve', 'reserve', 'reserve', 'detruite', 'detruite'] } },
    },
  },
];
/** Proofs being destroyed leave the map as the last turn of mission 8 ends. */
const SWEPT: Readonly<Record<Camp, Readonly<Record<string, string>>>> = {
  hero: { 'preuve-3': 'retiree', 'preuve-4': 'retiree', 'preuve-5': 'retiree' },
  villain: { 'preuve-4': 'retiree', 'preuve-5': 'retiree' },
};
const finals: readonly Trial[] = FINALS.flatMap(({ mission, turn, active, won }) =>
  (['hero', 'villain'] as const).map((winner): Trial => ({
    name: `${mission}, ${winner}`,
    start: closing({ mission, turn, active, ...won[winner] }),
    play: [END_TURN],
    expect: {
      phase: 'over',
      winner,
      open: [],
      ...(mission === 'm8' ? { pieces: SWEPT[winner] } : {}),
      refused: [[END_TURN, 'finie']],
    },
  })),
);
const [m1Won, ...otherFinals] = finals;

const COMPLEMENTS: readonly Row[] = [
  {
    n: 122,
    title: 'a disc spent at the start',
    rules: ['vs.dpa.depart-depense-vide', 'vs.dpa.zones'],
    start: position({ hero: { discs: [3, 1, 6] } }),
    expect: { faults: ['depense-depart'] },
  },
  {
    n: 123,
    title: 'no mission chosen',
    rules: ['vs.mise-en-place.mission'],
    start: NO_MISSION,
    expect: { faults: ['mission-absente'] },
  },
  {
    n: 124,
    title: 'Azrael comes with the event tile and his power',
    rules: ['vs.mise-en-place.qg-apporte', 'vs.qg.pouvoirs'],
    start: at({ hero: { hq: null, team: null }, villain: { team: null } }),
    play: [hq('hero', 'azrael')],
    expect: {
      hq: { hero: 'azrael' },
      river: { hero: ['azrael', EVENT.hero] },
      faces: { azrael: 'active', [EVENT.hero]: 'active' },
      figures: { 'azrael#1': { at: 'board', zone: null, life: null, markers: [] } },
      events: [{ type: 'hq-chosen', tile: 'azrael', power: 'azrael' }],
    },
  },
  {
    n: 125,
    title: 'the event tile in the second place: 1 disc, 2 cubes, then the power',
    rules: ['vs.activation.evenement-activable', 'vs.activation.cout-energie', 'vs.qg.evenement-special'],
    start: buying({ active: 'hero', hero: { slots: SHORT, discs: [5, 0, 5], cubes: [6, 0] } }),
    play: [activate(EVENT.hero), choose('a')],
    expect: {
      discs: { hero: [4, 1, 5] },
      cubes: { hero: [4, 2] },
      tasks: ['power'],
      events: [
        { type: 'activated', place: 2, cubes: 2 },
        { type: 'power-began', power: 'azrael', key: 'a' },
      ],
    },
  },
  {
    n: 126,
    title: 'Oracle’s permanent power is not tied to the event tile',
    rules: ['vs.qg.permanent', 'vs.pouvoirs-heros.oracle-evenement-vide'],
    start: buying({ active: 'hero', hero: { hq: 'oracle' } }),
    play: [activate(EVENT.hero)],
    expect: { discs: { hero: [2, 1, 7] }, tasks: [], phase: 'discs', events: [{ type: 'idle', power: 'oracle' }] },
  },
  {
    n: 127,
    title: 'Red Robin: one token more, and the first space still holds one cube less',
    rules: ['vs.qg.et', 'vs.qg.permanent-duree', 'vs.pouvoirs-heros.red-robin-saturation'],
    start: hackedAlready,
    play: [activate(EVENT.hero), hack('move'), STOP],
    expect: {
      discs: { hero: [2, 1, 7] },
      hacked: { villain: ['defence', 'move'] },
      refused: [[CUBE_TO_DEFENCE, 'saturation', 'Cette case est saturée : 2 cubes au plus.']],
    },
    also: [
      {
        name: 'what may be hacked',
        start: hackedAlready,
        play: [activate(EVENT.hero)],
        expect: { discs: { hero: [2, 1, 7] }, open: [hack('move'), hack('reroll'), NO] },
      },
    ],
  },
  {
    n: 128,
    title: 'the hero has the initiative: check 1, the villain’s turn, check 2',
    rules: ['vs.fin.verification-1', 'vs.fin.verification-ordre'],
    start: closing({ mission: 'm2', initiative: 'hero' }),
    play: [END_TURN],
    expect: {
      active: 'villain',
      turn: 1,
      phase: 'upkeep',
      events: [
        { type: 'checked', turn: 1, check: 1 },
        { type: 'turn-began', side: 'villain' },
      ],
    },
    also: [
      {
        name: 'then',
        start: closing({ mission: 'm2', initiative: 'hero' }),
        play: [END_TURN, ...IDLE_TURN],
        expect: {
          discs: { villain: [5, 0, 5] },
          active: 'hero',
          turn: 2,
          events: [{ type: 'checked', turn: 1, check: 2 }],
        },
      },
    ],
  },
  {
    n: 129,
    title: 'the villain has the initiative: check 1 after its turn',
    rules: ['vs.fin.verification-ordre'],
    start: closing({}),
    play: [END_TURN],
    expect: { active: 'hero', turn: 1, events: [{ type: 'checked', turn: 1, check: 1 }] },
  },
  {
    n: 130,
    title: 'four bombs neutralised on turn 2',
    rules: ['vs.fin.une-condition-suffit'],
    start: closing({
      turn: 2,
      active: 'hero',
      pieces: { bombe: ['neutralisee', 'neutralisee', 'neutralisee', 'neutralisee', 'pion'] },
    }),
    play: [END_TURN],
    expect: {
      phase: 'over',
      winner: 'hero',
      turn: 2,
      events: [
        {
          type: 'checked',
          reasons: [
            { end: 'tour', holds: false, left: null, right: 8 },
            { end: 'bombes', holds: true, left: 4, right: 4 },
          ],
        },
      ],
    },
  },
  {
    n: 131,
    title: 'no bomb armed, but nobody wins before the end',
    rules: ['vs.fin.victoire-apres-fin'],
    start: closing({ turn: 3, active: 'hero' }),
    play: [END_TURN],
    expect: { winner: null, turn: 4, active: 'villain', untold: ['game-over'] },
    also: [
      {
        name: 'the same on turn 8',
        start: closing({ turn: 8, active: 'hero' }),
        play: [END_TURN],
        expect: { winner: 'hero', phase: 'over' },
      },
    ],
  },
  {
    n: 132,
    title: 'every mission has one winner',
    rules: ['vs.fin.un-seul-vainqueur'],
    start: m1Won?.start ?? NO_MISSION,
    ...m1Won,
    expect: m1Won?.expect ?? {},
    also: otherFinals,
  },
  {
    n: 133,
    title: 'a jammer switched on',
    rules: ['vs.m2.activer', 'vs.m2.activer-reussite'],
    start: villainIn('Toit', {
      mission: 'm2',
      pieces: { brouilleur: ['eteint@Toit', 'eteint', 'eteint', 'eteint', 'eteint'] },
    }),
    play: [test('activer', 'brouilleur-1')],
    expect: { pieces: { 'brouilleur-1': 'active' } },
  },
  {
    n: 134,
    title: 'a jammer switched on twice',
    rules: ['vs.m2.activer'],
    start: villainIn('Toit', {
      mission: 'm2',
      pieces: { brouilleur: ['active@Toit', 'eteint', 'eteint', 'eteint', 'eteint'] },
    }),
    expect: { refused: [[test('activer', 'brouilleur-1'), 'pion-deja']] },
  },
  {
    n: 135,
    title: 'the fourth jammer neutralised, one left on',
    rules: ['vs.m2.fin-brouilleurs', 'vs.m2.victoire-heros'],
    start: heroIn('Toit', {
      mission: 'm2',
      turn: 5,
      pieces: { brouilleur: ['neutralise', 'neutralise', 'neutralise', 'eteint@Toit', 'active'] },
    }),
    play: [test('desactiver', 'brouilleur-4'), ...TO_CHECK],
    expect: {
      pieces: { 'brouilleur-4': 'neutralise' },
      phase: 'over',
      winner: 'hero',
      turn: 5,
      events: [
        { type: 'checked', turn: 5, check: 2 },
        { type: 'game-over', winner: 'hero', left: 1, right: 2 },
      ],
    },
  },
  {
    n: 136,
    title: 'turn 7, check 2, two jammers on',
    rules: ['vs.m2.victoire-vilain'],
    start: closing({
      mission: 'm2',
      turn: 7,
      active: 'hero',
      pieces: { brouilleur: ['active', 'active', 'eteint', 'eteint', 'eteint'] },
    }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'villain' },
  },
  {
    n: 137,
    title: 'the files of a computer found',
    rules: ['vs.m3.trouver', 'vs.m3.trouver-reussite'],
    start: heroIn('Salle', {
      mission: 'm3',
      pieces: { ordinateur: ['inactif@Salle', 'inactif', 'inactif', 'inactif', 'inactif'] },
    }),
    play: [test('trouver', 'ordinateur-1')],
    expect: { pieces: { 'ordinateur-1': 'actif' } },
  },
  {
    n: 138,
    title: 'an active computer wiped',
    rules: ['vs.m3.effacer', 'vs.m3.effacer-reussite'],
    start: villainIn('Salle', {
      mission: 'm3',
      pieces: { ordinateur: ['actif@Salle', 'inactif', 'inactif', 'inactif', 'inactif'] },
    }),
    play: [test('effacer', 'ordinateur-1')],
    expect: { pieces: { 'ordinateur-1': 'efface' } },
  },
  {
    n: 139,
    title: 'turn 8, check 2, one computer on among three',
    rules: ['vs.m3.fin-tour', 'vs.m3.victoire-vilain'],
    start: closing({
      mission: 'm3',
      turn: 8,
      active: 'villain',
      pieces: { ordinateur: ['actif', 'inactif', 'inactif', 'efface', 'efface'] },
    }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'villain', events: [{ type: 'game-over', winner: 'villain', left: 1, right: 2 }] },
  },
  {
    n: 140,
    title: 'the hostages’ tile is in no river',
    rules: ['vs.m4.otages-tuile'],
    start: buying({ mission: 'm4' }),
    expect: {
      river: {
        hero: [
          'sbires-heros-a',
          'elites-heros-a',
          'huntress',
          'elites-heros-b',
          'sbires-heros-b',
          'azrael',
          EVENT.hero,
        ],
      },
      refused: [[activate('otages'), 'tuile-hors-riviere', 'Cette tuile n’est pas dans la rivière.']],
    },
  },
  {
    n: 141,
    title: 'a hostage on dangerous ground',
    rules: ['vs.m4.otages-terrain', 'vs.m4.otages-camp'],
    start: heroIn('Hall', HOSTAGES),
    play: [{ type: 'escort', figure: null, piece: 'otage-1', to: 'Guichets', dangerous: true }],
    expect: {
      figures: { 'otages#1': { zone: 'Guichets' } },
      events: [{ type: 'escorted', piece: 'otage-1', to: 'Guichets', dangerous: true }],
      untold: ['wounded', 'neutralised', 'piece'],
    },
    also: [
      {
        name: 'of the hero’s camp: the villain does not lead it',
        start: villainIn('Hall', HOSTAGES),
        expect: { refused: [[{ type: 'escort', figure: null, piece: 'otage-1', to: 'Guichets' }, 'pas-vos-otages']] },
      },
    ],
  },
  {
    n: 142,
    title: 'a hostage makes one move',
    rules: ['vs.m4.deplacer', 'vs.m4.deplacer-un-mouvement'],
    start: heroIn('Hall', HOSTAGES),
    play: [{ type: 'escort', figure: 'azrael#1', piece: 'otage-1', to: 'Guichets' }],
    expect: { figures: { 'otages#1': { zone: 'Guichets' } }, cubes: { hero: [8, 3] } },
  },
  {
    n: 143,
    title: 'a hostage reaches an exit',
    rules: ['vs.m4.exfiltrer'],
    start: heroIn('Hall', HOSTAGES),
    play: [{ type: 'escort', figure: null, piece: 'otage-1', to: 'Rue' }],
    expect: { pieces: { 'otage-1': 'exfiltre' }, figures: { 'otages#1': { at: 'out', zone: null } } },
  },
  {
    n: 144,
    title: 'a barrel disarmed',
    rules: ['vs.m5.desarmer', 'vs.m5.desarmer-reussite'],
    start: heroIn('Rue', { mission: 'm5', pieces: { baril: ['arme@Rue', 'arme', 'arme', 'arme', 'arme'] } }),
    play: [test('desarmer', 'baril-1')],
    expect: { pieces: { 'baril-1': 'desarme' } },
  },
  {
    n: 145,
    title: 'one barrel left',
    rules: ['vs.m5.fin-barils', 'vs.m5.repandre'],
    start: villainIn('Rue', {
      mission: 'm5',
      turn: 3,
      pieces: { baril: ['arme@Rue', 'desarme', 'repandu', 'repandu', 'repandu'] },
    }),
    play: [test('repandre', 'baril-1'), ...TO_CHECK],
    expect: {
      pieces: { 'baril-1': 'repandu' },
      cubeRecovery: { hero: 3, villain: 3 },
      phase: 'over',
      turn: 3,
      events: [
        {
          type: 'checked',
          turn: 3,
          check: 2,
          reasons: [
            { end: 'tour', holds: false, left: null, right: 8 },
            { end: 'barils', holds: true, left: 1, right: 1 },
          ],
        },
      ],
    },
  },
  {
    n: 146,
    title: 'turn 8, check 2, one barrel disarmed',
    rules: ['vs.m5.fin-tour', 'vs.m5.victoire-vilain'],
    start: closing({
      mission: 'm5',
      turn: 8,
      active: 'villain',
      pieces: { baril: ['desarme', 'arme', 'arme', 'arme', 'arme'] },
    }),
    play: [END_TURN],
    expect: { phase: 'over', winner: 'villain' },
  },
  {
    n: 147,
    title: 'a computer hacked',
    rules: ['vs.m7.pirater', 'vs.m7.pirater-reussite', 'vs.m7.valeur'],
    start: villainIn('Labo', { mission: 'm7', pieces: { ordinateur: ['pion@Labo', 'pion', 'pion', 'pion'] } }),
    play: [test('pirater', 'ordinateur-1'), ...TO_CHECK],
    expect: {
      pieces: { 'ordinateur-1': 'reserve' },
      events: [
        {
          type: 'checked',
          reasons: [
            { end: 'tour', holds: false, left: null, right: 8 },
            { end: 'informations', holds: false, left: 1, right: 5 },
          ],
        },
      ],
    },
  },
  {
    n: 148,
    title: 'a Citizen made to talk',
    rules: ['vs.m7.soutirer', 'vs.m7.soutirer-reussite', 'vs.m7.reserve'],
    start: villainIn('Labo', { mission: 'm7', pieces: { citizen: ['plateau@Labo', 'plateau', 'plateau'] } }),
    play: [test('soutirer', 'citizen-1'), ...TO_CHECK],
    expect: {
      pieces: { 'citizen-1': 'reserve' },
      figures: { 'citizens#1': { at: 'out', zone: null } },
      events: [
        {
          type: 'checked',
          reasons: [
            { end: 'tour', holds: false, left: null, right: 8 },
            { end: 'informations', holds: false, left: 1, right: 5 },
          ],
        },
      ],
    },
  },
  {
    n: 149,
    title: 'a Citizen attacked',
    rules: ['vs.m7.scientifiques'],
    start: villainIn('Labo', { mission: 'm7', pieces: { citizen: ['@Labo', '@Labo', '@Labo'] } }),
    expect: {
      allowed: [
        { type: 'aim', at: 'citizens#1', means: 'ranged' },
        { type: 'aim', at: 'citizen-2', means: 'melee' },
      ],
    },
  },
  {
    n: 150,
    title: 'mission 7 adds nothing to the event tile',
    rules: ['vs.m7.evenement'],
    start: buying({ mission: 'm7', hero: { hq: 'oracle', cubes: [11, 0] } }),
    play: [activate(EVENT.hero)],
    expect: {
      discs: { hero: [2, 1, 7] },
      tasks: [],
      events: [
        { type: 'mission-event', tile: null, none: true },
        { type: 'idle', power: 'oracle' },
      ],
    },
  },
  {
    n: 151,
    title: 'a proof on its way to destruction',
    rules: ['vs.m8.detruire-reussite'],
    start: villainIn('Labo', {
      mission: 'm8',
      pieces: { preuve: ['disponible@Labo', 'disponible', 'disponible', 'disponible', 'disponible'] },
    }),
    play: [test('detruire', 'preuve-1')],
    expect: { pieces: { 'preuve-1': 'detruite' } },
  },
  {
    n: 152,
    title: 'a proof saved from destruction',
    rules: ['vs.m8.trouver', 'vs.m8.trouver-reussite', 'vs.m8.reserve'],
    start: heroIn('Labo', {
      mission: 'm8',
      pieces: { preuve: ['detruite@Labo', 'disponible', 'disponible', 'disponible', 'disponible'] },
    }),
    play: [test('trouver', 'preuve-1'), ...TO_CHECK],
    expect: {
      pieces: { 'preuve-1': 'reserve' },
      events: [
        {
          type: 'checked',
          reasons: [
            { end: 'tour', holds: false, left: null, right: 7 },
            { end: 'preuves', holds: false, left: 1, right: 4 },
          ],
        },
      ],
    },
  },
  {
    n: 153,
    title: 'turn 7, check 1: the game goes on',
    rules: ['vs.m8.fin-tour'],
    start: closing({ mission: 'm8', turn: 7 }),
    play: [END_TURN],
    expect: {
      winner: null,
      turn: 7,
      active: 'hero',
      events: [{ type: 'checked', turn: 7, check: 1 }],
      untold: ['game-over', 'piece'],
    },
  },
  {
    n: 154,
    title: 'mission 8 adds nothing to the event tile',
    rules: ['vs.m8.evenement'],
    start: buying({ mission: 'm8', active: 'hero', hero: { hq: 'oracle' } }),
    play: [activate(EVENT.hero)],
    expect: {
      discs: { hero: [2, 1, 7] },
      tasks: [],
      events: [
        { type: 'mission-event', tile: null, none: true },
        { type: 'idle', power: 'oracle' },
      ],
    },
  },
];
export const MORE: readonly Row[] = [...COMPLEMENTS, ...EFFECTS];
