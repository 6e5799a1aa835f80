// What each step tells, figures and rules: one position an event, and the rules of the ledger that it calls upon.
import { describe, expect, test } from 'vitest';
import {
  aim,
  answer,
  at,
  BASIC,
  bears,
  destabilise,
  discard,
  draw,
  EXECUTE,
  move,
  offer,
  play,
  push,
  run,
  type Setting,
  target,
  technique,
  withX,
  X,
  x,
} from '../cases/trials.fixture.ts';
import { game } from '../scenarios.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from './types.ts';
import { dueOf } from './board.ts';
import { partie } from './index.ts';

type Step = Parameters<typeof withX>[0][number];
type Play = readonly [scenario: PartieScenario, ...script: PartieAction[]];
const events = ([scenario, ...script]: Play): readonly PartieEvent[] => run({ scenario, play: script }).events;
/** The card of these steps, played at once. */
const card = (steps: readonly Step[], setting: Setting = {}, ...more: readonly PartieAction[]): Play => [
  withX(steps, setting),
  x,
  ...more,
];
const TRIO = { J3: { cell: 'A1' } };
const HAND = { J1: { hand: ['ex-att-1', 'ex-def-1'] } };
const MEAN = technique('attente', 'defense', ['force', 1], ['stable', 2], ['piocher', 1]);
const WAITING = { cards: [MEAN], active: [{ card: MEAN.id, owner: 1, next: 2 } as const] };
const RICH = { J1: { hand: ['ex-att-1', 'ex-def-1', 'ex-dep-1'] } };

