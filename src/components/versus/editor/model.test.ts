// What the reader’s hands do to a game and to a mission, what is said of it, and where.
import { describe, expect, test } from 'vitest';
import type { Comparison, Mission } from '../../../engine/versus/mission/format.ts';
import { missionFaults } from '../../../engine/versus/mission/validate.ts';
import { MISSIONS } from '../../../engine/versus/missions.ts';
import type { SlotSpec } from '../../../engine/versus/partie/types.ts';
import { MISSION_IDS, OPTION_VALUES, type OptionKey } from '../../../engine/versus/types.ts';
import { check } from './check.ts';
import { isWork } from './drafts.ts';
import {
  addPiece,
  changeMission,
  changePiece,
  countOf,
  dropPiece,
  knownCards,
  listPieces,
  newCard,
  piecesOf,
  riverOf,
  setCount,
  setHq,
  setLevel,
  setLost,
  setSide,
  shiftSlot,
} from './game/model.ts';
import {
  hasPair,
  isMirror,
  kindOf,
  lostPairs,
  measureAs,
  mirror,
  newEnd,
  newSpecial,
  newState,
  newTest,
  newToken,
  putFirst,
  setCharacter,
  setEndKind,
  setHero,
  setMoveToken,
  setSpecialKind,
  setTestToken,
  toggle,
  togglePair,
} from './mission/model.ts';
import { asMode, missionOf } from './model.ts';
import type { Work, WorkOf } from './modes.ts';
import { POST } from './post.ts';
import { keysOf, setOption } from './options.ts';
import { placeOf } from './place.ts';
import { READY } from './ready.ts';
import { NEW_MISSION, STARTERS } from './starters.ts';
import { TRADE } from './trade.ts';
import { SPECIAL_CHOICES } from './words.ts';

const GAME: WorkOf<'partie'> = STARTERS.partie;
const OWN: WorkOf<'mission'> = STARTERS.mission;
const paths = (work: Work): readonly string[] => check(work).faults.map(({ path }) => path);
const withMission = (mission: Mission): WorkOf<'mission'> => ({ ...OWN, mission });

describe('two kinds of work', () => {
  test.each([GAME, OWN, ...READY.map(({ scenario }) => scenario)])(
    '$name: without fault, a draft, a link and a file',
    (work) => {
      expect(check(work)).toMatchObject({ faults: [], sharable: true });
      expect(isWork(work)).toBe(true);
      const { mode } = TRADE.pack(work);
      expect(mode).toBe(`versus/${work.mode}`);
      const link = POST.fromLink(`#s=${POST.encode(work)}`);
      expect(link.ok && check(link.value).faults).toEqual([]);
      const file = POST.fromFile(POST.toFile(work));
      expect(file).toEqual(link);
    },
  );
  test('the mission and its pieces stay from one kind to the other', () => {
    const game = setSide(
      setCount(
        { ...GAME, turn: 3, active: 'hero', options: { endCheck: 'immediate', riverRule: 'stay' } },
        'bombe',
        4,
      ) as WorkOf<'partie'>,
      'hero',
      (spec) => ({ ...spec, discs: [5, 0, 5] }),
    );
    const alone = asMode(game, 'mission');
    expect(alone).toEqual({
      mode: 'mission',
      name: GAME.name,
      mission: 'm1',
      turn: 3,
      active: 'hero',
      counts: { bombe: 4 },
      options: { endCheck: 'immediate' },
    });
    expect(asMode(alone, 'partie')).toEqual({ ...alone, mode: 'partie' });
    expect(asMode(game, 'partie')).toBe(game);
  });
  test('strangers are no drafts', () => {
    for (const wrong of [null, {}, { ...GAME, mode: 'duel' }, { ...GAME, sides: 3 }, { ...OWN, sides: {} }])
      expect(isWork(wrong)).toBe(false);
    expect(isWork({ ...GAME, turn: 900, name: '' })).toBe(true);
  });
  test('other links are told', () => {
    expect(POST.fromLink('#s=1.battlefight~partie.AAAA')).toEqual({
      ok: false,
      error: { code: 'unknown-game', game: 'battlefight/partie' },
    });
    expect(POST.fromLink('bonjour')).toEqual({ ok: false, error: { code: 'not-a-link' } });
  });
  test('each kind has its options; a default leaves no trace', () => {
    expect(keysOf('partie')).toEqual(Object.keys(OPTION_VALUES));
    expect(keysOf('mission')).toHaveLength(3);
    for (const key of Object.keys(OPTION_VALUES) as OptionKey[]) {
      const changed = setOption(GAME, key, OPTION_VALUES[key][1]);
      expect(changed.options).toEqual({ [key]: OPTION_VALUES[key][1] });
      expect(setOption(changed, key, OPTION_VALUES[key][0])).toEqual(GAME);
    }
  });
});

