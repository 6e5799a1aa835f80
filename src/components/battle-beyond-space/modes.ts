// The playable modes of Battle Beyond Space, by the name that examples and links give them. For the build: an island imports one of the files, never this one, so that a page brings one engine.
import { escarmoucheMode } from './mode-escarmouche.ts';
import { partieMode } from './mode-partie.ts';

export const MODES = { partie: partieMode, escarmouche: escarmoucheMode } as const;
