// What a turn brings, in words: the points by what took them, each leading to its rule.
import { listOf, plural } from '../../kernel/french.ts';
import type { Seat } from '../../kernel/game.ts';
import { partie } from '../partie/index.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { PartieAction, PartieState } from '../partie/types.ts';
import type { BbsRule } from '../rules.ts';
import { POINTS } from '../constants.ts';
import { isDestroyerId, RACE_WORDS, seatOfShip } from '../words.ts';
import { sideOf } from '../partie/board.ts';

/** « Vous menez les Vonyan. » */
export const youLead = (state: PartieState, seat: Seat): string => {
  const { race } = sideOf(state, seat);
  return race === null ? '' : `Vous menez ${RACE_WORDS[race].the}. `;
};
type Means = 'shots' | 'turrets' | 'crashes' | 'probes';
const WORDS: Readonly<Record<Means, string>> = {
  shots: 'au tir des chasseurs',
  turrets: 'au tir du destroyer',
  crashes: 'par collision',
  probes: 'aux sondes',
};
interface Taking {
  readonly means: Means;
  readonly points: number;
  readonly rule: BbsRule;
}
const takingOf = (event: PartieEvent, seat: Seat): Taking | undefined => {
  if (event.type === 'probe-taken')
    return seatOfShip(event.ship) === seat
      ? { means: 'probes', points: POINTS.probe, rule: 'bbs.sondes.ramassage' }
      : undefined;
  if (event.type !== 'destroyed' || event.by !== seat) return undefined;
  const { cause, points, cites } = event;
  if (cause === 'fighter-shot') return { means: 'shots', points, rule: 'bbs.tir-chasseurs.prise' };
  if (cause === 'destroyer-shot') return { means: 'turrets', points, rule: 'bbs.tir-destroyers.portee' };
  return { means: 'crashes', points, rule: cites[0] };
};
/** What a way to play a turn is made of, told by the engine. */
export const toldOf = (state: PartieState, actions: readonly PartieAction[]): readonly PartieEvent[] => {
  let now = state;
  return actions.flatMap((action) => {
    const step = partie.apply(now, action);
    now = step.state;
    return step.events;
  });
};
/** « 2 points [au tir des chasseurs](…) et 1 [par collision](…) ». */
export const takings = (events: readonly PartieEvent[], seat: Seat): string => {
  const sums = new Map<Means, Taking>();
  for (const event of events) {
    const taking = takingOf(event, seat);
    if (taking === undefined) continue;
    const before = sums.get(taking.means);
    sums.set(taking.means, before === undefined ? taking : { ...before, points: before.points + taking.points });
  }
  return listOf(
    [...sums.values()].map(
      ({ means, points, rule }, i) => `${i === 0 ? plural(points, 'point') : points} [${WORDS[means]}](${rule})`,
    ),
  );
};
/** Whether a destroyer has its part in it, where it has gone. */
export const isHelped = (events: readonly PartieEvent[], seat: Seat): boolean =>
  events.some(({ type }) => type === 'helmed') &&
  events.some((event) => {
    if (event.type === 'probe-taken') return isDestroyerId(event.ship);
    if (event.type === 'collided') return event.row === 'destroyer' && event.against === 'enemy-fighter';
    return event.type === 'destroyed' && event.by === seat && event.cause === 'destroyer-shot';
  });
/** « 2 points au plus », « aucun point ». */
export const atMost = (points: number): string => (points === 0 ? 'aucun point' : `${plural(points, 'point')} au plus`);
