// Diagrams of the powers: what each one lets its player do, as the engine offers it, and what comes of it.
import { BLAST_RADIUS, RANGE } from '../../engine/battle-beyond-space/constants.ts';
import { cellAt } from '../../engine/battle-beyond-space/data.ts';
import { node } from '../../engine/battle-beyond-space/partie/node.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import { listed } from '../../engine/kernel/play.ts';
import { flights, hintsOf } from './hints.ts';
import type { Overlay } from './marks.ts';
import { landingsOf } from './previews.ts';
import { allowed } from './schemas-base.ts';
import {
  at,
  type BbsSchema,
  type Drawn,
  drawing,
  eventsOf,
  panels,
  run,
  toDestroyer,
  type Step,
  taken,
} from './schemas-kit.ts';
import { toldOf } from './told.ts';

const TURN: PartieAction = { type: 'turn-card', card: 0 };
const MOVE: PartieAction = { type: 'squadron', squadron: 'a' };

// ── Terriens
const elite = (): Drawn => {
  const step = at(
    run(
      {
        card: [2, 0, 0],
        powers: ['terriens-1!'],
        elite: '0a1',
        asteroids: [[1, 0]],
        ships: { '0a1': '0,0/0', '1a1': '-1,2/2', '1D1': '-2,0/2' },
      },
      TURN,
      MOVE,
    ),
    -1,
  );
  const { state } = step;
  return drawing(
    'Vitesse 2 : l’élite, marquée d’une étoile, peut s’arrêter sur chacune de ces cases, tournée comme elle veut.',
    panels([{ title: 'Où l’élite peut finir', state, over: allowed(state) }]),
    [
      ['reach', 'arrivée permise'],
      ['danger', 'collision à venir'],
    ],
    taken(step, 'Le vol d’une élite'),
  );
};
const volley = (spec: PositionSpec): { readonly state: PartieState; readonly over: Overlay } => {
  const steps = run({ card: [0, 0, 0], ...spec }, TURN, MOVE, { type: 'volley' });
  return { state: at(steps, 2).state, over: toldOf(eventsOf(at(steps, -1), 'fired', 'missed'), at(steps, 2).state) };
};
const longuePortee = (): Drawn => {
  const spec: PositionSpec = { asteroids: [[3, 0]], ships: { '0a1': '0,0/0', '1a1': '8,0/3' } };
  return {
    ...drawing(
      `La même ligne, sans le pouvoir puis avec lui : ${RANGE.longFighter} cases au lieu de ${RANGE.fighter}, et l’astéroïde n’arrête plus le tir.`,
      panels(
        [
          { title: 'Un chasseur ordinaire : arrêté', ...volley(spec) },
          { title: 'Longue portée : touché', ...volley({ ...spec, powers: ['terriens-2!'] }) },
        ],
        0,
      ),
    ),
    long: true,
  };
};
const apresCollision = (): Drawn => {
  const spec: PositionSpec = {
    card: [3, 0, 0],
    powers: ['terriens-3'],
    ships: { '0a1': '0,0/0', '1a1': '3,0/3', '1a2': '4,1/3', '1D1': '4,-2/4' },
  };
  const steps = run(spec, TURN, MOVE, { type: 'explode', ship: '0a1' });
  const [before, last] = [at(steps, 1), at(steps, -1)];
  return drawing(
    `Détruit par une collision, il explose encore : le souffle part de la case du choc, à ${BLAST_RADIUS} cases.`,
    panels([
      { title: 'Avant : la collision', state: before.state, over: flights(landingsOf(before.state, MOVE)) },
      {
        title: 'Après : le souffle',
        state: last.state,
        over: toldOf(eventsOf(last, 'exploded', 'destroyed'), last.state),
      },
    ]),
    [['blast', 'case du souffle']],
    taken(before, 'Exploser après un choc', 'avant'),
  );
};

