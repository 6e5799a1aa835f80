// Every power can be tried at once: its tile is activated, each effect that the trial is for runs to its end, and finds what it aims at.
import { describe, expect, test } from 'vitest';
import { listed } from '../kernel/play.ts';
import { known } from '../kernel/result.ts';
import { partieCodec } from '../scenario/versus.ts';
import type { PartieEvent } from './partie/event-types.ts';
import { partie } from './partie/index.ts';
import { tileOf, usableTiles } from './partie/reads.ts';
import type { PartieAction, PartieState } from './partie/types.ts';
import { isReady } from './partie/verbs.ts';
import type { Effect, Power } from './power-types.ts';
import { POWERS } from './powers.ts';
import { trialOf } from './trials.ts';

const powers: readonly Power[] = POWERS;
const REPORTS: ReadonlySet<PartieAction['type']> = new Set([
  'move',
  'wounds',
  'neutralise',
  'tile-out',
  'test',
  'escort',
  'aim',
  'cubes',
  'river',
  'marker',
  'lend',
]);
/** An effect that does nothing when the trial shows the other one: the HQ lies on the map, and cannot run or shoot. */
const WAITS: ReadonlySet<string> = new Set(['solomon-grundy/b', 'talon/b']);

const start = (power: Power): PartieState => {
  const result = partie.setup(trialOf(power));
  expect(result.ok ? [] : result.error).toEqual([]);
  if (!result.ok) throw new Error(power.id);
  return [{ type: 'upkeep' } as const, { type: 'begin' } as const].reduce(
    (state, action) => partie.apply(state, action).state,
    known(result.value),
  );
};
const play = (
  state: PartieState,
  action: PartieAction,
): { readonly state: PartieState; readonly events: readonly PartieEvent[] } => {
  expect(partie.refuse(state, action), JSON.stringify(action)).toBeUndefined();
  return partie.apply(state, action);
};
/** The event tile, or what has taken its place at the end of the river (a guest, Hush's second lieutenant). */
const standIn = (state: PartieState): string => {
  const last = known(state.sides[state.active].river.at(-1));
  expect(usableTiles(state)).toContain(last);
  expect(['event', 'guest', 'lieutenant']).toContain(tileOf(state, last)?.part);
  return last;
};
/** All that follows the choice of an effect; of each list of answers the last, which gives the most (dice, a count, two figures). */
const run = (power: Power, key: string | undefined): readonly PartieEvent[] => {
  let state = start(power);
  const events: PartieEvent[] = [];
  const act = (action: PartieAction): void => {
    const step = play(state, action);
    state = step.state;
    events.push(...step.events);
  };
  act({ type: 'activate', tile: standIn(state) });
  while (state.tasks.length > 0) {
    const open = listed(partie.node(state)).filter(({ type }) => !REPORTS.has(type));
    const chosen = open.find((action) => action.type === 'choose' && action.keys[0] === key);
    act(chosen ?? open.find(({ type }) => type === 'done' || type === 'yes') ?? known(open.at(-1)));
  }
  return events;
};
const told = <T extends PartieEvent['type']>(
  id: string,
  key: string,
  type: T,
): Extract<PartieEvent, { readonly type: T }> =>
  known(
    run(known(powers.find((power) => power.id === id)), key).find(
      (event): event is Extract<PartieEvent, { readonly type: T }> => event.type === type,
    ),
  );

describe.each(powers.map((power) => [power.id, power] as const))('%s', (id, power) => {
  test('its tile can be activated at once, whatever is chosen', () => {
    const state = start(power);
    expect(state.sides[power.side].hq).toBe(power.tiles[0].id);
    const waking = power.effects.filter(({ verbs }) => verbs.length > 0);
    const ready = (effect: Effect): boolean => isReady(state, power.side, effect);
    expect(waking.filter((effect) => !ready(effect)).map(({ key }) => `${id}/${key}`)).toEqual(
      waking.map(({ key }) => `${id}/${key}`).filter((one) => WAITS.has(one)),
    );
    for (const { key } of waking.filter(ready)) {
      const events = run(power, key);
      expect(
        events.filter((event) => event.type === 'power-began' && event.key.startsWith(key)).length,
        key,
      ).toBeGreaterThan(0);
      const asksNothing = waking.find((one) => one.key === key)?.verbs.some((verb) => verb.do === 'idle');
      expect(
        events.some(({ type }) => type === 'idle'),
        `${key}: something to aim at`,
      ).toBe(asksNothing === true);
    }
    if (waking.length === 0) expect(run(power, undefined).map(({ type }) => type)).toContain('activated');
  });
  test('its link opens it', () => {
    const link = partieCodec.encode(trialOf(power));
    const back = partieCodec.decode(link);
    expect(back.ok).toBe(true);
    expect(link.length).toBeLessThan(220);
  });
});

describe('what a power names is there', () => {
  test('a wounded lieutenant for Alfred', () =>
    expect(told('alfred', 'a', 'healed')).toMatchObject({ figure: 'huntress#1', amount: 4 }));
  test('a wounded HQ for Batman (Year 100)', () =>
    expect(trialOf(known(powers.find(({ id }) => id === 'batman-year-100'))).figures?.[0]).toMatchObject({ life: 3 }));
  test('three zones for the shadows of Batman', () =>
    expect(
      new Set(
        run(known(powers.find(({ id }) => id === 'batman')), 'a').flatMap((event) =>
          event.type === 'marker-placed' ? [event.zone] : [],
        ),
      ).size,
    ).toBe(3));
  test('somebody in the zone of Duke', () => expect(told('duke', 'a', 'picked').figure).toBeTruthy());
  test('a flame, a gas', () => {
    expect(told('firefly', 'a', 'markers-flipped')).toMatchObject({ kind: 'flame', count: 1 });
    expect(told('killer-moth', 'a', 'markers-flipped')).toMatchObject({ kind: 'gas', count: 1 });
  });
  test('Talon and Solomon Grundy lie on the map', () => {
    expect(told('talon', 'a', 'risen').figure).toBe('talon#1');
    expect(told('solomon-grundy', 'a', 'risen').figure).toBe('solomon-grundy#1');
  });
  test('the hero has more discs than The Riddler', () => {
    const { hero, villain } = told('the-riddler', 'a', 'compared');
    expect(hero).toBeGreaterThan(villain);
  });
});
