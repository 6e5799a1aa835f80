import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { partie } from '../../engine/battlefight/partie/index.ts';
import type {
  PartieAction,
  PartieEvent,
  PartieMode,
  PartieScenario,
  PartieState,
  PlayerSpec,
} from '../../engine/battlefight/partie/types.ts';
import { listed, stateAt } from '../../engine/kernel/play.ts';
import { dealtOut, dealtWith } from '../play/deal.ts';
import { newLine } from '../play/line.ts';
import { aimOf, attemptAt, stayAt } from './aims.ts';
import { mode } from './mode-partie.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { levelsOf } from './programs.ts';
import { leadOf, partieEffects } from './effects.ts';
import { stageOf } from './stage.ts';
import { VIGNETTES } from './vignettes.ts';
import { titleOf } from './words.ts';
import { HEIGHT, type Vignette } from '../scene/vignette.ts';

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

describe('the cards of a set-up', () => {
  const start = study([{ deck: 'cogneur' }, { deck: 'beau-parleur' }], [], {
    kind: 'game',
    options: { mainDeDepart: 3 },
  }).state;
  const firstOf = (state: PartieState): PartieAction => {
    const [card] = listed(partie.node(state));
    if (card === undefined) throw new Error('nothing to draw');
    return card;
  };
  const dealt = (state: PartieState, actors: readonly string[]): readonly PartieAction[] =>
    dealtWith(mode, { state, node: partie.node(state), cursor: actors.length, actors }, firstOf(state));
  test('come at once, to the first decision', () => {
    const rest = dealt(start, []);
    expect(rest).toHaveLength(5); // two hands of three, the first card apart
    const after = [firstOf(start), ...rest].reduce((state, action) => partie.apply(state, action).state, start);
    expect(partie.node(after).kind).toBe('choice');
    expect(after.players.map(({ hand }) => hand.length)).toEqual([3, 3]);
  });
  test('one by one once somebody has decided something', () => {
    expect(dealt(start, ['0'])).toEqual([]);
  });
  test('before the table of a game that opens is drawn; one that has begun opens where it stands', () => {
    const opening = {
      scenario: { name: 'Étude', kind: 'game' as const, first: 0 as const, players: [] },
      line: newLine<PartieAction>(),
      replayed: { start, moves: [] },
    };
    const open = dealtOut<PartieMode>(mode, opening);
    expect(open.dealt).toBe(6);
    expect(open.line.cursor).toBe(6);
    expect(partie.node(stateAt(open.replayed, 6)).kind).toBe('choice');
    expect(dealtOut(mode, open)).toBe(open);
  });
});

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
/** The techniques laid open, each with the state of its lines. */
const open = ({ state, events }: At): readonly string[] =>
  stageOf(state, events).map(
    ({ card, lines, note }) =>
      `${titleOf(state.fixed, card)}: ${lines.map((line) => line.state ?? '-').join(' ')}${note === undefined ? '' : ` (${note})`}`,
  );

describe('techniques under way', () => {
  test('the pointer moves from step to step; the step just executed is lit', () => {
    expect(programs(force())).toEqual(['Coup de boule: next later later']);
    expect(programs(force(execute))).toEqual(['Coup de boule: done next later']);
    expect(open(force())).toEqual(['Coup de boule: - - -']);
    expect(open(force(execute))).toEqual(['Coup de boule: run - -']);
    expect(open(force(execute, execute))).toEqual(['Coup de boule: done run -']);
  });
  test('a step that asks for an answer is under way', () => {
    expect(programs(shove())).toEqual(['Coup de pied circulaire: done done now']);
    expect(html(shove())).toMatch(/encore 2\spoussées/);
    expect(html(shove({ type: 'push', to: 'D7' }))).toMatch(/encore 1\spoussée/);
  });
  test('« Rejouer » lays techniques one over the other: the last begun on top, those below wait', () => {
    expect(open(nested(execute, play('ex-def-4'), execute))).toEqual([
      'Pas chassé: done done run (attend ce qui est dessus)',
      'Provocation: run - (attend ce qui est dessus)',
      'Contre-attaque: run - -',
    ]);
    expect(html(nested(execute, play('ex-def-4'), execute))).toMatch(/Réponse de <\/span>J2/);
  });
  test('what waits, Stable, lies on the table with its cost and what comes next', () => {
    const at = nested(execute, play('ex-def-4'), execute, execute);
    expect(programs(at)).toEqual(['Provocation: done next', 'Pas chassé: done done held']);
    expect(html(at)).toMatch(/bf-waits[^>]*data-technique="1:ex-def-4".*<b>0<\/b>.*puis Rejouer/);
  });
  test('a technique that has just ended stays in sight for that step, and says how', () => {
    expect(open(force(...times(3)))).toEqual(['Coup de boule: done done run (terminée)']);
    const far = study([{ cell: 'D4' }, { cell: 'D7' }], [play('base-attaque'), execute]);
    expect(open(far)).toEqual(['Attaque de base: failed failed (échoue)']);
  });
  test('a failure is told by its reason', () => {
    const { events } = study([{ cell: 'D4' }, { cell: 'D7' }], [play('base-attaque'), execute]);
    expect(events[leadOf(events)]?.type).toBe('checked');
    const empty = study([{ cell: 'D4', hand: ['ex-con-4'] }, { cell: 'D7' }], [play('ex-con-4'), execute]);
    expect(empty.events[leadOf(empty.events)]?.type).toBe('discarded');
  });
  test('staying is asked at one’s own cell, and nowhere else', () => {
    const { state } = study([{ cell: 'D4' }, { cell: 'D7' }], [play('base-deplacement'), execute]);
    const aims = listed(partie.node(state)).map((action) => aimOf(action, state));
    expect(stayAt('D4', aims)).toEqual({ type: 'move', to: 'D4' });
    expect(stayAt('D5', aims)).toBeUndefined();
  });
  test('a card is one piece from the hand to the table, then to the discard pile', () => {
    const where = (at: At): string => /(\S+)"[^>]*data-piece="card:0:ex-att-1:0"/.exec(html(at))?.[1] ?? '';
    for (const at of [force(), force(...times(3))])
      expect(html(at).match(/data-piece="card:0:ex-att-1:0"/g)).toHaveLength(1);
    expect(where(force())).not.toBe('');
    const pieces = [...html(force(execute)).matchAll(/data-piece="([^"]+)"/g)].map(([, piece]) => piece);
    expect(new Set(pieces).size).toBe(pieces.length);
  });
});

