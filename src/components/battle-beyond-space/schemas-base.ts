// Diagrams of the first chapters: what the two kinds of ships reach, fleets, the centre, where a manoeuvre may end.
import { capital } from '../../engine/kernel/french.ts';
import { ahead } from '../../engine/hex/cells.ts';
import { BOX, RANGE } from '../../engine/battle-beyond-space/constants.ts';
import {
  cellAt,
  EXAMPLE_ASTEROIDS,
  EXAMPLE_FLEETS,
  EXAMPLE_LABEL,
  probesAround,
} from '../../engine/battle-beyond-space/data.ts';
import { curvesOf } from '../../engine/battle-beyond-space/partie/board.ts';
import { connected } from '../../engine/battle-beyond-space/partie/deploy.ts';
import { helmShip } from '../../engine/battle-beyond-space/partie/helm.ts';
import { node } from '../../engine/battle-beyond-space/partie/node.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PositionSpec } from '../../engine/battle-beyond-space/positions.ts';
import { count } from '../../engine/battle-beyond-space/words.ts';
import { listed } from '../../engine/kernel/play.ts';
import { hintsOf } from './hints.ts';
import { type Overlay, together } from './marks.ts';
import {
  type BbsSchema,
  at,
  type Drawn,
  drawing,
  eventsOf,
  type Legend,
  panels,
  run,
  start,
  toDestroyer,
  type Step,
  taken,
} from './schemas-kit.ts';
import { toldOf } from './told.ts';

const TURN: PartieAction = { type: 'turn-card', card: 0 };
const MOVE: PartieAction = { type: 'squadron', squadron: 'a' };
const HERE = cellAt([0, 0]);
/** What the rules allow now. */
export const allowed = (state: PartieState): Overlay => hintsOf(state, listed(node(state)), 'step', undefined);
const REACH: Legend = [
  ['zone', 'case à portée'],
  ['target', 'cible possible'],
];

// ── What they reach
const ALONE: PositionSpec['ships'] = { '0a1': '0,0/0' };
const ahead5 = (): { readonly state: PartieState; readonly over: Overlay } => {
  const { state } = at(run({ card: [0, 0, 0], ships: ALONE }, TURN, MOVE, { type: 'volley' }), 2);
  const line = Array.from({ length: RANGE.fighter }, (_, i) => ahead(HERE, 0, i + 1));
  return {
    state,
    over: {
      marks: line.map((cell, i) => ({ cell, look: 'zone', say: `à ${count(i + 1, 'case')}` })),
      notes: Object.fromEntries(line.map((cell, i) => [cell, `${i + 1}`])),
    },
  };
};
const around2 = (): Step & { readonly over: Overlay } => {
  const spec: PositionSpec = { card: [0, 0, 0], ships: { '0D1': '0,0/0', '1a1': '-1,2/2' } };
  const step = at(run(spec, ...toDestroyer(spec)), -1);
  const { state } = step;
  const near = [...curvesOf(state, helmShip(state)).values()];
  return {
    ...step,
    over: together([
      allowed(state),
      { notes: Object.fromEntries(near.map(({ at: cell, through }) => [cell, through === null ? '1' : '2'])) },
    ]),
  };
};
const porteeDestroyer = (): Drawn => {
  const near = around2();
  return drawing(
    'La distance se compte depuis la plus proche de ses deux cases.',
    panels([{ title: `${RANGE.destroyer} cases, de tous les côtés`, ...near }], 0),
    REACH,
    taken(near, 'À portée d’un destroyer'),
  );
};
const porteeChasseur = (): Drawn => ({
  ...drawing(
    'La distance se compte devant le chasseur, la dernière case comprise.',
    panels([{ title: `${RANGE.fighter} cases, droit devant`, ...ahead5() }]),
    [['zone', 'case à portée']],
  ),
  long: true,
});
const deuxVaisseaux = (): Drawn =>
  drawing(
    'Le chasseur tire loin et droit devant ; le destroyer tire près, tout autour de lui.',
    [
      ...panels([{ title: `Le chasseur : 1 case, un tir à ${RANGE.fighter} cases`, ...ahead5() }]),
      ...panels([{ title: `Le destroyer : 2 cases, un tir à ${RANGE.destroyer}`, ...around2() }], 0),
    ],
    REACH,
  );

// ── Set-up
const deployed = (): PartieState =>
  start({
    name: 'Une flotte',
    kind: 'libre',
    players: EXAMPLE_FLEETS[3].map((fleet, i) => ({
      race: null,
      fleet: i === 0 ? fleet : { fighters: [], destroyers: [] },
    })),
    first: 0,
    asteroids: [],
    probes: [],
  });
