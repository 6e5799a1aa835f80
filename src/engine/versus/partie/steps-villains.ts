// Steps that only villains' powers have.
import { known, type Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { SWARMS } from '../constants.ts';
import { cardOf } from '../data.ts';
import type { VerbName } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import type { TileId } from '../types.ts';
import { activate } from './activate.ts';
import { figuresOf, hqFigure, hqUp, isShielded, isUp, sideOf, tileOf } from './reads.ts';
import { type Doing, forward, hqOf, hqStands, idle, pickedOf, type PowerTask, putMarker, type Verbs } from './steps.ts';
import type { Marker, PartieState } from './types.ts';
import { changeFigure, changeSide, changeTile, moveCubes, moveDiscs, type Work } from './work.ts';

const MOST_BOUNDARIES = 8; // more than a move crosses on any map: a list has to stop
const DUEL_CUBES = 3;
const toEnd = (river: readonly TileId[], tile: TileId): readonly TileId[] => [
  ...river.filter((one) => one !== tile),
  tile,
];
const swapIn = (river: readonly TileId[], a: TileId, b: TileId): readonly TileId[] =>
  river.map((one) => (one === a ? b : one === b ? a : one));
const swarms = ({ markers }: PartieState): readonly Marker[] => markers.filter(({ kind }) => kind === 'swarm');
/** Ratcatcher stands somewhere without a swarm. */
const needsSwarm = (state: PartieState): boolean => {
  const hq = hqOf(state);
  return hq !== undefined && isUp(hq) && (hq.zone === null || !swarms(state).some(({ zone }) => zone === hq.zone));
};
// ── Clayface and Bane
const wear = (work: Work, task: PowerTask, rules: Some<VsRule>): void => {
  const avatar = known(work.state.avatar ?? undefined);
  const out = tileOf(work.state, 'clayface')?.face === 'absent';
  const [from, to] = out ? [avatar, 'clayface'] : ['clayface', avatar];
  const zone = figuresOf(work.state, from)[0]?.zone ?? null;
  for (const { id } of figuresOf(work.state, from)) changeFigure(work, id, { at: 'reserve', zone: null });
  for (const { id } of figuresOf(work.state, to)) changeFigure(work, id, { at: 'board', zone });
  changeTile(work, from, { face: 'absent' });
  changeTile(work, to, { face: 'active' });
  changeSide(work, 'villain', { river: sideOf(work.state, 'villain').river.map((one) => (one === from ? to : one)) });
  const [enters, leaves] = [rules[0], rules[1] ?? rules[0]];
  tell(work, {
    type: 'transformed',
    from,
    to,
    life: figuresOf(work.state, 'clayface')[0]?.life ?? null,
    cites: out
      ? [leaves]
      : [enters, 'vs.pouvoirs-vilains.clayface-avatar-sans-pouvoir', 'vs.pouvoirs-vilains.clayface-avatar-association'],
  });
  forward(work, task);
};
const VENOM = 'bane-venom-injected';
const transform = (work: Work, task: PowerTask, cites: Some<VsRule>): void => {
  const { state } = work;
  const old = known(figuresOf(state, 'bane')[0]);
  const tile = known(tileOf(state, 'bane'));
  const card = cardOf(state.fixed.pool, VENOM);
  const most = card?.life ?? null;
  const life = most !== null && state.fixed.options.baneKeepsWounds ? Math.max(1, most - old.wounds) : most;
  change(work, {
    tiles: [
      ...state.tiles.map((one) =>
        one.id === 'bane' ? { ...one, face: 'boxed' as const, part: 'beside' as const } : one,
      ),
      { ...tile, id: VENOM, name: card?.name ?? tile.name, part: 'hq' },
    ],
    figures: [
      ...state.figures.filter(({ tile: of }) => of !== 'bane'),
      {
        ...old,
        id: `${VENOM}#1`,
        tile: VENOM,
        life,
        most,
        wounds: state.fixed.options.baneKeepsWounds ? old.wounds : 0,
      },
    ],
  });
  changeSide(work, 'villain', {
    hq: VENOM,
    river: sideOf(state, 'villain').river.map((one) => (one === 'bane' ? VENOM : one)),
  });
  tell(work, { type: 'transformed', from: 'bane', to: VENOM, life, cites });
  forward(work, task);
};

type Villains = Extract<
  VerbName,
  | 'transform'
  | 'avatar'
  | 'exchange'
  | 'swap'
  | 'steal'
  | 'to-last'
  | 'boundaries'
  | 'lift'
  | 'drop'
  | 'immobilise'
  | 'free-activation'
  | 'swarm'
  | 'rise'
  | 'compare'
  | 'duel'
>;
export const VILLAINS: { readonly [K in Villains]: Doing<Verbs<K>> } = {
  transform: {
    ready: (state, camp) => hqUp(state, camp) && tileOf(state, VENOM) === undefined,
    run: (work, task, { rules }) => transform(work, task, rules),
  },
  avatar: {
    ready: (state, camp) => state.avatar !== null && hqUp(state, camp),
    run: (work, task, { rules }) => wear(work, task, rules),
  },
  exchange: {
    ask: (state) => {
      const river = sideOf(state, state.active).river.filter((id) => tileOf(state, id)?.part !== 'event');
      return river.flatMap((a, i) => river.slice(i + 1).map((b) => ({ type: 'exchange', tiles: [a, b] })));
    },
    run: (work, task, { rules }, action) => {
      if (action?.type !== 'exchange') return;
      const side = work.state.active;
      changeSide(work, side, { river: swapIn(sideOf(work.state, side).river, ...action.tiles) });
      tell(work, { type: 'exchanged', side, tiles: action.tiles, cites: rules });
      forward(work, task);
    },
  },
  swap: {
    run: (work, task, { rules }) => {
      const [hq, other] = [known(hqOf(work.state)), known(pickedOf(work.state, task))];
      changeFigure(work, hq.id, { zone: other.zone });
      changeFigure(work, other.id, { zone: hq.zone });
      tell(work, { type: 'swapped', figures: [hq.id, other.id], cites: rules });
      forward(work, task);
    },
  },
  steal: {
    ready: (state) => sideOf(state, 'hero').discs.unavailable > 0,
    run: (work, task, { rules }) => {
      const [hero, villain] = [sideOf(work.state, 'hero').discs, sideOf(work.state, 'villain').discs];
      const after = {
        hero: { ...hero, unavailable: hero.unavailable - 1 },
        villain: { ...villain, available: villain.available + 1 },
      };
      changeSide(work, 'hero', { discs: after.hero });
      changeSide(work, 'villain', { discs: after.villain });
      tell(work, { type: 'stolen', after, cites: [...rules, 'vs.dpa.total-constant'] });
      forward(work, task);
    },
  },
  'to-last': {
    run: (work, task, { rules }) => {
      const { tile } = known(pickedOf(work.state, task));
      const { side } = known(tileOf(work.state, tile));
      if (sideOf(work.state, side).river.includes(tile))
        changeSide(work, side, { river: toEnd(sideOf(work.state, side).river, tile) });
      tell(work, { type: 'to-last', side, tile, cites: rules });
      forward(work, task);
    },
  },
  boundaries: {
    ask: () => Array.from({ length: MOST_BOUNDARIES + 1 }, (_, number) => ({ type: 'count', number })),
    run: (work, task, { rules }, action) => {
      if (action?.type !== 'count') return;
      tell(work, {
        type: 'dice',
        power: task.power,
        pool: [{ colour: 'orange', count: action.number, reroll: false }],
        cites: rules,
      });
      forward(work, task);
    },
  },
  lift: {
    run: (work, task) => {
      changeFigure(work, known(task.figure), { at: 'carried', zone: null });
      forward(work, task);
    },
  },
  drop: {
    run: (work, task, { rules }) => {
      const [figure, hq] = [known(pickedOf(work.state, task)), known(hqOf(work.state))];
      forward(work, task);
      if (figure.at !== 'carried') return; // its tile has left the river meanwhile
      changeFigure(work, figure.id, { at: 'board', zone: hq.zone });
      if (hq.zone !== null)
        tell(work, { type: 'figure-moved', figure: figure.id, from: null, to: hq.zone, cites: rules });
    },
  },
  immobilise: {
    run: (work, task, { rules }) => {
      const { zone, id } = known(pickedOf(work.state, task));
      const hq = hqOf(work.state);
      const figures = work.state.figures.filter(
        (figure) =>
          isUp(figure) &&
          figure.id !== hq?.id &&
          !isShielded(work.state, figure) &&
          (figure.id === id || (zone !== null && figure.zone === zone)),
      );
      tell(work, { type: 'immobilised', figures: figures.map((one) => one.id), zone, cites: rules });
      forward(work, task);
    },
  },
  'free-activation': {
    run: (work, task, { rules }) => {
      forward(work, task);
      activate(work, known(task.tile), { free: true, cites: rules });
    },
  },
  swarm: {
    ready: () => true,
    ask: (state) =>
      needsSwarm(state) && swarms(state).length === SWARMS && state.fixed.options.ratcatcherMovesToken
        ? [...new Set(swarms(state).flatMap(({ zone }) => (zone === null ? [] : [zone])))].map((zone) => ({
            type: 'pick-zone',
            zone,
          }))
        : undefined,
    run: (work, task, { rules }, action) => {
      const zone = hqOf(work.state)?.zone ?? null;
      if (action?.type === 'pick-zone')
        change(work, {
          markers: work.state.markers.toSpliced(
            work.state.markers.findIndex((one) => one.kind === 'swarm' && one.zone === action.zone),
            1,
          ),
        });
      if (needsSwarm(work.state) && swarms(work.state).length < SWARMS)
        putMarker(work, { kind: 'swarm', zone }, [...rules, 'vs.pouvoirs-vilains.ratcatcher-nuee-effet']);
      else idle(work, task, rules);
      forward(work, task);
    },
  },
  rise: {
    ready: (state, camp) => hqFigure(state, camp)?.at === 'lying',
    run: (work, task, { rules }) => {
      const figure = known(hqOf(work.state));
      changeFigure(work, figure.id, { at: 'board', life: figure.most, wounds: 0 });
      changeTile(work, figure.tile, { face: 'active' });
      tell(work, { type: 'risen', figure: figure.id, life: figure.most, cites: rules });
      const { side } = known(tileOf(work.state, figure.tile));
      const { river } = sideOf(work.state, side);
      if (!river.includes(figure.tile)) {
        // By option, a tile that had left its river comes back with him (A72).
        changeSide(work, side, { river: [...river, figure.tile] });
        tell(work, {
          type: 'moved',
          side,
          tile: figure.tile,
          place: river.length + 1,
          cites: ['vs.m6.evenement', ...rules],
        });
      }
      forward(work, task);
    },
  },
  compare: {
    ready: hqStands,
    run: (work, task, { rules }) => {
      const [hero, villain] = [
        sideOf(work.state, 'hero').discs.available,
        sideOf(work.state, 'villain').discs.available,
      ];
      tell(work, { type: 'compared', hero, villain, cites: rules });
      forward(work, task, { number: hero - villain });
    },
  },
  duel: {
    run: (work, task, { rules }) => {
      const gap = known(task.number);
      const [less, more] = [rules[0], rules[1] ?? rules[0]];
      if (gap > 0) {
        const moved = moveDiscs(work, 'villain', 'unavailable', 'available', gap, task.power, [less]);
        moveDiscs(work, 'hero', 'available', 'unavailable', moved, task.power, [less]);
      } else {
        moveDiscs(work, 'villain', 'unavailable', 'available', 1, task.power, [more]);
        const { cubes } = sideOf(work.state, 'villain');
        const amount = Math.min(DUEL_CUBES, cubes.fatigue);
        const after = moveCubes(cubes, 'fatigue', 'available', amount);
        changeSide(work, 'villain', { cubes: after });
        tell(work, {
          type: 'cubes-moved',
          side: 'villain',
          from: 'fatigue',
          to: 'available',
          amount,
          cubes: after,
          cites: [more],
        });
      }
      forward(work, task);
    },
  },
};
