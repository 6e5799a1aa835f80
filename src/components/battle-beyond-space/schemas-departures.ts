// Diagrams of squadrons: they leave, arrive, fire one after the other, turn.
import { ahead } from '../../engine/hex/cells.ts';
import { cellAt } from '../../engine/battle-beyond-space/data.ts';
import { turnable } from '../../engine/battle-beyond-space/partie/rotate.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import { FACING_NAMES } from '../../engine/battle-beyond-space/words.ts';
import { known } from '../../engine/kernel/result.ts';
import { flights } from './hints.ts';
import type { Overlay } from './marks.ts';
import { landingsOf } from './previews.ts';
import { allowed } from './schemas-base.ts';
import { type BbsSchema, at, type Drawn, drawing, eventsOf, type Legend, panels, run, taken } from './schemas-kit.ts';
import { toldOf } from './told.ts';

const TURN: PartieAction = { type: 'turn-card', card: 0 };
const MOVE: PartieAction = { type: 'squadron', squadron: 'a' };
const ALONE: PositionSpec['ships'] = { '0a1': '0,0/0' };
const HERE = cellAt([0, 0]);

// ── Departures
/** A squadron before and after its move; `answers`: what its player is asked meanwhile. */
const departure = (
  caption: string,
  spec: PositionSpec,
  titles: readonly [string, string],
  legend: Legend = [],
  answers: readonly PartieAction[] = [],
): Drawn => {
  const steps = run(spec, TURN, MOVE, ...answers);
  const [before, after] = [at(steps, 1), at(steps, -1)];
  return drawing(
    caption,
    panels([
      { title: titles[0], state: before.state, over: flights(landingsOf(before.state, MOVE)) },
      { title: titles[1], state: after.state, over: toldOf(eventsOf(after, 'destroyed', 'probe-taken'), after.state) },
    ]),
    legend,
  );
};
const survol = (): Drawn => ({
  ...departure(
    'Ennemi, allié, astéroïde, sonde : ce qui est en chemin ne subit rien et ne gêne rien. Seule la case d’arrivée compte.',
    {
      card: [5, 0, 0],
      asteroids: [[3, 0]],
      probes: [[4, 0]],
      ships: { '0a1': '0,0/0', '1a1': '1,0/3', '0b1': '2,0/2' },
    },
    ['Avant : cinq cases à parcourir', 'Après : il s’est posé plus loin'],
  ),
  long: true,
});
const depart = (): Drawn =>
  departure(
    'Vitesse 3 : chacun file du côté qu’il regarde, même celui qui va droit sur un astéroïde.',
    {
      card: [3, 0, 0],
      asteroids: [[2, 1]],
      ships: { '0a1': '0,0/1', '0a2': '0,-1/0', '0a3': '-1,1/0', '1D1': '1,-1/2' },
    },
    ['Avant : tout l’escadron part', 'Après'],
    [['danger', 'collision à venir']],
  );
const choixEscadron = (): Drawn => {
  const step = at(
    run(
      {
        card: [2, 0, 0],
        ships: { '0a1': '-3,1/0', '0a2': '-3,2/0', '0b1': '1,-2/3', '0b2': '2,-2/4', '0c1': '2,2/1', '0c2': '3,1/2' },
      },
      TURN,
    ),
    1,
  );
  const { state } = step;
  return drawing(
    'Un seul des trois escadrons partira, et la même carte vaut pour tous : ici, vitesse 2.',
    panels([{ title: 'Où iraient a, b ou c', state, over: allowed(state) }]),
    [['reach', 'arrivée possible']],
    taken(step, 'Un escadron sur trois'),
  );
};
const croisement = (): Drawn => ({
  ...departure(
    'Ils décollent ensemble : deux équipiers face à face échangent leurs places.',
    { card: [3, 0, 0], ships: { '0a1': '0,0/0', '0a2': '3,0/3' } },
    ['Avant', 'Après : personne ne s’est heurté'],
  ),
  long: true,
});
const arrivees = (): Drawn =>
  departure(
    'Deux chasseurs pour une même case : le premier et l’ennemi se détruisent, le second trouve la case vide.',
    { card: [3, 0, 0], ships: { '0a1': '0,0/0', '0a2': '3,3/2', '1a1': '3,0/3' } },
    ['Avant : deux arrivées sur l’ennemi', 'Après : a1, puis a2'],
    [['danger', 'collision à venir']],
    [{ type: 'arrive', ship: '0a1' }],
  );

