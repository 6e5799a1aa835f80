// The ledger's cases of the epic combat: 46 to 70, 72 to 74, 103 to 105, 109, 111; and what its rulings say beside them. Each expectation is taken from it by hand.
import type { CombatAction } from '../combat/types.ts';
import { STARTING_DECK } from '../constants.ts';
import {
  against,
  ARMED,
  blows,
  type Case,
  cast,
  draw,
  duel,
  enemyCard,
  epic,
  fighter,
  flee,
  FOCUS,
  give,
  lay,
  PASS,
  put,
  round,
  send,
  spell,
  weapon,
} from './combat-trials.fixture.ts';

const NEAR = [
  { id: 'bois', name: 'le bois', kind: 'contree' },
  { id: 'tour', name: 'la tour', kind: 'avant-poste', heldBy: [1] },
  { id: 'mer', name: 'la mer', kind: 'mer' },
] as const;
const PLACE = { name: 'le fort', kind: 'avant-poste', near: NEAR } as const;
const ALONE = [weapon(0), epic('i1')] as const; // against a card, with a die that changes little
/** Nothing happens: nobody is faster, nobody hits. Twice the same would ask for more « +1 » than there are. */
const CALM = 'd1 i1 d1 i1';
const STILL = 'd2 i2 d2 i2';
/** A round of trial where only the initiative can hurt. */
const BLOCKED = ['d1 a1 d1 a1', 'd1 a1 d1 a1'] as const;

