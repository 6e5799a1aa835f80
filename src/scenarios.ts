// Ready-made scenarios of a game, for its portal: src/engine/<jeu>/scenarios.ts exports SCENARIOS, { id, scenario: { name } }.
import { lien } from './lien.ts';

interface Livre {
  readonly id: string;
  readonly scenario: { readonly name: string };
}
export interface ScenarioPret {
  readonly id: string;
  readonly titre: string;
  readonly href: string;
}
const parJeu = import.meta.glob<readonly Livre[]>('./engine/*/scenarios.ts', { eager: true, import: 'SCENARIOS' });

/** The scenarios a game ships, in order; empty when none is written yet. The workshop opens one by `?scenario=<id>`. */
export function scenarios(jeu: string): readonly ScenarioPret[] {
  return (parJeu[`./engine/${jeu}/scenarios.ts`] ?? []).map((s) => ({
    id: s.id,
    titre: s.scenario.name,
    href: lien(`/${jeu}/atelier/?scenario=${s.id}`),
  }));
}
