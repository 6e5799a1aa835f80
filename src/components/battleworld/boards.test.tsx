import { describe, expect, test } from 'vitest';
import { render } from 'preact-render-to-string';
import { combat } from '../../engine/battleworld/combat/index.ts';
import type { CombatAction, CombatEvent, CombatState } from '../../engine/battleworld/combat/types.ts';
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { PartieState } from '../../engine/battleworld/partie/types.ts';
import { P1 } from '../../engine/battleworld/scenarios.ts';
import { otherSide } from '../../engine/battleworld/types.ts';
import { EXERCISES } from '../../engine/battleworld/exercises/index.ts';
import { type Exercise, exerciseOf } from '../../engine/kernel/exercise.ts';
import { listed } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import { rng } from '../../engine/kernel/rng.ts';
import { askedOf, boardOf } from '../exercises/board.tsx';
import { PawnShape } from '../scene/pieces.tsx';
import { cellAt, stepFrom } from '../scene/grid-cells.ts';
import { aimOf, onlyUnit } from './aims.ts';
import { CombatAsked, CombatBoard } from './Duel.tsx';
import { combatEffects, leadOf } from './effects.ts';
import { emblemOf, ICONS } from './emblems.ts';
import { mode as combatMode } from './mode-combat.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { groundsOf, tokensOf } from './pawns.tsx';
import { type PartieView, viewOf } from './view.ts';

const begin = (): PartieState => {
  const setup = partie.setup({ ...P1, initiative: 'heroes' });
  if (!setup.ok) throw new Error('P1 refused');
  return setup.value;
};
const play = (
  start: CombatState,
  actions: readonly CombatAction[],
): { readonly state: CombatState; readonly events: readonly CombatEvent[] } =>
  actions.reduce<{ readonly state: CombatState; readonly events: readonly CombatEvent[] }>(
    ({ state }, action) => combat.apply(state, action),
    { state: start, events: [] },
  );

test('the table of a combat is headed by those who fight', () => {
  expect(
    combatMode.title?.({ attackers: [{ sheet: 'hulk' }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } }),
  ).toBe('Hulk contre Fatalis');
});

describe('what exercises ask of a combat', () => {
  const Asked = boardOf(combatMode, CombatAsked);
  const drawnOf = (exercise: Exercise<string>): string =>
    render(<Asked position={known(exercise.position)} asked={askedOf(exercise, undefined, () => undefined)} />);
  const of = (id: string, seed: number): Exercise<string> =>
    known(exerciseOf(known(EXERCISES.find((type) => type.id === id)), rng(seed)));
  test.each(['total', 'vainqueur'])('%s: the dice that the sentences tell, and no total', (id) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const exercise = of(id, seed);
      const html = drawnOf(exercise);
      const camps = id === 'vainqueur' ? 2 : 1;
      expect(html.match(/class="bw-asked"/g) ?? [], `${id}.${seed}`).toHaveLength(camps);
      expect(html, `${id}.${seed}`).not.toMatch(/class="(?:sc-total|bw-sum|sc-bar)/);
      const thrown = (exercise.drawn ?? []).filter((fact) => / avec un D\d+ : | dé de plus/.test(fact)).length;
      expect(
        html.match(/class="sc-die(?! waiting)(?: (?!waiting)[^" ]+)*" data-piece="die:/g) ?? [],
        `${id}.${seed}`,
      ).toHaveLength(thrown);
    }
  });
  test('wounds: totals are worked out, for they are not what is asked', () => {
    expect(drawnOf(of('blessures', 1))).toMatch(/class="sc-total/);
  });
});

describe('cells', () => {
  const size = { columns: 5, rows: 7 };
  test('names', () => {
    expect(cellAt('a1', size)).toEqual([0, 0]);
    expect(cellAt('e7', size)).toEqual([4, 6]);
    for (const bad of ['f1', 'a8', 'a0', 'A1', '', 'a10']) expect(cellAt(bad, size)).toBeUndefined();
  });
  test.each([
    ['c4', 'ArrowUp', 'c5'],
    ['c4', 'ArrowDown', 'c3'],
    ['c4', 'ArrowLeft', 'b4'],
    ['c4', 'ArrowRight', 'd4'],
    ['a7', 'ArrowUp', 'a7'],
    ['c4', 'Home', 'a4'],
    ['c4', 'End', 'e4'],
    ['c4', 'PageUp', 'c7'],
    ['c4', 'PageDown', 'c1'],
  ])('%s %s → %s', (from, key, to) => {
    expect(stepFrom(from, key, size)).toBe(to);
  });
});