// ── Fire, one after the other
const alaSuite = (): Drawn => {
  const spec: PositionSpec = {
    card: [0, 0, 0],
    ships: { '0a1': '0,0/0', '0a2': '3,2/2', '1a1': '3,0/3', '1a2': '3,-2/3' },
  };
  const steps = run(spec, TURN, MOVE, { type: 'fire', ship: '0a1' });
  const [before, last] = [at(steps, 2), at(steps, -1)];
  const [first, ...next] = eventsOf(last, 'fired');
  return drawing(
    'Le premier tir retire son obstacle ; le second passe, et trouve une autre cible.',
    panels(
      [
        { title: 'a1 tire d’abord', state: before.state, over: toldOf([known(first)], before.state) },
        {
          title: 'Puis a2, dont la ligne est dégagée',
          state: last.state,
          over: toldOf([...next, ...eventsOf(last, 'destroyed')], last.state),
        },
      ],
      0,
    ),
    [],
    taken(before, 'Deux tirs à la suite', 'avant'),
  );
};
const deuxCases = (): Drawn => {
  const shot = (ships: PositionSpec['ships']): { readonly state: PartieState; readonly over: Overlay } => {
    const steps = run({ card: [0, 0, 0], ships }, TURN, MOVE, { type: 'volley' });
    return { state: at(steps, 2).state, over: toldOf(eventsOf(at(steps, -1), 'fired'), at(steps, 2).state) };
  };
  return drawing(
    'Avant ou arrière : la première de ses deux cases sur la ligne suffit.',
    panels(
      [
        { title: 'Touché à l’arrière', ...shot({ '0a1': '0,0/0', '1D1': '3,0/1' }) },
        { title: 'Touché à l’avant', ...shot({ '0a1': '0,0/0', '1D1': '3,-1/5' }) },
      ],
      0,
    ),
  );
};

// ── Turns
const rotations = (): Drawn => {
  const { state } = at(run({ ships: ALONE }), 0);
  return drawing(
    'Ce chasseur regarde l’est. En clair, les côtés vers lesquels il peut se tourner selon le chiffre de la carte.',
    [0, 1, 2, 3].flatMap((turn) =>
      panels(
        [
          {
            title: `Rotation ${turn}`,
            state,
            over: {
              marks: [0, 1, 2, 3, 4, 5].map((facing) => {
                const cell = ahead(HERE, facing as 0);
                return turnable(0, turn).some((one) => one === facing)
                  ? { cell, look: 'reach' as const, say: `peut regarder ${FACING_NAMES[facing as 0]}` }
                  : { cell };
              }),
            },
          },
        ],
        0,
      ),
    ),
  );
};
const dispersion = (): Drawn => {
  const spec: PositionSpec = { card: [0, 3, 0], ships: { '0a1': '0,0/0', '0a2': '0,1/0', '0a3': '1,-1/0' } };
  const steps = run(
    spec,
    TURN,
    MOVE,
    { type: 'volley' },
    { type: 'turn', ship: '0a1', facing: 2 },
    { type: 'turn', ship: '0a2', facing: 4 },
  );
  const after = at(steps, -1).state;
  const facing = (i: number): string => String(after.ships[i]?.facing ?? 0);
  const next = at(
    run(
      {
        card: [2, 0, 0],
        ships: {
          '0a1': `0,0/${facing(0)}` as '0,0/0',
          '0a2': `0,1/${facing(1)}` as '0,0/0',
          '0a3': `1,-1/${facing(2)}` as '0,0/0',
        },
      },
      TURN,
    ),
    1,
  ).state;
  return drawing(
    'Chacun tourne comme il veut ; à son prochain départ, l’escadron se disperse, et reste un seul escadron.',
    panels([
      { title: 'Avant les rotations', state: at(steps, 0).state },
      { title: 'Après : au prochain départ, à la vitesse 2', state: next, over: flights(landingsOf(next, MOVE)) },
    ]),
  );
};

const sondeSurvolee = (): Drawn => ({
  ...departure(
    'Survolée, la sonde reste : il faut finir dessus.',
    { card: [3, 0, 0], probes: [[2, 0]], ships: { '0a1': '0,0/0' } },
    ['Avant : la sonde est en chemin', 'Après : elle est toujours là'],
  ),
  long: true,
});

export const DEPARTURES: Readonly<Record<string, () => BbsSchema>> = {
  survol,
  depart,
  'choix-escadron': choixEscadron,
  croisement,
  arrivees,
  'a-la-suite': alaSuite,
  'deux-cases': deuxCases,
  rotations,
  dispersion,
  'sonde-survolee': sondeSurvolee,
};