describe('rivers', () => {
  const SLOTS: readonly SlotSpec[] = [
    { level: 'minion' },
    { level: 'leader', hq: true, tile: 'oracle' },
    { level: 'event' },
  ];
  test('places move, one HQ at a time, the event has nobody', () => {
    expect(shiftSlot(SLOTS, 0, 1).map(({ level }) => level)).toEqual(['leader', 'minion', 'event']);
    expect(shiftSlot(SLOTS, 0, -1)).toBe(SLOTS);
    expect(setHq(SLOTS, 0, true)).toEqual([
      { level: 'minion', hq: true },
      { level: 'leader', tile: 'oracle' },
      { level: 'event' },
    ]);
    expect(setHq(SLOTS, 1, false)[1]).toEqual({ level: 'leader', tile: 'oracle' });
    expect(setLevel(SLOTS[1] ?? { level: 'event' }, 'event')).toEqual({ level: 'event' });
  });
  test('the example until something is told', () => {
    expect(riverOf(GAME, 'hero')).toHaveLength(7);
    expect(
      riverOf(changeMission(GAME, 'm7') as WorkOf<'partie'>, 'hero').filter(({ level }) => level === 'citizens'),
    ).toHaveLength(1);
  });
  test('another mission: one’s own rivers make room for its tiles, or take it back', () => {
    const own = setSide(GAME, 'hero', (spec) => ({ ...spec, slots: riverOf(GAME, 'hero') }));
    const seven = changeMission(own, 'm7') as WorkOf<'partie'>;
    expect(paths(seven)).toEqual([]);
    expect(seven.sides?.hero?.slots?.map(({ level }) => level).slice(-2)).toEqual(['citizens', 'event']);
    expect(changeMission(seven, 'm1')).toEqual(own);
  });
  test('who cannot be there is told at the place', () => {
    const bad = setSide(GAME, 'hero', (spec) => ({
      ...spec,
      slots: riverOf(GAME, 'hero').with(2, { level: 'leader', figures: 1, tile: 'bane' }),
    }));
    expect(paths(bad)).toEqual(['sides.hero.slots.2.tile']);
    expect(placeOf('sides.hero.slots.2.tile', bad)).toBe('Héros, rivière, place 3, tuile');
  });
});

describe('pieces', () => {
  test('their number, then each of them', () => {
    const four = setCount(GAME, 'bombe', 4);
    const listed = listPieces(four, 'bombe', true);
    expect(piecesOf(listed, 'bombe')).toHaveLength(4);
    const primed = changePiece(listed, 1, (piece) => ({ ...piece, state: 'figurine' }));
    expect(countOf(addPiece(primed, 'bombe'), 'bombe')).toBe(5);
    expect(dropPiece(primed, 0).pieces).toEqual([
      { token: 'bombe', state: 'figurine' },
      { token: 'bombe' },
      { token: 'bombe' },
    ]);
    expect(listPieces(primed, 'bombe', false)).toEqual(four);
    expect(setCount(four, 'bombe', undefined)).toEqual(GAME);
  });
  test('those of the mission before go with it', () =>
    expect(changeMission(listPieces(GAME, 'bombe', true), 'm2')).toEqual({ ...GAME, mission: 'm2' }));
  test('tiles lost, none is left out', () => {
    const lost = setLost(OWN, 'hero', 2);
    expect(lost.lost).toEqual({ hero: 2 });
    expect(setLost(lost, 'hero', 0)).toEqual(OWN);
  });
});

describe('cards', () => {
  test('ids of their own, known ones once', () => {
    const first = newCard([]);
    expect(newCard([first]).id).not.toBe(first.id);
    expect(
      knownCards([{ id: 'oracle', name: 'Oracle', side: 'hero', level: 'leader' }]).some(({ id }) => id === 'oracle'),
    ).toBe(false);
  });
});

