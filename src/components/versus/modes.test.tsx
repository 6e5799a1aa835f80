// What the shared table is told of both modes. Expectations come from the worked examples of the ledger (E1, E5, E7, E8, E9), and from what a phone on the table must show.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import type { Types } from '../../engine/kernel/game.ts';
import { listed, play, seeded } from '../../engine/kernel/play.ts';
import { mission } from '../../engine/versus/mission/index.ts';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { partie } from '../../engine/versus/partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../../engine/versus/partie/types.ts';
import { position, type PositionSpec } from '../../engine/versus/positions.ts';
import { MISSION_IDS } from '../../engine/versus/types.ts';
import { Choices, labelled } from '../play/Choices.tsx';
import { forcedOf } from '../play/forced.ts';
import { groupChoices } from '../play/groups.ts';
import type { ModeUi } from '../play/mode.ts';
import { openData } from '../play/open.ts';
import { parseSaved } from '../play/saved.ts';
import { SeatsBar } from '../play/SeatsBar.tsx';
import { TallyView } from '../play/TallyView.tsx';
import type { Machine } from '../play/useMachine.ts';
import { wordsOf } from '../play/words.ts';
import { mode as missionMode } from './mode-mission.ts';
import { mode as partieMode } from './mode-partie.ts';
import { PartieBoard } from './PartieBoard.tsx';

