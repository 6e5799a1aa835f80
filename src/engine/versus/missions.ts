// The eight missions of the booklet, in the format that readers use too. What the source has lost with its maps is here as an example: the number of pieces (A55), the face they begin on (A56), who has the initiative (deduced, A2).
import type { Comparison, Mission, SpecialSpec, TestSpec } from './mission/format.ts';
import type { Camp, MissionId } from './types.ts';

const pieces = (...list: readonly (readonly [token: string, state: string])[]) => ({ pieces: list });
const is = (left: Comparison['left'], op: Comparison['op'], right: Comparison['right']): Comparison => ({
  left,
  op,
  right,
});
const DIFFICULTY = 3;
type Test = Omit<TestSpec, 'id' | 'name' | 'difficulty'> & { readonly difficulty?: number };
const test = (id: string, name: string, { difficulty = DIFFICULTY, ...rest }: Test): TestSpec => ({
  id,
  name,
  difficulty,
  ...rest,
});
const lastTurn = (turn: number, check: 1 | 2) => ({ id: 'tour', kind: 'turn', turn, check }) as const;
const soon = (id: string, when: Comparison) => ({ id, kind: 'when', when }) as const;
const recovery = (id: string, name: string, from: number, to: number, discs: number): SpecialSpec => ({
  id,
  name,
  kind: 'recovery',
  from,
  to,
  discs,
});
const HERO: Camp = 'hero';
const VILLAIN: Camp = 'villain';

