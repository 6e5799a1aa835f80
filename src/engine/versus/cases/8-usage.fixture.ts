// What a week of play found: cases that the ledger does not have.
import type { PartieAction } from '../partie/types.ts';
import {
  activate,
  acting,
  after,
  buying,
  choose,
  DONE,
  EVENT,
  move,
  neutralise,
  pick,
  type PositionSpec,
  type Row,
  test,
} from './trials.fixture.ts';

const RICH = { discs: [8, 0, 2], cubes: [11, 0] } as const;
const FREEZE: PositionSpec = {
  active: 'villain',
  zones: ['Quai', 'Ruelle'],
  markers: [{ kind: 'freeze', zone: 'Ruelle' }],
};
const CHARGE = 'intervention';
const lend = (figure?: string): PartieAction => ({
  type: 'lend',
  special: CHARGE,
  ...(figure === undefined ? {} : { figure }),
});
const killed = (
  figure: string,
  amount: number,
  by: string,
  means: 'melee' | 'ranged' | 'other' = 'melee',
): PartieAction => ({ type: 'wounds', figure, amount, by, means });
const card = (id: string, name: string, side: 'hero' | 'villain', life: number) =>
  ({ id, name, side, level: 'leader', figures: 1, life }) as const;
const SOUTIRER = ['vs.m7.soutirer'] as const;
const GRUNDY: PositionSpec = {
  mission: 'm6',
  active: 'villain',
  villain: { ...RICH, cubes: [20, 0], hq: 'solomon-grundy' },
  options: { m6EventCamp: 'villain', eventOrder: 'playerChoice' },
};
/** Grundy falls during one event, his tile is taken away by the mission's, and the event tile is activated again. */
const removed = after(
  buying(GRUNDY),
  activate(EVENT.villain),
  { type: 'first', what: 'power' },
  neutralise('solomon-grundy#1'),
);
const BATWING: PositionSpec = {
  mission: 'm4',
  active: 'hero',
  hero: { ...RICH, hq: 'batwing' },
  figures: { 'batwing#1': 'Hall' },
  zones: ['Hall', 'Guichets'],
};