const begin = (scenario: PartieScenario): PartieState => {
  const found = partie.setup(scenario);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const from = (state: PartieState, ...actions: readonly PartieAction[]): PartieState =>
  actions.reduce((now, action) => {
    const fault = partie.refuse(now, action);
    if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${fault.code}`);
    return partie.apply(now, action).state;
  }, state);
const at = (spec: PositionSpec, ...actions: readonly PartieAction[]): PartieState =>
  from(begin(position(spec)), ...actions);
const TILES: readonly PartieAction[] = [{ type: 'upkeep' }, { type: 'begin' }];
const activate = (tile: string): PartieAction => ({ type: 'activate', tile });
const options = (state: PartieState): readonly PartieAction[] => listed(partie.node(state));
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const text = (html: string): string =>
  plain(html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&quot;', '"')).replaceAll(/\s+/g, ' ');
const groups = (state: PartieState) => groupChoices(labelled(partieMode, state, options(state))) ?? [];
const shown = (state: PartieState): string =>
  render(
    <PartieBoard
      state={state}
      events={[]}
      options={options(state)}
      onPick={() => undefined}
      label={({ type }) => type}
    />,
  );
/** A whole game at random, every state. */
const states = (scenario: PartieScenario, seed: number): readonly PartieState[] => {
  const start = begin(scenario);
  return [start, ...play(partie, start, seeded(seed), 300).line.moves.map(({ step }) => step.state)];
};
const bombs = at({
  mission: 'm1',
  active: 'hero',
  hero: { hq: 'azrael', discs: [4, 0, 6] },
  zones: ['Quai', 'Tunnel'],
  figures: { 'sbires-heros-a#1': 'Quai' },
});

describe('choices', () => {
  test('what goes on stands first and unfolded; reports are folded by kind', () => {
    const acting = from(bombs, ...TILES, activate('sbires-heros-a'));
    const [main, ...reports] = groups(acting);
    expect([main?.who, main?.count, main?.kinds.map(({ kind }) => kind)]).toEqual(['', 1, ['Continuer']]);
    expect(reports.map(({ who }) => who)).toEqual([
      'Objectifs',
      'Mouvements',
      'Blessures',
      'Neutralisations',
      'Attaques',
      'Cubes d’énergie',
      'Rivière',
    ]);
    expect(reports[0]?.kinds.map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ['Neutraliser une bombe', 10],
    ]); // five bombs, done or missed
    const html = render(
      <Choices choices={labelled(partieMode, acting, options(acting))} label="" onPick={() => undefined} />,
    );
    expect(html.indexOf('Terminer l’activation')).toBeLessThan(html.indexOf('<details'));
    expect(text(html.slice(0, html.indexOf('<details')))).toBe(' Continuer Terminer l’activation ');
  });
  test('the other camp stands first, near who acts before further off, as its river shows it; then one’s own', () => {
    const crowd = (tile: string, figures: number, zone: string) =>
      Object.fromEntries(Array.from({ length: figures }, (_, i) => [`${tile}#${i + 1}`, zone]));
    const state = at(
      {
        mission: 'm1',
        active: 'villain',
        zones: ['Quai', 'Tunnel'],
        figures: {
          ...crowd('sbires-heros-a', 4, 'Tunnel'),
          ...crowd('elites-heros-a', 3, 'Quai'),
          ...crowd('elites-heros-b', 3, 'Tunnel'),
          ...crowd('sbires-heros-b', 4, 'Quai'),
          ...crowd('sbires-vilains-a', 4, 'Quai'),
          ...crowd('elites-vilains-a', 3, 'Tunnel'),
        },
      },
      ...TILES,
      activate('sbires-vilains-a'),
    );
    const listed = (group: string) =>
      (groups(state).find(({ who }) => who === group)?.kinds ?? []).flatMap(({ kind, choices }) =>
        choices.map(({ action }) => [kind, action] as const),
      );
    const fallen = listed('Neutralisations').flatMap(([kind, action]) =>
      action.type === 'neutralise' ? [[kind, action.figure.slice(0, action.figure.indexOf('#'))] as const] : [],
    );
    expect([...new Set(fallen.map(([kind]) => plain(kind)))]).toEqual([
      'Personnages du héros',
      'Personnages du vilain',
    ]);
    const squads = [...new Set(fallen.map(([, tile]) => tile))].filter((tile) => /^(sbires|elites)/.test(tile));
    const [near, far] = [
      ['elites-heros-a', 'sbires-heros-b'],
      ['sbires-heros-a', 'elites-heros-b'],
    ];
    const { river } = state.sides.hero;
    const shown = (tiles: readonly string[]) => tiles.toSorted((a, b) => river.indexOf(a) - river.indexOf(b));
    expect(squads.slice(0, 4)).toEqual([...shown(near), ...shown(far)]);
    expect(squads.slice(4).every((tile) => tile.includes('vilains'))).toBe(true);
    const cubes = listed('Cubes d’énergie').map(([kind]) => kind);
    expect(new Set(cubes).size).toBe(2);
    expect(cubes[0]).toBe('Poste des vilains');
  });
  test('a loan is offered beside the main action', () => {
    const state = at({ mission: 'm4', active: 'hero' }, ...TILES, activate('elites-heros-a'));
    expect(groups(state)[0]?.kinds.map(({ kind }) => kind)).toEqual(['Continuer', 'Mission']);
  });
  test.each(MISSION_IDS)('%s: every step has its main action first, every list its name', (id) => {
    for (const state of states({ name: 'Essai', mission: id }, 5)) {
      if (state.phase === 'over') continue;
      const all = labelled(partieMode, state, options(state));
      expect(all.every(({ label, kind }) => label !== '' && kind !== '')).toBe(true);
      if (partie.node(state).kind === 'report') expect(all[0]?.who).toBe('');
      expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
      expect(all.filter(({ label, who, kind }) => /undefined|null/.test(`${label}${who}${kind}`))).toEqual([]);
    }
  });
  test('names of QGs come in four lists, of who may be aimed at by camp', () => {
    const draft = begin({ name: 'Essai', mission: 'm1' });
    expect(
      groups(draft)
        .map(({ who }) => who)
        .toSorted(),
    ).toEqual(['De A à C', 'De D à J', 'De K à O', 'De P à Z']);
    const zones = {
      zones: ['X'],
      figures: Object.fromEntries(
        ['duke#1', 'huntress#1', ...[1, 2, 3, 4].flatMap((n) => [`sbires-heros-a#${n}`, `sbires-vilains-a#${n}`])].map(
          (id) => [id, 'X'],
        ),
      ),
    };
    const duke = at({ active: 'hero', hero: { hq: 'duke' }, ...zones }, ...TILES, activate('evenement-heros'), {
      type: 'choose',
      keys: ['a'],
    });
    expect([...new Set(groups(duke).map(({ who }) => who))].toSorted()).toEqual([
      'Personnages du héros',
      'Personnages du vilain',
    ]);
  });
});