// ── Vonyan
const pushed = (ships: PositionSpec['ships']): readonly { readonly state: PartieState; readonly over: Overlay }[] => {
  const steps = run(
    { powers: ['vonyan-1!'], asteroids: [[2, 0]], ships: { '0D1': '-1,0/0', ...ships } },
    { type: 'asteroid', from: cellAt([2, 0]), to: cellAt([3, 0]) },
  );
  const [before, last] = [at(steps, 0), at(steps, -1)];
  return [
    { state: before.state, over: { paths: [{ cells: [cellAt([2, 0]), cellAt([3, 0])] }] } },
    { state: last.state, over: toldOf(eventsOf(last, 'destroyed'), last.state) },
  ];
};
const chocs = (): Drawn => {
  const titles = ['Avant', 'Après'] as const;
  const cases = [
    ['un chasseur', pushed({ '1a1': '3,0/3' })],
    ['un destroyer intact', pushed({ '1D1': '3,0/1' })],
    ['un destroyer endommagé', pushed({ '1D1': '3,0/1*' })],
  ] as const;
  return drawing(
    'L’astéroïde prend la place d’un chasseur, se brise sur un destroyer intact, détruit un destroyer endommagé.',
    panels(
      cases.flatMap(([what, states]) =>
        states.map((one, i) => ({ ...one, title: `${titles[i] ?? ''} : sur ${what}` })),
      ),
    ),
  );
};
const pousser = (): Drawn => {
  const step = at(
    run({
      powers: ['vonyan-1!'],
      asteroids: [
        [2, 0],
        [-1, 2],
        [5, -1],
      ],
      ships: { '0D1': '-1,0/0', '1a1': '3,0/3' },
    }),
    0,
  );
  const { state } = step;
  const options = listed(node(state)).filter(({ type }) => type === 'asteroid');
  return drawing(
    'Les astéroïdes que ce destroyer peut pousser, et les cases où celui de droite irait. Le plus lointain est hors de portée.',
    panels([
      { title: 'Lesquels', state, over: hintsOf(state, options, 'asteroid', undefined) },
      { title: 'Où', state, over: hintsOf(state, options, 'asteroid', cellAt([2, 0])) },
    ]),
    [
      ['reach', 'permis'],
      ['danger', 'choc avec un vaisseau'],
    ],
    taken(step, 'Pousser un astéroïde'),
  );
};
const doubler = (): Drawn => {
  const spec: PositionSpec = {
    card: [3, 1, 0],
    powers: ['vonyan-2!'],
    ships: { '0a1': '0,0/0', '0a2': '0,1/0', '1a1': '8,0/3', '1a2': '5,1/3' },
  };
  const steps = run(
    spec,
    TURN,
    MOVE,
    { type: 'pace', ship: '0a1', double: true },
    { type: 'pace', ship: '0a2', double: false },
  );
  const shots = at(
    run(
      spec,
      TURN,
      MOVE,
      { type: 'pace', ship: '0a1', double: true },
      { type: 'pace', ship: '0a2', double: false },
      { type: 'volley' },
    ),
    -1,
  );
  const last = at(steps, -1);
  return {
    ...drawing(
      'Vitesse 3 : a1 double et fait 6 cases, a2 en fait 3. Celui qui a doublé ne tire pas.',
      panels(
        [
          { title: 'Le vol', state: last.state, over: toldOf(eventsOf(last, 'moved'), last.state) },
          { title: 'Le tir', state: last.state, over: toldOf(eventsOf(shots, 'fired', 'missed'), last.state) },
        ],
        0,
      ),
    ),
    long: true,
  };
};

