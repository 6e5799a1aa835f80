// What the rules of a game are to the site, counted for /couverture/: who applies them, and where each one is seen at work.
import { demonstrations } from './demonstrations.ts';
import type { Sight } from '../engine/kernel/demonstration.ts';
import { etapeDe } from './example-index.ts';
import { arbitrages, regles } from './rulebook.ts';

const silences = import.meta.glob<Readonly<Record<string, string>>>('../engine/*/silent.ts', {
  eager: true,
  import: 'SILENT',
});

export interface Couverture {
  readonly jeu: string;
  readonly toutes: readonly string[];
  readonly moteur: readonly string[]; // applied by the engine
  readonly donnees: readonly string[]; // applied to values that the reader gives
  readonly texte: readonly string[]; // explained, and no more
  readonly arbitrees: readonly string[]; // that a ruling completes or decides
  /** Those that the engine applies, each in one of the three. */
  readonly exemples: ReadonlyMap<string, readonly string[]>; // by id of the example
  readonly vues: ReadonlyMap<Sight['kind'], readonly string[]>; // demonstrations, by what they show
  readonly muettes: readonly (readonly [id: string, raison: string | undefined])[];
}
const groupes = <K>(ids: readonly string[], cle: (id: string) => K | undefined): ReadonlyMap<K, readonly string[]> => {
  const parCle = new Map<K, string[]>();
  for (const id of ids) {
    const nom = cle(id);
    if (nom !== undefined) parCle.set(nom, [...(parCle.get(nom) ?? []), id]);
  }
  return parCle;
};
export const combien = (parCle: ReadonlyMap<unknown, readonly string[]>): number =>
  [...parCle.values()].reduce((somme, ids) => somme + ids.length, 0);

export function couverture(jeu: string): Couverture {
  const table = regles(jeu);
  const toutes = Object.keys(table);
  const de = (runs: 'engine' | 'data' | 'text'): readonly string[] => toutes.filter((id) => table[id]?.runs === runs);
  const nommees = new Set(arbitrages(jeu).flatMap(({ rules }) => rules));
  const moteur = de('engine');
  const autres = moteur.filter((id) => etapeDe(id) === undefined);
  const { rules } = demonstrations(jeu);
  return {
    jeu,
    toutes,
    moteur,
    donnees: de('data'),
    texte: de('text'),
    arbitrees: toutes.filter((id) => nommees.has(id) || (table[id]?.rulings ?? []).length > 0),
    exemples: groupes(moteur, (id) => etapeDe(id)?.exemple),
    vues: groupes(autres, (id) => rules[id]?.kind),
    muettes: autres
      .filter((id) => rules[id] === undefined)
      .map((id) => [id, silences[`../engine/${jeu}/silent.ts`]?.[id]] as const),
  };
}
