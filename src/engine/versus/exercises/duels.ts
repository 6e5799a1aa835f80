// « Combien de disques ? »: discs and cubes that a power or a mission moves from zone to zone.
import type { Rng } from '../../kernel/rng.ts';
import { EVENT_TILE, EXAMPLE_DICE } from '../data.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { PartieAction } from '../partie/types.ts';
import { position, type PositionSpec } from '../positions.ts';
import type { Camp, Discs } from '../types.ts';
import { CAMP_WORDS, DISC_ZONE_WORDS } from '../words.ts';
import {
  type Asked,
  between,
  citesOf,
  discs,
  exerciseType,
  hqFact,
  type Moment,
  momentOf,
  numberOf,
  pick,
  playOn,
  positionOf,
  said,
  since,
  toDiscs,
} from './kit.ts';

interface Moved {
  readonly before: Moment;
  readonly drawn?: Moment; // as the facts tell it, where that is not before
  readonly paid?: Discs; // the discs of the villain, drawn as the facts tell them
  readonly end: Moment;
  readonly facts: readonly string[];
  readonly asked: { readonly camp: Camp; readonly what: 'available' | 'unavailable' | 'spent' | 'cubes' };
}
const SHOWN: ReadonlySet<PartieEvent['type']> = new Set<PartieEvent['type']>([
  'compared',
  'disc',
  'stolen',
  'cubes-moved',
  'rolled',
  'piece',
]);
const gameOf = (camp: Camp, spec: PositionSpec): Moment =>
  toDiscs(
    momentOf(position({ name: 'Exercice : les disques du pouvoir', mission: 'm1', turn: 3, active: camp, ...spec })),
  );
const event = (moment: Moment, ...actions: readonly PartieAction[]): Moment =>
  playOn(moment, { type: 'activate', tile: EVENT_TILE[moment.state.active] }, ...actions);
