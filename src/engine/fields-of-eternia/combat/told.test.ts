// The rules that a combat calls upon: told by its events, by what it asks, by what it refuses.
import { describe, expect, test } from 'vitest';
import {
  against,
  ARMED,
  blows,
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
  run,
  send,
  spell,
  weapon,
} from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import type { CombatEvent } from './event-types.ts';
import type { CombatScenario } from './scenario-types.ts';
import type { CombatAction, CombatState } from './types.ts';

type Play = readonly [scenario: CombatScenario, ...script: CombatAction[]];
const events = ([scenario, ...play]: Play): readonly CombatEvent[] => run({ scenario, play }).events;
/** Before what the last decision leads to. */
const state = ([scenario, ...play]: Play): CombatState => run({ scenario, play, stop: true }).state;
const CALM = 'd1 i1 d1 i1';
const LAID = [...ARMED, ...round(CALM, CALM)];
const NEAR = [
  { id: 'bois', name: 'le bois', kind: 'contree' },
  { id: 'mer', name: 'la mer', kind: 'mer' },
  { id: 'tour', name: 'la tour', kind: 'avant-poste', heldBy: [1] },
  { id: 'base', name: 'la base', kind: 'avant-poste', baseOf: 1 },
] as const;
const FORT = { name: 'le fort', kind: 'avant-poste', near: NEAR } as const;
const HIT = spell('coup', { do: 'infliger', value: 9 });
/** Rounds where nothing is dealt, then what the last one makes. */
const STILL = [...blows(CALM, CALM), ...blows('d2 i2 d2 i2', 'd2 i2 d2 i2')] as const;
const beast = (more: Parameters<typeof enemyCard>[0] = {}, active = fighter()): CombatScenario =>
  against(enemyCard({ attack: 0, defense: 0, initiative: 0, ...more }), active);
const ALONE = [weapon(0), epic('i1')] as const;

