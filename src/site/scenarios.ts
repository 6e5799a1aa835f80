// Ready-made scenarios of a game, for its portal and its table: src/engine/<jeu>/scenarios.ts exports SCENARIOS, { id, mode, scenario: { name, note } }
// (the mode is « partie » unless told).
import { MODES } from '../components/every-mode.ts';
import type { ReadyMade } from '../components/play/Lobby.tsx';
import { lien } from './link.ts';
import { vignette } from './vignettes.ts';

interface Livre {
  readonly id: string;
  readonly mode?: string;
  readonly scenario: { readonly name: string; readonly note?: string };
}
const parJeu = import.meta.glob<readonly Livre[]>('../engine/*/scenarios.ts', { eager: true, import: 'SCENARIOS' });
/** What writes the links of each mode, by the id of its game. */
const codecs = new Map(
  await Promise.all([...MODES].map(async ([id, { links }]) => [id, (await links()).codec] as const)),
);
const ecrit = (jeu: string, mode: string, scenario: unknown): string => {
  const codec = codecs.get(`${jeu}/${mode}`);
  if (codec === undefined)
    throw new Error(`Aucun mode « ${mode} » de ${jeu} pour écrire des liens (src/components/${jeu}/mode-${mode}.ts).`);
  return codec.encode(scenario);
};
/** Where the workshop opens a scenario, legal or not. */
export function lienAtelier(jeu: string, mode: string, scenario: unknown): string {
  return `${lien(`/${jeu}/atelier/`)}#s=${ecrit(jeu, mode, scenario)}`;
}
const depart = (jeu: string, mode: string, scenario: unknown) => {
  const start = MODES.get(`${jeu}/${mode}`)?.game.setup(scenario);
  if (start?.ok !== true) throw new Error(`Un scénario tout prêt de ${jeu}/${mode} est refusé.`);
  return start.value;
};
/** The scenarios a game ships, in order, each with its picture and the link that plays it; empty when none is written yet. */
export function scenarios(jeu: string): readonly ReadyMade[] {
  return (parJeu[`../engine/${jeu}/scenarios.ts`] ?? []).map(({ id, mode = 'partie', scenario }) => ({
    id,
    title: scenario.name,
    note: scenario.note ?? '',
    mode: `${jeu}/${mode}`,
    scenario,
    drawing: vignette(`${jeu}/${mode}`, depart(jeu, mode, scenario)),
    href: `${lien(`/${jeu}/jouer/`)}#s=${ecrit(jeu, mode, scenario)}`,
  }));
}
