// What the rules of a game are to the site, counted for /couverture/: who applies them, and where each one is seen at work.
import { demonstrations } from './demonstrations.ts';
import type { Sight } from '../engine/kernel/demonstration.ts';
import { stepShowing } from './example-index.ts';
import { rulingsOf, rulesOf } from './rulebook.ts';

const silences = import.meta.glob<Readonly<Record<string, string>>>('../engine/*/silent.ts', {
  eager: true,
  import: 'SILENT',
});

export interface Coverage {
  readonly jeu: string;
  readonly all: readonly string[];
  readonly byEngine: readonly string[]; // applied by the engine
  readonly asData: readonly string[]; // applied to values that the reader gives
  readonly asText: readonly string[]; // explained, and no more
  readonly ruled: readonly string[]; // that a ruling completes or decides
  /** Those that the engine applies, each in one of the three. */
  readonly examples: ReadonlyMap<string, readonly string[]>; // by id of the example
  readonly seen: ReadonlyMap<Sight['kind'], readonly string[]>; // demonstrations, by what they show
  readonly silent: readonly (readonly [id: string, reason: string | undefined])[];
}
const groups = <K>(ids: readonly string[], key: (id: string) => K | undefined): ReadonlyMap<K, readonly string[]> => {
  const byKey = new Map<K, string[]>();
  for (const id of ids) {
    const name = key(id);
    if (name !== undefined) byKey.set(name, [...(byKey.get(name) ?? []), id]);
  }
  return byKey;
};
export const count = (byKey: ReadonlyMap<unknown, readonly string[]>): number =>
  [...byKey.values()].reduce((sum, ids) => sum + ids.length, 0);

export function coverageOf(jeu: string): Coverage {
  const table = rulesOf(jeu);
  const all = Object.keys(table);
  const from = (runs: 'engine' | 'data' | 'text'): readonly string[] => all.filter((id) => table[id]?.runs === runs);
  const named = new Set(rulingsOf(jeu).flatMap(({ rules }) => rules));
  const byEngine = from('engine');
  const others = byEngine.filter((id) => stepShowing(id) === undefined);
  const { rules } = demonstrations(jeu);
  return {
    jeu,
    all: all,
    byEngine: byEngine,
    asData: from('data'),
    asText: from('text'),
    ruled: all.filter((id) => named.has(id) || (table[id]?.rulings ?? []).length > 0),
    examples: groups(byEngine, (id) => stepShowing(id)?.example),
    seen: groups(others, (id) => rules[id]?.kind),
    silent: others
      .filter((id) => rules[id] === undefined)
      .map((id) => [id, silences[`../engine/${jeu}/silent.ts`]?.[id]] as const),
  };
}
