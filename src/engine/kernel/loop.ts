import { add, div, mul, ONE, ratio, type Ratio, sub, ZERO } from './ratio.ts';

/** Products of fractions that one loop may cost: beyond, its exact numbers have grown past use. */
const EFFORT = 2_000_000;

/**
 * How many times each state of a loop is visited on average, given how often each is entered from outside: solves x = enter + x·P exactly, where
 * `rows[i]` maps j to the probability of going from i straight to j, both in the loop. Some state must have a way out (else the answer is infinite,
 * and a division by 0 throws). Undefined when the loop asks for more than `EFFORT`. Empties `rows`.
 */
export const visits = (rows: readonly Map<number, Ratio>[], enter: readonly bigint[]): readonly Ratio[] | undefined => {
  const size = rows.length;
  const sources = rows.map(() => new Set<number>());
  for (const [i, row] of rows.entries()) for (const j of row.keys()) sources[j]?.add(i);
  const held = enter.map((n) => ratio(n));
  const left = new Set(rows.keys());
  const saved: { readonly id: number; readonly factor: Ratio; readonly from: readonly (readonly [number, Ratio])[] }[] =
    [];
  const share = (i: number, j: number): Ratio => rows[i]?.get(j) ?? ZERO;
  const cost = (id: number): number => (rows[id]?.size ?? 0) * (sources[id]?.size ?? 0);
  let effort = 0;

  // Takes the states out one by one, the least tangled first; those that led to it now lead where it led.
  while (left.size > 0) {
    let id = -1;
    for (const other of left) if (id < 0 || cost(other) < cost(id)) id = other;
    effort += cost(id) + left.size;
    if (effort > EFFORT) return undefined;
    left.delete(id);
    const factor = div(ONE, sub(ONE, share(id, id)));
    const from = [...(sources[id] ?? [])].filter((i) => i !== id).map((i) => [i, share(i, id)] as const);
    for (const [j, onward] of rows[id] ?? []) {
      if (j === id) continue;
      const part = mul(factor, onward);
      held[j] = add(held[j] ?? ZERO, mul(held[id] ?? ZERO, part));
      for (const [i, toward] of from) {
        rows[i]?.set(j, add(share(i, j), mul(toward, part)));
        sources[j]?.add(i);
      }
      sources[j]?.delete(id);
    }
    for (const [i] of from) rows[i]?.delete(id);
    rows[id]?.clear();
    saved.push({ id, factor, from });
  }

  const times: Ratio[] = Array.from({ length: size }, () => ZERO);
  for (const { id, factor, from } of saved.reverse())
    times[id] = mul(
      factor,
      from.reduce((sum, [i, toward]) => add(sum, mul(times[i] ?? ZERO, toward)), held[id] ?? ZERO),
    );
  return times;
};
