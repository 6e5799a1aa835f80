// The set-up of a skirmish told step by step: figures, rules and sentences; what its buttons say; what it tells apart.
import { describe, expect, test } from 'vitest';
import { listed } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { escAt } from '../cases/skirmish.fixture.ts';
import { partie, partieText } from '../partie/index.ts';
import { escarmouche, escarmoucheText } from './index.ts';
import { insight } from './insight.ts';
import type { EscAction, EscarmoucheScenario, EscEvent, EscState } from './types.ts';

const typeset = (text: string): string => text.replaceAll('\u00a0', ' ');
const begun = (scenario: EscarmoucheScenario): EscState => {
  const start = escarmouche.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const after = (scenario: EscarmoucheScenario, ...actions: readonly EscAction[]): EscState =>
  actions.reduce((state, action) => escarmouche.apply(state, action).state, begun(scenario));
const PASS: EscAction = { type: 'esc-pass' };
const reveal = (card: string): EscAction => ({ type: 'esc-reveal', card });
const buy = (card: string): EscAction => ({ type: 'esc-buy', card });
const soldier = (at: string): EscAction => ({ type: 'esc-soldier', zone: at });
const token = (at: string): EscAction => ({ type: 'esc-token', zone: at });
const hero = (n: number, at: string): EscAction => ({ type: 'esc-hero', hero: n, zone: at });
/** Nothing for sale, two soldiers and one token a team. */
const bare = (skirmish: Parameters<typeof escAt>[1] = {}): EscarmoucheScenario =>
  escAt({ decks: { rencontres: [], boutique: [], guilde: [], forge: [] } }, { soldiers: 2, tokens: 1, ...skirmish });
const CARDS = {
  rencontres: [],
  boutique: ['ex-potion', 'ex-cape', 'ex-casque', 'ex-talisman', 'ex-diademe'],
  guilde: ['ex-vision'],
  forge: [],
};
const OPEN = ['ex-potion', 'ex-cape', 'ex-casque', 'ex-talisman', 'ex-vision'].map(reveal);
const ZONES = [PASS, PASS, { type: 'esc-zone', zone: 0 }, { type: 'esc-zone', zone: 1 }] as const;
const SOLDIERS = [...ZONES, soldier('p'), soldier('q'), soldier('r'), soldier('s')] as const;
const HEROES = [...SOLDIERS, hero(0, 'q'), hero(1, 's')] as const;

type Row = readonly [
  says: string,
  scenario: EscarmoucheScenario,
  play: readonly EscAction[],
  event: Readonly<Record<string, unknown>>,
  ...cites: string[],
];
test.for<Row>([
  [
    'L’équipe Rouges commencera.',
    escAt({ first: null }),
    [{ type: 'esc-first', team: 1 }],
    { type: 'esc-first', team: 1 },
    'foe.mise-en-place.equipe-depart',
  ],
  [
    '« Potion rouge » entre dans l’offre de la boutique.',
    escAt({ decks: CARDS }),
    [reveal('ex-potion')],
    { type: 'esc-revealed', stall: 'boutique', card: 'ex-potion', replaced: false },
    'foe.escarmouche.achats',
    'foe.marchand.offre-quatre',
  ],
  [
    'He-Man passe et n’achètera plus rien.',
    bare(),
    [PASS],
    { type: 'esc-passed', hero: 0, final: true },
    'foe.escarmouche.achats',
  ],
  [
    'L’équipe Bleus perd ses 5 Eternium.',
    bare(),
    [PASS, PASS],
    { type: 'esc-lost', team: 0, lost: 5, kept: 0 },
    'foe.escarmouche.achats-fin',
  ],
  [
    'L’équipe Bleus se déploie dans la zone « Est ».',
    bare(),
    [PASS, PASS, { type: 'esc-zone', zone: 1 }],
    { type: 'esc-zone', team: 0, zone: 1, name: 'Est' },
    'foe.escarmouche.zone-deploiement',
  ],
  [
    'L’équipe Bleus place un soldat à l’Avant-poste p. Encore 1.',
    bare(),
    [...ZONES, soldier('p')],
    { type: 'esc-soldier', team: 0, zone: 'p', left: 1 },
    'foe.escarmouche.soldats',
    'foe.escarmouche.soldats-lieux',
  ],
  [
    'L’équipe Bleus place un soldat à l’Avant-poste p. Il n’en reste plus à placer.',
    bare(),
    [...ZONES, soldier('p'), soldier('p')],
    { type: 'esc-soldier', team: 0, zone: 'p', left: 0 },
    'foe.escarmouche.soldats',
    'foe.escarmouche.soldats-lieux',
  ],
  [
    'He-Man prend place à l’Avant-poste q.',
    bare(),
    [...SOLDIERS, hero(0, 'q')],
    { type: 'esc-hero', hero: 0, zone: 'q' },
    'foe.escarmouche.heros-ordre',
    'foe.escarmouche.heros-lieux',
  ],
  [
    'L’équipe Bleus pose un jeton quête à la Contrée c. C’était son dernier.',
    bare(),
    [...HEROES, token('c')],
    { type: 'esc-token', team: 0, zone: 'c', left: 0 },
    'foe.escarmouche.quetes-ordre',
    'foe.escarmouche.quetes-contrees',
    'foe.escarmouche.quetes-nombre',
  ],
  [
    'L’équipe Bleus pose un jeton quête à la Contrée c. Il lui en reste 1.',
    bare({ tokens: 2 }),
    [...HEROES, token('c')],
    { type: 'esc-token', team: 0, zone: 'c', left: 1 },
    'foe.escarmouche.quetes-ordre',
    'foe.escarmouche.quetes-contrees',
    'foe.escarmouche.quetes-nombre',
  ],
  [
    'Plus aucune zone ne convient : 1 jeton quête reste hors du plateau.',
    bare(),
    [...HEROES, token('d')],
    { type: 'esc-no-room', tokens: 1 },
    'foe.escarmouche.quetes-non-adjacentes',
    'foe.escarmouche.quetes-un-par-zone',
  ],
  [
    'Plus aucune zone ne convient : 3 jetons quête restent hors du plateau.',
    bare({ tokens: 2 }),
    [...HEROES, token('d')],
    { type: 'esc-no-room', tokens: 3 },
    'foe.escarmouche.quetes-non-adjacentes',
    'foe.escarmouche.quetes-un-par-zone',
  ],
  [
    'La mise en place est finie. L’équipe Bleus ouvre la partie.',
    bare(),
    [...HEROES, token('c'), token('e')],
    { type: 'esc-begun', first: 0 },
    'foe.escarmouche.reste-standard',
    'foe.activation.ouverture',
  ],
])('%s', ([says, scenario, play, wanted, ...cites]) => {
  const last = play.at(-1) as EscAction;
  const step = escarmouche.apply(after(scenario, ...play.slice(0, -1)), last);
  const told = step.events.find(
    (event) =>
      event.type === wanted['type'] &&
      (wanted['team'] === undefined || ('team' in event && event.team === wanted['team'])),
  ) as EscEvent;
  expect(told).toEqual({ ...wanted, cites });
  expect(typeset(escarmoucheText.event(told, step.state))).toBe(says);
});
test('the team that the lot named opens the game, be it the second', () => {
  const scenario: EscarmoucheScenario = { ...bare(), first: 1 };
  const play: readonly EscAction[] = [
    ...[PASS, PASS, { type: 'esc-zone', zone: 1 }, { type: 'esc-zone', zone: 0 }],
    ...['r', 's', 'p', 'q'].map(soldier),
    ...[hero(1, 's'), hero(0, 'q'), token('e')],
  ] as readonly EscAction[];
  const { events } = escarmouche.apply(after(scenario, ...play), token('c'));
  expect(events.at(-1)).toMatchObject({ type: 'esc-begun', first: 1 });
});
test('a card is bought, paid, and replaced by one of its type', () => {
  const shop = after(escAt({ decks: CARDS }), ...OPEN);
  expect(escarmouche.refuse(shop, buy('ex-cape'))).toBeUndefined();
  const bought = escarmouche.apply(shop, buy('ex-cape'));
  const [event] = bought.events;
  if (event?.type !== 'esc-bought') throw new Error('nothing bought');
  expect(event).toMatchObject({
    hero: 0,
    card: 'ex-cape',
    cites: ['foe.escarmouche.achats', 'foe.escarmouche.eternium'],
  });
  expect(event.cost + event.eternium).toBe(5);
  expect(typeset(escarmoucheText.event(event, bought.state))).toMatch(
    new RegExp(`^He-Man achète « [^»]+ » pour ${event.cost} Eternium ; il en reste ${event.eternium} à l’équipe\\.$`),
  );
  expect(escarmouche.node(bought.state)).toMatchObject({
    kind: 'chance',
    cites: ['foe.escarmouche.achats-remplacement'],
  });
  expect(escarmoucheText.node(bought.state)).toBe('La carte achetée est remplacée par une carte du même type.');
  for (const action of [PASS, buy('ex-casque')])
    expect(escarmouche.refuse(bought.state, action)).toMatchObject({
      code: 'esc-autre-etape',
      cites: ['foe.escarmouche.achats-remplacement'],
    });
  const [replaced] = escarmouche.apply(bought.state, reveal('ex-diademe')).events;
  expect(replaced).toMatchObject({
    type: 'esc-revealed',
    stall: 'boutique',
    card: 'ex-diademe',
    replaced: true,
    cites: ['foe.escarmouche.achats-remplacement', 'foe.marchand.offre-quatre'],
  });
  expect(typeset(escarmoucheText.event(replaced as EscEvent, bought.state))).toMatch(
    /^« [^»]+ » remplace la carte achetée dans l’offre de la boutique\.$/,
  );
});
describe('Eternium that is lost, or kept', () => {
  const say = (lost: number, kept: number): string =>
    typeset(
      escarmoucheText.event(
        { type: 'esc-lost', team: 0, lost, kept, cites: ['foe.escarmouche.achats-fin'] },
        begun(bare()),
      ),
    );
  test('its number agrees', () =>
    expect([say(3, 0), say(1, 0), say(0, 0), say(2, 4)]).toEqual([
      'L’équipe Bleus perd ses 3 Eternium.',
      'L’équipe Bleus perd son dernier Eternium.',
      'L’équipe Bleus n’a plus d’Eternium à perdre.',
      'L’équipe Bleus perd ses 2 Eternium ; elle commence avec 4, face à un héros monté.',
    ]));
  test('a pass that is not final', () =>
    expect(
      escarmoucheText.event(
        { type: 'esc-passed', hero: 1, final: false, cites: ['foe.escarmouche.achats'] },
        begun(bare()),
      ),
    ).toBe('Skeletor passe.'));
});

test.for<readonly [string, EscAction]>([
  ['Équipe de départ : Rouges', { type: 'esc-first', team: 1 }],
  ['Révéler « Potion rouge »', reveal('ex-potion')],
  ['Passer', PASS],
  ['Choisir la zone : Est', { type: 'esc-zone', zone: 1 }],
  ['Choisir la zone : ', { type: 'esc-zone', zone: 9 }],
  ['Placer un soldat à l’Avant-poste p', soldier('p')],
  ['Placer Skeletor à l’Avant-poste s', hero(1, 's')],
  ['Poser un jeton quête à la Contrée c', token('c')],
])('%s', ([says, action]) =>
  expect(typeset(escarmoucheText.action(action, begun(escAt({ decks: CARDS }))))).toBe(says),
);
test('a card is offered with its price', () =>
  expect(typeset(escarmoucheText.action(buy('ex-cape'), after(escAt({ decks: CARDS }), ...OPEN)))).toMatch(
    /^Acheter « [^»]+ », \d+ Eternium$/,
  ));
test('teams, heroes and zones are named; the result is the game’s', () => {
  const state = begun(bare());
  expect([0, 1].map((seat) => escarmoucheText.seat(seat as 0 | 1, state))).toEqual(
    [0, 1].map((seat) => partieText.seat(seat as 0 | 1, state.board)),
  );
  expect(
    escarmoucheText.refusal({
      code: 'esc-zone-prise',
      about: undefined,
      cites: ['foe.escarmouche.zone-deploiement'],
    } as never),
  ).toMatch(/\.$/);
});

test('two set-ups that a reader can tell apart have two keys', () => {
  const open = escAt({ decks: CARDS });
  const keys = [
    begun(open),
    begun(escAt({ decks: CARDS, first: 1 })),
    after(open, reveal('ex-potion')),
    after(open, reveal('ex-cape')),
    after(open, ...OPEN),
    after(open, ...OPEN, PASS),
    after(open, ...OPEN, buy('ex-cape')),
    after(open, ...OPEN, buy('ex-casque')),
    begun(bare()),
    after(bare(), PASS, PASS),
    after(bare(), ...ZONES),
    after(bare(), PASS, PASS, { type: 'esc-zone', zone: 1 }, { type: 'esc-zone', zone: 0 }),
    after(bare(), ...ZONES, soldier('p')),
    after(bare(), ...ZONES, soldier('q')),
    after(bare(), ...SOLDIERS),
    after(bare(), ...SOLDIERS, hero(0, 'q')),
    after(bare(), ...SOLDIERS, hero(0, 'p')),
    after(bare(), ...HEROES),
    after(bare(), ...HEROES, token('c')),
    after(bare(), ...HEROES, token('e')),
  ].map(escarmouche.key);
  expect(new Set(keys).size).toBe(keys.length);
});
test('what the machine knows: nothing is hidden before the game; then what the game hides, and no more', () => {
  const state = begun(bare());
  expect(insight.redeal?.(state, 0, rng(1))).toBe(state);
  const options = [PASS, buy('ex-cape')] as const;
  expect(insight.sensible?.(state, options)).toBe(options);
  const game = after(bare(), ...HEROES, token('c'), token('e'));
  const dealt = insight.redeal?.(game, 0, rng(1));
  expect([dealt?.stage, dealt?.zones, dealt?.placed]).toEqual([game.stage, game.zones, game.placed]);
  expect(insight.value(game).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
});

test('beside the node: nothing while all is prepared, then what the game offers there', () => {
  const scenario = escAt({ decks: CARDS }, { soldiers: 1, tokens: 1 });
  const shop = after(scenario, ...OPEN, buy('ex-cape'), reveal('ex-diademe'));
  expect(escarmouche.asides?.(shop)).toEqual([]);
  const deploy: readonly EscAction[] = [PASS, PASS, { type: 'esc-zone', zone: 0 }, { type: 'esc-zone', zone: 1 }];
  const ready = after(scenario, ...OPEN, buy('ex-cape'), reveal('ex-diademe'), ...deploy, soldier('p'), soldier('r'));
  const placed: readonly EscAction[] = [hero(0, 'q'), hero(1, 's'), token('c'), token('e')];
  let state = placed.reduce((now, action) => escarmouche.apply(now, action).state, ready);
  /** The first moment where a hero may take off what it wears. */
  for (let steps = 0; steps < 60 && (partie.asides?.(known(state.game ?? undefined)).length ?? 0) === 0; steps += 1)
    state = escarmouche.apply(state, known(listed(escarmouche.node(state))[0])).state;
  const open = partie.asides?.(known(state.game ?? undefined));
  expect(open?.length).toBeGreaterThan(0);
  expect(escarmouche.asides?.(state)).toEqual(open);
});
