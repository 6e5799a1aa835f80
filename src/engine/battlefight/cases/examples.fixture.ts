// What the ledger's data says of each worked example after each turn, and of the two studies when they are solved: written by a script from `battlefight.data.json`,
// never from the engine. Seats count from 0; counters, zones and techniques that are absent are 0 or empty.
import type { CardId, Cell } from '../types.ts';

export interface LedgerPlayer {
  readonly cell: Cell | null;
  readonly life: number;
  readonly damage: number;
  readonly force?: number;
  readonly protection?: number;
  readonly vitesse?: number;
  readonly charme?: number;
  readonly hand?: readonly CardId[];
  readonly pile?: readonly CardId[];
  readonly discard?: readonly CardId[];
}
export interface LedgerActive {
  readonly card: CardId;
  readonly owner: number;
  readonly target: number | null;
  readonly next: number;
  readonly cost: number | null;
  readonly effects: readonly string[]; // « bearer kind value »
}
export interface LedgerState {
  readonly players: readonly LedgerPlayer[];
  readonly active?: readonly LedgerActive[];
  readonly turn: number;
  readonly winner?: number;
}
export interface LedgerTurn {
  readonly rules: readonly string[];
  readonly after: LedgerState;
}

export const LEDGER_TURNS: Readonly<
  Record<string, { readonly initial: LedgerState; readonly turns: readonly LedgerTurn[] }>
