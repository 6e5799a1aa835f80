// One card to handle for each keyword and each modifier: beside its rules, the reader changes it and runs it. The cards are examples, not official; what a run tells is the engine's.
import { play, type Player } from '../kernel/play.ts';
import { type Sheet, technique } from './data.ts';
import { partie } from './partie/index.ts';
import type { ActiveSpec, PartieAction, PartieScenario, PartieState, PlayerSpec } from './partie/types.ts';
import type { BfRule } from './rules.ts';
import { study } from './scenarios.ts';
import type { CardId, Cell, Keyword, Modifier, Technique, TechniqueType } from './types.ts';

export interface LiveCard {
  readonly id: Keyword | Modifier;
  readonly card: Technique; // in the hand of J1, who begins
  readonly players: readonly PlayerSpec[];
  readonly active: readonly ActiveSpec[];
  /** What is decided once the card has been chosen; the steps, which nobody decides, come by themselves. */
  readonly answers: readonly PartieAction[];
  readonly attempt: string; // what to change, for the reader: follows « À essayer : »
  readonly cites: readonly BfRule[]; // rules that its run shows, in order
}

/** The id of the card on show, whatever the reader makes of it. */
export const LIVE_CARD = 'carte-vive';

type Told = Pick<LiveCard, 'players' | 'attempt' | 'cites'> & Partial<Pick<LiveCard, 'active' | 'answers'>>;
const live = (id: LiveCard['id'], type: TechniqueType, sheet: Sheet, told: Told): LiveCard => ({
  active: [],
  answers: [],
  ...told,
  id,
  card: technique(LIVE_CARD, type, sheet),
});

const use = (chosen: CardId): PartieAction => ({ type: 'play', card: chosen });
const discard = (given: CardId): PartieAction => ({ type: 'discard', card: given });
const move = (to: Cell): PartieAction => ({ type: 'move', to });
const push = (to: Cell | 'dehors'): PartieAction => ({ type: 'push', to });
const destabilise = (active: string | null): PartieAction => ({ type: 'destabilise', active });
const aim = (seat: 0 | 1 | 2): PartieAction => ({ type: 'aim', seat });
/** Example cards that wait on the table. */
const GUARD: ActiveSpec = { card: 'ex-def-2', owner: 1, next: 3 };
const RAGE: ActiveSpec = { card: 'ex-con-3', owner: 1, next: 3 };
const FIST: ActiveSpec = { card: 'ex-att-4', owner: 0, target: 1, next: 2 };
const THREAT: ActiveSpec = { card: 'ex-def-5', owner: 1, target: 0, next: 2 };
const SKATES: ActiveSpec = { card: 'ex-dep-3', owner: 0, next: 2 };

const POINTS: readonly LiveCard[] = [
  live('blesser', 'attaque', ['Cri perçant', ['force', 1], ['blesser', 3]], {
    players: [{ cell: 'D2' }, { cell: 'D6' }],
    active: [GUARD],
    attempt: 'remplacez Blesser 3 par Blesser 1, ou ajoutez Corps à corps au début.',
    cites: [
      'bf.effets.force',
      'bf.combat.blesser-calcul',
      'bf.points.degats-positifs',
      'bf.combat.blesser-sans-portee',
    ],
  }),
  live('se-blesser', 'attaque', ['Tout donner', ['force', 2], ['blesser', 2], ['se-blesser', 1]], {
    players: [{ cell: 'D4' }, { cell: 'D5' }],
    active: [GUARD],
    attempt: 'ajoutez Protection 2 au début, ou remplacez Force 2 par Force -1.',
    cites: [
      'bf.combat.blesser-calcul',
      'bf.combat.se-blesser-calcul',
      'bf.points.degats-positifs',
      'bf.points.remise-a-zero',
    ],
  }),
  live('bloquer', 'defense', ['Second souffle', ['bloquer', 1], ['bloquer', 5]], {
    players: [{ cell: 'D4', life: 17, damage: 3 }, { cell: 'D5' }],
    attempt: 'commencez par Bloquer 5, ou écrivez Bloquer 0.',
    cites: ['bf.combat.bloquer-partiel', 'bf.combat.bloquer-total', 'bf.points.plafond'],
  }),
];