type Row<K extends PartieEvent['type'] = PartieEvent['type']> = readonly [
  says: string,
  type: K,
  played: Play,
  wanted: Readonly<Record<string, unknown>>,
  ...cites: string[],
];
const MOVES: readonly Row[] = [
  ['one’s own cell', 'stayed', [at(), BASIC.move, move('D4')], { cell: 'D4' }, 'bf.position.se-deplacer-sur-place'],
  [
    'one cell',
    'moved',
    [at(), BASIC.move, move('D3')],
    { from: 'D4', to: 'D3' },
    'bf.position.se-deplacer-placement',
    'bf.position.se-deplacer-case',
  ],
  [
    'steps to take',
    'pace',
    card([['se-deplacer', 2]]),
    { tally: expect.objectContaining({ sum: 2 }) },
    'bf.position.se-deplacer-nombre',
  ],
  [
    'no step to take',
    'pace',
    card([['se-deplacer', 1]], bears(0, ['vitesse', -1])),
    { tally: expect.objectContaining({ sum: 0 }) },
    'bf.position.se-deplacer-nul',
    'bf.position.se-deplacer-nombre',
  ],
  [
    'a push',
    'pushed',
    card([['pousser', 1]], {}, push('D6')),
    { by: 0, seat: 1, from: 'D5', to: 'D6', before: 1, after: 2 },
    'bf.position.pousser-placement',
    'bf.position.pousser-case',
    'bf.position.pousser-eloigne',
    'bf.position.pousser-inoccupee',
    'bf.position.pousser-repetition',
  ],
  [
    'off the board',
    'pushed-out',
    card([['pousser', 1]], { J1: { cell: 'D6' }, J2: { cell: 'D7' } }, push('dehors')),
    { by: 0, seat: 1, from: 'D7' },
    'bf.position.pousser-hors-plateau',
    'bf.plateau.bord',
    'bf.position.pousser-sans-portee',
  ],
  [
    'left at the edge, where the table allows only to put out or nothing',
    'push-idle',
    card(
      [['pousser', 1]],
      { J1: { cell: 'D6' }, J2: { cell: 'D7' }, options: { pousserBord: 'expulser-ou-rien' } },
      push('rien'),
    ),
    { by: 0, seat: 1, choice: true },
    'bf.position.pousser-impossible',
  ],
  [
    'out by the edge',
    'eliminated',
    card([['pousser', 1]], { J1: { cell: 'D6' }, J2: { cell: 'D7' } }, push('dehors')),
    { seat: 1, cause: 'board', rank: 1 },
    'bf.fin.defaite-hors-plateau',
    'bf.fin.a-tout-moment',
    'bf.fin.elimination',
    'bf.fin.elimination-pion',
  ],
];
const CHECKS: readonly Row[] = [
  [
    'contact',
    'checked',
    card([['corps-a-corps']]),
    { player: 0, opponent: 1, distance: 1, limit: 1, holds: true },
    'bf.position.corps-a-corps',
    'bf.plateau.distance-un',
    'bf.grammaire.l-adversaire',
  ],
  [
    'no contact',
    'checked',
    card([['corps-a-corps']], { J2: { cell: 'D6' } }),
    { distance: 2, limit: 1, holds: false },
    'bf.position.corps-a-corps',
    'bf.plateau.distance',
    'bf.grammaire.l-adversaire',
  ],
  [
    'far enough, as « Distance » alone asks',
    'checked',
    card([['distance', 2]], { J2: { cell: 'D6' } }),
    { distance: 2, limit: 2, holds: true },
    'bf.position.distance-minimum',
    'bf.position.distance-defaut',
    'bf.grammaire.parametre-omis',
    'bf.plateau.distance',
  ],
  [
    'too near',
    'checked',
    card([['distance', 3]], { J2: { cell: 'D6' } }),
    { distance: 2, limit: 3, holds: false },
    'bf.position.distance-minimum',
    'bf.plateau.distance',
  ],
  [
    'a check that fails',
    'failed',
    card([['corps-a-corps'], ['blesser', 1]], { J2: { cell: 'D6' } }),
    { card: X, owner: 0, keyword: 'corps-a-corps' },
    'bf.execution.echec',
    'bf.execution.arrets',
  ],
  [
    'a check that the opponent makes',
    'failed',
    card([['corps-a-corps', undefined, 'adversaire'] as unknown as Step], { J2: { cell: 'D6' } }),
    { card: X, owner: 0, keyword: 'corps-a-corps' },
    'bf.execution.echec',
    'bf.modificateurs.proprietaire-reel',
    'bf.execution.arrets',
  ],
  [
    'a failure under « Tout le monde a »',
    'failed',
    card([['defausser', 1, 'tous']]),
    { card: X, owner: 0, keyword: 'defausser' },
    'bf.execution.echec',
    'bf.modificateurs.tous-echec',
    'bf.modificateurs.proprietaire-reel',
    'bf.execution.arrets',
  ],
  [
    'a failure of a technique played by another one stops that one alone',
    'failed',
    card([['rejouer'], ['bloquer', 1]], { J1: { hand: ['ex-att-1'] }, J2: { cell: 'D6' } }, play('ex-att-1')),
    { card: 'ex-att-1', owner: 0, keyword: 'corps-a-corps' },
    'bf.execution.echec',
    'bf.execution.echec-local',
    'bf.execution.arrets',
  ],
];
const POINTS: readonly Row[] = [
  [
    'a wound',
    'hurt',
    card([['blesser', 2]]),
    { by: 0, seat: 1, self: false, life: [20, 18], damage: [0, 2] },
    'bf.combat.blesser-calcul',
    'bf.points.degats-positifs',
    'bf.points.degats-vie',
    'bf.points.degats-compteur',
    'bf.combat.blesser-sans-portee',
  ],
  [
    'one’s own wound',
    'hurt',
    card([['se-blesser', 2]]),
    { by: 0, seat: 0, self: true, life: [20, 18], damage: [0, 2] },
    'bf.combat.se-blesser-calcul',
    'bf.points.degats-positifs',
    'bf.points.degats-vie',
    'bf.points.degats-compteur',
  ],
  [
    'a wound of nothing',
    'unhurt',
    card([['blesser', 0]]),
    { by: 0, seat: 1, self: false },
    'bf.combat.blesser-calcul',
    'bf.points.degats-positifs',
    'bf.points.degats-nuls',
  ],
  [
    'a wound of less than nothing',
    'unhurt',
    card([['blesser', 1]], bears(1, ['protection', 2])),
    { by: 0, seat: 1, self: false },
    'bf.combat.blesser-calcul',
    'bf.points.degats-nuls',
  ],
  [
    'all damage blocked',
    'blocked',
    card([['bloquer', 2]], { J1: { life: 18, damage: 2 } }),
    { n: 2, gain: 2, whole: true, life: [18, 20], damage: [2, 0] },
    'bf.combat.bloquer-total',
    'bf.points.degat',
    'bf.points.plafond',
  ],
  [
    'a part of it',
    'blocked',
    card([['bloquer', 2]], { J1: { life: 17, damage: 3 } }),
    { n: 2, gain: 2, whole: false, life: [17, 19], damage: [3, 1] },
    'bf.combat.bloquer-partiel',
    'bf.points.degat',
    'bf.points.plafond',
  ],
  [
    'life all gone',
    'eliminated',
    card([['blesser', 3]], { J2: { life: 3 } }),
    { seat: 1, cause: 'life', rank: 1 },
    'bf.fin.defaite-vie',
    'bf.fin.a-tout-moment',
    'bf.fin.elimination',
    'bf.fin.elimination-pion',
  ],
  [
    'the last one in the game',
    'game-won',
    card([['blesser', 3]], { J2: { life: 3 } }),
    { seat: 0 },
    'bf.fin.victoire',
    'bf.fin.arret-immediat',
  ],
  [
    'a step that speaks of somebody who is out',
    'skipped',
    card(
      [
        ['blesser', 3],
        ['blesser', 1],
      ],
      { ...TRIO, J2: { life: 3 } },
      target(1),
    ),
    { card: X, index: 1, seat: 1 },
    'bf.fin.etapes-ignorees',
    'bf.fin.etapes-restantes',
  ],
];
const HANDS: readonly Row[] = [
  [
    'a discard that was chosen, strictly',
    'discarded',
    card([['defausser', 1]], HAND, discard('ex-def-1')),
    { seat: 0, cards: ['ex-def-1'], short: false },
    'bf.main.defausser-suffisant',
    'bf.zones.defausse',
  ],
  [
    'and if possible',
    'discarded',
    card([['si-possible-defausser', 1]], HAND, discard('ex-att-1')),
    { seat: 0, cards: ['ex-att-1'], short: false },
    'bf.main.si-possible-suffisant',
    'bf.zones.defausse',
  ],
  [
    'too few cards, strictly',
    'discarded',
    card([['defausser', 3]], HAND),
    { seat: 0, cards: ['ex-att-1', 'ex-def-1'], short: true },
    'bf.main.defausser-insuffisant',
    'bf.techniques.pose-carte',
  ],
  [
    'too few cards, if possible',
    'discarded',
    card([['si-possible-defausser', 3]], HAND),
    { seat: 0, cards: ['ex-att-1', 'ex-def-1'], short: true },
    'bf.main.si-possible-insuffisant',
    'bf.techniques.pose-carte',
  ],
  [
    'a draw',
    'drawn',
    card([['piocher', 1]], { J1: { shuffled: ['ex-att-1', 'ex-def-1'] } }, draw('ex-def-1')),
    { seat: 0, card: 'ex-def-1', last: false },
    'bf.main.piocher-pleine',
    'bf.main.piocher-repetition',
    'bf.zones.pioche',
  ],
  [
    'the last card of the pile',
    'drawn',
    card([['piocher', 1]], { J1: { pile: ['ex-att-1'] } }),
    { seat: 0, card: 'ex-att-1', last: true },
    'bf.main.piocher-pleine',
    'bf.main.piocher-repetition',
    'bf.zones.pioche',
  ],
  [
    'an empty pile halves one’s life, rounded up',
    'pile-empty',
    card([['piocher', 1]], { J1: { life: 15 } }),
    { seat: 0, before: 15, after: 8 },
    'bf.main.piocher-vide-vie',
  ],
  [
    'the discard pile makes another',
    'reshuffled',
    card([['piocher', 1]], { J1: { discard: ['ex-att-1'] } }),
    { seat: 0, count: 1 },
    'bf.main.piocher-vide-melange',
    'bf.main.piocher-carte-active',
    'bf.main.piocher-vide-carte',
  ],
  ['nothing to draw', 'nothing-drawn', card([['piocher', 1]]), { seat: 0 }, 'bf.main.piocher-vide-carte'],
  [
    'a number of nothing: draw',
    'idle',
    card([['piocher', 0]]),
    { keyword: 'piocher', n: 0 },
    'bf.main.piocher-repetition',
  ],
  ['push', 'idle', card([['pousser', 0]]), { keyword: 'pousser', n: 0 }, 'bf.position.pousser-repetition'],
  ['block', 'idle', card([['bloquer', -1]]), { keyword: 'bloquer', n: -1 }, 'bf.combat.bloquer-partiel'],
  ['discard', 'idle', card([['defausser', 0]]), { keyword: 'defausser', n: 0 }, 'bf.main.defausser-suffisant'],
  [
    'discard, if possible',
    'idle',
    card([['si-possible-defausser', 0]]),
    { keyword: 'si-possible-defausser', n: 0 },
    'bf.main.si-possible-suffisant',
  ],
];
const CHAINS: readonly Row[] = [
  [
    'a basic technique',
    'activated',
    [at(), BASIC.defence],
    { card: 'base-defense', by: null, owner: 0, target: null, omitted: true },
    'bf.techniques.jouer-ordre',
    'bf.techniques.base-cinq',
    'bf.techniques.nature',
    'bf.techniques.annonce-cible-omise',
    'bf.techniques.base-defense',
    'bf.execution.debut',
  ],
  [
    'a card played again',
    'chosen',
    card([['rejouer']], { ...TRIO, J1: { hand: ['ex-att-1'] } }, play('ex-att-1')),
    { seat: 0, card: 'ex-att-1' },
    'bf.enchainement.rejouer',
    'bf.execution.empilement',
    'bf.grammaire.le-joueur',
    'bf.techniques.choix-source',
    'bf.techniques.nature',
  ],
  [
    'a technique that waits, at no cost',
    'stable',
    card([
      ['stable', 0],
      ['bloquer', 1],
    ]),
    { card: X, owner: 0, cost: 0, next: 1, of: 2, last: false },
    'bf.enchainement.stable-etat',
    'bf.enchainement.stable-defaut',
    'bf.execution.stable-active',
    'bf.zones.activite',
  ],
  [
    'at a cost, as its last step, whatever stands before it',
    'stable',
    card([['stable', 3, 'tous']]),
    { card: X, owner: 0, cost: 3, next: 1, of: 1, last: true },
    'bf.enchainement.stable-etat',
    'bf.enchainement.stable-cout',
    'bf.execution.stable-active',
    'bf.zones.activite',
    'bf.modificateurs.stable-inchange',
  ],
  [
    'what destabilising costs',
    'paid',
    [at({ ...RICH, ...WAITING }), BASIC.talk, destabilise('1:attente')],
    { seat: 0, card: 'attente', cost: 2, charm: 0, price: 2 },
    'bf.enchainement.destabiliser-choix',
    'bf.enchainement.destabiliser-cout',
    'bf.effets.charme',
  ],
  [
    'a card that pays',
    'discarded',
    [at({ ...RICH, ...WAITING }), BASIC.talk, destabilise('1:attente'), discard('ex-att-1')],
    { seat: 0, cards: ['ex-att-1'], short: false },
    'bf.enchainement.destabiliser-defausse',
    'bf.zones.defausse',
  ],
  [
    'all the cards that are left pay by themselves',
    'discarded',
    [at({ ...HAND, ...WAITING }), BASIC.talk, destabilise('1:attente')],
    { seat: 0, cards: ['ex-att-1', 'ex-def-1'], short: false },
    'bf.enchainement.destabiliser-defausse',
  ],
  [
    'it resumes after its « Stable »',
    'resumed',
    [at({ ...HAND, ...WAITING }), BASIC.talk, destabilise('1:attente')],
    { card: 'attente', owner: 1, by: 0, next: 2, of: 3 },
    'bf.enchainement.destabiliser-reprise',
    'bf.execution.empilement',
    'bf.execution.pointeur',
    'bf.enchainement.reprise-fin',
  ],
  [
    'then its effects cease, and its card goes',
    'deactivated',
    [at({ ...HAND, ...WAITING }), BASIC.talk, destabilise('1:attente')],
    { card: 'attente', owner: 1, why: 'end', discarded: true, effects: 1 },
    'bf.execution.fin',
    'bf.execution.defausse',
    'bf.execution.effets-lies',
  ],
  [
    'nothing that waits',
    'not-destabilised',
    [at(), BASIC.talk],
    { seat: 0, choice: false },
    'bf.enchainement.destabiliser-facultatif',
    'bf.enchainement.destabiliser-choix',
  ],
  [
    'left waiting',
    'not-destabilised',
    [at(WAITING), BASIC.talk, destabilise(null)],
    { seat: 0, choice: true },
    'bf.enchainement.destabiliser-facultatif',
  ],
  [
    'a basic technique has no card',
    'deactivated',
    [at(), BASIC.defence],
    { card: 'base-defense', owner: 0, why: 'end', discarded: false, effects: 0 },
    'bf.execution.fin',
    'bf.techniques.base-sans-carte',
  ],
  [
    'the technique under way of who falls',
    'deactivated',
    card([['se-blesser', 3]], { ...TRIO, J1: { life: 3 } }),
    { card: X, owner: 0, why: 'out', discarded: true, effects: 0 },
    'bf.fin.elimination-techniques',
    'bf.execution.defausse',
    'bf.execution.proprietaire-elimine',
  ],
];
const EFFECTS: readonly Row[] = [
  [
    'one’s own counter',
    'effect',
    card([
      ['force', 2],
      ['stable', 1],
    ]),
    { card: X, bearer: 0, kind: 'force', value: 2, total: 2 },
    'bf.effets.force',
    'bf.effets.duree',
    'bf.effets.cumul',
    'bf.points.modificateurs',
  ],
  [
    'the opponent’s, added to what is borne',
    'effect',
    card(
      [
        ['protection', -1, 'adversaire'],
        ['stable', 1],
      ],
      bears(1, ['protection', 3]),
    ),
    { card: X, bearer: 1, kind: 'protection', value: -1, total: 2 },
    'bf.effets.protection',
    'bf.effets.duree',
    'bf.effets.cumul',
    'bf.points.modificateurs',
    'bf.effets.porteur',
    'bf.modificateurs.proprietaire-reel',
  ],
  [
    'a type kept from oneself',
    'effect',
    card([['s-empecher', 'attaque']]),
    { kind: 's-empecher', value: 'attaque', total: null },
    'bf.effets.s-empecher',
    'bf.effets.duree',
    'bf.effets.s-empecher-portee',
  ],
  [
    'the cards of a type',
    'effect',
    card([['s-empecher-carte', 'attaque']]),
    { kind: 's-empecher-carte', value: 'attaque', total: null },
    'bf.effets.s-empecher-carte-type',
    'bf.effets.duree',
    'bf.effets.s-empecher-portee',
  ],
  [
    'all cards',
    'effect',
    card([['s-empecher-carte', null]]),
    { kind: 's-empecher-carte', value: null, total: null },
    'bf.effets.s-empecher-carte-tout',
    'bf.effets.duree',
    'bf.effets.s-empecher-portee',
  ],
];
const READING: readonly Row[] = [
  [
    'a first step',
    'step',
    card([['bloquer', 1]]),
    { index: 0, of: 1, player: 0, opponent: null },
    'bf.execution.ordre',
    'bf.techniques.etapes',
  ],
  [
    'a step of everybody',
    'step',
    card([['piocher', 1, 'tous']]),
    { index: 0, player: null, opponent: null },
    'bf.grammaire.tout-le-monde',
    'bf.grammaire.modificateur',
  ],
  [
    'a step of the opponent',
    'step',
    card([['bloquer', 1, 'adversaire']]),
    { index: 0, player: 1, opponent: 0 },
    'bf.modificateurs.adversaire-inversion',
    'bf.modificateurs.adversaire-decisions',
    'bf.modificateurs.fiction-limitee',
  ],
  [
    'whose turn it is under « Tout le monde a »',
    'passage',
    card([['blesser', 1, 'tous']], TRIO, aim(2), aim(0), aim(0)),
    { player: 0, opponent: 2 },
    'bf.modificateurs.tous-ordre',
    'bf.modificateurs.tous-proprietaire',
    'bf.modificateurs.tous-cible',
    'bf.modificateurs.fiction-limitee',
  ],
  [
    'without an opponent',
    'passage',
    card([['bloquer', 1, 'tous']]),
    { player: 0, opponent: null },
    'bf.modificateurs.tous-ordre',
    'bf.modificateurs.tous-proprietaire',
    'bf.modificateurs.fiction-limitee',
  ],
];
const DRAWS: readonly Row[] = [
  ['a draw offered', 'draw-offered', [at(), offer(0)], { seat: 0 }, 'bf.fin.nulle-accord'],
  [
    'refused',
    'draw-answered',
    [at(), offer(0), answer(1, false)],
    { seat: 1, by: 0, accept: false },
    'bf.fin.nulle-accord-effet',
  ],
  [
    'accepted',
    'game-void',
    [at(), offer(0), answer(1, true)],
    { why: 'agreement', seat: null },
    'bf.fin.nulle-accord-effet',
  ],
  [
    'a dispute',
    'game-void',
    [at({ options: { litige: 'signaler' } }), { type: 'dispute', seat: 1 }],
    { why: 'dispute', seat: 1 },
    'bf.document.litige-nulle',
    'bf.document.sans-ambiguite',
  ],
  [
    'giving up',
    'eliminated',
    [at(TRIO), { type: 'resign', seat: 2 }],
    { seat: 2, cause: 'resigned', rank: 1 },
    'bf.fin.elimination',
    'bf.fin.elimination-statut',
    'bf.fin.elimination-pion',
  ],
  [
    'a turn',
    'turn-started',
    card([['blesser', 1]]),
    { seat: 1, turn: 2, occurrence: 1 },
    'bf.tour.contenu',
    'bf.tour.sens',
  ],
  [
    'a turn that begins on the position of the one before',
    'turn-started',
    [at(), BASIC.defence],
    { seat: 1, turn: 2, occurrence: 2 },
    'bf.tour.contenu',
    'bf.tour.sens',
    'bf.fin.nulle-repetition-etat',
    'bf.fin.nulle-repetition-moment',
  ],
];
describe.each(Object.entries({ MOVES, CHECKS, POINTS, HANDS, CHAINS, EFFECTS, READING, DRAWS }))('%s', (_, rows) => {
  test.for(rows)('%s: %s', ([, type, played, wanted, ...cites]) =>
    expect(events(played).find((event) => event.type === type)).toMatchObject({ ...wanted, cites }),
  );
});
test('a step is read by its place: the first, the second, the others', () => {
  const read = events(
    card([
      ['bloquer', 1],
      ['bloquer', 1],
      ['bloquer', 1],
    ]),
  ).filter(({ type }) => type === 'step');
  expect(read.map(({ cites }) => cites)).toEqual([
    ['bf.execution.ordre', 'bf.techniques.etapes'],
    ['bf.execution.ordre', 'bf.grammaire.etape-texte'],
    ['bf.execution.ordre'],
  ]);
});

