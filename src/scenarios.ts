// Ready-made scenarios of a game, for its portal and its table: src/engine/<jeu>/scenarios.ts exports SCENARIOS, { id, mode, scenario: { name, note } }
// (the mode is « partie » unless told), and src/engine/scenario/<jeu>.ts exports LINKS, what writes the links of each mode.
import type { ReadyMade } from './components/play/Lobby.tsx';
import { lien } from './lien.ts';

interface Livre {
  readonly id: string;
  readonly mode?: string;
  readonly scenario: { readonly name: string; readonly note?: string };
}
type Liens = Readonly<Record<string, { readonly codec: { readonly encode: (scenario: unknown) => string } }>>;
const parJeu = import.meta.glob<readonly Livre[]>('./engine/*/scenarios.ts', { eager: true, import: 'SCENARIOS' });
const liens = import.meta.glob<Liens>(
  './engine/scenario/{battleworld,battle-beyond-space,battlefight,fields-of-eternia,versus}.ts',
  { eager: true, import: 'LINKS' },
);

const codecDe = (jeu: string, mode: string): Liens[string]['codec'] => {
  const codec = liens[`./engine/scenario/${jeu}.ts`]?.[mode]?.codec;
  if (codec === undefined)
    throw new Error(`src/engine/scenario/${jeu}.ts ne sait pas écrire les liens du mode « ${mode} ».`);
  return codec;
};
/** Where the workshop opens a scenario, legal or not. */
export function lienAtelier(jeu: string, mode: string, scenario: unknown): string {
  return `${lien(`/${jeu}/atelier/`)}#s=${codecDe(jeu, mode).encode(scenario)}`;
}
/** The scenarios a game ships, in order, each with the link that plays it; empty when none is written yet. */
export function scenarios(jeu: string): readonly ReadyMade[] {
  return (parJeu[`./engine/${jeu}/scenarios.ts`] ?? []).map(({ id, mode = 'partie', scenario }) => ({
    id,
    title: scenario.name,
    note: scenario.note ?? '',
    mode: `${jeu}/${mode}`,
    scenario,
    href: `${lien(`/${jeu}/jouer/`)}#s=${codecDe(jeu, mode).encode(scenario)}`,
  }));
}
