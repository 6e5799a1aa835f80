// The work on the desk: a game or a position, which may be given as a challenge. It may be faulty: the engine judges it, the functions beside only write what the reader asks.
import type { EscarmoucheScenario } from '../../../engine/battle-beyond-space/escarmouche/types.ts';
import type { PartieScenario } from '../../../engine/battle-beyond-space/partie/types.ts';
import { put } from '../../atelier/put.ts';

/** What makes a skirmish of a position: who plays it, for how long, for how much. */
export type Challenge = Pick<EscarmoucheScenario, 'seat' | 'turns' | 'goal'>;
export interface Work extends PartieScenario {
  readonly challenge?: Challenge;
}
export const STARTER: Work = {
  name: 'Une partie à quatre',
  kind: 'reglementaire',
  first: null,
  players: [{ race: 'terriens' }, { race: 'vonyan' }, { race: 'valkyries' }, { race: 'dreckach' }],
};
/** The example board and its zones, with nothing on it: no ship, no asteroid, no probe. */
export const BLANK: Work = {
  ...STARTER,
  name: 'Mon plateau',
  players: STARTER.players.map((player) => ({ ...player, fleet: { fighters: [], destroyers: [] } })),
  asteroids: [],
  probes: [],
};
export const NEW_CHALLENGE: Challenge = { seat: 0, turns: 1, goal: { of: 'prises', least: 4 } };

export const toPartie = ({ challenge: _, ...scenario }: Work): PartieScenario => scenario;
/** The title and the text are those of the challenge; its position keeps the rest. */
export const toEscarmouche = (work: Work, { seat, turns, goal }: Challenge): EscarmoucheScenario => {
  const { note, author, ...position } = toPartie(work);
  return {
    name: work.name,
    ...(note === undefined ? {} : { note }),
    ...(author === undefined ? {} : { author }),
    position,
    seat,
    turns,
    goal,
  };
};
export const fromEscarmouche = ({ name, note, author, position, seat, turns, goal }: EscarmoucheScenario): Work =>
  put(put<Work, 'note'>({ ...position, name, challenge: { seat, turns, goal } }, 'note', note), 'author', author);