type Row = readonly [says: string, type: CombatEvent['type'], played: Play, wanted: object, ...cites: string[]];
const OPENING: readonly Row[] = [
  [
    'a weapon',
    'weapon-chosen',
    [duel(), weapon(0)],
    { side: 0 },
    'foe.p1-arme.jeton-arme',
    'foe.p1-arme.ordre',
    'foe.grille.arme-types',
  ],
  [
    'a weapon, against a card',
    'weapon-chosen',
    [beast(), weapon(0)],
    { side: 0 },
    'foe.p1-arme.creature',
    'foe.grille.arme-types',
  ],
  ['a card drawn', 'drawn', [duel(), ...ARMED, draw('flux')], { card: 'flux' }, 'foe.p3-cartes.alternance'],
  [
    'rejected by concentration',
    'focused',
    [duel(), ...ARMED, draw('plus1'), FOCUS],
    { card: 'plus1', count: 1, of: 2 },
    'foe.p3-cartes.concentration',
    'foe.p3-cartes.concentration-limite',
    'foe.p3-cartes.concentration-compte',
  ],
  [
    'an « outil »',
    'tool',
    [duel(), ...ARMED, draw('outil')],
    { side: 0 },
    'foe.paquet.outil-revele',
    'foe.paquet.outil-deux-cartes',
  ],
  [
    'the one that is kept, and the other',
    'kept',
    [duel(), ...ARMED, draw('outil'), draw('plus1'), draw('plus3'), { type: 'keep', card: 'plus3' }],
    { side: 0, card: 'plus3', other: 'plus1' },
    'foe.paquet.outil-deux-cartes',
  ],
  [
    'a basic card, face down',
    'laid',
    [duel(), ...ARMED, ...put('a1')],
    { card: 'plus1', zone: 'attaque', up: false, placed: 1, of: 4 },
    'foe.p3-cartes.base-cachee',
    'foe.paquet.modificateurs',
  ],
  [
    'face up against a card',
    'laid',
    [beast(), ...ALONE, ...put('a1')],
    { card: 'plus1', zone: 'attaque', up: true, placed: 1, of: 4 },
    'foe.paquet.modificateurs',
    'foe.p3-cartes.creature-faces-visibles',
  ],
  [
    'a flux, which does not count',
    'laid',
    [duel(), ...ARMED, ...put('af')],
    { card: 'flux', up: true, placed: 0, of: 4 },
    'foe.paquet.flux-visible',
    'foe.paquet.flux-valeur',
    'foe.paquet.flux-rejoue',
    'foe.paquet.flux-hors-limite',
    'foe.p3-cartes.flux-non-compte',
  ],
  [
    'a surge',
    'laid',
    [duel(), ...ARMED, ...put('as')],
    { up: true, placed: 1 },
    'foe.p3-cartes.speciale-visible',
    'foe.paquet.surcharge-valeur',
  ],
  [
    'a time card',
    'laid',
    [duel(), ...ARMED, ...put('t')],
    { zone: 'cote', up: true, placed: 0 },
    'foe.paquet.temps-pose',
    'foe.paquet.temps-rejoue',
  ],
  [
    'the epic die',
    'epic-thrown',
    [beast(), weapon(0), epic('a2')],
    { face: 'a2' },
    'foe.p3-cartes.creature-de-epique',
    'foe.p5-totaux.creature',
  ],
  [
    'its surge',
    'epic-thrown',
    [beast(), weapon(0), epic('surcharge')],
    { face: 'surcharge' },
    'foe.p3-cartes.creature-de-epique',
    'foe.p3-cartes.creature-surcharge',
  ],
  ['cards turned up', 'revealed', [duel(), ...LAID], { cards: 8 }, 'foe.p4-capacites.retourner'],
];
const CAPACITIES: readonly Row[] = [
  ['who passes', 'passed', [duel(), ...LAID, PASS], { who: 0, last: false }, 'foe.p4-capacites.passer'],
  [
    'a surge',
    'surged',
    [duel(), ...ARMED, ...round('as d1 a1 d1', CALM), { type: 'surge', spot: { zone: 'attaque', at: 0 } }],
    { side: 0, name: 'Lame', phase: 4 },
    'foe.p4-capacites.temps-ou-surcharge',
    'foe.paquet.surcharge-effet',
  ],
  [
    'a surge at once',
    'surged',
    [duel(), weapon(1), weapon(0), ...put('as')],
    { side: 0, name: 'Arc', phase: 3 },
    'foe.p3-cartes.immediat',
    'foe.paquet.surcharge-effet',
  ],
  [
    'a spell',
    'spell',
    [duel(fighter({}, { spells: [spell('feu')] })), ...LAID, cast('feu', 0)],
    { who: 0, side: 0, owner: '' },
    'foe.p4-capacites.sort',
    'foe.soutien.sort-combat',
    'foe.soutien.sort-defausse',
  ],
  [
    'another hero’s',
    'spell',
    [duel(fighter({}, { spells: [{ ...spell('feu'), owner: 'Cat' }] })), ...LAID, cast('feu', 0)],
    { who: 0, side: 0, owner: 'Cat' },
    'foe.p4-capacites.sort',
    'foe.soutien.sort-combat',
    'foe.soutien.sort-vous',
    'foe.soutien.sort-defausse',
  ],
  [
    'that of a team which looks on',
    'spell',
    [
      duel(fighter(), fighter(), { bystander: { name: 'La Horde', spells: [spell('froid')] } }),
      ...LAID,
      PASS,
      PASS,
      cast('froid', 1),
    ],
    { who: 2, side: 1 },
    'foe.p4-capacites.trois-equipes',
    'foe.soutien.sort-combat',
    'foe.soutien.sort-defausse',
  ],
  [
    'a consumable',
    'consumed',
    [duel(fighter({}, { consumables: [spell('eau')] })), ...LAID, { type: 'consume', card: 'eau' }],
    { side: 0, card: 'eau' },
    'foe.p4-capacites.consommable',
    'foe.soutien.consommable',
  ],
  [
    'soldiers',
    'soldiers-given',
    [duel(fighter({}, { soldiers: 2 })), ...LAID, give(0, 2, 0)],
    { side: 0 },
    'foe.p4-capacites.soldats',
    'foe.p4-capacites.soldats-plus-un',
    'foe.p4-capacites.soldats-sur-grille',
  ],
  [
    'a time card spent',
    'swapped',
    [
      duel(),
      ...ARMED,
      ...put('t', 'a1', 'd1', 'd1', 'i1', 'a1', 'd1', 'd1', 'i1'),
      { type: 'swap', a: { zone: 'attaque', at: 0 }, b: { zone: 'defense', at: 0 } },
    ],
    { side: 0, a: 'attaque', b: 'defense', cardA: 'plus1', cardB: 'plus1' },
    'foe.paquet.temps-effet',
    'foe.p4-capacites.temps-ou-surcharge',
  ],
  [
    'a bonus of a spell, for the round',
    'bonus',
    [duel(fighter({}, { spells: [spell('feu', { do: 'plus', zone: 'attaque', value: 2 })] })), ...LAID, cast('feu', 0)],
    { side: 0, zone: 'attaque', value: 2 },
    'foe.soutien.sort-combat',
    'foe.soutien.sort-duree',
  ],
  [
    'for the combat',
    'bonus',
    [
      duel(fighter({}, { spells: [{ ...spell('feu', { do: 'moins', zone: 'attaque', value: 2 }), lasting: true }] })),
      ...LAID,
      cast('feu', 0),
    ],
    { side: 1, zone: 'attaque', value: -2 },
    'foe.soutien.sort-combat',
  ],
  [
    'a card turned down',
    'flipped',
    [
      duel(fighter({}, { spells: [spell('main', { do: 'retourner' })] })),
      ...LAID,
      cast('main', 0),
      { type: 'flip', spot: { zone: 'defense', at: 0 } },
    ],
    { side: 1, zone: 'defense', card: 'plus1' },
    'foe.soutien.sort-combat',
    'foe.p5-totaux.carte-retournee',
  ],
];
const BLOWS: readonly Row[] = [
  [
    'equal initiatives',
    'initiative',
    [duel(), ...blows(CALM, CALM)],
    { winner: null, first: 0, loss: 0, values: [4, 4] },
    'foe.p5-totaux.initiative-egalite',
  ],
  [
    'a faster one',
    'initiative',
    [duel(), ...blows('d1 i1 d1 i1', 'd1 i1 d1 i2')],
    { winner: 1, first: 1, loss: 1, doubled: false },
    'foe.p5-totaux.initiative-surpris',
    'foe.p5-totaux.initiative-premier',
  ],
  [
    'twice as fast, where it counts',
    'initiative',
    [
      duel(fighter({ initiative: 4 }), fighter({ initiative: 2 }), { options: { initiativeCompte: true } }),
      ...blows('d1 a1 d1 a1', 'd1 a1 d1 a1'),
    ],
    { winner: 0, first: 0, loss: 2, doubled: true },
    'foe.p5-totaux.initiative-surpris',
    'foe.p5-totaux.initiative-premier',
    'foe.rapide.initiative-double',
  ],
  [
    'a blow that is stopped',
    'attack',
    [duel(), ...blows(CALM, CALM)],
    { by: 0, damage: 0 },
    'foe.p6-degats.bloquee',
    'foe.p6-degats.premier-attaquant',
  ],
  [
    'a blow of the faster one',
    'attack',
    [duel(), ...blows('a3 d1 a1 d1', CALM)],
    { by: 1, damage: 0 },
    'foe.p6-degats.bloquee',
    'foe.p6-degats.premier-attaquant',
  ],
  [
    'against a card',
    'attack',
    [beast(), ...ALONE, ...put('a3', 'd1', 'a1', 'd1'), PASS],
    { by: 0, damage: 4 },
    'foe.p6-degats.difference',
    'foe.p6-degats.premier-attaquant',
    'foe.p6-degats.creature',
  ],
  [
    'its totals',
    'totals',
    [beast(), ...ALONE, ...put('a3', 'd1', 'a1', 'd1'), PASS],
    { side: 0 },
    'foe.p5-totaux.somme',
    'foe.p5-totaux.initiative-base',
    'foe.p5-totaux.carte-echangee',
  ],
];
const ENDS: readonly Row[] = [
  [
    'who falls',
    'fallen',
    [duel(fighter({}, { spells: [HIT] })), ...LAID, cast('coup', 0)],
    { side: 1, pv: 1 },
    'foe.p7-vaincus.heros',
  ],
  [
    'in a first game, nothing is won',
    'fallen',
    [duel(fighter({}, { spells: [HIT] }), fighter(), { first: true }), ...LAID, cast('coup', 0)],
    { side: 1, pv: 0 },
    'foe.p7-vaincus.heros',
    'foe.premiere.sans-recompense',
  ],
  [
    'the creature',
    'fallen',
    [beast({}, fighter({}, { spells: [HIT] })), ...ALONE, ...put('d1', 'i1', 'd1', 'i1'), cast('coup', 0)],
    { side: 1, pv: 1 },
    'foe.p7-vaincus.creature-vaincue',
  ],
  [
    'the hero, to the creature',
    'fallen',
    [against(enemyCard({ attack: 20 })), ...ALONE, ...put('d1', 'i1', 'd1', 'i1'), PASS],
    { side: 0, pv: 0 },
    'foe.p7-vaincus.creature-gagne',
  ],
  [
    'the way home, of the defender',
    'returned',
    [duel(fighter({}, { spells: [HIT] })), ...LAID, cast('coup', 0)],
    { side: 1, base: 'sa base' },
    'foe.vaincu.retour-base',
    'foe.vaincu.soin',
  ],
  [
    'of the active hero',
    'returned',
    [against(enemyCard({ attack: 20 })), ...ALONE, ...put('d1', 'i1', 'd1', 'i1'), PASS],
    { side: 0 },
    'foe.vaincu.fin-du-tour',
    'foe.vaincu.retour-base',
    'foe.vaincu.soin',
  ],
  [
    'what is owed',
    'paid-all',
    [duel(fighter({}, { spells: [HIT] }), fighter({}, { eternium: 9 })), ...LAID, cast('coup', 0)],
    { side: 1, eternium: 5, left: 0, kept: false },
    'foe.vaincu.paiement',
    'foe.eternium.ressource',
  ],
  [
    'flight',
    'fled',
    [duel(fighter({}, { eternium: 9 }), fighter(), { place: FORT }), ...blows(CALM, CALM), flee('bois')],
    { to: 'bois', name: 'le bois', cost: 2 },
    'foe.p8-fuite.cout',
    'foe.p8-fuite.fin',
    'foe.p8-fuite.vainqueur',
  ],
  [
    'staying, where one may go',
    'stayed',
    [duel(fighter({}, { eternium: 9 }), fighter(), { place: FORT }), ...blows(CALM, CALM), flee(null)],
    { free: true },
    'foe.p8-fuite.condition',
  ],
  [
    'where one may not',
    'stayed',
    [duel(fighter(), fighter(), { place: FORT }), ...blows(CALM, CALM), flee(null)],
    { free: false },
    'foe.p8-fuite.impossible',
    'foe.p8-fuite.cout',
  ],
  [
    'a second round',
    'second-round',
    [duel(), ...blows(CALM, CALM)],
    { discarded: [4, 4] },
    'foe.p9-resolution.seconde-manche',
  ],
  [
    'against a card',
    'second-round',
    [beast(), ...ALONE, ...put('d1', 'i1', 'd1', 'i1'), PASS],
    { discarded: [4, 0] },
    'foe.p9-resolution.creature-seconde',
  ],
  [
    'a tie',
    'resolved',
    [duel(), ...ARMED, ...STILL],
    { winner: 1, dealt: [0, 0], tie: true, by: 'degats' },
    'foe.p9-resolution.egalite',
    'foe.p9-resolution.fin',
  ],
  [
    'by damage',
    'resolved',
    [duel(), ...ARMED, ...blows('a3 d1 a1 d1', 'd1 i1 d1 i1'), ...blows('d2 i2 d2 i2', 'd2 i2 d2 i2')],
    { winner: 0, tie: false, by: 'degats' },
    'foe.p9-resolution.vainqueur',
    'foe.p9-resolution.fin',
  ],
  [
    'one round: by PS',
    'resolved',
    [duel(fighter(), fighter(), { options: { combatPlusRapide: true } }), ...blows(CALM, CALM)],
    { winner: 1, tie: true, by: 'ps' },
    'foe.rapide.une-manche',
    'foe.rapide.une-manche-recul',
  ],
  [
    'the duel of a tie',
    'resolved',
    [duel(fighter(), fighter(), { final: true }), ...blows(CALM, CALM)],
    { winner: 1, tie: true, by: 'degats' },
    'foe.p9-resolution.egalite',
    'foe.p9-resolution.fin',
    'foe.fin.egalite-duel',
  ],
  [
    'cards go back',
    'shuffled',
    [duel(fighter({}, { spells: [HIT] })), ...LAID, cast('coup', 0)],
    { sizes: [21, 21] },
    'foe.p10-maintenance.melanger',
    'foe.paquet.taille',
  ],
  [
    'the loser is sent',
    'sent',
    [
      duel(fighter(), fighter(), { place: FORT }),
      ...ARMED,
      ...blows(CALM, CALM),
      flee(null),
      ...blows('d2 i2 d2 i2', 'd2 i2 d2 i2'),
      send('bois'),
    ],
    { side: 0, to: 'bois', name: 'le bois', by: 1 },
    'foe.p9-resolution.deplacer-le-perdant',
  ],
];
const armed = ([scenario, ...script]: Play): Play =>
  scenario.column === 'heros' && script[0]?.type !== 'weapon' ? [scenario, ...ARMED, ...script] : [scenario, ...script];
