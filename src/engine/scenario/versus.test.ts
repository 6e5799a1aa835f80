// Links of Versus: there and back, what says nothing left out, wrong shapes refused in words, lengths.
import fc from 'fast-check';
import { encode as qr } from 'uqr';
import { describe, expect, test } from 'vitest';
import { play, seeded } from '../kernel/play.ts';
import { rng } from '../kernel/rng.ts';
import { randomTeam } from '../versus/draw-random.ts';
import { type Comparison, GENDERS, type Mission, OPS, PLACES, TESTS } from '../versus/mission/format.ts';
import { mission as track } from '../versus/mission/index.ts';
import type { MissionScenario } from '../versus/mission/types.ts';
import { MISSIONS } from '../versus/missions.ts';
import { partie } from '../versus/partie/index.ts';
import { MEANS, type PartieAction, type PartieScenario } from '../versus/partie/types.ts';
import { GAMES } from '../../../tests/games/versus/ready.ts';
import {
  CAMPS,
  COLOURS,
  FORMS,
  LEVELS,
  MISSION_IDS,
  MISSION_OPTIONS,
  OPTION_VALUES,
  type OptionKey,
  SPACES,
} from '../versus/types.ts';
import { toBase64Url } from './base64url.ts';
import { checksum, toJson } from './canonical.ts';
import type { Codec } from './codec.ts';
import { MAX_TEXT } from './envelope.ts';
import { parseScenarioText, printScenario } from './file.ts';
import { isTyped } from './issues.ts';
import { decodeMoment, encodeMoment } from './moment.ts';
import { normalPartie, normalTrack } from './versus-form.ts';
import { LINKS, missionCodec, parsePartieAction, parseTrackAction, partieCodec } from './versus.ts';
import { VERSUS_DICTIONARIES } from './versus-dictionary.ts';
import { PARTIE_ACTIONS, partieShape, TRACK_ACTIONS, trackShape } from './versus-shapes.ts';

