// Ledger, « Mise en place »: 25 to 42.
import { EXAMPLE_RIVERS } from '../data.ts';
import type { SlotSpec, TileSpec } from '../partie/types.ts';
import type { Camp, TileId } from '../types.ts';
import { at, BEGIN, hq, type PositionSpec, position, type Row, take, UPKEEP } from './trials.fixture.ts';

/** Both camps have everything to choose. */
const WHOLE: PositionSpec = { hero: { hq: null, team: null }, villain: { hq: null, team: null } };
/** The HQs are there, the teams are not. */
const DRAFT: PositionSpec = { hero: { team: null }, villain: { team: null } };
/** The example river, with these tiles in its places (from 1). */
const river = (
  side: Camp,
  tiles: Readonly<Record<number, TileId>>,
  more: Readonly<Record<number, Partial<SlotSpec>>> = {},
): readonly SlotSpec[] =>
  EXAMPLE_RIVERS[side].map((slot, i) => ({
    ...slot,
    ...(tiles[i + 1] === undefined ? {} : { tile: tiles[i + 1] }),
    ...more[i + 1],
  }));
const leader = (id: TileId, name: string, side: Camp, more: Partial<TileSpec>): TileSpec => ({
  id,
  name,
  side,
  level: 'leader',
  figures: 1,
  ...more,
});
/** All but the HQ. */
const TEAM = { 1: 'sbires-heros-a', 2: 'elites-heros-a', 3: 'huntress', 4: 'elites-heros-b', 5: 'sbires-heros-b' };
/** Hush is to be chosen, with Killer Croc behind him. */
const hush = (life: number): PositionSpec => ({
  villain: { hq: null, team: null },
  tiles: [leader('killer-croc', 'Killer Croc', 'villain', { life })],
  figures: { 'hush#1': 'Repaire' },
  zones: ['Repaire'],
});
/** Single HQ asked for at the sixth place of the hero's river. */
const single = (card: Partial<TileSpec>): PositionSpec => ({
  hero: { hq: null, team: null, slots: river('hero', TEAM, { 6: { form: 'simple' } }) },
  tiles: [leader('azrael', 'Azrael', 'hero', card)],
});