describe('what is asked, and by which rules', () => {
  const state = ([scenario, ...script]: Play): PartieState => {
    const start = partie.setup(scenario);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    return script.reduce((now, action) => partie.apply(now, action).state, start.value);
  };
  const asked = (played: Play) => {
    const now = state(played);
    const node = partie.node(now);
    if (node.kind === 'choice' && now.offer === null) expect(dueOf(now)).toBe(node.seat); // whom a board shows
    return [node.kind === 'choice' ? node.seat : node.kind, ...node.cites];
  };
  test.for<readonly [string, ...string[]]>([
    ['blesser', 'bf.combat.blesser-calcul'],
    ['bloquer', 'bf.combat.bloquer-partiel'],
    ['charme', 'bf.effets.charme'],
    ['corps-a-corps', 'bf.position.corps-a-corps'],
    ['defausser', 'bf.main.defausser-suffisant'],
    ['distance', 'bf.position.distance-minimum'],
    ['force', 'bf.effets.force'],
    ['destabiliser', 'bf.enchainement.destabiliser-facultatif'],
    ['stable', 'bf.enchainement.stable-etat'],
    ['piocher', 'bf.main.piocher-repetition'],
    ['pousser', 'bf.position.pousser-repetition'],
    ['protection', 'bf.effets.protection'],
    ['rejouer', 'bf.enchainement.rejouer'],
    ['se-blesser', 'bf.combat.se-blesser-calcul'],
    ['se-deplacer', 'bf.position.se-deplacer-nombre'],
    ['s-empecher', 'bf.effets.s-empecher'],
    ['s-empecher-carte', 'bf.effets.s-empecher-carte-type'],
    ['si-possible-defausser', 'bf.main.si-possible-suffisant'],
    ['vitesse', 'bf.effets.vitesse'],
  ])('a step to come: %s', ([keyword, rule]) => {
    const bare = ['corps-a-corps', 'destabiliser', 'rejouer'].includes(keyword);
    const step = bare ? [keyword] : [keyword, keyword.startsWith('s-empecher') ? 'attaque' : 1];
    expect(asked(card([step as unknown as Step]))).toEqual([0, rule, 'bf.execution.ordre']);
  });
  test.for<readonly [string, Play, ...unknown[]]>([
    [
      'a technique',
      [at()],
      0,
      'bf.techniques.choix-source',
      'bf.tour.obligation',
      'bf.techniques.choix-libre',
      'bf.techniques.base-illimitees',
    ],
    [
      'another technique',
      card([['rejouer']], {}, EXECUTE),
      0,
      'bf.techniques.choix-source',
      'bf.enchainement.rejouer',
      'bf.enchainement.rejouer-obligation',
      'bf.techniques.choix-libre',
      'bf.techniques.base-illimitees',
    ],
    ['a target', card([['blesser', 1]], TRIO), 0, 'bf.techniques.cible-adversaire', 'bf.techniques.jouer-ordre'],
    ['an opponent', card([['blesser', 1, 'tous']], TRIO, EXECUTE), 0, 'bf.modificateurs.tous-cible'],
    [
      'a card to draw',
      card([['piocher', 1]], { J1: { shuffled: ['ex-att-1', 'ex-def-1'] } }, EXECUTE),
      'chance',
      'bf.main.piocher-pleine',
      'bf.mise-en-place.melange',
    ],
    [
      'where to go',
      [at(), BASIC.move, EXECUTE],
      0,
      'bf.position.se-deplacer-case',
      'bf.position.se-deplacer-sur-place',
    ],
    ['where to push', card([['pousser', 1]], {}, EXECUTE), 0, 'bf.position.pousser-case'],
    [
      'where to push, at the edge',
      card([['pousser', 1]], { J1: { cell: 'D6' }, J2: { cell: 'D7' } }, EXECUTE),
      0,
      'bf.position.pousser-case',
      'bf.position.pousser-hors-plateau',
    ],
    [
      'what to destabilise',
      [at(WAITING), BASIC.talk, EXECUTE],
      0,
      'bf.enchainement.destabiliser-facultatif',
      'bf.enchainement.destabiliser-choix',
      'bf.enchainement.destabiliser-cout',
    ],
    [
      'what to pay with',
      [at({ ...RICH, ...WAITING }), BASIC.talk, EXECUTE, destabilise('1:attente')],
      0,
      'bf.enchainement.destabiliser-defausse',
      'bf.enchainement.destabiliser-cout',
    ],
    ['a discard', card([['defausser', 1]], HAND, EXECUTE), 0, 'bf.main.defausser-suffisant'],
    ['a discard, if possible', card([['si-possible-defausser', 1]], HAND, EXECUTE), 0, 'bf.main.si-possible-suffisant'],
    ['an answer', [at(), offer(0)], 1, 'bf.fin.nulle-accord'],
    [
      'a starting hand',
      [game(['cogneur', 'cogneur'], { options: { mainDeDepart: 2 } })],
      'chance',
      'bf.mise-en-place.main-initiale',
      'bf.mise-en-place.melange',
    ],
    ['who begins', [{ ...game(['cogneur', 'cogneur']), first: null }], 'chance', 'bf.mise-en-place.premier-tirage'],
    ['the end', [at(), { type: 'resign', seat: 0 }], 'end', 'bf.fin.victoire', 'bf.fin.arret-immediat'],
    ['a draw', [at(), offer(0), answer(1, true)], 'end', 'bf.fin.nulle-accord-effet', 'bf.fin.nulle-accord'],
    [
      'a dispute',
      [at({ options: { litige: 'signaler' } }), { type: 'dispute', seat: 0 }],
      'end',
      'bf.document.litige-nulle',
    ],
  ])('%s', ([, played, ...wanted]) => expect(asked(played)).toEqual(wanted));

  test('nobody may choose anything, and the position has come three times: all that is left is to claim the draw (A34, A38)', () => {
    const types = ['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'] as const;
    const gag = technique('silence', 'rhetorique', ...types.map((type) => ['s-empecher', type, 'tous'] as const), [
      'stable',
      99,
    ]);
    const bearers = types.flatMap(() => [0, 1] as const);
    const stuck = state([at({ cards: [gag], active: [{ card: gag.id, owner: 1, next: 6, bearers }] })]);
    expect(partie.node(stuck)).toEqual({
      kind: 'choice',
      seat: stuck.turn,
      options: [{ type: 'claim', seat: stuck.turn }],
      cites: ['bf.fin.nulle-repetition-reclamation', 'bf.tour.obligation'],
    });
    const { state: over, events: told } = partie.apply(stuck, { type: 'claim', seat: stuck.turn ?? 0 });
    expect(told).toEqual([
      {
        type: 'game-void',
        why: 'repetition',
        seat: stuck.turn,
        cites: [
          'bf.fin.nulle-repetition-reclamation',
          'bf.fin.nulle-repetition-effet',
          'bf.fin.nulle-repetition-moment',
        ],
      },
    ]);
    expect(partie.node(over)).toEqual({
      kind: 'end',
      result: 'repetition',
      cites: ['bf.fin.nulle-repetition-effet', 'bf.fin.nulle-repetition-reclamation'],
    });
  });
  test('beside a choice: a draw, giving up; an offer once a turn', () => {
    const beside = (played: Play) =>
      (partie.asides?.(state(played)) ?? []).map(({ seat, action, cites }) => [seat, action.type, ...cites]);
    const [mine, theirs] = [0, 1].map((seat) => [
      [seat, 'offer-draw', 'bf.fin.nulle-accord'],
      [seat, 'resign', 'bf.fin.elimination'],
    ]);
    expect(beside([at()])).toEqual([...(mine ?? []), ...(theirs ?? [])]);
    expect(beside([at(), offer(0), answer(1, false)])).toEqual([
      [0, 'resign', 'bf.fin.elimination'],
      ...(theirs ?? []),
    ]);
    expect(beside([at(), offer(0), answer(1, false), BASIC.defence, EXECUTE])).toEqual([
      ...(mine ?? []),
      ...(theirs ?? []),
    ]);
    expect(beside([at(), offer(0)])).toEqual([]);
  });
});
