// Diagrams of moves and collisions: before, and after the engine has played.
import { capital } from '../../engine/kernel/french.ts';
import { ahead, type Helm, sidesBetween } from '../../engine/hex/cells.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { cellAt } from '../../engine/battle-beyond-space/data.ts';
import { turnable } from '../../engine/battle-beyond-space/partie/rotate.ts';
import type { PartieAction } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import { FACING_NAMES, HELM_NAMES } from '../../engine/battle-beyond-space/words.ts';
import type { Place } from '../../engine/battle-beyond-space/types.ts';
import { known } from '../../engine/kernel/result.ts';
import { flights } from './hints.ts';
import { NOTHING, type Overlay, together } from './marks.ts';
import { landingsOf } from './previews.ts';
import { at, type Drawn, drawing, eventsOf, type Legend, panels, run, toDestroyer, taken } from './schemas-kit.ts';
import { toldOf } from './told.ts';

const TURN: PartieAction = { type: 'turn-card', card: 0 };
const MOVE: PartieAction = { type: 'squadron', squadron: 'a' };
const helm = (action: Helm): PartieAction => ({ type: 'helm', helm: action });

// ── Facings
const SHORT = ['E', 'NE', 'NO', 'O', 'SO', 'SE'] as const;
/** A fighter alone, and its six neighbours. */
const alone = () => at(run({ ships: { '0a1': '0,0/0' } }), 0).state;
const HERE = cellAt([0, 0]);
export const orientations = (): Drawn => {
  const state = alone();
  const around = DIRECTIONS.map((facing) => ({ facing, cell: ahead(HERE, facing) }));
  const sides = turnable(0, 3).map((facing) => ({ facing, cell: ahead(HERE, facing), n: sidesBetween(0, facing) }));
  return drawing(
    'Six orientations : un vaisseau regarde toujours l’une des six cases voisines, jamais un sommet. À droite, ce chasseur regarde l’est, et chaque case porte le nombre de côtés qu’il doit tourner pour la regarder.',
    [
      ...panels(
        [
          {
            title: 'Les noms des six orientations',
            state,
            over: {
              notes: Object.fromEntries(around.map(({ facing, cell }) => [cell, SHORT[facing]])),
              marks: around.map(({ facing, cell }) => ({ cell, say: FACING_NAMES[facing] })),
            },
          },
        ],
        0,
      ),
      ...panels(
        [
          {
            title: 'De combien de côtés tourner',
            state,
            over: {
              notes: Object.fromEntries(sides.map(({ cell, n }) => [cell, `${n}`])),
              marks: sides.map(({ cell, n }) => ({
                cell,
                say: n === 0 ? 'sans tourner' : `${n} ${n > 1 ? 'côtés' : 'côté'}`,
              })),
            },
          },
        ],
        0,
      ),
    ],
  );
};

// ── Collisions of a fighter: it flies, then what is left
interface Crash {
  readonly caption: string;
  readonly position: PositionSpec;
  readonly after?: readonly PartieAction[]; // what its player answers
  readonly edge?: Place; // a cell that must be shown too
}
const LANDED = ['destroyed', 'damaged', 'probe-taken', 'strayed'] as const;
const CRASH_LEGEND: Legend = [['danger', 'collision à venir']];
const crash = ({ caption, position, after = [], edge }: Crash): Drawn => {
  const also: Overlay = edge === undefined ? NOTHING : { marks: [{ cell: cellAt(edge) }] };
  const steps = run(position, TURN, MOVE, ...after);
  const before = at(steps, 1);
  const last = at(steps, -1);
  return drawing(
    caption,
    panels([
      {
        title: 'Avant : le chasseur va arriver',
        state: before.state,
        over: together([flights(landingsOf(before.state, MOVE)), also]),
      },
      {
        title: 'Après',
        state: last.state,
        over: together([
          toldOf(
            steps.slice(2).flatMap((step) => eventsOf(step, ...LANDED)),
            last.state,
          ),
          also,
        ]),
      },
    ]),
    CRASH_LEGEND,
  );
};
export const CRASHES: Readonly<Record<string, () => Drawn>> = {
  'collision-chasseur-ennemi': () =>
    crash({
      caption: 'Un chasseur finit sur un chasseur ennemi : aucun des deux ne reste.',
      position: { card: [3, 0, 0], ships: { '0a1': '0,0/0', '1a1': '3,0/3' } },
    }),
  'collision-chasseur-allie': () =>
    crash({
      caption: 'Un chasseur finit sur un chasseur de son camp. Son joueur a gardé ici celui qui arrivait.',
      position: { card: [3, 1, 0], ships: { '0a1': '0,0/0', '0b1': '3,0/4' } },
      after: [{ type: 'keep', ship: '0a1' }],
    }),
  'collision-asteroide': () =>
    crash({
      caption: 'Un chasseur finit sur un astéroïde : lui seul disparaît.',
      position: { card: [3, 0, 0], asteroids: [[3, 0]], ships: { '0a1': '0,0/0' } },
    }),
  'collision-destroyer-ennemi': () =>
    crash({
      caption:
        'Un chasseur finit sur un destroyer ennemi intact : le chasseur disparaît, le destroyer est marqué d’un dommage.',
      position: { card: [3, 0, 0], ships: { '0a1': '0,0/0', '1D1': '3,0/1' } },
    }),
  'collision-destroyer-allie': () =>
    crash({
      caption: 'Un chasseur finit sur un destroyer de son camp : le destroyer n’a rien, le chasseur est perdu.',
      position: { card: [3, 0, 0], ships: { '0a1': '0,0/0', '0D1': '3,0/1' } },
    }),
  'collision-sonde': () =>
    crash({
      caption: 'Un chasseur finit sur une sonde : il la ramasse et garde la case.',
      position: { card: [3, 1, 0], probes: [[3, 0]], ships: { '0a1': '0,0/0' } },
    }),
  'collision-hors-plateau': () =>
    crash({
      caption: 'Au bord, la vitesse emmène ce chasseur hors du plateau : il est perdu.',
      position: { card: [4, 0, 0], ships: { '0a1': '8,0/0' } },
      edge: [11, 0],
    }),
};

