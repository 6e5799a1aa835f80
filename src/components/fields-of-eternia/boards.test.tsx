// Expectations come from the worked examples of the ledger, and from what a board must never show.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { combatEpique } from '../../engine/fields-of-eternia/combat-epique/index.ts';
import type { CombatAction, CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent } from '../../engine/fields-of-eternia/combat/event-types.ts';
import type { CombatScenario } from '../../engine/fields-of-eternia/combat/scenario-types.ts';
import { contreesSauvages } from '../../engine/fields-of-eternia/contrees-sauvages/index.ts';
import type { WildAction, WildScenario, WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import { combatDeSoldats } from '../../engine/fields-of-eternia/combat-de-soldats/index.ts';
import { EXAMPLE_MAPS } from '../../engine/fields-of-eternia/data-map.ts';
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import type { PartieAction, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieScenario } from '../../engine/fields-of-eternia/partie/scenario-types.ts';
import { solo } from '../../engine/fields-of-eternia/solo/index.ts';
import { listed } from '../../engine/kernel/play.ts';
import { formatFraction } from '../../engine/kernel/ratio.ts';
import type { Result } from '../../engine/kernel/result.ts';
import { CombatBoard } from './CombatBoard.tsx';
import { shownTotal } from './CombatGrid.tsx';
import { combatEffects } from './effects-combat.ts';
import { combatLead, mapLead, soloLead } from './leads.ts';
import { swapOf, tappedSide, zoneTap } from './combat-taps.ts';
import { aimsOf, attemptAt, zoneOf } from './map-aims.ts';
import { emblemOf, ICONS, placeEmblem } from './emblems.ts';
import { COMBAT_EXAMPLES } from '../../engine/fields-of-eternia/examples-combat.ts';
import { landOf, WIDE } from './land.ts';
import type { Point } from './land-mesh.ts';
import { around, exitsOf, nearOf, roadsOf, rowsOf, sheetFor, zoneTowards } from './map-layout.ts';
import { namedZones, nameLines } from './map-names.ts';
import { combatForced } from './mode-shared.ts';
import { Legend } from './Legend.tsx';
import { mode as combatMode } from './mode-combat-epique.ts';
import { mode as wildMode } from './mode-contrees-sauvages.ts';
import { mode as partieMode } from './mode-partie.ts';
import { mode as powerMode } from './mode-des-de-pouvoir.ts';
import { mode as soloMode } from './mode-solo.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { SoldiersBoard } from './SoldiersBoard.tsx';
import { counted } from './counted.ts';
import { soloThings } from './solo-aims.ts';
import { SoloBoard } from './SoloBoard.tsx';
import { SoloReading } from './SoloReading.tsx';
import { WildBoard } from './WildBoard.tsx';
import { adviseWild } from './wild-advice.ts';

interface Small<S, A, E, P> {
  readonly setup: (scenario: P) => Result<S, unknown>;
  readonly refuse: (state: S, action: A) => unknown;
  readonly apply: (state: S, action: A) => { readonly state: S; readonly events: readonly E[] };
}
interface At<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}
const play = <S, A, E, P>(game: Small<S, A, E, P>, scenario: P, actions: readonly A[]): At<S, E> => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return actions.reduce<At<S, E>>(
    ({ state }, action) => {
      const fault = game.refuse(state, action);
      if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(fault)}`);
      return game.apply(state, action);
    },
    { state: start.value, events: [] },
  );
};

// ── The example of the source: Teela against Evil-Lyn
const E1: CombatScenario = {
  name: 'E1',
  column: 'heros',
  active: { hero: 'teela', health: 6, eternium: 3 },
  defender: {
    hero: 'evil-lyn',
    health: 6,
    soldiers: 1,
    spells: [{ id: 'boule-de-feu', name: 'Boule de feu', owner: 'Skeletor', effects: [{ do: 'infliger', value: 2 }] }],
  },
  place: { name: 'Montagnes de Perpetua', kind: 'avant-poste' },
};
const d = (card: 'plus1' | 'plus2' | 'plus3' | 'surcharge' | 'temps' | 'outil' | 'flux'): CombatAction => ({
  type: 'draw',
  card,
});
const l = (zone: 'initiative' | 'attaque' | 'defense' | 'cote'): CombatAction => ({ type: 'lay', zone });
const ARMS: readonly CombatAction[] = [
  { type: 'weapon', weapon: 0 },
  { type: 'weapon', weapon: 0 },
];
const LAID: readonly CombatAction[] = [
  ...ARMS,
  d('plus1'),
  { type: 'focus' },
  d('plus2'),
  l('initiative'),
  d('plus3'),
  l('attaque'),
  d('outil'),
  d('plus1'),
  d('plus3'),
  { type: 'keep', card: 'plus3' },
  l('attaque'),
  d('temps'),
  l('cote'),
  d('surcharge'),
  l('defense'),
  d('plus2'),
  l('defense'),
  d('plus2'),
  l('initiative'),
  d('plus1'),
  { type: 'focus' },
  d('flux'),
  l('attaque'),
  d('plus1'),
  l('defense'),
  d('plus2'),
  l('defense'),
];
const ACTED: readonly CombatAction[] = [
  { type: 'pass' },
  { type: 'swap', a: { zone: 'initiative', at: 0 }, b: { zone: 'defense', at: 0 } },
  { type: 'surge', spot: { zone: 'initiative', at: 0 } },
  d('plus3'),
  l('attaque'),
  { type: 'soldiers', give: { initiative: 0, attaque: 1, defense: 0 } },
  { type: 'spell', card: 'boule-de-feu', side: 1 },
  { type: 'pass' },
];
const e1 = (...actions: readonly CombatAction[]): At<CombatState, CombatEvent> => play(combatEpique, E1, actions);
const open = (state: CombatState): readonly CombatAction[] => listed(combatEpique.node(state));
const board = ({ state, events }: At<CombatState, CombatEvent>, live = false): string =>
  render(
    <CombatBoard
      state={state}
      events={events}
      {...(live ? { options: open(state), onPick: () => undefined, label: ({ type }: CombatAction) => type } : {})}
    />,
  );
const totals = (html: string): readonly string[] =>
  [...html.matchAll(/<output class="foe-total[^>]*aria-label="([^"]*)"/g)].map(([, said = '']) =>
    said.replaceAll('\u00a0', ' '),
  );

describe('the combat of the source, l. 1820-1983', () => {
  test('totals of phase 5: Teela 5, 4, 3; Evil-Lyn 3, 7, 4', () => {
    const at = e1(...LAID, ...ACTED);
    expect(totals(board(at))).toEqual([
      'Initiative : 5',
      'Attaque : 4',
      'Défense : 3',
      'Initiative : 3',
      'Attaque : 7',
      'Défense : 4',
    ]);
    expect(combatMode.tallies(at.state).map(({ label, tally }) => `${label} ${tally.sum}`)).toEqual([
      'Teela, initiative 5',
      'Teela, attaque 4',
      'Teela, défense 3',
      'Evil-Lyn, initiative 3',
      'Evil-Lyn, attaque 7',
      'Evil-Lyn, défense 4',
    ]);
  });
  test('cards say how they lie, soldiers what they add, the pile what is left', () => {
    const html = board(e1(...LAID.slice(0, 6)));
    expect(html).toContain('«\u202f+2\u202f», face cachée');
    expect(html).toMatch(/data-piece="pile:0" role="img" aria-label="Pioche\s: 19\scartes"/);
    expect(board(e1(...LAID, ...ACTED))).toContain('+1\u00a0soldat');
    expect(board(e1(...LAID, ...ACTED))).toContain('surcharge, déjà activée');
  });
  test('what a column counts besides its cards is one list, a line each', () => {
    const { state, events } = e1(...LAID, ...ACTED);
    const [mine, other] = state.sides;
    const extras = [
      ...other.extras,
      ...other.extras.map((extra) => ({ ...extra, value: 3, name: 'Coup de bélier', what: 'sort' as const })),
    ];
    const html = board({ state: { ...state, sides: [mine, { ...other, extras }] }, events });
    expect(html).toMatch(/<div class="foe-extras"><p>\+1\ssoldat<\/p><p>\+3\sCoup de bélier<\/p><\/div>/);
  });
  test('the ten phases, with the present one', () => {
    const html = board(e1(...LAID));
    expect(html.match(/<li [^>]*title="/g)).toHaveLength(10);
    expect(html).toMatch(/<li class="now" aria-current="step"[^>]*>4</);
    expect(html).toMatch(/Phase 4 · activer des capacités<small>Manche de combat 1\ssur\s2/);
    expect(html).not.toContain('style=');
  });
});

describe('hidden cards', () => {
  const { state, events } = e1(...LAID.slice(0, 10));
  const veil = combatEpique.veil;
  if (veil === undefined) throw new Error('no veil');
  const seen = veil.state(state, 0);
  test('a total that hides a card is a question mark, and opens into nothing', () => {
    expect(totals(board({ state: seen, events: [] }))).toEqual([
      'Initiative : 5',
      'Attaque : 0',
      'Défense : 0',
      'Initiative : 2',
      'Attaque : total caché',
      'Défense : 0',
    ]);
    expect(shownTotal(seen, 1, 'attaque')).toBeUndefined();
    expect(combatMode.tallies(seen).map(({ label }) => label)).not.toContain('Evil-Lyn, attaque');
  });
  test('the other side’s pile counts neither what lies hidden nor what is in hand', () => {
    const pile = (html: string): string | undefined =>
      /data-piece="pile:1" role="img" aria-label="Pioche\s: (\d+)/.exec(html)?.[1];
    expect(pile(board({ state: seen, events: [] }))).toBe(pile(board({ state, events })));
  });
  test('no value of a hidden card is in the page', () => {
    const html = board({ state: seen, events: [] });
    const theirs = /data-side="1".*?<\/section>/.exec(html)?.[0] ?? '';
    expect(theirs).toContain('une carte cachée');
    expect(theirs).not.toContain('+3');
    expect(html.match(/class="pile-bars"/g)).toHaveLength(1); // one's own: the other pile would tell what lies hidden
  });
});

test('the odds of a choice are drawn on the columns where it may be made, and nowhere else', () => {
  const { state, events } = e1(...ARMS, d('plus2'));
  const options: readonly CombatAction[] = [
    { type: 'lay', zone: 'attaque' },
    { type: 'lay', zone: 'defense' },
  ];
  const html = render(
    <CombatBoard
      state={state}
      events={events}
      options={options}
      onPick={() => undefined}
      weigh={(action) => <i class="weight" title={JSON.stringify(action)} />}
    />,
  );
  const weighed = [...html.matchAll(/data-zone="(\w+)"(?:(?!data-zone).)*?class="weight"/g)].map(([, zone]) => zone);
  expect(weighed).toEqual(['attaque', 'defense']);
});

describe('motion of a combat', () => {
  test('a card laid is the one that was in hand; its total grows', () => {
    const before = board(e1(...ARMS, d('plus2')));
    const after = e1(...ARMS, d('plus2'), l('attaque'));
    const piece = /class="cc up new" title="[^"]*" data-piece="(hand:0:\d+)"/.exec(before)?.[1] ?? 'none';
    expect(board(after)).toContain(`data-piece="${piece}"`);
    expect(combatEffects(after.events, after.state)).toContainEqual({ is: 'grow', piece: 'total:0:attaque' });
  });
  test('every piece that an effect moves stands on the place', () => {
    for (let step = 1; step <= LAID.length + ACTED.length; step += 1) {
      const at = e1(...[...LAID, ...ACTED].slice(0, step));
      const html = board(at);
      const laid = at.events.some(({ type }) => type === 'laid'); // it lands as the others turn over
      for (const effect of combatEffects(at.events, at.state))
        if ('piece' in effect && !(laid && effect.is === 'flip'))
          expect(html, JSON.stringify(effect)).toContain(`data-piece="${effect.piece}"`);
    }
  });
  test('the blow leads the caption of its step', () => {
    const at = e1(...LAID, ...ACTED, { type: 'go' }, { type: 'go' });
    expect(at.events[combatLead(at.events)]?.type).toBe('attack');
    expect(board(at)).toMatch(/<p class="foe-blow[^>]*><span>\d+ − \d+ = <b>\d+ PS/);
  });
});

test('totals that were compared glow as long as the cards that made them lie there', () => {
  const glows = (at: ReturnType<typeof e1>): boolean => /class="foe-total[^"]*ahead/.test(board(at));
  const struck = e1(...LAID, ...ACTED, { type: 'go' }, { type: 'go' });
  expect(glows(struck)).toBe(true);
  const again = e1(...ARMS); // as a second round begins: cards are yet to be laid
  expect(glows({ state: again.state, events: struck.events })).toBe(false);
});

test('once the cards are put away, how the combat ended stands in place of the columns', () => {
  let { state } = e1(...LAID, ...ACTED);
  expect(board({ state, events: [] })).not.toContain('foe-ended');
  for (let i = 0; i < 200; i += 1) {
    const [first] = listed(combatEpique.node(state));
    if (first === undefined) break;
    state = combatEpique.apply(state, first).state;
  }
  const ends = [...board({ state, events: [] }).matchAll(/class="foe-ended (\w+)">([^<]+)/g)].map(([, end, word]) => [
    end,
    word,
  ]);
  const [one, other] = [
    ['won', 'Victoire'],
    ['lost', 'Défaite'],
  ];
  expect(ends).toEqual(state.outcome?.winner === 0 ? [one, other] : [other, one]);
  expect(totals(board({ state, events: [] }))).toEqual([]);
});

describe('taps of a combat', () => {
  test('each zone takes the card in hand: one that may not is tried, to be refused aloud', () => {
    const { state } = e1(...ARMS, d('plus2'), l('attaque'), d('plus1'), l('attaque'), d('plus3'));
    const html = board({ state, events: [] }, true);
    expect(html.match(/class="zone-head open"/g)).toHaveLength(2);
    expect(html.match(/class="zone-head try"/g)).toHaveLength(1);
    expect(zoneTap(open(state), 'attaque')).toEqual(l('attaque'));
    expect(combatEpique.refuse(state, l('attaque'))?.code).toBe('meme-zone');
    expect(tappedSide(state, open(state))).toBe(0);
  });
  test('two cards are swapped by two taps', () => {
    const { state } = e1(...LAID, { type: 'pass' });
    expect(swapOf(open(state), { zone: 'initiative', at: 0 }, { zone: 'defense', at: 0 })).toEqual({
      type: 'swap',
      a: { zone: 'initiative', at: 0 },
      b: { zone: 'defense', at: 0 },
    });
    expect(board({ state, events: [] }, true).match(/class="cc [^"]*open"/g)).toHaveLength(4);
  });
  test('weapons and spells are buttons when they are open', () => {
    expect(board(e1(), true).match(/<button[^>]*data-cell="weapon:0:\d"/g)).toHaveLength(2);
    const spells = e1(...LAID, { type: 'pass' });
    expect(board(spells, true)).toMatch(/class="chip open"[^>]*><b>Boule de feu/);
    expect(board(spells)).not.toContain('chip open');
  });
  test('what nobody decides may run by itself', () => {
    expect([{ type: 'go' }, { type: 'lay' }, { type: 'pass' }, { type: 'flee' }].map(combatForced)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

test('a creature has figures and no grid, and its die is told', () => {
  const at = play(
    combatEpique,
    { name: 'X', column: 'creature', active: { hero: 'he-man' }, enemy: { card: 'ex-dragon-des-cimes' } },
    [
      { type: 'weapon', weapon: 0 },
      { type: 'epic', face: 'a2' },
    ],
  );
  expect(totals(board(at)).slice(3)).toEqual(['Initiative : 2', 'Attaque : 7', 'Défense : 3']);
  expect(board(at)).toMatch(/Dé épique\s: \+2\sattaque/);
  expect(board(at).match(/aria-label="Grille de combat"/g)).toHaveLength(1);
});

// ── The wilds: She-Ra against a Dylinx
const E2: WildScenario = { name: 'E2', enemy: 'dylinx', hero: { name: 'She-Ra', body: 7, health: 8 } };
const dice = (blanc: number, reussite: number, double: number, relancer: number) => ({
  blanc,
  reussite,
  double,
  relancer,
});
const wild = (...actions: readonly WildAction[]): At<WildState, unknown> => play(contreesSauvages, E2, actions);
const wildHtml = (state: WildState): string =>
  render(
    <WildBoard
      state={state}
      events={[]}
      options={listed(contreesSauvages.node(state))}
      onPick={() => undefined}
      label={({ type }) => type}
    />,
  );

describe('a combat in the wilds', () => {
  const from = (): WildState =>
    wild({ type: 'wild-test', face: 'blanc' }, { type: 'wild-throw', faces: dice(2, 4, 1, 0) }).state;
  test('figures go down as dice are assigned; PS wait behind the defence', () => {
    const html = wildHtml(from());
    expect(html).toMatch(/data-target="defense".*?data-cell="figure:defense:double".*?data-target="ps"/);
    expect(html).not.toContain('data-cell="figure:ps:');
    const { state } = contreesSauvages.apply(from(), { type: 'wild-assign', die: 'double', to: 'defense' });
    expect(wildHtml(state)).toMatch(/Défense\s: 0, sur 2/);
    expect(wildHtml(state)).toMatch(/wild-figure open" data-target="ps"/);
  });
  test('a pool is typed face by face; the die of an ability is one face', () => {
    const chance = wildMode.chance;
    expect(chance({ type: 'wild-throw', faces: dice(2, 4, 1, 0) }, from())).toEqual({
      kind: 'pool',
      counts: [
        ['blanc', 2],
        ['réussite', 4],
        ['double réussite', 1],
        ['relancer', 0],
      ],
      label: '2 blancs, 4 réussites et 1 double réussite',
    });
    expect(chance({ type: 'wild-test', face: 'relancer' }, from())).toEqual({ kind: 'mark', label: 'relancer' });
  });
  test('the chances of a choice are the engine’s, exact: 2 + 4 successes beat 2 of defence and 3 PS', () => {
    const advice = adviseWild(from());
    if (!advice.ok) throw new Error(advice.error.code);
    expect(advice.value.options.map(({ win }) => formatFraction(win))).toContain('1');
    expect(
      advice.value.options.every(({ win, lose }) => win.num * lose.den + lose.num * win.den === win.den * lose.den),
    ).toBe(true);
  });
});

test('a soldiers’ combat: the defender taps who takes the damage', () => {
  const { state } = play(
    combatDeSoldats,
    {
      name: 'B',
      attacker: { team: 'Evil', soldiers: 3 },
      defender: { team: 'Masters', soldiers: 1, heroes: [{ name: 'He-Man', health: 2 }] },
    },
    [],
  );
  const html = render(
    <SoldiersBoard
      state={state}
      events={[]}
      options={listed(combatDeSoldats.node(state))}
      onPick={() => undefined}
      label={(action) => (action.type === 'bat-hit' ? `${action.target}` : '')}
    />,
  );
  expect(
    [...html.matchAll(/<button[^>]*data-cell="([^"]*)"[^>]*aria-label="([^"]*)"/g)].map(([, cell, text]) => [
      cell,
      text,
    ]),
  ).toEqual([
    ['soldat', 'soldat'],
    ['heros:0', '0'],
  ]);
  expect(html).toContain('aria-label="3\u00a0soldats"');
  expect(html).not.toContain('style=');
});

test('a solo sheet: everybody’s PS, outposts, and the score so far', () => {
  const { state } = play(
    solo,
    {
      name: 'S',
      level: 'novice',
      heroes: [{ hero: 'he-man' }, { hero: 'teela', damage: 2 }],
      outposts: [{ name: 'Tour Viper', soldiers: 2 }],
      track: [{ day: true }, { day: false }],
    },
    [{ type: 'solo-begin' }],
  );
  const html = render(<SoloBoard state={state} events={[]} />);
  expect(render(<SoloReading state={state} events={[]} />)).toContain('aria-label="Score, si la partie finissait ici"');
  expect(html).toMatch(/aria-label="Teela, PS 5\ssur\s7"/);
  expect(html).toMatch(/data-held="ennemi".*?<b>Tour Viper<\/b>.*?2\ssoldats ennemis/);
  expect(soloMode.tallies(state)[0]).toMatchObject({ label: 'Score, si la partie finissait ici', tally: { sum: 3 } }); // 3 a round left; two damages make no series of three
  expect(soloMode.doers?.(state)).toEqual(['He-Man', 'Teela']); // no enemy here
});

test('on a solo sheet, what happened is said of the thing one presses', () => {
  const { state } = play(
    solo,
    {
      name: 'S',
      level: 'novice',
      heroes: [{ hero: 'he-man' }],
      outposts: [{ name: 'Tour Viper' }],
      track: [{ day: true }],
    },
    [{ type: 'solo-begin' }],
  );
  expect(soloThings({ type: 'solo-capture', outpost: 0 })).toEqual(['poste:0']);
  expect(soloThings({ type: 'solo-fight', hero: 0, enemy: 1, soldiers: 0 })).toEqual(['heros:0', 'ennemi:1']);
  expect(soloThings({ type: 'solo-hurt', side: 1, hero: 2, amount: 1 })).toEqual(['ennemi:2']);
  const html = render(
    <SoloBoard
      state={state}
      events={[]}
      options={listed(solo.node(state))}
      onPick={() => undefined}
      label={({ type }) => type}
    />,
  );
  expect(html).toMatch(
    /<button[^>]*data-cell="poste:0"[^>]*aria-label="Tour Viper, tenu par l’ennemi, 1\ssoldat ennemi"/,
  );
  expect(html).not.toContain('style=');
});

test('dice are taken up one by one, the marked ones go by themselves; no handful, no throw', () => {
  const { state } = wild({ type: 'wild-test', face: 'blanc' }, { type: 'wild-throw', faces: dice(2, 2, 1, 2) });
  const html = wildHtml(state);
  expect(html.match(/class="die-pick"/g)).toHaveLength(5);
  expect(html.match(/class="die-pick taken"[^>]*aria-pressed="true"[^>]*aria-disabled="true"/g)).toHaveLength(2);
  const throws = listed(contreesSauvages.node(state)).filter(({ type }) => type === 'wild-again');
  expect(html).toContain(JSON.stringify(throws[0]).replaceAll('"', '&quot;'));
});

// ── The map
const hero = (id: string, zone?: string) => ({ hero: id, ...(zone === undefined ? {} : { zone }) });
const POSITION: PartieScenario = {
  name: 'Position',
  kind: 'etude',
  first: 0,
  quests: ['contree-du-couchant'],
  boss: { card: 'evil-seed', zone: 'temple-de-l-oracle' },
  teams: [
    {
      faction: 'masters',
      base: 'chateau-grayskull',
      heroes: [hero('he-man', 'tour-grayskull'), hero('teela', 'tour-grayskull')],
      soldiers: { 'chateau-foe': 2 },
      victory: ['ex-chasseurs'],
    },
    { faction: 'evil', base: 'temple-de-serpos', heroes: [hero('skeletor', 'tour-viper')], victory: ['ex-frontiere'] },
  ],
};
/** The first decision on the map, whatever chance had to open before it. */
const onMap = (...actions: readonly PartieAction[]): PartieState => {
  let { state } = play(partie, POSITION, []);
  const drawn = (): void => {
    for (let node = partie.node(state); node.kind === 'chance'; node = partie.node(state))
      state = partie.apply(state, node.outcomes[0].action).state;
  };
  drawn();
  for (const action of actions) {
    if (partie.refuse(state, action) !== undefined) throw new Error(JSON.stringify(action));
    state = partie.apply(state, action).state;
    drawn();
  }
  return state;
};
const mapHtml = (state: PartieState): string =>
  render(
    <PartieBoard
      state={state}
      events={[]}
      options={listed(partie.node(state))}
      onPick={() => undefined}
      label={({ type }) => type}
    />,
  );

describe('the map', () => {
  const map = EXAMPLE_MAPS.eternia;
  test.each([
    ['tour-centrale', 'ArrowLeft', 'tour-grayskull'],
    ['tour-centrale', 'ArrowUp', 'montagnes-de-perpetua'],
    ['montagnes-de-perpetua', 'ArrowUp', 'mer-du-nord'],
    ['chateau-grayskull', 'ArrowLeft', 'chateau-grayskull'],
    ['mer-du-sud', 'Home', 'chateau-grayskull'],
    ['mer-du-nord', 'End', 'mer-du-sud'],
  ] as const)('%s %s → %s', (from, key, to) => {
    expect(zoneTowards(map, from, key)).toBe(to);
  });
  test('every zone is reached by the arrows alone', () => {
    const found = new Set(['tour-centrale']);
    for (let size = 0; size < found.size;) {
      size = found.size;
      for (const zone of [...found])
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
          found.add(zoneTowards(map, zone, key));
    }
    expect(found.size).toBe(map.zones.length);
  });
  test('names take two lines of like length; a border link leaves the map at both ends', () => {
    expect(nameLines('Montagnes de Perpetua')).toEqual(['Montagnes', 'de Perpetua']);
    expect(nameLines('Tour Viper')).toEqual(['Tour Viper']);
    expect(exitsOf(map, landOf(map, WIDE), WIDE).map(({ letter }) => letter)).toEqual(['A', 'A']);
    expect(rowsOf(map).flat()).toHaveLength(map.zones.length);
  });
  test('a sentence that begins with a hero or a team tells by itself whose step it is', () => {
    const names = partieMode.doers?.(onMap()) ?? [];
    expect(names).toEqual(expect.arrayContaining(['He-Man', 'Skeletor', "L'équipe Evil Warriors"]));
  });
  test('one focus stop; each zone says what it is and who stands there', () => {
    const html = mapHtml(onMap());
    expect(html.match(/role="gridcell"/g)).toHaveLength(map.zones.length);
    expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
    const said = (zone: string): string =>
      new RegExp(`aria-label="([^"]*)" data-zone="${zone}"`).exec(html)?.[1]?.replaceAll('\u00a0', ' ') ?? '';
    expect(said('chateau-foe')).toBe(
      'Château Foe, avant-poste, forge, 1 Eternium : tenu (Masters of the Universe), 2 soldats (Masters of the Universe)',
    );
    expect(said('tour-grayskull')).toMatch(
      /^Tour Grayskull, avant-poste, tour, 1 Eternium : tenu \(Masters of the Universe\), He-\u2060Man \(9 PS\), Teela \(7 PS\)/,
    );
    expect(said('contree-du-couchant')).toBe('Contrée du couchant, contrée sauvage : jeton quête');
    expect(said('temple-de-l-oracle')).toContain('Evil Seed');
    expect(said('temple-de-serpos')).toContain('base (Evil Warriors)');
    expect(html).not.toContain('style=');
  });
  test('a step is tapped where it leads, heroes where they stand; elsewhere a step is tried', () => {
    const state = onMap();
    expect(aimsOf(listed(partie.node(state)), state).map(({ action, zone }) => `${action.type} ${zone}`)).toEqual([
      'activate tour-grayskull',
      'activate tour-grayskull',
    ]);
    const turn = onMap({ type: 'activate', hero: 0 });
    const options = listed(partie.node(turn));
    expect(aimsOf(options, turn).map(({ zone }) => zone)).toContain('contree-du-couchant');
    expect(attemptAt('mer-du-nord', options, turn)).toEqual({ type: 'move', to: 'mer-du-nord' });
    expect(attemptAt('tour-grayskull', options, turn)).toBeUndefined(); // the hero is there
    expect(partie.refuse(turn, { type: 'move', to: 'mer-du-nord' })).toBeDefined();
    expect(mapHtml(turn)).toMatch(/data-zone="contree-du-couchant" data-cell="contree-du-couchant" data-look="reach"/);
  });
  test('soldiers are mobilised where the hero stands, how many by a stepper; a card is bought at each stall that offers it', () => {
    const turn = onMap({ type: 'activate', hero: 0 });
    expect(zoneOf({ type: 'reinforce', count: 2 }, turn)).toBe('tour-grayskull');
    expect(counted({ type: 'reinforce', count: 2 })).toEqual({ of: 'reinforce', count: 2 });
    expect(counted({ type: 'solo-eternium', amount: -3 })).toEqual({ of: 'solo-eternium−', count: 3 });
    const offers = { ...turn.offers, boutique: ['carte-d-essai'] };
    expect(aimsOf([{ type: 'esc-buy', card: 'carte-d-essai' }], { ...turn, offers }).map(({ zone }) => zone)).toEqual([
      'village-de-gaz',
      'cite-de-targa',
    ]);
  });
  test('victory cards of the other team stay hidden', () => {
    const veil = partie.veil;
    if (veil === undefined) throw new Error('no veil');
    const seen = mapHtml(veil.state(onMap(), 0));
    expect(seen).toContain('Chasseurs');
    expect(seen).not.toContain('Frontière');
    expect(seen).toContain('Carte victoire cachée');
    expect(seen).toMatch(/Avoir vaincu 1\sh[ée]ros ennemi\. 0\/1/); // how far it is
  });
});

