// What may not be played, decision by decision: the reason, and the rules of the ledger that say so. What is told of turns that nobody decides stands at the end.
import { describe, expect, test } from 'vitest';
import {
  aim,
  at,
  BASIC,
  claim,
  destabilise,
  discard,
  draw,
  EXECUTE,
  move,
  offer,
  play,
  push,
  run,
  target,
  technique,
  withX,
  x,
} from '../cases/trials.fixture.ts';
import { game } from '../scenarios.ts';
import type { BfRule } from '../rules.ts';
import { partie } from './index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from './types.ts';

const TRIO = { J3: { cell: 'A1' } };
const WAITS = technique('attente', 'defense', ['stable', 2]);
/** After these decisions, steps that nobody decides being executed. */
const after = (scenario: PartieScenario, ...script: readonly PartieAction[]): PartieState => {
  const { state } = run({ scenario, play: script });
  if (state === null) throw new Error('no state');
  return state;
};
const TYPES = ['attaque', 'defense', 'deplacement', 'concentration', 'rhetorique'] as const;
const GAG = TYPES.map((type) => ['s-empecher', type] as const);

const MOMENTS = {
  'a technique to choose': after(at({ J1: { hand: ['ex-att-1'] } })),
  'whom to target': after(withX([['blesser', 1]], TRIO), x),
  'whom to aim at': after(withX([['blesser', 1, 'tous']], TRIO), x),
  'a card to draw': after(withX([['piocher', 1]], { J1: { shuffled: ['ex-att-1', 'ex-def-1'] } }), x),
  'a card to discard': after(withX([['defausser', 1]], { J1: { hand: ['ex-att-1', 'ex-def-1'] } }), x),
  'a card to pay with': after(
    at({
      J1: { hand: ['ex-att-1', 'ex-def-1', 'ex-dep-1'] },
      cards: [WAITS],
      active: [{ card: WAITS.id, owner: 0, next: 1 }],
    }),
    BASIC.talk,
    destabilise('0:attente'),
  ),
  'a technique to destabilise': after(
    at({ cards: [WAITS], active: [{ card: WAITS.id, owner: 1, next: 1 }] }),
    BASIC.talk,
  ),
  'where to go': after(at(), BASIC.move),
  'where to push': after(withX([['pousser', 1]]), x),
  'an answer to a draw': after(at(TRIO), offer(0)),
  'the first to play': after({ ...game(['cogneur', 'cogneur']), first: null }),
  'a starting hand': after(game(['cogneur', 'cogneur'], { options: { mainDeDepart: 2 } })),
  'the end': after(at(), { type: 'resign', seat: 0 }),
} as const;
type Moment = keyof typeof MOMENTS;
type Row = readonly [moment: Moment, action: PartieAction, code: string, ...cites: BfRule[]];

