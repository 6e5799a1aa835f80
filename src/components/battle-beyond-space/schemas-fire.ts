// Diagrams of fire, blasts and the ring: lines and zones are the engine's.
import { cellAt } from '../../engine/battle-beyond-space/data.ts';
import { ringCells, ringOf, scoreOf } from '../../engine/battle-beyond-space/partie/score.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { hintsOf } from './hints.ts';
import type { Overlay } from './marks.ts';
import { markAll } from './marks.ts';
import { at, type Drawn, drawing, eventsOf, panels, run, toDestroyer, type Step, taken } from './schemas-kit.ts';
import { toldOf } from './told.ts';
import { listed } from '../../engine/kernel/play.ts';
import { node } from '../../engine/battle-beyond-space/partie/node.ts';

const TURN: PartieAction = { type: 'turn-card', card: 0 };
const MOVE: PartieAction = { type: 'squadron', squadron: 'a' };

// ── Fire of fighters: they stay, and shoot
const volley = (
  ships: PositionSpec['ships'],
  more: Partial<PositionSpec> = {},
): { readonly state: PartieState; readonly over: Overlay } => {
  const steps = run({ card: [0, 0, 0], ships, ...more }, TURN, MOVE, { type: 'volley' });
  const [before, last] = [at(steps, 2), at(steps, -1)];
  return { state: before.state, over: toldOf(eventsOf(last, 'fired', 'missed'), before.state) };
};
export const tirArrete = (): Drawn => ({
  ...drawing(
    'Quatre tirs droit devant. Une croix marque ce qui les arrête.',
    panels(
      [
        {
          title: 'Un ennemi à portée : touché, et lui seul',
          ...volley({ '0a1': '0,0/0', '1a1': '3,0/3', '1a2': '5,0/3' }),
        },
        {
          title: 'Un astéroïde devant : le tir est perdu',
          ...volley({ '0a1': '0,0/0', '1a1': '4,0/3' }, { asteroids: [[2, 0]] }),
        },
        { title: 'Un allié devant : pas de tir', ...volley({ '0a1': '0,0/0', '0b1': '2,0/0', '1a1': '4,0/3' }) },
        { title: 'Au-delà de 5 cases : hors de portée', ...volley({ '0a1': '0,0/0', '1a1': '6,0/3' }) },
      ],
      0,
    ),
  ),
  long: true,
});

// ── Fire of destroyers
const steered = (spec: PositionSpec): Step => at(run({ card: [0, 0, 0], ...spec }, ...toDestroyer(spec)), -1);
const aimed = (state: PartieState): Overlay => hintsOf(state, listed(node(state)), 'step', undefined);
export const tirCourbe = (): Drawn => {
  const step = steered({
    asteroids: [
      [1, -1],
      [-1, 0],
    ],
    ships: { '0D1': '0,0/0', '1a1': '2,-2/3', '1a2': '-2,1/0', '1a3': '0,2/1', '0b1': '2,0/1', '1a4': '3,0/3' },
  });
  const { state } = step;
  return drawing(
    'Ce que les tourelles de ce destroyer peuvent atteindre. La case qui se trouve derrière l’allié n’est pas éclairée : aucun passage libre n’y mène. Un obstacle, quel qu’il soit, se contourne dès qu’une case libre touche à la fois le destroyer et sa cible.',
    panels([{ title: 'À 2 cases au plus, en contournant', state, over: aimed(state) }]),
    [
      ['zone', 'case à portée'],
      ['target', 'cible possible'],
    ],
    taken(step, 'Tirer en contournant'),
  );
};

const beam = (more: PositionSpec): { readonly state: PartieState; readonly over: Overlay } => {
  const steps = run({ card: [0, 0, 0], powers: ['valkyries-2!'], ...more }, ...toDestroyer(more), { type: 'laser' });
  const [before, last] = [at(steps, -2), at(steps, -1)];
  return { state: before.state, over: toldOf(eventsOf(last, 'laser'), before.state) };
};
export const laser = (): Drawn => ({
  ...drawing(
    'Le laser part de l’avant, tout droit, et porte à 9 cases. Le premier obstacle l’arrête ; un ennemi en est touché.',
    panels(
      [
        { title: 'Un ennemi à 9 cases de l’avant : touché', ...beam({ ships: { '0D1': '0,0/0', '1a1': '10,0/3' } }) },
        {
          title: 'Un astéroïde sur la ligne : arrêté',
          ...beam({ asteroids: [[6, 0]], ships: { '0D1': '0,0/0', '1a1': '10,0/3' } }),
        },
      ],
      0,
    ),
  ),
  long: true,
});

