// The work on the desk: kinds, links, drafts, faults beside their field. Expectations come from the rules, by hand.
import { describe, expect, test } from 'vitest';
import { DECK_SIZE, STARTING_DECK } from '../../../engine/fields-of-eternia/constants.ts';
import { heroOf } from '../../../engine/fields-of-eternia/heroes.ts';
import { OPTION_KEYS } from '../../../engine/fields-of-eternia/types.ts';
import type { CombatScenario } from '../../../engine/fields-of-eternia/combat/scenario-types.ts';
import type { Check } from '../../atelier/findings.ts';
import { draftText, readDraft } from '../../atelier/drafts.ts';
import { checkWith } from './check.ts';
import { opposed } from './combat/opposed.ts';
import { isWork } from './drafts.ts';
import { slug } from './ids.ts';
import { FIRST_KITS, type Kits, loadKit } from './kits.ts';
import { asMode } from './model.ts';
import { type Mode, MODES, type Work, type WorkOf } from './modes.ts';
import { POST } from './post.ts';
import { keysOf, setOption } from './options.ts';
import { placeOf } from './place.ts';
import { asKind, moreTeam, withoutTeam } from './plateau/board-model.ts';
import { mapIn, onMap } from './plateau/map-model.ts';
import { heroOrigin } from './provenance.ts';
import { READY } from './ready.ts';
import { scoresOf } from './kit-solo.tsx';
import { STARTERS } from './starters.ts';
import { tradeWith } from './trade.ts';

const KITS: Kits = Object.fromEntries(
  await Promise.all(MODES.map(async (mode) => [mode, await loadKit(mode)] as const)),
);
const TRADE = tradeWith(KITS);
const check = (work: Work): Check => checkWith(KITS)(work);
const told = (work: Work): readonly string[] => check(work).faults.map(({ path, message }) => `${path} ${message}`);
const paths = (work: Work): readonly string[] => check(work).faults.map(({ path }) => path);
const duel: WorkOf<'combat-epique'> = STARTERS['combat-epique'];
const game: WorkOf<'partie'> = STARTERS.partie;