const PLACES: readonly LiveCard[] = [
  live(
    'corps-a-corps',
    'attaque',
    ['Un-deux', ['corps-a-corps'], ['blesser', 1], ['pousser', 1], ['corps-a-corps'], ['blesser', 1]],
    {
      players: [{ cell: 'D3' }, { cell: 'D4' }],
      answers: [push('D5')],
      attempt: 'ôtez Pousser 1, ou ajoutez Se déplacer 1 juste après.',
      cites: [
        'bf.position.corps-a-corps',
        'bf.combat.blesser-calcul',
        'bf.position.corps-a-corps',
        'bf.execution.echec',
        'bf.tour.fin-echec',
      ],
    },
  ),
  live('distance', 'attaque', ['Deux flèches', ['distance', 2], ['blesser', 1], ['distance', 4], ['blesser', 2]], {
    players: [{ cell: 'D2' }, { cell: 'D5' }],
    attempt: 'écrivez Distance 3 à la place de Distance 4.',
    cites: [
      'bf.position.distance-minimum',
      'bf.position.distance-defaut',
      'bf.combat.blesser-calcul',
      'bf.position.distance-minimum',
      'bf.execution.echec',
    ],
  }),
  live('se-deplacer', 'deplacement', ['Contournement', ['se-deplacer', 2]], {
    players: [{ cell: 'D4' }, { cell: 'D5' }],
    active: [SKATES],
    answers: [move('E4'), move('E5'), move('E5')],
    attempt: 'ajoutez Vitesse -3 au début, ou demandez à traverser J2 : on vous dira pourquoi pas.',
    cites: [
      'bf.position.se-deplacer-nombre',
      'bf.position.se-deplacer-placement',
      'bf.position.se-deplacer-case',
      'bf.position.se-deplacer-sur-place',
    ],
  }),
  live('pousser', 'attaque', ['Bourrasque', ['pousser', 2]], {
    players: [{ cell: 'D4' }, { cell: 'D6' }, { cell: 'B2' }],
    answers: [{ type: 'target', seat: 1 }, push('D7'), push('dehors')],
    attempt: 'visez J3, ou ajoutez Corps à corps au début.',
    cites: [
      'bf.position.pousser-placement',
      'bf.position.pousser-eloigne',
      'bf.position.pousser-inoccupee',
      'bf.position.pousser-repetition',
      'bf.position.pousser-hors-plateau',
      'bf.position.pousser-sans-portee',
      'bf.fin.defaite-hors-plateau',
    ],
  }),
];

const HANDS: readonly LiveCard[] = [
  live('piocher', 'concentration', ['Fond de tiroir', ['piocher', 2]], {
    players: [{ cell: 'D1', life: 15, pile: ['ex-def-1'], discard: ['ex-att-2'] }, { cell: 'D7' }],
    attempt: 'écrivez Piocher 4, et suivez la vie de J1.',
    cites: ['bf.main.piocher-pleine', 'bf.main.piocher-vide-vie', 'bf.main.piocher-vide-melange'],
  }),
  live('defausser', 'attaque', ['Tapis', ['defausser', 2], ['blesser', 3], ['defausser', 2], ['blesser', 3]], {
    players: [{ cell: 'D4', hand: ['ex-def-1', 'ex-dep-1', 'ex-con-3'] }, { cell: 'D5' }],
    answers: [discard('ex-dep-1'), discard('ex-con-3')],
    attempt: 'changez le dernier Défausser 2 en Défausser 1.',
    cites: [
      'bf.main.defausser-suffisant',
      'bf.combat.blesser-calcul',
      'bf.main.defausser-insuffisant',
      'bf.execution.echec',
    ],
  }),
  live(
    'si-possible-defausser',
    'attaque',
    ['Vide-poches', ['si-possible-defausser', 2], ['blesser', 1], ['si-possible-defausser', 2], ['blesser', 3]],
    {
      players: [{ cell: 'D4', hand: ['ex-def-1', 'ex-dep-1', 'ex-con-3'] }, { cell: 'D5' }],
      answers: [discard('ex-dep-1'), discard('ex-con-3')],
      attempt: 'ôtez « Si possible » de l’une des deux étapes.',
      cites: [
        'bf.main.si-possible-suffisant',
        'bf.combat.blesser-calcul',
        'bf.main.si-possible-insuffisant',
        'bf.combat.blesser-calcul',
        'bf.tour.fin-terminee',
      ],
    },
  ),
];