describe('the cost of the next activation', () => {
  const rows = (state: PartieState): readonly string[] =>
    partieMode
      .tallies(state)
      .map(({ label, tally }) =>
        text(
          render(<TallyView jeu="versus" tally={tally} label={label} partLabel={partieMode.partLabel} titles={{}} />),
        ),
      );
  test('E1: third activation, 3 discs; E5: Batwoman; E8: Robin’s lieutenant', () => {
    const third = at(
      { active: 'hero', hero: { discs: [6, 0, 4] } },
      ...TILES,
      activate('sbires-heros-a'),
      { type: 'done' },
      activate('elites-heros-a'),
      { type: 'done' },
    );
    expect(rows(third)).toHaveLength(1);
    expect(rows(third)[0]).toMatch(/^ ?Prochaine activation, en disques : 3 /);
    const late = at(
      { mission: 'm3', active: 'hero', hero: { hq: 'batwoman' } },
      ...TILES,
      activate('evenement-heros'),
      { type: 'stop' },
      { type: 'end-turn' },
      { type: 'upkeep' },
    );
    expect(rows(late)[0]).toContain('2 = 1 + 1');
    expect(rows(late)[0]).toContain('activations comptées avant la première');
    const robin = at({ active: 'hero', hero: { hq: 'robin-damian-wayne' } }, ...TILES);
    expect(rows(robin)).toHaveLength(2);
    expect(rows(robin)[1]).toContain('Huntress : 2 = 1 + 1');
  });
  test('none before the first turn nor after the last', () => {
    expect(rows(begin({ name: 'Essai', mission: 'm1' }))).toEqual([]);
    expect(
      rows(at({ mission: 'm1', turn: 8, active: 'hero' }, ...TILES, { type: 'stop' }, { type: 'end-turn' })),
    ).toEqual([]);
  });
});

describe('what the table does by itself', () => {
  test('the upkeep, and nothing that begins or ends a turn', () => {
    expect(forcedOf(partieMode, partie.node(bombs), bombs)).toEqual({ type: 'upkeep' });
    for (const { type } of states({ name: 'Essai', mission: 'm2' }, 3).flatMap(
      (state) => forcedOf(partieMode, partie.node(state), state) ?? [],
    ))
      expect(type).toBe('upkeep');
    expect(
      forcedOf(partieMode, partie.node(from(bombs, { type: 'upkeep' })), from(bombs, { type: 'upkeep' })),
    ).toBeUndefined();
  });
  test('two people: no seat for the machine, nothing hidden unless asked', () => {
    for (const mode of [partieMode, missionMode])
      expect([mode.machine?.peopleOnly, mode.seats?.(undefined as never)]).toEqual([true, 2]);
    expect(partieMode.hidden?.hides({ name: '', mission: 'm1' })).toBe(false);
    const machine: Machine = {
      hands: ['humain', 'humain'],
      setHand: () => undefined,
      auto: false,
      setAuto: () => undefined,
      stepping: false,
      setStepping: () => undefined,
      pause: undefined,
      setPause: () => undefined,
      busy: undefined,
    };
    const bar = render(
      <SeatsBar
        names={[]}
        thinks={false}
        machine={machine}
        words={wordsOf(partieMode)}
        steps
        hiding={{ hidden: false, shared: true, onChange: () => undefined }}
      />,
    );
    expect(bar).not.toContain('machine');
    expect(bar).toContain('Ombres de Batman cachées');
  });
  test('E7: Harley Quinn’s die is a face per number of successes', () => {
    const state = at(
      { villain: { hq: 'harley-quinn' }, dice: { orange: [0, 0, 1, 1, 2, 2] } },
      ...TILES,
      activate('evenement-vilains'),
    );
    expect(options(state).map((action) => partieMode.chance(action, state))).toEqual(
      ['0 succès', '1 succès', '2 succès'].map((label) => ({ kind: 'mark', label })),
    );
  });
});

