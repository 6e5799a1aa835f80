// Expectations come from the worked examples of the ledger (E1 to E12), and from what a board must never show.
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { apart, cellOf, type Cell } from '../../engine/hex/cells.ts';
import { escarmouche } from '../../engine/battle-beyond-space/escarmouche/index.ts';
import { solveTurn } from '../../engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { EXAMPLES } from '../../engine/battle-beyond-space/examples.ts';
import { standing } from '../../engine/battle-beyond-space/partie/board.ts';
import { partie } from '../../engine/battle-beyond-space/partie/index.ts';
import type { PartieAction, PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { position, type PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import { GAMES, SKIRMISHES } from '../../../tests/games/battle-beyond-space/ready.ts';
import { type Facing, RACES } from '../../engine/battle-beyond-space/types.ts';
import { of, RACE_WORDS, STEP_OF, toFacing } from '../../engine/battle-beyond-space/words.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { listed, play, seeded, stateAt } from '../../engine/kernel/play.ts';
import { known } from '../../engine/kernel/result.ts';
import { aimsOf, attemptAt, type Focus, focusesOf, focusOf, towedOf } from './aims.ts';
import { attemptsOf } from './attempts.ts';
import { effectOf, pointsOf, TABLES } from './collision-words.ts';
import { leadOf, partieEffects } from './effects.ts';
import { EscarmoucheBoard } from './EscarmoucheBoard.tsx';
import { Deck } from './Deck.tsx';
import { Fleets } from './Fleets.tsx';
import { frameOf, frameOfExample } from './frame.ts';
import { harmOf } from './harm.ts';
import { hintsOf } from './hints.ts';
import { drawn, type Overlay, saidOf, together } from './marks.ts';
import { mode as skirmish } from './mode-escarmouche.ts';
import { mode } from './mode-partie.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { mattersOf, moreBy } from './PartieView.tsx';
import { contentOf, describer } from './position.ts';
import { lineOf, placeOn, verdictOf } from './solver.ts';
import { teller } from './space-said.ts';
import { PRESSED, type SpaceContent, type SpaceLook } from './space-types.ts';
import { shipsOn } from './standing.ts';
import { StepsTrack } from './StepsTrack.tsx';
import { threatSayer } from './threats.ts';
import { toldOf } from './told.ts';
import { headingsOf, meantBy, playedBy, turningOf } from './usePicking.ts';
import { ofSeat, raceName, sayShip } from './words.ts';

interface At {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const from = (state: PartieState, ...actions: readonly PartieAction[]): At =>
  actions.reduce<At>(
    (now, action) => {
      const fault = partie.refuse(now.state, action);
      if (fault !== undefined) throw new Error(`${JSON.stringify(action)}: ${fault.code}`);
      return partie.apply(now.state, action);
    },
    { state, events: [] },
  );
const at = (spec: PositionSpec, ...actions: readonly PartieAction[]): At => {
  const setup = partie.setup(position(spec));
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return from(setup.value, ...actions);
};
const optionsOf = ({ state }: Pick<At, 'state'>): readonly PartieAction[] => listed(partie.node(state));
const hints = (now: At, focus: Focus = 'step', picked?: Cell): Overlay =>
  hintsOf(
    now.state,
    optionsOf(now).filter((action) => focusOf(action) === focus),
    focus,
    picked,
  );
const lit = (overlay: Overlay, look: SpaceLook): readonly Cell[] =>
  [...new Set((overlay.marks ?? []).filter((mark) => mark.look === look).map(({ cell }) => cell))].toSorted(
    (a, b) => a - b,
  );
const cells = (...places: readonly (readonly [q: number, r: number])[]): readonly Cell[] =>
  places.map(([q, r]) => cellOf(q, r)).toSorted((a, b) => a - b);
const html = (now: At, live = true): string =>
  render(
    <PartieBoard
      {...now}
      {...(live ? { options: optionsOf(now), onPick: () => undefined, label: ({ type }: PartieAction) => type } : {})}
    />,
  );
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const meaning = (now: At, cell: Cell, focus: Focus = 'step'): readonly PartieAction[] =>
  meantBy(aimsOf(optionsOf(now), now.state, focus), cell, undefined);
const turned: PartieAction = { type: 'turn-card', card: 0 };
const squadron = (name: 'a' | 'b' | 'c'): PartieAction => ({ type: 'squadron', squadron: name });
const volley: PartieAction = { type: 'volley' };
const chosen: PartieAction = { type: 'destroyer', ship: '0D1' };

const E1: PositionSpec = {
  card: [0, 0, 0],
  ships: { '0a1': '0,0/0', '0a2': '-1,0/0', '1D1': '3,0/1', '1a1': '5,0/3' },
};
const E2: PositionSpec = {
  card: [4, 2, 3],
  asteroids: [
    [0, 0],
    [1, 2],
  ],
  probes: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  ships: {
    '0a1': '-5,0/0',
    '0a2': '-5,2/0',
    '0a3': '-3,-2/0',
    '0D1': '-3,3/1',
    '1a1': '-1,2/3',
    '1a2': '4,-2/3',
    '2a1': '1,3/2',
  },
};
const E4: PositionSpec = {
  card: [0, 0, 0],
  asteroids: [
    [1, -1],
    [-1, 0],
  ],
  ships: {
    '0D1': '0,0/0',
    '0b1': '2,0/1',
    '1a1': '2,-2/3',
    '1a2': '3,0/3',
    '1a3': '-2,1/0',
    '1a4': '0,2/1',
    '1a5': '3,-2/3',
  },
};
const E6: PositionSpec = {
  powers: ['terriens-3'],
  ships: { '0a1': '0,0/0', '0b1': '0,-2/0', '1D1': '2,0/0', '1D2': '0,1/5', '1a1': '-2,2/1', '1a2': '-3,0/0' },
};
const E12: PositionSpec = {
  card: [0, 0, 0],
  powers: ['valkyries-3'],
  asteroids: [[2, -1]],
  ships: { '0D1': '0,0/0', '0b1': '1,1/5', '1a1': '2,0/3', '1a2': '4,-1/3', '1a3': '3,1/3', '1D1': '3,0/0' },
};
const ZONE_12 = cells([2, 0], [3, 0], [4, 0], [2, -1], [3, -1], [4, -1], [1, 1], [2, 1], [3, 1]);

describe('what an example carries agrees with the engine', () => {
  test('what stands where, in a whole game', () => {
    const start = partie.setup(GAMES[0]!.scenario);
    if (!start.ok) throw new Error('illegal');
    const { line } = play(partie, start.value, seeded(3), 200);
    for (const {
      step: { state },
    } of line.moves.filter((_, i) => i % 20 === 0)) {
      const there = new Map(
        state.fixed.cells.flatMap((cell) => {
          const what = standing(state, cell);
          return typeof what === 'number' ? [[cell, what] as const] : [];
        }),
      );
      expect(new Map([...shipsOn(state)].toSorted(([a], [b]) => a - b))).toEqual(
        new Map([...there].toSorted(([a], [b]) => a - b)),
      );
    }
  });
  test('races, sides, players', () => {
    expect(RACES.map(raceName)).toEqual(RACES.map((race) => RACE_WORDS[race].name));
    const { state } = at({ ships: { '0a1': '0,0/0' }, players: { 1: { name: 'Alice' } } });
    expect([0, 1].map((seat) => ofSeat(state, seat as Seat))).toEqual([of('J1'), of('Alice')]);
    for (const facing of [0, 1, 2, 3, 4, 5] as const)
      expect(sayShip(at({ ships: { '0a1': `0,0/${facing as Facing}` } }).state, 0, cellOf(0, 0))).toBe(
        `chasseur a1 de J1, tourné ${toFacing(facing)}`,
      );
  });
  test('the step of the turn; whether a power may serve, as it is told', () => {
    const { state } = at({ powers: ['terriens-3'], ships: { '0a1': '0,0/0' } });
    for (const [phase, step] of Object.entries(STEP_OF)) {
      const text = plain(render(<StepsTrack state={{ ...state, phase: phase as Phase }} />));
      const items = text.split('<li').slice(1);
      if (step !== null)
        expect(
          items.findIndex((item) => item.includes('aria-current="step"')),
          phase,
        ).toBe(step - 1);
      expect(text, phase).not.toContain('un pouvoir peut servir');
    }
    expect(plain(render(<StepsTrack state={{ ...state, phase: 'fire' }} power />))).toContain('un pouvoir peut servir');
  });
  test('a power is announced when one of its actions is open, never otherwise', () => {
    const ready = at({ powers: ['terriens-3'], ships: { '0a1': '0,0/0', '1a1': '5,0/3' } });
    expect(optionsOf(ready).some(({ type }) => type === 'explode')).toBe(true);
    expect(html(ready)).toContain('un pouvoir peut servir');
    const without = at({ powers: ['terriens-2'], ships: { '0a1': '0,0/0', '1a1': '5,0/3' } });
    expect(html(without).includes('un pouvoir peut servir')).toBe(
      optionsOf(without).some(({ type }) => type === 'reveal'),
    );
    expect(html(at({ ships: { '0a1': '0,0/0', '1a1': '5,0/3' } }))).not.toContain('un pouvoir peut servir');
  });
});

describe('cells say what stands there, where it looks, who could shoot it', () => {
  test('E1: the destroyer is in the line of a1, the fighter behind it is not', () => {
    const { state } = at(E1);
    const say = describer(state, {}, threatSayer(state));
    expect(say(cellOf(3, 0))).toBe('arrière du destroyer D1 de J2, tourné vers le nord-est ; sous le feu de a1 de J1');
    expect(say(cellOf(4, -1))).toMatch(/^avant du destroyer D1 de J2/);
    expect(say(cellOf(5, 0))).toBe('chasseur a1 de J2, tourné vers l’ouest');
  });
  test('an empty cell: whoever would stop there', () => {
    const { state } = at(E1);
    expect(describer(state, {}, threatSayer(state))(cellOf(4, 0))).toBe('sous le feu de a1 et D1 de J2');
    expect(describer(state, {}, threatSayer(state))(cellOf(-9, 0))).toBe('');
  });
  test('damage, elite, armour and what is no ship', () => {
    const { state } = at({
      powers: ['terriens-1!', 'dreckach-1!'],
      elite: '0a1',
      shield: ['1D1', 2],
      asteroids: [[4, 4]],
      probes: [[1, 0]],
      ships: { '0a1': '0,-5/0*', '1D1': '-6,5/0' },
    });
    const say = describer(state, {});
    expect(say(cellOf(0, -5))).toBe('chasseur d’élite a1 de J1, tourné vers l’est, endommagé');
    expect(say(cellOf(-5, 5))).toBe('avant du destroyer D1 de J2, tourné vers l’est, blindé, 2 jetons');
    expect([say(cellOf(4, 4)), say(cellOf(1, 0))]).toEqual(['astéroïde', 'sonde ; case de l’anneau']);
  });
});

describe('a board that goes on, and back', () => {
  const start = partie.setup(known(GAMES.find(({ id }) => id === 'escarmouche-a-trois')).scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const { line } = play(partie, start.value, seeded(11), 200);
  const drawnAt = (step: number): readonly [SpaceContent, (cell: Cell) => string] => {
    const state = stateAt(line, step);
    const overlay = together([
      toldOf(line.moves[step - 1]?.step.events ?? [], state),
      hintsOf(state, listed(partie.node(state)), 'step', undefined),
    ]);
    return [drawn(contentOf(state), overlay), describer(state, overlay, moreBy(state, threatSayer(state))[0])];
  };
  const fresh = line.moves.map((_, step) => Object.fromEntries(teller()(...drawnAt(step))));
  test('says at each step what a board drawn for it alone would say', () => {
    const tell = teller();
    for (const [step, words] of fresh.entries())
      expect(Object.fromEntries(tell(...drawnAt(step))), `step ${step}`).toEqual(words);
    expect(fresh.some((words) => Object.values(words).some((text) => / (?:2 jetons|1 jeton)/.test(text)))).toBe(true);
  });
  test('and once more when it comes back over several steps', () => {
    const tell = teller();
    for (let step = fresh.length - 1; step >= 0; step -= 7) {
      tell(...drawnAt(Math.min(step + 5, fresh.length - 1)));
      expect(Object.fromEntries(tell(...drawnAt(step))), `back to step ${step}`).toEqual(fresh[step]);
    }
  });
  test('fire is said of every ship at every step, and of the other cells one by one', () => {
    const { state } = at(E1);
    const [ships, others] = moreBy(state, threatSayer(state));
    expect([ships(cellOf(3, 0)), ships(cellOf(4, 0))]).toEqual(['sous le feu de a1 de J1', undefined]);
    expect([others(cellOf(3, 0)), others(cellOf(4, 0))]).toEqual([undefined, 'sous le feu de a1 et D1 de J2']);
  });
  test('a count of tokens goes down under a drawing that stays the same', () => {
    const tell = teller();
    const said = [3, 2, 1].map((tokens) => {
      const { state } = at({ powers: [undefined, 'dreckach-1!'], shield: ['1D1', tokens], ships: { '1D1': '-6,5/0' } });
      const asteroid = tokens === 3 ? [] : [cellOf(tokens, 4)]; // something else changes
      return tell({ ...contentOf(state), asteroids: asteroid }, describer(state, {})).get(cellOf(-6, 5));
    });
    expect(said.map((text) => text?.split(', ').at(-1))).toEqual(['3 jetons', '2 jetons', '1 jeton']);
  });
});

describe('step 2: where squadrons would land, by the table', () => {
  const now = at(E2, turned);
  test('E2: a probe, a collision, a free cell', () => {
    expect(lit(hints(now), 'reach')).toEqual(cells([-1, 0], [1, -2]));
    expect(lit(hints(now), 'danger')).toEqual(cells([-1, 2]));
    expect(saidOf(hints(now), cellOf(-1, 2))).toEqual([
      'a2 y arriverait : collision avec un chasseur ennemi, les deux sont détruits',
    ]);
    expect(saidOf(hints(now), cellOf(-1, 0))).toEqual(['a1 y arriverait : une sonde s’y ramasse']);
    expect(hints(now).paths).toContainEqual({ cells: [cellOf(-3, -2), cellOf(1, -2)], end: 'arrow' });
  });
  test('every row of the table is said from the row itself', () => {
    expect(effectOf(TABLES.fighter['allied-fighter'])).toBe('l’un des deux est retiré, à vous de dire lequel');
    expect([effectOf(TABLES.fighter['enemy-destroyer']), pointsOf(TABLES.fighter['enemy-destroyer'])]).toEqual([
      'il est détruit, l’autre prend 1 dégât',
      '1 point à l’adversaire, 4 points pour vous si vous l’achevez',
    ]);
    expect([effectOf(TABLES.fighter['off-board']), pointsOf(TABLES.fighter['off-board'])]).toEqual([
      'il est perdu',
      'aucun',
    ]);
    expect([effectOf(TABLES.destroyer['enemy-fighter']), pointsOf(TABLES.destroyer['enemy-fighter'])]).toEqual([
      'il prend 1 dégât, l’autre est détruit',
      '1 point pour vous',
    ]);
    expect(
      ['asteroid', 'enemy-destroyer', 'allied-destroyer', 'off-board'].map((row) =>
        effectOf(TABLES.destroyer[row as 'asteroid']),
      ),
    ).toEqual(Array(4).fill('interdit de s’y arrêter'));
  });
  test('a fighter or its landing mean its squadron; an enemy means nothing', () => {
    expect(meaning(now, cellOf(-5, 0))).toEqual([squadron('a')]);
    expect(meaning(now, cellOf(1, -2))).toEqual([squadron('a')]);
    expect(meaning(now, cellOf(4, -2))).toEqual([]);
    expect(attemptAt(cellOf(4, -2), now.state)).toBeUndefined();
  });
  test('a destroyer touched too early is refused aloud', () => {
    const tried = attemptAt(cellOf(-3, 3), now.state);
    expect(tried).toEqual(chosen);
    expect(partie.refuse(now.state, tried!)?.code).toBe('pas-l-etape');
  });
  test('two squadrons that may teleport or fly: the cell asks', () => {
    const free = at({ round: 2, card: [2, 0, 0], powers: ['vonyan-3'], ships: { '0a1': '0,3/0' } }, turned);
    expect(meaning(free, cellOf(0, 3))).toEqual([squadron('a'), { type: 'engage', squadron: 'a' }]);
    expect(playedBy(meaning(free, cellOf(0, 3)), cellOf(0, 3), undefined)).toBeUndefined();
  });
  test('E5: arrivals whose order counts are asked one by one', () => {
    const three = at(
      { card: [3, 0, 0], ships: { '0a1': '0,0/0', '0a2': '7,0/3', '0a3': '3,3/2', '1D1': '3,0/0' } },
      turned,
      squadron('a'),
    );
    expect(meaning(three, cellOf(3, 0)).map((action) => 'ship' in action && action.ship)).toEqual(['0a1', '0a3']);
    expect(meaning(three, cellOf(0, 0))).toEqual([{ type: 'arrive', ship: '0a1' }]);
    for (const live of [true, false])
      for (const piece of ['0a1', '0a2', '0a3']) expect(html(three, live)).toContain(`data-piece="${piece}"`);
    expect(contentOf(three.state).paths?.map(({ cells: [, to] }) => to)).toEqual([
      cellOf(3, 0),
      cellOf(4, 0),
      cellOf(3, 0),
    ]);
    expect(describer(three.state, {})(cellOf(0, 0))).toBe('chasseur a1 de J1, tourné vers l’est, en vol');
  });
  test('doubled: both landings, each its own answer', () => {
    const asked = at({ card: [2, 0, 0], powers: ['vonyan-2!'], ships: { '0a1': '0,5/0' } }, turned, squadron('a'));
    expect(meaning(asked, cellOf(2, 5))).toEqual([{ type: 'pace', ship: '0a1', double: false }]);
    expect(meaning(asked, cellOf(4, 5))).toEqual([{ type: 'pace', ship: '0a1', double: true }]);
  });
  test('an elite: free cells, a collision as a destroyer', () => {
    const elite = at(
      { card: [1, 0, 0], powers: ['terriens-1!'], elite: '0a1', ships: { '0a1': '0,5/0', '1a1': '1,5/3' } },
      turned,
      squadron('a'),
    );
    expect(lit(hints(elite), 'reach')).toHaveLength(5);
    expect(saidOf(hints(elite), cellOf(1, 5))).toEqual([
      'l’élite peut s’y arrêter : collision avec un chasseur ennemi, il prend 1 dégât, l’autre est détruit',
    ]);
    expect(attemptAt(cellOf(4, 5), elite.state)).toEqual({ type: 'elite-to', cell: cellOf(4, 5) });
    const landed = from(elite.state, { type: 'elite-to', cell: cellOf(0, 4) });
    expect(optionsOf(landed)).toContainEqual({ type: 'heading', facing: 3 });
    expect(html(landed)).toMatch(/class="bbs-compass"/);
  });
  test('a vector is shown before it is played', () => {
    const jump = at(
      { round: 2, card: [2, 0, 0], powers: ['vonyan-3'], ships: { '0a1': '0,3/0', '0a2': '1,3/1', '1a1': '2,5/3' } },
      turned,
      { type: 'engage', squadron: 'a' },
    );
    const to = cellOf(1, 5);
    const meant = meaning(jump, to);
    expect(meant).toEqual([{ type: 'teleport', q: 1, r: 2 }]);
    expect([playedBy(meant, to, undefined), playedBy(meant, to, to)]).toEqual([undefined, meant[0]]);
    expect([lit(hints(jump, 'step', to), 'reach'), lit(hints(jump, 'step', to), 'danger')]).toEqual([
      cells([1, 5]),
      cells([2, 5]),
    ]);
    expect(partie.refuse(jump.state, attemptAt(cellOf(7, 3), jump.state)!)?.code).toBe('teleport-longueur');
  });
});

describe('steps 3 and 4', () => {
  const fire = at(E2, turned, squadron('a'));
  test('E2: whom the volley would hit, and what would stop it', () => {
    expect(lit(hints(fire), 'target')).toEqual(cells([4, -2]));
    expect(saidOf(hints(fire), cellOf(0, 0))).toEqual(['arrêterait le tir de a1']);
    expect(hints(fire).shots).toEqual([
      { from: cellOf(-1, 0), to: cellOf(0, 0), end: 'stopped' },
      { from: cellOf(1, -2), to: cellOf(4, -2), end: 'hit' },
    ]);
    expect(meaning(fire, cellOf(4, -2))).toEqual([volley]);
  });
  test('a volley that hits somebody is played on the board; one that hits nobody lights nothing, and has its button', () => {
    expect(mode.onBoard?.(volley, fire.state)).toBe(true);
    const lost = at(
      {
        card: [1, 1, 0],
        asteroids: [[3, 0]],
        ships: { '0a1': '0,0/0', '0a2': '-1,2/3', '1a1': '5,0/3' },
        powers: ['terriens-1'],
      },
      turned,
      squadron('a'),
    );
    expect(optionsOf(lost)).toContainEqual(volley);
    expect([...lit(hints(lost), 'target'), ...lit(hints(lost), 'reach')]).toEqual([]);
    expect(mode.onBoard?.(volley, lost.state)).toBe(false);
  });
  test('what was told is drawn: shots, the ship that is gone', () => {
    const told = from(fire.state, volley);
    expect(toldOf(told.events, told.state).shots).toEqual(hints(fire).shots);
    expect(toldOf(told.events, told.state).ships?.map(({ id, faded }) => [id, faded])).toEqual([['1a2~', true]]);
    expect(html(told, false)).toContain('a2');
  });
  test('fighters that may turn are lit, in any order; sides are around the one taken', () => {
    const turning = from(fire.state, volley);
    const ships = turningOf(turning.state);
    expect(ships.length).toBe(2);
    expect(lit(hints(turning), 'reach')).toEqual(
      ships.map((ship) => turning.state.ships[ship]?.cell).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    const [first = 0, second = 0] = ships;
    const open = optionsOf(turning).filter(({ type }) => type === 'turn');
    expect(headingsOf(turning.state, first)).toEqual(open);
    const kept = known(
      open.find((action) => 'facing' in action && action.facing === turning.state.ships[first]?.facing),
    );
    const after = from(turning.state, kept); // the engine asks in the order of the numbers: the same sides then
    expect(headingsOf(turning.state, second)).toEqual(optionsOf(after).filter(({ type }) => type === 'turn'));
    const text = html(turning);
    expect(text.match(/data-cote=/g)).toHaveLength(6);
    expect(text.match(/aria-disabled="true"/g)).toHaveLength(6 - open.length);
  });
});

describe('what one would do to oneself is asked first', () => {
  test('E2: the squadron whose a2 meets an enemy, or leaves the board; not the one that lands free', () => {
    const now = at(E2, turned);
    const two = harmOf(squadron('a'), now.state);
    expect(plain(two?.says ?? '')).toContain('Vous perdriez a2');
    expect(two?.pieces).toEqual(['0a2']);
    expect(html(now, false)).toContain('data-piece="0a2"');
    const edge = at({ card: [4, 0, 0], ships: { '0a1': '9,0/0', '0b1': '0,3/0' } }, turned);
    expect(plain(harmOf(squadron('a'), edge.state)?.says ?? '')).toContain('Vous perdriez a1');
    expect(harmOf(squadron('b'), edge.state)).toBeUndefined();
  });
  test('where a point buys an advance and a pivot, an advance paid for and not made', () => {
    const now = at(
      { card: [1, 0, 2], options: { destroyerPoint: 'forward-and-pivot' }, ships: { '0D1': '0,0/0' } },
      turned,
      chosen,
    );
    const pivoted = from(now.state, { type: 'helm', helm: 'AVG' });
    expect(harmOf({ type: 'helm', helm: 'A' }, pivoted.state)).toBeUndefined();
    expect(harmOf({ type: 'halt' }, pivoted.state)).toMatchObject({
      says: expect.stringContaining('avance') as string,
      pieces: ['0D1'],
    });
  });
});

describe('motion', () => {
  test('fire, bursts and prizes are shown where they happen, once for each', () => {
    const { events, state } = at(E1, turned, squadron('a'), volley);
    const shown = partieEffects(events, state);
    const told = (type: PartieEvent['type']): number => events.filter((event) => event.type === type).length;
    expect(shown.filter(({ is }) => is === 'beam')).not.toHaveLength(0);
    expect(shown.filter(({ is }) => is === 'burst')).toHaveLength(told('destroyed') + told('damaged'));
    const pieces = new Set([...html({ state, events }, false).matchAll(/data-piece="([^"]+)"/g)].map(([, id]) => id));
    for (const effect of shown)
      for (const piece of 'piece' in effect ? [effect.piece] : [effect.from, effect.to])
        expect([...pieces]).toContain(piece);
  });
  test('the sentence that matters most leads', () => {
    const { events } = at(E1, turned, squadron('a'), volley);
    expect(['destroyed', 'damaged']).toContain(events[leadOf(events)]?.type);
    expect(leadOf([{ type: 'turn-began' }, { type: 'round-began' }])).toBe(0);
  });
  test('as a game begins, the first player’s card leads those of the others', () => {
    const cards = [2, 0, 1].map((seat) => ({ type: 'dealt', seat }) as const);
    expect([leadOf(cards), leadOf(cards.slice(2))]).toEqual([1, 0]);
  });
});

describe('steps 5 and 6', () => {
  test('E3: the five actions, two of them by the same cell', () => {
    const now = at({ card: [1, 0, 4], ships: { '0D1': '2,3/2' } }, turned, chosen);
    const helms = (q: number, r: number) =>
      meaning(now, cellOf(q, r)).flatMap((action) => (action.type === 'helm' ? [action.helm] : [action.type]));
    expect([helms(2, 1), helms(1, 3), helms(3, 2), helms(2, 3)]).toEqual([
      ['A'],
      ['ARG', 'AVD'],
      ['ARD', 'AVG'],
      ['halt'],
    ]);
    expect(lit(hints(now), 'zone')).toContain(cellOf(2, 2));
  });
  test('a gesture that crushes an own fighter is marked before it is chosen', () => {
    const now = at(
      { card: [0, 0, 1], ships: { '0D1': '0,0/0', '0b1': '2,0/0' } },
      turned,
      squadron('b'),
      volley,
      chosen,
    );
    expect(lit(hints(now), 'danger')).toEqual([cellOf(2, 0)]);
    expect(saidOf(hints(now), cellOf(2, 0)).map(plain)).toContainEqual(expect.stringContaining('vous perdriez b1'));
  });
  test('an ending on an asteroid is said with its reason, and refused aloud', () => {
    const now = at({ card: [1, 0, 1], asteroids: [[2, 0]], ships: { '0D1': '0,0/0' } }, turned, chosen);
    expect(meaning(now, cellOf(2, 0))).toEqual([]);
    expect(saidOf(hints(now), cellOf(2, 0))).toEqual(['avancer : refusé, la manœuvre finirait sur un astéroïde']);
    expect(partie.refuse(now.state, attemptAt(cellOf(2, 0), now.state)!)?.code).toBe('fin-asteroide');
  });
  test('E4: x, z, w and v, not y; 8 cells beside the ship and 12 of the 14 beyond: (3, 0) and (−2, 0) have one way in, and it is taken', () => {
    const now = at(E4, turned, squadron('b'), volley, chosen);
    expect(lit(hints(now), 'target')).toEqual(cells([2, -2], [-2, 1], [0, 2], [3, -2]));
    expect(lit(hints(now), 'zone').length + 4).toBe(8 + 12);
    expect(meaning(now, cellOf(3, -2))).toEqual([{ type: 'shoot', ship: '1a5' }]);
    expect(partie.refuse(now.state, attemptAt(cellOf(3, 0), now.state)!)?.code).toBe('tir-masque');
    expect(partie.refuse(now.state, attemptAt(cellOf(2, 0), now.state)!)?.code).toBe('cible-alliee');
  });
  test('E12: the nine cells of the super shot; a target in them asks which shot', () => {
    const now = at(E12, turned, squadron('b'), volley, chosen);
    expect(lit(hints(now), 'blast')).toEqual(ZONE_12);
    expect(meaning(now, cellOf(2, 0))).toEqual([{ type: 'shoot', ship: '1a1' }, { type: 'super' }]);
    expect(meaning(now, cellOf(4, 0))).toEqual([{ type: 'super' }]);
  });
  test('E12: the laser, nine cells from the bow', () => {
    const beam = (far: number): Overlay =>
      hints(
        at(
          { card: [0, 0, 0], powers: ['valkyries-2!'], ships: { '0D1': '0,0/0', '1a1': `${far},0/3` } },
          turned,
          chosen,
        ),
      );
    expect(beam(10).shots).toEqual([{ from: cellOf(1, 0), to: cellOf(10, 0), end: 'hit' }]);
    expect(beam(11).shots).toEqual([]);
  });
});

describe('powers take taps once they are in hand', () => {
  const now = at(E6);
  test('E6: two fighters may explode; 19 cells in the blast of the first', () => {
    expect(focusesOf(optionsOf(now))).toEqual(['explode']);
    expect(meaning(now, cellOf(0, 0))).toEqual([]);
    expect(lit(hints(now, 'explode'), 'reach')).toEqual(cells([0, 0], [0, -2]));
    expect(lit(hints(now, 'explode', cellOf(0, 0)), 'blast')).toHaveLength(19);
    expect(saidOf(hints(now, 'explode', cellOf(0, 0)), cellOf(0, 1))).toContain('y serait détruit');
    expect(saidOf(hints(now, 'explode', cellOf(0, 0)), cellOf(2, 0))).not.toContain('y serait détruit');
  });
  test('an enemy touched with the power in hand is refused aloud', () => {
    expect(partie.refuse(now.state, attemptAt(cellOf(-3, 0), now.state, 'explode')!)?.code).toBe('explose-absent');
  });
  test('E9: an asteroid, then where it goes; one too far is refused aloud', () => {
    const vonyan = at({
      powers: ['vonyan-1!'],
      asteroids: [
        [0, 0],
        [-6, 0],
      ],
      probes: [[-1, 0]],
      ships: { '0D1': '2,-1/0' },
    });
    const aims = aimsOf(optionsOf(vonyan), vonyan.state, 'asteroid');
    const [here, west] = [cellOf(0, 0), cellOf(-1, 0)];
    expect(meantBy(aims, here, undefined)).toHaveLength(6);
    expect(playedBy(meantBy(aims, west, here), west, here)).toEqual({ type: 'asteroid', from: here, to: west });
    expect(playedBy(meantBy(aims, here, undefined), here, undefined)).toBeUndefined();
    expect(saidOf(hints(vonyan, 'asteroid', here), west)).toEqual([
      'l’astéroïde choisi peut y glisser, où la sonde serait perdue',
    ]);
    expect(partie.refuse(vonyan.state, attemptAt(cellOf(-6, 0), vonyan.state, 'asteroid')!)?.code).toBe(
      'asteroide-loin',
    );
  });
});

describe('what is lit answers a press', () => {
  /** Lit as what may be pressed, and meaning nothing. */
  const mute = (now: At, focus: Focus): readonly string[] => {
    const marks = together([toldOf(now.events, now.state), hints(now, focus)]).marks ?? [];
    const turning = turningOf(now.state).map((ship) => known(now.state.ships[ship]).cell);
    return marks
      .filter(({ look }) => look !== undefined && PRESSED.includes(look))
      .filter(({ cell }) => meaning(now, cell, focus).length === 0 && !turning.includes(cell))
      .map(({ look, say = '' }) => `${now.state.phase} ${focus}: ${look}, ${say}`);
  };
  const positions = [...GAMES.map(({ scenario }) => scenario), ...SKIRMISHES.map(({ scenario }) => scenario.position)];
  test.each(positions)('$name', (scenario) => {
    const setup = partie.setup(scenario);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const asked = [1, 2]
      .flatMap((seed) => play(partie, setup.value, seeded(seed), 600).line.moves)
      .flatMap(({ step }) => (partie.node(step.state).kind === 'choice' ? [step] : []));
    expect(asked.length).toBeGreaterThan(20);
    expect(
      asked.flatMap((now) => [...new Set<Focus>(optionsOf(now).map(focusOf))].flatMap((focus) => mute(now, focus))),
    ).toEqual([]);
  });
});

describe('placing a fleet', () => {
  const scenario = {
    ...GAMES[0]!.scenario,
    deploy: true as const,
    imposed: true as const,
    first: 0 as const,
    players: [
      { race: 'terriens', power: 'none' },
      { race: 'vonyan', power: 'none' },
      { race: 'dreckach', power: 'none' },
    ] as const,
  };
  const setup = partie.setup(scenario);
  const start = (): PartieState => {
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    return play(partie, setup.value, (node) =>
      node.kind === 'chance' ? node.outcomes[0].action : undefined,
    ).line.moves.at(-1)!.step.state;
  };
  test('zones are shown and said; a fighter of one’s own is taken in hand', () => {
    const state = start();
    expect(state.phase).toBe('deploy');
    expect(contentOf(state).zones).toHaveLength(3);
    expect(describer(state, {})(cellOf(5, -10))).toBe('zone de départ de J1');
    expect(meaning({ state, events: [] }, cellOf(2, -9))).toEqual([{ type: 'handle', ship: '0a1' }]);
    expect(partie.refuse(state, attemptAt(cellOf(0, 0), state) ?? { type: 'release' })?.code).toBe('rien-en-main');
  });
  test('its own cell asks for a side, another squadron’s fighter is an exchange, the free cell would cut the squadron', () => {
    const held = from(start(), { type: 'handle', ship: '0a1' });
    expect(meaning(held, cellOf(2, -9)).map((action) => 'facing' in action && action.facing)).toEqual([0, 1, 2, 3, 4]);
    expect(meaning(held, cellOf(2, -9)).every(({ type }) => type === 'place')).toBe(true);
    expect(partie.refuse(held.state, attemptAt(cellOf(5, -10), held.state)!)?.code).toBe('escadron-coupe');
  });
  test('taking a ship in hand and letting it go are told of who does it', () => {
    const handle: PartieAction = { type: 'handle', ship: '0b6' };
    expect(mode.untold?.(handle, start())).toBe('J1 prend b6 en main');
    expect(mode.untold?.({ type: 'release' }, from(start(), handle).state)).toBe('J1 remet b6 où il était');
  });
  test('in the list, no cell has a name, and no two places are told alike', () => {
    for (const ship of ['0b6', '0D1'] as const) {
      const held = from(start(), { type: 'handle', ship });
      const places = optionsOf(held).filter(({ type }) => type === 'place');
      const told = places.map((action) => mode.text.action(action, held.state));
      expect(places.length).toBeGreaterThan(1);
      expect(new Set(told).size).toBe(told.length);
      const groups = places.map((action) => mode.group?.(action, held.state)[0] ?? '');
      expect([...told, ...groups].filter((text) => text.includes('('))).toEqual([]);
    }
  });
});

describe('where a small frame looks', () => {
  const tug = (power: 'vonyan' | 'vonyan-1!'): PartieState =>
    at({
      card: [1, 1, 1],
      asteroids: [
        [3, 0],
        [4, 0],
        [-9, 0],
      ],
      ships: { '0D1': '0,0/0', '0a1': '-2,0/0', '1a1': '9,-2/3' },
      powers: [power],
    }).state;
  const looked = (state: PartieState): readonly Cell[] => mattersOf(state, {}, towedOf(state));
  test('at the ships of whose turn it is, and at the asteroids that they may push', () => {
    const own = cells([-2, 0], [0, 0], [1, 0]);
    expect([...looked(tug('vonyan'))].toSorted((a, b) => a - b)).toEqual(own);
    expect([...looked(tug('vonyan-1!'))].toSorted((a, b) => a - b)).toEqual(
      [...own, ...cells([3, 0], [4, 0])].toSorted((a, b) => a - b),
    );
  });
});

describe('beside the board', () => {
  const fleets = (state: PartieState): string => plain(render(<Fleets state={state} />));
  const deckOf = (state: PartieState): string => plain(render(<Deck state={state} />));
  test('E2 in full: score, prizes, ships left, cards', () => {
    const { state } = at(E2, turned, squadron('a'), volley);
    const [one = '', two = ''] = fleets(state).split('<section').slice(1);
    expect(one).toMatch(/data-piece="score:0" aria-label="3 points en prises">3</); // the ring counts at the end
    expect(one).toContain('2 chasseurs, 1 sonde, 1 case de l’anneau');
    expect(one).toContain('escadron A : 2 chasseurs');
    expect(two).toMatch(/data-piece="score:1" aria-label="1 point en prises">1</);
    expect(two).toContain('class="out" aria-label="escadron A : 0 chasseur"');
    expect(deckOf(state)).toMatch(/bbs-card now large"[^>]*aria-label="Vitesse 4, rotation 2, 3 points d’action"/);
  });
  test('of a fleet that was never there, nothing but that; of one whose power serves without ships, all', () => {
    const { state } = at({ powers: ['terriens', 'dreckach-3!', 'vonyan'], ships: { '0a1': '0,0/0' } });
    const [one = '', two = '', three = ''] = fleets(state).split('<section').slice(1);
    expect(one).toMatch(/Sans pouvoir.*carte/);
    expect(two).toMatch(/Aucun vaisseau.*Pouvoir révélé/);
    expect(three).toContain('Aucun vaisseau');
    expect(three.split('</section')[0]).not.toMatch(/Sans pouvoir|carte/);
  });
  test('what the reader may not see stays hidden', () => {
    const { state } = at({
      powers: ['terriens-3', 'vonyan-2', 'valkyries-1!'],
      ships: { '0a1': '0,0/0', '1a1': '5,0/3', '2a1': '-5,0/0' },
    });
    const [one = '', two = '', three = ''] = fleets(partie.veil!.state(state, 0)).split('<section').slice(1);
    expect(one).toContain('Pouvoir caché : Autodestruction');
    expect(two).not.toContain('Postcombustion');
    expect(two).not.toContain('bbs-emblem');
    expect(three).toContain('Pouvoir révélé : Moteurs renforcés');
    expect(([0, 1] as const).map((seat) => deckOf(partie.veil!.state(state, seat)).includes('Carte cachée'))).toEqual([
      false,
      true,
    ]);
  });
  test('one’s own card is a button when it may be turned, and no board sets a style', () => {
    const now = at(E2);
    expect(html(now)).toContain('class="bbs-open"');
    expect(html(now, false)).not.toContain('bbs-open');
    for (const text of [html(now), html(now, false)]) expect(text).not.toContain('style=');
  });
});

describe('modes', () => {
  test('cards, powers and races have a face; the first player a side', () => {
    const start = partie.setup(GAMES[0]!.scenario);
    if (!start.ok) throw new Error('illegal');
    const { line } = play(partie, start.value, seeded(1), 12);
    const faces = line.moves.map(({ action }, i) =>
      mode.chance(action, i === 0 ? line.start : line.moves[i - 1]!.step.state),
    );
    expect(faces.slice(0, 9).map((face) => face?.kind)).toEqual([
      'card',
      'card',
      'card',
      'card',
      'side',
      'card',
      'card',
      'card',
      'card',
    ]);
    expect(faces[5]?.label).toMatch(/^Vitesse \d, rotation \d, \d points? d’action$/);
  });
  test('a volley alone goes by itself; a hidden armour’s answer does so only in an open position', () => {
    const fire = at(E2, turned, squadron('a'));
    expect(optionsOf(fire)).toEqual([volley]);
    expect(mode.forced?.(volley, fire.state)).toBe(true);
    const games = [true, false].map((imposed) => ({ ...fire.state, fixed: { ...fire.state.fixed, imposed } }));
    expect(games.map((state) => mode.forced?.({ type: 'suffer' }, state))).toEqual([true, false]);
  });
  test('a fleet without a ship left draws and turns its cards without a word; the others are told', () => {
    const ready = known(GAMES.find(({ scenario }) => scenario.name === 'Vous contre la machine'));
    const setup = partie.setup(ready.scenario);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const { line } = play(partie, setup.value, seeded(4));
    const told = line.moves.map(({ step: { events } }, i) => ({
      dull: mode.dull?.(events, stateAt(line, i)),
      says: mode.text.event(known(events[0]), stateAt(line, i)),
    }));
    const dull = told.filter((one) => one.dull).map(({ says }) => says);
    expect(dull.length).toBeGreaterThan(5);
    expect(dull.filter((says) => !/^J3 (reçoit|révèle sa|pioche) /.test(says))).toEqual([]);
    expect(told.slice(0, -1).filter((one) => !one.dull && one.says.startsWith('J3 '))).toEqual([]); // the last ends the game
  });
  test('hands are hidden where cards are drawn', () => {
    expect(GAMES.map(({ scenario }) => mode.hidden?.hides(scenario))).toEqual([true, true, false, true, true]);
    expect(mode.hidden?.hides(position(E2))).toBe(false);
  });
  test('E7: totals in their parts', () => {
    const prizes = {
      0: { fighters: 6, destroyers: 1, probes: 1 },
      1: { fighters: 4, destroyers: 2 },
      2: { fighters: 9, probes: 3 },
      3: { fighters: 5, destroyers: 1, probes: 2 },
    };
    const { state } = at({
      seats: 4,
      asteroids: [[0, 0]],
      prizes,
      ships: { '0a1': '1,0/0', '1D1': '0,1/3', '3a1': '0,-1/0', '3a2': '-1,-1/0' },
    });
    expect(mode.tallies(state).map(({ label, tally, ahead }) => [label.slice(0, 2), tally.sum, ahead])).toEqual([
      ['J1', 13, false],
      ['J2', 16, true],
      ['J3', 12, false],
      ['J4', 13, false],
    ]);
    expect(mode.partLabel('anneau')).toBe('Cases de l’anneau');
  });
  test('what one may try is refused or open, never unknown', () => {
    const codes = new Set<string>();
    for (const now of [
      at(E2),
      at(E2, turned),
      at(E2, turned, squadron('a')),
      at(E2, turned, squadron('a'), volley),
      at(E4, turned, squadron('b'), volley, chosen),
    ])
      for (const action of attemptsOf(now.state)) codes.add(partie.refuse(now.state, action)?.code ?? 'open');
    expect(codes).not.toContain('coup-inconnu');
    expect([...codes]).toEqual(
      expect.arrayContaining([
        'pas-l-etape',
        'tourner-trop-tot',
        'pouvoir-aucun',
        'trop-tourner',
        'tir-masque',
        'open',
      ]),
    );
  });
  test('many places to put a ship are listed by cell', () => {
    const { state } = at(E2);
    expect(mode.group?.({ type: 'place', cell: cellOf(2, -9), facing: 1 }, state)).toEqual(['En (2, −9)', 'Regarder']);
    expect(skirmish.group?.({ type: 'explode', ship: '0b2' }, { game: state } as EscarmoucheState)).toEqual([
      'Pouvoir : autodestruction',
      'Escadron B',
    ]);
  });
});

describe('a skirmish, and its solution', () => {
  const example = EXAMPLES.find(({ mode }) => mode === 'escarmouche')!;
  const setup = example.mode === 'escarmouche' ? escarmouche.setup(example.scenario) : undefined;
  const start = (): EscarmoucheState => {
    if (setup?.ok !== true) throw new Error('illegal');
    return setup.value;
  };
  test('its goal is told, and the search offered to who may act', () => {
    const board = (live: boolean): string =>
      plain(
        render(
          <EscarmoucheBoard
            state={start()}
            events={[]}
            {...(live ? { options: [], onPick: () => undefined, label: ({ type }: PartieAction) => type } : {})}
          />,
        ),
      );
    expect(board(false)).toContain('But de J1 : 4 points de plus, par ses prises.');
    expect([board(true), board(false)].map((text) => text.includes('data-commande="resoudre"'))).toEqual([true, false]);
  });
  test('what is found can be played to the goal, step by step', () => {
    const solution = solveTurn(start());
    if (solution.kind !== 'found') throw new Error(solution.kind);
    const line = lineOf(start(), solution.actions);
    let state = start();
    for (const [i, { action }] of line.entries()) {
      expect(placeOn(line, state)).toBe(i);
      expect(escarmouche.refuse(state, action)).toBeUndefined();
      state = escarmouche.apply(state, action).state;
    }
    expect([state.outcome?.won, placeOn(line, state)]).toEqual([true, undefined]);
    expect(verdictOf(solution)).toMatch(/^Oui : une solution en \d+ coups/);
  });
  test('no, and I do not know, are not the same', () => {
    expect(verdictOf({ kind: 'none', visited: 812 })).toBe(
      'Non : aucune, depuis ce moment. Recherche complète, 812 positions.',
    );
    expect(verdictOf({ kind: 'silent', why: 'budget', visited: 9 })).toContain('ni oui, ni non');
  });
});

describe('the part of the board that an example shows', () => {
  test('E1: a few rows around; a fleet in each corner: the whole board', () => {
    const { state, events } = at(E1, turned, squadron('a'), volley);
    const frame = frameOf([{ state, events }]);
    expect(frame).toBeDefined();
    const text = render(<PartieBoard state={state} events={events} frame={frame} />);
    expect(text.match(/role="gridcell"/g)!.length).toBeLessThan(100);
    const corners = at({ ships: { '0a1': '-11,0/0', '1a1': '11,0/3', '2a1': '0,-11/5', '0a2': '0,11/2' } });
    expect(frameOf([corners])).toBeUndefined();
  });
  test('nothing that the example draws lies outside', () => {
    const steps = [at(E2), at(E2, turned, squadron('a')), at(E2, turned, squadron('a'), volley)];
    const frame = frameOf(steps);
    const text = render(<PartieBoard {...steps[1]!} frame={frame} />);
    for (const [q, r] of [
      [-5, 0],
      [-5, 2],
      [4, -2],
      [-1, 2],
    ] as const)
      expect(plain(text)).toContain(`(${q < 0 ? `−${-q}` : q}, ${r < 0 ? `−${-r}` : r})`);
  });
  test('worked examples, by their ids: a skirmish too', () => {
    expect(frameOfExample('battle-beyond-space.tir-masque')).toHaveLength(4);
    expect(frameOfExample('battle-beyond-space.quatre-points-ce-tour')).toHaveLength(4);
    expect(frameOfExample('battle-beyond-space.placer-sa-flotte')).toBeUndefined();
  });
  test('where nothing stands: the ring, and some cells around', () => {
    const frame = known(frameOfExample('battle-beyond-space.la-main-se-vide'));
    expect(frame.map((cell) => apart(cell, cellOf(0, 0)))).toEqual([3, 3, 3, 3]);
  });
  test('overlays add up', () => {
    expect(together([{ notes: { 1: 'a' } }, { notes: { 2: 'b' }, marks: [{ cell: 3 }] }])).toEqual({
      marks: [{ cell: 3 }],
      paths: [],
      shots: [],
      ships: [],
      notes: { 1: 'a', 2: 'b' },
    });
  });
});

test('what the game stands at counts who took part: not a fleet that was never there', () => {
  const counted = (spec: PositionSpec): readonly string[] =>
    mode.tallies(at(spec).state).map(({ label }) => label.replace(/\s.*/, ''));
  const ships: PositionSpec['ships'] = { '0a1': '0,0/0', '1a1': '5,0/3' };
  expect(counted({ card: [0, 0, 0], ships })).toEqual(['J1', 'J2']);
  expect(counted({ card: [0, 0, 0], ships, prizes: { 2: { probes: 1 } } })).toEqual(['J1', 'J2', 'J3']);
  expect(counted({ card: [0, 0, 0], ships: { ...ships, '2a1': '0,5/1' } })).toEqual(['J1', 'J2', 'J3']);
});