describe('every kind', () => {
  test.each(MODES.map((mode) => [mode] as const))(
    '%s begins sound, and travels by link, by file and by draft',
    (mode) => {
      const work = STARTERS[mode];
      expect(check(work)).toMatchObject({ faults: [], sharable: true });
      const packed = TRADE.pack(work);
      expect(packed.mode).toBe(`fields-of-eternia/${mode}`);
      const back = POST.fromLink(`#s=${POST.encode(work)}`);
      expect(POST.fromFile(POST.toFile(work))).toEqual(back);
      expect(back.ok && back.value.mode).toBe(mode);
      expect(back.ok && check(back.value).faults).toEqual([]);
      expect(POST.encode(back.ok ? back.value : work)).toBe(POST.encode(work));
      expect(readDraft('s', { key: 's.b1', text: draftText({ at: 1, scenario: work }) }, isWork)).toMatchObject({
        id: 'b1',
        at: 1,
        scenario: work,
      });
    },
  );
  test.each(READY.map(({ id, scenario }) => [id, scenario] as const))(
    'ready-made: %s is sound and comes back whole',
    (_, work) => {
      expect(check(work)).toMatchObject({ faults: [], sharable: true });
      const link = POST.encode(work);
      const back = POST.fromLink(`#s=${link}`);
      expect(back.ok && POST.encode(back.value)).toBe(link);
      expect(isWork(work)).toBe(true);
    },
  );
  test('another kind begins from its example; a combat stays the same with power dice', () => {
    const named: Work = { ...duel, name: 'Mon duel', author: 'Ana' };
    expect(asMode(named, 'des-de-pouvoir')).toEqual({ ...named, mode: 'des-de-pouvoir' });
    expect(asMode(named, 'contrees-sauvages')).toEqual({ ...STARTERS['contrees-sauvages'], author: 'Ana' });
    expect(asMode(named, 'combat-epique')).toBe(named);
  });
  test('a kind whose rules are not there yet is never said to be sound', () => {
    const waiting = checkWith(FIRST_KITS)(game);
    expect([waiting.faults.length, waiting.sharable]).toEqual([1, false]);
    expect(checkWith(FIRST_KITS)(duel).faults).toEqual([]);
  });
  test('links and files of elsewhere are refused in words', () => {
    for (const text of ['#s=1.battleworld~partie.AAAA', '#s=rien', '#s=1.fields-of-eternia~rien.AAAA'])
      expect(POST.fromLink(text).ok).toBe(false);
    expect(POST.fromFile('{"jeu": "battlefight/partie", "version": 1, "scenario": {}}').ok).toBe(false);
  });
  test('drafts: other shapes are left out, faulty works are not', () => {
    expect(isWork({ ...duel, name: '' })).toBe(true);
    expect(isWork({ ...duel, active: { hero: 'teela', health: 99_999 } })).toBe(true);
    for (const wrong of [
      null,
      { ...duel, mode: 'autre' },
      { ...duel, mode: 'partie' },
      { ...duel, active: { hero: 3 } },
      { ...duel, column: 'autre' },
      { ...game, teams: {} },
    ])
      expect(isWork(wrong)).toBe(false);
  });
  test('options: each kind asks for those that it plays; at its default one leaves no trace', () => {
    expect(keysOf('combat-epique')).toContain('plusFortEnsemble');
    expect(keysOf('combat-de-soldats')).toEqual(['heroSansPerteContreSoldats']);
    expect(keysOf('partie')).not.toContain('serieParHeros');
    expect(OPTION_KEYS.filter((key) => !MODES.some((mode: Mode) => keysOf(mode).includes(key)))).toEqual([]);
    const on = setOption(duel, 'initiativeCompte', true);
    expect(on.options).toEqual({ initiativeCompte: true });
    expect(setOption(on, 'initiativeCompte', false)).toEqual(duel);
  });
});

describe('a duel', () => {
  test('a deck of 20 is refused with its size and its rule, beside its field', () => {
    const deck = { ...STARTING_DECK, plus1: 6 };
    const work: Work = { ...duel, active: { ...duel.active, deck } };
    const { faults } = check(work);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      path: 'active.deck',
      message: 'Un paquet de combat contient exactement 21 cartes (il y en a 20).',
    });
    expect(faults[0]?.rules).toContain('foe.paquet.taille');
    expect(DECK_SIZE).toBe(21);
    expect(told({ ...duel, active: { ...duel.active, deck: { ...deck, plus2: 7 } } })).toEqual([]);
  });
  test('a scripted hand asks no more than the deck holds: one flux', () => {
    expect(paths({ ...duel, draws: [['flux', 'outil', 'temps'], []] })).toEqual([]);
    expect(told({ ...duel, draws: [['flux', 'flux'], []] })).toEqual([
      'draws Le paquet ne contient plus de carte « flux ».',
    ]);
  });
  test('PS of 0, four soldiers, soldiers in the wilds, three spells of one hero: all told at once', () => {
    const spell = (id: string): NonNullable<CombatScenario['active']['spells']>[number] => ({
      id,
      name: id,
      effects: [],
    });
    const work: Work = {
      ...duel,
      place: { name: 'Là', kind: 'contree' },
      active: { hero: 'teela', health: 0, soldiers: 4, spells: ['a', 'b', 'c'].map(spell) },
    };
    expect(paths(work).toSorted()).toEqual(['active.health', 'active.soldiers', 'active.soldiers', 'active.spells.2']);
    expect(told(work)).toContain('active.health Qui s’engage doit avoir au moins 1 PS, et au plus ceux de sa carte.');
  });
  test('a card of the reader is judged figure by figure', () => {
    const teela = heroOf('teela');
    if (teela === undefined) throw new Error('no Teela');
    const work: Work = { ...duel, active: { hero: { ...teela, health: 0, spirit: -1 } } };
    expect(paths(work)).toEqual(expect.arrayContaining(['active.hero.health', 'active.hero.spirit']));
  });
  test('the epic die needs one possible result', () => {
    const boss = opposed(duel, 'boss');
    expect(paths(boss)).toEqual([]);
    expect(told({ ...boss, epicDie: { a1: 0, a2: 0, d1: 0, d2: 0, i1: 0, i2: 0, surcharge: 0 } })).toEqual([
      'epicDie Le dé épique a au moins une issue possible, et chacune a un poids entier de 0 à 999.',
    ]);
  });
  test('another sort of enemy takes the place of the hero, and gives it back', () => {
    const creature = opposed({ ...duel, draws: [['plus1'], ['plus2']] }, 'creature');
    expect([creature.defender, creature.draws, paths(creature)]).toEqual([undefined, [['plus1'], []], []]);
    const hero = opposed(creature, 'heros');
    expect([hero.enemy, hero.defender !== undefined, paths(hero)]).toEqual([undefined, true, []]);
  });
  test('an emptied name is told by the link format', () => expect(paths({ ...duel, name: ' ' })).toEqual(['name']));
});