/** What is asked of each decision at a moment when another is due. */
type Other = readonly [action: PartieAction, moment: Moment, ...cites: BfRule[]];
const OTHERS: readonly Other[] = [
  [play('base-attaque'), 'where to go', 'bf.tour.contenu', 'bf.enchainement.rejouer'],
  [target(1), 'a technique to choose', 'bf.techniques.jouer-ordre', 'bf.techniques.cible-adversaire'],
  [EXECUTE, 'a technique to choose', 'bf.execution.ordre', 'bf.execution.empilement'],
  [EXECUTE, 'where to go', 'bf.execution.ordre', 'bf.execution.empilement'],
  [aim(1), 'whom to target', 'bf.modificateurs.tous-cible'],
  [draw('ex-att-1'), 'a technique to choose', 'bf.main.piocher-repetition'],
  [draw('ex-att-1'), 'where to go', 'bf.main.piocher-repetition'],
  [discard('ex-att-1'), 'a technique to choose', 'bf.main.defausser-suffisant'],
  [discard('ex-att-1'), 'where to go', 'bf.main.defausser-suffisant'],
  [destabilise(null), 'where to go', 'bf.enchainement.destabiliser-choix'],
  [move('D4'), 'where to push', 'bf.position.se-deplacer-case'],
  [push('D6'), 'where to go', 'bf.position.pousser-case'],
  [push('D6'), 'a technique to choose', 'bf.position.pousser-case'],
  [{ type: 'first', seat: 0 }, 'a technique to choose', 'bf.mise-en-place.premier-tirage'],
  [{ type: 'first', seat: 0 }, 'a starting hand', 'bf.mise-en-place.premier-tirage'],
  [{ type: 'deal', seat: 0, card: 'ex-att-1' }, 'the first to play', 'bf.mise-en-place.main-initiale'],
  [{ type: 'deal', seat: 1, card: 'ex-att-1' }, 'a starting hand', 'bf.mise-en-place.main-initiale'], // everybody gets a whole hand in turn
  [play('base-attaque'), 'the first to play', 'bf.mise-en-place.premier-tirage'],
  [play('base-attaque'), 'a starting hand', 'bf.mise-en-place.premier-tirage'],
  [offer(0), 'a card to draw', 'bf.fin.nulle-accord'], // chance has to answer first
];
const WRONG: readonly Row[] = [
  ['a technique to choose', play('ex-def-1'), 'technique-absente', 'bf.techniques.choix-source'],
  ['whom to target', target(0), 'cible-soi', 'bf.techniques.cible-adversaire'],
  ['whom to target', target(3), 'cible-eliminee', 'bf.fin.elimination-cible', 'bf.techniques.cible-adversaire'],
  ['whom to aim at', aim(0), 'cible-soi', 'bf.techniques.cible-adversaire'],
  ['a card to draw', draw('ex-dep-1'), 'tirage-impossible', 'bf.main.piocher-pleine'],
  ['a starting hand', { type: 'deal', seat: 0, card: 'nulle' }, 'tirage-impossible', 'bf.mise-en-place.melange'],
  ['a card to discard', discard('ex-dep-1'), 'carte-pas-en-main', 'bf.zones.main'],
  ['a card to discard', discard('base-attaque'), 'carte-pas-en-main', 'bf.techniques.base-sans-carte'],
  ['a card to pay with', discard('ex-rhe-1'), 'carte-pas-en-main', 'bf.zones.main'],
  [
    'a technique to destabilise',
    destabilise('1:nulle'),
    'technique-non-active',
    'bf.enchainement.destabiliser-choix',
    'bf.fin.elimination-techniques',
  ],
  [
    'a technique to destabilise',
    destabilise('0:base-rhetorique'),
    'technique-en-cours',
    'bf.enchainement.destabiliser-choix',
    'bf.execution.empilement',
  ],
  [
    'a technique to destabilise',
    destabilise('1:attente'),
    'main-insuffisante',
    'bf.enchainement.destabiliser-main-insuffisante',
    'bf.enchainement.destabiliser-cout',
    'bf.zones.nombres-publics',
  ],
  ['where to go', move('H1'), 'case-inconnue', 'bf.position.se-deplacer-case', 'bf.plateau.grille'],
  ['where to go', move('D5'), 'case-occupee', 'bf.position.se-deplacer-case', 'bf.plateau.pion-unique'],
  ['where to go', move('A1'), 'case-non-adjacente', 'bf.position.se-deplacer-case', 'bf.plateau.adjacence'],
  ['where to push', push('H1'), 'case-inconnue', 'bf.position.pousser-case', 'bf.plateau.grille'],
  ['where to push', push('A1'), 'case-non-adjacente', 'bf.position.pousser-case', 'bf.plateau.adjacence'],
  ['where to push', push('D5'), 'case-non-adjacente', 'bf.position.pousser-case', 'bf.plateau.adjacence'],
  ['where to push', push('D4'), 'case-occupee', 'bf.position.pousser-inoccupee', 'bf.plateau.pion-unique'],
  ['where to push', push('C4'), 'case-pas-plus-loin', 'bf.position.pousser-eloigne'],
  ['where to push', push('dehors'), 'pas-au-bord', 'bf.position.pousser-hors-plateau', 'bf.plateau.bord'],
  ['where to push', push('rien'), 'pousser-obligatoire', 'bf.position.pousser-case'],
  ['an answer to a draw', play('base-attaque'), 'reponse-attendue', 'bf.fin.nulle-accord-effet'],
  ['an answer to a draw', offer(1), 'reponse-attendue', 'bf.fin.nulle-accord-effet'],
  ['an answer to a draw', { type: 'answer-draw', seat: 2, accept: true }, 'reponse-autre', 'bf.fin.nulle-accord-effet'],
  ['a technique to choose', { type: 'answer-draw', seat: 1, accept: true }, 'sans-proposition', 'bf.fin.nulle-accord'],
  [
    'a technique to choose',
    claim(0),
    'repetition-pas-encore',
    'bf.fin.nulle-repetition-moment',
    'bf.fin.nulle-repetition-etat',
  ],
  ['where to go', claim(0), 'repetition-moment', 'bf.fin.nulle-repetition-moment'],
  ['a technique to choose', { type: 'dispute', seat: 0 }, 'litige-arbitre', 'bf.document.sans-ambiguite'],
  ['a technique to choose', offer(4), 'personne-eliminee', 'bf.fin.elimination-statut'],
  ['the first to play', { type: 'first', seat: 3 }, 'personne-eliminee', 'bf.mise-en-place.premier-tirage'],
  ['the end', play('base-attaque'), 'partie-finie', 'bf.fin.arret-immediat'],
  ['the end', { type: 'resign', seat: 1 }, 'partie-finie', 'bf.fin.arret-immediat'],
];
const refusalAt = (moment: Moment, action: PartieAction) => {
  const { code, cites = [] } = partie.refuse(MOMENTS[moment], action) ?? {};
  return [code, ...cites];
};
describe('another decision is due', () => {
  test.for(OTHERS)('%j at « %s »', ([action, moment, ...cites]) =>
    expect(refusalAt(moment, action)).toEqual(['autre-decision', ...cites]),
  );
});
describe('a decision that may not be', () => {
  test.for(WRONG)('« %s »: %j, %s', ([moment, action, code, ...cites]) =>
    expect(refusalAt(moment, action)).toEqual([code, ...cites]),
  );
  test('with options: no giving up, and a second offer in the same turn', () => {
    const closed = after(at({ options: { abandon: false } }), offer(0), {
      type: 'answer-draw',
      seat: 1,
      accept: false,
    });
    expect(partie.refuse(closed, { type: 'resign', seat: 1 })).toMatchObject({
      code: 'abandon-ferme',
      cites: ['bf.fin.elimination'],
    });
    expect(partie.refuse(closed, offer(0))).toMatchObject({
      code: 'nulle-deja-proposee',
      cites: ['bf.fin.nulle-accord'],
    });
    expect(partie.refuse(closed, offer(1))).toBeUndefined();
  });
  test('a dispute is offered where the table has chosen to tell of it, and there alone', () => {
    const asides = (scenario: PartieScenario) =>
      (partie.asides?.(after(scenario)) ?? []).filter(({ action }) => action.type === 'dispute');
    expect(asides(at())).toEqual([]);
    expect(asides(at({ options: { litige: 'signaler' } })).map(({ seat, cites }) => [seat, ...cites])).toEqual([
      [0, 'bf.document.litige-nulle'],
      [1, 'bf.document.litige-nulle'],
    ]);
  });
});