const flotte = (): Drawn =>
  drawing(
    `Une flotte entière (${EXAMPLE_LABEL}) : les escadrons a, b et c, chacun d’un seul tenant, deux destroyers, et une case vide.`,
    panels([{ title: `${BOX.fighters} chasseurs et ${BOX.destroyers} destroyers dans leur zone`, state: deployed() }]),
    [['zone-0', 'zone de départ']],
  );
/** A squadron laid in two ways; whether it holds together is asked of the engine. */
const escadron = (): Drawn => {
  const laid = (ships: PositionSpec['ships']): { readonly title: string; readonly state: PartieState } => {
    const { state } = at(run({ ships }), 0);
    const own = state.ships.filter(({ fate }) => fate === 'play').map(({ cell }) => cell);
    return { title: connected(own) ? 'D’un seul tenant : permis' : 'En deux morceaux : refusé', state };
  };
  return drawing(
    'On va d’un chasseur à l’autre par des cases voisines, toutes occupées par l’escadron.',
    panels([
      laid({ '0a1': '0,0/0', '0a2': '1,0/0', '0a3': '1,-1/1', '0a4': '2,-1/0', '0a5': '3,-1/5', '0a6': '0,1/0' }),
      laid({ '0a1': '0,0/0', '0a2': '1,0/0', '0a3': '0,1/1', '0a4': '3,-1/0', '0a5': '4,-1/5', '0a6': '3,0/0' }),
    ]),
  );
};
const avantArriere = (): Drawn => {
  const { state } = at(run({ ships: { '0D1': '0,0/0', '1D1': '0,2/1' } }), 0);
  const ends = [
    [[0, 0], 'AR', 'arrière'],
    [[1, 0], 'AV', 'avant'],
    [[0, 2], 'AR', 'arrière'],
    [[1, 1], 'AV', 'avant'],
  ] as const;
  return drawing(
    'L’avant est la case de tête, du côté que le vaisseau regarde.',
    panels([
      {
        title: 'AR : l’arrière ; AV : l’avant',
        state,
        over: {
          notes: Object.fromEntries(ends.map(([place, note]) => [cellAt(place), note])),
          marks: ends.map(([place, , say]) => ({ cell: cellAt(place), say })),
        },
      },
    ]),
  );
};
const centre = (): Drawn => {
  const steps = run({ asteroids: EXAMPLE_ASTEROIDS[3], probes: probesAround([0, 0]), ring: [0, 0], ships: {} });
  const { state } = at(steps, 0);
  const near = probesAround([0, 0]).map((place) => ({ cell: cellAt(place) }));
  return drawing(
    'Une sonde sur chacune des six cases voisines : ces cases forment l’anneau.',
    panels([{ title: 'Autour de l’astéroïde central', state, over: { marks: near } }]),
    [
      ['central', 'astéroïde central'],
      ['probe', 'sonde'],
      ['ring', 'bord de l’anneau'],
    ],
  );
};

// ── Where a manoeuvre ends
const ouFinir = (): Drawn => {
  const spec: PositionSpec = {
    card: [0, 0, 3],
    asteroids: [[2, 0]],
    probes: [[3, -1]],
    ships: { '0D1': '0,0/0', '0D2': '2,-2/0', '1D1': '1,2/0', '1a1': '4,0/3' },
  };
  const step = at(run(spec, ...toDestroyer(spec)), -1);
  const { state } = step;
  return drawing(
    'Avec 3 points d’action : partout où l’avant de D1 peut finir. Il survole l’astéroïde et les destroyers, sans pouvoir s’y arrêter.',
    panels([{ title: 'Les arrivées permises', state, over: allowed(state) }]),
    [
      ['zone', 'l’avant peut finir là'],
      ['reach', 'à 1 point d’ici'],
    ],
    taken(step, 'Où D1 peut finir'),
  );
};
const deuxSondes = (): Drawn => {
  const spec: PositionSpec = {
    card: [0, 0, 2],
    probes: [
      [2, 0],
      [3, 0],
    ],
    ships: { '0D1': '0,0/0' },
  };
  const steps = run(spec, ...toDestroyer(spec), { type: 'helm', helm: 'A' }, { type: 'helm', helm: 'A' });
  const last = at(steps, -1);
  return {
    ...drawing(
      'Un destroyer qui finit sur deux sondes les ramasse toutes les deux.',
      panels([
        { title: 'Avant', state: at(steps, 0).state },
        {
          title: `${capital('deux')} avances plus tard`,
          state: last.state,
          over: toldOf(eventsOf(last, 'probe-taken'), last.state),
        },
      ]),
    ),
    long: true,
  };
};
export const BASE: Readonly<Record<string, () => BbsSchema>> = {
  'deux-vaisseaux': deuxVaisseaux,
  'portee-chasseur': porteeChasseur,
  'portee-destroyer': porteeDestroyer,
  flotte,
  escadron,
  'avant-arriere': avantArriere,
  centre,
  'ou-finir': ouFinir,
  'deux-sondes': deuxSondes,
};