describe('an encounter', () => {
  const wild = STARTERS['contrees-sauvages'];
  test('six faces', () =>
    expect(told({ ...wild, dice: { blanc: 2, reussite: 2, double: 1, relancer: 0 } })).toEqual([
      'dice Un dé a six faces : leur total doit faire 6.',
    ]));
  test('an enemy without PS, a hero without PS', () => {
    const enemy = {
      type: 'creature',
      id: 'ma-creature',
      name: 'Bête',
      health: 0,
      attack: 1,
      defense: 1,
      cost: null,
    } as const;
    expect(paths({ ...wild, enemy, hero: { ...wild.hero, health: 0 } })).toEqual(['enemy.health', 'hero.health']);
  });
});

test('soldiers: more than three, nobody to fight', () => {
  const work = STARTERS['combat-de-soldats'];
  expect(paths({ ...work, attacker: { ...work.attacker, soldiers: 4 } })).toEqual(['attacker.soldiers']);
  expect(paths({ ...work, defender: { team: 'B', soldiers: 0 } })).toEqual(['defender.soldiers']);
});

describe('a board', () => {
  const study = asKind(game, 'etude');
  const placed = (zone: string, soldiers?: Readonly<Record<string, number>>): Work => ({
    ...study,
    first: 0,
    teams: study.teams.map((team, t) =>
      t === 0
        ? {
            ...team,
            heroes: team.heroes.map((hero, h) => (h === 0 ? { ...hero, zone } : hero)),
            ...(soldiers === undefined ? {} : { soldiers }),
          }
        : team,
    ),
  });
  test('nobody at sea, no zone of nowhere, no soldier in a base, three in an outpost', () => {
    expect(paths(placed('tour-grayskull', { 'tour-grayskull': 3 }))).toEqual([]);
    expect(paths(placed('mer-du-nord'))).toEqual(['teams.0.heroes.0.zone']);
    expect(paths(placed('nulle-part'))).toEqual(['teams.0.heroes.0.zone']);
    expect(told(placed('tour-grayskull', { 'chateau-grayskull': 1 }))).toEqual([
      'teams.0.soldiers.chateau-grayskull Aucun soldat ne peut être placé dans une base, sauf si le scénario, une capacité ou une carte le permet à son équipe.',
    ]);
    expect(told(placed('tour-grayskull', { 'tour-viper': 4 }))).toEqual([
      'teams.0.soldiers.tour-viper Il ne peut y avoir plus de 3 soldats dans un avant-poste.',
    ]);
  });
  test('a position leaves no trace in a whole game', () => {
    const position: WorkOf<'partie'> = {
      ...study,
      round: 3,
      offers: { boutique: ['ex-casque'] },
      teams: study.teams.map((team) => ({
        ...team,
        heroes: team.heroes.map((hero) => ({ ...hero, zone: 'tour-centrale', damage: 2, activated: true })),
      })),
    };
    expect(asKind(position, 'standard')).toEqual(game);
  });
  test('another map gives the bases places of its own', () => {
    const pont = onMap(game, 'pont');
    expect([pont.teams.map(({ base }) => base), paths(pont)]).toEqual([['a', 'b'], []]);
    expect(onMap(game, 'eternia').teams).toEqual(game.teams);
  });
  test('a link from a zone to itself is told on that link', () => {
    const map = mapIn('pont');
    expect(
      paths({ ...onMap(game, 'pont'), map: { ...map, edges: [...map.edges, { a: 'c', b: 'c', kind: 'limite' }] } }),
    ).toEqual(['map.edges.5']);
  });
  test('a third team takes a free faction and a free outpost; the one that leaves takes its turn along', () => {
    const team = moreTeam(game).teams[2];
    expect([team?.faction, game.teams.some(({ base }) => base === team?.base)]).toEqual(['horde', false]);
    expect(withoutTeam({ ...game, first: 1 }, 0)).toMatchObject({ first: 0, teams: [game.teams[1]] });
    expect(withoutTeam({ ...game, first: 0 }, 0).first).toBeNull();
  });
});

