import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyFormation,
  anyFormationAction,
  anyPartie,
  anyPartieAction,
} from '../../../tests/games/battlefight/arbitraries.ts';
import {
  COLLECTION,
  EXAMPLE_DECKS,
  MATCH,
  MIDGAME,
  OWN_CARDS,
  RANDOM,
  SEALED,
  withDecks,
} from '../../../tests/games/battlefight/samples.ts';
import { anyScenario } from '../battlefight/arbitraries.fixture.ts';
import { DECKS } from '../battlefight/data.ts';
import { formation } from '../battlefight/formation/index.ts';
import type { FormationScenario } from '../battlefight/formation/types.ts';
import { match } from '../battlefight/match/index.ts';
import { partie } from '../battlefight/partie/index.ts';
import type { PartieScenario, PlayerSpec } from '../battlefight/partie/types.ts';
import type { Game, Types } from '../kernel/game.ts';
import { play, seeded } from '../kernel/play.ts';
import { toBase64Url } from './base64url.ts';
import { BATTLEFIGHT_DICTIONARIES } from './battlefight-dictionary.ts';
import { normalFormation, normalPartie } from './battlefight-form.ts';
import {
  formationCodec,
  LINKS,
  matchCodec,
  parseFormationAction,
  parsePartieAction,
  partieCodec,
} from './battlefight.ts';
import { checksum, toJson } from './canonical.ts';
import type { Codec } from './codec.ts';
import { MAX_TEXT } from './envelope.ts';
import { decodeMoment, encodeMoment } from './moment.ts';

const shuffled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).reverse())
      : field,
  ) as T;
/** decode ∘ encode is the normal form; encode is canonical. */
const laws = <T>(codec: Codec<T>, normal: (value: T) => T, any: fc.Arbitrary<T>, numRuns = 100): void => {
  fc.assert(
    fc.property(any, (value) => {
      const link = codec.encode(value);
      fc.pre(link.length <= MAX_TEXT);
      expect(link).toMatch(/^1\.battlefight~(?:partie|match|formation)\.[A-Za-z0-9_-]+$/);
      expect(codec.decode(link)).toEqual({ ok: true, value: normal(value) });
      expect(codec.encode(normal(value))).toBe(link);
      expect(codec.encode(shuffled(value))).toBe(link);
      expect(normal(normal(value))).toEqual(normal(value));
      expect(codec.read(codec.write(value), codec.version)).toEqual({ ok: true, value: normal(value) });
    }),
    { numRuns },
  );
};

const back = <T>(codec: Codec<T>, scenario: T): unknown => {
  const read = codec.decode(codec.encode(scenario));
  return read.ok ? read.value : read.error;
};

describe('codec laws', () => {
  test('partie', () => laws(partieCodec, normalPartie, anyPartie));
  test('match', () => laws(matchCodec, normalPartie, anyPartie, 20));
  test('formation', () => laws(formationCodec, normalFormation, anyFormation));
  test.each([EXAMPLE_DECKS, withDecks(4, true), MIDGAME, OWN_CARDS, MATCH])(
    '$name: already normal, comes back whole',
    (scenario) => expect(back(matchCodec, scenario)).toEqual(scenario),
  );
  test.each([RANDOM, SEALED, COLLECTION])('$name: already normal, comes back whole', (scenario) =>
    expect(back(formationCodec, scenario)).toEqual(scenario),
  );
  test('different scenarios give different links', () => {
    const links = [
      EXAMPLE_DECKS,
      withDecks(2, true),
      withDecks(2, false),
      MIDGAME,
      { ...MIDGAME, first: 0 as const },
      OWN_CARDS,
    ].map(partieCodec.encode);
    expect(new Set(links).size).toBe(links.length);
  });
  // What is left out says nothing to the engine either: it opens on the same position, or tells the same faults.
  const opens = <T extends Types>(game: Game<T>, scenario: T['scenario']): unknown => {
    const opened = game.setup(scenario);
    return opened.ok ? [opened.value, game.key(opened.value)] : opened.error.map(({ code, about }) => [code, about]);
  };
  test('a scenario that the engine lets in opens on the same state', () => {
    fc.assert(
      fc.property(
        anyScenario,
        (scenario) => void expect(opens(partie, normalPartie(scenario))).toEqual(opens(partie, scenario)),
      ),
      { numRuns: 60 },
    );
  });
});

