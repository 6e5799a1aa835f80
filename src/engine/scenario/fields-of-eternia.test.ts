import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { anyOf } from '../../../tests/games/fields-of-eternia/arbitraries.ts';
import { SUBJECT } from '../../../tests/games/fields-of-eternia/index.ts';
import { ETERNIA, FREE_CHOICE, MIDWAY, OWN_FIGHT } from '../../../tests/games/fields-of-eternia/samples.ts';
import type { AnyMode } from '../../../tests/games/subject.ts';
import type { SoldiersScenario } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatScenario } from '../fields-of-eternia/combat/scenario-types.ts';
import type { WildScenario } from '../fields-of-eternia/contrees-sauvages/types.ts';
import type { PartieScenario } from '../fields-of-eternia/partie/scenario-types.ts';
import type { SoloScenario } from '../fields-of-eternia/solo/types.ts';
import { LEVELS } from '../fields-of-eternia/types.ts';
import { play, seeded } from '../kernel/play.ts';
import { toBase64Url } from './base64url.ts';
import { checksum, toJson } from './canonical.ts';
import type { Codec } from './codec.ts';
import { MAX_TEXT } from './envelope.ts';
import { FIELDS_OF_ETERNIA_DICTIONARIES } from './fields-of-eternia-dictionary.ts';
import { ESC_ACTIONS, escarmoucheShape, SOLO_ACTIONS, soloShape } from './fields-of-eternia-long-shapes.ts';
import {
  actionShape,
  BATAILLE_ACTIONS,
  COMBAT_ACTIONS,
  PARTIE_ACTIONS,
  WILD_ACTIONS,
} from './fields-of-eternia-action-shapes.ts';
import { batailleShape, combatShape, wildShape } from './fields-of-eternia-combat-shapes.ts';
import { partieShape } from './fields-of-eternia-partie-shapes.ts';
import {
  normalBataille,
  normalCombat,
  normalEscarmouche,
  normalPartie,
  normalSolo,
  normalWild,
} from './fields-of-eternia-form.ts';
import {
  batailleCodec,
  combatCodec,
  LINKS,
  parsePartieAction,
  partieCodec,
  soloCodec,
  wildCodec,
} from './fields-of-eternia.ts';
import { decodeMoment, encodeMoment } from './moment.ts';

type Normal = (scenario: never) => unknown;
/** By mode: its shape, its normal form, its actions. */
const MODES = {
  'combat-epique': [combatShape, normalCombat, COMBAT_ACTIONS],
  'des-de-pouvoir': [combatShape, normalCombat, COMBAT_ACTIONS],
  'contrees-sauvages': [wildShape, normalWild, WILD_ACTIONS],
  'combat-de-soldats': [batailleShape, normalBataille, BATAILLE_ACTIONS],
  solo: [soloShape, normalSolo, SOLO_ACTIONS],
  escarmouche: [escarmoucheShape, normalEscarmouche, ESC_ACTIONS],
  partie: [partieShape, normalPartie, PARTIE_ACTIONS],
} as const satisfies Readonly<
  Record<keyof typeof LINKS, readonly [v.GenericSchema, Normal, Parameters<typeof actionShape>[0]]>
>;
type Mode = keyof typeof MODES;
const NAMES = Object.keys(MODES) as Mode[];
const modeOf = (name: Mode): AnyMode => SUBJECT.modes[name] as AnyMode;
const normalOf = (name: Mode): ((scenario: unknown) => unknown) =>
  MODES[name][1] as unknown as (scenario: unknown) => unknown;
const codecOf = (name: Mode): Codec<unknown> => modeOf(name).codec;
const back = <T>(codec: Codec<T>, scenario: T): unknown => {
  const read = codec.decode(codec.encode(scenario));
  return read.ok ? read.value : read.error;
};
/** What a scenario opens on, its scenario apart where the state keeps it; or the faults found in it. */
const opened = (name: Mode, scenario: unknown): unknown => {
  const start = modeOf(name).game.setup(scenario);
  if (!start.ok) return start.error.map(({ code, about }) => [code, about]);
  const { fixed, ...state } = start.value as { readonly fixed: object };
  const { scenario: _told, ...rest } = fixed as { readonly scenario?: unknown };
  return { ...state, fixed: rest };
};
const shuffled = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).reverse())
      : field,
  ) as T;

