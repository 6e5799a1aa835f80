// Ledger, « QG et événement »: 43 to 52. The event tile of the example river is in the seventh place: 7 cubes.
import { SPACES } from '../types.ts';
import {
  activate,
  amid,
  BEGIN,
  buying,
  choose,
  closing,
  DONE,
  END_TURN,
  EVENT,
  hack,
  neutralise,
  NO,
  pickTile,
  type PositionSpec,
  type Row,
  UPKEEP,
} from './trials.fixture.ts';

const led = (hq: string, more: PositionSpec['hero'] = {}): PositionSpec => ({
  active: 'hero',
  hero: { hq, discs: [5, 0, 5], cubes: [11, 0], ...more },
});
/** The villain's turn ends, then the hero's upkeep gives back energy to a post of 2 cubes ready and 9 tired. */
const JULIA: PositionSpec = {
  active: 'villain',
  hero: { hq: 'julia-pennyworth', discs: [3, 0, 7], cubes: [2, 9], recovery: 5 },
  villain: { discs: [3, 0, 7] },
};
const PAID = { hero: [4, 1, 5] } as const;
const m6 = (hq: string, lost: readonly string[] = []): PositionSpec => ({ ...led(hq, { lost }), mission: 'm6' });

export const HQ: readonly Row[] = [
  {
    n: 43,
    title: 'Batwing: the shock or nothing, but it has to be said',
    rules: ['vs.qg.obligatoire', 'vs.qg.ou'],
    start: buying(led('batwing')),
    play: [activate(EVENT.hero)],
    expect: {
      discs: PAID,
      open: [choose('a'), choose('b')],
      refused: [
        [DONE, 'choix-obligatoire'],
        [activate('sbires-heros-a'), 'choix-obligatoire'],
      ],
    },
    also: [
      {
        name: 'nothing',
        start: buying(led('batwing')),
        play: [activate(EVENT.hero), choose('b')],
        expect: { discs: PAID, phase: 'discs', tasks: [], events: [{ type: 'idle', power: 'batwing' }] },
      },
    ],
  },
  {
    n: 44,
    title: 'Azrael falls: his event tile too',
    rules: ['vs.qg.dissociation', 'vs.qg.neutraliser-qg'],
    start: closing(led('azrael')),
    play: [neutralise('azrael#1')],
    expect: {
      faces: { azrael: 'neutralised', [EVENT.hero]: 'neutralised' },
      figures: { 'azrael#1': { at: 'out', zone: null } },
      losses: { hero: 2 },
      events: [{ type: 'event-neutralised', side: 'hero' }],
    },
  },
  {
    n: 45,
    title: 'Azrael falls where the mission has an event: the tile goes on with that alone',
    rules: ['vs.qg.evenement-de-mission', 'vs.m6.evenement'],
    start: amid(m6('azrael', ['sbires-heros-a']), { phase: 'start' }),
    play: [neutralise('azrael#1'), BEGIN, activate(EVENT.hero), pickTile('sbires-heros-a')],
    expect: {
      discs: PAID,
      faces: { azrael: 'neutralised', 'sbires-heros-a': 'boxed' },
      figures: { 'azrael#1': { at: 'out' } },
      river: { hero: ['elites-heros-a', 'huntress', 'elites-heros-b', 'sbires-heros-b', 'azrael', EVENT.hero] },
      events: [
        { type: 'event-kept', side: 'hero', why: 'mission' },
        { type: 'no-power', why: 'dissociated' },
        { type: 'mission-event', tile: 'sbires-heros-a', none: false },
      ],
      untold: ['power-began', 'event-neutralised'],
    },
  },
  {
    n: 46,
    title: 'Julia falls: her event tile too, and her 2 cubes',
    rules: ['vs.qg.neutraliser-qg', 'vs.pouvoirs-heros.julia-pennyworth-energie'],
    start: closing(JULIA),
    play: [neutralise('julia-pennyworth#1'), END_TURN, UPKEEP],
    expect: {
      discs: { hero: [5, 0, 5] },
      cubes: { hero: [7, 4] },
      faces: { 'julia-pennyworth': 'neutralised', [EVENT.hero]: 'neutralised' },
      figures: { 'julia-pennyworth#1': { at: 'out' } },
      events: [
        { type: 'event-neutralised', side: 'hero' },
        { type: 'energy-recovered', side: 'hero', cubes: 5, more: 0 },
      ],
    },
    also: [
      {
        name: 'standing',
        start: closing(JULIA),
        play: [END_TURN, UPKEEP],
        expect: { discs: { hero: [5, 0, 5] }, cubes: { hero: [9, 2] } },
      },
    ],
  },
  {
    n: 47,
    title: 'Bruce Wayne falls: his Bat-Robots do not',
    rules: ['vs.qg.neutraliser-qg', 'vs.qg.remplacer-evenement'],
    start: closing(led('bruce-wayne')),
    play: [neutralise('bruce-wayne#1')],
    expect: {
      faces: { 'bruce-wayne': 'neutralised', 'bat-robots': 'active' },
      figures: { 'bruce-wayne#1': { at: 'out' } },
      losses: { hero: 1 },
      untold: ['event-neutralised', 'event-kept'],
    },
  },
  {
    n: 48,
    title: 'Bat-Robots are no event tile',
    rules: ['vs.qg.remplacer-evenement', 'vs.m6.evenement'],
    silent: ['vs.m6.evenement'], // the mission's event is what does not happen
    start: buying(m6('bruce-wayne', ['sbires-heros-a'])),
    play: [activate('bat-robots')],
    expect: { discs: PAID, tasks: ['act'], untold: ['mission-event', 'power-began', 'no-power'] },
  },
  {
    n: 49,
    title: 'a lieutenant falls: the event tile stays',
    rules: ['vs.mise-en-place.lieutenant-sans-evenement', 'vs.qg.neutraliser-qg'],
    silent: ['vs.qg.neutraliser-qg'], // nobody's HQ falls
    start: closing(led('azrael')),
    play: [neutralise('huntress#1')],
    expect: {
      faces: { huntress: 'neutralised' },
      figures: { 'huntress#1': { at: 'out' } },
      losses: { hero: 1 },
      untold: ['event-neutralised', 'event-kept'],
    },
  },
  {
    n: 50,
    title: 'Red Robin hacks the defence',
    rules: ['vs.pouvoirs-heros.red-robin-piratage', 'vs.pouvoirs-heros.red-robin-saturation'],
    start: buying(led('red-robin')),
    play: [activate(EVENT.hero), hack('defence')],
    expect: {
      discs: PAID,
      hacked: { villain: ['defence'] },
      tasks: [],
      events: [{ type: 'hacked', side: 'villain', space: 'defence', saturation: 2 }],
    },
  },
  {
    n: 51,
    title: 'Red Robin: one token on a space',
    rules: ['vs.pouvoirs-heros.red-robin-piratage'],
    start: buying(led('red-robin'), 0, { villain: { hacked: ['defence'] } }),
    play: [activate(EVENT.hero)],
    expect: { discs: PAID, open: [hack('move'), hack('reroll'), NO], refused: [[hack('defence'), 'case-piratee']] },
  },
  {
    n: 52,
    title: 'Red Robin: nothing left to hack',
    rules: ['vs.pouvoirs-heros.red-robin-piratage', 'vs.qg.obligatoire'],
    start: buying(led('red-robin'), 0, { villain: { hacked: SPACES } }),
    play: [activate(EVENT.hero)],
    expect: {
      discs: PAID,
      phase: 'discs',
      tasks: [],
      events: [{ type: 'idle', power: 'red-robin' }],
      untold: ['hacked'],
    },
  },
];