export const USAGE: readonly Row[] = [
  {
    n: 1,
    title: 'Two-Face: his other tile makes his one figure act (A27)',
    rules: ['vs.pouvoirs-vilains.two-face-heads-tails'],
    silent: ['vs.pouvoirs-vilains.two-face-heads-tails'],
    start: acting(
      {
        active: 'villain',
        zones: ['Quai', 'Port'],
        villain: { hq: 'two-face-heads' },
        figures: { 'two-face-heads#1': 'Quai' },
      },
      'two-face-tails',
    ),
    play: [move('two-face-heads#1', 'Port')],
    expect: {
      figures: { 'two-face-heads#1': { zone: 'Port' } },
      refused: [[move('sbires-vilains-a#1', 'Port'), 'n-agit-pas']],
    },
    also: [
      {
        name: 'the other way round, a test of the mission',
        start: acting({ active: 'villain', villain: { hq: 'two-face-tails' } }, 'two-face-heads'),
        expect: { allowed: [test('amorcer', 'bombe-1', { figure: 'two-face-tails#1', success: true })] },
      },
      {
        name: 'with two figures, each tile has its own',
        start: acting(
          {
            active: 'villain',
            zones: ['Quai', 'Port'],
            villain: { hq: 'two-face-heads' },
            options: { twoFaceFigures: 2 },
          },
          'two-face-tails',
        ),
        expect: {
          allowed: [move('two-face-tails#1', 'Port')],
          refused: [[move('two-face-heads#1', 'Port'), 'n-agit-pas']],
        },
      },
    ],
  },
  {
    n: 2,
    title: 'Katana takes whom her wounds strike down',
    rules: ['vs.pouvoirs-heros.katana-capture', 'vs.mise-en-place.pions-pv'],
    start: acting({ active: 'hero', hero: { hq: 'katana' }, tiles: [card('tusk', 'Tusk', 'villain', 4)] }, 'katana'),
    play: [killed('tusk#1', 4, 'katana#1', 'other')],
    expect: {
      figures: { 'tusk#1': { at: 'soultaker', life: 0 } },
      faces: { tusk: 'neutralised' },
      events: [
        { type: 'wounded', figure: 'tusk#1', by: 'katana#1' },
        { type: 'captured', figure: 'tusk#1', souls: 1 },
      ],
    },
    also: [
      {
        name: 'not when they leave life, nor when nobody says who',
        start: acting(
          { active: 'hero', hero: { hq: 'katana' }, tiles: [card('tusk', 'Tusk', 'villain', 4)] },
          'katana',
        ),
        play: [killed('tusk#1', 3, 'katana#1'), { type: 'wounds', figure: 'tusk#1', amount: 1 }],
        expect: {
          figures: { 'tusk#1': { at: 'out', zone: null, life: 0 } },
          faces: { tusk: 'neutralised' },
          untold: ['captured'],
        },
      },
      {
        name: 'an author who is not there, or the victim',
        start: acting(
          { active: 'hero', hero: { hq: 'katana' }, tiles: [card('tusk', 'Tusk', 'villain', 4)] },
          'katana',
        ),
        expect: {
          refused: [
            [killed('tusk#1', 4, 'batman#1'), 'auteur-inconnu'],
            [killed('tusk#1', 4, 'tusk#1'), 'auteur-inconnu'],
            ...[-3, 0.5, Number.NaN, 1e9].map(
              (amount) => [{ type: 'wounds', figure: 'tusk#1', amount }, 'blessures-nombre', 'de 1 à 30'] as const,
            ),
          ],
        },
      },
    ],
  },
  {
    n: 3,
    title: 'Mr. Bloom mutates whom his melee wounds strike down',
    rules: ['vs.pouvoirs-vilains.mr-bloom-mutation'],
    start: acting(
      { active: 'villain', villain: { hq: 'mr-bloom' }, tiles: [card('huntress', 'Huntress', 'hero', 5)] },
      'mr-bloom',
    ),
    play: [killed('huntress#1', 5, 'mr-bloom#1'), { type: 'yes' }],
    expect: {
      figures: { 'huntress#1': { at: 'out', life: 0 }, 'blooms-gang#2': { at: 'board' } },
      faces: { huntress: 'neutralised' },
      events: [{ type: 'reinforced', tile: 'blooms-gang' }],
    },
    also: [
      {
        name: 'at range, nobody comes',
        start: acting(
          { active: 'villain', villain: { hq: 'mr-bloom' }, tiles: [card('huntress', 'Huntress', 'hero', 5)] },
          'mr-bloom',
        ),
        play: [killed('huntress#1', 5, 'mr-bloom#1', 'ranged')],
        expect: {
          figures: { 'huntress#1': { at: 'out', life: 0 } },
          faces: { huntress: 'neutralised' },
          tasks: ['act'],
        },
      },
    ],
  },
  {
    n: 4,
    title: 'freeze: a gang of unknown level is held as minions are (A70)',
    rules: ['vs.pouvoirs-heros.renee-montoya-freeze-effet'],
    start: acting(
      { ...FREEZE, villain: { hq: 'red-hood' }, figures: { 'red-hoods-gang#1': 'Ruelle', 'red-hoods-gang#2': 'Quai' } },
      'red-hoods-gang',
    ),
    expect: {
      refused: [[move('red-hoods-gang#1', 'Quai'), 'tenu-en-joue']],
      allowed: [move('red-hoods-gang#2', 'Ruelle')],
    },
    also: [
      {
        name: 'Bloom’s gang',
        start: acting(
          { ...FREEZE, villain: { hq: 'mr-bloom' }, figures: { 'blooms-gang#1': 'Ruelle' } },
          'blooms-gang',
        ),
        expect: { refused: [[move('blooms-gang#1', 'Quai'), 'tenu-en-joue']] },
      },
      {
        name: 'a lieutenant is not',
        start: acting({ ...FREEZE, figures: { 'tusk#1': 'Ruelle' } }, 'tusk'),
        expect: { allowed: [move('tusk#1', 'Quai')] },
      },
      {
        name: 'by option, it acts; an ordinary minion does not',
        start: acting(
          {
            ...FREEZE,
            villain: { hq: 'red-hood' },
            figures: { 'red-hoods-gang#1': 'Ruelle' },
            options: { freezeHoldsGangs: false },
          },
          'red-hoods-gang',
        ),
        expect: { allowed: [move('red-hoods-gang#1', 'Quai')] },
      },
      {
        start: acting(
          { ...FREEZE, figures: { 'sbires-vilains-a#1': 'Ruelle' }, options: { freezeHoldsGangs: false } },
          'sbires-vilains-a',
        ),
        expect: { refused: [[move('sbires-vilains-a#1', 'Quai'), 'tenu-en-joue']] },
      },
    ],
  },
  {
    n: 5,
    title: 'mission 4: a charge each for two elites of one tile (A60)',
    rules: ['vs.m4.intervention'],
    start: acting({ mission: 'm4', active: 'hero' }, 'elites-heros-a'),
    play: [lend('elites-heros-a#1'), lend('elites-heros-a#2')],
    expect: {
      events: [
        { type: 'lent', figure: 'elites-heros-a#1', left: 1 },
        { type: 'lent', figure: 'elites-heros-a#2', left: 0 },
      ],
      refused: [[lend('elites-heros-a#3'), 'charges-epuisees']],
    },
    also: [
      {
        name: 'not two for one',
        start: after(acting({ mission: 'm4', active: 'hero' }, 'elites-heros-a'), lend('elites-heros-a#1')),
        expect: {
          refused: [
            [lend('elites-heros-a#1'), 'charge-deja'],
            [lend('huntress#1'), 'elite-exigee'],
          ],
          allowed: [lend('elites-heros-a#2'), lend()],
        },
      },
      {
        name: 'nor for minions, nor for the villain’s',
        start: acting({ mission: 'm4', active: 'hero' }, 'sbires-heros-a'),
        expect: {
          refused: [
            [lend(), 'elite-exigee'],
            [lend('elites-vilains-a#1'), 'elite-exigee'],
          ],
        },
      },
      {
        name: 'one alone left of the tile: one charge',
        start: after(
          acting(
            {
              mission: 'm4',
              active: 'hero',
              figures: { 'elites-heros-a#2': { out: true }, 'elites-heros-a#3': { out: true } },
            },
            'elites-heros-a',
          ),
          lend(),
        ),
        expect: {
          refused: [
            [lend(), 'elite-exigee'],
            [lend('elites-heros-a#1'), 'elite-exigee'],
          ],
        },
      },
    ],
  },
  {
    n: 6,
    title: 'mission 4: a charge for an elite whom Harvey Bullock makes act',
    rules: ['vs.m4.intervention', 'vs.pouvoirs-heros.harvey-bullock-escouade'],
    start: buying({ mission: 'm4', active: 'hero', hero: { ...RICH, hq: 'harvey-bullock' } }),
    play: [activate(EVENT.hero), { type: 'pick-tile', tile: 'elites-heros-a' }, lend('elites-heros-a#2'), DONE],
    expect: { discs: { hero: [7, 1, 2] }, events: [{ type: 'lent', figure: 'elites-heros-a#2', left: 1 }], tasks: [] },
    also: [
      {
        name: 'his minions have none',
        start: after(
          buying({ mission: 'm4', active: 'hero', hero: { ...RICH, hq: 'harvey-bullock' } }),
          activate(EVENT.hero),
          { type: 'pick-tile', tile: 'sbires-heros-a' },
        ),
        expect: { refused: [[lend('sbires-heros-a#1'), 'elite-exigee']] },
      },
    ],
  },
  {
    n: 7,
    title: 'Mr. Freeze is not his own friend, and the refusal says so (A71)',
    rules: ['vs.pouvoirs-vilains.mr-freeze-givre'],
    start: buying({
      active: 'villain',
      villain: { ...RICH, hq: 'mr-freeze' },
      figures: { 'mr-freeze#1': 'Quai', 'elites-heros-a#1': 'Quai' },
    }),
    play: [activate(EVENT.villain), choose('a')],
    expect: {
      discs: { villain: [7, 1, 2] },
      refused: [
        [pick('mr-freeze#1'), 'qg-exclu', 'quelqu’un d’autre'],
        [pick('elites-heros-a#1'), 'pas-de-ce-camp'],
      ],
    },
    also: [
      {
        name: 'by option he freezes his own zone, and is spared',
        start: buying({
          active: 'villain',
          villain: { ...RICH, hq: 'mr-freeze' },
          figures: { 'mr-freeze#1': 'Quai', 'elites-heros-a#1': 'Quai' },
          options: { freezeOwnZone: true },
        }),
        play: [activate(EVENT.villain), choose('a'), pick('mr-freeze#1')],
        expect: {
          discs: { villain: [7, 1, 2] },
          events: [{ type: 'immobilised', figures: ['elites-heros-a#1'], zone: 'Quai' }],
        },
      },
      {
        name: 'the same word for Black Mask, who cannot sacrifice himself',
        start: after(
          buying({ active: 'villain', villain: { ...RICH, hq: 'black-mask' } }),
          activate(EVENT.villain),
          choose('a'),
        ),
        expect: { refused: [[pick('black-mask#1'), 'qg-exclu']] },
      },
      {
        name: 'Alfred heals lieutenants: others are refused for that',
        start: after(buying({ active: 'hero', hero: { ...RICH, hq: 'alfred' } }), activate(EVENT.hero), choose('a')),
        expect: {
          refused: [
            [pick('sbires-heros-a#1'), 'lieutenant-exige'],
            [pick('tusk#1'), 'pas-de-ce-camp'],
            [pick('alfred#1'), 'qg-exclu'],
          ],
        },
      },
    ],
  },
  {
    n: 8,
    title: 'mission 6: the tile of a fallen Grundy goes to the box, and he with it (A72)',
    rules: ['vs.m6.evenement', 'vs.qg.dissociation'],
    start: removed,
    play: [{ type: 'pick-tile', tile: 'solomon-grundy' }, activate(EVENT.villain), { type: 'first', what: 'power' }],
    expect: {
      discs: { villain: [5, 3, 2] },
      faces: { 'solomon-grundy': 'boxed' },
      figures: { 'solomon-grundy#1': { at: 'out' } },
      events: [{ type: 'no-power', why: 'dissociated' }],
      untold: ['risen'],
    },
    also: [
      {
        name: 'by option he rises, and his tile comes back last',
        start: after(
          buying({ ...GRUNDY, options: { ...GRUNDY.options, m6RemovedRises: true } }),
          activate(EVENT.villain),
          { type: 'first', what: 'power' },
          neutralise('solomon-grundy#1'),
          { type: 'pick-tile', tile: 'solomon-grundy' },
        ),
        play: [activate(EVENT.villain), { type: 'first', what: 'power' }],
        expect: {
          discs: { villain: [5, 3, 2] },
          faces: { 'solomon-grundy': 'active' },
          figures: { 'solomon-grundy#1': { at: 'board' } },
          river: {
            villain: [
              'sbires-vilains-a',
              'elites-vilains-a',
              'tusk',
              'elites-vilains-b',
              'sbires-vilains-b',
              EVENT.villain,
              'solomon-grundy',
            ],
          },
          events: [{ type: 'risen' }, { type: 'moved', tile: 'solomon-grundy', place: 7 }],
        },
      },
    ],
  },
  {
    n: 9,
    title: 'a Citizen under Poison Ivy does not make himself talk',
    rules: SOUTIRER,
    start: after(
      buying({
        mission: 'm7',
        active: 'villain',
        villain: { ...RICH, hq: 'poison-ivy' },
        pieces: { citizen: ['@Labo', '@Labo', '@Cour'] },
        figures: { 'sbires-vilains-a#1': 'Labo' },
      }),
      activate(EVENT.villain),
      pick('citizens#1'),
    ),
    expect: {
      refused: [
        [test('soutirer', 'citizen-1'), 'soi-meme'],
        [test('soutirer', 'citizen-1', { figure: 'citizens#1', success: true }), 'soi-meme'],
        [test('soutirer', 'citizen-3'), 'meme-zone'],
      ],
      allowed: [test('soutirer', 'citizen-2')],
    },
  },
  {
    n: 10,
    title: 'Batwing beside a hostage: what is not possible is told (A58)',
    rules: ['vs.m4.otages-zone', 'vs.pouvoirs-heros.batwing-choc', 'vs.pouvoirs-heros.batwing-rien'],
    start: buying({ ...BATWING, pieces: { otage: ['@Hall', '@Guichets', '@Guichets', '@Guichets'] } }),
    play: [activate(EVENT.hero)],
    expect: {
      discs: { hero: [7, 1, 2] },
      events: [
        { type: 'barred', power: 'batwing', key: 'a', figure: 'otages#1' },
        { type: 'power-began', key: 'b' },
      ],
    },
    also: [
      {
        name: 'without a hostage there, both effects are open',
        start: buying({ ...BATWING, pieces: { otage: ['@Guichets', '@Guichets', '@Guichets', '@Guichets'] } }),
        play: [activate(EVENT.hero)],
        expect: { discs: { hero: [7, 1, 2] }, open: [choose('a'), choose('b')], untold: ['barred'] },
      },
    ],
  },
  {
    n: 11,
    title: 'an explosion aimed at a hostage himself is refused for him, one at his zone for the zone',
    rules: ['vs.m4.otages-proteges', 'vs.m4.otages-zone'],
    start: acting(
      {
        mission: 'm4',
        active: 'villain',
        pieces: { otage: ['@Hall', '@Hall', '@Hall', '@Hall'] },
        figures: { 'huntress#1': 'Hall' },
      },
      'elites-vilains-a',
    ),
    expect: {
      refused: [
        [{ type: 'aim', at: 'otage-1', means: 'explosion' }, 'otage-protege'],
        [{ type: 'aim', at: 'huntress#1', means: 'explosion' }, 'zone-avec-otage'],
      ],
    },
  },
];
