// The set-up of a skirmish, stage by stage: what is asked and by which rules, what is refused and why. Rules of the ledger, on the small map of its cases.
import { describe, expect, test } from 'vitest';
import { listed } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import { escAt } from '../cases/skirmish.fixture.ts';
import type { FoeRule } from '../rules.ts';
import { escarmouche, escarmoucheText } from './index.ts';
import type { EscAction, EscarmoucheScenario, EscState, Stage } from './types.ts';

const after = (scenario: EscarmoucheScenario, ...actions: readonly EscAction[]): EscState => {
  const start = escarmouche.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return actions.reduce((state, action) => {
    expect(escarmouche.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    return escarmouche.apply(state, action).state;
  }, start.value);
};
const PASS: EscAction = { type: 'esc-pass' };
const reveal = (card: string): EscAction => ({ type: 'esc-reveal', card });
const buy = (card: string): EscAction => ({ type: 'esc-buy', card });
const zone = (n: number): EscAction => ({ type: 'esc-zone', zone: n });
const soldier = (at: string): EscAction => ({ type: 'esc-soldier', zone: at });
const hero = (n: number, at: string): EscAction => ({ type: 'esc-hero', hero: n, zone: at });
const token = (at: string): EscAction => ({ type: 'esc-token', zone: at });
const DECKS = { rencontres: [], boutique: ['ex-potion'], guilde: ['ex-vision'], forge: [] };
const SHOP = after(escAt({ decks: DECKS }), reveal('ex-potion'), reveal('ex-vision'));
const EMPTY = escAt({ decks: { rencontres: [], boutique: [], guilde: [], forge: [] } }, { soldiers: 1, tokens: 1 });
const PLACED = [PASS, PASS, zone(0), zone(1), soldier('p'), soldier('r')] as const;
const GAME = [...PLACED, hero(0, 'q'), hero(1, 's'), token('c'), token('e')] as const;

const AT: Readonly<Record<Exclude<Stage, 'fin'>, EscState>> = {
  premiere: after(escAt({ first: null })),
  offres: after(escAt()),
  achats: SHOP,
  zones: after(EMPTY, PASS, PASS),
  soldats: after(EMPTY, PASS, PASS, zone(0), zone(1)),
  heros: after(EMPTY, ...PLACED),
  quetes: after(EMPTY, ...PLACED, hero(0, 'q'), hero(1, 's')),
  jeu: after(EMPTY, ...GAME),
};
type Named = keyof typeof AT;

test.for<readonly [Named, kind: string, seat: number | undefined, says: string, ...cites: FoeRule[]]>([
  ['premiere', 'chance', undefined, 'Le sort désigne l’équipe qui commence.', 'foe.mise-en-place.equipe-depart'],
  [
    'offres',
    'chance',
    undefined,
    'Les offres de départ se remplissent : 4 équipements et 4 sorts.',
    'foe.escarmouche.achats',
  ],
  [
    'achats',
    'choice',
    0,
    'Achats de départ : He-Man achète une carte ou passe.',
    'foe.escarmouche.achats',
    'foe.escarmouche.eternium',
  ],
  ['zones', 'choice', 0, 'L’équipe Bleus choisit sa zone de déploiement.', 'foe.escarmouche.zone-deploiement'],
  [
    'soldats',
    'choice',
    0,
    'L’équipe Bleus place ses soldats : encore 1 soldat.',
    'foe.escarmouche.soldats',
    'foe.escarmouche.soldats-lieux',
  ],
  [
    'heros',
    'choice',
    0,
    'L’équipe Bleus place un de ses héros.',
    'foe.escarmouche.heros-ordre',
    'foe.escarmouche.heros-lieux',
  ],
  [
    'quetes',
    'choice',
    0,
    'L’équipe Bleus pose un jeton quête dans une contrée sauvage.',
    'foe.escarmouche.quetes-ordre',
    'foe.escarmouche.quetes-contrees',
    'foe.escarmouche.quetes-non-adjacentes',
  ],
])('%s: who is asked, what, by which rules', ([stage, kind, seat, says, ...cites]) => {
  const node = escarmouche.node(AT[stage]);
  expect([AT[stage].stage, node.kind, node.kind === 'choice' ? node.seat : undefined, node.cites]).toEqual([
    stage,
    kind,
    seat,
    cites,
  ]);
  expect(escarmoucheText.node(AT[stage])).toBe(says);
});

describe('refusals', () => {
  const refused = (state: EscState, action: EscAction) => {
    const { code, cites = [] } = escarmouche.refuse(state, action) ?? {};
    return [code, ...cites];
  };
  /** Each action of the set-up, with the stages where it is in place. */
  const OWN: readonly (readonly [EscAction, ...stages: Stage[]])[] = [
    [{ type: 'esc-first', team: 0 }, 'premiere'],
    [reveal('ex-potion'), 'offres', 'achats'],
    [buy('ex-potion'), 'achats'],
    [PASS, 'achats'],
    [zone(0), 'zones'],
    [soldier('p'), 'soldats'],
    [hero(0, 'q'), 'heros'],
    [token('c'), 'quetes'],
  ];
  test.for(OWN)('%j has its stage', ([action, ...stages]) => {
    for (const stage of Object.keys(AT) as readonly Named[]) {
      const [code, ...cites] = refused(AT[stage], action);
      if (stage === 'jeu') expect([code, ...cites]).toEqual(['esc-partie-commencee', 'foe.escarmouche.reste-standard']);
      else if (stages.includes(stage)) expect(code).not.toBe('esc-autre-etape');
      else expect([code, ...cites], stage).toEqual(['esc-autre-etape', 'foe.escarmouche.mise-en-place']);
    }
  });
  test.for<readonly [string, EscState, EscAction, code: string, ...cites: FoeRule[]]>([
    ['no such team', AT.premiere, { type: 'esc-first', team: 2 }, 'esc-tirage', 'foe.mise-en-place.equipe-depart'],
    ['no such card in the pile', AT.offres, reveal('nulle'), 'esc-tirage', 'foe.escarmouche.achats-remplacement'],
    ['offers that are full', SHOP, reveal('ex-potion'), 'esc-tirage', 'foe.escarmouche.achats-remplacement'],
    ['a zone that is not', AT.zones, zone(2), 'esc-zone-prise', 'foe.escarmouche.zone-deploiement'],
    [
      'a zone that is taken',
      after(EMPTY, PASS, PASS, zone(1)),
      zone(1),
      'esc-zone-prise',
      'foe.escarmouche.zone-deploiement',
    ],
    [
      'a soldier in the other’s zone',
      AT.soldats,
      soldier('r'),
      'esc-soldat-lieu',
      'foe.escarmouche.soldats-lieux',
      'foe.plateau.trois-soldats',
      'foe.plateau.base-sans-soldat',
    ],
    [
      'a hero of the other team',
      AT.heros,
      hero(1, 'q'),
      'esc-heros-lieu',
      'foe.escarmouche.heros-lieux',
      'foe.escarmouche.heros-ordre',
    ],
    [
      'a hero in the other’s zone',
      AT.heros,
      hero(0, 's'),
      'esc-heros-lieu',
      'foe.escarmouche.heros-lieux',
      'foe.escarmouche.heros-ordre',
    ],
    ['a token on an outpost', AT.quetes, token('p'), 'esc-jeton-contree', 'foe.escarmouche.quetes-contrees'],
    ['a token nowhere', AT.quetes, token('nulle-part'), 'esc-jeton-contree', 'foe.escarmouche.quetes-contrees'],
    [
      'a token on a token',
      after(EMPTY, ...GAME.slice(0, 9)),
      token('c'),
      'esc-jeton-zone',
      'foe.escarmouche.quetes-un-par-zone',
    ],
    [
      'a token beside a token',
      after(EMPTY, ...GAME.slice(0, 9)),
      token('d'),
      'esc-jeton-voisin',
      'foe.escarmouche.quetes-non-adjacentes',
    ],
    [
      'an action of the game, before it',
      AT.heros,
      { type: 'pass' } as EscAction,
      'esc-pas-commencee',
      'foe.escarmouche.mise-en-place',
    ],
  ])('%s', ([, state, action, code, ...cites]) => expect(refused(state, action)).toEqual([code, ...cites]));
});

describe('what is told', () => {
  const told = (state: EscState, action: EscAction): readonly string[] => {
    const step = escarmouche.apply(state, action);
    return step.events.map((event) => escarmoucheText.event(event, step.state));
  };
  test('a pass is final, unless the table reads otherwise', () => {
    expect(told(SHOP, PASS)[0]).toBe('He-Man passe et n’achètera plus rien.');
    const again = escAt({ decks: { ...DECKS, boutique: [], guilde: [] }, options: { passerProvisoire: true } });
    expect(told(after(again), PASS)[0]).toBe('He-Man passe.');
  });
  test('a team that spent all has nothing to lose', () =>
    expect(told(after(EMPTY, PASS), PASS).slice(-2)).toEqual([
      'L’équipe Bleus perd ses 5 Eternium.',
      'L’équipe Rouges perd ses 5 Eternium.',
    ]));
  test('the game speaks with its own words once it has begun', () => {
    const step = escarmouche.apply(AT.jeu, known(listed(escarmouche.node(AT.jeu))[0]));
    expect(step.events.length).toBeGreaterThan(0);
    for (const event of step.events) expect(escarmoucheText.event(event, step.state)).toMatch(/\.$/);
    expect(escarmoucheText.node(AT.jeu)).toMatch(/\.$/);
  });
});