// ── Anything that the shapes accept: most of it is refused by the engine
const text = (most: number): fc.Arbitrary<string> => fc.string({ unit: 'binary', maxLength: most });
const id = fc.constantFrom('bombe', 'oracle', 'sbires-heros-a', 'etat-1', 'a', '2');
const figureId = fc.constantFrom('oracle#1', 'sbires-heros-a#4');
const pieceId = fc.constantFrom('bombe-2', 'otage-12');
const number = fc.integer({ min: -999, max: 999 });
const rank = fc.nat({ max: 999 });
const camp = fc.constantFrom(...CAMPS);
const yes = fc.constant(true as const);
const list = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { maxLength: 3 });
const byCamp = <T>(item: fc.Arbitrary<T>) => fc.record({ hero: item, villain: item }, { requiredKeys: [] });
const measure = fc.oneof(
  number,
  fc.record({ pieces: list(fc.tuple(id, id)) }),
  fc.record({ tiles: fc.constantFrom(...CAMPS, 'either' as const) }),
);
const comparison = fc.record({
  left: measure,
  op: fc.constantFrom(...OPS),
  right: measure,
}) as fc.Arbitrary<Comparison>;
const name = text(20);
const line = { id, name };
const special = fc.oneof(
  fc.record({ ...line, kind: fc.constant('recovery'), from: number, to: number, discs: number }),
  fc.record({ ...line, kind: fc.constant('fumes'), when: comparison, cubes: number }),
  fc.record(
    { ...line, kind: fc.constant('forbid'), what: fc.constantFrom('depollute', 'demobilise'), side: camp, token: id },
    { requiredKeys: ['id', 'name', 'kind', 'what'] },
  ),
  fc.record({ ...line, kind: fc.constant('event'), side: fc.constantFrom(...CAMPS, 'both') }),
  fc.record({ ...line, kind: fc.constant('sweep'), turn: number, side: camp, token: id, from: id, to: id }),
  fc.record({ ...line, kind: fc.constant('exit'), token: id, from: id, to: id }),
  fc.record({ ...line, kind: fc.constant('escort'), side: camp, token: id }),
  fc.record({ ...line, kind: fc.constant('loan'), side: camp, uses: number, skill: name }),
);
const anyMission = fc.record(
  {
    title: name,
    story: text(40),
    initiative: camp,
    tokens: list(
      fc.record(
        {
          id,
          name,
          plural: name,
          gender: fc.constantFrom(...GENDERS),
          count: number,
          value: number,
          states: list(fc.record({ id, name, at: fc.constantFrom(...PLACES) })),
          character: fc.record(
            { side: camp, lost: id, shield: fc.boolean(), tile: fc.boolean() },
            { requiredKeys: ['side', 'lost'] },
          ),
        },
        { requiredKeys: ['id', 'name', 'plural', 'count', 'states'] },
      ),
    ),
    tests: list(
      fc.record(
        {
          id,
          name,
          upon: name,
          side: camp,
          token: id,
          from: list(id),
          to: id,
          test: fc.constantFrom(...TESTS),
          difficulty: number,
          skill: name,
          gains: number,
        },
        { requiredKeys: ['id', 'name', 'side', 'token', 'from', 'to', 'test', 'difficulty'] },
      ),
    ),
    ends: list(
      fc.oneof(
        fc.record({ id, kind: fc.constant('turn'), turn: number, check: fc.constantFrom(1, 2) }),
        fc.record(
          { id, kind: fc.constant('when'), when: comparison, until: number },
          { requiredKeys: ['id', 'kind', 'when'] },
        ),
      ),
    ),
    victory: fc.record({ hero: comparison, villain: comparison }),
    special: list(special),
  },
  { requiredKeys: ['title', 'initiative', 'tokens', 'tests', 'ends', 'victory'] },
) as unknown as fc.Arbitrary<Mission>;
const mission = fc.oneof(fc.constantFrom(...MISSION_IDS), anyMission);
const head = { name: text(40).filter((given) => given.trim() !== ''), note: text(40), author: text(20) };
const counts = fc.dictionary(fc.constantFrom('bombe', 'otage', 'citizen'), number, {
  maxKeys: 3,
  noNullPrototype: true,
});
const ground = {
  zones: list(name),
  exits: list(name),
  spots: list(fc.constantFrom('a1', 'b3', 'g9', '')),
  doors: list(fc.tuple(name, name)),
};
const pieces = list(fc.record({ token: id, state: id, zone: name }, { requiredKeys: ['token'] }));
const optionsOf = (keys: readonly OptionKey[]) =>
  fc.record(
    Object.fromEntries(keys.map((key) => [key, fc.constantFrom<string | number | boolean>(...OPTION_VALUES[key])])),
    { requiredKeys: [] },
  );
const slot = fc.record(
  {
    level: fc.constantFrom(...LEVELS),
    hq: yes,
    form: fc.constantFrom(...FORMS),
    figures: number,
    tile: id,
    cost: number,
  },
  { requiredKeys: ['level'] },
);
const side = fc.record(
  {
    discs: fc.oneof(fc.tuple(number, number, number), fc.constant([3, 0, 7])),
    discRecovery: fc.oneof(number, fc.constant(2)),
    cubes: fc.oneof(fc.tuple(number, number), fc.constantFrom([8, 3], [11, 0])),
    cubeRecovery: fc.oneof(number, fc.constant(5)),
    saturation: fc.record({ move: number, reroll: number }, { requiredKeys: [] }),
    slots: list(slot),
    choices: fc.record({ lieutenant: id, avatar: id, controlled: id, operated: id }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);
const anyPartie = fc.record(
  {
    ...head,
    mission,
    initiative: camp,
    turn: number,
    active: camp,
    sides: byCamp(side),
    tiles: list(
      fc.record(
        {
          id,
          name,
          side: camp,
          level: fc.constantFrom(...LEVELS),
          form: fc.constantFrom(...FORMS),
          figures: number,
          life: number,
        },
        { requiredKeys: ['id', 'name', 'side', 'level'] },
      ),
    ),
    ...ground,
    figures: list(
      fc.record({ id: figureId, zone: name, life: number, out: yes, lying: yes }, { requiredKeys: ['id'] }),
    ),
    pieces,
    counts,
    markers: list(
      fc.record(
        { kind: fc.constantFrom('smoke', 'flame', 'gas'), zone: fc.option(name), full: fc.boolean() },
        { requiredKeys: ['kind', 'zone'] },
      ),
    ),
    dice: fc.record(Object.fromEntries(COLOURS.map((colour) => [colour, list(number)])), { requiredKeys: [] }),
    options: optionsOf(Object.keys(OPTION_VALUES) as OptionKey[]),
  },
  { requiredKeys: ['name', 'mission'] },
) as unknown as fc.Arbitrary<PartieScenario>;
const anyTrack = fc.record(
  {
    ...head,
    mission,
    turn: number,
    active: camp,
    counts,
    pieces,
    ...ground,
    lost: byCamp(number),
    options: optionsOf(MISSION_OPTIONS),
  },
  { requiredKeys: ['name', 'mission'] },
) as unknown as fc.Arbitrary<MissionScenario>;

const shuffled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).reverse())
      : field,
  ) as T;