const GAME: PartieScenario = {
  name: 'Partie',
  kind: 'game',
  players: [{ deck: 'cogneur' }, { deck: 'beau-parleur' }],
  first: null,
};
const STUDY: PartieScenario = {
  name: 'Étude',
  kind: 'study',
  players: [
    { cell: 'D4', hand: ['ex-att-1'] },
    { cell: 'D5', life: 3 },
  ],
  first: 0,
};
const FORMING: FormationScenario = { name: 'Decks', method: 'construit', players: ['', 'Bruno'] };

describe('what says nothing is left out', () => {
  test('defaults, empty texts and lists', () => {
    const told: PartieScenario = {
      ...STUDY,
      note: '',
      author: '',
      options: { manches: 1, abandon: true },
      cards: [],
      active: [],
      players: [
        {
          cell: 'D4',
          name: 'J1',
          life: 20,
          damage: 0,
          hand: ['ex-att-1'],
          pile: [],
          shuffled: [],
          discard: [],
          out: false,
        },
        { cell: 'D5', name: ' ', life: 3 },
      ],
    };
    expect(back(partieCodec, told)).toEqual(STUDY);
  });
  test('lists without order are sorted, the others are not', () => {
    const player: PlayerSpec = {
      cell: 'D4',
      hand: ['ex-rhe-1', 'ex-att-1'],
      shuffled: ['ex-rhe-1', 'ex-att-1'],
      pile: ['ex-rhe-1', 'ex-att-1'],
      discard: ['ex-rhe-1', 'ex-att-1'],
    };
    expect(back(partieCodec, { ...STUDY, players: [player] })).toEqual({
      ...STUDY,
      players: [{ ...player, hand: ['ex-att-1', 'ex-rhe-1'], shuffled: ['ex-att-1', 'ex-rhe-1'] }],
    });
  });
  test('a deck that the site ships is told by its name', () => {
    expect(
      back(partieCodec, { ...GAME, players: [{ deck: DECKS.cogneur.toReversed() }, { deck: DECKS['beau-parleur'] }] }),
    ).toEqual(GAME);
    expect(
      back(partieCodec, { ...GAME, players: [{ deck: [...DECKS.cogneur.slice(1), 'ex-att-2'] }, { deck: 'cogneur' }] }),
    ).not.toEqual(GAME);
  });
  test('somebody out has no life unless told', () => {
    const scenario: PartieScenario = { ...STUDY, players: [...STUDY.players, { out: true, life: 20 }, { out: true }] };
    expect(back(partieCodec, scenario)).toEqual(scenario);
  });
  test('a field that a whole game may not have stays, for the engine to refuse it', () => {
    const scenario: PartieScenario = {
      ...GAME,
      players: [
        { deck: 'cogneur', life: 20, hand: [] },
        { deck: 'cogneur', out: false },
      ],
    };
    expect(back(partieCodec, scenario)).toEqual(scenario);
  });
  test('« J2 » is told of the first person, and a default that is off', () => {
    const scenario: PartieScenario = {
      ...GAME,
      options: { abandon: false },
      players: [
        { deck: 'cogneur', name: 'J2' },
        { deck: 'cogneur', name: 'J1' },
      ],
    };
    expect(back(partieCodec, scenario)).toEqual(scenario);
  });
  test('formation', () => {
    expect(
      back(formationCodec, {
        ...FORMING,
        note: '',
        cards: [],
        options: { boosterRemise: false },
        players: ['J1', 'Bruno'],
        collection: { 'ex-att-1': 0 },
      }),
    ).toEqual(FORMING);
    const scenario: FormationScenario = {
      ...FORMING,
      options: { boosterRemise: true },
      players: ['J2'],
      collection: { 'ex-att-1': 4 },
    };
    expect(back(formationCodec, scenario)).toEqual(scenario);
  });
});