const PHASE_3: readonly Case[] = [
  {
    id: 46,
    says: 'attack then attack: refused; then defence: accepted',
    rules: ['foe.p3-cartes.zone-differente'],
    trials: [
      {
        scenario: duel(),
        play: [...ARMED, ...put('a1', 'a1'), draw('plus1')],
        refused: [[lay('attaque'), 'meme-zone']],
        allowed: [lay('defense'), lay('initiative')],
      },
    ],
  },
  {
    id: 47,
    says: 'a flux in the zone of the last card is refused, and so is its follower in the zone of the flux',
    rules: ['foe.p3-cartes.zone-differente-flux'],
    trials: [
      {
        scenario: duel(),
        play: [...ARMED, ...put('d1', 'a1'), draw('flux')],
        refused: [[lay('defense'), 'meme-zone']],
        allowed: [lay('attaque')],
      },
      {
        scenario: duel(),
        play: [...ARMED, ...put('d1', 'a1', 'af'), draw('plus1')],
        refused: [[lay('attaque'), 'meme-zone']],
        allowed: [lay('defense'), lay('initiative')],
        then: { seat: 0 },
      },
    ],
  },
  {
    id: 48,
    says: 'a time card does not take the place of the last card',
    rules: ['foe.paquet.temps-pose', 'foe.p3-cartes.zone-differente'],
    trials: [
      {
        scenario: duel(),
        play: [...ARMED, ...put('a1', 'a1', 't'), draw('plus1')],
        refused: [
          [lay('attaque'), 'meme-zone'],
          [lay('cote'), 'seul-temps-a-cote'],
        ],
        allowed: [lay('defense')],
        then: { beside: [1, 0], placed: [1, 1] },
      },
      {
        scenario: duel(),
        play: [...ARMED, draw('temps')],
        refused: [[lay('attaque'), 'temps-a-cote']],
        open: [lay('cote'), FOCUS],
      },
    ],
  },
  {
    id: 49,
    says: 'spirit 1: the second concentration of the combat is refused, in the second round too',
    rules: ['foe.p3-cartes.concentration-limite'],
    trials: [
      {
        scenario: duel(fighter({ spirit: 1 })),
        play: [...ARMED, draw('plus1'), FOCUS, draw('plus1')],
        refused: [[FOCUS, 'plus-de-concentration']],
      },
      {
        scenario: duel(fighter({ spirit: 1 })),
        play: [...ARMED, draw('plus1'), FOCUS, ...blows('a1 d1 a1 d2', CALM), draw('plus2')],
        refused: [[FOCUS, 'plus-de-concentration']],
        then: { round: 2 },
      },
      {
        name: 'option concentrationParManche',
        scenario: duel(fighter({ spirit: 1 }), fighter(), { options: { concentrationParManche: true } }),
        play: [...ARMED, draw('plus1'), FOCUS, ...blows('a1 d1 a1 d2', CALM), draw('plus2')],
        allowed: [FOCUS],
        then: { round: 2 },
      },
    ],
  },
  {
    id: 50,
    says: 'a tool, and one card left: that card is played',
    rules: ['foe.paquet.outil-deux-cartes'],
    trials: [
      {
        scenario: duel(fighter({ spirit: 20 })),
        play: [...ARMED, ...burn(19), draw('outil'), draw('plus1')],
        open: (['initiative', 'attaque', 'defense'] as const).map(lay),
        refused: [[FOCUS, 'pas-apres-outil']],
        then: { piles: [0, 21] },
      },
      {
        name: 'none left: nothing',
        scenario: duel(fighter({ spirit: 20 })),
        play: [...ARMED, ...burn(20), draw('outil')],
        told: [
          { type: 'tool', side: 0 },
          { type: 'no-card', side: 0, why: 'pile' },
        ],
        then: { seat: null, phase: 'place' },
      },
      {
        name: 'the one left is a tool: revealed, nothing more',
        scenario: duel(fighter({ spirit: 20 }, { deck: { ...STARTING_DECK, plus1: 6, outil: 2 } })),
        play: [...ARMED, ...burn(19, 6), draw('outil'), draw('outil')],
        told: [{ type: 'tool' }, { type: 'tool' }, { type: 'no-card', side: 0 }],
        then: { grid: ['0/0/0', '0/0/0'], piles: [0, 21] },
      },
      {
        name: 'a tool kept of two begins again',
        scenario: duel(fighter({}, { deck: { ...STARTING_DECK, plus1: 6, outil: 2 } })),
        play: [
          ...ARMED,
          draw('outil'),
          draw('outil'),
          draw('plus1'),
          { type: 'keep', card: 'outil' },
          draw('plus2'),
          draw('plus3'),
        ],
        open: [
          { type: 'keep', card: 'plus2' },
          { type: 'keep', card: 'plus3' },
        ],
      },
    ],
  },
  {
    id: 51,
    says: 'a flux is one more: five cards on the grid, four counted, no sixth',
    rules: ['foe.paquet.flux-hors-limite', 'foe.p3-cartes.flux-non-compte'],
    trials: [
      {
        scenario: against(enemyCard()),
        play: [...ALONE, ...put('a1', 'i1', 'd1', 'af', 'd1')],
        then: { grid: ['1/2/2', '0/0/0'], placed: [4, 0], phase: 'abilities' },
        refused: [
          [draw('plus1'), 'quota-atteint'],
          [lay('attaque'), 'quota-atteint'],
        ],
      },
    ],
  },
  {
    id: 'A3',
    says: 'a turned card still takes its place: a fifth card in a zone is refused',
    rules: ['foe.grille.quatre-par-zone', 'foe.p5-totaux.carte-retournee'],
    trials: [
      {
        scenario: duel(
          fighter(
            {},
            { spells: ['a', 'b', 'c'].map((id, i) => ({ ...spell(id, { do: 'piocher' }), owner: `Ami ${i}` })) },
          ),
          fighter({}, { spells: [spell('tourne', { do: 'retourner' })] }),
        ),
        play: [
          ...ARMED,
          ...round('a3 d1 a1 d1', CALM),
          cast('a', 0),
          ...put('a1'),
          cast('tourne', 1),
          { type: 'flip', spot: { zone: 'attaque', at: 0 } },
          cast('b', 0),
          ...put('a2'),
          PASS,
          cast('c', 0),
          draw('plus2'),
        ],
        then: { grid: ['0/4/2', '2/0/2'], totals: ['2/4/2', '4/0/2'] },
        refused: [[lay('attaque'), 'zone-pleine']],
        allowed: [lay('defense')],
      },
    ],
  },
  {
    id: 'A5',
    says: 'no concentration on the two cards of a tool, unless the option says so; none on a card drawn in phase 4',
    rules: ['foe.paquet.outil-deux-cartes', 'foe.p3-cartes.concentration'],
    trials: [
      {
        scenario: duel(),
        play: [...ARMED, draw('outil'), draw('plus1'), draw('plus2'), { type: 'keep', card: 'plus2' }],
        refused: [[FOCUS, 'pas-apres-outil']],
      },
      {
        scenario: duel(fighter(), fighter(), { options: { concentrationApresOutil: true } }),
        play: [...ARMED, draw('outil'), draw('plus1'), draw('plus2'), { type: 'keep', card: 'plus2' }],
        allowed: [FOCUS],
      },
      {
        name: 'after a flux, after a time card',
        scenario: duel(),
        play: [...ARMED, ...put('af', 't'), draw('surcharge')],
        allowed: [FOCUS],
      },
      {
        scenario: duel(fighter({}, { spells: [spell('a', { do: 'piocher' })] })),
        play: [...ARMED, ...round(CALM, CALM), cast('a', 0), draw('plus2')],
        refused: [[FOCUS, 'pas-en-phase-4']],
      },
    ],
  },
  {
    id: 74,
    says: '« plus fort ensemble »: six cards with two friends, five with one; attack at 1, 3 and 5',
    rules: ['foe.rapide.ensemble-cartes', 'foe.rapide.ensemble-un-seul', 'foe.p3-cartes.zone-differente'],
    trials: [
      {
        scenario: duel(fighter(), fighter({}, { friends: 2 }), { options: { plusFortEnsemble: true } }),
        play: [...ARMED, ...round('a1 d1 a1 d1', 'a1 d1 a2 d1'), ...put('a2', 'd1'), PASS],
        then: { placed: [4, 6], grid: ['0/2/2', '0/3/3'], seat: 1, phase: 'abilities' },
        refused: [[draw('plus1'), 'quota-atteint']],
      },
      {
        scenario: duel(fighter(), fighter({}, { friends: 1 }), { options: { plusFortEnsemble: true } }),
        play: [...ARMED, ...round('a1 d1 a1 d1', 'a1 d1 a2 d1'), ...put('a2'), PASS],
        then: { placed: [4, 5], seat: 1, phase: 'abilities' },
        refused: [[draw('plus1'), 'quota-atteint']],
      },
      {
        name: 'for the attacker: four',
        scenario: duel(fighter({}, { friends: 2 }), fighter(), { options: { plusFortEnsemble: true } }),
        play: [...ARMED, ...round('a1 d1 a1 d1', 'a1 d1 a2 d1')],
        then: { placed: [4, 4], phase: 'abilities' },
      },
      {
        name: 'without the option: four',
        scenario: duel(fighter({}, { friends: 2 }), fighter({}, { friends: 2 })),
        play: [...ARMED, ...round('a1 d1 a1 d1', 'a1 d1 a2 d1')],
        then: { placed: [4, 4], phase: 'abilities' },
      },
    ],
  },
  {
    id: 'A7',
    says: 'one die a round; one before each card counted, with the option',
    rules: ['foe.p3-cartes.creature-de-epique', 'foe.p5-totaux.creature', 'foe.p3-cartes.creature-sans-grille'],
    trials: [
      {
        scenario: against(enemyCard()),
        play: [weapon(0), epic('a2'), ...put('a1', 'd1', 'a1', 'd1')],
        then: { totals: ['2/2/2', '2/6/3'], phase: 'abilities' },
      },
      {
        scenario: against(enemyCard(), fighter(), { options: { deEpiqueParCarte: true } }),
        play: [
          weapon(0),
          epic('a2'),
          ...put('a1'),
          epic('d1'),
          ...put('df', 'a1'),
          epic('a1'),
          ...put('d1'),
          epic('i2'),
          ...put('a1'),
        ],
        then: { totals: ['2/3/2', '4/7/4'], phase: 'abilities' },
      },
    ],
  },
  {
    id: 104,
    says: 'a basic card shown: refused against a hero, accepted against a creature',
    rules: ['foe.p3-cartes.base-cachee', 'foe.p3-cartes.creature-faces-visibles'],
    trials: [
      {
        scenario: duel(),
        play: [...ARMED, draw('plus2')],
        refused: [[{ type: 'lay', zone: 'attaque', shown: true }, 'carte-visible']],
        allowed: [lay('attaque')],
      },
      {
        scenario: against(enemyCard()),
        play: [...ALONE, draw('plus2')],
        allowed: [{ type: 'lay', zone: 'attaque', shown: true }],
      },
    ],
  },
];
/** So many cards rejected by concentration, from those of the starting deck. */
function burn(count: number, plus1 = count - 13): readonly CombatAction[] {
  const cards = [
    ...Array.from({ length: plus1 }, () => 'plus1' as const),
    ...Array.from({ length: 6 }, () => 'plus2' as const),
    ...(['plus3', 'plus3', 'plus3', 'surcharge', 'surcharge', 'temps', 'flux'] as const),
  ];
  return cards.slice(0, count).flatMap((card) => [draw(card), FOCUS]);
}

