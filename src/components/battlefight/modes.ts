// The playable modes of BattleFight, by the name that examples and links give them. For the build: an island imports one of the files, never this one, so that a page brings one engine.
import { formationMode } from './mode-formation.ts';
import { matchMode } from './mode-match.ts';
import { partieMode } from './mode-partie.ts';

export const MODES = { partie: partieMode, match: matchMode, formation: formationMode } as const;