describe.each(NAMES)('%s', (name) => {
  const codec = codecOf(name);
  const normal = normalOf(name);
  const { game, parseAction, scenarios } = modeOf(name);
  const each = Object.entries(MODES[name][2]).map(([tag, fields]) => anyOf(actionShape({ [tag]: fields })));

  test('decode ∘ encode is the normal form; encode is canonical', () => {
    fc.assert(
      fc.property(anyOf(MODES[name][0] as v.GenericSchema), (scenario) => {
        const link = codec.encode(scenario);
        fc.pre(link.length <= MAX_TEXT);
        expect(link).toMatch(/^1\.fields-of-eternia~[a-z-]+\.[A-Za-z0-9_-]+$/);
        expect(codec.decode(link)).toEqual({ ok: true, value: normal(scenario) });
        expect(codec.encode(normal(scenario))).toBe(link);
        expect(codec.encode(shuffled(scenario))).toBe(link);
        expect(normal(normal(scenario))).toEqual(normal(scenario));
        expect(codec.read(codec.write(scenario), codec.version)).toEqual({ ok: true, value: normal(scenario) });
      }),
      { numRuns: 60 },
    );
  });
  // What is left out says nothing to the engine either. A shape may refuse what an engine would read: it is told there, and not here.
  const fitting = scenarios.filter((scenario) => codec.read(codec.write(scenario), 1).ok);
  test('a scenario that the engine lets in opens on the same position', () => {
    expect(fitting.length).toBeGreaterThan(0.9 * scenarios.length);
    for (const scenario of fitting) expect(opened(name, back(codec, scenario))).toEqual(opened(name, scenario));
  });
  test('every action passes its parser, and is packed and unpacked', () => {
    const all = fc.tuple(...each).chain((list) => fc.shuffledSubarray([...list, ...list]));
    fc.assert(
      fc.property(all, (list) => {
        for (const action of list) expect(parseAction(toJson(action))).toEqual({ ok: true, value: action });
        expect(codec.actions.unpack(codec.actions.pack(list.map(toJson)), 1)).toEqual(list);
      }),
      { numRuns: 60 },
    );
  });
  test('every action that seeded games play passes, in a moment that opens whole', () => {
    for (const [i, scenario] of fitting.slice(0, 12).entries()) {
      const start = game.setup(scenario);
      if (!start.ok) throw new Error(JSON.stringify(start.error));
      const { line } = play(game, start.value, seeded(i + 1), 300);
      const moment = decodeMoment(game, codec, parseAction, encodeMoment(game, codec, scenario, line));
      expect(moment.ok && [moment.value.diverged, moment.value.actions.length]).toEqual([undefined, line.moves.length]);
    }
  });
  test.each<unknown>([
    { type: 'constructor' },
    { type: 'go', more: 1 },
    { type: 'bat-hit', target: 'hero' },
    {},
    null,
    'go',
    ['go'],
    3,
  ])('is no action: %j', (raw) => expect(parseAction(raw).ok).toBe(false));
});

