// Ready-made scenarios of a game, for its portal: src/engine/<jeu>/scenarios.ts exports SCENARIOS, { id, scenario: { name } }, and src/engine/scenario/<jeu>.ts encodeScenario.
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
type Encode = (scenario: unknown) => string;
const parJeu = import.meta.glob<readonly Livre[]>('./engine/*/scenarios.ts', { eager: true, import: 'SCENARIOS' });
const codeurs = import.meta.glob<Encode>('./engine/scenario/{battleworld,battle-beyond-space,battlefight,fields-of-eternia,versus}.ts', { eager: true, import: 'encodeScenario' });

/** The scenarios a game ships, in order, each with the link that plays it; empty when none is written yet. */
export function scenarios(jeu: string): readonly ScenarioPret[] {
  const encode = codeurs[`./engine/scenario/${jeu}.ts`];
  return (parJeu[`./engine/${jeu}/scenarios.ts`] ?? []).map((s) => ({
    id: s.id,
    titre: s.scenario.name,
    href: lien(`/${jeu}/jouer/`) + (encode === undefined ? '' : `#s=${encode(s.scenario)}`),
  }));
}