test('what a pawn or a module tells of its drawing tells all of it, in a game and as a card is typed', () => {
  const drawn = new Map<string, string>();
  const look = (view: PartieView, strong: readonly string[]): void => {
    const pawns = tokensOf(view, strong).map(
      ({ id, cell: _, shows, ...pawn }) => [`${id} ${shows}`, render(<PawnShape {...pawn} />)] as const,
    );
    const modules = groundsOf(view).map(({ id, shows, draw }) => [`${id} ${shows}`, render(draw(false))] as const);
    for (const [sign, html] of [...pawns, ...modules]) {
      expect(drawn.get(sign) ?? html, sign).toBe(html);
      drawn.set(sign, html);
    }
  };
  const random = rng(7);
  let state = begin();
  for (let i = 0; i < 400; i += 1) {
    const node = partie.node(state);
    if (node.kind === 'end') break;
    const actions = listed(node);
    const { state: next } = partie.apply(state, known(actions[random.below(actions.length)]));
    state = next;
    const view = viewOf(state);
    look(view, []);
    look(
      view,
      view.units.map(({ id }) => id),
    );
    // the same pieces with another card, as the workshop shows them
    look(
      {
        ...view,
        units: view.units.map((unit) => ({
          ...unit,
          sheet: { ...unit.sheet, id: 'x', flying: !unit.sheet.flying, maxLife: unit.sheet.maxLife + 1 },
        })),
      },
      [],
    );
    look(
      {
        ...view,
        units: view.units.map((unit) => ({ ...unit, side: otherSide(unit.side) })),
        modules: view.modules.map((one) => ({ ...one, kind: 'care' as const })),
      },
      [],
    );
  }
  expect(drawn.size).toBeGreaterThan(100);
});

test('a character always bears the same emblem, one of the sprite', () => {
  expect(emblemOf('hulk')).toBe('mailed-fist');
  for (const id of ['hulk', 'un-inconnu', 'constructor', '']) {
    expect(ICONS).toContain(emblemOf(id));
    expect(emblemOf(id)).toBe(emblemOf(id));
  }
});

describe('the combat of the source, l. 385-397', () => {
  const setup = combat.setup({
    attackers: [{ sheet: 'capitaine-america' }, { sheet: 'hulk' }],
    target: { kind: 'unit', unit: { sheet: 'fatalis' } },
  });
  if (!setup.ok) throw new Error('refused');
  const at16 = play(setup.value, [
    { type: 'declare' },
    { type: 'roll', value: 2 },
    { type: 'roll', value: 8 },
    { type: 'roll', value: 7 },
    { type: 'spend', by: 'fatalis' },
    { type: 'roll', value: 4 },
    { type: 'spend', by: 'capitaine-america' },
    { type: 'roll', value: 6 },
  ]);
  const html = render(<CombatBoard {...at16} />);
  test('16 against 11, the attack ahead, Fatalis to speak', () => {
    expect(html).toMatch(/sc-total ahead" data-piece="total:attack" aria-label="Total\u00a0: 16"/);
    expect(html).toMatch(/sc-total" data-piece="total:defence" aria-label="Total\u00a0: 11"/);
    expect(html).toMatch(/Défense<span>a la parole/);
    expect(html).toMatch(/aria-label="Hulk, Héros, vie 6\ssur\s6"/);
    expect(html).not.toContain('style=');
  });
  test('what each die added, as the engine counts it', () =>
    expect(html.replace(/<[^>]+>/g, '')).toContain('2 + 8 + 6'));
  test('only the die just thrown is lit; it tumbles, and the total grows', () => {
    expect(html.match(/class="sc-die heroes fresh" data-piece="die:\d+"/g)).toEqual([
      'class="sc-die heroes fresh" data-piece="die:4"',
    ]);
    expect(combatEffects(at16.events, at16.state)).toEqual([
      { is: 'tumble', piece: 'die:4', faces: 6 },
      { is: 'grow', piece: 'total:attack' },
    ]);
  });
  test('every piece that an effect moves stands on the place', () => {
    for (const effect of combatEffects(at16.events, at16.state))
      if ('piece' in effect) expect(html).toContain(`data-piece="${effect.piece}"`);
  });
  test('the wound leads the caption of a conclusion', () => {
    const end = play(at16.state, [
      { type: 'renounce', camp: 'defence' },
      { type: 'conclude', camp: 'attack' },
    ]);
    expect(end.events[leadOf(end.events)]?.type).toBe('wounded');
  });
});

describe('the board of a game', () => {
  const state = begin();
  const open = partie.node(state);
  const options = open.kind === 'choice' ? open.options : [];
  const html = render(<PartieBoard state={state} events={[]} options={options} onPick={() => undefined} />);
  test('a grid with one focus stop; each cell says what stands there', () => {
    expect(html.match(/role="gridcell"/g)).toHaveLength(35);
    expect(html.match(/role="gridcell"[^>]*tabindex="0"/gi)).toHaveLength(1);
    expect(html).toMatch(/>d2\u00a0: Hulk, Héros, vie 6\ssur\s6, Puissance 3\ssur\s3[^<]*peut agir/);
    expect(html).toMatch(/>c7\u00a0: module double défense, Vilains, résistance 5/);
    expect(html).not.toContain('style=');
  });
  test('a move is aimed at a cell, from the character who makes it', () => {
    expect(aimOf({ type: 'move', unit: 'hulk', to: 'd3' }, state)).toMatchObject({ unit: 'hulk', cell: 'd3' });
    expect(aimOf({ type: 'move', unit: 'hulk', to: 'd2' }, state)).not.toHaveProperty('cell');
    expect(aimOf({ type: 'attack', attackers: ['hulk', 'thor'], target: 'fatalis' }, state)).toMatchObject({
      unit: 'hulk',
      cell: 'b6',
    });
    expect(aimOf({ type: 'attack', attackers: ['hulk'], target: 'v-care' }, state)).toMatchObject({ cell: 'd7' });
    expect(onlyUnit(options.map((action) => aimOf(action, state)))).toBeUndefined();
  });
});