const EFFECTS: readonly LiveCard[] = [
  live('force', 'attaque', ['Coup de chaud', ['force', 2], ['blesser', 1], ['force', -3], ['blesser', 1]], {
    players: [{ cell: 'D4' }, { cell: 'D5' }],
    attempt: 'changez l’ordre des étapes, ou terminez par Se blesser 2.',
    cites: [
      'bf.effets.force',
      'bf.effets.duree',
      'bf.combat.blesser-calcul',
      'bf.effets.cumul',
      'bf.points.degats-nuls',
      'bf.execution.effets-lies',
    ],
  }),
  live('protection', 'defense', ['Dos rond', ['protection', 2], ['stable', 0]], {
    players: [{ cell: 'D4' }, { cell: 'D5', hand: ['ex-att-1'] }],
    answers: [use('ex-att-1')],
    attempt: 'écrivez Protection -2, ou ôtez Stable, puis rejouez le coup de J2.',
    cites: [
      'bf.effets.protection',
      'bf.effets.duree',
      'bf.enchainement.stable-etat',
      'bf.combat.blesser-calcul',
      'bf.points.degats-positifs',
    ],
  }),
  live(
    'vitesse',
    'deplacement',
    ['Faux départ', ['vitesse', 1], ['se-deplacer', 1], ['vitesse', -3], ['se-deplacer', 1]],
    {
      players: [{ cell: 'D1' }, { cell: 'D7' }],
      answers: [move('D2'), move('D3')],
      attempt: 'échangez les deux Vitesse.',
      cites: [
        'bf.effets.vitesse',
        'bf.effets.duree',
        'bf.position.se-deplacer-nombre',
        'bf.effets.cumul',
        'bf.position.se-deplacer-nul',
      ],
    },
  ),
  live('charme', 'rhetorique', ['Bagout', ['charme', 1], ['destabiliser']], {
    players: [{ cell: 'D2', hand: ['ex-def-1', 'ex-dep-1'] }, { cell: 'D6' }],
    active: [THREAT],
    answers: [destabilise('1:ex-def-5'), discard('ex-dep-1')],
    attempt: 'écrivez Charme 2, puis Charme -1.',
    cites: [
      'bf.effets.charme',
      'bf.effets.duree',
      'bf.enchainement.destabiliser-cout',
      'bf.enchainement.destabiliser-defausse',
      'bf.execution.effets-lies',
    ],
  }),
  live('s-empecher', 'attaque', ['Coup d’éclat', ['blesser', 2], ['s-empecher', 'attaque'], ['rejouer']], {
    players: [{ cell: 'D4', life: 18, damage: 2, hand: ['ex-att-2', 'ex-def-1'] }, { cell: 'D5' }],
    answers: [use('ex-def-1')],
    attempt: 'écrivez S’empêcher défense, ou ajoutez « L’adversaire a » devant.',
    cites: [
      'bf.effets.s-empecher',
      'bf.effets.duree',
      'bf.effets.s-empecher-portee',
      'bf.enchainement.rejouer',
      'bf.execution.effets-lies',
    ],
  }),
  live(
    's-empecher-carte',
    'concentration',
    ['Mains nues', ['s-empecher-carte', 'attaque'], ['rejouer'], ['s-empecher-carte', null], ['rejouer']],
    {
      players: [{ cell: 'D4', life: 18, damage: 2, hand: ['ex-att-1', 'ex-def-1', 'ex-dep-1'] }, { cell: 'D5' }],
      answers: [use('ex-def-1'), use('base-attaque')],
      attempt: 'rejouez d’abord Attaque de base, ou remplacez le premier type par défense.',
      cites: [
        'bf.effets.s-empecher-carte-type',
        'bf.effets.s-empecher-portee',
        'bf.enchainement.rejouer',
        'bf.effets.s-empecher-carte-tout',
        'bf.enchainement.rejouer',
        'bf.techniques.base-attaque',
      ],
    },
  ),
];