describe('« pourquoi pas ? »', () => {
  const refused = (state: PartieState): readonly string[] =>
    (partieMode.attempts?.(state) ?? []).flatMap((action) => partie.refuse(state, action)?.code ?? []);
  test('each tile that cannot be activated says why', () => {
    const poor = at({ active: 'hero', hero: { discs: [0, 0, 1], cubes: [5, 0], lost: ['sbires-heros-a'] } }, ...TILES); // 1 disc after the upkeep
    expect(new Set(refused(poor))).toEqual(
      new Set(['tuile-neutralisee', 'energie-insuffisante', 'payer-d-abord', 'pas-votre-riviere', 'pas-de-materiel']),
    );
    expect(refused(from(poor, activate('sbires-heros-b'), { type: 'done' }))).toContain('disques-insuffisants');
    expect(refused(bombs)).toContain('entretien-d-abord');
  });
  test('two effects at once, and the one that cannot be applied', () => {
    const alfred = at({ active: 'hero', hero: { hq: 'alfred' } }, ...TILES, activate('evenement-heros'));
    expect(refused(alfred)).toContain('un-seul-effet');
    const alone = at(
      { active: 'hero', hero: { hq: 'alfred', lost: ['huntress'] } },
      ...TILES,
      activate('evenement-heros'),
    );
    expect(alone.tasks.at(-1)).toMatchObject({ task: 'power', key: 'b' });
  });
  test.each(MISSION_IDS)('%s: every attempt has its label, every refusal its sentence', (id) => {
    for (const state of states({ name: 'Essai', mission: id }, 8).filter((_, i) => i % 4 === 0)) {
      if (state.phase === 'over') continue;
      for (const action of partieMode.attempts?.(state) ?? []) {
        expect(partieMode.text.action(action, state)).not.toMatch(/undefined|null/);
        const refusal = partie.refuse(state, action);
        if (refusal !== undefined) expect(partieMode.text.refusal(refusal)).toMatch(/\.$/);
      }
    }
  });
});

describe('the companion', () => {
  test('discs, cost, cubes and reminders are in sight', () => {
    const html = shown(from(bombs, ...TILES));
    const said = text(html);
    expect(said).toContain('Tour 1 · au héros');
    expect(said).toContain('Disponibles 6 Dépensés 0 Indisponibles 4 Prochaine activation : 1 disque');
    expect(said).toContain('Cubes prêts 11');
    expect(html).toContain('vs-reminders');
    expect(html).toContain('data-rappel="event-power"');
    expect(html).toMatch(/class="cite" href="[^"]*vs\.qg\.ou"/);
  });
  test('while the game is prepared, and once it is over, the board alone', () => {
    for (const state of [
      begin({ name: 'Essai', mission: 'm1' }),
      at({ mission: 'm1', turn: 8, active: 'hero' }, ...TILES, { type: 'stop' }, { type: 'end-turn' }),
    ]) {
      const html = shown(state);
      expect(html).not.toContain('vs-reminders');
      expect(html).toContain('vs-waiting');
    }
  });
  test('where Batman hides is not in what the villain sees', () => {
    const spec: PositionSpec = {
      mission: 'm3',
      active: 'hero',
      hero: { hq: 'batman', discs: [6, 0, 4] },
      zones: ['A', 'B', 'C'],
      figures: { 'batman#1': 'A' },
    };
    const hide = (shadow: number): string => {
      const state = at(
        spec,
        ...TILES,
        activate('evenement-heros'),
        { type: 'pick-zone', zone: 'B' },
        { type: 'pick-zone', zone: 'C' },
        { type: 'hide', shadow },
        { type: 'stop' },
        { type: 'end-turn' },
        { type: 'upkeep' },
      );
      const veiled = partie.veil?.state(state, 1) ?? state;
      return shown(veiled);
    };
    expect(hide(1)).toBe(hide(3));
  });
});

