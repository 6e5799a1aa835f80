// The card modules of the whole game, one by one, and random games that must end.
import { describe, expect, test } from 'vitest';
import { canonical } from '../../kernel/json.ts';
import { listed, play, seeded } from '../../kernel/play.ts';
import { ACTIVATE, at, beat, brave, dice, roll, take } from '../cases/partie-cards-positions.fixture.ts';
import { skirmishAt } from '../cases/skirmish.fixture.ts';
import type { AnyCard } from '../types.ts';
import { cardAsides } from './cards.ts';
import { CARDS_EVENTS } from './cards-text.ts';
import { bonusOf, canFly, carryFaults, combatSpells, gearOf, goodsOf, movementOf, spiritOf } from './carry.ts';
import { partie } from './index.ts';
import { setTeam } from './board.ts';
import { costOf } from './merchants.ts';
import { discard, refill, shuffleIn, slideUnder } from './piles.ts';
import { closeEpic } from './quests.ts';
import { scorePv } from './score.ts';
import type { PartieAction, PartieState } from './types.ts';
import type { PartieEvent } from './event-types.ts';
import type { PartieScenario } from './scenario-types.ts';
import { checkGoals } from './victory.ts';

const started = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(canonical(start.error));
  return start.value;
};
interface Told {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const played = (from: PartieScenario | PartieState, ...actions: readonly PartieAction[]): Told =>
  actions.reduce<Told>(
    ({ state, events }, action) => {
      expect(partie.refuse(state, action), canonical(action)).toBeUndefined();
      const step = partie.apply(state, action);
      return { state: step.state, events: [...events, ...step.events] };
    },
    { state: 'fixed' in from ? from : started(from), events: [] },
  );
const offered = (state: PartieState): readonly PartieAction[] => listed(partie.node(state));
const types = (events: readonly PartieEvent[]): readonly string[] => events.map(({ type }) => type);

describe('decks', () => {
  const state = started(at({ decks: { rencontres: ['ex-filon', 'ex-tempete', 'dylinx'] } }));
  test('106: an empty deck takes its five discarded cards back before the draw', () => {
    const five = ['dylinx', 'ex-coffre-oublie', 'ex-filon', 'ex-source-claire', 'ex-tempete'];
    const full = started(at({ decks: { rencontres: five } }));
    const empty = discard(
      { ...full, piles: { ...full.piles, rencontres: { cards: [], bottom: [], discard: [] } } },
      five.toReversed(),
    );
    const { state: drawn, events } = played(empty, ACTIVATE, brave(1));
    expect(events).toContainEqual({
      type: 'p-reshuffled',
      deck: 'rencontres',
      count: 5,
      cites: ['foe.mise-en-place.pioche-epuisee', 'foe.mise-en-place.defausses'],
    });
    expect(offered(drawn)).toEqual(five.map((card) => ({ type: 'take', card })));
  });
  test('cards slid under come last, in the order in which they went there', () => {
    const under = slideUnder(
      slideUnder(
        { ...state, piles: { ...state.piles, rencontres: { cards: ['dylinx'], bottom: [], discard: [] } } },
        'ex-tempete',
      ).state,
      'ex-filon',
    ).state;
    const { state: first } = played(under, ACTIVATE, brave(1));
    expect(offered(first)).toEqual(take('dylinx'));
    const rest = { ...under, piles: { ...under.piles, rencontres: { ...under.piles.rencontres, cards: [] } } };
    expect(offered(played(rest, ACTIVATE, brave(1)).state)).toEqual(take('ex-tempete'));
  });
  test('a card shuffled in mixes those under with the others', () => {
    const under = slideUnder(
      { ...state, piles: { ...state.piles, rencontres: { cards: ['ex-filon'], bottom: [], discard: [] } } },
      'ex-tempete',
    ).state;
    expect(shuffleIn(under, 'dylinx').piles.rencontres).toEqual({
      cards: ['dylinx', 'ex-filon', 'ex-tempete'],
      bottom: [],
      discard: [],
    });
  });
  test('nothing comes back while a card is left', () => {
    const left = discard(state, ['dylinx']);
    expect(refill(left, 'rencontres')).toEqual({ state: left, events: [] });
  });
});

describe('what a hero carries', () => {
  const carrying = started(
    at({
      hero: {
        ally: 'ex-apprenti-sorcier',
        mount: 'ex-chasseur',
        worn: ['ex-cuirasse', 'ex-amulette'],
        pack: ['ex-talisman', 'ex-potion'],
        spells: ['boule-de-feu', 'ex-vision'],
      },
      friend: { spells: ['ex-celerite'] },
    }),
  );
  test('bonuses of the ally, the mount and what is worn; not of the pack', () => {
    expect(bonusOf(carrying, 0)).toEqual({
      initiative: 1,
      attaque: 1,
      defense: 2,
      esprit: 1,
      corps: 0,
      deplacement: 2,
      vol: true,
      garnison: false,
    });
    expect([movementOf(carrying, 0), spiritOf(carrying, 0), canFly(carrying, 0), canFly(carrying, 1)]).toEqual([
      2 + 2,
      2 + 1,
      true,
      false,
    ]); // He-Man: movement 2, spirit 2
    expect(gearOf(carrying, 0)).toEqual([
      { name: 'Cuirasse', zone: 'defense', value: 2 },
      { name: 'Amulette d’orage', zone: 'initiative', value: 1 },
      { name: 'Amulette d’orage', zone: 'attaque', value: 1 },
    ]);
  });
  test('combat spells of the whole team, with their owners; the rest is worth its printed cost', () => {
    expect(combatSpells(carrying, 0, 0).map(({ id, owner }) => [id, owner])).toEqual([
      ['boule-de-feu', undefined],
      ['ex-celerite', 'Teela'],
    ]);
    expect(goodsOf(carrying, 0).map(({ id, cost }) => [id, cost])).toEqual([
      ['ex-apprenti-sorcier', 3],
      ['ex-chasseur', 5],
      ['ex-cuirasse', 4],
      ['ex-amulette', 4],
      ['ex-talisman', 3],
      ['ex-vision', 2],
    ]);
  });
  test.each([
    ['ally', { ally: 'dylinx' }, 'carte-emplacement'],
    ['mount', { mount: 'toString' }, 'carte-inconnue'],
    ['worn', { worn: ['ex-potion'] }, 'carte-emplacement'],
    ['worn', { worn: ['ex-amulette', 'ex-talisman'] }, 'artefact-double'],
    ['pack', { pack: ['ex-vision'] }, 'carte-emplacement'],
    ['spells', { spells: ['ex-vision', 'ex-oubli', 'ex-guerison'] }, 'sorts-pleins'],
  ])('a scenario may not put just anything in « %s »', (field, spec, code) => {
    const all = started(
      at({
        decks: {
          guilde: ['ex-vision', 'ex-oubli', 'ex-guerison'],
          boutique: ['ex-potion', 'ex-amulette', 'ex-talisman'],
          rencontres: ['dylinx'],
        },
      }),
    ).fixed.cards;
    expect(carryFaults(all, spec)).toMatchObject([{ code, field }]);
  });
  test('97: in a skirmish, movement 3 and a bonus of 1 make 2; movement 1 stays 1', () => {
    const [quick, slow] = [
      { id: 'vif', name: 'Vif', movement: 3 },
      { id: 'lent', name: 'Lent', movement: 1 },
    ].map((change) => ({
      ...started(at()).fixed.heroes[0],
      ...change,
      faction: 'masters' as const,
    })) as never as readonly [{ readonly id: string }, { readonly id: string }];
    const game = started(
      skirmishAt({}, [
        {
          heroes: [
            { hero: quick as never, zone: 'c', mount: 'ex-char' },
            { hero: slow as never, zone: 'c' },
          ],
        },
        {},
      ]),
    );
    expect([movementOf(game, 0), movementOf(game, 1)]).toEqual([2, 1]);
  });
  test('a creature tamed takes the place of the vehicle, which is discarded', () => {
    const { state, events } = played(
      at({ mine: { eternium: 2 }, hero: { mount: 'ex-char' }, decks: { rencontres: ['ex-loup-des-brumes'] } }),
      ACTIVATE,
      brave(1),
      ...take('ex-loup-des-brumes'),
      ...beat(1, 2, 3, 1),
      { type: 'wild-tame', yes: true },
    );
    expect(state.heroes[0]).toMatchObject({ mount: 'ex-loup-des-brumes' });
    expect([
      state.teams[0]?.eternium,
      state.teams[0]?.tally.tamed,
      state.piles.forge.discard,
      state.piles.rencontres.discard,
    ]).toEqual([2 + 1 - 1, 1, ['ex-char'], []]);
    expect(types(events)).toContain('p-replaced');
  });
  test('an enemy of the wilds that still stands goes back into its deck', () => {
    const { state } = played(
      at({ decks: { rencontres: ['ex-golem-de-basalte'] } }),
      ACTIVATE,
      brave(1),
      ...take('ex-golem-de-basalte'),
      { type: 'wild-throw', faces: dice(7, 0, 0, 0) },
      { type: 'wild-go' },
    );
    expect([state.piles.rencontres, state.heroes[0]?.damage]).toEqual([
      { cards: ['ex-golem-de-basalte'], bottom: [], discard: [] },
      2,
    ]);
  });
});

describe('merchants', () => {
  test.each([
    [4, 1, 4],
    [4, 2, 3],
    [4, 3, 2],
    [1, 2, 1],
    [2, 3, 1],
    [1, 3, 1],
    [0, 3, 0],
    [5, 0, 5],
  ])('printed %i with %i outposts: %i', (printed, outposts, cost) => expect(costOf(printed, outposts)).toBe(cost));
  const both: Partial<Parameters<typeof at>[0]> & object = {
    mine: { eternium: 9, soldiers: { p: 1, g: 1 } },
    offers: { boutique: ['ex-potion'], guilde: ['ex-vision'] },
  };
  const first: readonly PartieAction[] = [ACTIVATE, { type: 'shop', merchant: 'boutique' }, { type: 'leave' }];
  test('one merchant an activation; several by option, each once', () => {
    expect(partie.refuse(played(at(both), ...first).state, { type: 'shop', merchant: 'guilde' })?.code).toBe(
      'achat-dernier',
    );
    const free = played(at({ ...both, options: { plusieursMarchands: true } }), ...first).state;
    expect([
      partie.refuse(free, { type: 'shop', merchant: 'guilde' }),
      partie.refuse(free, { type: 'shop', merchant: 'boutique' })?.code,
      partie.refuse(free, { type: 'trade', with: 1 })?.code,
    ]).toEqual([undefined, 'marchand-vu', 'achat-dernier']);
  });
  test('soldiers open an offer, unless the option asks for a hero', () => {
    const forge = { decks: { forge: ['ex-char'] }, mine: { soldiers: { f: 1 } } };
    expect(partie.node(started(at(forge)))).toMatchObject({
      kind: 'chance',
      outcomes: [{ action: { type: 'take', card: 'ex-char' } }],
    });
    expect(started(at({ ...forge, options: { ouvertureParHerosSeulement: true } })).offers.forge).toBeNull();
  });
  test('a third spell: one is dropped, the new one or an old one', () => {
    const { state } = played(
      at({
        mine: { eternium: 9, soldiers: { g: 1 } },
        hero: { spells: ['ex-vision', 'ex-oubli'] },
        offers: { guilde: ['ex-guerison'] },
      }),
      ACTIVATE,
      { type: 'shop', merchant: 'guilde' },
      { type: 'buy', card: 'ex-guerison' },
    );
    expect(offered(state)).toEqual(['ex-vision', 'ex-oubli', 'ex-guerison'].map((card) => ({ type: 'drop', card })));
    expect(played(state, { type: 'drop', card: 'ex-oubli' }).state).toMatchObject({
      heroes: [{ spells: ['ex-vision', 'ex-guerison'] }, {}, {}],
      piles: { guilde: { discard: ['ex-oubli'] } },
    });
  });
});

describe('quests', () => {
  const told: PartieScenario = at({ decks: { scenarios: ['ex-messagere'] }, quests: ['c'] });
  test('a task told by its text waits for the table', () => {
    const { state } = played(told, ACTIVATE, { type: 'quest' }, ...take('ex-messagere'));
    expect(partie.node(state)).toMatchObject({
      kind: 'report',
      options: [
        { type: 'done', success: true },
        { type: 'done', success: false },
      ],
    });
    expect(played(state, { type: 'done', success: true }).state.teams[0]).toMatchObject({
      pv: 1,
      tally: { quests: 1 },
    });
    expect(played(state, { type: 'done', success: false }).state.teams[0]).toMatchObject({
      pv: 0,
      tally: { quests: 0 },
    });
  });
  test('an epic creature is fought; beaten it gives 1 PV and its reward, else it goes back', () => {
    const { state, events } = played(
      at({ decks: { scenarios: ['ex-colosse-de-fer'] }, quests: ['c'] }),
      ACTIVATE,
      { type: 'quest' },
      ...take('ex-colosse-de-fer'),
    );
    expect(state.combat).not.toBeNull();
    expect(events.at(-1)).toMatchObject({ type: 'p-combat', what: 'epique', against: 'ex-colosse-de-fer' });
    const before = { ...state, combat: null, stack: state.stack.slice(0, -1) };
    const won = closeEpic(before, 0, 'ex-colosse-de-fer', { beaten: true, tamed: false });
    expect([won.state.teams[0]?.pv, won.state.piles.scenarios.discard, won.state.stack.at(-1)]).toEqual([
      1,
      ['ex-colosse-de-fer'],
      { kind: 'effects', hero: 0, team: 0, name: 'Colosse de fer', left: [{ do: 'carte', card: 'plus3' }] },
    ]);
    const lost = closeEpic(before, 0, 'ex-colosse-de-fer', { beaten: false, tamed: false });
    expect([lost.state.teams[0]?.pv, lost.state.piles.scenarios]).toEqual([
      0,
      { cards: ['ex-colosse-de-fer'], bottom: [], discard: [] },
    ]);
  });
  test('a mount of a skirmish gives no PV, and none is turned into Eternium (A64)', () => {
    const game = started(
      skirmishAt(
        { decks: { rencontres: [], scenarios: ['ex-creature-d-essai'], boutique: [], guilde: [], forge: [] } },
        [{}, {}],
        { forbidden: ['creature'] },
      ),
    );
    const won = closeEpic(game, 0, 'ex-creature-d-essai', { beaten: true, tamed: true });
    expect([won.state.teams[0]?.pv, won.state.teams[0]?.eternium, won.state.heroes[0]?.mount]).toEqual([
      0,
      0,
      'ex-creature-d-essai',
    ]);
  });
});

describe('PV', () => {
  test('96: a PV of heroes that the scenario forbids is worth 2 Eternium', () => {
    const game = started(skirmishAt({}, [{}, {}], { forbidden: ['heros'] }));
    const { state, events } = scorePv(game, 0, 1, 'heros', 'foe.p7-vaincus.heros');
    expect([state.teams[0]?.pv, state.teams[0]?.eternium, events[0]]).toEqual([
      0,
      2,
      {
        type: 'p-converted',
        team: 0,
        pv: 1,
        eternium: 2,
        cites: ['foe.escarmouche.pv-convertis', 'foe.p7-vaincus.heros'],
      },
    ]);
    expect(scorePv(game, 0, 1, 'creature', 'foe.p7-vaincus.creature-vaincue').state.teams[0]).toMatchObject({
      pv: 1,
      eternium: 0,
    });
  });
  test('never below 0', () =>
    expect(scorePv(started(at({ mine: { pv: 1 } })), 0, -3, 'autre', 'foe.contrees.evenement').state.teams[0]?.pv).toBe(
      0,
    ));
});

describe('victory cards', () => {
  const easy = (id: string): AnyCard => ({
    type: 'victoire',
    id,
    name: id,
    main: { text: '', goal: { kind: 'eternium', count: 3 }, pv: 1 },
    second: { text: 'Dire oui.', goal: { kind: 'texte' }, pv: 2 },
  });
  const hard: AnyCard = {
    type: 'victoire',
    id: 'dur',
    name: 'Dur',
    main: { text: 'Dire oui.', goal: { kind: 'texte' }, pv: 3 },
    second: { text: '', goal: { kind: 'quetes', count: 9 }, pv: 1 },
  };
  test('as many cards shown as heroes: the hand is emptied (A32)', () => {
    const full = started(
      at({ mine: { victory: ['un', 'dur'] }, cards: [easy('un'), easy('deux'), hard], decks: { victoire: ['deux'] } }),
    );
    const rich = setTeam(
      { ...full, teams: full.teams.with(0, { ...full.teams[0], hand: ['deux', 'dur', 'un'] } as never) },
      0,
      { eternium: 3 },
    );
    const { state, events } = checkGoals(rich);
    expect(state.teams[0]).toMatchObject({ pv: 2, hand: [], shown: ['deux', 'un'] });
    expect(state.piles.victoire.discard).toEqual(['dur']);
    expect(types(events)).toEqual(['p-objective', 'p-pv', 'p-objective', 'p-pv', 'p-hand-emptied']);
  });
  test('a goal told by its text is declared beside the node, once', () => {
    const { state } = played(at({ mine: { victory: ['dur'] }, cards: [hard] }), ACTIVATE);
    const claim = { type: 'claim', team: 0, card: 'dur', part: 'principal' } as const;
    expect(cardAsides(state).map(({ seat, action }) => [seat, action])).toContainEqual([0, claim]);
    const after = played(state, claim).state;
    expect(after.teams[0]).toMatchObject({ pv: 3, shown: ['dur'] });
    expect([partie.refuse(after, claim)?.code, partie.refuse(after, { ...claim, part: 'secondaire' })?.code]).toEqual([
      'objectif-absent',
      'objectif-constate',
    ]);
  });
  test('a renewal: 1 Eternium, any part of the hand, as many drawn', () => {
    const { state } = played(
      at({
        mine: { eternium: 2, victory: ['dur', 'un'] },
        cards: [{ ...easy('un'), main: hard.main } as AnyCard, hard],
        decks: { victoire: ['ex-tours'] },
      }),
      ACTIVATE,
    );
    expect(offered(state).filter(({ type }) => type === 'renew')).toEqual(
      [['dur'], ['un'], ['dur', 'un']].map((cards) => ({ type: 'renew', cards })),
    );
    const after = played(state, { type: 'renew', cards: ['dur', 'un'] }, ...take('ex-tours'), ...take('dur')).state;
    expect([after.teams[0]?.eternium, after.teams[0]?.hand, after.piles.victoire]).toEqual([
      1,
      ['dur', 'ex-tours'],
      { cards: ['un'], bottom: [], discard: [] },
    ]);
  });
});

describe('spells', () => {
  test('for its holder, unless it is aimed; a combat spell not on the board', () => {
    const { state } = played(at({ hero: { damage: 4, spells: ['ex-guerison', 'boule-de-feu'] } }), ACTIVATE);
    expect(offered(state).filter(({ type }) => type === 'cast')).toEqual([
      { type: 'cast', card: 'ex-guerison', target: 0 },
    ]);
    expect([
      partie.refuse(state, { type: 'cast', card: 'ex-guerison', target: 1 })?.code,
      partie.refuse(state, { type: 'cast', card: 'boule-de-feu', target: 2 })?.code,
    ]).toEqual(['sort-pour-soi', 'sort-de-combat']);
    const after = played(state, { type: 'cast', card: 'ex-guerison', target: 0 }).state;
    expect([after.heroes[0]?.damage, after.heroes[0]?.spells, after.piles.guilde.discard]).toEqual([
      1,
      ['boule-de-feu'],
      ['ex-guerison'],
    ]);
  });
  const bolt: AnyCard = {
    type: 'sort',
    id: 'trait',
    name: 'Trait',
    use: 'plateau',
    cost: 1,
    effects: [{ do: 'infliger', value: 20 }],
  };
  test('aimed at an enemy outside his base: who falls goes home healed, and nobody scores', () => {
    const sheltered = played(at({ cards: [bolt], hero: { spells: ['trait'] } }), ACTIVATE).state;
    expect(partie.refuse(sheltered, { type: 'cast', card: 'trait', target: 2 })?.code).toBe('sort-cible');
    const { state, events } = played(
      at({ cards: [bolt], hero: { spells: ['trait'] }, foe: { zone: 'd' }, theirs: { eternium: 5 } }),
      ACTIVATE,
      { type: 'cast', card: 'trait', target: 2 },
    );
    expect([
      state.heroes[2]?.zone,
      state.heroes[2]?.damage,
      state.teams.map(({ pv, eternium }) => [pv, eternium]),
    ]).toEqual([
      'b',
      0,
      [
        [0, 0],
        [0, 0],
      ],
    ]);
    expect(types(events)).toEqual(expect.arrayContaining(['p-cast', 'p-hurt', 'p-fallen', 'p-returned', 'p-paid']));
  });
  test('during the turn of another team, only by option (A68)', () => {
    const theirs = { foe: { damage: 1, spells: ['ex-guerison'] } };
    const cast = { type: 'cast', card: 'ex-guerison', target: 2 } as const;
    const [shut, open] = [{}, { sortsPlateauATousLesTours: true }].map(
      (options) => played(at({ ...theirs, options }), ACTIVATE).state,
    );
    if (shut === undefined || open === undefined) throw new Error('two positions');
    expect([partie.refuse(shut, cast)?.code, partie.asides?.(shut).length]).toEqual(['sort-tour', 0]);
    expect(partie.asides?.(open)).toEqual([{ seat: 1, action: cast, cites: ['foe.soutien.sort-plateau'] }]);
    expect(played(open, cast).state.heroes[2]?.damage).toBe(0);
  });
});

describe('exchanges', () => {
  const together = at({
    hero: { ally: 'ex-garde-royal', spells: ['ex-vision', 'ex-oubli'] },
    friend: { zone: 'c', ally: 'ex-eclaireuse', spells: ['ex-guerison'] },
  });
  test('allies change places, each card moves once, what is too many is dropped at the end', () => {
    const { state } = played(
      together,
      ACTIVATE,
      { type: 'trade', with: 1 },
      { type: 'give', card: 'ex-garde-royal', from: 0 },
      { type: 'give', card: 'ex-vision', from: 0 },
      { type: 'give', card: 'ex-oubli', from: 0 },
    );
    expect([state.heroes[0]?.ally, state.heroes[1]?.ally]).toEqual(['ex-eclaireuse', 'ex-garde-royal']);
    expect(partie.refuse(state, { type: 'give', card: 'ex-eclaireuse', from: 0 })?.code).toBe('echange-deja');
    expect(offered(state)).toEqual([{ type: 'give', card: 'ex-guerison', from: 1 }, { type: 'shake' }]);
    const over = played(state, { type: 'shake' }).state;
    expect(offered(over).map(({ type }) => type)).toEqual(['drop', 'drop', 'drop']);
    expect(played(over, { type: 'drop', card: 'ex-vision' }).state.heroes[1]?.spells).toEqual([
      'ex-guerison',
      'ex-oubli',
    ]);
  });
  test('only in one zone, once a turn', () => {
    expect(
      partie.refuse(played(at({ hero: { spells: ['ex-vision'] } }), ACTIVATE).state, { type: 'trade', with: 1 })?.code,
    ).toBe('echange-zone');
    expect(
      partie.refuse(played(together, ACTIVATE, { type: 'trade', with: 1 }, { type: 'shake' }).state, {
        type: 'trade',
        with: 1,
      })?.code,
    ).toBe('gratuite-repetee');
    expect(partie.refuse(played(together, ACTIVATE).state, { type: 'trade', with: 2 })?.code).toBe('echange-equipe');
  });
});

describe('effects', () => {
  const event = (effects: Extract<AnyCard, { type: 'evenement' }>['effects']): PartieScenario =>
    at({
      mine: { eternium: 2, pv: 1 },
      hero: { damage: 3 },
      cards: [{ type: 'evenement', id: 'e', name: 'Essai', effects }],
      decks: { rencontres: ['e'] },
    });
  const happen = (effects: Parameters<typeof event>[0], ...more: readonly PartieAction[]): Told =>
    played(event(effects), ACTIVATE, brave(1), ...take('e'), ...more);
  test('what the board executes', () => {
    expect(
      happen([
        { do: 'eternium', value: -5 },
        { do: 'pv', value: 2 },
        { do: 'soigner', value: 2 },
      ]).state,
    ).toMatchObject({ teams: [{ eternium: 0, pv: 3 }, {}], heroes: [{ damage: 1 }, {}, {}] });
    expect(happen([{ do: 'perdre', value: 2 }]).state.heroes[0]?.damage).toBe(5);
  });
  test('what it tells, to be applied by hand', () =>
    expect(
      happen([
        { do: 'plus', zone: 'attaque', value: 1 },
        { do: 'texte', text: 'Chantez.' },
      ]).events.filter(({ type }) => type === 'p-effect'),
    ).toMatchObject([{ applied: false }, { applied: false }]));
  test('a die: a double is a success, a reroll face is a failure', () => {
    const test: Parameters<typeof event>[0] = [
      { do: 'jet', success: [{ do: 'eternium', value: 3 }], failure: [{ do: 'perdre', value: 1 }] },
      { do: 'pv', value: 1 },
    ];
    expect(happen(test, ...roll('double')).state).toMatchObject({
      teams: [{ eternium: 5, pv: 2 }, {}],
      heroes: [{ damage: 3 }, {}, {}],
    });
    expect(happen(test, ...roll('relancer')).state).toMatchObject({
      teams: [{ eternium: 2, pv: 2 }, {}],
      heroes: [{ damage: 4 }, {}, {}],
    });
  });
  test('the hero falls in its own turn: home, healed, the turn is over', () => {
    const { state, events } = happen([{ do: 'perdre', value: 20 }]);
    expect([state.heroes[0]?.zone, state.heroes[0]?.damage, state.stack.some(({ kind }) => kind === 'turn')]).toEqual([
      'a',
      0,
      false,
    ]);
    expect(events.find(({ type }) => type === 'p-fallen')).toMatchObject({ hero: 0, turnEnds: true });
  });
  test('an effect told keeps one full stop', () =>
    expect(
      CARDS_EVENTS['p-effect'](
        {
          type: 'p-effect',
          team: 0,
          hero: 0,
          effect: { do: 'texte', text: 'Chantez.' },
          name: 'Essai',
          applied: false,
          value: 0,
          cites: ['foe.contrees.evenement'],
        },
        started(at()),
      ),
    ).toBe('Essai, à appliquer à la main : Chantez.'));
});

/** Everything that cards may do, at hand: rich teams, heroes together, all merchants open. */
const BUSY: PartieScenario = at({
  decks: {
    rencontres: [
      'dylinx',
      'ex-pillard',
      'ex-garde-royal',
      'ex-eclaireuse',
      'ex-filon',
      'ex-vieux-maitre',
      'ex-eboulement',
      'ex-tempete',
    ],
    scenarios: ['ex-pont-rompu', 'ex-messagere', 'ex-creature-d-essai'],
    boutique: ['ex-casque', 'ex-diademe', 'ex-potion', 'ex-cape', 'ex-cuirasse', 'ex-gantelets'],
    guilde: ['ex-vision', 'ex-oubli', 'ex-transmutation', 'ex-guerison', 'boule-de-feu'],
    forge: ['ex-char', 'ex-planeur', 'ex-nacelle'],
    victoire: ['ex-tresor', 'ex-serment', 'ex-dompteurs', 'ex-tours'],
  },
  mine: { eternium: 20, soldiers: { p: 1, q: 1, g: 1, f: 1 }, victory: ['ex-conquete', 'ex-embuscade'] },
  theirs: { eternium: 20 },
  hero: { ally: 'ex-apprenti-sorcier', pack: ['ex-elixir', 'ex-poudre'], spells: ['ex-celerite'] },
  friend: { zone: 'c', spells: ['ex-bouclier-astral'] },
  quests: ['c', 'd'],
});
test.each([1, 2, 3, 4, 5, 6])('random games of cards end (seed %i)', (seed) => {
  const pick = seeded(seed);
  const { stop } = play(
    partie,
    started({ ...BUSY, options: { plusieursMarchands: seed % 2 === 0, sortsPlateauATousLesTours: seed % 3 === 0 } }),
    (node) => pick(node),
    20_000,
  );
  expect(stop.why).toBe('end');
});