// ── Valkyries
const bonus = (): Drawn => {
  const ends = (power: 'valkyries' | 'valkyries-1!'): Step & { readonly over: Overlay } => {
    const spec: PositionSpec = { card: [0, 0, 2], powers: [power], ships: { '0D1': '0,0/0' } };
    const step = at(run(spec, ...toDestroyer(spec)), -1);
    return { ...step, over: allowed(step.state) };
  };
  const more = ends('valkyries-1!');
  return drawing(
    'La même carte, 2 points d’action : sans le pouvoir, puis avec lui.',
    panels(
      [
        { title: 'Un destroyer ordinaire', ...ends('valkyries') },
        { title: 'Avec les moteurs renforcés', ...more },
      ],
      0,
    ),
    [['zone', 'l’avant peut finir là']],
    taken(more, 'Les moteurs renforcés', 'au dernier dessin'),
  );
};

// ── Dreckach
const blindage = (): Drawn => {
  const spec: PositionSpec = {
    active: 0,
    round: 2,
    powers: [undefined, 'dreckach-1!'],
    shield: ['1D1', 3],
    card: [2, 0, 0],
    ships: { '0a1': '-2,0/0', '0a2': '1,-4/5', '0b1': '-4,2/0', '1D1': '1,0/0' },
  };
  const steps = run(spec, TURN, MOVE);
  const last = at(run(spec, TURN, MOVE, { type: 'volley' }), -1);
  const moved = at(steps, -1);
  return drawing(
    'Deux chasseurs tirent sur un destroyer blindé : ni dégât, ni marqueur.',
    panels([
      { title: 'Les tirs portent', state: moved.state, over: toldOf(eventsOf(last, 'fired', 'missed'), moved.state) },
      { title: 'Après : intact', state: last.state },
    ]),
  );
};
const foncer = (): Drawn => {
  const spec: PositionSpec = {
    card: [0, 0, 3],
    round: 2,
    powers: ['dreckach-1!'],
    shield: ['0D1', 2],
    asteroids: [
      [3, 0],
      [5, 0],
    ],
    ships: { '0D1': '0,0/0', '1a1': '4,0/3' },
  };
  const advance: PartieAction = { type: 'helm', helm: 'A' };
  const steps = run(spec, ...toDestroyer(spec), advance, advance, advance);
  const last = at(steps, -1);
  return {
    ...drawing(
      'Trois avances : le destroyer blindé pulvérise ce qu’il trouve sous ses deux cases d’arrivée, et rien d’autre.',
      panels([
        { title: 'Avant', state: at(steps, 0).state },
        { title: 'Après', state: last.state, over: toldOf(eventsOf(last, 'destroyed', 'asteroid-taken'), last.state) },
      ]),
    ),
    long: true,
  };
};

const resurrection = (): Drawn => {
  const spec: PositionSpec = {
    active: 1,
    round: 5,
    card: [2, 0, 0],
    powers: ['dreckach-2'],
    ships: { '0a4': '5,-7/3', '0c1': '4,-9/5', '0c2': '6,-10/4', '1b1': '1,-7/0' },
  };
  const steps = run(
    spec,
    TURN,
    { type: 'squadron', squadron: 'b' },
    { type: 'volley' },
    { type: 'draw', card: 1 },
    { type: 'resurrect', seat: 1, squadron: 'b' },
  );
  const shot = at(steps, 3);
  const last = at(steps, -1);
  const back = last.state;
  return drawing(
    'Abattu par un escadron, a4 revient à la fin de ce tour sur une case vide de sa zone de départ.',
    panels([
      {
        title: 'Au tour de l’adversaire : abattu',
        state: at(steps, 2).state,
        over: toldOf(eventsOf(shot, 'fired'), at(steps, 2).state),
      },
      { title: 'À la fin de ce tour : où il peut revenir', state: back, over: allowed(back) },
    ]),
    [['reach', 'place permise']],
    taken(last, 'Une résurrection'),
  );
};

export const POWER_BOARDS: Readonly<Record<string, () => BbsSchema>> = {
  elite,
  'longue-portee': longuePortee,
  'apres-collision': apresCollision,
  pousser,
  chocs,
  doubler,
  bonus,
  blindage,
  foncer,
  resurrection,
};