const issues = <T>(codec: Codec<T>, raw: unknown): readonly string[] => {
  const result = codec.read(raw, 1);
  return result.ok || result.error.code !== 'invalid'
    ? []
    : result.error.issues.map(({ path, message }) => `${path} | ${message}`);
};
const mine = { id: 'mienne', title: 'Mienne', type: 'attaque', steps: [{ modifier: null, keyword: 'blesser', n: 2 }] };
describe('a shape that does not fit tells what and where, in French', () => {
  test.each<readonly [string, unknown, string]>([
    [
      'a fraction',
      { ...STUDY, players: [{ life: 2.5 }] },
      'players.0.life | Personne 1, points de vie : un nombre entier est attendu.',
    ],
    [
      'a cell',
      { ...STUDY, players: [{}, { cell: 'd4' }] },
      'players.1.cell | Personne 2, case : une case est attendue : une lettre puis un chiffre, comme D4.',
    ],
    [
      'a deck',
      { ...GAME, players: [{ deck: 'bagarreur' }] },
      'players.0.deck | Personne 1, deck : la valeur doit être l’une de celles-ci : cogneur, beau-parleur.',
    ],
    [
      'a card of a deck',
      { ...GAME, players: [{ deck: ['ex-att-1', 'Fronde'] }] },
      'players.0.deck.1 | Personne 1, carte du deck 2 : un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 40 caractères au plus.',
    ],
    [
      'a card of a hand',
      { ...STUDY, players: [{ hand: [3] }] },
      'players.0.hand.0 | Personne 1, carte de la main 1 : un texte est attendu.',
    ],
    [
      'too many people',
      { ...GAME, players: Array.from({ length: 13 }, () => ({})) },
      'players | Personnes : la liste doit compter au plus 12 éléments.',
    ],
    [
      'a kind',
      { ...GAME, kind: 'partie' },
      'kind | Sorte de scénario : la valeur doit être l’une de celles-ci : game, study.',
    ],
    [
      'who begins',
      { ...GAME, first: 6 },
      'first | Personne qui commence : la valeur doit être l’une de celles-ci : 0, 1, 2, 3, 4, 5.',
    ],
    ['no name', { ...GAME, name: ' ' }, 'name | Nom : donnez un nom au scénario.'],
    [
      'a keyword',
      { ...GAME, cards: [{ ...mine, steps: [{ modifier: null, keyword: 'soigner', n: 2 }] }] },
      'cards.0.steps.0.keyword | Carte 1, étape 1, mot clé : la valeur doit être l’une de celles-ci : blesser, bloquer, charme, corps-a-corps, defausser, distance, force, destabiliser, stable, piocher, pousser, protection, rejouer, se-blesser, se-deplacer, s-empecher, s-empecher-carte, si-possible-defausser, vitesse.',
    ],
    [
      'no modifier',
      { ...GAME, cards: [{ ...mine, steps: [{ keyword: 'rejouer' }] }] },
      'cards.0.steps.0.modifier | Carte 1, étape 1, modificateur : ce champ manque.',
    ],
    [
      'a type',
      { ...GAME, cards: [{ ...mine, type: 'magie' }] },
      'cards.0.type | Carte 1, type : la valeur doit être l’une de celles-ci : attaque, defense, deplacement, concentration, rhetorique.',
    ],
    [
      'an option',
      { ...GAME, options: { tousEchec: 'jamais' } },
      'options.tousEchec | Réglages, échec dans « Tout le monde a » : la valeur doit être l’une de celles-ci : immediat, apres-tous.',
    ],
    [
      'another option',
      { ...GAME, options: { placement: 'partout' } },
      'options.placement | Réglages, placement de départ : la valeur doit être l’une de celles-ci : defaut, libre-equivalent.',
    ],
    ['no list', { ...STUDY, active: 3 }, 'active | Techniques actives : une liste est attendue.'],
    [
      'an unknown option',
      { ...GAME, options: { vitesse: 3 } },
      'options.vitesse | Réglages, « vitesse » : ce champ est inconnu.',
    ],
    [
      'an active technique',
      { ...STUDY, active: [{ card: 'ex-def-2', owner: 7, next: 3 }] },
      'active.0.owner | Technique active 1, propriétaire : la valeur doit être l’une de celles-ci : 0, 1, 2, 3, 4, 5.',
    ],
    [
      'a flood',
      { ...STUDY, players: [{ hand: Array.from({ length: 9_000 }, () => 'x') }] },
      ' | Ces données sont trop nombreuses pour un scénario.',
    ],
  ])('%s', (_, raw, message) => expect(issues(partieCodec, raw)).toContain(message));
  test.each<readonly [string, unknown, string]>([
    [
      'a method',
      { ...FORMING, method: 'tirage' },
      'method | Façon de former un deck : la valeur doit être l’une de celles-ci : aleatoire, construit, scelle.',
    ],
    [
      'a count',
      { ...FORMING, collection: { 'ex-att-1': 1.5 } },
      'collection.ex-att-1 | Collection, « ex-att-1 » : un nombre entier est attendu.',
    ],
    [
      'a large collection',
      { ...FORMING, collection: Object.fromEntries(Array.from({ length: 301 }, (_, i) => [`c${i}`, 1])) },
      'collection | Collection : une collection compte ici 300 cartes différentes au plus.',
    ],
    ['a person', { ...FORMING, players: [{ name: 'Ada' }] }, 'players.0 | Personne 1 : un texte est attendu.'],
  ])('formation: %s', (_, raw, message) => expect(issues(formationCodec, raw)).toContain(message));
  test.each(['constructor', '__proto__', 'Fronde', 'carte à moi', '', '?', 'x'.repeat(41)])('id %j', (id) => {
    expect(issues(partieCodec, { ...GAME, cards: [{ ...mine, id }] })[0]).toMatch(
      /^cards\.0\.id \| Carte 1, identifiant : un identifiant est attendu/,
    );
    expect(parsePartieAction({ type: 'play', card: id }).ok).toBe(false);
    expect(parsePartieAction({ type: 'destabilise', active: `0:${id}` }).ok).toBe(false);
  });
});