// ── What says nothing is left out
const FIGHT: CombatScenario = {
  name: 'Combat',
  column: 'heros',
  active: { hero: 'he-man' },
  defender: { hero: 'skeletor', soldiers: 1 },
};
const GAME: PartieScenario = {
  name: 'Partie',
  kind: 'standard',
  first: null,
  teams: [
    { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man' }] },
    { faction: 'evil', base: 'b', heroes: [{ hero: 'skeletor', zone: 'q' }] },
  ],
};
const WILD: WildScenario = { name: 'Contrée', enemy: 'dylinx', hero: { name: 'She-Ra', body: 7, health: 8 } };
const CLASH: SoldiersScenario = {
  name: 'Pont',
  attacker: { team: 'A', soldiers: 2 },
  defender: { team: 'B', soldiers: 1 },
};
const SHEET: SoloScenario = {
  name: 'Fiche',
  level: 'novice',
  heroes: [{ hero: 'he-man' }],
  outposts: [{ name: 'Fort' }, { name: 'Port', held: 'nous' }],
  track: [{ day: true }],
};
describe('what says nothing is left out', () => {
  test('a combat', () => {
    const told: CombatScenario = {
      ...FIGHT,
      note: '',
      author: '',
      options: { combatPlusRapide: false },
      first: false,
      final: false,
      draws: [[], []],
      place: { name: 'Fort', kind: 'avant-poste', near: [] },
      active: {
        hero: 'he-man',
        soldiers: 0,
        friends: 0,
        eternium: 0,
        spells: [],
        consumables: [],
        goods: [],
        gear: [],
        refuges: [],
      },
    };
    expect(back(combatCodec, told)).toEqual({ ...FIGHT, place: { name: 'Fort', kind: 'avant-poste' } });
    expect(opened('combat-epique', told)).toEqual(opened('combat-epique', back(combatCodec, told)));
  });
  test('what says something stays', () => {
    const told: CombatScenario = {
      ...FIGHT,
      options: { combatPlusRapide: true },
      final: true,
      draws: [['flux'], []],
      active: { hero: 'he-man', health: 9, refuges: ['camp'] },
    };
    expect(back(combatCodec, told)).toEqual(told);
    expect(back(soloCodec, MIDWAY)).toEqual(MIDWAY);
  });
  test('a whole game', () => {
    const told: PartieScenario = {
      ...GAME,
      cards: [],
      quests: [],
      skulls: [],
      options: {},
      teams: GAME.teams.map((team) => ({
        ...team,
        players: [],
        pv: 0,
        soldiers: {},
        heroes: team.heroes.map((hero) => ({ ...hero, damage: 0, activated: false, worn: [], pack: [], spells: [] })),
      })),
    };
    expect(back(partieCodec, told)).toEqual(GAME);
  });
  test('no Eternium is told: a game would begin with some; and an empty name, which hides another', () => {
    const told: PartieScenario = {
      ...GAME,
      teams: GAME.teams.map((team) => ({ ...team, name: '', eternium: 0, victory: [] })),
    };
    expect(back(partieCodec, told)).toEqual(told);
    expect(back(batailleCodec, { ...CLASH, place: '', boss: '' })).toEqual({ ...CLASH, place: '', boss: '' });
  });
  test('the wilds, soldiers, a sheet', () => {
    expect(
      back(wildCodec, { ...WILD, hero: { ...WILD.hero, eternium: 0, gear: [], healthMax: 8 }, tests: [], throws: [] }),
    ).toEqual(WILD);
    expect(back(batailleCodec, { ...CLASH, note: '', defender: { ...CLASH.defender, heroes: [] } })).toEqual(CLASH);
    const told: SoloScenario = {
      ...SHEET,
      enemies: [],
      round: 0,
      begun: false,
      objective: '',
      pv: 0,
      figures: 15,
      heroes: [{ hero: 'he-man', damage: 0, defeats: 0, gear: [], spells: [], consumables: [], goods: [] }],
      outposts: [
        { name: 'Fort', held: 'ennemi', soldiers: 1, enemyFirst: true },
        { name: 'Port', held: 'nous', soldiers: 0, enemyFirst: false },
      ],
    };
    expect(back(soloCodec, told)).toEqual(SHEET);
    expect(opened('solo', told)).toEqual(opened('solo', SHEET));
  });
  test('different scenarios give different links', () => {
    const links = [
      FIGHT,
      { ...FIGHT, column: 'creature' as const },
      OWN_FIGHT,
      { ...FIGHT, active: { hero: 'he-man', health: 9 } },
    ].map(combatCodec.encode);
    expect(new Set(links).size).toBe(links.length);
    expect(LINKS['des-de-pouvoir'].codec.encode(FIGHT)).not.toBe(combatCodec.encode(FIGHT));
  });
});

// ── A shape that does not fit tells what and where, in French
const issues = (name: Mode, raw: unknown): readonly string[] => {
  const result = codecOf(name).read(raw, 1);
  return result.ok || result.error.code !== 'invalid'
    ? []
    : result.error.issues.map(({ path, message }) => `${path} | ${message}`);
};
const ID =
  'un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 40 caractères au plus.';
describe('a shape that does not fit tells what and where, in French', () => {
  test.each<readonly [string, Mode, unknown, string]>([
    ['no name', 'combat-epique', { ...FIGHT, name: ' ' }, 'name | Nom : donnez un nom au scénario.'],
    [
      'a column',
      'combat-epique',
      { ...FIGHT, column: 'dragon' },
      'column | Colonne : la valeur doit être l’une de celles-ci : heros, creature, boss, solo.',
    ],
    [
      'a hero',
      'combat-epique',
      { ...FIGHT, active: { hero: 'Musclor !' } },
      `active.hero | Héros actif, héros : ${ID}`,
    ],
    [
      'a field that no fighter has',
      'combat-epique',
      { ...FIGHT, active: { hero: 'he-man', force: 3 } },
      'active.force | Héros actif, « force » : ce champ est inconnu.',
    ],
    [
      'a fraction',
      'combat-epique',
      { ...FIGHT, active: { hero: 'he-man', health: 2.5 } },
      'active.health | Héros actif, points de santé : un nombre entier est attendu.',
    ],
    [
      'an option',
      'combat-epique',
      { ...FIGHT, options: { initiativeCompte: 'oui' } },
      'options.initiativeCompte | Réglages, « initiativeCompte » : true ou false est attendu.',
    ],
    [
      'an unknown option',
      'combat-epique',
      { ...FIGHT, options: { vitesse: true } },
      'options.vitesse | Réglages, « vitesse » : ce champ est inconnu.',
    ],
    [
      'a card of a hand',
      'combat-epique',
      { ...FIGHT, draws: [['plus4'], []] },
      'draws.0.0 | Main décidée d’avance 1, élément 1 : la valeur doit être l’une de celles-ci : plus1, plus2, plus3, surcharge, temps, outil, flux.',
    ],
    [
      'a throw within a throw',
      'combat-epique',
      {
        ...FIGHT,
        active: {
          hero: 'he-man',
          spells: [
            {
              id: 'a',
              name: 'A',
              effects: [{ do: 'jet', success: [{ do: 'jet', success: [], failure: [] }], failure: [] }],
            },
          ],
        },
      },
      'active.spells.0.effects.0.success | Héros actif, sort 1, effet 1, en cas de réussite : un jet ne peut pas en contenir un autre.',
    ],
    [
      'an effect',
      'combat-epique',
      { ...FIGHT, active: { hero: 'he-man', spells: [{ id: 'a', name: 'A', effects: [{ do: 'voler' }] }] } },
      'active.spells.0.effects.0.do | Héros actif, sort 1, effet 1, effet : la valeur doit être l’une de celles-ci : plus, moins, piocher, retourner, infliger, perdre, soigner, eternium, pv, carte, jet, texte.',
    ],
    [
      'a die',
      'contrees-sauvages',
      { ...WILD, dice: { blanc: 2, reussite: 2, double: 2 } },
      'dice.relancer | Dé des contrées sauvages, relancer : ce champ manque.',
    ],
    ['an enemy', 'contrees-sauvages', { ...WILD, enemy: { ...FIGHT } }, 'enemy.type | Ennemi, type : ce champ manque.'],
    [
      'a side',
      'combat-de-soldats',
      { ...CLASH, attacker: { team: 'A' } },
      'attacker.soldiers | Attaquant, soldats : ce champ manque.',
    ],
    [
      'seven heroes',
      'partie',
      { ...GAME, teams: [{ ...GAME.teams[0], heroes: Array.from({ length: 7 }, () => ({ hero: 'he-man' })) }] },
      'teams.0.heroes | Équipe 1, héros : la liste doit compter au plus 6 éléments.',
    ],
    [
      'who begins',
      'partie',
      { ...GAME, first: 3 },
      'first | Équipe de départ : la valeur doit être l’une de celles-ci : 0, 1, 2.',
    ],
    [
      'a kind',
      'partie',
      { ...GAME, kind: 'longue' },
      'kind | Genre : la valeur doit être l’une de celles-ci : standard, premiere, escarmouche, etude.',
    ],
    [
      'a level',
      'solo',
      { ...SHEET, level: 'facile' },
      `level | Niveau : la valeur doit être l’une de celles-ci : ${LEVELS.join(', ')}.`,
    ],
    [
      'an outpost',
      'solo',
      { ...SHEET, outposts: [{ name: 'Fort', held: 'eux' }] },
      'outposts.0.held | Avant-poste 1, tenu par : la valeur doit être l’une de celles-ci : ennemi, nous, personne.',
    ],
    [
      'no deployment',
      'escarmouche',
      { ...ETERNIA, skirmish: undefined },
      'skirmish | Escarmouche : un objet est attendu.',
    ],
    [
      'a flood',
      'partie',
      { ...GAME, quests: Array.from({ length: 9_000 }, () => 'x') },
      ' | Ces données sont trop nombreuses pour un scénario.',
    ],
  ])('%s', (_, mode, raw, message) => expect(issues(mode, raw)).toContain(message));
  test.each(['constructor', '__proto__', 'He-Man', 'héros', '', '?', 'x'.repeat(41)])('id %j', (id) => {
    expect(
      issues('combat-epique', { ...FIGHT, active: { hero: id } }).some((message) =>
        message.startsWith('active.hero | '),
      ),
    ).toBe(true);
    expect(parsePartieAction({ type: 'buy', card: id }).ok).toBe(false);
    expect(parsePartieAction({ type: 'move', to: id }).ok).toBe(false);
  });
});

describe('actions in few characters', () => {
  test('a drawn card is its bare name', () => {
    expect(
      combatCodec.actions.pack([
        { type: 'draw', card: 'plus1' },
        { type: 'lay', zone: 'attaque' },
        { type: 'pass' },
        { type: 'surge', spot: { zone: 'attaque', at: 0 } },
        { type: 'flee', to: null },
      ]),
    ).toEqual(['plus1', ['lay', 'attaque'], ['pass'], ['surge', { zone: 'attaque', at: 0 }], ['flee', null]]);
  });
  test.each<{ readonly raw: readonly unknown[] }>([
    { raw: [0] },
    { raw: [['go', 1]] },
    { raw: [['weapon']] },
    { raw: [['constructor']] },
    { raw: ['Plus1'] },
    { raw: [null] },
    { raw: [[]] },
  ])('unpacking $raw gives what no parser takes', ({ raw }) => {
    const actions = partieCodec.actions.unpack(raw, 1) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.some((action) => parsePartieAction(action).ok)).toBe(false);
  });
  test('what is no list is refused', () => {
    const { game, codec, parseAction } = modeOf('partie');
    expect(
      decodeMoment(game, codec, parseAction, codec.seal('p', { a: 'go', k: 'x', s: codec.write(FREE_CHOICE) })),
    ).toEqual({ ok: false, error: { code: 'corrupt' } });
  });
});

test('the dictionary is frozen, and fits the window of deflate', () => {
  expect(FIELDS_OF_ETERNIA_DICTIONARIES.map((words) => `${words.length} ${toBase64Url(checksum(words))}`)).toEqual([
    '28989 CXdt',
  ]);
  for (const words of FIELDS_OF_ETERNIA_DICTIONARIES)
    expect(new TextEncoder().encode(words).length).toBeLessThan(30_000);
});