export const superTir = (): Drawn => {
  const spec: PositionSpec = {
    card: [0, 0, 0],
    powers: ['valkyries-3'],
    asteroids: [[2, -1]],
    ships: { '0D1': '0,0/0', '0b1': '1,1/5', '1a1': '2,0/3', '1a2': '4,-1/3', '1a3': '3,1/3', '1D1': '3,0/0' },
  };
  const steps = run(spec, ...toDestroyer(spec), { type: 'super' });
  const [before, last] = [at(steps, -2), at(steps, -1)];
  return drawing(
    'Le super tir balaie 9 cases, trois rangées de trois devant l’avant. Il frappe les deux camps ; l’astéroïde ne protège pas ce qui se trouve derrière lui.',
    panels(
      [
        {
          title: 'Avant : la zone du super tir',
          state: before.state,
          over: toldOf(eventsOf(last, 'super-shot'), before.state),
        },
        { title: 'Après', state: last.state, over: toldOf(eventsOf(last, 'destroyed'), last.state) },
      ],
      0,
    ),
    [['blast', 'case balayée']],
    taken(before, 'Le super tir', 'avant'),
  );
};

// ── A blast
export const explosion = (): Drawn => {
  const spec: PositionSpec = {
    powers: ['terriens-3'],
    ships: { '0a1': '0,0/0', '0b1': '0,-2/0', '1D1': '2,0/0', '1D2': '0,1/5', '1a1': '-2,2/1', '1a2': '-3,0/0' },
  };
  const steps = run(spec, { type: 'explode', ship: '0a1' });
  const [before, last] = [at(steps, 0), at(steps, -1)];
  return drawing(
    'Le souffle d’un chasseur qui explose : toutes les cases à 2 cases de lui ou moins. Un destroyer pris sur une case a un dommage ; pris sur deux, il est détruit.',
    panels(
      [
        { title: 'Avant : le souffle', state: before.state, over: toldOf(eventsOf(last, 'exploded'), before.state) },
        { title: 'Après', state: last.state, over: toldOf(eventsOf(last, 'destroyed'), last.state) },
      ],
      0,
    ),
    [['blast', 'case du souffle']],
    taken(before, 'Une explosion', 'avant'),
  );
};

// ── The ring
/** What each cell of the ring that somebody fills is worth. */
const counted = (state: PartieState): Overlay => {
  const held = state.sides.flatMap((_, seat) => {
    const cells = ringOf(state, seat as Seat);
    const worth = scoreOf(state, seat as Seat).parts.find(({ what }) => what === 'anneau')?.value ?? 0;
    return cells.map((cell) => ({ cell, points: worth / cells.length }));
  });
  return {
    marks: [
      ...markAll(ringCells(state), 'zone'),
      ...held.map(({ cell, points }) => ({ cell, say: `rapporte ${points} points à la fin` })),
    ],
    notes: Object.fromEntries(held.map(({ cell, points }) => [cell, `+${points}`])),
  };
};
export const anneau = (): Drawn => {
  const ships: PositionSpec['ships'] = { '0a1': '1,0/3', '1D1': '0,1/3', '2a1': '-1,-1/5', '0D1': '3,-2/3' };
  const steps = run(
    { powers: ['vonyan-1'], asteroids: [[0, 0]], ring: [0, 0], ships },
    { type: 'reveal', seat: 0 },
    { type: 'asteroid', from: cellAt([0, 0]), to: cellAt([-1, 0]) },
  );
  const [before, last] = [at(steps, 0), at(steps, -1)];
  return drawing(
    'L’anneau : les six cases autour de l’astéroïde central. Si un Vonyan pousse cet astéroïde, l’anneau le suit, et les cases qui comptent changent.',
    panels([
      { title: 'Autour du centre', state: before.state, over: counted(before.state) },
      { title: 'Après que l’astéroïde central a bougé', state: last.state, over: counted(last.state) },
    ]),
    [
      ['ring', 'bord de l’anneau'],
      ['central', 'astéroïde central'],
    ],
    taken(before, 'Autour de l’anneau', 'avant'),
  );
};
