// Steps that powers of both camps have.
import { known } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { powerById } from '../powers.ts';
import type { VerbName } from '../power-types.ts';
import { foe } from '../types.ts';
import { actorsOf, aimsOf, squadFigures, tilesFor } from './aims.ts';
import { rollOptions } from './dice.ts';
import { neutralise, wound } from './harm.ts';
import { campOf, hostageBeside, hqUp, isUp, upFigures } from './reads.ts';
import { type Doing, effectOf, forward, hqOf, hqStands, idle, pickedOf, putMarker, type Verbs } from './steps.ts';
import type { PartieAction, PartieState } from './types.ts';
import { changeFigure, changeTop } from './work.ts';

const villainsAround = (state: PartieState): boolean => {
  const hq = hqOf(state);
  return (
    hq !== undefined &&
    hq.zone !== null &&
    state.figures.some(
      (figure) => isUp(figure) && figure.zone === hq.zone && campOf(state, figure) === foe(state.active),
    )
  );
};
const recoverable = (state: PartieState, most: number): number => {
  const hq = hqOf(state);
  if (villainsAround(state)) return 0;
  return hq === undefined || hq.life === null || hq.most === null ? most : Math.min(most, hq.most - hq.life);
};

type Shared = Extract<
  VerbName,
  | 'tell'
  | 'pick'
  | 'pick-tile'
  | 'pick-squad'
  | 'split'
  | 'fall'
  | 'roll'
  | 'idle'
  | 'wound'
  | 'heal'
  | 'recover'
  | 'sacrifice'
  | 'flip'
  | 'place'
>;
export const SHARED: { readonly [K in Shared]: Doing<Verbs<K>> } = {
  tell: {
    ready: (state, camp, { who = 'hq' }) =>
      who === 'operated'
        ? state.operated !== null && upFigures(state, state.operated).length > 0
        : hqUp(state, camp) && (who !== 'blast' || hostageBeside(state, camp) === undefined),
    ask: (state, task, { who = 'hq' }) =>
      who === 'blast' || actorsOf(state, task, who).some(isUp) ? [{ type: 'done' }] : [],
    run: (work, task) => forward(work, task),
  },
  pick: {
    ready: (state, camp, { of }) => aimsOf(state, camp, of).length > 0,
    ask: (state, _task, { of }) => aimsOf(state, state.active, of).map(({ id }) => ({ type: 'pick', figure: id })),
    run: (work, task, { rules }, action) => {
      if (action?.type !== 'pick') return;
      tell(work, { type: 'picked', power: task.power, figure: action.figure, cites: rules });
      forward(work, task, { figure: action.figure });
    },
  },
  'pick-tile': {
    ready: (state, camp, { of }) => tilesFor(state, camp, of).length > 0,
    ask: (state, _task, { of }) => tilesFor(state, state.active, of).map(({ id }) => ({ type: 'pick-tile', tile: id })),
    run: (work, task, { rules }, action) => {
      if (action?.type !== 'pick-tile') return;
      tell(work, { type: 'tile-picked', power: task.power, tile: action.tile, cites: rules });
      forward(work, task, { tile: action.tile });
    },
  },
  'pick-squad': {
    ready: (state, camp) => squadFigures(state, camp).length > 0,
    ask: (state) => {
      const figures = squadFigures(state, state.active);
      const pairs = figures.flatMap((a, i) =>
        figures
          .slice(i + 1)
          .filter((b) => b.tile === a.tile)
          .map((b): PartieAction => ({ type: 'pick-two', figures: [a.id, b.id] })),
      );
      return [...figures.map(({ id }): PartieAction => ({ type: 'pick', figure: id })), ...pairs];
    },
    run: (work, task, { rules }, action) => {
      const figures = action?.type === 'pick' ? [action.figure] : action?.type === 'pick-two' ? action.figures : [];
      for (const figure of figures) tell(work, { type: 'picked', power: task.power, figure, cites: rules });
      forward(work, task, { figures });
    },
  },
  split: {
    ready: hqStands,
    ask: (_state, { power, key }) =>
      Object.keys(effectOf(powerById(power), key).parts ?? {}).map((part) => ({ type: 'choose', keys: [part] })),
    run: (work, task, { rules }, action) => {
      if (action?.type !== 'choose') return;
      const key = `${task.key}:${action.keys[0]}`;
      changeTop(work, { task: 'power', power: task.power, key, at: 0 });
      tell(work, { type: 'power-began', side: work.state.active, power: task.power, key, cites: rules });
    },
  },
  fall: {
    run: (work, task) =>
      changeTop(work, { task: 'power', power: task.power, key: `${task.key}:${known(task.number)}`, at: 0 }),
  },
  roll: {
    ready: hqStands,
    ask: (state, _task, verb) => rollOptions(state, verb),
    run: (work, task, { colour, dice, rules }, action) => {
      if (action?.type !== 'rolled') return;
      tell(work, { type: 'rolled', power: task.power, colour, dice, successes: action.successes, cites: rules });
      forward(work, task, { number: action.successes });
    },
  },
  idle: { run: (work, task, { rules }) => (idle(work, task, rules), forward(work, task)) },
  wound: {
    ready: hqStands,
    run: (work, task, { on, amount, rules }) => {
      const hq = hqOf(work.state);
      const target = on === 'hq' ? hq : pickedOf(work.state, task);
      forward(work, task);
      const wounds = amount === 'rolled' ? known(task.number) : amount;
      if (wounds === 0) idle(work, task, rules);
      else if (target) wound(work, target.id, wounds, { by: hq ?? null, means: 'power', cites: rules });
    },
  },
  heal: {
    run: (work, task, { rules }) => {
      const figure = known(pickedOf(work.state, task));
      changeFigure(work, figure.id, { life: figure.most, wounds: 0 });
      tell(work, {
        type: 'healed',
        figure: figure.id,
        life: figure.most,
        amount: figure.most === null || figure.life === null ? null : figure.most - figure.life,
        cites: rules,
      });
      forward(work, task);
    },
  },
  recover: {
    ask: (state, _task, { most }) =>
      Array.from({ length: recoverable(state, most) + 1 }, (_, number) => ({ type: 'count', number })),
    run: (work, task, { rules }, action) => {
      const hq = hqOf(work.state);
      if (action?.type !== 'count' || !hq) return;
      const life = hq.life === null ? null : hq.life + action.number;
      changeFigure(work, hq.id, { life, wounds: Math.max(0, hq.wounds - action.number) });
      tell(work, { type: 'healed', figure: hq.id, life, amount: action.number, cites: rules });
      forward(work, task);
    },
  },
  sacrifice: {
    run: (work, task, { rules }) => {
      forward(work, task);
      neutralise(work, known(task.figure), { by: hqOf(work.state) ?? null, means: 'power', cites: rules });
    },
  },
  flip: {
    run: (work, task, { marker, rules }) => {
      const faded = work.state.markers.filter((one) => one.kind === marker && one.full === false).length;
      change(work, { markers: work.state.markers.map((one) => (one.kind === marker ? { ...one, full: true } : one)) });
      tell(work, { type: 'markers-flipped', kind: marker, count: faded, cites: rules });
      forward(work, task);
    },
  },
  place: {
    run: (work, task, { marker, rules }) => {
      putMarker(work, { kind: marker, zone: pickedOf(work.state, task)?.zone ?? null }, rules);
      forward(work, task);
    },
  },
};