describe('what nobody decides', () => {
  const told = (scenario: PartieScenario, ...script: readonly PartieAction[]): readonly PartieEvent[] =>
    run({ scenario, play: script }).events;
  const cited = <K extends PartieEvent['type']>(
    events: readonly PartieEvent[],
    type: K,
  ): readonly (readonly string[])[] => events.filter((event) => event.type === type).map(({ cites }) => cites);
  test('nothing is permitted at a turn: it passes, by its rules', () => {
    const gag = technique('bâillon', 'rhetorique', ...GAG, ['stable', 99]);
    const events = told(
      at({ cards: [gag], active: [{ card: gag.id, owner: 1, next: GAG.length + 1 }] }),
      BASIC.defence,
    );
    expect(cited(events, 'no-technique')).toEqual([['bf.tour.obligation', 'bf.techniques.choix-restreint']]);
    expect(events.find((event) => event.type === 'turn-over' && event.seat === 1)).toMatchObject({
      why: 'none',
      cites: ['bf.tour.obligation'],
    });
  });
  test('nothing is permitted to who has to play again', () =>
    expect(cited(told(withX([...GAG, ['rejouer']]), x), 'no-technique')).toEqual([
      ['bf.enchainement.rejouer-obligation', 'bf.techniques.choix-restreint'],
    ]));
  test('how a turn ends: its technique stops, waits, fails, or its owner is out', () => {
    const why = (...steps: Parameters<typeof withX>[0]) =>
      told(withX(steps, { ...TRIO, J1: { life: 3 } }), x).flatMap((event) =>
        event.type === 'turn-over' ? [[event.why, ...event.cites]] : [],
      );
    expect(why(['bloquer', 1])).toEqual([['end', 'bf.tour.fin-terminee', 'bf.tour.technique-racine']]);
    expect(why(['stable', 1])).toEqual([['stable', 'bf.tour.fin-stable', 'bf.tour.technique-racine']]);
    expect(why(['defausser', 1])).toEqual([['failed', 'bf.tour.fin-echec', 'bf.tour.technique-racine']]);
    expect(why(['se-blesser', 3])).toEqual([['out', 'bf.tour.elimine-en-cours', 'bf.fin.elimination-tours']]);
  });
  test('a technique is announced with its target, once that is chosen', () =>
    expect(cited(told(withX([['blesser', 1]], TRIO), x, target(2)), 'activated')).toEqual([
      ['bf.techniques.annonce', 'bf.techniques.cible-adversaire', 'bf.techniques.pose-carte', 'bf.execution.debut'],
    ]));
  test('as many cards to discard as there are in hand: they go without a choice, and nothing fails (A50)', () => {
    const events = told(
      withX(
        [
          ['defausser', 2],
          ['force', 1],
        ],
        { J1: { hand: ['ex-att-1', 'ex-def-1'] } },
      ),
      x,
    );
    expect(events.filter(({ type }) => type === 'discarded' || type === 'failed')).toEqual([
      expect.objectContaining({ cards: ['ex-att-1', 'ex-def-1'], short: false }),
    ]);
    expect(cited(events, 'discarded')).toEqual([['bf.main.defausser-suffisant', 'bf.techniques.pose-carte']]);
  });
  test('a failure under « Tout le monde a » is told once, at the first who fails (A29)', () =>
    expect(told(withX([['defausser', 1, 'tous']], TRIO), x).filter(({ type }) => type === 'failed')).toHaveLength(1));
  test('with the other reading of A29, everybody executes the step, then it fails', () => {
    const events = told(
      withX(
        [
          ['defausser', 1, 'tous'],
          ['piocher', 1],
        ],
        { J2: { hand: ['ex-att-1'] }, options: { tousEchec: 'apres-tous' } },
      ),
      x,
    );
    expect(events.filter(({ type }) => type === 'passage')).toHaveLength(2);
    expect(events.map(({ type }) => type)).not.toContain('drawn');
    const fine = told(
      withX([['piocher', 1, 'tous']], {
        J1: { pile: ['ex-att-1'] },
        J2: { pile: ['ex-att-1'] },
        options: { tousEchec: 'apres-tous' },
      }),
      x,
    );
    expect(fine.map(({ type }) => type)).not.toContain('failed');
    expect(fine.find(({ type }) => type === 'turn-over')).toMatchObject({ why: 'end' });
  });
});

test('two positions that a reader can tell apart have two keys', () => {
  const keys = [
    after(at()),
    after(at({ J1: { life: 19 } })),
    after(at({ J1: { damage: 1 } })),
    after(at({ J1: { cell: 'C3' } })),
    after(at({ J1: { hand: ['ex-att-1'] } })),
    after(at({ J1: { pile: ['ex-att-1'] } })),
    after(at({ J1: { discard: ['ex-att-1'] } })),
    after(at(), offer(0)),
    after(at(), { type: 'resign', seat: 0 }),
    after(at(), { type: 'resign', seat: 1 }),
    after(at(), offer(0), { type: 'answer-draw', seat: 1, accept: true }),
    after(at({ options: { litige: 'signaler' } }), { type: 'dispute', seat: 0 }),
  ].map(partie.key);
  expect(new Set(keys).size).toBe(keys.length);
});