describe.each(Object.entries({ OPENING, CAPACITIES, BLOWS, ENDS }))('%s', (_, rows) => {
  test.for(rows)('%s: %s', ([, type, played, wanted, ...cites]) =>
    expect(events(armed(played)).find((event) => event.type === type && matches(event, wanted))).toMatchObject({
      ...wanted,
      cites,
    }),
  );
});
/** Of several events of a kind, the one of the side that is told. */
const matches = (event: CombatEvent, wanted: object): boolean =>
  !('side' in wanted) || !('side' in event) || event.side === wanted.side;

describe('what is asked', () => {
  const asked = (played: Play): readonly unknown[] => {
    const node = combatEpique.node(state(played));
    return [node.kind === 'choice' ? node.seat : node.kind, ...node.cites];
  };
  const onward = (steps: number): readonly unknown[] => {
    let now = state([duel(), ...LAID, PASS, PASS]);
    for (let i = 0; i < steps; i += 1) now = combatEpique.apply(now, { type: 'go' }).state;
    return combatEpique.node(now).cites;
  };
  test.for<readonly [string, Play, ...unknown[]]>([
    [
      'the active hero’s weapon',
      [duel()],
      0,
      'foe.p1-arme.jeton-arme',
      'foe.p1-arme.ordre',
      'foe.grille.arme-une-sur-deux',
      'foe.combat.epique',
      'foe.grille.declenchement',
    ],
    [
      'the defender’s',
      [duel(), weapon(0)],
      1,
      'foe.p1-arme.jeton-arme',
      'foe.p1-arme.ordre',
      'foe.grille.arme-une-sur-deux',
    ],
    [
      'against a card',
      [beast()],
      0,
      'foe.p1-arme.creature',
      'foe.grille.deux-colonnes',
      'foe.grille.arme-une-sur-deux',
      'foe.combat.epique',
      'foe.grille.declenchement',
    ],
    ['a card', [duel(), ...ARMED], 'chance', 'foe.p3-cartes.alternance', 'foe.grille.quatre-fois'],
    ['two cards of an « outil »', [duel(), ...ARMED, draw('outil')], 'chance', 'foe.paquet.outil-deux-cartes'],
    [
      'which of them',
      [duel(), ...ARMED, draw('outil'), draw('plus1'), draw('plus2')],
      0,
      'foe.paquet.outil-deux-cartes',
    ],
    ['who has the word', [duel(), ...LAID], 0, 'foe.p4-capacites.alternance', 'foe.p4-capacites.passer'],
    [
      'against a card',
      [beast(), ...ALONE, ...put('d1', 'i1', 'd1', 'i1')],
      0,
      'foe.p4-capacites.creature-heros',
      'foe.p4-capacites.alternance',
      'foe.p4-capacites.passer',
    ],
    ['totals', [duel(), ...LAID, PASS, PASS], 0, 'foe.p5-totaux.somme', 'foe.p5-totaux.initiative-premier'],
  ])('%s', ([, played, ...wanted]) => expect(asked(played)).toEqual(wanted));
  test('step by step: totals, both blows', () =>
    expect([onward(0), onward(1), onward(2)]).toEqual([
      ['foe.p5-totaux.somme', 'foe.p5-totaux.initiative-premier'],
      ['foe.p6-degats.premier-attaquant'],
      ['foe.p6-degats.riposte', 'foe.p6-degats.une-seule'],
    ]));
  test('of two equal cards of a zone, one is offered', () => {
    const offered = (played: Play, type: CombatAction['type']): readonly CombatAction[] => {
      const node = combatEpique.node(state(played));
      return node.kind === 'choice' ? node.options.filter((one) => one.type === type) : [];
    };
    const surges = offered([duel(), ...ARMED, ...round('as d1 as d1', CALM)], 'surge');
    expect(surges).toEqual([{ type: 'surge', spot: { zone: 'attaque', at: 0 } }]);
    const swaps = offered(
      [duel(), ...ARMED, ...put('t', 'a1', 'd1', 'd1', 'i1', 'a1', 'd1', 'd1', 'i1')],
      'swap',
    ) as Extract<CombatAction, { readonly type: 'swap' }>[];
    expect(swaps).toEqual([{ type: 'swap', a: { zone: 'attaque', at: 0 }, b: { zone: 'defense', at: 0 } }]);
  });
  test('a fall', () => {
    const fallen = run({
      scenario: duel(fighter({}, { spells: [HIT] })),
      play: [...LAID, cast('coup', 0)],
      stop: true,
    }).state;
    expect(combatEpique.node(fallen).cites).toEqual(['foe.p7-vaincus.heros', 'foe.vaincu.seuil']);
  });
});