describe('what the last step changed', () => {
  test('is shown on the pawn, and moves it', () => {
    const struck = force(execute, execute);
    expect(html(struck)).toMatch(/class="bf-change"[^>]*>−2</);
    expect(html(struck)).toContain('hex-arrow attack');
    expect(partieEffects(struck.events, struck.state)).toEqual([
      { is: 'strike', from: 'pawn:0', to: 'pawn:1' },
      { is: 'tell', piece: 'pawn:1', text: '−2' },
      { is: 'grow', piece: 'life:1' },
    ]);
  });
  test('life is told in full; damage that may be blocked beside it', () => {
    expect(html(force(execute, execute))).toMatch(/data-piece="life:1"><b>18<\/b>.*2\sdégâts<i> à bloquer/);
  });
});

describe('taps', () => {
  test('cells for moves and pushes, pawns for targets, cards and techniques for the rest', () => {
    const { state } = shove();
    expect(aimOf({ type: 'push', to: 'E6' }, state)).toMatchObject({ cell: 'E6' });
    expect(aimOf({ type: 'push', to: 'dehors' }, state)).toMatchObject({ cell: 'D6' }); // pressing who stands there
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
    expect(html(corner)).toMatch(/data-cell="D7" data-look="target"/);
  });
});

describe('the board of a game', () => {
  test('cells say who stands there, and where the edge is', () => {
    const text = html(shove({ type: 'push', to: 'D7' }));
    expect(text).toMatch(/>D7\u00a0: pion 2, J2, vie 19, au bord \(cible possible\)</);
    expect(text).toMatch(/>D4\u00a0: vide</);
    expect(text).toMatch(/>D6\u00a0: vide \(case quittée\)</);
    expect(text).not.toContain('style=');
  });
  test('counters and prohibitions come from the techniques on the table', () => {
    const [first = '', second = ''] = html(force()).split('<section class="bf-plate').slice(1);
    expect(first).toMatch(/Force\s\+1.*Protection\s−1/);
    expect(second).toMatch(/Vitesse\s−1.*Protection\s\+2/);
    expect(html(nested())).toMatch(/ne peut choisir aucune technique de déplacement/);
  });
  test('somebody out has neither pawn nor points', () => {
    const at = shove({ type: 'push', to: 'D7' }, { type: 'push', to: 'dehors' });
    expect(html(at)).toContain('hors du jeu');
    expect(html(at)).toMatch(/data-cell="D7" data-look="left"/);
    expect(html(at).match(/data-piece="pawn:/g)).toHaveLength(2);
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
  });
  test('a card in hand is a button when it may be played', () => {
    const start = study(
      [
        { cell: 'D4', hand: ['ex-con-3'] },
        { cell: 'D5', hand: ['ex-def-2'] },
      ],
      [],
    );
    expect(html(start).match(/class="bf-held open\b/g)).toHaveLength(6); // and the five basic techniques
    expect(html(start)).toMatch(/<button[^>]*data-cell="carte:ex-con-3"/);
    expect(html(start, false)).not.toContain('bf-held open');
  });
});

test('a pawn at a corner of the ring is whole in the small picture of its position', () => {
  const { state } = study([{ cell: 'A1' }, { cell: 'A4' }, { cell: 'G1' }, { cell: 'G4' }], []);
  const { marks } = (VIGNETTES['partie'] as (state: PartieState) => Vignette)(state);
  expect(marks).toHaveLength(4);
  for (const { y, r } of marks) {
    expect(y - r).toBeGreaterThan(0);
    expect(y + r).toBeLessThan(HEIGHT);
  }
});