// ── Collisions of a destroyer: one forward, then what is left
const ram = (name: string, caption: string, position: PositionSpec): Drawn => {
  const steps = run({ card: [0, 0, 1], ...position }, ...toDestroyer(position), helm('A'));
  const [before, last] = [at(steps, -2), at(steps, -1)];
  return drawing(
    caption,
    panels([
      {
        title: 'Avant : le destroyer avance d’une case',
        state: before.state,
        over: { paths: [{ cells: [cellAt([1, 0]), cellAt([2, 0])] }] },
      },
      { title: 'Après', state: last.state, over: toldOf(eventsOf(last, ...LANDED), last.state) },
    ]),
    [],
    taken(before, name, 'avant'),
  );
};
export const RAMS: Readonly<Record<string, () => Drawn>> = {
  'destroyer-chasseur-ennemi': () =>
    ram(
      'Un destroyer et un chasseur ennemi',
      'Un destroyer finit sur un chasseur ennemi : le chasseur disparaît, le destroyer est marqué d’un dommage.',
      {
        ships: { '0D1': '0,0/0', '1a1': '2,0/3' },
      },
    ),
  'destroyer-chasseur-allie': () =>
    ram(
      'Un destroyer et un chasseur allié',
      'Un destroyer finit sur un chasseur de son camp : le chasseur disparaît, le destroyer n’a rien.',
      {
        ships: { '0D1': '0,0/0', '0a1': '2,0/1' },
      },
    ),
  'destroyer-sonde': () =>
    ram(
      'Un destroyer et une sonde',
      'Un destroyer finit sur une sonde : il la ramasse. Il en ramasserait deux si chacune de ses cases en couvrait une.',
      { probes: [[2, 0]], ships: { '0D1': '0,0/0' } },
    ),
};

// ── At the helm
const STEERED = ['helmed'] as const;
const HELM: PositionSpec['card'] = [0, 0, 4];
const steered = (position: PositionSpec, ...actions: readonly Helm[]) => {
  const steps = run({ card: HELM, ...position }, ...toDestroyer(position), ...actions.map(helm));
  return steps.slice(-actions.length).map((step, i) => ({
    ...step,
    helm: known(actions[i]),
    over: toldOf(eventsOf(step, ...STEERED), step.state),
  }));
};
const ALONE: PositionSpec = { ships: { '0D1': '0,0/0' } };
export const avanceEtPivots = (): Drawn => {
  const each = (['A', 'ARG', 'ARD', 'AVG', 'AVD'] as const).flatMap((action) => steered(ALONE, action));
  return drawing(
    'Les cinq actions d’un destroyer, à 1 point chacune. En pointillé, la place qu’il quitte. Pivoter sur l’arrière laisse la case arrière en place, pivoter sur l’avant laisse la case avant.',
    panels(
      each.map(({ helm: action, state, over }) => ({ title: `${action} : ${HELM_NAMES[action]}`, state, over })),
      0,
    ),
    [],
    taken(at(run({ card: HELM, ...ALONE }, ...toDestroyer(ALONE)), -1), 'Piloter un destroyer', 'avant'),
  );
};
export const pasDeCote = (): Drawn => {
  const steps = steered(ALONE, 'AVG', 'ARD');
  return drawing(
    'Deux pivots contraires, l’un sur l’avant, l’autre sur l’arrière : le destroyer retrouve son orientation, une case plus loin sur le côté.',
    panels(
      steps.map(({ helm: action, state, over }, i) => ({
        title: `${i + 1}. ${capital(HELM_NAMES[action])}`,
        state,
        over,
      })),
    ),
    [],
    taken(known(steps.at(-1)), 'Un pas de côté'),
  );
};

// ── Teleportation
export const teleportation = (): Drawn => {
  const jump: PartieAction = { type: 'teleport', q: -1, r: 3 };
  const steps = run(
    {
      round: 2,
      card: [3, 1, 0],
      powers: ['vonyan-3'],
      asteroids: [[2, 1]],
      ships: { '0a1': '0,0/0', '0a2': '1,0/1', '0a3': '0,-1/4' },
    },
    TURN,
    { type: 'engage', squadron: 'a' },
    jump,
  );
  const [before, last] = [at(steps, 2), at(steps, -1)];
  return drawing(
    'Un même saut pour tout l’escadron : la formation et les orientations ne changent pas, quel que soit le côté que chacun regarde.',
    panels([
      {
        title: 'Avant : le même vecteur pour chacun',
        state: before.state,
        over: flights(landingsOf(before.state, jump)),
      },
      { title: 'Après', state: last.state },
    ]),
    [],
    taken(before, 'Une téléportation', 'avant'),
  );
};