export const MISSIONS: Readonly<Record<MissionId, Mission>> = {
  m1: {
    title: 'Désamorcer la situation',
    story:
      'Une station de métro hors service, juste sous l’hôtel de ville, est pleine de bombes. Si deux d’entre elles restent amorcées, tout s’écroule.',
    initiative: VILLAIN,
    tokens: [
      {
        id: 'bombe',
        name: 'bombe',
        plural: 'bombes',
        gender: 'f',
        count: 5,
        states: [
          { id: 'pion', name: 'non amorcée (pion)', at: 'board' },
          { id: 'figurine', name: 'amorcée (figurine)', at: 'board' },
          { id: 'neutralisee', name: 'neutralisée', at: 'hero' },
        ],
      },
    ],
    tests: [
      test('amorcer', 'amorcer une bombe', {
        upon: 'amorcer',
        side: VILLAIN,
        token: 'bombe',
        from: ['pion'],
        to: 'figurine',
        test: 'manipulation',
        skill: 'artificier',
      }),
      test('neutraliser', 'neutraliser une bombe', {
        upon: 'neutraliser',
        side: HERO,
        token: 'bombe',
        from: ['pion', 'figurine'],
        to: 'neutralisee',
        test: 'manipulation',
        skill: 'artificier',
      }),
    ],
    ends: [lastTurn(8, 2), soon('bombes', is(pieces(['bombe', 'neutralisee']), '>=', 4))],
    victory: { hero: is(pieces(['bombe', 'figurine']), '<', 2), villain: is(pieces(['bombe', 'figurine']), '>=', 2) },
  },
  m2: {
    title: 'Petite brouille entre ennemis',
    story:
      'Des brouilleurs dissimulés sous le commissariat menacent de couper la police du reste de la ville. L’un les allume, l’autre les fait taire.',
    initiative: VILLAIN,
    tokens: [
      {
        id: 'brouilleur',
        name: 'brouilleur',
        plural: 'brouilleurs',
        gender: 'm',
        count: 5,
        states: [
          { id: 'eteint', name: 'non activé', at: 'board' },
          { id: 'active', name: 'activé', at: 'board' },
          { id: 'neutralise', name: 'neutralisé', at: 'hero' },
        ],
      },
    ],
    tests: [
      test('activer', 'activer un brouilleur', {
        upon: 'activer',
        side: VILLAIN,
        token: 'brouilleur',
        from: ['eteint'],
        to: 'active',
        test: 'reflexion',
        skill: 'piratage',
      }),
      test('desactiver', 'désactiver un brouilleur', {
        upon: 'désactiver',
        side: HERO,
        token: 'brouilleur',
        from: ['eteint', 'active'],
        to: 'neutralise',
        test: 'reflexion',
        skill: 'piratage',
      }),
    ],
    ends: [lastTurn(7, 2), soon('brouilleurs', is(pieces(['brouilleur', 'neutralise']), '>=', 4))],
    victory: {
      hero: is(pieces(['brouilleur', 'active']), '<', 2),
      villain: is(pieces(['brouilleur', 'active']), '>=', 2),
    },
  },
  m3: {
    title: 'Stopper le trafic',
    story:
      'Les comptes d’un trafic de drogue dorment dans les machines d’une banque. Le héros les copie ; le vilain les efface, machine après machine.',
    initiative: HERO,
    tokens: [
      {
        id: 'ordinateur',
        name: 'ordinateur',
        plural: 'ordinateurs',
        gender: 'm',
        count: 5,
        states: [
          { id: 'inactif', name: 'inactif', at: 'board' },
          { id: 'actif', name: 'actif', at: 'board' },
          { id: 'efface', name: 'effacé', at: 'box' },
        ],
      },
    ],
    tests: [
      test('trouver', 'trouver les fichiers d’un ordinateur', {
        upon: 'trouver les fichiers de',
        side: HERO,
        token: 'ordinateur',
        from: ['inactif'],
        to: 'actif',
        test: 'reflexion',
        skill: 'piratage',
      }),
      test('effacer', 'effacer un ordinateur', {
        upon: 'effacer',
        side: VILLAIN,
        token: 'ordinateur',
        from: ['inactif', 'actif'],
        to: 'efface',
        test: 'reflexion',
        skill: 'piratage',
      }),
    ],
    ends: [
      lastTurn(8, 2),
      soon('ordinateurs', is(pieces(['ordinateur', 'inactif'], ['ordinateur', 'actif']), '<=', 1)),
    ],
    victory: {
      hero: is(pieces(['ordinateur', 'actif']), '>=', 2),
      villain: is(pieces(['ordinateur', 'actif']), '<', 2),
    },
    special: [
      recovery('toujours-en-action', 'Toujours en action', 1, 3, 3),
      recovery('essoufflement', 'Essoufflement', 4, 8, 2),
    ],
  },
  m4: {
    title: 'Prise d’otages',
    story:
      'Un braquage a mal tourné. Des clients sont retenus dans la banque ; le héros entre les chercher et les mène dehors.',
    initiative: HERO,
    tokens: [
      {
        id: 'otage',
        name: 'otage',
        plural: 'otages',
        gender: 'm',
        count: 4,
        states: [
          { id: 'plateau', name: 'sur le plateau', at: 'board' },
          { id: 'exfiltre', name: 'exfiltré', at: 'box' },
          { id: 'perdu', name: 'neutralisé', at: 'box' },
        ],
        character: { side: HERO, lost: 'perdu', shield: true },
      },
    ],
    tests: [],
    ends: [lastTurn(8, 1), soon('otages', is(pieces(['otage', 'plateau']), '=', 0))],
    victory: { hero: is(pieces(['otage', 'plateau']), '=', 0), villain: is(pieces(['otage', 'plateau']), '>=', 1) },
    special: [
      { id: 'exfiltrer', name: 'Exfiltrer un otage', kind: 'exit', token: 'otage', from: 'plateau', to: 'exfiltre' },
      { id: 'deplacer', name: 'Déplacer un otage', kind: 'escort', side: HERO, token: 'otage' },
      {
        id: 'intervention',
        name: 'Charge d’intervention',
        kind: 'loan',
        side: HERO,
        uses: 2,
        skill: 'défoncer parois 3',
      },
    ],
  },
  m5: {
    title: 'Toxicité maximale',
    story:
      'Des barils de produits toxiques, reliés à des détonateurs, attendent en pleine rue. Le héros les désarme un par un ; le vilain les renverse.',
    initiative: HERO,
    tokens: [
      {
        id: 'baril',
        name: 'baril',
        plural: 'barils',
        gender: 'm',
        count: 5,
        states: [
          { id: 'arme', name: 'armé', at: 'board' },
          { id: 'desarme', name: 'désarmé', at: 'board' },
          { id: 'repandu', name: 'répandu', at: 'box' },
        ],
      },
    ],
    tests: [
      test('desarmer', 'désarmer un baril', {
        upon: 'désarmer',
        side: HERO,
        token: 'baril',
        from: ['arme'],
        to: 'desarme',
        test: 'manipulation',
      }),
      test('repandre', 'répandre un baril', {
        upon: 'répandre',
        side: VILLAIN,
        token: 'baril',
        from: ['arme', 'desarme'],
        to: 'repandu',
        test: 'manipulation',
      }),
    ],
    ends: [lastTurn(8, 2), soon('barils', is(pieces(['baril', 'arme'], ['baril', 'desarme']), '<=', 1))],
    victory: { hero: is(pieces(['baril', 'desarme']), '>=', 2), villain: is(pieces(['baril', 'desarme']), '<', 2) },
    special: [
      {
        id: 'vapeurs',
        name: 'Vapeurs toxiques',
        kind: 'fumes',
        when: is(pieces(['baril', 'repandu']), '>=', 3),
        cubes: 3,
      },
    ],
  },
  m6: {
    title: 'Duel dans la ruelle',
    story:
      'Le vilain tient le quartier et attend dans l’ombre. Rien à ramasser, rien à désamorcer : seules comptent les pertes de l’autre.',
    initiative: HERO,
    tokens: [],
    tests: [],
    ends: [lastTurn(8, 2), { id: 'pertes', kind: 'when', when: is({ tiles: 'either' }, '>=', 4), until: 7 }],
    victory: {
      hero: is({ tiles: VILLAIN }, '>', { tiles: HERO }),
      villain: is({ tiles: HERO }, '>=', { tiles: VILLAIN }),
    },
    special: [
      { id: 'depollution', name: 'Pas de dépollution', kind: 'forbid', what: 'depollute' },
      recovery('desespoir', 'L’énergie du désespoir', 5, 8, 3),
      { id: 'evenement', name: 'Pas le temps de pleurer les morts', kind: 'event', side: HERO },
    ],
  },
  m7: {
    title: 'Fuite de cerveaux',
    story:
      'Des chercheurs se sont réfugiés dans une usine chimique avec leurs travaux. Le vilain fouille les machines et fait parler les gens ; le héros verrouille tout ce qu’il peut.',
    initiative: HERO,
    tokens: [
      {
        id: 'ordinateur',
        name: 'ordinateur',
        plural: 'ordinateurs',
        gender: 'm',
        count: 4,
        states: [
          { id: 'pion', name: 'sans protocole (pion)', at: 'board' },
          { id: 'figurine', name: 'sous protocole (figurine)', at: 'board' },
          { id: 'reserve', name: 'dans la réserve du vilain', at: 'villain' },
        ],
      },
      {
        id: 'citizen',
        name: 'Citizen',
        plural: 'Citizens',
        gender: 'm',
        count: 3,
        states: [
          { id: 'plateau', name: 'sur le plateau', at: 'board' },
          { id: 'reserve', name: 'dans la réserve du vilain', at: 'villain' },
          { id: 'perdu', name: 'neutralisé sans avoir parlé', at: 'box' },
        ],
        character: { side: HERO, lost: 'perdu', tile: true },
      },
    ],
    tests: [
      test('pirater', 'pirater un ordinateur', {
        upon: 'pirater',
        side: VILLAIN,
        token: 'ordinateur',
        from: ['pion', 'figurine'],
        to: 'reserve',
        test: 'reflexion',
        skill: 'piratage',
      }),
      test('soutirer', 'soutirer une information à un Citizen', {
        upon: 'soutirer une information à',
        side: VILLAIN,
        token: 'citizen',
        from: ['plateau'],
        to: 'reserve',
        test: 'reflexion',
        skill: 'enquête',
      }),
      test('protocoles', 'activer les protocoles de sécurité', {
        upon: 'activer les protocoles de',
        side: HERO,
        token: 'ordinateur',
        from: ['pion'],
        to: 'figurine',
        test: 'reflexion',
        skill: 'piratage',
        gains: 1,
      }),
    ],
    ends: [
      lastTurn(8, 2),
      soon('informations', is(pieces(['ordinateur', 'reserve'], ['citizen', 'reserve']), '>=', 5)),
    ],
    victory: {
      hero: is(pieces(['ordinateur', 'reserve'], ['citizen', 'reserve']), '<', 5),
      villain: is(pieces(['ordinateur', 'reserve'], ['citizen', 'reserve']), '>=', 5),
    },
    special: [
      {
        id: 'demobilisation',
        name: 'Pas de démobilisation des Citizens',
        kind: 'forbid',
        what: 'demobilise',
        side: HERO,
        token: 'citizen',
      },
    ],
  },
  m8: {
    title: 'Drogue en stock',
    story:
      'L’usine tourne encore. Le héros court d’une preuve à l’autre, jusqu’au coffre ; le vilain détruit tout ce qu’il peut avant de filer.',
    initiative: VILLAIN,
    tokens: [
      {
        id: 'preuve',
        name: 'preuve',
        plural: 'preuves',
        gender: 'f',
        count: 5,
        states: [
          { id: 'disponible', name: 'disponible', at: 'board' },
          { id: 'detruite', name: 'en cours de destruction', at: 'board' },
          { id: 'reserve', name: 'dans la réserve du héros', at: 'hero' },
          { id: 'retiree', name: 'retirée', at: 'box' },
        ],
      },
      {
        id: 'coffre',
        name: 'coffre-fort',
        plural: 'coffres-forts',
        gender: 'm',
        count: 1,
        value: 2,
        states: [
          { id: 'ferme', name: 'fermé', at: 'board' },
          { id: 'reserve', name: 'dans la réserve du héros', at: 'hero' },
        ],
      },
    ],
    tests: [
      test('detruire', 'détruire une preuve', {
        upon: 'détruire',
        side: VILLAIN,
        token: 'preuve',
        from: ['disponible'],
        to: 'detruite',
        test: 'reflexion',
        skill: 'enquête',
      }),
      test('trouver', 'trouver une preuve', {
        upon: 'trouver',
        side: HERO,
        token: 'preuve',
        from: ['disponible', 'detruite'],
        to: 'reserve',
        test: 'reflexion',
        skill: 'enquête',
      }),
      test('coffre', 'ouvrir le coffre-fort', {
        upon: 'ouvrir',
        side: HERO,
        token: 'coffre',
        from: ['ferme'],
        to: 'reserve',
        test: 'manipulation',
        difficulty: 4,
        skill: 'crochetage',
      }),
    ],
    ends: [lastTurn(7, 2), soon('preuves', is(pieces(['preuve', 'reserve'], ['coffre', 'reserve']), '>=', 4))],
    victory: {
      hero: is(pieces(['preuve', 'reserve'], ['coffre', 'reserve']), '>=', 4),
      villain: is(pieces(['preuve', 'reserve'], ['coffre', 'reserve']), '<', 4),
    },
    special: [
      {
        id: 'fuite-disponibles',
        name: 'La fuite des vilains : preuves disponibles',
        kind: 'sweep',
        turn: 7,
        side: HERO,
        token: 'preuve',
        from: 'disponible',
        to: 'reserve',
      },
      {
        id: 'fuite-detruites',
        name: 'La fuite des vilains : preuves en cours de destruction',
        kind: 'sweep',
        turn: 7,
        side: HERO,
        token: 'preuve',
        from: 'detruite',
        to: 'retiree',
      },
    ],
  },
};