const PHASE_4: readonly Case[] = [
  {
    id: 52,
    says: 'a turned « +3 » and a « +2 » in attack: 2, and two cards in the zone',
    rules: ['foe.p5-totaux.carte-retournee'],
    trials: [
      {
        scenario: duel(fighter(), fighter({}, { spells: [spell('tourne', { do: 'retourner' })] })),
        play: [
          ...ARMED,
          ...round('a3 d1 a2 i1', CALM),
          PASS,
          cast('tourne', 1),
          { type: 'flip', spot: { zone: 'attaque', at: 0 } },
        ],
        then: { totals: ['3/2/1', '4/0/2'], grid: ['1/2/1', '2/0/2'] },
      },
    ],
  },
  {
    id: 58,
    says: 'two soldiers, one in defence and one in initiative: once a combat',
    rules: ['foe.p4-capacites.soldats-plus-un', 'foe.p4-capacites.soldats-une-fois'],
    trials: [
      {
        scenario: duel(fighter({}, { soldiers: 3 })),
        play: [...ARMED, ...round(CALM, CALM), give(1, 0, 1), PASS],
        then: { totals: ['5/0/3', '4/0/2'], soldiers: [1, 0] },
        refused: [[give(0, 1, 0), 'soldats-deja']],
      },
      {
        name: 'nor in the second round, where the bonus is gone',
        scenario: duel(fighter({}, { soldiers: 3 })),
        play: [...ARMED, ...round(CALM, CALM), give(1, 0, 1), PASS, PASS, ...round(STILL, STILL)],
        then: { round: 2, totals: ['6/0/4', '6/0/4'] },
        refused: [[give(0, 1, 0), 'soldats-deja']],
      },
      {
        name: 'option bonusSoldatsToutLeCombat',
        scenario: duel(fighter({}, { soldiers: 3 }), fighter(), { options: { bonusSoldatsToutLeCombat: true } }),
        play: [...ARMED, ...round(CALM, CALM), give(1, 0, 1), PASS, PASS, ...round(STILL, STILL)],
        then: { round: 2, totals: ['7/0/5', '6/0/4'] },
      },
      {
        name: 'no more than there are, and one at least',
        scenario: duel(fighter({}, { soldiers: 1 })),
        play: [...ARMED, ...round(CALM, CALM)],
        refused: [
          [give(1, 1, 0), 'trop-de-soldats'],
          [give(0, 0, 0), 'aucun-soldat'],
        ],
      },
    ],
  },
  {
    id: 59,
    says: 'a consumable of a friend elsewhere: refused; a spell of the same: accepted',
    rules: ['foe.p4-capacites.consommable', 'foe.p4-capacites.sort'],
    trials: [
      {
        scenario: duel(
          fighter(
            {},
            {
              spells: [{ ...spell('eclair', { do: 'infliger', value: 1 }), owner: 'Ami' }],
              consumables: [spell('potion', { do: 'soigner', value: 1 })],
            },
          ),
        ),
        play: [...ARMED, ...round(CALM, CALM)],
        refused: [
          [{ type: 'consume', card: 'potion-de-ami' }, 'consommable-absent'],
          [cast('inconnu', 0), 'sort-absent'],
          [cast('eclair', 1), 'sort-camp'],
        ],
        allowed: [cast('eclair', 0), { type: 'consume', card: 'potion' }],
      },
    ],
  },
  {
    id: 60,
    says: 'one team passes, the other goes on alone; the first may do nothing more',
    rules: ['foe.p4-capacites.passer', 'foe.p4-capacites.fin'],
    trials: [
      {
        name: 'three actions',
        scenario: duel(
          fighter({}, { soldiers: 1 }),
          fighter(
            {},
            {
              spells: [spell('un', { do: 'soigner', value: 1 }), spell('deux', { do: 'soigner', value: 1 })],
              soldiers: 1,
            },
          ),
        ),
        play: [...ARMED, ...round(CALM, CALM), PASS, cast('un', 1), cast('deux', 1), give(0, 1, 0)],
        then: { seat: 1, phase: 'abilities' },
      },
      {
        name: 'over',
        scenario: duel(fighter({}, { soldiers: 1 }), fighter({}, { soldiers: 1 })),
        play: [...ARMED, ...round(CALM, CALM), PASS, give(0, 1, 0), PASS],
        stop: true,
        told: [
          { type: 'passed', who: 0, last: false },
          { type: 'soldiers-given', side: 1 },
          { type: 'passed', who: 1, last: true },
        ],
        then: { phase: 'totals' },
        refused: [
          [give(0, 1, 0), 'autre-decision'],
          [PASS, 'autre-decision'],
        ],
      },
    ],
  },
  {
    id: 61,
    says: 'an immediate surge has acted in phase 3: not again',
    rules: ['foe.p4-capacites.pas-deux-fois', 'foe.p3-cartes.immediat'],
    trials: [
      {
        scenario: duel(),
        play: [weapon(1), weapon(0), ...round('ds a1 d1 i1', CALM)],
        told: [{ type: 'surged', side: 0, phase: 3 }],
        then: { totals: ['3/3/2', '4/0/2'] },
        refused: [
          [{ type: 'surge', spot: { zone: 'defense', at: 0 } }, 'surcharge-deja'],
          [{ type: 'surge', spot: { zone: 'attaque', at: 0 } }, 'pas-une-surcharge'],
        ],
      },
      {
        name: 'the other weapon waits for phase 4, once a round',
        scenario: duel(),
        play: [...ARMED, ...round('ds a1 d1 i1', CALM), { type: 'surge', spot: { zone: 'defense', at: 0 } }, PASS],
        then: { totals: ['3/2/2', '4/0/2'], seat: 0 },
        refused: [[{ type: 'surge', spot: { zone: 'defense', at: 0 } }, 'surcharge-deja']],
      },
      {
        name: 'turned before: never (A38)',
        scenario: duel(
          fighter({}, { spells: [spell('rien', { do: 'soigner', value: 1 })] }),
          fighter({}, { spells: [spell('tourne', { do: 'retourner' })] }),
        ),
        play: [
          ...ARMED,
          ...round('ds a1 d1 i1', CALM),
          cast('rien', 0),
          cast('tourne', 1),
          { type: 'flip', spot: { zone: 'defense', at: 0 } },
        ],
        then: { totals: ['3/1/1', '4/0/2'], seat: 0 },
        refused: [[{ type: 'surge', spot: { zone: 'defense', at: 0 } }, 'surcharge-retournee']],
      },
    ],
  },
  {
    id: 103,
    says: 'three teams: active, defender, third, active again; the third may only play spells',
    rules: ['foe.p4-capacites.trois-equipes'],
    trials: [
      {
        scenario: duel(fighter({}, { soldiers: 2 }), fighter({}, { soldiers: 2 }), {
          bystander: { name: 'La Horde', spells: [spell('horde', { do: 'plus', zone: 'attaque', value: 1 })] },
        }),
        play: [...ARMED, ...round(CALM, CALM), give(0, 1, 0), give(0, 1, 0)],
        then: { seat: 2 },
        open: [cast('horde', 0), cast('horde', 1), PASS],
        refused: [
          [give(0, 1, 0), 'sorts-seulement'],
          [{ type: 'consume', card: 'x' }, 'sorts-seulement'],
        ],
        allowed: [cast('horde', 1)],
      },
      {
        name: 'then the active team again',
        scenario: duel(fighter({}, { soldiers: 2 }), fighter({}, { soldiers: 2 }), {
          bystander: { name: 'La Horde', spells: [spell('horde', { do: 'plus', zone: 'attaque', value: 1 })] },
        }),
        play: [...ARMED, ...round(CALM, CALM), give(0, 1, 0), give(0, 1, 0), cast('horde', 0)],
        then: { seat: 0, totals: ['4/2/2', '4/1/2'] },
      },
    ],
  },
  {
    id: 105,
    says: 'the surge of the die acts once everybody has passed, before the totals',
    rules: ['foe.p3-cartes.creature-surcharge', 'foe.p4-capacites.creature-capacites'],
    trials: [
      {
        scenario: against(
          enemyCard({
            surge: { effects: [{ do: 'plus', zone: 'attaque', value: 2 }] },
            passive: { effects: [{ do: 'infliger', value: 1 }] },
          }),
        ),
        play: [weapon(0), epic('surcharge'), ...put('d1', 'i1', 'd1', 'i1'), PASS],
        stop: true,
        told: [
          { type: 'passed', last: true },
          { type: 'enemy-ability', surge: false },
          { type: 'enemy-ability', surge: true },
          { type: 'hurt', side: 0, amount: 1 },
          { type: 'bonus', side: 1, zone: 'attaque', value: 2 },
          { type: 'phase', number: 5 },
        ],
        then: { totals: ['4/0/2', '2/6/3'], health: [5, 6] },
      },
      {
        name: 'no surge on the die, no surge',
        scenario: against(enemyCard({ surge: { effects: [{ do: 'plus', zone: 'attaque', value: 2 }] } })),
        play: [...ALONE, ...put('d1', 'i1', 'd1', 'i1'), PASS],
        stop: true,
        untold: ['enemy-ability'],
        then: { totals: ['4/0/2', '3/4/3'] },
      },
    ],
  },
  {
    id: 111,
    says: 'against a creature the other team may play spells, and nothing else',
    rules: ['foe.p4-capacites.creature-autres-equipes', 'foe.p4-capacites.consommable'],
    trials: [
      {
        scenario: against(
          enemyCard(),
          fighter({}, { spells: [spell('mien', { do: 'plus', zone: 'attaque', value: 1 })] }),
          { bystander: { name: 'Les autres', spells: [spell('autre', { do: 'plus', zone: 'defense', value: 2 })] } },
        ),
        play: [...ALONE, ...put('a1', 'i1', 'd1', 'i1'), cast('mien', 0)],
        then: { seat: 1, totals: ['4/2/1', '3/4/3'] },
        open: [cast('autre', 1), PASS],
        refused: [
          [{ type: 'consume', card: 'x' }, 'sorts-seulement'],
          [give(0, 0, 1), 'sorts-seulement'],
          [cast('autre', 0), 'sort-camp'],
        ],
        allowed: [cast('autre', 1)],
      },
    ],
  },
  {
    id: 'A6',
    says: 'a swap in phase 4: cards counted where they end, and no zone beyond its limit',
    rules: ['foe.paquet.temps-effet'],
    trials: [
      {
        scenario: duel(),
        play: [
          ...ARMED,
          ...put('t', 'a3', 'i1', 'd1', 'd1', 'i1', 'i1', 'd1', 'd1'),
          { type: 'swap', a: { zone: 'attaque', at: 0 }, b: { zone: 'defense', at: 0 } },
        ],
        told: [{ type: 'swapped', a: 'attaque', b: 'defense', cardA: 'plus3', cardB: 'plus1' }],
        then: { totals: ['3/1/4', '4/0/2'], beside: [0, 0] },
        refused: [],
      },
      {
        name: 'without a time card',
        scenario: duel(),
        play: [...ARMED, ...round(CALM, CALM)],
        refused: [[{ type: 'swap', a: { zone: 'initiative', at: 0 }, b: { zone: 'defense', at: 0 } }, 'sans-temps']],
      },
    ],
  },
];
const DAMAGE: readonly Case[] = [
  {
    id: 53,
    says: '5 against 3: the slower side loses 1',
    rules: ['foe.p5-totaux.initiative-surpris'],
    trials: [
      {
        scenario: duel(fighter({ initiative: 5 }), fighter({ initiative: 3 })),
        play: [...ARMED, ...blows(...BLOCKED)],
        told: [
          { type: 'initiative', winner: 0, first: 0, values: [5, 3], loss: 1 },
          { type: 'hurt', side: 1, amount: 1, health: 5 },
        ],
      },
    ],
  },
  {
    id: 54,
    says: '3 against 3, defender at 1 PS: nobody loses, the active hero strikes first',
    rules: ['foe.p5-totaux.initiative-egalite'],
    trials: [
      {
        scenario: duel(fighter({ initiative: 3 }), fighter({ initiative: 3 }, { health: 1 })),
        play: [...ARMED, ...blows(...BLOCKED)],
        told: [
          { type: 'initiative', winner: null, first: 0, loss: 0 },
          { type: 'attack', by: 0 },
          { type: 'attack', by: 1 },
        ],
        untold: ['hurt'],
        then: { round: 2, health: [6, 1] },
      },
    ],
  },
  {
    id: 55,
    says: 'the defender, at 1 PS, loses the initiative: fallen, no attack, 1 PV',
    rules: ['foe.p6-degats.zero', 'foe.p7-vaincus.heros'],
    trials: [
      {
        scenario: duel(fighter({ initiative: 4 }), fighter({}, { health: 1 })),
        play: [...ARMED, ...blows(...BLOCKED)],
        untold: ['attack'],
        then: { result: 'vaincu:0', outcome: { winner: 0, fallen: [false, true], pv: [1, 0], to: [null, 'base'] } },
      },
    ],
  },
  {
    id: 56,
    says: 'attack 4, defence 4: nothing; attack 5, defence 4: 1',
    rules: ['foe.p6-degats.bloquee', 'foe.p6-degats.difference'],
    trials: [
      {
        scenario: duel(),
        play: [...ARMED, ...blows('a3 d1 a1 d1', 'd3 i1 d1 i1')],
        told: [{ type: 'attack', by: 0, damage: 0 }],
        then: { health: [5, 6], dealt: [0, 1] },
      },
      {
        scenario: duel(),
        play: [...ARMED, ...blows('a3 d1 a2 d1', 'd3 i1 d1 i1')],
        told: [{ type: 'attack', by: 0, damage: 1 }],
        then: { health: [5, 5], dealt: [1, 1] },
      },
    ],
  },
  {
    id: 57,
    says: 'the first attacker wins: no answer',
    rules: ['foe.p6-degats.zero'],
    trials: [
      {
        scenario: duel(fighter(), fighter({ initiative: 4 }, { health: 2 })),
        play: [...ARMED, ...blows('a3 i1 a2 i1', 'a3 d1 a3 d2')],
        told: [
          { type: 'initiative', winner: null },
          { type: 'attack', by: 0, damage: 2 },
          { type: 'phase', number: 7 },
          { type: 'fallen', side: 1, pv: 1 },
        ],
        then: { result: 'vaincu:0', health: [6, 6], dealt: [2, 0] },
      },
    ],
  },
  {
    id: 73,
    says: '« l’initiative compte »: 6 against 3 loses 2, 5 against 3 loses 1',
    rules: ['foe.rapide.initiative-double'],
    trials: [
      {
        scenario: duel(fighter({ initiative: 6 }), fighter({ initiative: 3 }), { options: { initiativeCompte: true } }),
        play: [...ARMED, ...blows(...BLOCKED)],
        then: { health: [6, 4], dealt: [2, 0] },
      },
      {
        scenario: duel(fighter({ initiative: 5 }), fighter({ initiative: 3 }), { options: { initiativeCompte: true } }),
        play: [...ARMED, ...blows(...BLOCKED)],
        then: { health: [6, 5], dealt: [1, 0] },
      },
      {
        name: 'against 0, any initiative is its double (A49)',
        scenario: duel(fighter({ initiative: 1 }), fighter({ initiative: 0 }), { options: { initiativeCompte: true } }),
        play: [...ARMED, ...blows(...BLOCKED)],
        then: { health: [6, 4] },
      },
      {
        name: 'a hero against a card too, but not the card (A49)',
        scenario: against(enemyCard(), fighter({ initiative: 6 }), { options: { initiativeCompte: true } }),
        play: [weapon(0), epic('i1'), ...put('d3', 'a1', 'd1', 'a1'), PASS],
        then: { health: [6, 4] },
      },
      {
        scenario: against(enemyCard({ initiative: 6 }), fighter(), { options: { initiativeCompte: true } }),
        play: [weapon(0), epic('i1'), ...put('d3', 'a1', 'd1', 'a1'), PASS],
        then: { health: [5, 6] },
      },
      {
        name: 'without the option',
        scenario: duel(fighter({ initiative: 6 }), fighter({ initiative: 3 })),
        play: [...ARMED, ...blows(...BLOCKED)],
        then: { health: [6, 5] },
      },
    ],
  },
];

