// The demonstrations of each game (src/demonstrations/<jeu>.json), played once as the build begins: one that does not do what it says stops it.
import type { Demonstrations, Sight } from '../engine/kernel/demonstration.ts';
import { type Blank, lookAt, modeOfSight } from '../engine/kernel/sight.ts';
import { PRETS } from './games.ts';
import { MODES } from '../components/every-mode.ts';

const fichiers = import.meta.glob<Demonstrations>('../demonstrations/*.json', { eager: true, import: 'default' });
const AUCUNE: Demonstrations = { scenarios: [], runs: [], rules: {} };

/** What a game shows outside its examples; nothing when it has no file. */
export function demonstrations(jeu: string): Demonstrations {
  return fichiers[`../demonstrations/${jeu}.json`] ?? AUCUNE;
}

const POURQUOI: Readonly<Record<Blank, string>> = {
  missing: 'sa partie ou son scénario manque au fichier',
  setup: 'la mise en place refuse son scénario',
  stopped: 'le moteur arrête sa partie avant la fin',
  beyond: 'son moment est au-delà de la partie',
  silent: "rien n'y est refusé, signalé ni offert",
};
function fauteDe(jeu: string, toutes: Demonstrations, regle: string, vue: Sight): string | undefined {
  const mode = modeOfSight(toutes, vue);
  const partie = mode === undefined ? undefined : MODES.get(`${jeu}/${mode}`)?.game;
  if (partie === undefined) return `mode « ${mode ?? '?'} » inconnu`;
  try {
    const vu = lookAt(partie, toutes, vue);
    if (!vu.ok) return POURQUOI[vu.error];
    return vu.value.cites.includes(regle) ? undefined : 'ce qui se passe là ne la cite pas';
  } catch (erreur) {
    return `le moteur échoue (${String(erreur)})`; // on an action of another shape: the file is older than the game
  }
}
/** What is wrong with the demonstrations of a game, one sentence a rule; nothing when each shows its rule. */
export function fautesDes(jeu: string, toutes: Demonstrations): readonly string[] {
  return Object.entries(toutes.rules).flatMap(([regle, vue]) => {
    const faute = fauteDe(jeu, toutes, regle, vue);
    return faute === undefined ? [] : [`règle « ${regle} » : ${faute}.`];
  });
}
for (const { slug } of PRETS) {
  const fautes = fautesDes(slug, demonstrations(slug));
  if (fautes.length > 0)
    throw new Error(
      [
        `src/demonstrations/${slug}.json ne montre plus ce qu'il dit. Refaites-le : node scripts/demonstrations.ts ${slug}`,
        ...fautes,
      ].join('\n  '),
    );
}