describe('a mission of one’s own', () => {
  const faults = (mission: Mission): readonly (string | undefined)[] =>
    missionFaults(mission).map(({ about }) => about);
  test.each(MISSION_IDS)('%s, copied: no fault', (id) => expect(paths(withMission(MISSIONS[id]))).toEqual([]));
  test('a new line of anything asks for a name, and for nothing else', () => {
    const mission = NEW_MISSION;
    const grown: Mission = {
      ...mission,
      tokens: [...mission.tokens, newToken(mission)],
      tests: [...mission.tests, newTest(mission)],
    };
    expect(faults(grown)).toEqual(['mission.tokens.1.name', 'mission.tokens.1.plural', 'mission.tests.1.name']);
    expect(faults({ ...mission, ends: [...mission.ends, newEnd(mission)] })).toEqual([]);
    expect(newState([{ id: 'etat-1', name: 'a', at: 'board' }]).id).toBe('etat-2');
  });
  test.each(SPECIAL_CHOICES.map(([kind]) => kind))('a new special rule, %s: asks for its name, and is said', (kind) => {
    const rule = newSpecial(NEW_MISSION, kind);
    expect(rule.kind).toBe(kind);
    const said = faults({ ...NEW_MISSION, special: [rule] });
    expect(said).toContain('mission.special.0.name');
    const named = setSpecialKind({ ...newSpecial(NEW_MISSION, 'recovery'), name: 'Ma règle' }, kind, NEW_MISSION);
    expect([named.name, named.kind]).toEqual(['Ma règle', kind]);
  });
  test('an end changes kind and keeps its id', () => {
    const end = setEndKind({ id: 'tour', kind: 'turn', turn: 8, check: 2 }, 'when', NEW_MISSION);
    expect(end).toMatchObject({ id: 'tour', kind: 'when' });
    expect(setEndKind(end, 'turn', NEW_MISSION)).toEqual({ id: 'tour', kind: 'turn', turn: 8, check: 2 });
    expect(setEndKind(end, 'when', NEW_MISSION)).toBe(end);
  });
  test('another token takes its own states', () => {
    const { m8 } = MISSIONS;
    const [first] = m8.tests;
    if (first === undefined) throw new Error('m8 has tests');
    expect(setTestToken(first, 'coffre', m8)).toMatchObject({ token: 'coffre', from: ['ferme'], to: 'reserve' });
    expect(
      setMoveToken({ id: 'a', name: 'a', kind: 'exit', token: 'preuve', from: 'x', to: 'y' }, 'coffre', m8),
    ).toMatchObject({ token: 'coffre', from: 'ferme', to: 'reserve' });
    expect(putFirst(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b']);
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });
  test('a character loses itself in its last state', () => {
    const [token] = MISSIONS.m4.tokens;
    if (token === undefined) throw new Error('m4 has hostages');
    const { character: _, ...bare } = token;
    expect(setCharacter(bare, true).character).toEqual({ side: 'hero', lost: 'perdu' });
    expect(setCharacter(token, false)).toEqual(bare);
  });
  test('measures: kinds, pairs, pairs that are gone', () => {
    for (const kind of ['number', 'pieces', 'tiles'] as const) expect(kindOf(measureAs(kind, NEW_MISSION))).toBe(kind);
    expect(togglePair([['a', 'b']], ['a', 'b'])).toEqual([]);
    expect(hasPair(togglePair([], ['a', 'b']), ['a', 'b'])).toBe(true);
    expect(
      lostPairs(
        [
          ['valise', 'prise'],
          ['valise', 'volee'],
          ['clef', 'a'],
        ],
        NEW_MISSION,
      ),
    ).toEqual([
      ['valise', 'volee'],
      ['clef', 'a'],
    ]);
  });
  test('the villain wins when the hero does not, until told otherwise', () => {
    const hero: Comparison = { left: { pieces: [['valise', 'prise']] }, op: '>', right: 2 };
    expect(isMirror(NEW_MISSION.victory)).toBe(true);
    expect(setHero(NEW_MISSION.victory, hero)).toEqual({ hero, villain: { ...hero, op: '<=' } });
    const other = { ...NEW_MISSION.victory, villain: { ...hero, op: '=' as const } };
    expect(setHero(other, hero).villain).toEqual(other.villain);
    expect(isMirror(mirror(other))).toBe(true);
    expect(paths(withMission({ ...NEW_MISSION, victory: other }))).toEqual(['mission.victory']);
  });
  test('a state taken away is told where it was used, in words', () => {
    const bare = withMission({
      ...NEW_MISSION,
      tokens: NEW_MISSION.tokens.map((token) => ({ ...token, states: token.states.slice(0, 1) })),
    });
    expect(paths(bare)).toEqual(['mission.tests.0.to', 'mission.victory.hero.left.pieces.0.1']); // the villain’s contrary has the same, told once
    expect(placeOf('mission.tests.0.to', bare)).toBe('Prendre une valise, arrivée');
    expect(placeOf('mission.victory.hero.left.pieces.0.1', bare)).toMatch(/^Victoire, héros, membre de gauche/);
  });
  test('the initiative against the last turn: a notice, no fault', () => {
    const { faults: wrong, notices } = check({ ...GAME, initiative: 'hero' });
    expect(wrong).toEqual([]);
    expect(notices.find(({ path }) => path === 'initiative')?.message).toMatch(/initiative/);
  });
});

test('places in words', () => {
  const work: Work = {
    ...GAME,
    tiles: [{ id: 'carte-1', name: 'Garde', side: 'hero', level: 'elite' }],
    figures: [{ id: 'oracle#1' }],
  };
  expect(
    [
      '',
      'turn',
      'sides.villain.discs.1',
      'sides.villain.slots',
      'tiles.0.life',
      'figures.0.zone',
      'pieces.1.state',
      'dice.orange.2',
      'options.riverRule',
      'mission',
    ].map((path) => placeOf(path, work)),
  ).toEqual([
    'Scénario',
    'Tour',
    'Vilain, disques, élément 2',
    'Vilain, rivière',
    'Garde, points de vie',
    'Oracle, zone',
    'Pion 2, état',
    'Dés, face 3',
    'Réglages, tuile activée',
    'Mission',
  ]);
});
test('the mission of a work, by its id or its own', () => {
  expect(missionOf(GAME)).toBe(MISSIONS.m1);
  expect(missionOf(OWN)).toBe(NEW_MISSION);
});
