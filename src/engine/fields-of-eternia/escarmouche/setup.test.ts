// What the door of a skirmish lets in, and how its set-up begins, told by hand from the rules.
import { describe, expect, test } from 'vitest';
import { listed } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import { escAt } from '../cases/skirmish.fixture.ts';
import { EXAMPLE_HEROES } from '../heroes.ts';
import type { HeroCard } from '../types.ts';
import { escarmouche, escarmoucheText } from './index.ts';
import type { EscAction, EscarmoucheScenario, EscState } from './types.ts';

const codes = (scenario: EscarmoucheScenario): readonly string[] => {
  const start = escarmouche.setup(scenario);
  return start.ok ? [] : start.error.map(({ code, about }) => `${code} ${about ?? ''}`);
};
const begun = (scenario: EscarmoucheScenario): EscState => {
  const start = escarmouche.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Played {
  readonly state: EscState;
  readonly told: readonly string[];
}
const played = (scenario: EscarmoucheScenario, ...actions: readonly EscAction[]): Played =>
  actions.reduce<Played>(
    ({ state, told }, action) => {
      expect(escarmouche.refuse(state, action)).toBeUndefined();
      const step = escarmouche.apply(state, action);
      return {
        state: step.state,
        told: [...told, ...step.events.map((event) => escarmoucheText.event(event, step.state))],
      };
    },
    { state: begun(scenario), told: [] },
  );
const offered = (state: EscState): readonly EscAction[] => listed(escarmouche.node(state));
const hero = (id: string, more: Partial<HeroCard> = {}): HeroCard => ({
  ...known(EXAMPLE_HEROES.find((one) => one.id === id)),
  ...more,
});

/** On the example map, which has a sea: three outposts a side. */
const WEST = ['village-de-gaz', 'village-d-eldor', 'chateau-foe'];
const EAST = ['cite-de-targa', 'corridors-de-lithos', 'temple-de-l-oracle'];
const eternia = (more: Partial<EscarmoucheScenario> = {}): EscarmoucheScenario => ({
  name: 'Eternia',
  first: 0,
  teams: [
    { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man', 'teela'] },
    { faction: 'evil', base: 'temple-de-serpos', heroes: ['skeletor'] },
  ],
  skirmish: {
    zones: [
      { name: 'Couchant', outposts: WEST },
      { name: 'Levant', outposts: EAST },
    ],
    soldiers: 4,
    forbidden: [],
    end: 2,
  },
  ...more,
});
const PLACES = 'esc-emplacements places';

describe('where heroes may begin', () => {
  test('on land of the map: outposts and wild zones', () =>
    expect(codes(eternia({ places: [['contree-de-l-ouest', 'village-de-gaz'], ['contree-de-l-est']] }))).toEqual([]));
  test('never in the sea', () => expect(codes(eternia({ places: [['mer-du-nord'], EAST] }))).toEqual([PLACES]));
  test('nowhere outside the map', () => expect(codes(eternia({ places: [['nulle-part'], EAST] }))).toEqual([PLACES]));
  test('never in a base, one’s own or not', () => {
    expect(codes(eternia({ places: [['chateau-grayskull'], EAST] }))).toEqual([PLACES]);
    expect(codes(eternia({ places: [WEST, ['chateau-grayskull']] }))).toEqual([PLACES]);
  });
  test('a place belongs to one zone', () =>
    expect(codes(eternia({ places: [['contree-de-l-ouest'], ['contree-de-l-ouest']] }))).toEqual([PLACES]));
  test('each zone has one at least', () => expect(codes(eternia({ places: [[], EAST] }))).toEqual([PLACES]));
  test('a zone of which nothing is told: its outposts', () =>
    expect(begun(eternia({ places: [['contree-de-l-ouest']] })).fixed.places).toEqual([['contree-de-l-ouest'], EAST]));
});
describe('deployment zones', () => {
  const zones = (first: readonly string[], second: readonly string[] = EAST): EscarmoucheScenario => {
    const scenario = eternia({ places: [['contree-de-l-ouest'], ['contree-de-l-est']] });
    return {
      ...scenario,
      skirmish: {
        ...scenario.skirmish,
        soldiers: 0,
        zones: [
          { name: 'Un', outposts: first },
          { name: 'Deux', outposts: second },
        ],
      },
    };
  };
  test('outposts of the map, no wild zone, nothing unknown', () => {
    expect(codes(zones(WEST))).toEqual([]);
    expect(codes(zones(['contree-de-l-ouest']))).toContain('esc-zone-avant-postes skirmish.zones.0');
    expect(codes(zones(WEST, ['nulle-part']))).toContain('esc-zone-avant-postes skirmish.zones.1');
  });
  test('an outpost is in one zone', () =>
    expect(codes(zones(WEST, ['village-de-gaz']))).toContain('esc-zone-avant-postes skirmish.zones'));
  test('three zones for two teams: each takes the one it likes, and the game knows which', () => {
    const third = { name: 'Nord', outposts: ['tour-grayskull'] };
    const scenario = eternia();
    const { state, told } = played(
      {
        ...scenario,
        decks: { boutique: [], guilde: [], rencontres: [], forge: [], scenarios: [] },
        skirmish: { ...scenario.skirmish, soldiers: 0, tokens: 0, zones: [...scenario.skirmish.zones, third] },
      },
      { type: 'esc-pass' },
      { type: 'esc-pass' },
      { type: 'esc-pass' },
      { type: 'esc-zone', zone: 2 },
      { type: 'esc-zone', zone: 0 },
      { type: 'esc-hero', hero: 0, zone: 'tour-grayskull' },
      { type: 'esc-hero', hero: 2, zone: 'chateau-foe' },
      { type: 'esc-hero', hero: 1, zone: 'tour-grayskull' },
    );
    expect(state.game?.fixed.deployment).toEqual([['tour-grayskull'], WEST]);
    expect(told).toContain('L’équipe Masters of the Universe se déploie dans la zone « Nord ».');
  });
});
describe('numbers', () => {
  const soldiers = (
    count: number,
    outposts: readonly string[] = ['chateau-grayskull', 'village-de-gaz'],
  ): EscarmoucheScenario => {
    const scenario = eternia({ places: [['contree-de-l-ouest'], ['contree-de-l-est']] });
    return {
      ...scenario,
      skirmish: {
        ...scenario.skirmish,
        soldiers: count,
        zones: [
          { name: 'Un', outposts },
          { name: 'Deux', outposts: EAST },
        ],
      },
    };
  };
  test('a base of a zone takes no soldier: one outpost holds three', () => {
    expect(codes(soldiers(3))).toEqual([]);
    expect(codes(soldiers(4))).toEqual(['esc-soldats-nombre skirmish.soldiers']);
  });
  test('from 0 to 15 soldiers', () => {
    expect(codes(soldiers(0))).toEqual([]);
    expect(codes(soldiers(-1))).toContain('esc-soldats-nombre skirmish.soldiers');
    expect(codes(soldiers(16))).toContain('esc-soldats-nombre skirmish.soldiers');
  });
  test('five quest tokens a team unless told, twenty at most', () => {
    const tokens = (count: number): EscarmoucheScenario => ({
      ...eternia(),
      skirmish: { ...eternia().skirmish, tokens: count },
    });
    expect(begun(eternia()).tokens).toEqual([5, 5]);
    expect(begun(tokens(20)).tokens).toEqual([20, 20]);
    expect(codes(tokens(21))).toContain('esc-jetons-nombre skirmish.tokens');
  });
  test('the last round is one of the track', () =>
    expect(codes({ ...eternia(), skirmish: { ...eternia().skirmish, end: 99 } })).toEqual([
      'escarmouche-fin skirmish.end',
    ]));
});
describe('the purchases', () => {
  test('5 Eternium a hero; equipment and spells for sale, no vehicle; nothing worn, nobody placed', () => {
    const { board, stage, placed, zones } = begun(eternia());
    expect(board.teams.map(({ eternium }) => eternium)).toEqual([10, 5]);
    expect(board.offers).toEqual({ boutique: [], guilde: [], forge: null });
    expect([stage, placed, zones]).toEqual(['offres', [false, false, false], [null, null]]);
  });
  test('nobody begins until the lot has said who', () => {
    const state = begun(eternia({ first: null }));
    expect(offered(state)).toEqual([
      { type: 'esc-first', team: 0 },
      { type: 'esc-first', team: 1 },
    ]);
    expect(escarmouche.refuse(state, { type: 'esc-pass' })?.code).toBe('esc-autre-etape');
  });
  const EMPTY: EscarmoucheScenario['decks'] = {
    boutique: ['ex-potion'],
    guilde: [],
    rencontres: [],
    forge: [],
    scenarios: [],
  };
  test('one hero of each team in turn, the first team first; who has passed is passed over', () => {
    const scenario = eternia({ first: 1, decks: EMPTY });
    const seats = [[], ['esc-pass'], ['esc-pass', 'esc-pass']].map((passes) =>
      escarmouche.node(
        played(
          scenario,
          { type: 'esc-reveal', card: 'ex-potion' },
          ...passes.map((): EscAction => ({ type: 'esc-pass' })),
        ).state,
      ),
    );
    expect(seats.map((node) => (node.kind === 'choice' ? node.seat : node.kind))).toEqual([1, 0, 0]); // Skeletor, He-Man, Teela
  });
  test('the only hero who has not passed goes on alone', () => {
    const { state } = played(
      eternia({ first: 1, decks: EMPTY }),
      { type: 'esc-reveal', card: 'ex-potion' },
      { type: 'esc-pass' },
      { type: 'esc-pass' },
      { type: 'esc-buy', card: 'ex-potion' },
    );
    const node = escarmouche.node(state);
    expect(node.kind === 'choice' ? [node.seat, state.board.heroes[1]?.pack] : []).toEqual([0, ['ex-potion']]); // Teela again, not Skeletor
  });
  test('a card bought is paid by the team, and put on at once', () => {
    const { state, told } = played(
      eternia({ decks: { ...EMPTY, boutique: ['ex-casque'] } }),
      { type: 'esc-reveal', card: 'ex-casque' },
      { type: 'esc-buy', card: 'ex-casque' },
    );
    expect(state.board.teams[0]?.eternium).toBe(10 - 2);
    expect(state.board.heroes[0]?.worn).toEqual(['ex-casque']);
    expect(told.at(-1)).toBe('He-Man achète « Casque de bronze » pour 2 Eternium ; il en reste 8 à l’équipe.');
    expect(offered(state)).toEqual([{ type: 'esc-pass' }]);
  });
  test('what is left is lost; facing a mounted hero alone, a team begins with 4', () => {
    const scenario = eternia({
      decks: { ...EMPTY, boutique: [] },
      teams: [
        { faction: 'masters', base: 'chateau-grayskull', heroes: ['he-man'] },
        { faction: 'evil', base: 'temple-de-serpos', heroes: [hero('skeletor', { mounted: true })] },
      ],
    });
    const { state, told } = played(scenario, { type: 'esc-pass' }, { type: 'esc-pass' });
    expect(state.board.teams.map(({ eternium }) => eternium)).toEqual([4, 0]);
    expect(told.slice(-2)).toEqual([
      'L’équipe Masters of the Universe perd ses 5 Eternium ; elle commence avec 4, face à un héros monté.',
      'L’équipe Evil Warriors perd ses 5 Eternium.',
    ]);
  });
});
describe('placing', () => {
  const DECKS: EscarmoucheScenario['decks'] = { boutique: [], guilde: [], rencontres: [], forge: [], scenarios: [] };
  const PASSED: readonly EscAction[] = [
    { type: 'esc-pass' },
    { type: 'esc-pass' },
    { type: 'esc-zone', zone: 0 },
    { type: 'esc-zone', zone: 1 },
  ];
  const post = (zone: string): EscAction => ({ type: 'esc-soldier', zone });
  const small = (
    more: Partial<EscarmoucheScenario['skirmish']>,
    rest: Partial<EscarmoucheScenario> = {},
  ): EscarmoucheScenario => escAt({ decks: DECKS, ...rest }, more);
  test('all the soldiers of the first team, then those of the other; three in an outpost', () => {
    const { state } = played(small({ soldiers: 4 }), ...PASSED, post('p'), post('p'), post('p'));
    expect(offered(state)).toEqual([post('q')]);
    const next = escarmouche.apply(state, post('q')).state;
    expect(offered(next)).toEqual([post('r'), post('s')]);
    expect(next.board.teams.map(({ reserve }) => reserve)).toEqual([11, 15]);
  });
  test('heroes in turn, one of each team; a hero is placed once', () => {
    const { state } = played(
      small(
        { soldiers: 0 },
        {
          teams: [
            { faction: 'masters', base: 'a', heroes: ['he-man', 'teela'] },
            { faction: 'evil', base: 'b', heroes: ['skeletor'] },
          ],
        },
      ),
      { type: 'esc-pass' },
      ...PASSED,
      { type: 'esc-hero', hero: 0, zone: 'p' },
    );
    expect(offered(state)).toEqual([
      { type: 'esc-hero', hero: 2, zone: 'r' },
      { type: 'esc-hero', hero: 2, zone: 's' },
    ]);
    const next = escarmouche.apply(state, { type: 'esc-hero', hero: 2, zone: 'r' }).state;
    expect(offered(next)).toEqual([
      { type: 'esc-hero', hero: 1, zone: 'p' },
      { type: 'esc-hero', hero: 1, zone: 'q' },
    ]);
    expect(escarmouche.refuse(next, { type: 'esc-hero', hero: 0, zone: 'q' })?.code).toBe('esc-heros-lieu');
  });
  const READY: readonly EscAction[] = [
    ...PASSED,
    { type: 'esc-hero', hero: 0, zone: 'p' },
    { type: 'esc-hero', hero: 1, zone: 'r' },
  ];
  test('tokens in turn; none beside another: what has no room stays off the map, and the game begins', () => {
    const { state, told } = played(small({ soldiers: 0, tokens: 2 }), ...READY, { type: 'esc-token', zone: 'c' });
    const node = escarmouche.node(state);
    expect(node.kind === 'choice' ? [node.seat, node.options] : []).toEqual([1, [{ type: 'esc-token', zone: 'e' }]]); // d is beside c
    const last = escarmouche.apply(state, { type: 'esc-token', zone: 'e' });
    expect(told.at(-1)).toContain('Il lui en reste 1.');
    expect(last.events.map((event) => escarmoucheText.event(event, last.state))).toEqual([
      expect.stringContaining('Contrée e'),
      'Plus aucune zone ne convient : 2 jetons quête restent hors du plateau.',
      'La mise en place est finie. L’équipe Bleus ouvre la partie.',
    ]);
    expect([last.state.stage, last.state.game?.quests]).toEqual(['jeu', ['c', 'e']]);
  });
  test('without tokens nobody is told of room', () =>
    expect(played(small({ soldiers: 0, tokens: 0 }), ...READY).told.at(-1)).toBe(
      'La mise en place est finie. L’équipe Bleus ouvre la partie.',
    ));
  test('what heroes bought, and the offers, go into the game', () => {
    const { state } = played(
      small({ soldiers: 0, tokens: 0 }, { decks: { ...DECKS, boutique: ['ex-casque', 'ex-potion'] } }),
      { type: 'esc-reveal', card: 'ex-casque' },
      { type: 'esc-reveal', card: 'ex-potion' },
      { type: 'esc-buy', card: 'ex-casque' },
      ...READY,
    );
    expect(state.game?.heroes.map(({ worn, zone }) => [worn, zone])).toEqual([
      [['ex-casque'], 'p'],
      [[], 'r'],
    ]);
    expect([state.game?.offers.boutique, state.game?.teams.map(({ eternium }) => eternium)]).toEqual([
      ['ex-potion'],
      [0, 0],
    ]);
  });
});
