import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { partie } from '../../engine/battlefight/partie/index.ts';
import type {
  PartieAction,
  PartieEvent,
  PartieScenario,
  PartieState,
  PlayerSpec,
} from '../../engine/battlefight/partie/types.ts';
import { listed } from '../../engine/kernel/play.ts';
import { aimOf, attemptAt } from './aims.ts';
import { levelsOf } from './debug.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { traceOf } from './trace.ts';

interface At {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const study = (
  players: readonly PlayerSpec[],
  actions: readonly PartieAction[],
  more: Partial<PartieScenario> = {},
): At => {
  const setup = partie.setup({ name: 'Étude', kind: 'study', first: 0, ...more, players });
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return actions.reduce<At>(
    ({ state }, action) => {
      const fault = partie.refuse(state, action);
      if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${fault.code}`);
      return partie.apply(state, action);
    },
    { state: setup.value, events: [] },
  );
};
const play = (card: string): PartieAction => ({ type: 'play', card });
const execute: PartieAction = { type: 'execute' };
const times = (count: number): readonly PartieAction[] => Array.from({ length: count }, () => execute);

// Worked examples 2, 4 and 5 of the rules.
const force = (...more: readonly PartieAction[]): At =>
  study(
    [
      { cell: 'D4', hand: ['ex-con-3', 'ex-att-1'] },
      { cell: 'D5', hand: ['ex-def-2'] },
    ],
    [play('ex-con-3'), ...times(3), play('ex-def-2'), ...times(3), play('ex-att-1'), ...more],
  );
const nested = (...more: readonly PartieAction[]): At =>
  study(
    [
      { cell: 'D2', hand: ['ex-dep-2', 'ex-rhe-2', 'ex-att-1'] },
      { cell: 'D5', hand: ['ex-def-4'] },
    ],
    [play('ex-dep-2'), execute, execute, { type: 'move', to: 'D3' }, execute, play('ex-rhe-2'), ...more],
  );
const shove = (...more: readonly PartieAction[]): At =>
  study(
    [{ cell: 'D5', hand: ['ex-att-3'] }, { cell: 'D6' }, { cell: 'A1' }],
    [play('ex-att-3'), { type: 'target', seat: 1 }, ...times(3), ...more],
  );

const optionsOf = ({ state }: At): readonly PartieAction[] => listed(partie.node(state));
const html = (at: At, live = true): string =>
  render(
    <PartieBoard
      {...at}
      {...(live ? { options: optionsOf(at), onPick: () => undefined, label: ({ type }: PartieAction) => type } : {})}
    />,
  );
const programs = ({ state }: At): readonly string[] =>
  levelsOf(state).map((level) =>
    level.kind === 'choice'
      ? `? ${level.seat}`
      : `${level.program.title}: ${level.program.steps.map(({ status }) => status).join(' ')}`,
  );
const rows = ({ state, events }: At): readonly string[] =>
  traceOf(events, state.fixed).rows.map(({ kind, seat, what, value }) => `${kind} ${seat ?? '-'} ${what}: ${value}`);

describe('the debugger', () => {
  test('the pointer moves from step to step', () => {
    expect(programs(force())).toEqual(['Coup de boule: next later later']);
    expect(programs(force(execute))).toEqual(['Coup de boule: done next later']);
  });
  test('a step that asks for an answer is under way', () => {
    expect(programs(shove())).toEqual(['Coup de pied circulaire: done done now']);
    expect(html(shove())).toMatch(/encore 2\spoussées/);
    expect(html(shove({ type: 'push', to: 'D7' }))).toMatch(/encore 1\spoussée/);
  });
  test('« Rejouer » stacks techniques: the last begun on top, those below wait on the step that called it', () => {
    expect(programs(nested())).toEqual(['Provocation: next later', 'Pas chassé: done done held']);
    expect(programs(nested(execute))).toEqual(['? 1', 'Provocation: held later', 'Pas chassé: done done held']);
    expect(programs(nested(execute, play('ex-def-4'), execute))).toEqual([
      'Contre-attaque: done next later',
      'Provocation: held later',
      'Pas chassé: done done held',
    ]);
  });
  test('what waits, Stable, keeps its pointer out of the stack', () => {
    const at = nested(execute, play('ex-def-4'), execute, execute);
    expect(programs(at)).toEqual(['Provocation: done next', 'Pas chassé: done done held']);
    expect(html(at)).toMatch(/data-technique="1:ex-def-4".*Stable, coût 0.*aria-current="step"><span>Rejouer/);
  });
  test('a wound: what was read, what changed', () => {
    const struck = force(execute, execute);
    expect(traceOf(struck.events, struck.state.fixed).step).toEqual({
      text: 'Blesser 3',
      of: 'étape 2 sur 3',
      title: 'Coup de boule',
      player: 0,
      opponent: 1,
    });
    expect(rows(struck)).toEqual([
      'read 1 dégâts: 3 (carte) + 1 (Force) − 2 (Protection) = 2',
      'change 1 vie: 20 → 18',
      'change 1 points de dégât: 0 → 2',
    ]);
  });
  test('a negative Protection adds; the turn over, damage goes', () => {
    const told = rows(force(...times(3)));
    expect(told.slice(0, 3)).toEqual([
      'read 0 dégâts: 1 (carte) + 1 (Force) + 1 (Protection) = 3',
      'change 0 vie: 20 → 17',
      'change 0 points de dégât: 0 → 3',
    ]);
    expect(told).toContain('change 0 points de dégât, fin du tour: 3 → 0');
  });
  test('a check tells the distance and the answer; a push, the distances before and after', () => {
    expect(rows(force(execute))).toEqual(['read - distance J1 – J2: 1', 'note - 1 ou moins ?: oui, on continue']);
    expect(rows(shove({ type: 'push', to: 'D7' }))).toEqual([
      'change 1 case: D6 → D7',
      'change - distance J1 – J2: 1 → 2',
    ]);
  });
  test('« L’adversaire a » swaps the roles of the step', () => {
    const { state, events } = nested(execute);
    expect(traceOf(events, state.fixed).step).toMatchObject({ player: 1, opponent: 0 });
  });
  test('example cards say that they are not official, basic techniques do not', () => {
    expect(html(force())).toMatch(/Coup de boule<\/b>[^/]*<small>attaque, carte d’exemple, non officielle/);
    expect(html(study([{ cell: 'D4' }, { cell: 'D5' }], [play('base-attaque')]))).not.toContain('officielle');
  });
});

describe('taps', () => {
  test('cells for moves and pushes, pawns for targets, cards and techniques for the rest', () => {
    const { state } = shove();
    expect(aimOf({ type: 'push', to: 'E6' }, state)).toMatchObject({ cell: 'E6' });
    expect(aimOf({ type: 'push', to: 'dehors' }, state)).toMatchObject({ button: true });
    expect(aimOf({ type: 'target', seat: 2 }, state)).toMatchObject({ cell: 'A1' });
    expect(aimOf(play('ex-att-1'), state)).toMatchObject({ card: 'ex-att-1' });
    expect(aimOf({ type: 'destabilise', active: '1:ex-def-2' }, state)).toMatchObject({ active: '1:ex-def-2' });
    expect(aimOf(execute, state)).toEqual({ action: execute });
  });
  test('staying is a button: a second tap must not use up a step', () => {
    const at = study([{ cell: 'D4' }, { cell: 'D5' }], [play('base-deplacement'), execute]);
    expect(aimOf({ type: 'move', to: 'D4' }, at.state)).toMatchObject({ button: true });
    expect(aimOf({ type: 'move', to: 'C3' }, at.state)).toMatchObject({ cell: 'C3' });
  });
  test('another cell is tried, for the rules to refuse it aloud', () => {
    const at = shove();
    const aims = optionsOf(at).map((action) => aimOf(action, at.state));
    expect(attemptAt('C5', aims, at.state)).toEqual({ type: 'push', to: 'C5' });
    expect(partie.refuse(at.state, { type: 'push', to: 'C5' })?.code).toBe('case-pas-plus-loin');
    expect(attemptAt('C5', [aimOf(play('base-attaque'), at.state)], at.state)).toBeUndefined();
  });
  test('the board lights what is open: V57 to V61', () => {
    const lit = (at: At): readonly string[] =>
      [...html(at).matchAll(/data-cell="(..)" data-look="reach"/g)].map(([, cell]) => cell ?? '');
    expect(lit(shove())).toEqual(['C6', 'D7', 'E6']);
    expect(html(shove())).not.toContain('hex-exit');
    const corner = shove({ type: 'push', to: 'D7' });
    expect(lit(corner)).toEqual([]);
    expect(html(corner).match(/class="hex-exit"/g)).toHaveLength(3);
    expect(html(corner)).toMatch(/board-choices.*>push<\/button><button[^>]*>push</);
  });
});

describe('the board of a game', () => {
  test('cells say who stands there, and where the edge is', () => {
    const text = html(shove({ type: 'push', to: 'D7' }));
    expect(text).toMatch(/>D7\u00a0: pion 2, J2, vie 19, au bord</);
    expect(text).toMatch(/>D4\u00a0: vide</);
    expect(text).toMatch(/>D6\u00a0: vide \(case quittée\)</);
    expect(text).not.toContain('style=');
  });
  test('counters come from the techniques on the table', () => {
    const [first = '', second = ''] = html(force()).split('<section class="bf-player"').slice(1);
    expect(first).toMatch(/Force <b>\+1.*Protection <b>−1.*Vitesse <b>0/);
    expect(second).toMatch(/Force <b>0.*Protection <b>\+2.*Vitesse <b>−1/);
  });
  test('somebody out has neither pawn nor points', () => {
    const at = shove({ type: 'push', to: 'D7' }, { type: 'push', to: 'dehors' });
    expect(html(at)).toContain('hors du jeu');
    expect(html(at)).toMatch(/data-cell="D7" data-look="left"/);
    expect(html(at).match(/class="life"/g)).toHaveLength(2);
  });
  test('hidden cards stay hidden', () => {
    const { state } = study(
      [
        { cell: 'D4', hand: ['ex-con-3', 'ex-att-1'] },
        { cell: 'D5', hand: ['ex-def-2'] },
      ],
      [],
    );
    const seen = html({ state: partie.veil!.state(state, 0), events: [] }, false);
    expect(seen).toContain('Coup de boule');
    expect(seen).not.toContain('Garde haute');
    expect(seen).toContain('carte cachée');
    const drawn: PartieEvent = { type: 'drawn', seat: 1, card: '?', last: false, cites: ['bf.main.piocher-pleine'] };
    expect(traceOf([drawn], state.fixed).rows).toEqual([
      { kind: 'change', seat: 1, what: 'main', value: '+ carte cachée' },
    ]);
  });
  test('a card in hand is a button when it may be played', () => {
    const start = study(
      [
        { cell: 'D4', hand: ['ex-con-3'] },
        { cell: 'D5', hand: ['ex-def-2'] },
      ],
      [],
    );
    expect(html(start).match(/class="chip open"/g)).toHaveLength(1);
    expect(html(start, false)).not.toContain('chip open');
  });
});