const back = <T>(codec: Codec<T>, scenario: T): unknown => {
  const read = codec.decode(codec.encode(scenario));
  return read.ok ? read.value : read.error;
};
/** decode ∘ encode is the normal form; encode is canonical; a file holds the same. */
const laws = <T>(codec: Codec<T>, normal: (value: T) => T, any: fc.Arbitrary<T>): void => {
  fc.assert(
    fc.property(any, (value) => {
      const link = codec.encode(value);
      fc.pre(link.length <= MAX_TEXT);
      expect(link).toMatch(/^1\.versus~(?:partie|mission)\.[A-Za-z0-9_-]+$/);
      expect(codec.decode(link)).toEqual({ ok: true, value: normal(value) });
      expect(codec.encode(normal(value))).toBe(link);
      expect(codec.encode(shuffled(value))).toBe(link);
      expect(normal(normal(value))).toEqual(normal(value));
      expect(parseScenarioText(codec, printScenario(codec, value))).toEqual({ ok: true, value: normal(value) });
    }),
    { numRuns: 100 },
  );
};

const GAME: PartieScenario = { name: 'Une partie', mission: 'm1' };
const OWN: Mission = { ...MISSIONS.m7, title: 'Une mission à moi' };
const READY = GAMES.map(({ scenario }) => scenario);
const { below } = rng(11);
const DRAWN = MISSION_IDS.map((one): PartieScenario => randomTeam({ name: 'Tirage', mission: one }, below) ?? GAME);

describe('laws of the codecs', () => {
  test('partie', () => laws(partieCodec, normalPartie, anyPartie));
  test('mission', () => laws(missionCodec, normalTrack, anyTrack));
  test.each([...DRAWN, { ...GAME, mission: OWN }])('$name, mission $mission: comes back whole', (scenario) =>
    expect(back(partieCodec, scenario)).toEqual(normalPartie(scenario)),
  );
  test('a mission of the booklet is its id, a reader’s is whole', () => {
    expect(missionCodec.write({ name: 'x', mission: 'm7' })).toEqual({ name: 'x', mission: 'm7' });
    expect(back(missionCodec, { name: 'x', mission: OWN })).toEqual({ name: 'x', mission: OWN });
  });
  test('different scenarios give different links', () => {
    const links = [
      GAME,
      { ...GAME, mission: 'm2' as const },
      { ...GAME, initiative: 'hero' as const },
      { ...GAME, active: 'hero' as const },
      { ...GAME, turn: 2 },
      { ...GAME, counts: { bombe: 6 } },
      ...DRAWN,
      ...READY,
    ].map(partieCodec.encode);
    expect(new Set(links).size).toBe(links.length);
  });
});