describe('what is refused', () => {
  const refused = (played: Play, action: CombatAction): readonly unknown[] | undefined => {
    const fault = combatEpique.refuse(state(played), action);
    return fault === undefined ? undefined : [fault.code, ...fault.cites];
  };
  const OTHER = 'autre-decision';
  const SPOT = { zone: 'attaque', at: 0 } as const;
  const WORD: Play = [duel(fighter({}, { soldiers: 1 })), ...LAID];
  const HELD: Play = [duel(), ...ARMED, draw('plus1')];
  const SURGED: Play = [duel(), ...ARMED, ...round('as d1 a1 d1', CALM)];
  const THIRD: Play = [
    duel(fighter(), fighter(), { bystander: { name: 'La Horde', spells: [spell('froid')] } }),
    ...LAID,
    PASS,
    PASS,
  ];
  const FLEES: Play = [duel(fighter({}, { eternium: 1 }), fighter(), { place: FORT }), ...ARMED, ...blows(CALM, CALM)];
  const EXIT = (): CombatState => run({ scenario: FLEES[0], play: FLEES.slice(1) as CombatAction[] }).state;
  test.for<readonly [string, Play, CombatAction, ...string[]]>([
    ['a weapon, later', HELD, weapon(0), OTHER, 'foe.p1-arme.jeton-arme', 'foe.p9-resolution.seconde-manche'],
    [
      'a third weapon',
      [duel()],
      { type: 'weapon', weapon: 2 as 0 },
      OTHER,
      'foe.p1-arme.jeton-arme',
      'foe.p9-resolution.seconde-manche',
    ],
    ['a card while one is in hand', HELD, draw('plus2'), OTHER, 'foe.p3-cartes.alternance'],
    [
      'a card that is no longer there',
      [
        duel(fighter({}, { deck: { plus1: 21, plus2: 0, plus3: 0, surcharge: 0, temps: 0, outil: 0, flux: 0 } })),
        ...ARMED,
      ],
      draw('flux'),
      'tirage-impossible',
      'foe.p3-cartes.alternance',
      'foe.grille.quatre-fois',
    ],
    [
      'a die against a hero',
      [duel(), ...ARMED],
      epic('a1'),
      'tirage-impossible',
      'foe.p3-cartes.alternance',
      'foe.grille.quatre-fois',
    ],
    [
      'one card more than four',
      WORD,
      draw('plus1'),
      'quota-atteint',
      'foe.grille.quatre-fois',
      'foe.paquet.flux-hors-limite',
    ],
    ['laid', WORD, lay('attaque'), 'quota-atteint', 'foe.grille.quatre-fois', 'foe.paquet.flux-hors-limite'],
    ['laid before it is drawn', [duel(), ...ARMED], lay('attaque'), OTHER, 'foe.p3-cartes.alternance'],
    [
      'shown to a hero',
      HELD,
      { type: 'lay', zone: 'attaque', shown: true },
      'carte-visible',
      'foe.p3-cartes.base-cachee',
    ],
    [
      'two in hand, one laid',
      [duel(), ...ARMED, draw('outil'), draw('plus1'), draw('plus2')],
      lay('attaque'),
      OTHER,
      'foe.paquet.outil-deux-cartes',
    ],
    ['kept, of none', HELD, { type: 'keep', card: 'plus1' }, OTHER, 'foe.paquet.outil-deux-cartes'],
    [
      'kept, that has not come',
      [duel(), ...ARMED, draw('outil'), draw('plus1'), draw('plus2')],
      { type: 'keep', card: 'flux' },
      OTHER,
      'foe.paquet.outil-deux-cartes',
    ],
    ['concentration without a card', [duel(), ...ARMED], FOCUS, OTHER, 'foe.p3-cartes.concentration'],
    [
      'after an « outil »',
      [duel(), ...ARMED, draw('outil'), draw('plus1'), draw('plus2'), { type: 'keep', card: 'plus1' }],
      FOCUS,
      'pas-apres-outil',
      'foe.paquet.outil-deux-cartes',
      'foe.p3-cartes.concentration',
    ],
    [
      'beyond one’s spirit',
      [duel(fighter({ spirit: 0 })), ...ARMED, draw('plus1')],
      FOCUS,
      'plus-de-concentration',
      'foe.p3-cartes.concentration-limite',
      'foe.p3-cartes.concentration-compte',
    ],
    [
      'the zone of the last card',
      [duel(), ...ARMED, ...put('a1', 'a1'), draw('plus1')],
      lay('attaque'),
      'meme-zone',
      'foe.p3-cartes.zone-differente',
    ],
    [
      'a flux there',
      [duel(), ...ARMED, ...put('a1', 'a1'), draw('flux')],
      lay('attaque'),
      'meme-zone',
      'foe.p3-cartes.zone-differente-flux',
      'foe.p3-cartes.zone-differente',
    ],
    [
      'a time card in a zone',
      [duel(), ...ARMED, draw('temps')],
      lay('attaque'),
      'temps-a-cote',
      'foe.paquet.temps-pose',
    ],
    ['another beside', HELD, lay('cote'), 'seul-temps-a-cote', 'foe.paquet.temps-pose'],
    ['a capacity in phase 3: surge', HELD, { type: 'surge', spot: SPOT }, OTHER, 'foe.p4-capacites.temps-ou-surcharge'],
    ['swap', HELD, { type: 'swap', a: SPOT, b: SPOT }, OTHER, 'foe.paquet.temps-effet'],
    ['spell', HELD, cast('feu', 0), OTHER, 'foe.p4-capacites.sort', 'foe.soutien.sort-combat'],
    ['consumable', HELD, { type: 'consume', card: 'eau' }, OTHER, 'foe.p4-capacites.consommable'],
    ['soldiers', HELD, give(1, 0, 0), OTHER, 'foe.p4-capacites.soldats'],
    ['passing', HELD, PASS, OTHER, 'foe.p4-capacites.passer'],
    ['no surge there', WORD, { type: 'surge', spot: SPOT }, 'pas-une-surcharge', 'foe.p4-capacites.temps-ou-surcharge'],
    [
      'a surge that has acted',
      [...SURGED, { type: 'surge', spot: SPOT }, PASS] as unknown as Play,
      { type: 'surge', spot: SPOT },
      'surcharge-deja',
      'foe.p4-capacites.pas-deux-fois',
    ],
    ['no time card', WORD, { type: 'swap', a: SPOT, b: SPOT }, 'sans-temps', 'foe.paquet.temps-effet'],
    ['no soldier', WORD, give(0, 0, 0), 'aucun-soldat', 'foe.p4-capacites.soldats'],
    ['fewer than none', WORD, give(2, -1, 0), 'aucun-soldat', 'foe.p4-capacites.soldats'],
    ['halves', WORD, give(0.5, 0.5, 0), 'aucun-soldat', 'foe.p4-capacites.soldats'],
    ['too many', WORD, give(1, 1, 0), 'trop-de-soldats', 'foe.p4-capacites.soldats'],
    [
      'again',
      [...WORD, give(1, 0, 0), PASS] as unknown as Play,
      give(1, 0, 0),
      'soldats-deja',
      'foe.p4-capacites.soldats-une-fois',
    ],
    ['a spell that one has not', WORD, cast('feu', 0), 'sort-absent', 'foe.p4-capacites.sort'],
    [
      'for the other one',
      [duel(fighter({}, { spells: [spell('feu')] })), ...LAID],
      cast('feu', 1),
      'sort-camp',
      'foe.soutien.sort-vous',
      'foe.soutien.sort-combat-cible',
    ],
    [
      'a consumable that one has not',
      WORD,
      { type: 'consume', card: 'eau' },
      'consommable-absent',
      'foe.p4-capacites.consommable',
    ],
    ['who looks on plays spells only', THIRD, give(1, 0, 0), 'sorts-seulement', 'foe.p4-capacites.trois-equipes'],
    ['a bonus that nothing gives', WORD, { type: 'zone', zone: 'attaque' }, OTHER, 'foe.soutien.sort-duree'],
    ['a card turned down by nothing', WORD, { type: 'flip', spot: SPOT }, OTHER, 'foe.p5-totaux.carte-retournee'],
    ['going on while somebody has the word', WORD, { type: 'go' }, OTHER, 'foe.grille.dix-phases'],
    ['paying nothing', WORD, { type: 'pay', card: null }, OTHER, 'foe.vaincu.paiement'],
    ['taming', WORD, { type: 'tame', yes: true }, OTHER, 'foe.soutien.dompter'],
    ['fleeing too soon', WORD, flee(null), OTHER, 'foe.p8-fuite.condition'],
    ['sending', WORD, send('bois'), OTHER, 'foe.p9-resolution.deplacer-le-perdant'],
    ['what power dice and the solo mode do', WORD, { type: 'stop' }, OTHER, 'foe.grille.dix-phases'],
  ])('%s', ([, played, action, ...wanted]) => expect(refused(played, action)).toEqual(wanted));
  test.each<readonly [string, ...string[]]>([
    ['mer', 'fuite-mer', 'foe.plateau.mers', 'foe.p8-fuite.cout'],
    ['base', 'fuite-base', 'foe.plateau.base-inviolable', 'foe.p8-fuite.cout'],
    ['tour', 'fuite-occupee', 'foe.p8-fuite.impossible', 'foe.p8-fuite.cout'],
    ['lune', 'zone-non-adjacente', 'foe.p8-fuite.cout', 'foe.plateau.adjacence'],
    ['bois', 'fuite-eternium', 'foe.p8-fuite.cout'],
  ])('fleeing to %s', (to, ...wanted) => {
    const fault = combatEpique.refuse(EXIT(), flee(to));
    expect([fault?.code, ...(fault?.cites ?? [])]).toEqual(wanted);
  });
  test('once it is over', () => {
    const over = run({ scenario: duel(fighter({}, { spells: [HIT] })), play: [...LAID, cast('coup', 0)] }).state;
    expect(combatEpique.refuse(over, PASS)).toMatchObject({
      code: 'combat-fini',
      cites: ['foe.p10-maintenance.melanger'],
    });
  });
});