const duel = (random: Rng): Moved => {
  const [hero, villain, kept, tired] = [
    between(random, 1, 7),
    between(random, 2, 6),
    between(random, 0, 5),
    between(random, 0, 6),
  ];
  const spec: PositionSpec = {
    hero: { hq: 'azrael', discs: [hero, 0, 5] },
    villain: { hq: 'the-riddler', discs: [villain, 0, kept], discRecovery: 0, cubes: [9, tired], recovery: 0 },
  };
  const before = gameOf('villain', spec);
  const what =
    hero > villain - 1
      ? pick(random, ['villain', 'hero'] as const)
      : pick(random, ['villain', 'villain', 'cubes'] as const);
  return {
    before,
    paid: { available: villain - 1, spent: 1, unavailable: kept },
    end: event(before),
    facts: [
      hqFact('villain', 'the-riddler'),
      'Le vilain vient de payer 1 disque et 7 cubes pour activer sa tuile événement.',
      `Il lui reste ${discs(villain - 1)} en zone disponible et ${kept} en zone indisponible.`,
      `Le héros a ${discs(hero)} en zone disponible et 5 en zone indisponible.`,
      `Énergie du vilain : 2 cubes disponibles, ${tired + 7} en fatigue.`,
    ],
    asked: what === 'cubes' ? { camp: 'villain', what } : { camp: what, what: 'available' },
  };
};
const theft = (random: Rng): Moved => {
  const [hero, villain] = [between(random, 1, 6), between(random, 1, 5)];
  const before = gameOf('villain', {
    hero: { hq: 'azrael', discs: [3, 0, hero] },
    villain: { hq: 'harley-quinn', discs: [villain, 0, 4], discRecovery: 0, cubes: [9, 0] },
    dice: EXAMPLE_DICE,
  });
  return {
    before,
    drawn: event(before),
    end: event(before, { type: 'rolled', successes: 2 }, { type: 'yes' }),
    facts: [
      hqFact('villain', 'harley-quinn'),
      'Elle lance son dé : 2 succès. Le vilain se sert de l’effet.',
      `Avant l’effet, le vilain a ${discs(villain - 1)} en zone disponible et 4 en zone indisponible.`,
      `Le héros a 3 disques en zone disponible et ${hero} en zone indisponible.`,
    ],
    asked: pick(random, [
      { camp: 'villain', what: 'available' },
      { camp: 'hero', what: 'unavailable' },
      { camp: 'hero', what: 'available' },
      { camp: 'villain', what: 'unavailable' },
    ] as const),
  };
};
const late = (random: Rng): Moved => {
  const [available, unavailable] = [between(random, 2, 6), between(random, 0, 5)];
  const before = gameOf('hero', { hero: { hq: 'batwoman' }, villain: { discs: [available, 0, unavailable] } });
  return {
    before,
    end: event(before),
    facts: [
      hqFact('hero', 'batwoman'),
      'Le héros active sa tuile événement.',
      `Avant l’effet, le vilain a ${discs(available)} en zone disponible, 0 en dépense et ${unavailable} en zone indisponible.`,
    ],
    asked: { camp: 'villain', what: pick(random, ['available', 'unavailable', 'spent'] as const) },
  };
};
const protocols = (random: Rng): Moved => {
  const [available, unavailable] = [between(random, 1, 5), between(random, 0, 4)];
  const tile = 'sbires-heros-a';
  const before = gameOf('hero', {
    mission: 'm7',
    hero: { hq: 'azrael', discs: [available, 0, unavailable], discRecovery: 0 },
  });
  const total = between(random, 2, 4);
  const drawn = playOn(before, { type: 'activate', tile });
  return {
    before,
    drawn,
    end: playOn(drawn, { type: 'test', test: 'protocoles', piece: 'ordinateur-1', figure: null, total }),
    facts: [
      'Mission « Fuite de cerveaux ».',
      `Le héros a activé une tuile : il lui reste ${discs(available - 1)} en zone disponible, 1 en dépense et ${unavailable} en zone indisponible.`,
      `Un de ses personnages active les protocoles de sécurité d’un ordinateur : ${total} succès au total.`,
    ],
    asked: { camp: 'hero', what: pick(random, ['available', 'unavailable'] as const) },
  };
};
const SCENES = [duel, duel, theft, late, protocols] as const;
const moved = (random: Rng): Asked => {
  const {
    before,
    drawn = before,
    paid,
    end,
    facts,
    asked: { camp, what },
  } = pick(random, SCENES)(random);
  const { discs, cubes } = end.state.sides[camp];
  const all = since(end, before);
  const events = all.filter((one) => SHOWN.has(one.type) || one.type === 'tested');
  const place = what === 'cubes' ? 'cubes d’énergie disponibles' : `disques en ${DISC_ZONE_WORDS[what]}`;
  return {
    facts,
    question: `Combien de ${place} ${CAMP_WORDS[camp].the} a-t-il ensuite ?`,
    position: positionOf(
      drawn,
      { is: 'discs', camp: 'hero' },
      { is: 'discs', camp: 'villain', ...(paid === undefined ? {} : { discs: paid }) },
    ),
    answer: numberOf(what === 'cubes' ? cubes.available : discs[what], 20, what === 'cubes' ? 'cubes' : 'disques'),
    because: said(end, ...events),
    told: [
      ...citesOf(events.filter(({ type }) => type === 'disc' || type === 'stolen' || type === 'cubes-moved')),
      ...citesOf(events),
    ],
  };
};

export const DUELS = [
  exerciseType({
    id: 'disques-deplaces',
    title: 'Combien de disques après cet effet ?',
    rules: [
      'vs.pouvoirs-vilains.the-riddler-comparaison',
      'vs.pouvoirs-vilains.the-riddler-moins',
      'vs.pouvoirs-vilains.the-riddler-autant-ou-plus',
      'vs.pouvoirs-vilains.harley-quinn-de',
      'vs.pouvoirs-vilains.harley-quinn-cleptomanie',
      'vs.dpa.total-constant',
      'vs.pouvoirs-heros.batwoman-dpa',
      'vs.m7.protocoles',
      'vs.m7.protocoles-dpa',
    ],
    ask: moved,
  }),
];
