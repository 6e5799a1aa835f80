// All playable modes at once, for the build and the tests. Never imported by an island: it brings every engine.
import type { AnyMode } from './registry.ts';

const files = import.meta.glob<AnyMode>(['./*/mode-*.ts', '!./*/mode-shared*'], { import: 'mode', eager: true });

/** By the id of its game: « battleworld/combat ». */
export const MODES: ReadonlyMap<string, AnyMode> = new Map(Object.values(files).map((mode) => [mode.game.id, mode]));