> = {
  'battlefight.coups-blocage-et-remise-a-zero': {
    initial: {
      players: [
        { cell: 'D4', life: 20, damage: 0 },
        { cell: 'D5', life: 20, damage: 0 },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.techniques.base-attaque', 'bf.position.corps-a-corps', 'bf.combat.blesser-calcul'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0 },
            { cell: 'D5', life: 19, damage: 1 },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.combat.bloquer-total'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0 },
            { cell: 'D5', life: 20, damage: 0 },
          ],
          turn: 0,
        },
      },
      {
        rules: ['bf.combat.blesser-calcul'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0 },
            { cell: 'D5', life: 19, damage: 1 },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.position.se-deplacer-case', 'bf.points.remise-a-zero'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0 },
            { cell: 'D6', life: 19, damage: 0 },
          ],
          turn: 0,
        },
      },
      {
        rules: ['bf.position.corps-a-corps', 'bf.execution.echec', 'bf.tour.fin-echec'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0 },
            { cell: 'D6', life: 19, damage: 0 },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.combat.bloquer-total', 'bf.points.plafond'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0 },
            { cell: 'D6', life: 19, damage: 0 },
          ],
          turn: 0,
        },
      },
    ],
  },
  'battlefight.force-protection-et-vitesse': {
    initial: {
      players: [
        { cell: 'D4', life: 20, damage: 0, hand: ['ex-con-3', 'ex-att-1'] },
        { cell: 'D5', life: 20, damage: 0, hand: ['ex-def-2'] },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.effets.force', 'bf.effets.protection', 'bf.enchainement.stable-etat'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, force: 1, protection: -1, hand: ['ex-att-1'] },
            { cell: 'D5', life: 20, damage: 0, hand: ['ex-def-2'] },
          ],
          active: [
            { card: 'ex-con-3', owner: 0, target: null, next: 3, cost: 2, effects: ['0 force 1', '0 protection -1'] },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.effets.vitesse', 'bf.effets.cumul'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, force: 1, protection: -1, hand: ['ex-att-1'] },
            { cell: 'D5', life: 20, damage: 0, protection: 2, vitesse: -1 },
          ],
          active: [
            { card: 'ex-con-3', owner: 0, target: null, next: 3, cost: 2, effects: ['0 force 1', '0 protection -1'] },
            { card: 'ex-def-2', owner: 1, target: null, next: 3, cost: 1, effects: ['1 protection 2', '1 vitesse -1'] },
          ],
          turn: 0,
        },
      },
      {
        rules: [
          'bf.combat.blesser-calcul',
          'bf.combat.se-blesser-calcul',
          'bf.points.remise-a-zero',
          'bf.execution.fin',
        ],
        after: {
          players: [
            { cell: 'D4', life: 17, damage: 0, force: 1, protection: -1, discard: ['ex-att-1'] },
            { cell: 'D5', life: 18, damage: 2, protection: 2, vitesse: -1 },
          ],
          active: [
            { card: 'ex-con-3', owner: 0, target: null, next: 3, cost: 2, effects: ['0 force 1', '0 protection -1'] },
            { card: 'ex-def-2', owner: 1, target: null, next: 3, cost: 1, effects: ['1 protection 2', '1 vitesse -1'] },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.combat.blesser-calcul'],
        after: {
          players: [
            { cell: 'D4', life: 15, damage: 2, force: 1, protection: -1, discard: ['ex-att-1'] },
            { cell: 'D5', life: 18, damage: 0, protection: 2, vitesse: -1 },
          ],
          active: [
            { card: 'ex-con-3', owner: 0, target: null, next: 3, cost: 2, effects: ['0 force 1', '0 protection -1'] },
            { card: 'ex-def-2', owner: 1, target: null, next: 3, cost: 1, effects: ['1 protection 2', '1 vitesse -1'] },
          ],
          turn: 0,
        },
      },
      {
        rules: ['bf.points.degats-nuls', 'bf.points.remise-a-zero'],
        after: {
          players: [
            { cell: 'D4', life: 15, damage: 0, force: 1, protection: -1, discard: ['ex-att-1'] },
            { cell: 'D5', life: 18, damage: 0, protection: 2, vitesse: -1 },
          ],
          active: [
            { card: 'ex-con-3', owner: 0, target: null, next: 3, cost: 2, effects: ['0 force 1', '0 protection -1'] },
            { card: 'ex-def-2', owner: 1, target: null, next: 3, cost: 1, effects: ['1 protection 2', '1 vitesse -1'] },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.position.se-deplacer-nul'],
        after: {
          players: [
            { cell: 'D4', life: 15, damage: 0, force: 1, protection: -1, discard: ['ex-att-1'] },
            { cell: 'D5', life: 18, damage: 0, protection: 2, vitesse: -1 },
          ],
          active: [
            { card: 'ex-con-3', owner: 0, target: null, next: 3, cost: 2, effects: ['0 force 1', '0 protection -1'] },
            { card: 'ex-def-2', owner: 1, target: null, next: 3, cost: 1, effects: ['1 protection 2', '1 vitesse -1'] },
          ],
          turn: 0,
        },
      },
    ],
  },
  'battlefight.desamorcer-une-attaque': {
    initial: {
      players: [
        { cell: 'D4', life: 20, damage: 0, hand: ['ex-att-4'], pile: ['ex-dep-1'] },
        { cell: 'D6', life: 20, damage: 0, hand: ['ex-rhe-3', 'ex-rhe-1'], pile: ['ex-def-1'] },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.execution.stable-active', 'bf.tour.fin-stable'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, force: 2, pile: ['ex-dep-1'] },
            { cell: 'D6', life: 20, damage: 0, hand: ['ex-rhe-3', 'ex-rhe-1'], pile: ['ex-def-1'] },
          ],
          active: [{ card: 'ex-att-4', owner: 0, target: 1, next: 2, cost: 1, effects: ['0 force 2'] }],
          turn: 1,
        },
      },
      {
        rules: ['bf.effets.charme', 'bf.enchainement.stable-cout'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, force: 2, pile: ['ex-dep-1'] },
            { cell: 'D6', life: 20, damage: 0, charme: 2, hand: ['ex-rhe-1'], pile: ['ex-def-1'] },
          ],
          active: [
            { card: 'ex-att-4', owner: 0, target: 1, next: 2, cost: 1, effects: ['0 force 2'] },
            { card: 'ex-rhe-3', owner: 1, target: null, next: 2, cost: 1, effects: ['1 charme 2'] },
          ],
          turn: 0,
        },
      },
      {
        rules: ['bf.main.piocher-pleine'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, force: 2, hand: ['ex-dep-1'] },
            { cell: 'D6', life: 20, damage: 0, charme: 2, hand: ['ex-rhe-1'], pile: ['ex-def-1'] },
          ],
          active: [
            { card: 'ex-att-4', owner: 0, target: 1, next: 2, cost: 1, effects: ['0 force 2'] },
            { card: 'ex-rhe-3', owner: 1, target: null, next: 2, cost: 1, effects: ['1 charme 2'] },
          ],
          turn: 1,
        },
      },
      {
        rules: [
          'bf.enchainement.destabiliser-cout',
          'bf.enchainement.destabiliser-reprise',
          'bf.execution.echec-local',
          'bf.execution.effets-lies',
        ],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, hand: ['ex-dep-1'], discard: ['ex-att-4'] },
            { cell: 'D6', life: 20, damage: 0, charme: 2, hand: ['ex-def-1'], discard: ['ex-rhe-1'] },
          ],
          active: [{ card: 'ex-rhe-3', owner: 1, target: null, next: 2, cost: 1, effects: ['1 charme 2'] }],
          turn: 0,
        },
      },
      {
        rules: ['bf.enchainement.destabiliser-defausse', 'bf.execution.fin', 'bf.execution.defausse'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, discard: ['ex-att-4', 'ex-dep-1'] },
            { cell: 'D6', life: 20, damage: 0, hand: ['ex-def-1'], discard: ['ex-rhe-1', 'ex-rhe-3'] },
          ],
          turn: 1,
        },
      },
    ],
  },
  'battlefight.rejouer-imbrique': {
    initial: {
      players: [
        { cell: 'D2', life: 20, damage: 0, hand: ['ex-dep-2', 'ex-rhe-2', 'ex-att-1'] },
        { cell: 'D5', life: 20, damage: 0, hand: ['ex-def-4'] },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: [
          'bf.effets.s-empecher',
          'bf.enchainement.rejouer',
          'bf.modificateurs.adversaire-decisions',
          'bf.tour.technique-racine',
          'bf.execution.echec-local',
          'bf.execution.empilement',
          'bf.tour.fin-terminee',
        ],
        after: {
          players: [
            { cell: 'D3', life: 20, damage: 0, discard: ['ex-att-1', 'ex-rhe-2', 'ex-dep-2'] },
            { cell: 'D5', life: 20, damage: 0, protection: 1 },
          ],
          active: [{ card: 'ex-def-4', owner: 1, target: null, next: 2, cost: 0, effects: ['1 protection 1'] }],
          turn: 1,
        },
      },
      {
        rules: ['bf.enchainement.destabiliser-choix', 'bf.enchainement.reprise-fin'],
        after: {
          players: [
            { cell: 'D3', life: 20, damage: 0, discard: ['ex-att-1', 'ex-rhe-2', 'ex-dep-2'] },
            { cell: 'D5', life: 20, damage: 0, discard: ['ex-def-4'] },
          ],
          turn: 0,
        },
      },
    ],
  },
  'battlefight.expulsion-a-trois': {
    initial: {
      players: [
        { cell: 'D5', life: 20, damage: 0, hand: ['ex-att-3'] },
        { cell: 'D6', life: 20, damage: 0, protection: 2, vitesse: -1 },
        { cell: 'A1', life: 20, damage: 0, force: 2, hand: ['ex-dep-1'] },
      ],
      active: [
        { card: 'ex-def-2', owner: 1, target: null, next: 3, cost: 1, effects: ['1 protection 2', '1 vitesse -1'] },
        { card: 'ex-att-4', owner: 2, target: 1, next: 2, cost: 1, effects: ['2 force 2'] },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: [
          'bf.points.degats-nuls',
          'bf.position.pousser-eloigne',
          'bf.position.pousser-hors-plateau',
          'bf.fin.defaite-hors-plateau',
          'bf.fin.elimination-techniques',
          'bf.fin.elimination-pion',
          'bf.fin.elimination-tours',
        ],
        after: {
          players: [
            { cell: 'D5', life: 20, damage: 0, discard: ['ex-att-3'] },
            { cell: null, life: 20, damage: 0, discard: ['ex-def-2'] },
            { cell: 'A1', life: 20, damage: 0, force: 2, hand: ['ex-dep-1'] },
          ],
          active: [{ card: 'ex-att-4', owner: 2, target: 1, next: 2, cost: 1, effects: ['2 force 2'] }],
          turn: 2,
        },
      },
      {
        rules: ['bf.fin.etapes-ignorees', 'bf.execution.fin'],
        after: {
          players: [
            { cell: 'D5', life: 20, damage: 0, discard: ['ex-att-3'] },
            { cell: null, life: 20, damage: 0, discard: ['ex-def-2'] },
            { cell: 'A1', life: 20, damage: 0, discard: ['ex-dep-1', 'ex-att-4'] },
          ],
          turn: 0,
        },
      },
    ],
  },
  'battlefight.pioche-vide': {
    initial: {
      players: [
        { cell: 'D1', life: 15, damage: 0, hand: ['ex-con-4', 'ex-dep-1'], pile: ['ex-def-1'], discard: ['ex-att-2'] },
        { cell: 'D7', life: 20, damage: 0 },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: [
          'bf.techniques.pose-carte',
          'bf.main.defausser-suffisant',
          'bf.main.piocher-pleine',
          'bf.main.piocher-vide-vie',
          'bf.main.piocher-vide-melange',
          'bf.main.piocher-carte-active',
          'bf.main.si-possible-suffisant',
        ],
        after: {
          players: [
            { cell: 'D1', life: 8, damage: 0, hand: ['ex-dep-1', 'ex-att-2'], discard: ['ex-def-1', 'ex-con-4'] },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          turn: 1,
        },
      },
      {
        rules: ['bf.combat.bloquer-total'],
        after: {
          players: [
            { cell: 'D1', life: 8, damage: 0, hand: ['ex-dep-1', 'ex-att-2'], discard: ['ex-def-1', 'ex-con-4'] },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          turn: 0,
        },
      },
      {
        rules: ['bf.main.piocher-vide-vie', 'bf.main.piocher-vide-carte'],
        after: {
          players: [
            { cell: 'D1', life: 4, damage: 0, hand: ['ex-dep-1', 'ex-att-2', 'ex-con-4'], pile: ['ex-def-1'] },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          turn: 1,
        },
      },
    ],
  },
  'battlefight.tout-le-monde-a': {
    initial: {
      players: [
        { cell: 'D4', life: 20, damage: 0, hand: ['ex-att-5'] },
        { cell: 'A1', life: 2, damage: 0 },
        { cell: 'G4', life: 20, damage: 0 },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: [
          'bf.modificateurs.tous-ordre',
          'bf.modificateurs.tous-cible',
          'bf.fin.defaite-vie',
          'bf.fin.elimination-statut',
          'bf.fin.elimination-cible',
          'bf.points.remise-a-zero',
          'bf.tour.sens',
        ],
        after: {
          players: [
            { cell: 'D4', life: 18, damage: 0, discard: ['ex-att-5'] },
            { cell: null, life: 0, damage: 2 },
            { cell: 'G4', life: 20, damage: 0 },
          ],
          turn: 2,
        },
      },
    ],
  },
  'battlefight.nulle-par-repetition': {
    initial: {
      players: [
        { cell: 'D1', life: 20, damage: 0 },
        { cell: 'D7', life: 20, damage: 0 },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.fin.nulle-repetition-etat', 'bf.fin.nulle-repetition-moment'],
        after: {
          players: [
            { cell: 'D1', life: 20, damage: 0 },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          turn: 1,
        },
      },
      {
        rules: [
          'bf.fin.nulle-repetition-moment',
          'bf.fin.nulle-repetition-reclamation',
          'bf.fin.nulle-repetition-effet',
        ],
        after: {
          players: [
            { cell: 'D1', life: 20, damage: 0 },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          turn: 0,
        },
      },
    ],
  },
  'battlefight.echec-par-la-main-adverse': {
    initial: {
      players: [
        { cell: 'D4', life: 20, damage: 0, hand: ['desarmer'] },
        { cell: 'D5', life: 20, damage: 0, hand: ['ex-def-1'] },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.main.defausser-insuffisant', 'bf.modificateurs.proprietaire-reel'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, discard: ['desarmer'] },
            { cell: 'D5', life: 20, damage: 0, discard: ['ex-def-1'] },
          ],
          turn: 1,
        },
      },
    ],
  },
  'battlefight.si-possible-sans-echec': {
    initial: {
      players: [
        { cell: 'D4', life: 20, damage: 0, hand: ['desarmer-si-possible'] },
        { cell: 'D5', life: 20, damage: 0, hand: ['ex-def-1'] },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.main.si-possible-insuffisant', 'bf.combat.blesser-calcul'],
        after: {
          players: [
            { cell: 'D4', life: 20, damage: 0, discard: ['desarmer-si-possible'] },
            { cell: 'D5', life: 17, damage: 3, discard: ['ex-def-1'] },
          ],
          turn: 1,
        },
      },
    ],
  },
  'battlefight.deux-stables': {
    initial: {
      players: [
        {
          cell: 'D1',
          life: 20,
          damage: 0,
          hand: ['ex-con-2', 'ex-def-1'],
          pile: ['ex-att-2', 'ex-dep-1', 'ex-def-3', 'ex-dep-3'],
        },
        { cell: 'D7', life: 20, damage: 0 },
      ],
      turn: 0,
    },
    turns: [
      {
        rules: ['bf.enchainement.stable-defaut'],
        after: {
          players: [
            {
              cell: 'D1',
              life: 20,
              damage: 0,
              hand: ['ex-def-1'],
              pile: ['ex-att-2', 'ex-dep-1', 'ex-def-3', 'ex-dep-3'],
            },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          active: [{ card: 'ex-con-2', owner: 0, target: null, next: 1, cost: 0, effects: [] }],
          turn: 1,
        },
      },
      {
        rules: ['bf.combat.bloquer-total'],
        after: {
          players: [
            {
              cell: 'D1',
              life: 20,
              damage: 0,
              hand: ['ex-def-1'],
              pile: ['ex-att-2', 'ex-dep-1', 'ex-def-3', 'ex-dep-3'],
            },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          active: [{ card: 'ex-con-2', owner: 0, target: null, next: 1, cost: 0, effects: [] }],
          turn: 0,
        },
      },
      {
        rules: ['bf.enchainement.reprise-fin', 'bf.enchainement.stable-cout'],
        after: {
          players: [
            {
              cell: 'D1',
              life: 20,
              damage: 0,
              hand: ['ex-def-1', 'ex-att-2', 'ex-dep-1'],
              pile: ['ex-def-3', 'ex-dep-3'],
            },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          active: [{ card: 'ex-con-2', owner: 0, target: null, next: 3, cost: 1, effects: [] }],
          turn: 1,
        },
      },
      {
        rules: ['bf.combat.bloquer-total'],
        after: {
          players: [
            {
              cell: 'D1',
              life: 20,
              damage: 0,
              hand: ['ex-def-1', 'ex-att-2', 'ex-dep-1'],
              pile: ['ex-def-3', 'ex-dep-3'],
            },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          active: [{ card: 'ex-con-2', owner: 0, target: null, next: 3, cost: 1, effects: [] }],
          turn: 0,
        },
      },
      {
        rules: ['bf.enchainement.destabiliser-defausse', 'bf.execution.fin'],
        after: {
          players: [
            {
              cell: 'D1',
              life: 20,
              damage: 0,
              hand: ['ex-att-2', 'ex-dep-1', 'ex-def-3', 'ex-dep-3'],
              discard: ['ex-def-1', 'ex-con-2'],
            },
            { cell: 'D7', life: 20, damage: 0 },
          ],
          turn: 1,
        },
      },
    ],
  },
};

/** The two studies, once solved. */
export const LEDGER_SOLVED: Readonly<Record<string, LedgerState>> = {
  'deux-pas-du-bord': {
    players: [
      { cell: 'D5', life: 20, damage: 0, hand: ['ex-dep-4'] },
      { cell: null, life: 19, damage: 1 },
    ],
    active: [
      { card: 'ex-dep-2', owner: 0, target: null, next: 3, cost: null, effects: ['0 s-empecher deplacement'] },
      { card: 'ex-att-3', owner: 0, target: 1, next: 3, cost: null, effects: [] },
    ],
    turn: 0,
    winner: 0,
  },
  'couper-la-parole': {
    players: [
      { cell: 'D4', life: 2, damage: 4, charme: 2, discard: ['ex-rhe-1'] },
      { cell: null, life: 0, damage: 3, discard: ['ex-def-5', 'ex-def-1', 'ex-att-4'] },
    ],
    active: [
      { card: 'ex-rhe-3', owner: 0, target: null, next: 2, cost: 1, effects: ['0 charme 2'] },
      { card: 'ex-att-1', owner: 0, target: 1, next: 2, cost: null, effects: [] },
    ],
    turn: 0,
    winner: 0,
  },
};