const CHAINS: readonly LiveCard[] = [
  live('stable', 'attaque', ['Affût', ['force', 1], ['stable', 2], ['blesser', 3]], {
    players: [{ cell: 'D2' }, { cell: 'D6' }],
    attempt: 'écrivez Stable seul ; puis, avec J2, jouez Rhétorique de base et réveillez Affût.',
    cites: [
      'bf.effets.force',
      'bf.enchainement.stable-etat',
      'bf.enchainement.stable-cout',
      'bf.execution.stable-active',
      'bf.tour.fin-stable',
    ],
  }),
  live('destabiliser', 'rhetorique', ['Réveil en sursaut', ['destabiliser'], ['destabiliser']], {
    players: [{ cell: 'D4', hand: ['ex-def-1', 'ex-dep-1'] }, { cell: 'D5' }],
    active: [FIST, GUARD],
    answers: [destabilise('0:ex-att-4'), discard('ex-dep-1'), destabilise(null)],
    attempt: 'réveillez d’abord la Garde haute de J2, puis Poing armé.',
    cites: [
      'bf.enchainement.destabiliser-choix',
      'bf.enchainement.destabiliser-cout',
      'bf.enchainement.destabiliser-defausse',
      'bf.enchainement.destabiliser-reprise',
      'bf.position.corps-a-corps',
      'bf.combat.blesser-calcul',
      'bf.enchainement.destabiliser-facultatif',
    ],
  }),
  live('rejouer', 'deplacement', ['Dans la foulée', ['se-deplacer', 1], ['rejouer'], ['bloquer', 2]], {
    players: [{ cell: 'D3', life: 19, damage: 1 }, { cell: 'D5' }],
    answers: [move('D4'), use('base-attaque')],
    attempt: 'rejouez une technique qui échoue, ou ajoutez un second Rejouer.',
    cites: [
      'bf.position.se-deplacer-placement',
      'bf.enchainement.rejouer',
      'bf.execution.empilement',
      'bf.combat.blesser-calcul',
      'bf.combat.bloquer-total',
      'bf.tour.fin-terminee',
    ],
  }),
];

const MODIFIED: readonly LiveCard[] = [
  live(
    'adversaire',
    'attaque',
    ['Donnant, donnant', ['blesser', 2], ['blesser', 2, 'adversaire'], ['se-deplacer', 1, 'adversaire']],
    {
      players: [{ cell: 'D4' }, { cell: 'D5' }],
      active: [RAGE],
      answers: [move('D6')],
      attempt: 'déplacez « L’adversaire a » d’une étape à l’autre.',
      cites: [
        'bf.combat.blesser-calcul',
        'bf.modificateurs.adversaire-inversion',
        'bf.modificateurs.adversaire-decisions',
        'bf.combat.blesser-calcul',
        'bf.position.se-deplacer-nombre',
        'bf.position.se-deplacer-placement',
      ],
    },
  ),
  live('tous', 'concentration', ['Tournée générale', ['piocher', 1, 'tous'], ['blesser', 1, 'tous']], {
    players: [
      { cell: 'D4', pile: ['ex-att-2'] },
      { cell: 'D5', pile: ['ex-def-1'] },
      { cell: 'E4', pile: ['ex-dep-1'] },
    ],
    answers: [aim(1), aim(0), aim(1)],
    attempt: 'ajoutez « Tout le monde a Corps à corps » au début.',
    cites: [
      'bf.modificateurs.tous-ordre',
      'bf.main.piocher-pleine',
      'bf.modificateurs.tous-proprietaire',
      'bf.modificateurs.tous-cible',
      'bf.combat.blesser-calcul',
    ],
  }),
];

export const LIVE: readonly LiveCard[] = [...POINTS, ...PLACES, ...HANDS, ...EFFECTS, ...CHAINS, ...MODIFIED];

/** The position of a live card with that card, or with what the reader made of it, in the hand of J1. */
export const liveScenario = (
  { players: [first = {}, ...others], active }: LiveCard,
  { title, type, steps }: Technique,
): PartieScenario =>
  study([{ ...first, hand: [LIVE_CARD, ...(first.hand ?? [])] }, ...others], {
    name: title,
    cards: [{ id: LIVE_CARD, title, type, steps }],
    ...(active.length === 0 ? {} : { active }),
  });

/** The steps as they come, the answers where something is decided; silent once they are used up. */
const answering = (answers: readonly PartieAction[]): Player<PartieState, PartieAction, BfRule> => {
  let next = 0;
  return (node) => {
    const [only, ...others] = node.kind === 'choice' ? node.options : [];
    return only?.type === 'execute' && others.length === 0 ? only : answers[next++];
  };
};
/** The whole run of a live card as it stands: J1 plays it, and it goes on until nothing told is left to decide. */
export const liveScript = (shown: LiveCard): readonly PartieAction[] => {
  const start = partie.setup(liveScenario(shown, shown.card));
  if (!start.ok) throw new Error(`live card ${shown.id}: refused (${start.error.map(({ code }) => code).join(', ')})`);
  return play(partie, start.value, answering([use(LIVE_CARD), ...shown.answers])).line.moves.map(
    ({ action }) => action,
  );
};