// ── What says nothing is left out, and says nothing to the engine either
const told: PartieScenario = {
  ...GAME,
  note: '',
  author: '',
  initiative: 'villain',
  active: 'villain',
  turn: 1,
  options: { riverRule: 'end', rasCounts: true },
  counts: { bombe: 5 },
  zones: [],
  exits: [],
  figures: [],
  pieces: [],
  markers: [],
  tiles: [],
  dice: {},
  sides: {
    hero: { discs: [3, 0, 7], cubes: [11, 0], cubeRecovery: 5, discRecovery: 2, saturation: {}, choices: {} },
    villain: { discs: [3, 0, 7], cubes: [8, 3] },
  },
};
const opened = (scenario: PartieScenario): unknown => {
  const start = partie.setup(scenario);
  return start.ok ? [start.value, partie.key(start.value)] : start.error.map(({ code, about }) => [code, about]);
};
describe('what says nothing is left out', () => {
  test('the whole of a start, told', () => {
    expect(back(partieCodec, told)).toEqual(GAME);
    expect(opened(told)).toEqual(opened(GAME));
  });
  test('what says something stays', () => {
    const own: PartieScenario = {
      ...GAME,
      initiative: 'hero',
      active: 'villain',
      turn: 3,
      options: { riverRule: 'stay' },
      counts: { bombe: 4 },
      sides: { hero: { cubes: [11, 0], slots: [] }, villain: { cubes: [8, 3] } },
      tiles: [{ id: 'a', name: 'A', side: 'hero', level: 'elite', figures: 2 }],
      markers: [{ kind: 'flame', zone: null, full: false }],
    };
    expect(back(partieCodec, own)).toEqual(own);
  });
  test('the initiative decides which cubes go without saying, and who begins', () =>
    expect(
      back(partieCodec, {
        ...GAME,
        initiative: 'hero',
        active: 'hero',
        sides: { hero: { cubes: [8, 3] }, villain: { cubes: [11, 0] } },
      }),
    ).toEqual({ ...GAME, initiative: 'hero' }));
  test('in a mission of one’s own', () => {
    const wordy: Mission = {
      ...MISSIONS.m1,
      story: '',
      special: [],
      tokens: MISSIONS.m1.tokens.map((token) => ({ ...token, value: 1 })),
      tests: MISSIONS.m1.tests.map((one) => ({ ...one, gains: 0 })),
    };
    const { story: _, ...bare } = MISSIONS.m1;
    expect(
      back(missionCodec, {
        name: 'x',
        mission: wordy,
        lost: { hero: 0 },
        turn: 1,
        active: 'villain',
        options: { endCheck: 'atVerification' },
      }),
    ).toEqual({ name: 'x', mission: bare });
  });
  test('a scenario that the engine lets in opens on the same position', () => {
    for (const scenario of [told, ...READY, ...DRAWN]) expect(opened(normalPartie(scenario))).toEqual(opened(scenario));
  });
});

// ── Actions
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  side: camp,
  tile: id,
  slot: rank,
  discs: rank,
  from: fc.constantFrom('available'),
  keys: fc.constantFrom(['a'], ['a', 'b']),
  what: fc.constantFrom('power'),
  figure: figureId,
  seen: fc.boolean(),
  figures: fc.tuple(figureId, figureId),
  zone: name,
  distance: rank,
  number: rank,
  shadow: rank,
  space: fc.constantFrom(...SPACES),
  tiles: fc.tuple(id, id),
  place: rank,
  successes: rank,
  to: fc.constantFrom('fatigue'),
  amount: rank,
  means: fc.constantFrom(...MEANS),
  by: figureId,
  test: id,
  piece: pieceId,
  success: fc.boolean(),
  total: number,
  cubes: rank,
  dangerous: fc.boolean(),
  at: fc.constantFrom('oracle#1', 'bombe-2', 'ombre-3'),
  kind: fc.constantFrom('flame'),
  special: id,
};
/** Fields whose values are not those of other actions of the same name. */
const OWN_FIELDS: Readonly<Record<string, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  test: { figure: fc.option(figureId) },
  escort: { figure: fc.option(figureId), to: fc.option(name) },
  move: { to: name },
  aim: { means: fc.constantFrom('melee', 'ranged') },
  river: { what: fc.constantFrom('depollute') },
  marker: { what: fc.constantFrom('fade') },
  tile: { what: fc.constantFrom('lost') },
  cubes: { from: fc.constantFrom('move') },
};
type Table = Readonly<Record<string, Readonly<Record<string, { readonly type: string }>>>>;
const each = (table: Table): readonly fc.Arbitrary<unknown>[] =>
  Object.entries(table).map(([type, fields]) => {
    const values = Object.fromEntries(
      Object.keys(fields).map((field) => [field, OWN_FIELDS[type]?.[field] ?? FIELDS[field] ?? fc.constant(null)]),
    );
    const required = Object.entries(fields)
      .filter(([, schema]) => schema.type !== 'exact_optional')
      .map(([field]) => field);
    const model: Record<string, fc.Arbitrary<unknown>> = { type: fc.constant(type), ...values };
    return fc.record(model, { requiredKeys: ['type', ...required] });
  });
