// The ledger's cases of the set-up and of its choices, one row each: what is expected comes from the ledger.
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../kernel/faults.ts';
import { position, type PositionSpec } from '../positions.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, TileId } from '../types.ts';
import { characterOf } from './draft-fits.ts';
import { isDraftPhase, nextPhase } from './draft-choices.ts';
import { draftApply, draftFault, draftOptions } from './draft.ts';
import type { PartieEvent } from './event-types.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import { setup } from './setup.ts';
import type { PartieAction, PartieScenario, PartieState, SlotSpec, TileSpec } from './types.ts';

const stateOf = (scenario: PartieScenario): PartieState => {
  const result = setup(scenario);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const start = (spec: PositionSpec): PartieState => stateOf(position(spec));
interface Run {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const run = (state: PartieState, ...actions: readonly PartieAction[]): Run =>
  actions.reduce<Run>(
    (so, action) => {
      expect(draftFault(so.state, action)).toBeUndefined();
      const next = draftApply(so.state, action);
      return { state: next.state, events: [...so.events, ...next.events] };
    },
    { state, events: [] },
  );
const refused = (state: PartieState, action: PartieAction) => {
  const fault = draftFault(state, action);
  return { code: fault?.code, cites: fault?.cites, says: fault && sentenceOf(SETUP_REFUSALS)(fault) };
};
const citesOf = ({ events }: Run): readonly VsRule[] => [...new Set(events.flatMap(({ cites }) => cites))];
const eventOf = <T extends PartieEvent['type']>({ events }: Run, type: T) =>
  events.find((event): event is Extract<PartieEvent, { readonly type: T }> => event.type === type);
const slot = (level: SlotSpec['level'], tile?: TileId): SlotSpec => ({
  level,
  ...(tile === undefined ? {} : { tile }),
});
const HQ: SlotSpec = { level: 'leader', hq: true };
const EVENT = slot('event');
const hq = (side: Camp, tile: TileId): PartieAction => ({ type: 'hq', side, tile });
const take = (side: Camp, tile: TileId, place: number): PartieAction => ({ type: 'take', side, tile, slot: place });
/** Both HQs to be chosen, and the teams. */
const OPEN: PositionSpec = { hero: { hq: null, team: null }, villain: { hq: null, team: null } };
/** HQs known, teams to be made: two places of minions and one of a leader each, unless told. */
const teams = (
  spec: PositionSpec = {},
  hero: readonly SlotSpec[] = [slot('minion'), slot('minion'), slot('leader'), HQ, EVENT],
  villain = hero,
): PositionSpec => ({
  mission: 'm3', // initiative: hero
  ...spec,
  hero: { team: null, slots: hero, ...spec.hero },
  villain: { team: null, slots: villain, ...spec.villain },
});
const at = ({ figures }: PartieState, tile: TileId): readonly string[] =>
  figures.filter((one) => one.tile === tile).map(({ at: where, zone }) => `${where}${zone === null ? '' : ` ${zone}`}`);

describe('Mise en place', () => {
  test('25: m1, initiative to the villain: the hero does not choose first', () => {
    const state = start(OPEN);
    expect([state.phase, state.picking]).toEqual(['hq', 'villain']);
    expect(refused(state, hq('hero', 'azrael'))).toMatchObject({
      code: 'qg-ordre',
      cites: ['vs.mise-en-place.qg-ordre'],
      says: 'Les QG se choisissent dans l’ordre de l’initiative : au vilain de prendre le sien.',
    });
  });
  test('26: minions are no HQ', () => {
    expect(refused(start(OPEN), hq('villain', 'sbires-vilains-a'))).toMatchObject({
      code: 'qg-niveau',
      cites: ['vs.mise-en-place.qg-choix'],
    });
  });
  test('27: Bane is not of the hero’s camp', () => {
    const { state } = run(start(OPEN), hq('villain', 'deadshot'));
    expect(refused(state, hq('hero', 'bane'))).toMatchObject({
      code: 'autre-camp',
      cites: ['vs.mise-en-place.qg-choix'],
      says: 'Bane : cette tuile n’est pas du camp du héros.',
    });
  });
  const simple: PositionSpec = {
    mission: 'm3',
    hero: { hq: null, team: null, slots: [{ ...HQ, form: 'simple' }, EVENT] },
  };
  const azrael = (form?: TileSpec['form']): TileSpec => ({
    id: 'azrael',
    name: 'Azrael',
    side: 'hero',
    level: 'leader',
    figures: 1,
    ...(form ? { form } : {}),
  });
  test('28: a simple HQ is asked for, the tile is double', () => {
    expect(refused(start({ ...simple, tiles: [azrael('double')] }), hq('hero', 'azrael'))).toMatchObject({
      code: 'type-simple',
      cites: ['vs.mise-en-place.qg-type'],
    });
    expect(draftFault(start({ ...simple, tiles: [azrael('simple')] }), hq('hero', 'azrael'))).toBeUndefined();
  });
  test('29: the form of the tile is not typed: accepted, and said (A51)', () => {
    const made = run(start(simple), hq('hero', 'azrael'));
    expect(eventOf(made, 'hq-chosen')).toMatchObject({ unchecked: true });
    expect(citesOf(made)).toContain('vs.mise-en-place.qg-type');
    expect(
      eventOf(run(start({ ...simple, tiles: [azrael('simple')] }), hq('hero', 'azrael')), 'hq-chosen'),
    ).toMatchObject({ unchecked: false });
  });
  test('30: the hero has just taken a tile, the villain has places: the hero waits', () => {
    const { state } = run(start(teams()), take('hero', 'sbires-heros-a', 1));
    expect(refused(state, take('hero', 'sbires-heros-b', 2))).toMatchObject({
      code: 'alternance',
      cites: ['vs.mise-en-place.equipe-alternance'],
    });
  });
  test('31: the villain is complete: the hero takes two in a row (A50)', () => {
    const made = run(
      start(teams({}, undefined, [slot('minion', 'sbires-vilains-a'), HQ, EVENT])),
      take('hero', 'sbires-heros-a', 1),
      take('hero', 'sbires-heros-b', 2),
      take('hero', 'huntress', 3),
    );
    expect(made.state.phase).toBe('upkeep');
    expect(citesOf(made)).toContain('vs.mise-en-place.equipe-alternance');
  });
  test('32: a tile already taken by the same camp (A49)', () => {
    const { state } = run(start(teams()), take('hero', 'sbires-heros-a', 1), take('villain', 'sbires-vilains-a', 1));
    expect(refused(state, take('hero', 'sbires-heros-a', 2))).toMatchObject({
      code: 'deja-prise',
      cites: ['vs.mise-en-place.equipe-choix'],
    });
  });
  test('33: no leader in a place of minions', () => {
    expect(refused(start(teams()), take('hero', 'huntress', 1))).toMatchObject({
      code: 'niveau',
      cites: ['vs.mise-en-place.equipe-contrainte'],
    });
  });
  test('34: Oracle taken as a lieutenant: no HQ, her life on the command post (A24)', () => {
    const oracle: TileSpec = { id: 'oracle', name: 'Oracle', side: 'hero', level: 'leader', life: 6 };
    const made = run(start(teams({ tiles: [oracle] })), take('hero', 'oracle', 3));
    expect(made.state.tiles.find(({ id }) => id === 'oracle')?.part).toBe('lieutenant');
    expect(made.state.sides.hero.hq).toBe('azrael');
    expect(made.state.figures.find(({ tile }) => tile === 'oracle')).toMatchObject({ life: 6, most: 6 });
    expect(citesOf(made)).toContain('vs.mise-en-place.lieutenant');
  });
  test('35: a tile is missing: the preparation cannot end', () => {
    expect(refused(start(teams()), { type: 'upkeep' })).toMatchObject({
      code: 'equipe-incomplete',
      cites: ['vs.mise-en-place.equipe-contrainte', 'vs.mise-en-place.finir'],
      says: 'L’équipe du héros n’est pas complète.',
    });
  });
  test('36: Bruce Wayne, river A, event, B: Bat-Robots in the place of the event, 2 figures in his zone', () => {
    const slots = [slot('minion', 'sbires-heros-a'), EVENT, slot('minion', 'sbires-heros-b'), HQ];
    const made = run(
      start({ mission: 'm3', hero: { hq: null, slots }, figures: { 'bruce-wayne#1': 'Manoir' } }),
      hq('hero', 'bruce-wayne'),
    );
    expect(made.state.sides.hero.river).toEqual(['sbires-heros-a', 'bat-robots', 'sbires-heros-b', 'bruce-wayne']);
    expect(at(made.state, 'bat-robots')).toEqual(['board Manoir', 'board Manoir']);
    expect(made.state.tiles.some(({ part, side }) => part === 'event' && side === 'hero')).toBe(false);
    expect(citesOf(made)).toEqual(
      expect.arrayContaining([
        'vs.pouvoirs-heros.bruce-wayne-bat-robots',
        'vs.pouvoirs-heros.bruce-wayne-bat-robots-figurines',
        'vs.qg.remplacer-evenement',
      ]),
    );
  });
  const croc = (life: number): TileSpec => ({
    id: 'killer-croc',
    name: 'Killer Croc',
    side: 'villain',
    level: 'leader',
    life,
  });
  test.each([
    ['37', 7, 3],
    ['38', 6, 3],
    ['A28', 1, 1],
  ])('%s: Hush, a lieutenant of %i life begins with %i, in his zone', (_, life, left) => {
    const state = start({
      mission: 'm3',
      tiles: [croc(life)],
      villain: { hq: 'hush', choices: {} },
      figures: { 'hush#1': 'Quai' },
    });
    expect(state.phase).toBe('lieutenant');
    const made = run(state, { type: 'lieutenant', tile: 'killer-croc' });
    expect(made.state.figures.find(({ tile }) => tile === 'killer-croc')).toMatchObject({
      life: left,
      zone: 'Quai',
      at: 'board',
    });
    expect(eventOf(made, 'lieutenant-chosen')?.life).toBe(left);
    expect(made.state.sides.villain.river.at(-1)).toBe('killer-croc'); // where the event tile was
    expect(citesOf(made)).toEqual(
      expect.arrayContaining([
        'vs.pouvoirs-vilains.hush-lieutenant',
        'vs.pouvoirs-vilains.hush-lieutenant-pv',
        'vs.pouvoirs-vilains.hush-lieutenant-zone',
      ]),
    );
  });
  const tetch: PositionSpec = {
    mission: 'm3',
    villain: { hq: 'jervis-tetch', choices: {} },
    figures: { 'jervis-tetch#1': 'Thé' },
  };
  test('39: Jervis Tetch, elites that the hero has left: in the place of the event, 2 figures in his zone', () => {
    const state = start(tetch);
    expect([state.phase, state.picking]).toEqual(['control', 'villain']);
    const made = run(state, { type: 'control', tile: 'elites-heros-d' });
    expect(made.state.sides.villain.river.at(-1)).toBe('elites-heros-d');
    expect(at(made.state, 'elites-heros-d')).toEqual(['board Thé', 'board Thé']);
    expect(made.state.tiles.find(({ id }) => id === 'elites-heros-d')).toMatchObject({
      origin: 'hero',
      side: 'villain',
      part: 'guest',
    });
    expect(citesOf(made)).toEqual(
      expect.arrayContaining([
        'vs.pouvoirs-vilains.jervis-tetch-controle',
        'vs.pouvoirs-vilains.jervis-tetch-controle-elites',
      ]),
    );
  });
  test('39 bis: 3 figures of minions', () => {
    expect(at(run(start(tetch), { type: 'control', tile: 'sbires-heros-e' }).state, 'sbires-heros-e')).toHaveLength(3);
  });
  test('40: not a tile of the hero’s river (A29)', () => {
    expect(refused(start(tetch), { type: 'control', tile: 'sbires-heros-a' })).toMatchObject({
      code: 'controle-prise',
      cites: ['vs.pouvoirs-vilains.jervis-tetch-controle'],
    });
  });
  const bloom = teams({ mission: 'm1', villain: { hq: 'mr-bloom' }, figures: { 'mr-bloom#1': 'Serre' } });
  test('41: Bloom’s gang is reserved', () => {
    expect(refused(start(bloom), take('villain', 'blooms-gang', 1))).toMatchObject({
      code: 'tuile-reservee',
      cites: ['vs.pouvoirs-vilains.mr-bloom-gang-reserve-tuile'],
      says: 'La tuile Bloom’s gang vient avec Mr. Bloom : personne d’autre ne peut la prendre.',
    });
  });
  test('42: Bloom’s gang in the place of the event, 1 figure on the map, 3 in reserve', () => {
    const made = run(start({ ...bloom, villain: { ...bloom.villain, hq: null } }), hq('villain', 'mr-bloom'));
    expect(made.state.sides.villain.river).toEqual(['mr-bloom', 'blooms-gang']);
    expect(at(made.state, 'blooms-gang')).toEqual(['board Serre', 'reserve', 'reserve', 'reserve']);
    expect(citesOf(made)).toEqual(
      expect.arrayContaining(['vs.pouvoirs-vilains.mr-bloom-gang', 'vs.pouvoirs-vilains.mr-bloom-gang-figurines']),
    );
  });
});

describe('Compléments', () => {
  test('122: D3 S1 I6 is no start', () => {
    const result = setup(position({ hero: { discs: [3, 1, 6] } }));
    expect(result).toMatchObject({
      ok: false,
      error: [
        { code: 'depense-depart', about: 'sides.hero.discs.1', cites: ['vs.dpa.depart-depense-vide', 'vs.dpa.zones'] },
      ],
    });
  });
  test('123: the mission comes first', () => {
    const none = { ...position({}), mission: '' } as unknown as PartieScenario;
    expect(setup(none)).toMatchObject({
      ok: false,
      error: [{ code: 'mission-absente', about: 'mission', cites: ['vs.mise-en-place.mission'] }],
    });
  });
  test('124: Azrael comes with the event tile and his power', () => {
    const made = run(start({ mission: 'm3', hero: { hq: null } }), hq('hero', 'azrael'));
    expect(made.state.sides.hero.river.at(-1)).toBe('evenement-heros');
    expect(eventOf(made, 'hq-chosen')).toMatchObject({ tile: 'azrael', power: 'azrael' });
    expect(citesOf(made)).toEqual(expect.arrayContaining(['vs.mise-en-place.qg-apporte', 'vs.qg.pouvoirs']));
  });
  test('162: Commissioner Gordon, Heavy GCPD in the place of the event, 2 figures with him', () => {
    const made = run(
      start({ mission: 'm3', hero: { hq: null }, figures: { 'commissioner-gordon#1': 'Toit' } }),
      hq('hero', 'commissioner-gordon'),
    );
    expect(made.state.sides.hero.river.at(-1)).toBe('heavy-gcpd');
    expect(at(made.state, 'heavy-gcpd')).toEqual(['board Toit', 'board Toit']);
    expect(citesOf(made)).toEqual(
      expect.arrayContaining([
        'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd',
        'vs.pouvoirs-heros.commissioner-gordon-heavy-gcpd-figurines',
      ]),
    );
  });
  test('170: the avatar cannot be the hero’s HQ (A26)', () => {
    const state = start(teams({ hero: { hq: 'batman' }, villain: { hq: 'clayface' } }));
    expect([state.phase, state.picking]).toEqual(['avatar', 'villain']);
    expect(refused(state, { type: 'avatar', tile: 'batman' })).toMatchObject({
      code: 'deja-prise',
      cites: ['vs.pouvoirs-vilains.clayface-avatar-choix', 'vs.pouvoirs-vilains.clayface-avatar-reserve'],
    });
    const made = run(state, { type: 'avatar', tile: 'nightwing' });
    expect(made.state.avatar).toBe('nightwing');
    expect(at(made.state, 'nightwing')).toEqual(['reserve']);
    expect(refused(made.state, take('hero', 'nightwing', 3)).code).toBe('deja-prise');
  });
  test('184: no lieutenant is operated', () => {
    const state = start({ villain: { hq: 'prof-pyg', choices: {} } });
    expect([state.phase, state.picking]).toEqual(['operate', 'villain']);
    expect(refused(state, { type: 'operate', tile: 'tusk' })).toMatchObject({
      code: 'operation-niveau',
      cites: ['vs.pouvoirs-vilains.prof-pyg-operation'],
    });
    expect(refused(state, { type: 'operate', tile: 'sbires-vilains-e' }).code).toBe('operation-riviere');
    const made = run(state, { type: 'operate', tile: 'elites-vilains-a' });
    expect(made.state.figures.filter(({ markers }) => markers.includes('operated')).map(({ id }) => id)).toEqual([
      'elites-vilains-a#1',
      'elites-vilains-a#2',
      'elites-vilains-a#3',
    ]);
    expect(made.state.operated).toBe('elites-vilains-a');
  });
  test('186: Red Hood, his gang at once in the place of the event, 3 figures with him (A23)', () => {
    const made = run(start({ ...OPEN, figures: { 'red-hood#1': 'Docks' } }), hq('villain', 'red-hood'));
    expect(made.events.map(({ type }) => type)).toEqual(['hq-chosen', 'replaced']);
    expect(made.state.phase).toBe('hq'); // the hero's is still to be chosen
    expect(made.state.sides.villain.river).toEqual(['red-hood', 'red-hoods-gang']);
    expect(at(made.state, 'red-hoods-gang')).toEqual(['board Docks', 'board Docks', 'board Docks']);
    expect(citesOf(made)).toEqual(
      expect.arrayContaining(['vs.pouvoirs-vilains.red-hood-gang', 'vs.pouvoirs-vilains.red-hood-gang-figurines']),
    );
  });
  test.each([
    ['two-face-tails', 'two-face-heads', 'vs.pouvoirs-vilains.two-face-tails-heads'],
    ['two-face-heads', 'two-face-tails', 'vs.pouvoirs-vilains.two-face-heads-tails'],
  ] as const)('188: %s brings %s', (hqTile, other, rule) => {
    const made = run(start(OPEN), hq('villain', hqTile));
    expect(made.state.sides.villain.river).toEqual([hqTile, other]);
    expect(at(made.state, other)).toEqual([]); // A27: one figure, two tiles
    expect(citesOf(made)).toContain(rule);
    const two = run(start({ ...OPEN, options: { twoFaceFigures: 2 } }), hq('villain', hqTile));
    expect(at(two.state, other)).toEqual(['board']);
  });
});

describe('order and choices', () => {
  test('A23: the initiative’s HQ, the other’s, then what they bring at the end of the choice', () => {
    const first = run(
      start({ mission: 'm3', hero: { hq: null, team: null }, villain: { hq: null, team: null } }),
      hq('hero', 'bruce-wayne'),
    );
    expect(first.events.map(({ type }) => type)).toEqual(['hq-chosen']);
    expect(first.state.sides.hero.river).toEqual(['bruce-wayne', 'evenement-heros']);
    const second = run(first.state, hq('villain', 'deadshot'));
    expect(second.events.map(({ type }) => type)).toEqual(['hq-chosen', 'replaced']);
    expect(second.state.sides.hero.river).toEqual(['bruce-wayne', 'bat-robots']);
    expect([second.state.phase, second.state.picking]).toEqual(['team', 'hero']);
  });
  test('A23: Hush with the initiative takes his lieutenant before the hero’s HQ', () => {
    const { state } = run(start(OPEN), hq('villain', 'hush'));
    expect([state.phase, state.picking]).toEqual(['lieutenant', 'villain']);
    expect(refused(state, hq('hero', 'azrael'))).toMatchObject({ code: 'attend-lieutenant' });
    expect(refused(state, { type: 'lieutenant', tile: 'azrael' }).code).toBe('autre-camp');
    expect(refused(state, { type: 'lieutenant', tile: 'sbires-vilains-a' }).code).toBe('hush-niveau');
    expect(run(state, { type: 'lieutenant', tile: 'bane' }).state).toMatchObject({ phase: 'hq', picking: 'hero' });
  });
  test('teams in turn, then the first turn begins', () => {
    const slots = [slot('minion'), HQ, EVENT];
    const made = run(
      start(teams({}, slots)),
      take('hero', 'sbires-heros-a', 1),
      take('villain', 'sbires-vilains-a', 1),
    );
    expect(made.events.map(({ type }) => type)).toEqual(['taken', 'taken', 'prepared', 'turn-began']);
    expect(eventOf(made, 'prepared')).toMatchObject({ first: 'hero' });
    expect(eventOf(made, 'turn-began')).toMatchObject({ turn: 1, side: 'hero' });
    expect(made.state).toMatchObject({ phase: 'upkeep', active: 'hero', slots: { hero: [], villain: [] } });
    expect(made.state.figures.filter(({ tile }) => tile === 'sbires-heros-a')).toHaveLength(4);
    expect(draftOptions(made.state)).toEqual([]);
    expect(refused(made.state, take('hero', 'sbires-heros-b', 1)).code).toBe('preparation-finie');
  });
  test('what an HQ will bring is reserved before it comes, and forbids the HQ when somebody has it', () => {
    const early = teams({ mission: 'm1', hero: { hq: null }, villain: { hq: 'mr-bloom' } });
    expect(
      setup(position({ ...early, villain: { ...early.villain, slots: [slot('minion', 'blooms-gang'), HQ, EVENT] } })),
    ).toMatchObject({ ok: false, error: [{ code: 'tuile-reservee', about: 'sides.villain.slots.0.tile' }] });
    const taken = start({ mission: 'm3', hero: { hq: null, slots: [slot('minion', 'bat-robots'), HQ, EVENT] } });
    expect(refused(taken, hq('hero', 'bruce-wayne'))).toMatchObject({
      code: 'apporte-prise',
      says: 'Bruce Wayne amène la tuile Bat-Robots, déjà en jeu : choisissez un autre QG.',
    });
  });
  test('a squad that a power names is nobody’s HQ, though its level is unknown', () => {
    expect(refused(start(OPEN), hq('villain', 'red-hoods-gang')).code).toBe('qg-niveau');
  });
  test('a card of unknown level fits, and is said not to be checked; it takes the level of its place', () => {
    const { events, state } = run(start(teams({}, [slot('elite'), HQ, EVENT])), take('hero', 'bat-robots', 1));
    expect(events[0]).toMatchObject({ type: 'taken', unchecked: true });
    expect(state.tiles.find(({ id }) => id === 'bat-robots')?.level).toBe('elite');
  });
  test('numbers of figures are compared when both are known', () => {
    const state = start(teams({}, [{ level: 'minion', figures: 3 }, HQ, EVENT]));
    expect(refused(state, take('hero', 'sbires-heros-a', 1))).toMatchObject({
      code: 'figures-nombre',
      says: 'Nombre de figurines demandé à cette place : 3. La carte Policiers en compte 4.',
    });
    expect(draftFault(state, take('hero', 'bat-robots', 1))).toBeUndefined();
  });
  test('Jervis Tetch: neither villains, nor leaders, nor a squad whose level nobody typed', () => {
    const state = start({ mission: 'm3', villain: { hq: 'jervis-tetch', choices: {} } });
    expect(
      ['sbires-vilains-e', 'nightwing', 'bat-robots'].map((tile) => refused(state, { type: 'control', tile }).code),
    ).toEqual(['controle-niveau', 'controle-niveau', 'controle-niveau-inconnu']);
  });
  test('Harley Quinn is no HQ with an orange die of 3 successes (A14)', () => {
    expect(
      refused(start({ ...OPEN, dice: { orange: [0, 3] } }), hq('villain', 'harley-quinn-with-hammer')),
    ).toMatchObject({ code: 'de-orange', cites: ['vs.pouvoirs-vilains.harley-quinn-de'] });
  });
  test('A49: one version of a character, by option', () => {
    const open = teams({ hero: { hq: 'batman' }, options: { oneVersionPerCharacter: true } });
    expect(refused(start(open), take('hero', 'batman-zero-year', 3)).code).toBe('autre-version');
    expect(draftFault(start({ ...open, options: {} }), take('hero', 'batman-zero-year', 3))).toBeUndefined();
    expect(
      ['Batman (Year 100)', 'The Joker', 'The Joker (Mr. Joe)', 'Robin (Tim Drake)', 'Robin (Damian Wayne)'].map(
        characterOf,
      ),
    ).toEqual(['Batman', 'The Joker', 'The Joker', 'Robin (Tim Drake)', 'Robin (Damian Wayne)']);
  });
  test('a place that nobody can take is a fault; one that the draft leaves without a card is passed over', () => {
    const typed = (id: string, figures: number): TileSpec => ({ id, name: id, side: 'hero', level: 'elite', figures });
    const slots: readonly SlotSpec[] = [{ level: 'elite', figures: 9 }, { level: 'elite', figures: 9 }, HQ, EVENT];
    const spec = teams({ tiles: [typed('bat-robots', 2), typed('heavy-gcpd', 2)] }, slots, [HQ, EVENT]);
    expect(setup(position(spec))).toMatchObject({
      ok: false,
      error: [
        { code: 'place-sans-carte', about: 'sides.hero.slots.0' },
        { code: 'place-sans-carte', about: 'sides.hero.slots.1' },
      ],
    });
    const made = run(
      start({ ...spec, tiles: [typed('bat-robots', 2), typed('heavy-gcpd', 9)] }),
      take('hero', 'heavy-gcpd', 2),
    );
    expect(made.state.phase).toBe('upkeep');
    expect(made.state.sides.hero.river).toEqual(['heavy-gcpd', 'azrael', 'evenement-heros']);
  });
  test('a scenario’s choices are those of its HQs', () => {
    const wrong = position({
      hero: { choices: { avatar: 'bane' } },
      villain: {
        choices: { lieutenant: 'bane', controlled: 'elites-heros-d', operated: 'sbires-vilains-a', avatar: 'bane' },
      },
    });
    const result = setup(wrong);
    expect(result.ok ? [] : result.error.map(({ code, about = '' }) => `${about}: ${code}`)).toEqual([
      'sides.hero.choices: choix-heros',
      'sides.villain.choices.lieutenant: choix-hush',
      'sides.villain.choices.avatar: choix-clayface',
      'sides.villain.choices.controlled: choix-tetch',
      'sides.villain.choices.operated: choix-pyg',
    ]);
  });
  const HQS: readonly (readonly [TileId, TileId])[] = [
    ['azrael', 'deadshot'],
    ['bruce-wayne', 'hush'],
    ['commissioner-gordon', 'clayface'],
    ['oracle', 'jervis-tetch'],
    ['batman', 'prof-pyg'],
    ['katana', 'mr-bloom'],
    ['spoiler', 'red-hood'],
    ['duke', 'two-face-heads'],
  ];
  test.each(HQS)(
    '%s against %s: options are exactly what is not refused, and lead to the first upkeep',
    (hero, villain) => {
      let state = stateOf({ name: 'Tout', mission: 'm7' });
      const chosen = new Set([hero, villain]);
      for (let n = 0; isDraftPhase(state.phase); n += 1) {
        expect(n).toBeLessThan(20);
        expect(nextPhase(state)).toEqual({ phase: state.phase, picking: state.picking });
        const options = draftOptions(state);
        expect(options.length).toBeGreaterThan(0);
        for (const option of options) expect(draftFault(state, option)).toBeUndefined();
        const action =
          options.find((one) => one.type === 'hq' && chosen.has(one.tile)) ?? options.at((n * 7) % options.length);
        if (action === undefined) throw new Error('no option');
        state = run(state, action).state;
      }
      expect(state.phase).toBe('upkeep');
      expect(state.sides.hero.river).toHaveLength(8);
      expect(state.sides.villain.river).toHaveLength(7);
      const ids = state.tiles.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