describe('actions', () => {
  test('every action passes its parser', () => {
    fc.assert(
      fc.property(
        anyPartieAction,
        (action) => void expect(parsePartieAction(toJson(action))).toEqual({ ok: true, value: action }),
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        anyFormationAction,
        (action) => void expect(parseFormationAction(toJson(action))).toEqual({ ok: true, value: action }),
      ),
      { numRuns: 100 },
    );
  });
  test('packing is undone by unpacking', () => {
    fc.assert(
      fc.property(
        fc.array(anyPartieAction, { maxLength: 150 }),
        (actions) =>
          void expect(partieCodec.actions.unpack(partieCodec.actions.pack(actions.map(toJson)), 1)).toEqual(actions),
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.array(anyFormationAction, { maxLength: 40 }),
        (actions) =>
          void expect(formationCodec.actions.unpack(formationCodec.actions.pack(actions.map(toJson)), 1)).toEqual(
            actions,
          ),
      ),
      { numRuns: 100 },
    );
  });
  test('by name; the steps of a card cost one number', () => {
    const execute = { type: 'execute' };
    expect(
      partieCodec.actions.pack([
        { type: 'play', card: 'ex-att-1' },
        execute,
        execute,
        execute,
        { type: 'move', to: 'D5' },
        execute,
        { type: 'push', to: 'dehors' },
        { type: 'destabilise', active: null },
      ]),
    ).toEqual(['ex-att-1', 3, ['move', 'D5'], 1, ['push', 'dehors'], ['destabilise', null]]);
    expect(partieCodec.actions.pack(Array.from({ length: 250 }, () => execute))).toEqual([99, 99, 52]);
    expect(
      formationCodec.actions.pack([
        { type: 'open', cards: ['ex-att-1', 'ex-att-2'] },
        { type: 'choose', card: 'ex-att-1' },
      ]),
    ).toEqual([['open', ['ex-att-1', 'ex-att-2']], 'ex-att-1']);
  });
  test.each<{ readonly raw: readonly unknown[] }>([
    { raw: [0] },
    { raw: [100] },
    { raw: [-1] },
    { raw: [1.5] },
    { raw: [1e9] },
    { raw: [['execute', 1]] },
    { raw: [['play']] },
    { raw: [['constructor']] },
    { raw: ['Fronde'] },
    { raw: [null] },
    { raw: [[]] },
    { raw: [true] },
  ])('unpacking $raw gives what no parser takes', ({ raw }) => {
    const actions = partieCodec.actions.unpack(raw, 1) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every((action) => parsePartieAction(action).ok)).toBe(false);
  });
  test('a short link cannot stand for a million steps', () => {
    expect(
      partieCodec.actions.unpack(
        Array.from({ length: 10_000 }, () => 99),
        1,
      ),
    ).toBeUndefined();
    expect(
      decodeMoment(
        partie,
        partieCodec,
        parsePartieAction,
        partieCodec.seal('p', { a: Array.from({ length: 10_000 }, () => 99), k: 'x', s: partieCodec.write(GAME) }),
      ),
    ).toEqual({ ok: false, error: { code: 'corrupt' } });
  });
});