export const SETUP: readonly Row[] = [
  {
    n: 25,
    title: 'the initiative chooses its HQ first',
    rules: ['vs.mise-en-place.qg-ordre'],
    start: at(WHOLE),
    expect: { phase: 'hq', picking: 'villain', refused: [[hq('hero', 'azrael'), 'qg-ordre', /au vilain/]] },
  },
  {
    n: 26,
    title: 'minions are no HQ',
    rules: ['vs.mise-en-place.qg-choix'],
    start: at(WHOLE),
    expect: { refused: [[hq('villain', 'sbires-vilains-a'), 'qg-niveau']] },
  },
  {
    n: 27,
    title: 'Bane does not lead the heroes',
    rules: ['vs.mise-en-place.qg-choix'],
    start: at(WHOLE),
    play: [hq('villain', 'deadshot')],
    expect: { picking: 'hero', refused: [[hq('hero', 'bane'), 'autre-camp', /^Bane .* héros/]] },
  },
  {
    n: 28,
    title: 'a double tile where a single one is asked for',
    rules: ['vs.mise-en-place.qg-type'],
    start: at(single({ form: 'double' })),
    expect: { picking: 'hero', refused: [[hq('hero', 'azrael'), 'type-simple']] },
  },
  {
    n: 29,
    title: 'a tile whose form nobody typed is taken, with a word',
    rules: ['vs.mise-en-place.qg-type'],
    start: at(single({})),
    play: [hq('hero', 'azrael')],
    expect: {
      hq: { hero: 'azrael' },
      phase: 'upkeep',
      events: [{ type: 'hq-chosen', tile: 'azrael', unchecked: true }],
    },
    also: [
      {
        name: 'in a scenario',
        start: position({ hero: { slots: river('hero', { ...TEAM, 6: 'azrael' }, { 6: { form: 'simple' } }) } }),
        expect: { notices: ['note-non-verifie'] },
      },
    ],
  },
  {
    n: 30,
    title: 'tiles are taken in turn',
    rules: ['vs.mise-en-place.equipe-alternance'],
    start: at(DRAFT),
    play: [take('villain', 'sbires-vilains-a', 1), take('hero', 'sbires-heros-a', 1)],
    expect: { picking: 'villain', refused: [[take('hero', 'elites-heros-a', 2), 'alternance', /au vilain/]] },
  },
  {
    n: 31,
    title: 'whoever is alone to lack tiles takes them one after the other',
    rules: ['vs.mise-en-place.equipe-alternance'],
    start: at({
      hero: { team: null, slots: river('hero', { 1: 'sbires-heros-a', 2: 'elites-heros-a', 4: 'elites-heros-b' }) },
    }),
    play: [take('hero', 'huntress', 3), take('hero', 'sbires-heros-b', 5)],
    expect: {
      phase: 'upkeep',
      active: 'villain',
      river: {
        hero: [
          'sbires-heros-a',
          'elites-heros-a',
          'huntress',
          'elites-heros-b',
          'sbires-heros-b',
          'azrael',
          'evenement-heros',
        ],
      },
    },
  },
  {
    n: 32,
    title: 'a tile is taken once',
    rules: ['vs.mise-en-place.equipe-choix'],
    start: at({ hero: { team: null, slots: river('hero', { 1: 'sbires-heros-a' }) } }),
    expect: { picking: 'hero', refused: [[take('hero', 'sbires-heros-a', 5), 'deja-prise']] },
  },
  {
    n: 33,
    title: 'a leader in a place of minions',
    rules: ['vs.mise-en-place.equipe-contrainte'],
    start: at({ hero: { team: null } }),
    expect: { picking: 'hero', refused: [[take('hero', 'huntress', 1), 'niveau']] },
  },
  {
    n: 34,
    title: 'Oracle as a lieutenant brings her life token, not her power',
    rules: ['vs.mise-en-place.lieutenant', 'vs.mise-en-place.lieutenant-sans-evenement'],
    start: at({
      active: 'hero',
      hero: { team: ['oracle'], discs: [3, 0, 7], discRecovery: 2 },
      tiles: [leader('oracle', 'Oracle', 'hero', { life: 4 })],
    }),
    play: [UPKEEP],
    expect: { discs: { hero: [5, 0, 5] }, events: [{ type: 'recovered', discs: 2, base: 2, more: 0 }] },
    also: [
      {
        name: 'taken in the draft',
        start: at({
          hero: {
            team: null,
            slots: river('hero', {
              1: 'sbires-heros-a',
              2: 'elites-heros-a',
              4: 'elites-heros-b',
              5: 'sbires-heros-b',
            }),
          },
          tiles: [leader('oracle', 'Oracle', 'hero', { life: 4 })],
        }),
        play: [take('hero', 'oracle', 3)],
        expect: {
          figures: { 'oracle#1': { at: 'board', life: 4 } },
          events: [{ type: 'taken', tile: 'oracle', part: 'lieutenant' }],
        },
      },
    ],
  },
  {
    n: 35,
    title: 'a team that lacks a tile',
    rules: ['vs.mise-en-place.equipe-contrainte', 'vs.mise-en-place.finir'],
    start: at({
      hero: {
        team: null,
        slots: river('hero', { 1: 'sbires-heros-a', 2: 'elites-heros-a', 3: 'huntress', 4: 'elites-heros-b' }),
      },
    }),
    expect: {
      phase: 'team',
      picking: 'hero',
      refused: [
        [UPKEEP, 'equipe-incomplete', /équipe du héros/],
        [BEGIN, 'equipe-incomplete'],
      ],
    },
  },
  {
    n: 36,
    title: 'Bruce Wayne: Bat-Robots in the place of the event tile',
    rules: ['vs.pouvoirs-heros.bruce-wayne-bat-robots', 'vs.pouvoirs-heros.bruce-wayne-bat-robots-figurines'],
    start: at({
      hero: {
        hq: null,
        team: null,
        slots: [
          { level: 'minion', tile: 'sbires-heros-a' },
          { level: 'event' },
          { level: 'elite', tile: 'elites-heros-a' },
          { level: 'leader', hq: true },
        ],
      },
      figures: { 'bruce-wayne#1': 'Manoir' },
    }),
    play: [hq('hero', 'bruce-wayne')],
    expect: {
      river: { hero: ['sbires-heros-a', 'bat-robots', 'elites-heros-a', 'bruce-wayne'] },
      faces: { 'bat-robots': 'active' },
      figures: { 'bat-robots#1': { at: 'board', zone: 'Manoir' }, 'bat-robots#2': { at: 'board', zone: 'Manoir' } },
      events: [{ type: 'replaced', side: 'hero', tile: 'bat-robots', figures: 2, by: 'bruce-wayne' }],
    },
  },
  {
    n: 37,
    title: 'Hush: a lieutenant of 7 begins with 3, beside him',
    rules: [
      'vs.pouvoirs-vilains.hush-lieutenant',
      'vs.pouvoirs-vilains.hush-lieutenant-pv',
      'vs.pouvoirs-vilains.hush-lieutenant-zone',
    ],
    start: at(hush(7)),
    play: [hq('villain', 'hush'), { type: 'lieutenant', tile: 'killer-croc' }],
    expect: {
      figures: { 'killer-croc#1': { at: 'board', zone: 'Repaire', life: 3 } },
      river: { villain: ['hush', 'killer-croc'] },
      events: [{ type: 'lieutenant-chosen', tile: 'killer-croc', life: 3 }],
    },
  },
  {
    n: 38,
    title: 'Hush: a lieutenant of 6 begins with 3',
    rules: ['vs.pouvoirs-vilains.hush-lieutenant-pv'],
    start: at(hush(6)),
    play: [hq('villain', 'hush'), { type: 'lieutenant', tile: 'killer-croc' }],
    expect: { figures: { 'killer-croc#1': { life: 3 } } },
  },
  {
    n: 39,
    title: 'Jervis Tetch: a squad that the heroes left',
    rules: ['vs.pouvoirs-vilains.jervis-tetch-controle', 'vs.pouvoirs-vilains.jervis-tetch-controle-elites'],
    start: at({ villain: { hq: 'jervis-tetch', choices: {} }, figures: { 'jervis-tetch#1': 'Salon' } }),
    play: [{ type: 'control', tile: 'elites-heros-d' }],
    expect: {
      phase: 'upkeep',
      river: {
        villain: [
          'sbires-vilains-a',
          'elites-vilains-a',
          'tusk',
          'elites-vilains-b',
          'sbires-vilains-b',
          'jervis-tetch',
          'elites-heros-d',
        ],
      },
      figures: {
        'elites-heros-d#1': { at: 'board', zone: 'Salon' },
        'elites-heros-d#2': { at: 'board', zone: 'Salon' },
      },
      events: [{ type: 'controlled', tile: 'elites-heros-d', figures: 2 }],
    },
  },
  {
    n: 40,
    title: 'Jervis Tetch: not a squad of the heroes’ river',
    rules: ['vs.pouvoirs-vilains.jervis-tetch-controle'],
    start: at({ villain: { hq: 'jervis-tetch', choices: {} } }),
    expect: { phase: 'control', refused: [[{ type: 'control', tile: 'sbires-heros-a' }, 'controle-prise']] },
  },
  {
    n: 41,
    title: 'Mr. Bloom: nobody takes his gang',
    rules: ['vs.pouvoirs-vilains.mr-bloom-gang-reserve-tuile'],
    start: at({ villain: { hq: 'mr-bloom', team: null } }),
    expect: { phase: 'team', picking: 'villain', refused: [[take('villain', 'blooms-gang', 1), 'tuile-reservee']] },
  },
  {
    n: 42,
    title: 'Mr. Bloom: one figure of the gang, three in reserve',
    rules: ['vs.pouvoirs-vilains.mr-bloom-gang', 'vs.pouvoirs-vilains.mr-bloom-gang-figurines'],
    start: at({ hero: { hq: null }, villain: { hq: 'mr-bloom' }, figures: { 'mr-bloom#1': 'Serre' } }),
    play: [hq('hero', 'azrael')],
    expect: {
      river: {
        villain: [
          'sbires-vilains-a',
          'elites-vilains-a',
          'tusk',
          'elites-vilains-b',
          'sbires-vilains-b',
          'mr-bloom',
          'blooms-gang',
        ],
      },
      figures: {
        'blooms-gang#1': { at: 'board', zone: 'Serre' },
        'blooms-gang#2': { at: 'reserve', zone: null },
        'blooms-gang#3': { at: 'reserve', zone: null },
        'blooms-gang#4': { at: 'reserve', zone: null },
      },
      events: [{ type: 'replaced', side: 'villain', tile: 'blooms-gang', figures: 1, by: 'mr-bloom' }],
    },
  },
];
