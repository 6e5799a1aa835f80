// Ledger, « Compléments », the powers: 155 to 192. Lives are typed by hand in each case: the source gives none.
import { known } from '../../kernel/result.ts';
import { CARDS, cardOf } from '../data.ts';
import type { PartieAction, PartieState, TileSpec } from '../partie/types.ts';
import type { Camp, FigureId, TileId, Zone } from '../types.ts';
import {
  acting,
  activate,
  after,
  at,
  buying,
  choose,
  count,
  DONE,
  EVENT,
  hq,
  move,
  pick,
  pickTile,
  pickZone,
  type PositionSpec,
  type Row,
  rolled,
  STOP,
  type Triple,
  type Trial,
  YES,
} from './trials.fixture.ts';

/** The event tile, first activation of the turn: 1 disc. */
const PAID: Triple = [2, 1, 7];
const lives = (life: Readonly<Record<TileId, number>>): readonly TileSpec[] =>
  Object.entries(life).map(([id, points]) => ({ ...known(cardOf(CARDS, id)), life: points }));
const leads = (camp: Camp, tile: TileId, spec: PositionSpec = {}): PositionSpec => ({
  ...spec,
  active: camp,
  [camp]: { hq: tile, cubes: [20, 0], ...spec[camp] },
});
/** Step 3 of the turn of the camp that this HQ leads. */
const ready = (camp: Camp, tile: TileId, spec?: PositionSpec): PartieState => buying(leads(camp, tile, spec));
const HERO_EVENT = activate(EVENT.hero);
const VILLAIN_EVENT = activate(EVENT.villain);
const all = (zone: Zone, ...figures: readonly FigureId[]): Readonly<Record<FigureId, Zone>> =>
  Object.fromEntries(figures.map((figure) => [figure, zone]));
const NOTHING: readonly (readonly [camp: Camp, tile: TileId])[] = [
  ['hero', 'batwing'],
  ['villain', 'black-mask'],
  ['villain', 'doctor-death'],
  ['villain', 'jason-todd-hush'],
];
const [batwing, ...othersIdle] = NOTHING.map(([camp, tile]): Trial => ({
  name: tile,
  start: ready(camp, tile),
  play: [activate(EVENT[camp]), choose('b')],
  expect: {
    discs: { [camp]: PAID },
    tasks: [],
    phase: 'discs',
    events: [{ type: 'idle', power: tile }],
    untold: ['asked', 'no-power'],
  },
}));
const VENOM: TileId = 'bane-venom-injected';
const HIDDEN: readonly PartieAction[] = [
  HERO_EVENT,
  pickZone('Rue', 1),
  pickZone('Quai', 1),
  { type: 'hide', shadow: 1 },
];
const YEAR_100 = { 'batman-year-100': 5 } as const;
const clayface = ready('villain', 'clayface', {
  villain: { choices: { avatar: 'bane' } },
  figures: { 'clayface#1': 'Quai' },
});
const asAvatar = after(clayface, VILLAIN_EVENT);
const AVATAR_RIVER = [
  'sbires-vilains-a',
  'elites-vilains-a',
  'tusk',
  'elites-vilains-b',
  'sbires-vilains-b',
  'bane',
  EVENT.villain,
];
/** Everybody to choose but the other camp's HQ. */
const choosing = (camp: Camp, zone: Readonly<Record<FigureId, Zone>>): PartieState =>
  at({
    hero: { hq: camp === 'hero' ? null : 'azrael', team: null },
    villain: { hq: camp === 'hero' ? 'deadshot' : null, team: null },
    figures: zone,
  });
const standing = (zone: Zone | null) => ({ at: 'board', zone, life: null, markers: [] }) as const;
const GANG_STRIKE = { type: 'neutralise', figure: 'sbires-heros-a#1', by: 'mr-bloom#1' } as const;
const HERO_TEAM = ['sbires-heros-a', 'elites-heros-a', 'huntress', 'elites-heros-b', 'sbires-heros-b'] as const;

