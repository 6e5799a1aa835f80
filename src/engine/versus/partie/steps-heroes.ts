// Steps that only heroes' powers have.
import { known, type Some } from '../../kernel/result.ts';
import { change, tell } from '../../kernel/work.ts';
import { powerById } from '../powers.ts';
import type { VerbName } from '../power-types.ts';
import type { VsRule } from '../rules.ts';
import { foe, SPACES, type Zone } from '../types.ts';
import { release, removeMarkers } from './harm.ts';
import { saturationOf } from './posts.ts';
import { sideOf } from './reads.ts';
import {
  type Doing,
  effectOf,
  forward,
  hqOf,
  hqStands,
  idle,
  mark,
  type PowerTask,
  putMarker,
  type Verbs,
} from './steps.ts';
import type { PartieAction, PartieState } from './types.ts';
import { changeFigure, changeSide, moveDiscs, type Work } from './work.ts';

/** Zones still free for a smoke token: three different ones unless the option lets them share (A33). */
const smokeZones = ({ fixed }: PartieState, { zones = [] }: PowerTask): readonly Zone[] =>
  fixed.options.shadowsSameZone ? fixed.zones : fixed.zones.filter((zone) => !zones.includes(zone));
const addSmoke = (work: Work, task: PowerTask, zone: Zone | null, cites: Some<VsRule>): void => {
  putMarker(work, { kind: 'smoke', zone }, cites);
  forward(work, task, { zones: [...(task.zones ?? []), zone] });
};
type Heroes = Extract<
  VerbName,
  | 'smoke-here'
  | 'smoke'
  | 'hide'
  | 'vanish'
  | 'late-disc'
  | 'late'
  | 'souls'
  | 'release'
  | 'guard'
  | 'stealth'
  | 'hack'
  | 'freeze'
>;
export const HEROES: { readonly [K in Heroes]: Doing<Verbs<K>> } = {
  'smoke-here': {
    ready: hqStands,
    run: (work, task, { rules }) => addSmoke(work, task, hqOf(work.state)?.zone ?? null, rules),
  },
  smoke: {
    ask: (state, task) => {
      const zones = smokeZones(state, task);
      return zones.length > 0 ? zones.map((zone) => ({ type: 'pick-zone', zone })) : undefined;
    },
    run: (work, task, { rules }, action) =>
      addSmoke(work, task, action?.type === 'pick-zone' ? action.zone : null, rules),
  },
  hide: {
    ask: (_state, { zones = [] }) => zones.map((_, i) => ({ type: 'hide', shadow: i + 1 })),
    run: (work, task, { rules }, action) => {
      if (action?.type !== 'hide') return;
      change(work, {
        shadows: (task.zones ?? []).map((zone, i) => ({ number: i + 1, zone, batman: i + 1 === action.shadow })),
      });
      tell(work, { type: 'hidden', shadow: action.shadow, cites: rules });
      forward(work, task);
    },
  },
  vanish: {
    run: (work, task, { rules }) => {
      const hq = known(hqOf(work.state));
      changeFigure(work, hq.id, { at: 'hidden', zone: null });
      tell(work, { type: 'vanished', figure: hq.id, cites: rules });
      forward(work, task);
    },
  },
  'late-disc': {
    ready: hqStands,
    run: (work, task, { rules }) => {
      moveDiscs(work, 'villain', 'unavailable', 'spent', 1, task.power, rules);
      forward(work, task);
    },
  },
  late: {
    run: (work, task, { rules }) => {
      const late = work.state.fixed.options.batwomanStacks ? sideOf(work.state, 'villain').late + 1 : 1;
      changeSide(work, 'villain', { late });
      tell(work, { type: 'late', side: 'villain', ahead: late, cites: rules });
      forward(work, task);
    },
  },
  souls: {
    run: (work, task, { rules }) => {
      const souls = work.state.figures.filter(({ at }) => at === 'soultaker').length;
      const own = effectOf(powerById(task.power), task.key).dice ?? [];
      tell(work, {
        type: 'dice',
        power: task.power,
        pool: [
          ...own.map(({ colour, count, reroll = false }) => ({ colour, count, reroll })),
          ...(souls > 0 ? [{ colour: 'white' as const, count: souls, reroll: false }] : []),
        ],
        cites: rules,
      });
      forward(work, task);
    },
  },
  release: { run: (work, task) => (release(work), forward(work, task)) },
  guard: { ready: hqStands, run: (work, task, { rules }) => mark(work, task, 'guard', rules) },
  stealth: { run: (work, task, { rules }) => mark(work, task, 'stealth', rules) },
  hack: {
    ask: (state) => {
      const left = SPACES.filter((space) => !sideOf(state, foe(state.active)).hacked.includes(space));
      return left.length > 0
        ? [...left.map((space): PartieAction => ({ type: 'hack', space })), { type: 'no' }]
        : undefined;
    },
    run: (work, task, { rules }, action) => {
      const side = foe(work.state.active);
      if (action?.type === 'hack') {
        changeSide(work, side, { hacked: [...sideOf(work.state, side).hacked, action.space] });
        tell(work, {
          type: 'hacked',
          side,
          space: action.space,
          saturation: saturationOf(work.state, side, action.space),
          cites: [...rules, 'vs.qg.priorite'],
        });
      } else if (action) tell(work, { type: 'declined', power: task.power, cites: rules });
      else idle(work, task, rules);
      forward(work, task);
    },
  },
  freeze: {
    ready: hqStands,
    run: (work, task, { rules }) => {
      removeMarkers(work, 'freeze', rules);
      putMarker(work, { kind: 'freeze', zone: hqOf(work.state)?.zone ?? null }, rules);
      forward(work, task);
    },
  },
};