describe('a game kept on the device', () => {
  const reopened = async <T extends Types>(mode: ModeUi<T>, scenario: T['scenario']) => {
    const start = mode.game.setup(scenario);
    if (!start.ok) throw new Error('illegal');
    const actions = play(mode.game, start.value, seeded(6), 60).line.moves.map(({ action }) => action);
    const { codec } = await mode.links();
    const line = { actions, cursor: 5, struck: [{ at: 2, actions: actions.slice(0, 6) }] };
    const kept = parseSaved(
      JSON.stringify({ mode: mode.game.id, version: codec.version, scenario: codec.write(scenario), ...line }),
    );
    const opened = kept === undefined ? undefined : await openData(mode, kept);
    return { line, found: opened?.ok === true ? opened.value.line : opened };
  };
  test('opened again where it was left, what was undone and what was replaced included', async () => {
    for (const { line, found } of [
      await reopened(partieMode, { name: 'Essai', mission: 'm4' }),
      await reopened(missionMode, { name: 'Essai', mission: 'm7' }),
    ]) {
      expect(line.actions.length).toBeGreaterThan(5);
      expect(found).toEqual(line);
    }
  });
});

describe('a mission alone', () => {
  const start = mission.setup({
    name: 'Essai',
    mission: 'm1',
    turn: 3,
    active: 'hero',
    pieces: ['pion', 'figurine', 'neutralisee', 'neutralisee', 'neutralisee'].map((state) => ({
      token: 'bombe',
      state,
    })),
  });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const open = (state: TrackState): readonly TrackAction[] => listed(mission.node(state));
  test('E9: tests by objective, tiles by camp, the end of the turn apart', () => {
    const all =
      groupChoices(labelled(missionMode, start.value, open(start.value))) ??
      labelled(missionMode, start.value, open(start.value)).map(({ who, kind }) => ({ who, kinds: [{ kind }] }));
    const named = all.flatMap(({ who, kinds }) => kinds.map(({ kind }) => `${who}/${kind}`));
    expect(new Set(named)).toEqual(
      new Set([
        'Objectifs/Neutraliser une bombe',
        'Tuiles neutralisées/Poste des héros',
        'Tuiles neutralisées/Poste des vilains',
        '/Continuer',
      ]),
    );
  });
  test('a test of the other camp, or on a bomb already neutralised, says why not', () => {
    const codes = (missionMode.attempts?.(start.value) ?? []).flatMap(
      (action) => mission.refuse(start.value, action)?.code ?? [],
    );
    expect(new Set(codes)).toEqual(new Set(['pas-votre-epreuve', 'pion-deja', 'pas-un-personnage']));
  });
  test.each(MISSION_IDS)('%s: every list has its name, every button its words', (id) => {
    const setup = mission.setup({ name: 'Essai', mission: id });
    if (!setup.ok) throw new Error('illegal');
    for (const {
      step: { state },
    } of play(mission, setup.value, seeded(4), 120).line.moves) {
      if (state.winner !== null) continue;
      expect(
        labelled(missionMode, state, open(state)).every(
          ({ label, kind }) => label !== '' && kind !== '' && !/undefined|null/.test(label),
        ),
      ).toBe(true);
    }
  });
});