export const EFFECTS: readonly Row[] = [
  {
    n: 155,
    title: 'Alfred: the lieutenant from 2 to 6',
    rules: ['vs.pouvoirs-heros.alfred-soin'],
    start: ready('hero', 'alfred', { tiles: lives({ huntress: 6 }), figures: { 'huntress#1': { life: 2 } } }),
    play: [HERO_EVENT, choose('a'), pick('huntress#1')],
    expect: {
      discs: { hero: PAID },
      figures: { 'huntress#1': { life: 6 } },
      events: [{ type: 'healed', figure: 'huntress#1', life: 6, amount: 4 }],
    },
  },
  {
    n: 156,
    title: 'Batman leaves the map for his shadows',
    rules: ['vs.pouvoirs-heros.batman-figurine-retiree', 'vs.pouvoirs-heros.batman-ombre-ciblable'],
    start: ready('hero', 'batman', { zones: ['Rue', 'Quai'], figures: { 'batman#1': 'Toit' } }),
    play: [...HIDDEN, activate('sbires-heros-a')],
    expect: {
      discs: { hero: [0, 3, 7] },
      shadows: 3,
      markers: ['smoke@Quai', 'smoke@Rue', 'smoke@Toit'],
      figures: { 'batman#1': { at: 'hidden', zone: null } },
      refused: [
        [{ type: 'aim', at: 'batman#1', means: 'ranged' }, 'batman-cache'],
        [move('batman#1', 'Quai'), 'batman-cache'],
      ],
      allowed: [{ type: 'aim', at: 'ombre-2', means: 'ranged' }],
    },
  },
  {
    n: 157,
    title: 'Batman (The Dark Knight Returns): 2 wounds after his blow',
    rules: ['vs.pouvoirs-heros.batman-dark-knight-returns-massue-blessures'],
    start: ready('hero', 'batman-dark-knight-returns', {
      tiles: lives({ 'batman-dark-knight-returns': 8 }),
      figures: { 'batman-dark-knight-returns#1': { life: 5 } },
    }),
    play: [HERO_EVENT, choose('b'), DONE],
    expect: { discs: { hero: PAID }, figures: { 'batman-dark-knight-returns#1': { life: 3 } } },
  },
  {
    n: 158,
    title: 'Batman (Year 100) at 4 of 5 does not recover 2',
    rules: ['vs.pouvoirs-heros.batman-year-100-echappee-soin', 'vs.pouvoirs-heros.batman-year-100-echappee-plafond'],
    start: ready('hero', 'batman-year-100', {
      tiles: lives(YEAR_100),
      figures: { 'batman-year-100#1': { life: 4, zone: 'Toit' } },
    }),
    play: [HERO_EVENT, DONE],
    expect: {
      discs: { hero: PAID },
      open: [count(0), count(1)],
      refused: [[count(2), 'soin-plafond', 'Le soin s’arrête aux points de vie de départ : 1 au plus.']],
    },
  },
  {
    n: 159,
    title: 'Batman (Year 100) beside a minion',
    rules: ['vs.pouvoirs-heros.batman-year-100-echappee-soin'],
    start: ready('hero', 'batman-year-100', {
      tiles: lives(YEAR_100),
      figures: { 'batman-year-100#1': { life: 4, zone: 'Toit' }, 'sbires-vilains-a#1': 'Quai' },
    }),
    play: [HERO_EVENT, move('batman-year-100#1', 'Quai'), DONE],
    expect: {
      discs: { hero: PAID },
      figures: { 'batman-year-100#1': { zone: 'Quai' } },
      open: [count(0)],
      refused: [[count(1), 'vilain-present']],
    },
  },
  {
    n: 160,
    title: 'to do nothing is an effect',
    rules: [
      'vs.pouvoirs-heros.batwing-rien',
      'vs.pouvoirs-vilains.black-mask-rien',
      'vs.pouvoirs-vilains.doctor-death-rien',
      'vs.pouvoirs-vilains.jason-todd-hush-rien',
    ],
    ...known(batwing),
    also: othersIdle,
  },
  {
    n: 161,
    title: 'Batwing ignores his own explosion',
    rules: ['vs.pouvoirs-heros.batwing-choc-ignore'],
    start: ready('hero', 'batwing'),
    play: [HERO_EVENT, choose('a')],
    expect: {
      discs: { hero: PAID },
      refused: [
        [{ type: 'wounds', figure: 'batwing#1', amount: 1 }, 'batwing-ignore'],
        [{ type: 'neutralise', figure: 'batwing#1' }, 'batwing-ignore'],
      ],
    },
  },
  {
    n: 162,
    title: 'Commissioner Gordon comes with two of the Heavy GCPD',
    rules: [
      'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
      'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd-figurines',
    ],
    start: choosing('hero', { 'commissioner-gordon#1': 'Rue' }),
    play: [hq('hero', 'commissioner-gordon')],
    expect: {
      river: { hero: ['commissioner-gordon', 'heavy-gcpd'] },
      faces: { 'commissioner-gordon': 'active', 'heavy-gcpd': 'active' },
      figures: {
        'commissioner-gordon#1': standing('Rue'),
        'heavy-gcpd#1': standing('Rue'),
        'heavy-gcpd#2': standing('Rue'),
      },
      events: [{ type: 'replaced', side: 'hero', tile: 'heavy-gcpd', figures: 2, by: 'commissioner-gordon' }],
    },
  },
  {
    n: 163,
    title: 'Duke: 1 and 2 successes, 3 wounds',
    rules: ['vs.pouvoirs-heros.duke-precognition', 'vs.pouvoirs-heros.duke-precognition-blessures'],
    start: ready('hero', 'duke', { tiles: lives({ tusk: 6 }), figures: all('Toit', 'duke#1', 'tusk#1') }),
    play: [HERO_EVENT, choose('a'), pick('tusk#1'), rolled(1 + 2)],
    expect: {
      discs: { hero: PAID },
      figures: { 'tusk#1': { life: 3 } },
      events: [{ type: 'wounded', figure: 'tusk#1', amount: 3, life: 3, power: 'duke' }],
    },
  },
  {
    n: 164,
    title: 'Duke aims in his own zone only',
    rules: ['vs.pouvoirs-heros.duke-precognition'],
    start: ready('hero', 'duke', { figures: { ...all('Toit', 'duke#1', 'huntress#1'), 'tusk#1': 'Quai' } }),
    play: [HERO_EVENT, choose('a')],
    expect: { discs: { hero: PAID }, allowed: [pick('huntress#1')], refused: [[pick('tusk#1'), 'pas-dans-la-zone']] },
  },
  {
    n: 165,
    title: 'Katana keeps whom she neutralises',
    rules: ['vs.pouvoirs-heros.katana-capture'],
    start: acting(leads('hero', 'katana'), 'katana'),
    play: [{ type: 'neutralise', figure: 'sbires-vilains-a#1', by: 'katana#1', means: 'melee' }],
    expect: {
      figures: { 'sbires-vilains-a#1': { at: 'soultaker' } },
      events: [{ type: 'captured', figure: 'sbires-vilains-a#1', souls: 1 }],
    },
  },
  {
    n: 166,
    title: 'Orphan’s token leaves before she acts',
    rules: ['vs.pouvoirs-heros.orphan-cassandra-cain-pion', 'vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait'],
    start: ready('hero', 'orphan-cassandra-cain'),
    play: [HERO_EVENT, activate('orphan-cassandra-cain')],
    expect: {
      discs: { hero: [0, 3, 7] },
      tasks: ['act'],
      events: [
        { type: 'marker-placed', kind: 'guard' },
        { type: 'marker-removed', kind: 'guard' },
      ],
    },
    also: [
      {
        name: 'the token',
        start: ready('hero', 'orphan-cassandra-cain'),
        play: [HERO_EVENT],
        expect: { discs: { hero: PAID }, figures: { 'orphan-cassandra-cain#1': { markers: ['guard'] } } },
      },
    ],
  },
  {
    n: 167,
    title: 'Robin (Tim Drake) alone: his move is all that is left',
    rules: ['vs.pouvoirs-heros.robin-tim-drake-ami', 'vs.qg.ou'],
    start: ready('hero', 'robin-tim-drake', { hero: { hq: 'robin-tim-drake', cubes: [20, 0], lost: HERO_TEAM } }),
    play: [HERO_EVENT],
    expect: {
      discs: { hero: PAID },
      open: [DONE],
      refused: [[choose('a'), 'effet-impossible']],
      events: [{ type: 'power-began', power: 'robin-tim-drake', key: 'b' }],
    },
  },
  {
    n: 168,
    title: 'Bane becomes Venom Bane',
    rules: ['vs.pouvoirs-vilains.bane-transformation'],
    start: ready('villain', 'bane', {
      tiles: lives({ bane: 7, [VENOM]: 10 }),
      figures: { 'bane#1': { life: 4, zone: 'Quai' } },
    }),
    play: [VILLAIN_EVENT, choose('a'), YES],
    expect: {
      discs: { villain: PAID },
      hq: { villain: VENOM },
      faces: { bane: 'boxed', [VENOM]: 'active' },
      figures: { [`${VENOM}#1`]: { at: 'board', zone: 'Quai', life: 10, markers: [] } },
      river: {
        villain: [
          'sbires-vilains-a',
          'elites-vilains-a',
          'tusk',
          'elites-vilains-b',
          'sbires-vilains-b',
          VENOM,
          EVENT.villain,
        ],
      },
    },
  },
  {
    n: 169,
    title: 'Venom Bane: 2 wounds after his activation',
    rules: ['vs.pouvoirs-vilains.bane-venom-injected-injection-blessures'],
    start: ready('villain', VENOM, { tiles: lives({ [VENOM]: 6 }) }),
    play: [VILLAIN_EVENT, DONE],
    expect: { discs: { villain: PAID }, figures: { [`${VENOM}#1`]: { life: 4 } } },
  },
  {
    n: 170,
    title: 'Clayface’s avatar is not the hero’s HQ',
    rules: ['vs.pouvoirs-vilains.clayface-avatar-choix', 'vs.pouvoirs-vilains.clayface-avatar-reserve'],
    start: at({ hero: { hq: 'batman', team: null }, villain: { hq: 'clayface', team: null } }),
    expect: {
      phase: 'avatar',
      picking: 'villain',
      refused: [
        [
          { type: 'avatar', tile: 'batman' },
          'deja-prise',
          'La tuile Batman est déjà en jeu : une tuile ne sert qu’une fois.',
        ],
      ],
    },
  },
  {
    n: 171,
    title: 'Clayface’s avatar comes in his zone and his place',
    rules: ['vs.pouvoirs-vilains.clayface-avatar-entre'],
    start: clayface,
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: PAID },
      faces: { clayface: 'absent', bane: 'active' },
      figures: { 'clayface#1': { at: 'reserve', zone: null }, 'bane#1': { at: 'board', zone: 'Quai' } },
      river: { villain: AVATAR_RIVER },
    },
  },
  {
    n: 172,
    title: 'Clayface comes back',
    rules: ['vs.pouvoirs-vilains.clayface-avatar-sort'],
    start: asAvatar,
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: [0, 3, 7] },
      faces: { clayface: 'active', bane: 'absent' },
      figures: { 'clayface#1': { at: 'board', zone: 'Quai' }, 'bane#1': { at: 'reserve', zone: null } },
      river: { villain: AVATAR_RIVER.map((tile) => (tile === 'bane' ? 'clayface' : tile)) },
    },
  },
  {
    n: 173,
    title: 'Clayface neutralised as his avatar',
    rules: [
      'vs.pouvoirs-vilains.clayface-avatar-neutralise',
      'vs.pouvoirs-vilains.clayface-avatar-association',
      'vs.qg.neutraliser-qg',
    ],
    start: clayface,
    play: [VILLAIN_EVENT, STOP, { type: 'neutralise', figure: 'bane#1' }],
    expect: {
      discs: { villain: PAID },
      faces: { clayface: 'absent', bane: 'neutralised', [EVENT.villain]: 'neutralised' },
      figures: { 'clayface#1': { at: 'out', zone: null }, 'bane#1': { at: 'out', zone: null } },
      losses: { villain: 2 },
    },
  },
  {
    n: 174,
    title: 'Deathstroke: 3 successes, 3 wounds',
    rules: ['vs.pouvoirs-vilains.deathstroke-point-faible', 'vs.pouvoirs-vilains.deathstroke-point-faible-blessures'],
    start: ready('villain', 'deathstroke', {
      tiles: lives({ huntress: 6 }),
      figures: all('Quai', 'deathstroke#1', 'huntress#1'),
    }),
    play: [VILLAIN_EVENT, DONE, pick('huntress#1'), rolled(3)],
    expect: { discs: { villain: PAID }, figures: { 'huntress#1': { life: 3 } } },
  },
  {
    n: 175,
    title: 'Doctor Death’s serum kills',
    rules: ['vs.pouvoirs-vilains.doctor-death-serum-neutralise'],
    start: ready('villain', 'doctor-death', { figures: all('Quai', 'doctor-death#1', 'sbires-vilains-a#1') }),
    play: [VILLAIN_EVENT, choose('a'), pick('sbires-vilains-a#1'), DONE],
    expect: { discs: { villain: PAID }, figures: { 'sbires-vilains-a#1': { at: 'out', zone: null } } },
  },
  {
    n: 176,
    title: 'Firefly: three flames, all full',
    rules: ['vs.pouvoirs-vilains.firefly-flammes'],
    start: ready('villain', 'firefly', {
      markers: [
        { kind: 'flame', zone: 'Quai', full: true },
        { kind: 'flame', zone: 'Rue', full: false },
        { kind: 'flame', zone: 'Toit', full: false },
      ],
    }),
    play: [VILLAIN_EVENT, choose('a')],
    expect: {
      discs: { villain: PAID },
      markers: ['flame@Quai', 'flame@Rue', 'flame@Toit'],
      events: [{ type: 'markers-flipped', kind: 'flame', count: 2 }],
    },
  },
  {
    n: 177,
    title: 'Killer Moth without fading gas',
    rules: ['vs.pouvoirs-vilains.killer-moth-gaz'],
    start: ready('villain', 'killer-moth', { markers: [{ kind: 'gas', zone: 'Quai', full: true }] }),
    play: [VILLAIN_EVENT, choose('a')],
    expect: { discs: { villain: PAID }, tasks: [], events: [{ type: 'markers-flipped', kind: 'gas', count: 0 }] },
  },
  {
    n: 178,
    title: 'Man-Bat carries a minion',
    rules: ['vs.pouvoirs-vilains.man-bat-vol-passager', 'vs.pouvoirs-vilains.man-bat-vol-depose'],
    start: ready('villain', 'man-bat', { zones: ['Z'], figures: all('Quai', 'man-bat#1', 'sbires-vilains-a#1') }),
    play: [VILLAIN_EVENT, choose('a'), pick('sbires-vilains-a#1'), move('man-bat#1', 'Z'), DONE],
    expect: { discs: { villain: PAID }, figures: { 'man-bat#1': { zone: 'Z' }, 'sbires-vilains-a#1': { zone: 'Z' } } },
  },
  {
    n: 179,
    title: 'Mr. Freeze freezes his zone but himself',
    rules: ['vs.pouvoirs-vilains.mr-freeze-givre', 'vs.pouvoirs-vilains.mr-freeze-givre-ignore'],
    start: ready('villain', 'mr-freeze', {
      figures: {
        ...all('Quai', 'mr-freeze#1', 'sbires-vilains-a#1', 'sbires-vilains-a#2'),
        'sbires-vilains-a#3': 'Rue',
      },
    }),
    play: [VILLAIN_EVENT, choose('a'), pick('sbires-vilains-a#1')],
    expect: {
      discs: { villain: PAID },
      events: [{ type: 'immobilised', figures: ['sbires-vilains-a#1', 'sbires-vilains-a#2'], zone: 'Quai' }],
    },
  },
  {
    n: 180,
    title: 'Mr. Bloom’s gang takes the place of the fallen',
    rules: ['vs.pouvoirs-vilains.mr-bloom-mutation', 'vs.pouvoirs-vilains.mr-bloom-mutation-reserve'],
    start: acting(leads('villain', 'mr-bloom', { figures: all('Quai', 'mr-bloom#1', 'sbires-heros-a#1') }), 'mr-bloom'),
    play: [{ ...GANG_STRIKE, means: 'melee' }, YES],
    expect: {
      figures: { 'sbires-heros-a#1': { at: 'out', zone: null }, 'blooms-gang#2': { at: 'board', zone: 'Quai' } },
    },
  },
  {
    n: 181,
    title: 'Mr. Bloom’s shots bring nobody',
    rules: ['vs.pouvoirs-vilains.mr-bloom-mutation'],
    start: acting(leads('villain', 'mr-bloom', { figures: all('Quai', 'mr-bloom#1', 'sbires-heros-a#1') }), 'mr-bloom'),
    play: [{ ...GANG_STRIKE, means: 'ranged' }],
    expect: {
      figures: { 'sbires-heros-a#1': { at: 'out', zone: null } },
      tasks: ['act'],
      refused: [[YES, 'bloom-corps-a-corps']],
    },
  },
  {
    n: 182,
    title: 'The Penguin shoots at whom he sees',
    rules: ['vs.pouvoirs-vilains.the-penguin-tir'],
    start: ready('villain', 'the-penguin'),
    play: [VILLAIN_EVENT, choose('a')],
    expect: {
      discs: { villain: PAID },
      refused: [[{ type: 'pick', figure: 'huntress#1', seen: false }, 'hors-de-vue']],
    },
  },
  {
    n: 183,
    title: 'The Penguin: 2 successes, 2 wounds',
    rules: ['vs.pouvoirs-vilains.the-penguin-tir-blessures'],
    start: ready('villain', 'the-penguin', { tiles: lives({ huntress: 6 }) }),
    play: [VILLAIN_EVENT, choose('a'), pick('huntress#1'), rolled(2)],
    expect: { discs: { villain: PAID }, figures: { 'huntress#1': { life: 4 } } },
  },
  {
    n: 184,
    title: 'Prof. Pyg operates no lieutenant',
    rules: ['vs.pouvoirs-vilains.prof-pyg-operation'],
    start: at({ villain: { hq: 'prof-pyg', choices: {} } }),
    expect: {
      phase: 'operate',
      refused: [[{ type: 'operate', tile: 'tusk' }, 'operation-niveau']],
      allowed: [{ type: 'operate', tile: 'sbires-vilains-a' }],
    },
  },
  {
    n: 185,
    title: 'Ratcatcher has no fifth swarm',
    rules: ['vs.pouvoirs-vilains.ratcatcher-nuee-nombre'],
    start: ready('villain', 'ratcatcher', {
      figures: { 'ratcatcher#1': 'Toit' },
      markers: ['Quai', 'Rue', 'Hall', 'Cave'].map((zone) => ({ kind: 'swarm', zone })),
    }),
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: PAID },
      tasks: [],
      events: [{ type: 'idle', power: 'ratcatcher' }],
      untold: ['marker-placed'],
    },
  },
  {
    n: 186,
    title: 'Red Hood comes with three of his gang',
    rules: ['vs.pouvoirs-vilains.red-hood-gang', 'vs.pouvoirs-vilains.red-hood-gang-figurines'],
    start: choosing('villain', { 'red-hood#1': 'Quai' }),
    play: [hq('villain', 'red-hood')],
    expect: {
      river: { villain: ['red-hood', 'red-hoods-gang'] },
      faces: { 'red-hood': 'active', 'red-hoods-gang': 'active' },
      figures: {
        'red-hood#1': standing('Quai'),
        'red-hoods-gang#1': standing('Quai'),
        'red-hoods-gang#2': standing('Quai'),
        'red-hoods-gang#3': standing('Quai'),
      },
      events: [{ type: 'replaced', side: 'villain', tile: 'red-hoods-gang', figures: 3, by: 'red-hood' }],
    },
  },
  {
    n: 187,
    title: 'Scarecrow’s gas goes where one of his stands',
    rules: ['vs.pouvoirs-vilains.scarecrow-gaz'],
    start: ready('villain', 'scarecrow', { figures: { 'scarecrow#1': 'Quai', 'huntress#1': 'Rue' } }),
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: PAID },
      refused: [
        [pick('huntress#1'), 'pas-de-ce-camp'],
        [pickZone('Rue'), 'choix-attendu'],
        [pickTile('huntress'), 'choix-attendu'],
      ],
    },
  },
  {
    n: 188,
    title: 'Two-Face (Tails) brings Heads',
    rules: ['vs.pouvoirs-vilains.two-face-tails-heads'],
    start: choosing('villain', {}),
    play: [hq('villain', 'two-face-tails')],
    expect: {
      river: { villain: ['two-face-tails', 'two-face-heads'] },
      faces: { 'two-face-tails': 'active', 'two-face-heads': 'active' },
      figures: { 'two-face-tails#1': standing(null) },
      events: [{ type: 'replaced', tile: 'two-face-heads', by: 'two-face-tails' }],
    },
  },
  {
    n: 189,
    title: 'Wrath: one gadget',
    rules: ['vs.pouvoirs-vilains.wrath-gadgets'],
    start: ready('villain', 'wrath'),
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: PAID },
      open: [
        choose('mouvement'),
        choose('corps-a-corps'),
        choose('distance'),
        choose('manipulation'),
        choose('reflexion'),
      ],
      refused: [[choose('mouvement', 'distance'), 'un-seul-effet', 'Choisissez un seul effet.']],
    },
  },
  {
    n: 190,
    title: 'Zsasz: 2 wounds given, 1 taken',
    rules: ['vs.pouvoirs-vilains.zsasz-scarification', 'vs.pouvoirs-vilains.zsasz-scarification-retour'],
    start: ready('villain', 'zsasz', {
      tiles: lives({ zsasz: 6, huntress: 6 }),
      figures: { 'zsasz#1': { zone: 'Quai', life: 3 }, 'huntress#1': { zone: 'Quai', life: 5 } },
    }),
    play: [VILLAIN_EVENT, choose('a'), pick('huntress#1')],
    expect: { discs: { villain: PAID }, figures: { 'zsasz#1': { life: 2 }, 'huntress#1': { life: 3 } } },
  },
  {
    n: 191,
    title: 'Solomon Grundy, up, can only run',
    rules: ['vs.pouvoirs-vilains.solomon-grundy-releve', 'vs.qg.ou'],
    start: ready('villain', 'solomon-grundy'),
    play: [VILLAIN_EVENT],
    expect: {
      discs: { villain: PAID },
      open: [DONE],
      refused: [[choose('a'), 'effet-impossible']],
      events: [{ type: 'power-began', power: 'solomon-grundy', key: 'b' }],
    },
  },
  {
    n: 192,
    title: 'The Joker’s venin where one of his stands',
    rules: ['vs.pouvoirs-vilains.the-joker-venin'],
    start: ready('villain', 'the-joker', { figures: { 'sbires-vilains-a#1': 'X' } }),
    play: [VILLAIN_EVENT, choose('a'), pick('sbires-vilains-a#1')],
    expect: { discs: { villain: PAID }, markers: ['venom@X'] },
  },
];