test('the dictionary is frozen, and fits the window of deflate', () => {
  expect(BATTLEFIGHT_DICTIONARIES.map((words) => `${words.length} ${toBase64Url(checksum(words))}`)).toEqual([
    '21957 8Ek0',
  ]);
  for (const words of BATTLEFIGHT_DICTIONARIES) expect(new TextEncoder().encode(words).length).toBeLessThan(30_000);
});

// ── Moments, played by the engine
/** A seeded game of some actions, its link, and what the link opens on: all of it, without a divergence. */
const share = <T extends Types>(
  game: Game<T>,
  {
    codec,
    parseAction,
  }: {
    readonly codec: Codec<T['scenario']>;
    readonly parseAction: Parameters<typeof decodeMoment<T>>[2];
  },
  scenario: T['scenario'],
  seed: number,
  steps: number,
) => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(game, start.value, seeded(seed), steps);
  const link = encodeMoment(game, codec, scenario, line);
  const opened = decodeMoment(game, codec, parseAction, link);
  const actions = line.moves.map(({ action }) => action);
  expect(opened).toMatchObject({ ok: true, value: { actions } });
  if (opened.ok) expect(opened.value.diverged).toBeUndefined();
  return { link, moves: actions.length };
};
describe('a moment comes back whole', () => {
  test.each([EXAMPLE_DECKS, withDecks(4, true), MIDGAME, OWN_CARDS])('$name', (scenario) => {
    for (const seed of [1, 2, 3])
      expect(share(partie, LINKS.partie, scenario, seed, 40).link.length).toBeLessThanOrEqual(1500);
  });
  test('a match', () => expect(share(match, LINKS.match, MATCH, 1, 60).moves).toBe(60));
  test.each([RANDOM, SEALED, COLLECTION])('$name', (scenario) =>
    expect(share(formation, LINKS.formation, scenario, 2, 40).link.length).toBeLessThanOrEqual(1500),
  );
  test('a long game', () =>
    expect(share(partie, LINKS.partie, withDecks(3, true), 4, 1_500).link.length).toBeLessThan(MAX_TEXT / 4));
});
