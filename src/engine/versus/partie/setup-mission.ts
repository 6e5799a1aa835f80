// What a scenario says of its mission and its moment, whatever mode plays it: read with defaults, and checked.
import { isBetween } from '../../kernel/faults.ts';
import { LIMITS } from '../constants.ts';
import { endCites } from '../mission/cites.ts';
import type { EndSpec, Mission } from '../mission/format.ts';
import { startPieces, withCounts } from '../mission/measure.ts';
import type { Piece } from '../mission/state.ts';
import { MISSIONS } from '../missions.ts';
import { type Camp, type MissionId, MISSION_IDS } from '../types.ts';
import { fault, type Faults, faultWith, isName, when, zoneFaults } from './setup-faults.ts';
import type { PartieScenario } from './types.ts';

export const missionIdOf = ({ mission }: PartieScenario): MissionId | null =>
  MISSION_IDS.find((id) => id === mission) ?? null;
/** How many pieces of each token, where the scenario says: those that it lists, else the number that it gives. */
const countsOf = ({ counts = {}, pieces = [] }: PartieScenario): Readonly<Record<string, number>> => {
  const listed = [...new Set(pieces.map(({ token }) => token))].map(
    (token) => [token, pieces.filter((piece) => piece.token === token).length] as const,
  );
  return { ...counts, ...Object.fromEntries(listed) };
};
/** The mission, with the numbers of pieces of the scenario; undefined when none is chosen. */
export const missionOf = (scenario: PartieScenario): Mission | undefined => {
  const id = missionIdOf(scenario);
  const mission = id === null ? scenario.mission : MISSIONS[id];
  return typeof mission === 'object' ? withCounts(mission, countsOf(scenario)) : undefined;
};
export const initiativeOf = ({ initiative }: PartieScenario, mission: Mission): Camp =>
  initiative ?? mission.initiative;
export const turnOf = ({ turn = 1 }: PartieScenario): number => turn;
export const activeOf = (scenario: PartieScenario, mission: Mission): Camp =>
  scenario.active ?? initiativeOf(scenario, mission);
type TurnEnd = Extract<EndSpec, { readonly kind: 'turn' }>;
/** The check at which the mission ends at the latest. */
const lastCheck = ({ ends }: Mission): TurnEnd | undefined =>
  ends.filter((end): end is TurnEnd => end.kind === 'turn').toSorted((a, b) => a.turn - b.turn || a.check - b.check)[0];
/** Every piece, numbered by token: those that the scenario lists, else those of the start. */
export const piecesOf = ({ pieces = [] }: PartieScenario, mission: Mission): readonly Piece[] =>
  startPieces(mission).map((piece) => {
    const n = Number(piece.id.slice(piece.token.length + 1));
    const spec = pieces.filter(({ token }) => token === piece.token)[n - 1];
    return spec ? { ...piece, state: spec.state ?? piece.state, zone: spec.zone ?? null } : piece;
  });

// ── Faults
const NOTE_MOST = 1000;
export const headFaults = ({ name, note = '', author = '' }: PartieScenario): Faults => [
  ...when(!isName(name), fault('titre', 'name', 'vs.mise-en-place.mission')),
  ...when(note.length > NOTE_MOST, fault('note-longue', 'note', 'vs.mise-en-place.mission')),
  ...when(author.length > LIMITS.name, fault('auteur-long', 'author', 'vs.mise-en-place.mission')),
];
/** No turn after the mission's last check. */
export const momentFaults = (scenario: PartieScenario, mission: Mission): Faults => {
  const turn = turnOf(scenario);
  const last = lastCheck(mission);
  if (!isBetween(turn, 1, LIMITS.turns))
    return [faultWith('tour-nombre', 'turn', { n: LIMITS.turns }, 'vs.mise-en-place.mission')];
  if (last === undefined) return [];
  const cites = endCites(missionIdOf(scenario), last.id);
  if (turn > last.turn) return [faultWith('tour-mission', 'turn', { n: last.turn }, ...cites)];
  return when(
    turn === last.turn && last.check === 1 && activeOf(scenario, mission) !== initiativeOf(scenario, mission),
    faultWith('tour-fini', 'active', { n: last.turn }, ...cites),
  );
};
export const pieceFaults = (scenario: PartieScenario, mission: Mission): Faults => {
  const { pieces = [], counts = {} } = scenario;
  const finish = 'vs.mise-en-place.finir';
  const listed = [...new Set(pieces.map(({ token }) => token))];
  return [
    ...Object.entries(counts).flatMap(([token, count]) => [
      ...when(!mission.tokens.some(({ id }) => id === token), fault('pion-inconnu', `counts.${token}`, finish)),
      ...when(
        !isBetween(count, 0, LIMITS.pieces),
        faultWith('pions-nombre', `counts.${token}`, { n: LIMITS.pieces }, finish),
      ),
    ]),
    ...listed.flatMap((token) =>
      when(
        pieces.filter((piece) => piece.token === token).length > LIMITS.pieces,
        faultWith('pions-nombre', 'pieces', { n: LIMITS.pieces }, finish),
      ),
    ),
    ...pieces.flatMap(({ token, state, zone }, i): Faults => {
      const about = `pieces.${i}`;
      const spec = mission.tokens.find(({ id }) => id === token);
      if (spec === undefined) return [fault('pion-inconnu', `${about}.token`, finish)];
      const at = spec.states.find(({ id }) => id === (state ?? spec.states[0]?.id))?.at;
      return [
        ...when(at === undefined, faultWith('pion-etat', `${about}.state`, { pion: spec.name }, finish)),
        ...when(
          at !== undefined && at !== 'board' && zone !== undefined,
          faultWith('pion-hors-plateau', `${about}.zone`, { pion: spec.name }, finish),
        ),
        ...zoneFaults(scenario, zone, `${about}.zone`),
      ];
    }),
  ];
};
