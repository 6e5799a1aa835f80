// What must be remembered, by hand from the ledger: each case says the step, what is due there, and the rule that says so.
import { describe, expect, test } from 'vitest';
import { listed, play, seeded } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import { position, type PositionSpec } from '../positions.ts';
import { RULES } from '../rules.ts';
import { MISSION_IDS } from '../types.ts';
import { partie } from './index.ts';
import { nextCost } from './reads.ts';
import type { Reminder } from './reminder-types.ts';
import { reminderText } from './reminders-text.ts';
import { remindersOf } from './reminders.ts';
import { costTally, dearTiles } from './tallies.ts';
import type { PartieAction, PartieState } from './types.ts';

const play1 = (state: PartieState, ...actions: readonly PartieAction[]): PartieState =>
  actions.reduce((now, action) => {
    const fault = partie.refuse(now, action);
    if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${fault.code}`);
    return partie.apply(now, action).state;
  }, state);
const at = (spec: PositionSpec, ...actions: readonly PartieAction[]): PartieState => {
  const setup = partie.setup(position(spec));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return play1(setup.value, ...actions);
};
const upkeep: PartieAction = { type: 'upkeep' };
const begin: PartieAction = { type: 'begin' };
const stop: PartieAction = { type: 'stop' };
const end: PartieAction = { type: 'end-turn' };
const done: PartieAction = { type: 'done' };
const activate = (tile: string): PartieAction => ({ type: 'activate', tile });
const TILES: readonly PartieAction[] = [upkeep, begin];
const CLOSE: readonly PartieAction[] = [...TILES, stop];
const types = (state: PartieState): readonly Reminder['type'][] => remindersOf(state).map(({ type }) => type);
const one = <K extends Reminder['type']>(state: PartieState, type: K): Extract<Reminder, { readonly type: K }> =>
  known(
    remindersOf(state).find((reminder): reminder is Extract<Reminder, { readonly type: K }> => reminder.type === type),
  );
const said = (state: PartieState, type: Reminder['type']): string => reminderText(one(state, type), state);

describe('the steps of a turn', () => {
  const spec: PositionSpec = { mission: 'm1', active: 'hero', hero: { discs: [4, 0, 6] } };
  test('start of the turn: its own effects, as in the base game', () => {
    expect(types(at(spec, upkeep))).toEqual(['start-effects']);
    expect(one(at(spec, upkeep), 'start-effects').cites).toEqual(['vs.tour.debut-inchange']);
  });
  test('end of the turn: spent discs leave, the others stay', () => {
    const after = at(spec, ...TILES, activate('sbires-heros-a'), done, stop); // 4 + 2 − 1
    expect(types(after)).toEqual(['end-effects', 'give-back', 'check']);
    expect(one(after, 'give-back')).toMatchObject({ spent: 1, kept: 5, cites: ['vs.dpa.retour', 'vs.dpa.report'] });
    expect(types(at(spec, ...CLOSE))).not.toContain('give-back');
  });
  test('nothing while the game is prepared, while a power waits for an answer, once it is over', () => {
    expect(types(at({ hero: { hq: null, team: null }, villain: { hq: null, team: null } }))).toEqual([]);
    const asked = at({ ...spec, hero: { hq: 'alfred', discs: [4, 0, 6] } }, ...TILES, activate('evenement-heros'));
    expect(asked.tasks.at(-1)?.task).toBe('choose');
    expect(types(asked)).toEqual([]);
    const over = at({ mission: 'm1', turn: 8, active: 'hero' }, ...CLOSE, end);
    expect(over.phase).toBe('over');
    expect(types(over)).toEqual([]);
  });
});

describe('the check that follows', () => {
  test('E9: four bombs neutralised end mission 1, the hero would win', () => {
    const spec = (...bombe: readonly string[]): PositionSpec => ({
      mission: 'm1',
      turn: 3,
      active: 'hero',
      pieces: { bombe },
    });
    const three = at(spec('pion', 'figurine', 'neutralisee', 'neutralisee', 'neutralisee'), ...CLOSE);
    expect(one(three, 'check')).toMatchObject({
      turn: 3,
      check: 2,
      winner: null,
      reasons: [{ end: 'bombes', holds: false, left: 3, right: 4 }],
    });
    const four = at(spec('figurine', 'neutralisee', 'neutralisee', 'neutralisee', 'neutralisee'), ...CLOSE);
    expect(one(four, 'check')).toMatchObject({
      check: 2,
      winner: 'hero',
      cites: ['vs.fin.verification-ordre', 'vs.m1.fin-bombes'],
    });
    expect(said(four, 'check')).toMatch(/le héros gagnerait\.$/);
  });
  test('the last turn: mission 4 ends at check 1 of turn 8, without a turn of the villain', () => {
    const last = one(at({ mission: 'm4', turn: 8 }, ...CLOSE), 'check');
    expect(last).toMatchObject({ turn: 8, check: 1, winner: 'villain' });
    expect(last.cites).toContain('vs.m4.fin-tour');
    expect(one(at({ mission: 'm4', turn: 7 }, ...CLOSE), 'check')).toMatchObject({ check: 1, winner: null });
  });
  test('A64: the losses of mission 6 are no longer looked at in turn 8', () => {
    const lost = ['sbires-heros-a', 'sbires-heros-b', 'elites-heros-a', 'elites-heros-b'];
    expect(one(at({ mission: 'm6', turn: 7, hero: { lost } }, ...CLOSE), 'check')).toMatchObject({
      check: 1,
      winner: 'villain',
      reasons: [{ end: 'pertes', left: 4 }],
    });
    expect(one(at({ mission: 'm6', turn: 8, hero: { lost } }, ...CLOSE), 'check')).toMatchObject({
      check: 1,
      winner: null,
      reasons: [],
    });
  });
  test('while tiles act, only when it could end the game', () => {
    const acting = (...bombe: readonly string[]): PartieState =>
      at({ mission: 'm1', turn: 3, active: 'hero', pieces: { bombe } }, ...TILES, activate('sbires-heros-a'));
    expect(types(acting('pion', 'pion', 'pion', 'neutralisee', 'neutralisee'))).not.toContain('check');
    expect(types(acting('pion', 'pion', 'neutralisee', 'neutralisee', 'neutralisee'))).toContain('check');
  });
});

describe('the HQ and its event tile', () => {
  test('Alfred: to heal a lieutenant or to move', () => {
    const due = one(at({ hero: { hq: 'alfred' }, active: 'hero' }, ...TILES), 'event-power');
    expect(due).toMatchObject({ side: 'hero', power: 'alfred', keys: ['a', 'b'] });
    expect(due.cites).toEqual(['vs.qg.ou', 'vs.pouvoirs-heros.alfred-soin', 'vs.pouvoirs-heros.alfred-mouvement']);
    expect(said(at({ hero: { hq: 'alfred' }, active: 'hero' }, ...TILES), 'event-power')).toBe(
      'Activer la tuile événement déclenche le pouvoir « Soin », au choix : « Soigner un lieutenant » ou « Déplacer Alfred ».',
    );
  });
  test('one effect that can be applied is told alone (A16); a permanent power gives nothing', () => {
    const alone = one(at({ hero: { hq: 'alfred', lost: ['huntress'] }, active: 'hero' }, ...TILES), 'event-power');
    expect(alone).toMatchObject({ keys: ['b'] });
    expect(alone.cites[0]).toBe('vs.qg.evenement-special');
    expect(one(at({ hero: { hq: 'oracle' }, active: 'hero' }, ...TILES), 'event-idle').cites).toContain(
      'vs.pouvoirs-heros.oracle-evenement-vide',
    );
  });
  test('Batwing beside a hostage: told before anything is paid (A58)', () => {
    const spec = {
      mission: 'm4',
      hero: { hq: 'batwing' },
      active: 'hero',
      zones: ['Hall', 'Rue'],
      figures: { 'batwing#1': 'Hall' },
    } as const;
    const beside = at({ ...spec, pieces: { otage: ['@Hall', '@Rue', '@Rue', '@Rue'] } }, ...TILES);
    expect(one(beside, 'event-barred')).toMatchObject({
      power: 'batwing',
      key: 'a',
      figure: 'otages#1',
      cites: ['vs.m4.otages-zone', 'vs.pouvoirs-heros.batwing-choc', 'vs.presentation.hierarchie'],
    });
    expect(said(beside, 'event-barred')).toBe(
      'Otage n° 1 est dans la zone du QG : « Électriser la zone » n’y est pas possible.',
    );
    expect(types(at({ ...spec, pieces: { otage: ['@Rue', '@Rue', '@Rue', '@Rue'] } }, ...TILES))).not.toContain(
      'event-barred',
    );
  });
  test('no event tile left: nothing is told of it', () => {
    expect(
      types(at({ hero: { hq: 'bruce-wayne' }, active: 'hero' }, ...TILES)).some((type) => type.startsWith('event-')),
    ).toBe(false);
    expect(
      types(at({ active: 'hero', figures: { 'azrael#1': { out: true } } }, ...TILES)).some((type) =>
        type.startsWith('event-'),
      ),
    ).toBe(false); // E12, mission 1
  });
  test('mission 6, A62: the hero’s event also takes a neutralised tile away; the villain’s is his power alone', () => {
    expect(
      one(at({ mission: 'm6', active: 'hero', hero: { lost: ['sbires-heros-a'] } }, ...TILES), 'event-mission'),
    ).toMatchObject({ tiles: 1, cites: ['vs.m6.evenement'] });
    expect(types(at({ mission: 'm6', active: 'villain' }, ...TILES))).not.toContain('event-mission');
  });
  test('the upkeep with Oracle or Julia standing, and not without', () => {
    expect(one(at({ active: 'hero', hero: { hq: 'oracle' } }), 'more-discs')).toMatchObject({
      more: 1,
      cites: ['vs.pouvoirs-heros.oracle-dpa'],
    });
    expect(one(at({ active: 'hero', hero: { hq: 'julia-pennyworth' } }), 'more-cubes')).toMatchObject({ more: 2 });
    expect(types(at({ active: 'hero', hero: { hq: 'oracle' }, figures: { 'oracle#1': { out: true } } }))).not.toContain(
      'more-discs',
    );
    expect(types(at({ active: 'villain', hero: { hq: 'oracle' } }))).not.toContain('more-discs');
  });
});

describe('the cost of the next activation', () => {
  test('E5: after Batwoman, the villain’s first activation costs 2', () => {
    const mine = at(
      { mission: 'm3', active: 'hero', hero: { hq: 'batwoman' }, villain: { discs: [2, 0, 8] } },
      ...TILES,
      activate('evenement-heros'),
      stop,
      end,
    );
    expect(mine.active).toBe('villain');
    for (const state of [mine, play1(mine, upkeep), play1(mine, upkeep, begin)])
      expect(one(state, 'late')).toMatchObject({ ahead: 1, cost: 2, cites: ['vs.pouvoirs-heros.batwoman-rang'] });
    const cost = costTally(play1(mine, upkeep, begin));
    expect([cost.sum, cost.parts.map(({ what, value }) => `${what} ${value}`)]).toEqual([2, ['rank 1', 'ahead 1']]);
  });
  test('E8: a disc more for the lieutenant while Robin stands', () => {
    const spec: PositionSpec = { active: 'hero', hero: { hq: 'robin-damian-wayne', discs: [5, 0, 5] } };
    const first = at(spec, ...TILES);
    expect(one(first, 'surcharge')).toMatchObject({
      tiles: ['huntress'],
      cites: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'],
    });
    expect(costTally(first, 'huntress').sum).toBe(2);
    const second = play1(first, activate('sbires-heros-a'), done);
    expect(costTally(second, 'huntress').parts.map(({ what, value }) => `${what} ${value}`)).toEqual([
      'rank 2',
      'extra 1',
    ]);
    expect(types(at({ ...spec, figures: { 'robin-damian-wayne#1': { out: true } } }, ...TILES))).not.toContain(
      'surcharge',
    );
  });
});

describe('tokens and shadows', () => {
  const guarded = at(
    { mission: 'm3', active: 'hero', hero: { hq: 'orphan-cassandra-cain', discs: [6, 0, 4], cubes: [14, 0] } },
    ...TILES,
    activate('evenement-heros'),
  );
  test('Orphan’s token leaves when she is activated, and guards her meanwhile', () => {
    expect(one(guarded, 'token-leaves')).toMatchObject({
      tile: 'orphan-cassandra-cain',
      kind: 'guard',
      cites: ['vs.pouvoirs-heros.orphan-cassandra-cain-pion-retrait'],
    });
    const foe = play1(guarded, stop, end, upkeep, begin, activate('sbires-vilains-a'));
    expect(one(foe, 'token-holds')).toMatchObject({
      kind: 'guard',
      cites: ['vs.pouvoirs-heros.orphan-cassandra-cain-pion-effet'],
    });
    expect(types(play1(guarded, activate('orphan-cassandra-cain'), done))).not.toContain('token-leaves');
  });
  test('Montoya’s freeze: the zone for the villain, the token for the hero', () => {
    const held = at(
      {
        mission: 'm3',
        active: 'hero',
        hero: { hq: 'renee-montoya' },
        figures: { 'renee-montoya#1': 'X', 'sbires-vilains-a#1': 'X' },
        zones: ['X', 'Y'],
      },
      ...TILES,
      activate('evenement-heros'),
      { type: 'choose', keys: ['a'] },
    );
    expect(one(held, 'token-leaves')).toMatchObject({ kind: 'freeze' });
    expect(one(play1(held, stop, end, upkeep, begin), 'frozen')).toMatchObject({
      zone: 'X',
      cites: ['vs.pouvoirs-heros.renee-montoya-freeze-effet'],
    });
    expect(types(held)).not.toContain('frozen');
  });
  test('E13: Batman hidden, and what the villain is told says nothing of where', () => {
    const spec: PositionSpec = {
      mission: 'm3',
      active: 'hero',
      hero: { hq: 'batman', discs: [6, 0, 4], cubes: [11, 0] },
      zones: ['A', 'B', 'C'],
      figures: { 'batman#1': 'A' },
    };
    const hide = (shadow: number): PartieState =>
      at(
        spec,
        ...TILES,
        activate('evenement-heros'),
        { type: 'pick-zone', zone: 'B' },
        { type: 'pick-zone', zone: 'C' },
        { type: 'hide', shadow },
      );
    expect(one(hide(3), 'batman-returns').cites).toEqual([
      'vs.pouvoirs-heros.batman-reapparition',
      'vs.pouvoirs-heros.batman-attaque-surprise',
    ]);
    const due = [1, 3].map((shadow) =>
      remindersOf(
        known(partie.veil).state(play1(hide(shadow), stop, end, upkeep, begin, activate('sbires-vilains-a')), 1),
      ),
    );
    expect(due[0]).toEqual(due[1]);
    expect(due[0]?.find(({ type }) => type === 'shadows')).toMatchObject({ left: 3 });
  });
  test('hacked spaces: of the camp that plays, and the defence of the other', () => {
    const hacked = at(
      { mission: 'm3', active: 'hero', hero: { hq: 'red-robin', discs: [6, 0, 4] } },
      ...TILES,
      activate('evenement-heros'),
      { type: 'hack', space: 'defence' },
    );
    expect(one(hacked, 'hacked')).toMatchObject({
      side: 'villain',
      spaces: [{ space: 'defence', limit: 2 }],
      cites: ['vs.pouvoirs-heros.red-robin-saturation'],
    });
    const moved = at(
      { mission: 'm3', active: 'hero', hero: { hq: 'red-robin', discs: [6, 0, 4] } },
      ...TILES,
      activate('evenement-heros'),
      { type: 'hack', space: 'move' },
    );
    expect(types(moved)).not.toContain('hacked');
    expect(one(play1(moved, stop, end, upkeep), 'hacked')).toMatchObject({
      side: 'villain',
      spaces: [{ space: 'move', limit: null }],
    });
  });
  test('the zones of the villain’s tokens, while somebody acts', () => {
    const state = at(
      {
        active: 'hero',
        zones: ['X', 'Y'],
        markers: [
          { kind: 'venom', zone: 'X' },
          { kind: 'fear', zone: 'Y' },
          { kind: 'fear', zone: 'Y' },
          { kind: 'swarm', zone: null },
        ],
      },
      ...TILES,
      activate('sbires-heros-a'),
    );
    expect(remindersOf(state).filter(({ type }) => type === 'zones')).toMatchObject([
      { kind: 'venom', zones: ['X'], count: 1 },
      { kind: 'fear', zones: ['Y'], count: 2 },
      { kind: 'swarm', zones: [], count: 1 },
    ]);
  });
  test('Prof. Pyg’s operated tile tries no test; heroes feel its horror', () => {
    const spec: PositionSpec = { mission: 'm1', villain: { hq: 'prof-pyg', discs: [5, 0, 5] } };
    const state = at(spec, ...TILES);
    const tile = known(state.operated ?? undefined);
    expect(one(play1(state, activate(tile)), 'operated-limits')).toMatchObject({
      tile,
      cites: ['vs.pouvoirs-vilains.prof-pyg-operation-interdits'],
    });
    expect(types(play1(state, stop, end, upkeep, begin, activate('sbires-heros-a')))).toContain('operated-fear');
  });
  test('Katana captures, Mr. Bloom replaces: only while they act as HQ', () => {
    expect(
      types(
        at({ active: 'hero', hero: { hq: 'katana', discs: [5, 0, 5], cubes: [11, 0] } }, ...TILES, activate('katana')),
      ),
    ).toContain('captures');
    expect(
      types(at({ active: 'hero', hero: { hq: 'katana', discs: [5, 0, 5] } }, ...TILES, activate('sbires-heros-a'))),
    ).not.toContain('captures');
    expect(
      one(
        at({ villain: { hq: 'mr-bloom', discs: [5, 0, 5], cubes: [11, 0] } }, ...TILES, activate('mr-bloom')),
        'mutates',
      ),
    ).toMatchObject({ left: 3 });
  });
});

describe('the mission', () => {
  test('its recovery of this turn: missions 3 and 6', () => {
    expect(one(at({ mission: 'm3', turn: 3 }), 'recovery')).toMatchObject({
      discs: 3,
      cites: ['vs.m3.toujours-en-action'],
    });
    expect(one(at({ mission: 'm3', turn: 4 }), 'recovery')).toMatchObject({ discs: 2, cites: ['vs.m3.essoufflement'] });
    expect(types(at({ mission: 'm6', turn: 4 }))).not.toContain('recovery');
    expect(one(at({ mission: 'm6', turn: 5 }), 'recovery')).toMatchObject({
      discs: 3,
      cites: ['vs.m6.energie-du-desespoir'],
    });
  });
  test('mission 5: one barrel from the fumes, then once they have risen', () => {
    const spec = (...baril: readonly string[]): PositionSpec => ({
      mission: 'm5',
      turn: 2,
      active: 'villain',
      pieces: { baril },
    });
    expect(types(at(spec('arme', 'arme', 'arme', 'arme', 'repandu'), ...TILES))).not.toContain('fumes-near');
    expect(one(at(spec('arme', 'arme', 'arme', 'repandu', 'repandu'), ...TILES), 'fumes-near')).toMatchObject({
      left: 2,
      right: 3,
      cubes: 3,
      cites: ['vs.m5.vapeurs'],
    });
    const risen = at(
      spec('arme', 'arme', 'arme', 'repandu', 'repandu'),
      ...TILES,
      activate('sbires-vilains-a'),
      { type: 'test', test: 'repandre', piece: 'baril-1', figure: null, success: true },
      done,
      stop,
      end,
    );
    expect(one(risen, 'fumes-on')).toMatchObject({ cubes: 3, cites: ['vs.m5.vapeurs'] });
    expect(types(play1(risen, ...TILES))).not.toContain('fumes-near');
  });
  test('E11: at the end of the hero’s turn 7 of mission 8, evidence goes; the check counts it', () => {
    const preuve = ['disponible', 'disponible', 'disponible', 'detruite', 'reserve'];
    const state = at({ mission: 'm8', turn: 7, active: 'hero', pieces: { preuve, coffre: ['ferme'] } }, ...CLOSE);
    expect(remindersOf(state).filter(({ type }) => type === 'sweep')).toMatchObject([
      { from: 'disponible', to: 'reserve', count: 3, cites: ['vs.m8.fuite-disponibles'] },
      { from: 'detruite', to: 'retiree', count: 1, cites: ['vs.m8.fuite-detruites'] },
    ]);
    expect(one(state, 'check')).toMatchObject({ turn: 7, check: 2, winner: 'hero' }); // 1 + 3, without the safe
    expect(
      types(at({ mission: 'm8', turn: 6, active: 'hero', pieces: { preuve, coffre: ['ferme'] } }, ...CLOSE)),
    ).not.toContain('sweep');
  });
  test('mission 4: loans left, offered to elites, lent; hostages led and spared', () => {
    const tiles = at({ mission: 'm4', active: 'hero', hero: { discs: [6, 0, 4] } }, ...TILES);
    expect(one(tiles, 'loan-left')).toMatchObject({ left: 2, cites: ['vs.m4.intervention'] });
    const elite = play1(tiles, activate('elites-heros-a'));
    expect(one(elite, 'loan-offer')).toMatchObject({ left: 2 });
    expect(one(elite, 'escort').cites).toContain('vs.m4.deplacer-sans-cubes');
    const lent = play1(elite, { type: 'lend', special: 'intervention' });
    expect(types(lent)).toContain('loan-on');
    expect(one(play1(lent, done), 'loan-left')).toMatchObject({ left: 1 });
    expect(types(play1(tiles, activate('sbires-heros-a')))).not.toContain('loan-offer');
    const foe = play1(lent, done, stop, end, upkeep, begin, activate('sbires-vilains-a'));
    expect(one(foe, 'shielded').cites).toEqual(['vs.m4.otages-proteges', 'vs.m4.otages-zone']);
    expect(types(foe)).not.toContain('escort');
  });
  test('what a mission forbids: nobody in mission 6, the hero’s Citizens in mission 7', () => {
    const acts = (mission: 'm6' | 'm7', active: 'hero' | 'villain'): PartieState =>
      at({ mission, active }, ...TILES, activate(active === 'hero' ? 'sbires-heros-a' : 'sbires-vilains-a'));
    for (const camp of ['hero', 'villain'] as const)
      expect(one(acts('m6', camp), 'forbidden')).toMatchObject({
        operation: 'depollute',
        cites: ['vs.m6.pas-de-depollution'],
      });
    expect(one(acts('m7', 'hero'), 'forbidden')).toMatchObject({ operation: 'demobilise', token: 'citizen' });
    expect(types(acts('m7', 'villain'))).not.toContain('forbidden');
  });
});

describe('whatever the game', () => {
  test.each(MISSION_IDS)('%s: whole sentences, known rules, and the cost that the engine asks', (mission) => {
    for (const seed of [1, 2, 3]) {
      const setup = partie.setup({ name: 'Essai', mission });
      if (!setup.ok) throw new Error('illegal');
      for (const {
        step: { state },
      } of play(partie, setup.value, seeded(seed), 400).line.moves) {
        for (const reminder of remindersOf(state)) {
          const text = reminderText(reminder, state);
          expect(text, reminder.type).toMatch(/^[^a-z].*\.$/);
          expect(text).not.toMatch(/undefined|null|[a-z]\.[a-z]|'| {2}/);
          for (const rule of reminder.cites) expect(RULES).toHaveProperty([rule]);
        }
        expect(costTally(state).sum).toBe(nextCost(state));
        for (const tile of dearTiles(state)) expect(costTally(state, tile).sum).toBe(nextCost(state, tile));
        if (state.phase === 'over') expect(listed(partie.node(state))).toEqual([]);
      }
    }
  });
});
