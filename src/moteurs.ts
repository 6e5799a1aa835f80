// The playable modes of a game by name, for the build. Never imported by an island: it brings every engine.
import type { Game } from './engine/kernel/game.ts';
import type { Cite } from './engine/kernel/rules.ts';

export type Moteur = Game<unknown, unknown, Cite<string>, string, unknown>;
/** Each mode is exported under its own name by its index: `combat` by engine/battleworld/combat/index.ts, `combatEpique` by the folder combat-epique. */
const modes = import.meta.glob<Readonly<Record<string, Moteur>>>('./engine/*/*/index.ts', { eager: true });

const nomDe = (dossier: string): string => dossier.replace(/-([a-z])/g, (_, lettre: string) => lettre.toUpperCase());

/** A mode by its name, that of its folder; undefined when the game has no such mode. */
export const moteur = (jeu: string, mode: string): Moteur | undefined =>
  modes[`./engine/${jeu}/${mode}/index.ts`]?.[nomDe(mode)];