const FLEEING: readonly Case[] = [
  {
    id: 62,
    says: 'no flight in the second round, nor for the defender',
    rules: ['foe.p8-fuite.condition', 'foe.p8-fuite.pas-le-defenseur'],
    trials: [
      {
        scenario: duel(fighter({}, { eternium: 5 }), fighter({}, { eternium: 5 }), { place: PLACE }),
        play: [...ARMED, ...blows(CALM, CALM)],
        then: { seat: 0, phase: 'flee' },
        open: [flee('bois'), flee(null)],
      },
      {
        name: 'the defender, when he has the word',
        scenario: duel(fighter({}, { eternium: 5 }), fighter({}, { eternium: 5 }), { place: PLACE }),
        play: [...ARMED, ...round(CALM, CALM), PASS],
        then: { seat: 1 },
        refused: [[flee('bois'), 'autre-decision']],
      },
      {
        name: 'second round',
        scenario: duel(fighter({}, { eternium: 5 }), fighter(), { place: PLACE }),
        play: [...ARMED, ...blows(CALM, CALM), flee(null), ...round(STILL, STILL)],
        then: { round: 2 },
        refused: [[flee('bois'), 'fuite-manche']],
      },
    ],
  },
  {
    id: 63,
    says: 'no flight with 1 Eternium, nor with enemies all around',
    rules: ['foe.p8-fuite.cout', 'foe.p8-fuite.impossible'],
    trials: [
      {
        scenario: duel(fighter({}, { eternium: 1 }), fighter(), { place: PLACE }),
        play: [...ARMED, ...blows(CALM, CALM)],
        refused: [[flee('bois'), 'fuite-eternium']],
        open: [flee(null)],
      },
      {
        scenario: duel(fighter({}, { eternium: 2 }), fighter(), {
          place: {
            ...PLACE,
            near: [
              { ...NEAR[0], heldBy: [1] },
              NEAR[1],
              { id: 'base', name: 'la base', kind: 'avant-poste', baseOf: 1 },
            ],
          },
        }),
        play: [...ARMED, ...blows(CALM, CALM)],
        refused: [
          [flee('bois'), 'fuite-occupee'],
          [flee('tour'), 'fuite-occupee'],
          [flee('base'), 'fuite-base'],
          [flee('loin'), 'zone-non-adjacente'],
        ],
        open: [flee(null)],
      },
    ],
  },
  {
    id: 64,
    says: 'fled: no phase 9, no PV, the enemy wins, 21 cards each',
    rules: ['foe.p8-fuite.fin', 'foe.p10-maintenance.melanger'],
    trials: [
      {
        scenario: duel(fighter({}, { eternium: 2 }), fighter(), { place: PLACE }),
        play: [...ARMED, ...blows(CALM, CALM), flee('bois')],
        untold: ['resolved', 'second-round'],
        then: {
          result: 'fuite:1',
          eternium: [0, 0],
          piles: [21, 21],
          outcome: { winner: 1, pv: [0, 0], to: ['bois', null] },
        },
      },
    ],
  },
  {
    id: 'A14',
    says: 'fled from a card: nobody wins',
    rules: ['foe.p8-fuite.creature'],
    trials: [
      {
        scenario: against(enemyCard(), fighter({}, { eternium: 2 }), { place: { ...PLACE, kind: 'contree' } }),
        play: [...ALONE, ...put('d3', 'i1', 'd1', 'i1'), PASS, flee('bois')],
        then: { result: 'fuite:', outcome: { winner: null, tamed: false } },
      },
    ],
  },
];

