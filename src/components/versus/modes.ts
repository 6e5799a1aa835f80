// The playable modes of Versus, by the name that examples and links give them. For the build: an island imports one of the files, never this one, so that a page brings one engine.
import { missionMode } from './mode-mission.ts';
import { partieMode } from './mode-partie.ts';

export const MODES = { partie: partieMode, mission: missionMode } as const;
