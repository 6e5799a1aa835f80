// Random games of both modes of Versus.
import type { MissionScenario } from '../../../src/engine/versus/mission/types.ts';
import type { PartieScenario } from '../../../src/engine/versus/partie/types.ts';
import type { Fuzz } from '../subject.ts';
import { anyDraft, anyGame, anyMission } from './random.ts';

const ENDS = ['hero', 'villain'];
export const partieFuzz: Fuzz<PartieScenario> = {
  scenario: (below) => (below(6) === 0 ? anyDraft(below) : anyGame(below)),
  ends: ENDS,
  games: 250,
  refusals: 45,
};
export const missionFuzz: Fuzz<MissionScenario> = { scenario: anyMission, ends: ENDS, games: 200, refusals: 6 };