test('a skirmish: a zone of deployment without outposts, more soldiers than it can hold', () => {
  const work = STARTERS.escarmouche;
  const [first, second] = work.skirmish.zones;
  if (first === undefined || second === undefined) throw new Error('two zones');
  expect(paths({ ...work, skirmish: { ...work.skirmish, zones: [{ ...first, outposts: [] }, second] } })).toContain(
    'skirmish.zones.0',
  );
  expect(paths({ ...work, skirmish: { ...work.skirmish, soldiers: 10 } })).toEqual(['skirmish.soldiers']); // three outposts of three soldiers
});

describe('a solo score', () => {
  // Level « novice », round 5 of 8 under way: 3 left, 3 PV each; one outpost taken; one defeat; 7 damage on the two others, two series of three.
  const work: WorkOf<'solo'> = {
    ...STARTERS.solo,
    begun: true,
    round: 4,
    pv: 5,
    heroes: [
      { hero: 'he-man', damage: 4 },
      { hero: 'teela', damage: 3 },
      { hero: 'stratos', defeats: 1, damage: 1 },
    ],
    outposts: [
      { name: 'A', held: 'nous', enemyFirst: true },
      { name: 'B', held: 'nous', enemyFirst: false },
      { name: 'C' },
    ],
  };
  test('what the sheet gives, missed and won', () =>
    expect(scoresOf(work)?.map(({ sum }) => sum)).toEqual([5 + 1 + 9 - 3 - 2, 5 + 1 + 9 - 3 - 2 + 4]));
  test('a faulty sheet has none', () => {
    expect(paths({ ...work, round: 9 })).toEqual(['round']);
    expect(scoresOf({ ...work, round: 9 })).toBeUndefined();
  });
});

test('where a value comes from', () => {
  const teela = heroOf('teela');
  if (teela === undefined) throw new Error('no Teela');
  expect((['spirit', 'initiative', 'health', 'name'] as const).map((field) => heroOrigin(teela, field))).toEqual([
    'stated',
    'stated',
    'example',
    'stated',
  ]);
  expect(heroOrigin({ ...teela, spirit: 4 }, 'spirit')).toBe('typed');
  expect(heroOrigin({ ...teela, id: 'autre' }, 'health')).toBe('typed');
});
test('places in words, inner names', () => {
  expect(placeOf('teams.1.heroes.0.zone', game)).toBe('Équipe 2, héros 1, zone');
  expect(placeOf('teams.0.soldiers.tour-grayskull', { ...game, map: 'eternia' })).toBe(
    'Équipe 1, soldats, Tour Grayskull',
  );
  expect(placeOf('active.deck', duel)).toBe('Héros actif, paquet de combat');
  expect(placeOf('', duel)).toBe('Scénario');
  expect([slug('Épée d’Œil-de-Feu !'), slug('  ')]).toEqual(['epee-d-oeil-de-feu', '']);
});
