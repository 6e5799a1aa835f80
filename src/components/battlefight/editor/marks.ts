// The text of the steps, line by line, cut where a fault begins or ends: what the underlining layer draws.
import type { Fault } from '../../../engine/battlefight/language/index.ts';

export interface Segment {
  readonly text: string; // may be empty: a place where something is missing
  readonly fault: number | undefined; // rank of the fault that stands there
}

const cutsOf = (from: number, to: number, faults: readonly Fault[]): readonly number[] => {
  const inside = faults.flatMap((fault) => [fault.from, fault.to]).filter((at) => at > from && at < to);
  return [...new Set([from, ...inside, to])].toSorted((a, b) => a - b);
};
const lineOf = (text: string, from: number, to: number, faults: readonly Fault[]): readonly Segment[] => {
  const cuts = cutsOf(from, to, faults);
  const owner = (start: number, end: number): number | undefined => {
    const found = faults.findIndex((fault) => fault.from <= start && fault.to >= end && fault.to > fault.from);
    return found === -1 ? undefined : found;
  };
  const points = faults.flatMap((fault, i) =>
    fault.from === fault.to && fault.from >= from && fault.from <= to ? [{ at: fault.from, fault: i }] : [],
  );
  const segments: Segment[] = [];
  for (const [i, start] of cuts.entries()) {
    for (const point of points) if (point.at === start) segments.push({ text: '', fault: point.fault });
    const end = cuts[i + 1];
    if (end !== undefined) segments.push({ text: text.slice(start, end), fault: owner(start, end) });
  }
  return segments;
};

/** Each line of the text; put together again, with a newline between two lines, it is the text. */
export const markedLines = (text: string, faults: readonly Fault[]): readonly (readonly Segment[])[] => {
  let from = 0;
  return text.split('\n').map((line) => {
    const to = from + line.length;
    const segments = lineOf(text, from, to, faults);
    from = to + 1;
    return segments;
  });
};
