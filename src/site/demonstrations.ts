// The demonstrations of each game (src/demonstrations/<jeu>.json), played once as the build begins: one that does not do what it says stops it.
import type { Demonstrations, Sight } from '../engine/kernel/demonstration.ts';
import { type Blank, lookAt, modeOfSight } from '../engine/kernel/sight.ts';
import { READY_GAMES } from './games.ts';
import { MODES } from '../components/every-mode.ts';

const files = import.meta.glob<Demonstrations>('../demonstrations/*.json', { eager: true, import: 'default' });
const AUCUNE: Demonstrations = { scenarios: [], runs: [], rules: {} };

/** What a game shows outside its examples; nothing when it has no file. */
export function demonstrations(jeu: string): Demonstrations {
  return files[`../demonstrations/${jeu}.json`] ?? AUCUNE;
}

const WHY: Readonly<Record<Blank, string>> = {
  missing: 'sa partie ou son scénario manque au fichier',
  setup: 'la mise en place refuse son scénario',
  stopped: 'le moteur arrête sa partie avant la fin',
  beyond: 'son moment est au-delà de la partie',
  silent: "rien n'y est refusé, signalé ni offert",
};
function faultOf(jeu: string, all: Demonstrations, rule: string, shown: Sight): string | undefined {
  const mode = modeOfSight(all, shown);
  const part = mode === undefined ? undefined : MODES.get(`${jeu}/${mode}`)?.game;
  if (part === undefined) return `mode « ${mode ?? '?'} » inconnu`;
  try {
    const seen = lookAt(part, all, shown);
    if (!seen.ok) return WHY[seen.error];
    return seen.value.cites.includes(rule) ? undefined : 'ce qui se passe là ne la cite pas';
  } catch (error) {
    return `le moteur échoue (${String(error)})`; // on an action of another shape: the file is older than the game
  }
}
/** What is wrong with the demonstrations of a game, one sentence a rule; nothing when each shows its rule. */
export function faultsOf(jeu: string, all: Demonstrations): readonly string[] {
  return Object.entries(all.rules).flatMap(([rule, shown]) => {
    const fault = faultOf(jeu, all, rule, shown);
    return fault === undefined ? [] : [`règle « ${rule} » : ${fault}.`];
  });
}
for (const { slug } of READY_GAMES) {
  const faults = faultsOf(slug, demonstrations(slug));
  if (faults.length > 0)
    throw new Error(
      [
        `src/demonstrations/${slug}.json ne montre plus ce qu'il dit. Refaites-le : node scripts/demonstrations.ts ${slug}`,
        ...faults,
      ].join('\n  '),
    );
}
