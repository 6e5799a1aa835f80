// What a work becomes with a thing of the box in it.
import type { Named, Trade } from '../trade.ts';
import type { Thing } from './things.ts';

const SOUND = new WeakSet<Thing>(); // those whose shape was looked at: it does not change with the work
/** The work with a thing of the box in it; undefined where it has no place for it, or where the thing has not the shape that is asked. */
export const used = <T extends Named>(
  { box, isWork }: Trade<T>,
  work: T,
  thing: Thing,
  owner?: string,
): T | undefined => {
  try {
    const next = box?.use(work, thing, owner);
    if (next === undefined || !(SOUND.has(thing) || isWork(next))) return undefined;
    SOUND.add(thing);
    return next;
  } catch {
    return undefined; // of another shape altogether
  }
};