describe('the lands of a map', () => {
  const { eternia, pont } = EXAMPLE_MAPS;
  const land = landOf(eternia, WIDE);
  test('every zone has its land, its place inside the sheet; the same each time', () => {
    for (const { id } of eternia.zones) {
      expect(land.zones.get(id)).toMatch(/^M-?\d+ ?-?\d+l[-\d z Ml]+z$/);
      const [x, y] = land.at.get(id) ?? [0, 0];
      expect(x > 40 && x < WIDE.width - 40 && y > 40 && y < WIDE.height - 40).toBe(true);
    }
    expect(landOf({ ...eternia }, WIDE)).toEqual(land);
    expect(landOf(eternia, WIDE)).toBe(land);
  });
  test('zones that a limit joins touch, or are joined by a line; paths are roads', () => {
    expect(land.apart).toEqual([]);
    expect(roadsOf(eternia, land).filter(({ edge }) => edge.kind === 'chemin')).toHaveLength(13);
    const far = { zones: pont.zones, edges: [{ a: 'a', b: 'b', kind: 'limite' as const }] };
    expect(roadsOf(far, landOf(far, WIDE)).map(({ edge }) => `${edge.a} ${edge.b}`)).toEqual(['a b']);
  });
  test('a map without a sea, or whose zones are at one point, is drawn all the same', () => {
    expect(landOf(pont, WIDE).coast).not.toBe('');
    const heap = { zones: pont.zones.map((zone) => ({ ...zone, x: 50, y: 50 })), edges: [] };
    expect(landOf(heap, WIDE).coast).toMatch(/z$/);
  });
  test.each([
    [360, 250],
    [390, 470],
    [768, 700],
    [1440, 620],
  ])('in %d × %d, names have 11 px at least', (width, height) => {
    const sheet = sheetFor(width, height);
    expect((sheet.font * width) / sheet.width).toBeGreaterThanOrEqual(11);
    expect(Math.abs(sheet.height / sheet.width - height / width)).toBeLessThan(0.04);
  });
  test('names that would lie over others are left out, those that matter first', () => {
    const wide = namedZones(eternia, land, WIDE, {});
    expect(wide.size).toBe(eternia.zones.length);
    const sheet = sheetFor(360, 260);
    const small = namedZones(eternia, landOf(eternia, sheet), sheet, { must: (id) => id === 'contree-du-couchant' });
    expect(small.has('contree-du-couchant')).toBe(true);
    expect(small.size).toBeGreaterThan(7);
    expect(small.size).toBeLessThan(eternia.zones.length);
  });
  test('a name leaves a hero in sight: where he stands, no name lies', () => {
    const sheet = sheetFor(360, 260);
    const drawn = landOf(eternia, sheet);
    const at = (id: string): Point => drawn.at.get(id) ?? [0, 0];
    const named = namedZones(eternia, drawn, sheet, { lit: () => true, heroes: () => 3 });
    expect(named.size).toBeGreaterThan(2);
    for (const [id, { dx, dy, wide, tall }] of named)
      for (const { id: other, kind } of eternia.zones)
        for (const [hx, hy] of around(3, nearOf(kind))) {
          const [x, y] = [
            at(other)[0] + hx * sheet.sign - at(id)[0] - dx,
            at(other)[1] + hy * sheet.sign - at(id)[1] - dy,
          ];
          expect(Math.abs(x) > wide / 2 || y < 0 || y > tall, `${id} over a hero of ${other}`).toBe(true);
        }
  });
  test.each([
    [360, 236],
    [360, 260],
    [390, 330],
  ])('in %d × %d, what is lit is named, whole and inside; two names never meet', (width, height) => {
    const sheet = sheetFor(width, height);
    const drawn = landOf(eternia, sheet);
    for (const { id } of eternia.zones) {
      const near = eternia.edges.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
      const named = namedZones(eternia, drawn, sheet, {
        lit: (zone) => near.includes(zone),
        heroes: (zone) => (zone === id ? 2 : 0),
      });
      expect(near.filter((zone) => !named.has(zone))).toEqual([]);
      const boxes = [...named].map(([zone, { dx, dy, wide, tall }]) => {
        const [x, y] = drawn.at.get(zone) ?? [0, 0];
        return { left: x + dx - wide / 2, right: x + dx + wide / 2, top: y + dy, bottom: y + dy + tall };
      });
      for (const [i, box] of boxes.entries()) {
        expect(box.left >= 0 && box.right <= sheet.width).toBe(true);
        for (const other of boxes.slice(i + 1))
          expect(
            box.left >= other.right || other.left >= box.right || box.top >= other.bottom || other.top >= box.bottom,
          ).toBe(true);
      }
    }
  });
  test.each([
    [360, 260],
    [390, 330],
    [1440, 700],
  ])('in %d × %d, the name of a place that is lit stays clear of stalls, quests and soldiers', (width, height) => {
    const sheet = sheetFor(width, height);
    const drawn = landOf(eternia, sheet);
    const wilds = eternia.zones.filter(({ kind }) => kind === 'contree').map(({ id }) => id);
    const at = (id: string): Point => drawn.at.get(id) ?? [0, 0];
    const beside = (id: string, [dx, dy]: Point): Point => [at(id)[0] + dx * sheet.sign, at(id)[1] + dy * sheet.sign];
    const signs = [
      ...eternia.zones.flatMap(({ id, merchant }) => (merchant === undefined ? [] : [beside(id, [27, -23])])),
      ...wilds.map((id) => beside(id, [24, -8])),
      beside('tour-centrale', [-47, 14]),
    ];
    for (const { id } of eternia.zones) {
      const { dx, dy, wide, tall } =
        namedZones(eternia, drawn, sheet, {
          lit: (zone) => zone === id,
          quest: (zone) => wilds.includes(zone),
          soldiers: (zone) => (zone === 'tour-centrale' ? 1 : 0),
        }).get(id) ?? expect.fail(`${id} has no name`);
      const [left, top] = [at(id)[0] + dx - wide / 2, at(id)[1] + dy];
      for (const [x, y] of signs) {
        const inside = x > left && x < left + wide && y > top && y < top + tall; // its middle
        expect(inside, `the name of ${id} lies under what stands at ${x} ${y}`).toBe(false);
      }
    }
  });
  test('on a phone, a longer caption takes no name away and brings none', () => {
    const namesOf = (height: number): readonly string[] => {
      const sheet = sheetFor(360, height, 740);
      return [...namedZones(eternia, landOf(eternia, sheet), sheet, {}).keys()].toSorted();
    };
    expect(sheetFor(360, 313, 740).height).toBeLessThan(sheetFor(360, 369, 740).height);
    expect(namesOf(313)).toEqual(namesOf(369));
    expect(namesOf(460)).toEqual(namesOf(369));
  });
  test('on a phone, a longer caption stretches the same coast', () => {
    const lengthsOf = (height: number): readonly number[] => {
      const { zones } = landOf(eternia, sheetFor(360, height, 740));
      return [...zones.values()].map((path) => path.match(/-?\d+/g)?.length ?? 0);
    };
    expect(lengthsOf(313)).toEqual(lengthsOf(369));
    expect(lengthsOf(460)).toEqual(lengthsOf(369));
  });
  test('six heroes at one place stand apart', () => {
    const points = around(6, 54);
    expect(new Set(points.map(String)).size).toBe(6);
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeGreaterThan(50);
  });
  test('every emblem that may be given is in the sprite', () => {
    for (const name of [emblemOf('he-man'), emblemOf('inconnu'), ...eternia.zones.map(placeEmblem)])
      expect(ICONS).toContain(name);
  });
});