describe('actions', () => {
  test.each([
    ['partie', PARTIE_ACTIONS, LINKS.partie],
    ['mission', TRACK_ACTIONS, LINKS.mission],
  ] as const)('%s: every action passes its parser, and is packed and unpacked', (_, table, { codec, parseAction }) => {
    const all = fc.tuple(...each(table)).chain((one) => fc.shuffledSubarray([...one, ...one]));
    fc.assert(
      fc.property(all, (actions) => {
        for (const action of actions) expect(parseAction(toJson(action))).toEqual({ ok: true, value: action });
        expect(codec.actions.unpack(codec.actions.pack(actions.map(toJson)), 1)).toEqual(actions);
      }),
      { numRuns: 60 },
    );
  });
  test('what is not told costs nothing, what is told as nobody stays', () => {
    const actions: readonly PartieAction[] = [
      { type: 'activate', tile: 'oracle' },
      { type: 'activate', tile: 'oracle', from: 'spent' },
      { type: 'test', test: 'amorcer', piece: 'bombe-1', figure: null, success: true },
      { type: 'test', test: 'amorcer', piece: 'bombe-1', figure: null },
      { type: 'done' },
    ];
    const packed = partieCodec.actions.pack(actions.map(toJson));
    expect(packed).toEqual([
      ['activate', 'oracle'],
      ['activate', 'oracle', null, 'spent'],
      ['test', 'amorcer', 'bombe-1', null, true],
      ['test', 'amorcer', 'bombe-1', null],
      ['done'],
    ]);
    expect(partieCodec.actions.unpack(packed, 1)).toEqual(actions);
  });
  test.each([...READY, DRAWN[3] ?? GAME, { ...GAME, mission: OWN }])(
    '$name: what seeded games play opens whole',
    (scenario) => {
      for (const seed of [1, 2]) {
        const start = partie.setup(scenario);
        if (!start.ok) throw new Error(JSON.stringify(start.error));
        const { line: played } = play(partie, start.value, seeded(seed), 150);
        const moment = decodeMoment(
          partie,
          partieCodec,
          parsePartieAction,
          encodeMoment(partie, partieCodec, scenario, played),
        );
        expect(moment.ok && [moment.value.diverged, moment.value.actions.length]).toEqual([
          undefined,
          played.moves.length,
        ]);
      }
    },
  );
  test.each(MISSION_IDS)('mission %s alone, played', (one) => {
    const scenario: MissionScenario = { name: 'x', mission: one };
    const start = track.setup(scenario);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    const { line: played } = play(track, start.value, seeded(4), 60);
    const moment = decodeMoment(
      track,
      missionCodec,
      parseTrackAction,
      encodeMoment(track, missionCodec, scenario, played),
    );
    expect(moment.ok && [moment.value.diverged, moment.value.actions.length]).toEqual([undefined, played.moves.length]);
  });
  test.each<unknown>([
    { type: 'constructor' },
    { type: 'done', more: 1 },
    { type: 'activate' },
    { type: 'activate', tile: 'Oracle' },
    { type: 'activate', tile: 'constructor' },
    { type: 'pick', figure: 'oracle' },
    { type: 'hide', shadow: -1 },
    { type: 'choose', keys: [] },
    {},
    null,
    'A',
    ['A'],
    3,
  ])('is no action: %j', (raw) => expect(parsePartieAction(raw).ok).toBe(false));
  test.each<{ readonly raw: readonly unknown[] }>([
    { raw: ['done'] },
    { raw: [['done', 1]] },
    { raw: [['activate']] },
    { raw: [['activate', 'oracle', 1, 'spent', 2]] },
    { raw: [['constructor']] },
    { raw: [9] },
    { raw: [null] },
    { raw: [[]] },
  ])('unpacking $raw gives what no parser takes', ({ raw }) => {
    const actions = partieCodec.actions.unpack(raw, 1) ?? [];
    expect(actions.some((action) => parsePartieAction(action).ok)).toBe(false);
  });
});