/** A round in which the active hero deals 4 and the defender 3. */
const FOUR_THREE = [...ARMED, ...blows('a3 i1 a2 d1', 'a3 d1 a1 i1')];
const END: readonly Case[] = [
  {
    id: 65,
    says: '3 against 3 over two rounds: the defender wins and sends the active hero away',
    rules: ['foe.p9-resolution.egalite'],
    trials: [
      {
        scenario: duel(fighter(), fighter(), { place: PLACE }),
        play: [...ARMED, ...blows('a3 d1 a2 d1', 'd1 a3 d1 a2'), flee(null), ...blows(STILL, STILL)],
        told: [{ type: 'resolved', winner: 1, dealt: [3, 3], tie: true }],
        then: { dealt: [3, 3], health: [3, 3], seat: 1, phase: 'displace' },
        open: [send('bois')],
        refused: [[send('tour'), 'recul-interdit']],
      },
    ],
  },
  {
    id: 66,
    says: '4 against 3: the active hero sends the defender to a free zone',
    rules: ['foe.p9-resolution.deplacer-le-perdant'],
    trials: [
      {
        scenario: duel(fighter(), fighter(), {
          place: { ...PLACE, near: [...NEAR, { id: 'camp', name: 'le camp', kind: 'avant-poste', heldBy: [0] }] },
        }),
        play: [...FOUR_THREE, flee(null), ...blows(STILL, STILL)],
        told: [{ type: 'resolved', winner: 0, dealt: [4, 3], tie: false }],
        then: { seat: 0 },
        open: [send('bois'), send('tour')],
        refused: [
          [send('camp'), 'recul-interdit'],
          [send('mer'), 'fuite-mer'],
        ],
      },
      {
        name: 'option reculVersZoneOccupee',
        scenario: duel(fighter(), fighter(), {
          options: { reculVersZoneOccupee: true },
          place: { ...PLACE, near: [...NEAR, { id: 'camp', name: 'le camp', kind: 'avant-poste', heldBy: [0] }] },
        }),
        play: [...FOUR_THREE, flee(null), ...blows(STILL, STILL)],
        open: [send('bois'), send('tour'), send('camp')],
      },
      {
        name: 'sent',
        scenario: duel(fighter(), fighter(), { place: PLACE }),
        play: [...FOUR_THREE, flee(null), ...blows(STILL, STILL), send('bois')],
        told: [{ type: 'sent', side: 1, to: 'bois', by: 0 }],
        then: { result: 'degats:0', outcome: { winner: 0, pv: [0, 0], to: [null, 'bois'] } },
      },
    ],
  },
  {
    id: 67,
    says: 'second round: same weapon, empty grid, unused time card gone',
    rules: ['foe.p9-resolution.seconde-manche'],
    trials: [
      {
        scenario: duel(),
        play: [weapon(1), weapon(0), ...put('t'), ...blows(CALM, CALM)],
        told: [{ type: 'second-round', discarded: [5, 4] }],
        then: { round: 2, weapons: [1, 0], grid: ['0/0/0', '0/0/0'], beside: [0, 0], piles: [16, 17], phase: 'place' },
        refused: [[weapon(0), 'autre-decision']],
      },
    ],
  },
  {
    id: 68,
    says: 'creature of 2 PS: tie of initiative, the hero strikes first, wins 1 PV and the reward',
    rules: ['foe.p5-totaux.creature', 'foe.p5-totaux.initiative-egalite', 'foe.p7-vaincus.creature-vaincue'],
    trials: [
      {
        scenario: against(enemyCard({ reward: [{ do: 'eternium', value: 2 }] }), fighter(), { health: 2 }),
        play: [weapon(0), epic('d1'), ...put('a3', 'd1', 'a3', 'd1'), PASS],
        told: [
          { type: 'initiative', winner: null, values: [2, 2] },
          { type: 'attack', by: 0, damage: 2 },
          { type: 'fallen', side: 1, pv: 1 },
          { type: 'reward' },
          { type: 'gained', side: 0, eternium: 2 },
        ],
        then: { result: 'vaincu:0', eternium: [2, 0], health: [6, 0], outcome: { winner: 0, pv: [1, 0] } },
      },
      {
        name: 'the reward helps to tame',
        scenario: against(enemyCard({ cost: 2, reward: [{ do: 'eternium', value: 2 }] }), fighter(), { health: 2 }),
        play: [weapon(0), epic('d1'), ...put('a3', 'd1', 'a3', 'd1'), PASS, { type: 'tame', yes: true }],
        then: { eternium: [0, 0], outcome: { tamed: true } },
      },
      {
        name: 'a boss: 1 PV (A37)',
        scenario: against(enemyCard({ type: 'boss' }), fighter(), { health: 2 }),
        play: [weapon(0), epic('d1'), ...put('a3', 'd1', 'a3', 'd1'), PASS],
        then: { result: 'vaincu:0', outcome: { pv: [1, 0] } },
      },
      {
        name: 'option bossSansPV',
        scenario: against(enemyCard({ type: 'boss' }), fighter(), { health: 2, options: { bossSansPV: true } }),
        play: [weapon(0), epic('d1'), ...put('a3', 'd1', 'a3', 'd1'), PASS],
        then: { result: 'vaincu:0', outcome: { pv: [0, 0] } },
      },
    ],
  },
  {
    id: 69,
    says: 'creature still there after two rounds: it goes, no reward',
    rules: ['foe.p9-resolution.creature-fuit'],
    trials: [
      {
        scenario: against(
          enemyCard({ attack: 0, cost: 0, reward: [{ do: 'eternium', value: 2 }] }),
          fighter({ initiative: 3 }),
        ),
        play: [
          weapon(0),
          epic('d1'),
          ...put('d1', 'a1', 'd1', 'a1'),
          PASS,
          epic('d1'),
          ...put('d2', 'a2', 'd2', 'a2'),
          PASS,
        ],
        untold: ['reward', 'tamed'],
        told: [{ type: 'enemy-left', boss: false }],
        then: {
          result: 'creature-fuit:',
          eternium: [0, 0],
          health: [6, 4],
          outcome: { winner: null, pv: [0, 0], tamed: false },
        },
      },
    ],
  },
  {
    id: 70,
    says: 'a boss that is not beaten stays, wounded; the hero retires; the next combat begins there',
    rules: ['foe.p9-resolution.boss-reste', 'foe.p9-resolution.boss-retrait'],
    trials: [
      {
        scenario: against(enemyCard({ type: 'boss', health: 14, attack: 0 }), fighter({ initiative: 3 }), {
          place: { ...PLACE, kind: 'contree' },
        }),
        play: [
          weapon(0),
          epic('d1'),
          ...put('a3', 'd1', 'a3', 'd1'),
          PASS,
          flee(null),
          epic('i1'),
          ...put('d2', 'a1', 'd2', 'a1'),
          PASS,
        ],
        told: [{ type: 'enemy-left', boss: true, health: 11 }],
        then: { health: [6, 11], phase: 'displace', seat: 0 },
        open: [send('bois')],
      },
      {
        name: 'again',
        scenario: against(enemyCard({ type: 'boss', health: 14 }), fighter(), { health: 11 }),
        play: [weapon(0)],
        then: { health: [6, 11] },
      },
    ],
  },
  {
    id: 72,
    says: '« combat plus rapide »: 4 PS against 6, the first one falls back; 5 against 5, the active hero does',
    rules: ['foe.rapide.une-manche', 'foe.rapide.une-manche-recul'],
    trials: [
      {
        name: '4 against 6',
        scenario: duel(fighter(), fighter({}, { refuges: ['camp'] }), {
          options: { combatPlusRapide: true },
          place: PLACE,
        }),
        play: [...ARMED, ...blows('a3 d1 a1 d1', 'd1 a1 d1 a1'), flee(null)],
        told: [
          { type: 'resolved', winner: 0, by: 'ps' },
          { type: 'sent', side: 1, to: 'camp', by: null },
        ],
        untold: ['second-round'],
        then: { result: 'ps:0', health: [6, 4], outcome: { pv: [0, 0], to: [null, 'camp'] } },
      },
      {
        name: '5 against 5',
        scenario: duel(fighter({}, { refuges: ['fief'] }), fighter(), {
          options: { combatPlusRapide: true },
          place: PLACE,
        }),
        play: [...ARMED, ...blows('a2 d1 a1 d1', 'd1 a2 d1 a1'), flee(null)],
        told: [
          { type: 'resolved', winner: 1, by: 'ps', tie: true },
          { type: 'sent', side: 0, to: 'fief', by: null },
        ],
        untold: ['second-round'],
        then: { result: 'ps:1', health: [5, 5], outcome: { pv: [0, 0], to: ['fief', null] } },
      },
      {
        name: 'no outpost: the base',
        scenario: duel(fighter(), fighter(), { options: { combatPlusRapide: true }, place: PLACE }),
        play: [...ARMED, ...blows('a3 d1 a1 d1', 'd1 a1 d1 a1'), flee(null)],
        then: { outcome: { to: [null, 'base'] } },
      },
      {
        name: 'two outposts as near: the loser’s team chooses',
        scenario: duel(fighter(), fighter({}, { refuges: ['camp', 'fief'] }), {
          options: { combatPlusRapide: true },
          place: PLACE,
        }),
        play: [...ARMED, ...blows('a3 d1 a1 d1', 'd1 a1 d1 a1'), flee(null)],
        then: { seat: 1 },
        open: [send('camp'), send('fief')],
      },
    ],
  },
  {
    id: 109,
    says: 'sea and an empty land: the winner may choose the land only',
    rules: ['foe.p9-resolution.deplacer-le-perdant'],
    trials: [
      {
        scenario: duel(fighter(), fighter(), { place: { ...PLACE, near: [NEAR[0], NEAR[2]] } }),
        play: [...ARMED, ...blows('a3 d1 a2 d1', 'd1 a3 d1 a2'), flee(null), ...blows(STILL, STILL)],
        open: [send('bois')],
        refused: [[send('mer'), 'fuite-mer']],
      },
    ],
  },
  {
    id: 'A11',
    says: 'felled in phase 4: the combat stops; both by one card: nobody wins, everybody pays',
    rules: ['foe.p7-vaincus.double', 'foe.vaincu.seuil', 'foe.vaincu.paiement', 'foe.vaincu.soin'],
    trials: [
      {
        scenario: duel(
          fighter(
            {},
            {
              eternium: 7,
              spells: [
                spell(
                  'tout',
                  { do: 'infliger', value: 6 },
                  { do: 'perdre', value: 6 },
                  { do: 'plus', zone: 'choix', value: 1 },
                ),
              ],
            },
          ),
          fighter({}, { eternium: 3 }),
        ),
        play: [...ARMED, ...round(CALM, CALM), cast('tout', 0)],
        told: [
          { type: 'hurt', side: 1 },
          { type: 'hurt', side: 0 },
          { type: 'both-fallen' },
          { type: 'returned', side: 0 },
          { type: 'returned', side: 1 },
          { type: 'paid-all', side: 0, eternium: 5 },
          { type: 'paid-all', side: 1, eternium: 3, left: 2 },
        ],
        then: {
          result: 'double:',
          eternium: [2, 0],
          health: [6, 6],
          outcome: { winner: null, fallen: [true, true], pv: [0, 0], to: ['base', 'base'] },
        },
      },
      {
        scenario: duel(
          fighter(
            {},
            { spells: [spell('fin', { do: 'infliger', value: 6 }, { do: 'plus', zone: 'choix', value: 1 })] },
          ),
          fighter({}, { spells: [spell('fin', { do: 'infliger', value: 6 })] }),
        ),
        play: [...ARMED, ...round(CALM, CALM), cast('fin', 0)],
        untold: ['attack', 'initiative', 'bonus'],
        then: { result: 'vaincu:0', outcome: { pv: [1, 0] } },
      },
    ],
  },
  {
    id: 'A12',
    says: 'all that one side makes the other lose counts, its own losses do not; phase 6 alone, with the option',
    rules: ['foe.p6-degats.jetons'],
    trials: ([false, true] as const).map((degatsPhase6Seulement) => ({
      scenario: duel(
        fighter(
          { initiative: 3 },
          { spells: [spell('un', { do: 'infliger', value: 1 }), spell('moi', { do: 'perdre', value: 1 })] },
        ),
        fighter(),
        { options: { degatsPhase6Seulement } },
      ),
      play: [...ARMED, ...round('a3 d1 a1 d1', 'd2 a1 d1 a1'), cast('un', 0), PASS, cast('moi', 0), PASS],
      then: { dealt: degatsPhase6Seulement ? [1, 0] : [3, 0], health: [5, 3] },
    })),
  },
  {
    id: 'A13',
    says: 'nowhere to send the loser: the nearest outpost, else the base',
    rules: ['foe.p9-resolution.deplacer-le-perdant'],
    trials: [
      {
        scenario: duel(fighter({}, { refuges: ['fief'] }), fighter(), {
          place: { ...PLACE, near: [NEAR[1], NEAR[2]] },
        }),
        play: [...ARMED, ...blows(CALM, CALM), flee(null), ...blows(STILL, STILL)],
        told: [{ type: 'sent', side: 0, to: 'fief', by: null }],
        then: { result: 'degats:1' },
      },
      {
        scenario: duel(),
        play: [...ARMED, ...blows(CALM, CALM), ...blows(STILL, STILL)],
        then: { result: 'degats:1', outcome: { to: ['base', null] } },
      },
    ],
  },
  {
    id: 'A37',
    says: 'hero and creature down together: nobody wins; the hero alone: the steps of a defeat',
    rules: ['foe.p7-vaincus.double', 'foe.p7-vaincus.creature-gagne', 'foe.vaincu.retour-base'],
    trials: [
      {
        scenario: against(
          enemyCard({
            passive: {
              effects: [
                { do: 'infliger', value: 6 },
                { do: 'perdre', value: 6 },
              ],
            },
            reward: [{ do: 'eternium', value: 9 }],
          }),
          fighter({}, { eternium: 5 }),
        ),
        play: [...ALONE, ...put('d1', 'i1', 'd1', 'i1'), PASS],
        untold: ['reward'],
        then: { result: 'double:', eternium: [0, 0], outcome: { winner: null, pv: [0, 0], to: ['base', null] } },
      },
      {
        scenario: against(enemyCard({ attack: 9 }), fighter({}, { eternium: 6 })),
        play: [...ALONE, ...put('d1', 'i1', 'd1', 'i1'), PASS],
        then: {
          result: 'vaincu:1',
          eternium: [1, 0],
          health: [6, 5],
          outcome: { winner: 1, pv: [0, 0], fallen: [true, false] },
        },
      },
    ],
  },
  {
    id: 'A50',
    says: '« plus fort ensemble »: the beaten defender falls back, whatever the winner would choose',
    rules: [
      'foe.rapide.ensemble-defaite',
      'foe.rapide.ensemble-sans-avant-poste',
      'foe.rapide.ensemble-zero',
      'foe.rapide.ensemble-sorts',
    ],
    trials: [
      {
        scenario: duel(
          fighter(),
          fighter(
            {},
            {
              friends: 1,
              refuges: ['camp'],
              spells: [{ ...spell('aide', { do: 'soigner', value: 1 }), owner: 'Ami' }],
            },
          ),
          { options: { plusFortEnsemble: true }, place: PLACE },
        ),
        play: [
          ...ARMED,
          ...round('a3 i1 a3 d1', 'a3 d1 a1 i1'),
          ...put('d1'),
          PASS,
          cast('aide', 1),
          PASS,
          flee(null),
          ...round(STILL, STILL),
          ...put('a1'),
          PASS,
          PASS,
        ],
        told: [
          { type: 'resolved', winner: 0, tie: false },
          { type: 'sent', side: 1, to: 'camp', by: null },
        ],
        then: { dealt: [4, 3], result: 'degats:0' },
      },
      {
        name: 'no outpost',
        scenario: duel(fighter(), fighter({}, { friends: 1 }), {
          options: { plusFortEnsemble: true, combatPlusRapide: true },
          place: PLACE,
        }),
        play: [...ARMED, ...round('a3 i1 a2 d1', 'a2 d1 a1 i1'), ...put('d1'), PASS, PASS, flee(null)],
        told: [{ type: 'sent', side: 1, to: 'base', by: null }],
        then: { result: 'ps:0' },
      },
      {
        name: 'at 0 PS',
        scenario: duel(fighter(), fighter({}, { friends: 1, health: 1 }), {
          options: { plusFortEnsemble: true },
          place: PLACE,
        }),
        play: [...ARMED, ...round('a3 i1 a2 d1', 'a3 d1 a1 i1'), ...put('d1'), PASS, PASS],
        then: { result: 'vaincu:0', outcome: { to: [null, 'base'] } },
      },
      {
        name: 'the attacker is sent as ever',
        scenario: duel(fighter(), fighter({}, { friends: 1 }), { options: { plusFortEnsemble: true }, place: PLACE }),
        play: [
          ...ARMED,
          ...round(CALM, CALM),
          ...put('a1'),
          PASS,
          PASS,
          flee(null),
          ...round(STILL, STILL),
          ...put('a1'),
          PASS,
          PASS,
        ],
        then: { seat: 1 },
        open: [send('bois')],
      },
    ],
  },
];
export const COMBAT_CASES = {
  'Phase 3': PHASE_3,
  'Phase 4': PHASE_4,
  'Phases 5 et 6': DAMAGE,
  Fuite: FLEEING,
  'Phases 7, 9 et 10': END,
};