test('where dice are thrown for the totals, no odds of cards are told', () => {
  expect(combatMode.odds).toBeDefined();
  expect(powerMode.odds).toBeUndefined();
});

test('the signs of a legend take nothing of what a place of a scene wears', () => {
  const signs = [...render(<Legend map={EXAMPLE_MAPS.eternia} />).matchAll(/<svg[^>]* class="([^"]*)"/g)];
  expect(signs.length).toBeGreaterThan(9);
  expect(signs.flatMap(([, worn = '']) => worn.split(' '))).not.toContain('place');
});

test('once the cards are put away, what is told says first who won, and the PS left', () => {
  const told = COMBAT_EXAMPLES.flatMap(({ scenario, script }) => {
    const actions = script.map(({ action }) => action);
    const { state, events } = play(combatEpique, scenario, actions);
    return events.flatMap((event) =>
      event.type === 'shuffled' ? [combatMode.text.event(event, combatEpique.veil?.state(state, 0) ?? state)] : [],
    );
  });
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/^\S.*\. Il reste \d+ PS à .+, \d+ à .+\. Les? paquets? de combat/);
  expect(told.join('\n')).toMatch(/gagne/);
});

test('a caption is led by what stands once its step is over', () => {
  const told = (...types: readonly string[]): readonly { readonly type: string }[] => types.map((type) => ({ type }));
  expect(mapLead(told('p-objective', 'p-pv', 'p-objective', 'p-pv', 'p-hand-emptied'))).toBe(3);
  expect(soloLead(told('shuffled', 'solo-fought', 'solo-fell'))).toBe(1);
});