// ── Wrong shapes, told in French at their place
const issuesOf = (
  raw: unknown,
  codec: Codec<PartieScenario> | Codec<MissionScenario> = partieCodec,
): readonly string[] => {
  const result = codec.read(raw, 1);
  return result.ok || result.error.code !== 'invalid'
    ? []
    : result.error.issues.map(({ path, message }) => `${path} | ${message}`);
};
const withSlot = (given: object): unknown => ({ ...GAME, sides: { hero: { slots: [{ level: 'event' }, given] } } });
const withMission = (given: object): unknown => ({ ...GAME, mission: { ...MISSIONS.m1, ...given } });
describe('a shape that does not fit tells what and where, in French', () => {
  test.each<readonly [string, unknown, string]>([
    ['no name', { ...GAME, name: ' ' }, 'name | Nom : donnez un nom au scénario.'],
    ['no mission', { name: 'x' }, 'mission | Mission : ce champ manque.'],
    [
      'a mission',
      { ...GAME, mission: 'm9' },
      `mission | Mission : la valeur doit être l’une de celles-ci : ${MISSION_IDS.join(', ')}.`,
    ],
    [
      'a camp',
      { ...GAME, active: 'police' },
      'active | Camp actif : la valeur doit être l’une de celles-ci : hero, villain.',
    ],
    [
      'half a disc',
      { ...GAME, sides: { hero: { discs: [1.5, 0, 7] } } },
      'sides.hero.discs.0 | Camps, héros, disques, élément 1 : un nombre entier est attendu.',
    ],
    [
      'a level',
      withSlot({ level: 'boss' }),
      `sides.hero.slots.1.level | Camps, héros, emplacement 2, niveau : la valeur doit être l’une de celles-ci : ${LEVELS.join(', ')}.`,
    ],
    [
      'a tile',
      withSlot({ level: 'elite', tile: 'Oracle !' }),
      'sides.hero.slots.1.tile | Camps, héros, emplacement 2, tuile : un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 80 caractères au plus.',
    ],
    [
      'a figure',
      { ...GAME, figures: [{ id: 'oracle' }] },
      'figures.0.id | Figurine 1, identifiant : une figurine est attendue, comme oracle#1.',
    ],
    ['a die', { ...GAME, dice: { vert: [1] } }, 'dice.vert | Dés, « vert » : ce champ est inconnu.'],
    [
      'an option',
      { ...GAME, options: { riverRule: 'hasard' } },
      'options.riverRule | Réglages, tuile activée : la valeur doit être l’une de celles-ci : end, stay, manual.',
    ],
    [
      'a place',
      withMission({ tokens: [{ ...MISSIONS.m1.tokens[0], states: [{ id: 'pion', name: 'pion', at: 'lune' }] }] }),
      'mission.tokens.0.states.0.at | Mission, pion 1, état 1, place : la valeur doit être l’une de celles-ci : board, hero, villain, box.',
    ],
    [
      'a measure',
      withMission({ victory: { ...MISSIONS.m1.victory, hero: { left: 'beaucoup', op: '<', right: 2 } } }),
      'mission.victory.hero.left | Mission, victoire, héros, membre de gauche : un nombre entier est attendu.',
    ],
    [
      'a special rule',
      withMission({ special: [{ id: 'a', name: 'A', kind: 'pluie' }] }),
      'mission.special.0.kind | Mission, règle spéciale 1, genre : la valeur doit être l’une de celles-ci : recovery, fumes, forbid, event, sweep, exit, escort, loan.',
    ],
    [
      'a flood',
      { ...GAME, zones: Array.from({ length: 9_000 }, () => 'x') },
      ' | Ces données sont trop nombreuses pour un scénario.',
    ],
  ])('%s', (_, raw, message) => expect(issuesOf(raw)).toContain(message));
  test('a mission alone has neither rivers nor the options of a game', () => {
    expect(issuesOf({ name: 'x', mission: 'm1', sides: {} }, missionCodec)).toEqual([
      'sides | Camps : ce champ est inconnu.',
    ]);
    expect(issuesOf({ name: 'x', mission: 'm1', options: { riverRule: 'stay' } }, missionCodec)).toEqual([
      'options.riverRule | Réglages, tuile activée : ce champ est inconnu.',
    ]);
  });
  test('what the engine refuses with its rule, a link may hold', () => {
    const faulty: PartieScenario = {
      ...GAME,
      turn: 40,
      sides: { hero: { discs: [-3, 9, 0], slots: [] } },
      counts: { bombe: 90 },
      exits: ['nulle part'],
    };
    expect(back(partieCodec, faulty)).toEqual(faulty);
  });
  test.each([
    '',
    'n’importe quoi',
    '#s=',
    '1.versus~partie.',
    `1.versus~partie.${'A'.repeat(90)}`,
    '2.versus~partie.AAAA',
    '1.battlefight~partie.AAAA',
  ])('no link: %j', (link) => {
    for (const codec of [partieCodec, missionCodec]) expect(codec.decode(link).ok).toBe(false);
  });
  test('well-sealed nonsense is told, never thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (raw) => {
        for (const codec of [partieCodec, missionCodec])
          expect(codec.decode(codec.seal('s', toJson(raw))).ok).toBe(false);
        expect(
          decodeMoment(
            partie,
            partieCodec,
            parsePartieAction,
            partieCodec.seal('p', { a: toJson(raw), k: '', s: partieCodec.write(GAME) }),
          ).ok || !Array.isArray(raw),
        ).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
  test('typed: bounds may be broken, types may not', () => {
    expect(isTyped(partieShape, { ...GAME, name: '', turn: 4_000 })).toBe(true);
    expect(isTyped(trackShape, { name: '', mission: OWN })).toBe(true);
    for (const wrong of [
      { ...GAME, mission: 3 },
      { ...GAME, sides: { hero: { slots: [{}] } } },
      { ...GAME, mission: {} },
      null,
    ])
      expect(isTyped(partieShape, wrong)).toBe(false);
  });
});

// ── Lengths, with the 63 characters that the address of a site takes
const ADDRESS = 63;
describe('lengths', () => {
  test.each([...READY, ...DRAWN, { ...GAME, mission: OWN }].map((scenario) => [scenario.name, scenario] as const))(
    '%s: 300 characters, a QR code of version 12',
    (_, scenario) => {
      const link = partieCodec.encode(scenario);
      expect(link.length + ADDRESS).toBeLessThanOrEqual(300);
      expect(qr('x'.repeat(ADDRESS) + link, { ecc: 'M' }).version).toBeLessThanOrEqual(12);
    },
  );
  test.each([...READY, ...DRAWN])('$name, $mission, with forty actions: 1,500 characters', (scenario) => {
    for (const seed of [1, 2, 3]) {
      const start = partie.setup(scenario);
      if (!start.ok) throw new Error(JSON.stringify(start.error));
      expect(
        encodeMoment(partie, partieCodec, scenario, play(partie, start.value, seeded(seed), 40).line).length,
      ).toBeLessThanOrEqual(1500);
    }
  });
});

test('the dictionary is frozen, and fits the window of deflate', () => {
  expect(VERSUS_DICTIONARIES.map((words) => `${words.length} ${toBase64Url(checksum(words))}`)).toEqual(['29791 rwQ2']);
  for (const words of VERSUS_DICTIONARIES) expect(new TextEncoder().encode(words).length).toBeLessThan(30_000);
});
